//! Where events go. SPEC R6.
//!
//! Invariant: nothing of an answer goes to `tracing` but the names of its members, on one line and cut.

use std::sync::Arc;

use crate::generated::TurnContext;
use crate::retry::RetryEvent;

/// Takes the events of a handler, as they happen: before each correction, and at the end.
pub trait EventSink: Send + Sync {
    /// Takes an event. It is called within the handler's future, and should not block.
    fn record(&self, context: &TurnContext, event: &RetryEvent);
}

/// Tells `tracing` of every event: target `saop::retry`, a recovery as info, a malformed response as warning,
/// the end as error.
#[derive(Clone, Copy, Debug, Default)]
pub struct TracingSink;

impl EventSink for TracingSink {
    fn record(&self, context: &TurnContext, event: &RetryEvent) {
        macro_rules! tell {
            ($level:ident) => {
                tracing::$level!(
                    target: "saop::retry",
                    session_id = ?context.session_id.as_str(),
                    agent_id = ?context.agent_id.as_str(),
                    turn_index = context.turn_index,
                    phase = ?context.phase.as_str(),
                    details = ?event,
                    "{}",
                    event.name()
                )
            };
        }
        match event {
            RetryEvent::Recovered { .. } => tell!(info),
            RetryEvent::MalformedResponse { .. } => tell!(warn),
            RetryEvent::MaxRetriesExceeded { .. } => tell!(error),
        }
    }
}

macro_rules! through {
    ($($pointer:ty)*) => {$(
        impl<S: EventSink + ?Sized> EventSink for $pointer {
            fn record(&self, context: &TurnContext, event: &RetryEvent) {
                S::record(self, context, event);
            }
        }
    )*};
}

through! { &S Box<S> Arc<S> }
