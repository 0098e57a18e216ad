//! Holds what `saop` says of a text against an independent reader and an independent engine.
//!
//! Invariant: every difference that passes is a line of [`Divergence`], and is reported.

use std::collections::BTreeSet;

use saop_schema::{Error, ViolationKind};
use saop_synth::Tree;
use serde_json::Value;

use super::engine::Finding;
use super::exact::Document;
use super::explain::explain;
use super::fault::{self, Fault};
use super::reader::{self, Reading, Refusal};

/// Where `saop` may differ from the engines. Each can be deleted: then the cases it covers fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Divergence {
    /// SPEC W: an object that names a key twice is refused; the engines never see the first value.
    DuplicateKey,
    /// SPEC W: more than 128 levels are refused.
    Depth,
    /// SPEC P2: an integer that no 64-bit type holds or a float that overflows, in a typed field.
    Unrepresentable,
    /// SPEC T2: two turns of one agent.
    DuplicateAgent,
    /// The engines see the nearest float, which may be another number: what it breaks is decided by its spelling.
    Blurred,
    /// `serde_json` refuses a number that overflows a float anywhere; the engines see `1e300` instead, and it is decided
    /// by its spelling, too.
    Overflow,
}

impl Divergence {
    /// Every one; each has its named case in `tests/fuzz.rs`.
    pub(crate) const ALL: [Self; 6] = [
        Self::DuplicateKey,
        Self::Depth,
        Self::Unrepresentable,
        Self::DuplicateAgent,
        Self::Blurred,
        Self::Overflow,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::DuplicateKey => "duplicate key",
            Self::Depth => "depth over 128",
            Self::Unrepresentable => "unrepresentable number",
            Self::DuplicateAgent => "agent twice",
            Self::Blurred => "number blurred by the reader",
            Self::Overflow => "number that overflows the reader",
        }
    }
}

/// A text, what `saop` finds wrong with it, and who gets the divergences that were used.
pub(crate) struct Case<'a> {
    pub(crate) text: &'a str,
    pub(crate) refused: Option<&'a Error>,
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
    match reader::read(case.text) {
        Ok(reading) => {
            if reading.patched {
                (case.allowed)(Divergence::Overflow);
            }
            let found = findings(&reading.value)?;
            let document = Document {
                schema: case.schema,
                value: &reading.value,
                patched: reading.patched,
                spelled: &|| Tree::parse(case.text).ok(),
            };
            explain(&document, found, case.refused, case.allowed)?;
            Ok(Some(reading))
        }
        Err(refusal) => {
            let fault = fault::first(case.text)
                .filter(|fault| refusal != Refusal::Duplicate || fault.kind == refusal)
                .ok_or_else(|| format!("one reader says {refusal:?}, and the other does not"))?;
            match fault.kind {
                Refusal::Duplicate => (case.allowed)(Divergence::DuplicateKey),
                Refusal::TooDeep => (case.allowed)(Divergence::Depth),
                Refusal::Syntax => {}
            }
            is_told(&fault, case.text.as_bytes(), case.refused)?;
            Ok(None)
        }
    }
}

/// SPEC P1: a refusal for a fault of the text tells of it alone, with its kind, place and path.
pub(crate) fn is_told(fault: &Fault, bytes: &[u8], refused: Option<&Error>) -> Result<(), String> {
    // A fault within a number, a literal or an escape may be told at its beginning; the longest is a pair of surrogates.
    const TOKEN: usize = r"\ud800\u0000".len();
    let wrong = || match refused {
        None => Err(format!("expected {fault:?}, but saop accepts the text")),
        Some(error) => Err(format!("expected {fault:?}, but saop says {error:?}")),
    };
    let Some(Error::Parse(error)) = refused else {
        return wrong();
    };
    let [violation] = error.violations() else {
        return wrong();
    };
    let span = violation.span().unwrap_or_default();
    let here = span.start == fault.at && violation.instance_path() == fault.path();
    let right = match (fault.kind, violation.kind()) {
        (Refusal::Syntax, ViolationKind::Syntax) => {
            let stops = fault.at == bytes.len() && !bytes.trim_ascii().is_empty();
            (span.start..span.start + TOKEN).contains(&fault.at) && error.is_truncated() == stops
        }
        (Refusal::TooDeep, ViolationKind::Limit) => here,
        (Refusal::Duplicate, ViolationKind::DuplicateKey) => {
            let key = serde_json::from_slice::<String>(bytes.get(span).unwrap_or_default());
            here && key.is_ok_and(|key| key == fault.key())
        }
        _ => false,
    };
    if right { Ok(()) } else { wrong() }
}

/// What is wrong, in the words of an error that may not be there.
pub(crate) fn violations(refused: Option<&Error>) -> &[saop_schema::Violation] {
    refused.map(Error::violations).unwrap_or_default()
}
