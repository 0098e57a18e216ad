// Run by memory.test.ts: does something so many times, and prints by how many bytes the process has grown, as JSON.

import * as saop from "../dist/index.mjs";

const text = JSON.stringify({
  schema_version: "1.0.0",
  turn_index: 3,
  agent_id: "implementer-of-the-parser",
  phase: "implement",
  thought: { reasoning: "Two tests fail.\n".repeat(20), plan: "Read the parser, and look at the loop." },
  action: { tool_name: "shell", arguments: { argv: ["cargo", "test"], deep: { n: [1, 1.5, null] } } },
  observation: { status: "error", output: "error: could not compile\n".repeat(20) },
});
const bytes = Buffer.from(text);
const broken = text.replace('"turn_index":3', '"turn_index":-1');
const big = text.replace("1.5", "12345678901234567890");
const long = text.replace('"implement"', JSON.stringify("long ".repeat(100_000)));
const schema = new saop.Schema(saop.schemas["saop-envelope"]);
const tools = new saop.ToolRegistry({ shell: { type: "object", required: ["argv"] } });
const refused = (call) => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof saop.SaopError)) throw error;
    return error.violations.length;
  }
  throw new Error("expected an error");
};
const kept = [];
const keep = (part) => {
  kept.push(part);
  if (kept.length > 20_000) kept.length = 0;
};
let names = 0;

/** How often, beside the others, and what. */
const every = {
  parse: [1, () => saop.parseSaopEnvelope(bytes)],
  text: [1, () => saop.parseSaopEnvelope(text)],
  view: [1, () => saop.viewSaopEnvelope(bytes).action.tool_name],
  viewText: [1, () => saop.viewSaopEnvelope(text).action.tool_name],
  check: [1, () => saop.isValidSaopEnvelope(text)],
  numbers: [0.2, () => saop.parseSaopEnvelope(big)],
  serialize: [0.3, () => saop.serializeSaopEnvelope(saop.validateSaopEnvelope(saop.parseSaopEnvelope(bytes)))],
  refused: [0.1, () => refused(() => saop.parseSaopEnvelope(broken))],
  cut: [0.1, () => refused(() => saop.parseSaopEnvelope(text.slice(0, -1)))],
  schema: [0.2, () => refused(() => schema.check(broken))],
  compile: [0.002, () => new saop.Schema(schema.text)],
  call: [0.1, () => tools.checkCall("shell", { argv: [1.5] })],
  retry: [0.02, () => new saop.Retry().offer(broken)],
  pieces: [
    0.02,
    () => {
      const reader = new saop.PushReader(saop.SaopEnvelopeSchema, { ended() {} });
      reader.push(text.slice(0, 300));
      reader.push(text.slice(300));
      return reader.finish();
    },
  ],
  observation: [1, () => saop.createObservation({ tool_call_id: "1", exit_code: 0, stdout: bytes, stderr: "", duration_ms: 1 })],
  names: [0.2, () => saop.parseSaopEnvelope(text.replace("argv", `name-${names++}`))],
  // A short part of each, of which the texts together would be 100 times as much.
  keptNames: [0.2, () => keep(saop.parseSaopEnvelope(bytes).agent_id)],
  keptParts: [0.2, () => keep(saop.parseSaopEnvelope(text).action)],
  keptViews: [0.1, () => keep(saop.viewSaopEnvelope(bytes).thought)],
  keptOfViews: [0.2, () => keep(saop.viewSaopEnvelope(text).action.arguments)],
  keptOfLong: [0.0005, () => kept.push(saop.parseSaopEnvelope(long).observation.output)],
};

const [which, rounds] = [process.argv[2], Number(process.argv[3])];
const [share, call] = every[which];
const run = async (count) => {
  for (let index = 0; index < count; index++) {
    call();
    // What was made natively is freed between tasks.
    if (index % 500 === 499) await new Promise((done) => setImmediate(done));
  }
  kept.length = 0;
  for (let index = 0; index < 4; index++) {
    globalThis.gc();
    await new Promise((done) => setTimeout(done, 20));
  }
  return process.memoryUsage.rss();
};
const count = Math.ceil(rounds * share);
const warm = Math.max(Math.ceil(count / 10), Math.ceil(5000 * share));
await run(warm);
await run(warm);
// What leaks does so each time; the heap is enlarged now and then.
let grown = Infinity;
for (let batch = 0; batch < 12 && grown > 1 << 20; batch++) {
  const before = await run(1);
  grown = Math.min(grown, (await run(count)) - before);
}
console.log(JSON.stringify({ grown, names: Object.keys(every) }));
