"""What scripts/verify-types.sh needs of Python: it chooses schemas, makes documents, and compares verdicts with jsonschema's.

Invariant: the same folder, counts and version give the same schemas and documents.
"""

import hashlib
import json
import pathlib
import random
import re
import sys
import warnings

import jsonschema
from jsonschema.validators import validator_for

warnings.simplefilter("ignore")

# Rules that a type has beside those of its schema (docs/any-schema.md); with exact numbers, no number breaks one.
EXTRA = {"nearest": {"unrepresentable", "duplicate_key"}, "exact": {"duplicate_key"}}


class Token(str):
    """A number as it is spelled."""


def read(text):
    """Parses JSON text, with numbers as they are spelled."""
    return json.loads(text, parse_int=Token, parse_float=Token)


def write(value):
    if isinstance(value, Token):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(json.dumps(key) + ":" + write(one) for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    return json.dumps(value)


def by_value(value):
    """Returns a value with its numbers as a float holds them."""
    if isinstance(value, Token):
        return float(value)
    if isinstance(value, dict):
        return {key: by_value(one) for key, one in value.items()}
    if isinstance(value, list):
        return [by_value(one) for one in value]
    return value


def validator(schema):
    of = validator_for(schema, default=jsonschema.Draft7Validator)
    of.check_schema(schema)
    return of(schema)


def candidates(folder):
    """Yields every schema of a folder, with the documents recorded beside it: files of the official suite have both."""
    for path in sorted(folder.rglob("*.json")):
        name = path.relative_to(folder).as_posix()
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            continue
        if isinstance(found, dict):
            yield name, found, []
        elif isinstance(found, list) and found and isinstance(found[0], dict) and "tests" in found[0]:
            group = found[int(hashlib.sha256(name.encode()).hexdigest(), 16) % len(found)]
            # A schema of the suite need not name its dialect.
            dialect = name.split("draft", 1)[-1].split("/", 1)[0]
            dialect = {"7": "http://json-schema.org/draft-07/schema#"}.get(
                dialect, f"https://json-schema.org/draft/{dialect.lstrip('-')}/schema"
            )
            schema = group["schema"]
            if isinstance(schema, dict):
                yield name, {"$schema": dialect, **schema}, [write(read(json.dumps(test["data"]))) for test in group["tests"]]


def choose(folder, out):
    """Writes the schemas that jsonschema takes, in the order of their hashes, each with the documents recorded beside it."""
    names = sorted(candidates(folder), key=lambda one: hashlib.sha256(one[0].encode()).hexdigest())
    number = 0
    for name, schema, recorded in names:
        try:
            check = validator(schema)
            list(check.iter_errors({}))
        except Exception:  # refused, or refers to what is not there
            continue
        (out / f"s{number}.json").write_text(json.dumps(schema), encoding="utf-8")
        (out / f"s{number}.recorded").write_text(json.dumps([name, recorded]), encoding="utf-8")
        number += 1


class Maker:
    """Makes documents that are likely valid under a schema."""

    def __init__(self, schema, rng):
        self.schema, self.rng = schema, rng
        self.resolver = validator(schema)._resolver

    def make(self, schema, resolver, depth=0):
        rng = self.rng
        if not isinstance(schema, dict) or depth > 12:
            return rng.choice([None, True, Token("1"), "a", [], {}])
        if "$ref" in schema:
            try:
                found = resolver.lookup(schema["$ref"])
            except Exception:
                return None
            return self.make(found.contents, found.resolver, depth + 1)
        if "const" in schema:
            return read(json.dumps(schema["const"]))
        if "enum" in schema:
            return read(json.dumps(rng.choice(schema["enum"])))
        samples = schema.get("examples") if isinstance(schema.get("examples"), list) else []
        samples = samples + ([schema["default"]] if "default" in schema else [])
        if samples and rng.random() < 0.3:
            return read(json.dumps(rng.choice(samples)))
        branches = schema.get("oneOf") or schema.get("anyOf")
        if branches:
            made = self.make(rng.choice(branches), resolver, depth + 1)
            rest = {key: one for key, one in schema.items() if key not in ("oneOf", "anyOf")}
            if isinstance(made, dict) and ("properties" in rest or "allOf" in rest):
                beside = self.make({"type": "object", **rest}, resolver, depth + 1)
                return {**beside, **made} if isinstance(beside, dict) else made
            return made
        merged = dict(schema)
        for part in merged.pop("allOf", []):
            while isinstance(part, dict) and "$ref" in part:
                try:
                    found = resolver.lookup(part["$ref"])
                except Exception:
                    break
                part, resolver = found.contents, found.resolver
            if isinstance(part, dict):
                properties = {**merged.get("properties", {}), **part.get("properties", {})}
                required = [*merged.get("required", []), *part.get("required", [])]
                merged = {**part, **merged, "properties": properties, "required": required}
                merged.pop("allOf", None)
        return self.of_type(merged, resolver, depth)

    def of_type(self, schema, resolver, depth):
        rng = self.rng
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind is None:
            if schema.get("properties") or schema.get("additionalProperties") or schema.get("required"):
                kind = "object"
            elif "items" in schema or "prefixItems" in schema:
                kind = "array"
            else:
                kind = rng.choice(["string", "integer", "number", "boolean", "null", "object", "array"])
        if kind == "object":
            return self.object(schema, resolver, depth)
        if kind == "array":
            return self.array(schema, resolver, depth)
        if kind in ("integer", "number"):
            return self.number(schema, kind)
        if kind == "string":
            text = rng.choice(["a", "", "name", "1.0", "https://example.com/a", "2024-05-06", "ab-c_1", "é€", str(rng.randrange(1000))])
            text += "x" * max(0, schema.get("minLength", 0) - len(text))
            return text[: schema["maxLength"]] if "maxLength" in schema else text
        return {"boolean": rng.random() < 0.5}.get(kind)

    def object(self, schema, resolver, depth):
        rng, made = self.rng, {}
        properties = schema.get("properties", {})
        required = schema.get("required", [])
        required = required if isinstance(required, list) else []
        chance = 0.5 if depth < 2 else 0.15
        names = [name for name in properties if name in required or rng.random() < chance]
        if len(names) > 12:
            names = required + rng.sample(names, 12)
        for name in [*names, *required]:
            if name not in made:
                made[name] = self.make(properties.get(name, True), resolver, depth + 1)
        others = schema.get("additionalProperties", True)
        if others is not False and (isinstance(others, dict) or rng.random() < 0.1):
            made[rng.choice(["other", "x-a", "key 1"])] = self.make(others, resolver, depth + 1)
        return made

    def array(self, schema, resolver, depth):
        first = schema.get("prefixItems", schema["items"] if isinstance(schema.get("items"), list) else [])
        made = [self.make(one, resolver, depth + 1) for one in first]
        rest = schema.get("items", True)
        if isinstance(rest, list):
            rest = schema.get("additionalItems", True)
        least, most = schema.get("minItems", 0), min(schema.get("maxItems", 3), 3)
        count = self.rng.randint(0 if depth > 2 else least, max(least, most))
        if rest is not False:
            made += [self.make(rest, resolver, depth + 1) for _ in range(max(count, least) - len(made))]
        return made

    def number(self, schema, kind):
        least, most = schema.get("minimum", 0), schema.get("maximum")
        least = least if isinstance(least, (int, float)) else 0
        value = least if most is None else self.rng.choice([least, most])
        if most is None:
            value += self.rng.choice([0, 1, 2, 10, 100, 1000])
        if kind == "number" and self.rng.random() < 0.4 and most is None:
            value += 0.5
        return respelled(Token(json.dumps(value)), self.rng) if self.rng.random() < 0.3 else Token(json.dumps(value))


def respelled(token, rng):
    """Returns the same number in other words, as far as Python's floats and ours agree that it is the same."""
    if re.fullmatch(r"-?\d+", token):
        return Token(rng.choice([token + ".0", token + "e0", token + ".00", token + "E+0"]))
    return Token(token + ("" if "e" in token.lower() else "0"))


def places(value, found, around=None, key=None):
    found.append((around, key))
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in list(inner):
        places(one, found, value, key)


def mutated(value, rng):
    """Changes one thing."""
    found = []
    value = read(write(value))
    places(value, found)
    around, key = rng.choice(found)
    others = [None, True, False, Token("0"), Token("-1"), Token("1.5"), Token("1e2"), Token("9007199254740993"), Token("12345678901234567890123"), "", "zz", [], {}]
    if around is None:
        return rng.choice(others)
    old = around[key]
    how = rng.randrange(6)
    if how == 0:
        del around[key]
    elif how == 1 and isinstance(around, dict):
        around[key + "x"] = around.pop(key)
    elif how == 2 and isinstance(old, Token):
        around[key] = respelled(old, rng)
    elif how == 3 and isinstance(around, list):
        around.append(old)
    elif how == 4 and isinstance(old, dict):
        old["unlisted"] = rng.choice(others)
    else:
        around[key] = rng.choice(others)
    return value


def documents(schemas, count, out):
    """Writes documents of each schema, one a line, with jsonschema's verdict."""
    total = 0
    with out.open("w", encoding="utf-8") as file:
        for index, path in enumerate(schemas):
            schema = json.loads(path.read_text(encoding="utf-8"))
            name, recorded = json.loads(path.with_suffix(".recorded").read_text(encoding="utf-8"))
            rng = random.Random(name)
            # What one of few values leaves, the others make up for.
            each = -(-(count * 11 // 10 - total) // (len(schemas) - index))
            check, maker, seen = validator(schema), Maker(schema, rng), set()
            texts, tries = list(recorded), 0
            while len(texts) < each or tries < each:
                made = maker.make(schema, maker.resolver)
                tries += 1
                texts += [write(made), write(mutated(made, rng))]
                if tries > 4 * each:
                    break
            for text in texts:
                if len(seen) >= each or text in seen:
                    continue
                try:
                    valid = check.is_valid(json.loads(text))
                except Exception:  # such as a pattern that is none of Python's
                    continue
                seen.add(text)
                total += 1
                file.write(json.dumps({"schema": index, "name": name, "valid": valid, "text": text}) + "\n")
    print(total)


def compare(mode, asked, answered):
    """Compares the answers of the types with what was asked; prints figures. Fails on any difference without a name."""
    judged = valid = extra = respellings = 0
    wrong = []
    with asked.open(encoding="utf-8") as left, answered.open(encoding="utf-8") as right:
        for one, answer in zip(map(json.loads, left), map(json.loads, right), strict=True):
            judged += 1
            kinds = set(answer["kinds"])
            if answer["valid"] != one["valid"]:
                if one["valid"] and kinds and kinds <= EXTRA[mode]:
                    extra += 1
                else:
                    wrong.append((one["name"], one["text"][:300], one["valid"], answer))
                continue
            if not answer["valid"]:
                continue
            valid += 1
            before, after = read(one["text"]), read(answer["written"])
            if before != after:
                respellings += 1
                if by_value(before) != by_value(after):
                    wrong.append((one["name"], one["text"][:300], "lost", answer["written"][:300]))
    print(f"{mode}: {judged} documents judged, {valid} valid by both, {extra} refused by a named rule of the types, "
          f"{respellings} round trips respelled, {len(wrong)} other verdicts")
    for one in wrong[:20]:
        print(f"  {one}")
    if wrong or not judged or (mode == "exact" and respellings) or not judged * 0.1 < valid < judged * 0.95:
        sys.exit(1)


match sys.argv[1:]:
    case ["choose", folder, out]:
        choose(pathlib.Path(folder), pathlib.Path(out))
    case ["documents", count, out, *schemas]:
        documents([pathlib.Path(one) for one in schemas], int(count), pathlib.Path(out))
    case ["compare", mode, asked, answered]:
        compare(mode, pathlib.Path(asked), pathlib.Path(answered))
    case other:
        sys.exit(f"expected choose, documents or compare, but found {other}")
