//! Reads a run, one envelope a line, and says which tools were called and how the calls ended. A line that is
//! no valid envelope is reported with everything that is wrong with it, and the rest is read all the same.
//!
//! `cargo run --example check_turns [FILE.ndjson]`; without a file it reads `examples/run/*.ndjson`. The exit
//! code is 1 where a line was refused.

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use saop::{SaopObservationStatus, parse_saop_envelope};

/// How often each tool's calls ended in each way.
type Summary = BTreeMap<String, BTreeMap<SaopObservationStatus, usize>>;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let files = match std::env::args_os().nth(1) {
        Some(file) => vec![PathBuf::from(file)],
        None => recorded_runs()?,
    };
    let mut summary = Summary::new();
    let mut refused = 0;
    for file in &files {
        refused += read(file, &mut summary)?;
    }
    for (tool, endings) in &summary {
        let endings: Vec<String> = endings
            .iter()
            .map(|(status, count)| format!("{count} {status}"))
            .collect();
        println!("{tool:<16} {}", endings.join(", "));
    }
    println!("{refused} lines refused");
    Ok(ExitCode::from(u8::from(refused > 0)))
}

fn recorded_runs() -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/run");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ndjson") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Adds a file's envelopes to the summary; gives the number of lines that were refused.
fn read(file: &Path, summary: &mut Summary) -> Result<usize, Box<dyn Error>> {
    let mut input = BufReader::new(File::open(file)?);
    let mut refused = 0;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        // Bytes, not `lines()`: a line that is not UTF-8 is one more line to refuse, and no reason to stop.
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        match parse_saop_envelope(&line) {
            Ok(envelope) => {
                let tool = envelope.action.tool_name.into_string();
                let endings = summary.entry(tool).or_default();
                *endings.entry(envelope.observation.status).or_default() += 1;
            }
            Err(error) => {
                refused += 1;
                for violation in error.violations() {
                    let column = violation.position().map_or(1, |at| at.column);
                    println!("{}:{number}:{column}: {violation}", file.display());
                }
            }
        }
    }
    Ok(refused)
}
