// Standard Schema v1, by which tRPC, Hono and others take schemas of any library. SPEC N10

import { SaopError, type Violation } from "./errors";
import { validateMessage } from "./message";
import type { Reader } from "./packed";

/** The interface of Standard Schema, version 1. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly "~standard": StandardProps<Input, Output>;
}

export interface StandardProps<Input, Output> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
}

export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}

function issue(violation: Violation): StandardIssue {
  const names = violation.pointer.split("/").slice(1);
  return { message: violation.message, path: names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")) };
}

/** Makes what the interface asks for of a function that throws. @internal */
export function standard<T>(validate: (value: unknown) => T): StandardProps<T, T> {
  return {
    version: 1,
    vendor: "saop",
    validate: (value) => {
      try {
        return { value: validate(value) };
      } catch (error) {
        if (error instanceof SaopError) return { issues: error.violations.map(issue) };
        // What JSON does not have, such as NaN or a cycle.
        if (error instanceof TypeError || error instanceof RangeError) return { issues: [{ message: error.message }] };
        throw error;
      }
    },
  };
}

/** The schema of a message. */
export class MessageSchema<T> implements StandardSchemaV1<T, T> {
  readonly "~standard": StandardProps<T, T>;
  /** The number of the message in the addon. @internal */
  readonly which: number;
  readonly #reader: Reader<T>;

  /** @internal */
  constructor(which: number, reader: Reader<T>) {
    this.which = which;
    this.#reader = reader;
    this["~standard"] = standard((value) => this.parse(value));
  }

  /**
   * Makes a message of a value.
   *
   * @throws SaopError with every violation
   */
  parse(value: unknown): T {
    return validateMessage(this.which, this.#reader, value, undefined);
  }

  /** Same as {@link parse}, but returns the error. */
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: SaopError } {
    try {
      return { success: true, data: this.parse(value) };
    } catch (error) {
      if (error instanceof SaopError) return { success: false, error };
      throw error;
    }
  }
}
