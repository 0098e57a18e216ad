"""What `run` and `check` share: where things are, the installation of the peers, and the documents.

Nothing is installed or written outside of the target folder.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def wrong(message: str) -> None:
    """Ends the command: wrong usage, or something that it needs is not there."""
    print(message, file=sys.stderr)
    sys.exit(2)


def command(*words: object, cwd: Path = ROOT) -> str:
    """Standard output of a command that has to succeed; its words are shown only where it does not."""
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True)
    if done.returncode != 0:
        wrong(f"{done.stdout}{done.stderr}expected `{words[0]}` to succeed, but found exit code {done.returncode}")
    return done.stdout


def target() -> Path:
    """Cargo's target folder, wherever it is."""
    metadata = command("cargo", "metadata", "--no-deps", "--format-version", "1")
    return Path(json.loads(metadata)["target_directory"])


def install_node(folder: Path) -> None:
    """AJV and zod, as package.json pins them."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "package.json").read_text(encoding="utf-8")
    installed = folder / "package.json"
    if not (folder / "node_modules").is_dir() or installed.read_text(encoding="utf-8") != wanted:
        print("installing from npm", file=sys.stderr)
        # Written only afterwards would leave npm without its list; a failed attempt is removed instead.
        installed.write_text(wanted, encoding="utf-8")
        try:
            command("npm", "install", "--no-audit", "--no-fund", "--silent", cwd=folder)
        except SystemExit:
            installed.write_text("{}", encoding="utf-8")
            raise


def install_python(folder: Path) -> Path:
    """msgspec and pydantic, as requirements.txt pins them; answers with the interpreter that has them."""
    python = folder / "bin" / "python"
    done = folder / "requirements.txt"
    wanted = (HERE / "requirements.txt").read_text(encoding="utf-8")
    if not done.is_file() or done.read_text(encoding="utf-8") != wanted:
        print("installing from PyPI", file=sys.stderr)
        command(sys.executable, "-m", "venv", folder)
        command(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", HERE / "requirements.txt")
        done.write_text(wanted, encoding="utf-8")
    return python


def documents(path: Path) -> Iterator[bytes]:
    """Every document of a file or folder: `.json` is one, `.ndjson` and `.jsonl` have one a line."""
    if path.is_dir():
        files = sorted(file for file in path.rglob("*") if file.suffix in (".json", ".ndjson", ".jsonl") and file.is_file())
    elif path.is_file():
        files = [path]
    else:
        wrong(f"expected a file or a folder, but found nothing at {path}")
    for file in files:
        content = file.read_bytes()
        yield from [content] if file.suffix == ".json" else (line for line in content.splitlines() if line.strip())


def machine() -> str:
    """What the figures were measured on, as far as a ratio may hang on it."""
    versions = [
        f"{os.cpu_count()} cores",
        command("rustc", "--version").split(" (")[0],
        f"node {command('node', '--version').strip().removeprefix('v')}",
        f"Python {sys.version.split()[0]}",
    ]
    return ", ".join(versions)
