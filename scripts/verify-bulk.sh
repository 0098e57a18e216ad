#!/usr/bin/env bash
# Bulk (SPEC U3). `scripts/verify-bulk.sh places`: 1 GB of NDJSON (SAOP_GB says how many) with one bad line in a hundred is split and counted
# by place, and each bad line is found again by its offset, alone and through GNU parallel; memory does not grow with it.
# `scripts/verify-bulk.sh recipes`: what a part of the examples of examples/bulk does with blank lines, and where the command fails.
# `scripts/verify-bulk.sh engines`: runs the examples of examples/bulk over one file, and compares what each engine counts with what
# `saop check` counts alone. Without a word, all. Needs GNU parallel, GNU time, and for the engines Python with pyspark and ray[data] (PYTHON
# names it); fails where one is missing. Not part of CI: the engines take a gigabyte.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
what=${1:-all}

cargo build --release --quiet --package saop-cli
PATH="$(cd "${CARGO_TARGET_DIR:-target}" && pwd)/release:$PATH"
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

places() {
    local file=$work/big.ndjson line
    "$python" - "$file" "${SAOP_GB:-1}" <<'PYTHON'
import json, sys
with open("examples/envelope.json", encoding="utf-8") as source:
    envelope = json.load(source)
most, written, index = float(sys.argv[2]) * 1e9, 0, 0
with open(sys.argv[1], "w", encoding="utf-8", newline="\n") as out:
    while written < most:
        envelope["turn_index"] = index
        line = json.dumps(envelope)
        if index % 100 == 7:
            kind = index // 100 % 3
            if kind == 0:
                line = line[:-1]
            elif kind == 1:
                line = line.replace('"turn_index": ', '"turn_index": -1')
            else:
                line = json.dumps({**envelope, "agent_id": ""})
        written += out.write(line + "\n")
        index += 1
PYTHON
    ls -l "$file" | cut -d ' ' -f 5-
    /usr/bin/time --quiet --format '%M KiB, %e s' saop check --format json --only invalid --split "$work/split" --statistics "$file" \
        >"$work/bad.ndjson" || [ $? = 1 ]
    tail -n 1 "$work/bad.ndjson"
    examples/bulk/parallel.sh "$file" --only invalid >"$work/bad-in-parts.ndjson"
    "$python" - "$file" "$work" <<'PYTHON'
import json, os, sys
name, work = sys.argv[1:]
def reports(report):
    with open(os.path.join(work, report), encoding="utf-8") as lines:
        return [one for one in map(json.loads, lines) if "statistics" not in one]
alone, parts = reports("bad.ndjson"), reports("bad-in-parts.ndjson")
bad, offset, good = [], 0, 0
with open(name, "rb") as source:
    for index, line in enumerate(source):
        if index % 100 == 7:
            bad.append((offset, len(line) - 1))
        else:
            good += 1
        offset += len(line)
for what, found in (("alone", alone), ("GNU parallel", parts)):
    places = [(one["offset"], one["length"]) for one in found]
    assert places == bad, f"{what}: expected {len(bad)} bad lines, but found {len(places)}"
    assert {one["source"] for one in found} == {name}
    print(f"{what}: {len(found)} bad lines, each where its report says")
with open(name, "rb") as source, open(os.path.join(work, "split/invalid.ndjson"), "rb") as invalid:
    for (offset, length), line in zip(bad, invalid, strict=True):
        source.seek(offset)
        assert source.read(length + 1) == line
with open(os.path.join(work, "split/valid.ndjson"), "rb") as valid:
    count = sum(1 for _ in valid)
assert count == good, f"expected {good} valid lines, but found {count}"
with open(os.path.join(work, "bad.ndjson"), encoding="utf-8") as lines:
    counts = json.loads(lines.readlines()[-1])["statistics"]["violations"]
assert sum(one["count"] for one in counts) == len(bad) and len(counts) == 3, counts
print(f"split: {count} valid lines, {len(bad)} invalid ones, as they were")
PYTHON
    rm -r "$file" "$work/split"
}
recipes() {
    local file=$work/blank.ndjson options=(--type saop-envelope) wrong
    { "$python" -c 'import json; print(json.dumps(json.load(open("examples/envelope.json", encoding="utf-8"))))' && printf '\n \t\r\n%.0s' {1..2000}; } >"$file"
    [ "$(examples/bulk/parallel.sh "$file" "${options[@]}" | wc -l)" = 1 ]
    for wrong in '--schema /nowhere/schema.json' '--tools /nowhere/tools.json' '--shema x'; do
        # Each word is an argument.
        # shellcheck disable=SC2086
        if examples/bulk/parallel.sh "$file" $wrong >"$work/report.ndjson" 2>"$work/said"; then
            echo "GNU parallel: expected a failure of $wrong" >&2
            exit 1
        fi
        grep -q '^error' "$work/said"
    done
    PYTHONPATH=examples/bulk "$python" - "$file" "${options[@]}" <<'PYTHON'
import sys
import parts
parts.PART = 1000
file, *options = sys.argv[1:]
def reports(options):
    return [report for part in parts.parts_of(file) for report in parts.reports_on(file, *part, options)]
assert len(list(parts.parts_of(file))) > 2
assert len(reports(options)) == 1, reports(options)
for wrong in (["--schema", "/nowhere/schema.json"], ["--tools", "/nowhere/tools.json"], ["--shema", "x"]):
    try:
        found = reports(wrong)
    except RuntimeError as error:
        assert str(error).startswith("error"), error
    else:
        sys.exit(f"{wrong}: expected a failure, but found {len(found)} reports")
PYTHON
    echo "parts: blank ones have no document, and what fails is told"
}
case $what in all | places) places ;; esac
case $what in all | recipes) recipes ;; esac
case $what in places | recipes) echo "${what}_ok"; exit ;; esac

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
