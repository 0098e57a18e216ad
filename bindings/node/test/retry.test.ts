import { expect, test } from "vitest";

import {
  type Answer,
  JsonNumber,
  MalformedResponseHandler,
  MaxRetriesExceededError,
  parseSaopEnvelope,
  protocolInstructions,
  Retry,
  type RetryEvent,
  SaopParallelTurnEnvelopeSchema,
  SaopParseError,
  SaopValidationError,
  ToolRegistry,
  TurnExecutor,
} from "../dist/index.js";
import { envelope, group, thrown } from "./common";

const text = JSON.stringify(envelope());

/** Answers from a script. */
class Model {
  readonly prompts: string[] = [];
  readonly #answers: Answer[];

  constructor(...answers: Answer[]) {
    this.#answers = answers;
  }

  async complete(prompt: string): Promise<Answer> {
    this.prompts.push(prompt);
    await Promise.resolve();
    return this.#answers.shift() ?? "no answer left";
  }
}

function handler(model: Model, events: RetryEvent[] = []) {
  return new MalformedResponseHandler({ maxRetries: 2, llmClient: model, logger: { log: (event) => events.push(event) } });
}

test("what is not JSON gives a FormattingCorrectionTurn", () => {
  const step = new Retry().offer("not json");
  expect(step).toMatchObject({ type: "correct", failureClass: "invalid_json", attempt: 1 });
  if (step.type !== "correct") return;
  expect(step.error).toBeInstanceOf(SaopParseError);
  for (const part of [
    "Your previous response was not valid SAOP JSON. Errors:",
    "not json",
    step.violations[0]!.message,
    "Please restate your complete response starting from '{'.",
  ]) {
    expect(step.prompt).toContain(part);
  }
});

test("what breaks the schema gives a FormattingCorrectionTurn", () => {
  const raw = text.replace('"plan"', '"plam"');
  const step = new Retry().offer(raw);
  expect(step).toMatchObject({ type: "correct", failureClass: "schema_violation" });
  if (step.type !== "correct") return;
  expect(step.error).toBeInstanceOf(SaopValidationError);
  expect(step.prompt).toContain(raw);
  for (const one of step.violations) expect(step.prompt).toContain(one.message);
});

test("after two corrections there is a MaxRetriesExceededError", async () => {
  const events: RetryEvent[] = [];
  const model = new Model("{}", "[");
  const error = await handler(model, events).handle("not json", null).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(MaxRetriesExceededError);
  if (!(error instanceof MaxRetriesExceededError)) return;
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.attempts]).toStrictEqual(["MaxRetriesExceededError", 2]);
  expect(error.lastError).toBeInstanceOf(SaopParseError);
  expect(error.history.map((one) => [one.failureClass, one.response])).toStrictEqual([
    ["invalid_json", "not json"],
    ["schema_violation", "{}"],
    ["truncated", "["],
  ]);
  expect(error.history[1]!.error).toBeInstanceOf(SaopValidationError);
  expect(error.report.attempts).toBe(2);
  expect(model.prompts.length).toBe(2);
  expect(events.map((event) => event.event)).toStrictEqual(["MALFORMED_RESPONSE", "MALFORMED_RESPONSE", "MAX_RETRIES_EXCEEDED"]);
});

test("a valid answer ends it", async () => {
  const unasked = new Model();
  expect(await handler(unasked).handle(text)).toStrictEqual(envelope());
  expect(unasked.prompts).toStrictEqual([]);
  const once = new Model(text, "never asked for");
  expect(await handler(once).handle("x")).toStrictEqual(envelope());
  expect(once.prompts.length).toBe(1);
});

test("a prompt has the answer and the errors", async () => {
  const model = new Model(text);
  const bad = text.replace('"error"', '"done"');
  await handler(model).handle(bad);
  expect(model.prompts[0]).toContain(bad);
  expect(model.prompts[0]).toContain("- /observation/status (line 1, column ");
});

test("invalid JSON, then an invalid envelope, then a valid one: the run recovers", async () => {
  const events: RetryEvent[] = [];
  const run = new TurnExecutor(handler(new Model("{}", text), events));
  const context = { session_id: "s", agent_id: "a", turn_index: 0, phase: "plan" };
  expect(await run.execute("not json", context)).toStrictEqual(envelope());
  expect(run.state).toBe("RUNNING");
  expect(events).toMatchObject([
    { event: "MALFORMED_RESPONSE", attempt: 1, class: "invalid_json", context },
    { event: "MALFORMED_RESPONSE", attempt: 2, class: "schema_violation", errors: { length: 7 } },
    { event: "RECOVERED", attempts: 2 },
  ]);
});

test("invalid three times: the error surfaces, and the run is in USER_ESCALATION", async () => {
  const run = new TurnExecutor(handler(new Model("x", "y")));
  await expect(run.execute("z")).rejects.toThrow(MaxRetriesExceededError);
  expect(run.state).toBe("USER_ESCALATION");
  expect(run.report?.history.map((one) => one.response)).toStrictEqual(["z", "x", "y"]);
  await expect(run.execute(text)).rejects.toThrow("expected a run in state RUNNING, but found USER_ESCALATION");
  expect(() => run.resume({})).toThrow(SaopValidationError);
  expect(run.state).toBe("USER_ESCALATION");
  expect(run.resume(envelope())).toStrictEqual(envelope());
  expect([run.state, run.report]).toStrictEqual(["RUNNING", undefined]);
  run.complete();
  expect(() => run.abort()).toThrow("found COMPLETED");
});

test("what a person supplies is checked by the tools, too", async () => {
  const tools = new ToolRegistry({ shell: { type: "object", required: ["argv"] } });
  const run = new TurnExecutor(new MalformedResponseHandler({ maxRetries: 0, llmClient: new Model(), tools }));
  await expect(run.execute("x")).rejects.toThrow(MaxRetriesExceededError);
  const wrong = { ...envelope(), action: { tool_name: "shell", arguments: {} } };
  const error = thrown(SaopValidationError, () => run.resume(wrong));
  expect(error.violations).toMatchObject([{ pointer: "/action/arguments/argv", keyword: "required" }]);
  expect(error.violations[0]).not.toHaveProperty("line");
  expect(thrown(SaopValidationError, () => run.resume({ ...wrong, action: { tool_name: "shel", arguments: {} } })).violations[0]?.kind).toBe("unknown_tool");
  expect(run.state).toBe("USER_ESCALATION");
  expect(run.resume(envelope())).toStrictEqual(envelope());
  expect(run.state).toBe("RUNNING");
});

test("the count belongs to one call", async () => {
  const shared = handler(new Model("x", text, "x", text));
  expect(await shared.handle("x")).toStrictEqual(await shared.handle("x"));
});

test("what the client throws is passed on", async () => {
  const failing = new MalformedResponseHandler({
    llmClient: {
      complete() {
        throw new Error("gone");
      },
    },
  });
  const run = new TurnExecutor(failing);
  await expect(run.execute("x")).rejects.toThrow("gone");
  expect(run.state).toBe("RUNNING");
});

test("a log that throws does not hide the escalation", async () => {
  const log = (event: RetryEvent) => {
    if (event.event === "MAX_RETRIES_EXCEEDED") throw new Error("disk full");
  };
  const run = new TurnExecutor(new MalformedResponseHandler({ maxRetries: 0, llmClient: new Model(), logger: { log } }));
  await expect(run.execute("x")).rejects.toThrow("disk full");
  expect(run.state).toBe("USER_ESCALATION");
});

test("one turn is executed at a time, and a run that ended meanwhile is not escalated", async () => {
  let answer = (_: string) => {};
  const client = { complete: () => new Promise<string>((resolve) => (answer = resolve)) };
  const run = new TurnExecutor(new MalformedResponseHandler({ maxRetries: 1, llmClient: client }));
  const turn = run.execute("x");
  await expect(run.execute(text)).rejects.toThrow("expected one turn at a time");
  run.complete();
  answer("y");
  await expect(turn).rejects.toThrow(MaxRetriesExceededError);
  expect([run.state, run.report]).toStrictEqual(["COMPLETED", undefined]);
});

test("answers are told apart by class", () => {
  const of = (raw: string, reason?: string) => {
    const step = new Retry().offer(raw, { finishReason: reason });
    return step.type === "correct" ? step.failureClass : step.type;
  };
  expect(of("")).toBe("empty");
  expect(of(text.slice(0, 50))).toBe("truncated");
  expect(of("{}", "length")).toBe("truncated");
  expect(of("I cannot.", "refusal")).toBe("refusal");
  expect(of(text)).toBe("accepted");
});

test("the end has its report, however long the answers are", () => {
  const retry = new Retry({ maxRetries: 1, promptBudgetBytes: 4096 });
  const long = "x".repeat(33 << 20);
  expect(retry.offer(long).type).toBe("correct");
  const error = thrown(MaxRetriesExceededError, () => retry.offer(`${long}y`));
  expect(error.report.history.map((one) => one.response.length)).toStrictEqual([long.length, long.length + 1]);
});

test("an ended retry takes no more", () => {
  const retry = new Retry({ maxRetries: 0 });
  thrown(MaxRetriesExceededError, () => retry.offer("x"));
  expect(() => retry.offer(text)).toThrow("has ended");
  for (const maxRetries of [-1, 1.5, NaN]) expect(() => new Retry({ maxRetries })).toThrow(RangeError);
});

test("calls are checked by the tools", () => {
  const tools = new ToolRegistry({ shell: { type: "object", properties: { argv: { type: "string" } } } });
  const step = new Retry({ tools }).offer(text);
  expect(step).toMatchObject({ type: "correct", violations: [{ pointer: "/action/arguments/argv" }] });
});

test("another message is awaited by its schema", async () => {
  const step = new Retry({ message: SaopParallelTurnEnvelopeSchema }).offer(JSON.stringify(group()));
  expect(step).toStrictEqual({ type: "accepted", message: group(), corrections: 0, edits: [], unchecked: [] });
  const made = await new MalformedResponseHandler({ message: SaopParallelTurnEnvelopeSchema, llmClient: new Model() }).handle(
    JSON.stringify(group()),
  );
  expect(made.agent_turns.length).toBe(2);
});

test("an accepted message keeps its numbers", () => {
  const step = new Retry().offer(text.replace('"turn_index":3', '"turn_index":18446744073709551615'));
  expect(step.type === "accepted" && String(step.message.turn_index)).toBe("18446744073709551615");
  expect(parseSaopEnvelope(text).turn_index).toBe(3);
});

test("an answer that is almost JSON is mended where that is wanted", () => {
  const almost = `🦀 ${"```"}json\n${text.replace(/}$/, ",}")}\n${"```"}`;
  expect(new Retry().offer(almost).type).toBe("correct");
  const step = new Retry({ repair: "listed" }).offer(almost);
  expect(step).toMatchObject({ type: "accepted", message: envelope(), corrections: 0 });
  if (step.type !== "accepted") return;
  expect(step.edits.length).toBeGreaterThan(1);
  for (const edit of step.edits) expect(almost.slice(edit.offset).startsWith(edit.old)).toBe(true);
  const marked = `\ufeff${almost}`;
  const [fromText, fromBytes] = [marked, Buffer.from(marked)].map((given) => new Retry({ repair: "listed" }).offer(given));
  expect(fromBytes).toStrictEqual(fromText);
  if (fromBytes?.type !== "accepted") throw new Error("expected an accepted answer");
  for (const edit of fromBytes.edits) expect(marked.slice(edit.offset).startsWith(edit.old)).toBe(true);
});

// SPEC A5
test("nothing in reasoning is an answer", () => {
  for (const draft of [`<think>\n${text}\n</think>\nI cannot.`, `<think>\n${text}`, `I will not send ${text}.`]) {
    expect(new Retry({ repair: "listed" }).offer(draft).type).toBe("correct");
  }
  const step = new Retry({ repair: "listed" }).offer(`<think>{}</think>\n${text}`);
  expect(step).toMatchObject({ type: "accepted", message: envelope(), edits: [{ offset: 0, new: "", reason: "reasoning" }] });
});

test("a correction may ask for the members at fault alone", () => {
  const retry = new Retry({ corrections: "members", promptBudgetBytes: 4096, stopWithoutProgress: true });
  const step = retry.offer(text.replace('"error"', '"done"'));
  expect(step.type === "correct" && step.prompt).toContain("/observation/status");
  const next = retry.offer('{"/observation/status": "error"}');
  expect(next).toMatchObject({ type: "accepted", message: envelope(), corrections: 1 });
  expect(() => new Retry({ repair: "always" as never })).toThrow(/repair|always/);
});

test("a model is told of the protocol and its tools first", () => {
  const tools = new ToolRegistry({ shell: { type: "object", description: "Runs a command." } });
  const told = protocolInstructions(SaopParallelTurnEnvelopeSchema, { tools });
  expect(told).toContain("agent_turns");
  expect(told).toContain("shell");
  expect(protocolInstructions()).not.toContain("agent_turns");
});

test("tokens are counted over all answers whose usage is known", async () => {
  const usage = { prompt_tokens: 100, completion_tokens: 20 };
  const retry = new Retry();
  expect(retry.offer("{}", { usage }).type).toBe("correct");
  expect(retry.offer("[]").type).toBe("correct");
  const step = retry.offer(text, { usage: { prompt_tokens: 300, completion_tokens: 40 }, finishReason: "stop" });
  expect(step).toMatchObject({ type: "accepted", usage: { prompt_tokens: 400, completion_tokens: 60 } });
  const plain = new Retry().offer(text);
  expect("usage" in plain).toBe(false);
  const big = 18446744073709551615n;
  const counted = new Retry().offer(text, { usage: { prompt_tokens: new JsonNumber(`${big}`), completion_tokens: 0 } });
  expect(counted).toMatchObject({ usage: { prompt_tokens: new JsonNumber(`${big}`) } });
  thrown(SaopValidationError, () => new Retry().offer(text, { usage: { prompt_tokens: -1, completion_tokens: 0 } }));
  const model = new Model({ text: "{", usage }, { text: "{", usage });
  const error = await handler(model).handle({ text: "x", usage }).catch((error: unknown) => error);
  expect(error instanceof MaxRetriesExceededError && error.report.usage).toStrictEqual({ prompt_tokens: 300, completion_tokens: 60 });
});

test("a usage that is refused leaves the retry as it was", () => {
  const retry = new Retry();
  thrown(SaopValidationError, () => retry.offer(text, { usage: { prompt_tokens: -1, completion_tokens: 0 } }));
  expect(retry.offer(text).type).toBe("accepted");
});

test("calls of tools alone are awaited", () => {
  const tools = new ToolRegistry({ shell: { type: "object", required: ["argv"] } });
  const call = '{\n  "name": "shell",\n  "arguments": {"argv": ["ls"], "n": 12345678901234567890}\n}';
  const step = Retry.calling(tools).offer(call);
  if (step.type !== "accepted") throw step.error;
  expect(step.message).toStrictEqual({ name: "shell", arguments: { argv: ["ls"], n: new JsonNumber("12345678901234567890") } });
  const retry = Retry.calling(tools, { maxRetries: 1, question: "List the files." });
  const wrong = retry.offer('{"name": "shell", "arguments": {}}');
  expect(wrong).toMatchObject({ type: "correct", violations: [{ pointer: "/arguments/argv", keyword: "required" }] });
  expect(wrong.type === "correct" && wrong.prompt).not.toContain("SAOP");
  thrown(MaxRetriesExceededError, () => retry.offer("no"));
  const unchecked = new ToolRegistry({ odd: { type: "nonsense" } }, { allowUnchecked: true });
  expect(Retry.calling(unchecked).offer('{"name": "odd", "arguments": {}}')).toMatchObject({ type: "accepted", unchecked: ["odd"] });
});

test("a retry goes on after its end", () => {
  const retry = new Retry({ maxRetries: 0 });
  const { report } = thrown(MaxRetriesExceededError, () => retry.offer("{}"));
  const next = new Retry({ maxRetries: 0 });
  const correction = next.continued(report, 2);
  expect(correction).toMatchObject({ type: "correct", attempt: 1, failureClass: "schema_violation", asksForMembers: false });
  expect(correction.violations.length).toBeGreaterThan(1);
  expect(next.offer("x").type).toBe("correct");
  expect(next.offer(text)).toMatchObject({ type: "accepted", corrections: 2 });
  expect(() => next.continued(report, 0)).toThrow("at least 1 more correction");
  expect(() => next.continued(report, -1)).toThrow(RangeError);
  expect(() => new Retry({ message: SaopParallelTurnEnvelopeSchema }).continued(report)).toThrow(Error);
  expect(() => next.continued({ ...report, history: [] })).toThrow("at least one answer");
  thrown(SaopValidationError, () => next.continued({ ...report, attempts: -1 }));
});

test("a correction says whether it asks for members, and what they were put into", () => {
  const retry = new Retry({ corrections: "members" });
  const first = retry.offer(text.replace('"error"', '"done"'));
  expect(first).toMatchObject({ type: "correct", asksForMembers: true });
  expect("merged" in first).toBe(false);
  const second = retry.offer('{"/observation/status": "over"}');
  expect(second).toMatchObject({ type: "correct", merged: text.replace('"error"', '"over"') });
});

test("a repair is told to the log", async () => {
  const events: RetryEvent[] = [];
  const made = new MalformedResponseHandler({ repair: "listed", llmClient: new Model(), logger: { log: (event) => events.push(event) } });
  await made.handle(text.replace(/}$/, ",}"));
  expect(events).toMatchObject([{ event: "REPAIRED", attempts: 0, edits: [{ old: ",", new: "", reason: "trailing_comma" }] }]);
});
