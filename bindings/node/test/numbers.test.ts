// Numbers that a double does not hold.

import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import {
  createObservation,
  JsonNumber,
  parseObservation,
  parseSaopEnvelope,
  SaopValidationError,
  Schema,
  serializeSaopEnvelope,
  validateSaopEnvelope,
} from "../dist/index.js";
import { envelope, random, thrown } from "./common";

const text = JSON.stringify(envelope());
const withNumber = (spelling: string) => text.replace("2.5", spelling);

test("a number that a double does not hold keeps its spelling", () => {
  for (const spelling of ["12345678901234567890", "9007199254740993", "1e400", "-1e400", "0.1234567890123456789", "1e-400", "123456789.123456789123", "668615.2954101563"]) {
    const made = parseSaopEnvelope(withNumber(spelling));
    const found = (made.action.arguments["deep"] as { n: unknown[] }).n[1];
    expect(found, spelling).toStrictEqual(new JsonNumber(spelling));
    expect(serializeSaopEnvelope(made)).toContain(`[1,${spelling},`);
    expect(parseSaopEnvelope(Buffer.from(withNumber(spelling)))).toStrictEqual(made);
    expect(validateSaopEnvelope(made)).toStrictEqual(made);
  }
});

test("other numbers are numbers", () => {
  for (const spelling of ["0", "-0", "1.10", "1e2", "1E+2", "0.1", "1.0000000000000000000", "1e21", "5e-324", "9007199254740991", "1.7976931348623157e308", "100000000000000000000", "668615.2954101562"]) {
    const found = (parseSaopEnvelope(withNumber(spelling)).action.arguments["deep"] as { n: unknown[] }).n[1];
    expect(found, spelling).toBe(Number(spelling));
  }
});

test("an integer of a member keeps its digits", () => {
  for (const digits of ["4294967295", "4294967296", "9007199254740991"]) {
    expect(parseSaopEnvelope(text.replace('"turn_index":3', `"turn_index":${digits}`)).turn_index).toBe(Number(digits));
  }
  const raw = text.replace('"turn_index":3', '"turn_index":18446744073709551615');
  const made = parseSaopEnvelope(raw);
  expect(made.turn_index).toStrictEqual(new JsonNumber("18446744073709551615"));
  expect(serializeSaopEnvelope(made)).toContain('"turn_index":18446744073709551615');
});

test("integers become bigint by option", () => {
  const raw = withNumber("12345678901234567890").replace('"turn_index":3', '"turn_index":9007199254740993');
  const made = parseSaopEnvelope(raw, { numbers: "bigint" });
  expect(made.turn_index).toBe(9007199254740993n);
  expect((made.action.arguments["deep"] as { n: unknown[] }).n[1]).toBe(12345678901234567890n);
  expect(parseSaopEnvelope(serializeSaopEnvelope(made), { numbers: "bigint" })).toStrictEqual(made);
  const fraction = parseSaopEnvelope(withNumber("1e400"), { numbers: "bigint" });
  expect((fraction.action.arguments["deep"] as { n: unknown[] }).n[1]).toStrictEqual(new JsonNumber("1e400"));
});

test("they are refused by option", () => {
  expect(parseSaopEnvelope(text, { numbers: "double" })).toStrictEqual(envelope());
  const raw = withNumber("1e400").replace('"turn_index":3', '"turn_index":9007199254740993');
  const error = thrown(SaopValidationError, () => parseSaopEnvelope(raw, { numbers: "double" }));
  expect(error.violations).toMatchObject([
    { kind: "unrepresentable", pointer: "/turn_index", message: expect.stringContaining("9007199254740993") },
    { kind: "unrepresentable", pointer: "/action/arguments/deep/n/1" },
  ]);
  expect(parseSaopEnvelope(text, { numbers: "double" })).toStrictEqual(envelope());
});

test("floats of members are exact", () => {
  const raw = (duration: string) =>
    JSON.stringify(createObservation({ tool_call_id: "1", exit_code: -5, stdout: "", stderr: "", duration_ms: 7 })).replace(
      '"duration_ms":7',
      `"duration_ms":${duration}`,
    );
  for (const one of ["0", "12.5", "1e3", "0.30000000000000004", "7"]) expect(parseObservation(raw(one)).duration_ms, one).toBe(Number(one));
  expect(parseObservation(raw("0.1234567890123456789")).duration_ms).toStrictEqual(new JsonNumber("0.1234567890123456789"));
  expect(parseObservation(raw("1")).exit_code).toBe(-5);
});

test("nothing rounds a JsonNumber that was not asked to", () => {
  const big: any = new JsonNumber("9007199254740993");
  expect(() => big + 1).toThrow(TypeError);
  expect(() => +big).toThrow(TypeError);
  expect(`${big}`).toBe("9007199254740993");
  expect(big.toNumber()).toBe(9007199254740992);
  expect(big.toBigInt()).toBe(9007199254740993n);
  if ("rawJSON" in JSON) expect(JSON.stringify([big])).toBe("[9007199254740993]");
  else expect(() => JSON.stringify([big])).toThrow(/serialize/);
  for (const spelling of ["", "01", "1.", "NaN", "0x1", " 1", "1\n"]) expect(() => new JsonNumber(spelling)).toThrow(RangeError);
  expect(() => new JsonNumber("1.5").toBigInt()).toThrow(RangeError);
});

test("both readers of free-form data agree", () => {
  // The slow one reads what has such a number: here one that is removed again.
  const next = random(11);
  const scalars = ['"a"', '"\\u0041\\n\\"\\\\"', '"🦀"', "1", "-0.5", "1e3", "true", "false", "null", '"__proto__"', '""', '"[1]"'];
  const made = (depth: number): string => {
    const kind = depth === 0 ? 2 : next(4);
    const inner = () => Array.from({ length: next(4) }, () => made(depth - 1));
    if (kind === 0) return `[${inner().join(" , ")}]`;
    if (kind === 1) return `{${inner().map((value, index) => `"${index % 2 ? "__proto__" : `n${index}`}${index > 1 ? index : ""}": ${value}`)}}`;
    return scalars[next(scalars.length)]!;
  };
  const schema = new Schema(true);
  for (let round = 0; round < 2000; round++) {
    const json = made(4);
    expect(schema.parse(json), json).toStrictEqual(JSON.parse(json));
    const raw = text.replace("2.5", json);
    const slow = parseSaopEnvelope(text.replace("2.5", `[1e400,${json}]`)).action.arguments["deep"] as { n: any[] };
    const fast = parseSaopEnvelope(raw).action.arguments["deep"] as { n: any[] };
    expect(slow.n[1][1]).toStrictEqual(fast.n[1]);
  }
});

test("a zero is a number, however it is spelled", () => {
  for (const spelling of ["-0", "0e0", "-0e0", "-0.0000000000000000", "0e999999999999999999999", "-0.0e-5"]) {
    const found = (parseSaopEnvelope(withNumber(spelling)).action.arguments["deep"] as { n: unknown[] }).n[1];
    expect(found, spelling).toBe(Number(spelling));
    expect(new Schema(true).parse(spelling), spelling).toBe(Number(spelling));
  }
});

test("what JSON does not have is not left out", async () => {
  const holes: any = [];
  holes[1] = 1;
  const cycle: any = {};
  cycle.self = cycle;
  const others = [
    ...[Promise.resolve(1), new ArrayBuffer(1), new SharedArrayBuffer(1), /a/, new Error("e"), new WeakMap(), new URLSearchParams("a=1")],
    ...[(function* () {})(), Object(Symbol("s")), ...runInNewContext("[new Map([['a', 1]]), new Set([1]), Promise.resolve(1)]")],
  ];
  const endless: any = {};
  endless.toJSON = () => endless;
  const plain = [NaN, Infinity, () => 1, Symbol("s"), new Map([["a", 1]]), new Set([1]), Buffer.from("x"), [undefined], holes, cycle, endless];
  for (const value of [...plain, ...others]) {
    const given = { ...envelope(), action: { tool_name: "t", arguments: { value } } };
    expect(() => validateSaopEnvelope(given)).toThrow(/expected/);
    expect(() => serializeSaopEnvelope(given as never)).toThrow(/expected/);
  }
  // SPEC N2: an object of a class, or of another realm, is one; and what stands for a value, is that.
  class Point {
    x = 1;
  }
  const boxes = { n: Object(1), s: Object("s"), b: Object(false), big: Object(7n), far: runInNewContext("({ a: [1], s: new String('x') })") };
  const taken = validateSaopEnvelope({ ...envelope(), action: { tool_name: "t", arguments: { point: new Point(), none: Object.create(null), ...boxes } } });
  expect(taken.action.arguments).toStrictEqual({ point: { x: 1 }, none: {}, n: 1, s: "s", b: false, big: 7, far: { a: [1], s: "x" } });
  const date = new Date(0);
  const made = validateSaopEnvelope({ ...envelope(), action: { tool_name: "t", arguments: { date, gone: undefined, zero: -0, big: 5n } } });
  expect(made.action.arguments).toStrictEqual({ date: date.toJSON(), zero: -0, big: 5 });
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
  if (rawJSON === undefined) return;
  const given = { ...envelope(), action: { tool_name: "t", arguments: { raw: rawJSON("12345678901234567890"), text: rawJSON('"x"') } } };
  expect(validateSaopEnvelope(given).action.arguments).toStrictEqual({ raw: new JsonNumber("12345678901234567890"), text: "x" });
});
