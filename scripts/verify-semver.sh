#!/usr/bin/env bash
# What library users build on breaks nobody without a version that says so: cargo-semver-checks over saop-json, saop-schema, saop and
# the generated code of one schema, each beside the same at BASE (a commit; the one before the last by default). What is compared is
# public API alone; docs/upgrades.md has what is promised beyond it.
#
#   scripts/verify-semver.sh [BASE]
#
# Needs a stable toolchain that cargo-semver-checks knows (it reads rustdoc's JSON of that toolchain), and installs the tool where it is
# missing, which takes some minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

base=$(git rev-parse --verify "${1:-HEAD~1}^{commit}")
cargo semver-checks --version >/dev/null 2>&1 || cargo install --locked cargo-semver-checks

work=$(mktemp -d)
trap 'git worktree remove --force "$work/base" 2>/dev/null; rm -rf "$work"' EXIT
git worktree add --quiet --detach "$work/base" "$base"

# The generated code as a crate: it names its runtime alone.
golden=crates/codegen/tests/golden/nullable
crate() {
    mkdir -p "$work/$1/src"
    cp "$2/$golden"/* "$work/$1/src/"
    printf '//! The generated code of one schema.\ninclude!("types.rs");\n' >"$work/$1/src/lib.rs"
    cat >"$work/$1/Cargo.toml" <<TOML
[package]
name = "golden"
version = "0.1.0"
edition = "2024"

[features]
arbitrary = []
schemars = []

[dependencies]
saop-schema = { path = "$2/crates/schema" }

[workspace]
TOML
}
crate new "$PWD"
crate old "$work/base"

failed=()
compare() {
    printf '\n=== %s since %s\n' "$1" "${base:0:12}"
    cargo semver-checks --release-type minor "${@:2}" || failed+=("$1")
}
for package in saop-json saop-schema; do
    compare "$package" --package "$package" --baseline-root "$work/base" --default-features
done
# Without the generator, which its build would else run.
compare saop --package saop --baseline-root "$work/base" --only-explicit-features
compare golden --manifest-path "$work/new/Cargo.toml" --baseline-root "$work/old" --default-features

if ((${#failed[@]})); then
    printf '\nbreaking changes since %s (%s); docs/upgrades.md says what they ask for\n' "${base:0:12}" "${failed[*]}" >&2
    exit 1
fi
echo semver_ok
