// The package beside JSON.parse and AJV: the same documents, one process, in turns. What is compared takes turns: a round of one is
// between two of saop, and the table has the median of the ratios: how many times as long the other takes. Both agree on every document,
// or the command fails. `benches/peers/node` runs it.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import Ajv from "ajv";

import * as saop from "../dist/index.mjs";

const SECONDS = Number(process.env.SAOP_SECONDS ?? 0.3);
const ROUNDS = Number(process.env.SAOP_ROUNDS ?? 9);
/** How many times as fast as JSON.parse and AJV saop has to be. */
const BARS = {
  "check, Buffer": 3.5,
  "check, string": 2.5,
  "objects, Buffer": 1.3,
  "objects, string": 1.15,
  "any schema, Buffer": { tiny: 1.2, small: 1.2, typical: 2.5 },
  "compile": 20,
};

const turn = (lines) => ({
  schema_version: "1.0.0",
  turn_index: 17,
  agent_id: "implementer-1",
  phase: "implement",
  thought: {
    reasoning: `The test fails where an empty list is read.${" The parser takes the next token before it looks whether there is one.".repeat(lines)}`,
    plan: "Read the loop in the parser and look at its end.",
    uncertainty: "The lexer may be wrong as well.",
  },
  action: { tool_name: "shell", arguments: { command: ["sed", "-n", "1,80p", "src/parser.rs"], timeout_ms: 20000, cwd: "/repo" } },
  observation: { status: "success", output: "    let token = self.next();\n".repeat(2 + 5 * lines), error_detail: "" },
});

const least = {
  schema_version: "1.0.0",
  turn_index: 0,
  agent_id: "reviewer-1",
  phase: "plan",
  thought: { reasoning: "See it.", plan: "Go." },
  action: { tool_name: "stop", arguments: {} },
  observation: { status: "partial", output: "" },
};
// 0.2, 0.6 and 2 KB.
const sets = { tiny: [JSON.stringify(least)], small: [JSON.stringify(turn(0))], typical: [JSON.stringify(turn(9))] };
const [path, ...rest] = process.argv.slice(2).filter((one) => one !== "--bars");
if (rest.length > 0) throw new Error("usage: benches/peers/node [PATH] [--bars]");
if (path !== undefined) {
  const files = statSync(path).isDirectory() ? readdirSync(path).filter((name) => name.endsWith(".ndjson")).map((name) => join(path, name)) : [path];
  sets.given = files.flatMap((file) => readFileSync(file, "utf8").split("\n").filter((line) => line.trim() !== ""));
}

const text = saop.schemas["saop-envelope"];
const validate = new Ajv().compile(JSON.parse(text));
const schema = new saop.Schema(text);

/** Reads two members, as who routes a message does. */
const routed = ({ turn_index, action }) => action.tool_name.length + turn_index > 0;

/** What it is, saop, and whether documents are bytes. */
const ROWS = [
  ["check, Buffer", saop.isValidSaopEnvelope, true],
  ["check, string", saop.isValidSaopEnvelope, false],
  ["objects, Buffer", saop.parseSaopEnvelope, true],
  ["objects, string", saop.parseSaopEnvelope, false],
  ["two members of a view, Buffer", (raw) => routed(saop.viewSaopEnvelope(raw)), true],
  ["two members of a view, string", (raw) => routed(saop.viewSaopEnvelope(raw)), false],
  ["any schema, Buffer", (raw) => schema.isValid(raw), true],
  ["any schema, string", (raw) => schema.isValid(raw), false],
];

const parsedByAjv = (raw) => {
  const value = JSON.parse(raw);
  if (!validate(value)) throw validate.errors;
  return value;
};

/** Nanoseconds of the processor, which other processes do not lengthen; those of the collector's threads are among them. */
function round(call, documents, count) {
  const start = process.cpuUsage();
  for (let pass = 0; pass < count; pass++) for (const one of documents) call(one);
  const { user, system } = process.cpuUsage(start);
  return (user + system) * 1000;
}

function passes(call, documents) {
  let count = 1;
  for (;;) {
    const spent = round(call, documents, count);
    if (spent > SECONDS * 5e8) return Math.max(1, Math.round((count * SECONDS * 1e9) / spent));
    count *= 2;
  }
}

function median(all) {
  return all.sort((a, b) => a - b)[all.length >> 1];
}

function measure(ours, theirs, documents) {
  const counts = [passes(ours, documents), passes(theirs, documents)];
  const each = (call, count) => round(call, documents, count) / count / documents.length;
  const [times, ratios] = [[], []];
  let before = each(ours, counts[0]);
  for (let index = 0; index < ROUNDS; index++) {
    const other = each(theirs, counts[1]);
    const after = each(ours, counts[0]);
    times.push(after);
    ratios.push((2 * other) / (before + after));
    before = after;
  }
  return [median(times), median(ratios)];
}

const missed = [];
const beside = [];
function report(set, name, time, ratio) {
  const bar = typeof BARS[name] === "object" ? BARS[name][set] : set === "tiny" ? undefined : BARS[name];
  if (bar !== undefined && ratio < bar) missed.push(`${set}: ${name}: expected at least ${bar}, but found ${ratio.toFixed(2)}`);
  console.log(`| ${set} | ${name} | ${time < 1e5 ? `${Math.round(time)} ns` : `${(time / 1000).toFixed(0)} µs`} | ${ratio.toFixed(2)} |`);
}

console.log(`Node.js ${process.version}, AJV ${createRequire(import.meta.url)("ajv/package.json").version}\n`);
console.log("| documents | from bytes or a string to | saop | JSON.parse + AJV, times as long |\n| --- | --- | --- | --- |");
for (const [set, texts] of Object.entries(sets)) {
  for (const [name, ours, isBytes] of ROWS) {
    const documents = isBytes ? texts.map((one) => Buffer.from(one)) : texts;
    for (const one of documents) if (ours(one) === false) throw new Error(`expected a valid document in ${set}`);
    documents.forEach(parsedByAjv);
    report(set, name, ...measure(ours, isBytes ? (raw) => parsedByAjv(raw.toString()) : parsedByAjv, documents));
  }
  for (const isBytes of [true, false]) {
    const documents = isBytes ? texts.map((one) => Buffer.from(one)) : texts;
    const [view, object] = [saop.viewSaopEnvelope, saop.parseSaopEnvelope].map((made) => (raw) => routed(made(raw)));
    beside.push([set, isBytes ? "Buffer" : "string", ...measure(view, object, documents)]);
  }
}
const compile = measure(
  () => new saop.Schema(text),
  () => new Ajv().compile(JSON.parse(text)),
  [text],
);
report("the envelope's schema", "compile", ...compile);
console.log("\n| documents | from | two members of a view | those of an object, times as long |\n| --- | --- | --- | --- |");
for (const [set, from, time, ratio] of beside) console.log(`| ${set} | ${from} | ${Math.round(time)} ns | ${ratio.toFixed(2)} |`);
if (process.argv.includes("--bars")) {
  for (const one of missed) console.error(one);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
