//! What a refusal costs beside the acceptance of the same document: a verdict and no statistics.
//!
//! Invariant: a case fails where it takes more than [`BAR`] times as long to say what is wrong with a document that has one
//! violation as to accept the document without it. The two take turns and the fastest round of each counts, since other
//! work on the machine only ever adds to the time; what it takes to free the message, or the error, is in it.
//!
//! `scripts/verify-refusals.sh` runs it. Without `--bench`, as `cargo test --all-targets` does, each routine runs once.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "a program that prints a table of quotients"
)]

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use documents::{all, broken};
use saop::{EscalationReport, Message, Observation, SaopEnvelope, SaopParallelTurnEnvelope};

/// The documents of the benches that compare with others.
#[allow(unreachable_pub, reason = "public in the crate that it belongs to")]
#[path = "rivals/src/documents.rs"]
mod documents;

const BAR: f64 = 3.0;
/// How many documents there are with one violation, or fault: three of each envelope, one of each other message.
const CASES: usize = 15;
const ROUNDS: usize = 100;
/// A round of small documents has as many as it takes to fill this time.
const ROUND: Duration = Duration::from_millis(2);

/// How many violations a text has.
type Violations = fn(&str) -> usize;

fn main() -> ExitCode {
    let measured = std::env::args().any(|argument| argument == "--bench");
    let (mut cases, mut dear) = (0, 0);
    for document in all() {
        let read = reader(document.schema);
        assert_eq!(read(&document.text), 0, "{}", document.name);
        for (fault, text) in broken(&document) {
            if read(&text) == 1 {
                cases += 1;
                let name = format!("{}, {fault}", document.name);
                dear += usize::from(measured && !within(&name, read, &document.text, &text));
            }
        }
    }
    assert_eq!(cases, CASES, "documents with one violation");
    if dear == 0 {
        ExitCode::SUCCESS
    } else {
        eprintln!(
            "expected every refusal to take at most {BAR} acceptances, but found {dear} to take more"
        );
        ExitCode::FAILURE
    }
}

fn reader(schema: &str) -> Violations {
    match schema {
        "saop-envelope" => violations::<SaopEnvelope>,
        "saop-parallel-turn-envelope" => violations::<SaopParallelTurnEnvelope>,
        "observation" => violations::<Observation>,
        _ => violations::<EscalationReport>,
    }
}

fn violations<T: Message>(text: &str) -> usize {
    saop::parse::<T>(text).map_or_else(|error| error.violations().len(), |_| 0)
}

/// Prints what a refusal takes, and says whether that is within the bar.
fn within(name: &str, read: Violations, valid: &str, broken: &str) -> bool {
    let mut fastest = [f64::INFINITY; 2];
    for _ in 0..ROUNDS {
        for (time, text) in fastest.iter_mut().zip([valid, broken]) {
            *time = time.min(nanoseconds(read, text));
        }
    }
    let [accepted, refused] = fastest;
    let ratio = refused / accepted;
    println!("{name:48} {refused:9.0} ns, accepted {accepted:9.0} ns: {ratio:.2} times");
    ratio <= BAR
}

fn nanoseconds(read: Violations, text: &str) -> f64 {
    let start = Instant::now();
    let mut runs = 0_usize;
    while runs == 0 || start.elapsed() < ROUND {
        black_box(read(black_box(text)));
        runs += 1;
    }
    start.elapsed().as_nanos() as f64 / runs as f64
}
