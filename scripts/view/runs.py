#!/usr/bin/env python3
"""Makes the runs that the browser looks at: runs.py FOLDER.

mixed.ndjson has every kind of entry, labels.ndjson too, with one word in all of them, found.ndjson what is hard to find, hostile.ndjson
the injection attempts of crates/view/tests/attacks.json in every text, large.ndjson 10 000 turns of 1.7 KB, larger.ndjson four times as
many.
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = (ROOT / "examples" / "run" / "word-count.ndjson").read_text(encoding="utf-8").splitlines()
TURNS, SIZE = 10_000, 1_700


def envelope(text: str) -> dict:
    return {
        "schema_version": "1.0.0",
        "turn_index": 0,
        "agent_id": text,
        "phase": text,
        "thought": {"reasoning": text, "plan": text, "uncertainty": text},
        "action": {"tool_name": text, "arguments": {text: text, "deep": [[{text: [text]}]], "tool_call_id": text}},
        "observation": {"status": "error", "output": text, "error_detail": text},
    }


def observation(text: str, call: str, **more) -> dict:
    return {
        "schema_version": "1.0.0",
        "type": "observation",
        "tool_call_id": call,
        "timestamp_ns": "1",
        "exit_code": 0,
        "stdout": text,
        "stderr": text,
        "encoding": "utf8",
        "duration_ms": 1250,
        "metadata": {text: text},
    } | more


def context(text: str) -> dict:
    return {"session_id": text, "agent_id": text, "turn_index": 0, "phase": text}


def report(text: str) -> dict:
    violation = {"kind": text, "path": text, "message": text}
    answer = {"class": "truncated", "error": text, "finish_reason": text, "response_bytes": 9, "response_hash": "0" * 16, "response": text}
    return {
        "schema_version": "1.1.0",
        "type": "escalation_report",
        "reason": "max_retries_exceeded",
        "attempts": 2,
        "max_retries": 2,
        "context": context(text),
        "last_error": text,
        "history": [answer | {"violation_count": 1, "violations": [violation]}],
    }


def event(text: str) -> dict:
    errors = [{"kind": text, "path": text, "message": text}]
    return {"event": "MALFORMED_RESPONSE", "context": context(text), "attempt": 1, "class": "schema_violation", "errors": errors}


def parallel(text: str) -> dict:
    turn = {"turn_index": 1, "thought": text, "action": {"tool_name": text, "arguments": {}}}
    agents = [turn | {"agent_id": f"{text}{n}"} for n in range(3)]
    return {"envelope_type": "parallel", "session_id": text, "parallel_turn_index": 0, "agent_turns": agents}


def mixed() -> list[str]:
    broken = json.loads(EXAMPLE[1])
    broken["turn_index"] = -1
    broken["action"] = {"toolName": "read_file", "arguments": {}}
    colours = "".join(f"\x1b[{code}m{code} \x1b[0m" for code in [*range(30, 38), *range(90, 98), *range(40, 48), *range(100, 108)])
    every = "".join(f"\x1b[{front};{back}mx" for front in [*range(30, 38), *range(90, 98)] for back in range(40, 48))
    styled = json.loads(EXAMPLE[0])
    styled["action"]["arguments"] = {"tool_call_id": "call-1", "text": "one\ntwo", "n": 12345678901234567890123, "ids": list(range(60))}
    styled["observation"]["output"] = f"{colours}\n\x1b[1mbold\x1b[0m \x1b[2mfaint \x1b[3mitalic \x1b[4munderlined \x1b[9mout\x1b[0m {every}"
    group = parallel("agent-")
    group["agent_turns"][0]["action"] = {"tool_name": "agent-", "arguments": {"tool_call_id": "call-late"}}
    messages = [
        styled,
        observation("done\n", "call-1"),
        observation("AP+A//4=", "call-2", encoding="base64", stderr=""),
        observation("x\n" * 400 + "needle\n", "call-3", exit_code=3),
        group,
        observation("late\n", "call-late"),
        event("agent-0"),
        {"event": "RECOVERED", "context": context("agent-0"), "attempts": 1, "usage": None, "errors": []},
        {"event": "MAX_RETRIES_EXCEEDED", "context": context("agent-0"), "attempts": 2, "class": "truncated", "errors": []},
        report("agent-0"),
        broken,
        {"no": "message"},
    ]
    answer = EXAMPLE[2]
    return [json.dumps(message) for message in messages] + [answer[: len(answer) // 2], "I cannot do that.", "{}}"] + EXAMPLE


def labels() -> list[str]:
    word = "zebra"
    long = "zebra\n" * 400
    turn = envelope(word)
    turn["action"]["arguments"] = {word: long}
    messages = [
        turn,
        parallel(word),
        observation(word, word, exit_code=3),
        observation(long, word),
        observation("AP+A//4=", word, encoding="base64", stderr="AP8="),
        event(word),
        {"event": "RECOVERED", "context": context(word), "attempts": 1, "usage": {"prompt_tokens": 1, "completion_tokens": 2}},
        {"event": "MAX_RETRIES_EXCEEDED", "context": context(word), "attempts": 2, "class": word, "reason": word, "errors": []},
        report(word),
        {word: word},
    ]
    return [json.dumps(message) for message in messages] + [word]


def found() -> list[str]:
    turn = envelope("turn")
    text = 'one\ntwo "three"\t\u00fcber C:\\new \\new'
    turn["action"] |= {"tool_name": "hard", "arguments": {"text": text, "lines": "    indented\n    twice"}}
    # The fold begins within the last word.
    folded = envelope("turn")
    folded["observation"]["output"] = "x " * 597 + "straddling " + "y " * 300
    group = parallel("turn") | {"session_id": "session-77"}
    answer = report("turn")
    answer["history"][0] |= {"class": "schema_violation", "response": json.dumps({"said": "caf\u00e9"})}
    return [json.dumps(message) for message in [turn, folded, group, answer, {"wrote": "na\u00efve"}]]


def hostile() -> list[str]:
    lines = []
    attacks = json.loads((ROOT / "crates/view/tests/attacks.json").read_text(encoding="utf-8"))
    for text in attacks:
        for make in (envelope, parallel, event, report):
            lines.append(json.dumps(make(text)))
        lines.append(json.dumps(observation(text, text)))
        lines.append(json.dumps({text: text}))
        lines.append("x" + text.replace("\n", " "))
        # With the escapes that JSON has for the same text, and with half of a pair.
        escaped = json.dumps(text).replace("<", "\\u003c")[1:-1]
        lines.append(json.dumps(envelope("mark")).replace("mark", escaped))
        lines.append(json.dumps(envelope("mark")).replace("mark", "\\ud800" + escaped))
    # Words of a megabyte.
    for word in ["<img src=x onerror=globalThis.fired=1>" * 28_000, "\u202e" * 350_000]:
        lines.append(json.dumps(observation(word, "call")))
    return lines


def large(turns: int) -> list[str]:
    lines = []
    for n in range(turns):
        turn = json.loads(EXAMPLE[n % len(EXAMPLE)])
        turn["turn_index"] = n
        turn["agent_id"] = f"agent-{n // 7 % 6}"
        missing = SIZE - len(json.dumps(turn).encode())
        row = f"warning: unused variable `count`, try `_count`\n  --> src/lib.rs:{n}:9, in the function count\n"
        turn["observation"]["output"] += (row * (missing // len(row) + 1))[: max(missing - missing // 20, 0)]
        lines.append(json.dumps(turn))
    return lines


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    runs = {"mixed": mixed(), "labels": labels(), "found": found(), "hostile": hostile(), "large": large(TURNS), "larger": large(4 * TURNS)}
    for name, lines in runs.items():
        (folder / f"{name}.ndjson").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
