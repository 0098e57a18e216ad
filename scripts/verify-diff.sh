#!/usr/bin/env bash
# Checks what `saop diff` says of twelve kinds of edit, each made to every schema of a folder (SPEC C1 to C3), against an answer key
# (crates/compat/tests/key): the level, the text and the place that a reviewer would say. Schemas in folders whose names begin with
# `tools` are compared as those of tools. Prints what was told otherwise, a table, and diff_ok where at least 95 % are as the key
# says, less than 2 % unknown, and every major change has a witness.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: $0 DIR" >&2; exit 2; }
folder=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
SAOP_DIFF_KEY=$folder cargo test --release --quiet -p saop-compat --test key -- --nocapture folder
