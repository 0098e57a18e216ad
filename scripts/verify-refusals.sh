#!/usr/bin/env bash
# A refusal has its price, and no more: runs the bench `refusals`, which fails where it takes more than 3 times as long to
# refuse a document for one violation, with path, words, line and column, as to accept the document without it. Other work
# on the machine spoils measurements, so a failure counts only when it happens again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cargo bench --quiet --package saop --bench refusals --no-run
for attempt in 1 2; do
    if cargo bench --quiet --package saop --bench refusals; then
        exit 0
    fi
    echo "attempt $attempt: expected at most 3 times the time of an acceptance, but found more" >&2
done
exit 1
