#!/usr/bin/env bash
# SPEC E7: in a copy of the project, edits every schema in JSON alone: a description, a new value of each enum, a new optional
# property of each object, a wider bound of each number, with the version that follows. After all of them together the project and
# a crate that uses it compile, with no line of Rust touched, and the tests pass; with arguments, they compile after each of these
# kinds as well. Not covered: minor edits that change a field's type (a bound dropped, a required property made optional, `null`
# allowed, an integer's minimum below 0) and a new `title`, which renames a type. Not run: the tests of `saop guard`, which knows no
# message of the protocol and takes a minute.
#
#   scripts/verify-schema-edits.sh                                    all together
#   scripts/verify-schema-edits.sh description enum property bound    each, and all together
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/copy.sh

copy_project

mkdir -p consumer/src
cat >consumer/Cargo.toml <<'TOML'
[package]
name = "consumer"
version = "0.0.0"
edition = "2024"

[dependencies]
saop = { path = "..", default-features = false }

[workspace]
TOML
cp Cargo.lock consumer/
# Makes, changes and reads what the schemas describe, as a crate does that was written before the edit.
cat >consumer/src/main.rs <<'RUST'
use saop::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let thought = SaopThought::new("r".parse()?, "p".parse()?).with_uncertainty("u".to_owned());
    let action = SaopAction::new("t".parse()?, JsonObject::default());
    let mut seen = SaopObservation::new(SaopObservationStatus::Success, "o".to_owned());
    seen.error_detail = Some("e".to_owned());
    let envelope =
        SaopEnvelope::new(1, "a".parse()?, "p".parse()?, thought, action.clone(), seen.clone());
    match envelope.observation.status {
        SaopObservationStatus::Success => {}
        _ => return Err("another status".into()),
    }
    let text = serialize(&envelope);
    assert_eq!(parse_saop_envelope(&text)?, envelope);
    assert_eq!(envelope.schema_version.as_str(), SAOP_ENVELOPE_SCHEMA_VERSION);

    let turn = SaopAgentTurn::new("a".parse()?, 0, "t".parse()?, action).with_observation(seen);
    let group = SaopParallelTurnEnvelope::new("s".parse()?, 0, AgentTurns::new(vec![turn])?);
    match parse_saop_message(serialize(&group))? {
        SaopMessage::EscalationReport(_) | SaopMessage::Observation(_) => return Err("another message".into()),
        SaopMessage::SaopEnvelope(_) | SaopMessage::SaopPins(_) | SaopMessage::SaopRecord(_) => return Err("another message".into()),
        SaopMessage::SaopParallelTurnEnvelope(group) => assert_eq!(group.agent_turns.len(), 1),
    }

    let made = create_observation("c".parse()?, 0, "out", "", std::time::Duration::ZERO);
    assert_eq!(made.schema_version.as_str(), OBSERVATION_SCHEMA_VERSION);
    assert_eq!(parse_observation(serialize(&made))?, made);
    Ok(())
}
RUST

# edit KIND: edits all schemas, and gives each the version that follows.
edit() {
    python3 - "$1" <<'PYTHON'
import json
import pathlib
import re
import sys

kind = sys.argv[1]
level = {"description": 2}.get(kind, 1)
files = sorted(pathlib.Path("schemas").glob("*.schema.json"))
schemas = {file: json.loads(file.read_text()) for file in files}


def places(schema):
    """Every schema in a schema."""
    if isinstance(schema, dict):
        yield schema
        for key, value in schema.items():
            if key not in ("enum", "const", "examples", "default"):
                yield from places(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from places(value)


def done(schema):
    """Makes the edit at each place that there is for it."""
    found = False
    for place in list(places(schema)):
        if kind == "description" and isinstance(place.get("description"), str):
            place["description"] += " Reworded."
        elif kind == "enum" and isinstance(place.get("enum"), list):
            place["enum"].append("newest")
        elif kind == "bound" and place.get("type") == "number" and "minimum" in place:
            place["minimum"] -= 1
        elif kind == "property" and isinstance(place.get("properties"), dict):
            place["properties"]["newest"] = {"description": "A new one.", "type": "string"}
        else:
            continue
        found = True
    return found


edited = {file for file, schema in schemas.items() if done(schema)}
if not edited:
    sys.exit(f"expected a place for the edit {kind!r}, but found none")
print(f"{kind}: {', '.join(file.name for file in sorted(edited))}")
# Who refers to an edited schema gets a new version as well.
while True:
    ids = {schemas[file]["$id"] for file in edited}
    more = {file for file in schemas if file not in edited and any(f'"{name}' in json.dumps(schemas[file]) for name in ids)}
    if not more:
        break
    edited |= more
new = {}
for file in edited:
    old = schemas[file]["$id"]
    base, version = old.rsplit("/", 1)
    numbers = [int(number) for number in version.split(".")]
    numbers[level] += 1
    numbers[level + 1 :] = [0] * (2 - level)
    new[old] = f"{base}/{'.'.join(map(str, numbers))}"
for file, schema in schemas.items():
    text = json.dumps(schema, indent=2, ensure_ascii=False)
    for old, name in new.items():
        text = re.sub(f'"{re.escape(old)}(?=["#])', f'"{name}', text)
    file.write_text(text + "\n")
PYTHON
}

# generate: everything that follows from the schemas; no other line of Rust changes.
generate() {
    cargo gen
    if git status --porcelain --untracked-files=all -- ':!consumer' | grep '\.rs$' | grep --invert-match --extended-regexp '(generated|bindings/(python|node)/src)/types\.rs$'; then
        echo "expected no line of Rust to change, but found the above" >&2
        exit 1
    fi
}

consumer() { cargo run --quiet --manifest-path consumer/Cargo.toml; }

say "before"
consumer
for kind in "$@"; do
    say "$kind"
    git checkout --quiet -- .
    edit "$kind"
    generate
    cargo check --quiet --workspace --all-targets
    consumer
done

say "all together"
git checkout --quiet -- .
for kind in description enum property bound; do
    edit "$kind"
done
generate
# What else stands on the crate; the tests below build the rest.
cargo check --quiet --package saop-providers --package saop-rivals --package saop-view --all-targets
consumer
# What an author does besides: fixtures that a wider bound makes valid go, and the README's outputs are written anew.
rm tests/fixtures/observation/invalid/duration-*negative*
SAOP_BLESS=1 cargo test --quiet --package saop --test readme outputs
# The guard's tests take a minute of waiting, and know of no schema that an author edits; `cargo test` runs them.
cargo test --quiet --no-fail-fast --package saop --package saop-cli -- --skip guard
