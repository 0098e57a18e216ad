//! Runs a command, prints its Observation, and shows what an agent would get to see of it.
//!
//! `cargo run --example observe_command [COMMAND [ARG]...]`; without a command it lists this folder. The
//! command `saop observe` does the first part from a shell.

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::error::Error;
use std::ffi::OsString;
use std::process::Command;
use std::time::Instant;

use saop::{
    NonEmptyString, ObservationBuilder, RunOutcome, parse_observation, serialize_observation,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args_os().skip(1);
    let command = words.next().unwrap_or_else(|| OsString::from("ls"));

    let started = Instant::now();
    let output = Command::new(&command).args(words).output()?;
    let written = (output.stdout.clone(), output.stderr.clone());

    let id = NonEmptyString::new("example-1")?;
    let observation = ObservationBuilder::from_output(output, id, started.elapsed())
        .metadata("command", command.to_string_lossy().into_owned())
        .build();
    let text = serialize_observation(&observation);
    println!("{text}");

    // Whoever reads the text has every byte, binary or not.
    let read = parse_observation(&text)?;
    let bytes = (read.stdout_bytes()?, read.stderr_bytes()?);
    assert_eq!((&*bytes.0, &*bytes.1), (&*written.0, &*written.1));

    let seen = observation.into_saop_observation(RunOutcome::Finished);
    println!(
        "the agent sees: {}, {} bytes of output",
        seen.status,
        seen.output.len()
    );
    Ok(())
}
