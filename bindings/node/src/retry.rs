//! The retry protocol as a state machine. `lib/retry.ts` has the loop over a model. SPEC N12
//!
//! Invariant: an answer can be offered exactly where one is awaited.

use std::fmt::Write as _;
use std::num::NonZeroU32;

use napi::Env;
use napi::bindgen_prelude::{BufferSlice, ObjectFinalize, Result};
use napi_derive::napi;
use saop::tools::CallOptions;
use saop::{
    EscalationReport, FormattingCorrectionTurn, Limits, MaxRetriesExceededError, RawResponse,
    RetryPolicy, SaopError, Step, TokenUsage, ToolRegistry,
};
use saop_json::push_string;
use saop_schema::TypeSchema;

use crate::memory::Held;
use crate::schema::push_edits;
use crate::tools::NativeTools;
use crate::{errors, message};

/// Waits for an answer of a model that has to be a message, or calls of tools.
#[derive(Debug)]
#[napi(custom_finalize)]
pub struct NativeRetry {
    state: Held<State>,
}

/// A retry takes about this many bytes, besides the answers.
const BYTES_OF_RETRY: usize = 4 << 10;

#[derive(Debug)]
struct State {
    made_of: Parts,
    waiting: Option<saop::Retry<String>>,
    /// The answers that it keeps have this many bytes.
    answers: usize,
}

impl ObjectFinalize for NativeRetry {
    fn finalize(mut self, env: Env) -> Result<()> {
        self.state.dispose(env)
    }
}

/// What a retry is made of.
#[derive(Debug)]
struct Parts {
    /// The schema of the message; `None` where calls are awaited.
    schema: Option<&'static TypeSchema>,
    policy: RetryPolicy,
    tools: Option<ToolRegistry>,
    question: Option<String>,
}

impl Parts {
    fn retry(&self) -> saop::Retry<String> {
        let tools = self.tools.clone();
        let retry = match (self.schema, tools) {
            (Some(schema), Some(tools)) => {
                saop::Retry::checking(schema, self.policy).with_tools(tools)
            }
            (Some(schema), None) => saop::Retry::checking(schema, self.policy),
            (None, tools) => {
                saop::Retry::calling(tools.unwrap_or_default(), CallOptions::new(), self.policy)
            }
        };
        match &self.question {
            Some(question) => retry.asked(question.as_str()),
            None => retry,
        }
    }
}

#[napi]
impl NativeRetry {
    /// Begins with a message's number, or that of none where calls are awaited; settings as JSON text; and what the caller knows besides.
    #[napi(factory, catch_unwind)]
    pub fn begin(
        env: Env,
        which: u32,
        settings: String,
        tools: Option<&NativeTools>,
        question: Option<String>,
    ) -> Result<Self> {
        let policy: RetryPolicy = serde_json::from_str(&settings).map_err(|error| {
            // Of the place in that text nobody knows.
            let message = error.to_string();
            napi::Error::from_reason(message.split(" at line ").next().unwrap_or_default())
        })?;
        let made_of = Parts {
            schema: message::schema_of(which).and_then(saop::schema),
            policy,
            tools: match tools {
                Some(tools) => Some(tools.tools.get()?.clone()),
                None => None,
            },
            question,
        };
        let waiting = Some(made_of.retry());
        let state = State {
            made_of,
            waiting,
            answers: 0,
        };
        let state = Held::new(env, "a retry", state, BYTES_OF_RETRY)?;
        Ok(Self { state })
    }

    /// Takes an answer, and the tokens that it took as JSON text. Returns what it led to as lines of JSON text: what it is, and an error in
    /// two lines for each answer that was refused. After an accepted one comes the text of the message, of any number of lines.
    #[napi(catch_unwind)]
    pub fn offer(
        &mut self,
        env: Env,
        response: BufferSlice<'_>,
        finish_reason: Option<String>,
        usage: Option<String>,
    ) -> Result<String> {
        let mut answer = RawResponse::new(response.to_vec());
        if let Some(reason) = finish_reason {
            answer = answer.with_finish_reason(&reason);
        }
        if let Some(usage) = usage {
            match read::<TokenUsage>(usage.as_bytes()) {
                Ok(usage) => answer = answer.with_usage(usage),
                Err(text) => return Ok(text),
            }
        }
        let state = self.state.get_mut()?;
        let waiting = state.waiting.take().ok_or_else(|| {
            napi::Error::from_reason("expected an answer that is awaited, but this retry has ended")
        })?;
        let answers = state.answers + response.len();
        state.answers = 0;
        let out = match waiting.offer(answer) {
            Step::Accepted(accepted) => {
                let mut out = format!(
                    "{{\"step\":\"accepted\",\"corrections\":{},\"usage\":",
                    accepted.corrections
                );
                match &accepted.usage {
                    // As a text, so that what reads it does not round.
                    Some(usage) => push_string(&mut out, &saop_schema::open::serialize(usage)),
                    None => out.push_str("null"),
                }
                out.push_str(",\"unchecked\":[");
                for (index, one) in accepted.unchecked.iter().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    push_string(&mut out, &one.tool);
                }
                out.push_str("],\"edits\":");
                push_edits(&mut out, &accepted.edits);
                out.push_str("}\n");
                out.push_str(&accepted.message);
                out
            }
            Step::Correct(correction) => {
                state.waiting = Some(correction.retry);
                state.answers = answers;
                corrected(&correction.turn)
            }
            Step::Exhausted(error) => exhausted(&error),
        };
        let bytes = BYTES_OF_RETRY + state.answers;
        self.state.report(env, bytes)?;
        Ok(out)
    }

    /// Goes on after the corrections were used up, with more of them, as a report tells. Returns what [`Self::offer`] does, or the text of an
    /// error if the report is none.
    #[napi(catch_unwind)]
    pub fn continued(&mut self, env: Env, report: BufferSlice<'_>, more: u32) -> Result<String> {
        let state = self.state.get_mut()?;
        let answers = report.len();
        let more = NonZeroU32::new(more).ok_or_else(|| {
            napi::Error::from_reason("expected at least 1 more correction, but found 0")
        })?;
        let report = match read::<EscalationReport>(&report) {
            Ok(report) => report,
            Err(text) => return Ok(text),
        };
        let error = state.made_of.retry().escalated(&report);
        let error = error.map_err(|error| napi::Error::from_reason(error.to_string()))?;
        let next = state.made_of.retry().continued(&error, more);
        state.waiting = Some(next.retry);
        state.answers = answers;
        self.state.report(env, BYTES_OF_RETRY + answers)?;
        Ok(corrected(&next.turn))
    }

    /// Frees the memory. Other calls fail after that.
    #[napi(catch_unwind)]
    pub fn dispose(&mut self, env: Env) -> Result<()> {
        self.state.dispose(env)
    }
}

/// Reads what a caller has as a value; fails with the text of an error.
fn read<T: saop_schema::open::OpenType>(text: &[u8]) -> std::result::Result<T, String> {
    let made = saop_schema::open::parse_with(text, &Limits::NONE);
    made.map_err(|error: saop_schema::Error| errors::text(&error.into(), false))
}

fn corrected(turn: &FormattingCorrectionTurn) -> String {
    let mut out = String::from("{\"step\":\"correct\",\"prompt\":");
    push_string(&mut out, &turn.message());
    let _ = write!(
        out,
        ",\"attempt\":{},\"failureClass\":\"{}\",\"asksForMembers\":{}",
        turn.attempt(),
        turn.class().as_str(),
        turn.asks_for_members()
    );
    if let Some(merged) = turn.merged() {
        out.push_str(",\"merged\":");
        push_string(&mut out, merged);
    }
    out.push('}');
    push_error(&mut out, turn.error());
    out
}

fn push_error(out: &mut String, error: &SaopError) {
    out.push('\n');
    out.push_str(&errors::text(error, true));
}

fn exhausted(error: &MaxRetriesExceededError) -> String {
    let mut out = String::from("{\"step\":\"exhausted\",\"message\":");
    push_string(&mut out, &error.to_string());
    let _ = write!(out, ",\"attempts\":{},\"report\":", error.attempts());
    push_string(&mut out, &saop::serialize(&error.report()));
    out.push_str(",\"history\":[");
    for (index, attempt) in error.history().iter().enumerate() {
        let _ = write!(
            out,
            "{}{{\"failureClass\":\"{}\",\"response\":",
            if index > 0 { "," } else { "" },
            attempt.class().as_str()
        );
        push_string(&mut out, &attempt.response().to_text());
        out.push('}');
    }
    out.push_str("]}");
    for attempt in error.history() {
        push_error(&mut out, attempt.error());
    }
    out
}
