// SAOP, the JSON protocol between LLM agents and their orchestrators.

export * from "./any";
export {
  describe,
  type DuplicateAgent,
  type FailureClass,
  MaxRetriesExceededError,
  type RefusedAnswer,
  SaopDuplicateAgentError,
  SaopEmptyParallelTurnError,
  SaopError,
  SaopParseError,
  SaopValidationError,
  SchemaError,
  SchemaValidationError,
  ToolsError,
  type Violation,
} from "./errors";
export { NativeHandle } from "./handle";
export * from "./messages";
export {
  checkSaopParallelTurnEnvelope as checkSaopParallelTurn,
  isValidSaopParallelTurnEnvelope as isValidSaopParallelTurn,
  parseSaopParallelTurnEnvelope as parseSaopParallelTurn,
  serializeSaopParallelTurnEnvelope as serializeSaopParallelTurn,
  validateSaopParallelTurnEnvelope as validateSaopParallelTurn,
  viewSaopParallelTurnEnvelope as viewSaopParallelTurn,
} from "./messages";
export type {
  SaopAction as SAOP_Action,
  SaopAgentTurn as SAOP_AgentTurn,
  SaopEnvelope as SAOP_Envelope,
  SaopObservation as SAOP_Observation,
  SaopParallelTurnEnvelope as SAOP_ParallelTurnEnvelope,
} from "./messages";
export { JsonNumber, type JsonObject, type JsonValue } from "./number";
export { createObservation, type ObservationParts, stderrBytes, stdoutBytes, toSaopObservation, validateObservation } from "./observation";
export { type BigOf, type Numbers, type Options, type Text, View } from "./packed";
export { type Doom, type PushEvent, type PushOptions, PushReader, type PushState, PushStream } from "./push";
export * from "./retry";
export { type Change, type Dialect, type Diff, diff, type Edit, type Level, repair, Schema, type SchemaOptions } from "./schema";
export { MessageSchema, type StandardIssue, type StandardProps, type StandardResult, type StandardSchemaV1 } from "./standard";
export { type ToolOptions, ToolRegistry } from "./tools";
export { AgentTurns, type Frozen } from "./turns";
