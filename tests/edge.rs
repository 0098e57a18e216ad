//! serde at the edge: wrappers, parents and formats around the types of the protocol. SPEC W.
//!
//! A release of `serde_json`, or a wrapper, whose type is no longer recognised would read text as plain data: every rule would hold,
//! but numbers would lose their spelling, which these tests see.

#![cfg(test)]

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequest, Request};
use saop::{
    JsonNumber, JsonObject, NonEmptyString, SaopAction, SaopEnvelope, SaopMessage, SaopObservation,
    SaopThought, parse,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Arguments of which no number survives a float.
const ARGUMENTS: &str = r#"{"id":12345678901234567890123,"price":0.10,"far":1e400}"#;

fn action() -> String {
    format!(r#"{{"tool_name":"pay","arguments":{ARGUMENTS}}}"#)
}

fn envelope() -> String {
    let envelope = include_str!("../examples/envelope.json");
    let mut envelope: Value = serde_json::from_str(envelope).unwrap();
    envelope["action"] = Value::Null;
    envelope
        .to_string()
        .replace("\"action\":null", &format!("\"action\":{}", action()))
}

/// Reads a text by every reader that shows the text of a value, and gives what each made of it.
fn readers<T: DeserializeOwned>(text: &str) -> Vec<(&'static str, Result<T, String>)> {
    let words = |error: serde_json::Error| error.to_string();
    let mut to_error = serde_json::Deserializer::from_str(text);
    let mut from_slice = serde_json::Deserializer::from_slice(text.as_bytes());
    let mut ignored = serde_json::Deserializer::from_str(text);
    vec![
        ("from_str", serde_json::from_str(text).map_err(words)),
        (
            "from_slice",
            serde_json::from_slice(text.as_bytes()).map_err(words),
        ),
        (
            "from_reader",
            serde_json::from_reader(text.as_bytes()).map_err(words),
        ),
        (
            "serde_path_to_error",
            serde_path_to_error::deserialize(&mut to_error).map_err(|error| error.to_string()),
        ),
        (
            "serde_path_to_error over a slice",
            serde_path_to_error::deserialize(&mut from_slice).map_err(|error| error.to_string()),
        ),
        (
            "serde_ignored",
            serde_ignored::deserialize(&mut ignored, |_| {}).map_err(words),
        ),
        (
            "serde_stacker",
            T::deserialize(serde_stacker::Deserializer::new(
                &mut serde_json::Deserializer::from_str(text),
            ))
            .map_err(words),
        ),
        ("serde_path_to_error over serde_ignored", {
            let mut inner = serde_json::Deserializer::from_str(text);
            let mut callback = |_: serde_ignored::Path<'_>| {};
            let wrapped = serde_ignored::Deserializer::new(&mut inner, &mut callback);
            serde_path_to_error::deserialize(wrapped).map_err(|error| error.to_string())
        }),
    ]
}

/// A caller's own type, in which a message is one of several values.
#[derive(Deserialize)]
struct Batch {
    actions: Vec<SaopAction>,
    by_name: BTreeMap<String, Option<SaopAction>>,
    #[serde(default)]
    loose: JsonObject,
}

// SPEC W
#[test]
fn every_reader_of_json_text_keeps_the_spelling_of_numbers() {
    for (reader, read) in readers::<SaopAction>(&action()) {
        assert_eq!(read.unwrap().arguments.as_json(), ARGUMENTS, "{reader}");
    }
    for (reader, read) in readers::<SaopEnvelope>(&envelope()) {
        assert_eq!(
            read.unwrap().action.arguments.as_json(),
            ARGUMENTS,
            "{reader}"
        );
    }
    for (reader, read) in readers::<SaopMessage>(&envelope()) {
        let SaopMessage::SaopEnvelope(read) = read.unwrap() else {
            panic!("{reader}");
        };
        assert_eq!(read.action.arguments.as_json(), ARGUMENTS, "{reader}");
    }
    let text = format!(
        r#"{{"actions":[{0},{0}],"by_name":{{"a":{0},"b":null}},"loose":{ARGUMENTS}}}"#,
        action()
    );
    for (reader, read) in readers::<Batch>(&text) {
        let read = read.unwrap();
        assert_eq!(read.actions[1].arguments.as_json(), ARGUMENTS, "{reader}");
        let named = read.by_name["a"].as_ref().unwrap();
        assert_eq!(named.arguments.as_json(), ARGUMENTS, "{reader}");
        assert!(read.by_name["b"].is_none(), "{reader}");
        assert_eq!(read.loose.as_json(), ARGUMENTS, "{reader}");
    }
    // Out of a free-form object, by our own deserializer.
    let outer: JsonObject = format!(r#"{{"inner":{}}}"#, action()).parse().unwrap();
    let inner: SaopAction = outer.get("inner").unwrap().deserialize_into().unwrap();
    assert_eq!(inner.arguments.as_json(), ARGUMENTS);
    let raw: Box<serde_json::value::RawValue> =
        outer.get("inner").unwrap().deserialize_into().unwrap();
    assert_eq!(raw.get(), action());
}

fn through_axum<T: DeserializeOwned>(body: String) -> Result<T, String> {
    let request = Request::post("/")
        .header("content-type", "application/json")
        .body(Body::from(body))
        .unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let read = runtime.block_on(Json::<T>::from_request(request, &()));
    read.map(|Json(read)| read)
        .map_err(|error| error.body_text())
}

// SPEC W
#[test]
fn axum_keeps_the_spelling_and_says_what_is_wrong_where() {
    let read: SaopEnvelope = through_axum(envelope()).unwrap();
    assert_eq!(read, parse(envelope()).unwrap());
    assert_eq!(read.action.arguments.as_json(), ARGUMENTS);
    let broken = envelope().replace("\"tool_name\":\"pay\"", "\"tool_name\":\"\"");
    let error = through_axum::<SaopEnvelope>(broken).unwrap_err();
    let words =
        "/action/tool_name: expected a string of at least 1 character, but found an empty string";
    assert!(error.contains(words), "{error}");
}

// SPEC W
#[test]
fn an_error_is_the_first_violation_with_its_place_and_the_count() {
    let one = envelope().replace("\"turn_index\":13", "\"turn_index\":-1");
    assert_ne!(one, envelope());
    let first = "/turn_index: expected an integer of at least 0, but found the number -1";
    for (reader, read) in readers::<SaopEnvelope>(&one) {
        let error = read.unwrap_err();
        assert!(
            error.contains(first) && !error.contains("more"),
            "{reader}: {error}"
        );
    }
    let three = one
        .replace("\"tool_name\":\"pay\",", "")
        .replace("\"status\":", "\"stat\":");
    for (reader, read) in readers::<SaopEnvelope>(&three) {
        let error = read.unwrap_err();
        assert!(
            error.contains(" (and 3 more violations)"),
            "{reader}: {error}"
        );
    }
    // A part has its own places.
    let error = serde_json::from_str::<SaopThought>(r#"{"reasoning":"","plan":"p"}"#).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("/reasoning: expected a string of at least 1"),
        "{error}"
    );
    let error = serde_json::from_str::<SaopObservation>(r#"{"status":"done","output":""}"#);
    let error = error.unwrap_err().to_string();
    assert!(error.starts_with("/status: expected `success`"), "{error}");
}

// SPEC W
#[test]
fn repeated_keys_and_depth_are_refused_in_text() {
    let nested = |levels: usize| {
        format!(
            r#"{{"tool_name":"t","arguments":{{"a":{}{}}}}}"#,
            "[".repeat(levels),
            "]".repeat(levels)
        )
    };
    for (text, expected) in [
        (
            r#"{"tool_name":"t","tool_name":"u","arguments":{}}"#.to_owned(),
            "found `tool_name` again",
        ),
        (
            r#"{"tool_name":"t","arguments":{"a":[{"b":1,"\u0062":2}]}}"#.to_owned(),
            "found `b` again",
        ),
        (
            r#"{"tool_name":"\ud800","arguments":{}}"#.to_owned(),
            "surrogate",
        ),
        (
            nested(400),
            "expected at most 128 levels of arrays and objects",
        ),
    ] {
        let errors = readers::<SaopAction>(&text)
            .into_iter()
            .map(|(reader, read)| (reader, read.map(drop)))
            .chain(
                readers::<SaopMessage>(&text)
                    .into_iter()
                    .map(|(reader, read)| (reader, read.map(drop))),
            );
        for (reader, read) in errors {
            let error = read.unwrap_err();
            assert!(error.contains(expected), "{reader}: {error}");
        }
    }
    for (reader, read) in readers::<NonEmptyString>(r#""\ud800""#) {
        let error = read.unwrap_err();
        assert!(error.contains("surrogate"), "{reader}: {error}");
    }
    for (reader, read) in readers::<JsonNumber>(r#""\ud800""#) {
        let error = read.unwrap_err();
        assert!(error.contains("surrogate"), "{reader}: {error}");
    }
    for (reader, read) in readers::<SaopAction>(&nested(100)) {
        assert!(read.is_ok(), "{reader}");
    }
}

// SPEC W
#[test]
fn a_text_over_the_limit_is_refused_by_its_size() {
    let text = format!(
        r#"{{"tool_name":"{}","arguments":{{}}}}"#,
        "x".repeat(64 << 20)
    );
    for error in [
        serde_json::from_str::<SaopAction>(&text).unwrap_err(),
        serde_json::from_str::<SaopMessage>(&text).unwrap_err(),
        serde_json::from_str::<NonEmptyString>(&format!("\"{}\"", "x".repeat(64 << 20)))
            .unwrap_err(),
    ] {
        let error = error.to_string();
        assert!(error.contains("at most 67108864 bytes"), "{error}");
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct TwoInOne {
    #[serde(flatten)]
    thought: SaopThought,
    #[serde(flatten)]
    action: SaopAction,
    #[serde(flatten)]
    more: BTreeMap<String, Value>,
    own: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Thought(SaopThought),
    Action(SaopAction),
    Number(u8),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
enum Tagged {
    Thought(SaopThought),
    Action(SaopAction),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "of")]
enum Adjacent {
    Thought(SaopThought),
    Action(SaopAction),
}

// SPEC W: what serde buffers has numbers of 64 bits
#[test]
fn two_types_under_flatten_share_an_object_with_a_map() {
    let text =
        r#"{"reasoning":"r","plan":"p","tool_name":"t","arguments":{"n":1.5},"x":[1],"own":7}"#;
    for (reader, read) in readers::<TwoInOne>(text) {
        let read = read.unwrap_or_else(|error| panic!("{reader}: {error}"));
        assert_eq!(read.thought.plan.as_str(), "p", "{reader}");
        assert_eq!(read.action.arguments.as_json(), r#"{"n":1.5}"#, "{reader}");
        assert_eq!((read.own, &read.more["x"]), (7, &json!([1])), "{reader}");
        let written = serde_json::to_string(&read).unwrap();
        assert_eq!(serde_json::from_str::<TwoInOne>(&written).unwrap(), read);
    }
    // Each keeps its rules.
    for (broken, expected) in [
        (
            text.replace("\"plan\":\"p\",", ""),
            "expected the member `plan`",
        ),
        (
            text.replace("\"t\"", "\"\""),
            "/tool_name: expected a string of at least 1 character",
        ),
        (
            text.replace("{\"n\":1.5}", "[]"),
            "/arguments: expected an object",
        ),
    ] {
        let error = serde_json::from_str::<TwoInOne>(&broken)
            .unwrap_err()
            .to_string();
        assert!(error.contains(expected), "{error}");
    }
    let mut cbor = Vec::new();
    let read: TwoInOne = serde_json::from_str(text).unwrap();
    ciborium::into_writer(&read, &mut cbor).unwrap();
    assert_eq!(ciborium::from_reader::<TwoInOne, _>(&*cbor).unwrap(), read);
}

#[test]
fn parents_that_buffer_hold_the_rules() {
    let small = r#"{"tool_name":"t","arguments":{"n":[1,0.5,-3,null,true,"x"]}}"#;
    let tagged = small.replacen('{', "{\"kind\":\"Action\",", 1);
    let adjacent = format!(r#"{{"kind":"Action","of":{small}}}"#);
    let late = format!(r#"{{"of":{small},"kind":"Action"}}"#);
    let action: SaopAction = parse(small).unwrap();
    for (reader, read) in readers::<Untagged>(small) {
        assert_eq!(read.unwrap(), Untagged::Action(action.clone()), "{reader}");
    }
    for (reader, read) in readers::<Tagged>(&tagged) {
        assert_eq!(read.unwrap(), Tagged::Action(action.clone()), "{reader}");
    }
    for text in [&adjacent, &late] {
        for (reader, read) in readers::<Adjacent>(text) {
            assert_eq!(read.unwrap(), Adjacent::Action(action.clone()), "{reader}");
        }
    }
    for (reader, read) in readers::<Untagged>(r#"{"tool_name":"","arguments":{}}"#) {
        assert!(read.is_err(), "{reader}");
    }
    for (reader, read) in readers::<Tagged>(&tagged.replace("\"t\"", "7")) {
        let error = read.unwrap_err();
        assert!(
            error.contains("/tool_name: expected a string, but found the number 7"),
            "{reader}: {error}"
        );
    }
}

// SPEC W
#[test]
fn binary_formats_and_values_hold_the_rules() {
    let value = json!({"tool_name": "t", "arguments": {"n": [1, 0.5, -3, null, true, "x"]}});
    let action: SaopAction = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(SaopAction::deserialize(&value).unwrap(), action);
    let mut cbor = Vec::new();
    // Not of `value`, which writes its numbers as objects where serde_json keeps their spelling.
    ciborium::into_writer(&action, &mut cbor).unwrap();
    assert_eq!(
        ciborium::from_reader::<SaopAction, _>(&*cbor).unwrap(),
        action
    );
    let packed = rmp_serde::to_vec_named(&action).unwrap();
    assert_eq!(
        rmp_serde::from_slice::<SaopAction>(&packed).unwrap(),
        action
    );

    let wrong = json!({"tool_name": "", "arguments": [], "x": 1});
    let expected =
        "/arguments: expected an object, but found an empty array (and 2 more violations)";
    let mut errors = vec![
        serde_json::from_value::<SaopAction>(wrong.clone())
            .unwrap_err()
            .to_string(),
    ];
    let mut cbor = Vec::new();
    ciborium::into_writer(&wrong, &mut cbor).unwrap();
    errors.push(
        ciborium::from_reader::<SaopAction, _>(&*cbor)
            .unwrap_err()
            .to_string(),
    );
    let packed = rmp_serde::to_vec_named(&wrong).unwrap();
    errors.push(
        rmp_serde::from_slice::<SaopAction>(&packed)
            .unwrap_err()
            .to_string(),
    );
    for error in errors {
        assert!(error.contains(expected), "{error}");
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Open {
    own: u8,
    #[serde(flatten)]
    action: SaopAction,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Closed {
    own: u8,
    #[serde(flatten)]
    action: SaopAction,
}

// SPEC W: the row of docs/guarantees.md about parents that buffer
#[test]
fn what_parents_that_buffer_change_is_documented() {
    let text = |arguments: &str, more: &str| {
        format!(r#"{{"own":7,"tool_name":"t","arguments":{arguments}{more}}}"#)
    };
    let number = "12345678901234567890123";
    let arguments = format!(r#"{{"n":{number}}}"#);
    // Numbers keep their spelling where a feature of serde_json keeps it.
    let kept = if cfg!(feature = "serde-json-arbitrary-precision") {
        number
    } else {
        "1.2345678901234568e22"
    };
    let open: Open = serde_json::from_str(&text(&arguments, "")).unwrap();
    assert_eq!(
        open.action.arguments.as_json(),
        format!(r#"{{"n":{kept}}}"#)
    );
    let tagged = format!(r#"{{"kind":"Action","tool_name":"t","arguments":{arguments}}}"#);
    let Tagged::Action(action) = serde_json::from_str(&tagged).unwrap() else {
        panic!("another branch")
    };
    assert_eq!(action.arguments.as_json(), format!(r#"{{"n":{kept}}}"#));
    let untagged = format!(r#"{{"tool_name":"t","arguments":{arguments}}}"#);
    let Untagged::Action(action) = serde_json::from_str(&untagged).unwrap() else {
        panic!("another branch")
    };
    assert_eq!(action.arguments.as_json(), format!(r#"{{"n":{kept}}}"#));

    // An unknown member is the parent's business under flatten, and stays an error elsewhere.
    let unknown = text("{}", r#","x":1"#);
    assert!(serde_json::from_str::<Open>(&unknown).is_ok());
    let error = serde_json::from_str::<Closed>(&unknown)
        .unwrap_err()
        .to_string();
    assert!(error.contains("unknown field `x`"), "{error}");
    assert!(serde_json::from_str::<Closed>(&text("{}", "")).is_ok());
    for broken in [
        r#"{"kind":"Action","tool_name":"t","arguments":{},"x":1}"#,
        r#"{"tool_name":"t","arguments":{},"x":1}"#,
    ] {
        assert!(serde_json::from_str::<Tagged>(broken).is_err(), "{broken}");
        assert!(
            serde_json::from_str::<Untagged>(broken).is_err(),
            "{broken}"
        );
    }

    // Duplicate keys, of the object and deeper.
    for broken in [
        text("{}", r#","tool_name":"u""#),
        text(r#"{"n":1,"n":2}"#, ""),
    ] {
        assert!(serde_json::from_str::<Open>(&broken).is_err(), "{broken}");
    }
    for broken in [
        r#"{"kind":"Action","tool_name":"t","arguments":{},"tool_name":"u"}"#,
        r#"{"kind":"Action","tool_name":"t","arguments":{"n":1,"n":2}}"#,
    ] {
        assert!(serde_json::from_str::<Tagged>(broken).is_err(), "{broken}");
        assert!(
            serde_json::from_str::<Untagged>(&broken.replace(r#""kind":"Action","#, "")).is_err()
        );
    }
}

// SPEC W: the rows of docs/guarantees.md about `metadata`, syntax, size and depth
#[test]
fn metadata_and_limits_under_parents_that_buffer() {
    #[derive(Debug, Deserialize)]
    struct Kept {
        #[serde(flatten)]
        observation: saop::Observation,
    }
    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    enum Either {
        Observation(Box<saop::Observation>),
        Action(SaopAction),
    }
    let text = |number: &str| {
        let observation = include_str!("../examples/observation.json");
        let mut observation: Value = serde_json::from_str(observation).unwrap();
        observation["metadata"] = json!({"n": null});
        observation
            .to_string()
            .replace("{\"n\":null}", &format!("{{\"n\":{number}}}"))
    };
    let number = "12345678901234567890123";
    let kept = if cfg!(feature = "serde-json-arbitrary-precision") {
        number
    } else {
        "1.2345678901234568e22"
    };
    let of = |observation: &saop::Observation| {
        let text = saop::serialize(observation);
        let (_, rest) = text.split_once("{\"n\":").unwrap();
        rest.split('}').next().unwrap().to_owned()
    };
    let read: Kept = serde_json::from_str(&text(number)).unwrap();
    assert_eq!(of(&read.observation), kept);
    let Either::Observation(read) = serde_json::from_str(&text(number)).unwrap() else {
        panic!("another branch")
    };
    assert_eq!(of(&read), kept);
    assert_eq!(
        of(&parse::<saop::Observation>(text(number)).unwrap()),
        number
    );

    // Syntax: serde_json finds it first, and says where.
    let broken = format!("{}}}", text("1"));
    let error = serde_json::from_str::<Kept>(&broken).unwrap_err();
    assert!(error.is_syntax() && error.column() > 1, "{error}");
    // Depth: the 128 levels of serde_json count before ours, parents included.
    let nested = |levels: usize| {
        let arguments = format!("{}{}", "[".repeat(levels), "]".repeat(levels));
        format!(r#"{{"tool_name":"t","arguments":{{"x":{arguments}}}}}"#)
    };
    let is_deep = |error: serde_json::Error| error.to_string().contains("recursion limit exceeded");
    let Either::Action(action) = serde_json::from_str(&nested(120)).unwrap() else {
        panic!("another branch")
    };
    assert_eq!(action.tool_name.as_str(), "t");
    assert!(is_deep(
        serde_json::from_str::<Either>(&nested(127)).unwrap_err()
    ));
    let tagged = nested(127).replacen('{', r#"{"kind":"Action","#, 1);
    assert!(is_deep(
        serde_json::from_str::<Tagged>(&tagged).unwrap_err()
    ));
    let open = nested(127).replacen('{', r#"{"own":1,"#, 1);
    assert!(is_deep(serde_json::from_str::<Open>(&open).unwrap_err()));
    assert!(parse::<SaopAction>(nested(126)).is_ok());
    // Size: serde has no limit of its own, and ours is that of a text.
    let limits = saop::Limits::default().with_max_bytes(100);
    let long = format!(
        r#"{{"tool_name":"t","arguments":{{"x":"{}"}}}}"#,
        "y".repeat(100)
    );
    assert!(saop::parse_with::<SaopAction>(&long, &limits).is_err());
    assert!(serde_json::from_str::<Either>(&long).is_ok());
}
