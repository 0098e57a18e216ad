import { expect, test } from "vitest";

import {
  JsonNumber,
  parseSaopEnvelope,
  PushReader,
  type PushEvent,
  PushStream,
  type SaopEnvelope,
  SaopEnvelopeSchema,
  SaopParseError,
  SaopValidationError,
  Schema,
} from "../dist/index.js";
import { envelope, thrown } from "./common";

const text = JSON.stringify(envelope());

test("any pieces give the message of the whole", () => {
  const bytes = Buffer.from(text);
  for (const size of [1, 2, 3, 7, 100, 10_000]) {
    const readers = [new PushReader(SaopEnvelopeSchema), new PushReader(SaopEnvelopeSchema)];
    for (let at = 0; at < text.length; at += size) readers[0]!.push(text.slice(at, at + size));
    for (let at = 0; at < bytes.length; at += size) readers[1]!.push(bytes.subarray(at, at + size));
    for (const reader of readers) {
      expect(reader.state).toBe("complete");
      expect(reader.finish()).toStrictEqual(parseSaopEnvelope(text));
      expect(reader.text).toBe(text);
    }
  }
});

test("values that are final are told, and strings as they grow", () => {
  const ended: [string, unknown][] = [];
  let grown = "";
  const reader = new PushReader(SaopEnvelopeSchema, {
    ended: (pointer, value) => ended.push([pointer, value]),
    grew: (pointer, more) => (grown += pointer === "/thought/plan" ? more : ""),
  });
  for (const piece of text.match(/.{1,5}/gsu) ?? []) reader.push(piece);
  expect(grown).toBe(envelope().thought.plan);
  expect(ended).toContainEqual(["/turn_index", 3]);
  expect(ended).toContainEqual(["/action/arguments", envelope().action.arguments]);
});

test("a text is lost at the byte with which nothing mends it", () => {
  const reader = new PushReader(SaopEnvelopeSchema);
  const bad = text.replace('"status":"error"', '"status":"waiting"');
  const at = bad.indexOf("waiting") + 1;
  expect(reader.push(bad.slice(0, at - 1))).toBe("open");
  expect(reader.push(bad.slice(at - 1))).toBe("doomed");
  expect(reader.doom).toMatchObject({ violation: { pointer: "/observation/status", line: 1 } });
  expect(reader.doom!.offset).toBe(Buffer.from(bad.slice(0, at)).length - 1);
  thrown(SaopValidationError, () => reader.finish());
});

test("a text that is cut short is truncated, and can be completed", () => {
  const reader = new PushReader(SaopEnvelopeSchema);
  reader.push(text.slice(0, 60));
  const completed = reader.complete();
  expect(parseSaopEnvelope(text.slice(0, 60) + completed).agent_id).toMatch(/^builder/);
  expect(thrown(SaopParseError, () => reader.finish()).truncated).toBe(true);
  expect(reader.state).toBe("truncated");
});

test("a document of any schema is read", () => {
  const reader = new PushReader(new Schema<{ n: number }>({ properties: { n: { type: "integer" } } }));
  reader.push('{"n":');
  reader.push("7}");
  expect(reader.finish().n).toBe(7);
});

test("half a surrogate pair at the end is a parse error", () => {
  const reader = new PushReader(SaopEnvelopeSchema);
  reader.push(`${text.slice(0, 80)}\ud83e`);
  thrown(SaopParseError, () => reader.finish());
});

test("a number that is the document has ended at its end", async () => {
  for (const [pieces, value] of [[["1", "2"], 12], [["12 "], 12], [["1e999"], new JsonNumber("1e999")], [['"a"'], "a"]] as const) {
    const told: unknown[] = [];
    const schema = new Schema(true);
    const reader = new PushReader(schema, { ended: (pointer, value) => told.push(pointer, value) });
    for (const piece of pieces) reader.push(piece);
    expect(reader.finish()).toStrictEqual(value);
    reader.finish();
    expect(told).toStrictEqual(["", value]);
    const source = new ReadableStream<string>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const found: unknown[] = [];
    for await (const event of source.pipeThrough(new PushStream(schema))) if (event.type !== "grew") found.push(event);
    expect(found).toStrictEqual([{ type: "ended", pointer: "", value }, { type: "message", message: value }]);
  }
});

test("a function that throws does not stop the others", () => {
  const told: string[] = [];
  const reader = new PushReader(SaopEnvelopeSchema, {
    ended: (pointer) => {
      told.push(pointer);
      if (pointer === "/turn_index") throw new Error("mine");
    },
  });
  expect(() => reader.push(text)).toThrow("mine");
  expect(told.at(-1)).toBe("");
  expect(reader.finish()).toStrictEqual(envelope());
});

async function events(pieces: (string | Uint8Array)[]): Promise<PushEvent<SaopEnvelope>[]> {
  const source = new ReadableStream<string | Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const found: PushEvent<SaopEnvelope>[] = [];
  for await (const event of source.pipeThrough(new PushStream(SaopEnvelopeSchema))) found.push(event);
  return found;
}

test("a stream of pieces becomes a stream of what they say", async () => {
  const found = await events([text.slice(0, 50), Buffer.from(text.slice(50, 90)), text.slice(90)]);
  expect(found.at(-1)).toStrictEqual({ type: "message", message: envelope() });
  expect(found).toContainEqual({ type: "ended", pointer: "/agent_id", value: "builder-1" });
  expect(found.some((event) => event.type === "grew")).toBe(true);
  await expect(events([text.replace('"turn_index":3', '"turn_index":"x"'), text])).rejects.toThrow(SaopValidationError);
  await expect(events(["[", "1"])).rejects.toThrow();
  await expect(events([text.slice(0, 50)])).rejects.toThrow(SaopParseError);
});
