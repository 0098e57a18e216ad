import { expect, test } from "vitest";

import {
  AgentTurns,
  checkSaopParallelTurn,
  isValidSaopParallelTurn,
  parseSaopEnvelope,
  parseSaopMessage,
  parseSaopParallelTurn,
  SaopDuplicateAgentError,
  SaopEmptyParallelTurnError,
  SaopValidationError,
  serializeSaopParallelTurn,
  toAgentTurn,
  validateSaopParallelTurn,
} from "../dist/index.js";
import { envelope, group, thrown } from "./common";

test("a group of two agents passes", () => {
  const raw = JSON.stringify(group());
  const made = parseSaopParallelTurn(raw);
  expect(made.agent_turns.length).toBe(2);
  expect(made).toStrictEqual(group());
  expect(validateSaopParallelTurn(group())).toStrictEqual(made);
});

test("a group survives the way to text and back", () => {
  const made = parseSaopParallelTurn(JSON.stringify(group()));
  const text = serializeSaopParallelTurn(made);
  expect(JSON.parse(text)).toStrictEqual(group());
  expect(parseSaopParallelTurn(text)).toStrictEqual(made);
});

test("an agent that repeats is a SaopDuplicateAgentError", () => {
  const given = group();
  given.agent_turns.push({ ...given.agent_turns[0]! });
  for (const call of [
    () => parseSaopParallelTurn(JSON.stringify(given)),
    () => checkSaopParallelTurn(JSON.stringify(given)),
    () => validateSaopParallelTurn(given),
    () => serializeSaopParallelTurn(given as never),
  ]) {
    const error = thrown(SaopDuplicateAgentError, call);
    expect(error.duplicates).toStrictEqual([{ agentId: "a", first: 0, repeated: [2] }]);
    expect(error.violations[0]).toMatchObject({ kind: "duplicate_agent", pointer: "/agent_turns/2/agent_id" });
  }
  expect(isValidSaopParallelTurn(JSON.stringify(given))).toBe(false);
  const worse = { ...given, session_id: "" };
  expect(() => validateSaopParallelTurn(worse)).toThrow(SaopValidationError);
});

test("no turns are a SaopEmptyParallelTurnError", () => {
  expect(() => validateSaopParallelTurn({ ...group(), agent_turns: [] })).toThrow(SaopEmptyParallelTurnError);
});

test("the messages are told apart by envelope_type", () => {
  const messages = [parseSaopMessage(JSON.stringify(group())), parseSaopMessage(JSON.stringify(envelope()))];
  const found = messages.map((one) => {
    if ("envelope_type" in one) return one.agent_turns.length;
    return "thought" in one ? one.thought.plan : "";
  });
  expect(found).toStrictEqual([2, "Read the parser."]);
});

test("an envelope is read as before", () => {
  expect(parseSaopEnvelope(JSON.stringify(envelope()))).toStrictEqual(envelope());
});

test("a group is made of envelopes", () => {
  const turn = toAgentTurn({ ...envelope(), observation: { status: "partial", output: "" } });
  expect(turn).toMatchObject({ agent_id: "builder-1", turn_index: 3, action: envelope().action });
  expect(turn).not.toHaveProperty("observation");
  const seen = toAgentTurn(turnOf("b"), { status: "success", output: "ok" });
  const made = validateSaopParallelTurn({ ...group(), agent_turns: [turn, seen] });
  expect(made.agent_turns.map((one) => one.observation?.output)).toStrictEqual([undefined, "ok"]);
  const given = { status: "success" as const, output: "ok" };
  expect(toAgentTurn(turnOf("b"), given).observation).not.toBe(given);
  const error = thrown(SaopValidationError, () => toAgentTurn(turnOf("b"), { status: "nonsense", output: 1 } as never));
  expect(error.violations.map((one) => one.pointer)).toStrictEqual(["/status", "/output"]);
});

function turnOf(agent_id: string) {
  return { ...envelope(), agent_id, observation: { status: "partial" as const, output: "" } };
}

// SPEC T1, T2
test("turns are a group of their own", () => {
  const [first, second] = parseSaopParallelTurn(JSON.stringify(group())).agent_turns;
  const turns = new AgentTurns([first!]);
  const both = turns.push(second!);
  expect([turns.length, both.length]).toStrictEqual([1, 2]);
  expect([...both]).toStrictEqual(group().agent_turns);
  expect(both.at(-1)).toStrictEqual(second);
  const made = validateSaopParallelTurn({ ...group(), agent_turns: both });
  expect(made).toStrictEqual(group());
  expect(JSON.stringify({ agent_turns: both })).toBe(JSON.stringify({ agent_turns: group().agent_turns }));
  expect([...both.remove(0)]).toStrictEqual([second]);
  const seen = turns.observe(0, { status: "success", output: "ok" });
  expect(seen.at(0)?.observation).toStrictEqual({ status: "success", output: "ok" });
  expect("observation" in seen.edit(0, { observation: undefined }).at(0)!).toBe(false);
  expect(turns.edit(0, { turn_index: 7 }).at(0)?.turn_index).toBe(7);
  expect(turns.at(0)?.turn_index).toBe(0);
});

// SPEC T2, T3
test("no way leads to a group that breaks its rule", () => {
  const [first, second] = parseSaopParallelTurn(JSON.stringify(group())).agent_turns;
  const both = new AgentTurns([first!, second!]);
  const error = thrown(SaopDuplicateAgentError, () => both.push(first!));
  expect(error.duplicates).toStrictEqual([{ agentId: "a", first: 0, repeated: [2] }]);
  thrown(SaopDuplicateAgentError, () => both.edit(1, { agent_id: "a" }));
  thrown(SaopEmptyParallelTurnError, () => new AgentTurns([first!]).remove(0));
  thrown(SaopEmptyParallelTurnError, () => new AgentTurns([]));
  thrown(SaopValidationError, () => new AgentTurns([{ agent_id: "a" } as never]));
  expect(() => both.remove(2)).toThrow(RangeError);
  expect(() => ((both.at(1) as { agent_id: string }).agent_id = "a")).toThrow(TypeError);
  first!.agent_id = "b";
  expect(both.at(0)?.agent_id).toBe("a");
  expect(() => (both.toJSON() as unknown[]).push(first)).toThrow(TypeError);
  for (const change of [
    (turn: any) => (turn.action.tool_name = ""),
    (turn: any) => (turn.action.arguments.path = NaN),
    (turn: any) => turn.action.arguments.list.push(() => 1),
    (turn: any) => delete turn.observation.output,
  ]) {
    const one = new AgentTurns([{ ...second!, action: { tool_name: "t", arguments: { path: "p", list: [] } }, observation: { status: "success", output: "o" } }]);
    const before = JSON.stringify(one);
    expect(() => change(one.at(0))).toThrow(TypeError);
    expect(JSON.stringify(one)).toBe(before);
  }
});
