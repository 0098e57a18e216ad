#!/usr/bin/env bash
# Checks a large NDJSON file with GNU parallel: a process for each core, each of which reads its own part of the file.
# `saop` must be on the PATH.
#
#   examples/bulk/parallel.sh runs.ndjson --tools tools.json > report.ndjson
set -euo pipefail
file=$1
shift
# Of `saop check`, 1 means that something is invalid, which the report says.
parallel --will-cite --pipepart --block -1 --arg-file "$file" --quote \
    bash -c 'saop check --ndjson --jobs 1 --format json "$@" - || [ $? = 1 ]' saop "$@"
