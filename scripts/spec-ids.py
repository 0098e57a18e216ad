#!/usr/bin/env python3
"""Lists every requirement id with the tests that cite it (`SPEC E4`), and fails on one without.

Ids of work that is still open stand in OPEN.
"""
import pathlib
import re
import sys

COUNTS = {"W": 1, "E": 7, "P": 9, "T": 5, "O": 6, "R": 10, "D": 6, "S": 6, "X": 5, "L": 3}

OPEN = {"E7", "R10", "D5", "D6", "S1", "S2", "S3", "S4", "S6", "X1", "X2", "X3", "X4", "X5", "L1", "L2", "L3"}

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["tests", "src", "crates", "scripts", "fuzz"]
SKIPPED = {"target", "golden", "rejected", "fixtures", "corpus"}
CITED = re.compile(r"SPEC ((?:[A-Z]\d*)(?:(?:, | and )[A-Z]\d+)*)")


def citations_in(path: pathlib.Path, text: str):
    """The comments that stand directly above a test; in a script, every comment."""
    if path.suffix == ".sh":
        yield from (line for line in text.splitlines() if line.startswith("#"))
        return
    above: list[str] = []
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith("//"):
            above.append(stripped)
        elif stripped == "#[test]":
            yield " ".join(above)
            above = []
        elif not stripped.startswith("#["):
            above = []


def main() -> int:
    wanted = ["W"] + [f"{letter}{n}" for letter, count in COUNTS.items() if letter != "W" for n in range(1, count + 1)]
    citations: dict[str, set[str]] = {name: set() for name in wanted}
    unknown = []
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in {".rs", ".sh"} or SKIPPED & set(path.parts):
                continue
            place = str(path.relative_to(ROOT))
            # A script is a test only where CI runs it.
            if path.suffix == ".sh" and place not in ci:
                continue
            for comment in citations_in(path, path.read_text(encoding="utf-8")):
                for match in CITED.finditer(comment):
                    for name in re.findall(r"[A-Z]\d*", match.group(1)):
                        if name in citations:
                            citations[name].add(place)
                        else:
                            unknown.append(f"{place}: {name}")
    for name in wanted:
        state = ", ".join(sorted(citations[name])) or ("open" if name in OPEN else "NO TEST")
        print(f"{name:4} {state}")
    missing = [name for name in wanted if not citations[name] and name not in OPEN]
    for name in missing:
        print(f"expected a test that cites SPEC {name}, but found none", file=sys.stderr)
    closed = [name for name in wanted if citations[name] and name in OPEN]
    for name in closed:
        print(f"expected SPEC {name} to be open, but found a test that cites it", file=sys.stderr)
    for place in unknown:
        print(f"expected a known id, but found {place}", file=sys.stderr)
    return 1 if missing or closed or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
