"""What verify-yaml.sh does with a built command.

The reference is PyYAML's composer, with the implicit types of YAML 1.2's core schema (10.3.2) instead of those of YAML 1.1 that PyYAML has
itself: there `on` is true and 0o17 a string. Keys are strings as they are written, since JSON has no others. jsonschema judges the values.

Where a violation belongs: the same value is judged as a line of JSON, each token of which belongs to one node; the mark of that node is the
place that is expected in the YAML. A mark of PyYAML is before the node's anchor and tag, and is moved behind them.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from decimal import Decimal
from pathlib import Path

import yaml
from jsonschema.validators import validator_for

SAOP = os.environ["SAOP"]
STYLES = {
    "block": {},
    "flow": {"default_flow_style": True, "width": 60},
    "quoted": {"default_style": '"', "allow_unicode": True},
    "literal": {"default_style": "|", "indent": 4},
    "canonical": {"canonical": True},
}
CORE = "tag:yaml.org,2002:"
IMPLICIT = [
    ("null", r"null|Null|NULL|~|"),
    ("bool", r"true|True|TRUE|false|False|FALSE"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?(\.inf|\.Inf|\.INF)|\.nan|\.NaN|\.NAN"),
    ("merge", r"<<"),
]


class Loader(yaml.SafeLoader):
    """PyYAML's, with the types of the core schema."""

    yaml_implicit_resolvers = {}


for name, pattern in IMPLICIT:
    Loader.add_implicit_resolver(CORE + name, re.compile(f"(?:{pattern})\\Z"), None)
PROPERTIES = re.compile(r"(?:(?:!<[^>]*>|[&!][^\s,\[\]{}]*)(?:\s+(?:#[^\n]*\n\s*)*|$))+")


class Refused(Exception):
    """A document that JSON cannot hold."""


class Writer:
    """Writes a node as one line of JSON, and keeps the mark of each token by its column."""

    def __init__(self, text):
        self.text, self.out, self.size, self.marks = text, [], 0, {}

    def put(self, text):
        self.out.append(text)
        self.size += len(text)

    def mark(self, node):
        mark = node.start_mark
        line, column = mark.line, mark.column
        found = PROPERTIES.match(self.text, mark.index)
        if found and not (isinstance(node, yaml.ScalarNode) and node.style in ("'", '"', "|", ">") and found.end() > node.end_mark.index):
            # A value that is left out stands behind its properties, and not on the next line.
            is_left_out = isinstance(node, yaml.ScalarNode) and node.style is None and not node.value
            skipped = found.group().rstrip() if is_left_out else found.group()
            line += skipped.count("\n")
            column = len(skipped) - skipped.rfind("\n") - 1 if "\n" in skipped else column + len(skipped)
        self.marks[self.size + 1] = (line + 1, column + 1)

    def scalar(self, node):
        kind, text = node.tag.removeprefix(CORE), node.value
        if kind == "null":
            return "null"
        if kind == "bool":
            return text.lower()
        if kind == "int":
            base = {"0x": 16, "0o": 8}.get(text[:2], 10)
            return str(int(text[2:] if base != 10 else text, base))
        if kind == "float":
            if "n" in text.lower():
                raise Refused(text)
            return str(Decimal(text))
        if kind == "str" or node.tag == "!" or kind == "merge":
            return json.dumps(text)
        raise Refused(node.tag)

    def node(self, node):
        self.mark(node)
        if isinstance(node, yaml.ScalarNode):
            return self.put(self.scalar(node))
        is_mapping = isinstance(node, yaml.MappingNode)
        self.put("{" if is_mapping else "[")
        if is_mapping:
            members = {}
            for key, value in node.value:
                members[key.value] = (key, value)
            for index, (key, value) in enumerate(members.values()):
                self.put(", " if index else "")
                self.mark(key)
                self.put(json.dumps(key.value) + ": ")
                self.node(value)
        else:
            for index, item in enumerate(node.value):
                self.put(", " if index else "")
                self.node(item)
        self.put("}" if is_mapping else "]")


def flatten(loader, node, seen):
    """Resolves `<<` everywhere, as PyYAML does."""
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        loader.flatten_mapping(node)
        for _, value in node.value:
            flatten(loader, value, seen)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            flatten(loader, item, seen)


def documents(text):
    """The documents of a text: each as a line of JSON, and the marks of its tokens."""
    loader = Loader(text)
    while loader.check_node():
        node = loader.get_node()
        flatten(loader, node, set())
        writer = Writer(text)
        writer.node(node)
        yield "".join(writer.out), writer.marks


def saop(folder, schema, name, *options):
    arguments = [SAOP, "check", "--schema", schema, "--format", "json", *options, name]
    ran = subprocess.run(arguments, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode > 1:
        return None
    return [json.loads(line) for line in ran.stdout.splitlines()]


def told(error, place):
    return (error["kind"], error["keyword"] or "", error["path"], *place)


class Comparison:
    def __init__(self):
        self.documents = self.places = self.skipped = self.invalid = 0
        self.different = []

    def compare(self, name, schema, texts):
        """Compares the documents of YAML texts, each a file of its own, that one schema is for."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "schema.json").write_text(json.dumps(schema))
            for number, text in enumerate(texts):
                try:
                    read = list(documents(text))
                except (yaml.YAMLError, Refused) as error:
                    self.different.append(f"{name} {number}: the reference refuses it: {error}\n{text}")
                    continue
                (folder / "a.yaml").write_text(text, newline="")
                (folder / "a.ndjson").write_text("".join(line + "\n" for line, _ in read))
                ours = saop(folder, "schema.json", "a.yaml")
                base = saop(folder, "schema.json", "a.ndjson")
                if base is None:
                    self.skipped += len(read)
                    continue
                if ours is None or len(ours) != len(read):
                    self.different.append(f"{name} {number}: expected {len(read)} documents, but found {ours}\n{text}")
                    continue
                for verdict, line, (value, marks) in zip(ours, base, read):
                    self.judge(f"{name} {number}\n{text}", schema, json.loads(value), (verdict, line, marks))

    def judge(self, name, schema, value, found):
        verdict, line, marks = found
        try:
            valid = validator_for(schema)(schema).is_valid(value)
        except Exception:  # A reference that the peer cannot resolve, or a pattern that it cannot read.
            self.skipped += 1
            return
        if valid != line["valid"] and verdict["valid"] == line["valid"]:
            # One of the engines, not the YAML: other scripts compare them.
            self.skipped += 1
            return
        self.documents += 1
        self.invalid += not valid
        if verdict["valid"] != valid:
            self.different.append(f"{name}: jsonschema says {valid}, and saop {verdict}")
            return
        expected = sorted(told(error, marks.get(error["column"], ("no token",))) for error in line["errors"])
        places = sorted(told(error, (error["line"], error["column"])) for error in verdict["errors"])
        self.places += len(places)
        if expected != places:
            self.different.append(f"{name}: expected {expected}, but found {places}")


def examples(schema, dialect=None, depth=0):
    """The subschemas of a schema that have examples, with these."""
    if isinstance(schema, dict) and depth < 12:
        found = schema.get("examples")
        if isinstance(found, list) and found:
            yield schema, found
        for value in schema.values():
            yield from examples(value, dialect, depth + 1)
    elif isinstance(schema, list):
        for value in schema:
            yield from examples(value, dialect, depth + 1)


def spoiled(value):
    """A value and some that are most likely wrong."""
    yield value
    if isinstance(value, dict):
        yield {**value, "nothing such": [1, {"é": None}]}
        for name in list(value)[:3]:
            yield {key: one for key, one in value.items() if key != name}
            yield {**value, name: [value[name]]}
    elif isinstance(value, str):
        yield value + " \n\u00e9: #x"
        yield 7
    else:
        yield str(value)
        yield {"value": value}


def dumped(values, options):
    return yaml.safe_dump_all(values, explicit_start=True, **options)


def given(comparison, data):
    """The examples in the schemas of a folder."""
    for file in sorted(data.rglob("*.json")):
        if "json-schema-test-suite" in str(file):
            continue
        schema = json.loads(file.read_text())
        if not isinstance(schema, dict):
            continue
        root = {key: schema[key] for key in ("$schema", "definitions", "$defs") if key in schema}
        for number, (part, values) in enumerate(examples(schema)):
            if number == 6:
                break
            own = {**root, **{key: value for key, value in part.items() if key not in ("$id", "id")}}
            values = [one for value in values[:3] for one in spoiled(value)]
            style = list(STYLES)[number % len(STYLES)]
            comparison.compare(f"{file.name} {style}", own, [dumped(values, STYLES[style])])


def suite(comparison, data):
    """The tests of JSON Schema's own suite."""
    for dialect, uri in (("draft7", "http://json-schema.org/draft-07/schema#"), ("draft2020-12", "https://json-schema.org/draft/2020-12/schema")):
        for number, file in enumerate(sorted((data / "json-schema-test-suite/tests" / dialect).glob("*.json"))):
            for place, group in enumerate(json.loads(file.read_text())):
                schema = group["schema"]
                if "localhost" in json.dumps(schema) or place > 8:
                    continue
                if isinstance(schema, dict):
                    schema = {"$schema": uri, **schema}
                style = list(STYLES)[(number + place) % len(STYLES)]
                values = [test["data"] for test in group["tests"]]
                comparison.compare(f"{dialect}/{file.name} {style}", schema, [dumped(values, STYLES[style])])


ANY = {"not": {}}
OBJECTS = {
    "type": "object",
    "additionalProperties": {"$ref": "#/$defs/a"},
    "$defs": {"a": {"type": ["object", "integer"], "required": ["x"], "properties": {"x": {"type": "string"}}, "additionalProperties": False}},
}
STRINGS = {"items": {"type": "string", "maxLength": 3}, "additionalProperties": {"type": "string", "maxLength": 3}}
# Schemas, each with documents.
HARD = [
    (
        OBJECTS,
        [
            "a: &a {x: 1}\nb: *a\nc: [*a]\n",
            "base: &b\n  x: s\n  y: 1\nc:\n  <<: *b\nd: {<<: *b, x: 5}\ne: {<<: [{x: 1}, *b]}\n",
            "a:\n  <<: &in {x: 2, z: &z [1]}\nb: *in\nc: *z\n",
            "a: !!map\n  # words\n  &a\n  x: q\n  w: 1\nb: &c !!map {x: 7}\n",
            "? a\n: x: q\n? |\n  lines\n: {y: 1}\n? \"q\"\n:\n  - 1\n",
            "é: {x: ü, ø: 1}\n\"日本\": {x: 日, '😀': 1, y: 2}\n",
            "a: {x:\n  y}\nb:\n\n\n  x: 1 # one\n\n  # two\n  z: 2\n",
            "1: {x: 1}\n2.50: {}\ntrue: 1.5\n~: x\n0x10: y\non: []\n",
            "a:   # comment\n  x: 'two\n\n    lines'\n  y: \"a\\\n    b\"\n",
            "a: {}\nb:\nc: ~\nd: !!str\ne: ''\n",
            "--- {a: {x: 1}}\n---\n# c\na:\n - 1\n...\n---\nb: 1.5\n...\n",
            "\ufeffa: {x: 1}\nb: [1]\n",
            "a: {x: 1}\r\nb:\r\n  - 1\r\n  - x: 2\r\n",
            "%YAML 1.1\n%TAG !y! tag:yaml.org,2002:\n---\na: !y!str 1\nb: !y!map {x: !y!str 1, z: !<tag:yaml.org,2002:int> 3}\n",
            "{a: {x: 1,}, \"b\":1, c: , 'd':{x: [\n1,\n2]}, e}\n",
        ],
    ),
    (
        STRINGS,
        [
            "- yes\n- no\n- on\n- y\n- 1_0\n- 0b1\n- 1:2\n- =\n- <\n- .\n- +\n- -x\n",
            "- abcd\n- |\n  abc\n- |-\n  abc\n- >\n  a\n  b\n  c\n- >2\n    ab\n- |+ # x | y\n  a\n\n- \"\\u0061\\x62\\U0000063\\n\"\n".replace("\\U0000063", "\\U00000063"),
            "- null\n- ~\n-\n- Null\n- NULL\n- nULL\n- true\n- True\n- tRUE\n- FALSE\n",
            "- 1\n- +1\n- -0\n- 007\n- 0o17\n- 0x1F\n- .5\n- 1.\n- 1e3\n- 1.5E-3\n- +.5\n- 0o8\n- 0xG\n- 1e\n- '1'\n- \"1\"\n- !!str 1\n",
            "a: 'it''s'\nb: \"q\\\"q\"\nc: a#b\nd: a: b\n".replace("d: a: b", "d: a:b") + "e: 'x: y # z'\nf: http://e\n",
            "a: a\n b\n  c\nb: [a b\n  c, d]\nc:\n  plain\n  lines\n",
            "- &x abcd\n- *x\n- &y\n  efgh\n- [*y, *x]\n",
            "a: |\n   three\n    four\n\n\nb: >1\n  folded\n  text\n\n  more\nc: |\n\n\n  late\n",
            "- ''\n- 'é'\n- \"\\t\"\n- \"\\0\\a\\e\\N\\_\\L\\P\"\n- \"\\ud83d\"\n".replace('- "\\ud83d"\n', ""),
            "- - - abcd\n  - efgh\n- - ij\n-\n  -\n    klmn\n",
            "# only a comment\n---\n# nothing\n---\nabc\n",
        ],
    ),
    (
        {"items": {"const": 12345678901234567890123}, "minItems": 1},
        ["- 12345678901234567890123\n- 0x29D42B64E76714244CB\n- 12345678901234567890124\n- 1.2345678901234567890123e22\n- +12345678901234567890123\n"],
    ),
    ({"uniqueItems": True, "items": {"multipleOf": 0.01}}, ["[1, 1.0]\n", "[0x1, 0o1]\n", "[1e2, 100]\n", "[.01, 0.02, 1.005]\n", "['1', 1, ~, true]\n", "- {a: 1, b: 2}\n- {b: 2, a: 1}\n"]),
    (ANY, ["a\n", "- a\n", "  - a\n", "--- a\n", "# c\n\n  a:\n    b\n", "'a'\n", "|\n a\n", "--- |\n a\n", "--- !!str a\n", "--- &a b\n", "[\n]\n", "? a\n", "{}\n"]),
]
# What the reference accepts, or reads in another way: the kind and the place of the refusal.
REFUSED = [
    ("a: 1\na: 2\n", "duplicate_key", 2, 1),
    ("a: {b: 1, 'b': 2}\n", "duplicate_key", 1, 11),
    ("1: a\n'1': b\n", "duplicate_key", 2, 1),
    ("- .inf\n", "unrepresentable", 1, 3),
    ("a: {b: -.Inf}\n", "unrepresentable", 1, 8),
    ("a: .NaN\n", "unrepresentable", 1, 4),
    ("a: !x b\n", "unrepresentable", 1, 7),
    ("a: !!timestamp 2024-01-01\n", "unrepresentable", 1, 16),
    ("[a, b]: c\n", "unrepresentable", 1, 1),
    ("? {a: 1}\n: b\n", "unrepresentable", 1, 3),
    ("&a [*a]\n", "unrepresentable", 1, 5),
    ("a: [\n", "syntax", 1, 4),
    ("a: b: c\n", "syntax", 1, 5),
    ("a: *b\n", "syntax", 1, 4),
    ("a:\n\tb: 1\n", "syntax", 2, 2),
    ("a: 'b\n", "syntax", 1, 4),
    ("a: \"\\q\"\n", "syntax", 1, 4),
    ("a: b\n c: d\n", "syntax", 2, 3),
    ("- a\nb: c\n", "syntax", 2, 1),
    ("a: !!int b\n", "syntax", 1, 10),
    ("<<: [1]\n", "syntax", 1, 6),
    ("a: @b\n", "syntax", 1, 4),
    ("a: `b`\n", "syntax", 1, 4),
    ("%YAML 2.0\n---\na\n", "syntax", 1, 1),
]


def laughs(levels):
    lines = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for level in range(1, levels):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 10)}]")
    return "\n".join(lines) + "\n"


def refused(comparison):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        (folder / "schema.json").write_text("true")
        for text, kind, line, column in [*REFUSED, (laughs(9), "limit", 6, None), (laughs(60), "limit", 6, None)]:
            (folder / "a.yaml").write_text(text)
            found = saop(folder, "schema.json", "a.yaml")
            errors = found[0]["errors"] if found else []
            places = [(error["kind"], error["line"], error["column"] if column else None) for error in errors]
            comparison.documents += 1
            comparison.places += 1
            comparison.invalid += 1
            if places != [(kind, line, column)]:
                comparison.different.append(f"{text}: expected {kind} at {line}:{column}, but found {found}")


def main():
    data = Path(sys.argv[1])
    comparison = Comparison()

    def section(name, run):
        before = comparison.documents, comparison.invalid, comparison.places
        run()
        documents, invalid, places = (now - then for now, then in zip((comparison.documents, comparison.invalid, comparison.places), before))
        print(f"{name}: {documents} documents, {invalid} of them invalid, {places} places")
        if not documents:
            comparison.different.append(f"{name}: nothing was compared")

    section("hard documents", lambda: [comparison.compare(f"hard {number}", *one) for number, one in enumerate(HARD)])
    section("refused before any schema", lambda: refused(comparison))
    section("examples of schemas", lambda: given(comparison, data))
    section("JSON Schema's test suite", lambda: suite(comparison, data))
    print(f"left out, since the engines or the references differ on JSON as well: {comparison.skipped}")
    for different in comparison.different[:20]:
        print(different, file=sys.stderr)
    if comparison.different:
        sys.exit(f"{len(comparison.different)} differences")
    print(f"yaml_ok {comparison.documents} documents")


main()
