//! The violation of a check that reached its bound: what the bound is, and the place that the check reached.
//!
//! Invariant: it stands alone, since the document has no verdict.

use std::fmt::Write;

use saop_json::pointer::push_pointer_step;
use saop_json::{JsonKind, Limits, NodeRef};
use serde_json::Value;

use super::work::budget;
use crate::error::{Found, Violation, ViolationKind};
use crate::keywords::constraint::Keyword;

/// The bound that a check reached.
#[derive(Clone, Copy)]
pub(super) enum Reached {
    /// So many steps of work.
    Steps(u64),
    /// So many schemas within each other that apply to one value.
    Levels(usize),
}

/// Returns the violation of a check of a value. `reached` is the number of the node that the check reached, `under` the keyword.
#[cold]
pub(super) fn unjudged(
    most: Reached,
    value: NodeRef<'_>,
    reached: u32,
    under: Option<&Keyword>,
) -> Found {
    let (node, path) = place_of(value, reached);
    let (mut message, number) = match most {
        Reached::Steps(most) => (
            format!(
                "expected a check of at most {most} steps, but found that this schema takes more for this document"
            ),
            most,
        ),
        Reached::Levels(most) => (
            format!(
                "expected a check of at most {most} schemas within each other, but found that this schema takes more for this document"
            ),
            most as u64,
        ),
    };
    message.push_str("; the document was not judged");
    let mut violation = Violation::new(ViolationKind::Limit, path, message)
        .at(node)
        .with_expected(Value::from(number));
    if let Some(keyword) = under {
        violation.schema_path = keyword.path();
    }
    let mut only = Found::default();
    only.push(violation);
    only
}

/// Returns the violation of a document whose decoder had no steps left for one of its values.
pub(crate) fn at_root(root: NodeRef<'_>, limits: &Limits) -> Found {
    let most = Reached::Steps(budget(root.end(), limits));
    unjudged(most, root, root.index(), None)
}

/// Returns the node with that number, or the value around it if it is a key, and its JSON Pointer from `value`.
fn place_of(value: NodeRef<'_>, reached: u32) -> (NodeRef<'_>, String) {
    let mut path = String::new();
    let mut node = value;
    let Some(target) = value.below().find(|one| one.index() == reached) else {
        return (node, path);
    };
    let start = target.span().start;
    let is_around = |one: &NodeRef<'_>| one.span().contains(&start);
    loop {
        let next = if node.kind() == JsonKind::Array {
            let item = node.items().enumerate().find(|(_, item)| is_around(item));
            item.map(|(index, item)| {
                // Writing to a `String` cannot fail.
                let _ = write!(path, "/{index}");
                item
            })
        } else {
            let member = node.members().find(|(_, value)| is_around(value));
            member.map(|(name, value)| {
                push_pointer_step(&mut path, &name);
                value
            })
        };
        match next {
            Some(next) => node = next,
            None => return (node, path),
        }
    }
}
