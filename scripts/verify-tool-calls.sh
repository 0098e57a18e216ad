#!/usr/bin/env bash
# Judges recorded tool calls in each form that they may have (SPEC U1): as MCP, OpenAI, Anthropic, Gemini and nobody in particular
# write them, told by form and by `--calls`. Takes a folder with `calls.ndjson` (`{"id","tool","arguments","valid"}` a line) and
# `tools/ID.json` (objects from names to schemas). Prints tool_calls_ok at the end, or each wrong verdict.
set -euo pipefail
data=$(realpath "${1:?the folder with calls.ndjson and tools/}")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cargo build --quiet --package saop-cli ${PROFILE:+--profile "$PROFILE"}
SAOP=${CARGO_TARGET_DIR:-target}/${PROFILE:-debug}/saop exec python3 scripts/verify-tool-calls.py "$data"
