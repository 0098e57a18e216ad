#!/usr/bin/env bash
# Runs the compliance check of SPEC P9 (REQ: 9_ROADMAP-TAS-106, REQ: 9_ROADMAP-REQ-018) and fails unless all of its 20 envelopes passed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! output=$(cargo run --quiet --package saop-cli --features compliance -- compliance); then
    printf '%s\n' "$output"
    echo "expected every envelope to pass, but found failures" >&2
    exit 1
fi
printf '%s\n' "$output"
if ! grep -qxF 'SAOP Compliance: 100% (20/20)' <<<"$output"; then
    echo "expected the line 'SAOP Compliance: 100% (20/20)', but found none" >&2
    exit 1
fi
