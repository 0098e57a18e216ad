//! `saop observe`: runs a command and prints its Observation.
//!
//! Invariant: a line on stdout means that the exit code is the command's; if saop itself fails, there is no line, and
//! the exit code is 2.

mod drain;
#[cfg(target_os = "linux")]
pub(crate) mod guard;
pub(crate) mod options;
pub(crate) mod refusal;
mod run;
#[cfg(unix)]
pub(crate) mod signals;
pub(crate) mod watch;

use std::io::{self, Write};
use std::process::{ExitCode, Output};

use saop::{Observation, ObservationBuilder, RunOutcome};

use crate::args::ObserveArgs;
use crate::out::{self, Exit};
use run::Run;

/// The metadata entry that says how the run ended, where that is not the exit code alone ([`Observation::outcome`]).
const OUTCOME: &str = "outcome";

pub(crate) fn run(args: ObserveArgs) -> ExitCode {
    let observation = match observe(args) {
        Ok(observation) => observation,
        Err(error) => {
            out::complain(&format!("could not observe the command: {error}"));
            return Exit::Trouble.into();
        }
    };
    match print(&observation) {
        Ok(()) => exit_code(observation.exit_code),
        Err(error) => out::after(Err(error), Exit::Trouble).into(),
    }
}

fn observe(args: ObserveArgs) -> io::Result<Observation> {
    let Run {
        ended,
        duration,
        stdout,
        stderr,
        outcome,
    } = run::run(&args)?;
    if ![&stdout, &stderr].into_iter().all(|bytes| is_text(bytes)) {
        make_room(stdout.len() + stderr.len())?;
    }
    let builder = match ended {
        Ok(status) => {
            let output = Output {
                status,
                stdout,
                stderr,
            };
            ObservationBuilder::from_output(output, args.tool_call_id, duration)
        }
        Err(refusal) => Observation::builder(args.tool_call_id, refusal.exit_code, duration)
            .stderr(refusal.reason),
    };
    let with_metadata = |builder: ObservationBuilder, fact: options::Metadata| {
        builder.metadata(fact.key, fact.value)
    };
    // What the caller says of it comes after, and takes its place.
    let builder = match outcome {
        RunOutcome::TimedOut => builder.metadata(OUTCOME, "timeout"),
        RunOutcome::CutShort => builder.metadata(OUTCOME, "partial"),
        _ => builder,
    };
    Ok(args
        .metadata
        .into_iter()
        .fold(builder, with_metadata)
        .build())
}

/// Returns whether a stream needs no base64, as [`saop::create_observation`] has it.
fn is_text(bytes: &[u8]) -> bool {
    memchr::memchr(0, bytes).is_none() && std::str::from_utf8(bytes).is_ok()
}

/// Fails if there is no memory for base64 of so many bytes: an Observation cannot fail to be made.
fn make_room(bytes: usize) -> io::Result<()> {
    let mut room: Vec<u8> = Vec::new();
    room.try_reserve_exact((bytes / 3 + 1).saturating_mul(4))
        .map_err(|error| {
            io::Error::other(format!(
                "{bytes} bytes of output: {error}; limit them with --max-output"
            ))
        })
}

/// Writes the Observation and the end of the line piece by piece: their text may be six times as long as the output.
fn print(observation: &Observation) -> io::Result<()> {
    let mut stdout = out::stdout();
    saop::serialize_to_writer(observation, &mut out::JsonPieces(&mut stdout))?;
    stdout.write_all(b"\n")?;
    stdout.flush()
}

/// Returns the command's own exit code, which is a byte on Unix. On systems with wider ones, a code that does not fit
/// cannot be passed on, and must not look like success.
fn exit_code(code: i64) -> ExitCode {
    u8::try_from(code).unwrap_or(u8::MAX).into()
}
