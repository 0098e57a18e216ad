#!/usr/bin/env bash
# Types of schemas that others wrote, against Python's jsonschema: COUNT schemas of a folder, chosen by hash, become types, which are
# compiled without a warning of rustc and clippy, and judge DOCUMENTS documents as jsonschema does, but for the rules that
# docs/any-schema.md lists. Counts the round trips that spell a number otherwise; with exact numbers there may be none.
# Needs Python with jsonschema (PYTHON names it). Not part of CI: it takes a folder that the project does not have.
#
# Usage: verify-types.sh SCHEMAS_DIR [COUNT=88] [DOCUMENTS=5000]
set -euo pipefail
schemas=$(cd "${1:?a folder of schemas}" && pwd)
count=${2:-88} documents=${3:-5000}
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
project=$PWD
target=$(mkdir -p "${CARGO_TARGET_DIR:-target}" && cd "${CARGO_TARGET_DIR:-target}" && pwd)

cargo build --quiet --package saop-cli
saop=$target/debug/saop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/all" "$work/chosen" "$work/src"

"$python" scripts/verify-types.py choose "$schemas" "$work/all"
taken=0 refused=0
for number in $(seq 0 99999); do
    file=$work/all/s$number.json
    [ -e "$file" ] && [ "$taken" -lt "$count" ] || break
    if "$saop" generate "$file" --out "$work/try" >/dev/null 2>"$work/why"; then
        # The names of modules are those of the files, in the order of the numbers.
        cp "$file" "$work/chosen/s$taken.json"
        cp "${file%.json}.recorded" "$work/chosen/s$taken.recorded"
        taken=$((taken + 1))
    else
        refused=$((refused + 1))
        echo "refused: $("$python" -c 'import json, sys; print(json.load(open(sys.argv[1]))[0])' "${file%.json}.recorded"): $(grep -m 1 -o 'SCH[0-9]*: .*' "$work/why" | cut -c 1-160)"
    fi
done
[ "$taken" -eq "$count" ] || { echo "expected $count schemas, but found $taken" >&2; exit 1; }
echo "$taken schemas, $refused refused"

all=()
for number in $(seq 0 $((taken - 1))); do all+=("$work/chosen/s$number.json"); done
for numbers in nearest exact; do
    "$saop" generate "${all[@]}" --numbers "$numbers" --out "$work/src/$numbers" 2>/dev/null
done
for numbers in nearest exact; do
    echo "mod $numbers { include!(\"$numbers/types.rs\"); }"
    echo "const ${numbers^^}: &[Judge] = &["
    for number in $(seq 0 $((taken - 1))); do
        # The macro's arguments may begin on a line of their own.
        root=$(awk -v module="pub mod s$number {" '
            $0 == module { inside = 1 }
            inside && sub(/.*open_schema!\(/, "") { if ($0 == "") getline; gsub(/^ +|,.*/, ""); print; exit }
        ' "$work/src/$numbers/types.rs")
        echo "    judge::<$numbers::s$number::$root>,"
    done
    echo "];"
done >"$work/src/types.rs"
cat >"$work/Cargo.toml" <<TOML
[workspace]
[package]
name = "verify-types"
version = "0.0.0"
edition = "2024"
[dependencies]
saop-schema = { path = "$project/crates/schema" }
serde_json = "1"
TOML
cat >"$work/src/main.rs" <<'RUST'
#![deny(warnings)]
use std::io::{BufRead, Write};

use saop_schema::{Message, parse, serialize};
use serde_json::{Value, json};

type Judge = fn(&str) -> Value;

fn judge<T: Message>(text: &str) -> Value {
    match parse::<T>(text) {
        Ok(value) => json!({"valid": true, "kinds": [], "written": serialize(&value)}),
        Err(error) => {
            let kinds = error.violations().iter().map(|one| one.kind().to_string());
            json!({"valid": false, "kinds": kinds.collect::<Vec<_>>(), "why": error.to_string()})
        }
    }
}

include!("types.rs");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let is_exact = std::env::args().any(|argument| argument == "exact");
    let all = if is_exact { EXACT } else { NEAREST };
    let mut out = std::io::BufWriter::new(std::io::stdout());
    for line in std::io::stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        let number = asked["schema"].as_u64().ok_or("a number")? as usize;
        writeln!(out, "{}", all[number](asked["text"].as_str().ok_or("a text")?))?;
    }
    Ok(())
}
RUST
# What a checkout has built is built once.
cp Cargo.lock "$work/Cargo.lock"
export CARGO_TARGET_DIR=$target/verify-types
cargo build --quiet --manifest-path "$work/Cargo.toml"
cargo clippy --quiet --manifest-path "$work/Cargo.toml" -- --deny warnings
echo "compiled without a warning: $(cat "$work"/src/*/types.rs | wc -l) lines"

made=$("$python" scripts/verify-types.py documents "$documents" "$work/asked.ndjson" "${all[@]}")
[ "$made" -ge "$documents" ] || { echo "expected $documents documents, but found $made" >&2; exit 1; }
for numbers in nearest exact; do
    "$CARGO_TARGET_DIR/debug/verify-types" "$numbers" <"$work/asked.ndjson" >"$work/$numbers.ndjson"
done
status=0
for numbers in nearest exact; do
    "$python" scripts/verify-types.py compare "$numbers" "$work/asked.ndjson" "$work/$numbers.ndjson" || status=1
done
[ "$status" -eq 0 ] && echo types_ok
exit "$status"
