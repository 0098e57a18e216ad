// What takes time in proportion to a text, and not to its square: the inputs are of a model or of another agent. Each of them took
// minutes, where the bound leaves room for a slow machine.

import { expect, test } from "vitest";

import {
  JsonNumber,
  parseObservation,
  parseSaopEnvelope,
  parseSaopParallelTurn,
  PushReader,
  repair,
  Retry,
  Schema,
  validateObservation,
  viewSaopParallelTurn,
} from "../dist/index.js";
import { envelope, group } from "./common";

const MOST_MS = 5000;

function soon<T>(call: () => T): T {
  const start = performance.now();
  const made = call();
  expect(performance.now() - start).toBeLessThan(MOST_MS);
  return made;
}

test("large free-form data after a character that is not ASCII", () => {
  const [turn] = group().agent_turns;
  const args = { all: Array.from({ length: 70 }, (_, index) => (index % 9 === 0 ? "é🦀" : index)) };
  const turns = Array.from({ length: 20000 }, (_, index) => ({ ...turn, agent_id: `é${index}`, action: { tool_name: "t", arguments: args } }));
  const given = { ...group(), agent_turns: turns };
  const raw = JSON.stringify(given);
  expect(soon(() => parseSaopParallelTurn(raw))).toStrictEqual(given);
  expect(soon(() => viewSaopParallelTurn(raw)).agent_turns.at(-1)?.agent_id).toBe("é19999");
});

test("a map after much text that is not ASCII", () => {
  const metadata = Object.fromEntries(Array.from({ length: 20000 }, (_, index) => [`é${index}`, index % 2 ? "🦀é" : index]));
  const given = {
    schema_version: "1.0.0",
    type: "observation",
    tool_call_id: "1",
    timestamp_ns: "1",
    exit_code: 0,
    stdout: "é🦀".repeat(1e6),
    stderr: "",
    encoding: "utf8",
    duration_ms: 1,
    metadata,
  };
  const raw = JSON.stringify(given);
  expect(soon(() => parseObservation(raw))).toStrictEqual(given);
  soon(() => validateObservation(given));
});

test("a number with many zeros", () => {
  const schema = new Schema(true);
  for (const spelling of [`0.1${"0".repeat(1e6)}1`, `1${"0".repeat(1e6)}1e-1000000`, `1e${"0".repeat(1e6)}999`, "9".repeat(1e6)]) {
    expect(soon(() => schema.parse(spelling))).toStrictEqual(new JsonNumber(spelling));
    const reader = new PushReader(schema, { ended: () => {} });
    soon(() => reader.push(`[[[${spelling}]]]`));
    const given = { ...envelope(), action: { tool_name: "t", arguments: { all: Array.from({ length: 99 }, () => 0) } } };
    const raw = JSON.stringify(given).replace("0,0", `${spelling},0`);
    expect(soon(() => parseSaopEnvelope(raw)).action.arguments["all"]).toContainEqual(new JsonNumber(spelling));
  }
});

test("a string as long as a text may be", () => {
  const schema = new Schema(true);
  for (const text of ["a".repeat(1e7), '\\"\n'.repeat(4e6), "\\".repeat(1e7)]) {
    const raw = JSON.stringify(text);
    expect(soon(() => schema.parse(raw)) === text).toBe(true);
    expect(soon(() => schema.parse(`[1e999,${raw}]`) as unknown[])[1] === text).toBe(true);
  }
});

test("an answer with many repairs", () => {
  const items = Array.from({ length: 40_000 }, () => "'é'").join(",");
  const { edits } = soon(() => repair(`[${items}]`));
  expect(edits.length).toBeGreaterThanOrEqual(80_000);
  const raw = JSON.stringify({ ...envelope(), action: { tool_name: "t", arguments: { x: [] } } }).replace("[]", `[${items}]`);
  const step = soon(() => new Retry({ repair: "listed" }).offer(raw));
  if (step.type !== "accepted") throw step.error;
  const last = step.edits.at(-1)!;
  expect(raw.slice(last.offset, last.offset + last.old.length)).toBe(last.old);
});
