#!/usr/bin/env bash
# Checks that every exported schema is self-contained for others (SPEC E5): AJV compiles the text that `saop schema` prints, alone
# and with strict mode on, without a warning, and refuses what is no message. Needs node and npm; AJV is installed into the target
# folder. Prints ajv_ok at the end; exits non-zero if any check failed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target=${CARGO_TARGET_DIR:-target}
mkdir -p "$target/ajv"
cp scripts/ajv/package.json scripts/ajv/package-lock.json "$target/ajv/"
(cd "$target/ajv" && npm ci --silent --no-audit --no-fund)

cargo build --quiet --release
saop() { cargo run --quiet --release -- "$@"; }
texts=$(mktemp -d)
trap 'rm -rf "$texts"' EXIT
for file in schemas/*.schema.json; do
    name=$(basename "$file" .schema.json)
    saop schema "$name" >"$texts/$name.json"
done
cp scripts/ajv/verify.mjs "$target/ajv/"
node "$target/ajv/verify.mjs" "$texts"/*.json
echo ajv_ok
