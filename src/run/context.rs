//! The rule that a message is of the turn that it was asked for. SPEC R11.
//!
//! A model that answers for another agent or repeats an older turn can mend that like any other error, so the answer is malformed.

use std::fmt::Write as _;

use saop_json::show::{one_line, quote};
use saop_schema::{Breaches, Message, NonEmptyString, ViolationKind};
use serde_json::Value;

use crate::generated::{SaopAgentTurn, SaopEnvelope, SaopParallelTurnEnvelope, TurnContext};
use crate::retry::Retry;

const RULE: &str = "another_turn";

/// Violation kind: a message is of another session, agent, turn or phase than it was asked for.
pub const ANOTHER_TURN: ViolationKind = ViolationKind::Rule(RULE);

/// Maximum length of a shown value of the context, in bytes. A prompt has room for it.
const LONGEST: usize = 256;

/// A message that shows which turn of a run it is of.
pub trait TurnMessage: Message {
    /// Adds what differs from the context.
    fn check_turn(&self, context: &TurnContext, breaches: &mut Breaches);

    /// Returns the members that [`check_turn`](Self::check_turn) looks at, each with what it has to be, as JSON.
    fn expected(context: &TurnContext) -> Vec<(&'static str, Value)>;
}

/// Agent, index and phase are those of the context.
impl TurnMessage for SaopEnvelope {
    fn check_turn(&self, context: &TurnContext, breaches: &mut Breaches) {
        check_index("/turn_index", self.turn_index, context, breaches);
        check_word("agent", &self.agent_id, &context.agent_id, breaches);
        check_word("phase", &self.phase, &context.phase, breaches);
    }

    fn expected(context: &TurnContext) -> Vec<(&'static str, Value)> {
        vec![
            ("turn_index", context.turn_index.into()),
            ("agent_id", context.agent_id.as_str().into()),
            ("phase", context.phase.as_str().into()),
        ]
    }
}

/// Agent and index are those of the context: one agent's part of a group.
impl TurnMessage for SaopAgentTurn {
    fn check_turn(&self, context: &TurnContext, breaches: &mut Breaches) {
        check_index("/turn_index", self.turn_index, context, breaches);
        check_word("agent", &self.agent_id, &context.agent_id, breaches);
    }

    fn expected(context: &TurnContext) -> Vec<(&'static str, Value)> {
        vec![
            ("agent_id", context.agent_id.as_str().into()),
            ("turn_index", context.turn_index.into()),
        ]
    }
}

/// Session and index are those of the context. The index is exact, though a larger one would grow as well: from one near
/// its maximum, no later group could grow.
impl TurnMessage for SaopParallelTurnEnvelope {
    fn check_turn(&self, context: &TurnContext, breaches: &mut Breaches) {
        check_word("session", &self.session_id, &context.session_id, breaches);
        let index = self.parallel_turn_index;
        check_index("/parallel_turn_index", index, context, breaches);
    }

    fn expected(context: &TurnContext) -> Vec<(&'static str, Value)> {
        vec![
            ("session_id", context.session_id.as_str().into()),
            ("parallel_turn_index", context.turn_index.into()),
        ]
    }
}

fn check_index(member: &'static str, found: u64, context: &TurnContext, breaches: &mut Breaches) {
    let expected = context.turn_index;
    if found != expected {
        breaches.add(
            member,
            format!("expected {expected}, the index of this turn, but found {found}"),
        );
    }
}

fn check_word(
    what: &str,
    found: &NonEmptyString,
    expected: &NonEmptyString,
    breaches: &mut Breaches,
) {
    if found == expected {
        return;
    }
    let member = match what {
        "phase" => "/phase".to_owned(),
        identified => format!("/{identified}_id"),
    };
    // The model has to write it, so it is not cut as what it wrote is.
    let expected = one_line(expected, LONGEST);
    let found = quote(found);
    breaches.add(
        member,
        format!("expected `{expected}`, the {what} of this turn, but found {found}"),
    );
}

/// Returns a question with what a model has to know to answer it with the message of a turn.
pub(super) fn in_turn<T: TurnMessage>(question: &str, context: &TurnContext) -> String {
    let mut text = format!("{question}\n\nIn the object that you answer with:");
    for (member, value) in T::expected(context) {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "\n- `{member}` is {value}.");
    }
    text
}

impl<T: TurnMessage> Retry<T> {
    /// Also checks that a message is of the turn ([`ANOTHER_TURN`]): an envelope's agent, index and phase; the agent and index of
    /// one agent's part of a group; a group's session and index. For a loop of the caller's own. A
    /// [`TurnExecutor`](crate::TurnExecutor) of such messages has this rule already, and says in what it asks which turn it is;
    /// [`TurnExecutor::requiring`](crate::TurnExecutor::requiring) adds others.
    pub fn of_turn(self, context: &TurnContext) -> Self {
        let context = context.clone();
        self.requiring(RULE, move |message, breaches| {
            message.check_turn(&context, breaches);
        })
    }
}
