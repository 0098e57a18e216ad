//! Small schemas made to take long.
//!
//! Invariant: what is said of each comes within a time that a walk over all that it unfolds to would exceed by far.

#![cfg(test)]

use std::collections::BTreeMap;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use saop_codegen::{Settings, generate};

/// Plenty for a build without optimization on a busy machine.
const LONGEST: Duration = Duration::from_mins(1);

/// The codes of what is said of a schema, if that comes in time.
fn codes(members: &str) -> Vec<String> {
    let text = format!(
        r#"{{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.org/schemas/case/1.0.0",
            "title": "Case", "description": "-", "type": "object", "additionalProperties": false, {members}}}"#
    );
    let sources = BTreeMap::from([("case.schema.json".to_owned(), text)]);
    let settings = Settings::default().with_id_base("https://example.org/schemas/");
    let (done, said) = mpsc::channel();
    // The least stack that a main thread has on usual systems.
    let small = thread::Builder::new().stack_size(1 << 20);
    let made = move || done.send(generate(&sources, &settings).map(|_| ()));
    small.spawn(made).unwrap();
    let said = said.recv_timeout(LONGEST).unwrap();
    said.map_or_else(
        |problems| {
            problems
                .errors()
                .map(|one| one.code().to_string())
                .collect()
        },
        |()| Vec::new(),
    )
}

/// `of` for each number below `count`, with commas between.
fn list(count: usize, of: impl Fn(usize) -> String) -> String {
    (0..count).map(of).collect::<Vec<_>>().join(", ")
}

#[test]
fn values_are_not_counted_without_end() {
    const MEMBERS: usize = 60;
    let closed = |member: &str| {
        let names = list(MEMBERS, |name| format!(r#""p{name}""#));
        let properties = list(MEMBERS, |name| format!(r#""p{name}": {member}"#));
        format!(
            r#"{{"type": "object", "additionalProperties": false, "required": [{names}], "properties": {{{properties}}}}}"#
        )
    };
    let definitions = list(7, |level| {
        let member = match level {
            0 => r#"{"const": "a"}"#.to_owned(),
            _ => format!(r##"{{"$ref": "#/definitions/D{}"}}"##, level - 1),
        };
        format!(r#""D{level}": {}"#, closed(&member))
    });
    let said = codes(&format!(
        r##""properties": {{"list": {{"type": "array", "uniqueItems": true, "minItems": 2,
            "items": {{"$ref": "#/definitions/D6"}}}}}}, "definitions": {{{definitions}}}"##
    ));
    assert!(said.iter().all(|code| code == "SCH023"), "{said:?}");
    assert!(!said.is_empty());
}

#[test]
fn values_that_hold_themselves_are_many() {
    let said = codes(
        r##""properties": {"list": {"type": "array", "uniqueItems": true, "minItems": 2,
            "items": {"$ref": "#/definitions/N"}}},
        "definitions": {"N": {"type": "object", "additionalProperties": false,
            "properties": {"next": {"$ref": "#/definitions/N"}}}}"##,
    );
    assert!(said.is_empty(), "{said:?}");
}

#[test]
fn values_nest_as_deep_as_any_walk_over_them_may_go() {
    const DEPTH: usize = 500;
    let nested = format!("{}{{}}{}", r#"{"next": "#.repeat(DEPTH), "}".repeat(DEPTH));
    let lists = format!("{}{}", "[".repeat(DEPTH), "]".repeat(DEPTH));
    let members = format!(
        r##""properties": {{"n": {{"$ref": "#/definitions/N"}}, "l": {{"$ref": "#/definitions/L"}}}}, "default": {lists},
        "definitions": {{
            "N": {{"type": "object", "additionalProperties": false, "examples": [{nested}],
                "properties": {{"next": {{"$ref": "#/definitions/N"}}}}}},
            "L": {{"type": "array", "uniqueItems": true, "examples": [[{nested}, {nested}]],
                "items": {{"$ref": "#/definitions/N"}}}}}}"##
    );
    let said = codes(&members);
    assert_eq!(
        said,
        ["SCH026", "SCH026"],
        "a default that is no object, and an item twice"
    );
    let deeper = members.replace("[[[", &"[".repeat(3 + DEPTH));
    assert_eq!(codes(&deeper), ["SCH001"]);
}

/// Found by a review: whether an example follows from another problem took a level of the stack for each reference.
#[test]
fn a_long_chain_of_references_takes_no_stack() {
    const LENGTH: usize = 1_500;
    let definitions = list(LENGTH, |one| {
        format!(
            r##""D{one}": {{"type": "object", "additionalProperties": false, "properties": {{"n": {{"$ref": "#/definitions/D{}"}}}}}}"##,
            (one + 1) % LENGTH
        )
    });
    let examples = list(20, |_| "5".to_owned());
    let members = format!(
        r##""properties": {{"n": {{"$ref": "#/definitions/D0"}}}}, "examples": [{examples}], "definitions": {{{definitions}}}"##
    );
    let said = codes(&members);
    assert!(said.iter().any(|code| code == "SCH026"), "{said:?}");
}

/// The types of a schema of any form, if they come in time.
fn types(schema: String) -> String {
    let (done, made) = mpsc::channel();
    let sources = BTreeMap::from([("x.json".to_owned(), schema)]);
    let settings = Settings::default().with_house_rules(false);
    thread::spawn(move || done.send(generate(&sources, &settings)));
    let made = made.recv_timeout(LONGEST).unwrap().unwrap();
    made.files["types.rs"].clone()
}

const DIALECT: &str = r#""$schema": "https://json-schema.org/draft/2020-12/schema""#;

// SPEC S2
#[test]
fn what_is_past_a_limit_may_describe_members() {
    let many = list(300, |n| {
        format!(r#"{{"properties": {{"p{n}": {{"type": "string"}}}}}}"#)
    });
    let chain = list(80, |n| {
        format!(
            r##""d{n}": {{"allOf": [{{"$ref": "#/$defs/d{}"}}]}}"##,
            n + 1
        )
    });
    for schema in [
        format!(
            r#"{{{DIALECT}, "type": "object", "allOf": [{many}], "unevaluatedProperties": false}}"#
        ),
        format!(
            r#"{{{DIALECT}, "type": "object", "allOf": [{many}], "unevaluatedProperties": {{"type": "integer"}}}}"#
        ),
        format!(
            r##"{{{DIALECT}, "type": "object", "$ref": "#/$defs/d0", "unevaluatedProperties": {{"type": "integer"}},
                "$defs": {{{chain}, "d80": {{"properties": {{"deep": {{"type": "string"}}}}}}}}}}"##
        ),
    ] {
        let text = types(schema);
        let is_open = text.contains("pub extra: __rt::open::Extra<Self, __rt::JsonValue>")
            || text.contains("__inner: __rt::JsonObject");
        assert!(is_open, "{text}");
        assert!(
            !text.contains("Extra<Self, i64>") && !text.contains("Map<i64>"),
            "{text}"
        );
    }
}

// SPEC X1
#[test]
fn many_references_to_a_large_part_are_laid_out_in_time() {
    let properties = list(4_000, |n| format!(r#""p{n}": {{"type": "number"}}"#));
    let references = list(2_000, |n| {
        format!(r##""r{n}": {{"$ref": "#/$defs/d", "minProperties": 1}}"##)
    });
    types(format!(
        r#"{{{DIALECT}, "type": "object", "properties": {{{references}}}, "$defs": {{"d": {{"properties": {{{properties}}}, "not": {{}}}}}}}}"#
    ));
    let chain = list(2_000, |n| {
        format!(
            r##""c{n}": {{"$ref": "#/$defs/c{}", "required": ["a"]}}"##,
            n + 1
        )
    });
    types(format!(
        r#"{{{DIALECT}, "type": "object", "$defs": {{{chain}, "c2000": {{"properties": {{{properties}}}}}}}}}"#
    ));
}

// SPEC X1
#[test]
fn a_large_part_in_many_unions_is_laid_out_once() {
    const MEMBERS: usize = 500;
    let properties = list(MEMBERS, |n| format!(r#""p{n}": {{"type": "string"}}"#));
    let large = format!(r#""d": {{"type": ["object", "null"], "properties": {{{properties}}}}}"#);
    let reference = r##"{"$ref": "#/$defs/d"}"##;
    let branches = list(200, |_| reference.to_owned());
    let unions = list(200, |n| {
        format!(r#""u{n}": {{"oneOf": [{reference}, {{"type": ["string", "null"]}}]}}"#)
    });
    for schema in [
        format!(
            r#"{{{DIALECT}, "oneOf": [{branches}, {{"type": ["string", "null"]}}], "$defs": {{{large}}}}}"#
        ),
        format!(
            r#"{{{DIALECT}, "type": "object", "properties": {{{unions}}}, "$defs": {{{large}}}}}"#
        ),
    ] {
        let text = types(schema);
        assert_eq!(text.matches("pub p499: ").count(), 1);
    }
}

/// Found by a review: for each of many parts, the names that they share were compared with a pattern again.
#[test]
fn patterns_are_not_compared_with_names_again_and_again() {
    let listed = list(1_000, |one| format!(r#""n{one}": {{"type": "string"}}"#));
    let shared = format!(
        r#""additionalProperties": false, "patternProperties": {{"^(a|b)*x-": {{"type": "string"}}}}, "properties": {{{listed}}}"#
    );
    let parts = list(10_000, |one| {
        let further = list(3, |more| {
            format!(r##"{{"$ref": "#/$defs/s{}"}}"##, (one + more) % 4)
        });
        format!(r#""p{one}": {{"allOf": [{further}]}}"#)
    });
    let all = list(4, |one| format!(r#""s{one}": {{{shared}}}"#));
    let schema = format!(
        r#"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {{{all}, {parts}}}}}"#
    );
    assert!(schema.len() > 900_000, "{}", schema.len());
    let sources = BTreeMap::from([("hostile.json".to_owned(), schema)]);
    let (done, said) = mpsc::channel();
    thread::spawn(move || {
        let settings = Settings::default().with_house_rules(false);
        done.send(generate(&sources, &settings).map(|_| ()))
    });
    let said = said.recv_timeout(LONGEST).unwrap();
    assert!(said.is_ok(), "{said:?}");
}
