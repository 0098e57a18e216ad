//! The rule that an envelope is that of the turn it was asked for.

use saop_json::show::{one_line, quote};
use saop_schema::{Breaches, ViolationKind};

use crate::generated::{SaopEnvelope, TurnContext};
use crate::retry::Retry;

const RULE: &str = "another_turn";

/// Violation kind: an envelope is of another agent, turn or phase than it was asked for.
pub const ANOTHER_TURN: ViolationKind = ViolationKind::Rule(RULE);

/// Maximum length of a shown value of the context, in bytes. A prompt has room for it.
const LONGEST: usize = 256;

impl Retry<SaopEnvelope> {
    /// Also checks that an envelope is that of the turn: its agent, index and phase ([`ANOTHER_TURN`]), as a
    /// [`TurnExecutor`](super::TurnExecutor) does. For a run with a rule of its own beside that:
    ///
    /// ```
    /// # use saop::{LlmClient, MalformedResponseHandler, Retry, SaopEnvelope, TurnContext, TurnExecutor};
    /// # fn run<C: LlmClient>(handler: MalformedResponseHandler<C>, context: TurnContext) {
    /// let run = TurnExecutor::awaiting(handler, context, |policy, context| {
    ///     Retry::<SaopEnvelope>::new(policy)
    ///         .of_turn(context)
    ///         .requiring("known_tool", |envelope, breaches| {
    ///             if *envelope.action.tool_name != *"ls" {
    ///                 breaches.add("/action/tool_name", "expected a tool of this session, but found another");
    ///             }
    ///         })
    /// });
    /// # }
    /// ```
    pub fn of_turn(self, context: &TurnContext) -> Self {
        let context = context.clone();
        self.requiring(RULE, move |envelope, breaches| {
            check(&context, envelope, breaches);
        })
    }
}

/// Adds what differs from the context.
fn check(context: &TurnContext, envelope: &SaopEnvelope, breaches: &mut Breaches) {
    if envelope.turn_index != context.turn_index {
        let (expected, found) = (context.turn_index, envelope.turn_index);
        breaches.add(
            "/turn_index",
            format!("expected {expected}, the index of this turn, but found {found}"),
        );
    }
    let words = [
        ("/agent_id", "agent", &context.agent_id, &envelope.agent_id),
        ("/phase", "phase", &context.phase, &envelope.phase),
    ];
    for (pointer, what, expected, found) in words {
        if expected != found {
            // The model has to write it, so it is not cut as what it wrote is.
            let expected = one_line(expected, LONGEST);
            let found = quote(found);
            breaches.add(
                pointer,
                format!("expected `{expected}`, the {what} of this turn, but found {found}"),
            );
        }
    }
}
