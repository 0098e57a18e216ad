//! The violation for what is broken: place, words, and the expectation as data.

use std::borrow::Cow;
use std::sync::Arc;

use saop_json::show::{nearest, push_quoted};
use saop_json::{JsonKind, NodeRef, repeated};

use crate::error::{Violation, ViolationKind};
use crate::plan::{Constants, Keyword, Rule, Test, Union};
use crate::words::{push_items, push_length, push_repeat, say, say_in};

/// A value that breaks a rule.
pub(super) fn broken(rule: &Rule, node: NodeRef<'_>, path: String) -> Violation {
    let message = say(&rule.keyword.wanted, |message| {
        found(&rule.test, node, message);
    });
    let mut violation = violation(&rule.keyword, node, path, message);
    if let Test::Holder(_) = rule.test {
        // No keyword of the published schema.
        violation.kind = ViolationKind::Unrepresentable;
        violation.keyword = None;
        violation.schema_path = Arc::default();
    }
    violation
}

fn found(test: &Test, node: NodeRef<'_>, message: &mut String) {
    match test {
        Test::MinLength(_) | Test::MaxLength(_) => {
            push_length(message, &node.string().unwrap_or_default());
        }
        Test::MinItems(_) | Test::MaxItems(_) => push_items(message, node.items().count() as u64),
        Test::UniqueItems => {
            let (first, again) = repeated(node).unwrap_or_default();
            push_repeat(message, first, again);
        }
        Test::Enum(constants) => {
            node.describe(message);
            if let Some(text) = node.string() {
                push_hint(message, &text, strings(constants));
            }
        }
        _ => node.describe(message),
    }
}

fn strings(constants: &Constants) -> impl Iterator<Item = &str> {
    let strings = constants.0.iter();
    let strings = strings.filter(|(kind, _)| *kind == JsonKind::String);
    strings.map(|(_, text)| &**text)
}

fn push_hint<'n>(message: &mut String, wrong: &str, names: impl Iterator<Item = &'n str>) {
    if let Some(name) = nearest(wrong, names) {
        message.push_str("; did you mean ");
        push_quoted(message, name);
        message.push('?');
    }
}

/// An object without a member that it has to have.
pub(super) fn missing(keyword: &Keyword, object: NodeRef<'_>, path: String) -> Violation {
    let message = say_in("an object without it".len(), &keyword.wanted, |message| {
        object.describe(message);
        message.push_str(" without it");
    });
    violation(keyword, object, path, message)
}

/// A member that its object may not have, after `count` others. SPEC: CLI.md, `path`.
pub(super) fn unknown(
    keyword: &Keyword,
    name: &str,
    count: usize,
    absent: &[&str],
    value: NodeRef<'_>,
    path: String,
) -> Violation {
    // An object with more unknown members than this is no slip of the pen, and words for a million of them would take
    // more room than the document.
    const IN_FULL: usize = 16;
    let wanted = if count < IN_FULL {
        &*keyword.wanted
    } else {
        "no such member"
    };
    let message = say(wanted, |message| {
        push_quoted(message, name);
        if count < IN_FULL {
            push_hint(message, name, absent.iter().copied());
        }
    });
    violation(keyword, value, path, message)
}

/// What a value of a union should say, where it says none of its kinds.
pub(super) fn no_branch(union: &Union, node: NodeRef<'_>, path: String) -> Violation {
    let said = node.member(&union.property);
    let message = say(&union.keyword.wanted, |message| {
        let subject = said.unwrap_or(node);
        subject.describe(message);
        if said.is_some() {
            message.push_str(" there");
        } else if node.kind() == JsonKind::Object {
            message.push_str(" without it");
        }
        if let Some(text) = said.and_then(NodeRef::string) {
            push_hint(
                message,
                &text,
                union.branches.iter().map(|(value, _)| &**value),
            );
        }
    });
    violation(&union.keyword, said.unwrap_or(node), path, message)
}

fn violation(keyword: &Keyword, node: NodeRef<'_>, path: String, message: String) -> Violation {
    Violation {
        kind: ViolationKind::Schema,
        instance_path: path,
        keyword: Some(Cow::Borrowed(keyword.name)),
        schema_path: Arc::clone(&keyword.path),
        message,
        expected: Some(Arc::clone(&keyword.expected)),
        span: Some(node.span()),
        position: None,
    }
}
