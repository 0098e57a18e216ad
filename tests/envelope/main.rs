//! The envelope, rule by rule (E and P of the specification). Every rule is broken once in an otherwise valid message,
//! and the whole violation is compared: kind, path, keyword, words, place.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

mod faults;

use saop::{
    NonEmptyString, Position, SaopEnvelope, SaopError, SaopObservationStatus, Violation,
    ViolationKind, parse, parse_saop_envelope, serialize_saop_envelope, validate,
    validate_saop_envelope,
};
use serde_json::{Value, json};

const VALID: &str = r#"{
  "schema_version": "1.0.0",
  "turn_index": 3,
  "agent_id": "a",
  "phase": "p",
  "thought": {"reasoning": "r", "plan": "q", "uncertainty": "u"},
  "action": {"tool_name": "t", "arguments": {"x": 1}},
  "observation": {"status": "success", "output": "", "error_detail": "d"}
}"#;

fn valid() -> Value {
    serde_json::from_str(VALID).expect("JSON")
}

/// A valid message with one value changed; `None` takes the member away.
fn changed(pointer: &str, value: Option<Value>) -> Value {
    let mut message = valid();
    let (parent, key) = pointer.rsplit_once('/').expect("a member");
    let parent = message
        .pointer_mut(parent)
        .and_then(Value::as_object_mut)
        .expect("an object");
    match value {
        Some(value) => parent.insert(key.to_owned(), value),
        None => parent.remove(key),
    };
    message
}

/// The violations of a message, found the same through text and through a `Value`.
fn violations(message: &Value) -> Vec<(String, String, String)> {
    let described = |error: &SaopError| -> Vec<(String, String, String)> {
        error
            .violations()
            .iter()
            .map(|violation| {
                (
                    violation.instance_path().to_owned(),
                    violation.keyword().unwrap_or_default().to_owned(),
                    violation.message().to_owned(),
                )
            })
            .collect()
    };
    let before = message.clone();
    let through_text = parse_saop_envelope(message.to_string()).expect_err("text");
    let through_value = validate_saop_envelope(message).expect_err("value");
    assert!(matches!(through_value, SaopError::Validation(_)));
    assert!(
        through_value
            .violations()
            .iter()
            .all(|one| one.position().is_none())
    );
    let mut sorted_text = described(&through_text);
    let mut sorted_value = described(&through_value);
    sorted_text.sort();
    sorted_value.sort();
    assert_eq!(sorted_text, sorted_value);
    // SPEC P7: the same again, and the input is as it was.
    assert_eq!(
        parse_saop_envelope(message.to_string()).unwrap_err(),
        through_text
    );
    assert_eq!(validate_saop_envelope(message).unwrap_err(), through_value);
    assert_eq!(*message, before);
    described(&through_text)
}

/// The strings of a list in the schema, by its JSON Pointer; of an object, the names.
fn listed(pointer: &str) -> Vec<String> {
    let schema = saop::JsonRef::of_valid(saop::SAOP_ENVELOPE.text());
    let place = schema.pointer(pointer).expect("a place in the schema");
    let names = place.members().map(|(name, _)| name);
    let items = place.items().filter_map(saop::JsonRef::as_str);
    names
        .chain(items)
        .map(std::borrow::Cow::into_owned)
        .collect()
}

const STATUSES: &str = "/definitions/SaopObservation/properties/status/enum";

/// `a`, `b` and `c`.
fn in_words(names: &[String], last: &str) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        _ => quoted.concat(),
    }
}

fn assert_refused(message: &Value, path: &str, keyword: &str, words: &str) {
    assert_eq!(
        violations(message),
        [(path.to_owned(), keyword.to_owned(), words.to_owned())],
        "{message}"
    );
}

// SPEC E4, P2
#[test]
fn every_required_member_is_required() {
    for pointer in [
        "/schema_version",
        "/turn_index",
        "/agent_id",
        "/phase",
        "/thought",
        "/action",
        "/observation",
        "/thought/reasoning",
        "/thought/plan",
        "/action/tool_name",
        "/action/arguments",
        "/observation/status",
        "/observation/output",
    ] {
        let name = pointer.rsplit('/').next().unwrap();
        let words = format!("expected the member `{name}`, but found an object without it");
        assert_refused(&changed(pointer, None), pointer, "required", &words);
    }
    for optional in ["/thought/uncertainty", "/observation/error_detail"] {
        assert!(
            validate_saop_envelope(&changed(optional, None)).is_ok(),
            "{optional}"
        );
    }
}

// SPEC E4
#[test]
fn every_rule_of_a_leaf_is_checked() {
    let integer = "expected an integer of at least 0, but found the number -1";
    let statuses = in_words(&listed(STATUSES), "or");
    for (pointer, value, keyword, words) in [
        ("/turn_index", json!(-1), "minimum", integer),
        (
            "/turn_index",
            json!("0"),
            "type",
            "expected an integer, but found the string `0`",
        ),
        (
            "/turn_index",
            json!(1.5),
            "type",
            "expected an integer, but found the number 1.5",
        ),
        (
            "/turn_index",
            json!(true),
            "type",
            "expected an integer, but found the boolean true",
        ),
        (
            "/action/tool_name",
            json!(""),
            "minLength",
            "expected a string of at least 1 character, but found an empty string",
        ),
        (
            "/agent_id",
            json!(""),
            "minLength",
            "expected a string of at least 1 character, but found an empty string",
        ),
        (
            "/phase",
            json!(""),
            "minLength",
            "expected a string of at least 1 character, but found an empty string",
        ),
        (
            "/thought/reasoning",
            json!(""),
            "minLength",
            "expected a string of at least 1 character, but found an empty string",
        ),
        (
            "/thought/plan",
            json!(""),
            "minLength",
            "expected a string of at least 1 character, but found an empty string",
        ),
        (
            "/action/arguments",
            json!([]),
            "type",
            "expected an object, but found an empty array",
        ),
        (
            "/action/arguments",
            json!([1]),
            "type",
            "expected an object, but found an array",
        ),
        (
            "/action/arguments",
            json!("{}"),
            "type",
            "expected an object, but found the string `{}`",
        ),
        (
            "/action/arguments",
            json!(null),
            "type",
            "expected an object, but found null",
        ),
        (
            "/observation/status",
            json!("ok"),
            "enum",
            &format!("expected {statuses}, but found the string `ok`"),
        ),
        (
            "/observation/status",
            json!("Success"),
            "enum",
            &format!(
                "expected {statuses}, but found the string `Success`; did you mean `success`?"
            ),
        ),
        (
            "/observation/output",
            json!(1),
            "type",
            "expected a string, but found the number 1",
        ),
        (
            "/observation/output",
            json!(null),
            "type",
            "expected a string, but found null",
        ),
        (
            "/observation/output",
            json!({}),
            "type",
            "expected a string, but found an object",
        ),
        (
            "/schema_version",
            json!("1"),
            "pattern",
            r"expected a string that matches ^\d+\.\d+\.\d+$, such as `1.0.0`, but found the string `1`",
        ),
        (
            "/schema_version",
            json!("v1.0.0"),
            "pattern",
            r"expected a string that matches ^\d+\.\d+\.\d+$, such as `1.0.0`, but found the string `v1.0.0`",
        ),
        (
            "/schema_version",
            json!("1.0.0\n"),
            "pattern",
            r"expected a string that matches ^\d+\.\d+\.\d+$, such as `1.0.0`, but found the string `1.0.0\u{a}`",
        ),
        (
            "/schema_version",
            json!("١.٠.٠"),
            "pattern",
            r"expected a string that matches ^\d+\.\d+\.\d+$, such as `1.0.0`, but found the string `١.٠.٠`",
        ),
        (
            "/schema_version",
            json!(""),
            "pattern",
            r"expected a string that matches ^\d+\.\d+\.\d+$, such as `1.0.0`, but found an empty string",
        ),
        // null for each optional field
        (
            "/thought/uncertainty",
            json!(null),
            "type",
            "expected a string, but found null",
        ),
        (
            "/observation/error_detail",
            json!(null),
            "type",
            "expected a string, but found null",
        ),
        // arrays for structs
        (
            "/thought",
            json!(["r", "p"]),
            "type",
            "expected an object, but found an array",
        ),
    ] {
        assert_refused(&changed(pointer, Some(value)), pointer, keyword, words);
    }
}

// SPEC E4, E3: an extra property at each level
#[test]
fn every_object_is_closed() {
    for (parent, schema, least) in [
        ("", "", 7),
        ("/thought", "/definitions/SaopThought", 3),
        ("/action", "/definitions/SaopAction", 2),
        ("/observation", "/definitions/SaopObservation", 3),
    ] {
        let allowed = listed(&format!("{schema}/properties"));
        assert!(allowed.len() >= least, "{allowed:?}");
        let allowed = in_words(&allowed, "and");
        let pointer = format!("{parent}/x");
        let words = format!("expected no members other than {allowed}, but found `x`");
        assert_refused(
            &changed(&pointer, Some(json!(1))),
            &pointer,
            "additionalProperties",
            &words,
        );
    }
    let free = changed("/action/arguments/x", Some(json!({"anything": [null]})));
    assert!(validate_saop_envelope(&free).is_ok());
    let slip = changed("/action/toolName", Some(json!("t")));
    assert!(violations(&slip)[0].2.ends_with("but found `toolName`"));
    let mut slip = changed("/action/toolName", Some(json!("t")));
    slip.pointer_mut("/action")
        .unwrap()
        .as_object_mut()
        .unwrap()
        .remove("tool_name");
    assert!(
        violations(&slip)[1]
            .2
            .ends_with("but found `toolName`; did you mean `tool_name`?")
    );
}

// SPEC E4: `1.0` and `1e2` are integers
#[test]
fn integers_may_be_spelled_as_numbers() {
    for (spelling, value) in [
        ("1.0", 1),
        ("1e2", 100),
        ("-0", 0),
        ("0e5", 0),
        ("9007199254740993.0", 9_007_199_254_740_993),
        ("18446744073709551615", u64::MAX),
    ] {
        let text = VALID.replace("\"turn_index\": 3", &format!("\"turn_index\": {spelling}"));
        assert_eq!(
            parse_saop_envelope(&text).unwrap().turn_index,
            value,
            "{spelling}"
        );
        let through_serde_json: SaopEnvelope = serde_json::from_str(&text).unwrap();
        assert_eq!(through_serde_json.turn_index, value, "{spelling}");
    }
}

// SPEC P2: unrepresentable
#[test]
fn integers_beyond_64_bits_are_told_from_wrong_ones() {
    for (spelling, kind, keyword) in [
        ("18446744073709551616", ViolationKind::Unrepresentable, None),
        ("1e400", ViolationKind::Unrepresentable, None),
        ("-1e400", ViolationKind::Schema, Some("minimum")),
        (
            "-18446744073709551616",
            ViolationKind::Schema,
            Some("minimum"),
        ),
        (
            "1.00000000000000000000001",
            ViolationKind::Schema,
            Some("type"),
        ),
        ("-1e-400", ViolationKind::Schema, Some("type")),
    ] {
        let text = VALID.replace("\"turn_index\": 3", &format!("\"turn_index\": {spelling}"));
        let error = parse_saop_envelope(&text).unwrap_err();
        let found: Vec<_> = error.violations().iter().map(Violation::kind).collect();
        assert!(found.contains(&kind), "{spelling}: {error:?}");
        assert!(
            error
                .violations()
                .iter()
                .any(|one| one.keyword() == keyword),
            "{spelling}: {error:?}"
        );
        assert!(
            error
                .violations()
                .iter()
                .all(|one| one.instance_path() == "/turn_index")
        );
        assert!(
            serde_json::from_str::<SaopEnvelope>(&text).is_err(),
            "{spelling}"
        );
        assert!(matches!(error, SaopError::Validation(_)));
    }
    let error = parse_saop_envelope(VALID.replace("3,", "1e400,")).unwrap_err();
    assert_eq!(
        error.violations()[0].message(),
        "expected an integer from 0 to 18446744073709551615, but found the number 1e400"
    );
    assert_eq!(error.violations()[0].kind().to_string(), "unrepresentable");
}

// SPEC P2: all violations, sorted by position
#[test]
fn all_violations_come_at_once_in_text_order() {
    let text = "{\n  \"turn_index\": -1,\n  \"x\": 0,\n  \"schema_version\": \"é\", \"phase\": \"\",\n  \"thought\": {\"plan\": 7},\n  \"action\": [],\n  \"observation\": {\"status\": \"ok\", \"output\": \"\", \"y\": []}\n}";
    let error = parse_saop_envelope(text).unwrap_err();
    let SaopError::Validation(error) = &error else {
        panic!("{error:?}")
    };
    let found: Vec<_> = error
        .validation_errors()
        .iter()
        .map(|one| {
            let Position { line, column } = one.position().expect("a place");
            (
                line,
                column,
                one.instance_path(),
                one.keyword().unwrap_or_default(),
            )
        })
        .collect();
    assert_eq!(
        found,
        [
            (1, 1, "/agent_id", "required"),
            (2, 17, "/turn_index", "minimum"),
            (3, 8, "/x", "additionalProperties"),
            (4, 21, "/schema_version", "pattern"),
            (4, 35, "/phase", "minLength"),
            (5, 14, "/thought/reasoning", "required"),
            (5, 23, "/thought/plan", "type"),
            (6, 13, "/action", "type"),
            (7, 29, "/observation/status", "enum"),
            (7, 54, "/observation/y", "additionalProperties"),
        ]
    );
    assert_eq!(error.fields().count(), 10);
    let span = error.validation_errors()[3].span().expect("a span");
    assert_eq!(&text[span], "\"é\"");
    assert_eq!(error.fields().next().unwrap().0, "/agent_id");
}

// SPEC W: the expected bound or set as data, and the schema path
#[test]
fn a_violation_gives_the_expectation_as_data() {
    let cases = [
        (
            "/turn_index",
            Some(json!(-1)),
            "/properties/turn_index/minimum",
            json!(0),
        ),
        (
            "/turn_index",
            Some(json!("x")),
            "/properties/turn_index/type",
            json!("integer"),
        ),
        (
            "/phase",
            Some(json!("")),
            "/properties/phase/minLength",
            json!(1),
        ),
        ("/agent_id", None, "/required", json!("agent_id")),
        (
            "/x",
            Some(json!(1)),
            "/additionalProperties",
            json!(listed("/properties")),
        ),
        (
            "/schema_version",
            Some(json!("1")),
            "/properties/schema_version/pattern",
            json!(r"^\d+\.\d+\.\d+$"),
        ),
        (
            "/observation/status",
            Some(json!("1")),
            "/definitions/SaopObservation/properties/status/enum",
            json!(listed(STATUSES)),
        ),
    ];
    let bundled: Value = serde_json::from_str(saop::SAOP_ENVELOPE.text()).unwrap();
    for (pointer, value, schema_path, expected) in cases {
        let error = validate_saop_envelope(&changed(pointer, value)).unwrap_err();
        let violation = &error.violations()[0];
        assert!(
            violation.schema_path().starts_with(schema_path),
            "{violation:?}"
        );
        assert!(bundled.pointer(schema_path).is_some(), "{schema_path}");
        assert_eq!(violation.expected(), Some(&expected), "{pointer}");
    }
}

// SPEC P6
#[test]
fn the_version_is_checked_by_its_format_only() {
    for version in ["2.0.0", "0.0.0", "10.20.30", "99999999999999999999.0.1"] {
        let message = changed("/schema_version", Some(json!(version)));
        assert_eq!(
            &*validate_saop_envelope(&message).unwrap().schema_version,
            version
        );
    }
}

// SPEC E2
#[test]
fn new_takes_what_is_required_and_knows_the_version() {
    let word = |text: &str| NonEmptyString::new(text).unwrap();
    let thought = saop::SaopThought::new(word("r"), word("q")).with_uncertainty("u".to_owned());
    let action = saop::SaopAction::new(word("t"), "{}".parse().unwrap());
    let seen = saop::SaopObservation::new(SaopObservationStatus::Error, String::new());
    let seen = seen.with_error_detail("d".to_owned());
    let made = saop::SaopEnvelope::new(4, word("a"), word("p"), thought, action, seen);
    assert_eq!(
        made.schema_version.as_str(),
        saop::SAOP_ENVELOPE_SCHEMA_VERSION
    );
    let text = serialize_saop_envelope(&made);
    assert_eq!(parse_saop_envelope(&text).unwrap(), made);
    assert!(text.contains(r#""uncertainty":"u""#) && text.ends_with(r#""error_detail":"d"}}"#));
}

// SPEC E2: fields are plain or `Option`; leaves cannot be made invalid
#[test]
fn a_message_is_built_and_changed_within_its_rules() {
    let mut envelope = parse_saop_envelope(VALID).unwrap();
    envelope.turn_index = 4;
    envelope.agent_id = NonEmptyString::new("b").unwrap();
    envelope.thought.uncertainty = None;
    envelope.observation.status = SaopObservationStatus::Timeout;
    envelope.action.arguments = "{\"y\": 1e400}".parse().unwrap();
    assert!(NonEmptyString::new("").is_err());
    assert!(saop::SaopEnvelopeSchemaVersion::new("1").is_err());
    assert!("1.0.0".parse::<saop::SaopEnvelopeSchemaVersion>().is_ok());
    let text = serialize_saop_envelope(&envelope);
    assert_eq!(
        text,
        r#"{"schema_version":"1.0.0","turn_index":4,"agent_id":"b","phase":"p","thought":{"reasoning":"r","plan":"q"},"action":{"tool_name":"t","arguments":{"y":1e400}},"observation":{"status":"timeout","output":"","error_detail":"d"}}"#
    );
    assert_eq!(parse_saop_envelope(&text).unwrap(), envelope);
}

// SPEC P1, P3: one verdict whatever the entry. REQ: 9_ROADMAP-TAS-106. REQ: 9_ROADMAP-REQ-018.
#[test]
fn text_bytes_and_values_are_read_alike() {
    let expected = parse_saop_envelope(VALID).unwrap();
    assert_eq!(serde_json::to_value(&expected).unwrap(), valid());
    assert_eq!(parse_saop_envelope(String::from(VALID)).unwrap(), expected);
    assert_eq!(parse_saop_envelope(VALID.as_bytes()).unwrap(), expected);
    assert_eq!(parse::<SaopEnvelope>(Vec::from(VALID)).unwrap(), expected);
    assert_eq!(validate_saop_envelope(&valid()).unwrap(), expected);
    assert_eq!(validate::<SaopEnvelope>(&valid()).unwrap(), expected);
    assert_eq!(
        serde_json::from_str::<SaopEnvelope>(VALID).unwrap(),
        expected
    );
    assert_eq!(
        serde_json::from_value::<SaopEnvelope>(valid()).unwrap(),
        expected
    );
    for status in ["success", "error", "timeout", "partial"] {
        let read =
            validate_saop_envelope(&changed("/observation/status", Some(json!(status)))).unwrap();
        assert_eq!(read.observation.status.to_string(), status);
    }
}
