//! What is said of a value that is not valid, and where.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;

use saop_json::pointer::push_pointer_step;
use saop_json::{JsonKind, NodeRef};

use super::evaluated::Step;
use super::open::{Open, Place};
use super::state::Walk;
use crate::error::{Expected, Violation, ViolationKind};
use crate::keywords::constraint::{Constraint, Keyword, Subject, reading};
use crate::keywords::properties::{self, MOST_SEARCHED};
use crate::keywords::tagged::{self, Union};
use crate::site::Holder;
use crate::words::say;

impl<'a> Walk<'_, 'a> {
    #[cold]
    pub(super) fn broken(&mut self, broken: &Constraint, value: &Subject<'a>) {
        let node = value.node;
        self.failed = true;
        if self.is_over()
            || self
                .found
                .only_counts(node.span().start, ViolationKind::Schema)
        {
            return;
        }
        self.push(broken_by(broken, value, node.span(), self.path(0)));
    }

    /// Reports a violation by a value.
    #[cold]
    pub(super) fn report(
        &mut self,
        keyword: &Keyword,
        node: NodeRef<'a>,
        say: impl FnOnce(&Keyword) -> String,
    ) {
        self.report_at(keyword, node, &[], say);
    }

    /// Reports a violation by a value, or at a member of it, given by its path.
    #[cold]
    pub(super) fn report_at(
        &mut self,
        keyword: &Keyword,
        node: NodeRef<'a>,
        member: &[&str],
        say: impl FnOnce(&Keyword) -> String,
    ) {
        self.failed = true;
        if self.is_over()
            || self
                .found
                .only_counts(node.span().start, ViolationKind::Schema)
        {
            return;
        }
        let mut path = self.path(member.iter().map(|name| 1 + name.len()).sum());
        for name in member {
            push_pointer_step(&mut path, name);
        }
        self.push(violation(keyword, node.span(), path, say(keyword)));
    }

    #[cold]
    pub(super) fn no_branch(&mut self, union: &Union, node: NodeRef<'a>) {
        self.failed = true;
        if self.is_over()
            || self
                .found
                .only_counts(node.span().start, ViolationKind::Schema)
        {
            return;
        }
        let others = match self.context.member(node, &union.property) {
            Some(_) => Vec::new(),
            None => self.foreign(union, node),
        };
        let values = union.values.iter().map(|value| &**value);
        let wanted = &union.keyword.wanted;
        let (message, subject) = tagged::no_branch(wanted, &union.property, values, node, &others);
        let path = self.path(0);
        self.push(violation(&union.keyword, subject.span(), path, message));
    }

    /// Reports a value that no tag of a union names.
    #[cold]
    pub(super) fn no_tag(
        &mut self,
        keyword: &Keyword,
        subject: NodeRef<'a>,
        message: String,
        expected: Arc<Expected>,
    ) {
        if self
            .found
            .only_counts(subject.span().start, ViolationKind::Schema)
        {
            return;
        }
        let mut violation = violation(keyword, subject.span(), self.path(0), message);
        violation.expected = Some(expected);
        self.push(violation);
    }

    /// Returns the first members of an object that no branch of a union lists, if the branches are few.
    fn foreign(&self, union: &Union, node: NodeRef<'a>) -> Vec<Cow<'a, str>> {
        const MOST_BRANCHES: usize = 16;
        if union.branches.len() > MOST_BRANCHES {
            return Vec::new();
        }
        let parts = union.branches.values();
        let parts = parts.filter_map(|part| self.plan.part(*part)?.properties.as_ref());
        let is_listed = |key: &str| {
            let mut all = parts.clone();
            all.any(|properties| self.context.place(properties, key, 0).is_some())
        };
        let keys = node.members().take(MOST_SEARCHED).map(|(key, _)| key);
        keys.filter(|key| !is_listed(key)).collect()
    }

    #[cold]
    pub(super) fn unknown(&mut self, keyword: &Keyword, node: NodeRef<'a>) {
        self.failed = true;
        if self.is_over()
            || self
                .found
                .only_counts(node.span().start, ViolationKind::Schema)
        {
            return;
        }
        let path = self.path(0);
        let message = match self.open.last_mut() {
            Some(Open::Object(object)) => {
                let absent = || {
                    let (seen, rest) = (object.seen.clone(), object.rest.clone());
                    properties::absent(object.properties, seen, object.guess, rest)
                };
                object.unknown.say(keyword, &object.key, absent)
            }
            Some(Open::Left {
                here,
                node,
                step: Step::Key(key),
                unknown,
                ..
            }) => unknown.say(keyword, key, || self.context.absent(here, *node)),
            Some(_) => say(&keyword.wanted, |message| node.describe(message)),
            None => keyword.wanted.clone(),
        };
        self.push(violation(keyword, node.span(), path, message));
    }

    /// Reports a number that its type does not hold.
    pub(super) fn hold(&mut self, holder: Holder, node: NodeRef<'a>) {
        if node.kind() != JsonKind::Number || holder.holds(node.text()) {
            return;
        }
        let kind = ViolationKind::Unrepresentable;
        if !self.found.only_counts(node.span().start, kind) {
            self.push(holder.refusal(self.path(0), node));
        }
    }

    fn push(&mut self, mut violation: Violation) {
        let wanted = violation.message.strip_prefix("expected ");
        if let Some(wanted) = wanted.filter(|wanted| self.is_name && !wanted.starts_with("no ")) {
            violation.message = format!("expected the member's name to be {wanted}");
        }
        self.context.spend(reading(violation.bytes()));
        self.found.push(violation);
    }

    /// Reports each missing member of the innermost object: at the path that it would have, for whoever mends the document, and at the
    /// position of the object, since it has none of its own.
    #[cold]
    pub(super) fn missing(&mut self) {
        self.failed = true;
        if self.is_over() {
            return;
        }
        let Some(Open::Object(object)) = self.open.pop() else {
            return;
        };
        if !self.context.spend(2 * object.properties.list.len() as u64) {
            return;
        }
        let others = properties::unlisted(object.properties, object.node);
        for (name, keyword, others) in object.properties.missing(&object.seen, &others) {
            self.report_at(keyword, object.node, &[name], |keyword| {
                properties::missing(keyword, name, others)
            });
        }
        self.open.push(Open::Object(object));
    }

    /// Returns the JSON Pointer to the walk's position, with `room` for what will be appended.
    pub(super) fn path(&self, room: usize) -> String {
        // Enough digits for most indices.
        const DIGITS: usize = 6;
        let length = self.open.iter().map(|open| match open.place() {
            Place::Member(name) => 1 + name.len(),
            Place::Item(_) => 1 + DIGITS,
        });
        let mut path = String::with_capacity(length.sum::<usize>() + room);
        for open in &self.open {
            match open.place() {
                Place::Member(name) => push_pointer_step(&mut path, name),
                Place::Item(index) => {
                    // Writing to a `String` cannot fail.
                    let _ = write!(path, "/{index}");
                }
            }
        }
        path
    }
}

/// Returns the violation of a value that breaks a constraint.
#[inline]
pub(super) fn broken_by(
    broken: &Constraint,
    value: &Subject<'_>,
    span: Range<usize>,
    path: String,
) -> Violation {
    let message = say(&broken.keyword.wanted, |message| {
        broken.test.found(value, message);
    });
    violation(&broken.keyword, span, path, message)
}

#[inline]
pub(super) fn violation(
    keyword: &Keyword,
    span: Range<usize>,
    path: String,
    message: String,
) -> Violation {
    Violation {
        kind: ViolationKind::Schema,
        instance_path: path,
        keyword: Some(Cow::Borrowed(keyword.name)),
        schema_path: keyword.path(),
        message,
        expected: Some(Arc::clone(&keyword.expected)),
        span: Some(span),
        position: None,
    }
}
