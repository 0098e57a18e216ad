#!/usr/bin/env bash
# What `saop_mcp::Guard` takes (SPEC G7), counted by callgrind: instructions for a call of 2 KB and its answer, where the arguments are one
# long text, at most 46 000, and where they are 62 values, at most 86 000; and whether a million calls take no more memory than the
# first ten thousand. Prints guard_cost_ok. Needs valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cargo build --quiet --release --package saop-mcp --example exchange
exchange=${CARGO_TARGET_DIR:-target}/release/examples/exchange
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$exchange" "$@" 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
for bar in lines:46000 members:86000; do
    # What comes before the first call is in both.
    few=$(count 1000 "${bar%:*}") many=$(count 3000 "${bar%:*}")
    each=$(((many - few) / 2000))
    echo "${bar%:*}: $each instructions for a call and its answer"
    ((each <= ${bar#*:})) || { echo "expected at most ${bar#*:}"; exit 1; }
done
read -r early late < <("$exchange" 1000000 members)
echo "$early KiB after 10 000 calls, $late KiB after 1 000 000"
((late <= early + 1024)) || { echo "expected memory that does not grow"; exit 1; }
echo guard_cost_ok
