// Observations of the runs of tools, made of what the tools wrote.

import { bytesOf, textOfValue, validateMessage, wholeText, written } from "./message";
import { type Observation, ObservationSchema, type SaopObservation } from "./messages";
import { native } from "./native";
import type { JsonNumber } from "./number";
import { READERS, type Text } from "./packed";

/** What an observation is made of. */
export type ObservationParts = Partial<Omit<Observation, "stdout" | "stderr">> &
  Pick<Observation, "tool_call_id" | "exit_code" | "duration_ms"> & {
    stdout: Text;
    stderr: Text;
  };

/**
 * Makes the observation of a run of a tool.
 *
 * If a stream is not UTF-8 or holds a NUL byte, both are written in base64, and `encoding` says so. The timestamp is now, in nanoseconds
 * since the Unix epoch, unless `timestamp_ns` gives one; it never goes backward in a process. Streams that are given with an `encoding` are taken as
 * they are written. A member that is `undefined` counts as left out.
 *
 * @throws SaopValidationError if a value is not as the schema says
 * @throws SaopParseError if a string has half a surrogate pair, for which there are no bytes
 */
export function createObservation(parts: ObservationParts): Observation {
  const { stdout, stderr, ...all } = parts;
  const rest = Object.fromEntries(Object.entries(all).filter(([, member]) => member !== undefined)) as Partial<typeof all>;
  const isWritten = rest.encoding !== undefined && typeof stdout === "string" && typeof stderr === "string";
  const [out, err] = isWritten ? ["", ""] : [stdout, stderr];
  const made = native.streams(bytesOfStream(out), bytesOfStream(err));
  const streams = isWritten ? { stdout, stderr } : { stdout: made.stdout, stderr: made.stderr, encoding: made.encoding };
  const base = { schema_version: "1.0.0", type: "observation", timestamp_ns: made.timestamp };
  return validateMessage(ObservationSchema.which, READERS[ObservationSchema.which]!, { ...base, ...rest, ...streams }, undefined) as Observation;
}

function bytesOfStream(stream: Text): Uint8Array {
  return bytesOf(typeof stream === "string" ? wholeText(stream) : stream);
}

/**
 * Checks that a value is an {@link Observation}.
 *
 * @throws SchemaValidationError, whose `fields` have path and message of each violation
 */
export function validateObservation(value: unknown): asserts value is Observation {
  ObservationSchema.parse(value);
}

/**
 * Returns what an observation is in an envelope. `outcome` is how the run ended, where the caller knows: `timeout` if it was killed for time,
 * `partial` if its output was cut short.
 */
export function toSaopObservation(observation: Observation<JsonNumber | bigint>, outcome?: "finished" | "timeout" | "partial"): SaopObservation {
  const text = written(native.saopObservation(Buffer.from(textOfValue(observation)), outcome ?? null));
  return JSON.parse(text) as SaopObservation;
}

/** Returns the exact bytes that a tool wrote to standard output. Throws if they claim to be in base64 and are not. */
export function stdoutBytes(observation: Observation<JsonNumber | bigint>): Uint8Array {
  return native.streamBytes(wholeText(observation.stdout), observation.encoding === "base64");
}

/** Returns the exact bytes that a tool wrote to standard error. Throws if they claim to be in base64 and are not. */
export function stderrBytes(observation: Observation<JsonNumber | bigint>): Uint8Array {
  return native.streamBytes(wholeText(observation.stderr), observation.encoding === "base64");
}
