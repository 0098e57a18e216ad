#!/usr/bin/env bash
# SPEC A5, A6: a million valid documents pass repair byte for byte, and the labelled corpus of crates/repair is repaired as it says; beside it,
# what json_repair (PyPI) and jsonrepair (npm) make of the same texts. Needs python3, node with npm, and their registries.
set -euo pipefail
cd "$(dirname "$0")/.."

count=${1:-1000000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cargo run --quiet --release --package saop-cli -- schema saop-envelope >"$work/envelope.json"
cargo run --quiet --release --package saop-repair --example valid -- "$count" "$work/envelope.json"
cargo test --quiet --package saop-repair --test corpus

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet json_repair
(cd "$work" && npm install --silent --no-fund --no-audit jsonrepair >/dev/null)
cp crates/repair/tests/corpus.ndjson "$work/"
cat >"$work/peer.mjs" <<'JS'
import { readFileSync } from "node:fs";
import { jsonrepair } from "jsonrepair";

for (const line of readFileSync("corpus.ndjson", "utf8").trim().split("\n")) {
    const { text } = JSON.parse(line);
    let made = null;
    try {
        made = JSON.parse(jsonrepair(text));
        made = { value: made };
    } catch {}
    console.log(JSON.stringify(made));
}
JS
(cd "$work" && node peer.mjs >npm.ndjson)
"$work/venv/bin/python" - "$work" <<'PYTHON'
import json
import sys
from pathlib import Path

import json_repair

work = Path(sys.argv[1])
cases = [json.loads(line) for line in (work / "corpus.ndjson").read_text().splitlines()]


def python(text):
    try:
        value = json_repair.loads(text)
    except Exception:
        return None
    # What it makes of a text that it cannot read.
    return None if value == "" else {"value": value}


npm = [json.loads(line) for line in (work / "npm.ndjson").read_text().splitlines()]
for name, made in (("json_repair", [python(case["text"]) for case in cases]), ("jsonrepair", npm)):
    right = wrong = refused = invented = 0
    for case, one in zip(cases, made, strict=True):
        if case["repaired"] is None:
            invented += one is not None
        elif one is None:
            refused += 1
        elif one["value"] == json.loads(case["repaired"]):
            right += 1
        else:
            wrong += 1
    least = sum(case["repaired"] is None for case in cases)
    print(f"{name}: of {len(cases) - least} to be repaired {right} as labelled, {wrong} otherwise, {refused} refused; of {least} to be left {invented} changed")
PYTHON
echo repair_ok
