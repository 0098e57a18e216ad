#!/usr/bin/env python3
"""Lists each requirement of docs/specification.md with the code and the tests that cite it (`SPEC E4`).

Fails on a built one without a test or without code, on a planned one with a test, on a citation that leads nowhere, and where the
document's form is broken. The ids of the wider system (`REQ: TAS-065`) need the functions that their entries name, another
document, and a test.
"""
# SPEC H3: the ids are those of the document.
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = "docs/specification.md"
FOLDERS = {"tests", "src", "crates", "scripts", "fuzz", "bindings"}
# What scripts/python.sh runs.
PYTEST = "bindings/python/tests/"
SKIPPED = {".git", "target", "golden", "rejected", "fixtures", "corpus", "consumer", "node_modules"}
HEADING = re.compile(r"## (?:([A-Z])\. .*|Ids of the wider system)")
ENTRY = re.compile(r"\*\*([A-Z]\d*|[0-9A-Z_]+(?:-[0-9A-Z]+)+)\.\*\*(?: \((planned|no code)\))? [^(]")
REQ = re.compile(r"REQ: ([0-9A-Z_]+(?:-[0-9A-Z]+)+)")
CITED = re.compile(r"SPEC ([A-Z]\d*\b(?:(?:, | and | )[A-Z]\d+\b)*)")

problems: list[str] = []


def expect(found: object, what: str) -> None:
    if not found:
        problems.append(f"expected {what}")


def specification() -> tuple[dict[str, str], dict[str, set[str]]]:
    """The state of each id (`planned`, `no code` or empty), and the files in which each one of the wider system stands."""
    states: dict[str, str] = {}
    required: dict[str, set[str]] = {}
    letter, last = None, 0
    for paragraph in (ROOT / PAGE).read_text(encoding="utf-8").split("\n\n"):
        if paragraph.startswith("## "):
            heading = HEADING.fullmatch(paragraph)
            expect(heading, f"a heading such as `## E. The envelope` in {PAGE}, but found {paragraph!r}")
            letter, last = heading and heading[1], 0
        elif paragraph.startswith("**"):
            entry = ENTRY.match(paragraph)
            expect(entry, f"an entry such as `**E4.** (planned) Words` in {PAGE}, but found {paragraph[:30]!r}")
            if not entry:
                continue
            name = entry[1]
            expect(name not in states | required, f"{name} once in {PAGE}, but found it again")
            if "-" in name:
                required[name] = set(re.findall(r"`(src/\S+\.rs)`", paragraph))
                expect(letter is None and required[name], f"{name} at the end of {PAGE}, with its files")
            else:
                following = "W" if letter == "W" else f"{letter}{last + 1}"
                expect(name == following, f"{following} in {PAGE}, but found {name}")
                last = int(name[1:] or 0)
                states[name] = entry[2] or ""
    expect(states and required, f"entries in {PAGE}, but found none")
    return states, required


def above_items(text: str, rust: bool):
    """The comments directly above an item or a statement, each with whether that is a test; in a script, every comment."""
    above: list[str] = []
    tests = False
    for line in map(str.strip, text.splitlines()):
        if not rust:
            if line.startswith("#"):
                yield line, True
        elif line.startswith("//"):
            above.append(line)
        elif line.startswith("#["):
            tests |= line == "#[test]"
        else:
            if line and above:
                yield " ".join(comment for comment in above if not comment.startswith("//!")), tests
            above, tests = [], False


def ids(text: str) -> list[str]:
    return [name for match in CITED.finditer(text) for name in re.findall(r"[A-Z]\d*", match[1])]


def main() -> int:
    states, required = specification()
    tests: dict[str, set[str]] = {name: set() for name in states}
    code: dict[str, set[str]] = {name: set() for name in states}
    places: dict[str, set[str]] = {name: set() for name in required}
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        place = "/".join(parts)
        if path.suffix not in {".rs", ".sh", ".py", ".md"} or SKIPPED & set(parts) or place == PAGE:
            continue
        text = path.read_text(encoding="utf-8")
        comments = list(above_items(text, path.suffix == ".rs"))
        for name in REQ.findall("\n".join(comment for comment, _ in comments) if path.suffix == ".rs" else text):
            if path.suffix != ".py":
                expect(name in places, f"a known id, but found REQ: {name} in {place}")
                places.setdefault(name, set()).add(place)
        for name in ids(text):
            expect(name in states, f"a known id, but found SPEC {name} in {place}")
        # A script is a test only where CI runs it.
        if parts[0] in FOLDERS and path.suffix != ".md" and (path.suffix == ".rs" or place in ci or place.startswith(PYTEST)):
            for name in ids("\n".join(comment for comment, is_test in comments if is_test)):
                tests.get(name, set()).add(place)
        if path.suffix == ".rs" and "src" in parts and "tests" not in parts and path.name != "tests.rs":
            program = text.split("#[cfg(test)]")[0].splitlines()
            for name in ids("\n".join(line for line in program if line.strip().startswith("//"))):
                code.get(name, set()).add(place)
    for name, state in states.items():
        print(f"{name:4} tests: {', '.join(sorted(tests[name])) or state or 'NO TEST'}")
        print(f"     code:  {', '.join(sorted(code[name])) or 'none'}")
        if state == "planned":
            expect(not tests[name], f"SPEC {name} to be planned, but found a test that cites it")
        else:
            expect(tests[name], f"a test that cites SPEC {name}, but found none")
            where = ", ".join(sorted(code[name])) or "none"
            expect(bool(code[name]) != (state == "no code"), f"SPEC {name} with {state or 'code'}, but found {where}")
    for name, files in required.items():
        print(f"{name:22} {', '.join(sorted(places[name]))}")
        for file in sorted(files - places[name]):
            expect(False, f"REQ: {name} beside a function in {file}, but found none")
        expect(any(place.endswith(".md") for place in places[name]), f"a document that cites REQ: {name}, but found none")
        is_test = any(place.endswith(".sh") or "tests/" in place for place in places[name])
        expect(is_test, f"a test that cites REQ: {name}, but found none")
    for problem in dict.fromkeys(problems):
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
