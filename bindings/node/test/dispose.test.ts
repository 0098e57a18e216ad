// Objects with native memory: disposed, or collected in time.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { describe, expect, test } from "vitest";

import {
  MalformedResponseHandler,
  NativeHandle,
  PushReader,
  PushStream,
  Retry,
  SaopEnvelopeSchema,
  Schema,
  ToolRegistry,
} from "../dist/index.js";
import { envelope } from "./common";

const text = JSON.stringify(envelope());
const schema = () => new Schema({ type: "object", title: "A title", $id: "urn:a" });
const tools = () => new ToolRegistry({ shell: { type: "object", required: ["argv"] } });

/** What makes an object, what errors call it, and every use of it. */
const kinds: [string, string, () => NativeHandle, Record<string, (made: any) => unknown>][] = [
  [
    "Schema",
    "a schema",
    schema,
    {
      check: (made) => made.check("{}"),
      isValid: (made) => made.isValid("{}"),
      violations: (made) => made.violations("{}"),
      parse: (made) => made.parse("{}"),
      validate: (made) => made.validate({}),
      standard: (made) => made["~standard"].validate({}),
      dialect: (made) => made.dialect,
      id: (made) => made.id,
      title: (made) => made.title,
      reader: (made) => new PushReader(made),
      stream: (made) => new PushStream(made),
    },
  ],
  [
    "ToolRegistry",
    "a list of tools",
    tools,
    {
      names: (made) => made.names,
      call: (made) => made.checkCall("shell", { argv: [] }),
      callAsText: (made) => made.checkCall("shell", '{"argv":[]}'),
      result: (made) => made.checkResult("shell", { content: [] }),
      retry: (made) => new Retry({ tools: made }),
      calling: (made) => Retry.calling(made),
      handler: (made) => new MalformedResponseHandler({ tools: made, llmClient: { complete: () => text } }),
    },
  ],
  [
    "PushReader",
    "a reader",
    () => new PushReader(SaopEnvelopeSchema),
    {
      push: (made) => made.push("{"),
      finish: (made) => made.finish(),
      complete: (made) => made.complete(),
      state: (made) => made.state,
      doom: (made) => made.doom,
      text: (made) => made.text,
    },
  ],
  [
    "Retry",
    "a retry",
    () => new Retry(),
    { offer: (made) => made.offer(text), continued: (made) => made.continued({ message: "none" }) },
  ],
];

describe.each(kinds)("%s", (_, name, make, uses) => {
  test("is a handle", () => {
    expect(make()).toBeInstanceOf(NativeHandle);
  });

  test("can be disposed twice, also where it was used", () => {
    for (const use of Object.values(uses)) {
      const made = make();
      try {
        use(made);
      } catch {
        // A text that is cut, or a report that is none: the object was used all the same.
      }
      made.dispose();
      made.dispose();
      made[Symbol.dispose]();
    }
  });

  test.each(Object.entries(uses).filter(([use]) => use !== "continued"))("throws from %s after that", (_use, use) => {
    for (const dispose of [(made: NativeHandle) => made.dispose(), (made: NativeHandle) => made[Symbol.dispose]()]) {
      const made = make();
      dispose(made);
      expect(() => use(made)).toThrow(`expected ${name}, but found one that was disposed`);
    }
  });
});

test("what uses a disposed object goes on", () => {
  const [ofSchema, ofTools] = [schema(), tools()];
  const reader = new PushReader(ofSchema);
  const retry = Retry.calling(ofTools);
  ofSchema.dispose();
  ofTools.dispose();
  reader.push('{"a":1}');
  expect(reader.finish()).toStrictEqual({ a: 1 });
  expect(retry.offer('{"name":"shell","arguments":{"argv":[]}}').type).toBe("accepted");
  expect(retry.offer.bind(retry, "{}")).toThrow("this retry has ended");
});

test("a finished reader keeps its text, state and doom until it is disposed", () => {
  const reader = new PushReader(schema());
  reader.push("[");
  expect(() => reader.finish()).toThrow();
  expect(() => reader.finish()).toThrow();
  expect([reader.state, reader.text, reader.complete()]).toStrictEqual(["doomed", "", undefined]);
  expect(reader.doom?.violation.keyword).toBe("type");
});

test("a handler disposes of its retries and not of its tools", async () => {
  const ofTools = tools();
  const handler = new MalformedResponseHandler({ tools: ofTools, llmClient: { complete: () => text } });
  for (let round = 0; round < 3; round++) {
    expect((await handler.handle("{")).agent_id).toBe(envelope().agent_id);
  }
  expect(ofTools.names).toStrictEqual(["shell"]);
});

/** Runs a program that makes many objects; returns the most memory that it took, in MiB. */
async function peak(program: string): Promise<number> {
  const script = `
    const saop = require("./dist");
    const turn = () => new Promise((done) => setImmediate(done));
    const long = Buffer.from('{"schema_version":"' + "x".repeat(1 << 20));
    const schema = JSON.stringify({ $defs: Object.fromEntries(Array.from({ length: 400 }, (_, index) => ["d" + index, { minLength: index }])) });
    (async () => {
      ${program}
      console.log(process.resourceUsage().maxRSS >> 10);
    })();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", script], { cwd: join(import.meta.dirname, "..") });
  return Number(stdout);
}

test.each([
  // Together they have 1 500 MiB. V8 collects them only if it knows their size.
  ["readers of long texts", "for (let i = 0; i < 1500; i++) { new saop.PushReader(saop.SaopEnvelopeSchema).push(long); if (i % 10 === 9) await turn(); }"],
  ["retries with long answers", "for (let i = 0; i < 800; i++) { new saop.Retry({ maxRetries: 3 }).offer(long); if (i % 10 === 9) await turn(); }"],
  // A loop that does not wait is one task, in which nothing is collected.
  ["readers that are disposed", "for (let i = 0; i < 1500; i++) { const made = new saop.PushReader(saop.SaopEnvelopeSchema); made.push(long); made.dispose(); }"],
  ["schemas that are disposed", "for (let i = 0; i < 3000; i++) { const made = new saop.Schema(schema); made.dispose(); }"],
])("memory is bounded for %s", async (_, program) => {
  expect(await peak(program)).toBeLessThan(600);
}, 120_000);
