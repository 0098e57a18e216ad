//! Every violation of a document, found in one walk over its tree.
//!
//! Invariant: nesting costs heap, never stack, and no member is looked for by passing over the others again, but
//! once over those after the first that its object may not have.

mod explain;

use std::borrow::Cow;
use std::fmt::Write;

use saop_json::pointer::push_pointer_step;
use saop_json::{Children, JsonKind, NodeRef, Tree};

use crate::error::Violation;
use crate::plan::{Keyword, Members, Others, Plan, Rule, Subject, Union};

/// Everything that the shape `root` refuses in a document. What ended before the offset `accepted` was accepted by the decoder, and is
/// passed over.
pub(crate) fn violations<'a>(
    plan: &Plan,
    root: usize,
    tree: &'a Tree<'a>,
    accepted: usize,
) -> Vec<Violation> {
    let mut walk = Walk {
        plan,
        open: Vec::with_capacity(4),
        found: Vec::new(),
    };
    walk.value(root, tree.root());
    while let Some(open) = walk.open.last_mut() {
        match open.next(accepted) {
            Next::Value(shape, node) => walk.value(shape, node),
            Next::Unknown(keyword, node) => walk.unknown(keyword, node),
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
        rest: Children<'a>,
        /// The items begun so far.
        count: usize,
    },
}

struct Object<'p, 'a> {
    node: NodeRef<'a>,
    members: &'p Members,
    rest: saop_json::Members<'a>,
    key: Cow<'a, str>,
    /// Where the next property is, if members come in the schema's order.
    guess: usize,
    /// How many of the required properties were there.
    required: usize,
    seen: Seen,
    unknown: UnknownMembers<'p>,
}

/// Which properties were there, by their places: a bit for each, and more than a word of them where there are many.
#[derive(Clone, Default)]
struct Seen {
    first: u64,
    rest: Vec<u64>,
}

impl Seen {
    #[inline]
    fn add(&mut self, place: usize) {
        match place.checked_sub(64) {
            None => self.first |= 1 << place,
            Some(place) => self.add_beyond(place),
        }
    }

    #[cold]
    fn add_beyond(&mut self, place: usize) {
        let word = place / 64;
        if self.rest.len() <= word {
            self.rest.resize(word + 1, 0);
        }
        if let Some(bits) = self.rest.get_mut(word) {
            *bits |= 1 << (place % 64);
        }
    }

    fn contains(&self, place: usize) -> bool {
        let bits = match place.checked_sub(64) {
            None => self.first,
            Some(place) => self.rest.get(place / 64).copied().unwrap_or_default(),
        };
        bits >> (place % 64) & 1 == 1
    }
}

/// The members so far that an object may not have.
#[derive(Default)]
struct UnknownMembers<'p> {
    count: usize,
    /// The properties that it lacks, once the first such member is there.
    absent: Vec<&'p str>,
}

enum Next<'p, 'a> {
    Value(usize, NodeRef<'a>),
    /// A member that the object may not have, and the keyword that says so.
    Unknown(&'p Keyword, NodeRef<'a>),
    End,
}

impl<'p, 'a> Open<'p, 'a> {
    fn next(&mut self, accepted: usize) -> Next<'p, 'a> {
        match self {
            Self::Array { shape, rest, count } => {
                for item in rest {
                    *count += 1;
                    if item.end() >= accepted {
                        return Next::Value(*shape, item);
                    }
                }
                Next::End
            }
            Self::Object(object) => object.next(accepted),
        }
    }
}

impl<'p, 'a> Object<'p, 'a> {
    fn next(&mut self, accepted: usize) -> Next<'p, 'a> {
        for (key, value) in self.rest.by_ref() {
            let place = self.members.place(&key, self.guess);
            self.key = key;
            if let Some(place) = place {
                self.guess = place + 1;
                self.seen.add(place);
                if let Some(property) = self.members.properties.get(place) {
                    self.required += usize::from(property.missing.is_some());
                    if value.end() >= accepted {
                        return Next::Value(property.shape, value);
                    }
                    continue;
                }
            }
            match &self.members.others {
                Others::None(keyword) => return Next::Unknown(keyword, value),
                Others::Shape(shape) if value.end() >= accepted => {
                    return Next::Value(*shape, value);
                }
                Others::Any | Others::Shape(_) => {}
            }
        }
        Next::End
    }

    /// The names of the properties that it lacks, also when the walk has passed all members.
    fn absent(&self) -> Vec<&'p str> {
        let (mut seen, mut guess) = (self.seen.clone(), self.guess);
        for (key, _) in self.rest.clone() {
            if let Some(place) = self.members.place(&key, guess) {
                seen.add(place);
                guess = place + 1;
            }
        }
        let properties = self.members.properties.iter().enumerate();
        let absent = properties.filter(|(place, _)| !seen.contains(*place));
        absent.map(|(_, property)| &*property.name).collect()
    }
}

impl<'a> Walk<'_, 'a> {
    /// Checks a value by itself, and opens it where there is something to check inside.
    fn value(&mut self, mut shape: usize, node: NodeRef<'a>) {
        let (value, depth) = (Subject::of(node), self.open.len());
        let kind = value.kind;
        while let Some(here) = self.plan.shape(shape) {
            if !here.surely_holds(&value) {
                for rule in &here.rules {
                    if !rule.test.holds(&value) {
                        self.broken(rule, node, depth);
                    }
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
                        seen: Seen::default(),
                        unknown: UnknownMembers::default(),
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
    fn unknown(&mut self, keyword: &Keyword, node: NodeRef<'a>) {
        let path = self.path(self.open.len(), 0);
        if let Some(Open::Object(object)) = self.open.last_mut() {
            if object.unknown.count == 0 {
                object.unknown.absent = object.absent();
            }
            let UnknownMembers { count, absent } = &mut object.unknown;
            let (key, before) = (&object.key, *count);
            let found = explain::unknown(keyword, key, before, absent, node, path);
            self.found.push(found);
            *count += 1;
        }
    }

    /// Leaves the innermost array or object.
    fn close(&mut self) {
        if let Some(Open::Object(object)) = self.open.last()
            && object.required < object.members.required
        {
            let missing = self.missing(object);
            self.found.extend(missing);
        }
        // Not taken out: it is large.
        self.open.truncate(self.open.len().saturating_sub(1));
    }

    /// What the innermost object lacks.
    #[cold]
    fn missing(&self, object: &Object<'_, '_>) -> Vec<Violation> {
        let depth = self.open.len().saturating_sub(1);
        let mut found = Vec::new();
        for (place, property) in object.members.properties.iter().enumerate() {
            if let Some(keyword) = &property.missing
                && !object.seen.contains(place)
            {
                let mut path = self.path(depth, 1 + property.name.len());
                push_pointer_step(&mut path, &property.name);
                found.push(explain::missing(keyword, object.node, path));
            }
        }
        found
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
