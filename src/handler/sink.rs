//! Event sinks. SPEC R6.
//!
//! Invariant: the only part of an answer that reaches `tracing` is its member names, on one line and truncated.

use std::sync::Arc;

use saop_json::show::one_line;
use saop_tools::Unchecked;

use crate::generated::{TokenUsage, TurnContext};
use crate::retry::{RetryEvent, reasons};

/// Receives the events of a handler as they happen: before each correction and at the end.
pub trait EventSink: Send + Sync {
    /// Records an event. Called within the handler's future, so it should not block.
    fn record(&self, context: &TurnContext, event: &RetryEvent);

    /// Records that a message was accepted without a check of a call's arguments, because the schema of the tool was
    /// refused. Does nothing unless a sink says otherwise. SPEC X3.
    fn unchecked(&self, context: &TurnContext, call: &Unchecked) {
        let _ = (context, call);
    }
}

/// Reports every event to `tracing` with target `saop::retry`: a recovery as info, a malformed or a repaired response as a
/// warning, the end as an error. The field `event` is the event's name, like the message; the other fields are those of the event and its context; `edits` counts them by their reasons; `errors` lists the broken rules and their
/// locations without what the answer said, as many as `error_count` says or the first of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct TracingSink;

impl EventSink for TracingSink {
    fn record(&self, context: &TurnContext, event: &RetryEvent) {
        macro_rules! tell {
            ($level:ident, $name:literal, $($fields:tt)*) => {
                tracing::$level!(
                    target: "saop::retry",
                    event = $name,
                    $($fields)*
                    session_id = ?context.session_id.as_str(),
                    agent_id = ?context.agent_id.as_str(),
                    turn_index = context.turn_index,
                    phase = ?context.phase.as_str(),
                    $name
                )
            };
        }
        let rules = event.rules();
        let count = event.error_count();
        match event {
            RetryEvent::MalformedResponse {
                attempt,
                class,
                cut,
                ..
            } => {
                let cut_bytes = cut.map(|cut| cut.bytes);
                tell!(
                    warn, "MALFORMED_RESPONSE",
                    attempt, class = %class, error_count = count, errors = ?rules, cut_bytes,
                );
            }
            RetryEvent::Repaired { attempts, edits } => {
                tell!(warn, "REPAIRED", attempts, edits = ?reasons(edits),);
            }
            RetryEvent::Recovered {
                attempts,
                usage,
                saved_bytes,
            } => {
                let (prompt_tokens, completion_tokens) = tokens(usage.as_ref());
                tell!(
                    info,
                    "RECOVERED",
                    attempts,
                    prompt_tokens,
                    completion_tokens,
                    saved_bytes,
                );
            }
            RetryEvent::MaxRetriesExceeded {
                attempts,
                reason,
                class,
                cut,
                usage,
                ..
            } => {
                let cut_bytes = cut.map(|cut| cut.bytes);
                let (prompt_tokens, completion_tokens) = tokens(usage.as_ref());
                tell!(
                    error, "MAX_RETRIES_EXCEEDED",
                    attempts, reason = %reason, class = %class, error_count = count, errors = ?rules, cut_bytes,
                    prompt_tokens, completion_tokens,
                );
            }
        }
    }

    fn unchecked(&self, context: &TurnContext, call: &Unchecked) {
        tracing::warn!(
            target: "saop::retry",
            event = "UNCHECKED_CALL",
            tool = ?one_line(&call.tool, LONGEST_NAME),
            path = ?one_line(&call.path, LONGEST_NAME),
            session_id = ?context.session_id.as_str(),
            agent_id = ?context.agent_id.as_str(),
            turn_index = context.turn_index,
            phase = ?context.phase.as_str(),
            "UNCHECKED_CALL"
        );
    }
}

/// Maximum length of a tool's name in a log, in bytes.
const LONGEST_NAME: usize = 128;

fn tokens(usage: Option<&TokenUsage>) -> (Option<u64>, Option<u64>) {
    usage
        .map(|usage| (usage.prompt_tokens, usage.completion_tokens))
        .unzip()
}

macro_rules! through {
    ($($pointer:ty)*) => {$(
        impl<S: EventSink + ?Sized> EventSink for $pointer {
            fn record(&self, context: &TurnContext, event: &RetryEvent) {
                S::record(self, context, event);
            }

            fn unchecked(&self, context: &TurnContext, call: &Unchecked) {
                S::unchecked(self, context, call);
            }
        }
    )*};
}

through! { &S Box<S> Arc<S> }
