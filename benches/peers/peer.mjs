// AJV and zod as peers of `run`: `node peer.mjs ajv|zod SCHEMA_FILE`, driven over standard input as src/bin/peer.rs of
// ../rivals says. Texts are strings of the engine's own kind before the time begins, which spares these two the check of
// UTF-8 that the peers with bytes do within it.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

// The packages are installed beside the working directory's package.json, not beside this file.
const require = createRequire(`${process.cwd()}/package.json`);

const engines = {
    ajv(schema) {
        const ajv = new (require("ajv").default)();
        require("ajv-formats").default(ajv);
        return ajv.compile(schema);
    },
    // Closed objects, no coercion, absent and null told apart: the same rules as the schema's.
    zod() {
        const { z } = require("zod");
        const nonEmpty = z.string().min(1);
        const envelope = z.strictObject({
            schema_version: z.string().regex(/^\d+\.\d+\.\d+$/),
            turn_index: z.int().min(0),
            agent_id: nonEmpty,
            phase: nonEmpty,
            thought: z.strictObject({
                reasoning: nonEmpty,
                plan: nonEmpty,
                uncertainty: z.string().optional(),
            }),
            action: z.strictObject({
                tool_name: nonEmpty,
                arguments: z.record(z.string(), z.unknown()),
            }),
            observation: z.strictObject({
                status: z.enum(["success", "error", "timeout", "partial"]),
                output: z.string(),
                error_detail: z.string().optional(),
            }),
        });
        return (value) => envelope.safeParse(value).success;
    },
};

const [name, schemaFile] = process.argv.slice(2);
const validate = engines[name](JSON.parse(readFileSync(schemaFile, "utf8")));

/** Whether the text is a valid message: the parsed object is then the typed value. */
function accepts(text) {
    let value;
    try {
        value = JSON.parse(text);
    } catch {
        return false;
    }
    return validate(value);
}

/** One string for each document: slices of one large string would be of two-byte characters if any of them is. */
function load(path) {
    const sequence = readFileSync(path);
    const loaded = [];
    let start = 1;
    while (start <= sequence.length) {
        const next = sequence.indexOf(0x1e, start);
        const end = next === -1 ? sequence.length : next;
        loaded.push(sequence.toString("utf8", start, end));
        start = end + 1;
    }
    return loaded;
}

let texts = [];
let accepted = 0;
for await (const line of createInterface({ input: process.stdin })) {
    const [command, argument] = [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)];
    if (command === "load") {
        texts = load(argument);
        console.log(texts.map((text) => (accepts(text) ? "1" : "0")).join(""));
    } else if (command === "run") {
        const passes = Number(argument);
        const start = process.hrtime.bigint();
        for (let pass = 0; pass < passes; pass += 1) {
            for (const text of texts) {
                // Counted, so that no verdict is unused.
                if (accepts(text)) accepted += 1;
            }
        }
        console.log(String(process.hrtime.bigint() - start));
    } else {
        throw new Error(`expected a command, but found ${line}`);
    }
}
