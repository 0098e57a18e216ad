//! `minItems` and `maxItems`

use std::fmt::Write;

use saop_json::{JsonKind, NodeRef};

use super::constraint::{Compiled, Kinds, Subject, Test};
use super::parts::{Here, Parts};
use crate::words::Count;

#[derive(Debug)]
struct MinItems(u64);

#[derive(Debug)]
struct MaxItems(u64);

pub(super) fn compile_min<'t>(here: &Here<'t>, _: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let least = here.count("minItems", value)?;
    let wanted = array_of("at least", least);
    Ok(Some(here.constraint(
        "minItems",
        value,
        wanted,
        MinItems(least),
    )))
}

pub(super) fn compile_max<'t>(here: &Here<'t>, _: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let most = here.count("maxItems", value)?;
    let wanted = array_of("at most", most);
    Ok(Some(here.constraint(
        "maxItems",
        value,
        wanted,
        MaxItems(most),
    )))
}

impl Test for MinItems {
    fn of_count(&self, kind: JsonKind, count: u64) -> Option<bool> {
        Some(kind != JsonKind::Array || count >= self.0)
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Array)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Array || value.count() >= self.0
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        push_items(message, value.count());
    }
}

impl Test for MaxItems {
    fn of_count(&self, kind: JsonKind, count: u64) -> Option<bool> {
        Some(kind != JsonKind::Array || count <= self.0)
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Array)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Array || value.count() <= self.0
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        push_items(message, value.count());
    }
}

/// Describes the constraint of `minItems` or `maxItems`.
pub(crate) fn array_of(relation: &'static str, count: u64) -> String {
    format!("an array of {}", Count::new(relation, count, "item"))
}

/// Appends how many items an array has.
pub(crate) fn push_items(message: &mut String, found: u64) {
    match found {
        0 => message.push_str("an empty array"),
        found => {
            // Writing to a `String` cannot fail.
            let _ = write!(message, "one of {found}");
        }
    }
}
