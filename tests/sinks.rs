//! Messages read into a sink, such as a binding to another language has, get the verdict and the members that a Rust value gets.

#![cfg(test)]

use std::fs;
use std::path::{Path, PathBuf};

use saop::{Limits, SaopMessage, SaopThought};
use saop_schema::{
    AnyMessage as _, Error, Message, Stop, open, parse, parse_any, parse_to, parse_with, read_any,
    serialize,
};

#[path = "support/echo.rs"]
mod echo;

use echo::{Echo, echo};

/// The documents of a schema among the fixtures.
fn documents(schema: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(schema);
    let mut paths: Vec<PathBuf> = ["valid", "invalid"]
        .iter()
        .flat_map(|kind| fs::read_dir(folder.join(kind)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// What is read into the sink is what is written of the message, and an error is the same.
fn agrees<T: Message>(valid: &mut usize) {
    let limits = Limits::default();
    for raw in documents(T::schema().name()) {
        let made = parse_to::<T, _>(&raw, &limits, &mut Echo);
        let any = read_any::<SaopMessage, _>(&raw, &limits, |schema, reader| {
            if schema.name() == T::schema().name() {
                T::decode_to(reader, &mut Echo)
            } else {
                SaopMessage::decode_as(schema, reader)
                    .unwrap_or(Err(Stop))
                    .map(|message| serde_json::to_string(&message).unwrap())
            }
        });
        match parse::<T>(&raw) {
            Ok(message) => {
                *valid += 1;
                let text = serialize(&message);
                assert_eq!(made.as_ref(), Ok(&text));
                assert_eq!(any.as_ref(), Ok(&text));
                assert_eq!(echo::<T>(std::str::from_utf8(&raw).unwrap()), Some(text));
            }
            Err(error) => {
                assert_eq!(made, Err(error));
                assert!(any.is_err() || parse_any::<SaopMessage>(&raw, &limits).is_ok());
            }
        }
    }
}

// SPEC N5
#[test]
fn every_fixture_is_read_alike() {
    let mut valid = 0;
    agrees::<saop::EscalationReport>(&mut valid);
    agrees::<saop::Observation>(&mut valid);
    agrees::<saop::SaopEnvelope>(&mut valid);
    agrees::<saop::SaopParallelTurnEnvelope>(&mut valid);
    agrees::<saop::SaopPins>(&mut valid);
    agrees::<saop::SaopRecord>(&mut valid);
    assert!(valid >= 30, "{valid}");
}

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
        assert_eq!(
            made,
            parsed.map(|thought| serde_json::to_string(&thought).unwrap())
        );
    }
    let group = parse_to::<saop::SaopParallelTurnEnvelope, _>(b"{}", &limits, &mut Echo);
    let known = parse_with::<saop::SaopParallelTurnEnvelope>(b"{}", &limits).map(|_| String::new());
    assert_eq!(group, known);
    assert!(matches!(group, Err(Error::Validation(_))));
}
