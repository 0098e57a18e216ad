// Whatever is done to a message, objects, views, check and verdict agree, and what is read survives the way to text and back.
// SAOP_MUTANTS=150000 makes more of them.

import { expect, test } from "vitest";

import * as saop from "../dist/index.js";
import { fixtures, membersOf, random, thrown } from "./common";

const ROUNDS = Number(process.env["SAOP_MUTANTS"] ?? 6000);
const all = saop as unknown as Record<string, (given: unknown) => any>;

const PIECES = ['"', "\\", "{", "}", "[", "]", ",", ":", "1", "-", ".", "e9", "null", "true", "\u0000", "é", "🦀", "\\u0041", "\\ud83e\\udd80", "\\ud83e", "1e400", "18446744073709551616", "1.0", "-0", " ", "\n", '"a"'];

function mutant(next: (below: number) => number, text: string): string {
  let made = text;
  for (let count = next(3); count >= 0; count--) {
    const at = next(made.length + 1);
    const size = [0, 1, 1, 2, 5, 20][next(6)]!;
    const kind = next(4);
    const piece = kind === 0 ? "" : kind === 1 ? made.slice(next(made.length + 1)).slice(0, 1 + next(30)) : PIECES[next(PIECES.length)]!;
    made = made.slice(0, at) + piece + made.slice(at + size);
  }
  return made;
}

const attempt = (call: () => unknown) => {
  try {
    return { value: call() };
  } catch (error) {
    if (!(error instanceof saop.SaopError)) throw error;
    return { error };
  }
};

test("objects, views, check, verdict and round trip agree on every mutant", async () => {
  const next = random(20261127);
  const messages = ["EscalationReport", "Observation", "SaopEnvelope", "SaopParallelTurnEnvelope", "SaopPins", "SaopRecord"];
  const names = ["escalation-report", "observation", "saop-envelope", "saop-parallel-turn-envelope", "saop-pins", "saop-record"];
  const schemas = names.map((name) => new saop.Schema(saop.schemas[name]!));
  const texts = names.map((name) => fixtures(name, "valid").map(({ raw }) => raw.toString()));
  const found = { valid: 0, invalid: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    // What runs the tests expects to hear of them.
    if (round % 1000 === 0) await new Promise((done) => setImmediate(done));
    const which = next(names.length);
    const raw = mutant(next, texts[which]![next(texts[which]!.length)]!);
    const bytes = Buffer.from(raw);
    const name = messages[which]!;
    const [parse, view, check, isValid, serialize, validate] = ["parse", "view", "check", "isValid", "serialize", "validate"].map((verb) =>
      verb === "validate" && name === "Observation" ? (value: unknown) => saop.ObservationSchema.parse(value) : all[`${verb}${name}`]!,
    );
    const [fromText, fromBytes, checked] = [attempt(() => parse!(raw)), attempt(() => parse!(bytes)), attempt(() => check!(raw))];
    const [viewed, viewedBytes] = [attempt(() => view!(raw)), attempt(() => view!(bytes))];
    // Half a pair has other bytes than what Buffer makes of it.
    const isWhole = (raw as string & { isWellFormed(): boolean }).isWellFormed();
    if (!isWhole) {
      expect(fromText.error).toBeInstanceOf(saop.SaopParseError);
      expect(viewed.error).toBeInstanceOf(saop.SaopParseError);
      continue;
    }
    expect(isValid!(raw)).toBe(fromText.error === undefined);
    expect(isValid!(bytes)).toBe(fromText.error === undefined);
    if (fromText.error) {
      found.invalid++;
      const errors = [fromText.error, fromBytes.error!, checked.error!, viewed.error!, viewedBytes.error!];
      expect(new Set(errors.map((error) => JSON.stringify([error.name, error.message, error.violations]))).size, raw).toBe(1);
      continue;
    }
    found.valid++;
    expect(checked.error, raw).toBeUndefined();
    expect(fromBytes.value, raw).toStrictEqual(fromText.value);
    expect(viewed.value.toObject(), raw).toStrictEqual(fromText.value);
    expect(viewedBytes.value.toObject(), raw).toStrictEqual(fromText.value);
    expect(membersOf(viewed.value), raw).toStrictEqual(fromText.value);
    const written = serialize!(fromText.value);
    expect(parse!(written), raw).toStrictEqual(fromText.value);
    expect(validate!(fromText.value), raw).toStrictEqual(fromText.value);
    expect(schemas[which]!.isValid(raw), raw).toBe(true);
  }
  expect(Math.min(found.valid, found.invalid)).toBeGreaterThan(ROUNDS / 50);
  thrown(saop.SaopParseError, () => saop.parseSaopMessage(""));
}, 3_600_000);
