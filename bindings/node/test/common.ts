// What the tests share: documents of their own, and where the project's fixtures are.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { JsonNumber, View } from "../dist/index.js";

export const PROJECT = join(import.meta.dirname, "..", "..", "..");
const FIXTURES = join(PROJECT, "tests", "fixtures");

export function envelope() {
  return {
    schema_version: "1.0.0",
    turn_index: 3,
    agent_id: "builder-1",
    phase: "implement",
    thought: { reasoning: "Two tests fail.\nBoth are about \"quotes\".", plan: "Read the parser.", uncertainty: "Is it the lexer? 🦀" },
    action: { tool_name: "shell", arguments: { argv: ["cargo", "test"], deep: { n: [1, 2.5, null, true] } } as Record<string, unknown> },
    observation: { status: "error" as string, output: "…", error_detail: "exit code 101" },
  };
}

export function group() {
  const turn = (agent_id: string) => ({
    agent_id,
    turn_index: 0,
    thought: "Look.",
    action: { tool_name: "read_file", arguments: { path: "src/lib.rs" } },
  });
  return { envelope_type: "parallel", session_id: "s", parallel_turn_index: 1, agent_turns: [turn("a"), turn("b")] };
}

export interface Fixture {
  name: string;
  raw: Buffer;
  expected: { kind: string; path?: string; keyword?: string | null }[];
}

/** The fixtures of a schema, valid or invalid; those have the violations that the tests of Rust expect. */
export function fixtures(schema: string, kind: "valid" | "invalid"): Fixture[] {
  const folder = join(FIXTURES, schema, kind);
  const names = readdirSync(folder).filter((name) => !name.endsWith(".expected.json"));
  return names.map((name) => {
    const expected = join(folder, name.replace(/\.[^.]*$/, ".expected.json"));
    return {
      name,
      raw: readFileSync(join(folder, name)),
      expected: kind === "invalid" ? (JSON.parse(readFileSync(expected, "utf8")) as Fixture["expected"]) : [],
    };
  });
}

/** Returns all that a view has, and those within it, as their getters give it. */
export function membersOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(membersOf);
  if (typeof value !== "object" || value === null || value instanceof JsonNumber) return value;
  const isView = value instanceof View;
  const names = isView ? Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(value))) : [];
  const getters = names.flatMap(([name, { get }]) => (get === undefined ? [] : [name]));
  const members = (isView ? getters : Object.keys(value)).map((name) => [name, membersOf((value as Record<string, unknown>)[name])] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

/** Returns what a function throws. */
export function thrown<E extends Error>(kind: new (...args: never[]) => E, call: () => unknown): E {
  try {
    call();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
  throw new Error(`expected ${kind.name}, but nothing was thrown`);
}

/** Small, and the same in every run. */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
