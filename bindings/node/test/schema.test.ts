import Ajv from "ajv";
import { expect, test } from "vitest";

import { isValidSaopEnvelope, SaopValidationError, schemas, validateSaopEnvelope } from "../dist/index.js";
import { envelope, fixtures } from "./common";

function refuses(change: (given: any) => void): void {
  const given = envelope();
  change(given);
  expect(() => validateSaopEnvelope(given), change.toString()).toThrow(SaopValidationError);
  expect(isValidSaopEnvelope(JSON.stringify(given))).toBe(false);
}

test("a whole envelope passes", () => {
  expect(validateSaopEnvelope(envelope())).toStrictEqual(envelope());
});

test("an envelope without thought, action or observation is refused with a description", () => {
  for (const name of ["thought", "action", "observation"] as const) {
    const given: Partial<ReturnType<typeof envelope>> = envelope();
    delete given[name];
    expect(() => validateSaopEnvelope(given)).toThrow(SaopValidationError);
    try {
      validateSaopEnvelope(given);
    } catch (error) {
      expect((error as SaopValidationError).explain()).toContain(name);
    }
  }
});

test("turn_index is an integer from 0 on", () => {
  for (const value of [-1, "0", 1.5, null]) refuses((given) => (given.turn_index = value));
});

test("tool_name is there and not empty", () => {
  refuses((given) => delete given.action.tool_name);
  refuses((given) => (given.action.tool_name = ""));
});

test("arguments are an object", () => {
  for (const value of [[], "x", 1, null, true]) refuses((given) => (given.action.arguments = value));
});

test("status is one of four", () => {
  for (const status of ["success", "error", "timeout", "partial"]) {
    expect(validateSaopEnvelope({ ...envelope(), observation: { status, output: "" } }).observation.status).toBe(status);
  }
  refuses((given) => (given.observation.status = "done"));
});

test("output is a string", () => {
  refuses((given) => (given.observation.output = 1));
});

test("schema_version is three numbers", () => {
  for (const value of ["1", "v1.0.0", "1.0.0\n", "1.0", "١.٠.٠"]) refuses((given) => (given.schema_version = value));
});

test("further members are refused at each level", () => {
  refuses((given) => (given.extra = 1));
  for (const part of ["thought", "action", "observation"]) refuses((given) => (given[part].extra = 1));
});

test("a mix of ten envelopes", () => {
  const changes: [boolean, (given: any) => void][] = [
    [true, () => {}],
    [true, (given) => delete given.thought.uncertainty],
    [true, (given) => (given.turn_index = 0)],
    [true, (given) => (given.action.arguments = {})],
    [true, (given) => (given.observation.output = "")],
    [false, (given) => delete given.phase],
    [false, (given) => (given.agent_id = "")],
    [false, (given) => (given.thought = "think")],
    [false, (given) => (given.observation.error_detail = null)],
    [false, (given) => (given.action.id = "1")],
  ];
  for (const [isValid, change] of changes) {
    const given = envelope();
    change(given);
    expect(isValidSaopEnvelope(JSON.stringify(given)), change.toString()).toBe(isValid);
  }
});

test("AJV compiles each exported schema and judges as this package does", () => {
  for (const text of Object.values(schemas)) new Ajv().compile(JSON.parse(text));
  const validate = new Ajv().compile(JSON.parse(schemas["saop-envelope"]));
  for (const kind of ["valid", "invalid"] as const) {
    for (const { raw, expected, name } of fixtures("saop-envelope", kind)) {
      // What JSON.parse rounds, AJV does not see.
      if (expected.some((one) => one.kind !== "schema") || name === "turn-index-barely-no-integer.json") continue;
      expect(validate(JSON.parse(raw.toString())), name).toBe(isValidSaopEnvelope(raw));
    }
  }
});
