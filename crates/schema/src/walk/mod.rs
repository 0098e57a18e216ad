//! Every violation of a document, found in one walk over its tree.
//!
//! Invariants: nesting costs heap, never the caller's stack. The members of an object are scanned once; only its first
//! unknown property causes one more scan, over the members after it. No value meets a part twice in one walk, so the work
//! is at most that of all parts on all values; beyond its budget it stops.

mod context;
mod evaluated;
mod likeliest;
pub(crate) mod quick;

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;

use saop_json::pointer::push_pointer_step;
use saop_json::{Children, JsonKind, NodeRef, Tree};

use self::context::Context;
pub use self::context::Work;
use self::evaluated::Step;
use self::likeliest::Likeliest;
use crate::error::{Found, Violation, ViolationKind};
use crate::keywords::any_of::Choice;
use crate::keywords::constraint::{Constraint, Keyword, Subject, Verdicts, reading, reading_key};
use crate::keywords::dependencies::{Dependency, Dependent};
use crate::keywords::in_place::InPlace;
use crate::keywords::items::Items;
use crate::keywords::one_of::Union;
use crate::keywords::others::Others;
use crate::keywords::properties::{self, Properties, Seen, Unknown};
use crate::keywords::unevaluated::Unevaluated;
use crate::plan::{Part, Plan};
use crate::words::say;

/// Every violation of the part `root` in a document. The decoder has already accepted values that end before the offset
/// `accepted`; they are skipped.
pub(crate) fn violations<'a>(
    plan: &Plan,
    root: usize,
    tree: &'a Tree<'a>,
    accepted: usize,
) -> Found {
    let context = Context::new(plan, tree, decide);
    let found = Walk::new(plan, &context, Purpose::Explain { accepted }).all(root, tree.root());
    context.told(found)
}

/// Every violation of the root part in one value of a document, with paths that begin at that value. Takes the work from
/// `work`.
pub(crate) fn violations_in<'a>(
    plan: &Plan,
    tree: &'a Tree<'a>,
    node: NodeRef<'a>,
    work: &mut Work,
) -> Found {
    let context = Context::with_budget(plan, tree.root().end(), decide, work.left);
    let purpose = Purpose::Explain { accepted: 0 };
    let found = Walk::new(plan, &context, purpose).all(plan.root(), node);
    work.left = context.left();
    context.told_at(found, node, work.all)
}

fn decide(context: &Context<'_>, part: usize, node: NodeRef<'_>) -> bool {
    Walk::new(context.plan(), context, Purpose::Decide).decide(part, node)
}

/// What a walk is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Whether there is a violation.
    Decide,
    /// Every violation, except in values that end before an offset.
    Explain { accepted: usize },
}

struct Walk<'p, 'a> {
    plan: &'p Plan,
    context: &'a Context<'p>,
    purpose: Purpose,
    /// The arrays and objects that the walk is currently inside.
    open: Vec<Open<'p, 'a>>,
    found: Found,
    /// Whether a violation was found, which ends a walk that decides.
    failed: bool,
    /// Whether the value is the name of a member, whose violations have the member's path.
    is_name: bool,
    /// Whether it is said of branches that are equally likely why the value is not valid under them.
    gives_reasons: bool,
}

enum Open<'p, 'a> {
    Object(Object<'p, 'a>),
    Array {
        items: &'p Items,
        rest: Children<'a>,
        /// The items begun so far.
        count: usize,
    },
    /// Members or items that nothing else has looked at.
    Left {
        here: &'p Part,
        node: NodeRef<'a>,
        others: &'p Others,
        list: std::vec::IntoIter<(Step<'a>, NodeRef<'a>)>,
        step: Step<'a>,
        unknown: Unknown<'p>,
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
    /// What else the current member has to do with.
    queue: VecDeque<Next<'p, 'a>>,
}

#[derive(Clone, Copy)]
enum Next<'p, 'a> {
    Value(usize, NodeRef<'a>),
    /// A member's name.
    Name(usize, NodeRef<'a>),
    /// An unknown property, and the keyword that forbids it.
    Unknown(&'p Keyword, NodeRef<'a>),
    End,
}

/// The member or item that a walk is at.
enum Place<'o> {
    Member(&'o str),
    Item(usize),
}

impl<'p, 'a> Open<'p, 'a> {
    fn place(&self) -> Place<'_> {
        match self {
            Self::Object(object) => Place::Member(&object.key),
            Self::Array { count, .. } => Place::Item(count.saturating_sub(1)),
            Self::Left { step, .. } => match step {
                Step::Key(key) => Place::Member(key),
                Step::Index(index) => Place::Item(*index),
            },
        }
    }

    fn next(&mut self, context: &Context<'_>, accepted: usize) -> Next<'p, 'a> {
        match self {
            Self::Array { items, rest, count } => {
                for item in rest {
                    if !context.spend(1) {
                        break;
                    }
                    let index = *count;
                    *count += 1;
                    if item.end() < accepted {
                        continue;
                    }
                    match (items.prefix.get(index), &items.rest) {
                        (Some(part), _) | (None, Others::Part(part)) => {
                            return Next::Value(*part, item);
                        }
                        (None, Others::None(keyword)) => return Next::Unknown(keyword, item),
                        (None, Others::Any) => break,
                    }
                }
                Next::End
            }
            Self::Object(object) => object.next(context, accepted),
            Self::Left {
                others, list, step, ..
            } => {
                let Some((next, node)) = list.next() else {
                    return Next::End;
                };
                *step = next;
                match others {
                    Others::Part(part) => Next::Value(*part, node),
                    Others::None(keyword) => Next::Unknown(keyword, node),
                    Others::Any => Next::End,
                }
            }
        }
    }
}

impl<'p, 'a> Object<'p, 'a> {
    fn next(&mut self, context: &Context<'_>, accepted: usize) -> Next<'p, 'a> {
        if let Some(next) = self.queue.pop_front() {
            return next;
        }
        while let Some((key, value)) = self.rest.next() {
            if !context.spend(1 + reading_key(&key)) {
                break;
            }
            let place = context.place(self.properties, &key, self.guess);
            self.key = key;
            let mut listed = None;
            if let Some(place) = place {
                self.guess = place + 1;
                self.seen.add(place);
                if let Some(property) = self.properties.list.get(place) {
                    self.required += usize::from(property.missing.is_some());
                    listed = property.part;
                }
            }
            if !self.properties.is_plain() {
                self.add_to_queue(context, listed, value, accepted);
                match self.queue.pop_front() {
                    Some(next) => return next,
                    None => continue,
                }
            }
            if let Some(part) = listed {
                if value.end() >= accepted {
                    return Next::Value(part, value);
                }
                continue;
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

    /// Collects everything that the current member has to do with.
    fn add_to_queue(
        &mut self,
        context: &Context<'_>,
        listed: Option<usize>,
        value: NodeRef<'a>,
        accepted: usize,
    ) {
        if let Some(names) = self.properties.names {
            self.queue.push_back(Next::Name(names, value.key_before()));
        }
        let matching = context.matching(self.properties, &self.key);
        let described = listed.into_iter().chain(matching);
        let before = self.queue.len();
        self.queue
            .extend(described.map(|part| Next::Value(part, value)));
        if self.queue.len() == before {
            match &self.properties.others {
                Others::None(keyword) => self.queue.push_back(Next::Unknown(keyword, value)),
                Others::Part(part) => self.queue.push_back(Next::Value(*part, value)),
                Others::Any => {}
            }
        }
        if value.end() < accepted {
            self.queue.retain(|next| matches!(next, Next::Unknown(..)));
        }
    }
}

impl<'p, 'a> Walk<'p, 'a> {
    fn new(plan: &'p Plan, context: &'a Context<'p>, purpose: Purpose) -> Self {
        Self {
            plan,
            context,
            purpose,
            open: Vec::new(),
            found: Found::default(),
            failed: false,
            is_name: false,
            gives_reasons: true,
        }
    }

    /// Returns every violation.
    fn all(mut self, part: usize, node: NodeRef<'a>) -> Found {
        self.value(part, node);
        self.finish(0);
        self.found
    }

    /// Decides whether a value is valid.
    fn decide(mut self, part: usize, node: NodeRef<'a>) -> bool {
        if let Some(here) = self.plan.part(part) {
            self.value_of(here, node);
            self.finish(0);
        }
        !self.failed
    }

    /// Whether the rest does not matter.
    const fn is_over(&self) -> bool {
        self.failed && matches!(self.purpose, Purpose::Decide) || self.context.is_exhausted()
    }

    /// Goes on until only so many arrays and objects are open as before.
    fn finish(&mut self, depth: usize) {
        let accepted = match self.purpose {
            Purpose::Decide => 0,
            Purpose::Explain { accepted } => accepted,
        };
        while self.open.len() > depth && !self.is_over() {
            let Some(open) = self.open.last_mut() else {
                return;
            };
            match open.next(self.context, accepted) {
                Next::Value(part, node) => self.value(part, node),
                Next::Name(part, node) => {
                    self.is_name = true;
                    self.value(part, node);
                    self.is_name = false;
                }
                Next::Unknown(keyword, node) => self.unknown(keyword, node),
                Next::End => self.close(),
            }
        }
    }

    /// Checks a value, unless it is known already.
    #[inline]
    fn value(&mut self, part: usize, node: NodeRef<'a>) {
        let Some(here) = self.plan.part(part) else {
            return;
        };
        if here.shared {
            match self.purpose {
                Purpose::Decide => {
                    self.failed |= !self.context.accepts(part, node);
                    return;
                }
                Purpose::Explain { .. } if !self.context.is_first_visit(part, node) => return,
                Purpose::Explain { .. } => {}
            }
        }
        self.value_of(here, node);
    }

    /// Checks a value by itself, and opens it if there is anything to check inside.
    fn value_of(&mut self, mut here: &'p Part, node: NodeRef<'a>) {
        let value = Subject::new(node, self.context);
        loop {
            if !self.context.step(1 + here.constraints.len()) {
                self.failed = true;
                return;
            }
            self.constraints(here, &value);
            if here.applies_nothing() {
                self.open(here, node);
                return;
            }
            for applied in &here.in_place {
                if self.is_over() || !self.context.step(2) {
                    return;
                }
                self.apply(here, applied, &value);
            }
            let Some(union) = &here.union else {
                self.open(here, node);
                return;
            };
            let Some(branch) = self.context.branch(union, node) else {
                self.no_branch(union, node);
                self.open(here, node);
                return;
            };
            let Some(next) = self.plan.part(branch) else {
                return;
            };
            if next.shared || here.properties.is_some() || here.items.is_some() {
                self.in_place(branch, node);
                self.open(here, node);
                return;
            }
            here = next;
        }
    }

    #[inline]
    fn constraints(&mut self, here: &'p Part, value: &Subject<'a>) {
        if here.surely_holds(value) {
            return;
        }
        for constraint in &here.constraints {
            if !constraint.kinds.contains(value.kind) {
                continue;
            }
            let cost = constraint.test.cost(value);
            if cost > 0 && !self.context.spend(cost) {
                self.failed = true;
                return;
            }
            if !constraint.test.holds(value) {
                self.broken(constraint, value);
                if self.is_over() {
                    return;
                }
            }
        }
    }

    /// Opens an array or object if there is anything to check inside.
    #[inline]
    fn open(&mut self, here: &'p Part, node: NodeRef<'a>) {
        match (node.kind(), &here.properties, &here.items) {
            (JsonKind::Object, Some(properties), _) => {
                if !self.context.step(2) {
                    return;
                }
                self.open.push(Open::Object(Object {
                    node,
                    properties,
                    rest: node.members(),
                    key: Cow::Borrowed(""),
                    guess: 0,
                    required: 0,
                    seen: Seen::default(),
                    unknown: Unknown::default(),
                    queue: VecDeque::new(),
                }));
            }
            (JsonKind::Array, _, Some(items)) => self.open.push(Open::Array {
                items,
                rest: node.children(),
                count: 0,
            }),
            _ => {}
        }
    }

    /// Checks the same value under another part, to its end.
    fn in_place(&mut self, part: usize, node: NodeRef<'a>) {
        let context = self.context;
        let depth = self.open.len();
        let entered = context.nested(|| {
            self.value(part, node);
            self.finish(depth);
        });
        self.failed |= entered.is_none();
    }

    fn apply(&mut self, here: &'p Part, applied: &'p InPlace, value: &Subject<'a>) {
        let node = value.node;
        match applied {
            InPlace::Schema(part) => self.in_place(*part, node),
            InPlace::Choice(choice) => self.choose(choice, value),
            InPlace::Not(not) => {
                if self.context.accepts(not.part, node) {
                    self.report(&not.keyword, node, |keyword| {
                        say(&keyword.wanted, |message| node.describe(message))
                    });
                }
            }
            InPlace::If(one) => {
                let branch = if self.context.accepts(one.condition, node) {
                    one.then
                } else {
                    one.otherwise
                };
                if let Some(part) = branch {
                    self.in_place(part, node);
                }
            }
            InPlace::Dependency(dependency) => self.depend(dependency, node),
            InPlace::Unevaluated(unevaluated) => self.left(here, applied, unevaluated, node),
        }
    }

    fn choose(&mut self, choice: &'p Choice, value: &Subject<'a>) {
        let node = value.node;
        if choice.has_few() {
            let mut possible = self.plan.branches_for(choice, value.kind);
            if let (Some(only), None) = (possible.next(), possible.next()) {
                return self.in_place(only, node);
            }
        }
        let mut branches = choice.branches.iter().enumerate();
        let mut valid = branches
            .by_ref()
            .filter(|(_, branch)| self.context.accepts(branch.part, node));
        let Some((first, _)) = valid.next() else {
            return self.no_choice(choice, node);
        };
        if choice.exactly_one
            && let Some((second, _)) = valid.next()
        {
            let all = [first, second].into_iter();
            let all: Vec<usize> = match self.purpose {
                Purpose::Decide => all.collect(),
                Purpose::Explain { .. } => all.chain(valid.map(|(index, _)| index)).collect(),
            };
            self.report(&choice.keyword, node, |_| choice.several(&all));
        }
    }

    fn depend(&mut self, dependency: &'p Dependency, node: NodeRef<'a>) {
        if self.context.member(node, &dependency.property).is_none() {
            return;
        }
        match &dependency.wanted {
            Dependent::Schema(part) => self.in_place(*part, node),
            Dependent::Members(names) => {
                for (name, keyword) in names {
                    if self.context.member(node, name).is_none() {
                        if self.is_over() {
                            return;
                        }
                        self.report_at(keyword, node, Some(name), |keyword| {
                            properties::missing(keyword, name, &[])
                        });
                    }
                }
            }
        }
    }

    /// Checks the members or items that nothing else has looked at.
    fn left(
        &mut self,
        here: &'p Part,
        applied: &'p InPlace,
        unevaluated: &'p Unevaluated,
        node: NodeRef<'a>,
    ) {
        let others = match node.kind() {
            JsonKind::Object => &unevaluated.members,
            JsonKind::Array => &unevaluated.items,
            _ => return,
        };
        let Some(others) = others
            .as_ref()
            .filter(|others| !matches!(others, Others::Any))
        else {
            return;
        };
        let list = self.context.unevaluated(here, applied, node);
        let depth = self.open.len();
        self.open.push(Open::Left {
            here,
            node,
            others,
            list: list.into_iter(),
            step: Step::Index(0),
            unknown: Unknown::default(),
        });
        let entered = self.context.nested(|| self.finish(depth));
        self.failed |= entered.is_none();
    }

    #[cold]
    fn broken(&mut self, broken: &Constraint, value: &Subject<'a>) {
        let node = value.node;
        self.failed = true;
        if self.is_over()
            || self
                .found
                .only_counts(node.span().start, broken.test.kind())
        {
            return;
        }
        self.push(broken_by(broken, value, node.span(), self.path(0)));
    }

    /// Reports a violation by a value.
    #[cold]
    fn report(
        &mut self,
        keyword: &Keyword,
        node: NodeRef<'a>,
        say: impl FnOnce(&Keyword) -> String,
    ) {
        self.report_at(keyword, node, None, say);
    }

    /// Reports a violation by a value, or at a member of it.
    #[cold]
    fn report_at(
        &mut self,
        keyword: &Keyword,
        node: NodeRef<'a>,
        member: Option<&str>,
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
        let mut path = self.path(member.map_or(0, |name| 1 + name.len()));
        if let Some(name) = member {
            push_pointer_step(&mut path, name);
        }
        self.push(violation(keyword, node.span(), path, say(keyword)));
    }

    #[cold]
    fn no_branch(&mut self, union: &Union, node: NodeRef<'a>) {
        self.failed = true;
        if self.is_over()
            || self
                .found
                .only_counts(node.span().start, ViolationKind::Schema)
        {
            return;
        }
        let (message, subject) = union.no_branch(node);
        let path = self.path(0);
        self.push(violation(&union.keyword, subject.span(), path, message));
    }

    /// Reports a value that no branch takes: by the violations of the one that was most likely meant, if there is one.
    #[cold]
    fn no_choice(&mut self, choice: &'p Choice, node: NodeRef<'a>) {
        self.failed = true;
        if self.is_over() {
            return;
        }
        match self.context.likeliest(choice, node) {
            Likeliest::Branch(part) => self.in_place(part, node),
            Likeliest::Tag {
                name,
                subject,
                message,
            } => {
                self.report_at(&choice.keyword, subject, Some(&name), |_| message);
            }
            Likeliest::None(message) => self.report(&choice.keyword, node, |_| message),
            Likeliest::Tied(branches) => {
                let (plan, context) = (self.plan, self.context);
                let gives_reasons = self.gives_reasons;
                self.report(&choice.keyword, node, |_| {
                    let gives_reasons = gives_reasons && context.takes_reasons();
                    let all = gives_reasons.then(|| reasons(plan, &branches, node));
                    choice.none(node, &all.unwrap_or_default())
                });
            }
        }
    }

    #[cold]
    fn unknown(&mut self, keyword: &Keyword, node: NodeRef<'a>) {
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

    fn push(&mut self, mut violation: Violation) {
        let wanted = violation.message.strip_prefix("expected ");
        if let Some(wanted) = wanted.filter(|wanted| self.is_name && !wanted.starts_with("no ")) {
            violation.message = format!("expected the member's name to be {wanted}");
        }
        self.context.spend(reading(violation.bytes()));
        self.found.push(violation);
    }

    /// Leaves the innermost array or object.
    fn close(&mut self) {
        if let Some(Open::Object(object)) = self.open.last()
            && object.required < object.properties.required
        {
            self.missing();
        }
        // Truncated rather than popped, because the element is large.
        self.open.truncate(self.open.len().saturating_sub(1));
    }

    /// Reports each missing member of the innermost object.
    #[cold]
    fn missing(&mut self) {
        self.failed = true;
        if self.is_over() {
            return;
        }
        let Some(Open::Object(object)) = self.open.pop() else {
            return;
        };
        if !self.context.spend(object.properties.list.len() as u64) {
            return;
        }
        let others = properties::unlisted(object.properties, object.node);
        for (name, keyword, others) in object.properties.missing(&object.seen, &others) {
            self.report_at(keyword, object.node, Some(name), |keyword| {
                properties::missing(keyword, name, others)
            });
        }
        self.open.push(Open::Object(object));
    }

    /// Returns the JSON Pointer to the walk's position, with `room` for what will be appended.
    fn path(&self, room: usize) -> String {
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

/// Returns the first violation of a value under each of the first branches, if they can be found with little work.
fn reasons(plan: &Plan, branches: &[usize], node: NodeRef<'_>) -> Vec<(usize, Violation)> {
    const MOST: usize = 3;
    const BUDGET: u64 = 1 << 13;
    let mut left = BUDGET;
    let reason = |part: &usize| Some((*part, first_violation(plan, *part, node, &mut left)?));
    branches.iter().take(MOST).filter_map(reason).collect()
}

/// Returns the first violation of a part in a value, with a path that begins at that value, if it can be found. Takes the work from
/// `left`.
pub(crate) fn first_violation(
    plan: &Plan,
    part: usize,
    node: NodeRef<'_>,
    left: &mut u64,
) -> Option<Violation> {
    let context = Context::with_budget(plan, node.text().len(), decide, *left);
    let mut walk = Walk::new(plan, &context, Purpose::Explain { accepted: 0 });
    // Unions within unions would multiply.
    walk.gives_reasons = false;
    let first = walk.all(part, node).into_first();
    *left = context.left();
    first.filter(|_| *left > 0)
}

/// Returns the violation of a value that breaks a constraint.
fn broken_by(
    broken: &Constraint,
    value: &Subject<'_>,
    span: Range<usize>,
    path: String,
) -> Violation {
    let message = say(&broken.keyword.wanted, |message| {
        broken.test.found(value, message);
    });
    let mut violation = violation(&broken.keyword, span, path, message);
    violation.kind = broken.test.kind();
    if violation.kind != ViolationKind::Schema {
        // Not a keyword of the published schema.
        violation.keyword = None;
        violation.schema_path = Arc::default();
    }
    violation
}

fn violation(keyword: &Keyword, span: Range<usize>, path: String, message: String) -> Violation {
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
