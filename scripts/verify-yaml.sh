#!/usr/bin/env bash
# Judges YAML documents as PyYAML and jsonschema do (SPEC U4), and looks for every violation where PyYAML's node marks put it. Takes a
# folder with JSON Schemas, whose examples and test suites are written as YAML in several styles; hard documents are in the script.
# Needs Python with PyYAML and jsonschema. Prints yaml_ok at the end, or each difference.
set -euo pipefail
data=$(realpath "${1:?a folder with JSON Schemas}")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cargo build --quiet --package saop-cli ${PROFILE:+--profile "$PROFILE"}
saop=$(realpath "${CARGO_TARGET_DIR:-target}/${PROFILE:-debug}/saop")
SAOP=$saop exec python3 -W ignore scripts/verify-yaml.py "$data"
