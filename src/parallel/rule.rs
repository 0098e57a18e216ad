//! What a refused document breaks of the rule of `TurnGroup`: the words, and where. SPEC T2, T3.

use std::borrow::Cow;
use std::sync::Arc;

use saop_json::pointer::push_pointer_step;
use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use saop_schema::{HandWritten, Site, Violation};
use serde_json::json;

use super::ids;
use super::turns::TurnGroup;
use crate::error::{DUPLICATE_AGENT, DuplicateAgent, EMPTY_PARALLEL_TURN};

impl<T> HandWritten for TurnGroup<T> {
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = None;
    const UNIQUE_ITEMS: bool = false;

    fn check(site: &mut Site<'_, '_>) {
        if site.node.kind() != JsonKind::Array {
            return;
        }
        if let [only] = site.violations.as_mut_slice()
            && only.keyword() == Some("minItems")
            && only.instance_path() == site.path
        {
            *only = only.clone().with_kind(EMPTY_PARALLEL_TURN);
            return;
        }
        let agents: Vec<NodeRef<'_>> = site.node.items().collect();
        let agents: Vec<Option<NodeRef<'_>>> =
            agents.iter().map(|turn| turn.member("agent_id")).collect();
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
                let mut violation =
                    violation(&duplicate, index, site.path).with_expected(Arc::clone(&expected));
                if let Some(id) = agents.get(index).copied().flatten() {
                    violation = violation.at(id);
                }
                site.violations.push(violation);
            }
        }
    }
}

fn violation(duplicate: &DuplicateAgent, index: usize, path: &str) -> Violation {
    let first = duplicate.first;
    let message = format!(
        "expected each agent once in a parallel turn, but found {} again; its first turn is at index {first}",
        quote(&duplicate.agent_id)
    );
    let mut path = path.to_owned();
    push_pointer_step(&mut path, &index.to_string());
    push_pointer_step(&mut path, "agent_id");
    Violation::new(DUPLICATE_AGENT, path, message)
}
