//! Holds what `saop` says of a text against an independent reader and an independent engine.
//!
//! Invariant: every difference that passes is a line of [`Divergence`], and is told.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use saop::{SaopError, ViolationKind};
use saop_synth::Tree;
use serde_json::Value;

use super::decimal::{Decimal, is_blurred, is_rounded};
use super::engine::Finding;
use super::place::{is_signed, schema_at};
use super::reader::{self, Reading, Refusal};

/// Where `saop` may differ from the engines. Each can be deleted: then the cases it covers fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Divergence {
    /// SPEC W: an object that names a key twice is refused; the engines never see the first value.
    DuplicateKey,
    /// SPEC W: more than 128 levels are refused.
    Depth,
    /// The engines' reader stops at 127 levels, so at exactly 128 there is nothing to compare with.
    ReaderDepth,
    /// SPEC P2: an integer that no 64-bit type holds or a float that overflows, in a typed field.
    Unrepresentable,
    /// SPEC T2: two turns of one agent.
    DuplicateAgent,
    /// The engines see the nearest float, which may be an integer where the number is none, or zero.
    Blurred,
    /// `serde_json` refuses a number that overflows a float anywhere; the engines see `1e300` instead.
    Overflow,
}

impl Divergence {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::DuplicateKey => "duplicate key",
            Self::Depth => "depth over 128",
            Self::ReaderDepth => "depth 128, which the reader refuses",
            Self::Unrepresentable => "unrepresentable number",
            Self::DuplicateAgent => "agent twice",
            Self::Blurred => "number blurred by the reader",
            Self::Overflow => "number that overflows the reader",
        }
    }
}

/// A text, what `saop` has against it, and who is told of the divergences that were made use of.
pub(crate) struct Case<'a> {
    pub(crate) text: &'a str,
    pub(crate) refused: Option<&'a SaopError>,
    /// The bundled schema.
    pub(crate) schema: &'a Value,
    pub(crate) allowed: &'a mut dyn FnMut(Divergence),
}

/// SPEC W: the verdict and the errors on text, against what the reader and the engine say. Gives the text as the
/// reader has it, where it could be read.
pub(crate) fn compare(
    case: &mut Case<'_>,
    findings: impl FnOnce(&Value) -> Result<BTreeSet<Finding>, String>,
) -> Result<Option<Reading>, String> {
    let kind = case
        .refused
        .and_then(|error| error.violations().first())
        .map(saop::Violation::kind);
    match reader::read(case.text) {
        // A repeated key or a level too many before the place where the text stops being JSON is the first fault; the
        // reader does not get as far as that level where a number before it overflows.
        Err(Refusal::Syntax) => {
            let holds = match kind {
                Some(ViolationKind::Syntax | ViolationKind::DuplicateKey) => true,
                Some(ViolationKind::Limit) => reader::depth(case.text) > 128,
                _ => false,
            };
            expect(holds, "a syntax error", case.refused)?;
        }
        Err(Refusal::Duplicate) => {
            expect(case.refused.is_some(), "a refusal", case.refused)?;
            if reader::depth(case.text) <= 128 && Tree::parse(case.text).is_ok() {
                (case.allowed)(Divergence::DuplicateKey);
                let holds = kind == Some(ViolationKind::DuplicateKey);
                expect(holds, "a repeated key", case.refused)?;
            }
        }
        Err(Refusal::TooDeep) => too_deep(case, kind)?,
        Ok(reading) => {
            if reading.patched {
                (case.allowed)(Divergence::Overflow);
            }
            let found = findings(&reading.value)?;
            explain(case, &found, &reading.value)?;
            return Ok(Some(reading));
        }
    }
    Ok(None)
}

/// The reader gave up at its own limit, so what follows that place is seen by a tree alone.
fn too_deep(case: &mut Case<'_>, kind: Option<ViolationKind>) -> Result<(), String> {
    let tree = Tree::parse(case.text).ok();
    let sound = tree.is_some_and(|tree| is_sound(&tree));
    let textual = matches!(
        kind,
        Some(ViolationKind::Limit | ViolationKind::Syntax | ViolationKind::DuplicateKey)
    );
    if reader::depth(case.text) > 128 {
        (case.allowed)(Divergence::Depth);
        if sound {
            let holds = kind == Some(ViolationKind::Limit);
            return expect(holds, "a limit", case.refused);
        }
        return expect(textual, "a fault of the text", case.refused);
    }
    (case.allowed)(Divergence::ReaderDepth);
    if sound {
        return expect(!textual, "no fault of the text", case.refused);
    }
    expect(textual, "a fault of the text", case.refused)
}

/// Whether every string of a tree is text, and no object names a key twice.
fn is_sound(tree: &Tree) -> bool {
    match tree {
        Tree::String(_) => tree.as_text().is_some(),
        Tree::Array(items) => items.iter().all(is_sound),
        Tree::Object(members) => {
            let mut names = BTreeSet::new();
            members.iter().all(|member| {
                let name = member.name();
                name.is_some_and(|name| names.insert(name)) && is_sound(&member.value)
            })
        }
        _ => true,
    }
}

/// Every difference between our errors and the engines' is one that is allowed.
fn explain(case: &mut Case<'_>, found: &BTreeSet<Finding>, value: &Value) -> Result<(), String> {
    let mut schema = BTreeSet::new();
    let mut agents = Vec::new();
    let mut numbers = BTreeSet::new();
    for violation in violations(case.refused) {
        let path = violation.instance_path().to_owned();
        match (violation.kind(), violation.keyword()) {
            (ViolationKind::Schema | ViolationKind::EmptyParallelTurn, Some(keyword)) => {
                schema.insert((path, keyword.to_owned()));
            }
            (ViolationKind::DuplicateAgent, None) => agents.push(path),
            (ViolationKind::Unrepresentable, None) => {
                numbers.insert(path);
            }
            other => {
                return Err(format!(
                    "saop finds {other:?} at {path:?} where the text can be read"
                ));
            }
        }
    }
    // Made where it is needed only, for speed.
    let tree = LazyCell::new(|| Tree::parse(case.text).ok());
    let number = |path: &str| match tree.as_ref().and_then(|tree| tree.pointer(path)) {
        Some(Tree::Number(raw)) => Some(raw.clone()),
        _ => None,
    };
    for difference in schema.symmetric_difference(found) {
        let (path, keyword) = difference;
        let blurred = match number(path) {
            Some(raw) => {
                let by_value = ["enum", "const", "multipleOf"].contains(&keyword.as_str());
                is_blurred(&raw) || by_value && is_rounded(&raw)
            }
            // Decided anew from the spellings.
            None => {
                keyword == "uniqueItems"
                    && repeats(tree.as_ref(), path) == schema.contains(difference)
            }
        };
        if !blurred {
            return Err(format!(
                "the engines find {found:?}, but saop finds {schema:?}"
            ));
        }
        (case.allowed)(Divergence::Blurred);
    }
    for path in &numbers {
        let signed = schema_at(case.schema, value, path).is_some_and(is_signed);
        let (overflows, fits) = match number(path) {
            Some(raw) => (
                raw.parse().is_ok_and(f64::is_infinite),
                Decimal::of(&raw).is_some_and(|exact| exact.fits(signed)),
            ),
            None => (false, true),
        };
        if fits && !overflows {
            return Err(format!(
                "saop calls a number unrepresentable that is not, at {path}"
            ));
        }
        (case.allowed)(Divergence::Unrepresentable);
    }
    // The rule about agents is looked at only where the schema and the types are met.
    let expected = if schema.is_empty() && numbers.is_empty() {
        repeated_agents(value)
    } else {
        Vec::new()
    };
    if agents != expected {
        return Err(format!(
            "agents are repeated at {expected:?}, but saop finds {agents:?}"
        ));
    }
    if !agents.is_empty() {
        (case.allowed)(Divergence::DuplicateAgent);
    }
    if case.refused.is_some() && schema.is_empty() && numbers.is_empty() && agents.is_empty() {
        return Err("saop refuses the text without a reason".to_owned());
    }
    Ok(())
}

/// Whether an array has two items that are alike, decided by spellings.
fn repeats(tree: Option<&Tree>, path: &str) -> bool {
    let array = tree.and_then(|tree| tree.pointer(path));
    let items = array.map(Tree::items).unwrap_or_default();
    items
        .iter()
        .enumerate()
        .any(|(at, item)| items.iter().take(at).any(|other| other.equals(item)))
}

/// What is wrong, in the words of an error that may not be there.
pub(crate) fn violations(refused: Option<&SaopError>) -> &[saop::Violation] {
    refused.map(SaopError::violations).unwrap_or_default()
}

fn expect(holds: bool, what: &str, refused: Option<&SaopError>) -> Result<(), String> {
    if holds {
        return Ok(());
    }
    match refused {
        None => Err(format!("expected {what}, but saop accepts the text")),
        Some(error) => Err(format!(
            "expected {what}, but saop says {:?}",
            error.violations()
        )),
    }
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
    again
        .map(|(index, _)| format!("/agent_turns/{index}/agent_id"))
        .collect()
}
