#!/usr/bin/env bash
# Makes docs/view.png, the README's picture of the page of examples/run, once the page has passed scripts/verify-view.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

pictures=$(mktemp -d)
trap 'rm -rf "$pictures"' EXIT
bash scripts/verify-view.sh "$pictures"
cp "$pictures/view.png" docs/view.png
