#!/usr/bin/env bash
# Checks a large NDJSON file with GNU parallel: a process for each core, each of which reads its own part of the file. In the reports,
# `source` is the file, and `offset` and `length` are the bytes of the document in it; `line` counts from the beginning of the part.
# `saop` must be on the PATH.
#
#   examples/bulk/parallel.sh runs.ndjson --tools tools.json > report.ndjson
#   tail -c +$((offset + 1)) runs.ndjson | head -c "$length"
set -euo pipefail
file=$1
shift
size=$(stat -c %s "$file")
parts=$(($(nproc) * 4))
# A part begins with the first line that begins in it.
starts=()
for ((part = 0; part < parts; part++)); do
    start=$((size * part / parts))
    if ((start > 0)); then
        rest=$({ tail -c +"$start" "$file" || true; } | head -n 1 | wc -c)
        start=$((start - 1 + rest))
    fi
    starts+=("$start")
done
# Checks a part. 1 means that something is invalid, which the report says. A part of blank lines has no document, which would be an error of
# the command.
check_part() {
    local start=$1 length=$2 file=$3
    shift 3
    part() { tail -c +$((start + 1)) "$file" | head -c "$length"; }
    if [ "$(part | tr -d ' \t\r\n' | head -c 1 | wc -c)" -gt 0 ]; then
        part | saop check --ndjson --jobs 1 --format json "$@" - || [ $? = 1 ]
    fi
}
export -f check_part
for ((part = 0; part < parts; part++)); do
    end=$size
    if ((part + 1 < parts)); then end=${starts[part + 1]}; fi
    printf '%s %s\n' "${starts[part]}" "$((end - starts[part]))"
done | awk '$2 > 0' | SHELL=$BASH parallel --will-cite --keep-order --colsep ' ' --quote \
    bash -c 'check_part "$@"' saop '{1}' '{2}' "$file" --stdin-name "$file" --stdin-offset '{1}' "$@"
