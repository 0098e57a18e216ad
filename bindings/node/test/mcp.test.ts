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
