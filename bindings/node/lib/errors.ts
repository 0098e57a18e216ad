// The errors of this package, and what they say.

import type { EscalationReport } from "./messages";
import { parseExact } from "./number";

/** One thing that is wrong with a document: what AJV says of it, and what saop knows besides. */
export interface Violation {
  /** JSON Pointer to the value that breaks the keyword, as AJV has it: the object, where a member is missing or unknown. */
  instancePath: string;
  /** The keyword in the schema, as a fragment. */
  schemaPath: string;
  /** The keyword that is broken; for what no keyword says, the `kind`. */
  keyword: string;
  /** What the keyword says, under AJV's names. A number that no double holds is a `JsonNumber`. */
  params: Record<string, unknown>;
  /** What was expected, and what was found. */
  message: string;
  /** `schema`, or a rule that is no keyword's, such as `syntax`, `duplicate_key`, `limit`, `unrepresentable` or `duplicate_agent`. */
  kind: string;
  /** JSON Pointer to the place itself, with the name of a member that is missing or unknown. */
  pointer: string;
  /** Line of the text, from 1. Absent where there was no text. */
  line?: number;
  /** Column in that line, from 1, in characters. */
  column?: number;
}

/** As the addon writes it. */
interface Told {
  kind: string;
  pointer: string;
  schema: string;
  keyword?: string;
  expected?: unknown;
  /** The same as text, where it has a number that no double holds. */
  exact?: string;
  line?: number;
  column?: number;
  message: string;
}

/** Violations as text, which is read when somebody asks. */
export class Deferred {
  constructor(
    readonly text: string,
    readonly count: number | undefined,
  ) {}
}

const NAMES_LAST = new Set(["required", "dependencies", "dependentRequired", "additionalProperties", "unevaluatedProperties", "propertyNames"]);

function nameOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1).replaceAll("~1", "/").replaceAll("~0", "~");
}

function paramsOf(told: Told): Record<string, unknown> {
  const { keyword } = told;
  const expected = told.exact === undefined ? told.expected : parseExact(told.exact, false);
  switch (keyword) {
    case undefined:
      // How much work was allowed, of a document that was not judged.
      return told.kind === "limit" && expected !== undefined ? { limit: expected } : {};
    case "anyOf":
    case "oneOf":
    case "not":
      return {};
    case "required":
      return { missingProperty: nameOf(told.pointer) };
    case "additionalProperties":
      return { additionalProperty: nameOf(told.pointer) };
    case "unevaluatedProperties":
      return { unevaluatedProperty: nameOf(told.pointer) };
    case "propertyNames":
      return { propertyName: nameOf(told.pointer) };
    case "type":
      return { type: expected };
    case "enum":
      return { allowedValues: expected };
    case "const":
      return { allowedValue: expected };
    case "minimum":
      return { comparison: ">=", limit: expected };
    case "maximum":
      return { comparison: "<=", limit: expected };
    case "exclusiveMinimum":
      return { comparison: ">", limit: expected };
    case "exclusiveMaximum":
      return { comparison: "<", limit: expected };
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return { limit: expected };
    default:
      return expected === undefined ? {} : { [keyword]: expected };
  }
}

function violation(told: Told): Violation {
  const { kind, pointer, keyword, message, line, column } = told;
  const isAbove = keyword !== undefined && NAMES_LAST.has(keyword);
  const made: Violation = {
    instancePath: isAbove ? pointer.slice(0, pointer.lastIndexOf("/")) : pointer,
    schemaPath: `#${told.schema}`,
    keyword: keyword ?? kind,
    params: paramsOf(told),
    message,
    kind,
    pointer,
  };
  if (line !== undefined) made.line = line;
  if (column !== undefined) made.column = column;
  return made;
}

/** Returns violations of the text of a list. @internal */
export function violationsOf(text: string): Violation[] {
  return (JSON.parse(text) as Told[]).map(violation);
}

/** Returns a violation as one line. */
export function describe(violation: Violation): string {
  const where = violation.pointer === "" ? "" : `${violation.pointer}: `;
  const place = violation.line === undefined ? "" : ` (line ${violation.line}, column ${violation.column})`;
  return `${where}${violation.message}${place}`;
}

/** A document was refused. */
export class SaopError extends Error {
  override name = "SaopError";
  /** How many violations there are. */
  readonly violationCount: number;
  #violations: Violation[] | undefined;
  #text: string;

  constructor(message: string, violations: Violation[] | Deferred = [], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    if (violations instanceof Deferred) {
      this.#text = violations.text;
      this.violationCount = violations.count ?? 1;
    } else {
      this.#text = "";
      this.#violations = violations;
      this.violationCount = violations.length;
    }
  }

  /** Whether the document was not judged, as its check takes more work than is allowed: it may be valid. */
  get unjudged(): boolean {
    return this.violations.some((one) => one.kind === "limit" && one.params["limit"] !== undefined);
  }

  /** What is wrong, by position: the first thousand. */
  get violations(): Violation[] {
    if (this.#violations === undefined) {
      this.#violations = violationsOf(this.#text);
      this.#text = "";
    }
    return this.#violations;
  }

  /** Returns every violation, one a line; or at most so many. */
  explain(most = Infinity): string {
    const lines = this.violations.slice(0, most).map((one) => `- ${describe(one)}`);
    const rest = this.violationCount - lines.length;
    return (rest > 0 ? [...lines, `and ${rest} more`] : lines).join("\n");
  }

  /** The violations are not enumerable members, so that a log has to ask for them. */
  [Symbol.for("nodejs.util.inspect.custom")](_: number, options: object, inspect: (value: unknown, options: object) => string): string {
    const shown = `${this.stack ?? `${this.name}: ${this.message}`}\n${this.explain(5)}`;
    if (this.cause === undefined) return shown;
    return `${shown} {\n  [cause]: ${inspect(this.cause, options).replaceAll("\n", "\n  ")}\n}`;
  }
}

/** The text is not JSON with unique names, or exceeds a limit. */
export class SaopParseError extends SaopError {
  override name = "SaopParseError";
  /** Whether the text ends inside a value, as if it were cut short. */
  readonly truncated: boolean;

  constructor(message: string, cause?: unknown, violations: Violation[] | Deferred = [], truncated = false) {
    super(message, violations, cause);
    this.truncated = truncated;
  }

  /** `syntax`, `duplicate_key` or `limit`. */
  get kind(): string {
    return this.violations[0]?.kind ?? "syntax";
  }

  /** Line of the fault, from 1. */
  get line(): number | undefined {
    return this.violations[0]?.line;
  }

  /** Column of the fault, from 1, in characters. */
  get column(): number | undefined {
    return this.violations[0]?.column;
  }
}

/** The document breaks its schema, or a rule. */
export class SaopValidationError extends SaopError {
  override name = "SaopValidationError";

  constructor(message: string, validationErrors: Violation[] | Deferred = []) {
    super(message, validationErrors);
  }

  /** The violations. */
  get validationErrors(): Violation[] {
    return this.violations;
  }

  /** Path and message of each violation. */
  get fields(): { path: string; message: string }[] {
    return this.violations.map((one) => ({ path: one.pointer, message: one.message }));
  }
}

/** {@link SaopValidationError} under its second name. */
export const SchemaValidationError = SaopValidationError;
export type SchemaValidationError = SaopValidationError;

/** An agent that has more than one turn in a group. */
export interface DuplicateAgent {
  agentId: string;
  /** The position of its first turn. */
  first: number;
  /** The positions of the others. */
  repeated: number[];
}

/** An agent has more than one turn in a group, and nothing else is wrong. */
export class SaopDuplicateAgentError extends SaopError {
  override name = "SaopDuplicateAgentError";

  constructor(
    message: string,
    violations: Violation[] | Deferred = [],
    /** Each agent that repeats. */
    readonly duplicates: DuplicateAgent[] = [],
  ) {
    super(message, violations);
  }
}

/** A group has no turns, and nothing else is wrong. */
export class SaopEmptyParallelTurnError extends SaopError {
  override name = "SaopEmptyParallelTurnError";
}

/** A JSON Schema was refused. */
export class SchemaError extends Error {
  override name = "SchemaError";

  constructor(
    message: string,
    /** Where each problem is in the schema, as a JSON Pointer, and what it is. */
    readonly problems: { pointer: string; message: string }[] = [],
  ) {
    super(message);
  }
}

/** A list of tools was refused. */
export class ToolsError extends Error {
  override name = "ToolsError";
}

/** An answer that was refused. */
export interface RefusedAnswer {
  /** What sort of answer it was. */
  failureClass: FailureClass;
  response: string;
  error: SaopError;
}

/** What sort of answer was refused. */
export type FailureClass = EscalationReport["history"][number]["class"];

/** A model's answers were refused until no retries were left. */
export class MaxRetriesExceededError extends Error {
  override name = "MaxRetriesExceededError";
  /** How many corrections were asked for. */
  readonly attempts: number;
  /** Why the last answer was refused. */
  readonly lastError: SaopError;
  /** Each answer that was refused. */
  readonly history: RefusedAnswer[];
  /** What a person needs to decide. */
  readonly report: EscalationReport;

  constructor(fields: { message: string; attempts: number; lastError: SaopError; history: RefusedAnswer[]; report: EscalationReport }) {
    super(fields.message);
    this.attempts = fields.attempts;
    this.lastError = fields.lastError;
    this.history = fields.history;
    this.report = fields.report;
  }
}

/** Makes an error of its text. @internal */
export function refused(text: string): SaopError {
  const end = text.indexOf("\n");
  const head = JSON.parse(text.slice(0, end)) as {
    class: "parse" | "validation" | "duplicate" | "empty";
    message: string;
    count?: number;
    truncated?: boolean;
    duplicates?: DuplicateAgent[];
  };
  const violations = new Deferred(text.slice(end + 1), head.count);
  switch (head.class) {
    case "parse":
      return new SaopParseError(head.message, undefined, violations, head.truncated);
    case "duplicate":
      return new SaopDuplicateAgentError(head.message, violations, head.duplicates);
    case "empty":
      return new SaopEmptyParallelTurnError(head.message, violations);
    case "validation":
      return new SaopValidationError(head.message, violations);
  }
}
