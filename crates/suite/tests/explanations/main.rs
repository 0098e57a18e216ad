//! What a check says of a document: words, places, and the branch of a union that was most likely meant. SPEC S1, X1.

#![allow(
    clippy::unwrap_used,
    clippy::too_many_lines,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use saop_schema::{CompileOptions, Dialect, Error, Position, Schema};

fn compile(text: &str) -> Schema {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(text, &options).unwrap()
}

/// Each violation as "path keyword: message".
fn words(schema: &Schema, text: &str) -> Vec<String> {
    let Err(error) = schema.check(text.as_bytes()) else {
        return Vec::new();
    };
    let one = |one: &saop_schema::Violation| {
        let keyword = one.keyword().unwrap_or(one.kind().as_str());
        format!("{} {keyword}: {}", one.instance_path(), one.message())
    };
    error.violations().iter().map(one).collect()
}

#[test]
fn every_keyword_has_words_and_a_place() {
    for (schema, text, expected) in [
        (
            r#"{"minProperties": 1}"#,
            "{}",
            " minProperties: expected an object of at least 1 member, but found an empty object",
        ),
        (
            r#"{"maxProperties": 1}"#,
            r#"{"a": 1, "b": 2}"#,
            " maxProperties: expected an object of at most 1 member, but found one of 2 members",
        ),
        (
            r#"{"$schema": "http://json-schema.org/draft-04/schema#", "maximum": 1, "exclusiveMaximum": true}"#,
            "1",
            " maximum: expected a number less than 1, but found the number 1",
        ),
        (
            r#"{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": true}"#,
            "1",
            " minimum: expected a number more than 1, but found the number 1",
        ),
        (
            r#"{"not": {"type": "null"}}"#,
            "null",
            r#" not: expected a value that does not match {"type":"null"}, but found null"#,
        ),
        (
            r#"{"properties": {"a": false}}"#,
            r#"{"a": 1}"#,
            "/a false: expected no value here, but found the number 1",
        ),
        (
            r#"{"propertyNames": {"maxLength": 1}}"#,
            r#"{"ab": 1}"#,
            "/ab maxLength: expected the member's name to be a string of at most 1 character, but found one of 2 characters",
        ),
        (
            r#"{"propertyNames": {"not": {"const": "ab"}}}"#,
            r#"{"ab" : 1}"#,
            "/ab not: expected the member's name to be a value that does not match {\"const\":\"ab\"}, but found the string `ab`",
        ),
        (
            r#"{"propertyNames": false}"#,
            r#"{"ab": 1}"#,
            "/ab false: expected no value here, but found the string `ab`",
        ),
        (
            r#"{"patternProperties": {"^a": {"type": "null"}}, "additionalProperties": false}"#,
            r#"{"ab": null, "b": 1}"#,
            "/b additionalProperties: expected no members other than those whose names match `^a`, but found `b`",
        ),
        (
            r#"{"properties": {"a": {}}, "patternProperties": {"^x": {}}, "additionalProperties": false}"#,
            r#"{"b": 1}"#,
            "/b additionalProperties: expected no members other than `a` and those whose names match `^x`, but found `b`",
        ),
        (
            r#"{"dependentRequired": {"a": ["b"]}}"#,
            r#"{"a": 1}"#,
            "/b dependentRequired: expected the member `b`, since `a` is there, but found an object without it",
        ),
        (
            r#"{"dependentSchemas": {"a": {"required": ["b"]}}}"#,
            r#"{"a": 1}"#,
            "/b required: expected the member `b`, but found an object without it",
        ),
        (
            r#"{"required": ["z"]}"#,
            "{}",
            "/z required: expected the member `z`, but found an object without it",
        ),
        (
            r#"{"prefixItems": [{}], "items": false}"#,
            "[1, 2]",
            "/1 items: expected no item after the first one, but found the number 2",
        ),
        (
            r#"{"items": false}"#,
            "[1]",
            "/0 items: expected no item, but found the number 1",
        ),
        (
            r#"{"contains": {"const": 1}}"#,
            "[2]",
            " contains: expected an array with an item that is 1, but found another item only",
        ),
        (
            r#"{"contains": {"const": 1}, "minContains": 2}"#,
            "[1]",
            " contains: expected an array with at least 2 items that are 1, but found 1",
        ),
        (
            r#"{"contains": {"type": "null"}, "minContains": 2}"#,
            "[1]",
            r#" contains: expected an array with at least 2 items that match {"type":"null"}, but found none"#,
        ),
        (
            r#"{"contains": {"const": 1}, "minContains": 0, "maxContains": 1}"#,
            "[1, 1]",
            " contains: expected an array with at most 1 item that is 1, but found 2",
        ),
        (
            r#"{"contains": {"const": 1}, "minContains": 0, "maxContains": 2}"#,
            "[1, 1, 1]",
            " contains: expected an array with at most 2 items that are 1, but found 3",
        ),
        (
            r#"{"contains": {"type": "null"}, "maxContains": 1}"#,
            "[]",
            r#" contains: expected an array with exactly 1 item that matches {"type":"null"}, but found none"#,
        ),
        (
            r#"{"contains": {"const": 1}, "minContains": 2, "maxContains": 2}"#,
            "[1]",
            " contains: expected an array with exactly 2 items that are 1, but found 1",
        ),
        (
            r#"{"contains": {"const": 1}, "maxContains": 2}"#,
            "[]",
            " contains: expected an array with 1 to 2 items that are 1, but found none",
        ),
        (
            r#"{"contains": {"const": 1}, "minContains": 0, "maxContains": 0}"#,
            "[1]",
            " contains: expected an array with no item that is 1, but found such an item",
        ),
        (
            r#"{"properties": {"a": {}}, "unevaluatedProperties": false}"#,
            r#"{"a": 1, "b": 2}"#,
            "/b unevaluatedProperties: expected no members other than those that the schema describes, but found `b`",
        ),
        (
            r#"{"allOf": [{"properties": {"name": {}, "other": {}}}], "unevaluatedProperties": false}"#,
            r#"{"other": 1, "nmae": 2}"#,
            "/nmae unevaluatedProperties: expected no members other than those that the schema describes, but found `nmae`; did you mean `name`?",
        ),
        (
            r#"{"anyOf": [{"type": "object", "required": ["a"]}, {"type": "object", "required": ["b"]}]}"#,
            r#"{"c": 1}"#,
            " anyOf: expected an object with `a` or an object with `b`, but found an object that matches none of them",
        ),
        (
            r#"{"oneOf": [{"type": "string", "minLength": 1}, {"type": "string", "maxLength": 9}]}"#,
            r#""x""#,
            " oneOf: expected a string that matches exactly one of 2 schemas, but found a value that matches the schema at index 0 and the schema at index 1",
        ),
        // Of two constants the one that tells the branches apart, and the branch of which only one is wrong.
        (
            r#"{"anyOf": [{"properties": {"k": {"const": "a"}, "m": {"const": 1}}}, {"properties": {"k": {"const": "b"}, "m": {"const": 1}}}]}"#,
            r#"{"m": 2, "k": "c"}"#,
            "/k anyOf: expected `a` or `b`, but found the string `c`",
        ),
        (
            r#"{"anyOf": [{"properties": {"k": {"const": "a"}, "m": {"const": 1}}}, {"properties": {"k": {"const": "b"}, "m": {"const": 3}, "n": false}}]}"#,
            r#"{"m": 2, "k": "a"}"#,
            "/m const: expected 1, but found the number 2",
        ),
        (
            r#"{"prefixItems": [{}], "unevaluatedItems": {"type": "null"}}"#,
            "[1, 2]",
            "/1 type: expected null, but found the number 2",
        ),
        (
            r#"{"if": {"type": "object"}, "then": {"required": ["a"]}, "else": {"type": "null"}}"#,
            "1",
            " type: expected null, but found the number 1",
        ),
        (
            r#"{"minimum": 0.1}"#,
            "0.09999999999999999999",
            " minimum: expected a number of at least 0.1, but found the number 0.09999999999999999999",
        ),
        (
            r#"{"multipleOf": 0.01}"#,
            "0.015",
            " multipleOf: expected a number that is a multiple of 0.01, but found the number 0.015",
        ),
        (
            r#"{"const": {"a": [1, 2]}}"#,
            r#"{"a": [2, 1]}"#,
            r#" const: expected {"a":[1,2]}, but found an object"#,
        ),
        (
            r#"{"enum": []}"#,
            "1",
            " enum: expected a value, although none is allowed, but found the number 1",
        ),
    ] {
        assert_eq!(words(&compile(schema), text), [expected], "{schema}");
    }
    let schema = compile(r#"{"const": {"a": [1, "x"]}}"#);
    assert!(schema.check(br#"{ "a" : [1.0, "\u0078"] }"#).is_ok());
}

#[test]
fn unions_are_explained_by_the_branch_that_was_meant() {
    let block = compile(
        r##"{"anyOf": [{"$ref": "#/$defs/Text"}, {"$ref": "#/$defs/Image"}], "$defs": {
            "Text": {"type": "object", "properties": {"type": {"const": "text"}, "text": {"type": "string"}}, "required": ["type", "text"]},
            "Image": {"type": "object", "properties": {"type": {"const": "image"}, "data": {"type": "string"}}, "required": ["type", "data"]}
        }}"##,
    );
    assert_eq!(
        words(&block, r#"{"type": "text"}"#),
        ["/text required: expected the member `text`, but found an object without it"]
    );
    assert_eq!(
        words(&block, r#"{"type": "imag", "data": ""}"#),
        [
            " anyOf: expected an object with the member `type` being `text` or `image`, but found the string `imag` there; did you mean `image`?"
        ]
    );
    for (schema, text, expected) in [
        // Told apart by a tag without `type` being said to be required.
        (
            r#"{"anyOf": [{"properties": {"k": {"const": "a"}}, "type": "object"}, {"properties": {"k": {"enum": ["b"]}}, "type": "object"}]}"#,
            r#"{"k": "c"}"#,
            "/k anyOf: expected `a` or `b`, but found the string `c`",
        ),
        (
            r#"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#,
            "\"x\"",
            " anyOf: expected an integer or null, but found the string `x`",
        ),
        (
            r#"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#,
            "1.5",
            " type: expected an integer, but found the number 1.5",
        ),
        (
            r#"{"oneOf": [{"const": 1}, {"const": 2}]}"#,
            "3",
            " oneOf: expected 1 or 2, but found the number 3",
        ),
        (
            r#"{"oneOf": [{"const": "r", "title": "Red"}, {"const": "g", "title": ""}, {"const": "read"}]}"#,
            "\"raed\"",
            " oneOf: expected `r` (Red), `g` or `read`, but found the string `raed`; did you mean `read`?",
        ),
        // The only branch for strings is a union itself, behind references.
        (
            r##"{"anyOf": [{"$ref": "#/$defs/Simple"}, {"$ref": "#/$defs/Complex"}], "$defs": {
                "Complex": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]},
                "A": {"allOf": [{"$ref": "#/$defs/C"}]}, "B": {"allOf": [{"$ref": "#/$defs/C"}]},
                "C": {"allOf": [{"$ref": "#/$defs/D"}]}, "D": {"type": "object"},
                "Simple": {"oneOf": [{"const": "integer"}, {"const": "string"}]}}}"##,
            "\"integr\"",
            " oneOf: expected `integer` or `string`, but found the string `integr`; did you mean `integer`?",
        ),
        (
            r#"{"oneOf": [{"title": "Small", "maximum": 9}, {"type": "number"}]}"#,
            "3",
            " oneOf: expected exactly one of Small or a number, but found a value that matches Small and a number",
        ),
        (
            r#"{"anyOf": [{"minLength": 3}, {"pattern": "^a"}]}"#,
            "\"b\"",
            " anyOf: expected the schema at index 0 or the schema at index 1, but found the string `b` that matches none of them (for the schema at index 0: expected a string of at least 3 characters, but found one of 1 character; for the schema at index 1: expected a string that matches ^a, but found the string `b`)",
        ),
        (
            r#"{"anyOf": [{"items": {"type": "null"}}, {"items": {"type": "string"}}]}"#,
            "[\"a\", \"b\", 1]",
            "/2 type: expected a string, but found the number 1",
        ),
        (
            r#"{"anyOf": [{"required": ["a"], "additionalProperties": {"type": "null"}}, {"properties": {"b": {"type": "null"}}, "additionalProperties": false}]}"#,
            r#"{"b": 1}"#,
            "/b type: expected null, but found the number 1",
        ),
        (
            r#"{"anyOf": [{"allOf": [{"required": ["a", "b"]}]}, {"allOf": [{"required": ["c"]}]}]}"#,
            "{}",
            "/c required: expected the member `c`, but found an object without it",
        ),
        (
            r#"{"anyOf": [{"type": ["string", "null"]}, {"const": true}]}"#,
            "1",
            " anyOf: expected a boolean, null or a string, but found the number 1",
        ),
        (
            r#"{"anyOf": [false, false]}"#,
            "1",
            " anyOf: expected no value here, but found the number 1",
        ),
    ] {
        assert_eq!(words(&compile(schema), text), [expected], "{schema}");
    }
}

#[test]
fn a_branch_is_meant_though_its_tag_is_wrong() {
    let operation = r#"{"type": "object", "additionalProperties": false, "required": ["op", "left", "right"], "properties": {"op": {"enum": ["+", "-"]}, "left": {}, "right": {}}}"#;
    let not = r#"{"type": "object", "additionalProperties": false, "required": ["not"], "properties": {"not": {}}}"#;
    let block = |tag: &str, member: &str| {
        format!(
            r#"{{"type": "object", "required": ["type", "{member}"], "properties": {{"type": {{"const": "{tag}"}}, "{member}": {{}}, "note": {{}}}}}}"#
        )
    };
    let reference = r#"{"type": "object", "required": ["ref"], "properties": {"ref": {}}}"#;
    let blocks = [&*block("text", "text"), &*block("image", "data"), reference];
    for (schema, text, expected) in [
        // No other branch has the member that is wrong.
        (
            format!(r#"{{"anyOf": [{operation}, {not}]}}"#),
            r#"{"op": "%", "left": 1, "right": 2}"#,
            "/op enum: expected `+` or `-`, but found the string `%`",
        ),
        // One branch does not have it.
        (
            format!(r#"{{"oneOf": [{}]}}"#, blocks.join(", ")),
            r#"{"type": "imgae", "data": "", "note": ""}"#,
            "/type const: expected `image`, but found the string `imgae`",
        ),
        // A right tag tells more than how many members are right.
        (
            format!(r#"{{"oneOf": [{}]}}"#, blocks.join(", ")),
            r#"{"type": "text", "data": "", "note": ""}"#,
            "/text required: expected the member `text`, but found an object without it",
        ),
        (
            format!(r#"{{"oneOf": [{}]}}"#, blocks.join(", ")),
            r#"{"reff": ""}"#,
            "/ref required: expected the member `ref`, but found an object without it; is `reff` a misspelling?",
        ),
    ] {
        assert_eq!(words(&compile(&schema), text), [expected], "{schema}");
    }
    let named = compile(
        r##"{"anyOf": [{"$ref": "#/$defs/Text"}, {"$ref": "#/$defs/Blob"}], "$defs": {
            "Text": {"type": "object", "required": ["uri", "text"], "properties": {"uri": {}}},
            "Blob": {"type": "object", "required": ["uri", "blob"], "properties": {"uri": {}}}
        }}"##,
    );
    assert_eq!(
        words(&named, r#"{"uri": "a"}"#),
        [
            " anyOf: expected Text with `text` or Blob with `blob`, but found an object that matches none of them"
        ]
    );
}

/// Where branches are equally likely, it is said what is wrong under the first three: the first violation of each, without the
/// reasons of unions inside.
#[test]
fn what_may_be_one_of_several_branches_has_a_reason_for_each() {
    let url = r#"{"type": "object", "required": ["url"], "properties": {"url": {}, "width": {}}, "additionalProperties": false}"#;
    let data = r#"{"type": "object", "required": ["data"], "properties": {"data": {}}, "additionalProperties": false}"#;
    let closed = format!(r#"{{"anyOf": [{url}, {data}]}}"#);
    let objects = "expected an object with `url` or an object with `data`, but found an object that matches none of them";
    let member = |found: &str, has: &str, wanted: &str| {
        format!(
            "for an object with `{has}`: /{found}: expected no members other than {wanted}, but found `{found}`"
        )
    };
    let texts = |most: u32| format!(r#"{{"type": "string", "maxLength": {most}}}"#);
    let too_long = |index: u32| {
        format!(
            "for the schema at index {index}: expected a string of at most {index} characters, but found one of 5 characters"
        )
        .replace("1 characters, but", "1 character, but")
    };
    let inner = r#"{"anyOf": [{"minLength": 9}, {"pattern": "^b"}]}"#;
    let list = |inner: &str| format!(r#"{{"items": {inner}}}"#);
    for (schema, text, expected) in [
        (
            closed.clone(),
            r#"{"url": 1, "data": 2}"#,
            format!(
                " anyOf: {objects} ({}; {})",
                member("data", "url", "`url` and `width`"),
                member("url", "data", "`data`"),
            ),
        ),
        // That a branch lacks the member that its name has needs no reason.
        (closed, "{}", format!(" anyOf: {objects}")),
        (
            format!(
                r#"{{"anyOf": [{}, {}, {}, {}]}}"#,
                texts(0),
                texts(1),
                texts(2),
                texts(3)
            ),
            "\"abcde\"",
            format!(
                " anyOf: expected a string that matches one of 4 schemas, but found the string `abcde` that matches none of them ({}; {}; {})",
                too_long(0),
                too_long(1),
                too_long(2),
            ),
        ),
        (
            format!(r#"{{"anyOf": [{}, {}]}}"#, list(inner), list(inner)),
            "[\"a\"]",
            {
                let inner = "/0: expected the schema at index 0 or the schema at index 1, but found the string `a` that matches none of them";
                format!(
                    " anyOf: expected the schema at index 0 or the schema at index 1, but found an array that matches none of them ({inner})"
                )
            },
        ),
    ] {
        assert_eq!(words(&compile(&schema), text), [expected], "{schema}");
    }
}

#[test]
fn a_misspelled_member_tells_which_branch_was_meant() {
    let branches = |closed: bool| {
        let branch = |name: &str, other: &str| {
            let rest = if closed {
                r#", "additionalProperties": false"#
            } else {
                ""
            };
            format!(
                r#"{{"type": "object", "required": ["{name}"], "properties": {{"{name}": {{}}, "{other}": {{}}}}{rest}}}"#
            )
        };
        format!(
            r#"{{"anyOf": [{}, {}]}}"#,
            branch("data", "encoding"),
            branch("url", "width")
        )
    };
    let missing = |hint: &str| {
        format!("/url required: expected the member `url`, but found an object without it{hint}")
    };
    let unknown = |wrong: &str, right: &str| {
        format!(
            "/{wrong} additionalProperties: expected no members other than `url` and `width`, but found `{wrong}`; did you mean `{right}`?"
        )
    };
    for (closed, text, expected) in [
        (
            true,
            r#"{"ulr": 1}"#,
            vec![missing(""), unknown("ulr", "url")],
        ),
        (
            true,
            r#"{"widht": 1}"#,
            vec![missing(""), unknown("widht", "width")],
        ),
        (
            false,
            r#"{"ulr": 1}"#,
            vec![missing("; is `ulr` a misspelling?")],
        ),
    ] {
        assert_eq!(words(&compile(&branches(closed)), text), expected, "{text}");
    }
}

#[test]
fn a_known_member_with_a_wrong_value_is_nearer_than_a_missing_one() {
    let a = r#"{"required": ["a"], "properties": {"a": {"type": "string"}}}"#;
    let b = r#"{"required": ["b"], "properties": {"b": {"type": "string"}}}"#;
    let union = |branches: &[&str]| format!(r#"{{"anyOf": [{}]}}"#, branches.join(", "));
    let wrong = |name: &str| format!("/{name} type: expected a string, but found the number 1");
    let missing = |name: &str| {
        format!("/{name} required: expected the member `{name}`, but found an object without it")
    };
    for (schema, text, expected) in [
        (union(&[a, b]), r#"{"a": 1}"#, vec![wrong("a")]),
        (union(&[b, a]), r#"{"a": 1}"#, vec![wrong("a")]),
        (union(&[a, b]), r#"{"b": 1}"#, vec![wrong("b")]),
        (
            union(&[a, b]),
            r#"{"c": 1}"#,
            vec![" anyOf: expected the schema at index 0 with `a` or the schema at index 1 with `b`, but found an object that matches none of them".to_owned()],
        ),
        (
            union(&[a, b]),
            r#"{"a": 1, "b": 1}"#,
            vec![" anyOf: expected the schema at index 0 with `a` or the schema at index 1 with `b`, but found an object that matches none of them (for the schema at index 0 with `a`: /a: expected a string, but found the number 1; for the schema at index 1 with `b`: /b: expected a string, but found the number 1)".to_owned()],
        ),
        // More than one wrong, and one that is missing as well.
        (
            union(&[r#"{"additionalProperties": {"type": "string"}}"#, a]),
            r#"{"b": 1}"#,
            vec![wrong("b")],
        ),
        (
            union(&[
                r#"{"properties": {"a": {"type": "string"}, "c": {"type": "string"}, "d": {"type": "string"}}}"#,
                b,
            ]),
            r#"{"a": 1, "c": 1, "d": 1}"#,
            vec![wrong("a"), wrong("c"), wrong("d")],
        ),
        (
            union(&[
                r#"{"required": ["a", "c"], "properties": {"a": {"type": "string"}}}"#,
                b,
            ]),
            r#"{"a": 1}"#,
            vec![missing("c"), wrong("a")],
        ),
        // A wrong value is nearer than an unknown name.
        (
            union(&[
                r#"{"properties": {"a": {"type": "string"}}, "additionalProperties": false}"#,
                r#"{"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "additionalProperties": false}"#,
            ]),
            r#"{"a": 1, "b": 1}"#,
            vec![wrong("a"), wrong("b")],
        ),
        // Names that are known by a pattern, or by another schema of the same branch.
        (
            union(&[
                r#"{"patternProperties": {"^x": {"type": "string"}}, "additionalProperties": false}"#,
                b,
            ]),
            r#"{"xy": 1}"#,
            vec![wrong("xy")],
        ),
        (
            union(&[
                &format!(r#"{{"allOf": [{{"properties": {{"id": {{}}, "n": {{}}}}}}, {a}]}}"#),
                &format!(r#"{{"properties": {{"id": {{}}, "n": {{}}}}, "allOf": [{b}]}}"#),
            ]),
            r#"{"id": 1, "n": 1, "a": 1}"#,
            vec![wrong("a")],
        ),
        // Of two with as much wrong, that with more right.
        (
            union(&[
                r#"{"required": ["a"], "properties": {"b": {"type": "null"}}}"#,
                r#"{"properties": {"a": {}, "b": {"type": "string"}}}"#,
            ]),
            r#"{"a": 1, "b": 1}"#,
            vec![wrong("b")],
        ),
        (
            union(&[
                &format!(r#"{{"properties": {{"a": {{}}}}, "allOf": [{a}]}}"#),
                r#"{"properties": {"a": {"type": "null"}}}"#,
            ]),
            r#"{"a": 1}"#,
            vec![
                " anyOf: expected the schema at index 0 or the schema at index 1, but found an object that matches none of them (for the schema at index 0: /a: expected a string, but found the number 1; for the schema at index 1: /a: expected null, but found the number 1)".to_owned(),
            ],
        ),
        // A branch that refuses the object for a reason that is not looked for is not the nearest.
        (
            union(&[
                r#"{"properties": {"a": {}, "b": {}}, "not": {"required": ["a"]}}"#,
                r#"{"required": ["c"], "properties": {"a": {"type": "string"}, "b": {}}}"#,
            ]),
            r#"{"a": 1, "b": 1, "c": 1}"#,
            vec![wrong("a")],
        ),
        // Nor is one that only says how many members there are.
        (
            union(&[r#"{"type": "object", "minProperties": 2}"#, a]),
            r#"{"a": 1}"#,
            vec![wrong("a")],
        ),
        (
            union(&[
                r#"{"prefixItems": [{"type": "string"}], "items": false}"#,
                r#"{"prefixItems": [{"type": "string"}, {"type": "string"}], "items": false}"#,
            ]),
            "[1, 1]",
            vec![wrong("0"), wrong("1")],
        ),
    ] {
        assert_eq!(words(&compile(&schema), text), expected, "{schema}");
    }
}

#[test]
fn unions_beside_each_other_all_apply() {
    let schema = compile(
        r#"{"oneOf": [{"properties": {"t": {"const": "a"}}, "required": ["t"]}, {"properties": {"t": {"const": "b"}, "u": {"type": "null"}}, "required": ["t"]}],
            "anyOf": [{"properties": {"k": {"const": 1}, "n": {"type": "null"}}, "required": ["k"]}, {"properties": {"k": {"const": 2}}, "required": ["k"]}],
            "properties": {"x": {"type": "boolean"}}, "type": "object"}"#,
    );
    assert!(schema.check(br#"{"t": "a", "k": 2, "x": true}"#).is_ok());
    let all = words(&schema, r#"{"t": "b", "u": 0, "k": 1, "n": 0, "x": 0}"#);
    assert_eq!(
        all,
        [
            "/u type: expected null, but found the number 0",
            "/n type: expected null, but found the number 0",
            "/x type: expected a boolean, but found the number 0",
        ]
    );
    for text in [
        r#"{"t": "c", "k": 1}"#,
        r#"{"t": "a", "k": 3}"#,
        r#"{"k": 1}"#,
    ] {
        assert!(schema.check(text.as_bytes()).is_err(), "{text}");
    }
}

// SPEC X1: values with faults are explained one by one while the text is read, and many of them by a walk over all of it.
#[test]
fn faults_are_told_with_their_places_however_many_there_are() {
    let schema = compile(
        r#"{"properties": {"a/b": {"items": {"required": ["n"], "properties": {"n": {"minimum": 1}}}}, "z": {"maxLength": 1}},
            "additionalProperties": {"type": "null"}}"#,
    );
    let places = |text: &str| -> Vec<String> {
        let error = schema.check(text.as_bytes()).unwrap_err();
        let place = |one: &saop_schema::Violation| {
            let Position { line, column } = one.position().unwrap();
            format!("{line}:{column} {}", one.instance_path())
        };
        error.violations().iter().map(place).collect()
    };
    // What lacks a member is told once, with what is wrong inside of it.
    assert_eq!(
        places(
            "{\"a/b\": [{\"n\": 1},\n {\"n\": 0}, {\"m\": 1}, {\"n\": -1}],\n \"z\": \"\u{e9}b\", \"~\": [\n0]}"
        ),
        [
            "2:8 /a~1b/1/n",
            "2:12 /a~1b/2/n",
            "2:28 /a~1b/3/n",
            "3:7 /z",
            "3:18 /~0"
        ]
    );
    let twice = compile(
        r#"{"properties": {"a": {"maxItems": 1, "items": {"properties": {"b": false, "c": false}}}}}"#,
    );
    for count in [2, 15, 17, 40] {
        let items = vec![r#"{"b": 1, "c": 1}"#; count].join(",");
        let found = words(&twice, &format!(r#"{{"a": [{items}]}}"#));
        assert_eq!(found.len(), 2 * count + 1);
    }
    for count in [1, 31, 32, 33, 34, 70, 999] {
        let items = vec![r#"{"n": 0}"#; count].join(",\n");
        let found = places(&format!(r#"{{"a/b": [{items}], "z": "ab"}}"#));
        assert_eq!(found.len(), count + 1);
        let last = count - 1;
        assert!(found.contains(&format!(
            "{count}:{} /a~1b/{last}/n",
            if last == 0 { 16 } else { 7 }
        )));
        // Of each item's value, after which the text is not JSON.
        for end in ["}", r#", "z": 1, "z": 1}"#, ", }", "} 1"] {
            let text = format!(r#"{{"a/b": [{items}]{end}"#);
            let error = schema.check(text.as_bytes()).unwrap_err();
            assert_eq!(
                matches!(error, Error::Parse(_)),
                end != "}",
                "{text}: {error}"
            );
        }
    }
}

#[test]
fn a_list_has_forty_entries() {
    let numbers = |count: usize| {
        (1..=count)
            .map(|number| number.to_string())
            .collect::<Vec<_>>()
    };
    let names = |count: usize| {
        numbers(count)
            .into_iter()
            .map(|number| format!("m{number}"))
            .collect::<Vec<_>>()
    };
    let quoted = |names: &[String], last: &str| {
        let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        format!("{} and {last}", quoted.join(", "))
    };
    for (count, listed, last) in [(40, 39, "40"), (41, 40, "1 more"), (43, 40, "3 more")] {
        let schema = compile(&format!(r#"{{"enum": [{}]}}"#, numbers(count).join(",")));
        let wanted = format!("{} or {last}", numbers(listed).join(", "));
        assert_eq!(
            words(&schema, "0"),
            [format!(" enum: expected {wanted}, but found the number 0")]
        );

        let branches: Vec<String> = numbers(count)
            .iter()
            .map(|number| format!(r#"{{"const": {number}}}"#))
            .collect();
        let schema = compile(&format!(r#"{{"anyOf": [{}]}}"#, branches.join(",")));
        assert_eq!(
            words(&schema, "0"),
            [format!(" anyOf: expected {wanted}, but found the number 0")]
        );

        let members: Vec<String> = names(count)
            .iter()
            .map(|name| format!(r#""{name}": {{}}"#))
            .collect();
        let schema = compile(&format!(
            r#"{{"properties": {{{}}}, "additionalProperties": false}}"#,
            members.join(",")
        ));
        let last = if last == "40" { "`m40`" } else { last };
        let wanted = quoted(&names(listed), last);
        assert_eq!(
            words(&schema, r#"{"other": 1}"#),
            [format!(
                "/other additionalProperties: expected no members other than {wanted}, but found `other`"
            )]
        );
    }
}

#[test]
fn of_two_unions_in_one_schema_each_is_called_by_its_keyword() {
    let branch = |tag: &str, value: &str| {
        format!(r#"{{"required": ["{tag}"], "properties": {{"{tag}": {{"const": "{value}"}}}}}}"#)
    };
    let union = |tag: &str| format!("[{}, {}]", branch(tag, "a"), branch(tag, "b"));
    for (first, second) in [("anyOf", "oneOf"), ("oneOf", "anyOf")] {
        let schema = compile(&format!(
            r#"{{"type": "object", "{first}": {}, "{second}": {}}}"#,
            union("k"),
            union("m")
        ));
        for (document, keyword) in [
            (r#"{"k": "x", "m": "a"}"#, first),
            (r#"{"k": "a", "m": "x"}"#, second),
        ] {
            let error = schema.check(document.as_bytes()).unwrap_err();
            let keywords: Vec<_> = error
                .violations()
                .iter()
                .map(|one| one.keyword().unwrap())
                .collect();
            assert_eq!(keywords, [keyword], "{error:#}");
        }
    }
}

#[test]
fn what_branches_describe_is_not_left_over_where_none_of_them_is_valid() {
    let object = r#""type": "object", "#;
    for (keyword, tag, broken, kind) in [
        ("oneOf", "const", "/v", ""),
        ("oneOf", "const", "/v", object),
        ("anyOf", "const", "/v", ""),
        ("anyOf", "const", "/v", object),
        ("anyOf", "pattern", "", ""),
    ] {
        let schema = compile(&format!(
            r#"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "{keyword}": [
                {{{kind}"required": ["k"], "properties": {{"k": {{"{tag}": "a"}}, "v": {{"type": "integer"}}}}}},
                {{{kind}"required": ["k"], "properties": {{"k": {{"{tag}": "b"}}, "v": {{"type": "string"}}}}}}
            ], "unevaluatedProperties": false}}"#
        ));
        let paths = |document: &str| -> Vec<String> {
            let error = schema.check(document.as_bytes()).unwrap_err();
            let paths = error.violations().iter();
            paths.map(|one| one.instance_path().to_owned()).collect()
        };
        assert_eq!(
            paths(r#"{"k": "a", "v": "x"}"#),
            [broken],
            "{keyword} {tag}"
        );
        assert!(!paths(r#"{"k": "c", "v": "x"}"#).contains(&"/v".to_owned()));
        assert_eq!(
            paths(r#"{"k": "a", "v": "x", "more": 1}"#),
            [broken, "/more"],
            "{keyword} {tag}"
        );
        assert_eq!(paths(r#"{"k": "a", "v": 1, "more": 1}"#), ["/more"]);
    }
    let schema = compile(
        r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "oneOf": [
            {"prefixItems": [{"const": "a"}, {"type": "integer"}], "minItems": 2},
            {"prefixItems": [{"const": "b"}, {"type": "string"}], "minItems": 2}
        ], "unevaluatedItems": false}"#,
    );
    let error = schema.check(br#"["a", "x"]"#).unwrap_err();
    assert_eq!(error.violations().len(), 1, "{error:#}");
}

#[test]
fn a_misspelled_tag_is_told() {
    let schema = compile(
        r#"{"oneOf": [
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "circle"}, "kinds": {}}},
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "group"}}}
        ]}"#,
    );
    let wanted = "oneOf: expected an object with the member `kind` being `circle` or `group`, but found an object without it";
    assert_eq!(
        words(&schema, r#"{"knd": "circle"}"#),
        [format!(" {wanted}; is `knd` a misspelling?")]
    );
    assert_eq!(
        words(&schema, r#"{"kinds": "circle"}"#),
        [format!(" {wanted}")]
    );
}

/// Of many branches, it is not found out what all of them list.
#[test]
fn a_tag_is_not_searched_for_among_many_branches() {
    let branches: Vec<String> = (0..20)
        .map(|n| format!(r#"{{"type": "object", "required": ["kind"], "properties": {{"kind": {{"const": "k{n}"}}, "p{n}": {{}}}}}}"#))
        .collect();
    let schema = compile(&format!(r#"{{"oneOf": [{}]}}"#, branches.join(", ")));
    let words = words(&schema, r#"{"kimd": "k1"}"#);
    assert_eq!(words.len(), 1, "{words:?}");
    assert!(words[0].contains("the member `kind`"), "{words:?}");
    assert!(!words[0].contains("kimd"), "{words:?}");
}

#[test]
fn a_string_is_not_taken_for_a_misspelled_number() {
    let schema = compile(
        r#"{"oneOf": [
            {"required": ["v", "a"], "properties": {"v": {"const": 1}}},
            {"required": ["v", "b"], "properties": {"v": {"const": 2}}}
        ]}"#,
    );
    let told = words(&schema, r#"{"v": "1"}"#);
    assert!(
        told.iter().all(|one| !one.contains("did you mean")),
        "{told:?}"
    );
}
