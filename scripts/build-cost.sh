#!/usr/bin/env bash
# What a build costs whoever depends on the library: a crate that parses one message, built from clean with and without the
# generator, without and with optimization; then after one edit of a schema. Prints a row of a Markdown table for each:
# seconds on the clock, and seconds of all processors together, which other work on the machine changes less.
# Sources come from cargo's cache, so that no download is in it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
TIMEFORMAT='%R %U %S'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A copy, whose schema is edited below.
mkdir "$work/saop" "$work/consumer" "$work/consumer/src"
tar --exclude=./target --exclude=./.git -cf - . | tar -xf - -C "$work/saop"
cat > "$work/consumer/src/main.rs" <<'RUST'
//! A consumer of the library.
fn main() {
    let text = std::env::args().nth(1).unwrap_or_default();
    println!("{:?}", saop::parse_saop_envelope(&text).map(|message| message.turn_index));
}
RUST

# manifest: the consumer's, with the features of the library
manifest() {
    printf '[package]\nname = "consumer"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\nsaop = { path = "../saop"%s }\n\n[workspace]\n' "$1" \
        > "$work/consumer/Cargo.toml"
}

# row: what is built, and how
row() {
    local what=$1 times
    shift
    times=$({ time cargo build --quiet --manifest-path "$work/consumer/Cargo.toml" "$@" >&2; } 2>&1)
    awk -v what="$what" '{ printf "| %s | %.0f s | %.0f s |\n", what, $1, $2 + $3 }' <<< "${times##*$'\n'}"
}

cp Cargo.lock "$work/consumer/Cargo.lock"
echo '| Build | On the clock | Of all processors |'
echo '| --- | --- | --- |'
for profile in debug release; do
    flags=()
    if [ "$profile" = release ]; then
        flags=(--release)
    fi
    for features in 'with `codegen`' 'without default features'; do
        case $features in
        with\ *) manifest '' ;;
        *) manifest ', default-features = false' ;;
        esac
        cargo fetch --quiet --manifest-path "$work/consumer/Cargo.toml"
        export CARGO_TARGET_DIR="$work/target-$(tr -dc a-z <<<"$features")"
        row "$profile, $features, from clean" "${flags[@]}"
        if [[ $features == with\ * ]]; then
            sed -i 's/"description": "/"description": "Edited. /' "$work/saop/schemas/saop-envelope.schema.json"
            row "$profile, $features, a schema edited" "${flags[@]}"
            cp schemas/saop-envelope.schema.json "$work/saop/schemas/"
        fi
    done
done
