#!/usr/bin/env bash
# Makes a release archive for this Linux: the stripped command, its manual pages, completions for each shell, licences, and a checksum
# beside it. Then unpacks it and runs what is in it. Prints the archive's path.
#
#   scripts/release.sh [DIR]      DIR is target/release-archives unless it is given
#
# Who unpacks an archive builds nothing, so the command has every feature. SAOP_BINARY names one that is built already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=${1:-target/release-archives}
target=$(rustc -vV | sed -n 's/^host: //p')
if [ -z "${SAOP_BINARY:-}" ]; then
    cargo build --release --locked --quiet --package saop-cli --features compliance,http,openai,otel
    SAOP_BINARY=${CARGO_TARGET_DIR:-target}/release/saop
fi
version=$("$SAOP_BINARY" --version | cut -d ' ' -f 2)
name=saop-$version-$target
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

root=$work/$name
mkdir -p "$root"/{completions,man/man1}
install -m 755 "$SAOP_BINARY" "$root/saop"
strip "$root/saop"
cp crates/cli/README.md CHANGELOG.md LICENSE-APACHE LICENSE-MIT "$root"
subcommands() { "$root/saop" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'; }
"$root/saop" man >"$root/man/man1/saop.1"
for subcommand in $(subcommands); do
    if [ "$subcommand" != help ]; then
        "$root/saop" man "$subcommand" >"$root/man/man1/saop-$subcommand.1"
    fi
done
for shell in bash:saop.bash elvish:saop.elv fish:saop.fish powershell:_saop.ps1 zsh:_saop; do
    "$root/saop" completions "${shell%%:*}" >"$root/completions/${shell#*:}"
done
# The same files make the same archive.
archive=$out/$name.tar.gz
tar --directory "$work" --create --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner "$name" |
    gzip --no-name --best >"$archive"
(cd "$out" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")

# What somebody who unpacks it has.
mkdir "$work/there"
(cd "$out" && sha256sum --check --quiet "$name.tar.gz.sha256")
tar --extract --gzip --file "$archive" --directory "$work/there"
there=$work/there/$name
fails() { echo "expected $1" >&2; exit 1; }
[ "$("$there/saop" --version)" = "saop $version" ] || fails "saop $version from the archive"
"$there/saop" check --quiet examples/envelope.json >/dev/null || fails "a valid example"
# With every subcommand, and without what a build may lack.
[ "$("$there/saop" compliance | tail -n 1)" = "SAOP Compliance: 100% (20/20)" ] || fails "saop compliance"
for lacking in "generate --help" "view --help" "turn --help" "guard --listen 127.0.0.1:0 --upstream nowhere"; do
    read -ra words <<<"$lacking"
    if "$there/saop" "${words[@]}" 2>&1 </dev/null | grep -q 'this build of saop lacks'; then fails "saop $lacking"; fi
done
if file "$there/saop" 2>/dev/null | grep -q 'not stripped'; then fails "a stripped command"; fi
bash -n "$there/completions/saop.bash" || fails "completions that bash reads"
for page in saop saop-check saop-guard; do
    grep -q '^\.SH NAME' "$there/man/man1/$page.1" || fails "a manual page of $page"
done
if command -v man >/dev/null; then
    man --warnings --local-file "$there/man/man1/saop-check.1" 2>&1 >/dev/null | { ! grep .; } || fails "a page without warnings"
fi
echo "$archive"
