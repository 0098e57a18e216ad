//! A run with a model that follows a script: it recovers once, and once it does not, so that a person is asked.
//!
//! `cargo run --example scripted_model`

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::collections::VecDeque;
use std::convert::Infallible;
use std::error::Error;
use std::sync::{Arc, Mutex};

use saop::{
    Decision, EventSink, FormattingCorrectionTurn, LlmClient, MalformedResponseHandler,
    RawResponse, RetryEvent, RunState, TurnContext, TurnExecutor,
};

const GOOD: &str = include_str!("envelope.json");

/// Answers from a script; where that has ended, with silence.
struct Script(Mutex<VecDeque<&'static str>>);

impl LlmClient for Script {
    type Error = Infallible;

    async fn complete(
        &self,
        turn: &FormattingCorrectionTurn,
        _context: &TurnContext,
    ) -> Result<RawResponse, Infallible> {
        println!("  correction {}:", turn.attempt());
        for line in turn.prompt().lines().take(4) {
            println!("  | {line}");
        }
        let mut script = match self.0.lock() {
            Ok(script) => script,
            Err(poisoned) => poisoned.into_inner(),
        };
        Ok(RawResponse::new(script.pop_front().unwrap_or_default()))
    }
}

/// Prints events.
struct Printer;

impl EventSink for Printer {
    fn record(&self, context: &TurnContext, event: &RetryEvent) {
        println!("  {} in turn {}", event.name(), context.turn_index);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let answers = VecDeque::from(["{\"schema_version\": \"1.0.0\"}", GOOD]);
    let handler =
        MalformedResponseHandler::new(Arc::new(Script(Mutex::new(answers)))).with_sink(Printer);
    let context = TurnContext::new(
        "session-7f3a".parse()?,
        "implementer-1".parse()?,
        13,
        "plan".parse()?,
    );
    let mut run = TurnExecutor::new(handler, context);

    println!("an answer with a fence around it:");
    let envelope = run.execute(format!("```json\n{GOOD}\n```")).await?;
    println!(
        "  accepted: {} calls {}",
        envelope.agent_id, envelope.action.tool_name
    );

    println!("an answer that is no JSON, and then silence:");
    if let Err(error) = run.execute("I will look into it.").await {
        println!("  {error}");
        println!(
            "  {}",
            error.source().map(ToString::to_string).unwrap_or_default()
        );
    }
    assert_eq!(run.state(), RunState::UserEscalation);
    if let Some(report) = run.report() {
        println!("  {}", saop::serialize(&report));
    }

    println!("a person supplies the message:");
    let envelope = saop::parse_saop_envelope(GOOD)?;
    run.resume(Decision::Supply(Box::new(envelope)))?;
    run.complete()?;
    println!("  {}", run.state());
    Ok(())
}
