//! Writes the benches' documents for programs in any language: `documents FOLDER` makes one NDJSON file of each, and
//! `rules.ndjson`, of which each line has the name and the text of one more;
//! `documents FILE BYTES` one file of envelopes, as many as it takes to have at least that size.
//!
//! Invariant: nothing is written but what was asked for.

#![allow(clippy::print_stderr, reason = "a command")]

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use saop_rivals::documents;
use saop_rivals::rules::rules;
use serde_json::json;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let written = match arguments.as_slice() {
        [folder] => each(Path::new(folder)),
        [file, bytes] => match bytes.parse() {
            Ok(bytes) => many(Path::new(file), bytes),
            Err(_) => Err(io::Error::other(format!(
                "expected a number of bytes, but found `{bytes}`"
            ))),
        },
        _ => Err(io::Error::other(
            "expected FOLDER, or FILE and a number of bytes",
        )),
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// `SCHEMA.NAME.ndjson`, with the document in its only line.
fn each(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for document in documents::all() {
        let name = format!("{}.{}.ndjson", document.schema, document.name);
        fs::write(folder.join(name), format!("{}\n", document.text))?;
    }
    let rules = rules()
        .into_iter()
        .map(|(rule, text)| json!({ "rule": rule, "text": text }).to_string());
    let lines: Vec<_> = rules.collect();
    fs::write(folder.join("rules.ndjson"), lines.join("\n"))
}

/// Small and typical ones by turns, and a large one in a thousand.
fn many(file: &Path, bytes: u64) -> io::Result<()> {
    let envelopes = documents::envelopes();
    let [small, typical, escapes, _] = envelopes.as_slice() else {
        return Err(io::Error::other("expected four envelopes"));
    };
    let mut out = BufWriter::with_capacity(1 << 20, File::create(file)?);
    let mut written = 0;
    for number in 0_u64.. {
        if written >= bytes {
            break;
        }
        let document = match number % 1_000 {
            999 => escapes,
            even if even % 2 == 0 => small,
            _ => typical,
        };
        out.write_all(document.text.as_bytes())?;
        out.write_all(b"\n")?;
        written += document.text.len() as u64 + 1;
    }
    out.flush()
}
