#!/usr/bin/env bash
# SPEC D3: changes the lines of the retry code, the handler and runs that differ from a commit (by default, the one before) in every
# way that cargo-mutants knows, one at a time. A mutant that no test notices must be listed in scripts/mutants-alive.txt with a
# reason; prints mutants_ok if that is so. Takes some twenty seconds for each mutant, so it is not part of CI, which checks the list's
# form (tests/scripts.rs). scripts/mutants.sh changes everything.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! cargo mutants --version >/dev/null 2>&1; then
    cargo install --locked cargo-mutants
fi
base=${1:-HEAD~1}
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
git diff "$base" -- src/retry src/handler src/run >"$output/changes.diff"
if [ ! -s "$output/changes.diff" ]; then
    echo "mutants_ok: nothing changed since $base"
    exit 0
fi
code=0
# No baseline, as in scripts/mutants.sh. An exit code of 2 means that some were not noticed, of 3 that some took too long.
cargo mutants --package saop --in-diff "$output/changes.diff" --output "$output" --baseline skip --timeout 300 \
    --cargo-arg=--lib --cargo-arg=--test=retry --cargo-arg=--test=tools || code=$?
[ "$code" -le 3 ] || exit "$code"
# Where no changed line can be mutated, cargo-mutants ends before it writes its lists.
if [ "$code" -eq 0 ] && [ ! -e "$output/mutants.out/missed.txt" ]; then
    echo "mutants_ok: no changed line since $base can be mutated"
    exit 0
fi

# Without line and column, which change with every edit.
sed -E 's/:[0-9]+:[0-9]+: /: /' "$output/mutants.out/missed.txt" "$output/mutants.out/timeout.txt" | sort -u >"$output/alive"
sed -nE 's/^(src[^#]*[^# ]) +# .*$/\1/p' scripts/mutants-alive.txt | sort -u >"$output/listed"
if unlisted=$(comm -23 "$output/alive" "$output/listed") && [ -n "$unlisted" ]; then
    printf 'expected each of these in scripts/mutants-alive.txt with a reason, or a test that notices it:\n%s\n' "$unlisted" >&2
    exit 1
fi
echo "mutants_ok: $(wc -l <"$output/mutants.out/caught.txt") noticed, $(wc -l <"$output/alive") listed as alive"
