//! One kind of message: the parser against the independent reader and engine. SPEC W.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::LazyLock;

use saop::{Message, SaopError, Schema, ViolationKind};
use saop_synth::Tree;

use super::compare::{Case, compare, violations};
use super::data::same_data;
use super::engine::Engine;
use super::{Outcome, Verdict};

/// SPEC E4, P1, P2, T2: same verdict, same errors at the same paths, same data.
pub(crate) fn judge<T: Message + PartialEq + Debug>(bytes: &[u8]) -> Outcome {
    let parsed = saop::parse::<T>(bytes);
    hold(T::schema(), bytes, parsed.as_ref().err())?;
    if let Ok(message) = &parsed {
        same_text(bytes, &saop::serialize(message))?;
    }
    Ok(Verdict::of(&parsed))
}

/// What `saop` has against a text of a schema, against what the others have.
pub(crate) fn hold(
    schema: &'static Schema,
    bytes: &[u8],
    refused: Option<&SaopError>,
) -> Result<(), String> {
    differences(schema, bytes, refused).map(drop)
}

/// As `hold`; gives the differences that are allowed and were made use of.
pub(crate) fn differences(
    schema: &'static Schema,
    bytes: &[u8],
    refused: Option<&SaopError>,
) -> Result<BTreeSet<&'static str>, String> {
    in_order(bytes, refused)?;
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return no_text(error.valid_up_to(), refused).map(|()| BTreeSet::new()),
    };
    let engine = ENGINES
        .get(schema.name())
        .ok_or_else(|| format!("{} has no engine", schema.name()))?;
    let mut used = BTreeSet::new();
    let mut case = Case {
        text,
        refused,
        schema: &engine.schema,
        allowed: &mut |difference| {
            used.insert(difference.name());
        },
    };
    compare(&mut case, |value| Ok(engine.findings(value)))?;
    Ok(used)
}

/// Bytes that are no text are refused for the first of them, or for what is wrong before it.
fn no_text(valid: usize, refused: Option<&SaopError>) -> Result<(), String> {
    let found = violations(refused);
    let holds = match found {
        [only] => match only.kind() {
            ViolationKind::Syntax => true,
            ViolationKind::DuplicateKey | ViolationKind::Limit => {
                only.span().is_some_and(|span| span.start < valid)
            }
            _ => false,
        },
        _ => false,
    };
    if holds {
        return Ok(());
    }
    Err(format!(
        "expected a fault of the text before byte {valid}, but found {found:?}"
    ))
}

/// What was written holds what was read.
pub(crate) fn same_text(read: &[u8], written: &str) -> Result<(), String> {
    let read = std::str::from_utf8(read).map_err(|error| format!("accepted, but {error}"))?;
    let original = Tree::parse(read).map_err(|error| format!("accepted, but {error}"))?;
    let again = Tree::parse(written).map_err(|error| format!("{written}: {error}"))?;
    if same_data(&original, &again) {
        Ok(())
    } else {
        Err(format!("the data changed: {written}"))
    }
}

/// SPEC P2: a refusal has a reason, and its violations lie in the text, in order.
fn in_order(bytes: &[u8], refused: Option<&SaopError>) -> Result<(), String> {
    let found = violations(refused);
    if refused.is_some() && found.is_empty() {
        return Err("saop refuses the text without a reason".to_owned());
    }
    let mut last = 0;
    for violation in found {
        let span = violation
            .span()
            .ok_or_else(|| format!("no place is given for {violation:?}"))?;
        if span.start < last || span.end < span.start || span.end > bytes.len() {
            return Err(format!("{span:?} is no place, or out of order: {found:?}"));
        }
        last = span.start;
    }
    Ok(())
}

/// An engine for each schema, by name.
static ENGINES: LazyLock<BTreeMap<&'static str, Engine>> = LazyLock::new(|| {
    let load = |schema: &&'static Schema| {
        let bundled = serde_json::from_str(schema.bundled()).expect("a schema is JSON");
        (schema.name(), Engine::new(&bundled))
    };
    saop::schemas().iter().map(load).collect()
});
