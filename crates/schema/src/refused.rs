//! Why a type of an open schema refuses a document that its schema takes: a rule is broken, or the type cannot hold a value.

use saop_json::pointer::push_pointer_step;
use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Reader, Stop, Tree};

use crate::error::{Found, Violation, ViolationKind};
use crate::rule::Breaches;
use crate::schema::Site;

/// Adds why a type refuses a document that its schema takes: the rules that it breaks, and the value that the type cannot hold.
pub(crate) fn refused(
    tree: &Tree<'_>,
    read: fn(&mut Reader<'_>) -> Result<(), Stop>,
    found: &mut Found,
) {
    let root = tree.root();
    let start = root.span().start;
    // It was within its limits when it was parsed.
    let Ok(cursor) = open(root.text().as_bytes(), &Limits::NONE) else {
        return;
    };
    let mut reader = Reader::new(cursor, usize::MAX).collecting();
    let stopped = read(&mut reader).is_err();
    let offset = start + reader.offset();
    for remark in reader.into_remarks() {
        let (path, node) = beginning_at(root, start + remark.offset);
        let mut site = Site {
            node,
            path: &path,
            violations: found,
        };
        Breaches::of(remark.breaches).report(remark.rule, &mut site);
    }
    if stopped {
        found.push(unrepresentable(tree, offset).1);
    }
}

/// Finds the value that begins at an offset, or at the first token after it, and its JSON Pointer.
fn beginning_at(root: NodeRef<'_>, offset: usize) -> (String, NodeRef<'_>) {
    let mut path = String::new();
    let mut node = root;
    while node.span().start < offset {
        let mut items = node.items().enumerate();
        let mut members = node.members();
        if let Some((index, item)) = items.find(|(_, item)| item.end() > offset) {
            push_pointer_step(&mut path, &index.to_string());
            node = item;
        } else if let Some((key, value)) = members.find(|(_, value)| value.end() > offset) {
            push_pointer_step(&mut path, &key);
            node = value;
        } else {
            break;
        }
    }
    (path, node)
}

/// Returns the violation for a value that is valid, but that its type cannot hold, and the value's kind: the one at which the
/// decoder stopped.
pub(crate) fn unrepresentable(tree: &Tree<'_>, stopped: usize) -> (JsonKind, Violation) {
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
    let mut found = String::new();
    node.describe(&mut found);
    let expected = match node.kind() {
        JsonKind::Number => "a number that fits into 64 bits",
        _ => "a value that its Rust type can hold",
    };
    let message = format!("expected {expected}, but found {found}");
    let violation = Violation::new(ViolationKind::Unrepresentable, path, message);
    (node.kind(), violation.at(node))
}
