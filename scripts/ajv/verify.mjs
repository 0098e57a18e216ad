// Compiles each schema given alone, with strict mode on, and fails on an error or a warning.
import fs from "node:fs";
import { Ajv } from "ajv";

let failures = 0;
for (const path of process.argv.slice(2)) {
  const warnings = [];
  const tell = (...words) => warnings.push(words.join(" "));
  try {
    const ajv = new Ajv({ strict: true, logger: { log: tell, warn: tell, error: tell } });
    const validate = ajv.compile(JSON.parse(fs.readFileSync(path, "utf8")));
    if (validate(null)) warnings.push("null is accepted");
  } catch (error) {
    warnings.push(error.message);
  }
  for (const warning of warnings) {
    console.error(`${path}: ${warning}`);
    failures += 1;
  }
}
if (process.argv.length < 3) {
  console.error("expected schemas, but found none");
  failures += 1;
}
process.exit(failures > 0 ? 1 : 0);
