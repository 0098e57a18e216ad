#!/usr/bin/env bash
# Runs the examples of examples/bulk over one NDJSON file, and compares what each engine counts with what `saop check` counts
# alone. Needs GNU parallel, and Python with pyspark and ray[data] (PYTHON names it); fails where one is missing. Not part of CI:
# the engines take a gigabyte.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

cargo build --release --quiet --package saop-cli
PATH="$(cd "${CARGO_TARGET_DIR:-target}" && pwd)/release:$PATH"
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" - "$work/runs.ndjson" <<'PYTHON'
import json
import sys

with open("examples/envelope.json", encoding="utf-8") as file:
    envelope = json.load(file)
with open(sys.argv[1], "w", encoding="utf-8") as out:
    for index in range(60_000):
        envelope["turn_index"] = index
        tool, arguments = "read_text_file", {"path": f"src/{index}.rs"}
        if index % 7 == 0:
            tool = "read_file"
        elif index % 11 == 0:
            arguments["head"] = "ten"
        envelope["action"] = {"tool_name": tool, "arguments": arguments}
        line = json.dumps(envelope)
        out.write((line[:-1] if index % 1000 == 1 else line) + "\n")
PYTHON

# Both options are needed: the lists of tools are named by their whole path, since workers run elsewhere.
options=(--type saop-envelope --tools "$PWD/examples/tools.jsonc")
count() {
    "$python" -c '
import collections, json, sys
kinds, documents = collections.Counter(), 0
for line in sys.stdin:
    documents += 1
    kinds.update({error["kind"] for error in json.loads(line)["errors"]})
print(json.dumps({"documents": documents, "invalid": dict(sorted(kinds.items()))}))'
}
wanted=$({ saop check --ndjson --format json "${options[@]}" "$work/runs.ndjson" || [ $? = 1 ]; } | count)
echo "saop check alone: $wanted"
case $wanted in
*'"documents": 60000'*'"schema"'*'"syntax"'*'"unknown_tool"'*) ;;
*)
    echo "expected errors of three kinds in 60000 documents" >&2
    exit 1
    ;;
esac

same() {
    local engine=$1 found=$2
    echo "$engine: $found"
    if [ "$found" != "$wanted" ]; then
        echo "expected what saop check finds alone" >&2
        exit 1
    fi
}
same "GNU parallel" "$(examples/bulk/parallel.sh "$work/runs.ndjson" "${options[@]}" | count)"
same "Spark" "$("$python" examples/bulk/spark_pipe.py "$work/runs.ndjson" "${options[@]}" 2>"$work/spark.log" | tail -n 1)"
same "Ray" "$("$python" examples/bulk/ray_map.py "$work/runs.ndjson" "${options[@]}" 2>"$work/ray.log" | tail -n 1)"
