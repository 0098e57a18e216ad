#!/usr/bin/env bash
# Looks at the pages of `saop view` in a browser (SPEC L1, L2 and L3): filters, links, keyboard, no scripts, accessibility in light and
# dark, injection attempts, and size, opening time and memory of 10 000 turns. Needs node and npm, python3, and Chromium, which it
# installs where apt-get can. With a folder as its argument, writes screenshots there; with further arguments, which are files or folders
# of runs, looks at the pages of these as well. Prints view_ok at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
if [ -z "$chromium" ]; then
    as_root=$([ "$(id -u)" -eq 0 ] || echo sudo)
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
    chromium=$(command -v chromium)
fi
tools=${CARGO_TARGET_DIR:-target}/view
mkdir -p "$tools"
cp scripts/view/package.json scripts/view/package-lock.json scripts/view/verify.mjs "$tools/"
(cd "$tools" && npm ci --silent --no-audit --no-fund)

cargo build --quiet --release --package saop-cli
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
python3 scripts/view/runs.py "$pages"
# The exit code tells of invalid lines.
view() { code=0; cargo run --quiet --release --package saop-cli -- view "$@" || code=$?; }
view examples/run -o "$pages/example.html"
[ "$code" -eq 0 ]
for run in mixed hostile; do
    view "$pages/$run.ndjson" --title "Run: $run" -o "$pages/$run.html"
    [ "$code" -eq 1 ]
done

# A page of two files.
view "$pages/labels.ndjson" "$pages/found.ndjson" -o "$pages/words.html"
[ "$code" -eq 1 ]

pictures=${1:-}
number=0
for run in "${@:2}"; do
    number=$((number + 1))
    view "$run" --title "Run: $(basename "$run")" -o "$pages/run-$number.html"
    [ "$code" -le 1 ]
done

# Memory is that of the largest line, not of the run.
python3 - "${CARGO_TARGET_DIR:-target}/release/saop" "$pages" <<'END'
import subprocess, sys, time

saop, pages = sys.argv[1:]
peaks = []
for run in ["large", "larger"]:
    peak, best = 0, float("inf")
    # Sampling can miss the peak, and never sees more than it: of several times the highest is nearest.
    for _ in range(5):
        start = time.monotonic()
        made = subprocess.Popen([saop, "view", f"{pages}/{run}.ndjson", "-o", f"{pages}/{run}.html"])
        while made.poll() is None:
            with open(f"/proc/{made.pid}/status") as status:
                found = [int(line.split()[1]) for line in status if line.startswith("VmHWM")]
            peak = max([peak, *found])
            time.sleep(0.002)
        assert made.returncode == 0, made.returncode
        best = min(best, time.monotonic() - start)
    peaks.append(peak)
    print(f"{run}: made in {best:.2f} s, peak {peak / 1000:.1f} MB")
assert 0 < peaks[1] < peaks[0] + 4000, peaks
END
rm "$pages/larger.ndjson" "$pages/larger.html"

node "$tools/verify.mjs" "$chromium" "$pages" "$number" "$pictures"
echo view_ok
