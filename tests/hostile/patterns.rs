//! Long almost-matches of every pattern of every schema, through `parse` and `validate`.

use saop::{Limits, SaopEnvelope, SaopError, validate};
use serde_json::Value;

use crate::cost::{alone, linear, within};
use crate::places::refused;
use crate::sites::{Site, sites};

const LENGTH: usize = 1_000_000;

/// The shorter of the texts whose time is taken; the longer one is 32 times as long.
const TIMED: usize = LENGTH / if cfg!(debug_assertions) { 256 } else { 32 };

fn with_pattern() -> Vec<(Site, String)> {
    sites()
        .into_iter()
        .filter_map(|site| {
            let example = site.rule["examples"][0].as_str().map(str::to_owned);
            let stood = example.unwrap_or_else(|| "0123456789abcdef".to_owned());
            site.rule.get("pattern")?;
            Some((site, stood))
        })
        .collect()
}

const FILLERS: [&str; 9] = [
    "1", "0", "9.", "1.1.", ".", "f", "a0", "\u{664}", "\u{FF11}",
];
const TAILS: [&str; 8] = ["", "x", ".", "\\n", ".0.", "\\u0000", "\u{664}", " "];
/// How many strings there are for a pattern.
const COUNT: usize = FILLERS.len() * TAILS.len() * 3;

/// Returns one of the strings that match a pattern of digits, dots and hexadecimal digits for long, and then do not.
fn almost(example: &str, length: usize, which: usize) -> String {
    let head = match which % 3 {
        0 => "",
        1 => example
            .char_indices()
            .nth(2)
            .map_or(example, |(end, _)| &example[..end]),
        _ => example,
    };
    let tail = TAILS[which / 3 % TAILS.len()];
    let filler = FILLERS[which / 3 / TAILS.len()];
    let long = filler.repeat(length / filler.len());
    format!("{head}{long}{tail}")
}

// SPEC E4, P2
#[test]
fn long_almost_matches_are_judged_as_the_schema_has_it() {
    alone(|| {
        let found = with_pattern();
        assert!(found.len() >= 5, "{}", found.len());
        for (site, example) in found {
            let engine = engine(&site);
            let matches = |text: String| text != example && engine.is_valid(&text.into());
            let any = |length| (0..COUNT).any(|which| matches(almost(&example, length, which)));
            assert!(
                (1..=80).any(any),
                "{}: expected a filler that the pattern takes, but found none",
                site.path
            );
            for which in 0..COUNT {
                let text = almost(&example, LENGTH / 20, which);
                let token = format!("\"{text}\"");
                let document = site.filled(&token);
                let value: Value = serde_json::from_str(&token).unwrap();
                let checked = within(64 << 20, || {
                    site.schema.check(document.as_bytes(), &Limits::default())
                });
                assert_eq!(checked.is_ok(), engine.is_valid(&value), "{}", site.path);
                if checked.is_err() {
                    let error = refused(site.schema, document.as_bytes());
                    let [only] = error.violations() else {
                        panic!("{error}")
                    };
                    assert_eq!(only.keyword(), Some("pattern"));
                    assert_eq!(only.instance_path(), site.path);
                }
            }
        }
    });
}

/// Another engine's view of the one rule.
fn engine(site: &Site) -> jsonschema::Validator {
    jsonschema::draft7::new(&site.rule).unwrap()
}

// SPEC E4
#[test]
fn long_almost_matches_take_linear_time() {
    alone(|| {
        for (site, example) in with_pattern() {
            for which in 0..COUNT {
                // A debug build has time for one in seven; which one changes from pattern to pattern.
                if cfg!(debug_assertions) && (which + site.path.len()) % 7 != 0 {
                    continue;
                }
                let text = |length: usize| {
                    let text = almost(&example, length, which);
                    site.filled(&format!("\"{text}\""))
                };
                linear(TIMED, text, |text| {
                    let _ = site.schema.check(text.as_bytes(), &Limits::default());
                });
            }
        }
    });
}

// The same of a `Value`.
// SPEC P3
#[test]
fn validate_takes_linear_time_as_well() {
    alone(|| {
        let text = std::fs::read_to_string(
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/envelope.json"),
        );
        let envelope: Value = serde_json::from_str(&text.unwrap()).unwrap();
        for tail in ["", "x", ".1", ".1.", ".1.1", ".1.1x"] {
            let document = |length: usize| {
                let mut document = envelope.clone();
                document["schema_version"] = ("1".repeat(length) + tail).into();
                document
            };
            linear(TIMED, document, |document| {
                let validated = validate::<SaopEnvelope>(document);
                assert_eq!(validated.is_ok(), tail == ".1.1");
                if let Err(SaopError::Validation(error)) = validated {
                    assert_eq!(error.validation_errors()[0].keyword(), Some("pattern"));
                }
            });
        }
    });
}
