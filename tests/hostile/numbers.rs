//! Numbers of a million digits, and exponents that no machine holds, wherever a number stands or may stand.

use std::collections::HashSet;

use saop::{Limits, Observation, SaopAction, ViolationKind, parse};
use serde_json::Value;

use crate::cost::{alone, linear, within};
use crate::places::{kind, refused};
use crate::sites::{Site, free_form, sites};

const DIGITS: usize = crate::MANY;

/// The fields for a number, each rule once.
fn fields() -> Vec<Site> {
    let mut seen = HashSet::new();
    let mut fields = sites();
    fields.retain(|site| {
        let Site { rule, .. } = site;
        let bounds = ["type", "minimum", "maximum"].map(|keyword| rule[keyword].to_string());
        (site.is_a("integer") || site.is_a("number")) && seen.insert(bounds)
    });
    assert!(fields.len() > 2);
    fields
}

/// Spellings of one size, with what they are.
fn numbers(digits: usize) -> Vec<(String, Number)> {
    let nines = "9".repeat(digits);
    let zeros = "0".repeat(digits);
    vec![
        (nines.clone(), Number::Huge),
        (format!("-{nines}"), Number::HugeNegative),
        (format!("1{zeros}"), Number::Huge),
        ("1e999999999999".to_owned(), Number::Huge),
        ("-1e999999999999".to_owned(), Number::HugeNegative),
        (format!("1e{nines}"), Number::Huge),
        (format!("1E+{nines}"), Number::Huge),
        (format!("0.{zeros}1"), Number::Tiny),
        (format!("1e-{nines}"), Number::Tiny),
        (format!("{nines}e-{}", digits + 9), Number::Tiny),
        // Exactly one, and exactly zero.
        (format!("1{zeros}e-{digits}"), Number::Small),
        (format!("0.{zeros}1e{}", digits + 1), Number::Small),
        (format!("1.{zeros}"), Number::Small),
        (format!("0e{nines}"), Number::Small),
        (format!("-0.{zeros}e-{nines}"), Number::Small),
        (format!("1.{zeros}1"), Number::Fraction),
        (format!("0.{nines}"), Number::Fraction),
    ]
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    /// An integer that no 64-bit type holds.
    Huge,
    HugeNegative,
    /// Between 0 and 1, and too close to 0 for a float or for an integer.
    Tiny,
    Fraction,
    /// 0 or 1.
    Small,
}

// SPEC P2, E4
#[test]
fn numbers_of_a_million_digits_are_judged_by_their_digits() {
    alone(|| {
        let numbers = numbers(DIGITS);
        for site in fields() {
            let is_integer = site.is_a("integer");
            let from_zero = site.rule["minimum"] == 0;
            for (token, number) in &numbers {
                let text = site.filled(token);
                let checked = within(12 * DIGITS + (48 << 20), || {
                    site.schema.check(text.as_bytes(), &Limits::default())
                });
                let accepts = match number {
                    Number::Small => true,
                    Number::Tiny | Number::Fraction => !is_integer,
                    Number::Huge | Number::HugeNegative => false,
                };
                assert_eq!(checked.is_ok(), accepts, "{}: {number:?}", site.path);
                if accepts {
                    continue;
                }
                let error = within(24 * DIGITS + (48 << 20), || {
                    refused(site.schema, text.as_bytes())
                });
                assert!(matches!(error, saop_schema::Error::Validation(_)));
                assert!(
                    error
                        .violations()
                        .iter()
                        .all(|one| one.instance_path() == site.path)
                );
                // Below the least number is what the schema says already.
                let is_unrepresentable =
                    *number == Number::Huge || *number == Number::HugeNegative && !from_zero;
                assert_eq!(
                    error
                        .violations()
                        .iter()
                        .any(|one| one.kind() == ViolationKind::Unrepresentable),
                    is_unrepresentable || *number == Number::HugeNegative && !is_integer,
                    "{}: {number:?}: {:?}",
                    site.path,
                    error.violations()
                );
            }
        }
    });
}

// SPEC E4
#[test]
fn arguments_keep_a_million_digits() {
    alone(|| {
        for (token, _) in numbers(DIGITS) {
            let text = format!("{{\"tool_name\":\"t\",\"arguments\":{{\"x\":{token}}}}}");
            let action: SaopAction = within(8 * DIGITS + (32 << 20), || parse(&text).unwrap());
            assert_eq!(action.arguments.get("x").unwrap().as_json(), token);
            assert!(saop::serialize(&action) == text);
            // Asked for as a number, it is one or none.
            let number = action.arguments.get("x").unwrap();
            assert!(number.as_f64().is_none_or(f64::is_finite));
            assert!(number.as_u64().is_none_or(|value| value < 2));
        }
        for site in free_form() {
            for (token, _) in numbers(1000) {
                let text = site.filled(&format!("{{\"x\":[{token}]}}"));
                assert!(
                    site.schema
                        .check(text.as_bytes(), &Limits::default())
                        .is_ok()
                );
            }
        }
    });
}

// SPEC O1, E4
#[test]
fn metadata_keeps_a_million_digits() {
    alone(|| {
        let schema = saop::schema("observation").unwrap();
        let fixtures = crate::sites::valid(schema);
        let (_, fixture) = &fixtures[0];
        let mut document: Value = serde_json::from_slice(fixture).unwrap();
        document["metadata"] = Value::from("<hole>");
        let holed = document.to_string();
        for (token, _) in numbers(DIGITS) {
            let text = holed.replace("\"<hole>\"", &format!("{{\"x\":{token}}}"));
            let observation: Observation =
                within(12 * DIGITS + (32 << 20), || parse(&text).unwrap());
            assert!(saop::serialize(&observation).contains(&format!("{{\"x\":{token}}}")));
        }
    });
}

// SPEC P2
#[test]
fn digits_take_a_time_that_grows_with_them() {
    alone(|| {
        for site in fields() {
            for kind in 0..numbers(1).len() {
                let text = |digits: usize| site.filled(&numbers(digits).swap_remove(kind).0);
                linear(DIGITS / 200, text, |text| {
                    let _ = site.schema.check(text.as_bytes(), &Limits::default());
                });
            }
        }
    });
}

// A number that breaks off, at any length.
// SPEC P1
#[test]
fn a_number_that_breaks_off_is_no_number() {
    for site in sites() {
        for (token, _) in numbers(50) {
            for wrong in ["", "-", "e", ".", "e+", ".e1"] {
                let text = match wrong {
                    "" => format!("0{}", token.trim_start_matches('-')),
                    _ => format!("{token}{wrong}"),
                };
                // `1e5` is a number after all.
                if serde_json::from_str::<&serde_json::value::RawValue>(&text).is_ok() {
                    continue;
                }
                let error = refused(site.schema, site.filled(&text).as_bytes());
                assert_eq!(kind(&error), ViolationKind::Syntax);
            }
        }
    }
}
