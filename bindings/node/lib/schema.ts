// Schemas that are known only at run time, what a change of one means, and repairs.

import { isUint8Array } from "node:util/types";

import { refused, SaopError, SchemaError, type Violation } from "./errors";
import { NativeHandle } from "./handle";
import { bytesOf, isWhole, textOfValue, wholeText, withBytes } from "./message";
import { native, type NativeSchema } from "./native";
import { type JsonValue, type JsonNumber, parseExact } from "./number";
import type { BigOf, Numbers, Options, Text } from "./packed";
import { standard, type StandardProps, type StandardSchemaV1 } from "./standard";

/** The dialect of a schema that does not name its own. */
export type Dialect = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";

export interface SchemaOptions {
  /** For schemas that do not name theirs, which are draft-07 without it. */
  dialect?: Dialect;
  /** Whether `format` is checked. */
  assertFormats?: boolean;
  /**
   * Maximum work of a check, in steps of about ten nanoseconds: a positive integer. Without it, 24 million and 24 more for each byte. A check
   * that takes more throws a SaopValidationError with `unjudged` set.
   */
  maxSteps?: number;
}

/** Returns the text of a schema: the text itself, or that of a value. @internal */
export function schemaText(schema: unknown): string {
  // Half a surrogate pair is refused with its place, as it is in a value, if it is written out.
  const half = (unit: string) => `\\u${unit.charCodeAt(0).toString(16)}`;
  if (typeof schema === "string") return isWhole(schema) ? schema : schema.replace(/\p{Surrogate}/gu, half);
  return isUint8Array(schema) ? textOfBytes(bytesOf(schema)) : textOfValue(schema);
}

/** Returns how many steps a check may take, if that is said. @internal */
export function stepsOf(steps: number | undefined): number | null {
  if (steps === undefined) return null;
  if (!Number.isSafeInteger(steps) || steps < 1) {
    throw new TypeError(`expected a positive integer as \`maxSteps\`, but found ${String(steps)}`);
  }
  return steps;
}

/** A byte order mark is a part of a text, which the parser refuses. */
function textOfBytes(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** A compiled JSON Schema, of any dialect from draft-04 to 2020-12. It is a Standard Schema. */
export class Schema<T = unknown> extends NativeHandle implements StandardSchemaV1<T, T> {
  readonly "~standard": StandardProps<T, T>;
  /** The schema as JSON text. */
  readonly text: string;
  /** @internal */
  readonly native: NativeSchema;

  /**
   * @param schema JSON text, or an object or a boolean
   * @throws SchemaError with all problems if the schema is refused
   */
  constructor(schema: unknown, options: SchemaOptions = {}) {
    super();
    const steps = stepsOf(options.maxSteps);
    this.text = schemaText(schema);
    try {
      this.native = native.NativeSchema.compile(this.text, options.dialect ?? null, options.assertFormats ?? false, steps);
    } catch (error) {
      throw schemaError(error);
    }
    this["~standard"] = standard((value) => this.validate(value));
  }

  /** The dialect's name. */
  get dialect(): string {
    return this.native.dialect;
  }

  /** The `$id`, if there is one. */
  get id(): string | undefined {
    return this.native.id ?? undefined;
  }

  /** The `title`, if there is one. */
  get title(): string | undefined {
    return this.native.title ?? undefined;
  }

  /**
   * Checks a JSON text, and makes nothing.
   *
   * @throws SaopParseError if it is not valid JSON with unique names
   * @throws SaopValidationError with every violation
   */
  check(raw: Text): void {
    const found = this.native.check(bytesOf(raw), false);
    if (found !== null) throw refused(found);
  }

  /** Whether a JSON text is valid, which is decided at the first fault. */
  isValid(raw: Text): boolean {
    return withBytes(raw, (bytes, length) => this.native.isValid(bytes, length));
  }

  /** Returns every violation of a JSON text, by position. A fault of the text itself is the only one. */
  violations(raw: Text): Violation[] {
    const found = this.native.check(bytesOf(raw), false);
    return found === null ? [] : refused(found).violations;
  }

  /** Checks a JSON text, and returns its value. Throws what {@link check} throws. */
  parse(raw: Text): JsonValue;
  parse<N extends Exclude<Numbers, "double">>(raw: Text, options: Options<N>): JsonValue<BigOf<N>>;
  parse(raw: Text, options?: Options<Numbers>): JsonValue<JsonNumber | bigint> {
    const asBigInt = options?.numbers === "bigint";
    // What is checked is what is read, also where another thread writes to it.
    const bytes = bytesOf(raw);
    const found = this.native.check(bytes, false);
    if (found !== null) throw refused(found);
    return parseExact(typeof raw === "string" ? raw : textOfBytes(bytes), asBigInt);
  }

  /**
   * Checks a value, and returns it.
   *
   * @throws SaopValidationError without lines and columns
   */
  validate(value: unknown): T {
    const found = this.native.check(Buffer.from(textOfValue(value)), true);
    if (found !== null) throw refused(found);
    return value as T;
  }

  override dispose(): void {
    this.native.dispose();
  }
}

function schemaError(error: unknown): unknown {
  try {
    const told = JSON.parse((error as Error).message) as { message: string; problems: { pointer: string; message: string }[] };
    return new SchemaError(told.message, told.problems);
  } catch {
    return error;
  }
}

/** How much a change means to who writes documents. */
export type Level = "none" | "patch" | "minor" | "major" | "unknown";

/** A difference between two versions of a schema. */
export interface Change {
  level: Level;
  pointer: string;
  message: string;
  /** A document that the old version accepts and the new one refuses, where `level` is `major`. */
  witness?: string;
}

/** What changed from one version of a schema to another. */
export interface Diff {
  level: Level;
  /** Whether titles, descriptions and the like are the same. */
  text: "same" | "changed";
  changes: Change[];
}

/** Compares two versions of a schema: JSON texts, or objects. Throws SchemaError if one of them is refused. */
export function diff(old: unknown, current: unknown): Diff {
  try {
    return JSON.parse(native.diff(schemaText(old), schemaText(current))) as Diff;
  } catch (error) {
    throw error instanceof SaopError || error instanceof TypeError ? error : new SchemaError((error as Error).message);
  }
}

/** What was changed in a text. */
export interface Edit {
  /** Where, in the text that was given, as JavaScript counts. */
  offset: number;
  old: string;
  new: string;
  reason: string;
}

/**
 * Repairs a JSON text that is almost right, by listed edits.
 *
 * @throws Error if it cannot be repaired, or in two ways that differ
 * @throws SaopParseError for half a surrogate pair
 */
export function repair(text: string): { text: string; edits: Edit[] } {
  const made = JSON.parse(native.repair(wholeText(text, "Invalid JSON: "))) as { text: string; edits: Edit[] };
  return { text: made.text, edits: counted(text, made.edits) };
}

/** Returns edits, which are in the order of the text, with offsets as JavaScript counts, of those of bytes. @internal */
export function counted(text: Text, edits: Edit[]): Edit[] {
  if (edits.length === 0) return edits;
  const given = bytesOf(text);
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  let [at, units] = [0, 0];
  return edits.map((edit) => {
    units += bytes.toString("utf8", at, edit.offset).length;
    at = edit.offset;
    return { ...edit, offset: units };
  });
}
