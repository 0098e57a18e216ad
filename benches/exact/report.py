"""Prints what both sides took, and fails under `--bars` where the ratio is too low."""

import sys
from pathlib import Path

BAR = 1.8


def lowest(path: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for line in Path(path).read_text().splitlines():
        name, *figures = line.split()
        known = found.setdefault(name, list(map(float, figures)))
        found[name] = list(map(min, known, map(float, figures)))
    return found


then, now = lowest(sys.argv[1]), lowest(sys.argv[2])
slow = False
for name, (types, values, size) in now.items():
    ratio = then[name][0] / types
    slow |= ratio < BAR
    print(
        f"{name}, {size:.0f} bytes: types {types:.0f} ns, then {then[name][0]:.0f} ns, ratio {ratio:.2f}; "
        f"serde_json::Value {values:.0f} ns"
    )
if slow and "--bars" in sys.argv:
    sys.exit(f"expected a ratio of at least {BAR} in every row")
