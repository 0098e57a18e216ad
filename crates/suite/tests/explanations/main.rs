//! What a check says of a document: words, places and counts here; unions, and the branch that was most likely meant, beside it.
//! SPEC S1, X1.

#![allow(
    clippy::unwrap_used,
    clippy::too_many_lines,
    reason = "a test that panics has failed, and a table of cases is long"
)]

mod meant;
mod unions;

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
