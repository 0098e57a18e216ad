#!/usr/bin/env bash
# Plants 10 000 keys, and counts the masked words of 10 000 texts without one (SPEC G6). A folder as argument: its files' lines are texts
# without a key as well. Prints secrets_ok.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export SAOP_CASES=${SAOP_CASES:-10000} SAOP_SEED=${SAOP_SEED:-7}
[[ $# -eq 0 ]] || SAOP_TEXTS=$(realpath "$1")
[[ $# -eq 0 ]] || export SAOP_TEXTS
cargo test --quiet --package saop-mcp --test secrets -- --nocapture
echo secrets_ok
