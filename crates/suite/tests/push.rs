//! SPEC A1, A3: the official suite, pushed: no beginning of a valid document is given up, and what is given up is not valid.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[allow(dead_code, reason = "each of its users needs a part")]
#[path = "../src/files.rs"]
mod files;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use saop_schema::push::{Cause, PushReader, State};
use saop_schema::{CompileOptions, Dialect, Limits, Schema};
use serde_json::Value;

/// Reads one document byte by byte. Returns whether it was given up before its end.
fn is_given_up(schema: &Schema, text: &str, what: &str) -> bool {
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    let mut given_up = false;
    for byte in text.as_bytes().iter().chain(b" ") {
        given_up = reader.push(&[*byte]) == State::Doomed;
        if given_up {
            break;
        }
    }
    let is_valid = schema.is_valid(text.as_bytes());
    assert!(
        !(is_valid && given_up),
        "{what}: {text} is valid, but {:?}",
        reader.doom()
    );
    let mut whole = PushReader::for_schema(schema, &Limits::default());
    whole.push(text.as_bytes());
    whole.push(b" ");
    let told = |reader: &PushReader<()>| reader.doom().map(|doom| (doom.offset(), doom.cause()));
    assert_eq!(told(&whole), told(&reader), "{what}: {text}");
    assert!(told(&whole).is_none_or(|(_, cause)| cause != Cause::End));
    assert_eq!(whole.finish().is_ok(), is_valid, "{what}: {text}");
    given_up
}

#[test]
fn the_suite_pushed_has_the_verdicts_of_the_suite() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("suite");
    let remotes = files::remotes(&root).unwrap();
    let mut counts = BTreeMap::new();
    for (folder, dialect) in [
        ("draft7", Dialect::Draft07),
        ("draft2019-09", Dialect::Draft201909),
        ("draft2020-12", Dialect::Draft202012),
    ] {
        for path in files::files(&root.join("tests").join(folder)).unwrap() {
            let groups: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            for group in groups.as_array().unwrap() {
                let mut options = CompileOptions::new().with_default_dialect(dialect);
                let text = group["schema"].to_string();
                if text.contains("localhost") {
                    for (uri, text) in &remotes {
                        options = options.with_document(uri, text);
                    }
                }
                let Ok(schema) = Schema::compile(&text, &options) else {
                    *counts.entry("refused").or_insert(0) += 1;
                    continue;
                };
                for test in group["tests"].as_array().unwrap() {
                    let text = test["data"].to_string();
                    let what = format!(
                        "{}: {} {}",
                        path.display(),
                        group["schema"],
                        test["description"]
                    );
                    let is_valid = schema.is_valid(text.as_bytes());
                    let kind = match (is_given_up(&schema, &text, &what), is_valid) {
                        (_, true) => "valid",
                        (true, false) => "given up",
                        (false, false) => "told at the end",
                    };
                    *counts.entry(kind).or_insert(0) += 1;
                }
            }
        }
    }
    // Nothing of the suite needs the end of the text.
    assert_eq!(counts.get("told at the end"), None, "{counts:?}");
    assert!(
        counts["valid"] > 3_500 && counts["given up"] > 1_500,
        "{counts:?}"
    );
}
