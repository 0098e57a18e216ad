//! One kind of message: the parser against the independent reader and engine. SPEC W.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::str::Utf8Error;
use std::sync::LazyLock;

use saop::SaopError;
use saop_schema::{Error, Limits, Message, TypeSchema, Violation};
use saop_synth::Tree;
use serde_json::Value;

use super::compare::{Case, compare, is_told, violations};
use super::data::same_data;
use super::engine::Engine;
use super::exact::{Document, tree_of};
use super::explain::explain;
use super::fault::{self, Fault};
use super::{Outcome, Verdict};

/// SPEC E4, P1, P2, T2: same verdict, same errors at the same paths, same data.
pub(crate) fn judge<T: Message + PartialEq + Debug>(bytes: &[u8]) -> Outcome {
    judge_and::<T>(bytes, |_| Ok(()))
}

/// As `judge`; what is accepted has to pass `further` as well.
pub(crate) fn judge_and<T: Message + PartialEq + Debug>(
    bytes: &[u8],
    further: impl FnOnce(&T) -> Result<(), String>,
) -> Outcome {
    let parsed = saop_schema::parse::<T>(bytes);
    if saop_schema::is_valid::<T>(bytes, &Limits::default()) != parsed.is_ok() {
        return Err(format!(
            "expected one verdict, but found another than {parsed:?}"
        ));
    }
    hold(T::schema(), bytes, parsed.as_ref().err())?;
    if let Err(error) = &parsed {
        is_of_the_protocol(error)?;
    }
    if let Ok(message) = &parsed {
        same_text(T::schema(), bytes, &saop::serialize(message))?;
        further(message)?;
    }
    Ok(Verdict::of(&parsed))
}

/// SPEC T2, T3, P4: the protocol's error says the same, and has a variant of its own where parallel turns alone are wrong.
fn is_of_the_protocol(error: &Error) -> Result<(), String> {
    let ours = SaopError::from(error.clone());
    let only = |kind| error.violations().iter().all(|one| one.kind() == kind);
    let right = match &ours {
        SaopError::Parse(_) => matches!(error, Error::Parse(_)),
        SaopError::Validation(_) => {
            !only(saop::DUPLICATE_AGENT) && !only(saop::EMPTY_PARALLEL_TURN)
        }
        SaopError::EmptyParallelTurn(_) => only(saop::EMPTY_PARALLEL_TURN),
        SaopError::DuplicateAgent(of) => {
            let mut again: Vec<String> = of
                .duplicates()
                .iter()
                .flat_map(|agent| &agent.repeated)
                .map(|index| format!("/agent_turns/{index}/agent_id"))
                .collect();
            let mut told: Vec<_> = error
                .violations()
                .iter()
                .map(Violation::instance_path)
                .collect();
            again.sort_unstable();
            told.sort_unstable();
            only(saop::DUPLICATE_AGENT) && again == told
        }
        _ => false,
    };
    if right && ours.violations() == error.violations() {
        return Ok(());
    }
    Err(format!("{error:?} became {ours:?}"))
}

/// What `saop` has against a text of a schema, against what the others have.
pub(crate) fn hold(
    schema: &'static TypeSchema,
    bytes: &[u8],
    refused: Option<&Error>,
) -> Result<(), String> {
    differences(schema, bytes, refused).map(drop)
}

/// As `hold`; gives the differences that are allowed and were made use of.
pub(crate) fn differences(
    schema: &'static TypeSchema,
    bytes: &[u8],
    refused: Option<&Error>,
) -> Result<BTreeSet<&'static str>, String> {
    in_order(bytes, refused)?;
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return no_text(bytes, error, refused).map(|()| BTreeSet::new()),
    };
    let engine = engine(schema)?;
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

/// What `saop` has against a `Value`, against what an engine has that sees the same one. SPEC P3.
pub(crate) fn hold_value(
    schema: &'static TypeSchema,
    value: &Value,
    refused: Option<&Error>,
) -> Result<(), String> {
    let engine = engine(schema)?;
    let document = Document {
        schema: &engine.schema,
        value,
        patched: false,
        spelled: &|| Some(tree_of(value)),
    };
    explain(&document, engine.findings(value), refused, &mut |_| {})
        .map_err(|why| format!("of the Value: {why}"))?;
    let mut found = violations(refused).iter();
    match found.find(|violation| violation.span().is_some() || violation.position().is_some()) {
        None => Ok(()),
        Some(violation) => Err(format!("a Value has no text, but {violation:?}")),
    }
}

/// Bytes that are no text are refused for the first of them, or for what is wrong before it.
fn no_text(bytes: &[u8], error: Utf8Error, refused: Option<&Error>) -> Result<(), String> {
    let valid = error.valid_up_to();
    let before = String::from_utf8_lossy(&bytes[..valid]);
    let fault = fault::first(&before).filter(|fault| fault.at < valid);
    let fault = fault.unwrap_or_else(|| {
        // A character that is cut short says no more than that the text is.
        let cut = error.error_len().is_none();
        Fault::syntax(if cut { bytes.len() } else { valid })
    });
    is_told(&fault, bytes, refused)
}

/// What was written holds what was read.
pub(crate) fn same_text(
    schema: &'static TypeSchema,
    read: &[u8],
    written: &str,
) -> Result<(), String> {
    let read = std::str::from_utf8(read).map_err(|error| format!("accepted, but {error}"))?;
    let original = Tree::parse(read).map_err(|error| format!("accepted, but {error}"))?;
    let again = Tree::parse(written).map_err(|error| format!("{written}: {error}"))?;
    if same_data(&engine(schema)?.schema, &original, &again) {
        Ok(())
    } else {
        Err(format!("the data changed: {written}"))
    }
}

/// The engine of a schema.
pub(crate) fn engine(schema: &'static TypeSchema) -> Result<&'static Engine, String> {
    ENGINES
        .get(schema.name())
        .ok_or_else(|| format!("{} has no engine", schema.name()))
}

/// SPEC P2: a refusal has a reason, and its violations lie in the text, in order, each in its line and column.
fn in_order(bytes: &[u8], refused: Option<&Error>) -> Result<(), String> {
    let found = violations(refused);
    if refused.is_some() && found.is_empty() {
        return Err("saop refuses the text without a reason".to_owned());
    }
    let (mut last, mut line, mut column) = (0, 1, 1);
    for violation in found {
        let place = violation.span().zip(violation.position());
        let (span, position) = place.ok_or_else(|| format!("no place for {violation:?}"))?;
        if span.start < last || span.end < span.start || span.end > bytes.len() {
            return Err(format!("{span:?} is no place, or out of order: {found:?}"));
        }
        for byte in &bytes[last..span.start] {
            match byte {
                b'\n' => (line, column) = (line + 1, 1),
                // What continues a character of UTF-8.
                0x80..=0xBF => {}
                _ => column += 1,
            }
        }
        if (position.line, position.column) != (line, column) {
            return Err(format!("{violation:?} is in line {line}, column {column}"));
        }
        last = span.start;
    }
    Ok(())
}

/// An engine for each schema, by name.
static ENGINES: LazyLock<BTreeMap<&'static str, Engine>> = LazyLock::new(|| {
    let load = |schema: &&'static TypeSchema| {
        let bundled = serde_json::from_str(schema.text()).expect("a schema is JSON");
        (schema.name(), Engine::new(&bundled))
    };
    saop::schemas().iter().map(load).collect()
});
