#!/usr/bin/env bash
# The npm package as its users get it: installed from the lock file, built, tested, packed, and used from another folder by a program in
# strict TypeScript, by `import` and by `require`. Needs cargo and node 20 or later with npm, which fetches what `package-lock.json` names.
# Prints node_ok at the end.
# SPEC N1, N2, N3, N4, N10 and N11: `npm test` runs what they promise.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
project=$PWD
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}

cd "$project/bindings/node"
npm ci --silent --no-audit --no-fund
npm test --silent

# What is packed is what is needed, and no more.
users=$CARGO_TARGET_DIR/node
rm -rf "$users"
mkdir -p "$users"
npm pack --silent --ignore-scripts --pack-destination "$users" >/dev/null
packed=$(tar -tzf "$users"/saop-*.tgz | sort)
if grep --invert-match --extended-regexp '^package/(package\.json|README\.md|LICENSE-(APACHE|MIT)|saop\.[a-z0-9-]+\.node|dist/[a-z-]+\.(js|mjs|d\.ts|d\.mts))$' <<<"$packed"; then
    echo "expected nothing else in the package, but found the above" >&2
    exit 1
fi
for name in package.json README.md LICENSE-MIT dist/index.js dist/index.mjs dist/index.d.ts dist/index.d.mts; do
    grep --quiet --line-regexp "package/$name" <<<"$packed"
done

cp test/typed/*.ts test/typed/tsconfig.json "$users/"
cp test/typed/loop.ts "$users/loop.mts"
cd "$users"
mkdir -p node_modules/saop
tar -xzf saop-*.tgz --strip-components 1 -C node_modules/saop
ln -s "$project/bindings/node/node_modules/@types" node_modules/@types
"$project/bindings/node/node_modules/.bin/tsc" --project .
node out/loop.js
node out/loop.mjs
echo node_ok
