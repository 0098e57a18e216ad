// What a script with AJV does to check a large NDJSON file: `node check.mjs SCHEMA_FILE FILE`. Reads it line by line in
// constant memory, and prints how many documents there were and how many of them are valid.

import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/package.json`);
const ajv = new (require("ajv").default)();
require("ajv-formats").default(ajv);

const [schemaFile, file] = process.argv.slice(2);
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, "utf8")));

let documents = 0;
let valid = 0;
// Events are quicker than `for await`, which costs a promise a line.
createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) })
    .on("line", (line) => {
        documents += 1;
        try {
            if (validate(JSON.parse(line))) valid += 1;
        } catch {
            // No JSON: a document that is not valid.
        }
    })
    .on("close", () => console.log(`${documents} ${valid}`));
