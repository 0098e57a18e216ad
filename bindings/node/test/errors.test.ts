// Violations have AJV's fields.
import { inspect } from "node:util";

import Ajv, { type ErrorObject } from "ajv";
import { expect, test } from "vitest";

import {
  JsonNumber,
  parseSaopEnvelope,
  SaopDuplicateAgentError,
  SaopEmptyParallelTurnError,
  SaopError,
  SaopParseError,
  SaopValidationError,
  Schema,
  SchemaError,
  schemas,
  SchemaValidationError,
  validateSaopEnvelope,
  type Violation,
} from "../dist/index.js";
import { fixtures, thrown } from "./common";

function told(one: Violation | ErrorObject) {
  const { instancePath, schemaPath, keyword, params } = one;
  return [JSON.stringify({ instancePath, keyword, params }), schemaPath] as const;
}

test("violations are where AJV says they are, on every invalid fixture", () => {
  let compared = 0;
  for (const [name, text] of Object.entries(schemas)) {
    const [schema, validate] = [new Schema(text), new Ajv({ allErrors: true }).compile(JSON.parse(text))];
    for (const { raw, expected, name: file } of fixtures(name, "invalid")) {
      if (expected.some(({ kind }) => kind !== "schema") || file === "turn-index-barely-no-integer.json") continue;
      validate(JSON.parse(raw.toString()));
      // Of a union AJV tells what each branch wants, too.
      const isOfBranch = ({ schemaPath }: ErrorObject) => schemaPath.includes("/anyOf/");
      const theirs = (validate.errors ?? []).filter((one) => !isOfBranch(one));
      const [ourOnes, theirOnes] = [schema.violations(raw), theirs].map((all) => all.map(told).sort());
      expect(ourOnes!.map(([where]) => where), `${name}/${file}`).toStrictEqual(theirOnes!.map(([where]) => where));
      // Where AJV compiles a definition by itself, its path begins there.
      for (const [index, [, path]] of theirOnes!.entries()) expect(ourOnes![index]![1].endsWith(path.slice(1)), path).toBe(true);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(80);
});

test("the params of other keywords are AJV's, too", () => {
  const cases: [object, unknown][] = [
    [{ maximum: 3 }, 4],
    [{ exclusiveMaximum: 3 }, 3],
    [{ exclusiveMinimum: 3 }, 3],
    [{ multipleOf: 2 }, 3],
    [{ maxLength: 1 }, "ab"],
    [{ pattern: "^a$" }, "b"],
    [{ minItems: 1 }, []],
    [{ maxItems: 0 }, [1]],
    [{ minProperties: 1 }, {}],
    [{ maxProperties: 0 }, { a: 1 }],
    [{ const: { a: 1 } }, 1],
    [{ enum: [1, "a"] }, 2],
    [{ type: "object" }, 2],
    [{ type: ["object", "null"] }, 2],
    [{ required: ["a", "b~/c"] }, {}],
  ];
  for (const [schema, value] of cases) {
    const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
    expect(validate(value)).toBe(false);
    const ours = new Schema(schema).violations(JSON.stringify(value));
    expect(ours.map(told), JSON.stringify(schema)).toStrictEqual(validate.errors?.map(told));
  }
});

test("a violation of the text has its kind in place of a keyword", () => {
  const error = thrown(SaopParseError, () => new Schema(true).check('{"a":1,"a":2}'));
  expect(error.violations).toMatchObject([{ kind: "duplicate_key", keyword: "duplicate_key", pointer: "/a", line: 1, column: 8 }]);
});

test("errors can be made by the names of the documents", () => {
  const cause = new SyntaxError("Unexpected token");
  const parse = new SaopParseError("Invalid JSON: Unexpected token", cause);
  expect([parse.cause, parse.name, parse.violations]).toStrictEqual([cause, "SaopParseError", []]);
  const violation: Violation = { instancePath: "", schemaPath: "#", keyword: "type", params: {}, message: "m", kind: "schema", pointer: "" };
  const validation = new SaopValidationError("refused", [violation]);
  expect(validation.validationErrors).toStrictEqual([violation]);
  expect(SchemaValidationError).toBe(SaopValidationError);
  for (const one of [parse, validation, new SaopDuplicateAgentError("d"), new SaopEmptyParallelTurnError("e")]) {
    expect(one).toBeInstanceOf(SaopError);
    expect(one).toBeInstanceOf(Error);
    expect(one.stack).toContain("errors.test");
  }
});

test("what a log shows has the violations, and not the answer", () => {
  const raw = `{"secret":"${"x".repeat(4000)}"}`;
  const error = thrown(SaopValidationError, () => new Schema({ additionalProperties: false, required: ["a"] }).check(raw));
  const shown = inspect(error);
  expect(shown).toContain("SaopValidationError");
  expect(shown).toContain(error.explain());
  expect(shown).not.toContain("xxxx");
});

test("a schema that is refused has all its problems", () => {
  const error = thrown(SchemaError, () => new Schema({ type: "strin", pattern: "(" }));
  expect(error.problems.map((one) => one.pointer)).toStrictEqual(["/type", "/pattern"]);
});

// SPEC N3
test("the params of a violation round nothing", () => {
  const exact = (spelling: string) => new JsonNumber(spelling);
  const big = "12345678901234567890";
  for (const [schema, value, params] of [
    [`{"minimum":${big}}`, "7", { comparison: ">=", limit: exact(big) }],
    [`{"maximum":1e-400}`, "7", { comparison: "<=", limit: exact("1e-400") }],
    [`{"exclusiveMaximum":-1e400}`, "7", { comparison: "<", limit: exact("-1e+400") }],
    [`{"multipleOf":0.12345678901234567890}`, "7", { multipleOf: exact("0.12345678901234567890") }],
    [`{"const":{"a":[${big},1.50]}}`, "7", { allowedValue: { a: [exact(big), 1.5] } }],
    [`{"enum":[${big},"a"]}`, "7", { allowedValues: [exact(big), "a"] }],
    [`{"minimum":7.50}`, "7", { comparison: ">=", limit: 7.5 }],
  ] as const) {
    expect(new Schema(schema).violations(value)[0]?.params, schema).toStrictEqual(params);
  }
});

test("what is said of a value names no line", () => {
  const error = thrown(SaopParseError, () => validateSaopEnvelope({ "\ud83e": 1 }));
  expect(error.message).toContain("surrogate");
  expect(error.message).not.toContain("line");
  expect(error.line).toBeUndefined();
  expect(thrown(SaopParseError, () => parseSaopEnvelope("{")).message).toContain(" at line 1 column 2");
});

test("what a log shows has the cause", () => {
  const shown = inspect(new SaopParseError("refused", new Error("the cause")));
  expect(shown).toContain("[cause]: Error: the cause");
  expect(inspect(new SaopParseError("refused"))).not.toContain("cause");
});
