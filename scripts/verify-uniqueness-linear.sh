#!/usr/bin/env bash
# SPEC T2: finding agents that repeat is O(n). Runs the uniqueness bench and fails unless a turn among 100 000 takes at
# most twice the time of a turn among 1 000, for `AgentTurns::new` and for `parse` of the whole group. The bench measures as
# many turns in small groups as in a large one, so that what caches hold is the same. Other work on the machine, and its neighbours on
# the same memory, spoil measurements: the fastest of many counts, and a time somewhat above the bar only when it is there in each of
# a dozen attempts. What is ten times as slow is not linear, and fails at once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The results of this run alone.
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

cargo bench --profile release --quiet --package saop --bench uniqueness --no-run

measure() {
    rm -rf "${results:?}"/*
    local status=0
    # It takes some fifteen seconds; what is quadratic would go on for minutes.
    CRITERION_HOME=$results timeout 120 cargo bench --profile release --quiet --package saop --bench uniqueness -- '/(1000|100000)$' \
        --warm-up-time 0.3 --measurement-time 1 --sample-size 100 --noplot >"$results/log" 2>&1 || status=$?
    if [ "$status" -eq 124 ]; then
        echo "expected the bench to end within two minutes, but found it running" >&2
        return 1
    elif [ "$status" -ne 0 ]; then
        cat "$results/log" >&2
        echo "expected the bench to run, but found that it failed" >&2
        return 1
    fi
    python3 - "$results" <<'PYTHON'
import json
import pathlib
import sys

FEW, MANY, BAR, NOISE = 1_000, 100_000, 2.0, 10.0
results = pathlib.Path(sys.argv[1])


def time_per_turn(group: str, turns: int) -> float:
    """Of the fastest sample, in nanoseconds: other work on the machine only ever adds to the time."""
    sample = json.loads((results / group / str(turns) / "new" / "sample.json").read_text(encoding="utf-8"))
    return min(time / runs for time, runs in zip(sample["times"], sample["iters"])) / turns


worst = 0.0
for group in ("agent_turns_new", "parse_parallel_turn"):
    few, many = time_per_turn(group, FEW), time_per_turn(group, MANY)
    worst = max(worst, many / few)
    print(f"{group:20} {few:7.1f} ns a turn of {FEW}, {many:7.1f} ns a turn of {MANY}: {many / few:.2f} times")
sys.exit(0 if worst <= BAR else 3 if worst <= NOISE else 4)
PYTHON
}

for attempt in {1..12}; do
    status=0
    measure || status=$?
    case $status in
    0) exit 0 ;;
    3) echo "attempt $attempt: expected at most 2 times the time a turn, but found more" >&2 ;;
    4)
        echo "expected at most 2 times the time a turn, but found more than 10" >&2
        exit 1
        ;;
    *) exit "$status" ;;
    esac
done
exit 1
