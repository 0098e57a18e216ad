#!/usr/bin/env python3
"""Lists every requirement id with the code and the tests that cite it (`SPEC E4`), and fails on one without either.

The ids of the wider system (`REQ: TAS-065`) need a function that keeps them, a document and a test. Ids of work that is still
open stand in OPEN.
"""
import pathlib
import re
import sys

COUNTS = {"W": 1, "E": 7, "P": 9, "T": 5, "O": 6, "R": 11, "D": 6, "S": 6, "X": 5, "L": 3, "C": 5}

OPEN: set[str] = {"C1", "C2", "C3", "C4"}

# Kept by schemas, documents, scripts or the layout of the project, and by no line of code.
NO_CODE = {"E1", "E4", "P6", "P8", "O1", "D1", "D2", "D3", "D4", "D5", "D6", "S4"}

# Where each id of the wider system must stand, besides a test and a document: beside the function.
REQUIRED = {
    "9_ROADMAP-TAS-106": ["src/envelope.rs"],
    "9_ROADMAP-REQ-018": ["src/envelope.rs"],
    "3_MCP-TAS-070": ["src/lib.rs"],
    "3_MCP-TAS-035": ["src/lib.rs"],
    "TAS-035": ["src/lib.rs"],
    "UNKNOWN-801": ["src/parallel/mod.rs", "src/parallel/rule.rs"],
    "TAS-065": ["src/observation/mod.rs"],
    "1_PRD-REQ-NEED-DEVS-01": ["src/observation/mod.rs"],
    "3_MCP-TAS-071": ["src/handler/mod.rs", "src/retry/machine.rs"],
}

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["tests", "src", "crates", "scripts", "fuzz"]
SKIPPED = {"target", "golden", "rejected", "fixtures", "corpus"}
REQ = re.compile(r"REQ: ([0-9A-Z_]+(?:-[0-9A-Z]+)+)")
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


def is_code(place: pathlib.Path) -> bool:
    """Whether a file is part of a program, and not of its tests."""
    return place.suffix == ".rs" and "tests" not in place.parts and place.name != "tests.rs" and "src" in place.parts


def names_in(comment: str):
    for match in CITED.finditer(comment):
        yield from re.findall(r"[A-Z]\d*", match.group(1))


def beside_items(text: str):
    """The comments that stand directly above an item or a statement: the head of a file stands above none."""
    above: list[str] = []
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith("//") and not stripped.startswith("//!"):
            above.append(stripped)
        elif not stripped.startswith("#["):
            if stripped:
                yield from above
            above = []


def required() -> list[str]:
    """Lists the ids of the wider system with their places. Returns what is missing."""
    places: dict[str, set[str]] = {name: set() for name in REQUIRED}
    missing = []
    for path in sorted(ROOT.rglob("*")):
        place = path.relative_to(ROOT)
        if path.suffix not in {".rs", ".sh", ".md"} or {".git", "consumer", *SKIPPED} & set(place.parts):
            continue
        text = path.read_text(encoding="utf-8")
        for name in REQ.findall("\n".join(beside_items(text) if path.suffix == ".rs" else [text])):
            if name in places:
                places[name].add(str(place))
            else:
                missing.append(f"expected a known id, but found REQ: {name} in {place}")
    for name, functions in REQUIRED.items():
        found = places[name]
        print(f"{name:22} {', '.join(sorted(found))}")
        missing += [f"expected REQ: {name} beside a function in {place}, but found none" for place in functions if place not in found]
        for kind, has in [
            ("document", lambda place: place.endswith(".md")),
            ("test", lambda place: place.endswith(".sh") or "tests/" in place),
        ]:
            if not any(has(place) for place in found):
                missing.append(f"expected a {kind} that cites REQ: {name}, but found none")
    return missing


def main() -> int:
    wanted = ["W"] + [f"{letter}{n}" for letter, count in COUNTS.items() if letter != "W" for n in range(1, count + 1)]
    citations: dict[str, set[str]] = {name: set() for name in wanted}
    code: dict[str, set[str]] = {name: set() for name in wanted}
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
            text = path.read_text(encoding="utf-8")
            for comment in citations_in(path, text):
                for name in names_in(comment):
                    if name in citations:
                        citations[name].add(place)
                    else:
                        unknown.append(f"{place}: {name}")
            if is_code(path.relative_to(ROOT)):
                program = text.split("#[cfg(test)]")[0]
                for line in program.splitlines():
                    for name in names_in(line) if line.strip().startswith("//") else ():
                        if name in code:
                            code[name].add(place)
    for name in wanted:
        state = ", ".join(sorted(citations[name])) or ("open" if name in OPEN else "NO TEST")
        print(f"{name:4} tests: {state}")
        print(f"     code:  {', '.join(sorted(code[name])) or 'none'}")
    missing = [name for name in wanted if not citations[name] and name not in OPEN]
    for name in missing:
        print(f"expected a test that cites SPEC {name}, but found none", file=sys.stderr)
    uncoded = [name for name in wanted if not code[name] and name not in OPEN | NO_CODE]
    for name in uncoded:
        print(f"expected code that cites SPEC {name}, but found none", file=sys.stderr)
    coded = [name for name in wanted if code[name] and name in NO_CODE]
    for name in coded:
        print(f"expected SPEC {name} to be kept by no code, but found some that cites it", file=sys.stderr)
    closed = [name for name in wanted if citations[name] and name in OPEN]
    for name in closed:
        print(f"expected SPEC {name} to be open, but found a test that cites it", file=sys.stderr)
    for place in unknown:
        print(f"expected a known id, but found {place}", file=sys.stderr)
    absent = required()
    for what in absent:
        print(what, file=sys.stderr)
    return 1 if missing or uncoded or coded or closed or unknown or absent else 0


if __name__ == "__main__":
    sys.exit(main())
