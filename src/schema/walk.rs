//! Every violation of a document, found in one walk over its tree.
//!
//! Invariant: nesting costs heap, never stack, and no member is looked for by passing over the others again, but
//! once for an object that lacks some.

use std::borrow::Cow;
use std::fmt::Write;

use super::explain;
use super::plan::{Members, Others, Plan, Rule, Union};
use crate::error::Violation;
use crate::json::pointer::push_pointer_step;
use crate::json::tree::{self, NodeRef, Tree};
use crate::json::value::JsonKind;

/// Everything that the schema refuses in a document.
pub(super) fn violations<'a>(plan: &Plan, tree: &'a Tree<'a>) -> Vec<Violation> {
    let mut walk = Walk {
        plan,
        open: Vec::with_capacity(4),
        found: Vec::new(),
    };
    walk.value(plan.root, tree.root());
    while let Some(open) = walk.open.last_mut() {
        match open.next() {
            Next::Value(shape, node) => walk.value(shape, node),
            Next::Stranger(node) => walk.stranger(node),
            Next::End => walk.close(),
        }
    }
    walk.found
}

struct Walk<'p, 'a> {
    plan: &'p Plan,
    /// The arrays and objects that the walk is inside of.
    open: Vec<Open<'p, 'a>>,
    found: Vec<Violation>,
}

enum Open<'p, 'a> {
    Object(Object<'p, 'a>),
    Array {
        shape: usize,
        rest: tree::Children<'a>,
        /// The items begun so far.
        count: usize,
    },
}

struct Object<'p, 'a> {
    node: NodeRef<'a>,
    members: &'p Members,
    rest: tree::Members<'a>,
    key: Cow<'a, str>,
    /// Where the next property is, if members come in the schema's order.
    guess: usize,
    /// How many of the required properties were there.
    required: usize,
    strangers: Strangers<'p>,
}

/// The members so far that an object may not have.
#[derive(Default)]
struct Strangers<'p> {
    count: usize,
    /// The properties that it lacks, once the first such member is there.
    absent: Vec<&'p str>,
}

enum Next<'a> {
    Value(usize, NodeRef<'a>),
    /// A member that the object may not have.
    Stranger(NodeRef<'a>),
    End,
}

impl<'a> Open<'_, 'a> {
    fn next(&mut self) -> Next<'a> {
        match self {
            Self::Array { shape, rest, count } => match rest.next() {
                Some(item) => {
                    *count += 1;
                    Next::Value(*shape, item)
                }
                None => Next::End,
            },
            Self::Object(object) => object.next(),
        }
    }
}

impl<'a> Object<'_, 'a> {
    fn next(&mut self) -> Next<'a> {
        for (key, value) in self.rest.by_ref() {
            let place = self.members.place(&key, self.guess);
            self.key = key;
            if let Some(place) = place {
                self.guess = place + 1;
                if let Some(property) = self.members.properties.get(place) {
                    self.required += usize::from(property.missing.is_some());
                    return Next::Value(property.shape, value);
                }
            }
            match self.members.others {
                Others::Any => {}
                Others::None(_) => return Next::Stranger(value),
                Others::Shape(shape) => return Next::Value(shape, value),
            }
        }
        Next::End
    }
}

impl<'p, 'a> Walk<'p, 'a> {
    /// Checks a value by itself, and opens it where there is something to check inside.
    fn value(&mut self, mut shape: usize, node: NodeRef<'a>) {
        let (kind, depth) = (node.kind(), self.open.len());
        while let Some(here) = self.plan.shape(shape) {
            for rule in &here.rules {
                if !rule.test.holds(node, kind) {
                    self.broken(rule, node, depth);
                }
            }
            match (kind, &here.members, here.items) {
                (JsonKind::Object, Some(members), _) => {
                    self.open.push(Open::Object(Object {
                        node,
                        members,
                        rest: node.members(),
                        key: Cow::Borrowed(""),
                        guess: 0,
                        required: 0,
                        strangers: Strangers::default(),
                    }));
                }
                (JsonKind::Array, _, Some(shape)) => self.open.push(Open::Array {
                    shape,
                    rest: node.children(),
                    count: 0,
                }),
                _ => {}
            }
            let Some(union) = &here.union else {
                return;
            };
            match union.branch(node) {
                Some(branch) => shape = branch,
                None => return self.no_branch(union, node, depth),
            }
        }
    }

    #[cold]
    fn broken(&mut self, rule: &Rule, node: NodeRef<'a>, depth: usize) {
        let path = self.path(depth, 0);
        self.found.push(explain::broken(rule, node, path));
    }

    #[cold]
    fn no_branch(&mut self, union: &Union, node: NodeRef<'a>, depth: usize) {
        let path = self.path(depth, 0);
        self.found.push(explain::no_branch(union, node, path));
    }

    #[cold]
    fn stranger(&mut self, node: NodeRef<'a>) {
        let path = self.path(self.open.len(), 0);
        let Some(Open::Object(object)) = self.open.last_mut() else {
            return;
        };
        let Others::None(keyword) = &object.members.others else {
            return;
        };
        let strangers = &mut object.strangers;
        if strangers.count == 0 {
            strangers.absent = absent(object.members, object.node);
        }
        let (count, absent) = (strangers.count, &strangers.absent);
        self.found.push(explain::stranger(
            keyword,
            &object.key,
            count,
            absent,
            node,
            path,
        ));
        strangers.count += 1;
    }

    /// Leaves the innermost array or object.
    fn close(&mut self) {
        let Some(Open::Object(object)) = self.open.pop() else {
            return;
        };
        if object.required < object.members.required {
            self.missing(&object);
        }
    }

    #[cold]
    fn missing(&mut self, object: &Object<'p, 'a>) {
        let there = present(object.members, object.node);
        for (property, there) in object.members.properties.iter().zip(there) {
            if let Some(keyword) = property.missing.as_ref().filter(|_| !there) {
                let mut path = self.path(self.open.len(), 1 + property.name.len());
                push_pointer_step(&mut path, &property.name);
                self.found
                    .push(explain::missing(keyword, object.node, path));
            }
        }
    }

    /// The JSON Pointer of where the walk is inside of the outermost `depth` arrays and objects, with room for what is to
    /// be appended.
    fn path(&self, depth: usize, room: usize) -> String {
        // The digits of most indices.
        const DIGITS: usize = 6;
        let length = self.open.iter().take(depth).map(|open| match open {
            Open::Object(object) => 1 + object.key.len(),
            Open::Array { .. } => 1 + DIGITS,
        });
        let mut path = String::with_capacity(length.sum::<usize>() + room);
        for open in self.open.iter().take(depth) {
            match open {
                Open::Object(object) => push_pointer_step(&mut path, &object.key),
                Open::Array { count, .. } => {
                    // Writing to a `String` cannot fail.
                    let _ = write!(path, "/{}", count.saturating_sub(1));
                }
            }
        }
        path
    }
}

/// Which properties an object has.
fn present(members: &Members, object: NodeRef<'_>) -> Vec<bool> {
    let mut there = vec![false; members.properties.len()];
    let mut guess = 0;
    for (key, _) in object.members() {
        let place = members.place(&key, guess);
        if let Some(there) = place.and_then(|place| there.get_mut(place)) {
            *there = true;
        }
        guess = place.map_or(guess, |place| place + 1);
    }
    there
}

/// The names of the properties that an object lacks.
fn absent<'p>(members: &'p Members, object: NodeRef<'_>) -> Vec<&'p str> {
    let there = present(members, object);
    let properties = members.properties.iter().zip(there);
    let absent = properties.filter(|(_, there)| !there);
    absent.map(|(property, _)| &*property.name).collect()
}
