//! `JsonObject`, `JsonRef` and `JsonNumber`: nothing lost, equality by value, reading into own types.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, Visitor};
use serde_json::json;

use crate::text::{Cursor, LARGE};
use crate::{JsonKind, JsonNumber, JsonObject, JsonRef, Reader, Tree};

fn object(text: &str) -> JsonObject {
    text.parse().expect(text)
}

/// The same with whitespace wherever it may stand, but for the ends.
fn spaced(text: &str) -> String {
    let (mut spaced, mut in_string, mut escaped) = (String::new(), false, false);
    for c in text.chars() {
        let separates = !in_string && ",:[]{}".contains(c);
        spaced.push_str(if separates { " \t" } else { "" });
        spaced.push(c);
        spaced.push_str(if separates { "\n\r " } else { "" });
        in_string ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
    }
    spaced.trim_ascii().to_owned()
}

#[test]
fn whitespace_stays_until_it_is_written() {
    let long = "x".repeat(LARGE);
    for (text, compact) in [
        ("{}", "{}"),
        ("{ }", "{}"),
        (r#"{"a":1}"#, r#"{"a":1}"#),
        (r#"{"a": 1}"#, r#"{"a":1}"#),
        (r#"{"a" :1}"#, r#"{"a":1}"#),
        (r#"{ "a":1}"#, r#"{"a":1}"#),
        (r#"{"a":1 }"#, r#"{"a":1}"#),
        (r#"{"a":[1 ,2]}"#, r#"{"a":[1,2]}"#),
        (r#"{"a":[1, 2]}"#, r#"{"a":[1,2]}"#),
        (r#"{"a":[ ],"b":{}}"#, r#"{"a":[],"b":{}}"#),
        (r#"{"a":[] ,"b":" "}"#, r#"{"a":[],"b":" "}"#),
        (r#"{"a":[[]],"b":{"c":{}}}"#, r#"{"a":[[]],"b":{"c":{}}}"#),
        (
            &format!("{{ \"a\" : \"{long}\" ,\n \"b\" : 1.50 }}"),
            &format!(r#"{{"a":"{long}","b":1.50}}"#),
        ),
    ] {
        let around = format!("\n {text}\t");
        let mut reader = Reader::new(Cursor::new(&around), 8);
        let read = reader.json_object().unwrap();
        for kept in [
            read,
            object(&around),
            serde_json::from_str(&around).unwrap(),
        ] {
            assert_eq!(kept.as_json(), text);
            assert_eq!(kept.clone().into_json(), text);
            assert_eq!(kept.to_compact(), compact);
            assert_eq!(kept.to_string(), compact);
            assert_eq!(serde_json::to_string(&kept).unwrap(), compact);
            assert_eq!(kept, object(compact));
        }
    }
}

#[test]
fn whitespace_means_nothing_to_a_type() {
    #[derive(Debug, PartialEq, Deserialize)]
    enum Mode {
        Fast,
        Slow { by: u8 },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Call {
        path: String,
        lines: (u8, i8),
        modes: Vec<Mode>,
        none: Option<bool>,
        some: Option<bool>,
        long: u128,
        any: serde_json::Value,
        id: JsonNumber,
        inner: JsonObject,
    }

    let text = r#"{"path":"a\nb","lines":[1,-2],"modes":["Fast",{"Slow":{"by":3}}],"none":null,"some":true,
        "long":18446744073709551616,"any":[{},[],{"a":"b","c":[1.5]}],"id":0.10,"inner":{"a":[1,2],"b":{}},"more":[{}]}"#;
    let text = text.replace("\n        ", "");
    let compact: Call = object(&text).deserialize_into().unwrap();
    assert_eq!(compact.inner.as_json(), r#"{"a":[1,2],"b":{}}"#);
    let spaced: Call = object(&spaced(&text)).deserialize_into().unwrap();
    assert_eq!(spaced, compact);
    assert_eq!(spaced.inner.to_compact(), compact.inner.as_json());
    assert_eq!(spaced.id.as_json(), "0.10");
}

#[test]
fn keeps_members_order_and_spelling() {
    let text = r#"{"z":1,"a":[12345678901234567890123,1e400,0.10,-0,1E+2],"\u0041":"\/"}"#;
    for kept in [object(text), object(&spaced(text))] {
        assert_eq!(kept.to_string(), text);
        assert_eq!(serde_json::to_string(&kept).unwrap(), text);
        let keys: Vec<_> = kept.iter().map(|(key, _)| key.into_owned()).collect();
        assert_eq!(keys, ["z", "a", "A"]);
        let items: Vec<_> = kept
            .get("a")
            .unwrap()
            .items()
            .map(JsonRef::as_json)
            .collect();
        assert_eq!(
            items,
            ["12345678901234567890123", "1e400", "0.10", "-0", "1E+2"]
        );
        assert_eq!(kept.len(), 3);
        assert!(!kept.is_empty());
    }
    assert!(JsonObject::default().is_empty());
    assert!(object("{ }").is_empty());
    assert_eq!(JsonObject::new().len(), 0);
}

#[test]
fn looks_into_values() {
    let text = r#"{"s":"a\nb","t":true,"n":null,"i":-7,"u":18446744073709551615,"f":1.5e0,"w":2.0,"a":[[],{},"x]"],"o":{"":{"a/b~c":[9]}}}"#;
    look_into(&object(text));
    look_into(&object(&spaced(text)));
}

fn look_into(kept: &JsonObject) {
    let get = |key| kept.get(key).unwrap();
    assert_eq!(get("s").as_str().unwrap(), "a\nb");
    assert_eq!(get("t").as_bool(), Some(true));
    assert!(get("n").is_null());
    assert_eq!(get("i").as_i64(), Some(-7));
    assert_eq!(get("i").as_u64(), None);
    assert_eq!(get("u").as_u64(), Some(u64::MAX));
    assert_eq!(get("u").as_i64(), None);
    assert_eq!(get("f").as_f64(), Some(1.5));
    assert_eq!(get("f").as_i64(), None);
    assert_eq!(get("w").as_u64(), Some(2));
    assert_eq!(get("w").as_i64(), Some(2));
    let items: Vec<_> = get("a").items().map(JsonRef::as_json).collect();
    assert_eq!(items.len(), 3);
    assert_eq!(items[2], "\"x]\"");
    assert!(
        get("a")
            .items()
            .take(2)
            .all(|empty| empty.items().count() + empty.members().count() == 0)
    );
    assert_eq!(
        get("a").items().next().unwrap().describe(),
        "an empty array"
    );
    assert_eq!(get("o").kind(), JsonKind::Object);
    assert_eq!(kept.pointer("/o//a~1b~0c/0").unwrap().as_u64(), Some(9));
    let tree = Tree::of_valid(kept.as_json());
    assert_eq!(tree.root().pointer("/o//a~1b~0c/0").unwrap().text(), "9");
    assert_eq!(tree.root().pointer("").unwrap().text(), kept.as_json());
    assert_eq!(kept.pointer("").unwrap().as_json(), kept.as_json());
    for nowhere in ["/x", "/a/3", "/a/01", "/a/+1", "/a/-", "o", "/s/0"] {
        assert!(kept.pointer(nowhere).is_none(), "{nowhere}");
        assert!(tree.root().pointer(nowhere).is_none(), "{nowhere}");
    }
    assert!(kept.get("missing").is_none());
    // Looking at a value as another kind finds nothing.
    assert!(get("s").as_f64().is_none() && get("i").as_str().is_none());
    assert!(get("s").as_bool().is_none());
    assert_eq!(get("s").items().count() + get("s").members().count(), 0);
    assert_eq!(get("a").members().count() + get("o").items().count(), 0);
    for (key, kind) in [
        ("s", JsonKind::String),
        ("t", JsonKind::Bool),
        ("n", JsonKind::Null),
        ("i", JsonKind::Number),
        ("a", JsonKind::Array),
    ] {
        assert_eq!(get(key).kind(), kind);
    }
}

#[test]
fn equality_is_that_of_json_schema() {
    for (left, right) in [
        (r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1}"#),
        (r#"{"a":[1.0,"A"]}"#, r#"{"a":[1,"\u0041"]}"#),
        (
            r#"{"a":{"x":null,"y":true}}"#,
            r#"{"a":{"y":true,"x":null}}"#,
        ),
        (r#"{"\u0061":1e400}"#, r#"{"a":10e399}"#),
    ] {
        assert_eq!(object(left), object(right));
    }
    for (left, right) in [
        (r#"{"a":1}"#, r#"{"a":2}"#),
        (r#"{"a":1}"#, r#"{"b":1}"#),
        (r#"{"a":1}"#, r#"{"a":"1"}"#),
        (r#"{"a":[1,2]}"#, r#"{"a":[2,1]}"#),
        (r#"{"a":[1]}"#, r#"{"a":[1,2]}"#),
        (r#"{"a":{"x":true}}"#, r#"{"a":{"x":false}}"#),
        (r#"{"a":{"x":1}}"#, r#"{"a":{"x":1,"y":1}}"#),
    ] {
        assert_ne!(object(left), object(right));
    }
}

#[derive(Debug, PartialEq, Deserialize)]
struct Arguments {
    path: String,
    #[serde(default)]
    lines: Option<(u32, i8)>,
    mode: Mode,
    wrapped: Wrapped,
    ratio: f32,
    letter: char,
    unit: (),
    big: u128,
    rest: BTreeMap<String, Vec<bool>>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Wrapped(i64);

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mode {
    Fast,
    Careful { tries: u8 },
    Pair(u8, u8),
}

#[test]
fn reads_into_own_types() {
    let text = |mode: &str| {
        format!(
            r#"{{"path":"a\u0062","lines":[1.0,-2],"mode":{mode},"wrapped":3,"ratio":0.5,"letter":"é","unit":null,"big":7,"rest":{{"x":[true,false]}}}}"#
        )
    };
    let arguments = |mode| Arguments {
        path: "ab".to_owned(),
        lines: Some((1, -2)),
        mode,
        wrapped: Wrapped(3),
        ratio: 0.5,
        letter: 'é',
        unit: (),
        big: 7,
        rest: BTreeMap::from([("x".to_owned(), vec![true, false])]),
    };
    for (mode, expected) in [
        (r#""fast""#, Mode::Fast),
        (r#"{"careful":{"tries":2}}"#, Mode::Careful { tries: 2 }),
        (r#"{"pair":[1,2]}"#, Mode::Pair(1, 2)),
    ] {
        let kept = object(&text(mode));
        assert_eq!(
            kept.deserialize_into::<Arguments>(),
            Ok(arguments(expected))
        );
    }
    let kept = object(r#"{"a":"b"}"#);
    let borrowed: BTreeMap<&str, &str> = kept.deserialize_into().unwrap();
    assert_eq!(borrowed["a"], "b");
}

#[test]
fn reads_long_integers_and_fixed_lists() {
    let kept = object(r#"{"a":12345678901234567890123,"b":[1,2,3],"c":-1e2}"#);
    let get = |key| kept.get(key).unwrap();
    assert_eq!(
        get("a").deserialize_into(),
        Ok(12_345_678_901_234_567_890_123_u128)
    );
    assert_eq!(
        get("a").deserialize_into(),
        Ok(12_345_678_901_234_567_890_123_i128)
    );
    assert_eq!(get("c").deserialize_into(), Ok(-100_i128));
    assert!(get("c").deserialize_into::<u128>().is_err());
    assert_eq!(get("b").deserialize_into(), Ok([1, 2, 3]));
    let error = get("b").deserialize_into::<(u8, u8)>().unwrap_err();
    assert_eq!(
        error.message(),
        "expected no more items or members, but found another one"
    );
    assert!(get("b").deserialize_into::<[u8; 4]>().is_err());
}

#[test]
fn messages_repeat_little_of_a_long_input() {
    let long = "9".repeat(100_000);
    let kept = object(&format!(r#"{{"n":{long},"e":{long}e999,"s":"{long}"}}"#));
    for key in ["n", "e", "s"] {
        let value = kept.get(key).unwrap();
        assert!(value.deserialize_into::<u64>().unwrap_err().message().len() < 200);
    }
    let error = kept
        .get("e")
        .unwrap()
        .deserialize_into::<serde_json::Value>()
        .unwrap_err();
    assert!(error.message().len() < 200);
}

#[test]
fn says_why_a_value_does_not_fit_an_own_type() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct One {
        #[expect(dead_code, reason = "read to be refused")]
        n: u8,
    }
    for (text, expected) in [
        (r#"{"n":"x"}"#, "invalid type: string `x`, expected u8"),
        (r#"{"n":300}"#, "invalid value: integer `300`, expected u8"),
        (r#"{"n":-1}"#, "invalid value: integer `-1`, expected u8"),
        (r#"{"n":1.5}"#, "invalid value: number 1.5, expected u8"),
        (r#"{"n":1e400}"#, "invalid value: number 1e400, expected u8"),
        (r#"{"n":null}"#, "invalid type: unit value, expected u8"),
        (r#"{"n":[]}"#, "invalid type: sequence, expected u8"),
        (r#"{"n":{}}"#, "invalid type: map, expected u8"),
        (r#"{"n":true}"#, "invalid type: boolean `true`, expected u8"),
        (r#"{"m":1}"#, "unknown field `m`, expected `n`"),
        ("{}", "missing field `n`"),
    ] {
        let error = object(text).deserialize_into::<One>().unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
    let wrong = |text: &str, expected: &str| {
        let kept = object(text);
        let value = kept.get("v").unwrap();
        let errors = [
            value
                .deserialize_into::<bool>()
                .err()
                .map(|error| error.to_string()),
            value
                .deserialize_into::<String>()
                .err()
                .map(|error| error.to_string()),
            value
                .deserialize_into::<Vec<u8>>()
                .err()
                .map(|error| error.to_string()),
            value
                .deserialize_into::<f64>()
                .err()
                .map(|error| error.to_string()),
            value
                .deserialize_into::<Mode>()
                .err()
                .map(|error| error.to_string()),
        ];
        assert!(
            errors
                .iter()
                .flatten()
                .any(|error| error.contains(expected)),
            "{text}: {errors:?}"
        );
    };
    wrong(
        r#"{"v":5}"#,
        "invalid type: integer `5`, expected a boolean",
    );
    wrong(
        r#"{"v":-5}"#,
        "invalid type: integer `-5`, expected a string",
    );
    wrong(r#"{"v":"s"}"#, "expected a sequence");
    wrong(r#"{"v":"s"}"#, "expected f64");
    wrong(r#"{"v":1e999}"#, "number 1e999");
    wrong(
        r#"{"v":{"careful":{"tries":1},"x":1}}"#,
        "expected no more items or members, but found another one",
    );
}

/// DESIGN: `serde_json`'s private tokens are ordinary keys to us, and never reach its types.
#[test]
fn private_tokens_of_serde_json_stay_data() {
    let kept = object(r#"{"$serde_json::private::RawValue":"{\"rm\":1}"}"#);
    assert_eq!(
        kept.get("$serde_json::private::RawValue")
            .unwrap()
            .as_str()
            .unwrap(),
        "{\"rm\":1}"
    );
    for text in [
        r#"{"$serde_json::private::RawValue":"{}"}"#,
        r#"{"a":{"$serde_json::private::Number":"1"}}"#,
        r#"{"\u0024serde_json::private::Number":"1"}"#,
    ] {
        let error = object(text)
            .deserialize_into::<serde_json::Value>()
            .unwrap_err();
        assert!(error.message().contains("private to serde_json"), "{error}");
    }
}

#[test]
fn deep_objects_are_read_without_overflowing() {
    let deep = |levels: usize| format!("{{\"a\":{}{}}}", "[".repeat(levels), "]".repeat(levels));
    assert!(
        object(&deep(120))
            .deserialize_into::<serde_json::Value>()
            .is_ok()
    );
    let error = deep(200).parse::<JsonObject>().unwrap_err();
    assert!(error.message().contains("128 levels"), "{error}");
    assert_eq!(error.position().map(|at| at.column), Some(133));
    let made = JsonObject::from_serializable(&json!({"a": nested(300)})).unwrap();
    assert!(made.deserialize_into::<serde_json::Value>().is_err());
    assert_eq!(made, made.clone());
    assert!(serde_json::to_value(&made).is_err());
}

fn nested(levels: usize) -> serde_json::Value {
    (0..levels).fold(json!(1), |inner, _| serde_json::Value::Array(vec![inner]))
}

#[test]
fn is_made_from_what_serializes_to_an_object() {
    let made = JsonObject::from_serializable(&BTreeMap::from([("a", [1, 2])])).unwrap();
    assert_eq!(made.as_json(), r#"{"a":[1,2]}"#);
    let error = JsonObject::from_serializable(&[1]).unwrap_err();
    assert_eq!(
        error.message(),
        "expected a JSON object, but found an array"
    );
    assert!(JsonObject::from_serializable(&f64::NAN).is_err());
    let serde_json::Value::Object(map) = json!({"k": 0.1, "l": "\""}) else {
        panic!("an object")
    };
    assert_eq!(JsonObject::from(map).as_json(), r#"{"k":0.1,"l":"\""}"#);
    for (text, expected) in [
        ("[]", "expected a JSON object, but found an empty array"),
        ("7", "expected a JSON object, but found the number 7"),
        (
            "{\"a\":1,\"a\":2}",
            "expected each key once in an object, but found `a` again",
        ),
        ("\u{FEFF}{}", "byte order mark"),
    ] {
        let error = text.parse::<JsonObject>().unwrap_err();
        assert!(error.message().contains(expected), "{error}");
    }
}

#[test]
fn numbers_of_any_size() {
    let number: JsonNumber = "12345678901234567890123".parse().unwrap();
    assert_eq!(number.to_string(), "12345678901234567890123");
    assert_eq!(format!("{number:?}"), "JsonNumber(12345678901234567890123)");
    assert_eq!(number.as_u64(), None);
    assert_eq!(number.as_i64(), None);
    assert_eq!(number.as_f64(), Some(1.234_567_890_123_456_8e22));
    assert_eq!(
        serde_json::to_string(&number).unwrap(),
        "12345678901234567890123"
    );
    assert_eq!(JsonNumber::from(-7i8), "-7.0".parse().unwrap());
    assert_ne!(JsonNumber::from(7u8), JsonNumber::from(8u8));
    assert_eq!(JsonNumber::try_from(0.1).unwrap().as_json(), "0.1");
    assert!(JsonNumber::try_from(f64::INFINITY).is_err());
    for text in ["", "01", "1 ", " 1", "NaN", "1,", "\"1\"", "0x1"] {
        assert!(text.parse::<JsonNumber>().is_err(), "{text}");
    }
}

#[test]
fn a_text_over_the_limit_is_no_object() {
    let text = format!("{{\"a\":\"{}\"}}", "x".repeat(64 * 1024 * 1024));
    let error = text.parse::<JsonObject>().unwrap_err();
    assert_eq!(
        error.message(),
        "expected at most 67108864 bytes, but found 67108872"
    );
    assert_eq!(format!("{:?}", object("{}")), "JsonObject({})");
}

#[test]
fn reads_by_keys_that_are_enums() {
    #[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
    #[serde(rename_all = "lowercase")]
    enum Side {
        Left,
        Right,
    }

    let sides: BTreeMap<Side, u8> = object(r#"{"right":2,"l\u0065ft":1}"#)
        .deserialize_into()
        .unwrap();
    assert_eq!(sides, BTreeMap::from([(Side::Left, 1), (Side::Right, 2)]));
    let unknown = object(r#"{"up":1}"#).deserialize_into::<BTreeMap<Side, u8>>();
    assert!(unknown.is_err(), "{unknown:?}");
}

/// Asks for an identifier, as serde's own types do for keys.
#[derive(Debug, PartialEq)]
struct Identifier(String);

impl<'de> Deserialize<'de> for Identifier {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = Identifier;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an identifier")
            }

            fn visit_str<E>(self, text: &str) -> Result<Identifier, E> {
                Ok(Identifier(text.to_owned()))
            }
        }

        deserializer.deserialize_identifier(Text)
    }
}

#[derive(Debug, PartialEq, Deserialize)]
struct Pair(u8, Option<Identifier>);

#[test]
fn every_question_of_a_type_has_its_answer() {
    let read = object(r#"{"a":[1,"x"],"b":[2,null],"c":[7,-7,0.5,"y",true,null,{"d":[]}]}"#);
    let get = |key| read.get(key).unwrap();
    let pair = get("a").deserialize_into();
    assert_eq!(pair, Ok(Pair(1, Some(Identifier("x".to_owned())))));
    assert_eq!(get("b").deserialize_into(), Ok(Pair(2, None)));
    let any = get("c").deserialize_into::<serde_json::Value>().unwrap();
    assert_eq!(any, json!([7, -7, 0.5, "y", true, null, {"d": []}]));
    assert_eq!(get("c").deserialize_into(), Ok(IgnoredAny));
    let error = get("a").deserialize_into::<BTreeMap<&str, u8>>();
    let error = error.unwrap_err().to_string();
    assert!(error.contains("sequence, expected a map"), "{error}");
}

#[test]
fn an_error_in_a_text_says_where() {
    let error = "{\n  1}".parse::<JsonObject>().unwrap_err();
    assert!(
        error.to_string().ends_with(" at line 2 column 3"),
        "{error}"
    );
}
