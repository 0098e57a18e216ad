#!/usr/bin/env bash
# Types of schemas that others publish, in the hands of a new user: the programs of scripts/users/ build, read and change values of MCP,
# the Compose Specification, GitHub's workflows, Kubernetes' Deployment and a tool of each of three lists. They are compiled without a
# warning of rustc and clippy, and run. The types of these schemas have fewer lines than those of 57a779f, by a third. So that names do not
# matter, two schemas of names that look alike have such a program as well.
# Needs git, Python with pip, and the packages check-jsonschema and kubernetes-validate of PyPI, which are downloaded unless PACKAGES_DIR
# has their wheels. Not part of CI: it takes a folder that the project does not have.
#
# Usage: verify-users.sh SCHEMAS_DIR [PACKAGES_DIR]
set -euo pipefail
schemas=$(cd "${1:?a folder of schemas}" && pwd)
packages=${2:+$(cd "$2" && pwd)}
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
project=$PWD
base=57a779fe
target=$(mkdir -p "${CARGO_TARGET_DIR:-target}" && cd "${CARGO_TARGET_DIR:-target}" && pwd)

work=$(mktemp -d)
trap 'git worktree remove --force "$work/base" 2>/dev/null; rm -rf "$work"' EXIT
mkdir -p "$work/schemas/tools" "$work/schemas/alike" "$work/src/bin"

if [ -z "$packages" ]; then
    packages=$work/packages
    "$python" -m pip download --quiet --no-deps --dest "$packages" check-jsonschema kubernetes-validate
fi
"$python" - "$packages" "$work/schemas" <<'PYTHON'
import json
import pathlib
import sys
import zipfile

packages, out = map(pathlib.Path, sys.argv[1:])


def wheel(name):
    """Returns the only wheel of a package."""
    (found,) = packages.glob(f"{name}-*.whl")
    return zipfile.ZipFile(found)


def references(schema):
    """Yields every object with a reference."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


with wheel("check_jsonschema") as files:
    folder = "check_jsonschema/builtin_schemas/vendor"
    for name, to in (("compose-spec", "compose"), ("github-workflows", "workflow")):
        (out / f"{to}.json").write_bytes(files.read(f"{folder}/{name}.json"))

with wheel("kubernetes_validate") as files:
    found = [name for name in files.namelist() if name.endswith("-local-strict/deployment-apps-v1.json")]
    newest = max(found, key=lambda name: [int(part) for part in name.split("/")[-2].split("-")[0][1:].split(".")])
    deployment = json.loads(files.read(newest))
    definitions = json.loads(files.read(newest.replace("deployment-apps-v1", "_definitions")))["$defs"]
# In one file, with the definitions that it refers to: 57a779f is given no documents.
needed = {}
todo = [deployment]
while todo:
    for place in references(todo.pop()):
        key = place["$ref"].split("#/$defs/")[1]
        place["$ref"] = f"#/$defs/{key}"
        if key not in needed:
            needed[key] = definitions[key]
            todo.append(definitions[key])
deployment["$defs"] = needed
(out / "deployment.json").write_text(json.dumps(deployment), encoding="utf-8")

# Of each pair one is in one schema: Korean, Cyrillic (two letters for one), `rn` for `m`, a Latin `a` in the name of a function. Letters
# that rustc counts as confusable in one version of Unicode alone are among the others.
alike = (
    ("имяa", "One", ["국가", "цены", "größem", "with_имяа", "くに", "þing"]),
    ("имяа", "Two", ["구까", "ценьі", "größern", "имяa", "学校", "隷", "隸"]),
)
for file, title, names in alike:
    schema = {"title": title, "type": "object", "properties": {name: {"type": "string"} for name in names}}
    (out / "alike" / f"{file}.json").write_text(json.dumps(schema), encoding="utf-8")
PYTHON
cp "$schemas/mcp-spec/schema_2025-11-25_schema.json" "$work/schemas/mcp.json"
cp "$schemas/tools-bfcl/Flights_4_SearchOnewayFlight__9.json" "$work/schemas/tools/search_flights.json"
cp "$schemas/tools-github-mcp/issue_write.json" "$work/schemas/tools/issue_write.json"
cp "$schemas/tools-livemcpbench/Filesystem_MCP_Server.search_files.json" "$work/schemas/tools/search_files.json"

all=(mcp compose workflow deployment tools)
# generate SAOP DIR NAME...: the types of each schema, and how many lines those of all in DIR have.
generate() {
    local name path
    for name in "${@:3}"; do
        path=$work/schemas/$name
        [ -d "$path" ] || path=$path.json
        "$1" generate "$path" --out "$2/$name" 2>"$work/warnings" || { cat "$work/warnings" >&2; return 1; }
    done
    cat "$2"/*/types.rs | wc -l
}

cargo build --quiet --package saop-cli
lines=$(generate "$target/debug/saop" "$work/src" "${all[@]}")
generate "$target/debug/saop" "$work/src" alike >/dev/null
cp scripts/users/*.rs "$work/src/bin/"
cat >"$work/Cargo.toml" <<TOML
[workspace]
[package]
name = "verify-users"
version = "0.0.0"
edition = "2024"
[dependencies]
saop-schema = { path = "$project/crates/schema" }
TOML
# What a checkout has built is built once.
cp Cargo.lock "$work/Cargo.lock"
export CARGO_TARGET_DIR=$target/verify-users
cargo build --quiet --manifest-path "$work/Cargo.toml"
cargo clippy --quiet --manifest-path "$work/Cargo.toml" --all-targets -- --deny warnings
for name in "${all[@]}" alike; do
    [ -f "$work/src/bin/$name.rs" ] || { echo "expected a program for $name, but found none" >&2; exit 1; }
    echo "--- $name"
    "$CARGO_TARGET_DIR/debug/$name"
done

git worktree add --quiet --detach "$work/base" "$base"
CARGO_TARGET_DIR=$target/verify-users-base cargo build --quiet --manifest-path "$work/base/Cargo.toml" --package saop-cli
before=$(generate "$target/verify-users-base/debug/saop" "$work/before" "${all[@]}")
echo "$lines lines of generated code, $before with ${base:0:7}"
if ((lines * 3 > before * 2)); then
    echo "expected fewer lines by a third, but found $lines of $before" >&2
    exit 1
fi
echo users_ok
