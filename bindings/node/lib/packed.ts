// Values from what the addon packs: words, of which each value has two, and the two texts that they refer to. `src/packed.rs` writes it.
//
// Invariant: between a call of the addon and the end of the reader no code of a caller runs, so both may use what stays allocated. The words
// of a view are its own.

import { JsonNumber, type JsonValue, parseExact, put as define, spelled } from "./number";

/** JSON text, or its bytes in UTF-8. */
export type Text = string | Uint8Array;

/**
 * What becomes of a number that no double holds: a {@link JsonNumber} (`exact`, where nothing is said), a `bigint` if it is spelled as
 * an integer (`bigint`), or an error of kind `unrepresentable` (`double`).
 */
export type Numbers = "exact" | "bigint" | "double";

/** What a parser may be told. */
export interface Options<N extends Numbers = Numbers> {
  numbers?: N;
}

/** What stands for a number that no double holds. */
export type BigOf<N extends Numbers> = N extends "bigint" ? bigint | JsonNumber : N extends "double" ? never : JsonNumber;

/** Words; the document; further text; whether integers become `bigint`; and where the value's words begin. @internal */
export type Reader<T> = (w: Uint32Array, t: string, m: string, n: boolean, i: number) => T;

/** What makes each message, and its view: `messages.ts` fills them, which exports what is public and no more. @internal */
export const [READERS, VIEWS]: [Reader<any>[], Reader<any>[]] = [[], []];

const IN_MORE = 1;

/** V8 copies strings of up to so many characters; longer ones point into the string that they were cut from, and keep it. */
const COPIED = 12;
/** Strings of up to so many are made of copied ones, unless the text is at most {@link FEW} times as long. */
const SHORT = 48;
const FEW = 32;
/** What is cut from a longer text and is less than an eighth of it, is copied. */
const LARGE = 1 << 14;

/** Returns a part of a text. A short one keeps no more than {@link FEW} times its own, another one {@link LARGE} characters or eight times. */
function cut(from: string, start: number, length: number): string {
  const end = start + length;
  if (length <= COPIED || length > SHORT || length * FEW >= from.length) {
    const part = from.slice(start, end);
    return length > COPIED && from.length > LARGE && length * 8 < from.length ? own(part) : part;
  }
  let made = from.slice(start, start + COPIED);
  for (let at = start + COPIED; at < end; at += COPIED) made += from.slice(at, at + COPIED < end ? at + COPIED : end);
  return made;
}

function own(part: string): string {
  return Buffer.from(part, "utf16le").toString("utf16le");
}

function text(w: Uint32Array, t: string, m: string, i: number, inDocument: number): string {
  const first = w[i]!;
  const start = first >>> 4;
  return ((first & 15) === inDocument ? t : m).slice(start, start + w[i + 1]!);
}

/** @internal */
export function str(w: Uint32Array, t: string, m: string, i: number): string {
  const first = w[i]!;
  return cut((first & 15) === 1 ? t : m, first >>> 4, w[i + 1]!);
}

/** @internal */
export function num(w: Uint32Array, t: string, m: string, n: boolean, i: number): number {
  return w[i] === 4 ? w[i + 1]! : (json(w, t, m, n, i) as number);
}

/** @internal */
export function bool(w: Uint32Array, i: number): boolean {
  return w[i + 1] === 2;
}

/** @internal */
export function isNull(w: Uint32Array, i: number): boolean {
  return w[i] === 3 && w[i + 1] === 0;
}

/** @internal */
export function isObject(w: Uint32Array, i: number, number: number): boolean {
  return w[i] === 14 && w[w[i + 1]!] === number;
}

/** @internal */
export function constant<T>(w: Uint32Array, i: number, values: readonly T[]): T {
  return values[w[i + 1]!]!;
}

/** Names by their numbers, which the addon gives to those that it sees first. */
const NAMES: string[] = [];

function nameOf(w: Uint32Array, t: string, m: string, i: number): string {
  const first = w[i]!;
  if ((first & 15) !== 15) return str(w, t, m, i);
  const known = NAMES[first >>> 4];
  if (known !== undefined) return known;
  const where = w[i + 1]!;
  const start = where >>> 8;
  const made = ((where & 1) === 0 ? t : m).slice(start, start + ((where >>> 1) & 127));
  // As the name of a member it is a string of its own, and not a part of a document that it would keep.
  return (NAMES[first >>> 4] = Object.keys({ [made]: 0 })[0]!);
}

/** Reads free-form data, and what is one of several kinds. @internal */
export function json(w: Uint32Array, t: string, m: string, n: boolean, i: number): any {
  switch (w[i]! & 15) {
    case 1:
    case 1 + IN_MORE:
      return str(w, t, m, i);
    case 3:
      return w[i + 1] === 0 ? null : w[i + 1] === 2;
    case 4:
      return w[i + 1]!;
    case 6:
    case 6 + IN_MORE:
      return Number(text(w, t, m, i, 6));
    case 8:
    case 8 + IN_MORE:
      unheld = true;
      return spelled(text(w, t, m, i, 8), n);
    case 10:
    case 10 + IN_MORE:
      return JSON.parse(text(w, t, m, i, 10));
    case 12:
    case 12 + IN_MORE:
      unheld = true;
      return parseExact(text(w, t, m, i, 12), n);
    default:
      return w[i]! >>> 4 === 1 ? list(w, t, m, n, i, json) : map(w, t, m, n, i, json);
  }
}

/** Sets a member whose name may be `__proto__`. @internal */
export function put(object: object, name: string, value: unknown): void {
  define(object, name, value);
}

/** @internal */
export function scalar(w: Uint32Array, t: string, m: string, n: boolean, i: number): any {
  return json(w, t, m, n, i);
}

/** @internal */
export function list<T>(w: Uint32Array, t: string, m: string, n: boolean, i: number, item: Reader<T>): T[] {
  const at = w[i + 1]!;
  const count = w[at]!;
  const made: T[] = [];
  for (let index = 0; index < count; index++) made.push(item(w, t, m, n, at + 1 + 2 * index));
  return made;
}

/** @internal */
export function map<T>(w: Uint32Array, t: string, m: string, n: boolean, i: number, value: Reader<T>): Record<string, T> {
  const at = w[i + 1]!;
  const end = at + 1 + 4 * w[at]!;
  const made: Record<string, T> = {};
  for (let place = at + 1; place < end; place += 4) {
    const name = nameOf(w, t, m, place);
    const member = value(w, t, m, n, place + 2);
    if (name === "__proto__") put(made, name, member);
    else made[name] = member;
  }
  return made;
}

/** @internal */
export function tuple(w: Uint32Array, t: string, m: string, n: boolean, i: number, items: readonly Reader<unknown>[]): any {
  const at = w[i + 1]!;
  return items.map((item, index) => item(w, t, m, n, at + 1 + 2 * index));
}

/** What a value is made of, as a {@link Reader} takes it. @internal */
export interface Packed {
  w: Uint32Array;
  t: string;
  m: string;
  n: boolean;
  i: number;
}

/** @internal */
export let packed: (view: View<unknown>) => Packed;

/** An object whose members are made when they are read, each time anew. It is not changed, and `{ ...view }` copies nothing. */
export abstract class View<T> {
  readonly #packed: Packed;

  static {
    packed = (view) => view.#packed;
  }

  /** @internal */
  constructor(made: Packed) {
    this.#packed = made;
  }

  /** Returns the object with all members, as the parser makes it. */
  abstract toObject(): T;

  toJSON(): T {
    return this.toObject();
  }

  [Symbol.for("nodejs.util.inspect.custom")](): T {
    return this.toObject();
  }
}

/** Makes all of what a view is of. @internal */
export function whole<T>(view: View<T>, reader: Reader<T>): T {
  const { w, t, m, n, i } = packed(view);
  return reader(w, t, m, n, i);
}

/** Whether the last value that was read has a number that no double holds. */
let unheld = false;

/** Returns that, for the value that is read next. @internal */
export function hadUnheld(): boolean {
  const had = unheld;
  unheld = false;
  return had;
}

/** Returns the JSON Pointers of the numbers in a value that no double holds. @internal */
export function unheldIn(value: unknown, pointer = ""): { pointer: string; spelling: string }[] {
  if (value instanceof JsonNumber) return [{ pointer, spelling: value.spelling }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    unheldIn(member, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

export type { JsonValue };
