//! What all checked types have in common.

use std::collections::HashSet;

use saop_json::{JsonNumber, JsonValue, Limits, Reader, text::open};

use super::{
    ArrayRule, CheckedF64, CheckedI64, CheckedString, CheckedVec, FiniteF64, IntegerRule,
    NumberRule, StringRule,
};
use crate::Decode;

enum Few {}

impl ArrayRule for Few {
    const NAME: &'static str = "Few";
    const MAX_ITEMS: Option<u64> = Some(3);
}

enum Share {}

impl NumberRule for Share {
    const NAME: &'static str = "Share";
    const MINIMUM: Option<f64> = Some(0.0);
    const EXCLUSIVE_MAXIMUM: Option<f64> = Some(1.0);
}

enum Even {}

impl NumberRule for Even {
    const NAME: &'static str = "Even";
    const MULTIPLE_OF: Option<f64> = Some(2.0);
}

enum Level {}

impl IntegerRule for Level {
    const NAME: &'static str = "Level";
    const MINIMUM: Option<i128> = Some(1);
}

enum Word {}

impl StringRule for Word {
    const NAME: &'static str = "Word";
    const MIN_LENGTH: u64 = 2;
    const MAX_LENGTH: Option<u64> = Some(3000);
}

#[test]
fn values_are_equal_if_what_they_hold_is() {
    let few = |items: &[u64]| CheckedVec::<u64, Few>::new(items.to_vec()).unwrap();
    assert!(few(&[1]) == few(&[1]) && few(&[1]) != few(&[2]));
    let share = |value: f64| CheckedF64::<Share>::new(value).unwrap();
    assert!(share(0.5) == share(0.5) && share(0.5) != share(0.25));
    let level = |value: i64| CheckedI64::<Level>::new(value).unwrap();
    assert!(level(1) == level(1) && level(1) != level(2));
    let levels: HashSet<_> = (1..100).map(level).collect();
    assert!(levels.len() == 99 && levels.contains(&level(7)));
    let word = CheckedString::<Word>::new("ab").unwrap();
    assert!(word == *"ab" && word != *"ac");
    assert!(word == "ab" && word != "ac");
}

#[test]
fn a_refusal_has_the_bound_that_is_broken() {
    let share = |value: f64| CheckedF64::<Share>::new(value).unwrap_err().to_string();
    assert_eq!(
        share(-0.5),
        "expected a number of at least 0, but found the number -0.5"
    );
    assert_eq!(
        share(1.0),
        "expected a number less than 1, but found the number 1"
    );
}

#[test]
fn a_checked_float_is_used_as_a_float() {
    let half = CheckedF64::<Share>::new(0.5).unwrap();
    assert_eq!((half.get(), *half, f64::from(half)), (0.5, 0.5, 0.5));
    assert_eq!(
        (half.to_string(), format!("{half:?}")),
        ("0.5".into(), "0.5".into())
    );
    assert!(half > CheckedF64::try_from(0.25).unwrap());
    assert_eq!(JsonNumber::from(half).as_json(), "0.5");
    assert_eq!(JsonValue::from(half).as_json(), "0.5");
    assert_eq!(FiniteF64::from(7_u8).to_string(), "7");
    assert_eq!(super::finite(0.5).get().to_string(), "0.5");
    let odd = CheckedF64::<Even>::new(3.0).unwrap_err();
    assert_eq!(odd.keyword(), "multipleOf");
    assert!(odd.to_string().contains("multiple of 2"), "{odd}");
    let constant = crate::number!(-1e300);
    assert_eq!(constant, FiniteF64::new(-1e300).unwrap());
    for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let refused = FiniteF64::try_from(wrong).unwrap_err();
        assert_eq!(refused.keyword(), "type");
        assert!(
            refused
                .to_string()
                .starts_with("expected a finite number, but found ")
        );
    }
}

#[test]
fn long_strings_with_escapes_keep_their_rule() {
    let decode = |length: usize| {
        let text = format!("\"\\n{}\"", "a".repeat(length - 1));
        let cursor = open(text.as_bytes(), &Limits::default()).unwrap();
        CheckedString::<Word>::decode(&mut Reader::new(cursor, 8)).map(|word| word.len())
    };
    for length in [2, 2999, 3000] {
        assert_eq!(decode(length), Ok(length));
    }
    for length in [1, 3001, 100_000] {
        assert!(decode(length).is_err(), "{length}");
    }
}
