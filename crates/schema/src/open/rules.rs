//! Hand-written rules on types of open schemas. SPEC S5.
//!
//! A decoder stops at the first breach. The walk that explains a refusal finds every breach, beside the violations of the schema: it
//! reads a value past the rules inside of it, so that one breach does not hide another.

use saop_json::{Reader, Stop};

use super::OpenType;
use crate::decode::Decode;
use crate::decode::sink::Sink;
use crate::error::{Error, ValidationError, Violation, ViolationKind};
use crate::rule::{Breaches, Rule};

/// Reads a value, and checks its rule.
///
/// # Errors
///
/// Fails if the value cannot be read or breaks the rule, unless the reader goes past rules.
pub fn read_ruled<I: Decode, T: ToOwned<Owned: Decode> + ?Sized, R: Rule<T>>(
    reader: &mut Reader<'_>,
    target: fn(&I) -> &T,
) -> Result<I, Stop> {
    let inner = I::decode(reader)?;
    if reader.goes_past_rules() {
        return Ok(inner);
    }
    let mut breaches = Breaches::default();
    R::check(target(&inner), &mut breaches);
    if breaches.list().is_empty() {
        Ok(inner)
    } else {
        Err(Stop)
    }
}

/// Same as [`read_ruled`], into a sink.
///
/// # Errors
///
/// Fails where that does, or if the sink fails.
pub fn read_ruled_to<I: Decode, T: ToOwned<Owned: Decode> + ?Sized, R: Rule<T>, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
    target: fn(&I) -> &T,
) -> Result<S::Value, S::Error> {
    reader.skip_whitespace();
    let place = reader.place();
    read_ruled::<I, T, R>(reader, target)?;
    if S::BUILDS {
        reader.come_back(place);
        I::decode_to(reader, sink)
    } else {
        sink.json("")
    }
}

/// Checks that a value made by hand keeps its rule.
///
/// # Errors
///
/// Fails with every breach.
pub fn keep_rule<S: OpenType, T: ToOwned<Owned: Decode> + ?Sized, R: Rule<T>>(
    value: &T,
) -> Result<(), Error> {
    let mut breaches = Breaches::default();
    R::check(value, &mut breaches);
    if breaches.list().is_empty() {
        return Ok(());
    }
    let violations = breaches.into_pairs().into_iter();
    let violations = violations.map(|(pointer, message)| {
        Violation::new(
            ViolationKind::Rule(R::NAME),
            pointer.into_owned(),
            message.into_owned(),
        )
    });
    Err(ValidationError::new(S::open_schema().subject(), violations.collect()).into())
}
