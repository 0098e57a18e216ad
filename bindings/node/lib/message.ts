// What each message has functions for. `messages.ts` names them.

import { Deferred, refused, SaopParseError, SaopValidationError, type Violation } from "./errors";
import { native } from "./native";
import { write } from "./number";
import { type Numbers, type Options, type Reader, type Text, type View, hadUnheld, unheldIn } from "./packed";

/** The number of any message, in the addon. @internal */
export const ANY = 0xffffffff;
const GIVEN = 1;
const VALUE = 2;
const WHOLE = 4;
/** By how many bits the place where the words begin is above the flags. */
const PLACE = 3;
/** Words before those of values: how it went, which message it is, its value, where the words end, and whether a double holds its numbers. */
const HEAD = 6;

const encoder = new TextEncoder();
/** Strings up to a third of this are encoded into it; a character takes at most three bytes. */
const scratch = new Uint8Array(1 << 16);
/** How many bytes of what {@link encoded} returns are the text. */
let length = 0;

let wordBytes = new Uint8Array(1 << 13);
let words = new Uint32Array(wordBytes.buffer);

/** Words that belong to views, up to a place; each takes some of it, as allocating takes longer than parsing. */
const POOL = 1 << 14;
let poolBytes = new Uint8Array(POOL);
let pool = new Uint32Array(poolBytes.buffer);
let taken = 0;

/** Returns the bytes of a string: the first {@link length} of them. */
function encoded(raw: string): Uint8Array {
  if (raw.length * 3 <= scratch.length) {
    length = encoder.encodeInto(raw, scratch).written;
    return scratch;
  }
  const bytes = Buffer.from(raw);
  length = bytes.length;
  return bytes;
}

/** Returns the bytes of a string that has U+FFFD, or had half of a surrogate pair, for which an encoder writes the same. */
function looked(raw: string): Uint8Array {
  if (isWhole(raw)) return encoded(raw);
  const bytes = halved(raw);
  length = bytes.length;
  return bytes;
}

function isWhole(raw: string): boolean {
  return (raw as string & { isWellFormed(): boolean }).isWellFormed();
}

/** Half a surrogate pair becomes bytes that are no UTF-8, so the addon refuses it with its place. */
function halved(raw: string): Uint8Array {
  const pieces = raw.split(/([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/);
  const half = (piece: string) => {
    const unit = piece.charCodeAt(0);
    return Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]);
  };
  return Buffer.concat(pieces.map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : half(piece))));
}

/** Returns bytes that nobody else changes meanwhile. */
function own(raw: Uint8Array): Uint8Array {
  if (!(raw instanceof Uint8Array)) {
    throw new TypeError(`expected a string or bytes, but found ${raw === null ? "null" : typeof raw}`);
  }
  const isShared = typeof SharedArrayBuffer !== "undefined" && raw.buffer instanceof SharedArrayBuffer;
  length = raw.length;
  return isShared ? Uint8Array.from(raw) : raw;
}

/** Returns the bytes of a text, all of them. @internal */
export function bytesOf(raw: Text): Uint8Array {
  if (typeof raw !== "string") return own(raw);
  return isWhole(raw) ? Buffer.from(raw) : halved(raw);
}

/** Calls a function with the bytes of a text. @internal */
export function withBytes<T>(raw: Text, call: (bytes: Uint8Array, length: number) => T): T {
  let bytes = typeof raw === "string" ? encoded(raw) : own(raw);
  // What is ASCII has no such half.
  if (typeof raw === "string" && length !== raw.length) bytes = looked(raw);
  return call(bytes, length);
}

/** Returns what the addon reads, by a reader for the message, or for the one that it is. */
function read<T>(which: number, flags: number, bytes: Uint8Array, given: string, asBigInt: boolean, readers: Reader<T> | readonly Reader<T>[]): T {
  const size = length;
  const found = native.parse(which, flags, bytes, size, wordBytes);
  switch (words[0]) {
    case 0:
      break;
    case 1:
      throw refused(found ?? "");
    case 3:
      return read(which, flags | WHOLE, looked(given), given, asBigInt, readers);
    default: {
      const [bytesBefore, wordsBefore] = [wordBytes, words];
      try {
        wordBytes = new Uint8Array(words[1]!);
        words = new Uint32Array(wordBytes.buffer);
        length = size;
        return read(which, flags, bytes, given, asBigInt, readers);
      } finally {
        // What a large document took is freed.
        wordBytes = bytesBefore;
        words = wordsBefore;
      }
    }
  }
  const reader = typeof readers === "function" ? readers : readers[words[1]!]!;
  return reader(words, given, found ?? "", asBigInt, 2);
}

const VALIDATION = "expected numbers that a double holds, but found others";

function checked<T>(value: T, options: Options | undefined): T {
  if (options?.numbers === "double" && hadUnheld()) {
    const all = unheldIn(value).map(({ pointer, spelling }): Violation => ({
      instancePath: pointer,
      schemaPath: "#",
      keyword: "unrepresentable",
      params: {},
      message: `expected a number that a double holds, but found the number ${spelling}`,
      kind: "unrepresentable",
      pointer,
    }));
    throw new SaopValidationError(VALIDATION, all);
  }
  return value;
}

/** @internal */
export function parseMessage<T>(which: number, readers: Reader<T> | readonly Reader<T>[], raw: Text, options: Options<Numbers> | undefined): T {
  const asBigInt = options?.numbers === "bigint";
  if (options !== undefined) hadUnheld();
  if (typeof raw !== "string") return checked(read(which, 0, own(raw), "", asBigInt, readers), options);
  return checked(read(which, GIVEN, encoded(raw), raw, asBigInt, readers), options);
}

/** @internal */
export function viewMessage<T extends View<unknown>>(which: number, views: Reader<T> | readonly Reader<T>[], raw: Text, options: Options<Numbers> | undefined): T {
  const given = typeof raw === "string" ? raw : "";
  let bytes = typeof raw === "string" ? encoded(raw) : own(raw);
  let flags = typeof raw === "string" ? GIVEN : 0;
  let size = length;
  for (;;) {
    if (taken + HEAD > pool.length) renew(POOL);
    const start = taken;
    const found = native.parse(which, flags | (start << PLACE), bytes, size, poolBytes);
    switch (pool[start]) {
      case 0: {
        taken = pool[start + 4]!;
        const view = typeof views === "function" ? views : views[pool[start + 1]!]!;
        const made = view(pool, given, found ?? "", options?.numbers === "bigint", start + 2);
        if (options?.numbers === "double" && pool[start + 5] !== 0) {
          hadUnheld();
          checked(made.toObject(), options);
        }
        return made;
      }
      case 1:
        throw refused(found ?? "");
      case 3:
        bytes = looked(raw as string);
        flags |= WHOLE;
        size = length;
        break;
      default:
        renew(pool[start + 1]!);
    }
  }
}

function renew(bytes: number): void {
  poolBytes = new Uint8Array(Math.max(bytes, POOL));
  pool = new Uint32Array(poolBytes.buffer);
  taken = 0;
}

/** Returns the JSON text of a value, which a parser is to read. @internal */
export function textOfValue(value: unknown): string {
  const text = write(value);
  if (isWhole(text)) return text;
  const message = "Invalid JSON: expected a surrogate pair, but found a lone surrogate";
  throw new SaopParseError(message, undefined, new Deferred(JSON.stringify([{ kind: "syntax", pointer: "", schema: "", message }]), 1));
}

/** @internal */
export function validateMessage<T>(which: number, readers: Reader<T> | readonly Reader<T>[], value: unknown, options: Options<Numbers> | undefined): T {
  const text = textOfValue(value);
  if (options !== undefined) hadUnheld();
  return checked(read(which, GIVEN | VALUE, encoded(text), text, options?.numbers === "bigint", readers), options);
}

/** @internal */
export function serializeMessage(which: number, message: unknown): string {
  return written(withBytes(textOfValue(message), (bytes, size) => native.serialize(which, bytes, size)));
}

/** Returns what the addon wrote; throws if that is an error. @internal */
export function written(text: string): string {
  if (text.startsWith("=")) return text.slice(1);
  throw refused(text);
}

/** @internal */
export function checkMessage(which: number, raw: Text): void {
  let found: string | null;
  if (typeof raw === "string") {
    found = native.check(which, GIVEN, encoded(raw), length);
    if (found === "") found = native.check(which, GIVEN | WHOLE, looked(raw), length);
  } else {
    found = native.check(which, 0, own(raw), length);
  }
  if (found !== null) throw refused(found);
}

/** @internal */
export function isValidMessage(which: number, raw: Text): boolean {
  if (typeof raw !== "string") return native.isValid(which, 0, own(raw), length) === 1;
  const found = native.isValid(which, GIVEN, encoded(raw), length);
  return (found === 3 ? native.isValid(which, GIVEN | WHOLE, looked(raw), length) : found) === 1;
}
