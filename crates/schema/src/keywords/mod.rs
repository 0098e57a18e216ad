//! Every keyword that constrains values: a file for each, or for a few related ones, with its test, its compilation
//! from a schema, and its messages. The checked types use the same messages.
//!
//! Invariant: a keyword that its dialect does not have is an annotation, and so is one that is in none of these tables.

pub(crate) mod bounds;
pub(crate) mod compiler;
mod constants;
pub(crate) mod constraint;
mod contains;
pub(crate) mod counts;
pub(crate) mod dependencies;
mod format;
pub(crate) mod if_then_else;
pub(crate) mod in_place;
pub(crate) mod index;
pub(crate) mod items;
mod multiple_of;
pub(crate) mod not;
pub(crate) mod others;
pub(crate) mod pattern;
pub(crate) mod properties;
pub(crate) mod tagged;
mod types;
pub(crate) mod unevaluated;
pub(crate) mod unique_items;
pub(crate) mod untagged;

use saop_json::NodeRef;

use self::compiler::{Here, Parts};
use self::constraint::Compiled;
use crate::language::vocabulary::is_in_use;

/// Compiles a keyword's value to its constraint, if it has one.
type Compile = for<'t> fn(&Here<'t>, &mut Parts<'t>, &'static str, NodeRef<'t>) -> Compiled;

/// The keywords about a value as a whole. `properties`, `items` and those in [`in_place`], which the walk follows, have their
/// own fields in a compiled schema.
const CONSTRAINTS: &[(&str, Compile)] = &[
    ("type", types::compile),
    ("const", constants::compile_const),
    ("enum", constants::compile_enum),
    ("minLength", counts::compile),
    ("maxLength", counts::compile),
    ("pattern", pattern::compile),
    ("format", format::compile),
    ("minimum", bounds::compile),
    ("maximum", bounds::compile),
    ("exclusiveMinimum", bounds::compile),
    ("exclusiveMaximum", bounds::compile),
    ("multipleOf", multiple_of::compile),
    ("minItems", counts::compile),
    ("maxItems", counts::compile),
    ("uniqueItems", unique_items::compile),
    ("contains", contains::compile),
    ("minProperties", counts::compile),
    ("maxProperties", counts::compile),
];

/// Compiles a keyword about a value as a whole to its constraint, if it is one and has one.
pub(crate) fn constraint<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &str,
    value: NodeRef<'t>,
) -> Compiled {
    match CONSTRAINTS.iter().find(|(known, _)| *known == name) {
        Some((name, compile)) if is_in_use(name, here.language) => {
            compile(here, parts, name, value)
        }
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::CONSTRAINTS;
    use crate::Facts;

    // SPEC C1
    #[test]
    fn the_outline_states_every_constraint() {
        // Those that have a field of the facts, or of the outline's part, but are not all that is said of their kind of values.
        const BESIDE: [&str; 6] = [
            "const",
            "contains",
            "enum",
            "format",
            "maxProperties",
            "minProperties",
        ];
        let mut stated = [&Facts::STATED[..], &BESIDE].concat();
        let mut all: Vec<_> = CONSTRAINTS.iter().map(|(name, _)| *name).collect();
        stated.sort_unstable();
        all.sort_unstable();
        assert_eq!(stated, all);
    }
}
