//! `JsonObject` and numbers through serde formats other than ours. SPEC W.

use serde::de::value::{Error as PlainError, MapDeserializer};
use serde::{Deserialize, Serialize};

use crate::{JsonNumber, JsonObject};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Holder {
    arguments: JsonObject,
}

const SPELLED: &str =
    r#"{"arguments":{"b":[1.0,0.10,1e400,12345678901234567890123],"a":"\u0041"}}"#;

#[test]
fn serde_json_text_keeps_every_spelling() {
    for text in [SPELLED.to_owned(), SPELLED.replace(',', " , ")] {
        let holder: Holder = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&holder).unwrap(), SPELLED);
        let holder: Holder = serde_json::from_slice(text.as_bytes()).unwrap();
        assert_eq!(serde_json::to_string(&holder).unwrap(), SPELLED);
        let holder: Holder = serde_json::from_reader(text.as_bytes()).unwrap();
        assert_eq!(serde_json::to_vec(&holder).unwrap(), SPELLED.as_bytes());
        let mut pretty = Vec::new();
        let mut serializer = serde_json::Serializer::pretty(&mut pretty);
        holder.serialize(&mut serializer).unwrap();
        assert_eq!(serde_json::from_slice::<Holder>(&pretty).unwrap(), holder);
    }
}

#[test]
fn serde_json_text_is_checked_as_ours_is() {
    for (text, expected) in [
        (r#"{"arguments":{"a":1,"\u0061":2}}"#, "found `a` again"),
        (r#"{"arguments":{"a":{"b":1,"b":2}}}"#, "found `b` again"),
        (r#"{"arguments":{"a":"\ud800"}}"#, "surrogate"),
        (
            r#"{"arguments":[]}"#,
            "expected an object, but found an empty array",
        ),
        (
            r#"{"arguments":null}"#,
            "expected an object, but found null",
        ),
        (
            r#"{"arguments":"{}"}"#,
            "expected an object, but found the string `{}`",
        ),
    ] {
        let error = serde_json::from_str::<Holder>(text).unwrap_err();
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
    let deep = format!(
        "{{\"arguments\":{{\"a\":{}{}}}}}",
        "[".repeat(200),
        "]".repeat(200)
    );
    assert!(serde_json::from_str::<Holder>(&deep).is_err());
}

#[test]
fn a_value_keeps_what_it_holds() {
    let value = serde_json::json!({"arguments": {"b": [1, 2.5, u64::MAX], "a": {"x": null}}});
    let holder: Holder = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(serde_json::to_value(&holder).unwrap(), value);
    assert_eq!(Holder::deserialize(&value).unwrap(), holder);
    let too_large: Holder = serde_json::from_str(SPELLED).unwrap();
    let error = serde_json::to_value(&too_large).unwrap_err();
    assert!(error.to_string().contains("1e400"), "{error}");
}

#[test]
fn a_map_cannot_pretend_to_be_text() {
    let token = "$serde_json::private::RawValue";
    let map = serde_json::Map::from_iter([(token.to_owned(), "{\"rm\":1}".into())]);
    let read = JsonObject::deserialize(map.clone()).unwrap();
    assert_eq!(read.get(token).unwrap().as_str().unwrap(), "{\"rm\":1}");
    let read = JsonObject::deserialize(serde_json::Value::Object(map)).unwrap();
    assert_eq!(read.get(token).unwrap().as_str().unwrap(), "{\"rm\":1}");
    let entries = [(token, "{\"rm\":1}")].into_iter();
    let read = JsonObject::deserialize(MapDeserializer::<_, PlainError>::new(entries)).unwrap();
    assert_eq!(read.get(token).unwrap().as_str().unwrap(), "{\"rm\":1}");
    for token in ["$saop::private::RawText", "$serde_json::private::Number"] {
        let entries = [(token, "5")].into_iter();
        let read = JsonObject::deserialize(MapDeserializer::<_, PlainError>::new(entries));
        assert_eq!(read.unwrap().get(token).unwrap().as_str().unwrap(), "5");
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Flattened {
    #[serde(flatten)]
    holder: Holder,
    more: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Number(u8),
    Holder(Holder),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
enum Tagged {
    Holder(Holder),
}

#[test]
fn is_plain_data_under_flatten_and_in_unions() {
    let text = r#"{"arguments":{"b":[1,0.5,-3],"a":{"c":"d","e":null,"f":true}},"more":1}"#;
    let flattened: Flattened = serde_json::from_str(text).unwrap();
    assert_eq!(
        flattened.holder.arguments.pointer("/b/2").unwrap().as_i64(),
        Some(-3)
    );
    let written = serde_json::to_string(&flattened).unwrap();
    assert_eq!(
        serde_json::from_str::<Flattened>(&written).unwrap(),
        flattened
    );
    let text = r#"{"arguments":{"b":[1,0.5,-3]}}"#;
    let untagged: Untagged = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&untagged).unwrap(), text);
    let tagged = Tagged::Holder(serde_json::from_str(text).unwrap());
    let written = serde_json::to_string(&tagged).unwrap();
    assert_eq!(serde_json::from_str::<Tagged>(&written).unwrap(), tagged);
}

#[test]
fn numbers_keep_their_spelling_through_serde_json() {
    let number: JsonNumber = serde_json::from_str("0.10").unwrap();
    assert_eq!(number.as_json(), "0.10");
    assert_eq!(serde_json::to_string(&number).unwrap(), "0.10");
    let error = serde_json::from_str::<JsonNumber>("\"0.10\"").unwrap_err();
    assert!(
        error
            .to_string()
            .contains("expected a number, but found the string `0.10`")
    );
    assert_eq!(
        serde_json::to_value(&number).unwrap(),
        serde_json::json!(0.1)
    );
}

#[test]
fn data_that_json_cannot_hold_is_refused() {
    let nan = [("a", f64::NAN)].into_iter();
    let error = JsonObject::deserialize(MapDeserializer::<_, PlainError>::new(nan)).unwrap_err();
    assert!(
        error.to_string().contains("expected a finite number"),
        "{error}"
    );
    let twice = [("a", 1), ("a", 2)].into_iter();
    let error = JsonObject::deserialize(MapDeserializer::<_, PlainError>::new(twice)).unwrap_err();
    assert!(error.to_string().contains("found `a` again"), "{error}");
}
