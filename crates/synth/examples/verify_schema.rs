//! Reads a JSON Schema on standard input and judges it by two validators that share nothing: is it valid
//! against the Draft-07 meta-schema, and, with `--load`, does it load? Invariant: silent and exit 0, or the
//! reason on standard error and exit 1.

#![allow(clippy::print_stderr, reason = "this is a command")]

use std::io::Read as _;
use std::process::ExitCode;

use serde_json::Value;

const DRAFT_07: &str = "http://json-schema.org/draft-07/schema";

fn main() -> ExitCode {
    let load = std::env::args()
        .skip(1)
        .any(|argument| argument == "--load");
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    match read
        .map_err(|error| error.to_string())
        .and_then(|_| verify(&text, load))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn verify(text: &str, load: bool) -> Result<(), String> {
    let schema: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
    match schema["$schema"].as_str() {
        Some(draft) if draft.trim_end_matches('#') == DRAFT_07 => {}
        found => {
            return Err(format!(
                "expected \"$schema\" to be Draft-07, but found {found:?}"
            ));
        }
    }
    jsonschema::draft7::meta::validate(&schema).map_err(|error| {
        format!(
            "jsonschema: not a Draft-07 schema: {}: {error}",
            error.instance_path()
        )
    })?;
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    let meta = compiler
        .compile(DRAFT_07, &mut schemas)
        .map_err(|error| format!("boon: {error:#}"))?;
    schemas
        .validate(&schema, meta)
        .map_err(|error| format!("boon: not a Draft-07 schema: {error:#}"))?;
    if load {
        jsonschema::draft7::new(&schema)
            .map_err(|error| format!("jsonschema: does not load: {error}"))?;
        let location = "mem:schema";
        compiler
            .add_resource(location, schema)
            .map_err(|error| format!("boon: {error:#}"))?;
        compiler
            .compile(location, &mut schemas)
            .map_err(|error| format!("boon: does not load: {error:#}"))?;
    }
    Ok(())
}
