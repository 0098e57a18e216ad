//! A value that a type refuses though its schema and its rules take it: the type cannot hold it.

use saop_json::pointer::push_pointer_step;
use saop_json::{JsonKind, NodeRef, Tree, decimal};

use crate::error::{Violation, ViolationKind};

/// Returns the violation for the value at which the decoder stopped, if its type may be unable to hold it though it is valid: a
/// number whose nearest float is another one, or, where there are hand-written types, anything else.
pub(crate) fn unrepresentable(tree: &Tree<'_>, stopped: usize, by_hand: bool) -> Option<Violation> {
    let mut path = String::new();
    let mut node = tree.root();
    while matches!(node.kind(), JsonKind::Array | JsonKind::Object) {
        let mut items = node.items().enumerate();
        let mut members = node.members();
        if let Some((index, item)) = items.find(|(_, item)| item.end() >= stopped) {
            push_pointer_step(&mut path, &index.to_string());
            node = item;
        } else if let Some((key, value)) = members.find(|(_, value)| value.end() >= stopped) {
            push_pointer_step(&mut path, &key);
            node = value;
        } else {
            break;
        }
    }
    let may_be = match node.kind() {
        JsonKind::Number => is_rounded(node.text()),
        _ => by_hand,
    };
    may_be.then(|| held_by_no_type(path, node))
}

/// Whether a number is neither a 64-bit integer nor what a float stands for.
fn is_rounded(token: &str) -> bool {
    decimal::integer(token).value().is_none() && decimal::exact_float(token).is_none()
}

/// Returns the violation for a value that its type cannot hold.
pub(crate) fn held_by_no_type(path: String, node: NodeRef<'_>) -> Violation {
    let mut found = String::new();
    node.describe(&mut found);
    let expected = match node.kind() {
        JsonKind::Number => "a number that fits into 64 bits",
        _ => "a value that its Rust type can hold",
    };
    let message = format!("expected {expected}, but found {found}");
    Violation::new(ViolationKind::Unrepresentable, path, message).at(node)
}
