#!/usr/bin/env bash
# `saop guard` between peers that others wrote, over stdio (SPEC G1 to G9): servers and clients of the npm packages of MCP and of the Python
# package `mcp`, in versions that are named here, installed into a temporary folder, and the client of rmcp (examples/rmcp). Takes a folder with recorded calls, as
# verify-tool-calls.sh does, which may be left out. `KILLS=20` kills fewer peers than 200. Prints guard_ok at the end, or what is wrong.
# Needs node, npm, and python3 with venv and pip.
set -euo pipefail
data=${1:+$(realpath "$1")}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cargo build --quiet --package saop-cli ${PROFILE:+--profile "$PROFILE"}
target=${CARGO_TARGET_DIR:-target}
cargo build --quiet --locked --manifest-path examples/rmcp/Cargo.toml --target-dir "$target/rmcp" --bin client
rmcp=$(realpath "$target/rmcp/debug/client")
saop=$(realpath "$target/${PROFILE:-debug}/saop")
if [[ -z ${PEERS:-} ]]; then
    PEERS=$(mktemp -d)
    trap 'rm -rf "$PEERS"' EXIT
    npm install --silent --no-audit --no-fund --prefix "$PEERS" \
        @modelcontextprotocol/{server-everything@2026.8.31,server-filesystem@2026.8.31,server@2.4.0,client@2.4.0,sdk@1.32.2}
    python3 -m venv "$PEERS/py"
    "$PEERS/py/bin/pip" install --quiet --disable-pip-version-check mcp==2.3.0
fi
# Modules are looked for from the folder of the file that imports them.
cp scripts/guard/* "$PEERS/"
SAOP=$saop RMCP=$rmcp PEERS=$PEERS python3 scripts/guard/verify.py ${data:+"$data"}
