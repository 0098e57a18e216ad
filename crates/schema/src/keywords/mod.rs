//! Every keyword that constrains values: a file for each, or for a few related ones, with its test, its compilation
//! from a schema, and its messages. The checked types use the same messages.
//!
//! Invariant: a keyword that is not in these tables is rejected, never ignored.

pub(crate) mod bounds;
mod constants;
pub(crate) mod constraint;
mod contains;
pub(crate) mod item_count;
pub(crate) mod items;
pub(crate) mod length;
mod multiple_of;
pub(crate) mod one_of;
pub(crate) mod parts;
pub(crate) mod pattern;
pub(crate) mod properties;
pub(crate) mod representation;
mod types;
pub(crate) mod unique_items;

use saop_json::NodeRef;

use self::constraint::Constraint;
use self::parts::{Here, Parts};

/// Compiles a keyword's value to its constraint, if it has one.
type Compile =
    for<'t> fn(&Here<'t>, &mut Parts<'t>, NodeRef<'t>) -> Result<Option<Constraint>, String>;

/// The keywords about a value as a whole. `properties`, `items` and `oneOf`, which the walk follows, have their own
/// fields in a compiled schema.
const CONSTRAINTS: &[(&str, Compile)] = &[
    ("type", types::compile),
    ("const", constants::compile_const),
    ("enum", constants::compile_enum),
    ("minLength", length::compile_min),
    ("maxLength", length::compile_max),
    ("pattern", pattern::compile),
    ("minimum", bounds::compile_minimum),
    ("maximum", bounds::compile_maximum),
    ("exclusiveMinimum", bounds::compile_exclusive_minimum),
    ("exclusiveMaximum", bounds::compile_exclusive_maximum),
    ("multipleOf", multiple_of::compile),
    (representation::NAME, representation::compile),
    ("minItems", item_count::compile_min),
    ("maxItems", item_count::compile_max),
    ("uniqueItems", unique_items::compile),
    ("contains", contains::compile),
];

/// Keywords that do not constrain values.
const ANNOTATIONS: [&str; 9] = [
    "$schema",
    "$id",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "format",
    "definitions",
];

/// Compiles a keyword about a value as a whole to its constraint, if it has one.
pub(crate) fn constraint<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &str,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    match CONSTRAINTS.iter().find(|(known, _)| *known == name) {
        Some((_, compile)) => compile(here, parts, value),
        None if ANNOTATIONS.contains(&name) => Ok(None),
        None => Err(format!(
            "expected a keyword of the profile, but found {name}"
        )),
    }
}
