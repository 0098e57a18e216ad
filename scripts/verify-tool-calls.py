"""Writes the calls of a folder in each form, and compares the verdicts of `saop check --tools` with their labels (verify-tool-calls.sh).

Each list of tools is one run for each form and way of telling it. A rejected call must be told at its arguments or its name.
"""
# SPEC U1: calls in the forms of MCP, OpenAI, Anthropic and Gemini.
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(sys.argv[1])
SAOP = os.environ["SAOP"]
COMPACT = {"ensure_ascii": False, "separators": (",", ":")}

# What each form is, and the pointers of its arguments and its name.
FORMS = {
    "mcp": (
        lambda name, args: {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name, "arguments": args}},
        "/params/arguments",
        "/params/name",
    ),
    "openai": (
        lambda name, args: {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": "1", "type": "function", "function": {"name": name, "arguments": json.dumps(args)}}],
        },
        "/tool_calls/0/function/arguments",
        "/tool_calls/0/function/name",
    ),
    "anthropic": (
        lambda name, args: {
            "role": "assistant",
            "content": [{"type": "text", "text": "So."}, {"type": "tool_use", "id": "1", "name": name, "input": args}],
        },
        "/content/1/input",
        "/content/1/name",
    ),
    "gemini": (
        lambda name, args: {"candidates": [{"content": {"role": "model", "parts": [{"functionCall": {"name": name, "args": args}}]}}]},
        "/candidates/0/content/parts/0/functionCall/args",
        "/candidates/0/content/parts/0/functionCall/name",
    ),
    "plain": (lambda name, args: {"name": name, "arguments": args}, "/arguments", "/name"),
}


def run(tools: pathlib.Path, form: str, told: bool, calls: list[dict]) -> list[str]:
    """Returns what is wrong with the verdicts on the calls of one list in one form."""
    write, arguments, name = FORMS[form]
    lines = [json.dumps(write(call["tool"], call["arguments"]), **COMPACT) for call in calls]
    command = [SAOP, "check", "--jobs", "1", "--ndjson", "--format", "json", "--tools", str(tools)]
    command += [] if told else ["--calls", form]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True)
    if done.returncode not in (0, 1) or done.stderr:
        return [f"{tools.name} {form}: exit code {done.returncode}: {done.stderr}"]
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    wrong = []
    if len(verdicts) != len(calls):
        wrong.append(f"{tools.name} {form}: expected {len(calls)} verdicts, but found {len(verdicts)}")
    for call, line, verdict in zip(calls, lines, verdicts):
        places = [error["path"] for error in verdict["errors"]]
        at_call = all(path == name or path.startswith(arguments) for path in places)
        if verdict["valid"] != call["valid"] or verdict["type"] != form or not at_call:
            wrong.append(f"{tools.name} {form}: valid is {call['valid']}, but found {verdict} for {line}")
    return wrong


def main() -> int:
    calls = [json.loads(line) for line in (FOLDER / "calls.ndjson").read_text(encoding="utf-8").splitlines()]
    by_list = collections.defaultdict(list)
    for call in calls:
        by_list[call["id"]].append(call)
    jobs = [
        (FOLDER / "tools" / f"{name}.json", form, told, of_list)
        for name, of_list in by_list.items()
        for form in FORMS
        for told in (True, False)
    ]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [line for lines in pool.map(lambda job: run(*job), jobs) for line in lines]
    for line in wrong[:20]:
        print(line)
    bad = sum(not call["valid"] for call in calls)
    summary = f"{len(calls)} calls ({bad} of them bad) of {len(by_list)} lists in {len(FORMS)} forms, told and by --calls: {len(wrong)} wrong"
    print(f"tool_calls_ok: {summary}" if not wrong and calls else f"tool_calls_wrong: {summary}")
    return 0 if not wrong and calls else 1


sys.exit(main())
