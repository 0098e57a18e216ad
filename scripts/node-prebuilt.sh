#!/usr/bin/env bash
# Builds the npm package with an addon that any Linux takes on which Node.js 20 runs (glibc 2.28), and tests what is packed: installed
# into a folder of its own, without a compiler, and used by `import` and by `require`. Needs cargo, Python 3.11 or later, and node with
# npm; fetches zig from PyPI, as bindings/python/constraints.txt names it, with cargo-zigbuild. Prints the path of the package and
# node_prebuilt_ok at the end.
# SPEC N2: what a user installs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
project=$PWD
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}
work=$CARGO_TARGET_DIR/node-prebuilt
newest=2.28
rm -rf "$work"
mkdir -p "$work/user"

python3 -m venv "$work/tools"
"$work/tools/bin/python" -m pip install --quiet --disable-pip-version-check \
    --constraint "$project/bindings/python/constraints.txt" cargo-zigbuild ziglang
export PATH=$work/tools/bin:$PATH

cd "$project/bindings/node"
# Its own build would be for this machine alone.
npm ci --silent --no-audit --no-fund --ignore-scripts
node build.mjs --glibc "$newest"
found=$(objdump -T saop.linux-*.node | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1)
if [ "$(printf '%s\n' "GLIBC_$newest" "$found" | sort -V | tail -n 1)" != "GLIBC_$newest" ]; then
    echo "expected at most GLIBC_$newest, but found $found" >&2
    exit 1
fi
npm pack --silent --ignore-scripts --pack-destination "$work" >/dev/null

cp test/typed/loop.ts "$work/user/"
cp test/typed/loop.ts "$work/user/loop.mts"
cp test/typed/tsconfig.json "$work/user/"
cd "$work/user"
echo '{ "private": true }' >package.json
PATH=$(dirname "$(command -v node)"):/usr/bin:/bin npm install --silent --no-audit --no-fund --offline "$work"/saop-*.tgz
ln -s "$project/bindings/node/node_modules/@types" node_modules/@types
"$project/bindings/node/node_modules/.bin/tsc" --project .
node out/loop.js
node out/loop.mjs
echo "$work"/saop-*.tgz
echo node_prebuilt_ok
