//! The turn that is asked for: what the command line says of it, what the model is asked for, and what its answer must say.

use std::fmt::Write as _;

use saop::{
    Breaches, JsonRef, NonEmptyString, ToolRegistry, TurnContext, protocol_instructions,
    tool_instructions,
};
use saop_json::show::{one_line, quote};

use crate::args::TurnArgs;

/// The name of the rule that an answer is of the turn that was asked for, as in [`saop::ANOTHER_TURN`].
pub(super) const RULE: &str = saop::ANOTHER_TURN.as_str();

/// Maximum length of a shown value of the command line, in bytes.
const LONGEST: usize = 256;

/// The members that the command line fixes, each with its value.
#[derive(Clone)]
pub(super) struct Fixed(Vec<(&'static str, NonEmptyString)>);

/// Returns the context of the turn, with placeholders for what is not given.
pub(super) fn of(args: &TurnArgs) -> TurnContext {
    let or = |given: &Option<NonEmptyString>, placeholder: &str| {
        #[allow(clippy::expect_used, reason = "a word is not empty")]
        given
            .clone()
            .unwrap_or_else(|| placeholder.parse().expect("a word"))
    };
    TurnContext::new(
        or(&args.session, "session"),
        or(&args.agent, "agent"),
        0,
        or(&args.phase, "turn"),
    )
}

impl Fixed {
    pub(super) fn of(args: &TurnArgs) -> Self {
        let given = [
            ("session_id", &args.session),
            ("agent_id", &args.agent),
            ("phase", &args.phase),
        ];
        let given = given
            .into_iter()
            .filter(|(name, _)| args.schema.members().contains(name));
        let given = given.filter_map(|(name, value)| Some((name, value.clone()?)));
        Self(given.collect())
    }

    /// Returns the instructions for the model.
    pub(super) fn instructions(&self, args: &TurnArgs, tools: Option<&ToolRegistry>) -> String {
        let mut text = protocol_instructions(args.schema);
        for (name, value) in &self.0 {
            let value = serde_json::Value::from(value.as_str());
            let _ = write!(text, "\n- `{name}` of the object is {value}.");
        }
        if let Some(tools) = tools {
            text.push_str(&tool_instructions(tools));
        }
        text
    }

    /// Adds what an answer says otherwise.
    pub(super) fn check(&self, answer: &str, breaches: &mut Breaches) {
        for (name, expected) in &self.0 {
            let Some(found) = JsonRef::of_valid(answer)
                .get(name)
                .and_then(JsonRef::as_str)
                .filter(|found| **found != **expected)
            else {
                continue;
            };
            // The model has to write it, so it is not cut as what it wrote is.
            let expected = one_line(expected, LONGEST);
            let found = quote(&found);
            breaches.add(
                format!("/{name}"),
                format!("expected `{expected}` in this turn, but found {found}"),
            );
        }
    }
}
