//! Checked leaves: what they take, what they refuse, and that they cannot be changed into something wrong.
//! SPEC E2.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use std::collections::{BTreeSet, HashMap};

use saop::{
    CheckedF64, CheckedI64, CheckedString, CheckedU64, CheckedVec, FiniteF64, NonEmptyString,
    Nullable, SaopEnvelopeSchemaVersion,
};
use saop_schema::{ArrayRule, IntegerRule, NumberRule, Pattern, StringRule};

#[derive(Debug)]
enum Code {}

impl StringRule for Code {
    const NAME: &'static str = "Code";
    const MIN_LENGTH: u64 = 2;
    const MAX_LENGTH: Option<u64> = Some(3);
    const PATTERN: Option<&'static str> = Some("^[^x]*$");
    fn regex() -> Option<&'static Pattern> {
        static PATTERN: Pattern = Pattern::new("^[^x]*$");
        Some(&PATTERN)
    }
}

#[derive(Debug)]
enum Share {}

impl NumberRule for Share {
    const NAME: &'static str = "Share";
    const MINIMUM: Option<f64> = Some(0.0);
    const MAXIMUM: Option<f64> = Some(1.0);
}

#[derive(Debug)]
enum Open {}

impl NumberRule for Open {
    const NAME: &'static str = "Open";
    const EXCLUSIVE_MINIMUM: Option<f64> = Some(0.0);
    const EXCLUSIVE_MAXIMUM: Option<f64> = Some(1.0);
}

// SPEC E2
#[test]
fn a_checked_string_keeps_its_rule() {
    for (text, verdict) in [
        ("ab", Ok(())),
        ("éé", Ok(())),
        ("\u{1F600}\u{1F600}\u{1F600}", Ok(())),
        (
            "a",
            Err((
                "minLength",
                "expected a string of at least 2 characters, but found one of 1 character",
            )),
        ),
        (
            "\u{1F600}",
            Err((
                "minLength",
                "expected a string of at least 2 characters, but found one of 1 character",
            )),
        ),
        (
            "",
            Err((
                "minLength",
                "expected a string of at least 2 characters, but found an empty string",
            )),
        ),
        (
            "abcd",
            Err((
                "maxLength",
                "expected a string of at most 3 characters, but found one of 4 characters",
            )),
        ),
        (
            "axb",
            Err((
                "pattern",
                "expected a string that matches ^[^x]*$, but found the string `axb`",
            )),
        ),
    ] {
        let made = CheckedString::<Code>::new(text);
        match verdict {
            Ok(()) => assert_eq!(made.unwrap().as_str(), text),
            Err((keyword, message)) => {
                let error = made.unwrap_err();
                assert_eq!((error.keyword(), error.message()), (keyword, message));
                let json = serde_json::to_string(text).unwrap();
                let error = serde_json::from_str::<CheckedString<Code>>(&json).unwrap_err();
                assert!(error.to_string().starts_with(message), "{error}");
            }
        }
    }
}

// SPEC E2
#[test]
fn a_checked_string_is_used_like_a_string() {
    let id = NonEmptyString::try_from("b".to_owned()).unwrap();
    assert_eq!(id, NonEmptyString::try_from("b").unwrap());
    assert_eq!(id, "b");
    assert_eq!(id, *"b");
    assert!(id < "c".parse().unwrap());
    assert_eq!(id.len(), 1);
    assert_eq!(AsRef::<str>::as_ref(&id), "b");
    assert_eq!(format!("{id} {id:?} {id:>3}"), "b \"b\"   b");
    assert_eq!(String::from(id.clone()), "b");
    assert_eq!(id.clone().into_string(), "b");
    let map = HashMap::from([(id.clone(), 1)]);
    assert_eq!(map.get("b"), Some(&1));
    let set = BTreeSet::from([id]);
    assert!(set.contains("b"));
    assert!(SaopEnvelopeSchemaVersion::new("1.2.3").is_ok());
}

// SPEC E2
#[test]
fn a_checked_number_keeps_its_rule_and_is_never_nan() {
    for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(FiniteF64::new(wrong).unwrap_err().keyword(), "type");
    }
    assert_eq!(FiniteF64::try_from(1.5).unwrap().get(), 1.5);
    for (value, keyword) in [(-0.1, "minimum"), (1.1, "maximum")] {
        assert_eq!(
            CheckedF64::<Share>::new(value).unwrap_err().keyword(),
            keyword
        );
    }
    for (value, keyword) in [(0.0, "exclusiveMinimum"), (1.0, "exclusiveMaximum")] {
        assert_eq!(
            CheckedF64::<Open>::new(value).unwrap_err().keyword(),
            keyword
        );
    }
    assert_eq!(
        CheckedF64::<Share>::new(2.0).unwrap_err().to_string(),
        "expected a number of at most 1, but found the number 2"
    );
    let half = CheckedF64::<Share>::new(0.5).unwrap();
    let copy = half;
    assert_eq!(f64::from(copy), 0.5);
    assert_eq!(half.clone(), copy);
    assert!(half < CheckedF64::new(1.0).unwrap());
    assert_eq!(format!("{half} {half:?}"), "0.5 0.5");
    assert_eq!(serde_json::to_string(&half).unwrap(), "0.5");
    for (text, valid) in [
        ("0.25", true),
        ("1", true),
        ("1e-1", true),
        ("1.5", false),
        ("1e400", false),
        ("\"0\"", false),
        ("null", false),
    ] {
        assert_eq!(
            serde_json::from_str::<CheckedF64<Share>>(text).is_ok(),
            valid,
            "{text}"
        );
    }
}

#[derive(Debug)]
enum Level {}

impl IntegerRule for Level {
    const NAME: &'static str = "Level";
    const MINIMUM: Option<i128> = Some(-4);
    const EXCLUSIVE_MAXIMUM: Option<i128> = Some(5);
    const MULTIPLE_OF: Option<u64> = Some(2);
}

// SPEC E2 E4
#[test]
fn a_checked_integer_keeps_its_rule_exactly() {
    for (value, keyword) in [(-6, "minimum"), (5, "exclusiveMaximum"), (3, "multipleOf")] {
        assert_eq!(
            CheckedI64::<Level>::new(value).unwrap_err().keyword(),
            keyword
        );
    }
    let level = CheckedI64::<Level>::try_from(-4).unwrap();
    assert_eq!((level.get(), i64::from(level), level), (-4, -4, level));
    assert!(level < CheckedI64::new(0).unwrap());
    assert_eq!(format!("{level} {level:?}"), "-4 -4");
    assert_eq!(HashMap::from([(level, 1)]).get(&level), Some(&1));
    assert_eq!(serde_json::to_string(&level).unwrap(), "-4");
    for (text, valid) in [
        ("4", true),
        ("4.0", true),
        ("0.4e1", true),
        ("-0", true),
        ("5", false),
        ("1", false),
        ("2.5", false),
        ("1e400", false),
        ("\"2\"", false),
    ] {
        assert_eq!(
            serde_json::from_str::<CheckedI64<Level>>(text).is_ok(),
            valid,
            "{text}"
        );
    }
    assert_eq!(CheckedU64::<Level>::new(4).unwrap().get(), 4);
}

#[derive(Debug)]
enum Few {}

impl ArrayRule for Few {
    const NAME: &'static str = "Few";
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = Some(3);
    const UNIQUE_ITEMS: bool = true;
}

// SPEC E2
#[test]
fn a_checked_array_keeps_its_rule() {
    let few = |items: &[u64]| CheckedVec::<u64, Few>::new(items.to_vec());
    for (items, message) in [
        (
            &[][..],
            "expected an array of at least 1 item, but found an empty array",
        ),
        (
            &[1, 2, 3, 4],
            "expected an array of at most 3 items, but found one of 4",
        ),
        (
            &[7, 8, 7],
            "expected each item once, but found item 2 to be equal to item 0",
        ),
    ] {
        assert_eq!(few(items).unwrap_err().message(), message);
    }
    let items = few(&[3, 1]).unwrap();
    assert_eq!((items.len(), items.first()), (2, Some(&3)));
    assert_eq!((&items).into_iter().sum::<u64>(), 4);
    assert_eq!(format!("{items:?}"), "[3, 1]");
    assert_eq!(serde_json::to_string(&items).unwrap(), "[3,1]");
    assert_eq!(items.clone(), CheckedVec::try_from(vec![3, 1]).unwrap());
    assert_eq!(items.clone().into_iter().collect::<Vec<_>>(), [3, 1]);
    assert_eq!(Vec::from(items.clone()), items.into_vec());
    for (text, valid) in [
        ("[1]", true),
        ("[1, 1.0]", false),
        ("[]", false),
        ("{}", false),
    ] {
        let read = serde_json::from_str::<CheckedVec<u64, Few>>(text);
        assert_eq!(read.is_ok(), valid, "{text}");
    }
    // What JSON cannot hold is no item that can be compared.
    let error = CheckedVec::<HashMap<Vec<u8>, u8>, Few>::new(vec![
        HashMap::from([(vec![1], 1)]),
        HashMap::new(),
    ])
    .unwrap_err();
    assert_eq!(error.keyword(), "uniqueItems");
}

// SPEC E2
#[test]
fn null_is_no_absence() {
    let read = |text| serde_json::from_str::<Nullable<CheckedI64<Level>>>(text);
    assert_eq!(read("null").unwrap(), Nullable::Null);
    assert_eq!(read("2").unwrap().as_option().map(CheckedI64::get), Some(2));
    assert!(read("3").is_err() && read("\"\"").is_err());
    assert_eq!(
        serde_json::to_string(&Nullable::<u64>::default()).unwrap(),
        "null"
    );
    assert_eq!(serde_json::to_string(&Nullable::Value(1)).unwrap(), "1");
    assert_eq!(Option::from(Nullable::Value(1)), Some(1));
    assert!(Nullable::<u64>::from(None).is_null() && !Nullable::Value(0).is_null());
}
