"""What verify-guard-http.sh checks: see there. Each finding is a line; the last line is guard_http_ok if there is none."""
import asyncio
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

import load

SAOP, PEERS = os.environ["SAOP"], pathlib.Path(os.environ["PEERS"])
NODE, PYTHON = PEERS / "node_modules/node/bin/node", PEERS / "py/bin/python"
CALLS = [["echo", {"a": 1, "text": "é"}], ["echo", {"a": "1"}], ["echo", {}], ["ecko", {"a": 1}], ["echo", {"a": 2}]]
started, found = [], []


def start(*command, **more):
    process = subprocess.Popen([str(part) for part in command], **more)
    started.append(process)
    return process


def port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait(at):
    for _ in range(400):
        try:
            return socket.create_connection(("127.0.0.1", at), 1).close()
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nothing answers at {at}")


def guard(url, *options):
    log = tempfile.NamedTemporaryFile("w+", suffix=".log")
    process = start(SAOP, "guard", "--listen", "127.0.0.1:0", "--upstream", url, *options, stderr=log)
    for _ in range(400):
        if (line := re.search(r"listening at (http://127\.0\.0\.1:(\d+)\S*)", pathlib.Path(log.name).read_text())):
            return line[1], int(line[2]), process, log
        time.sleep(0.05)
    raise SystemExit("the guard did not start")


def session(client, mode, url):
    program = NODE if client.endswith(".mjs") else PYTHON
    run = subprocess.run([program, PEERS / client, mode, url, json.dumps(CALLS)], capture_output=True, text=True, timeout=60)
    if run.returncode:
        return {"error": run.stderr[-500:]}
    return json.loads(run.stdout)


def refused(call):
    return call.get("isError") or "error" in call


CLIENTS = {"client.mjs": ("legacy", "2026-07-28"), "client.py": ("legacy", "2026-07-28", "auto"), "client1.mjs": ("legacy",)}
OLD_CLIENTS = {client: ("legacy",) for client in CLIENTS}
EXPRESS = ("status", "ok", "none", "html", "json", "null", "parts", "untyped")


def peers():
    """Sessions of real clients with real servers."""
    at = {name: port() for name in ("server.mjs", "json", "sse")}
    start(NODE, PEERS / "server.mjs", at["server.mjs"])
    for form in ("json", "sse"):
        start(PYTHON, PEERS / "server.py", at[form], form)
    sessions("peers", at, CLIENTS)


def express():
    """The same with servers on Express, which answer a notification in many ways."""
    at = {form: port() for form in EXPRESS}
    for form, own in at.items():
        start(NODE, PEERS / "express.mjs", own, form)
    sessions("express", at, OLD_CLIENTS)


def sessions(check, at, clients):
    """What is right is as without the guard, what is wrong is refused."""
    count = 0
    for name, own in at.items():
        wait(own)
        url = f"http://127.0.0.1:{own}/mcp"
        through, *_ = guard(url)
        for client, modes in clients.items():
            for mode in modes:
                bare, guarded = session(client, mode, url), session(client, mode, through)
                what = f"{client} {mode} with {name}"
                if "error" in bare or "error" in guarded:
                    if ("error" in bare) != ("error" in guarded) or check == "express":
                        found.append(f"{what}: {bare} but {guarded}")
                    else:
                        print(f"{what}: does not work without the guard either")
                    continue
                if [bare["version"], bare["tools"]] != [guarded["version"], guarded["tools"]]:
                    found.append(f"{what}: {bare} but {guarded}")
                for at_call, (one, other) in enumerate(zip(bare["calls"], guarded["calls"])):
                    if at_call in (0, 4) and one != other:
                        found.append(f"{what}: {one} but {other}")
                    if at_call not in (0, 4) and not refused(other):
                        found.append(f"{what}: {CALLS[at_call]} was not refused: {other}")
                count += 1
    print(f"{check}: {count} sessions of 5 calls as without the guard, or refused")


def outcomes(revision, is_guarded):
    """Runs MCP's own tool, with servers that nobody has asked before. Returns with which outcomes each check ended."""
    at, folder = port(), tempfile.mkdtemp(dir=PEERS)
    running = [start(NODE, "--import", "tsx", "everything.mjs", cwd=PEERS, env=os.environ | {"PORT": str(at)}, stdout=subprocess.DEVNULL)]
    wait(at)
    url = f"http://127.0.0.1:{at}/mcp"
    if is_guarded:
        url, _, process, _ = guard(url)
        running.append(process)
    tool = PEERS / "node_modules/@modelcontextprotocol/conformance/dist/index.js"
    subprocess.run([NODE, tool, "server", "--url", url, "--requirements", revision, "-o", folder],
                   capture_output=True, text=True, timeout=900)
    for process in running:
        process.kill()
    checks = {}
    for path in pathlib.Path(folder).rglob("checks.json"):
        scenario = re.sub(r"-\d{4}-\d\d-\d\dT.*", "", path.parent.name)
        for check in json.loads(path.read_text()):
            checks.setdefault(f"{scenario}/{check['id']}", set()).add(check["status"])
    shutil.rmtree(folder)
    return checks


def conformance():
    """MCP's own tool finds nothing wrong with a server of ours, and each check ends as it does without the guard."""
    for revision in ("2025-11-25", "2026-07-28"):
        bare, guarded = outcomes(revision, False), outcomes(revision, True)
        bad = [{key for key, ended in checks.items() if ended & {"FAILURE", "WARNING"}} for checks in (bare, guarded)]
        print(f"conformance {revision}: {len(bare)} checks, {len(bad[0])} failed, {len(bad[1])} with the guard")
        if not bare:
            found.append(f"conformance {revision}: the tool did not run")
        for key in sorted(bare.keys() | guarded.keys()):
            if key in bad[0] or bare.get(key) != guarded.get(key):
                found.append(f"conformance {revision}: {key}: {bare.get(key)}, with the guard {guarded.get(key)}")


def clients():
    """1 000 clients with 10 calls each, some of them slow: nothing is lost or doubled, and memory stays small."""
    state = {}

    def begin(server):
        _, at, state["process"], state["log"] = guard(f"http://127.0.0.1:{server}/mcp")
        return at

    begun = time.monotonic()
    server = asyncio.run(load.run(begin))
    took = time.monotonic() - begun
    status = pathlib.Path(f"/proc/{state['process'].pid}/status").read_text()
    most = int(re.search(r"VmHWM:\s+(\d+)", status)[1]) // 1024
    print(f"clients: 10000 calls of 1000 clients in {took:.1f} s, lists asked for: {server.lists}, at most {most} MB")
    if most > 200:
        found.append(f"clients: the guard took {most} MB")
    said = pathlib.Path(state["log"].name).read_text()
    if said.count("\n") > 1:
        found.append(f"clients: the guard said {said[:500]}")


try:
    for check in sys.argv[1:] or ("peers", "express", "clients", "conformance"):
        {"peers": peers, "express": express, "clients": clients, "conformance": conformance}[check]()
finally:
    for process in started:
        process.kill()
print("\n".join(found) if found else "guard_http_ok")
sys.exit(bool(found))
