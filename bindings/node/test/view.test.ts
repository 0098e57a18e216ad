import { expect, test } from "vitest";

import * as saop from "../dist/index.js";
import { envelope, fixtures, group, membersOf, thrown } from "./common";

// SPEC N5, N10

const text = JSON.stringify(envelope());
const names = ["EscalationReport", "Observation", "SaopEnvelope", "SaopParallelTurnEnvelope", "SaopPins", "SaopRecord"];
const schemas = ["escalation-report", "observation", "saop-envelope", "saop-parallel-turn-envelope", "saop-pins", "saop-record"];
const all = saop as unknown as Record<string, (raw: unknown, options?: unknown) => any>;

test("members of a view are those of the whole object", () => {
  const view = saop.viewSaopEnvelope(text);
  expect([view.turn_index, view.action.tool_name, view.thought.uncertainty]).toStrictEqual([3, "shell", "Is it the lexer? 🦀"]);
  expect(view.action.arguments).toStrictEqual(envelope().action.arguments);
  expect(view.toObject()).toStrictEqual(saop.parseSaopEnvelope(text));
  expect(view.thought.toObject()).toStrictEqual(envelope().thought);
  expect(JSON.stringify(view)).toBe(text);
  expect(saop.serializeSaopMessage(view.toObject())).toBe(text);
  expect(saop.validateSaopEnvelope(view)).toStrictEqual(view.toObject());
  // As deep as a text may be: that a view stands for an object is no level.
  const deep = text.replace("2.5", `${"[".repeat(123)}${"]".repeat(123)}`);
  expect(saop.validateSaopEnvelope(saop.viewSaopEnvelope(deep))).toStrictEqual(saop.parseSaopEnvelope(deep));
  thrown(saop.SaopParseError, () => saop.parseSaopEnvelope(text.replace("2.5", `${"[".repeat(124)}${"]".repeat(124)}`)));
  const short = saop.viewSaopEnvelope(text.replace(/,"uncertainty":"[^"]*"/, ""));
  expect(short.thought.uncertainty).toBeUndefined();
});

test("a view of every valid fixture has what the parser gives", () => {
  for (const [which, schema] of schemas.entries()) {
    for (const { name, raw } of fixtures(schema, "valid")) {
      for (const given of [raw, raw.toString()]) {
        const whole = all[`parse${names[which]!}`]!(given);
        const view = all[`view${names[which]!}`]!(given);
        expect(view.toObject(), name).toStrictEqual(whole);
        expect(membersOf(view), name).toStrictEqual(whole);
        expect(all["viewSaopMessage"]!(given).constructor, name).toBe(view.constructor);
      }
    }
  }
});

test("what the parser refuses, a view refuses with the same error", () => {
  for (const [which, schema] of schemas.entries()) {
    for (const { name, raw } of fixtures(schema, "invalid")) {
      const [one, other] = ["parse", "view"].map((verb) => thrown(saop.SaopError, () => all[`${verb}${names[which]!}`]!(raw)));
      expect([other!.name, other!.message, other!.violations], name).toStrictEqual([one!.name, one!.message, one!.violations]);
    }
  }
  thrown(saop.SaopParseError, () => saop.viewSaopEnvelope(text.replace("lexer", "\ud83e")));
  expect(saop.viewSaopEnvelope(text.replace("lexer", "\ufffd")).thought.uncertainty).toBe("Is it the \ufffd? 🦀");
});

test("the turns of a group are views, too", () => {
  const view = saop.viewSaopParallelTurn(JSON.stringify(group()));
  expect(view.agent_turns.map((turn) => [turn.agent_id, turn.action.tool_name])).toStrictEqual([
    ["a", "read_file"],
    ["b", "read_file"],
  ]);
  const message = saop.viewSaopMessage(JSON.stringify(group()));
  expect("agent_turns" in message && message.agent_turns.length).toBe(2);
});

test("numbers of a view are as exact as the parser's", () => {
  const big = text.replace('"turn_index":3', '"turn_index":18446744073709551615').replace("2.5", "1e400");
  const view = saop.viewSaopEnvelope(big);
  expect(view.turn_index).toStrictEqual(new saop.JsonNumber("18446744073709551615"));
  expect(saop.viewSaopEnvelope(big, { numbers: "bigint" }).turn_index).toBe(18446744073709551615n);
  const error = thrown(saop.SaopValidationError, () => saop.viewSaopEnvelope(big, { numbers: "double" }));
  expect(error.violations.map((one) => one.pointer)).toStrictEqual(["/turn_index", "/action/arguments/deep/n/1"]);
  const long = JSON.stringify({ ...envelope(), action: { tool_name: "t", arguments: { n: Array.from({ length: 99 }, () => 0) } } });
  expect(() => saop.viewSaopEnvelope(long.replace("0,0", "0,1e999"), { numbers: "double" })).toThrow(saop.SaopValidationError);
  expect(saop.viewSaopEnvelope(text, { numbers: "double" }).turn_index + 1).toBe(4);
});

test("views are independent of each other and of what is parsed meanwhile", () => {
  const views = Array.from({ length: 5000 }, (_, index) => {
    const raw = text.replace("builder-1", `builder-of-number-${index}`).replace('"turn_index":3', `"turn_index":${index}`);
    saop.parseSaopEnvelope(raw);
    // One that needs more room than others have together, now and then.
    if (index % 1000 === 7) saop.viewSaopParallelTurn(JSON.stringify({ ...group(), agent_turns: many(index) }));
    return saop.viewSaopEnvelope(index % 2 ? raw : Buffer.from(raw));
  });
  for (const [index, view] of views.entries()) {
    expect([view.turn_index, view.agent_id]).toStrictEqual([index, `builder-of-number-${index}`]);
  }
  const large = saop.viewSaopParallelTurn(JSON.stringify({ ...group(), agent_turns: many(3000) }));
  expect(large.agent_turns.at(-1)?.agent_id).toBe("agent-2999");
});

function many(count: number) {
  const [turn] = group().agent_turns;
  return Array.from({ length: count + 1 }, (_, index) => ({ ...turn, agent_id: `agent-${index}` })).slice(0, count || 1);
}

test("a view is not written to, and shows what it has", async () => {
  const view = saop.viewSaopEnvelope(text) as unknown as Record<string, unknown>;
  expect(() => (view["turn_index"] = 4)).toThrow(TypeError);
  expect(Object.keys(view)).toStrictEqual([]);
  const { inspect } = await import("node:util");
  expect(inspect(view)).toBe(inspect(saop.parseSaopEnvelope(text)));
});
