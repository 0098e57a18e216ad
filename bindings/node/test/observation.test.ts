import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, test } from "vitest";

import {
  createObservation,
  type Observation,
  ObservationSchema,
  parseObservation,
  SaopParseError,
  SchemaValidationError,
  serializeObservation,
  stderrBytes,
  stdoutBytes,
  toSaopObservation,
  validateObservation,
} from "../dist/index.js";
import { random, thrown } from "./common";

const parts = { tool_call_id: "test-id", exit_code: 0, stdout: "hello", stderr: "", duration_ms: 1 };

function refuses(change: (given: any) => void, pointer: string): void {
  const given: any = createObservation(parts);
  change(given);
  const error = thrown(SchemaValidationError, () => validateObservation(given));
  expect(error.fields.map((one) => one.path)).toContain(pointer);
}

test("a whole observation passes", () => {
  const given: unknown = createObservation(parts);
  validateObservation(given);
  const typed: Observation = given;
  expect(parseObservation(serializeObservation(typed))).toStrictEqual(typed);
});

test("each missing member is a SchemaValidationError", () => {
  for (const name of ["tool_call_id", "timestamp_ns", "exit_code", "stdout", "stderr", "duration_ms", "schema_version", "type", "encoding"]) {
    refuses((given) => delete given[name], `/${name}`);
  }
});

test("bytes that are not UTF-8 become base64", () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x41]);
  const made = createObservation({ ...parts, stdout: bytes, stderr: "späte" });
  expect(made.encoding).toBe("base64");
  expect(made.stdout).toBe(bytes.toString("base64"));
  expect(Buffer.from(stdoutBytes(made))).toStrictEqual(bytes);
  expect(Buffer.from(stderrBytes(made)).toString()).toBe("späte");
  expect(createObservation({ ...parts, stdout: "a\u0000b" }).encoding).toBe("base64");
  // Of half a surrogate pair there are no bytes.
  for (const stream of ["stdout", "stderr"]) thrown(SaopParseError, () => createObservation({ ...parts, [stream]: "a\ud800" }));
  thrown(SaopParseError, () => createObservation({ ...parts, stdout: "\ud800", encoding: "utf8" }));
  thrown(SaopParseError, () => stdoutBytes({ ...made, encoding: "utf8", stdout: "\ud800" }));
});

test("any bytes come back", () => {
  const next = random(3);
  for (let round = 0; round < 300; round++) {
    const [stdout, stderr] = [0, 1].map(() => Buffer.from(Array.from({ length: next(40) }, () => next(round % 2 ? 256 : 128))));
    const made = parseObservation(serializeObservation(createObservation({ ...parts, stdout: stdout!, stderr: stderr! })));
    expect(Buffer.from(stdoutBytes(made))).toStrictEqual(stdout);
    expect(Buffer.from(stderrBytes(made))).toStrictEqual(stderr);
  }
});

test("text that claims to be base64 is an error", () => {
  const made = { ...createObservation(parts), encoding: "base64" as const, stdout: "not base64!" };
  expect(() => stdoutBytes(made)).toThrow(/base64/);
});

test("a schema_version is 1.x.x", () => {
  for (const value of ["v1", "2.0.0", "1.0"]) refuses((given) => (given.schema_version = value), "/schema_version");
  expect(createObservation({ ...parts, schema_version: "1.7.2" }).schema_version).toBe("1.7.2");
});

test("duration_ms is not negative", () => {
  refuses((given) => (given.duration_ms = -1), "/duration_ms");
  expect(createObservation({ ...parts, duration_ms: 12.5 }).duration_ms).toBe(12.5);
  expect(() => createObservation({ ...parts, duration_ms: NaN })).toThrow(TypeError);
});

test("metadata is flat", () => {
  refuses((given) => (given.metadata = { deep: {} }), "/metadata/deep");
  const metadata = { s: "a", n: -1.5, whole: 7, t: true, f: false };
  expect(createObservation({ ...parts, metadata }).metadata).toStrictEqual(metadata);
});

test("createObservation takes the time, in nanoseconds", () => {
  const made = [createObservation(parts), createObservation(parts)].map((one) => BigInt(one.timestamp_ns));
  expect(made[0]! <= made[1]!).toBe(true);
  expect(Math.abs(Number(made[0]! / 1_000_000n) - Date.now())).toBeLessThan(1000);
  expect(createObservation({ ...parts, timestamp_ns: "1" }).timestamp_ns).toBe("1");
});

test("a member that is undefined counts as left out", () => {
  const none = { timestamp_ns: undefined, schema_version: undefined, type: undefined, encoding: undefined, metadata: undefined };
  const made = createObservation({ ...parts, ...none } as never);
  expect(Object.keys(made).sort()).toStrictEqual(Object.keys(createObservation(parts)).sort());
  expect(made).toMatchObject({ schema_version: "1.0.0", type: "observation", encoding: "utf8" });
});

test("an observation that is written already is taken as it is", () => {
  const made = createObservation({ ...parts, stdout: Buffer.from([0xff]) });
  expect(createObservation(made)).toStrictEqual(made);
});

test("the check of the packed package prints PASS", () => {
  const script =
    "const {createObservation} = require('./dist'); const o = createObservation({tool_call_id:'test-id', exit_code:0, stdout:'hello', stderr:'', duration_ms:1});" +
    " console.assert(o.type==='observation'); console.assert(o.schema_version==='1.0.0'); console.log('PASS');";
  expect(execFileSync(process.execPath, ["-e", script], { cwd: join(import.meta.dirname, "..") }).toString()).toBe("PASS\n");
});

test("the schema has parse and safeParse", () => {
  expect(ObservationSchema.safeParse({}).success).toBe(false);
  expect(ObservationSchema.parse(createObservation(parts)).stdout).toBe("hello");
});

test("an observation becomes that of an envelope", () => {
  expect(toSaopObservation(createObservation(parts))).toStrictEqual({ status: "success", output: "hello" });
  const failed = createObservation({ ...parts, exit_code: 2, stderr: "no such file" });
  expect(toSaopObservation(failed)).toStrictEqual({ status: "error", output: "hello", error_detail: "no such file" });
  expect(toSaopObservation(failed, "timeout").status).toBe("timeout");
  expect(() => toSaopObservation({ ...failed, exit_code: 0.5 })).toThrow(SchemaValidationError);
});
