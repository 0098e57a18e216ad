//! Types that keep the spelling of every number.

use std::fmt::Debug;

use saop_schema::{JsonInteger, JsonNumber, Limits, Violation, ViolationKind, parse, serialize};
use serde::de::DeserializeOwned;

use crate::open_exact::measures::{
    Measures, MeasuresEither, MeasuresId, MeasuresPort, MeasuresPrice, MeasuresTitled,
};
use crate::open_exact::old::{Old, OldWhole};

/// Reads a text by every entry that sees its digits, and expects to write it as it was. A `serde_json::Value` has floats.
fn keeps<T>(text: &str)
where
    T: saop_schema::Message + DeserializeOwned + PartialEq + Debug,
{
    let value = parse::<T>(text).unwrap_or_else(|error| panic!("{text}: {error:#}"));
    assert_eq!(serialize(&value), text);
    assert!(
        saop_schema::check::<T>(text.as_bytes(), &Limits::default()).is_ok(),
        "{text}"
    );
    assert_eq!(serde_json::from_str::<T>(text).unwrap(), value);
    assert_eq!(serde_json::to_string(&value).unwrap(), text);
}

/// Refuses a text by every such entry, but for no type that is too small.
fn refuses<T>(text: &str)
where
    T: saop_schema::Message + DeserializeOwned + Debug,
{
    let error = parse::<T>(text).unwrap_err();
    let mut kinds = error.violations().iter().map(Violation::kind);
    assert!(
        kinds.all(|kind| kind == ViolationKind::Schema),
        "{text}: {error:#}"
    );
    assert!(
        saop_schema::check::<T>(text.as_bytes(), &Limits::default()).is_err(),
        "{text}"
    );
    assert!(serde_json::from_str::<T>(text).is_err(), "{text}");
}

// SPEC S2
#[test]
fn every_number_is_written_as_it_was_read() {
    for text in [
        r#"{"count":1,"share":1}"#,
        r#"{"count":1.0,"share":1.0}"#,
        r#"{"count":-0,"share":-0.0}"#,
        r#"{"count":1e2,"share":1E+2}"#,
        r#"{"count":9223372036854775808,"share":9223372036854775808,"progress":9223372036854775808}"#,
        r#"{"count":1e400,"share":-1e400,"progress":0.10000000000000000001}"#,
        r#"{"progress":null}"#,
        r#"{"port":80.0,"price":0.010}"#,
        r#"{"level":1.0,"half":5e-1}"#,
        r#"{"level":100,"half":0.50}"#,
        r#"{"mixed":"auto"}"#,
        r#"{"mixed":1.00}"#,
        r#"{"mixed":true}"#,
        r#"{"mixed":null}"#,
        r#"{"titled":2.0}"#,
        r#"{"id":123456789012345678901234567890}"#,
        r#"{"either":10e-1}"#,
        r#"{"either":1.50}"#,
        r#"{"list":[1,1.10,1e1]}"#,
        r#"{"map":{"a":1.0,"b":123456789012345678901234567890}}"#,
    ] {
        keeps::<Measures>(text);
    }
    let either = |text| parse::<Measures>(text).unwrap().either.unwrap();
    let large = either(r#"{"either": 123456789012345678901234567890}"#);
    assert!(matches!(large, MeasuresEither::Integer(_)), "{large:?}");
    let fraction = either(r#"{"either": 1.5}"#);
    assert!(
        matches!(fraction, MeasuresEither::Number(_)),
        "{fraction:?}"
    );
    let titled = parse::<Measures>(r#"{"titled": 2}"#).unwrap().titled;
    assert!(matches!(titled, Some(MeasuresTitled::High(_))));
}

// SPEC S2
#[test]
fn rules_of_spelled_numbers_are_decided_by_digits() {
    for text in [
        r#"{"count":1.5}"#,
        r#"{"count":1e-400}"#,
        r#"{"port":0}"#,
        r#"{"port":65535.5}"#,
        r#"{"port":65536}"#,
        r#"{"price":0.015}"#,
        r#"{"price":0.07000000000000000001}"#,
        r#"{"price":1e-400}"#,
        r#"{"level":3}"#,
        r#"{"level":1.0000000000000000000001}"#,
        r#"{"half":0.50000000000000000001}"#,
        r#"{"mixed":2}"#,
        r#"{"mixed":"other"}"#,
        r#"{"mixed":false}"#,
        r#"{"titled":3}"#,
        r#"{"list":[1,1.0]}"#,
        r#"{"map":{"a":0.1}}"#,
    ] {
        refuses::<Measures>(text);
    }
    keeps::<Measures>(r#"{"price":0.07}"#);
}

// SPEC S2
#[test]
fn spelled_numbers_are_made_of_those_of_rust() {
    let measures = Measures::default()
        .with_count(JsonInteger::from(7))
        .with_share(JsonNumber::try_from(0.5).unwrap())
        .with_port(MeasuresPort::new(80).unwrap())
        .with_price(MeasuresPrice::try_from(0.25).unwrap())
        .with_id(MeasuresId::from(7));
    assert_eq!(
        serialize(&measures),
        r#"{"count":7,"share":0.5,"port":80,"price":0.25,"id":7}"#
    );
    assert!(MeasuresPort::try_from(0).is_err());
    assert!(MeasuresPort::try_from(80.5).is_err());
    assert!(MeasuresPrice::try_from(f64::NAN).is_err());
    let port = MeasuresPort::try_from(80).unwrap();
    assert_eq!(u16::try_from(&**port).unwrap(), 80);
    assert!(port < MeasuresPort::new(81_u64).unwrap());
    assert_eq!(
        port,
        "80.0".parse::<JsonInteger>().unwrap().try_into().unwrap()
    );
}

// SPEC S2
#[test]
fn in_draft_04_the_spelling_says_what_an_integer_is() {
    for text in [
        r#"{"whole":123456789012345678901234567890}"#,
        r#"{"one":1.0}"#,
        r#"{"one":"a"}"#,
        r#"{"both":1}"#,
        r#"{"any":1e-400}"#,
    ] {
        keeps::<Old>(text);
    }
    for text in [
        r#"{"whole":1.0}"#,
        r#"{"whole":1e2}"#,
        r#"{"one":2}"#,
        r#"{"both":1.0}"#,
        r#"{"both":2.0}"#,
        r#"{"any":0.0}"#,
    ] {
        refuses::<Old>(text);
    }
    assert!(OldWhole::new(1).is_ok());
    assert!(OldWhole::new("1.0".parse::<JsonInteger>().unwrap()).is_err());
}
