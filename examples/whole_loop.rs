//! The whole loop: a model answers, its tool runs, what came back goes into a group, and an answer that stays malformed is
//! escalated to a person, whose decision lets the run go on. The model follows a script; a real one sends
//! `protocol_instructions` as its system message.
//!
//! `cargo run --example whole_loop`

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::collections::VecDeque;
use std::convert::Infallible;
use std::error::Error;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use saop::{
    Decision, ExecuteError, LlmClient, MalformedResponseHandler, Observation, RawResponse,
    RunOutcome, SAOP_ENVELOPE, SaopAction, SaopEnvelope, SaopObservation, SaopObservationStatus,
    SaopParallelTurnEnvelope, TurnContext, TurnExecutor, protocol_instructions, serialize,
};

/// Answers from a script, and with silence after its end.
struct Model(Mutex<VecDeque<&'static str>>);

impl LlmClient for Model {
    type Error = Infallible;

    async fn ask(&self, prompt: &str, _: &TurnContext) -> Result<RawResponse, Infallible> {
        println!("asked: {}", prompt.lines().next().unwrap_or_default());
        let mut script = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(script.pop_front().unwrap_or_default().into())
    }
}

/// Runs the tool that an action calls; a program of the system stands in for it.
fn act(action: &SaopAction, call: &str) -> Result<SaopObservation, Box<dyn Error>> {
    let started = Instant::now();
    let output = Command::new("echo")
        .arg(action.arguments.as_json())
        .output()?;
    let observation = Observation::from_output(&output, call.parse()?, started.elapsed());
    Ok(observation.into_saop_observation(RunOutcome::Finished))
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let system = protocol_instructions(&SAOP_ENVELOPE);
    println!(
        "a real model gets a system message of {} bytes",
        system.len()
    );
    let answers = [include_str!("envelope.json"), "I will look into it.", "{"];
    let handler = MalformedResponseHandler::new(Model(Mutex::new(answers.into())));
    let context = TurnContext::builder()
        .session_id("session-7f3a")
        .agent_id("implementer-1")
        .turn_index(13)
        .phase("plan")
        .build()?;
    let mut run = TurnExecutor::new(handler, context);

    // The model answers with an envelope, the tool runs, and what came back replaces the model's placeholder.
    let mut envelope = run.ask("Two tests fail. Find out why.").await?;
    envelope.observation = act(&envelope.action, "call-13")?;
    println!("observed: {}", envelope.observation.output.trim_end());

    // The turns that agents take side by side form a group.
    let group = SaopParallelTurnEnvelope::builder()
        .session_id(run.context().session_id.clone())
        .parallel_turn_index(0)
        .agent_turns(vec![envelope.clone().into()])
        .build()?;
    println!("group: {}", serialize(&group));

    // No answer of the next turn is an envelope, so a person decides.
    let next = match run.ask("Mend it.").await {
        Err(ExecuteError::Escalated(error)) => {
            println!("escalated: {error}");
            println!("report: {}", serialize(&error.report_without_responses()));
            run.resume(Decision::Supply(Box::new(by_hand(&envelope)?)))?
        }
        answered => Some(answered?),
    };
    println!(
        "the person's action: {:?}",
        next.map(|next| next.action.tool_name)
    );
    println!("turn {} is next", run.context().turn_index);
    run.complete()?;
    Ok(())
}

/// What a person wants the agent to do: it passes the same checks as an answer.
fn by_hand(before: &SaopEnvelope) -> Result<SaopEnvelope, Box<dyn Error>> {
    let envelope = SaopEnvelope::builder()
        .turn_index(before.turn_index + 1)
        .agent_id(before.agent_id.clone())
        .phase(before.phase.clone())
        .thought(before.thought.clone())
        .action(before.action.clone())
        .observation(SaopObservation::new(
            SaopObservationStatus::Partial,
            String::new(),
        ));
    Ok(envelope.build()?)
}
