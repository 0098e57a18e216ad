#!/usr/bin/env bash
# SPEC A1, A3: documents in pieces, at full size. The argument is a folder with agent-runs/*.ndjson (valid turns) and schemas/ (JSON Schemas).
# Every beginning of the turns, of 400 generated ones and of 5000 documents of the schemas is open or complete; of 10 000 documents with one
# planted fault each is given up at its byte; no cut of a hundred calls is a value; and what that costs, beside `parse`.
set -euo pipefail
data=$(realpath "$1")
cd "$(dirname "$0")/.."
cargo run --quiet --release --package saop --example streams -- "$data"
