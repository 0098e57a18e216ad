// The loop of the protocol in strict TypeScript, without a cast. `scripts/node.sh` compiles and runs it, and a copy as `loop.mts`, where `import` stays one.

import {
  AgentTurns,
  createObservation,
  type LlmClient,
  MalformedResponseHandler,
  MaxRetriesExceededError,
  parseSaopEnvelope,
  parseSaopMessage,
  PushStream,
  type SaopEnvelope,
  SaopDuplicateAgentError,
  SaopEnvelopeSchema,
  SaopParseError,
  SaopValidationError,
  Schema,
  serializeSaopEnvelope,
  StandardSchemaV1,
  toAgentTurn,
  TurnExecutor,
  validateObservation,
  viewSaopEnvelope,
} from "saop";

const good: SaopEnvelope = {
  schema_version: "1.0.0",
  turn_index: 0,
  agent_id: "builder-1",
  phase: "plan",
  thought: { reasoning: "Two tests fail.", plan: "Look at the parser." },
  action: { tool_name: "read_file", arguments: { path: "src/parser.ts" } },
  observation: { status: "partial", output: "" },
};
const text = serializeSaopEnvelope(good);

const answers = ["{}", text];
const llmClient: LlmClient = { complete: async () => answers.shift() ?? "" };
const executor = new TurnExecutor(new MalformedResponseHandler({ maxRetries: 2, llmClient, logger: { log: () => {} } }));

/** The answer of a server, as it comes. It is here to be compiled, with the streams of browsers, which TypeScript has unless it is told not to. */
export async function streamed(url: string): Promise<SaopEnvelope | undefined> {
  const { body } = await fetch(url);
  if (body === null) return undefined;
  for await (const event of body.pipeThrough(new TextDecoderStream()).pipeThrough(new PushStream(SaopEnvelopeSchema))) {
    if (event.type === "message") return event.message;
  }
  return undefined;
}

async function main(): Promise<void> {
  const envelope = await executor.execute("not json");
  const path = envelope.action.arguments["path"];
  if (typeof path !== "string" || envelope.observation.status !== "partial") throw new Error("expected the answer");
  const exact = parseSaopEnvelope(text, { numbers: "double" });
  const next: number = exact.turn_index + 1;
  const big = parseSaopEnvelope(text.replace('"turn_index":0', '"turn_index":18446744073709551615'), { numbers: "bigint" }).turn_index;
  if (next !== 1 || typeof big !== "bigint") throw new Error("expected the numbers");

  const turns = new AgentTurns([toAgentTurn(parseSaopEnvelope(text, { numbers: "bigint" }), { status: "success", output: "" })]);
  const first = turns.at(0);
  // @ts-expect-error: nor is what is in it
  const change = () => first && (first.action.tool_name = "");
  if (turns.push({ ...turns.at(0)!, agent_id: "builder-2" }).length !== 2) throw new Error("expected two turns");

  const view = viewSaopEnvelope(text);
  const name: string = view.action.tool_name;
  if (name !== "read_file" || view.thought.uncertainty !== undefined) throw new Error("expected the members");
  const taken: SaopEnvelope = view.toObject();
  // @ts-expect-error: it is read only
  const write = () => (view.turn_index = taken.turn_index);
  // @ts-expect-error: nothing of it is copied
  const copied = { ...view }.agent_id;
  void [write, copied, change];
  const message = parseSaopMessage(text);
  if ("agent_turns" in message) throw new Error("expected an envelope");

  try {
    parseSaopEnvelope("{}");
  } catch (error) {
    if (error instanceof SaopParseError || error instanceof SaopDuplicateAgentError) throw error;
    if (!(error instanceof SaopValidationError)) throw error;
    const [first] = error.validationErrors;
    if (first?.instancePath !== "" || first.keyword !== "required" || first.params["missingProperty"] !== "action" || first.line !== 1) throw error;
  }
  try {
    await new MalformedResponseHandler({ maxRetries: 0, llmClient }).handle("x", null);
  } catch (error) {
    if (!(error instanceof MaxRetriesExceededError) || error.attempts !== 0) throw error;
  }

  const observation: unknown = createObservation({ tool_call_id: "1", exit_code: 0, stdout: "ok", stderr: "", duration_ms: 1 });
  validateObservation(observation);
  if (observation.stdout !== "ok") throw new Error("expected the output");

  const standard: StandardSchemaV1<unknown, SaopEnvelope> = SaopEnvelopeSchema;
  const result = standard["~standard"].validate(good);
  if (result.issues || result.value.agent_id !== "builder-1") throw new Error("expected a value");
  const any: StandardSchemaV1<unknown, { n: number }> = new Schema<{ n: number }>({ properties: { n: { type: "integer" } } });
  if (!any["~standard"].validate({ n: "x" }).issues) throw new Error("expected issues");
  console.log(`${next} ${envelope.agent_id}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
