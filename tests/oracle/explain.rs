//! Holds the violations of a document that can be read against what is wrong with it.
//!
//! Invariant: everything that is wrong is reported once, at its place in the document and in the schema, and nothing else is.

use std::collections::BTreeSet;

use saop_schema::{Error, Violation, ViolationKind};
use serde_json::Value;

use super::compare::{Divergence, violations};
use super::engine::Finding;
use super::exact::{Document, Wrong, settle};
use super::place::{schema_at, unescaped};

/// The rules that no keyword states. SPEC T2, T3
const DUPLICATE_AGENT: ViolationKind = ViolationKind::Rule("duplicate_agent");
const EMPTY_PARALLEL_TURN: ViolationKind = ViolationKind::Rule("empty_parallel_turn");

/// SPEC W, P2, T2, T3: what `saop` has against a document is what an engine found, as `settle` decides it anew, and what no
/// keyword states.
pub(crate) fn explain(
    document: &Document<'_>,
    found: BTreeSet<Finding>,
    refused: Option<&Error>,
    allowed: &mut dyn FnMut(Divergence),
) -> Result<(), String> {
    let wrong = settle(document, found);
    if wrong.blurred {
        allowed(Divergence::Blurred);
    }
    if !wrong.unrepresentable.is_empty() {
        allowed(Divergence::Unrepresentable);
    }
    let met = wrong.found.is_empty() && wrong.unrepresentable.is_empty();
    let agents = match document.schema["properties"].get("agent_turns") {
        Some(_) => repeated_agents(document.value),
        None => Vec::new(),
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
    beside_the_schema(&wrong, &agents, error)
}

/// Each finding is a violation, and each violation of a rule of the schema or of a type is a finding.
fn all_told(document: &Document<'_>, wrong: &Wrong, refused: Option<&Error>) -> Result<(), String> {
    let (mut schema, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for violation in violations(refused) {
        let path = violation.instance_path().to_owned();
        let new = match (violation.kind(), violation.keyword()) {
            (ViolationKind::Schema | EMPTY_PARALLEL_TURN, Some(keyword)) => {
                if !is_of(violation, keyword, document) {
                    return Err(format!("{violation:?} names another part of the schema"));
                }
                schema.insert((path, keyword.to_owned()))
            }
            (ViolationKind::Unrepresentable, None) => numbers.insert(path),
            (DUPLICATE_AGENT, None) => true,
            _ => {
                return Err(format!(
                    "the text can be read, but saop finds {violation:?}"
                ));
            }
        };
        if !new {
            return Err(format!("{violation:?} is reported twice"));
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

/// SPEC T2, T3: what no keyword states is reported of each repeated turn, and of an empty group that nothing else is wrong with.
fn beside_the_schema(wrong: &Wrong, agents: &[String], error: &Error) -> Result<(), String> {
    let empty = ("/agent_turns".to_owned(), "minItems".to_owned());
    let only_empty = wrong.found.len() == 1 && wrong.found.contains(&empty);
    let only_empty = only_empty && wrong.unrepresentable.is_empty();
    let of_kind = |kind| {
        let all = error.violations().iter();
        all.filter(move |one| one.kind() == kind)
    };
    let told = of_kind(DUPLICATE_AGENT).map(Violation::instance_path);
    if told.eq(agents) && (of_kind(EMPTY_PARALLEL_TURN).count() == 1) == only_empty {
        return Ok(());
    }
    Err(format!(
        "expected the repeated agents {agents:?}, but found {error:?}"
    ))
}

/// SPEC T2, told again: the paths of the ids of repeated agents, in order.
pub(crate) fn repeated_agents(value: &Value) -> Vec<String> {
    let mut known = BTreeSet::new();
    let turns = value["agent_turns"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let again = turns.iter().enumerate().filter(|(_, turn)| {
        let agent = turn["agent_id"].as_str();
        agent.is_some_and(|agent| !known.insert(agent))
    });
    again
        .map(|(index, _)| format!("/agent_turns/{index}/agent_id"))
        .collect()
}
