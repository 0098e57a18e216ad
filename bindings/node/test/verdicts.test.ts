// Every fixture of the project gets the verdict of the Rust tests, from each of the functions.

import { expect, test } from "vitest";

import * as saop from "../dist/index.js";
import { fixtures, thrown } from "./common";

const MESSAGES = ["escalation-report", "observation", "saop-envelope", "saop-parallel-turn-envelope", "saop-pins", "saop-record"];
const all = saop as unknown as Record<string, (given: unknown) => any>;

function functions(schema: string) {
  const type = schema.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const [parse, check, isValid, serialize] = ["parse", "check", "isValid", "serialize"].map((verb) => all[`${verb}${type}`]!);
  return { parse: parse!, check: check!, isValid: isValid!, serialize: serialize! };
}

function hasUnheld(value: unknown): boolean {
  if (value instanceof saop.JsonNumber) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasUnheld);
}

test("no message is left out", () => {
  const names = Object.keys(saop).filter((name) => /^parse[A-Z]/.test(name));
  expect(names.sort()).toStrictEqual(
    ["parseSaopMessage", "parseSaopParallelTurn", ...MESSAGES.map((schema) => functions(schema).parse.name)].sort(),
  );
});

test.each(MESSAGES)("valid fixtures of %s are read and written", (schema) => {
  const { parse, check, isValid, serialize } = functions(schema);
  const found = fixtures(schema, "valid");
  expect(found.length).toBeGreaterThanOrEqual(5);
  for (const { raw, name } of found) {
    const text = raw.toString();
    const parsed = parse(raw);
    expect(parse(text), name).toStrictEqual(parsed);
    check(raw);
    check(text);
    expect([isValid(raw), isValid(text)]).toStrictEqual([true, true]);
    expect(parse(serialize(parsed)), name).toStrictEqual(parsed);
    expect(saop.parseSaopMessage(raw), name).toStrictEqual(parsed);
    expect(saop.parseSaopMessage(saop.serializeSaopMessage(parsed)), name).toStrictEqual(parsed);
    // Where JSON.parse rounds nothing, it gives the same.
    if (!hasUnheld(parsed)) expect(parsed, name).toStrictEqual(JSON.parse(text.replace('"turn_index": -0', '"turn_index": 0')));
  }
});

test.each(MESSAGES)("invalid fixtures of %s are refused with all violations", (schema) => {
  const { parse, check, isValid } = functions(schema);
  const found = fixtures(schema, "invalid");
  expect(found.length).toBeGreaterThanOrEqual(5);
  for (const { raw, expected, name } of found) {
    const errors = [parse, check].map((read) => thrown(saop.SaopError, () => read(raw)));
    expect(isValid(raw)).toBe(false);
    expect(errors[0]!.violations, name).toStrictEqual(errors[1]!.violations);
    expect(errors[0]!.constructor).toBe(errors[1]!.constructor);
    const told = errors[0]!.violations.map((one) => ({ kind: one.kind, path: one.pointer, keyword: one.keyword }));
    expect(told, name).toStrictEqual(
      expected.map((one) => ({ kind: one.kind, path: one.path ?? "", keyword: one.keyword ?? one.kind })),
    );
  }
});
