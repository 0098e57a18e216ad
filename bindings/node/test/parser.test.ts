import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import {
  checkSaopEnvelope,
  isValidSaopEnvelope,
  parseSaopEnvelope,
  parseSaopMessage,
  type SaopEnvelope,
  SaopEnvelopeSchema,
  SaopError,
  SaopParseError,
  SaopValidationError,
  Schema,
  serializeSaopEnvelope,
  ToolRegistry,
  validateSaopEnvelope,
  viewSaopEnvelope,
} from "../dist/index.js";
import { envelope, fixtures, random, thrown } from "./common";

const text = JSON.stringify(envelope());

test("a valid text gives the object that was written", () => {
  expect(parseSaopEnvelope(text)).toStrictEqual(envelope());
  expect(parseSaopEnvelope(Buffer.from(text))).toStrictEqual(envelope());
  expect(parseSaopEnvelope(new TextEncoder().encode(text))).toStrictEqual(envelope());
  expect(parseSaopMessage(text)).toStrictEqual(envelope());
});

test("what is not JSON is a parse error", () => {
  for (const raw of ["not json", "", "{", text.slice(0, -1), `${text}x`]) {
    const error = thrown(SaopParseError, () => parseSaopEnvelope(raw));
    expect(error.message).toContain("Invalid JSON");
    expect(error).toBeInstanceOf(SaopError);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SaopValidationError);
    expect([error.kind, error.line]).toStrictEqual(["syntax", 1]);
  }
  expect(thrown(SaopParseError, () => parseSaopEnvelope("{")).truncated).toBe(true);
});

test("a missing member is a validation error", () => {
  const { thought: _, ...rest } = envelope();
  const error = thrown(SaopValidationError, () => parseSaopEnvelope(JSON.stringify(rest)));
  expect(error).not.toBeInstanceOf(SaopParseError);
  expect(error.message).toBe("SAOP envelope schema validation failed");
  expect(error.validationErrors).toMatchObject([
    { keyword: "required", instancePath: "", params: { missingProperty: "thought" }, pointer: "/thought", line: 1 },
  ]);
});

test("a valid object is validated into a typed envelope", () => {
  const given: unknown = Object.freeze(envelope());
  const made: SaopEnvelope = validateSaopEnvelope(given);
  expect(made).toStrictEqual(envelope());
  expect(made).not.toBe(given);
});

test("an invalid object is refused with the paths of its members", () => {
  const given = { ...envelope(), turn_index: -1, observation: { status: "done", output: 1 } };
  const error = thrown(SaopValidationError, () => validateSaopEnvelope(given));
  expect(error.validationErrors.map((one) => one.instancePath)).toStrictEqual(["/turn_index", "/observation/status", "/observation/output"]);
  expect(error.validationErrors[0]).not.toHaveProperty("line");
  expect(error.fields[0]).toStrictEqual({ path: "/turn_index", message: error.violations[0]!.message });
});

test("validationErrors are entries as AJV has them", () => {
  const error = thrown(SaopValidationError, () => validateSaopEnvelope({}));
  expect(error.validationErrors.length).toBe(7);
  for (const one of error.validationErrors) {
    expect(one).toMatchObject({ keyword: "required", instancePath: "", schemaPath: "#/required", message: expect.any(String) });
  }
});

test("parse and validate have no side effects", () => {
  const given = envelope();
  expect(validateSaopEnvelope(given)).toStrictEqual(validateSaopEnvelope(given));
  expect(given).toStrictEqual(envelope());
  const bytes = Buffer.from(text);
  expect(parseSaopEnvelope(bytes)).toStrictEqual(parseSaopEnvelope(bytes));
  expect(bytes.toString()).toBe(text);
});

test("the format of a version is checked and not its value", () => {
  expect(validateSaopEnvelope({ ...envelope(), schema_version: "2.0.0" }).schema_version).toBe("2.0.0");
});

test("every valid fixture passes", () => {
  const all = fixtures("saop-envelope", "valid");
  // Some have numbers that JSON.parse would round.
  const made = all.map(({ raw }) => validateSaopEnvelope(new Schema(true).parse(raw)));
  expect(new Set(made.map((one) => one.observation.status))).toStrictEqual(new Set(["success", "error", "timeout", "partial"]));
});

test("every invalid fixture is refused", () => {
  const all = fixtures("saop-envelope", "invalid").filter(({ expected }) => expected.every(({ kind }) => kind === "schema"));
  expect(all.length).toBeGreaterThanOrEqual(5);
  for (const { raw, name } of all) {
    expect(() => validateSaopEnvelope(new Schema(true).parse(raw)), name).toThrow(SaopValidationError);
  }
});

test("20 made envelopes pass", () => {
  const next = random(7);
  const statuses = ["success", "error", "timeout", "partial"];
  const words = ["plan", "🦀 crab", "line\nbreak", '"quoted"', "\\", "ünïcode", "\u0000", "a/b~c"];
  const word = () => words[next(words.length)]!;
  const made = Array.from({ length: 20 }, (_, index) => ({
    schema_version: `${next(3)}.${next(20)}.${next(300)}`,
    turn_index: next(2 ** 31),
    agent_id: word(),
    phase: word(),
    thought: { reasoning: word(), plan: word(), ...(index % 2 ? { uncertainty: "" } : {}) },
    action: { tool_name: word(), arguments: Object.fromEntries([[word(), [next(9), { deep: word() }]]]) },
    observation: { status: statuses[index % 4], output: "", ...(index % 3 ? { error_detail: word() } : {}) },
  }));
  const passed = made.filter((one) => {
    expect(parseSaopEnvelope(serializeSaopEnvelope(validateSaopEnvelope(one)))).toStrictEqual(one);
    return isValidSaopEnvelope(JSON.stringify(one));
  });
  const line = `SAOP Compliance: ${Math.floor((100 * passed.length) / made.length)}% (${passed.length}/${made.length})`;
  process.stdout.write(`${line}\n`);
  expect(line).toBe("SAOP Compliance: 100% (20/20)");
});

test("what is neither text nor bytes is a TypeError", () => {
  for (const raw of [undefined, null, 7, {}, [text]]) {
    expect(() => parseSaopEnvelope(raw as never)).toThrow(TypeError);
    expect(() => checkSaopEnvelope(raw as never)).toThrow(TypeError);
  }
});

test("half a surrogate pair is a parse error with its place", () => {
  for (const half of ["\ud83e", "\udd80", "\udd80\ud83e"]) {
    const raw = text.replace("Two", half);
    const error = thrown(SaopParseError, () => parseSaopEnvelope(raw));
    expect(error.line).toBe(1);
    expect(isValidSaopEnvelope(raw)).toBe(false);
    expect(() => validateSaopEnvelope({ ...envelope(), agent_id: half })).toThrow(SaopParseError);
  }
});

test("a name that is repeated is a parse error", () => {
  const raw = text.replace('"argv"', '"deep":1,"argv"');
  expect(thrown(SaopParseError, () => parseSaopEnvelope(raw)).kind).toBe("duplicate_key");
});

test("a text of any size and any characters is read", () => {
  for (const unit of ["x", "é", "漢", "🦀", '\\"', "\\ud83e\\udd80", "\\u0000"]) {
    for (const count of [1, 7, 5000, 70_000]) {
      const value = JSON.parse(`"${unit.repeat(count)}"`) as string;
      const given = { ...envelope(), agent_id: value };
      given.observation.output = value;
      given.action.arguments = { [value]: value, after: "é🦀" };
      const raw = JSON.stringify(given);
      for (const one of [raw, raw.replace(`"agent_id":${JSON.stringify(value)}`, `"agent_id":"${unit.repeat(count)}"`)]) {
        expect(parseSaopEnvelope(one)).toStrictEqual(given);
        expect(parseSaopEnvelope(Buffer.from(one))).toStrictEqual(given);
        expect(isValidSaopEnvelope(one)).toBe(true);
      }
    }
  }
});

test("__proto__ is a name like any other", () => {
  const raw = text.replace('"argv"', '"__proto__":{"polluted":1},"argv"');
  const made = parseSaopEnvelope(raw);
  expect(Object.keys(made.action.arguments)).toContain("__proto__");
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.getPrototypeOf(made.action.arguments)).toBe(Object.prototype);
  expect(serializeSaopEnvelope(made)).toContain('"__proto__":{"polluted":1}');
});

test("bytes that are shared with another thread are copied first", () => {
  const shared = new Uint8Array(new SharedArrayBuffer(text.length * 4));
  const written = new TextEncoder().encode(text);
  shared.set(written);
  expect(parseSaopEnvelope(shared.subarray(0, written.length))).toStrictEqual(envelope());
});

test("an option that is a getter which parses, changes nothing", () => {
  const other = JSON.stringify({ ...envelope(), agent_id: "another-agent", turn_index: 99 });
  for (const verb of ["parse", "view", "validate"] as const) {
    const options = {
      get numbers() {
        parseSaopEnvelope(other);
        viewSaopEnvelope(other);
        return "exact" as const;
      },
    };
    const call = { parse: () => parseSaopEnvelope(text, options), view: () => viewSaopEnvelope(text, options).toObject(), validate: () => validateSaopEnvelope(envelope(), options) };
    expect(call[verb](), verb).toStrictEqual(envelope());
  }
});

test("bytes of another realm are bytes", () => {
  const far = runInNewContext("Uint8Array.from(given)", { given: [...Buffer.from(text)] }) as Uint8Array;
  expect(far instanceof Uint8Array).toBe(false);
  expect(parseSaopEnvelope(far)).toStrictEqual(envelope());
  expect([isValidSaopEnvelope(far), new Schema(true).isValid(far)]).toStrictEqual([true, true]);
  const schema = runInNewContext("Uint8Array.from(given)", { given: [...Buffer.from("false")] }) as Uint8Array;
  expect(new Schema(schema).isValid("1")).toBe(false);
  expect(new ToolRegistry({ a: { type: "object" } }).checkCall("a", runInNewContext("Uint8Array.of(123, 125)"))).toBe(true);
  for (const none of [new Uint16Array(2), new DataView(new ArrayBuffer(2)), [1], null, 7]) expect(() => isValidSaopEnvelope(none as never)).toThrow(TypeError);
});

test("a buffer of more than 4 GiB is too large", () => {
  let large: Uint8Array;
  try {
    large = new Uint8Array(2 ** 32 + (Number(process.versions.node.split(".")[0]) < 22 ? 0 : Buffer.byteLength(text)));
  } catch {
    // There is no room for it here.
    return;
  }
  large.set(Buffer.from(text));
  for (const call of [() => parseSaopEnvelope(large), () => viewSaopEnvelope(large), () => checkSaopEnvelope(large)]) {
    expect(thrown(SaopParseError, call).kind).toBe("limit");
  }
  expect([isValidSaopEnvelope(large), new Schema(true).isValid(large)]).toStrictEqual([false, false]);
});

test("a value of more text than can be read is an issue", () => {
  const value = { ...envelope(), agent_id: "x".repeat(2 ** 28) };
  expect(SaopEnvelopeSchema["~standard"].validate(value).issues).toMatchObject([{ message: expect.stringContaining("256 MiB") }]);
});
