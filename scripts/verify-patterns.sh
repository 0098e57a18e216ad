#!/usr/bin/env bash
# Compares saop's patterns with node's RegExp, with the `u` flag and else without: every Unicode property by each of its names, and random
# patterns, valid ones and others, on random strings. Takes how many patterns (2000) and seeds (1). Fails on any difference that
# docs/schema-profile.md does not list; differences that it lists are counted by class. Needs node. Prints patterns_ok at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

count=${1:-2000}
seeds=("${@:2}")
cargo build --quiet -p saop-schema --example match_patterns
for seed in "${seeds[@]:-1}"; do
    node scripts/patterns/verify.mjs "${CARGO_TARGET_DIR:-target}/debug/examples/match_patterns" \
        crates/schema/src/pattern/property.rs "$seed" "$count"
done
echo "patterns_ok: $count random patterns for each of the seeds ${seeds[*]:-1}"
