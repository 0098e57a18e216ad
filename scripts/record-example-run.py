#!/usr/bin/env python3
"""Records examples/run/word-count.ndjson: one SAOP envelope a line, made from commands that are really run.

A small crate with a bug in it and a copy of the project's schemas are put into a temporary folder; the turns
below look around, find the bug, mend it and check the result. What each turn observes is what its command
printed. Invariant: nothing that names this machine or its user gets into the file; the script refuses to write
it otherwise.

Needs bash, coreutils, git, cargo and python3. Run it from anywhere: scripts/record-example-run.py
"""

import getpass
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "examples" / "run" / "word-count.ndjson"
SHOWN_AS = "/project"
MAX_OUTPUT = 1500
MAX_SECONDS = 60

CRATE = {
    "Cargo.toml": '[package]\nname = "word-count"\nversion = "0.1.0"\nedition = "2021"\n',
    "src/lib.rs": '''//! Counts words.

/// How many words `text` has.
pub fn count(text: &str) -> usize {
    text.split(' ').count()
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn words_are_counted() {
        assert_eq!(count("one two three"), 3);
    }

    #[test]
    fn runs_of_spaces_are_one_gap() {
        assert_eq!(count("one  two"), 2);
    }

    #[test]
    fn nothing_has_no_words() {
        assert_eq!(count(""), 0);
    }
}
''',
    "notes/größe.txt": "Größe zählt: naïve Zähler teilen nur an U+0020.\n全角　空白も空白です。\n",
}


def turns():
    """Yields (agent, phase, reasoning, plan, uncertainty or None, tool, arguments)."""

    def run(command, **more):
        return "run_command", {"command": command, **more}

    explorer, builder, tester, reviewer = "explorer-1", "implementer-1", "tester-1", "reviewer-1"
    yield explorer, "explore", "Nothing is known of the project yet.", "List the top folder.", None, *run(["ls", "-1"])
    yield explorer, "explore", "There is a manifest, so this is a Rust crate.", "Read the manifest.", None, "read_file", {"path": "Cargo.toml"}
    yield explorer, "explore", "The toolchain decides which features may be used.", "Ask cargo and rustc for their versions.", None, *run(["bash", "-c", "cargo --version; rustc --version"])
    yield explorer, "explore", "The history may say what was being worked on.", "Read the log.", None, *run(["git", "log", "--oneline", "--no-decorate"])
    yield explorer, "explore", "The library is small.", "Read it as a whole.", "Whether all of the code is in this one file.", "read_file", {"path": "src/lib.rs"}
    yield explorer, "explore", "There may be other source files.", "Find every file that git tracks.", None, *run(["git", "ls-files"])
    yield explorer, "explore", "The notes have a name outside ASCII; I want to see that it is read correctly.", "Print the note.", None, "read_file", {"path": "notes/größe.txt"}
    yield explorer, "explore", "The task mentions a changelog.", "Read CHANGELOG.md.", "The file did not show up in the listing.", "read_file", {"path": "CHANGELOG.md"}
    yield explorer, "explore", "The schemas beside the crate describe the messages of this very run.", "Count their lines.", None, *run(["bash", "-c", "wc -l schemas/*.json"])
    yield explorer, "explore", "I need to know which fields may not be empty.", "Search the schemas for minLength.", None, *run(["bash", "-c", "grep -n minLength schemas/*.json"])
    yield explorer, "explore", "One schema should be read in full.", "Print the envelope's schema.", "It may be longer than one observation holds.", *run(["cat", "schemas/saop-envelope.schema.json"])
    yield explorer, "explore", "The whole file does not fit; the required fields are enough.", "Extract them with a one-liner.", None, *run(["python3", "-c", "import json; print(*json.load(open('schemas/saop-envelope.schema.json'))['required'], sep='\\n')"])
    yield builder, "plan", "Before a change the tests must be seen to run.", "Run the tests.", None, *run(["cargo", "test", "--quiet", "--offline"], env={"RUST_BACKTRACE": "0"})
    yield builder, "plan", "Two tests fail: splitting at single spaces counts empty words.", "Show the line that splits.", None, *run(["grep", "-n", "split", "src/lib.rs"])
    yield builder, "plan", "`split_whitespace` also treats tabs and U+3000 as gaps; the note asks for that.", "Check what Python's split says of the note, as a second opinion.", "Whether both agree on every Unicode space.", *run(["python3", "-c", "t = open('notes/größe.txt', encoding='utf-8').read(); print(len(t.split()), t.split()[-1])"])
    yield builder, "implement", "The mend is one call.", "Write the new line with sed.", None, *run(["sed", "-i", "s/text.split(' ').count()/text.split_whitespace().count()/", "src/lib.rs"])
    yield builder, "implement", "The change should be one line.", "Look at the difference.", None, *run(["git", "diff", "--stat", "--no-color"])
    yield builder, "implement", "A test for wide spaces is missing.", "Add one in a file of its own.", None, "write_file", {"path": "tests/wide.rs", "content": "#[test]\nfn wide_spaces_are_gaps() {\n    assert_eq!(word_count::count(\"空白\\u{3000}です\"), 2);\n}\n"}
    yield builder, "implement", "The old tests and the new one decide.", "Run all tests.", None, *run(["cargo", "test", "--quiet", "--offline"], env={"RUST_BACKTRACE": "0"})
    yield tester, "verify", "A count over a large text shows whether anything is slow.", "Make a text of a million words and count it with wc.", None, *run(["bash", "-c", "yes word | head -n 1000000 | wc -w"])
    yield tester, "verify", "The endless text shows what happens without an end.", "Count words of an endless stream for a second.", "Whether the tool is stopped as it should be.", *run(["bash", "-c", "echo counting; yes word | wc -w"], timeout_s=1)
    yield tester, "verify", "The tool was stopped; nothing was left behind, I hope.", "List temporary files.", None, *run(["bash", "-c", "find . -name '*.tmp' | sort"])
    yield tester, "verify", "A long listing must be cut, not lost.", "Print the numbers up to 2000.", None, *run(["seq", "2000"])
    yield tester, "verify", "Emoji with joiners are one word each.", "Count them.", None, *run(["python3", "-c", "s = '👩\u200d🚀 🇪🇺 e\u0301 𝔸'; print(len(s.split()), s)"])
    yield tester, "verify", "The shell's exit code for a missing tool should be told apart from a failing one.", "Run a tool that does not exist.", None, *run(["bash", "-c", "word-counter --version"])
    yield tester, "verify", "A failing assertion must come back with its message.", "Let Python fail.", None, *run(["python3", "-c", "assert len('a  b'.split(' ')) == 2, 'a run of spaces is one gap'"])
    yield tester, "verify", "Output on both streams must be kept apart.", "Write to both.", None, *run(["bash", "-c", "echo to stdout; echo to stderr >&2"])
    yield tester, "verify", "Control characters and quotes in output must survive.", "Print some.", None, *run(["printf", "tab\\there \"quoted\" back\\\\slash \\033[1mbold\\033[0m\\n"])
    yield tester, "verify", "Large numbers in arguments must come back digit for digit.", "Add one to a number past 64 bits.", None, *run(["python3", "-c", "print(12345678901234567890123 + 1)"], expected=12345678901234567890124)
    yield tester, "verify", "An empty output is a result too.", "Do nothing.", None, *run(["true"])
    yield tester, "verify", "A half-written pipe ends with a signal.", "Let a command kill itself.", None, *run(["bash", "-c", "echo before; kill -TERM $$"])
    yield reviewer, "review", "The change is ready to be read.", "Show the difference of the library.", None, *run(["git", "diff", "--no-color", "--", "src/lib.rs"])
    yield reviewer, "review", "New files are not in the difference.", "Ask for the state of the tree.", None, *run(["git", "status", "--short"])
    yield reviewer, "review", "All is as planned.", "Commit it.", None, *run(["bash", "-c", "git add -A && git commit -q -m 'Count words across any white space' && git log --oneline --no-decorate"])
    yield reviewer, "review", "A formatter should have nothing to say.", "Check the format.", "rustfmt may not be installed everywhere.", *run(["bash", "-c", "cargo fmt --check && echo formatted"])
    yield reviewer, "review", "The run is done; what is left is to say so.", "Summarise the result.", "", "finish", {}


def text(raw):
    return raw.decode("utf-8", errors="replace")


def cut(output):
    """The output as far as it may go on, and what to say where it was cut."""
    raw = output.encode("utf-8")
    if len(raw) <= MAX_OUTPUT:
        return output, None
    kept = raw[:MAX_OUTPUT].decode("utf-8", errors="ignore")
    kept = kept[: kept.rfind("\n") + 1] or kept
    return kept, f"output cut after {len(kept.encode('utf-8'))} of {len(raw)} bytes"


def observation(status, output, detail=""):
    return {"status": status, "output": output, **({"error_detail": detail} if detail else {})}


def run_command(folder, arguments):
    seconds = arguments.get("timeout_s", MAX_SECONDS)
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": os.environ.get("HOME", str(folder)),
        "LC_ALL": "C.UTF-8",
        "CARGO_TARGET_DIR": str(folder.parent / "target"),
        "CARGO_TERM_COLOR": "never",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_AUTHOR_NAME": "Example",
        "GIT_AUTHOR_EMAIL": "example@example.org",
        "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
        "GIT_COMMITTER_NAME": "Example",
        "GIT_COMMITTER_EMAIL": "example@example.org",
        "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
        **arguments.get("env", {}),
    }
    for kept in ("CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN"):
        if kept in os.environ:
            environment[kept] = os.environ[kept]
    process = subprocess.Popen(
        arguments["command"],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        stdout, stderr = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        stdout, _ = process.communicate()
        return observation("timeout", text(stdout), f"killed after {seconds} s")
    output, note = cut(text(stdout))
    detail = text(stderr)
    code = process.returncode
    if code != 0:
        how = f"killed by signal {-code}" if code < 0 else f"exit code {code}"
        return observation("error", output, "\n".join(filter(None, [how, detail.strip(), note])))
    if note:
        return observation("partial", output, note)
    return observation("success", output, detail.strip())


def act(folder, tool, arguments):
    if tool == "run_command":
        return run_command(folder, arguments)
    if tool == "finish":
        return observation("success", "")
    path = folder / arguments["path"]
    try:
        if tool == "write_file":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(arguments["content"], encoding="utf-8")
            return observation("success", f"wrote {len(arguments['content'].encode('utf-8'))} bytes")
        output, note = cut(path.read_text(encoding="utf-8"))
        return observation("partial" if note else "success", output, note or "")
    except OSError as error:
        return observation("error", "", f"{arguments['path']}: {error.strerror}")


def prepare(folder):
    for name, content in CRATE.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    shutil.copytree(ROOT / "schemas", folder / "schemas", ignore=shutil.ignore_patterns("released"))
    (folder / ".gitignore").write_text("Cargo.lock\n", encoding="utf-8")
    for command in (
        ["git", "init", "-q", "-b", "main"],
        ["git", "config", "core.quotepath", "false"],
        ["git", "add", "-A"],
        ["git", "commit", "-q", "-m", "Count words"],
    ):
        done = run_command(folder, {"command": command})
        if done["status"] != "success":
            sys.exit(f"{command}: {done}")


def main():
    lines = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve() / "word-count"
        folder.mkdir()
        prepare(folder)
        for index, (agent, phase, reasoning, plan, uncertainty, tool, arguments) in enumerate(turns()):
            thought = {"reasoning": reasoning, "plan": plan}
            if uncertainty is not None:
                thought["uncertainty"] = uncertainty
            envelope = {
                "schema_version": "1.0.0",
                "turn_index": index,
                "agent_id": agent,
                "phase": phase,
                "thought": thought,
                "action": {"tool_name": tool, "arguments": arguments},
                "observation": act(folder, tool, arguments),
            }
            line = json.dumps(envelope, ensure_ascii=False)
            lines.append(line.replace(str(folder), SHOWN_AS).replace(str(folder.parent), SHOWN_AS))
    recorded = "\n".join(lines) + "\n"
    machine = [os.environ.get("HOME"), str(ROOT), socket.gethostname(), tempfile.gettempdir() + "/"]
    if getpass.getuser() != "root":
        machine.append(getpass.getuser())
    for name in filter(None, machine):
        if len(name) > 2 and name in recorded:
            sys.exit(f"expected nothing of this machine in the record, but found {name!r}; nothing written")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(recorded, encoding="utf-8")
    statuses = [json.loads(line)["observation"]["status"] for line in lines]
    print(f"{len(lines)} turns:", ", ".join(f"{statuses.count(one)} {one}" for one in sorted(set(statuses))))


if __name__ == "__main__":
    main()
