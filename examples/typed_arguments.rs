//! Dispatches on `tool_name` and reads the arguments of a call into the struct of its tool. The protocol leaves
//! `arguments` to the tools, so a call of an unknown tool, or one with wrong arguments, is a valid message that
//! this program refuses.
//!
//! `cargo run --example typed_arguments`

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::error::Error;
use std::fmt;

use saop::{JsonError, SaopAction};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadFile {
    path: String,
    first_line: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RunCommand {
    command: Vec<String>,
    timeout_s: u64,
}

/// The tools of this orchestrator.
#[derive(Debug)]
enum Call {
    ReadFile(ReadFile),
    RunCommand(RunCommand),
}

#[derive(Debug)]
enum CallError {
    UnknownTool(String),
    Arguments { tool: String, source: JsonError },
}

impl TryFrom<&SaopAction> for Call {
    type Error = CallError;

    fn try_from(action: &SaopAction) -> Result<Self, CallError> {
        let arguments = &action.arguments;
        let call = match action.tool_name.as_str() {
            "read_file" => arguments.deserialize_into().map(Self::ReadFile),
            "run_command" => arguments.deserialize_into().map(Self::RunCommand),
            other => return Err(CallError::UnknownTool(other.to_owned())),
        };
        call.map_err(|source| CallError::Arguments {
            tool: action.tool_name.to_string(),
            source,
        })
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownTool(tool) => write!(f, "there is no tool `{tool}`"),
            Self::Arguments { tool, source } => write!(f, "the arguments of `{tool}`: {source}"),
        }
    }
}

impl Error for CallError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::UnknownTool(_) => None,
            Self::Arguments { source, .. } => Some(source),
        }
    }
}

fn run(call: &Call) {
    match call {
        Call::ReadFile(ReadFile { path, first_line }) => {
            println!("read {path} from line {}", first_line.unwrap_or(1));
        }
        Call::RunCommand(RunCommand { command, timeout_s }) => {
            println!("run {command:?} for at most {timeout_s} s");
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    for raw in [
        r#"{"tool_name": "read_file", "arguments": {"path": "src/lib.rs"}}"#,
        // JSON Schema calls 10.0 an integer, and so does a field of type `u64`.
        r#"{"tool_name": "read_file", "arguments": {"path": "src/lib.rs", "first_line": 10.0}}"#,
        r#"{"tool_name": "run_command", "arguments": {"command": ["cargo", "test"], "timeout_s": 600}}"#,
        r#"{"tool_name": "run_command", "arguments": {"command": "cargo test", "timeout_s": 600}}"#,
        r#"{"tool_name": "run_command", "arguments": {"command": ["cargo"], "timeout": 600}}"#,
        r#"{"tool_name": "remove_file", "arguments": {"path": "src/lib.rs"}}"#,
    ] {
        let action: SaopAction = saop::parse(raw)?;
        match Call::try_from(&action) {
            Ok(call) => run(&call),
            Err(error) => println!("refused: {error}"),
        }
    }
    Ok(())
}
