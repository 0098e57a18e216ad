// Documents that arrive in pieces. SPEC A1

import { refused, type SaopError, SaopParseError, SaopValidationError, type Violation, violationsOf } from "./errors";
import { NativeHandle } from "./handle";
import { ANY, bytesOf, parseMessage } from "./message";
import { native, type NativePush } from "./native";
import { JsonNumber, type JsonValue, parseExact } from "./number";
import { READERS, type Text } from "./packed";
import { Schema } from "./schema";
import { MessageSchema } from "./standard";

/** Why nothing that follows makes a text valid. */
export interface Doom {
  /** The name of the cause, such as `unknown-name`. */
  cause: string;
  /** The offset of the byte with which it was clear, in UTF-8. */
  offset: number;
  violation: Violation;
}

/** What a reader has found, for a stream of them. */
export type PushEvent<T> =
  | { type: "ended"; pointer: string; value: JsonValue }
  | { type: "grew"; pointer: string; more: string }
  | { type: "message"; message: T };

export interface PushOptions {
  /** Is called with the JSON Pointer and the value of each member and item that has ended, and of the document. */
  ended?: (pointer: string, value: JsonValue) => void;
  /** Is called with the JSON Pointer of a string that has not ended, and what was added to it. */
  grew?: (pointer: string, more: string) => void;
}

export type PushState = "open" | "complete" | "truncated" | "doomed";

/**
 * Reads a document that arrives in pieces, such as a model's answer: a message, by its schema, such as `SaopEnvelopeSchema`; or what a
 * {@link Schema} checks.
 */
export class PushReader<T> extends NativeHandle {
  readonly #native: NativePush;
  readonly #which: number | undefined;
  readonly #options: PushOptions;
  #half = "";
  /** Whether it was told that the document has ended. */
  #isTold = false;

  constructor(of: MessageSchema<T> | Schema<T>, options: PushOptions = {}) {
    super();
    this.#which = of instanceof MessageSchema ? of.which : undefined;
    this.#native = native.NativePush.begin(this.#which ?? ANY, of instanceof Schema ? of.native : null);
    this.#options = options;
  }

  /** Takes more of the text, in any pieces, and returns the state with them. What a function of the caller's throws is thrown after all is told. */
  push(raw: Text): PushState {
    const { ended, grew } = this.#options;
    const told = this.#native.push(bytesOf(this.#joined(raw)), ended !== undefined, grew !== undefined);
    const failures: unknown[] = [];
    const all = told === "" ? [] : (JSON.parse(told) as string[]);
    for (let index = 0; index < all.length; index += 3) {
      const [what, pointer = "", text = ""] = all.slice(index, index + 3);
      if (what === "ended" && pointer === "") this.#isTold = true;
      try {
        if (what === "ended") ended?.(pointer, parseExact(text, false) as JsonValue);
        else grew?.(pointer, text);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return this.state;
  }

  /** A piece may end between the halves of a surrogate pair. */
  #joined(raw: Text): Text {
    if (typeof raw !== "string") return this.#half === "" ? raw : Buffer.concat([bytesOf(this.#take()), raw]);
    const text = this.#take() + raw;
    const last = text.charCodeAt(text.length - 1);
    if (last < 0xd800 || last > 0xdbff) return text;
    this.#half = text.slice(-1);
    return text.slice(0, -1);
  }

  #take(): string {
    const half = this.#half;
    this.#half = "";
    return half;
  }

  /**
   * Ends the text, and returns what parsing all of it gives.
   *
   * @throws SaopError as the parser does
   */
  finish(): T {
    if (this.#half !== "") this.#native.push(bytesOf(this.#take()), false, false);
    const found = this.#native.finish();
    if (found !== null) throw refused(found);
    const text = this.#native.text;
    if (this.#which !== undefined) return parseMessage(this.#which, READERS[this.#which]!, text, undefined) as T;
    const value = parseExact(text, false);
    // Where a number ends, the end of the text alone tells.
    if (!this.#isTold && (typeof value === "number" || value instanceof JsonNumber)) {
      this.#isTold = true;
      this.#options.ended?.("", value);
    }
    return value as T;
  }

  /** Returns a text that makes a valid document of what is there where it is added, if one is found. What it says is made up. */
  complete(): string | undefined {
    return this.#native.complete() ?? undefined;
  }

  /** `truncated` is a text that {@link finish} found to be cut short. */
  get state(): PushState {
    return this.#native.state;
  }

  /** Why nothing that follows makes the text valid, if so. */
  get doom(): Doom | undefined {
    const [head, list] = (this.#native.doom ?? "").split("\n");
    if (!head || list === undefined) return undefined;
    return { ...(JSON.parse(head) as { cause: string; offset: number }), violation: violationsOf(list)[0]! };
  }

  /** The text so far, up to the character with which it was lost. */
  get text(): string {
    return this.#native.text;
  }

  override dispose(): void {
    this.#native.dispose();
  }
}

/** Makes a stream of what {@link PushReader} finds in pieces of text. It fails at the piece with which the text was lost, and ends with the message. */
export class PushStream<T> extends TransformStream<Text, PushEvent<T>> {
  constructor(of: MessageSchema<T> | Schema<T>) {
    let told: PushEvent<T>[] = [];
    const reader = new PushReader(of, {
      ended: (pointer, value) => told.push({ type: "ended", pointer, value }),
      grew: (pointer, more) => told.push({ type: "grew", pointer, more }),
    });
    super({
      transform(piece, controller) {
        const state = reader.push(piece);
        for (const one of told) controller.enqueue(one);
        told = [];
        if (state === "doomed") {
          const error = lost(reader);
          reader.dispose();
          throw error;
        }
      },
      flush(controller) {
        const message = reader.finish();
        for (const one of told) controller.enqueue(one);
        controller.enqueue({ type: "message", message });
        reader.dispose();
      },
    });
  }
}

/** Returns the error of a text that nothing mends. */
function lost(reader: PushReader<unknown>): SaopError {
  const { doom } = reader;
  const violations = doom === undefined ? [] : [doom.violation];
  const message = "expected a text that can become valid, but found one that cannot";
  const isText = doom !== undefined && ["syntax", "duplicate_key", "limit"].includes(doom.violation.kind);
  return isText ? new SaopParseError(message, undefined, violations) : new SaopValidationError(message, violations);
}
