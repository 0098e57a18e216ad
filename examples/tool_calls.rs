//! An agent with tools, over a model that follows a script: it calls a tool that does not exist, then leaves an argument out,
//! then gives one of the wrong type. Each time the correction says what the tool takes.
//!
//! `cargo run --example tool_calls`

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::collections::VecDeque;
use std::convert::Infallible;
use std::error::Error;
use std::sync::{Mutex, PoisonError};

use saop::{
    LlmClient, MalformedResponseHandler, RawResponse, RetryPolicy, ToolRegistry, TurnContext,
    TurnExecutor,
};

/// What the server of the tools answered to `tools/list`.
const TOOLS: &str = include_str!("tools.jsonc");

/// The answers of the model, first to last: each is an envelope with this action.
const ACTIONS: [&str; 4] = [
    r#"{"tool_name": "edit", "arguments": {"path": "src/parser.rs"}}"#,
    r#"{"tool_name": "edit_file", "arguments": {"path": "src/parser.rs"}}"#,
    r#"{"tool_name": "edit_file", "arguments": {"path": "src/parser.rs", "edits": [{"old_text": 0, "new_text": "1"}]}}"#,
    r#"{"tool_name": "edit_file", "arguments": {"path": "src/parser.rs", "edits": [{"old_text": "0", "new_text": "1"}]}}"#,
];

fn envelope(action: &str) -> String {
    format!(
        r#"{{"schema_version": "1.0.0", "turn_index": 4, "agent_id": "implementer-1", "phase": "implement",
 "thought": {{"reasoning": "The loop ends one line too early.", "plan": "Change the bound."}},
 "action": {action},
 "observation": {{"status": "success", "output": ""}}}}"#
    )
}

struct Script(Mutex<VecDeque<String>>);

impl LlmClient for Script {
    type Error = Infallible;

    async fn ask(&self, prompt: &str, _: &TurnContext) -> Result<RawResponse, Infallible> {
        println!("correction:");
        for line in prompt
            .lines()
            .take_while(|line| !line.starts_with("Please"))
        {
            println!("  | {line}");
        }
        let mut script = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(RawResponse::new(script.pop_front().unwrap_or_default()))
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let tools = ToolRegistry::from_json(TOOLS)?;
    let mut answers: VecDeque<String> = ACTIONS.map(envelope).into();
    let first = answers.pop_front().unwrap_or_default();
    let handler = MalformedResponseHandler::new(Script(Mutex::new(answers)))
        .with_policy(RetryPolicy::default().with_max_retries(3))
        .with_tools(tools);
    let context = TurnContext::new(
        "session-7f3a".parse()?,
        "implementer-1".parse()?,
        4,
        "implement".parse()?,
    );
    let mut run = TurnExecutor::new(handler, context);
    let envelope = run.execute(first).await?;
    println!(
        "accepted: {} with {}",
        envelope.action.tool_name, envelope.action.arguments
    );
    Ok(())
}
