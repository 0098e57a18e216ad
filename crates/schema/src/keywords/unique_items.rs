//! `uniqueItems`: `1` equals `1.0`, and the order of an object's members does not matter.

use std::fmt::Write;

use saop_json::{JsonKind, NodeRef, repeated};

use super::compiler::{Here, Parts};
use super::constraint::{Compiled, Kinds, Subject, Test};

/// The constraint of `uniqueItems`.
pub(crate) const UNIQUE: &str = "each item once";

#[derive(Debug)]
struct UniqueItems;

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let rule = || here.constraint("uniqueItems", value, UNIQUE.to_owned(), UniqueItems);
    match value.text() {
        "true" => Ok(Some(rule())),
        // No constraint.
        "false" => Ok(None),
        _ => Err(here.wrong("uniqueItems").into()),
    }
}

impl Test for UniqueItems {
    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Array)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading() * 60
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Array || repeated(value.node).is_none()
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        let (first, again) = repeated(value.node).unwrap_or_default();
        push_repeat(message, first, again);
    }
}

/// Appends which items of an array are equal.
pub(crate) fn push_repeat(message: &mut String, first: usize, again: usize) {
    // Writing to a `String` cannot fail.
    let _ = write!(message, "item {again} to be equal to item {first}");
}
