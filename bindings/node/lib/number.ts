// JSON values as JavaScript has them, and the numbers that a double does not hold.

/** A JSON value. `Big` is what stands for a number that a double does not hold. */
export type JsonValue<Big = JsonNumber> = null | boolean | number | string | Big | JsonValue<Big>[] | JsonObject<Big>;

/** An object of any content. */
export interface JsonObject<Big = JsonNumber> {
  [name: string]: JsonValue<Big>;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const INTEGER = /^-?\d+$/;
/** Node.js has them from version 22 on. */
const { rawJSON: raw, isRawJSON: isRaw } = JSON as { rawJSON?: (text: string) => unknown; isRawJSON?: (value: unknown) => boolean };

/**
 * A number that a double does not hold, such as 12345678901234567890, by its spelling.
 *
 * What would round it without being asked throws: arithmetic, and `JSON.stringify` where Node.js has no `JSON.rawJSON` (before version 22).
 */
export class JsonNumber {
  /** The number as the text has it. */
  readonly spelling: string;

  constructor(spelling: string) {
    if (!NUMBER.test(spelling)) throw new RangeError(`expected a number of JSON, but found ${JSON.stringify(spelling)}`);
    this.spelling = spelling;
  }

  /** Returns the nearest double. */
  toNumber(): number {
    return Number(this.spelling);
  }

  /** Returns the number as a bigint. Throws if it is not spelled as an integer. */
  toBigInt(): bigint {
    if (!INTEGER.test(this.spelling)) throw new RangeError(`expected the spelling of an integer, but found ${this.spelling}`);
    return BigInt(this.spelling);
  }

  toString(): string {
    return this.spelling;
  }

  toJSON(): unknown {
    if (raw) return raw(this.spelling);
    throw new TypeError(`expected a number that a double holds, but found ${this.spelling}; the serialize functions of saop write it`);
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint === "string") return this.spelling;
    throw new TypeError(`expected a number that a double holds, but found ${this.spelling}; use toNumber() or toBigInt()`);
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `JsonNumber(${this.spelling})`;
  }
}

/** Makes a value of a spelling that no double holds. @internal */
export function spelled(spelling: string, asBigInt: boolean): JsonNumber | bigint {
  // Of its own, so that it does not keep the text that it was cut from.
  return asBigInt && INTEGER.test(spelling) ? BigInt(spelling) : new JsonNumber(Buffer.from(spelling, "latin1").toString("latin1"));
}

/** Whether a double holds a number: it is written as a number that is equal. */
function isHeld(spelling: string): boolean {
  if (spelling.length <= 15 && !/[eE]/.test(spelling)) return true;
  const value = Number(spelling);
  return Number.isFinite(value) && digits(String(value)) === digits(spelling);
}

const [ZERO, BACKSLASH] = [0x30, 0x5c];

/** Returns digits and exponent, the same for equal numbers; those of a number that is zero or that a double has about the size of. */
function digits(spelling: string): string {
  const sign = spelling.startsWith("-") ? "-" : "";
  const [mantissa = "", exponent = "0"] = spelling.slice(sign.length).split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.split(".");
  const all = whole + fraction;
  let [first, end] = [0, all.length];
  while (first < end && all.charCodeAt(first) === ZERO) first++;
  while (first < end && all.charCodeAt(end - 1) === ZERO) end--;
  if (first === end) return "0";
  return `${sign}${all.slice(first, end)}e${Number(exponent) - fraction.length + all.length - end}`;
}

/** Returns where a string ends that begins before a place. A regular expression would need a stack as large as the string. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start);
  for (; end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) break;
  }
  return end + 1;
}

/** Sets a member whose name may be `__proto__`. */
export function put(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Makes a value of a text that is valid, and has no name twice, whatever its numbers are.
 *
 * @internal
 */
export function parseExact(text: string, asBigInt: boolean): JsonValue<JsonNumber | bigint> {
  const token = /["[\]{}]|[-\d][\d.eE+-]*|true|false|null/g;
  type Open = { list: JsonValue<JsonNumber | bigint>[] } | { object: JsonObject<JsonNumber | bigint>; name: string | undefined };
  const stack: Open[] = [];
  for (;;) {
    const match = token.exec(text);
    if (match === null) throw new SyntaxError("expected JSON");
    let found = match[0];
    if (found === '"') {
      token.lastIndex = stringEnd(text, match.index + 1);
      found = text.slice(match.index, token.lastIndex);
    }
    const open = stack.at(-1);
    let value: JsonValue<JsonNumber | bigint>;
    if (found === "[") {
      stack.push({ list: [] });
      continue;
    } else if (found === "{") {
      stack.push({ object: {}, name: undefined });
      continue;
    } else if (found === "]" || found === "}") {
      stack.pop();
      value = open === undefined ? null : "list" in open ? open.list : open.object;
    } else if (found[0] === '"') {
      value = JSON.parse(found) as string;
      if (open && "object" in open && open.name === undefined) {
        open.name = value;
        continue;
      }
    } else if (found === "true" || found === "false" || found === "null") {
      value = JSON.parse(found) as boolean | null;
    } else {
      value = isHeld(found) ? Number(found) : spelled(found, asBigInt);
    }
    const into = stack.at(-1);
    if (into === undefined) return value;
    if ("list" in into) {
      into.list.push(value);
    } else {
      put(into.object, into.name ?? "", value);
      into.name = undefined;
    }
  }
}

/** As deep as the parser reads. */
const MOST_LEVELS = 128;

/**
 * Writes a value as JSON text.
 *
 * @throws TypeError for what JSON does not have, instead of leaving it out
 * @internal
 */
export function write(value: unknown): string {
  return written(value, 0) ?? unwritable(value);
}

function unwritable(value: unknown): never {
  const found = value === null ? "null" : typeof value === "object" ? value.constructor?.name || "an object" : typeof value;
  throw new TypeError(`expected a value that JSON has, but found ${found}`);
}

/** Returns `undefined` for `undefined`, which a member may be. `hops` is how many times `toJSON` gave what is written. */
function written(value: unknown, level: number, hops = 0): string | undefined {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`expected a finite number, but found ${value}`);
      return Object.is(value, -0) ? "-0" : String(value);
    case "boolean":
      return value ? "true" : "false";
    case "bigint":
      return value.toString();
    case "undefined":
      return undefined;
    case "object":
      break;
    default:
      return unwritable(value);
  }
  if (value === null) return "null";
  if (value instanceof JsonNumber) return value.spelling;
  if (isRaw?.(value)) return JSON.stringify(value);
  if (level >= MOST_LEVELS) throw new RangeError(`expected at most ${MOST_LEVELS} levels of nesting, but found more`);
  if (Array.isArray(value)) {
    // A hole in it is no value, either.
    return `[${Array.from(value, (item) => written(item, level + 1) ?? unwritable(item)).join(",")}]`;
  }
  if (ArrayBuffer.isView(value)) return unwritable(value);
  const own = value as { toJSON?: unknown };
  if (typeof own.toJSON === "function") {
    if (hops >= MOST_LEVELS) throw new RangeError("expected a toJSON that ends, but found one whose result has another one");
    return written(own.toJSON(), level, hops + 1) ?? unwritable(value);
  }
  switch (kindOf(value)) {
    case "[object Object]":
      break;
    case "[object Number]":
    case "[object String]":
    case "[object Boolean]":
    case "[object BigInt]":
      return written(value.valueOf(), level, hops);
    default:
      return unwritable(value);
  }
  const members: string[] = [];
  for (const name of Object.keys(value)) {
    const member = written((value as Record<string, unknown>)[name], level + 1);
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${member}`);
  }
  return `{${members.join(",")}}`;
}

/** What JavaScript calls an object: a promise, an error or the `Map` of another realm has members that say nothing of what it is. */
function kindOf(value: object): string {
  return Object.getPrototypeOf(value) === Object.prototype ? "[object Object]" : Object.prototype.toString.call(value);
}
