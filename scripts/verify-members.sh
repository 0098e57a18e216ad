#!/usr/bin/env bash
# SPEC A7: what a correction by member costs beside one of the whole, in bytes of the prompt and of the answer to it. Takes a file of
# answers, one JSON object with `raw` a line, which are to be envelopes. Each answer that is corrected by member is answered with right values, and
# has to be accepted then, with nothing else changed; the whole answer is what it is then.
set -euo pipefail
[ $# = 1 ] || { echo "usage: scripts/verify-members.sh ANSWERS.ndjson" >&2; exit 2; }
answers=$(realpath "$1")
cd "$(dirname "$0")/.."

cargo build --quiet --package saop-cli
saop=${CARGO_TARGET_DIR:-target}/debug/saop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 - "$answers" "$saop" "$work" <<'PYTHON'
import json
import re
import subprocess
import sys
from pathlib import Path

answers, saop, work = sys.argv[1:]
work = Path(work)
ACTION = {"tool_name": "bash", "arguments": {"command": "ls -la"}}
THOUGHT = {"reasoning": "The file has to be read first, so that the line can be found.", "plan": "Read the file.", "uncertainty": "None."}
OBSERVATION = {"status": "success", "output": "total 0", "error_detail": "none"}
VALUES = {
    "/schema_version": "1.0.0", "/turn_index": 6, "/agent_id": "agent-1", "/phase": "plan", "/action": ACTION, "/thought": THOUGHT,
    "/observation": OBSERVATION,
}
for name, whole in (("thought", THOUGHT), ("action", ACTION), ("observation", OBSERVATION)):
    VALUES |= {f"/{name}/{member}": value for member, value in whole.items()}


def correct(raw, *options):
    run = subprocess.run([saop, "correct", *options], input=raw, capture_output=True)
    return run.returncode, run.stdout


totals = {"whole": [0, 0], "members": [0, 0]}
by_member = whole_only = 0
for line in Path(answers).read_text().splitlines():
    raw = json.loads(line)["raw"].encode("utf-8", "surrogatepass")
    code, whole = correct(raw)
    code, members = correct(raw, "--corrections", "members")
    if code != 1 or members == whole:
        whole_only += 1
        continue
    asked = re.findall(r'^- ("/.*"): (its value|null)', members.decode(), re.MULTILINE)
    answer = {pointer: VALUES.get(pointer) if kind != "null" else None for pointer, kind in ((json.loads(p), k) for p, k in asked)}
    missing = [pointer for pointer, kind in asked if kind != "null" and answer[json.loads(pointer)] is None]
    if missing:
        sys.exit(f"expected a value for {missing}, but found none in this script")
    answer = json.dumps(answer).encode()
    (work / "first").write_bytes(raw)
    code, message = correct(answer, "--corrections", "members", "--attempt", "2", "--previous", str(work / "first"))
    if code != 0:
        sys.exit(f"expected the answer to be accepted, but found\n{message.decode()}")
    by_member += 1
    for name, sizes in (("whole", (len(whole), len(message))), ("members", (len(members), len(answer)))):
        totals[name] = [total + size for total, size in zip(totals[name], sizes)]
print(f"{by_member} answers corrected by member, {whole_only} as a whole")
for name, (prompt, answer) in totals.items():
    print(f"{name}: prompts of {prompt} bytes, answers of {answer}")
PYTHON
echo members_ok
