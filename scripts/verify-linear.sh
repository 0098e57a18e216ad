#!/usr/bin/env bash
# Reading takes a time that grows with the text, and no more: runs the bench `linear`, which fails where a byte of a large
# document takes more than twice the time of a byte of a middle one, after what memory itself adds. Other work on the machine spoils measurements, so a
# failure counts only when it happens again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cargo bench --quiet --package saop --bench linear --no-run
for attempt in 1 2; do
    status=0
    # It takes some twenty seconds; what is quadratic would go on for hours.
    timeout 180 cargo bench --quiet --package saop --bench linear || status=$?
    case $status in
    0) exit 0 ;;
    124) echo "attempt $attempt: expected the bench to end within three minutes, but found it running" >&2 ;;
    *) echo "attempt $attempt: expected a byte to cost the same in a large document, but found it to cost more" >&2 ;;
    esac
done
exit 1
