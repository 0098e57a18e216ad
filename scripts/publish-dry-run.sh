#!/usr/bin/env bash
# Everything that a publication would do, but the publication: crates, wheel, npm package, and archives of the command, after the checks
# for which `.ci/run` has no time. All have one version (scripts/versions.py), for which CHANGELOG.md has a section. What was made is
# listed at the end, with its size and SHA-256; target/publish has it.
#
#   scripts/publish-dry-run.sh           builds each package as its users do
#   scripts/publish-dry-run.sh --list    only looks what each of them would hold, which takes a minute
#
# Needs cargo, Python 3.11 or later, and node with npm; fetches what scripts/python-wheel.sh and scripts/node-prebuilt.sh say, and twine.
# The checks need what scripts/verify-view.sh and fuzz/README.md say.
# Prints publish_dry_run_ok at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
project=$PWD
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}
out=$CARGO_TARGET_DIR/publish
case "${*:-all}" in
all) list= ;;
--list) list=1 ;;
*)
    sed -n 's/^#   //p' "${BASH_SOURCE[0]}" >&2
    exit 2
    ;;
esac
rm -rf "$out"
mkdir -p "$out"

step() { printf '\n=== %s\n' "$*"; }

step version
version=$(python3 scripts/versions.py)
echo "$version"
grep -Eq "^## \[$version\]|^To become $version\.$" CHANGELOG.md || {
    echo "CHANGELOG.md: expected a section for $version" >&2
    exit 1
}

if [ -z "$list" ]; then
    step checks
    # The engines of the property test cannot read a Value that holds numbers as text, which the features of serde_json in `.ci/run` make.
    cargo test --package saop --features arbitrary,schemars,serde-json-extremes \
        --test arbitrary --test engines --test pushed --test recursive --test retry --test tools
    # Hostile input at its full size.
    cargo test --release --package saop --package saop-schema --test hostile --test pairs
    bash scripts/verify-uniqueness-linear.sh
    bash scripts/verify-schema-export.sh
    bash scripts/verify-view.sh
    fuzz/smoke 20
fi

step crates
# Those that do not say `publish = false`.
mapfile -t crates < <(cargo metadata --no-deps --format-version 1 |
    python3 -c 'import json, sys; print(*(one["name"] for one in json.load(sys.stdin)["packages"] if one["publish"] is None), sep="\n")')
for crate in "${crates[@]}"; do
    files=$(cargo package --package "$crate" --allow-dirty --list)
    for name in Cargo.toml README.md LICENSE-APACHE LICENSE-MIT; do
        grep --quiet --line-regexp "$name" <<<"$files" || {
            echo "expected $name in the package of $crate, but found none" >&2
            exit 1
        }
    done
    echo "$crate: $(wc -l <<<"$files") files"
done
if [ -z "$list" ]; then
    # Each is built from its package, in the order of their dependencies.
    cargo publish --dry-run --locked "${crates[@]/#/--package=}"
    # Cargo's own registry of the run has them.
    for crate in "${crates[@]}"; do
        cp "$CARGO_TARGET_DIR/package/tmp-registry/$crate-$version.crate" "$out/"
    done
fi

step wheel
if [ -z "$list" ]; then
    bash scripts/python-wheel.sh
    wheels=$CARGO_TARGET_DIR/python-wheel
    "$wheels/tools/bin/python" -m pip install --quiet --disable-pip-version-check \
        --constraint bindings/python/constraints.txt twine
    "$wheels/tools/bin/python" -m twine check --strict "$wheels"/wheels/*.whl
    cp "$wheels"/wheels/*.whl "$out/"
fi

step npm
if [ -z "$list" ]; then
    bash scripts/node-prebuilt.sh
    cp "$CARGO_TARGET_DIR"/node-prebuilt/saop-*.tgz "$out/"
fi
(cd bindings/node && npm pack --dry-run --ignore-scripts)

step archives
if [ -z "$list" ]; then
    bash scripts/release.sh "$out"
fi

if [ -z "$list" ]; then
    step made
    (cd "$out" && du -h -- * && sums=$(sha256sum -- *) && tee SHA256SUMS <<<"$sums")
fi
echo publish_dry_run_ok
