//! Builds an envelope: checked types refuse a bad value where it is made, and the tool's arguments come from a
//! struct. Then writes it as JSON text and reads it back.
//!
//! `cargo run --example build_envelope`

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::error::Error;

use saop::{
    JsonObject, NonEmptyString, SaopAction, SaopEnvelope, SaopObservation, SaopObservationStatus,
    SaopThought, parse_saop_envelope, serialize_saop_envelope,
};
use serde::Serialize;

/// What the tool `run_command` takes.
#[derive(Serialize)]
struct RunCommand<'a> {
    command: &'a [&'a str],
    timeout_s: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = RunCommand {
        command: &["cargo", "test"],
        timeout_s: 600,
    };
    // `new` takes the required members, in the order of the schema; it knows the schema's version itself.
    let thought = SaopThought::new(
        "The loop's end condition is mended.".parse()?,
        "Run the tests.".parse()?,
    );
    let action = SaopAction::new(
        "run_command".parse()?,
        JsonObject::from_serializable(&arguments)?,
    );
    let observation = SaopObservation::new(
        SaopObservationStatus::Success,
        "test result: ok. 12 passed; 0 failed".to_owned(),
    );
    let envelope = SaopEnvelope::new(
        3,
        "implementer-1".parse()?,
        "implement".parse()?,
        thought,
        action,
        observation,
    );

    let text = serialize_saop_envelope(&envelope);
    println!("{text}");
    assert_eq!(parse_saop_envelope(&text)?, envelope);

    if let Err(error) = NonEmptyString::new("") {
        println!("An empty agent id is refused before there is an envelope: {error}");
    }
    Ok(())
}
