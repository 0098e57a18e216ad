#!/usr/bin/env bash
# `saop guard --listen` between peers that others wrote, over HTTP (SPEC G10): servers and clients of the npm and Python packages of MCP, MCP's
# own conformance tool (which needs Node 22, installed here), and 1 000 clients at a time. Takes the names of the checks, of `peers`, `express`, `clients`
# and `conformance`; without one, all run. PEERS names a folder that has the packages. Prints guard_http_ok at the end, or what is wrong.
# Needs curl, node, npm, and python3 with venv and pip.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cargo build --quiet --package saop-cli --features http ${PROFILE:+--profile "$PROFILE"}
saop=$(realpath "${CARGO_TARGET_DIR:-target}/${PROFILE:-debug}/saop")
if [[ -z ${PEERS:-} ]]; then
    PEERS=$(mktemp -d)
    trap 'rm -rf "$PEERS"' EXIT
    npm install --silent --no-audit --no-fund --prefix "$PEERS" node@22 \
        @modelcontextprotocol/{server-everything@2026.8.31,server@2.4.0,client@2.4.0,node@2.1.2,conformance@0.2.0-alpha.12,sdk@1.32.2} \
        cors@2 express@5 tsx@4 zod@4
    python3 -m venv "$PEERS/py"
    "$PEERS/py/bin/pip" install --quiet --disable-pip-version-check mcp==2.3.0 uvicorn==0.54.0
fi
# The server of the conformance tool's own project: `everything.mjs` adds what it lacks.
if [[ ! -e $PEERS/everything-server.ts ]]; then
    curl --silent --show-error --fail --output "$PEERS/everything-server.ts" \
        https://raw.githubusercontent.com/modelcontextprotocol/conformance/c321dd32035556e6769d3724a8ee97d87c3faaac/examples/servers/typescript/everything-server.ts
fi
# Modules are looked for from the folder of the file that imports them.
cp scripts/guard-http/* "$PEERS/"
ulimit -n "$(ulimit -Hn)"
SAOP=$saop PEERS=$PEERS python3 "$PEERS/verify.py" "$@"
