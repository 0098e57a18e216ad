//! The union of every message: which one a text is, by every entry, and against which one it is explained.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use saop::{
    SaopError, SaopMessage, SchemaKind, parse_saop_message, serialize_saop_message,
    validate_saop_message,
};
use saop_synth::{Rng, Synth};
use serde_json::{Value, json};

fn example(name: &str) -> Value {
    let text = saop::schema(name).expect("a schema").source();
    let schema: Value = serde_json::from_str(text).expect("JSON");
    schema["examples"][0].clone()
}

/// The name of the message's schema, from that of the variant: a new message takes no line here.
fn kind(message: &SaopMessage) -> String {
    let debug = format!("{message:?}");
    let (variant, _) = debug.split_once('(').expect("a variant with one field");
    let mut name = String::new();
    for c in variant.chars() {
        if c.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(c.to_ascii_lowercase());
    }
    name
}

fn messages() -> impl Iterator<Item = &'static str> {
    saop::schemas()
        .iter()
        .filter(|schema| schema.kind() == SchemaKind::Message)
        .map(|schema| schema.name())
}

// SPEC T5
#[test]
fn every_message_is_told_from_the_others() {
    for known in [
        "escalation-report",
        "observation",
        "saop-envelope",
        "saop-parallel-turn-envelope",
    ] {
        assert!(messages().any(|name| name == known), "{known}");
    }
    for name in messages() {
        let value = example(name);
        // In the schema's order, and with the last member first, so that nothing hangs on what comes first.
        let mut members: Vec<(String, Value)> =
            value.as_object().unwrap().clone().into_iter().collect();
        for _ in 0..members.len() {
            members.rotate_left(1);
            let body: Vec<String> = members
                .iter()
                .map(|(key, value)| format!("{}: {value}", json!(key)))
                .collect();
            let text = format!("{{ {} }}", body.join(", "));
            let message = parse_saop_message(&text).unwrap();
            assert_eq!(kind(&message), name, "{text}");
            assert_eq!(serde_json::to_value(&message).unwrap(), value);
            assert_eq!(
                parse_saop_message(serialize_saop_message(&message)).unwrap(),
                message
            );
            assert_eq!(validate_saop_message(&value).unwrap(), message);
            assert_eq!(serde_json::from_str::<SaopMessage>(&text).unwrap(), message);
            let mut cbor = Vec::new();
            ciborium::into_writer(&message, &mut cbor).unwrap();
            assert_eq!(
                ciborium::from_reader::<SaopMessage, _>(&*cbor).unwrap(),
                message
            );
            let packed = rmp_serde::to_vec(&message).unwrap();
            assert_eq!(
                rmp_serde::from_slice::<SaopMessage>(&packed).unwrap(),
                message
            );
        }
    }
}

// SPEC T5
#[test]
fn a_list_of_messages_is_read_from_one_text() {
    let all: Vec<Value> = messages().map(example).collect();
    let text = Value::from(all).to_string();
    let read: Vec<SaopMessage> = serde_json::from_str(&text).unwrap();
    let kinds: Vec<_> = read.iter().map(kind).collect();
    assert_eq!(kinds, messages().collect::<Vec<_>>());
    assert_eq!(serde_json::to_string(&read).unwrap().len(), text.len());
}

/// The union accepts what exactly one message accepts, and refuses what all refuse, with the same error as the
/// likeliest one.
// SPEC T5
#[test]
fn the_union_agrees_with_its_messages() {
    let mut rng = Rng::with_seed(5);
    let (mut accepted, mut refused) = (0, 0);
    for name in messages() {
        let synth = Synth::new(saop::schema(name).unwrap().text()).unwrap();
        for _ in 0..800 {
            let valid = synth.valid(&mut rng);
            let text = if rng.chance(50) {
                synth.mutate(&valid, &mut rng).text
            } else {
                valid
            };
            let ways: Vec<&str> = saop::schemas()
                .iter()
                .filter(|schema| schema.kind() == SchemaKind::Message)
                .filter(|schema| {
                    schema
                        .check(text.as_bytes(), &saop::Limits::default())
                        .is_ok()
                })
                .map(|schema| schema.name())
                .collect();
            match parse_saop_message(&text) {
                Ok(message) => {
                    accepted += 1;
                    assert_eq!(ways, [kind(&message)], "{text}");
                }
                Err(error) => {
                    refused += 1;
                    assert_eq!(ways, [""; 0], "{text}");
                    let likeliest = saop::likeliest(text.as_bytes());
                    let schema = likeliest.unwrap_or(saop::schemas()[0]);
                    let expected = schema.check(text.as_bytes(), &saop::Limits::default());
                    assert_eq!(Err(error), expected.map_err(SaopError::from), "{text}");
                }
            }
        }
    }
    assert!(accepted > 800 && refused > 500, "{accepted} {refused}");
}

// SPEC T5
#[test]
fn a_refused_text_is_explained_against_the_likeliest_message() {
    let mut observation = example("observation");
    observation["exit_code"] = json!("0");
    for (value, subject, path) in [
        (observation.clone(), "Observation", "/exit_code"),
        (
            json!({"type": "observation"}),
            "Observation",
            "/schema_version",
        ),
        (
            json!({"envelope_type": "parallel", "x": 1}),
            "SAOP parallel turn envelope",
            "/x",
        ),
        (
            json!({"agent_turns": []}),
            "SAOP parallel turn envelope",
            "/agent_turns",
        ),
        (json!({}), "SAOP envelope", "/action"),
        (json!(7), "SAOP envelope", ""),
    ] {
        let text = value.to_string();
        for error in [
            parse_saop_message(&text).unwrap_err(),
            validate_saop_message(&value).unwrap_err(),
        ] {
            assert_eq!(
                error.to_string(),
                format!("{subject} schema validation failed")
            );
            assert!(
                error
                    .violations()
                    .iter()
                    .any(|one| one.instance_path() == path),
                "{text}: {:?}",
                error.violations()
            );
        }
        let all = validate_saop_message(&value).unwrap_err();
        let words = serde_json::from_value::<SaopMessage>(value)
            .unwrap_err()
            .to_string();
        assert!(words.contains("expected "), "{words}");
        // The first violation, and the count.
        let first = all.violations()[0].to_string();
        let more = match all.violation_count() - 1 {
            0 => String::new(),
            1 => " (and 1 more violation)".to_owned(),
            more => format!(" (and {more} more violations)"),
        };
        assert_eq!(words, first + &more);
    }
    // The discriminator decides, even where all other members are another message's.
    let mut envelope = example("saop-envelope");
    envelope["type"] = json!("observation");
    let error = validate_saop_message(&envelope).unwrap_err();
    assert_eq!(error.to_string(), "Observation schema validation failed");
}

// SPEC T5, P1
#[test]
fn what_is_wrong_with_the_text_comes_first() {
    for (text, words) in [
        ("", "Invalid JSON: "),
        ("{\"type\": \"observation\"", "Invalid JSON: "),
        (
            "{\"turn_index\": 1, \"turn_index\": 2}",
            "expected each key once",
        ),
        (
            "{\"turn_index\": 1, \"thought\": {\"a\": 1, \"a\": 2}}",
            "expected each key once",
        ),
        ("\u{FEFF}{}", "Invalid JSON: "),
    ] {
        let error = parse_saop_message(text).unwrap_err();
        assert!(matches!(error, SaopError::Parse(_)), "{text}: {error:?}");
        assert!(error.to_string().starts_with(words), "{text}: {error}");
        assert_eq!(error.violations().len(), 1);
        assert!(serde_json::from_str::<SaopMessage>(text).is_err(), "{text}");
    }
    assert!(matches!(
        parse_saop_message(b"\"\xFF\""),
        Err(SaopError::Parse(_))
    ));
    let few = saop::Limits::default().with_max_bytes(9);
    let error = saop::parse_saop_message_with("{\"a\": 1.0}", &few).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("expected at most 9 bytes, but found 10")
    );
    let deep = format!("{{\"a\": {}{}}}", "[".repeat(200), "]".repeat(200));
    assert!(matches!(parse_saop_message(deep), Err(SaopError::Parse(_))));
}

#[test]
fn the_likeliest_message_has_the_discriminator_or_most_members() {
    let name = |text: &str| saop::likeliest(text.as_bytes()).map(saop::TypeSchema::name);
    for (text, expected) in [
        (r#"{"type": "observation"}"#, Some("observation")),
        (
            r#"{"\u0074ype": "\u006fbservation", "agent_id": "a", "phase": "p"}"#,
            Some("observation"),
        ),
        (
            r#"{"envelope_type": "parallel", "type": "x"}"#,
            Some("saop-parallel-turn-envelope"),
        ),
        (
            r#"{"agent_turns": []}"#,
            Some("saop-parallel-turn-envelope"),
        ),
        (
            r#"{"exit_code": 0, "stdout": "", "schema_version": "1.0.0"}"#,
            Some("observation"),
        ),
        (
            r#"{"thought": {"type": "observation"}}"#,
            Some("saop-envelope"),
        ),
        (r#"{"schema_version": "1.0.0"}"#, Some("saop-envelope")),
        ("{}", Some("saop-envelope")),
        ("[]", Some("saop-envelope")),
        ("null", Some("saop-envelope")),
        (r#"{"x": 1, "y": 2}"#, Some("saop-envelope")),
        (
            r#"{"agent_turns": 1, "agent_turns": 2}"#,
            Some("saop-parallel-turn-envelope"),
        ),
        (r#"{"agent_turns": 1, "agent_turns": "#, None),
        ("{", None),
        ("", None),
        ("\u{FEFF}{}", None),
    ] {
        assert_eq!(name(text), expected, "{text}");
    }
    assert!(saop::likeliest(b"\"\xFF\"").is_none());
    assert!(format!("{:?}", saop::SAOP_ENVELOPE).contains("saop-envelope"));
}
