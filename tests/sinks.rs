//! Messages read into a sink, such as a binding to another language has, get the verdict and the members that a Rust value gets.

#![cfg(test)]

use saop::{Limits, SaopThought};
use saop_schema::{Error, open, parse_to, parse_with};

#[path = "support/echo.rs"]
mod echo;

use echo::{Echo, echo};

// SPEC N5
#[test]
fn parts_and_limits_are_those_of_the_parser() {
    let limits = Limits::default().with_max_bytes(60);
    for raw in [
        r#"{"reasoning": "r", "plan": "p"}"#,
        r#"{"reasoning": "", "plan": 1}"#,
        r#"{"reasoning": "r", "plan": "p", "uncertainty": "a long one, and longer"}"#,
        "{",
    ] {
        let made = open::parse_to::<SaopThought, _>(raw.as_bytes(), &limits, &mut Echo);
        let parsed = open::parse_with::<SaopThought>(raw, &limits);
        let parsed = parsed.map(|thought| serde_json::to_string(&thought).unwrap());
        assert_eq!(made, parsed);
        assert_eq!(echo::<SaopThought>(raw).filter(|_| made.is_ok()), made.ok());
    }
    let group = parse_to::<saop::SaopParallelTurnEnvelope, _>(b"{}", &limits, &mut Echo);
    let known = parse_with::<saop::SaopParallelTurnEnvelope>(b"{}", &limits).map(|_| String::new());
    assert_eq!(group, known);
    assert!(matches!(group, Err(Error::Validation(_))));
}
