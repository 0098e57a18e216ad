//! Every violation of a document, found in one walk over its tree.
//!
//! Invariant: nesting costs heap, never stack. The members of an object are scanned once; only its first unknown property
//! causes one more scan, over the members after it.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;

use saop_json::pointer::push_pointer_step;
use saop_json::{Children, JsonKind, NodeRef, Tree};

use crate::error::{Violation, ViolationKind};
use crate::keywords::constraint::{Constraint, Keyword, Subject, Verdicts};
use crate::keywords::one_of::Union;
use crate::keywords::properties::{self, Others, Properties, Seen, Unknown};
use crate::plan::Plan;
use crate::stack::with_stack;
use crate::words::say;

/// Every violation of the part `root` in a document. The decoder has already accepted values that end before the offset
/// `accepted`; they are skipped.
pub(crate) fn violations<'a>(
    plan: &Plan,
    root: usize,
    tree: &'a Tree<'a>,
    accepted: usize,
) -> Vec<Violation> {
    let verdicts = Known {
        plan,
        verdicts: RefCell::default(),
    };
    let mut walk = Walk::new(plan, &verdicts);
    walk.value(root, tree.root());
    while walk.step(accepted) {}
    walk.found
}

/// The verdicts on values that keywords have requested. Each is computed once, so there are at most as many as parts
/// times values.
struct Known<'p> {
    plan: &'p Plan,
    /// By part and by the offset where the value begins.
    verdicts: RefCell<HashMap<(usize, usize), bool>>,
}

impl Verdicts for Known<'_> {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool {
        let key = (part, node.span().start);
        let known = self.verdicts.borrow().get(&key).copied();
        known.unwrap_or_else(|| {
            // Each level of keywords that request verdicts uses stack space.
            let verdict = with_stack::<Subject<'_>, _>(|| {
                let mut walk = Walk::new(self.plan, self);
                walk.value(part, node);
                while walk.found.is_empty() && walk.step(0) {}
                walk.found.is_empty()
            });
            self.verdicts.borrow_mut().insert(key, verdict);
            verdict
        })
    }
}

struct Walk<'p, 'a> {
    plan: &'p Plan,
    verdicts: &'a dyn Verdicts,
    /// The arrays and objects that the walk is currently inside.
    open: Vec<Open<'p, 'a>>,
    found: Vec<Violation>,
}

enum Open<'p, 'a> {
    Object(Object<'p, 'a>),
    Array {
        part: usize,
        rest: Children<'a>,
        /// The items begun so far.
        count: usize,
    },
}

struct Object<'p, 'a> {
    node: NodeRef<'a>,
    properties: &'p Properties,
    rest: saop_json::Members<'a>,
    key: Cow<'a, str>,
    /// The index of the next property if members come in the schema's order.
    guess: usize,
    /// How many of the required properties were present.
    required: usize,
    seen: Seen,
    unknown: Unknown<'p>,
}

enum Next<'p, 'a> {
    Value(usize, NodeRef<'a>),
    /// An unknown property, and the keyword that forbids it.
    Unknown(&'p Keyword, NodeRef<'a>),
    End,
}

impl<'p, 'a> Open<'p, 'a> {
    fn next(&mut self, accepted: usize) -> Next<'p, 'a> {
        match self {
            Self::Array { part, rest, count } => {
                for item in rest {
                    *count += 1;
                    if item.end() >= accepted {
                        return Next::Value(*part, item);
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
            let place = self.properties.place(&key, self.guess);
            self.key = key;
            if let Some(place) = place {
                self.guess = place + 1;
                self.seen.add(place);
                if let Some(property) = self.properties.list.get(place) {
                    self.required += usize::from(property.missing.is_some());
                    if value.end() >= accepted {
                        return Next::Value(property.part, value);
                    }
                    continue;
                }
            }
            match &self.properties.others {
                Others::None(keyword) => return Next::Unknown(keyword, value),
                Others::Part(part) if value.end() >= accepted => {
                    return Next::Value(*part, value);
                }
                Others::Any | Others::Part(_) => {}
            }
        }
        Next::End
    }
}

impl<'p, 'a> Walk<'p, 'a> {
    fn new(plan: &'p Plan, verdicts: &'a dyn Verdicts) -> Self {
        Self {
            plan,
            verdicts,
            open: Vec::with_capacity(4),
            found: Vec::new(),
        }
    }

    /// Advances to the next value; returns whether there was anything left to do.
    fn step(&mut self, accepted: usize) -> bool {
        let Some(open) = self.open.last_mut() else {
            return false;
        };
        match open.next(accepted) {
            Next::Value(part, node) => self.value(part, node),
            Next::Unknown(keyword, node) => self.unknown(keyword, node),
            Next::End => self.close(),
        }
        true
    }

    /// Checks a value by itself, and opens it if there is anything to check inside.
    fn value(&mut self, mut part: usize, node: NodeRef<'a>) {
        let value = Subject::new(node, self.verdicts);
        let (kind, depth) = (value.kind, self.open.len());
        while let Some(here) = self.plan.part(part) {
            if !here.surely_holds(&value) {
                for constraint in &here.constraints {
                    if !constraint.test.holds(&value) {
                        self.broken(constraint, node, depth);
                    }
                }
            }
            match (kind, &here.properties, here.items) {
                (JsonKind::Object, Some(properties), _) => {
                    self.open.push(Open::Object(Object {
                        node,
                        properties,
                        rest: node.members(),
                        key: Cow::Borrowed(""),
                        guess: 0,
                        required: 0,
                        seen: Seen::default(),
                        unknown: Unknown::default(),
                    }));
                }
                (JsonKind::Array, _, Some(part)) => self.open.push(Open::Array {
                    part,
                    rest: node.children(),
                    count: 0,
                }),
                _ => {}
            }
            let Some(union) = &here.union else {
                return;
            };
            match union.branch(node) {
                Some(branch) => part = branch,
                None => return self.no_branch(union, node, depth),
            }
        }
    }

    #[cold]
    fn broken(&mut self, broken: &Constraint, node: NodeRef<'a>, depth: usize) {
        let message = say(&broken.keyword.wanted, |message| {
            broken.test.found(node, message);
        });
        let mut violation = violation(&broken.keyword, node, self.path(depth, 0), message);
        violation.kind = broken.test.kind();
        if violation.kind != ViolationKind::Schema {
            // Not a keyword of the published schema.
            violation.keyword = None;
            violation.schema_path = Arc::default();
        }
        self.found.push(violation);
    }

    #[cold]
    fn no_branch(&mut self, union: &Union, node: NodeRef<'a>, depth: usize) {
        let (message, subject) = union.no_branch(node);
        let path = self.path(depth, 0);
        self.found
            .push(violation(&union.keyword, subject, path, message));
    }

    #[cold]
    fn unknown(&mut self, keyword: &Keyword, node: NodeRef<'a>) {
        let path = self.path(self.open.len(), 0);
        if let Some(Open::Object(object)) = self.open.last_mut() {
            let absent = || {
                let (seen, rest) = (object.seen.clone(), object.rest.clone());
                properties::absent(object.properties, seen, object.guess, rest)
            };
            let message = object.unknown.say(keyword, &object.key, absent);
            self.found.push(violation(keyword, node, path, message));
        }
    }

    /// Leaves the innermost array or object.
    fn close(&mut self) {
        if let Some(Open::Object(object)) = self.open.last()
            && object.required < object.properties.required
        {
            let missing = self.missing(object);
            self.found.extend(missing);
        }
        // Truncated rather than popped, because the element is large.
        self.open.truncate(self.open.len().saturating_sub(1));
    }

    /// Returns a violation for each missing member of the innermost object.
    #[cold]
    fn missing(&self, object: &Object<'_, '_>) -> Vec<Violation> {
        let depth = self.open.len().saturating_sub(1);
        let mut found = Vec::new();
        for (place, property) in object.properties.list.iter().enumerate() {
            if let Some(keyword) = &property.missing
                && !object.seen.contains(place)
            {
                let mut path = self.path(depth, 1 + property.name.len());
                push_pointer_step(&mut path, &property.name);
                let message = properties::missing(keyword, object.node);
                found.push(violation(keyword, object.node, path, message));
            }
        }
        found
    }

    /// Returns the JSON Pointer to the walk's position within the outermost `depth` arrays and objects, with `room` for
    /// what will be appended.
    fn path(&self, depth: usize, room: usize) -> String {
        // Enough digits for most indices.
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
