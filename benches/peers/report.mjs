// What a script with AJV does to find every error in a large NDJSON file: `node report.mjs SCHEMA_FILE FILE`. Prints a line
// for each document that is not valid, with the line, paths and messages, and at the end how many there were of both.

import { createReadStream, readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/package.json`);
const ajv = new (require("ajv").default)({ allErrors: true, strict: false });
require("ajv-formats").default(ajv);

const [schemaFile, file] = process.argv.slice(2);
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, "utf8")));

let documents = 0;
let valid = 0;
createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) })
    .on("line", (line) => {
        documents += 1;
        let errors;
        try {
            if (validate(JSON.parse(line))) {
                valid += 1;
                return;
            }
            errors = validate.errors.map((one) => ({ path: one.instancePath, keyword: one.keyword, message: one.message }));
        } catch (fault) {
            errors = [{ path: "", keyword: null, message: fault.message }];
        }
        writeSync(1, `${JSON.stringify({ line: documents, errors })}\n`);
    })
    .on("close", () => console.error(`${documents} ${valid}`));
