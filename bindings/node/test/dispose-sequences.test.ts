// Native objects are created, used and disposed of in many orders: what the caller gets, and how much memory they report to V8.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { inspect, promisify } from "node:util";

import { describe, expect, test } from "vitest";

import {
  MalformedResponseHandler,
  MaxRetriesExceededError,
  NativeHandle,
  protocolInstructions,
  PushReader,
  PushStream,
  Retry,
  SaopEnvelopeSchema,
  SaopError,
  Schema,
  ToolRegistry,
  TurnExecutor,
} from "../dist/index.js";
import { checkedTransport } from "../dist/mcp.js";
import { envelope } from "./common";

const text = JSON.stringify(envelope());
const shell = { type: "object", required: ["argv"] };
const DEAD = /^expected a (schema|list of tools|reader|retry), but found one that was disposed$/;

const made = {
  schema: () => new Schema({ type: "object", required: ["a"] }),
  tools: () => new ToolRegistry({ shell }),
  reader: () => new PushReader(SaopEnvelopeSchema),
  retry: () => new Retry(),
};

/** Whether an object was disposed. */
function isDead(one: NativeHandle): boolean {
  const use = {
    schema: (one: any) => one.dialect,
    tools: (one: any) => one.names,
    reader: (one: any) => one.state,
    retry: (one: any) => one.offer("{"),
  };
  const kind = one instanceof Schema ? "schema" : one instanceof ToolRegistry ? "tools" : one instanceof PushReader ? "reader" : "retry";
  try {
    use[kind](one);
    return false;
  } catch (error) {
    expect((error as Error).message).toMatch(DEAD);
    expect(error).not.toBeInstanceOf(SaopError);
    return true;
  }
}

/** Ways to leave a block that declares an object with `using`; each returns the object. */
const blocks: Record<string, (make: () => NativeHandle) => NativeHandle | Promise<NativeHandle>> = {
  end: (make) => {
    let kept: NativeHandle;
    {
      using one = make();
      kept = one;
      expect(isDead(one)).toBe(false);
    }
    return kept;
  },
  return: (make) => {
    const inner = () => {
      using one = make();
      return one;
    };
    return inner();
  },
  throw: (make) => {
    let kept!: NativeHandle;
    expect(() => {
      using one = make();
      kept = one;
      throw new RangeError("own");
    }).toThrow(RangeError);
    return kept;
  },
  "throw after dispose": (make) => {
    let kept!: NativeHandle;
    expect(() => {
      using one = make();
      kept = one;
      one.dispose();
      throw new RangeError("own");
    }).toThrow(RangeError);
    return kept;
  },
  break: (make) => {
    let kept!: NativeHandle;
    for (;;) {
      using one = make();
      kept = one;
      break;
    }
    return kept;
  },
  continue: (make) => {
    const all: NativeHandle[] = [];
    for (let round = 0; round < 3; round++) {
      expect(all.every(isDead)).toBe(true);
      using one = make();
      all.push(one);
      continue;
    }
    return all[2]!;
  },
  await: async (make) => {
    const inner = async () => {
      using one = make();
      await new Promise((done) => setImmediate(done));
      expect(isDead(one)).toBe(false);
      return one;
    };
    return inner();
  },
  generator: (make) => {
    function* inner() {
      using one = make();
      yield one;
      yield one;
    }
    let kept!: NativeHandle;
    for (const one of inner()) {
      kept = one;
      expect(isDead(one)).toBe(false);
      break;
    }
    return kept;
  },
  "an early dispose": (make) => {
    using one = make();
    one.dispose();
    one[Symbol.dispose]();
    return one;
  },
  "beside null": (make) => {
    using none = null;
    using missing = undefined;
    void [none, missing];
    return blocks["end"]!(make);
  },
};

describe.each(Object.entries(made))("using %s", (_, make) => {
  test.each(Object.keys(blocks))("is disposed by %s", async (way) => {
    expect(isDead(await blocks[way]!(make))).toBe(true);
  });
});

const tools = () => made.tools();

/** What each does with objects that are disposed meanwhile. */
const sequences: [string, () => unknown][] = [
  ["objects of one block are disposed in the opposite order", () => {
    const order: string[] = [];
    class Told extends Schema {
      constructor(private readonly called: string) {
        super({});
      }
      override dispose(): void {
        order.push(this.called);
        super.dispose();
      }
    }
    {
      using a = new Told("a");
      using b = new Told("b");
      void [a, b];
    }
    expect(order).toStrictEqual(["b", "a"]);
  }],
  ["dispose returns nothing, however often", () => {
    for (const make of Object.values(made)) {
      const one = make();
      for (let round = 0; round < 1000; round++) expect(one.dispose()).toBeUndefined();
    }
  }],
  ["dispose of another object is refused", () => {
    for (const kind of [Schema, ToolRegistry, PushReader, Retry]) expect(() => kind.prototype.dispose.call({} as never)).toThrow(TypeError);
  }],
  ["a schema disposes of itself alone", () => {
    const [a, b] = [made.schema(), made.schema()];
    a.dispose();
    expect([isDead(a), isDead(b), b.isValid('{"a":1}'), b.isValid("{}")]).toStrictEqual([true, false, true, false]);
  }],
  ["a disposed schema keeps its text", () => {
    const one = made.schema();
    one.dispose();
    expect(JSON.parse(one.text)).toStrictEqual({ type: "object", required: ["a"] });
    expect(new Schema(one.text).isValid("{}")).toBe(false);
    expect(new ToolRegistry({ t: JSON.parse(one.text) }).names).toStrictEqual(["t"]);
  }],
  ["disposed objects can be shown", () => {
    for (const make of Object.values(made)) {
      const one = make();
      one.dispose();
      expect(inspect(one, { depth: 5, getters: false })).toContain(one.constructor.name);
      expect(() => JSON.stringify(one)).not.toThrow();
    }
  }],
  ["ended disposes of its reader", () => {
    const told: string[] = [];
    const reader: PushReader<unknown> = new PushReader(new Schema({}), {
      ended: (pointer) => {
        told.push(pointer);
        reader.dispose();
      },
    });
    expect(() => reader.push('{"a":1,"b":[2]}')).toThrow(DEAD);
    // What the piece brought was taken before.
    expect(told).toStrictEqual(["/a", "/b/0", "/b", ""]);
  }],
  ["grew disposes of its reader", () => {
    const reader: PushReader<unknown> = new PushReader(new Schema({}), { grew: () => reader.dispose() });
    expect(() => reader.push('{"a":"b')).toThrow(DEAD);
    expect(() => reader.push('"}')).toThrow(DEAD);
  }],
  ["ended disposes, and throws its own error", () => {
    const reader: PushReader<unknown> = new PushReader(new Schema({}), {
      ended: () => {
        reader.dispose();
        throw new RangeError("own");
      },
    });
    expect(() => reader.push('{"a":1}')).toThrow(RangeError);
    expect(isDead(reader)).toBe(true);
  }],
  ["ended disposes of the schema of its reader", () => {
    const schema = made.schema();
    const reader = new PushReader(schema, { ended: () => schema.dispose() });
    expect(reader.push('{"b":1')).toBe("open");
    expect(reader.push("}")).toBe("doomed");
    expect(() => reader.finish()).toThrow(SaopError);
    expect(isDead(schema)).toBe(true);
  }],
  ["ended of a number disposes within finish", () => {
    const reader: PushReader<unknown> = new PushReader(new Schema({}), { ended: () => reader.dispose() });
    reader.push("12");
    expect(reader.finish()).toBe(12);
    expect(isDead(reader)).toBe(true);
  }],
  ["toJSON disposes of the schema that validates it", () => {
    const schema = made.schema();
    const value = { toJSON: () => (schema.dispose(), { a: 1 }) };
    expect(() => schema.validate(value)).toThrow(DEAD);
  }],
  ["toJSON disposes of the schema of a Standard Schema", () => {
    const schema = made.schema();
    const value = { toJSON: () => (schema.dispose(), { a: 1 }) };
    expect(() => schema["~standard"].validate(value)).toThrow(DEAD);
  }],
  ["toJSON disposes of the tools that check a call", () => {
    const one = tools();
    expect(() => one.checkCall("shell", { toJSON: () => (one.dispose(), { argv: [] }) })).toThrow(DEAD);
  }],
  ["toJSON disposes of the tools that check a result", () => {
    const one = tools();
    expect(() => one.checkResult("shell", { toJSON: () => (one.dispose(), { content: [] }) })).toThrow(DEAD);
  }],
  ["toJSON of the usage disposes of the retry", () => {
    const retry = made.retry();
    const usage = { toJSON: () => (retry.dispose(), { prompt_tokens: 1, completion_tokens: 1 }) };
    expect(() => retry.offer(text, { usage: usage as never })).toThrow(DEAD);
  }],
  ["a reader of a dead schema accepts and refuses", () => {
    const schema = made.schema();
    const readers = ['{"a":1}', "{}", "[", '{"a":'].map((piece) => [new PushReader(schema), piece] as const);
    schema.dispose();
    const found = readers.map(([reader, piece]) => {
      reader.push(piece);
      try {
        return reader.finish();
      } catch (error) {
        expect(error).toBeInstanceOf(SaopError);
        return reader.state;
      }
    });
    expect(found).toStrictEqual([{ a: 1 }, "doomed", "doomed", "truncated"]);
  }],
  ["a reader of a dead schema completes", () => {
    const schema = new Schema({ type: "object", required: ["a"], properties: { a: { const: 7 } } });
    const reader = new PushReader(schema);
    reader.push('{"b":1');
    schema.dispose();
    const rest = reader.complete();
    if (rest !== undefined) expect(JSON.parse(reader.text + rest)).toMatchObject({ a: 7 });
    reader.dispose();
    expect(() => reader.complete()).toThrow(DEAD);
  }],
  ["readers of one schema are disposed one by one", () => {
    const schema = made.schema();
    const [a, b] = [new PushReader(schema), new PushReader(schema)];
    a.push('{"a":');
    b.push('{"a":');
    a.dispose();
    b.push("2}");
    expect(b.finish()).toStrictEqual({ a: 2 });
    expect([isDead(a), isDead(b), isDead(schema)]).toStrictEqual([true, false, false]);
  }],
  ["half a surrogate pair, and then dispose", () => {
    const reader = new PushReader(new Schema({}));
    reader.push('"\ud83d');
    reader.dispose();
    expect(() => reader.push('\ude00"')).toThrow(DEAD);
    expect(() => reader.finish()).toThrow(DEAD);
  }],
  ["a stream of a dead schema goes on", async () => {
    const schema = made.schema();
    const stream = new PushStream(schema);
    schema.dispose();
    const writer = stream.writable.getWriter();
    const done = writer.write('{"a":1}').then(() => writer.close());
    const events = [];
    for await (const event of stream.readable) events.push(event);
    await done;
    expect(events.at(-1)).toStrictEqual({ type: "message", message: { a: 1 } });
  }],
  ["a stream that is doomed, cut or aborted leaves nothing to call", async () => {
    for (const end of ["doomed", "cut", "aborted"]) {
      const stream = new PushStream(made.schema());
      const writer = stream.writable.getWriter();
      const reading = (async () => {
        for await (const _ of stream.readable);
      })();
      const writing = (async () => {
        await writer.write(end === "doomed" ? "[" : '{"a":');
        if (end === "aborted") await writer.abort(new RangeError("own"));
        else await writer.close();
      })();
      const found = await Promise.allSettled([reading, writing]);
      expect(found.some(({ status }) => status === "rejected"), end).toBe(true);
      for (const one of found) if (one.status === "rejected") expect(one.reason.message).not.toMatch(DEAD);
    }
  }],
  ["a reader cannot be made with a dead schema, and a live one can after that", () => {
    const schema = made.schema();
    schema.dispose();
    expect(() => new PushReader(schema)).toThrow(DEAD);
    expect(() => new PushStream(schema)).toThrow(DEAD);
    expect(new PushReader(made.schema()).state).toBe("open");
  }],
  ["retries of tools that are disposed go on", () => {
    const one = tools();
    const [first, second] = [Retry.calling(one), new Retry({ tools: one })];
    one.dispose();
    expect(first.offer('{"name":"shell","arguments":{}}').type).toBe("correct");
    expect(first.offer('{"name":"shell","arguments":{"argv":[]}}').type).toBe("accepted");
    const bad = JSON.stringify({ ...envelope(), action: { tool_name: "shell", arguments: {} } });
    expect(second.offer(bad).type).toBe("correct");
    first.dispose();
    expect(second.offer(text).type).toBe("accepted");
    expect(() => new Retry({ tools: one })).toThrow(DEAD);
    expect(() => Retry.calling(one)).toThrow(DEAD);
  }],
  ["a retry goes on from the report of one that is disposed", () => {
    const first = new Retry({ maxRetries: 0 });
    let report: unknown;
    try {
      first.offer("{");
    } catch (error) {
      ({ report } = error as MaxRetriesExceededError);
    }
    first.dispose();
    const second = new Retry();
    expect(second.continued(report as never).type).toBe("correct");
    expect(() => first.continued(report as never)).toThrow(DEAD);
    expect(second.offer(text).type).toBe("accepted");
    second.dispose();
    expect(() => second.offer(text)).toThrow(DEAD);
  }],
  ["tools are disposed while the model answers", async () => {
    const one = tools();
    let calls = 0;
    const llmClient = { complete: () => (calls++, one.dispose(), text) };
    const handler = new MalformedResponseHandler({ tools: one, llmClient });
    expect((await handler.handle("{")).agent_id).toBe(envelope().agent_id);
    await expect(handler.handle("{")).rejects.toThrow(DEAD);
    expect(calls).toBe(1);
  }],
  ["a run does not escalate for tools that are disposed", async () => {
    const one = tools();
    const run = new TurnExecutor(new MalformedResponseHandler({ tools: one, maxRetries: 0, llmClient: { complete: () => text } }));
    await run.execute(text);
    await expect(run.execute("{")).rejects.toThrow(MaxRetriesExceededError);
    one.dispose();
    expect(() => run.resume(envelope())).toThrow(DEAD);
    expect(run.state).toBe("USER_ESCALATION");
    run.abort();
  }],
  ["a client that throws ends with its own error", async () => {
    const handler = new MalformedResponseHandler({
      llmClient: {
        complete: () => {
          throw new RangeError("own");
        },
      },
    });
    await expect(handler.handle("{")).rejects.toThrow(RangeError);
    expect((await handler.handle(text)).agent_id).toBe(envelope().agent_id);
  }],
  ["runs at once dispose each of its own", async () => {
    const handler = new MalformedResponseHandler({
      llmClient: { complete: async () => (await new Promise((done) => setTimeout(done, 5)), text) },
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => handler.handle("{")));
    expect(all.length).toBe(20);
  }],
  ["instructions of tools that are disposed", () => {
    const one = tools();
    const before = protocolInstructions(SaopEnvelopeSchema, { tools: one });
    one.dispose();
    expect(() => protocolInstructions(SaopEnvelopeSchema, { tools: one })).toThrow(DEAD);
    expect(protocolInstructions(SaopEnvelopeSchema, { tools: tools() })).toBe(before);
  }],
  ["a transport with tools that are disposed lets no call pass", async () => {
    const one = tools();
    const sent: unknown[] = [];
    const transport = checkedTransport({ send: async (message: unknown) => void sent.push(message) }, { tools: one });
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "shell", arguments: { argv: [] } } };
    await transport.send(call);
    expect(sent).toStrictEqual([call]);
    one.dispose();
    await transport.send({ ...call, id: 2 }).catch(() => {});
    await transport.send({ jsonrpc: "2.0", id: 3, method: "ping" });
    expect(sent.map((one) => (one as { id: number }).id)).toStrictEqual([1, 3]);
  }],
  ["a schema that is refused can be disposed of by nobody", () => {
    let kept: unknown;
    expect(() => {
      using one = new Schema({ type: 7 });
      kept = one;
    }).toThrow();
    expect(kept).toBeUndefined();
  }],
];

test.each(sequences)("%s", async (_, run) => {
  await run();
});

/**
 * Runs a program up to its call of `now()` with the index `which`, and returns how many KiB of external memory V8 counts there, buffers
 * included. `process.memoryUsage().external` counts buffers only. V8's trace of garbage collections has the reported memory.
 */
async function measured(program: string, which: number): Promise<number> {
  const script = `
    const saop = require("./dist");
    const wait = (time = 5) => new Promise((done) => setTimeout(done, time));
    let left = ${which};
    const now = async () => {
      if (left-- > 0) return;
      for (let round = 0; round < 4; round++) { gc(); await wait(); }
      gc();
      process.exit();
    };
    const MIB = 1 << 20;
    const big = JSON.stringify({ $comment: "x".repeat(MIB) });
    const many = { tools: Array.from({ length: 400 }, (_, index) => ({ name: "t" + index, inputSchema: { type: "object", description: "x".repeat(2000) } })) };
    const open = Buffer.from('{"schema_version":"' + "x".repeat(MIB));
    const good = ${JSON.stringify(text)};
    const refused = (call) => { try { call(); } catch { return; } throw new Error("expected an error"); };
    globalThis.kept = [];
    // What is made once for all.
    new saop.Retry().offer(good);
    new saop.PushReader(saop.SaopEnvelopeSchema).push("{");
    (async () => {
      ${program}
      if (left >= 0) throw new Error("expected another measure");
    })();`;
  const arguments_ = ["--expose-gc", "--trace-gc-verbose", "-e", script];
  const run = promisify(execFile)(process.execPath, arguments_, { cwd: join(import.meta.dirname, ".."), maxBuffer: 1 << 28 });
  const { stdout, stderr } = await run;
  expect(stderr).toBe("");
  const all = [...stdout.matchAll(/External memory reported: *(-?\d+) KB/g)];
  expect(all.length).toBeGreaterThan(0);
  return Number(all.at(-1)![1]);
}

const GONE = -64;
/** Not more than what other things of the process take. */
const none: [number, number] = [GONE, 96];
const atLeast = (kib: number): [number, number] => [kib, 64 << 10];

/** What is done, and the bounds of each measure, over what was there before. */
const measures: [string, string, [number, number][]][] = [
  ["a schema", "const one = new saop.Schema(big); kept.push(one); await now(); one.dispose(); await now();", [atLeast(1024), none]],
  ["a schema, disposed three times", "const one = new saop.Schema(big); one.dispose(); one.dispose(); one[Symbol.dispose](); kept.push(one); await now();", [none]],
  ["a schema, disposed and collected", "new saop.Schema(big).dispose(); await now(); await now();", [none, none]],
  ["a schema, collected", "new saop.Schema(big); await now();", [none]],
  ["schemas, of which each second one is disposed", "for (let i = 0; i < 8; i++) kept.push(new saop.Schema(big)); await now(); kept.forEach((one, i) => i % 2 && one.dispose()); await now(); kept.length = 0; await now();", [[8 << 10, 256 << 10], [4 << 10, 128 << 10], none]],
  ["a schema that is refused", "refused(() => new saop.Schema(JSON.stringify({ type: 7, $comment: 'x'.repeat(MIB) }))); await now();", [none]],
  ["a schema after use", "const one = new saop.Schema(big); for (let i = 0; i < 100; i++) one.isValid('{}'); refused(() => one.check('[')); one.dispose(); kept.push(one); await now();", [none]],
  ["small schemas, kept", "for (let i = 0; i < 1000; i++) kept.push(new saop.Schema({ minLength: i })); await now(); for (const one of kept) one.dispose(); await now();", [atLeast(1000), none]],
  ["small schemas, collected", "for (let i = 0; i < 1000; i++) new saop.Schema({ minLength: i }); await now();", [none]],
  ["a list of tools", "const one = new saop.ToolRegistry(many); kept.push(one); await now(); one.dispose(); one.dispose(); await now();", [atLeast(800), none]],
  ["a list of tools, collected", "new saop.ToolRegistry(many); await now();", [none]],
  ["a list of tools that is refused", "refused(() => new saop.ToolRegistry([...many.tools, 7])); await now();", [none]],
  ["a reader that grows", "const one = new saop.PushReader(saop.SaopEnvelopeSchema); one.push(open); await now(); one.push(Buffer.alloc(MIB, 'y')); await now(); one.dispose(); kept.push(one); await now();", [[1000, 3000], [2000, 5000], none]],
  ["a reader by single bytes", "const one = new saop.PushReader(saop.SaopEnvelopeSchema); one.push('{\"schema_version\":\"'); for (let i = 0; i < 300_000; i++) one.push('x'); await now(); one.dispose(); kept.push(one); await now();", [[280, 1200], none]],
  ["a reader, collected", "new saop.PushReader(saop.SaopEnvelopeSchema).push(open); await now();", [none]],
  ["a reader that is cut", "const one = new saop.PushReader(saop.SaopEnvelopeSchema); one.push(open); refused(() => one.finish()); refused(() => one.finish()); await now(); one.dispose(); kept.push(one); await now();", [[1000, 3000], none]],
  ["a reader that has finished", "const one = new saop.PushReader(new saop.Schema({})); one.push('\"' + 'x'.repeat(MIB) + '\"'); one.finish(); await now(); one.dispose(); kept.push(one); await now();", [[1000, 3000], none]],
  ["a reader that is lost", "const one = new saop.PushReader(saop.SaopEnvelopeSchema); one.push('['); for (let i = 0; i < 4; i++) one.push(Buffer.alloc(MIB, 'y')); one.dispose(); kept.push(one); await now();", [none]],
  ["a reader, pushed to after dispose", "const one = new saop.PushReader(saop.SaopEnvelopeSchema); one.dispose(); for (let i = 0; i < 50; i++) refused(() => one.push(open)); refused(() => one.finish()); kept.push(one); await now();", [none]],
  ["a reader, disposed by its own function", "const one = new saop.PushReader(new saop.Schema({}), { grew: () => one.dispose() }); refused(() => one.push('\"' + 'x'.repeat(MIB))); kept.push(one); await now();", [none]],
  ["a reader of a schema that is disposed", "const schema = new saop.Schema(big); const one = new saop.PushReader(schema); schema.dispose(); one.push(open); one.dispose(); kept.push(schema, one); await now();", [none]],
  ["a retry that keeps its answers", "const one = new saop.Retry({ maxRetries: 4 }); one.offer(open); await now(); one.offer(open); await now(); one.dispose(); kept.push(one); await now();", [[1000, 4000], [2000, 7000], none]],
  ["a retry that accepts", "const one = new saop.Retry({ maxRetries: 4 }); one.offer(open); one.offer(good); kept.push(one); await now(); one.dispose(); await now();", [[GONE, 200], none]],
  ["a retry that gives up", "const one = new saop.Retry({ maxRetries: 1 }); one.offer(open); refused(() => one.offer(open)); kept.push(one); await now(); one.dispose(); await now();", [[GONE, 200], none]],
  ["a retry that goes on", "const one = new saop.Retry({ maxRetries: 0 }); let report; try { one.offer(open); } catch (error) { report = error.report; } one.continued(report); kept.push(one); await now(); one.dispose(); await now();", [[1000, 6000], none]],
  ["a retry, collected", "new saop.Retry({ maxRetries: 3 }).offer(open); await now();", [none]],
  ["retries of calls", "const tools = new saop.ToolRegistry({ t: {} }); for (let i = 0; i < 100; i++) kept.push(saop.Retry.calling(tools)); for (const one of kept) one.dispose(); tools.dispose(); await now();", [none]],
  ["a retry with usage that is none", "const one = new saop.Retry(); refused(() => one.offer(open, { usage: 7 })); one.dispose(); kept.push(one); await now();", [none]],
  ["a handler", "const handler = new saop.MalformedResponseHandler({ llmClient: { complete: () => good } }); kept.push(handler); for (let i = 0; i < 10; i++) await handler.handle(open); await now();", [none]],
  ["a handler that gives up", "const handler = new saop.MalformedResponseHandler({ llmClient: { complete: () => open } }); kept.push(handler); for (let i = 0; i < 3; i++) await handler.handle(open).catch(() => {}); await now();", [none]],
  ["streams that end", "for (let i = 0; i < 5; i++) { const stream = new saop.PushStream(saop.SaopEnvelopeSchema); kept.push(stream); const writer = stream.writable.getWriter(); const done = writer.write(good).then(() => writer.close()); for await (const _ of stream.readable); await done; } await now();", [none]],
  ["streams that are lost", "for (let i = 0; i < 5; i++) { const stream = new saop.PushStream(saop.SaopEnvelopeSchema); kept.push(stream); const writer = stream.writable.getWriter(); await Promise.allSettled([writer.write('['), (async () => { for await (const _ of stream.readable); })()]); await writer.closed.catch(() => {}); } await now();", [none]],
  ["streams that are cut", "for (let i = 0; i < 5; i++) { const stream = new saop.PushStream(saop.SaopEnvelopeSchema); kept.push(stream); const writer = stream.writable.getWriter(); writer.closed.catch(() => {}); await Promise.allSettled([writer.write(open).then(() => writer.close()), (async () => { for await (const _ of stream.readable); })()]); } await now();", [none]],
  ["all kinds in any order", "let seed = 7; const next = (n) => (seed = (seed * 48271) % 2147483647) % n; const makes = [() => new saop.Schema(big), () => new saop.ToolRegistry(many), () => { const one = new saop.PushReader(saop.SaopEnvelopeSchema); one.push(open); return one; }, () => { const one = new saop.Retry(); one.offer(open); return one; }]; for (let i = 0; i < 200; i++) { if (next(3)) kept.push(makes[next(4)]()); else if (kept.length) kept[next(kept.length)].dispose(); if (i % 20 === 19) { kept.splice(0, next(5)); await wait(0); } } for (const one of kept) one.dispose(); await now();", [none]],
  ["a worker that ends with live objects", "const { Worker } = require('node:worker_threads'); const code = await new Promise((done) => new Worker('const saop = require(\"./dist\"); globalThis.kept = [1, 2, 3].map(() => new saop.Schema(JSON.stringify({ $comment: \"x\".repeat(1 << 20) }))); const reader = new saop.PushReader(saop.SaopEnvelopeSchema); reader.push(\"{\"); globalThis.kept.push(reader, new saop.Retry());', { eval: true }).on('exit', done)); if (code !== 0) throw new Error('exit ' + code); await now();", [none]],
  ["a process that ends with live objects", "for (let i = 0; i < 200; i++) { kept.push(new saop.Schema({ minLength: i }), new saop.PushReader(saop.SaopEnvelopeSchema), new saop.Retry(), new saop.ToolRegistry({ t: {} })); } await now();", [atLeast(4000)]],
];

test.each(measures)("V8 knows the memory of %s", async (_, program, bounds) => {
  const base = await measured("await now();", 0);
  for (const [index, [least, most]] of bounds.entries()) {
    const found = (await measured(program, index)) - base;
    expect(found, `measure ${index}`).toBeGreaterThanOrEqual(least);
    expect(found, `measure ${index}`).toBeLessThanOrEqual(most);
  }
});

test.each([
  ["in one task, each disposed", "for (let i = 0; i < 100_000; i++) { using(new saop.PushReader(saop.SaopEnvelopeSchema)); }"],
  ["in many tasks", "for (let i = 0; i < 100_000; i++) { new saop.PushReader(saop.SaopEnvelopeSchema).push('{'); if (i % 100 === 99) await wait(0); }"],
])("a hundred thousand readers take bounded memory %s", async (_, program) => {
  const peak = `const using = (one) => { one.push('{'); one.dispose(); }; ${program} console.error(process.resourceUsage().maxRSS >> 10);`;
  const script = `const saop = require("./dist"); const wait = () => new Promise((done) => setImmediate(done)); (async () => { ${peak} })();`;
  const { stderr } = await promisify(execFile)(process.execPath, ["-e", script], { cwd: join(import.meta.dirname, "..") });
  expect(Number(stderr)).toBeLessThan(600);
}, 300_000);
