// What was parsed, refused or kept for a while is freed. SAOP_ROUNDS=10000000 does it as often.

import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, test } from "vitest";

const ROUNDS = process.env["SAOP_ROUNDS"] ?? "60000";

function grown(which: string, rounds = ROUNDS): { grown: number; names: string[] } {
  const script = join(import.meta.dirname, "memory.mjs");
  return JSON.parse(execFileSync(process.execPath, ["--expose-gc", script, which, rounds]).toString()) as { grown: number; names: string[] };
}

const { names } = grown("check", "10");

test.each(names)("nothing is left of %s", (which) => {
  const found = grown(which).grown;
  expect(found, `${found} bytes`).toBeLessThan(4 << 20);
}, 3_600_000);

test("a part that is kept keeps little else", () => {
  const script = `
    const saop = require("./dist");
    const one = (plan) => JSON.stringify({ schema_version: "1.0.0", turn_index: 0, agent_id: "an-agent-with-a-long-name", phase: "p",
      thought: { reasoning: "x".repeat(100_000), plan }, action: { tool_name: "t", arguments: {} }, observation: { status: "error", output: "" } });
    const kept = [];
    for (let index = 0; index < 2000; index++) {
      const made = saop.parseSaopEnvelope(index % 2 ? one("Read it. ".repeat(9)) : Buffer.from(one("Read it. ".repeat(9))));
      kept.push(made.agent_id, made.thought.plan, made.action, made.observation);
    }
    gc();
    console.log(process.memoryUsage().heapUsed);`;
  const used = Number(execFileSync(process.execPath, ["--expose-gc", "-e", script], { cwd: join(import.meta.dirname, "..") }).toString());
  expect(used).toBeLessThan(20 << 20);
});
