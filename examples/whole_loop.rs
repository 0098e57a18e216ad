//! The whole loop: a model answers, and its tool runs; agents act side by side, in a group; an answer that stays malformed is
//! escalated to a person, whose decision lets the run go on to the next turn. The model follows a script; a real one sends
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
    TurnContext, TurnExecutor, protocol_instructions, serialize,
};

/// Answers from a script, and with silence after its end.
struct Model(Mutex<VecDeque<String>>);

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
    let first = include_str!("envelope.json");
    let group = include_str!("parallel-turn.json");
    let last = first.replacen("13", "15", 1);
    let answers = [first, group, "I will look into it.", "{", "", &last].map(str::to_owned);
    let model = Model(Mutex::new(answers.into()));
    let mut context = TurnContext::builder()
        .session_id("session-7f3a")
        .agent_id("implementer-1")
        .turn_index(13)
        .phase("plan")
        .build()?;
    let mut run = TurnExecutor::new(MalformedResponseHandler::new(&model), context.clone());

    // The model answers with an envelope, the tool runs, and what came back replaces the model's placeholder.
    let mut envelope = run.ask("Two tests fail. Find out why.").await?;
    envelope.observation = act(&envelope.action, "call-13")?;
    println!("observed: {}", envelope.observation.output.trim_end());

    // Agents that act side by side answer with one group, the sixth of the session; what came back is added to each turn.
    context.turn_index = 5;
    let mut groups = TurnExecutor::of_groups(MalformedResponseHandler::new(&model), context);
    let mut group = groups.ask("Who does what?").await?;
    for (index, mut turn) in group.agent_turns.iter_mut().enumerate() {
        let observation = act(&turn.action, &format!("call-5-{index}"))?;
        turn.observe(observation);
    }
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

    // The run goes on.
    let index = run.context().turn_index;
    let next = run.ask("And now?").await?;
    println!("turn {index}: {}", next.thought.plan.as_str());
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
