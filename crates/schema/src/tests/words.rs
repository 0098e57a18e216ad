//! What violations say, keyword by keyword.

use saop_json::Tree;

use super::{made, made_with, words};
use crate::error::{Violation, ViolationKind};
use crate::reject::{Stopped, reject_text};
use crate::walk::violations;
use crate::{Holder, Limits};

#[test]
fn every_keyword_has_its_words() {
    let types = r#"{"type": ["string", "number", "boolean"]}"#;
    let known = r#"{"properties": {"a": {"type": "null"}}, "additionalProperties": false}"#;
    for (schema, text, expected) in [
        (
            types,
            "null",
            "expected a boolean, a number or a string, but found null",
        ),
        (
            r#"{"type": "null"}"#,
            "{}",
            "expected null, but found an object",
        ),
        (
            r#"{"type": "array"}"#,
            "1.50",
            "expected an array, but found the number 1.50",
        ),
        (
            r#"{"const": "a"}"#,
            "true",
            "expected `a`, but found the boolean true",
        ),
        (
            r#"{"const": 1}"#,
            "[ ]",
            "expected 1, but found an empty array",
        ),
        (
            r#"{"enum": ["a"]}"#,
            "\"b\"",
            "expected `a`, but found the string `b`",
        ),
        (
            r#"{"enum": [1, null]}"#,
            "2",
            "expected 1 or null, but found the number 2",
        ),
        (
            r#"{"minLength": 2}"#,
            "\"é\"",
            "expected a string of at least 2 characters, but found one of 1 character",
        ),
        (
            r#"{"maxLength": 1}"#,
            "\"éa\"",
            "expected a string of at most 1 character, but found one of 2 characters",
        ),
        (
            r#"{"type": "number", "minimum": 1.5}"#,
            "1",
            "expected a number of at least 1.5, but found the number 1",
        ),
        (
            r#"{"maximum": 1}"#,
            "2",
            "expected a number of at most 1, but found the number 2",
        ),
        (
            r#"{"type": "integer", "exclusiveMinimum": 1}"#,
            "1",
            "expected an integer more than 1, but found the number 1",
        ),
        (
            r#"{"exclusiveMaximum": 1}"#,
            "1.0",
            "expected a number less than 1, but found the number 1.0",
        ),
        (
            r#"{"minItems": 2}"#,
            "[1]",
            "expected an array of at least 2 items, but found one of 1",
        ),
        (
            r#"{"minItems": 1}"#,
            "[]",
            "expected an array of at least 1 item, but found an empty array",
        ),
        (
            r#"{"maxItems": 1}"#,
            "[1, 2]",
            "expected an array of at most 1 item, but found one of 2",
        ),
        (
            r#"{"pattern": "^a$"}"#,
            "\"b\"",
            "expected a string that matches ^a$, but found the string `b`",
        ),
        (
            r#"{"uniqueItems": true}"#,
            "[1, {\"a\": 1.0}, {\"a\": 1}]",
            "expected each item once, but found item 2 to be equal to item 1",
        ),
        (
            r#"{"multipleOf": 2}"#,
            "3",
            "expected a number that is a multiple of 2, but found the number 3",
        ),
        (
            r#"{"type": ["integer", "null"], "maximum": 9007199254740993}"#,
            "9007199254740994.0",
            "expected an integer of at most 9007199254740993, but found the number 9007199254740994.0",
        ),
        (
            r#"{"maximum": 0.5}"#,
            "1e400",
            "expected a number of at most 0.5, but found the number 1e400",
        ),
        (
            r#"{"maxLength": 2}"#,
            r#""\ud83d\ude00\u00e9\n""#,
            "expected a string of at most 2 characters, but found one of 3 characters",
        ),
        (
            known,
            "{\"b\": 1}",
            "/b: expected no members other than `a`, but found `b`",
        ),
        (
            r#"{"additionalProperties": false}"#,
            "{\"a/~\": 1}",
            "/a~1~0: expected no members, but found `a/~`",
        ),
    ] {
        assert_eq!(words(schema, text), [expected], "{schema} {text}");
    }
}

#[test]
fn a_number_fits_into_the_type_of_its_part() {
    for (holder, text, expected) in [
        (
            Holder::F64,
            "-1e400",
            Some("a number that a 64-bit float holds, but found the number -1e400"),
        ),
        (
            Holder::I64,
            "9223372036854775808",
            Some(
                "an integer from -9223372036854775808 to 9223372036854775807, but found the number 9223372036854775808",
            ),
        ),
        (Holder::F64, "1e308", None),
        (Holder::I64, "-9223372036854775808", None),
        (Holder::I64, "\"no number\"", None),
        (Holder::U64, "-1e400", None),
    ] {
        let numbers = Box::leak(Box::new([(0, holder)]));
        let schema = made_with("{}", |parts| parts.numbers = numbers);
        let error = reject_text(&schema, text, &Limits::default(), Stopped::default());
        let message = error.violations()[0].message();
        let kind = error.violations()[0].kind();
        if let Some(expected) = expected {
            assert_eq!(message, format!("expected {expected}"));
            assert_eq!(kind, ViolationKind::Unrepresentable);
        } else {
            let says_other = ["defect of saop", "fits into 64 bits"];
            assert!(
                says_other.iter().any(|other| message.contains(other)),
                "{message}"
            );
        }
    }
}

#[test]
fn an_array_contains_an_item_that_a_schema_accepts() {
    let constant = r#"{"contains": {"const": "x"}}"#;
    let object = r#"{"contains": {"type":"object","required":["a"],"properties":{"a":{"minLength":2}},"additionalProperties":false}}"#;
    let of_object = r#"expected an array with an item that matches {"type":"object","required":["a"],"properties":{"a":{"minLength":2}},"additio…"#;
    for (schema, text, expected) in [
        (
            constant,
            "[1, \"y\"]",
            "expected an array with an item that is `x`, but found none among 2",
        ),
        (
            constant,
            "[]",
            "expected an array with an item that is `x`, but found an empty array",
        ),
        (
            object,
            r#"[{"a": "a"}]"#,
            &format!("{of_object}, but found another item only"),
        ),
        (object, r#"[{"a": "aa", "b": 1}, {}, {"a": "aa"}]"#, ""),
        (constant, r#"[1, "\u0078"]"#, ""),
        (constant, r#"{"x": "x"}"#, ""),
    ] {
        let plan = made(schema).plan();
        let tree = Tree::of_valid(text);
        let found: Vec<String> = violations(plan, plan.root(), &tree, 0, &Limits::NONE)
            .as_mut_slice()
            .iter()
            .map(|violation| violation.message().to_owned())
            .collect();
        let expected: Vec<&str> = Some(expected)
            .filter(|text| !text.is_empty())
            .into_iter()
            .collect();
        assert_eq!(found, expected, "{schema} {text}");
    }
}

/// Which properties were there is a bit each, and here are more than words of 64 hold.
#[test]
fn an_object_may_have_many_properties() {
    let names: Vec<String> = (0..200).map(|place| format!("p{place}")).collect();
    let properties: Vec<String> = names
        .iter()
        .map(|name| format!(r#""{name}": {{}}"#))
        .collect();
    let schema = format!(
        r#"{{"required": {names:?}, "properties": {{{}}}, "additionalProperties": false}}"#,
        properties.join(", ")
    );
    let schema: &'static str = Box::leak(schema.into_boxed_str());
    let without = |left_out: &[usize], before: &str| {
        let there = (0..200).filter(|place| !left_out.contains(place));
        let members: Vec<String> = there.map(|place| format!(r#""p{place}": 1"#)).collect();
        words(schema, &format!("{{{before}{}}}", members.join(", ")))
    };
    let missing = |place| {
        format!("/p{place}: expected the member `p{place}`, but found an object without it")
    };
    for left_out in [&[0][..], &[63, 64], &[127, 128, 199], &[5, 70, 140]] {
        let found = without(left_out, "");
        let mut paths: Vec<_> = left_out.iter().copied().map(missing).collect();
        paths.sort();
        assert_eq!(found, paths);
    }
    // An unknown member is taken for the one that is not there, wherever that would stand.
    for place in [7, 64, 198] {
        let found = without(&[place], &format!(r#""p{place}_": 1, "#));
        let hint = format!("p{place}`?");
        assert!(found.iter().any(|words| words.contains(&hint)), "{found:?}");
    }
}

#[test]
fn an_open_object_may_have_any_other_member() {
    let open = r#"{"properties": {"a": {"type": "null"}}}"#;
    assert_eq!(
        words(open, r#"{"b": 1, "a": 2, "c": {"a": 3}}"#),
        ["/a: expected null, but found the number 2"]
    );
}

#[test]
fn an_object_of_a_union_is_told_what_is_wrong_with_its_own_kind() {
    let union = r##"{
        "items": {"oneOf": [{"$ref": "#/definitions/a"}, {
            "type": "object", "additionalProperties": false, "required": ["kind", "is"],
            "properties": {"kind": {"const": "beta"}, "is": {"type": "null"}}
        }]},
        "definitions": {"a": {
            "type": "object", "additionalProperties": false, "required": ["kind"], "properties": {"kind": {"const": "alpha"}}
        }}
    }"##;
    let found = words(
        union,
        r#"[{"kind": "alpha", "x": 1}, {"kind": "beta"}, {"kind": "bete"}, {}, 1]"#,
    );
    assert_eq!(
        found,
        [
            "/0/x: expected no members other than `kind`, but found `x`",
            "/1/is: expected the member `is`, but found an object without it",
            "/2: expected an object with the member `kind` being `alpha` or `beta`, but found the string `bete` there; did you mean `beta`?",
            "/3: expected an object with the member `kind` being `alpha` or `beta`, but found an object without it",
            "/4: expected an object with the member `kind` being `alpha` or `beta`, but found the number 1",
        ]
    );
    let schema = made(union);
    let error = reject_text(
        &schema,
        r#"[{"kind": "alpha", "x": 1}, {}]"#,
        &Limits::default(),
        Stopped::default(),
    );
    let paths: Vec<_> = error
        .violations()
        .iter()
        .map(Violation::schema_path)
        .collect();
    assert_eq!(
        paths,
        ["/definitions/a/additionalProperties", "/items/oneOf"]
    );
}
