// Generated from the schemas by `cargo gen`. Do not edit.

import { checkMessage, isValidMessage, parseMessage, serializeMessage, validateMessage, viewMessage } from "./message";
import type { JsonNumber, JsonObject, JsonValue } from "./number";
import { constant, json, list, map, num, packed, scalar, str, READERS, View, VIEWS, whole } from "./packed";
import type { BigOf, Numbers, Options, Reader, Text } from "./packed";
import { MessageSchema } from "./standard";

/** Why no further correction was asked for. */
export type EscalationReason = "max_retries_exceeded" | "no_progress";

const EscalationReasonValues: readonly EscalationReason[] = ["max_retries_exceeded", "no_progress"];

/** The turn of an agent that a model's answer is for. */
export interface TurnContext<Big = JsonNumber> {
  /** Identifies the session. */
  "session_id": string;
  /** Identifies the agent within the session. */
  "agent_id": string;
  /** Position of the turn in the agent's run, counted from 0. */
  "turn_index": number | Big;
  /** Phase of the work that the turn belongs to. */
  "phase": string;
}

const readTurnContext: Reader<TurnContext> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "session_id": str(w, t, m, at + 0),
    "agent_id": str(w, t, m, at + 2),
    "turn_index": num(w, t, m, n, at + 4),
    "phase": str(w, t, m, at + 6),
  };
  return made;
};

/** A {@link TurnContext} whose members are made when they are read. */
export class TurnContextView<Big = JsonNumber> extends View<TurnContext<Big>> {
  /** Identifies the session. */
  get "session_id"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Identifies the agent within the session. */
  get "agent_id"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 2);
  }
  /** Position of the turn in the agent's run, counted from 0. */
  get "turn_index"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 4);
  }
  /** Phase of the work that the turn belongs to. */
  get "phase"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 6);
  }
  toObject(): TurnContext<Big> {
    return whole<any>(this, readTurnContext);
  }
}

const lazyTurnContext: Reader<TurnContextView<any>> = (w, t, m, n, i) => new TurnContextView({ w, t, m, n, i });

/** Tokens spent, as the model's provider counts them. */
export interface TokenUsage<Big = JsonNumber> {
  /** Tokens that the model was given. */
  "prompt_tokens": number | Big;
  /** Tokens that the model answered with. */
  "completion_tokens": number | Big;
}

const readTokenUsage: Reader<TokenUsage> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "prompt_tokens": num(w, t, m, n, at + 0),
    "completion_tokens": num(w, t, m, n, at + 2),
  };
  return made;
};

/** A {@link TokenUsage} whose members are made when they are read. */
export class TokenUsageView<Big = JsonNumber> extends View<TokenUsage<Big>> {
  /** Tokens that the model was given. */
  get "prompt_tokens"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 0);
  }
  /** Tokens that the model answered with. */
  get "completion_tokens"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 2);
  }
  toObject(): TokenUsage<Big> {
    return whole<any>(this, readTokenUsage);
  }
}

const lazyTokenUsage: Reader<TokenUsageView<any>> = (w, t, m, n, i) => new TokenUsageView({ w, t, m, n, i });

/** What sort of answer was refused: not JSON; JSON that breaks the schema or a rule; cut short; nothing at all; or declined by the model or its provider. */
export type FailureClass = "invalid_json" | "schema_violation" | "truncated" | "empty" | "refusal";

const FailureClassValues: readonly FailureClass[] = ["invalid_json", "schema_violation", "truncated", "empty", "refusal"];

/** How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text. */
export type RefusedResponseResponseEncoding = "utf8" | "base64";

const RefusedResponseResponseEncodingValues: readonly RefusedResponseResponseEncoding[] = ["utf8", "base64"];

/** One thing that was wrong with an answer. */
export interface ReportedViolation<Big = JsonNumber> {
  /** What sort of rule is broken. */
  "kind": string;
  /** JSON Pointer to the value at fault; empty for the whole answer. Escaped and cut in a redacted report, since it quotes keys of the answer. */
  "path": string;
  /** The keyword of the schema that is broken, where one is. */
  "keyword"?: string;
  /** JSON Pointer to that keyword in the schema. */
  "schema_path"?: string;
  /** What was expected, and what was found. */
  "message": string;
  /** Line of the answer, counted from 1. */
  "line"?: number | Big;
  /** Column in that line, counted from 1 in characters. */
  "column"?: number | Big;
}

const readReportedViolation: Reader<ReportedViolation> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "kind": str(w, t, m, at + 0),
    "path": str(w, t, m, at + 2),
  };
  if (w[at + 4] !== 0) made["keyword"] = str(w, t, m, at + 4);
  if (w[at + 6] !== 0) made["schema_path"] = str(w, t, m, at + 6);
  made["message"] = str(w, t, m, at + 8);
  if (w[at + 10] !== 0) made["line"] = num(w, t, m, n, at + 10);
  if (w[at + 12] !== 0) made["column"] = num(w, t, m, n, at + 12);
  return made;
};

/** A {@link ReportedViolation} whose members are made when they are read. */
export class ReportedViolationView<Big = JsonNumber> extends View<ReportedViolation<Big>> {
  /** What sort of rule is broken. */
  get "kind"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** JSON Pointer to the value at fault; empty for the whole answer. Escaped and cut in a redacted report, since it quotes keys of the answer. */
  get "path"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 2);
  }
  /** The keyword of the schema that is broken, where one is. */
  get "keyword"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 4] === 0 ? undefined : str(w, t, m, at + 4);
  }
  /** JSON Pointer to that keyword in the schema. */
  get "schema_path"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 6] === 0 ? undefined : str(w, t, m, at + 6);
  }
  /** What was expected, and what was found. */
  get "message"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 8);
  }
  /** Line of the answer, counted from 1. */
  get "line"(): number | Big | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 10] === 0 ? undefined : num(w, t, m, n, at + 10);
  }
  /** Column in that line, counted from 1 in characters. */
  get "column"(): number | Big | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 12] === 0 ? undefined : num(w, t, m, n, at + 12);
  }
  toObject(): ReportedViolation<Big> {
    return whole<any>(this, readReportedViolation);
  }
}

const lazyReportedViolation: Reader<ReportedViolationView<any>> = (w, t, m, n, i) => new ReportedViolationView({ w, t, m, n, i });

/** One answer that was refused. */
export interface RefusedResponse<Big = JsonNumber> {
  /** What sort of answer it was. */
  "class": FailureClass;
  /** What was wrong with it, in one line. */
  "error": string;
  /** Why the model stopped, as its provider says it. */
  "finish_reason"?: string;
  /** Length of the answer in bytes. */
  "response_bytes": number | Big;
  /** Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits. */
  "response_hash": string;
  /** The answer itself, as `response_encoding` says. Left out of a redacted report. */
  "response"?: string;
  /** How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text. */
  "response_encoding"?: RefusedResponseResponseEncoding;
  /** Tokens spent on this answer, where they are known. */
  "usage"?: TokenUsage<Big>;
  /** How many different things were wrong with it. */
  "violation_count": number | Big;
  /** What was wrong with it, by position; the first hundred where there are more. */
  "violations": Array<ReportedViolation<Big>>;
}

const readRefusedResponse: Reader<RefusedResponse> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "class": constant(w, at + 0, FailureClassValues),
    "error": str(w, t, m, at + 2),
  };
  if (w[at + 4] !== 0) made["finish_reason"] = str(w, t, m, at + 4);
  made["response_bytes"] = num(w, t, m, n, at + 6);
  made["response_hash"] = str(w, t, m, at + 8);
  if (w[at + 10] !== 0) made["response"] = str(w, t, m, at + 10);
  if (w[at + 12] !== 0) made["response_encoding"] = constant(w, at + 12, RefusedResponseResponseEncodingValues);
  if (w[at + 14] !== 0) made["usage"] = readTokenUsage(w, t, m, n, at + 14);
  made["violation_count"] = num(w, t, m, n, at + 16);
  made["violations"] = list(w, t, m, n, at + 18, readReportedViolation);
  return made;
};

/** A {@link RefusedResponse} whose members are made when they are read. */
export class RefusedResponseView<Big = JsonNumber> extends View<RefusedResponse<Big>> {
  /** What sort of answer it was. */
  get "class"(): FailureClass {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 0, FailureClassValues);
  }
  /** What was wrong with it, in one line. */
  get "error"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 2);
  }
  /** Why the model stopped, as its provider says it. */
  get "finish_reason"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 4] === 0 ? undefined : str(w, t, m, at + 4);
  }
  /** Length of the answer in bytes. */
  get "response_bytes"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 6);
  }
  /** Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits. */
  get "response_hash"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 8);
  }
  /** The answer itself, as `response_encoding` says. Left out of a redacted report. */
  get "response"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 10] === 0 ? undefined : str(w, t, m, at + 10);
  }
  /** How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text. */
  get "response_encoding"(): RefusedResponseResponseEncoding | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 12] === 0 ? undefined : constant(w, at + 12, RefusedResponseResponseEncodingValues);
  }
  /** Tokens spent on this answer, where they are known. */
  get "usage"(): TokenUsageView<Big> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 14] === 0 ? undefined : lazyTokenUsage(w, t, m, n, at + 14);
  }
  /** How many different things were wrong with it. */
  get "violation_count"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 16);
  }
  /** What was wrong with it, by position; the first hundred where there are more. */
  get "violations"(): ReadonlyArray<ReportedViolationView<Big>> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return list(w, t, m, n, at + 18, lazyReportedViolation);
  }
  toObject(): RefusedResponse<Big> {
    return whole<any>(this, readRefusedResponse);
  }
}

const lazyRefusedResponse: Reader<RefusedResponseView<any>> = (w, t, m, n, i) => new RefusedResponseView({ w, t, m, n, i });

/** What a person needs to act on when a model's answers could not be read: every answer that was refused, and why. */
export interface EscalationReport<Big = JsonNumber> {
  /** Version of this schema that the sender wrote to; major version 1. */
  "schema_version": string;
  /** Tells an escalation report from the other messages. */
  "type": "escalation_report";
  /** Why no further correction was asked for: the retries are used up, or the model repeated an answer that had been refused. */
  "reason": EscalationReason;
  /** How many corrections were asked for. */
  "attempts": number | Big;
  /** How many corrections were allowed. */
  "max_retries": number | Big;
  /** Name of the schema that an answer had to meet; left out where any message would do. */
  "awaited"?: string;
  /** The turn that the answers were for, where it is known. */
  "context"?: TurnContext<Big>;
  /** What was wrong with the last answer, in one line. */
  "last_error": string;
  /** Tokens spent on all answers, as far as they are known. */
  "usage"?: TokenUsage<Big>;
  /** How many answers were refused before those of `history` and are not known to the sender; left out where every one is known. */
  "unknown_answers"?: number | Big;
  /** Every answer that was refused, as far as they are known, in the order in which they came. */
  "history": Array<RefusedResponse<Big>>;
}

const readEscalationReport: Reader<EscalationReport> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "schema_version": str(w, t, m, at + 0),
    "type": "escalation_report",
    "reason": constant(w, at + 4, EscalationReasonValues),
    "attempts": num(w, t, m, n, at + 6),
    "max_retries": num(w, t, m, n, at + 8),
  };
  if (w[at + 10] !== 0) made["awaited"] = str(w, t, m, at + 10);
  if (w[at + 12] !== 0) made["context"] = readTurnContext(w, t, m, n, at + 12);
  made["last_error"] = str(w, t, m, at + 14);
  if (w[at + 16] !== 0) made["usage"] = readTokenUsage(w, t, m, n, at + 16);
  if (w[at + 18] !== 0) made["unknown_answers"] = num(w, t, m, n, at + 18);
  made["history"] = list(w, t, m, n, at + 20, readRefusedResponse);
  return made;
};

/** A {@link EscalationReport} whose members are made when they are read. */
export class EscalationReportView<Big = JsonNumber> extends View<EscalationReport<Big>> {
  /** Version of this schema that the sender wrote to; major version 1. */
  get "schema_version"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Tells an escalation report from the other messages. */
  get "type"(): "escalation_report" {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return "escalation_report";
  }
  /** Why no further correction was asked for: the retries are used up, or the model repeated an answer that had been refused. */
  get "reason"(): EscalationReason {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 4, EscalationReasonValues);
  }
  /** How many corrections were asked for. */
  get "attempts"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 6);
  }
  /** How many corrections were allowed. */
  get "max_retries"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 8);
  }
  /** Name of the schema that an answer had to meet; left out where any message would do. */
  get "awaited"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 10] === 0 ? undefined : str(w, t, m, at + 10);
  }
  /** The turn that the answers were for, where it is known. */
  get "context"(): TurnContextView<Big> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 12] === 0 ? undefined : lazyTurnContext(w, t, m, n, at + 12);
  }
  /** What was wrong with the last answer, in one line. */
  get "last_error"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 14);
  }
  /** Tokens spent on all answers, as far as they are known. */
  get "usage"(): TokenUsageView<Big> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 16] === 0 ? undefined : lazyTokenUsage(w, t, m, n, at + 16);
  }
  /** How many answers were refused before those of `history` and are not known to the sender; left out where every one is known. */
  get "unknown_answers"(): number | Big | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 18] === 0 ? undefined : num(w, t, m, n, at + 18);
  }
  /** Every answer that was refused, as far as they are known, in the order in which they came. */
  get "history"(): ReadonlyArray<RefusedResponseView<Big>> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return list(w, t, m, n, at + 20, lazyRefusedResponse);
  }
  toObject(): EscalationReport<Big> {
    return whole<any>(this, readEscalationReport);
  }
}

const lazyEscalationReport: Reader<EscalationReportView<any>> = (w, t, m, n, i) => new EscalationReportView({ w, t, m, n, i });

/** How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded). */
export type ObservationEncoding = "utf8" | "base64";

const ObservationEncodingValues: readonly ObservationEncoding[] = ["utf8", "base64"];

/** The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took. */
export interface Observation<Big = JsonNumber> {
  /** Version of this schema that the sender wrote to; major version 1. */
  "schema_version": string;
  /** Tells an observation from the other messages. */
  "type": "observation";
  /** Identifies the tool call. A UUID is recommended, not required. */
  "tool_call_id": string;
  /** Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers. */
  "timestamp_ns": string;
  /** Exit code of the tool; 128 + N where signal N killed it. */
  "exit_code": number | Big;
  /** Everything the tool wrote to standard output, as `encoding` says. */
  "stdout": string;
  /** Everything the tool wrote to standard error, as `encoding` says. */
  "stderr": string;
  /** How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded). */
  "encoding": ObservationEncoding;
  /** How long the tool ran, in milliseconds. */
  "duration_ms": number | Big;
  /** Whatever else the orchestrator records of the run, as flat values. */
  "metadata"?: Record<string, boolean | number | Big | string>;
}

const readObservation: Reader<Observation> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "schema_version": str(w, t, m, at + 0),
    "type": "observation",
    "tool_call_id": str(w, t, m, at + 4),
    "timestamp_ns": str(w, t, m, at + 6),
    "exit_code": num(w, t, m, n, at + 8),
    "stdout": str(w, t, m, at + 10),
    "stderr": str(w, t, m, at + 12),
    "encoding": constant(w, at + 14, ObservationEncodingValues),
    "duration_ms": num(w, t, m, n, at + 16),
  };
  if (w[at + 18] !== 0) made["metadata"] = map(w, t, m, n, at + 18, scalar);
  return made;
};

/** A {@link Observation} whose members are made when they are read. */
export class ObservationView<Big = JsonNumber> extends View<Observation<Big>> {
  /** Version of this schema that the sender wrote to; major version 1. */
  get "schema_version"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Tells an observation from the other messages. */
  get "type"(): "observation" {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return "observation";
  }
  /** Identifies the tool call. A UUID is recommended, not required. */
  get "tool_call_id"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 4);
  }
  /** Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers. */
  get "timestamp_ns"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 6);
  }
  /** Exit code of the tool; 128 + N where signal N killed it. */
  get "exit_code"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 8);
  }
  /** Everything the tool wrote to standard output, as `encoding` says. */
  get "stdout"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 10);
  }
  /** Everything the tool wrote to standard error, as `encoding` says. */
  get "stderr"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 12);
  }
  /** How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded). */
  get "encoding"(): ObservationEncoding {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 14, ObservationEncodingValues);
  }
  /** How long the tool ran, in milliseconds. */
  get "duration_ms"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 16);
  }
  /** Whatever else the orchestrator records of the run, as flat values. */
  get "metadata"(): Readonly<Record<string, boolean | number | Big | string>> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 18] === 0 ? undefined : map(w, t, m, n, at + 18, scalar);
  }
  toObject(): Observation<Big> {
    return whole<any>(this, readObservation);
  }
}

const lazyObservation: Reader<ObservationView<any>> = (w, t, m, n, i) => new ObservationView({ w, t, m, n, i });

/** The one tool call that an agent makes in a turn. */
export interface SaopAction<Big = JsonNumber> {
  /** Name of the tool to call, as the orchestrator registered it. */
  "tool_name": string;
  /** Arguments of the call. Free-form: its members belong to the tool, and every number keeps its spelling. */
  "arguments": JsonObject<Big>;
}

const readSaopAction: Reader<SaopAction> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "tool_name": str(w, t, m, at + 0),
    "arguments": json(w, t, m, n, at + 2),
  };
  return made;
};

/** A {@link SaopAction} whose members are made when they are read. */
export class SaopActionView<Big = JsonNumber> extends View<SaopAction<Big>> {
  /** Name of the tool to call, as the orchestrator registered it. */
  get "tool_name"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Arguments of the call. Free-form: its members belong to the tool, and every number keeps its spelling. */
  get "arguments"(): JsonObject<Big> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return json(w, t, m, n, at + 2);
  }
  toObject(): SaopAction<Big> {
    return whole<any>(this, readSaopAction);
  }
}

const lazySaopAction: Reader<SaopActionView<any>> = (w, t, m, n, i) => new SaopActionView({ w, t, m, n, i });

/** How the tool call ended. `partial` means that the output was cut short. */
export type SaopObservationStatus = "success" | "error" | "timeout" | "partial";

const SaopObservationStatusValues: readonly SaopObservationStatus[] = ["success", "error", "timeout", "partial"];

/** What came back from the tool call of a turn, in the form the agent reads. */
export interface SaopObservation<Big = JsonNumber> {
  /** How the tool call ended. `partial` means that the output was cut short. */
  "status": SaopObservationStatus;
  /** What the tool printed or returned. May be empty. */
  "output": string;
  /** What went wrong, where there is more to say than the status does. */
  "error_detail"?: string;
}

const readSaopObservation: Reader<SaopObservation> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "status": constant(w, at + 0, SaopObservationStatusValues),
    "output": str(w, t, m, at + 2),
  };
  if (w[at + 4] !== 0) made["error_detail"] = str(w, t, m, at + 4);
  return made;
};

/** A {@link SaopObservation} whose members are made when they are read. */
export class SaopObservationView<Big = JsonNumber> extends View<SaopObservation<Big>> {
  /** How the tool call ended. `partial` means that the output was cut short. */
  get "status"(): SaopObservationStatus {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 0, SaopObservationStatusValues);
  }
  /** What the tool printed or returned. May be empty. */
  get "output"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 2);
  }
  /** What went wrong, where there is more to say than the status does. */
  get "error_detail"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 4] === 0 ? undefined : str(w, t, m, at + 4);
  }
  toObject(): SaopObservation<Big> {
    return whole<any>(this, readSaopObservation);
  }
}

const lazySaopObservation: Reader<SaopObservationView<any>> = (w, t, m, n, i) => new SaopObservationView({ w, t, m, n, i });

/** The turn of one agent within a group. */
export interface SaopAgentTurn<Big = JsonNumber> {
  /** Identifies the agent. Unique within the group. */
  "agent_id": string;
  /** Position of the turn in this agent's run, counted from 0. */
  "turn_index": number | Big;
  /** What the agent thinks before it acts. */
  "thought": string;
  /** The tool call that the agent makes. */
  "action": SaopAction<Big>;
  /** What came back from the tool call. Absent while the call is still to be made. */
  "observation"?: SaopObservation<Big>;
}

const readSaopAgentTurn: Reader<SaopAgentTurn> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "agent_id": str(w, t, m, at + 0),
    "turn_index": num(w, t, m, n, at + 2),
    "thought": str(w, t, m, at + 4),
    "action": readSaopAction(w, t, m, n, at + 6),
  };
  if (w[at + 8] !== 0) made["observation"] = readSaopObservation(w, t, m, n, at + 8);
  return made;
};

/** A {@link SaopAgentTurn} whose members are made when they are read. */
export class SaopAgentTurnView<Big = JsonNumber> extends View<SaopAgentTurn<Big>> {
  /** Identifies the agent. Unique within the group. */
  get "agent_id"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Position of the turn in this agent's run, counted from 0. */
  get "turn_index"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 2);
  }
  /** What the agent thinks before it acts. */
  get "thought"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 4);
  }
  /** The tool call that the agent makes. */
  get "action"(): SaopActionView<Big> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return lazySaopAction(w, t, m, n, at + 6);
  }
  /** What came back from the tool call. Absent while the call is still to be made. */
  get "observation"(): SaopObservationView<Big> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 8] === 0 ? undefined : lazySaopObservation(w, t, m, n, at + 8);
  }
  toObject(): SaopAgentTurn<Big> {
    return whole<any>(this, readSaopAgentTurn);
  }
}

const lazySaopAgentTurn: Reader<SaopAgentTurnView<any>> = (w, t, m, n, i) => new SaopAgentTurnView({ w, t, m, n, i });

/** What an agent thinks before it acts. */
export interface SaopThought<Big = JsonNumber> {
  /** Why the agent acts as it does. */
  "reasoning": string;
  /** What the agent will do next. */
  "plan": string;
  /** What the agent is not sure of. Absent where there is nothing to say. */
  "uncertainty"?: string;
}

const readSaopThought: Reader<SaopThought> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "reasoning": str(w, t, m, at + 0),
    "plan": str(w, t, m, at + 2),
  };
  if (w[at + 4] !== 0) made["uncertainty"] = str(w, t, m, at + 4);
  return made;
};

/** A {@link SaopThought} whose members are made when they are read. */
export class SaopThoughtView<Big = JsonNumber> extends View<SaopThought<Big>> {
  /** Why the agent acts as it does. */
  get "reasoning"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** What the agent will do next. */
  get "plan"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 2);
  }
  /** What the agent is not sure of. Absent where there is nothing to say. */
  get "uncertainty"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 4] === 0 ? undefined : str(w, t, m, at + 4);
  }
  toObject(): SaopThought<Big> {
    return whole<any>(this, readSaopThought);
  }
}

const lazySaopThought: Reader<SaopThoughtView<any>> = (w, t, m, n, i) => new SaopThoughtView({ w, t, m, n, i });

/** One turn of one agent: what it thinks, which tool it calls, and what came back. */
export interface SaopEnvelope<Big = JsonNumber> {
  /** Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value. */
  "schema_version": string;
  /** Position of the turn in the agent's run, counted from 0. */
  "turn_index": number | Big;
  /** Identifies the agent within the run. */
  "agent_id": string;
  /** Phase of the work that the turn belongs to, as the orchestrator names it. */
  "phase": string;
  /** What the agent thinks before it acts. */
  "thought": SaopThought<Big>;
  /** The tool call that the agent makes. */
  "action": SaopAction<Big>;
  /** What came back from the tool call. The orchestrator fills it in when the tool has run; until then, the model writes status `partial` and an empty output. */
  "observation": SaopObservation<Big>;
}

const readSaopEnvelope: Reader<SaopEnvelope> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "schema_version": str(w, t, m, at + 0),
    "turn_index": num(w, t, m, n, at + 2),
    "agent_id": str(w, t, m, at + 4),
    "phase": str(w, t, m, at + 6),
    "thought": readSaopThought(w, t, m, n, at + 8),
    "action": readSaopAction(w, t, m, n, at + 10),
    "observation": readSaopObservation(w, t, m, n, at + 12),
  };
  return made;
};

/** A {@link SaopEnvelope} whose members are made when they are read. */
export class SaopEnvelopeView<Big = JsonNumber> extends View<SaopEnvelope<Big>> {
  /** Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value. */
  get "schema_version"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Position of the turn in the agent's run, counted from 0. */
  get "turn_index"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 2);
  }
  /** Identifies the agent within the run. */
  get "agent_id"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 4);
  }
  /** Phase of the work that the turn belongs to, as the orchestrator names it. */
  get "phase"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 6);
  }
  /** What the agent thinks before it acts. */
  get "thought"(): SaopThoughtView<Big> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return lazySaopThought(w, t, m, n, at + 8);
  }
  /** The tool call that the agent makes. */
  get "action"(): SaopActionView<Big> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return lazySaopAction(w, t, m, n, at + 10);
  }
  /** What came back from the tool call. The orchestrator fills it in when the tool has run; until then, the model writes status `partial` and an empty output. */
  get "observation"(): SaopObservationView<Big> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return lazySaopObservation(w, t, m, n, at + 12);
  }
  toObject(): SaopEnvelope<Big> {
    return whole<any>(this, readSaopEnvelope);
  }
}

const lazySaopEnvelope: Reader<SaopEnvelopeView<any>> = (w, t, m, n, i) => new SaopEnvelopeView({ w, t, m, n, i });

/** The turns that several agents take side by side, as one group. No agent appears twice in a group. */
export interface SaopParallelTurnEnvelope<Big = JsonNumber> {
  /** Tells a parallel turn from the other messages. */
  "envelope_type": "parallel";
  /** Identifies the session that the group belongs to. */
  "session_id": string;
  /** Position of the group in its session, counted from 0. It counts up from group to group: the sender's duty, which one message cannot show. */
  "parallel_turn_index": number | Big;
  /** One turn for each agent of the group, at least one. Agent ids are unique within the group. */
  "agent_turns": Array<SaopAgentTurn<Big>>;
}

const readSaopParallelTurnEnvelope: Reader<SaopParallelTurnEnvelope> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "envelope_type": "parallel",
    "session_id": str(w, t, m, at + 2),
    "parallel_turn_index": num(w, t, m, n, at + 4),
    "agent_turns": list(w, t, m, n, at + 6, readSaopAgentTurn),
  };
  return made;
};

/** A {@link SaopParallelTurnEnvelope} whose members are made when they are read. */
export class SaopParallelTurnEnvelopeView<Big = JsonNumber> extends View<SaopParallelTurnEnvelope<Big>> {
  /** Tells a parallel turn from the other messages. */
  get "envelope_type"(): "parallel" {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return "parallel";
  }
  /** Identifies the session that the group belongs to. */
  get "session_id"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 2);
  }
  /** Position of the group in its session, counted from 0. It counts up from group to group: the sender's duty, which one message cannot show. */
  get "parallel_turn_index"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 4);
  }
  /** One turn for each agent of the group, at least one. Agent ids are unique within the group. */
  get "agent_turns"(): ReadonlyArray<SaopAgentTurnView<Big>> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return list(w, t, m, n, at + 6, lazySaopAgentTurn);
  }
  toObject(): SaopParallelTurnEnvelope<Big> {
    return whole<any>(this, readSaopParallelTurnEnvelope);
  }
}

const lazySaopParallelTurnEnvelope: Reader<SaopParallelTurnEnvelopeView<any>> = (w, t, m, n, i) => new SaopParallelTurnEnvelopeView({ w, t, m, n, i });

/** A tool that is pinned. */
export interface PinnedTool<Big = JsonNumber> {
  /** The tool as the server's list had it: name, description, schemas and all else. */
  "definition": JsonObject<Big>;
  /** The tool as the list had it last, if that was something else and has not been accepted. */
  "changed"?: JsonObject<Big>;
}

const readPinnedTool: Reader<PinnedTool> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "definition": json(w, t, m, n, at + 0),
  };
  if (w[at + 2] !== 0) made["changed"] = json(w, t, m, n, at + 2);
  return made;
};

/** A {@link PinnedTool} whose members are made when they are read. */
export class PinnedToolView<Big = JsonNumber> extends View<PinnedTool<Big>> {
  /** The tool as the server's list had it: name, description, schemas and all else. */
  get "definition"(): JsonObject<Big> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return json(w, t, m, n, at + 0);
  }
  /** The tool as the list had it last, if that was something else and has not been accepted. */
  get "changed"(): JsonObject<Big> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 2] === 0 ? undefined : json(w, t, m, n, at + 2);
  }
  toObject(): PinnedTool<Big> {
    return whole<any>(this, readPinnedTool);
  }
}

const lazyPinnedTool: Reader<PinnedToolView<any>> = (w, t, m, n, i) => new PinnedToolView({ w, t, m, n, i });

/** What the tools of an MCP server said of themselves when they were seen first, or accepted last. */
export interface SaopPins<Big = JsonNumber> {
  /** Version of this schema that the writer wrote to; major version 1. */
  "schema_version": string;
  /** Tells pins from the other messages. */
  "type": "saop_pins";
  /** The tools by their names. */
  "tools": Record<string, PinnedTool<Big>>;
}

const readSaopPins: Reader<SaopPins> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "schema_version": str(w, t, m, at + 0),
    "type": "saop_pins",
    "tools": map(w, t, m, n, at + 4, readPinnedTool),
  };
  return made;
};

/** A {@link SaopPins} whose members are made when they are read. */
export class SaopPinsView<Big = JsonNumber> extends View<SaopPins<Big>> {
  /** Version of this schema that the writer wrote to; major version 1. */
  get "schema_version"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Tells pins from the other messages. */
  get "type"(): "saop_pins" {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return "saop_pins";
  }
  /** The tools by their names. */
  get "tools"(): Readonly<Record<string, PinnedToolView<Big>>> {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return map(w, t, m, n, at + 4, lazyPinnedTool);
  }
  toObject(): SaopPins<Big> {
    return whole<any>(this, readSaopPins);
  }
}

const lazySaopPins: Reader<SaopPinsView<any>> = (w, t, m, n, i) => new SaopPinsView({ w, t, m, n, i });

/** Where the message was going. */
export type SaopRecordDirection = "to_server" | "to_client";

const SaopRecordDirectionValues: readonly SaopRecordDirection[] = ["to_server", "to_client"];

/** Who sent it: one of the two sides, or the guard itself. */
export type SaopRecordPeer = "client" | "server" | "guard";

const SaopRecordPeerValues: readonly SaopRecordPeer[] = ["client", "server", "guard"];

/** What it is in JSON-RPC; `other` where it is no message, or may be read as two. */
export type SaopRecordKind = "request" | "notification" | "result" | "error" | "batch" | "other";

const SaopRecordKindValues: readonly SaopRecordKind[] = ["request", "notification", "result", "error", "batch", "other"];

/** What became of it: passed on as it was, passed on with other bytes, or not passed on. */
export type SaopRecordDecision = "passed" | "changed" | "withheld";

const SaopRecordDecisionValues: readonly SaopRecordDecision[] = ["passed", "changed", "withheld"];

/** A message between an MCP client and a server, as a guard saw it, and what the guard did with it. */
export interface SaopRecord<Big = JsonNumber> {
  /** Version of this schema that the writer wrote to; major version 1. */
  "schema_version": string;
  /** Tells a record from the other messages. */
  "type": "saop_record";
  /** When it was decided, in nanoseconds since the Unix epoch, in decimal digits. */
  "timestamp_ns": string;
  /** Where the message was going. */
  "direction": SaopRecordDirection;
  /** Who sent it: one of the two sides, or the guard itself. */
  "peer": SaopRecordPeer;
  /** What it is in JSON-RPC; `other` where it is no message, or may be read as two. */
  "kind": SaopRecordKind;
  /** The method of a request or a notification. */
  "method"?: string;
  /** The tool that a request calls. */
  "tool"?: string;
  /** The id of a request or of its answer, as JSON text. */
  "id"?: string;
  /** What became of it: passed on as it was, passed on with other bytes, or not passed on. */
  "decision": SaopRecordDecision;
  /** What the guard found, for people. */
  "reasons"?: Array<string>;
  /** How many bytes were received, with the end of the line. */
  "length": number | Big;
  /** The message as it was received, without the end of the line and with what looks like a secret masked. Left out where it is no JSON, in which nothing could be masked. */
  "message"?: string;
  /** What was passed on in place of a message that was changed, masked in the same way. */
  "sent"?: string;
}

const readSaopRecord: Reader<SaopRecord> = (w, t, m, n, i) => {
  const at = w[i + 1]!;
  const made: any = {
    "schema_version": str(w, t, m, at + 0),
    "type": "saop_record",
    "timestamp_ns": str(w, t, m, at + 4),
    "direction": constant(w, at + 6, SaopRecordDirectionValues),
    "peer": constant(w, at + 8, SaopRecordPeerValues),
    "kind": constant(w, at + 10, SaopRecordKindValues),
  };
  if (w[at + 12] !== 0) made["method"] = str(w, t, m, at + 12);
  if (w[at + 14] !== 0) made["tool"] = str(w, t, m, at + 14);
  if (w[at + 16] !== 0) made["id"] = str(w, t, m, at + 16);
  made["decision"] = constant(w, at + 18, SaopRecordDecisionValues);
  if (w[at + 20] !== 0) made["reasons"] = list(w, t, m, n, at + 20, (w, t, m, n, i) => str(w, t, m, i));
  made["length"] = num(w, t, m, n, at + 22);
  if (w[at + 24] !== 0) made["message"] = str(w, t, m, at + 24);
  if (w[at + 26] !== 0) made["sent"] = str(w, t, m, at + 26);
  return made;
};

/** A {@link SaopRecord} whose members are made when they are read. */
export class SaopRecordView<Big = JsonNumber> extends View<SaopRecord<Big>> {
  /** Version of this schema that the writer wrote to; major version 1. */
  get "schema_version"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 0);
  }
  /** Tells a record from the other messages. */
  get "type"(): "saop_record" {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return "saop_record";
  }
  /** When it was decided, in nanoseconds since the Unix epoch, in decimal digits. */
  get "timestamp_ns"(): string {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return str(w, t, m, at + 4);
  }
  /** Where the message was going. */
  get "direction"(): SaopRecordDirection {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 6, SaopRecordDirectionValues);
  }
  /** Who sent it: one of the two sides, or the guard itself. */
  get "peer"(): SaopRecordPeer {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 8, SaopRecordPeerValues);
  }
  /** What it is in JSON-RPC; `other` where it is no message, or may be read as two. */
  get "kind"(): SaopRecordKind {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 10, SaopRecordKindValues);
  }
  /** The method of a request or a notification. */
  get "method"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 12] === 0 ? undefined : str(w, t, m, at + 12);
  }
  /** The tool that a request calls. */
  get "tool"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 14] === 0 ? undefined : str(w, t, m, at + 14);
  }
  /** The id of a request or of its answer, as JSON text. */
  get "id"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 16] === 0 ? undefined : str(w, t, m, at + 16);
  }
  /** What became of it: passed on as it was, passed on with other bytes, or not passed on. */
  get "decision"(): SaopRecordDecision {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return constant(w, at + 18, SaopRecordDecisionValues);
  }
  /** What the guard found, for people. */
  get "reasons"(): ReadonlyArray<string> | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 20] === 0 ? undefined : list(w, t, m, n, at + 20, (w, t, m, n, i) => str(w, t, m, i));
  }
  /** How many bytes were received, with the end of the line. */
  get "length"(): number | Big {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return num(w, t, m, n, at + 22);
  }
  /** The message as it was received, without the end of the line and with what looks like a secret masked. Left out where it is no JSON, in which nothing could be masked. */
  get "message"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 24] === 0 ? undefined : str(w, t, m, at + 24);
  }
  /** What was passed on in place of a message that was changed, masked in the same way. */
  get "sent"(): string | undefined {
    const { w, t, m, n, i } = packed(this);
    const at = w[i + 1]!;
    return w[at + 26] === 0 ? undefined : str(w, t, m, at + 26);
  }
  toObject(): SaopRecord<Big> {
    return whole<any>(this, readSaopRecord);
  }
}

const lazySaopRecord: Reader<SaopRecordView<any>> = (w, t, m, n, i) => new SaopRecordView({ w, t, m, n, i });

/**
 * Parses a {@link EscalationReport} from text.
 *
 * @throws SaopParseError if the text itself is invalid
 * @throws SaopError with every violation
 */
export function parseEscalationReport(raw: Text): EscalationReport;
export function parseEscalationReport<N extends Numbers>(raw: Text, options: Options<N>): EscalationReport<BigOf<N>>;
export function parseEscalationReport(raw: Text, options?: Options<Numbers>): EscalationReport<any> {
  return parseMessage(0, readEscalationReport, raw, options);
}

/**
 * Makes a {@link EscalationReport} of a value, which is left as it is.
 *
 * @throws SaopError with every violation
 */
export function validateEscalationReport(value: unknown): EscalationReport;
export function validateEscalationReport<N extends Numbers>(value: unknown, options: Options<N>): EscalationReport<BigOf<N>>;
export function validateEscalationReport(value: unknown, options?: Options<Numbers>): EscalationReport<any> {
  return validateMessage(0, readEscalationReport, value, options);
}

/**
 * Same as {@link parseEscalationReport}, but makes a member each time that it is read. For who reads few of them.
 *
 * @throws SaopError with every violation
 */
export function viewEscalationReport(raw: Text): EscalationReportView;
export function viewEscalationReport<N extends Numbers>(raw: Text, options: Options<N>): EscalationReportView<BigOf<N>>;
export function viewEscalationReport(raw: Text, options?: Options<Numbers>): EscalationReportView<any> {
  return viewMessage(0, lazyEscalationReport, raw, options);
}

/**
 * Writes a {@link EscalationReport} as compact JSON text.
 *
 * @throws SaopError if it is no valid one
 */
export function serializeEscalationReport(message: EscalationReport<JsonNumber | bigint>): string {
  return serializeMessage(0, message);
}

/** Checks the text of a {@link EscalationReport}, and makes nothing. Throws what the parser throws. */
export function checkEscalationReport(raw: Text): void {
  checkMessage(0, raw);
}

/** Whether a text is a {@link EscalationReport}, which is decided at the first fault. */
export function isValidEscalationReport(raw: Text): boolean {
  return isValidMessage(0, raw);
}

/** The schema of {@link EscalationReport}, which libraries that know Standard Schema take. */
export const EscalationReportSchema = new MessageSchema<EscalationReport>(0, readEscalationReport);

/**
 * Parses a {@link Observation} from text.
 *
 * @throws SaopParseError if the text itself is invalid
 * @throws SaopError with every violation
 */
export function parseObservation(raw: Text): Observation;
export function parseObservation<N extends Numbers>(raw: Text, options: Options<N>): Observation<BigOf<N>>;
export function parseObservation(raw: Text, options?: Options<Numbers>): Observation<any> {
  return parseMessage(1, readObservation, raw, options);
}

/**
 * Makes a {@link Observation} of a value, which is left as it is.
 *
 * @throws SaopError with every violation
 */
export function validateObservation(value: unknown): Observation;
export function validateObservation<N extends Numbers>(value: unknown, options: Options<N>): Observation<BigOf<N>>;
export function validateObservation(value: unknown, options?: Options<Numbers>): Observation<any> {
  return validateMessage(1, readObservation, value, options);
}

/**
 * Same as {@link parseObservation}, but makes a member each time that it is read. For who reads few of them.
 *
 * @throws SaopError with every violation
 */
export function viewObservation(raw: Text): ObservationView;
export function viewObservation<N extends Numbers>(raw: Text, options: Options<N>): ObservationView<BigOf<N>>;
export function viewObservation(raw: Text, options?: Options<Numbers>): ObservationView<any> {
  return viewMessage(1, lazyObservation, raw, options);
}

/**
 * Writes a {@link Observation} as compact JSON text.
 *
 * @throws SaopError if it is no valid one
 */
export function serializeObservation(message: Observation<JsonNumber | bigint>): string {
  return serializeMessage(1, message);
}

/** Checks the text of a {@link Observation}, and makes nothing. Throws what the parser throws. */
export function checkObservation(raw: Text): void {
  checkMessage(1, raw);
}

/** Whether a text is a {@link Observation}, which is decided at the first fault. */
export function isValidObservation(raw: Text): boolean {
  return isValidMessage(1, raw);
}

/** The schema of {@link Observation}, which libraries that know Standard Schema take. */
export const ObservationSchema = new MessageSchema<Observation>(1, readObservation);

/**
 * Parses a {@link SaopEnvelope} from text.
 *
 * @throws SaopParseError if the text itself is invalid
 * @throws SaopError with every violation
 */
export function parseSaopEnvelope(raw: Text): SaopEnvelope;
export function parseSaopEnvelope<N extends Numbers>(raw: Text, options: Options<N>): SaopEnvelope<BigOf<N>>;
export function parseSaopEnvelope(raw: Text, options?: Options<Numbers>): SaopEnvelope<any> {
  return parseMessage(2, readSaopEnvelope, raw, options);
}

/**
 * Makes a {@link SaopEnvelope} of a value, which is left as it is.
 *
 * @throws SaopError with every violation
 */
export function validateSaopEnvelope(value: unknown): SaopEnvelope;
export function validateSaopEnvelope<N extends Numbers>(value: unknown, options: Options<N>): SaopEnvelope<BigOf<N>>;
export function validateSaopEnvelope(value: unknown, options?: Options<Numbers>): SaopEnvelope<any> {
  return validateMessage(2, readSaopEnvelope, value, options);
}

/**
 * Same as {@link parseSaopEnvelope}, but makes a member each time that it is read. For who reads few of them.
 *
 * @throws SaopError with every violation
 */
export function viewSaopEnvelope(raw: Text): SaopEnvelopeView;
export function viewSaopEnvelope<N extends Numbers>(raw: Text, options: Options<N>): SaopEnvelopeView<BigOf<N>>;
export function viewSaopEnvelope(raw: Text, options?: Options<Numbers>): SaopEnvelopeView<any> {
  return viewMessage(2, lazySaopEnvelope, raw, options);
}

/**
 * Writes a {@link SaopEnvelope} as compact JSON text.
 *
 * @throws SaopError if it is no valid one
 */
export function serializeSaopEnvelope(message: SaopEnvelope<JsonNumber | bigint>): string {
  return serializeMessage(2, message);
}

/** Checks the text of a {@link SaopEnvelope}, and makes nothing. Throws what the parser throws. */
export function checkSaopEnvelope(raw: Text): void {
  checkMessage(2, raw);
}

/** Whether a text is a {@link SaopEnvelope}, which is decided at the first fault. */
export function isValidSaopEnvelope(raw: Text): boolean {
  return isValidMessage(2, raw);
}

/** The schema of {@link SaopEnvelope}, which libraries that know Standard Schema take. */
export const SaopEnvelopeSchema = new MessageSchema<SaopEnvelope>(2, readSaopEnvelope);

/**
 * Parses a {@link SaopParallelTurnEnvelope} from text.
 *
 * @throws SaopParseError if the text itself is invalid
 * @throws SaopError with every violation
 */
export function parseSaopParallelTurnEnvelope(raw: Text): SaopParallelTurnEnvelope;
export function parseSaopParallelTurnEnvelope<N extends Numbers>(raw: Text, options: Options<N>): SaopParallelTurnEnvelope<BigOf<N>>;
export function parseSaopParallelTurnEnvelope(raw: Text, options?: Options<Numbers>): SaopParallelTurnEnvelope<any> {
  return parseMessage(3, readSaopParallelTurnEnvelope, raw, options);
}

/**
 * Makes a {@link SaopParallelTurnEnvelope} of a value, which is left as it is.
 *
 * @throws SaopError with every violation
 */
export function validateSaopParallelTurnEnvelope(value: unknown): SaopParallelTurnEnvelope;
export function validateSaopParallelTurnEnvelope<N extends Numbers>(value: unknown, options: Options<N>): SaopParallelTurnEnvelope<BigOf<N>>;
export function validateSaopParallelTurnEnvelope(value: unknown, options?: Options<Numbers>): SaopParallelTurnEnvelope<any> {
  return validateMessage(3, readSaopParallelTurnEnvelope, value, options);
}

/**
 * Same as {@link parseSaopParallelTurnEnvelope}, but makes a member each time that it is read. For who reads few of them.
 *
 * @throws SaopError with every violation
 */
export function viewSaopParallelTurnEnvelope(raw: Text): SaopParallelTurnEnvelopeView;
export function viewSaopParallelTurnEnvelope<N extends Numbers>(raw: Text, options: Options<N>): SaopParallelTurnEnvelopeView<BigOf<N>>;
export function viewSaopParallelTurnEnvelope(raw: Text, options?: Options<Numbers>): SaopParallelTurnEnvelopeView<any> {
  return viewMessage(3, lazySaopParallelTurnEnvelope, raw, options);
}

/**
 * Writes a {@link SaopParallelTurnEnvelope} as compact JSON text.
 *
 * @throws SaopError if it is no valid one
 */
export function serializeSaopParallelTurnEnvelope(message: SaopParallelTurnEnvelope<JsonNumber | bigint>): string {
  return serializeMessage(3, message);
}

/** Checks the text of a {@link SaopParallelTurnEnvelope}, and makes nothing. Throws what the parser throws. */
export function checkSaopParallelTurnEnvelope(raw: Text): void {
  checkMessage(3, raw);
}

/** Whether a text is a {@link SaopParallelTurnEnvelope}, which is decided at the first fault. */
export function isValidSaopParallelTurnEnvelope(raw: Text): boolean {
  return isValidMessage(3, raw);
}

/** The schema of {@link SaopParallelTurnEnvelope}, which libraries that know Standard Schema take. */
export const SaopParallelTurnEnvelopeSchema = new MessageSchema<SaopParallelTurnEnvelope>(3, readSaopParallelTurnEnvelope);

/**
 * Parses a {@link SaopPins} from text.
 *
 * @throws SaopParseError if the text itself is invalid
 * @throws SaopError with every violation
 */
export function parseSaopPins(raw: Text): SaopPins;
export function parseSaopPins<N extends Numbers>(raw: Text, options: Options<N>): SaopPins<BigOf<N>>;
export function parseSaopPins(raw: Text, options?: Options<Numbers>): SaopPins<any> {
  return parseMessage(4, readSaopPins, raw, options);
}

/**
 * Makes a {@link SaopPins} of a value, which is left as it is.
 *
 * @throws SaopError with every violation
 */
export function validateSaopPins(value: unknown): SaopPins;
export function validateSaopPins<N extends Numbers>(value: unknown, options: Options<N>): SaopPins<BigOf<N>>;
export function validateSaopPins(value: unknown, options?: Options<Numbers>): SaopPins<any> {
  return validateMessage(4, readSaopPins, value, options);
}

/**
 * Same as {@link parseSaopPins}, but makes a member each time that it is read. For who reads few of them.
 *
 * @throws SaopError with every violation
 */
export function viewSaopPins(raw: Text): SaopPinsView;
export function viewSaopPins<N extends Numbers>(raw: Text, options: Options<N>): SaopPinsView<BigOf<N>>;
export function viewSaopPins(raw: Text, options?: Options<Numbers>): SaopPinsView<any> {
  return viewMessage(4, lazySaopPins, raw, options);
}

/**
 * Writes a {@link SaopPins} as compact JSON text.
 *
 * @throws SaopError if it is no valid one
 */
export function serializeSaopPins(message: SaopPins<JsonNumber | bigint>): string {
  return serializeMessage(4, message);
}

/** Checks the text of a {@link SaopPins}, and makes nothing. Throws what the parser throws. */
export function checkSaopPins(raw: Text): void {
  checkMessage(4, raw);
}

/** Whether a text is a {@link SaopPins}, which is decided at the first fault. */
export function isValidSaopPins(raw: Text): boolean {
  return isValidMessage(4, raw);
}

/** The schema of {@link SaopPins}, which libraries that know Standard Schema take. */
export const SaopPinsSchema = new MessageSchema<SaopPins>(4, readSaopPins);

/**
 * Parses a {@link SaopRecord} from text.
 *
 * @throws SaopParseError if the text itself is invalid
 * @throws SaopError with every violation
 */
export function parseSaopRecord(raw: Text): SaopRecord;
export function parseSaopRecord<N extends Numbers>(raw: Text, options: Options<N>): SaopRecord<BigOf<N>>;
export function parseSaopRecord(raw: Text, options?: Options<Numbers>): SaopRecord<any> {
  return parseMessage(5, readSaopRecord, raw, options);
}

/**
 * Makes a {@link SaopRecord} of a value, which is left as it is.
 *
 * @throws SaopError with every violation
 */
export function validateSaopRecord(value: unknown): SaopRecord;
export function validateSaopRecord<N extends Numbers>(value: unknown, options: Options<N>): SaopRecord<BigOf<N>>;
export function validateSaopRecord(value: unknown, options?: Options<Numbers>): SaopRecord<any> {
  return validateMessage(5, readSaopRecord, value, options);
}

/**
 * Same as {@link parseSaopRecord}, but makes a member each time that it is read. For who reads few of them.
 *
 * @throws SaopError with every violation
 */
export function viewSaopRecord(raw: Text): SaopRecordView;
export function viewSaopRecord<N extends Numbers>(raw: Text, options: Options<N>): SaopRecordView<BigOf<N>>;
export function viewSaopRecord(raw: Text, options?: Options<Numbers>): SaopRecordView<any> {
  return viewMessage(5, lazySaopRecord, raw, options);
}

/**
 * Writes a {@link SaopRecord} as compact JSON text.
 *
 * @throws SaopError if it is no valid one
 */
export function serializeSaopRecord(message: SaopRecord<JsonNumber | bigint>): string {
  return serializeMessage(5, message);
}

/** Checks the text of a {@link SaopRecord}, and makes nothing. Throws what the parser throws. */
export function checkSaopRecord(raw: Text): void {
  checkMessage(5, raw);
}

/** Whether a text is a {@link SaopRecord}, which is decided at the first fault. */
export function isValidSaopRecord(raw: Text): boolean {
  return isValidMessage(5, raw);
}

/** The schema of {@link SaopRecord}, which libraries that know Standard Schema take. */
export const SaopRecordSchema = new MessageSchema<SaopRecord>(5, readSaopRecord);

/** Any message. */
export type SaopMessage<Big = JsonNumber> = EscalationReport<Big> | Observation<Big> | SaopEnvelope<Big> | SaopParallelTurnEnvelope<Big> | SaopPins<Big> | SaopRecord<Big>;

/** The messages by the names of their schemas. */
export interface SaopMessages {
  "escalation-report": EscalationReport;
  "observation": Observation;
  "saop-envelope": SaopEnvelope;
  "saop-parallel-turn-envelope": SaopParallelTurnEnvelope;
  "saop-pins": SaopPins;
  "saop-record": SaopRecord;
}

/** A view of any message. */
export type SaopMessageView<Big = JsonNumber> = EscalationReportView<Big> | ObservationView<Big> | SaopEnvelopeView<Big> | SaopParallelTurnEnvelopeView<Big> | SaopPinsView<Big> | SaopRecordView<Big>;

// In the order in which the addon counts them.
READERS.push(readEscalationReport, readObservation, readSaopEnvelope, readSaopParallelTurnEnvelope, readSaopPins, readSaopRecord);
VIEWS.push(lazyEscalationReport, lazyObservation, lazySaopEnvelope, lazySaopParallelTurnEnvelope, lazySaopPins, lazySaopRecord);
