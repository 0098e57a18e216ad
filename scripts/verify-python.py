"""Compares the verdicts of the Python package with those of others (verify-python.sh): DATA_DIR and the command `saop`.

PARSES and EXAMPLES set how many parses look at the memory, and how many schemas hypothesis makes.
"""
# SPEC N5, N6, X1, X3

import collections
import gc
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from typing import Any

import hypothesis_jsonschema
import jsonschema
import saop
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

DATA, SAOP = pathlib.Path(sys.argv[1]), sys.argv[2]
PARSES = int(os.environ.get("PARSES", "10000000"))
EXAMPLES = int(os.environ.get("EXAMPLES", "20000"))


def rows(path: pathlib.Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def told(raw: str | bytes) -> list[tuple[Any, ...]]:
    """What is wrong with an envelope; every way to read it has to say the same."""
    found = []
    for read in (
        saop.parse_saop_envelope,
        lambda raw: saop.parse_saop_envelope(raw, as_dict=True),
        saop.check_saop_envelope,
    ):
        try:
            read(raw)
            found.append([])
        except saop.SaopError as error:
            all_ = error.violations
            found.append([(one.kind, one.instance_path, one.keyword, one.message, one.line, one.column) for one in all_])
    assert found[0] == found[1] == found[2], raw
    assert saop.is_valid_saop_envelope(raw) == (not found[0]), raw
    return found[0]


def judged(texts: list[str]) -> list[list[tuple[Any, ...]]]:
    """What `saop check` says of each text."""
    with tempfile.TemporaryDirectory() as folder:
        for at, text in enumerate(texts):
            (pathlib.Path(folder) / f"{at:05}.json").write_bytes(text.encode())
        command = [SAOP, "check", "--type", "saop-envelope", "--format", "json", folder]
        done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode in (0, 1) and not done.stderr, done.stderr
    keys = ("kind", "path", "keyword", "message", "line", "column")
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(verdicts) == len(texts), (len(verdicts), len(texts))
    return [[tuple(error[key] for key in keys) for error in verdict["errors"]] for verdict in verdicts]


def envelopes() -> None:
    turns = [line for path in sorted((DATA / "agent-runs").glob("*.ndjson")) for line in path.read_text(encoding="utf-8").splitlines()]
    malformed = rows(DATA / "malformed.ndjson")
    texts = turns + [one["raw"] for one in malformed]
    texts += [one["raw"] for one in rows(DATA / "raw-responses.ndjson")]
    wrong = [text for text, said in zip(texts, judged(texts)) if told(text) != said]
    assert not wrong, wrong[:3]
    for text in turns:
        parsed = saop.parse_saop_envelope(text)
        assert saop.parse_saop_envelope(saop.serialize_saop_envelope(parsed)) == parsed
        assert saop.to_dict(parsed) == json.loads(text)
    classes = [saop.Retry().offer(one["raw"], finish_reason=one.get("finish_reason")).failure_class for one in malformed]
    assert classes == [one["class"] for one in malformed], classes
    print(f"envelopes: {len(turns)} turns, {len(malformed)} malformed ones and {len(texts)} texts in all, as `saop check` has them")


def calls() -> None:
    registries: dict[str, saop.ToolRegistry] = {}
    count: collections.Counter[bool] = collections.Counter()
    for call in rows(DATA / "tool-calls" / "calls.ndjson"):
        name = call["id"]
        if name not in registries:
            registries[name] = saop.ToolRegistry((DATA / "tool-calls" / "tools" / f"{name}.json").read_bytes())
        for arguments in (call["arguments"], json.dumps(call["arguments"])):
            try:
                registries[name].check_call(call["tool"], arguments)
                valid = True
            except saop.SaopValidationError as error:
                assert error.violations
                valid = False
            assert valid == call["valid"], call
        count[valid] += 1
    print(f"tool calls: {sum(count.values())} as they are labelled, {count[False]} of them invalid")


NUMBERS = st.one_of(st.integers(-20, 20), st.integers(-80, 80).map(lambda number: number / 4))
WORDS = st.sampled_from(["", "a", "b", "ab", "abc", "é", "b-1", "x_y", "0"])
PATTERNS = st.sampled_from(["^a", "b$", "^[a-c]+$", "-[0-9]", "x|y", "^.{2}$"])
SCALARS = st.one_of(st.none(), st.booleans(), NUMBERS, WORDS)
DOCUMENTS = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=12)
COUNTS = st.integers(0, 3)
TYPES = st.sampled_from(["null", "boolean", "integer", "number", "string", "array", "object"])


def keywords(inner: Any, of_2020: bool) -> dict[str, Any]:
    lists = st.lists(inner, min_size=1, max_size=3)
    maps = st.dictionaries(WORDS, inner, max_size=3)
    unique_words = st.lists(WORDS, max_size=3, unique=True)
    always = {
        "type": TYPES | st.lists(TYPES, min_size=1, max_size=3, unique=True),
        "enum": st.lists(DOCUMENTS, min_size=1, max_size=4),
        "const": DOCUMENTS,
        "minimum": NUMBERS,
        "maximum": NUMBERS,
        "exclusiveMinimum": NUMBERS,
        "exclusiveMaximum": NUMBERS,
        "multipleOf": st.sampled_from([1, 2, 0.5, 0.25, 3]),
        "minLength": COUNTS,
        "maxLength": COUNTS,
        "pattern": PATTERNS,
        "minItems": COUNTS,
        "maxItems": COUNTS,
        "uniqueItems": st.booleans(),
        "contains": inner,
        "minProperties": COUNTS,
        "maxProperties": COUNTS,
        "required": unique_words,
        "properties": maps,
        "patternProperties": st.dictionaries(PATTERNS, inner, max_size=2),
        "additionalProperties": inner,
        "propertyNames": inner,
        "allOf": lists,
        "anyOf": lists,
        "oneOf": lists,
        "not": inner,
        "if": inner,
        "then": inner,
        "else": inner,
        "$ref": st.sampled_from(["#/definitions/a", "#/definitions/b"]),
    }
    if of_2020:
        return always | {
            "items": inner,
            "prefixItems": lists,
            "minContains": COUNTS,
            "maxContains": COUNTS,
            "dependentRequired": st.dictionaries(WORDS, unique_words, max_size=2),
            "dependentSchemas": st.dictionaries(WORDS, inner, max_size=2),
            "unevaluatedProperties": inner,
            "unevaluatedItems": inner,
        }
    return always | {
        "items": inner | lists,
        "additionalItems": inner,
        "dependencies": st.dictionaries(WORDS, inner | unique_words, max_size=2),
    }


def schemas(of_2020: bool) -> Any:
    def some(inner: Any, refers: bool) -> Any:
        known = keywords(inner, of_2020)
        if not refers:
            del known["$ref"]
        parts = {name: st.fixed_dictionaries({name: known[name]}) for name in sorted(known)}
        chosen = st.lists(st.one_of(*parts.values()), max_size=4)
        return chosen.map(lambda all_: {name: value for one in all_ for name, value in one.items()})

    leaf = st.booleans()
    # What is referred to refers to nothing, or jsonschema would not end.
    part = some(some(leaf, False) | leaf, False)
    root = some(some(some(leaf, True) | leaf, True) | leaf, True)
    dialect = "https://json-schema.org/draft/2020-12/schema" if of_2020 else "http://json-schema.org/draft-07/schema#"
    return st.tuples(root, part, part).map(lambda all_: all_[0] | {"definitions": {"a": all_[1], "b": all_[2]}, "$schema": dialect})


def additional_items(validator: Any, rest: Any, instance: Any, schema: Any) -> Any:
    # It says nothing unless `items` is a list; jsonschema fails where that is a boolean. A `$ref` to the root would still meet jsonschema's own,
    # but none of the schemas here has one.
    if isinstance(schema.get("items"), list):
        yield from jsonschema.Draft7Validator.VALIDATORS["additionalItems"](validator, rest, instance, schema)


def against_jsonschema(of_2020: bool) -> None:
    of_7 = jsonschema.validators.extend(jsonschema.Draft7Validator, {"additionalItems": additional_items})
    known = jsonschema.Draft202012Validator if of_2020 else of_7
    seen: collections.Counter[bool] = collections.Counter()

    @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(schemas(of_2020), st.lists(DOCUMENTS, min_size=1, max_size=4))
    def compare(schema: Any, documents: list[Any]) -> None:
        ours, theirs = saop.Schema(schema), known(schema)
        for document in documents:
            expected, text = theirs.is_valid(document), json.dumps(document)
            violations = ours.violations(text)
            assert ours.is_valid(text) == expected == (not violations), (schema, document)
            try:
                ours.check_value(document)
                assert expected
            except saop.SaopValidationError as error:
                assert [one.instance_path for one in error.violations] == [one.instance_path for one in violations]
            seen[expected] += 1

    compare()
    assert min(seen.values()) > EXAMPLES // 20, seen
    print(f"jsonschema, {'2020-12' if of_2020 else 'draft-07'}: {EXAMPLES} schemas, {seen[True]} valid and {seen[False]} invalid documents, no difference")


def messages_of_hypothesis() -> None:
    """Documents that hypothesis makes of the protocol's schemas, as they are and with a member less."""
    for name, text in saop.schemas().items():
        parse = getattr(saop, f"parse_{name.replace('-', '_')}", None)
        if parse is None:
            continue
        # Of digits Python knows more than ECMA-262 does.
        schema, seen = json.loads(text.replace(r"\\d", "[0-9]")), collections.Counter()
        theirs = jsonschema.validators.validator_for(schema)(schema)

        @settings(max_examples=max(EXAMPLES // 100, 200), deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(hypothesis_jsonschema.from_schema(schema), st.randoms(use_true_random=False))
        def compare(document: Any, chance: Any) -> None:
            if chance.random() < 0.5 and document:
                del document[chance.choice(sorted(document))]
            try:
                parse(json.dumps(document))
                valid = True
            except (saop.SaopDuplicateAgentError, saop.SaopEmptyParallelTurnError):
                # What no keyword says.
                return
            except saop.SaopError as error:
                valid = any(one.keyword is None for one in error.violations) and None
            if valid is not None:
                assert valid == theirs.is_valid(document), document
                seen[valid] += 1

        compare()
        assert min(seen[True], seen[False]) > 0, (name, seen)
        print(f"hypothesis, {name}: {seen[True]} valid and {seen[False]} invalid documents, as jsonschema has them")


def memory() -> None:
    turns = [line.encode() for path in sorted((DATA / "agent-runs").glob("*.ndjson")) for line in path.read_text(encoding="utf-8").splitlines()]
    turns = sorted(turns, key=len)[:50]
    broken = [text.replace(b'"schema_version"', b'"schema"') for text in turns]

    def resident() -> int:
        gc.collect()
        return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def round_() -> None:
        for text in turns:
            saop.parse_saop_envelope(text)
            saop.parse_saop_envelope(text, as_dict=True)
        for text in broken[:10]:
            try:
                saop.parse_saop_envelope(text)
            except saop.SaopError:
                pass

    each = 2 * len(turns) + 10
    for _ in range(20):
        round_()
    before = resident()
    for _ in range(PARSES // each):
        round_()
    grown = resident() - before
    assert grown < 1 << 20, f"expected a memory that is flat, but found {grown} bytes more"
    print(f"memory: {PARSES // each * each} parses, {before >> 10} KiB before and {(before + grown) >> 10} KiB after")


envelopes()
calls()
messages_of_hypothesis()
for of_2020 in (True, False):
    against_jsonschema(of_2020)
memory()
