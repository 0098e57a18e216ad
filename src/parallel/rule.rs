//! What a refused document breaks of the rule of `AgentTurns`: the words, and where. SPEC T2, T3.

use super::{AgentTurns, ids};
use crate::error::violation::arrange;
use crate::error::{
    SaopDuplicateAgentError, SaopEmptyParallelTurnError, SaopError, Violation, ViolationKind,
};
use crate::json::fault::quote;
use crate::json::pointer::push_pointer_step;
use crate::json::tree::NodeRef;
use crate::rt::{CrossField, RuleCheck};
use crate::schema::Site;

impl CrossField for AgentTurns {
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = None;
    const UNIQUE_ITEMS: bool = false;
    const CHECK: RuleCheck = RuleCheck(explain);
}

/// The error of the rule; nothing where the schema finds more than that.
fn explain(site: &Site<'_, '_>) -> Option<SaopError> {
    if let [only] = site.violations {
        return (only.keyword() == Some("minItems") && only.instance_path() == site.path)
            .then(|| SaopEmptyParallelTurnError::new(only.clone()).into());
    }
    if !site.violations.is_empty() {
        return None;
    }
    let ids: Vec<_> = site
        .node
        .items()
        .map(|turn| turn.member("agent_id"))
        .collect();
    let duplicates = ids::duplicates(
        ids.iter()
            .map(|id| id.and_then(NodeRef::string).unwrap_or_default()),
    );
    let mut violations: Vec<Violation> = duplicates
        .iter()
        .flat_map(|duplicate| {
            let first = duplicate.first;
            let words = format!(
                "expected each agent once in a parallel turn, but found {} again; its first turn is at index {first}",
                quote(&duplicate.agent_id)
            );
            duplicate.repeated.iter().map(move |&index| (index, words.clone()))
        })
        .map(|(index, words)| {
            let mut path = site.path.to_owned();
            push_pointer_step(&mut path, &index.to_string());
            push_pointer_step(&mut path, "agent_id");
            let mut violation = Violation::extra(ViolationKind::DuplicateAgent, path, words);
            violation.span = ids.get(index).copied().flatten().map(NodeRef::span);
            violation
        })
        .collect();
    arrange(&mut violations, site.source);
    (!violations.is_empty()).then(|| SaopDuplicateAgentError::new(duplicates, violations).into())
}
