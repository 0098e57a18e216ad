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
    JsonObject, NonEmptyString, SAOP_ENVELOPE_SCHEMA_VERSION, SaopAction, SaopEnvelope,
    SaopObservation, SaopObservationStatus, SaopThought, parse_saop_envelope,
    serialize_saop_envelope,
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
    let envelope = SaopEnvelope {
        schema_version: SAOP_ENVELOPE_SCHEMA_VERSION.parse()?,
        turn_index: 3,
        agent_id: "implementer-1".parse()?,
        phase: "implement".parse()?,
        thought: SaopThought {
            reasoning: "The loop's end condition is mended.".parse()?,
            plan: "Run the tests.".parse()?,
            uncertainty: None,
        },
        action: SaopAction {
            tool_name: "run_command".parse()?,
            arguments: JsonObject::from_serializable(&arguments)?,
        },
        observation: SaopObservation {
            status: SaopObservationStatus::Success,
            output: "test result: ok. 12 passed; 0 failed".to_owned(),
            error_detail: None,
        },
    };

    let text = serialize_saop_envelope(&envelope);
    println!("{text}");
    assert_eq!(parse_saop_envelope(&text)?, envelope);

    if let Err(error) = NonEmptyString::new("") {
        println!("An empty agent id is refused before there is an envelope: {error}");
    }
    Ok(())
}
