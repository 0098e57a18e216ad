//! A `Value` against the text that it was read from: the same verdict and errors, as far as a `Value` can show them.

use std::collections::BTreeSet;

use saop::{SaopError, ViolationKind};

use super::compare::violations;
use super::reader;
use super::{Outcome, Verdict};

/// SPEC P3, O5
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let Some(reading) = std::str::from_utf8(bytes)
        .ok()
        .and_then(|text| reader::read(text).ok())
    else {
        return Ok(Verdict::Rejected);
    };
    let parsed = saop::parse_saop_message(bytes);
    let validated = saop::validate_saop_message(&reading.value);
    let verdict = Verdict::of(&validated);
    if let Ok(message) = &validated {
        let written = saop::serialize_saop_message(message);
        let again = reader::read(&written).map_err(|why| format!("{why:?} in {written}"))?;
        if !reader::same(&again.value, &reading.value) {
            return Err(format!("validate loses data: {written}"));
        }
    }
    // A `Value` holds the nearest float of a number; where that is another number, the two may differ.
    if reading.patched || reader::blurs(bytes) {
        return Ok(verdict);
    }
    let (left, right) = (told(parsed.as_ref().err()), told(validated.as_ref().err()));
    if parsed.is_ok() != validated.is_ok() || left != right {
        return Err(format!("text gives {left:?}, but its Value {right:?}"));
    }
    Ok(verdict)
}

type Told<'a> = BTreeSet<(ViolationKind, &'a str, Option<&'a str>)>;

fn told(refused: Option<&SaopError>) -> Told<'_> {
    let each = violations(refused).iter();
    each.map(|violation| {
        (
            violation.kind(),
            violation.instance_path(),
            violation.keyword(),
        )
    })
    .collect()
}
