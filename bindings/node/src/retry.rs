//! The retry protocol as a state machine. `lib/retry.ts` has the loop over a model. SPEC N12
//!
//! Invariant: an answer can be offered exactly where one is awaited.

use std::fmt::Write as _;

use napi::bindgen_prelude::{BufferSlice, Result};
use napi_derive::napi;
use saop::{MaxRetriesExceededError, RawResponse, RetryPolicy, SaopError, Step};
use saop_json::push_string;

use crate::schema::push_edits;
use crate::tools::NativeTools;
use crate::{errors, message};

/// Waits for an answer of a model that has to be a message.
#[derive(Debug)]
#[napi]
pub struct NativeRetry {
    waiting: Option<saop::Retry<String>>,
}

#[napi]
impl NativeRetry {
    /// Begins with a message's number, settings as JSON text, and what the caller knows besides.
    #[napi(factory, catch_unwind)]
    pub fn begin(
        which: u32,
        settings: String,
        tools: Option<&NativeTools>,
        question: Option<String>,
    ) -> Result<Self> {
        let found = message::schema_of(which).and_then(saop::schema);
        let found =
            found.ok_or_else(|| napi::Error::from_reason("expected the number of a message"))?;
        let policy: RetryPolicy = serde_json::from_str(&settings).map_err(|error| {
            // Of the place in that text nobody knows.
            let message = error.to_string();
            napi::Error::from_reason(message.split(" at line ").next().unwrap_or_default())
        })?;
        let mut retry = saop::Retry::checking(found, policy);
        if let Some(tools) = tools {
            retry = retry.with_tools(tools.tools.clone());
        }
        if let Some(question) = question {
            retry = retry.asked(question);
        }
        Ok(Self {
            waiting: Some(retry),
        })
    }

    /// Takes an answer, and returns what it led to as lines of JSON text: what it is, and an error in two lines for each answer that was
    /// refused. After an accepted one comes the message.
    #[napi(catch_unwind)]
    pub fn offer(
        &mut self,
        response: BufferSlice<'_>,
        finish_reason: Option<String>,
    ) -> Result<String> {
        let mut answer = RawResponse::new(response.to_vec());
        if let Some(reason) = finish_reason {
            answer = answer.with_finish_reason(&reason);
        }
        let waiting = self.waiting.take().ok_or_else(|| {
            napi::Error::from_reason("expected an answer that is awaited, but this retry has ended")
        })?;
        Ok(match waiting.offer(answer) {
            Step::Accepted(accepted) => {
                let mut out = format!(
                    "{{\"step\":\"accepted\",\"corrections\":{},\"edits\":",
                    accepted.corrections
                );
                push_edits(&mut out, &accepted.edits);
                out.push_str("}\n");
                out.push_str(&accepted.message);
                out
            }
            Step::Correct(correction) => {
                let turn = &correction.turn;
                let mut out = String::from("{\"step\":\"correct\",\"prompt\":");
                push_string(&mut out, &turn.message());
                let _ = write!(
                    out,
                    ",\"attempt\":{},\"failureClass\":\"{}\"}}",
                    turn.attempt(),
                    turn.class().as_str()
                );
                push_error(&mut out, turn.error());
                self.waiting = Some(correction.retry);
                out
            }
            Step::Exhausted(error) => exhausted(&error),
        })
    }
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
