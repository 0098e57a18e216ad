//! Holds the violations of a document that can be read against what is wrong with it.
//!
//! Invariant: what is wrong is told once each, at its place in the document and in the schema, and nothing else is.

use std::collections::BTreeSet;

use saop::{DuplicateAgent, SaopError, Violation, ViolationKind};
use serde_json::Value;

use super::compare::{Divergence, violations};
use super::engine::Finding;
use super::exact::{Document, Wrong, settle};
use super::place::{schema_at, unescaped};

/// SPEC W, P2, T2, T3: what `saop` has against a document is what an engine found, as `settle` decides it anew, and what no
/// keyword states.
pub(crate) fn explain(
    document: &Document<'_>,
    found: BTreeSet<Finding>,
    refused: Option<&SaopError>,
    allowed: &mut dyn FnMut(Divergence),
) -> Result<(), String> {
    let wrong = settle(document, found);
    if wrong.blurred {
        allowed(Divergence::Blurred);
    }
    if !wrong.unrepresentable.is_empty() {
        allowed(Divergence::Unrepresentable);
    }
    // The rule about agents is looked at only where the schema and the types are met.
    let met = wrong.found.is_empty() && wrong.unrepresentable.is_empty();
    let agents = if met {
        repeated_agents(document.value)
    } else {
        Vec::new()
    };
    if !agents.is_empty() {
        allowed(Divergence::DuplicateAgent);
    }
    all_told(document, &wrong, refused)?;
    let Some(error) = refused else {
        return if agents.is_empty() {
            Ok(())
        } else {
            Err(format!("agents are repeated, but saop accepts {agents:?}"))
        };
    };
    if met && agents.is_empty() {
        return Err(format!("nothing is wrong, but saop finds {error:?}"));
    }
    its_variant(document.value, &wrong, &agents, error)
}

/// Each finding is a violation, and each violation of a rule of the schema or of a type is a finding.
fn all_told(
    document: &Document<'_>,
    wrong: &Wrong,
    refused: Option<&SaopError>,
) -> Result<(), String> {
    let (mut schema, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for violation in violations(refused) {
        let path = violation.instance_path().to_owned();
        let new = match (violation.kind(), violation.keyword()) {
            (ViolationKind::Schema | ViolationKind::EmptyParallelTurn, Some(keyword)) => {
                if !is_of(violation, keyword, document) {
                    return Err(format!("{violation:?} names another part of the schema"));
                }
                schema.insert((path, keyword.to_owned()))
            }
            (ViolationKind::Unrepresentable, None) => numbers.insert(path),
            (ViolationKind::DuplicateAgent, None) => true,
            _ => {
                return Err(format!(
                    "the text can be read, but saop finds {violation:?}"
                ));
            }
        };
        if !new {
            return Err(format!("{violation:?} is told twice"));
        }
    }
    if schema != wrong.found {
        let found = &wrong.found;
        return Err(format!(
            "the engines find {found:?}, but saop finds {schema:?}"
        ));
    }
    if numbers != wrong.unrepresentable {
        let expected = &wrong.unrepresentable;
        return Err(format!(
            "the numbers that no type holds are {expected:?}, but saop finds {numbers:?}"
        ));
    }
    Ok(())
}

/// Whether the schema path of a violation leads to the keyword of the schema that holds where the violation is.
fn is_of(violation: &Violation, keyword: &str, document: &Document<'_>) -> bool {
    let path = violation.instance_path();
    let path = match keyword {
        "required" | "additionalProperties" => {
            path.rsplit_once('/').map_or("", |(object, _)| object)
        }
        _ => path,
    };
    let Some((parent, last)) = violation.schema_path().rsplit_once('/') else {
        return false;
    };
    let there = parent
        .split('/')
        .skip(1)
        .try_fold(document.schema, |here, step| match here {
            Value::Array(items) => items.get(step.parse::<usize>().ok()?),
            _ => here.get(&*unescaped(step)),
        });
    let holds = schema_at(document.schema, document.value, path);
    let same = there.zip(holds);
    last == keyword && same.is_some_and(|(there, (holds, _))| std::ptr::eq(there, holds))
}

/// SPEC P2, T2, T3, P4: which error it is.
fn its_variant(
    value: &Value,
    wrong: &Wrong,
    agents: &[String],
    error: &SaopError,
) -> Result<(), String> {
    let empty = ("/agent_turns".to_owned(), "minItems".to_owned());
    let only_empty = wrong.found.len() == 1 && wrong.found.contains(&empty);
    let only_empty = only_empty && wrong.unrepresentable.is_empty();
    let found = error.violations();
    let kinds = |kinds: &[ViolationKind]| found.iter().all(|it| kinds.contains(&it.kind()));
    let right = match error {
        SaopError::Validation(_) => {
            agents.is_empty()
                && !only_empty
                && kinds(&[ViolationKind::Schema, ViolationKind::Unrepresentable])
        }
        SaopError::EmptyParallelTurn(_) => only_empty && kinds(&[ViolationKind::EmptyParallelTurn]),
        SaopError::DuplicateAgent(error) => {
            found.iter().map(Violation::instance_path).eq(agents)
                && told_again(value, error.duplicates()) == *agents
                && kinds(&[ViolationKind::DuplicateAgent])
        }
        _ => false,
    };
    if right {
        return Ok(());
    }
    Err(format!(
        "expected an error of another kind, or other agents than {agents:?}, but found {error:?}"
    ))
}

/// SPEC T2, told again: the paths of the ids of repeated agents, in order.
pub(crate) fn repeated_agents(value: &Value) -> Vec<String> {
    let mut known = BTreeSet::new();
    let turns = value["agent_turns"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let again = turns
        .iter()
        .enumerate()
        .filter(|(_, turn)| !known.insert(turn["agent_id"].as_str()));
    again.map(|(index, _)| id_at(index)).collect()
}

/// The same from what the error says of each agent, where each is told once and at its turns.
fn told_again(value: &Value, duplicates: &[DuplicateAgent]) -> Vec<String> {
    let mut agents = BTreeSet::new();
    let mut again = BTreeSet::new();
    for duplicate in duplicates {
        let (id, first) = (duplicate.agent_id.as_str(), duplicate.first);
        let is_its = |index: usize| value["agent_turns"][index]["agent_id"] == id;
        let is_later = |index: &usize| *index > first && is_its(*index);
        if is_its(first) && duplicate.repeated.iter().all(is_later) && agents.insert(id) {
            again.extend(&duplicate.repeated);
        }
    }
    again.into_iter().copied().map(id_at).collect()
}

fn id_at(index: usize) -> String {
    format!("/agent_turns/{index}/agent_id")
}
