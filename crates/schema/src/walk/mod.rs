//! Every violation of a document, found in one walk over its tree.
//!
//! The walk is our own because jsonschema knows nothing of the tree's order, has no budget, and is exponential on a recursive `anyOf`.
//! Tests compare its verdicts with jsonschema and boon, and for generated types every location and keyword.
//!
//! Invariants: nesting costs heap, never the caller's stack. The members of an object are scanned once; only its first
//! unknown property causes one more scan, over the members after it. No value meets a part twice in one walk, so the work
//! is at most that of all parts on all values; beyond its budget it stops.

mod context;
mod evaluated;
mod meant_branch;
mod no_choice;
mod open;
pub(crate) mod quick;
mod report;
mod state;
pub(crate) mod unjudged;
mod work;

use saop_json::{JsonKind, Limits, NodeRef, Tree};

use self::context::Context;
use self::evaluated::Step;
use self::open::{Next, Object, Open};
use self::state::{Purpose, Ruled, Walk};
pub use self::work::Work;
use self::work::budget;
use crate::error::{Found, Violation};
use crate::keywords::constraint::{Subject, Verdicts};
use crate::keywords::dependencies::{Dependency, Dependent};
use crate::keywords::in_place::InPlace;
use crate::keywords::index::Candidates;
use crate::keywords::others::Others;
use crate::keywords::properties::{self, Unknown};
use crate::keywords::unevaluated::Unevaluated;
use crate::keywords::untagged::Choice;
use crate::plan::{Part, Plan};
use crate::site::{Hooks, Site};
use crate::unions;
use crate::words::say;

/// Every violation of the part `root` in a document. The decoder has already accepted values that end before the offset
/// `accepted`; they are skipped.
pub(crate) fn violations<'a>(
    plan: &Plan,
    root: usize,
    tree: &'a Tree<'a>,
    accepted: usize,
    limits: &Limits,
) -> Found {
    let (value, bytes) = (tree.root(), tree.root().end());
    let all = budget(bytes, limits);
    let context = Context::new(plan, bytes, decide, all);
    let found = Walk::new(plan, &context, Purpose::Explain { accepted }).all(root, value);
    context.told(found, value, all)
}

/// The same, with those of numbers that the types of their parts do not hold, and of hand-written rules.
pub(crate) fn violations_beside<'a>(
    plan: &Plan,
    root: usize,
    tree: &'a Tree<'a>,
    accepted: usize,
    hooks: Hooks<'_>,
    limits: &Limits,
) -> Found {
    let (value, bytes) = (tree.root(), tree.root().end());
    let all = budget(bytes, limits);
    let context = Context::new(plan, bytes, decide, all);
    let mut walk = Walk::new(plan, &context, Purpose::Explain { accepted });
    walk.hooks = hooks;
    walk.value(root, value);
    walk.finish(0);
    let ruled = std::mem::take(&mut walk.ruled);
    let mut found = context.told(walk.found, value, all);
    for Ruled { check, node, path } in ruled {
        check(&mut Site {
            node,
            path: &path,
            violations: &mut found,
        });
    }
    found
}

/// Every violation of the root part in one value of a document, with paths that begin at that value. Takes the work from
/// `work`.
pub(crate) fn violations_in<'a>(
    plan: &Plan,
    tree: &'a Tree<'a>,
    node: NodeRef<'a>,
    work: &mut Work,
) -> Found {
    let context = Context::new(plan, tree.root().end(), decide, work.left);
    let purpose = Purpose::Explain { accepted: 0 };
    let found = Walk::new(plan, &context, purpose).all(plan.root(), node);
    work.left = context.left();
    context.told(found, node, work.all)
}

fn decide(context: &Context<'_>, part: usize, node: NodeRef<'_>) -> bool {
    Walk::new(context.plan(), context, Purpose::Decide).decide(part, node)
}

impl<'p, 'a> Walk<'p, 'a> {
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
        self.hook(part, node);
        self.value_of(here, node);
    }

    /// Does what is asked of the values of a part beside what the schema says.
    #[inline]
    fn hook(&mut self, part: usize, node: NodeRef<'a>) {
        let Hooks { numbers, rules } = self.hooks;
        if let Ok(place) = numbers.binary_search_by_key(&part, |(part, _)| *part) {
            self.hold(numbers[place].1, node);
        }
        if let Ok(place) = rules.binary_search_by_key(&part, |(part, _)| *part) {
            let (check, path) = (rules[place].1, self.path(0));
            self.ruled.push(Ruled { check, node, path });
        }
    }

    /// Checks a value by itself, and opens it if there is anything to check inside.
    fn value_of(&mut self, mut here: &'p Part, node: NodeRef<'a>) {
        self.context.reach(node);
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
            for place in self.effective(here, node).iter() {
                if self.is_over() || !self.context.step(2) {
                    return;
                }
                if let Some(applied) = here.in_place.get(place) {
                    self.apply(here, applied, &value);
                }
            }
            let Some(union) = &here.union else {
                self.open(here, node);
                return;
            };
            let named = self.context.branch(union, node);
            let named = named.or_else(|| self.meant(node, union.branches.values().copied()));
            let Some(branch) = named else {
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
            self.hook(branch, node);
            here = next;
        }
    }

    /// Returns which of the schemas that a part applies in place can have an effect on a value.
    fn effective(&self, here: &'p Part, node: NodeRef<'a>) -> Candidates<'p> {
        // A type may ask something of the values of any part.
        let index = here.applied.as_ref().filter(|_| self.hooks.is_none());
        self.context.candidates(index, here.in_place.len(), node)
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
            let holds = constraint.test.holds_within(value, self.context.work());
            if self.context.is_exhausted() {
                self.context.leave(&constraint.keyword);
                self.failed = true;
                return;
            }
            if !holds {
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
                self.open.push(Open::Object(Object::new(node, properties)));
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
            InPlace::Choice(choice) => {
                self.choose(choice, value);
                if self.context.is_exhausted() {
                    let keyword = self.keyword(choice);
                    self.context.leave(keyword);
                }
            }
            InPlace::Not(not) => {
                if self.context.accepts(not.part, node) {
                    self.report(&not.keyword, node, |keyword| {
                        say(&keyword.wanted, |message| node.describe(message))
                    });
                }
            }
            InPlace::If(one) => {
                let chain = one.chain.as_ref().filter(|_| self.hooks.is_none());
                if let (_, Some(part)) = self.context.condition(one, chain, node) {
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
                if self.purpose != Purpose::Decide
                    && unions::is_union(self.plan, only)
                    && !self.context.accepts(only, node)
                {
                    return self.no_choice(choice, node);
                }
                return self.in_place(only, node);
            }
        }
        let all = choice.branches.len();
        let candidates = self.context.candidates(choice.index.as_ref(), all, node);
        let candidates = candidates.iter();
        let branches = candidates.filter_map(|index| choice.branches.get(index));
        let mut valid = branches.filter(|branch| self.context.accepts(branch.part, node));
        let Some(one) = valid.next() else {
            return self.no_choice(choice, node);
        };
        // What a valid value breaks is a rule.
        if !self.hooks.rules.is_empty() {
            let numbers = std::mem::take(&mut self.hooks.numbers);
            self.in_place(one.part, node);
            self.hooks.numbers = numbers;
        }
        if choice.exactly_one && valid.next().is_some() {
            let (plan, context) = (self.plan, self.context);
            self.report(self.keyword(choice), node, |keyword| {
                let (flat, places) = context.valid(choice, node);
                flat.names(plan).several(keyword, &places)
            });
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
                        self.report_at(keyword, node, &[name], |keyword| {
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
}

/// Returns the first violation of a part in a value, with a path that begins at that value, if it can be found. Takes the work from
/// `left`.
pub(crate) fn first_violation(
    plan: &Plan,
    part: usize,
    node: NodeRef<'_>,
    left: &mut u64,
) -> Option<Violation> {
    violations_within(plan, part, node, Hooks::NONE, left).into_first()
}

/// Returns the violations of a part in a value, with paths that begin at that value, if they can be found. Takes the work from `left`.
pub(crate) fn violations_within(
    plan: &Plan,
    part: usize,
    node: NodeRef<'_>,
    hooks: Hooks<'_>,
    left: &mut u64,
) -> Found {
    let context = Context::new(plan, node.text().len(), decide, *left);
    let mut walk = Walk::new(plan, &context, Purpose::Explain { accepted: 0 });
    walk.hooks = hooks;
    // Unions within unions would multiply.
    walk.gives_reasons = false;
    let found = walk.all(part, node);
    *left = context.left();
    if *left > 0 { found } else { Found::default() }
}
