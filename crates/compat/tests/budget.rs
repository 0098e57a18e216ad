//! What a comparison may take: one that takes more steps is unknown, and says so; schemas of usual sizes do not. SPEC C5. How long
//! schemas of each form take is in the tests of the command.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use saop_compat::{
    Callers, Level, MOST_STEPS, Version, compare, compare_tools, compare_tools_within,
};
use saop_tools::ToolList;
use serde_json::{Map, Value, json};

const TOO_MANY: &str = "takes more steps than";

fn many(count: usize, of: impl Fn(usize) -> Value) -> Value {
    (0..count).map(of).collect()
}

fn named(count: usize, of: impl Fn(usize) -> Value) -> Value {
    let members: Map<String, Value> = (0..count).map(|n| (format!("r{n}"), of(n))).collect();
    members.into()
}

fn least(n: usize) -> Value {
    json!({"minLength": n})
}

type Form<'f> = (&'f str, usize, &'f dyn Fn(usize) -> Value);

/// More constants than there are steps for.
fn constants(count: usize, from: usize) -> Value {
    json!({"description": format!("From {from}"), "enum": many(count, |n| format!("v{}", from + n).into())})
}

fn compared(old: &Value, new: &Value) -> saop_compat::Comparison {
    let (old, new) = (old.to_string(), new.to_string());
    compare(Version::new(&old), Version::new(&new)).unwrap()
}

// SPEC C5
#[test]
fn what_takes_too_many_steps_is_unknown_and_text_is_told() {
    let both = |least: usize, from: usize| json!({"required": ["a", "b"], "properties": {"a": {"type": "string", "minLength": least}, "b": constants(50_000, from)}});
    let found = compared(&both(2, 0), &both(1, 30));
    assert_eq!(found.level(), Level::Unknown, "{:?}", found.changes());
    let told = |pointer: &str| {
        let mut all = found.changes().iter();
        all.find(|change| change.pointer() == pointer).unwrap()
    };
    // Which of them is the reason is not known.
    for pointer in ["/properties/a/minLength", "/properties/b/enum"] {
        let unknown = told(pointer);
        assert_eq!(unknown.level(), Level::Unknown);
        assert!(unknown.words().contains(TOO_MANY), "{}", unknown.words());
    }
    assert_eq!(told("/properties/b/description").level(), Level::Patch);
    // What is the same needs no steps.
    assert_eq!(compared(&both(2, 0), &both(2, 0)).level(), Level::None);
}

// SPEC C5
#[test]
fn a_list_has_a_budget_of_its_own_and_what_is_past_it_is_unknown() {
    let plain = |most: u64| json!({"maxProperties": most});
    let list = |most: u64, from: usize, end: u64| {
        let slow = many(
            5,
            |n| json!({"name": format!("slow{n}"), "inputSchema": constants(25_000, from)}),
        );
        let mut tools = vec![json!({"name": "first", "inputSchema": plain(most)})];
        tools.extend(slow.as_array().unwrap().iter().cloned());
        tools.push(json!({"name": "last", "inputSchema": plain(end)}));
        tools.push(json!({"name": "same", "inputSchema": plain(1)}));
        ToolList::parse(&Value::from(tools).to_string()).unwrap()
    };
    let found = compare_tools(&list(1, 0, 1), &list(2, 30, 2), Callers::Listed);
    let told: Vec<_> = found
        .tools()
        .iter()
        .map(|tool| (tool.name(), tool.level()))
        .collect();
    assert_eq!(told[0], ("first", Level::Minor));
    assert_eq!(told.len(), 7);
    assert_eq!(told[6], ("last", Level::Unknown));
    let past = &found.tools()[6].changes()[0].1;
    assert!(past.words().contains(TOO_MANY), "{}", past.words());
}

// SPEC C5
#[test]
fn several_comparisons_may_share_a_budget() {
    let list = |most: u64| {
        let tools = json!([{"name": "a", "inputSchema": {"maxProperties": most}}]);
        ToolList::parse(&tools.to_string()).unwrap()
    };
    let level =
        |left: &mut u64| compare_tools_within(&list(1), &list(2), Callers::Listed, left).level();
    let mut left = MOST_STEPS;
    assert_eq!(level(&mut left), Level::Minor);
    assert!(left < MOST_STEPS);
    left = 0;
    assert_eq!(level(&mut left), Level::Unknown);
}

// SPEC C1, C5
#[test]
fn schemas_of_usual_sizes_are_compared() {
    let names = |count: usize| many(count, |n| format!("r{n}").into());
    let pattern = |n| json!({"type": "string", "minLength": n, "pattern": format!("^a{n}-")});
    let property = |n: usize| json!({"properties": {format!("p{n}"): {"type": "string"}}});
    let forms: [Form<'_>; 9] = [
        (
            "allOf",
            100,
            &|count| json!({"allOf": many(count, property)}),
        ),
        (
            "not",
            32,
            &|count| json!({"allOf": many(count, |n| json!({"not": {"const": n}}))}),
        ),
        (
            "multipleOf",
            24,
            &|count| json!({"allOf": many(count, |n| json!({"multipleOf": 2 * n + 1}))}),
        ),
        (
            "not enum",
            64,
            &|count| json!({"not": {"enum": many(count, Value::from)}}),
        ),
        (
            "patternProperties",
            64,
            &|count| json!({"type": "object", "patternProperties": named(count, least)}),
        ),
        (
            "required",
            200,
            &|count| json!({"type": "object", "required": names(count)}),
        ),
        (
            "items",
            100,
            &|count| json!({"type": "array", "items": many(count, least)}),
        ),
        ("anyOf", 32, &|count| json!({"anyOf": many(count, pattern)})),
        (
            "enum",
            500,
            &|count| json!({"enum": many(count, Value::from)}),
        ),
    ];
    for (form, size, of) in forms {
        let (more, less) = (of(size), of(size - 1));
        let is_wider = ["anyOf", "enum"].contains(&form);
        let (narrow, wide) = if is_wider { (less, more) } else { (more, less) };
        assert_eq!(compared(&narrow, &wide).level(), Level::Minor, "{form}");
        let back = compared(&wide, &narrow);
        assert_eq!(back.level(), Level::Major, "{form}");
        assert!(
            back.changes()
                .iter()
                .any(|change| change.witness().is_some()),
            "{form}"
        );
    }
}

// SPEC C5. References once copied what they lead to: 1 MiB of them became gigabytes before anything was compared.
#[test]
fn what_many_references_lead_to_is_there_once() {
    let list = many(20_000, Value::from);
    let schema = |count: usize| json!({"properties": named(count, |_| json!({"$ref": "#/definitions/list"})), "definitions": {"list": {"enum": list}}});
    let found = compared(&schema(2_000), &schema(2_001));
    assert_ne!(found.level(), Level::None);
    assert_eq!(found.changes()[0].pointer(), "/properties/r2000");
}

// SPEC C5. The last of two equal keys was compared once.
#[test]
fn a_document_that_repeats_a_key_is_refused() {
    let twice = r#"{"$id": "b.json", "type": "string", "type": "integer"}"#;
    let documents = [("b.json".to_owned(), twice.to_owned())];
    let old = Version {
        documents: &documents,
        ..Version::new(r#"{"$ref": "b.json"}"#)
    };
    let error = compare(old, Version::new("{}")).unwrap_err().to_string();
    assert!(
        error.starts_with("the old schema: b.json: expected each key once"),
        "{error}"
    );
}
