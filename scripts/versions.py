#!/usr/bin/env python3
"""The version of everything that is published: crates, wheel, npm package. It is `workspace.package.version` in Cargo.toml, and this
knows each other place that repeats it, since none of the formats can refer to another.

    scripts/versions.py            checks that all places agree, and prints the version
    scripts/versions.py 0.2.0      sets it everywhere; then `cargo gen` and the tests

The versions of the schemas, in their `$id`, are their own.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What all of crates.io, PyPI and npm write in the same way.
VERSION = r"(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)"
SOURCE = "Cargo.toml"

# Where it stands: files, and what is around it there.
PACKAGE = rf'(?m)(?<=^version = ")({VERSION})(?="$)'
MEMBER = rf'(?m)^saop[a-z-]* = {{ path = "[^"]+", version = "({VERSION})"'
# A package of ours is one without a source.
LOCKED = rf'(?m)^name = "saop[a-z-]*"\nversion = "({VERSION})"\n(?!source)'
PLACES = [
    (SOURCE, MEMBER),
    ("bindings/node/Cargo.toml", PACKAGE),
    ("bindings/node/README.md", rf"saop-({VERSION})\.tgz"),
    ("bindings/node/package.json", rf'(?m)^  "version": "({VERSION})"'),
    ("bindings/node/package-lock.json", rf'"name": "saop",\n +"version": "({VERSION})"'),
    ("bindings/python/Cargo.toml", PACKAGE),
    ("bindings/python/pyproject.toml", PACKAGE),
    ("README.md", rf'`saop = {{ version = "({VERSION})"'),
    ("docs/upgrades.md", rf'(?:Of the crates \(`|saop-schema = "=)({VERSION})'),
    ("Cargo.lock", LOCKED),
    ("bindings/node/Cargo.lock", LOCKED),
    ("bindings/python/Cargo.lock", LOCKED),
    ("examples/rmcp/Cargo.lock", LOCKED),
    ("fuzz/Cargo.lock", LOCKED),
]
# Generated code names the runtime that it is for.
GOLDEN = ("crates/codegen/tests/golden/*/types.rs", rf'generated_for\("({VERSION})"\)')
# Packages that are published nowhere may have any version.
OTHERS = {"saop-fuzz", "saop-rmcp"}


def places() -> list[tuple[pathlib.Path, re.Pattern[str]]]:
    found = [(ROOT / name, re.compile(pattern)) for name, pattern in PLACES]
    pattern = re.compile(GOLDEN[1])
    golden = [path for path in sorted(ROOT.glob(GOLDEN[0])) if pattern.search(path.read_text("utf-8"))]
    return found + [(path, pattern) for path in golden]


def source() -> str:
    text = (ROOT / SOURCE).read_text("utf-8")
    found = re.search(rf'(?m)^\[workspace\.package\]\nversion = "({VERSION})"$', text)
    if not found:
        sys.exit(f"expected `version` at the beginning of [workspace.package] in {SOURCE}")
    return found[1]


def matches(path: pathlib.Path, pattern: re.Pattern[str]) -> list[re.Match[str]]:
    found = [one for one in pattern.finditer(path.read_text("utf-8")) if not any(f'"{name}"' in one[0] for name in OTHERS)]
    if not found:
        sys.exit(f"{path.relative_to(ROOT)}: expected a version, but found none: see PLACES in scripts/versions.py")
    return found


def check() -> int:
    version = source()
    wrong = 0
    for path, pattern in places():
        text = path.read_text("utf-8")
        for one in matches(path, pattern):
            if one[1] != version:
                line = text.count("\n", 0, one.start(1)) + 1
                print(f"{path.relative_to(ROOT)}:{line}: expected {version}, but found {one[1]}", file=sys.stderr)
                wrong += 1
    for member in sorted(ROOT.glob("crates/*/Cargo.toml")):
        if "version.workspace = true" not in member.read_text("utf-8"):
            print(f"{member.relative_to(ROOT)}: expected `version.workspace = true`", file=sys.stderr)
            wrong += 1
    if not wrong:
        print(version)
    return 1 if wrong else 0


def put(path: pathlib.Path, spans: list[tuple[int, int]], version: str) -> None:
    text = path.read_text("utf-8")
    for start, end in reversed(spans):
        text = text[:start] + version + text[end:]
    path.write_text(text, "utf-8", newline="\n")


def change(version: str) -> int:
    if not re.fullmatch(VERSION, version):
        sys.exit(f"expected a version such as 1.2.3, but found {version!r}")
    before = source()
    for path, pattern in places():
        put(path, [one.span(1) for one in matches(path, pattern)], version)
    cargo = ROOT / SOURCE
    text = cargo.read_text("utf-8")
    cargo.write_text(text.replace(f'[workspace.package]\nversion = "{before}"', f'[workspace.package]\nversion = "{version}"'), "utf-8")
    return check()


if __name__ == "__main__":
    if len(sys.argv) > 2 or sys.argv[1:2] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    sys.exit(change(sys.argv[1]) if len(sys.argv) == 2 else check())
