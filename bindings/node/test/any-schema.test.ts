import { Worker } from "node:worker_threads";

import { expect, test } from "vitest";

import {
  createObservation,
  diff,
  ObservationSchema,
  repair,
  Retry,
  SaopEnvelopeSchema,
  SaopParseError,
  SaopValidationError,
  Schema,
  schemas,
  SchemaError,
  ToolRegistry,
  ToolsError,
} from "../dist/index.js";
import { envelope, thrown } from "./common";

test("a schema judges texts and values", () => {
  const schema = new Schema({ $id: "https://example.org/n", title: "N", properties: { n: { type: "integer", minimum: 1 } } });
  expect([schema.id, schema.title, schema.dialect]).toStrictEqual(["https://example.org/n", "N", "draft-07"]);
  schema.check('{"n":1}');
  expect(schema.isValid(Buffer.from('{"n":0}'))).toBe(false);
  expect(schema.violations('{"n":0}')).toMatchObject([{ keyword: "minimum", params: { comparison: ">=", limit: 1 }, line: 1, column: 6 }]);
  expect(schema.violations("{")).toMatchObject([{ kind: "syntax" }]);
  expect(schema.violations('{"n":2}')).toStrictEqual([]);
  const value = { n: 2 };
  expect(schema.validate(value)).toBe(value);
  expect(thrown(SaopValidationError, () => schema.validate({ n: 0 })).violations[0]).not.toHaveProperty("line");
  expect(schema.parse(' {"n": 12345678901234567890}', { numbers: "bigint" })).toStrictEqual({ n: 12345678901234567890n });
  thrown(SaopParseError, () => schema.parse('{"n":1,"n":1}'));
  thrown(SaopParseError, () => schema.check('"\ud800"'));
});

test("a schema may be of any dialect", () => {
  const tuple = { prefixItems: [{ type: "string" }] };
  expect(new Schema(tuple, { dialect: "2020-12" }).isValid("[1]")).toBe(false);
  expect(new Schema(tuple).isValid("[1]")).toBe(true);
  expect(new Schema({ format: "date" }, { assertFormats: true }).isValid('"x"')).toBe(false);
  expect(new Schema(false).isValid("1")).toBe(false);
  thrown(SchemaError, () => new Schema({}, { dialect: "draft-99" as never }));
  thrown(SchemaError, () => new Schema("{"));
});

test("schemas are Standard Schemas", () => {
  const standard = [new Schema(schemas["saop-envelope"]), SaopEnvelopeSchema].map((one) => one["~standard"]);
  for (const one of standard) {
    expect([one.version, one.vendor]).toStrictEqual([1, "saop"]);
    expect(one.validate(envelope())).toStrictEqual({ value: envelope() });
    const found = one.validate({ ...envelope(), thought: { reasoning: "", plan: "p", "a/b": 1 } });
    expect(found.issues?.map((issue) => issue.path)).toStrictEqual([
      ["thought", "reasoning"],
      ["thought", "a/b"],
    ]);
    expect(one.validate({ ...envelope(), turn_index: NaN }).issues).toMatchObject([{ message: expect.stringContaining("finite") }]);
    expect(one.validate(undefined).issues).toHaveLength(1);
  }
  expect(ObservationSchema.safeParse(createObservation({ tool_call_id: "1", exit_code: 0, stdout: "", stderr: "", duration_ms: 0 })).success).toBe(true);
});

test("calls and results of tools are checked", () => {
  const tools = new ToolRegistry([
    { name: "add", inputSchema: { type: "object", required: ["a"], properties: { a: { type: "number" } } }, outputSchema: { type: "object", required: ["sum"] } },
    { name: "say", inputSchema: { type: "object" } },
  ]);
  expect(tools.names).toStrictEqual(["add", "say"]);
  expect(tools.checkCall("add", { a: 1 })).toBe(true);
  expect(tools.checkCall("add", '{"a": 1}')).toBe(true);
  expect(thrown(SaopValidationError, () => tools.checkCall("add", '{"a": "x"}')).violations).toMatchObject([{ pointer: "/a", line: 1 }]);
  expect(thrown(SaopValidationError, () => tools.checkCall("ad", {})).violations).toMatchObject([{ kind: "unknown_tool", message: expect.stringContaining("add") }]);
  expect(tools.checkResult("add", { structuredContent: { sum: 1 }, content: [] })).toBe(true);
  expect(() => tools.checkResult("add", { structuredContent: {}, content: [] })).toThrow(SaopValidationError);
  thrown(ToolsError, () => new ToolRegistry([{ name: "x", inputSchema: { type: "strin" } }]));
  const unchecked = new ToolRegistry([{ name: "x", inputSchema: { type: "strin" } }], { allowUnchecked: true });
  expect(unchecked.checkCall("x", {})).toBe(false);
});

test("a change of a schema has a level and a witness", () => {
  const found = diff({ type: "integer", minimum: 0 }, { type: "integer", minimum: 1 });
  expect(found).toMatchObject({ level: "major", changes: [{ level: "major", witness: "0" }] });
  expect(diff({ type: "integer" }, { type: ["integer", "string"] }).level).toBe("minor");
  thrown(SchemaError, () => diff({ type: "strin" }, true));
});

test("text that is almost JSON is repaired, edit by edit", () => {
  const { text, edits } = repair('{"🦀": True, "b": 1,}');
  expect(text).toBe('{"🦀": true, "b": 1}');
  expect(edits.map((edit) => ['{"🦀": True, "b": 1,}'.slice(edit.offset, edit.offset + edit.old.length), edit.new])).toStrictEqual([
    ["True", "true"],
    [",", ""],
  ]);
  expect(() => repair("nothing")).toThrow(Error);
});

test("half a surrogate pair is refused wherever there is text", () => {
  const half = "\ud83e";
  const tools = new ToolRegistry({ "\ufffd": { type: "object" } });
  thrown(SchemaError, () => new Schema(`{"const":"${half}"}`));
  thrown(SchemaError, () => new Schema({ const: half }));
  thrown(SchemaError, () => diff(`{"const":"${half}"}`, true));
  thrown(ToolsError, () => new ToolRegistry(`{"${half}": {"type": "object"}}`));
  thrown(SaopParseError, () => tools.checkCall(half, {}));
  thrown(SaopParseError, () => tools.checkResult(half, {}));
  expect(thrown(SaopParseError, () => repair(`["${half}"]`)).kind).toBe("syntax");
  thrown(SaopParseError, () => new Retry({ question: half }));
  thrown(SaopParseError, () => Retry.calling(tools, { question: half }));
  expect(new Schema('{"const":"🦀"}').isValid('"🦀"')).toBe(true);
});

test("a byte order mark is refused, in bytes as in a string", () => {
  thrown(SchemaError, () => new Schema("\ufefftrue"));
  thrown(SchemaError, () => new Schema(Buffer.from("\ufefftrue")));
});

test("a value has no limit of size", () => {
  const tools = new ToolRegistry({ a: { type: "object" } });
  const value = { x: "x".repeat((64 << 20) + 1) };
  expect(tools.checkCall("a", value)).toBe(true);
  expect(tools.checkResult("a", value)).toBe(true);
  const raw = JSON.stringify(value);
  expect(thrown(SaopParseError, () => tools.checkCall("a", raw)).kind).toBe("limit");
});

// SPEC N2
test("bytes that another thread writes to are checked as they are read", async () => {
  const texts = ['{"x":1}', '{"n":1}'].map((text) => Buffer.from(text));
  const shared = new Uint8Array(new SharedArrayBuffer(texts[0]!.length));
  shared.set(texts[1]!);
  const code = `const { workerData: { shared, texts } } = require("node:worker_threads");
    for (let round = 0; ; round++) shared.set(texts[round % 2]);`;
  const worker = new Worker(code, { eval: true, workerData: { shared, texts } });
  try {
    await new Promise((resolve) => worker.once("online", resolve));
    const schema = new Schema({ required: ["n"] });
    let taken = 0;
    for (let round = 0; round < 30_000 || (taken === 0 && round < 1_000_000); round++) {
      try {
        expect(schema.parse(shared)).toStrictEqual({ n: 1 });
        taken++;
      } catch (error) {
        if (!(error instanceof SaopValidationError || error instanceof SaopParseError)) throw error;
      }
    }
    expect(taken).toBeGreaterThan(0);
  } finally {
    await worker.terminate();
  }
});

// SPEC X1
test("a document that takes too many steps is not judged", () => {
  const steps = { items: { anyOf: [{ multipleOf: 2 }, { multipleOf: 3 }] } };
  const [few, enough] = [4, 1_000_000].map((maxSteps) => new Schema(steps, { maxSteps }));
  enough!.check("[2,9]");
  expect([enough!.isValid("[2,9]"), few!.isValid("[2,9]")]).toStrictEqual([true, false]);
  for (const check of [() => few!.check("[2,9]"), () => few!.validate([2, 9])]) {
    const error = thrown(SaopValidationError, check);
    expect(error.unjudged).toBe(true);
    expect(error.violations).toMatchObject([{ kind: "limit", keyword: "limit", params: { limit: 4 } }]);
  }
  expect(thrown(SaopValidationError, () => enough!.check("[2,7]")).unjudged).toBe(false);
  const tools = [4, 1_000_000].map((maxSteps) => new ToolRegistry({ t: steps }, { maxSteps }));
  expect(tools[1]!.checkCall("t", "[2,9]")).toBe(true);
  expect(thrown(SaopValidationError, () => tools[0]!.checkCall("t", "[2,9]")).unjudged).toBe(true);
  expect(thrown(SaopParseError, () => enough!.check("[".repeat(200))).unjudged).toBe(false);
  for (const maxSteps of [0, -1, 1.5, Number.NaN]) {
    expect(() => new Schema({}, { maxSteps })).toThrow(/maxSteps/);
    expect(() => new ToolRegistry({}, { maxSteps })).toThrow(/maxSteps/);
  }
});
