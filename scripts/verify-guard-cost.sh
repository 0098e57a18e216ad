#!/usr/bin/env bash
# What `saop_mcp::Guard` takes (SPEC G7), counted by callgrind: at most 40 000 instructions for a call of 2 KB and its answer, where the
# arguments are one long text, and where they are 62 values; and whether a million calls take no more memory than the first ten thousand.
# Prints guard_cost_ok. Needs valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cargo build --quiet --release --package saop-mcp --example exchange
exchange=${CARGO_TARGET_DIR:-target}/release/examples/exchange
# Instructions of an exchange. What comes before the first one is in both runs.
each() {
    local few many
    few=$(count 1000 "$@") many=$(count 3000 "$@")
    echo $(((many - few) / 2000))
}
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$exchange" "$@" 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
for shape in lines members; do
    made=$(each "$shape" none) call=$(each "$shape" calls) both=$(each "$shape" both)
    echo "$shape: $((call - made)) instructions for a call, $((both - made)) with its answer"
    ((both - made <= 40000)) || { echo "expected at most 40000"; exit 1; }
done
read -r early late < <("$exchange" 1000000 members both)
echo "$early KiB after 10 000 calls, $late KiB after 1 000 000"
((late <= early + 1024)) || { echo "expected memory that does not grow"; exit 1; }
echo guard_cost_ok
