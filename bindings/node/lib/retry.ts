// The retry protocol: the bound state machine, and the loop of it over a model of the caller's. REQ: 3_MCP-TAS-071.

import { isUint8Array } from "node:util/types";

import { type FailureClass, MaxRetriesExceededError, refused, type RefusedAnswer, type SaopError, SaopValidationError, type Violation } from "./errors";
import { NativeHandle } from "./handle";
import { ANY, bytesOf, parseMessage, textOfValue, wholeText } from "./message";
import {
  type EscalationReport,
  type SaopEnvelope,
  SaopEnvelopeSchema,
  type TokenUsage,
  type TurnContext,
} from "./messages";
import { native, type NativeRetry } from "./native";
import { type JsonNumber, type JsonValue, parseExact } from "./number";
import { READERS, type Text } from "./packed";
import { counted, type Edit } from "./schema";
import type { MessageSchema } from "./standard";
import type { ToolRegistry } from "./tools";

/** An answer that is a valid message. */
export interface Accepted<T> {
  type: "accepted";
  message: T;
  /** How many corrections it took. */
  corrections: number;
  /** The tokens spent on all answers whose usage is known. */
  usage?: TokenUsage;
  /** What was repaired; empty if nothing. */
  edits: Edit[];
  /** The names of tools whose calls were not checked, because the schema of the tool was refused. */
  unchecked: string[];
}

/** A correction to send to the model; its answer is then offered. */
export interface FormattingCorrectionTurn {
  type: "correct";
  /** What to send. */
  prompt: string;
  /** Which correction it is, counted from 1. */
  attempt: number;
  /** What sort of answer was refused. */
  failureClass: FailureClass;
  /** Why the answer was refused. */
  error: SaopError;
  /** Everything that was wrong with it. */
  violations: Violation[];
  /** Whether the prompt asks for members alone. */
  asksForMembers: boolean;
  /** The text that the members of the answer were put into, if it had been asked for members, and that is refused. */
  merged?: string;
}

export interface RetrySettings {
  /** How many corrections are asked for; 2 where nothing is said. */
  maxRetries?: number;
  /** Whether a correction asks for the whole answer, or for the members at fault alone, which are put into the answer. */
  corrections?: "whole" | "members";
  /** Whether an answer that is almost JSON is mended, by listed edits. */
  repair?: "never" | "listed";
  /** How long a correction may be; 16 384 bytes where nothing is said. */
  promptBudgetBytes?: number;
  /** Whether it ends where the model repeats an answer that was refused. */
  stopWithoutProgress?: boolean;
}

export interface RetryOptions<T = SaopEnvelope> extends RetrySettings {
  /** What the answer has to be; an envelope unless another schema is given, such as `SaopParallelTurnEnvelopeSchema`. */
  message?: MessageSchema<T>;
  /** Whose schemas the calls in an answer have to keep. */
  tools?: ToolRegistry;
}

/** What a model's provider says of an answer. */
export interface Told {
  /** Why the model stopped. */
  finishReason?: string;
  /** The tokens that it took. */
  usage?: TokenUsage;
}

/** Waits for an answer of a model. */
export class Retry<T = SaopEnvelope> extends NativeHandle {
  #native: NativeRetry;
  #which: number;

  constructor(options: RetryOptions<T> & { question?: string } = {}) {
    super();
    const { message = SaopEnvelopeSchema, tools, question } = options;
    this.#which = message.which;
    this.#native = native.NativeRetry.begin(message.which, settingsOf(options), tools?.native ?? null, asked(question));
  }

  /** Waits for calls of tools, as MCP, OpenAI, Anthropic or Gemini write them, and no message. */
  static calling(tools: ToolRegistry, options: RetrySettings & { question?: string } = {}): Retry<JsonValue> {
    const made = new Retry<JsonValue>();
    made.dispose();
    made.#which = ANY;
    made.#native = native.NativeRetry.begin(ANY, settingsOf(options), tools.native, asked(options.question));
    return made;
  }

  /**
   * Offers an answer: the one to the question, or that to the last correction.
   *
   * @throws MaxRetriesExceededError after the last correction
   * @throws Error if no answer is awaited any more
   */
  offer(response: Text, told: Told = {}): Accepted<T> | FormattingCorrectionTurn {
    const usage = told.usage === undefined ? null : textOfValue(told.usage);
    const bytes = bytesOf(response);
    const found = this.#native.offer(bytes, told.finishReason ?? null, usage);
    const end = found.indexOf("\n");
    const head = JSON.parse(found.slice(0, end)) as Head;
    if (head.step === "accepted") {
      const accepted: Accepted<T> = {
        type: "accepted",
        message: this.#message(found.slice(end + 1)),
        corrections: head.corrections,
        edits: counted(bytes, head.edits),
        unchecked: head.unchecked,
      };
      if (head.usage !== null) accepted.usage = parseExact(head.usage, false) as unknown as TokenUsage;
      return accepted;
    }
    if (head.step === "correct") return corrected(head, found.slice(end + 1));
    if (head.step === undefined) throw refused(found);
    const lines = found.split("\n");
    const errors: SaopError[] = [];
    for (let index = 1; index + 1 < lines.length; index += 2) errors.push(refused(`${lines[index]!}\n${lines[index + 1]!}`));
    const history = head.history.map((one, index): RefusedAnswer => ({ ...one, error: errors[index]! }));
    // It has all answers, escaped: together they may be more than a text from outside may be.
    const report = parseExact(head.report, false) as unknown as EscalationReport;
    throw new MaxRetriesExceededError({ message: head.message, attempts: head.attempts, lastError: errors.at(-1)!, history, report });
  }

  /**
   * Goes on after the corrections were used up, with `more` of them, as the report of that tells. The answer to what it returns is then
   * offered.
   *
   * @throws Error if the report is about another message, or has not the text of each answer
   */
  continued(report: EscalationReport<JsonNumber | bigint>, more = 1): FormattingCorrectionTurn {
    const found = this.#native.continued(Buffer.from(textOfValue(report)), countOf(more, "corrections"));
    const end = found.indexOf("\n");
    const head = JSON.parse(found.slice(0, end)) as Head;
    if (head.step !== "correct") throw refused(found);
    return corrected(head, found.slice(end + 1));
  }

  override dispose(): void {
    this.#native.dispose();
  }

  #message(text: string): T {
    if (this.#which === ANY) return parseExact(text, false) as T;
    return parseMessage(this.#which, READERS[this.#which]!, text, undefined) as T;
  }
}

function corrected({ step: _, ...head }: Correction, error: string): FormattingCorrectionTurn {
  const made = refused(error);
  return { type: "correct", ...head, error: made, violations: made.violations };
}

type Correction = { step: "correct" } & Omit<FormattingCorrectionTurn, "type" | "error" | "violations">;

type Head =
  | { step: "accepted"; corrections: number; usage: string | null; unchecked: string[]; edits: Edit[] }
  | Correction
  | { step?: never }
  | { step: "exhausted"; message: string; attempts: number; report: string; history: { failureClass: FailureClass; response: string }[] };

/** Returns the settings as the machine reads them. */
function settingsOf({ maxRetries = 2, corrections, repair, promptBudgetBytes, stopWithoutProgress }: RetrySettings): string {
  return JSON.stringify({
    max_retries: countOf(maxRetries, "retries"),
    corrections,
    repair,
    prompt_budget_bytes: promptBudgetBytes,
    stop_without_progress: stopWithoutProgress,
  });
}

function asked(question: string | undefined): string | null {
  return question === undefined ? null : wholeText(question);
}

function countOf(count: number, what: string): number {
  if (Number.isInteger(count) && count >= 0 && count < 2 ** 32) return count;
  throw new RangeError(`expected a count of ${what}, but found ${count}`);
}

/** An answer, with what the provider says of it. */
export type Answer = Text | ({ text: Text } & Told);

/** The caller's model. */
export interface LlmClient {
  /** Sends a correction, in the same conversation, and returns the model's next answer. */
  complete(prompt: string, context?: TurnContext): Answer | Promise<Answer>;
}

/** What happened, for a log. */
export type RetryEvent =
  | { event: "MALFORMED_RESPONSE"; attempt: number; class: FailureClass; errors: Violation[]; context?: TurnContext }
  | { event: "REPAIRED"; attempts: number; edits: Edit[]; context?: TurnContext }
  | { event: "RECOVERED"; attempts: number; context?: TurnContext }
  | { event: "MAX_RETRIES_EXCEEDED"; attempts: number; context?: TurnContext };

/** Takes events. */
export interface Logger {
  log(event: RetryEvent): void;
}

export interface HandlerOptions<T = SaopEnvelope> extends RetryOptions<T> {
  llmClient: LlmClient;
  logger?: Logger;
}

/**
 * Takes a model's answer, and asks for a better one where it is not valid.
 *
 * The handler has no state: the count of retries belongs to one call.
 */
export class MalformedResponseHandler<T = SaopEnvelope> {
  readonly #options: HandlerOptions<T>;

  constructor(options: HandlerOptions<T>) {
    // Settings that are refused are so here, and not at the first answer.
    new Retry(options).dispose();
    this.#options = options;
  }

  /** The schema of the message that is awaited. */
  get message(): MessageSchema<T> {
    return this.#options.message ?? (SaopEnvelopeSchema as unknown as MessageSchema<T>);
  }

  /**
   * Returns the message: of the answer, or of one that followed a correction.
   *
   * @param rawResponse the model's answer
   * @param envelope what the caller has read of the answer already, if anything: it is not used, since an answer is judged by its text
   * @param turnContext what the events and the client are told
   * @throws MaxRetriesExceededError after the last correction; what the client throws is passed on
   */
  async handle(rawResponse: Answer, envelope: T | null = null, turnContext?: TurnContext): Promise<T> {
    void envelope;
    return this.run(rawResponse, turnContext, () => {});
  }

  /** Makes a message of a value, which is checked like an answer. @internal */
  admit(value: unknown): T {
    const { message } = this;
    const { tools } = this.#options;
    const made = message.parse(value);
    if (tools === undefined) return made;
    const retry = new Retry({ message, tools, maxRetries: 0 });
    try {
      retry.offer(textOfValue(made));
      return made;
    } catch (error) {
      if (!(error instanceof MaxRetriesExceededError)) throw error;
      // The text that they would be places in is not the caller's.
      const violations = error.lastError.violations.map(({ line: _, column: __, ...one }) => one);
      throw new SaopValidationError(error.lastError.message, violations);
    } finally {
      retry.dispose();
    }
  }

  /** @internal */
  async run(rawResponse: Answer, context: TurnContext | undefined, exhausted: (error: MaxRetriesExceededError) => void): Promise<T> {
    const retry = new Retry<T>(this.#options);
    try {
      return await this.#loop(retry, rawResponse, context, exhausted);
    } finally {
      retry.dispose();
    }
  }

  async #loop(
    retry: Retry<T>,
    rawResponse: Answer,
    context: TurnContext | undefined,
    exhausted: (error: MaxRetriesExceededError) => void,
  ): Promise<T> {
    const { llmClient, logger } = this.#options;
    const told = context === undefined ? {} : { context };
    let answer = rawResponse;
    // REQ: 3_MCP-TAS-071. Ends, since the machine counts the corrections.
    for (;;) {
      const { text, ...said } = isText(answer) ? { text: answer } : answer;
      let step: Accepted<T> | FormattingCorrectionTurn;
      try {
        step = retry.offer(text, said);
      } catch (error) {
        if (error instanceof MaxRetriesExceededError) {
          // Before the log, which may throw.
          exhausted(error);
          logger?.log({ event: "MAX_RETRIES_EXCEEDED", attempts: error.attempts, ...told });
        }
        throw error;
      }
      if (step.type === "accepted") {
        if (step.edits.length > 0) logger?.log({ event: "REPAIRED", attempts: step.corrections, edits: step.edits, ...told });
        if (step.corrections > 0) logger?.log({ event: "RECOVERED", attempts: step.corrections, ...told });
        return step.message;
      }
      const { attempt, failureClass, violations } = step;
      logger?.log({ event: "MALFORMED_RESPONSE", attempt, class: failureClass, errors: violations, ...told });
      answer = await llmClient.complete(step.prompt, context);
    }
  }
}

function isText(answer: Answer): answer is Text {
  return typeof answer === "string" || isUint8Array(answer);
}

export type RunState = "RUNNING" | "USER_ESCALATION" | "COMPLETED" | "ABORTED";

/**
 * Passes each answer of a run through a handler, and keeps the state of the run. REQ: 3_MCP-TAS-071.
 *
 * One turn is executed at a time. After the last correction the state is `USER_ESCALATION`: `report` has what a person needs, and
 * `resume` or `abort` is what they decide.
 */
export class TurnExecutor<T = SaopEnvelope> {
  readonly #handler: MalformedResponseHandler<T>;
  #state: RunState = "RUNNING";
  #report: EscalationReport | undefined;
  #executing = false;

  constructor(handler: MalformedResponseHandler<T>) {
    this.#handler = handler;
  }

  get state(): RunState {
    return this.#state;
  }

  /** What a person needs to decide, in state `USER_ESCALATION`. */
  get report(): EscalationReport | undefined {
    return this.#report;
  }

  /** Returns the turn's message. Throws what the handler throws; `MaxRetriesExceededError` also escalates the run. */
  async execute(rawResponse: Answer, turnContext?: TurnContext): Promise<T> {
    this.#expect("RUNNING");
    if (this.#executing) throw new Error("expected one turn at a time, but another one is executed");
    this.#executing = true;
    try {
      return await this.#handler.run(rawResponse, turnContext, (error) => {
        // The caller may have ended the run meanwhile.
        if (this.#state === "RUNNING") [this.#state, this.#report] = ["USER_ESCALATION", error.report];
      });
    } finally {
      this.#executing = false;
    }
  }

  /**
   * Takes a person's message as the result of the turn, and goes on. It is checked like an answer, also by the tools; if it is refused,
   * nothing changes.
   */
  resume(message: unknown): T {
    this.#expect("USER_ESCALATION");
    const supplied = this.#handler.admit(message);
    [this.#state, this.#report] = ["RUNNING", undefined];
    return supplied;
  }

  /** Ends an escalated run. */
  abort(): void {
    this.#expect("USER_ESCALATION");
    [this.#state, this.#report] = ["ABORTED", undefined];
  }

  /** Ends the run. */
  complete(): void {
    this.#expect("RUNNING");
    this.#state = "COMPLETED";
  }

  #expect(state: RunState): void {
    if (this.#state !== state) throw new Error(`expected a run in state ${state}, but found ${this.#state}`);
  }
}
