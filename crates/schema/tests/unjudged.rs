//! A document whose check takes more steps than the limits allow has no verdict, and the error says where the check was.
//!
//! Each row of the table is checked under budgets from nothing to more than enough: with too few steps the document is not judged, and
//! with enough the result is that of the default.

#![cfg(test)]

use saop_json::text::open;
use saop_json::{Limits, Tree};
use saop_schema::push::{PushReader, State};
use saop_schema::{CompileOptions, Error, Schema, ViolationKind, Work};

fn compiled(text: &str) -> Schema {
    let options = CompileOptions::new().with_default_dialect(saop_schema::Dialect::Draft202012);
    Schema::compile(text, &options).unwrap()
}

fn within(steps: u64) -> Limits {
    Limits::default().with_max_steps(steps)
}

/// Schemas whose check takes steps, each with a document that is valid and one that is not.
const TABLE: &[(&str, &str, &str)] = &[
    (
        r#"{"items": {"anyOf": [{"multipleOf": 2}, {"multipleOf": 3}, {"multipleOf": 5}]}}"#,
        "[2, 9, 25, 4]",
        "[2, 9, 7, 4]",
    ),
    (
        r#"{"items": {"oneOf": [{"multipleOf": 2}, {"multipleOf": 3}]}}"#,
        "[2, 9, 4]",
        "[2, 6, 4]",
    ),
    (
        r#"{"items": {"oneOf": [{"const": "a"}, {"const": "b"}, {"const": "c"}]}}"#,
        r#"["a", "c", "b"]"#,
        r#"["a", "d", "b"]"#,
    ),
    (
        r#"{"anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]}, {"properties": {"b": {"minimum": 3}}, "required": ["b"]}]}"#,
        r#"{"b": 7}"#,
        r#"{"b": 1}"#,
    ),
    (
        r#"{"oneOf": [{"properties": {"k": {"const": "x"}}, "required": ["k"]}, {"properties": {"k": {"const": "y"}, "n": {"type": "integer"}}, "required": ["k", "n"]}]}"#,
        r#"{"k": "y", "n": 1}"#,
        r#"{"k": "y", "n": "1"}"#,
    ),
    (
        r#"{"items": {"pattern": "^[a-z]{2,20}$"}}"#,
        r#"["ab", "abcdefgh", "xyz"]"#,
        r#"["ab", "A", "xyz"]"#,
    ),
    (
        r#"{"properties": {"l": {"uniqueItems": true}}}"#,
        r#"{"l": [1, 2, "3", [4], {"a": 5}]}"#,
        r#"{"l": [1, 2, "3", [4], [4.0]]}"#,
    ),
    (
        r#"{"patternProperties": {"^x": {"type": "integer"}, "y$": {"minimum": 2}}, "additionalProperties": false}"#,
        r#"{"xa": 1, "by": 2, "xy": 3}"#,
        r#"{"xa": 1, "by": 1, "z": 3}"#,
    ),
    (
        r#"{"propertyNames": {"maxLength": 3}}"#,
        r#"{"abc": {}, "d": []}"#,
        r#"{"abc": {}, "defg": []}"#,
    ),
    (
        r#"{"contains": {"required": ["a"]}, "minContains": 2, "maxContains": 3}"#,
        r#"[{"a": 1}, {}, {"a": 2}]"#,
        r#"[{"a": 1}, {}, {"b": 2}]"#,
    ),
    (
        r#"{"items": {"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": {"maxProperties": 0}}}"#,
        r#"[{"a": 1, "b": 2}, {}]"#,
        r#"[{"a": 1}, {"c": 2}]"#,
    ),
    (
        r#"{"items": {"not": {"required": ["a"]}}}"#,
        r#"[{"b": 1}, {}]"#,
        r#"[{"b": 1}, {"a": 2}]"#,
    ),
    (
        r#"{"allOf": [{"properties": {"a": {"type": "integer"}}}], "unevaluatedProperties": false}"#,
        r#"{"a": 1}"#,
        r#"{"a": 1, "b": 2}"#,
    ),
    (
        r#"{"prefixItems": [{"type": "integer"}], "anyOf": [{"minItems": 1}, {"maxItems": 9}], "unevaluatedItems": {"type": "string"}}"#,
        r#"[1, "a", "b"]"#,
        r#"[1, "a", 2]"#,
    ),
    (
        r#"{"dependentSchemas": {"a": {"required": ["b"]}}, "dependentRequired": {"c": ["d"]}}"#,
        r#"{"a": 1, "b": 2, "c": 3, "d": 4}"#,
        r#"{"a": 1, "c": 3}"#,
    ),
    (
        r##"{"$defs": {"n": {"anyOf": [{"type": "integer"}, {"items": {"$ref": "#/$defs/n"}, "type": "array"}, {"additionalProperties": {"$ref": "#/$defs/n"}, "type": "object"}]}}, "$ref": "#/$defs/n"}"##,
        r#"[1, [2, {"a": [3]}], {"b": {}}]"#,
        r#"[1, [2, {"a": [null]}], {"b": {}}]"#,
    ),
    (
        r#"{"allOf": [{"allOf": [{"required": ["a"]}, {"required": ["b"]}]}, {"allOf": [{"required": ["a"]}, {"required": ["c"]}]}]}"#,
        r#"{"a": 1, "b": 2, "c": 3}"#,
        r#"{"a": 1, "c": 3}"#,
    ),
    (
        r#"{"enum": [{"a": [1, 2]}, [1, {"b": 2}], 7]}"#,
        r#"[1, {"b": 2.0}]"#,
        r#"[1, {"b": 3}]"#,
    ),
];

/// Budgets from nothing to more than enough.
fn budgets() -> impl Iterator<Item = u64> {
    (0..64).chain((64..20_000).step_by(97)).chain([1_000_000])
}

#[test]
fn with_too_few_steps_there_is_no_verdict_and_with_enough_it_is_that_of_the_default() {
    let mut rows = 0;
    for (text, valid, invalid) in TABLE {
        let schema = compiled(text);
        assert!(schema.check(valid.as_bytes()).is_ok(), "{text}");
        for document in [*valid, *invalid] {
            let raw = document.as_bytes();
            let usual = schema.check(raw);
            assert_eq!(usual.is_err(), document == *invalid, "{text} {document}");
            let mut was_judged = false;
            let mut unjudged = 0;
            for steps in budgets() {
                let found = schema.check_with(raw, &within(steps));
                let what = format!("{text} {document} {steps}");
                match &found {
                    Err(error) if error.is_unjudged() => {
                        assert!(!was_judged, "more steps, no verdict: {what}");
                        says_where(document, error, steps);
                        unjudged += 1;
                    }
                    found => {
                        assert_eq!(*found, usual, "{what}");
                        was_judged = true;
                    }
                }
                assert_eq!(
                    schema.is_valid_with(raw, &within(steps)),
                    found.is_ok(),
                    "{what}"
                );
                assert_eq!(
                    schema.check_with(raw, &within(steps)),
                    found,
                    "not the same again: {what}"
                );
            }
            assert!(was_judged, "{text} {document}");
            rows += usize::from(unjudged > 0);
        }
    }
    // Some are decided in one pass, which takes no steps.
    assert!(rows > 25, "{rows}");
}

/// Checks that an error is alone, and has the place of a value.
fn says_where(document: &str, error: &Error, steps: u64) {
    let [only] = error.violations() else {
        panic!("{document}: {error}");
    };
    assert_eq!(only.kind(), ViolationKind::Limit);
    assert!(matches!(error, Error::Validation(_)));
    assert_eq!((error.violation_count(), only.keyword()), (1, None));
    assert_eq!(only.expected(), Some(&steps.into()));
    let limits = Limits::default();
    let cursor = open(document.as_bytes(), &limits).unwrap();
    let tree = Tree::parse(cursor, &limits).unwrap();
    let node = tree.root().pointer(only.instance_path()).unwrap();
    assert_eq!(only.span(), Some(node.span()), "{document} {only}");
    assert!(only.position().is_some());
    let words = format!("expected a check of at most {steps} steps, but found");
    assert!(only.message().starts_with(&words), "{only}");
    assert!(
        only.message().ends_with("; the document was not judged"),
        "{only}"
    );
}

#[test]
fn a_document_that_arrives_in_pieces_is_judged_as_one_that_is_whole() {
    for (text, valid, invalid) in TABLE {
        let schema = compiled(text);
        for document in [*valid, *invalid] {
            for steps in [0, 3, 20, 100, 400, 1_000_000] {
                let limits = within(steps);
                let whole = schema.check_with(document.as_bytes(), &limits);
                let mut reader = PushReader::for_schema(&schema, &limits);
                for piece in document.as_bytes().chunks(3) {
                    reader.push(piece);
                }
                assert_eq!(reader.finish(), whole, "{text} {document} {steps}");
                let is_complete = reader.state() == State::Complete;
                assert_eq!(is_complete, whole.is_ok(), "{text} {document} {steps}");
            }
        }
    }
}

#[test]
fn the_place_moves_on_as_the_steps_become_more() {
    let branches: Vec<String> = (3..40)
        .map(|n| format!(r#"{{"properties": {{"n": {{"multipleOf": {n}}}}}}}"#))
        .collect();
    let text = format!(
        r#"{{"properties": {{"a/b": {{"items": {{"properties": {{"c~d": {{"anyOf": [{}]}}}}}}}}}}}}"#,
        branches.join(", ")
    );
    let schema = compiled(&text);
    let items: Vec<String> = (0..200)
        .map(|_| r#"{"c~d": {"n": 37}}"#.to_owned())
        .collect();
    let document = format!(
        r#"{{"first": 1, "a/b": [{}], "last": 2}}"#,
        items.join(", ")
    );
    assert!(schema.check(document.as_bytes()).is_ok());
    let mut last = 0;
    let mut places = 0;
    for steps in (0..200_000).step_by(501) {
        let Err(error) = schema.check_with(document.as_bytes(), &within(steps)) else {
            break;
        };
        says_where(&document, &error, steps);
        let [only] = error.violations() else {
            panic!("{error}");
        };
        let Some(rest) = only.instance_path().strip_prefix("/a~1b/") else {
            assert_eq!(places, 0, "{only}");
            continue;
        };
        let index: usize = rest.split('/').next().unwrap().parse().unwrap();
        assert!(index >= last, "{only}");
        places += usize::from(index > last);
        last = index;
        if rest.contains('/') {
            assert!(rest.contains("/c~0d"), "{only}");
        }
    }
    assert!(places > 20, "{places}");
}

#[test]
fn the_schema_path_is_that_of_the_keyword_that_took_the_steps() {
    let heavy = "ab".repeat(400);
    let cases = [
        (
            r#"{"properties": {"p": {"items": {"pattern": "^(ab|ba|a|b)*$"}}}}"#,
            format!(r#"{{"p": ["a", "{heavy}c"]}}"#),
            "/properties/p/items/pattern",
        ),
        (
            r#"{"properties": {"u": {"uniqueItems": true}}}"#,
            format!(r#"{{"u": [{}]}}"#, vec![r#"{"a": [1]}"#; 400].join(",")),
            "/properties/u/uniqueItems",
        ),
    ];
    for (text, document, wanted) in cases {
        let schema = compiled(text);
        let error = schema
            .check_with(document.as_bytes(), &within(60))
            .unwrap_err();
        assert!(error.is_unjudged(), "{text}: {error}");
        assert_eq!(error.violations()[0].schema_path(), wanted, "{error}");
    }
}

#[test]
fn a_text_that_is_too_long_or_too_deep_is_refused_and_not_left_unjudged() {
    let schema = compiled("true");
    for limits in [
        within(1).with_max_bytes(3),
        Limits::default().with_max_depth(1),
    ] {
        let error = schema.check_with(b"[[1]]", &limits).unwrap_err();
        assert_eq!(error.violations()[0].kind(), ViolationKind::Limit);
        assert!(
            !error.is_unjudged() && matches!(error, Error::Parse(_)),
            "{error}"
        );
    }
    // A fault of the text outranks every violation.
    let schema = compiled(TABLE[0].0);
    let error = schema.check_with(b"[7, 7, 7", &within(1)).unwrap_err();
    assert!(matches!(error, Error::Parse(_)), "{error}");
}

#[test]
fn schemas_within_each_other_have_a_bound_of_their_own() {
    let text = r##"{"$defs": {"n": {"anyOf": [{"type": "integer"}, {"allOf": [{"items": {"$ref": "#/$defs/n"}}]}]}}, "$ref": "#/$defs/n"}"##;
    let schema = compiled(text);
    let levels = 60_000;
    let document = format!("{}1{}", "[".repeat(levels), "]".repeat(levels));
    let limits = within(u64::MAX).with_max_depth(levels);
    let error = schema.check_with(document.as_bytes(), &limits).unwrap_err();
    assert!(error.is_unjudged(), "{error}");
    let message = error.violations()[0].message();
    let words = "expected a check of at most 50000 schemas within each other, but found";
    assert!(message.starts_with(words), "{message}");
    assert_eq!(error.violations()[0].expected(), Some(&50_000.into()));
}

#[test]
fn values_in_a_document_share_its_steps() {
    let schema = compiled(r#"{"anyOf": [{"multipleOf": 2}, {"multipleOf": 3}]}"#);
    let text = "[7, 7, 7, 7, 7, 7, 7, 7]";
    let limits = within(400);
    let tree = Tree::parse(open(text.as_bytes(), &limits).unwrap(), &limits).unwrap();
    let mut work = Work::within(text.len(), &limits);
    let mut kinds = Vec::new();
    for (index, item) in tree.root().items().enumerate() {
        let mut found = schema.violations_in(&tree, item, &format!("/{index}"), &mut work);
        let [only] = found.as_mut_slice() else {
            panic!("{found:?}");
        };
        assert_eq!(only.instance_path(), format!("/{index}"));
        assert_eq!(only.span(), Some(item.span()));
        kinds.push(only.is_unjudged());
    }
    assert!(!kinds[0] && kinds[7], "{kinds:?}");
    assert!(kinds.is_sorted(), "{kinds:?}");
}

#[test]
fn what_says_that_a_document_was_not_judged_is_alone() {
    let schema = compiled(r#"{"items": {"type": "string", "pattern": "^(a|b|ab)*$"}}"#);
    // The first items break the schema for certain, and then there are no steps left.
    let long = "ab".repeat(4000);
    let document = format!(r#"[1, 2, "{long}c", 3]"#);
    let error = schema.check(document.as_bytes()).unwrap_err();
    assert_eq!(error.violation_count(), 4);
    let error = schema
        .check_with(document.as_bytes(), &within(500))
        .unwrap_err();
    assert!(error.is_unjudged());
    assert_eq!(error.violation_count(), 1, "{error}");
    assert_eq!(error.violations()[0].instance_path(), "/2");
}
