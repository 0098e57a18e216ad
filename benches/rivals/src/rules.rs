//! One document for each rule of the envelope, broken or just kept: what tells a peer that checks less, or more, from one
//! that does the same work.
//!
//! Invariant: each is named by what was done to a valid envelope, and no two are the same.

use serde_json::{Value, json};

use crate::documents::{broken, envelopes};

/// What was done, and the text.
///
/// # Panics
///
/// Where the envelope has not the members that are changed.
#[must_use]
pub fn rules() -> Vec<(String, String)> {
    let mut rules = members();
    rules.extend(values());
    rules.extend(texts());
    rules
}

fn small() -> Value {
    serde_json::from_str(&envelopes()[0].text).expect("JSON")
}

/// The objects of an envelope that know their members, with those.
const OBJECTS: [(&str, &[&str], &[&str]); 4] = [
    (
        "",
        &[
            "schema_version",
            "turn_index",
            "agent_id",
            "phase",
            "thought",
            "action",
            "observation",
        ],
        &[],
    ),
    ("/thought", &["reasoning", "plan"], &["uncertainty"]),
    ("/action", &["tool_name", "arguments"], &[]),
    ("/observation", &["status", "output"], &["error_detail"]),
];

/// Each required member absent, each member `null`, each optional one there, and in each object one that is no member.
fn members() -> Vec<(String, String)> {
    let mut rules = Vec::new();
    for (path, required, optional) in OBJECTS {
        let mut with = |what: &str, name: &str, value: Option<Value>| {
            let mut envelope = small();
            let object = envelope.pointer_mut(path).and_then(Value::as_object_mut);
            let object = object.expect("an object");
            match value {
                Some(value) => object.insert(name.to_owned(), value),
                None => object.remove(name),
            };
            rules.push((format!("{path}/{name} {what}"), envelope.to_string()));
        };
        for name in required {
            with("absent", name, None);
        }
        for name in required.iter().chain(optional) {
            with("null", name, Some(Value::Null));
        }
        for name in optional {
            with("empty", name, Some(json!("")));
            with("a number", name, Some(json!(1)));
        }
        with("no member", "extra", Some(json!("")));
    }
    rules
}

/// Each value at and beyond what its rule allows.
fn values() -> Vec<(String, String)> {
    let words = ["", "é", " "];
    let mut rules = Vec::new();
    let mut with = |path: &str, values: &[Value]| {
        for value in values {
            let mut envelope = small();
            *envelope.pointer_mut(path).expect("a member") = value.clone();
            rules.push((format!("{path} {value}"), envelope.to_string()));
        }
    };
    for path in [
        "/agent_id",
        "/phase",
        "/thought/reasoning",
        "/thought/plan",
        "/action/tool_name",
        "/observation/output",
    ] {
        with(path, &words.map(Value::from));
        with(path, &[json!(1), json!(true), json!([]), json!({})]);
    }
    with(
        "/schema_version",
        &[
            "1.0", "1.0.0.0", "1.0.x", "v1.0.0", " 1.0.0", "1.0.0\n", "10.20.30",
        ]
        .map(Value::from),
    );
    with(
        "/turn_index",
        &[json!(0), json!(-1), json!(1.5), json!(-0.5)],
    );
    with(
        "/turn_index",
        &[json!("1"), json!(true), json!([1]), json!({})],
    );
    with(
        "/observation/status",
        &["error", "timeout", "partial"].map(Value::from),
    );
    with(
        "/observation/status",
        &["", "Success", "successful"].map(Value::from),
    );
    with(
        "/action/arguments",
        &[json!({}), json!([]), json!(""), json!(0)],
    );
    for path in ["/thought", "/action", "/observation"] {
        with(path, &[json!([]), json!(""), json!(1), json!({})]);
    }
    rules
}

/// What no `Value` shows.
fn texts() -> Vec<(String, String)> {
    let small = &envelopes()[0];
    let of = |what: &str, from: &str, to: &str| {
        let text = small.text.replacen(from, to, 1);
        assert_ne!(text, small.text, "expected {from} in the document");
        (what.to_owned(), text)
    };
    let mut texts = vec![
        of(
            "an integer with a fraction of zero",
            r#""turn_index": 13"#,
            r#""turn_index": 13.0"#,
        ),
        of(
            "an integer with an exponent",
            r#""turn_index": 13"#,
            r#""turn_index": 13e0"#,
        ),
        of(
            "a key twice",
            r#""turn_index": 13"#,
            r#""turn_index": 13, "turn_index": 14"#,
        ),
        of(
            "a key twice in arguments",
            r#""path": "#,
            r#""path": 1, "path": "#,
        ),
        of("a comma too many", "}}, ", "},}, "),
        of(
            "a number with a leading zero",
            r#""turn_index": 13"#,
            r#""turn_index": 013"#,
        ),
        of(
            "a control character in a string",
            "implementer-1",
            "implementer\t1",
        ),
        of(
            "an escape that there is not",
            "implementer-1",
            r"implementer\x31",
        ),
        ("nothing".to_owned(), String::new()),
        ("an array".to_owned(), format!("[{}]", small.text)),
        ("half of it".to_owned(), small.text[..300].to_owned()),
    ];
    for document in envelopes() {
        let broken = broken(&document).into_iter();
        texts.extend(broken.map(|(fault, text)| (format!("{} {fault}", document.name), text)));
    }
    texts
}
