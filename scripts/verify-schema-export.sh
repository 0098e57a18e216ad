#!/usr/bin/env bash
# Checks what `saop schema` exports (SPEC P9, E5): every file of schemas/ is in the table, printed byte for byte with --source,
# valid against the Draft-07 meta-schema, and what is printed without it loads alone in two validators. Prints schema_ok
# at the end; exits non-zero if any check failed. scripts/verify-ajv.sh asks a third one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cargo build --quiet --release
cargo build --quiet --release -p saop-synth --example verify_schema
saop() { cargo run --quiet --release -- "$@"; }
verify() { cargo run --quiet --release -p saop-synth --example verify_schema -- "$@"; }

exported=$(mktemp)
trap 'rm -f "$exported"' EXIT
failures=0
fail() {
    echo "$1: $2" >&2
    failures=$((failures + 1))
}

table=$(saop schema) || fail "saop schema" "failed"
count=0
for file in schemas/*.schema.json; do
    [ -e "$file" ] || continue
    count=$((count + 1))
    name=$(basename "$file" .schema.json)
    grep -qE "(^|[^[:alnum:]-])$name([^[:alnum:]-]|\$)" <<<"$table" || fail "$name" "expected it in the table of schemas, but found no line for it"
    if ! saop schema "$name" --source >"$exported"; then
        fail "$name" "expected it to be exported, but found that the command fails"
        continue
    fi
    cmp "$exported" "$file" >&2 || fail "$name" "expected the bytes of $file, but found others"
    verify <"$exported" || fail "$name" "expected a valid Draft-07 schema"
    if ! saop schema "$name" >"$exported"; then
        fail "$name" "expected it to be exported in one piece, but found that the command fails"
        continue
    fi
    verify --load <"$exported" || fail "$name" "expected the exported schema to load"
done

if [ "$count" -eq 0 ]; then
    fail "schemas/" "expected schemas, but found none"
fi
if [ "$failures" -gt 0 ]; then
    echo "$failures checks failed" >&2
    exit 1
fi
echo "$count schemas exported"
echo schema_ok
