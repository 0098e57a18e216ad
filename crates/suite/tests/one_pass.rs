//! What a check tells while it passes over the text is what a walk over a tree of the document tells. Random pairs ask this as
//! well (`random.rs`); here are the edges that they seldom reach.

#![cfg(test)]

#[path = "../../../tests/oracle/every_violation.rs"]
mod every_violation;

use std::thread;

use saop_schema::{CompileOptions, Dialect, Limits, Schema};

use self::every_violation::are_all;

fn compile(text: &str) -> Schema {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(text, &options).unwrap()
}

/// The pass over the text, which tells what it can, and the walk over a tree have the same limits.
#[test]
fn what_one_pass_tells_is_what_a_walk_tells() {
    let numbered = |count: usize, last: &str| {
        let names = (1..count).map(|number| format!("m{number}"));
        let all: Vec<String> = names.chain([last.to_owned()]).collect();
        let members: Vec<String> = all
            .iter()
            .map(|name| format!(r#""{name}": {{}}"#))
            .collect();
        format!("{{{}}}", members.join(", "))
    };
    let open = r#"{"required": ["name", "size"], "properties": {"name": {}}}"#;
    let listed = format!(
        r#"{{"required": ["name"], "properties": {}}}"#,
        numbered(40, "name")
    );
    let closed = r#"{"required": ["name", "size"], "properties": {"name": {}, "size": {"type": "integer"}},
        "additionalProperties": false}"#;
    let nested =
        r#"{"items": {"additionalProperties": {"additionalProperties": {"type": "integer"}}}}"#;
    let long = "k".repeat(300_000);
    let deep = format!(
        r#"[{{"{long}": {{"a": 1.5, "b": "x", "c": null, "d": true}}}}, {{"a": {{"b": ""}}}}]"#
    );
    let many = |count: usize| format!("[{}]", vec!["{}"; count].join(","));
    let numbers = |count: usize| format!("[{}]", vec!["0"; count].join(","));
    for (schema, document) in [
        // A misspelled member is searched for among the first 32 only, of which eight are kept in one place.
        (open, numbered(3, "nmae")),
        (open, numbered(9, "nmae")),
        (open, numbered(10, "nmae")),
        (open, numbered(32, "nmae")),
        (open, numbered(33, "nmae")),
        (open, numbered(34, "nmae")),
        (&*listed, numbered(33, "nmae")),
        (closed, numbered(3, "nmae")),
        // Of so many unknown members, the last ones are told in few words.
        (closed, numbered(20, "nmae")),
        (closed, numbered(40, "nmae")),
        (
            closed,
            r#"{"x": [1, {"y": "z"}], "size": "1", "nam": {}}"#.to_owned(),
        ),
        // Long paths, and as many violations as are told in the pass, and one more.
        (nested, deep),
        (r#"{"items": {"type": "string"}}"#, numbers(32)),
        (r#"{"items": {"type": "string"}}"#, numbers(33)),
        (r#"{"items": {"required": ["a"]}}"#, many(32)),
        (r#"{"items": {"required": ["a"]}}"#, many(33)),
        (r#"{"items": {"required": ["a", "b", "c"]}}"#, many(11)),
        // A value of another kind, by itself and where more is asked of its kind.
        (
            r#"{"type": "object", "properties": {"a": {}}}"#,
            "[1, {}]".to_owned(),
        ),
        (
            r#"{"type": "object", "minItems": 3, "items": {"type": "null"}}"#,
            "[1, {}]".to_owned(),
        ),
        (r#"{"type": "object", "minItems": 3}"#, "[1, {}]".to_owned()),
        (
            r##"{"$defs": {"s": {"type": "string"}}, "$ref": "#/$defs/s"}"##,
            "{}".to_owned(),
        ),
        (
            r#"{"maxProperties": 1, "minProperties": 1, "maxItems": 1}"#,
            r#"{"a": 1, "b": 2}"#.to_owned(),
        ),
        (
            r#"{"items": {"maxItems": 1, "items": {"maximum": 1}}}"#,
            "[[1, 2, 0], [3], []]".to_owned(),
        ),
    ] {
        let schema = compile(schema);
        let error = schema.check(document.as_bytes()).unwrap_err();
        assert_eq!(are_all(&schema, document.as_bytes(), &error), Ok(()));
    }
}

/// Constants that are many, or long, are compared in another way.
#[test]
fn one_of_many_constants_is_valid() {
    let numbers: Vec<String> = (400..430).map(|number| number.to_string()).collect();
    let many = format!("{}, null, true", numbers.join(", "));
    let long = "0.1".to_owned() + &"0".repeat(40);
    for (schema, valid, invalid) in [
        (
            format!(r#"{{"enum": [{many}]}}"#),
            ["429", "429.0", "null", "true"],
            "430",
        ),
        (
            format!(r#"{{"const": {long}}}"#),
            ["0.1", "1e-1", "0.10", &long],
            "0.2",
        ),
    ] {
        let member = compile(&format!(r#"{{"properties": {{"a": {schema}}}}}"#));
        let schema = compile(&schema);
        for document in valid {
            assert!(schema.check(document.as_bytes()).is_ok(), "{document}");
            assert!(
                member
                    .check(format!(r#"{{"a": {document}}}"#).as_bytes())
                    .is_ok(),
                "{document}"
            );
        }
        for document in [invalid, "[429]", "{}", "\"429\""] {
            assert!(schema.check(document.as_bytes()).is_err(), "{document}");
            let document = format!(r#"{{"a": {document}}}"#);
            let error = member.check(document.as_bytes()).unwrap_err();
            assert_eq!(are_all(&member, document.as_bytes(), &error), Ok(()));
        }
    }
}

/// Each level of the text takes stack, of which a thread may have little.
#[test]
fn a_deep_document_takes_little_stack() {
    const LEVELS: usize = 250;
    const STACK: usize = 1 << 20;
    let schema = compile(
        r##"{"$ref": "#/$defs/a", "$defs": {
            "a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/c"},
            "c": {"anyOf": [{"type": "integer"}, {"type": "object", "properties": {"x": {"$ref": "#/$defs/a"}}}]}}}"##,
    );
    let document = |inside: &str| {
        format!(
            "{}{inside}{}",
            r#"{"x":"#.repeat(LEVELS),
            "}".repeat(LEVELS)
        )
    };
    let (valid, invalid) = (document("1"), document("null"));
    let limits = Limits::default().with_max_depth(LEVELS);
    let check = move || {
        let valid = schema.check_with(valid.as_bytes(), &limits);
        (valid, schema.check_with(invalid.as_bytes(), &limits))
    };
    let thread = thread::Builder::new().stack_size(STACK).spawn(check);
    let (valid, invalid) = thread.unwrap().join().unwrap();
    assert!(valid.is_ok());
    assert_eq!(
        invalid.unwrap_err().violations()[0].instance_path().len(),
        2 * LEVELS
    );
}

/// A branch that is refused says nothing yet, nor does a pass that ends at a level too deep for it.
#[test]
fn a_verdict_without_reasons_is_that_with_reasons() {
    let schema = compile(
        r#"{"properties": {
            "a": {"anyOf": [{"required": ["x"]}, {"minProperties": 0}, {"type": "string"}]},
            "b": {"type": "array"}, "c": {"type": "integer", "minimum": 3}, "d": false},
            "required": ["a"]}"#,
    );
    let deep = "[".repeat(300) + &"]".repeat(300);
    let limits = Limits::default().with_max_depth(400);
    for (document, expected) in [
        (format!(r#"{{"a": {{}}, "b": {deep}, "c": 3}}"#), true),
        (format!(r#"{{"a": {{}}, "b": {deep}, "c": 2}}"#), false),
        (format!(r#"{{"c": 2, "a": {{}}, "b": {deep}}}"#), false),
        (format!(r#"{{"a": {{}}, "b": {deep}, "c": 3"#), false),
        (format!(r#"{{"c": "3", "b": {deep}}}"#), false),
        (r#"{"a": "x", "d": 1}"#.to_owned(), false),
        (r#"{"c": 3}"#.to_owned(), false),
        (r#"{"a": "", "a": ""}"#.to_owned(), false),
        (r#"{"a": ""} 1"#.to_owned(), false),
        (String::new(), false),
    ] {
        let document = document.as_bytes();
        let found = schema.check_with(document, &limits);
        assert_eq!(found.is_ok(), expected, "{found:?}");
        assert_eq!(schema.is_valid_with(document, &limits), expected);
    }
    assert!(!schema.is_valid(format!(r#"{{"a": {{}}, "b": {deep}}}"#).as_bytes()));
}

/// Found by a review: what the pass took, the walk after it does not take again.
#[test]
fn a_verdict_without_reasons_has_the_budget_of_one_with_reasons() {
    let branches: Vec<String> = (1000..1300)
        .map(|least| format!(r#"{{"minimum": {least}}}"#))
        .collect();
    let schema = compile(&format!(
        r#"{{"items": {{"anyOf": [{}, {{"maximum": 5}}]}}}}"#,
        branches.join(",")
    ));
    for items in [14_000, 20_000, 30_000] {
        let document = format!("[{}1]", "1,".repeat(items));
        let found = schema.check(document.as_bytes());
        assert_eq!(
            schema.is_valid(document.as_bytes()),
            found.is_ok(),
            "{items}: {found:?}"
        );
    }
}
