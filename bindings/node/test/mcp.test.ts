// The validator and the transport, with the official SDKs. SPEC G2

import { Client } from "@modelcontextprotocol/client";
import { fromJsonSchema, InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";

import { ToolRegistry } from "../dist/index.js";
import { checkedTransport, SaopJsonSchemaValidator } from "../dist/mcp.js";

const validator = new SaopJsonSchemaValidator();
const inputSchema = {
  type: "object" as const,
  properties: { a: { type: "integer" as const, minimum: 0 }, b: { type: "integer" as const } },
  required: ["a", "b"],
};
const outputSchema = { type: "object" as const, properties: { sum: { type: "integer" as const } }, required: ["sum"] };

/** A server with a tool, of which calls are counted. Its own check of arguments lets everything pass. */
function server(structured: (a: number, b: number) => Record<string, unknown> = (a, b) => ({ sum: a + b })) {
  const calls: unknown[] = [];
  const made = new McpServer({ name: "sums", version: "1.0.0" });
  const anything = { getValidator: () => (data: unknown) => ({ valid: true as const, data: data as any, errorMessage: undefined }) };
  made.registerTool(
    "add",
    { inputSchema: fromJsonSchema<{ a: number; b: number }>(inputSchema, anything), outputSchema: fromJsonSchema(outputSchema, anything) },
    async (args) => {
      calls.push(args);
      return { content: [{ type: "text", text: "done" }], structuredContent: structured(args.a, args.b) };
    },
  );
  return { made, calls };
}

const client = () => new Client({ name: "test", version: "1.0.0" }, { jsonSchemaValidator: validator });
const wrong = { name: "add", arguments: { a: -1, c: "x" } };

test("a client's call that breaks the tool's schema reaches no server", async () => {
  const { made, calls } = server();
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const user = client();
  await Promise.all([made.connect(theirs), user.connect(checkedTransport(ours))]);
  expect((await user.listTools()).tools.map((tool) => tool.name)).toStrictEqual(["add"]);
  const refused = await user.callTool(wrong);
  expect(refused.isError).toBe(true);
  expect(refused.content).toMatchObject([{ type: "text", text: expect.stringContaining("- /a: expected an integer of at least 0") }]);
  expect(refused.content).toMatchObject([{ type: "text", text: expect.stringContaining("/b") }]);
  expect(calls).toStrictEqual([]);
  const answered = await user.callTool({ name: "add", arguments: { a: 1, b: 2 } });
  expect(answered.structuredContent).toStrictEqual({ sum: 3 });
  expect(calls).toStrictEqual([{ a: 1, b: 2 }]);
  await user.close();
});

test("a server's transport refuses such calls, too", async () => {
  const { made, calls } = server();
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const user = client();
  const tools = new ToolRegistry([{ name: "add", inputSchema }]);
  await Promise.all([made.connect(checkedTransport(theirs, { tools })), user.connect(ours)]);
  expect((await user.callTool(wrong)).isError).toBe(true);
  expect((await user.callTool({ name: "ad", arguments: {} })).content).toMatchObject([{ text: expect.stringContaining("`add`") }]);
  expect(calls).toStrictEqual([]);
  expect((await user.callTool({ name: "add", arguments: { a: 1, b: 2 } })).isError).toBeFalsy();
  await user.close();
});

test("the validator of a client checks results by the tool's output schema", async () => {
  const { made } = server(() => ({ sum: "three" }));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const user = client();
  await Promise.all([made.connect(theirs), user.connect(ours)]);
  await user.listTools();
  await expect(user.callTool({ name: "add", arguments: { a: 1, b: 2 } })).rejects.toThrow("/sum: expected an integer, but found the string `three`");
  await user.close();
});

test("the validator of a server checks arguments", async () => {
  const made = new McpServer({ name: "sums", version: "1.0.0" });
  made.registerTool("add", { inputSchema: fromJsonSchema<{ a: number }>(inputSchema, validator) }, async ({ a }) => ({
    content: [{ type: "text", text: String(a) }],
  }));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const user = client();
  await Promise.all([made.connect(theirs), user.connect(ours)]);
  const found = await user.callTool(wrong).catch((error: Error) => ({ content: [{ text: error.message }] }));
  expect(JSON.stringify(found.content)).toContain("/a: expected an integer of at least 0");
  await user.close();
});

test("a schema is compiled once, and one that is refused throws", () => {
  const check = validator.getValidator(inputSchema);
  expect(check({ a: 1, b: 2 })).toStrictEqual({ valid: true, data: { a: 1, b: 2 }, errorMessage: undefined });
  expect(validator.getValidator(inputSchema)({}).valid).toBe(false);
  expect(() => validator.getValidator({ pattern: "(" })).toThrow(/pattern/);
});

test("what is no call passes as it is", async () => {
  const sent: unknown[] = [];
  const inner = {
    onmessage: undefined as ((message: unknown) => void) | undefined,
    sessionId: "s",
    send: async (message: unknown) => void sent.push(message),
  };
  const wrapped = checkedTransport(inner);
  const received: unknown[] = [];
  wrapped.onmessage = (message) => received.push(message);
  expect([wrapped.sessionId, typeof wrapped.onmessage]).toStrictEqual(["s", "function"]);
  const messages: any[] = [
    { jsonrpc: "2.0", id: 1, method: "tools/list" },
    { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "unknown yet", arguments: 7 } },
    { jsonrpc: "2.0", method: "notifications/progress" },
    { jsonrpc: "2.0", id: 9, result: { tools: 3 } },
  ];
  for (const message of messages) await wrapped.send(message);
  expect(sent).toStrictEqual(messages);
  // Two pages, of which the first alone is no whole list.
  inner.onmessage!({ id: 1, result: { tools: [{ name: "one", inputSchema: { type: "object" } }], nextCursor: "2" } });
  await wrapped.send({ id: 3, method: "tools/call", params: { name: "two" } });
  expect(sent).toHaveLength(5);
  await wrapped.send({ id: 4, method: "tools/list", params: { cursor: "2" } });
  inner.onmessage!({ id: 4, result: { tools: [{ name: "two", inputSchema: { type: "object", required: ["x"] } }] } });
  await wrapped.send({ id: 5, method: "tools/call", params: { name: "two" } });
  await wrapped.send({ id: 6, method: "tools/call", params: { name: "one" } });
  await Promise.resolve();
  expect(sent).toHaveLength(7);
  expect(received.at(-1)).toMatchObject({ id: 5, result: { isError: true } });
  inner.onmessage!({ method: "notifications/tools/list_changed" });
  await wrapped.send({ id: 7, method: "tools/call", params: { name: "two" } });
  expect(sent).toHaveLength(8);
});

/** A transport of which both ends are seen. */
function wire(fail = false) {
  const sent: any[] = [];
  const inner = {
    onmessage: undefined as ((message: unknown) => void) | undefined,
    onerror: undefined as ((error: Error) => void) | undefined,
    send: async (message: unknown) => {
      if (fail) throw new Error("closed");
      sent.push(message);
    },
  };
  return { inner, sent };
}

const list = { tools: [{ name: "add", inputSchema }] };
const call = (id: number, args: unknown) => ({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "add", arguments: args } });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("the ids of the two sides are independent", async () => {
  const { inner, sent } = wire();
  const wrapped = checkedTransport(inner);
  const received: any[] = [];
  wrapped.onmessage = (message) => received.push(message);
  await wrapped.send({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  inner.onmessage!({ jsonrpc: "2.0", id: 1, method: "ping" });
  await wrapped.send({ jsonrpc: "2.0", id: 1, result: {} });
  inner.onmessage!({ jsonrpc: "2.0", id: 1, result: list });
  await wrapped.send(call(2, {}));
  await turn();
  expect(sent.map((message) => message.id)).toStrictEqual([1, 1]);
  expect(received.at(-1)).toMatchObject({ id: 2, result: { isError: true } });
});

test("a client does not tell a server that its tools have changed", async () => {
  const { inner, sent } = wire();
  const wrapped = checkedTransport(inner);
  const received: any[] = [];
  wrapped.onmessage = (message) => received.push(message);
  inner.onmessage!({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  await wrapped.send({ jsonrpc: "2.0", id: 1, result: list });
  inner.onmessage!({ jsonrpc: "2.0", method: "notifications/tools/list_changed" });
  inner.onmessage!(call(2, {}));
  await turn();
  expect(sent.at(-1)).toMatchObject({ id: 2, result: { isError: true } });
  await wrapped.send({ jsonrpc: "2.0", method: "notifications/tools/list_changed" });
  inner.onmessage!(call(3, {}));
  expect(received.at(-1)).toMatchObject({ id: 3 });
});

test("lists that are read at once do not mix", async () => {
  const { inner, sent } = wire();
  const wrapped = checkedTransport(inner);
  wrapped.onmessage = () => {};
  const other = { tools: [{ name: "other", inputSchema: { type: "object" } }] };
  for (const id of [1, 2]) {
    await wrapped.send({ id, method: "tools/list" });
    inner.onmessage!({ id, result: { ...other, nextCursor: "2" } });
  }
  for (const id of [3, 4]) {
    await wrapped.send({ id, method: "tools/list", params: { cursor: "2" } });
    inner.onmessage!({ id, result: list });
    await wrapped.send(call(10 + id, {}));
    await wrapped.send({ ...call(20 + id, {}), params: { name: "other" } });
  }
  expect(sent.map((message) => message.id)).toStrictEqual([1, 2, 3, 23, 4, 24]);
});

test("pages of before a change are of no list after it", async () => {
  const { inner, sent } = wire();
  const wrapped = checkedTransport(inner);
  wrapped.onmessage = () => {};
  await wrapped.send({ id: 1, method: "tools/list" });
  inner.onmessage!({ id: 1, result: { ...list, nextCursor: "2" } });
  inner.onmessage!({ method: "notifications/tools/list_changed" });
  await wrapped.send({ id: 2, method: "tools/list", params: { cursor: "2" } });
  inner.onmessage!({ id: 2, result: { tools: [{ name: "other", inputSchema: { type: "object" } }] } });
  await wrapped.send(call(3, {}));
  expect(sent.map((message) => message.id)).toStrictEqual([1, 2, 3]);
});

test("tools that are given stay", async () => {
  const changes: any[] = [
    [{ method: "notifications/tools/list_changed" }],
    [{ id: 1, result: { tools: [{ name: "add", inputSchema: { type: "object" } }] } }],
    [{ id: 1, result: { tools: [...list.tools, ...list.tools] } }],
  ];
  for (const [change] of changes) {
    const { inner, sent } = wire();
    const wrapped = checkedTransport(inner, { tools: new ToolRegistry(list) });
    wrapped.onmessage = () => {};
    await wrapped.send({ id: 1, method: "tools/list" });
    inner.onmessage!(change);
    await wrapped.send(call(2, {}));
    expect(sent.map((message) => message.id), JSON.stringify(change)).toStrictEqual([1]);
  }
});

test("arguments are a value, and those that cannot be checked are refused", async () => {
  let deep: unknown = 1;
  for (let level = 0; level < 200; level++) deep = [deep];
  for (const [args, said] of [
    ['{"a": 1, "b": 2}', "expected an object"],
    [{ a: 1, b: 2, deep }, "128 levels"],
    [{ a: 1, b: 2, f: () => 1 }, "function"],
    [{ a: 1, b: NaN }, "NaN"],
  ] as const) {
    const { inner, sent } = wire();
    const wrapped = checkedTransport(inner, { tools: new ToolRegistry(list) });
    const received: any[] = [];
    wrapped.onmessage = (message) => received.push(message);
    await wrapped.send(call(1, args));
    inner.onmessage!(call(2, args));
    await turn();
    for (const [answers, id] of [[received, 1], [sent, 2]] as const) {
      expect(answers).toMatchObject([{ id, result: { isError: true, content: [{ text: expect.stringContaining(said) }] } }]);
    }
  }
});

test("an answer that cannot be sent is told to the transport", async () => {
  const { inner } = wire(true);
  const wrapped = checkedTransport(inner, { tools: new ToolRegistry(list) });
  const unhandled: unknown[] = [];
  const seen = (error: unknown) => void unhandled.push(error);
  process.on("unhandledRejection", seen);
  const errors: unknown[] = [];
  wrapped.onmessage = () => {};
  inner.onmessage!(call(1, {}));
  await turn();
  wrapped.onerror = (error) => errors.push(error.message);
  inner.onmessage!(call(2, {}));
  await turn();
  process.off("unhandledRejection", seen);
  expect([unhandled, errors]).toStrictEqual([[], ["closed"]]);
});

test("what a transport has told its messages to is not lost", () => {
  const { inner } = wire();
  const told: unknown[] = [];
  inner.onmessage = (message) => told.push(message);
  const wrapped = checkedTransport(inner);
  const before = wrapped.onmessage;
  wrapped.onmessage = (message) => before?.(message);
  inner.onmessage({ id: 1, method: "ping" });
  expect(told).toHaveLength(1);
});
