#!/usr/bin/env bash
# SPEC D3: changes the rules, the decoders, the observation and the retry code in every way that cargo-mutants knows, one at a
# time, and fails where the tests do not notice. Takes hours on two cores, so it is not part of CI. Arguments go to
# cargo-mutants, such as -F src/retry/ for some of the changes.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! cargo mutants --version >/dev/null 2>&1; then
    cargo install --locked cargo-mutants
fi
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
# As arguments of cargo, so that no other test is built for each change.
targets=(--lib)
for test in arbitrary compiled envelope fixtures leaves observations parallel_turns retry saop_message schema_language tools; do
    targets+=("--test=$test")
done
# No baseline: it would be built of the mutated packages alone, which do not have all of these tests. Run `cargo test` first.
cargo mutants --workspace --test-package saop,saop-codegen,saop-json,saop-schema --no-default-features \
    --features saop/schemars,saop/arbitrary --output "$output" "${targets[@]/#/--cargo-arg=}" --baseline skip --timeout 300 "$@"
