// The functions of any message, told by its discriminator.

import { ANY, checkMessage, isValidMessage, parseMessage, serializeMessage, textOfValue, validateMessage, viewMessage, written } from "./message";
import {
  type SaopAgentTurn,
  type SaopEnvelope,
  SaopEnvelopeSchema,
  type SaopMessage,
  type SaopMessages,
  type SaopMessageView,
  type SaopObservation,
} from "./messages";
import { native } from "./native";
import { type JsonNumber, parseExact } from "./number";
import { type BigOf, type Numbers, type Options, READERS, type Text, VIEWS } from "./packed";
import type { MessageSchema } from "./standard";
import type { ToolRegistry } from "./tools";

/** Parses any message. Throws what the parser of the message throws that it was most likely meant to be. */
export function parseSaopMessage(raw: Text): SaopMessage;
export function parseSaopMessage<N extends Numbers>(raw: Text, options: Options<N>): SaopMessage<BigOf<N>>;
export function parseSaopMessage(raw: Text, options?: Options<Numbers>): SaopMessage<any> {
  return parseMessage(ANY, READERS, raw, options);
}

/** Same as {@link parseSaopMessage}, but makes a member each time that it is read. */
export function viewSaopMessage(raw: Text): SaopMessageView;
export function viewSaopMessage<N extends Numbers>(raw: Text, options: Options<N>): SaopMessageView<BigOf<N>>;
export function viewSaopMessage(raw: Text, options?: Options<Numbers>): SaopMessageView<any> {
  return viewMessage(ANY, VIEWS, raw, options);
}

/** Makes any message of a value, which is left as it is. */
export function validateSaopMessage(value: unknown): SaopMessage;
export function validateSaopMessage<N extends Numbers>(value: unknown, options: Options<N>): SaopMessage<BigOf<N>>;
export function validateSaopMessage(value: unknown, options?: Options<Numbers>): SaopMessage<any> {
  return validateMessage(ANY, READERS, value, options);
}

/** Writes any message as compact JSON text. */
export function serializeSaopMessage(message: SaopMessage<JsonNumber | bigint>): string {
  return serializeMessage(ANY, message);
}

/** Checks the text of any message, and makes nothing. */
export function checkSaopMessage(raw: Text): void {
  checkMessage(ANY, raw);
}

/** Whether a text is any of the messages. */
export function isValidSaopMessage(raw: Text): boolean {
  return isValidMessage(ANY, raw);
}

/**
 * Returns what to tell a model before the first question, as the system message: the rules of the protocol and the schema of the message
 * that it has to answer with, an envelope unless another one is given; then its tools.
 */
export function protocolInstructions(message: MessageSchema<unknown> = SaopEnvelopeSchema, options: { tools?: ToolRegistry } = {}): string {
  return native.instructions(message.which, options.tools?.native ?? null);
}

/** Returns the turn of a group that an envelope is; the observation is left to who runs the tool. */
export function toAgentTurn(envelope: SaopEnvelope<JsonNumber | bigint>, observation?: SaopObservation): SaopAgentTurn {
  const seen = observation === undefined ? null : Buffer.from(textOfValue(observation));
  const made = written(native.agentTurn(Buffer.from(textOfValue(envelope)), seen));
  return parseExact(made, false) as unknown as SaopAgentTurn;
}

/** The schemas of the protocol by name: JSON texts that stand alone. */
export const schemas: Readonly<Record<keyof SaopMessages | (string & {}), string>> = Object.freeze(
  Object.fromEntries(
    native.schemas().flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1]!] as const] : [])),
  ) as Record<keyof SaopMessages, string>,
);
