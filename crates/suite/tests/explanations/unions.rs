//! What is said of a value that matches no branch of a union, or several.

use super::{compile, words};

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
            " anyOf: expected `integer` or `string`, but found the string `integr`; did you mean `integer`?",
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
