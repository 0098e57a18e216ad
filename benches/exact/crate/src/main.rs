//! Times how documents are read as types, and as `serde_json::Value`.

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs};

#[allow(warnings, clippy::all)]
mod types {
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

type Parse = fn(&[u8]) -> bool;

const ROUNDS: usize = 40;
const DOCUMENTS: usize = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let cases = PathBuf::from(env::args().nth(1).ok_or("the folder of the cases")?);
    let entries: &[(&str, Parse, &str)] = include!(concat!(env!("OUT_DIR"), "/entries.rs"));
    let parse: BTreeMap<&str, Parse> = entries.iter().map(|(name, parse, _)| (*name, *parse)).collect();
    for group in ["tools", "deployment"] {
        let text = fs::read_to_string(cases.join(format!("{group}.ndjson")))?;
        let mut documents = Vec::new();
        for line in text.lines() {
            let (name, document) = line.split_once('\t').ok_or("a name and a document")?;
            let read = *parse.get(name).ok_or("a schema of that name")?;
            // What is not read is not timed.
            if !read(document.as_bytes()) {
                return Err(format!("{name} refuses {document}").into());
            }
            documents.push((read, document.as_bytes()));
        }
        let repeat = DOCUMENTS.div_ceil(documents.len());
        let (mut types, mut values) = (f64::MAX, f64::MAX);
        for _ in 0..ROUNDS {
            types = types.min(time(repeat, documents.len(), || {
                documents.iter().for_each(|(read, raw)| {
                    black_box(read(black_box(raw)));
                });
            }));
            values = values.min(time(repeat, documents.len(), || {
                documents.iter().for_each(|(_, raw)| {
                    let value: Result<serde_json::Value, _> = serde_json::from_slice(black_box(raw));
                    black_box(value.is_ok());
                });
            }));
        }
        let bytes: usize = documents.iter().map(|(_, raw)| raw.len()).sum();
        println!("{group} {types:.0} {values:.0} {}", bytes / documents.len());
    }
    Ok(())
}

/// Nanoseconds for a document.
fn time(repeat: usize, documents: usize, mut run: impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..repeat {
        run();
    }
    start.elapsed().as_secs_f64() * 1e9 / (repeat * documents) as f64
}
