//! One of the Rust engines as a peer of `benches/peers/run`: `peer SCHEMA ENGINE`, driven over standard input.
//!
//! Invariant: answers each line with one line. `load FILE` reads a JSON text sequence (RFC 7464) into memory and answers with
//! the verdict on each document, as `1` or `0`; `run N` goes over all of them N times and answers with the nanoseconds that
//! it took. Files are read outside of the time.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use saop_rivals::engines::{Accepts, engines};

/// Begins each document of a sequence.
const RECORD_SEPARATOR: u8 = 0x1e;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [schema, name] = arguments.as_slice() else {
        eprintln!("expected SCHEMA and ENGINE");
        return ExitCode::from(2);
    };
    let Some((_, accepts)) = engines(schema).into_iter().find(|(known, _)| known == name) else {
        eprintln!("expected an engine, but found `{name}`");
        return ExitCode::from(2);
    };
    match serve(&accepts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn serve(accepts: &Accepts) -> io::Result<()> {
    let mut documents = Vec::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        match line.split_once(' ') {
            Some(("load", path)) => {
                documents = load(path)?;
                let verdicts: String = documents
                    .iter()
                    .map(|document| if accepts(document) { '1' } else { '0' })
                    .collect();
                println!("{verdicts}");
            }
            Some(("run", passes)) => {
                let passes: u64 = passes.parse().map_err(io::Error::other)?;
                println!("{}", run(accepts, &documents, passes));
            }
            _ => {
                return Err(io::Error::other(format!(
                    "expected a command, but found `{line}`"
                )));
            }
        }
        io::stdout().flush()?;
    }
    Ok(())
}

fn load(path: &str) -> io::Result<Vec<Vec<u8>>> {
    let sequence = std::fs::read(path)?;
    let documents = sequence.split(|byte| *byte == RECORD_SEPARATOR).skip(1);
    Ok(documents.map(<[u8]>::to_vec).collect())
}

fn run(accepts: &Accepts, documents: &[Vec<u8>], passes: u64) -> u128 {
    let start = Instant::now();
    for _ in 0..passes {
        for document in documents {
            black_box(accepts(black_box(document)));
        }
    }
    start.elapsed().as_nanos()
}
