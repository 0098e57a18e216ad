//! The rule of `TurnGroup`: finds violations in a value and in a rejected document, and words their messages.
//! SPEC T2, T3.

use std::borrow::Cow;
use std::sync::Arc;

use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use saop_schema::{Breaches, Decode, HandWritten, Rule, Site, Violation};
use serde_json::json;

use super::ids;
use super::turns::{AgentTurn, TurnGroup};
use crate::error::{DUPLICATE_AGENT, DuplicateAgent, EMPTY_PARALLEL_TURN};

/// The rule of a [`TurnGroup`]. REQ: UNKNOWN-801.
#[derive(Debug)]
pub enum EachAgentOnce {}

impl<T: AgentTurn + Clone + Decode> HandWritten for TurnGroup<T> {
    type Item = T;
    type Rule = EachAgentOnce;
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = None;
    const UNIQUE_ITEMS: bool = false;
}

impl<T: AgentTurn + Clone + Decode> Rule<[T]> for EachAgentOnce {
    const NAME: &'static str = DUPLICATE_AGENT.as_str();

    fn check(turns: &[T], breaches: &mut Breaches) {
        let id_at = |at: usize| turns.get(at).map(|turn| turn.agent_id().as_str());
        for duplicate in ids::duplicates(turns.len(), id_at).0 {
            for &index in &duplicate.repeated {
                breaches.add(format!("/{index}/agent_id"), words(&duplicate));
            }
        }
    }

    /// Reports repeated agents in addition to all other violations, among the turns whose `agent_id` is a string.
    fn check_document(site: &mut Site<'_, '_>) -> bool {
        if site.node.kind() != JsonKind::Array {
            return true;
        }
        if let [only] = site.violations.as_mut_slice()
            && only.keyword() == Some("minItems")
            && only.instance_path() == site.path
        {
            *only = only.clone().with_kind(EMPTY_PARALLEL_TURN);
            return true;
        }
        let agents: Vec<NodeRef<'_>> = site.node.items().collect();
        let agents: Vec<Option<NodeRef<'_>>> =
            agents.iter().map(|turn| turn.member(ids::MEMBER)).collect();
        let ids: Vec<Option<Cow<'_, str>>> = agents
            .iter()
            .map(|id| id.and_then(NodeRef::string))
            .collect();
        let id_at = |at: usize| ids.get(at).and_then(Option::as_deref);
        for duplicate in ids::duplicates(ids.len(), id_at).0 {
            let expected = Arc::new(json!({
                "agent_id": duplicate.agent_id,
                "first": duplicate.first,
            }));
            for &index in &duplicate.repeated {
                let id = agents.get(index).copied().flatten();
                if id.is_some_and(|id| {
                    site.violations
                        .only_counts(id.span().start, DUPLICATE_AGENT)
                }) {
                    continue;
                }
                let mut violation =
                    violation(&duplicate, index, site.path).with_expected(Arc::clone(&expected));
                if let Some(id) = id {
                    violation = violation.at(id);
                }
                site.violations.push(violation);
            }
        }
        true
    }
}

fn violation(duplicate: &DuplicateAgent, index: usize, path: &str) -> Violation {
    let path = format!("{path}/{index}/agent_id");
    Violation::new(DUPLICATE_AGENT, path, words(duplicate))
}

fn words(duplicate: &DuplicateAgent) -> String {
    let first = duplicate.first;
    format!(
        "expected each agent once in a parallel turn, but found {} again; its first turn is at index {first}",
        quote(&duplicate.agent_id)
    )
}
