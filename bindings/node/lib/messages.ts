// Generated from the schemas by `cargo gen`. Do not edit.

import { checkMessage, isValidMessage, parseMessage, serializeMessage, validateMessage } from "./message";
import type { JsonNumber, JsonObject, JsonValue } from "./number";
import { constant, json, list, map, num, scalar, str } from "./packed";
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

/** In the order in which the addon counts them. @internal */
export const READERS: readonly Reader<SaopMessage>[] = [readEscalationReport, readObservation, readSaopEnvelope, readSaopParallelTurnEnvelope, readSaopPins, readSaopRecord];
