#!/usr/bin/env bash
# What the Python package says of many documents, compared with others: recorded turns, malformed answers and tool calls with the
# verdicts that `saop check` gives; schemas and documents of hypothesis with jsonschema; changed documents in every way to read them;
# and the memory after many parses. Takes the folder with `agent-runs/`, `malformed.ndjson` and `tool-calls/`; MUTANTS, PARSES and
# EXAMPLES set how many. Not part of CI: it takes a folder that the project does not have, and half an hour.
#
# Usage: verify-python.sh DATA_DIR
# SPEC N5, N6, X1, X3
set -euo pipefail
data=$(realpath "${1:?the folder with agent-runs/, malformed.ndjson and tool-calls/}")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
project=$PWD
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}
environment=$CARGO_TARGET_DIR/verify-python
python3 -m venv --clear "$environment"
"$environment/bin/pip" install --quiet --disable-pip-version-check --constraint "$project/bindings/python/constraints.txt" \
    hypothesis hypothesis-jsonschema jsonschema "$project/bindings/python[test]"
cargo build --quiet --package saop-cli

cd "$environment"
bin/python "$project/scripts/verify-python.py" "$data" "$CARGO_TARGET_DIR/debug/saop"
SAOP_CASES=${MUTANTS:-150000} bin/python -m pytest --quiet -p no:cacheprovider "$project/bindings/python/tests/test_mutants.py"
echo verify_python_ok
