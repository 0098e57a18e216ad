// What takes time in proportion to a text, and not to its square: the inputs are of a model or of another agent. Each of them took
// minutes, where the bound leaves room for a slow machine.

import { expect, test } from "vitest";

import { parseObservation, parseSaopParallelTurn, validateObservation, viewSaopParallelTurn } from "../dist/index.js";
import { group } from "./common";

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
