// What each message has functions for. `messages.ts` names them.

import { isSharedArrayBuffer, isUint8Array } from "node:util/types";

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

/** Whether a text has no half of a surrogate pair. @internal */
export function isWhole(raw: string): boolean {
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

/** As many bytes as the addon can be told of; for so many it takes all of a buffer. */
const MOST_LENGTH = 0xffffffff;

/** Returns bytes that nobody else changes meanwhile. */
function own(raw: Uint8Array): Uint8Array {
  // Those of another realm are no instance of this one's class.
  if (!isUint8Array(raw)) {
    throw new TypeError(`expected a string or bytes, but found ${raw === null ? "null" : typeof raw}`);
  }
  length = Math.min(raw.length, MOST_LENGTH);
  return raw.buffer instanceof ArrayBuffer || !isSharedArrayBuffer(raw.buffer) ? raw : new Uint8Array(raw);
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
    case 4:
      return tooLong();
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

function tooLong(): never {
  throw new RangeError("expected at most 256 MiB of text, but found more");
}

const VALIDATION = "expected numbers that a double holds, but found others";

function checked<T>(value: T, numbers: Numbers | undefined): T {
  if (numbers === "double" && hadUnheld()) {
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
  // Once, and before the scratch buffer is used: a getter may call this package.
  const numbers = options?.numbers;
  const asBigInt = numbers === "bigint";
  if (numbers !== undefined) hadUnheld();
  if (typeof raw !== "string") return checked(read(which, 0, own(raw), "", asBigInt, readers), numbers);
  return checked(read(which, GIVEN, encoded(raw), raw, asBigInt, readers), numbers);
}

/** @internal */
export function viewMessage<T extends View<unknown>>(which: number, views: Reader<T> | readonly Reader<T>[], raw: Text, options: Options<Numbers> | undefined): T {
  const numbers = options?.numbers;
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
        const made = view(pool, given, found ?? "", numbers === "bigint", start + 2);
        if (numbers === "double" && pool[start + 5] !== 0) {
          hadUnheld();
          checked(made.toObject(), numbers);
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
      case 4:
        return tooLong();
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
  return wholeText(write(value), "Invalid JSON: ");
}

/** Returns a text that has no half of a surrogate pair, of which the addon would be told as U+FFFD. @internal */
export function wholeText(text: string, prefix = ""): string {
  if (typeof text !== "string" || isWhole(text)) return text;
  const message = `${prefix}expected a surrogate pair, but found a lone surrogate`;
  throw new SaopParseError(message, undefined, new Deferred(JSON.stringify([{ kind: "syntax", pointer: "", schema: "", message }]), 1));
}

/** @internal */
export function validateMessage<T>(which: number, readers: Reader<T> | readonly Reader<T>[], value: unknown, options: Options<Numbers> | undefined): T {
  const numbers = options?.numbers;
  const text = textOfValue(value);
  if (numbers !== undefined) hadUnheld();
  return checked(read(which, GIVEN | VALUE, encoded(text), text, numbers === "bigint", readers), numbers);
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
