//! The reject path by itself: schemas made for a test, and the choice of the likeliest message.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use saop_json::Tree;
use saop_json::text::Cursor;

use crate::Limits;
use crate::compile::BUILT;
use crate::error::{Violation, ViolationKind};
use crate::pattern::Pattern;
use crate::reject::{reject_text, reject_value};
use crate::site::RuleCheck;
use crate::type_schema::{SchemaKind, SchemaParts, TypeSchema};
use crate::walk::{quick, violations};
use crate::{CompileOptions, Holder, Outline, Problem, Schema, SchemaSource, SourceParts};

const fn source_of(text: &'static [(&'static str, &'static str)]) -> SourceParts {
    SourceParts {
        documents: text,
        dialect: None,
        assert_formats: false,
        numbers: &[],
        checks: &[],
        by_hand: false,
    }
}

const fn parts_of(from: &'static SchemaSource) -> SchemaParts {
    SchemaParts {
        name: "made",
        id: "https://devs.ai/schemas/made/1.0.0",
        version: "1.0.0",
        title: "Made",
        description: "For a test.",
        subject: "Made",
        text: "",
        source: "",
        kind: SchemaKind::Message,
        discriminator: None,
        members: &[],
        recursive: false,
        from,
        pointer: "",
        part: 0,
        one_pass: true,
        check: |_, _| Ok(()),
    }
}

fn made_with(text: &'static str, change: impl FnOnce(&mut SourceParts)) -> TypeSchema {
    let mut parts = source_of(Box::leak(Box::new([("", text)])));
    change(&mut parts);
    TypeSchema::new(parts_of(Box::leak(Box::new(SchemaSource::new(parts)))))
}

fn made(text: &'static str) -> TypeSchema {
    made_with(text, |_| ())
}

fn words(validation: &'static str, text: &str) -> Vec<String> {
    let schema = made(validation);
    let error = reject_text(&schema, text, &Limits::default(), 0);
    error.violations().iter().map(ToString::to_string).collect()
}

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
        let error = reject_text(&schema, text, &Limits::default(), 0);
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
fn what_the_validator_allows_is_a_disagreement() {
    for (schema, text) in [
        ("{}", "{}"),
        (
            r#"{"uniqueItems": true}"#,
            "[1, \"1\", [1], {\"a\": 1}, 1.5]",
        ),
        (r#"{"enum": ["é", 2]}"#, "\"\\u00e9\""),
        (r#"{"enum": ["é", 2]}"#, "20e-1"),
        (r#"{"minLength": 2, "maxLength": 2}"#, r#""\ud83d\ude00\n""#),
        (r#"{"minimum": 0}"#, "1e400"),
        (r#"{"maximum": 0, "exclusiveMaximum": 1}"#, "-1e400"),
        (
            r#"{"exclusiveMinimum": 9007199254740992}"#,
            "9007199254740993",
        ),
        (r#"{"exclusiveMinimum": 1}"#, "1.5"),
        (r#"{"maximum": -1}"#, "-1.5"),
        (
            r#"{"additionalProperties": true, "uniqueItems": false}"#,
            "{\"a\": 1}",
        ),
        (
            r#"{"maximum": 0.5, "multipleOf": 0.1, "minItems": 1}"#,
            "0.3",
        ),
        (r#"{"maximum": 9007199254740993}"#, "9007199254740993.0"),
    ] {
        let found = words(schema, text);
        assert_eq!(found.len(), 1, "{found:?}");
        // A number that no type of 64 bits holds may be the reason.
        let says = if text.contains("e400") {
            "a number that fits into 64 bits"
        } else {
            "this is a defect of saop"
        };
        assert!(found[0].contains(says), "{schema} {text}: {found:?}");
    }
    let schema = made("{}");
    let error = reject_value(&schema, "1", &Limits::NONE, 0);
    assert_eq!(error.violations()[0].kind(), ViolationKind::Schema);
    assert_eq!(error.violations()[0].position(), None);
}

#[test]
fn a_problem_is_told_without_what_its_document_holds() {
    let both = |problem: &Problem| {
        let message = problem.message().to_owned();
        (message, problem.message_without_content())
    };
    let options = CompileOptions::default();
    let error = Schema::compile(r#"{"minLength": "secret"}"#, &options).unwrap_err();
    let (message, without) = both(&error.problems()[0]);
    assert!(message.contains("secret"), "{message}");
    assert_eq!(without, "expected an integer, but found something else");
    let outline = Outline::of(r#"{"type": "string", "default": 7123}"#, &options).unwrap();
    let (message, without) = both(&outline.warnings[0]);
    assert!(message.contains("7123"), "{message}");
    assert_eq!(
        without,
        "expected a value that is valid under its own schema, but found something else"
    );
}

/// The generator compiled the same text, so that it can only be a defect.
#[test]
fn a_generated_schema_that_is_none_is_told() {
    for schema in [
        r#"{"minLength": -1}"#,
        r#"{"maximum": "1"}"#,
        r#"{"multipleOf": 0.0}"#,
        r#"{"type": "text"}"#,
        r#"{"uniqueItems": 1}"#,
        r##"{"$ref": "#/definitions/none"}"##,
    ] {
        let built = std::panic::catch_unwind(|| made(schema).plan().root());
        assert!(built.is_err(), "{schema}");
    }
}

#[test]
fn references_may_lead_through_as_many_others_as_there_are() {
    let links: Vec<_> = (0..40)
        .map(|link| format!(r##""d{link}": {{"$ref": "#/definitions/d{}"}}"##, link + 1))
        .collect();
    let schema = format!(
        r##"{{"items": {{"$ref": "#/definitions/d0"}}, "definitions": {{{}, "d40": {{"type": "null"}}}}}}"##,
        links.join(", ")
    );
    assert_eq!(
        words(Box::leak(schema.into_boxed_str()), "[null, 1]"),
        ["/1: expected null, but found the number 1"]
    );
}

#[test]
fn a_schema_may_lead_back_to_itself() {
    let list = r##"{"additionalProperties": false, "properties": {"next": {"$ref": "#"}, "key": {"type": "null"}}}"##;
    assert_eq!(
        words(list, r#"{"next": {"next": {"key": 1, "kex": null}}}"#),
        [
            "/next/next/key: expected null, but found the number 1",
            "/next/next/kex: expected no members other than `next` and `key`, but found `kex`",
        ]
    );
    // However deep: the walk is no recursion.
    let text = format!("{}1{}", "{\"next\":".repeat(100_000), "}".repeat(100_000));
    let schema = made(list);
    assert_eq!(
        reject_value(&schema, &text, &Limits::NONE, 0)
            .violations()
            .len(),
        1
    );
}

// Found in use: the pass was switched off where the limits allowed deeper documents.
#[test]
fn a_shallow_document_takes_no_tree_however_deep_it_might_be() {
    let made = made(r##"{"items": {"$ref": "#"}}"##);
    let plan = made.plan();
    let limits = Limits::default().with_max_depth(100_000);
    let accepts = |levels: usize| {
        let text = format!("{}{}", "[".repeat(levels), "]".repeat(levels));
        let cursor = Cursor::new(&text);
        quick::accepts_within(plan, plan.root(), cursor, &limits, &mut 1_000_000)
    };
    assert!(accepts(1) && accepts(256));
    // Left to the walk.
    assert!(!accepts(257));
    let schema = Schema::compile(r##"{"items": {"$ref": "#"}}"##, &CompileOptions::new()).unwrap();
    let deep = format!("{}{}", "[".repeat(257), "]".repeat(257));
    assert!(schema.check_with(deep.as_bytes(), &limits).is_ok());
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
        let found: Vec<String> = violations(plan, plan.root(), &tree, 0)
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

/// Both keywords lead back to the schema itself: without a memory of verdicts each level would double the work.
#[test]
fn a_verdict_is_found_once() {
    let schema =
        r##"{"type": ["array", "null"], "items": {"$ref": "#"}, "contains": {"$ref": "#"}}"##;
    let plan = made(schema).plan();
    for (leaf, count) in [("null", 0), ("1", 129)] {
        let text = format!("{}{leaf}{}", "[".repeat(128), "]".repeat(128));
        let tree = Tree::of_valid(&text);
        let found = violations(plan, plan.root(), &tree, 0);
        assert_eq!(found.arrange(None).count(), count, "{leaf}");
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
        0,
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

#[test]
fn a_rule_is_looked_for_at_every_value_of_its_part() {
    use std::sync::Mutex;

    static SEEN: Mutex<Vec<(String, String)>> = Mutex::new(Vec::new());
    let text = r#"{"properties": {"a": {"items": {"additionalProperties": {"maxItems": 5}}}}}"#;
    let outline = Outline::of(text, &CompileOptions::new()).unwrap();
    let location = "/properties/a/items/additionalProperties";
    let mut parts = outline.parts.iter();
    let part = parts.position(|part| part.location.as_deref() == Some(location));
    let check: RuleCheck = |site| {
        let seen = (site.path.to_owned(), site.node.text().to_owned());
        SEEN.lock().unwrap().push(seen);
    };
    let checks = Box::leak(Box::new([(part.unwrap(), check)]));
    let schema = made_with(text, |parts| parts.checks = checks);
    let text = r#"{"b": 0, "a": [{"x/y": 1, "z": [2]}, {}, 3, {"w": null}]}"#;
    reject_text(&schema, text, &Limits::default(), 0);
    let expected = [("/a/0/x~1y", "1"), ("/a/0/z", "[2]"), ("/a/3/w", "null")];
    let seen = SEEN.lock().unwrap();
    assert!(
        seen.iter()
            .map(|(path, text)| (&**path, &**text))
            .eq(expected),
        "{seen:?}"
    );
}

// SPEC P5
#[test]
fn a_validator_is_built_once_per_process() {
    static SOURCE: SchemaSource = SchemaSource::new(source_of(&[("", r#"{"type": "string"}"#)]));
    static SCHEMA: TypeSchema = TypeSchema::new(parts_of(&SOURCE));

    // In a process of its own, where no other test builds validators.
    if std::env::var_os("SAOP_COUNTS_VALIDATORS").is_none() {
        let test = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "tests::a_validator_is_built_once_per_process"])
            .env("SAOP_COUNTS_VALIDATORS", "1")
            .output()
            .unwrap();
        assert!(
            test.status.success(),
            "{}",
            String::from_utf8_lossy(&test.stdout)
        );
        return;
    }
    let refuse = || {
        for _ in 0..10 {
            reject_text(&SCHEMA, "{}", &Limits::default(), 0);
        }
    };
    let threads: Vec<_> = (0..4).map(|_| std::thread::spawn(refuse)).collect();
    for thread in threads {
        thread.join().expect("the thread ends");
    }
    let built = BUILT.load(std::sync::atomic::Ordering::Relaxed);
    assert_eq!(built, 1);
}

#[test]
fn recursive_types_limit_the_depth() {
    static SOURCE: SchemaSource = SchemaSource::new(source_of(&[("", "{}")]));
    let mut parts = parts_of(&SOURCE);
    assert_eq!(TypeSchema::new(parts).max_depth(), None);
    parts.recursive = true;
    let recursive = TypeSchema::new(parts);
    assert_eq!(recursive.max_depth(), Some(128));
    let limits = Limits::default().with_max_depth(usize::MAX);
    assert_eq!(recursive.within(&limits).max_depth(), 128);
}

#[test]
fn an_error_tells_of_both_kinds() {
    let schema = made(r#"{"type": "object"}"#);
    let parse = reject_text(&schema, "{", &Limits::default(), 0);
    let validation = reject_text(&schema, "[]", &Limits::default(), 0);
    for error in [&parse, &validation] {
        assert_eq!(error.violation_count(), 1);
        assert!(error.to_string().starts_with(&error.as_error().to_string()));
    }
    let source = std::error::Error::source(validation.as_error()).expect("the violations");
    assert!(
        source.to_string().contains("expected an object"),
        "{source}"
    );
    let crate::Error::Validation(validation) = validation else {
        panic!("{validation}");
    };
    assert_eq!(validation.subject(), "Made");
}

#[test]
fn a_pattern_made_at_run_time_matches() {
    for (source, text) in [("^[a-z]+$", "abc"), ("^(a|bc)+$", "abca")] {
        let pattern = Pattern::new(source);
        assert!(pattern.is_match(text), "{source}");
        assert!(!pattern.is_match("A"), "{source}");
    }
}

// SPEC S3
#[test]
fn a_property_that_means_letters_is_told() {
    use crate::{CompileOptions, Outline};

    let text = r#"{"properties": {"a": {"pattern": "^\\p{Greek}$"}, "b": {"pattern": "\\p{L}\\-"}, "c": {"pattern": "\\p{L}-"}},
        "patternProperties": {"^\\P{l}": true, "\\-": true}}"#;
    let outline = Outline::of(text, &CompileOptions::new()).unwrap();
    let told = outline.warnings.iter().map(|one| {
        assert_eq!(one.kind().as_str(), "invalid_pattern");
        let (_, found) = one.message().split_once("but found ").unwrap();
        format!("{}: {found}", one.location())
    });
    let expected = [
        r"/properties/a/pattern: the unknown property `\p{Greek}` (did you mean `\p{Script=Greek}`?) at character 2 in `^\p{Greek}$`",
        r"/properties/b/pattern: the escape `\-` at character 6 in `\p{L}\-`",
        r"/patternProperties/^\P{l}: the unknown property `\P{l}` (did you mean `\P{L}`?) at character 2 in `^\P{l}`",
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

// SPEC S1
#[test]
fn an_identifier_that_two_schemas_have_is_told_and_the_first_is_meant() {
    use crate::{CompileOptions, Outline, Schema};

    let told = |text: &str| -> Vec<String> {
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        let told = outline.warnings.iter();
        told.filter(|one| one.kind().as_str() == "repeated_identifier")
            .map(|one| one.location().to_owned())
            .collect()
    };
    let modern = r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {
        "a": {"$id": "x", "type": "string"}, "b": {"$id": "x", "type": "null"},
        "c": {"$anchor": "n", "type": "string"}, "d": {"$anchor": "n", "type": "null"},
        "e": {"$dynamicAnchor": "m"}, "f": {"$dynamicAnchor": "m", "type": "null"},
        "g": {"$id": "y"}, "h": {"$id": "y"}}, "items": {"anyOf": [{"$ref": "x"}, {"$ref": "#n"}]}}"##;
    let expected = [
        "/$defs/b/$id",
        "/$defs/d/$anchor",
        "/$defs/f/$dynamicAnchor",
    ];
    assert_eq!(told(modern), expected);
    let schema = Schema::compile(modern, &CompileOptions::new()).unwrap();
    assert!(schema.check(br#"["a"]"#).is_ok());
    assert!(schema.check(b"[null]").is_err());

    let early = r##"{"definitions": {"a": {"$id": "#n", "type": "string"}, "b": {"$id": "#n", "type": "null"}}}"##;
    assert_eq!(told(early), ["/definitions/b/$id"]);
    // Some generators write the place of each schema.
    let places = r##"{"items": {"$id": "#/items", "items": {"$id": "#/items", "type": "null"}}}"##;
    assert!(told(places).is_empty());
}
