//! Types of schemas that others wrote: what they accept, what they keep, and that no value of them breaks its schema.

use std::fmt::Debug;

use saop_json::text::open;
use saop_schema::open::{OpenType, parse, parse_with};
use saop_schema::push::PushReader;
use saop_schema::{Error, JsonValue, Limits, Nullable, Reader, ViolationKind};
use serde::de::DeserializeOwned;

use crate::open_definitions::definitions::{Maybe, Message, Name, PingRequest, RequestId};
use crate::open_objects::objects::{self, Objects};
use crate::open_recursive::recursive::{Json, Nested, Tree};
use crate::open_rules::rules::{self, Rules};
use crate::open_unions::unions::{self, Unions};
use crate::{accepts, read};

/// Refuses a document. Read as if it were valid, but for the types inside, which check what is theirs, it is refused as well, unless
/// the type checks its values: one that took it would say less than its schema, and a value of it could break the schema.
fn refuses<T>(text: &str)
where
    T: saop_schema::Message + OpenType + DeserializeOwned + PartialEq + Debug,
{
    crate::refuses::<T>(text);
    let limits = Limits::default();
    let mut pieces = PushReader::<T>::for_type(&limits);
    for piece in text.as_bytes().chunks(5) {
        pieces.push(piece);
    }
    assert_eq!(pieces.finish(), parse_with(text, &limits));
    let mut reader = Reader::new(open(text.as_bytes(), &Limits::default()).unwrap(), 128);
    if !T::IS_CHECKED
        && let Ok(value) = T::read_valid(&mut reader)
    {
        let written = saop_schema::serialize(&value);
        assert!(
            saop_schema::parse::<T>(&written).is_ok(),
            "{text}: {written}"
        );
    }
}

fn first(error: &Error) -> (ViolationKind, &str, &str) {
    let violation = &error.violations()[0];
    let (path, message) = (violation.instance_path(), violation.message());
    (violation.kind(), path, message)
}

// SPEC S2
#[test]
fn further_members_stay_in_order_and_spelling() {
    let text = r#"{"z": 1.50, "name": "a", "unlisted": [1], "type": 2, "b": {"c" :1e2}}"#;
    let value = read::<Objects>(text).unwrap();
    let extra: Vec<_> = value
        .extra
        .iter()
        .map(|(name, value)| (name, value.as_json()))
        .collect();
    assert_eq!(extra, [("z", "1.50"), ("b", r#"{"c" :1e2}"#)]);
    assert_eq!(
        saop_schema::serialize(&value),
        r#"{"name":"a","type":2,"unlisted":[1],"z":1.50,"b":{"c":1e2}}"#
    );
}

// SPEC E7
#[test]
fn a_struct_of_any_schema_is_built_by_name() {
    let value = Objects::builder()
        .name("a")
        .unlisted(JsonValue::default())
        .type_(2_u64)
        .build()
        .unwrap();
    let same = Objects::new("a".to_owned(), JsonValue::default()).with_type_(2);
    assert_eq!(value, same);
    accepts::<Objects>(&saop_schema::serialize(&value));
    let error = Objects::builder().name("a").build().unwrap_err();
    assert_eq!(error.faults()[0].member(), "unlisted");
}

#[test]
fn a_listed_name_is_no_further_member() {
    let mut value = Objects::new("a".to_owned(), JsonValue::default());
    let error = value
        .extra
        .insert("name", JsonValue::default())
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a member that the schema does not list, but found `name`, which has a field of its own"
    );
    assert_eq!(error.into_value(), JsonValue::default());
    assert_eq!(value.extra.insert("x", JsonValue::default()), Ok(None));
    assert_eq!((value.extra.len(), value.extra.is_empty()), (1, false));
    assert_eq!(value.extra.get("x"), Some(&JsonValue::default()));
    *value.extra.get_mut("x").unwrap() = "1".parse().unwrap();
    assert_eq!(value.extra.as_map()["x"].as_json(), "1");
    assert_eq!(value.extra.remove("x").unwrap().as_json(), "1");
    assert!(value.extra.is_empty());
    accepts::<Objects>(&saop_schema::serialize(&value));
}

#[test]
fn an_object_is_what_its_schema_says() {
    for text in [
        r#"{"name":"","unlisted":null}"#,
        r#"{"name":"","unlisted":0,"closed":{},"empty":{},"scores":{"a":1.5},"any":[{}],"free":{"a":[1.0]}}"#,
        r#"{"name":"","unlisted":0,"limits":{"cpu":1,"memory":"1G","disk":null}}"#,
        r#"{"name":"","unlisted":0,"headers":{"x-a":"1"},"names":{"abc":1}}"#,
    ] {
        accepts::<Objects>(text);
    }
    for text in [
        r#"{"name":""}"#,
        r#"{"name":1,"unlisted":0}"#,
        r#"{"name":"","unlisted":0,"type":-1}"#,
        r#"{"name":"","unlisted":0,"closed":{"b":1}}"#,
        r#"{"name":"","unlisted":0,"empty":{"b":1}}"#,
        r#"{"name":"","unlisted":0,"scores":{"a":"1"}}"#,
        r#"{"name":"","unlisted":0,"limits":{"cpu":"1"}}"#,
        r#"{"name":"","unlisted":0,"limits":{"memory":1}}"#,
        r#"{"name":"","unlisted":0,"headers":{"y":"1"}}"#,
        r#"{"name":"","unlisted":0,"headers":{"x-a":1}}"#,
        r#"{"name":"","unlisted":0,"names":{"abcd":1}}"#,
        r#"{"name":"","unlisted":0,"names":{"a":1,"b":2,"c":3}}"#,
        r#"{"name":"","unlisted":0,"free":[]}"#,
        "[]",
    ] {
        refuses::<Objects>(text);
    }
    // serde_json keeps the last one.
    let twice = r#"{"name":"","unlisted":0,"unlisted":0}"#;
    assert!(saop_schema::parse::<Objects>(twice).is_err());
    assert!(serde_json::from_str::<Objects>(twice).is_err());
}

// SPEC S2
#[test]
fn a_number_that_does_not_fit_is_unrepresentable() {
    let text = r#"{"name": "", "unlisted": 0,
  "type": 18446744073709551616}"#;
    let error = saop_schema::parse::<Objects>(text).unwrap_err();
    let expected = "expected an integer from 0 to 18446744073709551615, but found the number 18446744073709551616";
    assert_eq!(
        first(&error),
        (ViolationKind::Unrepresentable, "/type", expected)
    );
    let position = error.violations()[0].position().unwrap();
    assert_eq!((position.line, position.column), (2, 11));
    let error =
        saop_schema::parse::<Objects>(r#"{"name":"","unlisted":0,"scores":{"a":1,"b":1e999}}"#);
    assert_eq!(first(&error.unwrap_err()).1, "/scores/b");
    let error = serde_json::from_str::<objects::ObjectsLimits>(r#"{"cpu": 1e30}"#).unwrap_err();
    let expected = "/cpu: expected an integer from -9223372036854775808 to 9223372036854775807, but found the number 1e30";
    assert_eq!(error.to_string(), expected);
    let error = parse::<objects::ObjectsLimits>(r#"{"cpu": 1e30}"#).unwrap_err();
    assert_eq!(first(&error).1, "/cpu");
}

#[test]
fn a_union_is_read_as_the_branch_that_accepts() {
    let value = read::<Unions>(
        r#"{"nullable":null,"id":"a","kinds":["x"],"level":"high","block":{"data":"","type":"image","x":1},
            "overlapping":{"b":"x","a":"no integer"},"implicit":{"a":"x"},"constants":1.50,"version":2.0}"#,
    )
    .unwrap();
    assert_eq!(value.nullable, Some(Nullable::Null));
    assert_eq!(value.id, Some(unions::UnionsId::String("a".to_owned())));
    assert!(matches!(value.kinds, Some(unions::UnionsKinds::Strings(_))));
    assert_eq!(value.level.map(unions::UnionsLevel::as_str), Some("high"));
    let Some(unions::UnionsBlock::Image(image)) = &value.block else {
        panic!("{:?}", value.block)
    };
    assert_eq!(image.extra.len(), 1);
    assert!(matches!(
        value.overlapping,
        Some(unions::UnionsOverlapping::B(_))
    ));
    assert!(matches!(
        value.implicit,
        Some(unions::UnionsImplicit::Object(_))
    ));
    assert_eq!(
        value.constants,
        Some(Nullable::Value(unions::UnionsConstants::Number1Point5))
    );
    let value =
        read::<Unions>(r#"{"id":7,"kinds":"xy","implicit":7,"constants":null,"untyped":"xy"}"#)
            .unwrap();
    assert_eq!(value.id, Some(unions::UnionsId::Integer(7)));
    assert!(matches!(
        value.implicit,
        Some(unions::UnionsImplicit::NotObject(_))
    ));
    // `null` is valid under several branches of each, and exactly one has to be valid.
    let value = read::<Unions>(r#"{"quantity":"1Gi","positive":7.0}"#).unwrap();
    assert_eq!(
        value.quantity,
        Some(unions::UnionsQuantity::String("1Gi".to_owned()))
    );
    let value = read::<Unions>(r#"{"quantity":0.5,"choice":"y","same":2}"#).unwrap();
    let half = 0.5.try_into().unwrap();
    assert_eq!(value.quantity, Some(unions::UnionsQuantity::Number(half)));
    let y = unions::UnionsChoiceString::Y;
    assert_eq!(value.choice, Some(unions::UnionsChoice::String(y)));
    for text in [
        r#"{"quantity":null}"#,
        r#"{"quantity":true}"#,
        r#"{"positive":null}"#,
        r#"{"positive":0}"#,
        r#"{"choice":"z"}"#,
        r#"{"choice":null}"#,
        r#"{"same":"a"}"#,
        r#"{"same":null}"#,
        r#"{"nullable":1}"#,
        r#"{"id":1.5}"#,
        r#"{"kinds":"x"}"#,
        r#"{"kinds":[1]}"#,
        r#"{"level":"middle"}"#,
        r#"{"block":{"type":"video"}}"#,
        r#"{"block":{"type":"text"}}"#,
        r#"{"overlapping":{"a":"x"}}"#,
        r#"{"exclusive":{"a":1,"b":"x"}}"#,
        r#"{"untyped":"x"}"#,
        r#"{"untyped":2}"#,
        r#"{"implicit":{"a":1}}"#,
        r#"{"constants":false}"#,
        r#"{"version":3}"#,
    ] {
        refuses::<Unions>(text);
    }
}

// SPEC S2
#[test]
fn what_a_type_does_not_express_is_checked_when_it_is_made_or_changed() {
    assert!(rules::RulesCode::new("abc").is_err());
    assert_eq!(&*rules::RulesCode::new("ABC").unwrap(), "ABC");
    let error = rules::RulesPort::try_from(0).unwrap_err();
    let expected = "expected an integer of at least 1, but found the number 0";
    assert_eq!(error.to_string(), expected);

    let mut either = parse::<rules::RulesEither>(r#"{"a": "x"}"#).unwrap();
    let error = either.edit(|either| either.a = None).unwrap_err();
    assert!(!error.violations().is_empty());
    assert_eq!(either.a.as_deref(), Some("x"));

    let mut exclusive = parse::<unions::UnionsExclusive>(r#"{"a": 1}"#).unwrap();
    let both = |value: &mut unions::UnionsExclusiveValue| {
        if let unions::UnionsExclusiveValue::A(object) = value {
            object.extra.insert("b", "\"x\"".parse().unwrap()).unwrap();
        }
    };
    assert!(exclusive.edit(both).is_err());
}

#[test]
fn every_rule_holds() {
    for text in [
        "{}",
        r#"{"code":"ABC","port":65535,"ratio":0.5,"tags":["a","b"],"pair":["a",1],"some":[2,1.0],"not":"yes"}"#,
        r#"{"merged":{"id":"a","extra_note":"b","c":1},"card":{"number":"1","expires":"2"},"either":{"b":"x"}}"#,
        r#"{"conditional":{"kind":"bag"}}"#,
        r#"{"sealed":{"id":"a","note":"b"}}"#,
        r#"{"conditional":{"kind":"box","size":1}}"#,
    ] {
        accepts::<Rules>(text);
    }
    for text in [
        r#"{"code":"AB"}"#,
        r#"{"port":0}"#,
        r#"{"port":1.5}"#,
        // As a float it would be 1.
        r#"{"ratio":1.00000000000000000001}"#,
        r#"{"tags":[]}"#,
        r#"{"tags":["a","\u0061"]}"#,
        r#"{"pair":[1]}"#,
        r#"{"pair":["a",1,2]}"#,
        r#"{"some":[2]}"#,
        r#"{"not":"no"}"#,
        r#"{"never":1}"#,
        r#"{"merged":{"id":"a"}}"#,
        r#"{"card":{"number":"1"}}"#,
        r#"{"conditional":{"kind":"box"}}"#,
        r#"{"either":{}}"#,
        r#"{"sealed":{"id":"a","other":1}}"#,
    ] {
        refuses::<Rules>(text);
    }
    // The nearest float is 1, but the number is less.
    let text = r#"{"ratio":0.99999999999999999999}"#;
    let value = saop_schema::parse::<Rules>(text).unwrap();
    assert_eq!(saop_schema::serialize(&value), text);
}

#[test]
fn a_checked_string_converts_like_a_string() {
    let not: rules::RulesNot = "yes".parse().unwrap();
    assert_eq!(rules::RulesNot::try_from("yes").as_ref(), Ok(&not));
    let found = std::collections::BTreeMap::from([(not.clone(), 1)]);
    assert_eq!(found.get("yes"), Some(&1));
    assert_eq!((not.as_ref(), &*not.to_string()), ("yes", "yes"));
    assert_eq!(String::from(not), "yes");
    for error in [
        "no".parse::<rules::RulesNot>().unwrap_err(),
        rules::RulesNot::try_from("no").unwrap_err(),
    ] {
        assert_eq!(first(&error).0, ViolationKind::Schema);
    }
}

#[test]
fn types_may_contain_themselves() {
    let text = r#"{"left":{"right":null},"right":{"children":[{},{"left":{}}]},"nested":[[],[[]]],"json":{"a":[1,"b"]}}"#;
    let tree = read::<Tree>(text).unwrap();
    assert!(matches!(tree.right, Some(Nullable::Value(_))));
    refuses::<Tree>(r#"{"left":{"right":1}}"#);
    refuses::<Tree>(r#"{"nested":[[1]]}"#);
    refuses::<Tree>(r#"{"json":{"a":[null]}}"#);
    assert_eq!(parse::<Nested>("[[]]").unwrap().len(), 1);
    assert!(matches!(parse::<Json>("[1]").unwrap(), Json::Jsons(_)));

    let deep =
        |levels: usize| format!("{}{{}}{}", r#"{"left":"#.repeat(levels), "}".repeat(levels));
    assert!(saop_schema::parse::<Tree>(deep(127)).is_ok());
    let error = saop_schema::parse::<Tree>(deep(128)).unwrap_err();
    assert_eq!(first(&error).0, ViolationKind::Limit);
    let wide = Limits::default().with_max_depth(100_000);
    let error = saop_schema::parse_with::<Tree>(deep(50_000), &wide).unwrap_err();
    assert_eq!(first(&error).0, ViolationKind::Limit);
}

#[test]
fn definitions_are_types_whether_the_root_uses_them_or_not() {
    let request =
        parse::<PingRequest>(r#"{"id": 1, "method": "ping", "params": {"_meta": {}}}"#).unwrap();
    assert_eq!(request.id, RequestId::Integer(1));
    let error = parse::<PingRequest>(r#"{"id": 1, "method": "pong"}"#).unwrap_err();
    assert_eq!(first(&error).1, "/method");
    assert!(parse::<PingRequest>("{").is_err());
    let narrow = Limits::default().with_max_depth(1);
    let nested = r#"{"id": 1, "method": "ping", "params": {}}"#;
    assert!(parse_with::<PingRequest>(nested, &narrow).is_err());
    assert!(parse_with::<PingRequest>(nested, &Limits::default()).is_ok());
    let name: Name = "a".to_owned();
    assert_eq!(parse::<Message>("\"a\"").unwrap(), Message::Name(name));
    let maybe: Maybe = Nullable::Null;
    assert!(maybe.is_null());
    accepts::<crate::open_definitions::definitions::Definitions>("[1, null]");
}

// SPEC S2
#[test]
fn a_rule_around_a_number_sees_all_of_its_digits() {
    use crate::open_numbers::numbers::Numbers;
    for text in [
        r#"{"not":{"x":0.10000000000000000000001}}"#,
        r#"{"unique":[0.1,0.10000000000000000000001]}"#,
        r#"{"one":0.30000000000000000000001}"#,
        r#"{"contains":[0.099999999999999999999999]}"#,
        r#"{"if":{"deep":[{"y":0.1000000000000000000001},{"y":0.1}]}}"#,
        r#"{"all":{"x":0.0999999999999999999999}}"#,
        r#"{"pattern":{"xa":0.0999999999999999999999}}"#,
        r#"{"pattern":{"xb":[0.10],"y":1e400}}"#,
        r#"{"beside":0.0999999999999999999999}"#,
    ] {
        let value = saop_schema::parse::<Numbers>(text).unwrap();
        assert_eq!(saop_schema::serialize(&value), text);
        assert_eq!(serde_json::from_str::<Numbers>(text).unwrap(), value);
    }
    // Without one, it is the nearest float.
    let value = read::<Numbers>(r#"{"plain":0.10000000000000000000001}"#).unwrap();
    assert_eq!(saop_schema::serialize(&value), r#"{"plain":0.1}"#);
}

// SPEC S3
#[test]
fn a_union_that_is_its_own_branch_ends() {
    use crate::open_numbers::numbers::Numbers;
    let text = r#"{"self":"x"}"#;
    let value = saop_schema::parse::<Numbers>(text).unwrap();
    assert_eq!(saop_schema::serialize(&value), text);
}

// SPEC S2
#[test]
fn a_value_of_one_of_several_kinds_is_made_of_each_and_is_a_key() {
    use std::collections::HashMap;
    let requests = HashMap::from([
        (RequestId::from("a".to_owned()), 1),
        (RequestId::from(7), 2),
    ]);
    let id: RequestId = serde_json::from_str("7").unwrap();
    assert_eq!(requests[&id], 2);
    assert!(!requests.contains_key(&RequestId::from("7".to_owned())));
}

// SPEC S2
#[test]
fn an_integer_beyond_64_bits_is_a_number_where_the_schema_takes_any() {
    use crate::open_unions::unions::UnionsAmount;
    let amount = |text: &str| {
        let document = format!(r#"{{"amount":{text}}}"#);
        saop_schema::parse::<Unions>(document)
            .unwrap()
            .amount
            .unwrap()
    };
    assert_eq!(amount("7"), UnionsAmount::Integer(7));
    assert_eq!(amount("7.0"), UnionsAmount::Integer(7));
    for text in ["12345678901234567890", "1.5", "1e300"] {
        assert!(matches!(amount(text), UnionsAmount::Number(_)), "{text}");
    }
    let error = saop_schema::parse::<Unions>(r#"{"amount":1e400}"#).unwrap_err();
    assert_eq!(first(&error).0, ViolationKind::Unrepresentable);
    // Both are named: an integer stays one.
    let document = r#"{"either":9007199254740993}"#;
    let read = saop_schema::parse::<Unions>(document).unwrap();
    assert_eq!(saop_schema::serialize(&read), document);
}

#[test]
fn checked_scalars_are_shown_and_compared_as_what_they_hold() {
    let port = |text: &str| serde_json::from_str::<rules::RulesPort>(text).unwrap();
    let (low, high) = (port("81"), port("8080"));
    assert!(low < high, "as text the larger one comes first");
    assert_eq!(high.to_string(), "8080");
    let ports = std::collections::HashSet::from([low, high, low]);
    assert_eq!(ports.len(), 2);
    let ratio: rules::RulesRatio = parse("0.50").unwrap();
    assert_eq!(ratio.to_string(), "0.50");
}

/// In draft-04 `1.0` is no integer, though it equals `1`.
#[test]
fn constants_of_draft_04_keep_their_spelling_where_it_matters() {
    use crate::open_numbers::spelled::Spelled;

    for text in [
        r#"{"whole":1}"#,
        r#"{"whole":2}"#,
        r#"{"own":1.0}"#,
        r#"{"half":0.5}"#,
        r#"{"seen":{"x":1.0}}"#,
        r#"{"both":{"x":1}}"#,
        r#"{"both":{"x":"a"}}"#,
    ] {
        accepts::<Spelled>(text);
        let value = read::<Spelled>(text).unwrap();
        assert_eq!(saop_schema::serialize(&value), text);
    }
    let level = read::<Spelled>(r#"{"level": 1.0}"#).unwrap();
    assert_eq!(saop_schema::serialize(&level), r#"{"level":1}"#);
    for text in [
        r#"{"whole": 1.0}"#,
        r#"{"own": 1}"#,
        r#"{"seen": {"x": 1}}"#,
        r#"{"both": {"x": 1.0}}"#,
    ] {
        refuses::<Spelled>(text);
    }
}
