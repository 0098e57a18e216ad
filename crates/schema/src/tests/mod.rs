//! The reject path by itself: schemas made for a test, and the choice of the likeliest message.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

mod pieces;
mod words;

use saop_json::Tree;
use saop_json::text::Cursor;

use crate::Limits;
use crate::compile::BUILT;
use crate::error::ViolationKind;
use crate::pattern::Pattern;
use crate::reject::{Stopped, reject_text, reject_value};
use crate::site::RuleCheck;
use crate::type_schema::{SchemaKind, SchemaParts, TypeSchema};
use crate::walk::{quick, violations};
use crate::{CompileOptions, Outline, Schema, SchemaSource, SourceParts};

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
    let mut parts = SourceParts::of(Box::leak(Box::new([("", text)])));
    change(&mut parts);
    TypeSchema::new(parts_of(Box::leak(Box::new(SchemaSource::new(parts)))))
}

fn made(text: &'static str) -> TypeSchema {
    made_with(text, |_| ())
}

fn words(validation: &'static str, text: &str) -> Vec<String> {
    let schema = made(validation);
    let error = reject_text(&schema, text, &Limits::default(), Stopped::default());
    error.violations().iter().map(ToString::to_string).collect()
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
    let error = reject_value(&schema, "1", &Limits::NONE, Stopped::default());
    assert_eq!(error.violations()[0].kind(), ViolationKind::Schema);
    assert_eq!(error.violations()[0].position(), None);
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
        reject_value(&schema, &text, &Limits::NONE, Stopped::default())
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

/// Both keywords lead back to the schema itself: without a memory of verdicts each level would double the work.
#[test]
fn a_verdict_is_found_once() {
    let schema =
        r##"{"type": ["array", "null"], "items": {"$ref": "#"}, "contains": {"$ref": "#"}}"##;
    let plan = made(schema).plan();
    for (leaf, count) in [("null", 0), ("1", 129)] {
        let text = format!("{}{leaf}{}", "[".repeat(128), "]".repeat(128));
        let tree = Tree::of_valid(&text);
        let found = violations(plan, plan.root(), &tree, 0, &Limits::NONE);
        assert_eq!(found.arrange(None).count(), count, "{leaf}");
    }
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
    reject_text(&schema, text, &Limits::default(), Stopped::default());
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
    static SOURCE: SchemaSource =
        SchemaSource::new(SourceParts::of(&[("", r#"{"type": "string"}"#)]));
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
            reject_text(&SCHEMA, "{}", &Limits::default(), Stopped::default());
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
    static SOURCE: SchemaSource = SchemaSource::new(SourceParts::of(&[("", "{}")]));
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
    let parse = reject_text(&schema, "{", &Limits::default(), Stopped::default());
    let validation = reject_text(&schema, "[]", &Limits::default(), Stopped::default());
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
