//! Whether what one schema says of a value implies what another one says of it. SPEC C1.
//!
//! Each keyword of the part that is to be shown, the goal, is derived from the parts under which the value is known to be valid. Where
//! that needs it, cases are told apart: the branches of a known choice, both sides of a known condition, the kinds of values. For
//! recursive schemas the proof is by induction over the document: what is being shown of a value counts as known of the values in it.
//!
//! Invariant: what is shown holds for every document. Work is counted in steps, never by a clock, so that a result does not depend on the
//! machine; past the budget nothing is shown.

mod cases;
mod items;
mod known;
mod members;
mod scalars;
pub(crate) mod value;

pub(crate) use self::known::kind_of;

use std::collections::HashMap;
use std::rc::Rc;

use saop_schema::{Applied, OutlineRule};

use self::value::{Failure, Frame, Step, Value};
use crate::pair::{Kinds, Node, Pair};
use crate::places::Places;

/// Deeper values are not looked at.
const MOST_DEEP: usize = 1000;

/// More failures are not kept.
const MOST_FAILURES: usize = 2000;

/// How many cases may be told apart within each other.
const MOST_SPLITS: usize = 6;

type Key = Rc<(Value, Node)>;

/// What is known of an implication.
#[derive(Clone, Copy, Debug)]
enum State {
    /// It is being shown, this deep in the document, as the one of this number.
    Open {
        depth: usize,
        number: usize,
    },
    Shown,
    /// It could not be shown. Whether it was told why.
    Failed {
        told: bool,
    },
}

/// An attempt to show that values which one schema accepts are accepted by the other.
pub(crate) struct Proof<'p> {
    pub(crate) pair: &'p Pair,
    /// Of the schema that is known.
    pub(crate) places: &'p mut Places,
    memo: HashMap<Key, State>,
    /// How often it was told that a keyword of a part does not follow.
    told: HashMap<(Node, &'static str, Option<String>), usize>,
    /// What was shown as far as what is still open will be, in that order.
    supposed: Vec<Key>,
    open: usize,
    /// The least number of what was supposed lately.
    lowest: usize,
    /// How many arrays and objects are around the value.
    depth: usize,
    /// How many calls are within each other.
    nested: usize,
    splits: usize,
    refuting: usize,
    /// While it is more than 0, nothing is told: an attempt.
    attempts: usize,
    way: Vec<Rc<Frame>>,
    failures: Vec<Failure>,
}

impl<'p> Proof<'p> {
    pub(crate) fn new(pair: &'p Pair, places: &'p mut Places) -> Self {
        Self {
            pair,
            places,
            memo: HashMap::new(),
            told: HashMap::new(),
            supposed: Vec::new(),
            open: 0,
            lowest: usize::MAX,
            depth: 0,
            nested: 0,
            splits: 0,
            refuting: 0,
            attempts: 0,
            way: Vec::new(),
            failures: Vec::new(),
        }
    }

    /// Returns it as one that tells nothing.
    pub(crate) const fn quiet(mut self) -> Self {
        self.attempts += 1;
        self
    }

    /// Returns what does not follow for the values of a part; nothing if all does.
    pub(crate) fn failures(mut self, known: Node, place: usize, goal: Node) -> Found {
        let is_shown = self.implies(&Value::of(vec![known], place), goal);
        Found {
            is_shown,
            is_exhausted: self.pair.left() == 0,
            failures: self.failures,
        }
    }

    /// Takes steps; false if there are none left.
    fn step(&self, steps: usize) -> bool {
        self.pair.spend(steps)
    }

    fn tell(
        &mut self,
        value: &Value,
        goal: Node,
        keyword: &'static str,
        name: Option<&str>,
    ) -> bool {
        // One in several places may be shown in one of them only.
        const MOST_SAME: usize = 4;
        if self.attempts > 0 || self.failures.len() >= MOST_FAILURES {
            return false;
        }
        let known = self.told.entry((goal, keyword, name.map(str::to_owned)));
        let known = known.or_default();
        *known += 1;
        if *known <= MOST_SAME {
            self.pair.spend(1 + self.way.len() + size(value));
            self.failures.push(Failure {
                way: self.way.clone(),
                value: value.clone(),
                goal,
                keyword,
                name: name.map(str::to_owned),
            });
        }
        false
    }

    /// Whether a value that is known is valid under a part, without telling why not.
    fn attempt(&mut self, value: &Value, goal: Node) -> bool {
        self.attempts += 1;
        let is_shown = self.implies(value, goal);
        self.attempts -= 1;
        is_shown
    }

    /// Whether a value that is known is valid under a part.
    fn implies(&mut self, value: &Value, goal: Node) -> bool {
        let follows = |value: &Value, pair: &Pair| value.is.iter().any(|one| pair.same(*one, goal));
        if follows(value, self.pair) {
            return true;
        }
        if self.nested >= MOST_DEEP || !self.step(4 + size(value)) {
            return self.tell(value, goal, "", None);
        }
        let Some(value) = self.settled(value.clone()) else {
            return true;
        };
        if follows(&value, self.pair) {
            return true;
        }
        let key: Key = Rc::new((value, goal));
        let is_told = match self.memo.get(&key) {
            Some(State::Shown) => return true,
            Some(State::Open { depth, number }) => {
                if self.depth > *depth {
                    self.lowest = self.lowest.min(*number);
                    return true;
                }
                return false;
            }
            Some(State::Failed { told }) if *told || self.attempts > 0 => return false,
            Some(State::Failed { .. }) => true,
            None => false,
        };
        let number = self.open;
        let depth = self.depth;
        self.memo
            .insert(Rc::clone(&key), State::Open { depth, number });
        let lowest = std::mem::replace(&mut self.lowest, usize::MAX);
        let mark = self.supposed.len();
        self.open += 1;
        self.nested += 1;
        let is_shown = stacker::maybe_grow(1 << 17, 1 << 21, || {
            let (value, goal) = &*key;
            self.shown(value, *goal, is_told)
        });
        self.nested -= 1;
        self.open -= 1;
        let is_supposed = self.lowest < number;
        if !is_shown {
            for key in self.supposed.drain(mark..) {
                self.memo.remove(&key);
            }
        } else if is_supposed {
            self.supposed.push(Rc::clone(&key));
        } else {
            self.supposed.truncate(mark);
        }
        let state = if is_shown {
            State::Shown
        } else {
            State::Failed {
                told: self.attempts == 0,
            }
        };
        self.memo.insert(key, state);
        self.lowest = if is_supposed {
            lowest.min(self.lowest)
        } else {
            lowest
        };
        is_shown
    }

    /// Does what [`implies`](Self::implies) does, for what is not known yet. `has_failed` says that it is to be told why not.
    fn shown(&mut self, value: &Value, goal: Node, has_failed: bool) -> bool {
        if !has_failed {
            self.attempts += 1;
            let is_shown = self.directly(value, goal) || self.is_refuted(value);
            self.attempts -= 1;
            if is_shown {
                return true;
            }
        }
        let before = self.failures.len();
        if self.splits < MOST_SPLITS
            && let Some(cases) = self.cases(value, goal)
        {
            self.splits += 1;
            let mut is_shown = true;
            for case in cases {
                is_shown &= self.implies(&case, goal);
                if !is_shown && self.attempts > 0 {
                    break;
                }
            }
            self.splits -= 1;
            if is_shown || self.attempts > 0 || self.failures.len() > before {
                return is_shown;
            }
        }
        if self.attempts == 0 {
            if self.is_impossible(value) {
                return true;
            }
            self.directly(value, goal);
            if self.failures.len() == before {
                self.tell(value, goal, "", None);
            }
        }
        false
    }

    /// Whether every keyword of the goal follows, without telling cases apart.
    fn directly(&mut self, value: &Value, goal: Node) -> bool {
        let pair = self.pair;
        let Some(part) = pair.part(goal) else {
            return false;
        };
        if let Some(all) = self.constants(value) {
            let follows = all.iter().all(|one| pair.accepts(goal, one));
            return follows || self.tell(value, goal, self.constant_keyword(goal), None);
        }
        let mut is_shown = true;
        // All of them are told of, but an attempt ends with the first.
        macro_rules! each {
            ($test:expr) => {
                if !$test {
                    is_shown = false;
                    if self.attempts > 0 {
                        return false;
                    }
                }
            };
        }
        if part.constraints.iter().any(|(name, _)| *name == "false") {
            return self.is_impossible(value) || self.tell(value, goal, "false", None);
        }
        if !value.kinds.within(Kinds::of_type(part)) {
            is_shown = self.tell(value, goal, "type", None);
            if self.attempts > 0 {
                return false;
            }
        }
        if part.facts.constants.is_some() {
            each!(self.tell(value, goal, self.constant_keyword(goal), None));
        }
        let applies = |kinds| value.kinds.has(kinds);
        if applies(Kinds::NUMBER) {
            each!(self.number(value, goal, part));
        }
        if applies(Kinds::STRING) {
            each!(self.string(value, goal, part));
        }
        if applies(Kinds::ARRAY) {
            each!(self.array(value, goal, part));
        }
        if applies(Kinds::OBJECT) {
            each!(self.object(value, goal, part));
        }
        for applied in &part.applied {
            match applied {
                Applied::All(other) => each!(self.implies(value, goal.beside(*other))),
                Applied::Choice {
                    branches,
                    exactly_one,
                    tag,
                } => {
                    let exclusive = *exactly_one && tag.is_none();
                    each!(self.choice(value, goal, branches, *exactly_one, exclusive));
                }
                Applied::Unevaluated { members, items } => {
                    if applies(Kinds::OBJECT) {
                        each!(self.unevaluated_members(value, goal, *members));
                    }
                    if applies(Kinds::ARRAY) {
                        each!(self.unevaluated_items(value, goal, *items));
                    }
                }
                _ => {}
            }
        }
        for rule in &part.rules {
            match rule {
                OutlineRule::Not(other) => {
                    let supposed = value.and(goal.beside(*other));
                    each!(self.is_impossible(&supposed) || self.tell(value, goal, "not", None));
                }
                OutlineRule::If(condition, then, otherwise) => {
                    let condition = goal.beside(*condition);
                    if let Some(then) = then {
                        each!(self.implies(&value.and(condition), goal.beside(*then)));
                    }
                    if let Some(otherwise) = otherwise {
                        each!(self.implies(&value.and_not(condition), goal.beside(*otherwise)));
                    }
                }
                OutlineRule::Dependent {
                    property,
                    part,
                    members,
                } if applies(Kinds::OBJECT) => {
                    each!(self.dependent(value, goal, property, *part, members));
                }
                _ => {}
            }
        }
        is_shown
    }

    fn constant_keyword(&self, goal: Node) -> &'static str {
        let part = self.pair.part(goal);
        let mut names = part.into_iter().flat_map(|part| &part.constraints);
        let constant = names.find(|(name, _)| matches!(*name, "const" | "enum"));
        constant.map_or("", |(name, _)| name)
    }

    /// Whether a value is valid under one of several parts, or exactly one of them.
    fn choice(
        &mut self,
        value: &Value,
        goal: Node,
        branches: &[usize],
        exactly_one: bool,
        exclusive: bool,
    ) -> bool {
        let pair = self.pair;
        let all = || branches.iter().map(|branch| goal.beside(*branch));
        let is_known = |branch: &Node| value.is.iter().any(|one| pair.same(*one, *branch));
        let may_be = |branch: &Node| value.kinds.within(pair.kinds(*branch));
        if !self.step(branches.len().saturating_mul(1 + value.is.len() / 4)) {
            return self.tell(
                value,
                goal,
                if exactly_one { "oneOf" } else { "anyOf" },
                None,
            );
        }
        let likely = all().enumerate().filter(|(_, branch)| is_known(branch));
        let others = all()
            .enumerate()
            .filter(|(_, branch)| !is_known(branch) && may_be(branch));
        for (at, branch) in likely.chain(others).collect::<Vec<_>>() {
            if !self.attempt(value, branch) {
                continue;
            }
            if !exclusive {
                return true;
            }
            if !self.step(branches.len()) {
                break;
            }
            // Two branches may be one part, under which nothing is valid once.
            let rest = all().enumerate().filter(|(other, _)| *other != at);
            let rest: Vec<_> = rest
                .map(|(_, other)| other)
                .filter(|other| value.kinds.has(pair.kinds(*other)))
                .collect();
            if rest
                .iter()
                .all(|other| self.is_impossible(&value.and(*other)))
            {
                return true;
            }
        }
        let keyword = if exactly_one { "oneOf" } else { "anyOf" };
        if !self.step(branches.len()) {
            return self.tell(value, goal, keyword, None);
        }
        // The branch that alone may be meant, or the one that is in its place, may say why.
        let mut aligned = Vec::new();
        if self.attempts == 0 {
            let may_be = |branch: &Node| !self.clashes(&value.is, &value.not, value.kinds, *branch);
            let mut left = all().filter(may_be);
            if let (Some(only), None) = (left.next(), left.next()) {
                aligned.push(only);
            }
        }
        if self.attempts == 0 && aligned.is_empty() {
            let choices = value.is.iter().filter_map(|node| {
                let mut applied = pair.part(*node)?.applied.iter();
                applied.find_map(|applied| match applied {
                    Applied::Choice {
                        branches: known, ..
                    } if known.len() == branches.len() => {
                        let pairs = known.iter().zip(branches);
                        let is = |(known, _): &(&usize, &usize)| {
                            value.is.binary_search(&node.beside(**known)).is_ok()
                        };
                        let at = pairs.into_iter().find(is)?;
                        Some(goal.beside(*at.1))
                    }
                    _ => None,
                })
            });
            aligned.extend(choices.take(1));
        }
        let before = self.failures.len();
        for branch in aligned {
            self.implies(value, branch);
        }
        if self.failures.len() == before {
            self.tell(value, goal, keyword, None);
        }
        false
    }

    /// Whether a value in another one is valid under a part.
    fn inner(&mut self, value: &Value, step: Step, inner: &Value, goal: Node) -> bool {
        self.depth += 1;
        self.step(1 + size(value));
        self.way.push(Rc::new(Frame {
            value: value.clone(),
            step,
        }));
        let is_shown = self.implies(inner, goal);
        self.way.pop();
        self.depth -= 1;
        is_shown
    }
}

/// How much is known of a value.
pub(super) fn size(value: &Value) -> usize {
    value.is.len() + value.not.len() + value.present.len()
}

/// What a proof came to.
pub(crate) struct Found {
    pub(crate) is_shown: bool,
    /// Whether there were no steps left.
    pub(crate) is_exhausted: bool,
    pub(crate) failures: Vec<Failure>,
}
