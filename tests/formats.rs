//! Messages through other formats and parents: plain data wherever serde goes. SPEC W, and the gaps of
//! typify's derives that `crates/codegen/src/layout/typify.rs` lists, each by name.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use saop::{
    Observation, SaopAction, SaopEnvelope, SaopError, SaopObservation, SaopObservationStatus,
    SaopParallelTurnEnvelope, SaopThought, parse, serialize, validate,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The example that each schema carries.
fn example(name: &str) -> Value {
    let text = saop::schema(name).expect("a schema").source();
    let schema: Value = serde_json::from_str(text).expect("JSON");
    schema["examples"][0].clone()
}

fn to_cbor<T: Serialize>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).expect("plain data");
    bytes
}

fn from_cbor<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ciborium::de::Error<std::io::Error>> {
    ciborium::from_reader(bytes)
}

fn survives_everywhere<T: saop::Message + DeserializeOwned + PartialEq + std::fmt::Debug>(
    name: &str,
) {
    let value = example(name);
    let message: T = validate(&value).expect(name);
    assert_eq!(parse::<T>(serialize(&message)).unwrap(), message);
    assert_eq!(serde_json::to_value(&message).unwrap(), value, "{name}");
    assert_eq!(from_cbor::<T>(&to_cbor(&message)).unwrap(), message);
    // The bytes are plain data: another reader sees the same members.
    let seen: Value = from_cbor(&to_cbor(&message)).unwrap();
    assert_eq!(validate::<T>(&seen).unwrap(), message);
    for bytes in [
        rmp_serde::to_vec(&message).unwrap(),
        rmp_serde::to_vec_named(&message).unwrap(),
    ] {
        assert_eq!(rmp_serde::from_slice::<T>(&bytes).unwrap(), message);
    }
    if a_value_is_plain_data() {
        assert_eq!(from_cbor::<T>(&to_cbor(&value)).unwrap(), message);
        let packed = rmp_serde::to_vec(&value).unwrap();
        assert_eq!(rmp_serde::from_slice::<T>(&packed).unwrap(), message);
    }
}

/// With its feature `arbitrary_precision`, `serde_json` writes the numbers of a `Value` to other formats as
/// structs of its own, which nobody can read as numbers.
fn a_value_is_plain_data() -> bool {
    rmp_serde::to_vec(&json!(1)).is_ok_and(|bytes| bytes == [1])
}

// SPEC W
#[test]
fn every_message_survives_every_format() {
    survives_everywhere::<SaopAction>("saop-action");
    survives_everywhere::<SaopObservation>("saop-observation");
    survives_everywhere::<SaopEnvelope>("saop-envelope");
    survives_everywhere::<SaopParallelTurnEnvelope>("saop-parallel-turn-envelope");
    survives_everywhere::<Observation>("observation");
}

/// What breaks a rule that a format can show is refused through that format too.
// SPEC W
#[test]
fn every_format_keeps_the_rules() {
    let changed = |pointer: &str, new: Value| {
        let mut value = example("saop-envelope");
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        value.pointer_mut(parent).unwrap()[key] = new;
        value
    };
    for (pointer, new) in [
        ("/turn_index", json!(-1)),
        ("/turn_index", json!(1.5)),
        ("/turn_index", json!("1")),
        ("/turn_index", json!(null)),
        ("/agent_id", json!("")),
        ("/schema_version", json!("1")),
        ("/thought/uncertainty", json!(null)),
        ("/thought/more", json!(1)),
        ("/thought", json!(["r", "p"])),
        ("/action/arguments", json!([])),
        ("/action/arguments", json!("{}")),
        ("/observation/status", json!({"success": null})),
        ("/observation/status", json!("ok")),
        ("/observation/status", json!(0)),
    ] {
        let value = changed(pointer, new);
        assert!(validate::<SaopEnvelope>(&value).is_err(), "{value}");
        assert!(
            serde_json::from_value::<SaopEnvelope>(value.clone()).is_err(),
            "{value}"
        );
        assert!(
            serde_json::from_str::<SaopEnvelope>(&value.to_string()).is_err(),
            "{value}"
        );
        assert!(
            from_cbor::<SaopEnvelope>(&to_cbor(&value)).is_err(),
            "{value}"
        );
        let packed = rmp_serde::to_vec(&value).unwrap();
        assert!(
            rmp_serde::from_slice::<SaopEnvelope>(&packed).is_err(),
            "{value}"
        );
    }
    // A float that is an integer is one, in formats that know floats.
    let value = changed("/turn_index", json!(7.0));
    if a_value_is_plain_data() {
        assert_eq!(
            from_cbor::<SaopEnvelope>(&to_cbor(&value))
                .unwrap()
                .turn_index,
            7
        );
    }
    let mut twice = ciborium::Value::serialized(&example("saop-action")).unwrap();
    let members = twice.as_map_mut().unwrap();
    let again = members[0].clone();
    members.push(again);
    let error = from_cbor::<SaopAction>(&to_cbor(&twice)).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("expected each key once in an object"),
        "{error}"
    );
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Logged {
    at: u64,
    #[serde(flatten)]
    envelope: SaopEnvelope,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Either {
    Turn(SaopEnvelope),
    Group(SaopParallelTurnEnvelope),
    Run(Observation),
}

// SPEC W
#[test]
fn messages_live_under_flatten_and_in_untagged_unions() {
    let envelope: SaopEnvelope = validate(&example("saop-envelope")).unwrap();
    let logged = Logged { at: 7, envelope };
    let text = serde_json::to_string(&logged).unwrap();
    assert!(text.starts_with("{\"at\":7,\"schema_version\":"), "{text}");
    assert_eq!(serde_json::from_str::<Logged>(&text).unwrap(), logged);
    assert_eq!(from_cbor::<Logged>(&to_cbor(&logged)).unwrap(), logged);
    assert!(
        serde_json::from_str::<Logged>(&text.replace("\"turn_index\":3", "\"turn_index\":-3"))
            .is_err()
    );

    for (name, expected) in [
        ("saop-envelope", 0),
        ("saop-parallel-turn-envelope", 1),
        ("observation", 2),
    ] {
        let text = example(name).to_string();
        let either: Either = serde_json::from_str(&text).expect(name);
        let variant = match &either {
            Either::Turn(_) => 0,
            Either::Group(_) => 1,
            Either::Run(_) => 2,
        };
        assert_eq!(variant, expected, "{name}");
        let written = serde_json::to_string(&either).unwrap();
        assert_eq!(serde_json::from_str::<Either>(&written).unwrap(), either);
    }
}

/// A number that a binary format has no type for is an error there, not another number.
#[test]
fn no_number_changes_in_silence() {
    let action: SaopAction =
        parse(r#"{"tool_name":"t","arguments":{"id":12345678901234567890123}}"#).unwrap();
    let mut bytes = Vec::new();
    let error = ciborium::into_writer(&action, &mut bytes).unwrap_err();
    assert!(
        error.to_string().contains("12345678901234567890123"),
        "{error}"
    );
    assert!(serde_json::to_value(&action).is_err());
    assert_eq!(
        serde_json::to_string(&action).unwrap(),
        r#"{"tool_name":"t","arguments":{"id":12345678901234567890123}}"#
    );
    // However an integer is spelled, it becomes that integer or nothing.
    let value = |number: &str| {
        let text = format!(r#"{{"tool_name":"t","arguments":{{"n":{number}}}}}"#);
        serde_json::to_value(parse::<SaopAction>(text).unwrap())
            .map(|value| value["arguments"]["n"].clone())
    };
    assert_eq!(
        value("9007199254740993.0").unwrap(),
        json!(9_007_199_254_740_993_u64)
    );
    assert_eq!(
        value("-9007199254740993.0").unwrap(),
        json!(-9_007_199_254_740_993_i64)
    );
    assert_eq!(value("1.5").unwrap(), json!(1.5));
    assert_eq!(
        value("0.1234567890123456789").unwrap(),
        json!(0.123_456_789_012_345_68)
    );
    assert!(value("12345678901234567890123.0").is_err());
    assert!(value("1e-400").is_err());
    assert!(value("1e400").is_err());
    // A float spells this one back.
    let exact: SaopAction =
        parse(r#"{"tool_name":"t","arguments":{"id":100000000000000000000}}"#).unwrap();
    assert_eq!(from_cbor::<SaopAction>(&to_cbor(&exact)).unwrap(), exact);
}

// SPEC W: duplicate keys at any depth through serde_json text
#[test]
fn repeated_keys_are_found_through_serde_json_text() {
    for text in [
        r#"{"tool_name":"t","tool_name":"u","arguments":{}}"#,
        r#"{"tool_name":"t","arguments":{},"arguments":{}}"#,
        r#"{"tool_name":"t","arguments":{"a":1,"a":2}}"#,
        r#"{"tool_name":"t","arguments":{"a":[{"b":{"c":1,"\u0063":2}}]}}"#,
    ] {
        assert!(serde_json::from_str::<SaopAction>(text).is_err(), "{text}");
        assert!(
            matches!(parse::<SaopAction>(text), Err(SaopError::Parse(_))),
            "{text}"
        );
    }
    let text = example("observation")
        .to_string()
        .replace("\"attempt\":1", "\"attempt\":1,\"attempt\":2");
    assert!(serde_json::from_str::<Observation>(&text).is_err());
    assert!(matches!(
        parse::<Observation>(&text),
        Err(SaopError::Parse(_))
    ));
}

/// DESIGN: with `raw_value` on, `from_str::<Value>` rewrites such an object into the one it quotes.
#[test]
fn serde_jsons_private_token_is_ordinary_data() {
    for token in [
        "$serde_json::private::RawValue",
        "$serde_json::private::Number",
    ] {
        let text = format!(
            r#"{{"tool_name":"t","arguments":{{"a":{{"{token}":"{{\"rm\":1}}"}},"{token}":"5"}}}}"#
        );
        let action: SaopAction = parse(&text).unwrap();
        assert_eq!(serialize(&action), text);
        let inner = action.arguments.get("a").unwrap();
        assert_eq!(inner.get(token).unwrap().as_str().unwrap(), "{\"rm\":1}");
        let through_serde_json: SaopAction = serde_json::from_str(&text).unwrap();
        assert_eq!(serialize(&through_serde_json), text);
        let typed = format!(r#"{{"tool_name":{{"{token}":"\"t\""}},"arguments":{{}}}}"#);
        assert!(parse::<SaopAction>(&typed).is_err());
        assert!(serde_json::from_str::<SaopAction>(&typed).is_err());
    }
}

fn thought(value: &Value) -> Result<SaopThought, ()> {
    let mut envelope = example("saop-envelope");
    envelope["thought"] = value.clone();
    let whole = validate::<SaopEnvelope>(&envelope).map(|envelope| envelope.thought);
    let direct = serde_json::from_str::<SaopThought>(&value.to_string());
    assert_eq!(whole.is_ok(), direct.is_ok(), "{value}");
    direct.map_err(drop)
}

#[test]
fn gap_an_optional_string_refuses_null() {
    assert!(thought(&json!({"reasoning": "r", "plan": "p", "uncertainty": null})).is_err());
    assert!(
        thought(&json!({"reasoning": "r", "plan": "p"}))
            .unwrap()
            .uncertainty
            .is_none()
    );
    // Empty is neither absent nor null, and is not lost.
    let empty = thought(&json!({"reasoning": "r", "plan": "p", "uncertainty": ""})).unwrap();
    assert_eq!(empty.uncertainty.as_deref(), Some(""));
    assert_eq!(
        serde_json::to_value(&empty).unwrap()["uncertainty"],
        json!("")
    );
}

#[test]
fn gap_structs_refuse_arrays() {
    assert!(thought(&json!(["r", "p"])).is_err());
    assert!(thought(&json!(["r", "p", "u"])).is_err());
    assert!(
        rmp_serde::from_slice::<SaopThought>(&rmp_serde::to_vec(&["r", "p"]).unwrap()).is_err()
    );
}

#[test]
fn gap_enums_refuse_objects() {
    for wrong in [
        json!({"success": null}),
        json!({"success": []}),
        json!(0),
        json!(null),
    ] {
        assert!(
            serde_json::from_value::<SaopObservationStatus>(wrong.clone()).is_err(),
            "{wrong}"
        );
        assert!(
            from_cbor::<SaopObservationStatus>(&to_cbor(&wrong)).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn gap_a_const_has_one_value() {
    let mut value = example("observation");
    for wrong in [
        json!("Observation"),
        json!(""),
        json!(null),
        json!(["observation"]),
    ] {
        value["type"] = wrong;
        assert!(validate::<Observation>(&value).is_err(), "{value}");
        assert!(
            serde_json::from_value::<Observation>(value.clone()).is_err(),
            "{value}"
        );
    }
}

#[test]
fn gap_a_minimum_on_a_number_is_enforced() {
    let mut value = example("observation");
    let schema: Value = serde_json::from_str(saop::OBSERVATION_SCHEMA).unwrap();
    let least = schema["properties"]["duration_ms"]["minimum"]
        .as_f64()
        .unwrap();
    for (new, valid) in [
        (json!(least), true),
        (json!(-0.0), true),
        (json!(least + 0.001), true),
        (json!(least - 0.001), false),
        (json!(least - 1.0), false),
        (json!("0"), false),
        (json!(null), false),
    ] {
        value["duration_ms"] = new;
        assert_eq!(validate::<Observation>(&value).is_ok(), valid, "{value}");
        assert_eq!(
            serde_json::from_value::<Observation>(value.clone()).is_ok(),
            valid,
            "{value}"
        );
    }
    assert!(saop::ObservationDurationMs::new(least - 1.0).is_err());
    assert!(saop::ObservationDurationMs::new(f64::NAN).is_err());
    assert!(saop::ObservationDurationMs::new(f64::INFINITY).is_err());
}

#[test]
fn gap_empty_members_are_not_lost() {
    let mut value = example("observation");
    value["metadata"] = json!({});
    let observation: Observation = validate(&value).unwrap();
    assert_eq!(serde_json::to_value(&observation).unwrap(), value);
    value.as_object_mut().unwrap().remove("metadata");
    let observation: Observation = validate(&value).unwrap();
    assert_eq!(serde_json::to_value(&observation).unwrap(), value);
}

/// Floats come back as they went, whatever features `serde_json` has.
#[test]
fn floats_round_trip() {
    let mut value = example("observation");
    let mut bits = 0x3FF0_0000_0000_0001_u64;
    for _ in 0..20_000 {
        // A walk over mantissas and exponents by a fixed multiplier.
        bits = bits
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let float = f64::from_bits(bits & 0x7FFF_FFFF_FFFF_FFFF);
        if !float.is_finite() {
            continue;
        }
        value["duration_ms"] = json!(1);
        let mut observation: Observation = validate(&value).unwrap();
        observation.duration_ms = saop::ObservationDurationMs::new(float).unwrap();
        let text = serialize(&observation);
        let read = [
            parse::<Observation>(&text).unwrap(),
            serde_json::from_str(&text).unwrap(),
        ];
        for read in read {
            assert_eq!(read.duration_ms.get().to_bits(), float.to_bits(), "{text}");
        }
    }
}

/// A `Value` holds a float, whose value counts and not its shortest spelling.
#[test]
fn a_float_in_a_value_is_the_integer_that_it_is() {
    if !a_value_is_plain_data() {
        // Then a `Value` holds the shortest spelling, and that is what it is judged by.
        return;
    }
    let mut value = example("observation");
    for (float, integer) in [
        (-9_223_372_036_854_775_808.0, i64::MIN),
        (1_152_921_504_606_846_976.0, 1 << 60),
        (-0.0, 0),
    ] {
        value["exit_code"] = json!(float);
        let observation: Observation = validate(&value).unwrap();
        assert_eq!(observation.exit_code, integer);
        let observation: Observation = serde_json::from_value(value.clone()).unwrap();
        assert_eq!(observation.exit_code, integer);
        // Nor is it blamed where something else is wrong.
        let mut wrong = value.clone();
        wrong["stdout"] = json!(null);
        wrong["metadata"] = json!({"a": [true, "x", 1e300]});
        let error = validate::<Observation>(&wrong).unwrap_err();
        let paths: Vec<_> = error
            .violations()
            .iter()
            .map(saop::Violation::instance_path)
            .collect();
        assert_eq!(paths, ["/metadata/a", "/stdout"]);
    }
    value["exit_code"] = json!(9_223_372_036_854_775_808.0);
    let error = validate::<Observation>(&value).unwrap_err();
    assert_eq!(
        error.violations()[0].kind(),
        saop::ViolationKind::Unrepresentable
    );
}

#[test]
fn what_is_no_object_is_refused_in_words() {
    let number = rmp_serde::to_vec(&7).unwrap();
    let error = rmp_serde::from_slice::<SaopThought>(&number).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("expected an object, but found the number 7"),
        "{error}"
    );
    let keyed = rmp_serde::to_vec(&std::collections::BTreeMap::from([(1, 2)])).unwrap();
    let error = rmp_serde::from_slice::<SaopThought>(&keyed).unwrap_err();
    assert!(
        error.to_string().contains("integer `1`, expected a string"),
        "{error}"
    );
}

#[test]
fn bytes_are_no_strings() {
    #[derive(Serialize)]
    struct Bin<'a> {
        tool_name: &'a serde_bytes_like::Bytes,
        arguments: std::collections::BTreeMap<String, u8>,
    }
    mod serde_bytes_like {
        pub(super) struct Bytes;
        impl serde::Serialize for Bytes {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_bytes(b"t")
            }
        }
    }
    let packed = rmp_serde::to_vec_named(&Bin {
        tool_name: &serde_bytes_like::Bytes,
        arguments: std::collections::BTreeMap::new(),
    })
    .unwrap();
    assert!(rmp_serde::from_slice::<SaopAction>(&packed).is_err());
}

/// Where numbers are held as text, `serde_json` shows one as an object with a private key. In every other
/// format such an object is data.
#[test]
fn an_object_with_a_private_key_is_data_in_other_formats() {
    let text = r#"{"tool_name":"t","arguments":{"a":{"$serde_json::private::Number":"5","rm":"x"},"b":{"$serde_json::private::Number":"5"}}}"#;
    let action: SaopAction = parse(text).unwrap();
    let read: SaopAction = from_cbor(&to_cbor(&action)).unwrap();
    assert_eq!(serialize(&read), text);
    let read: SaopAction = rmp_serde::from_slice(&rmp_serde::to_vec(&action).unwrap()).unwrap();
    assert_eq!(serialize(&read), text);
}

// SPEC P2, W: the first fault in text order
#[test]
fn the_first_fault_in_the_text_is_reported() {
    for (text, kind) in [
        (
            r#"{"metadata":{"a":1,"a":tru}}"#,
            saop::ViolationKind::DuplicateKey,
        ),
        (
            r#"{"metadata":{"a":1,"b":tru,"a":2}}"#,
            saop::ViolationKind::Syntax,
        ),
        (
            r#"{"stdout":"","stdout":tru}"#,
            saop::ViolationKind::DuplicateKey,
        ),
    ] {
        let error = parse::<Observation>(text).unwrap_err();
        assert_eq!(error.violations()[0].kind(), kind, "{text}");
    }
    let error = parse::<Observation>(b"{\"a\" nope, \"b\":\"\xFF\"}").unwrap_err();
    assert!(
        error.violations()[0]
            .message()
            .ends_with("but found `nope`"),
        "{error}"
    );
}
