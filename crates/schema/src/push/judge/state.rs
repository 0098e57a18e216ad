//! What is known of a document while it is judged, and how one part that is broken breaks others.
//!
//! Invariant: what is broken is broken whatever follows.

use std::cell::Cell;

use saop_json::JsonKind;

use crate::keywords::properties::Seen;
use crate::pattern::growing::{Caches, Growth};
use crate::plan::{Part, Plan};
use crate::push::doom::Cause;
use crate::walk::quick;

/// Who asks for a part to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// The document.
    Root,
    /// Another one, by its index, which does not hold without it.
    Must(u32),
    /// A choice, by its index, as a branch.
    Branch(u32),
}

/// A part that applies to an open value.
#[derive(Debug)]
pub(super) struct Eval {
    pub(super) part: u32,
    pub(super) link: Link,
    pub(super) is_broken: bool,
    /// Whether something of it could not be judged.
    pub(super) is_unsure: bool,
    pub(super) is_settled: bool,
    /// How many parts of the same value are to be judged before it.
    pub(super) pending: u32,
    /// The members seen.
    pub(super) seen: Seen,
    pub(super) guess: u32,
    /// How many of them are required.
    pub(super) required: u32,
    /// Where its choices begin, and end.
    pub(super) choices: (u32, u32),
    /// Who else asks for it: the last of them, by one more than its index.
    pub(super) more: u32,
}

/// A choice that applies to an open value.
#[derive(Debug)]
pub(super) struct Choosing {
    pub(super) owner: u32,
    /// Its place among what the owner's part applies; nothing for a tagged union.
    pub(super) place: Option<u32>,
    pub(super) exactly_one: bool,
    /// How many branches may be valid, are valid, and could not be judged.
    pub(super) left: u32,
    pub(super) valid: u32,
    pub(super) unsure: u32,
}

/// An open value: where what is its own begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) evals: u32,
    pub(super) choices: u32,
    pub(super) more: u32,
    pub(super) start: usize,
    pub(super) kind: JsonKind,
    /// How many items or members have begun.
    pub(super) count: u64,
}

/// The verdict on a document so far.
#[derive(Debug)]
pub(in crate::push) struct Judge {
    pub(super) frames: Vec<Frame>,
    pub(super) evals: Vec<Eval>,
    pub(super) choices: Vec<Choosing>,
    /// Who else asks for a part, each with the one before it that asks for the same.
    pub(super) more: Vec<(Link, u32)>,
    /// The parts that apply to the next value, and who asks.
    pub(super) next: Vec<(u32, Link)>,
    /// Those that apply to the value that has begun and are still to be entered.
    pub(super) entering: Vec<(u32, Link)>,
    /// Those of the value that has ended that can be settled.
    pub(super) ready: Vec<u32>,
    /// Those that are to be told that a part is broken.
    breaking: Vec<Link>,
    pub(super) trackers: Vec<Tracker>,
    pub(super) caches: Caches,
    /// How many characters the open string has, if that is asked.
    pub(super) characters: u64,
    pub(super) work: usize,
    /// How many bytes were given to the engine.
    pub(super) reread: usize,
    /// What the engine has cost, and what else a check takes from its budget.
    spent: u64,
    /// Whether nothing more is judged.
    pub(super) gave_up: bool,
    /// Why the document is broken.
    pub(super) broken: Option<Broken>,
}

/// Why a document is broken, and the outermost choice that has no branch left for that.
#[derive(Clone, Copy, Debug)]
pub(in crate::push) struct Broken {
    pub(super) why: Why,
    /// The owner's part and the place of the choice in it, and how many arrays and objects are around its value.
    pub(super) choice: Option<(u32, Option<u32>, usize)>,
}

/// A constraint on an open string.
#[derive(Debug)]
pub(super) struct Tracker {
    pub(super) eval: u32,
    pub(super) constraint: u32,
    pub(super) state: Tracked,
}

#[derive(Debug)]
pub(super) enum Tracked {
    /// The constants from one index to another begin with the first bytes.
    OneOf {
        from: usize,
        to: usize,
        bytes: usize,
    },
    AtMost,
    Pattern(Growth),
}

/// What has broken a part.
#[derive(Clone, Copy, Debug)]
pub(in crate::push) enum Why {
    Kind {
        part: u32,
        kind: JsonKind,
    },
    Constant {
        part: u32,
        constraint: u32,
    },
    TooLong {
        part: u32,
        constraint: u32,
    },
    Pattern {
        part: u32,
        constraint: u32,
    },
    Scalar {
        part: u32,
        constraint: u32,
        kind: JsonKind,
    },
    Unknown {
        part: u32,
        eval: u32,
    },
    /// The name is not valid under this part.
    Name {
        part: u32,
    },
    Missing {
        part: u32,
        eval: u32,
    },
    TooMany {
        part: u32,
        count: u64,
    },
    /// An item where none may be.
    Item {
        part: u32,
    },
    TooFew {
        part: u32,
        constraint: u32,
        count: u64,
    },
    Whole {
        part: u32,
    },
    /// More than one branch is valid.
    Several {
        part: u32,
    },
}

impl Why {
    pub(super) const fn cause(self) -> Cause {
        match self {
            Self::Kind { .. } => Cause::Kind,
            Self::Constant { .. } => Cause::Constant,
            Self::TooLong { .. } => Cause::MaxLength,
            Self::Pattern { .. } => Cause::Pattern,
            Self::Scalar { kind, .. } => match kind {
                JsonKind::Number => Cause::Number,
                JsonKind::String => Cause::String,
                _ => Cause::Literal,
            },
            Self::Unknown { .. } => Cause::UnknownName,
            Self::Name { .. } => Cause::Name,
            Self::Missing { .. } => Cause::Missing,
            Self::TooMany { .. } | Self::Item { .. } => Cause::TooMany,
            Self::TooFew { .. } => Cause::TooFew,
            Self::Whole { .. } | Self::Several { .. } => Cause::Whole,
        }
    }

    pub(super) const fn part(self) -> u32 {
        match self {
            Self::Kind { part, .. }
            | Self::Constant { part, .. }
            | Self::TooLong { part, .. }
            | Self::Pattern { part, .. }
            | Self::Scalar { part, .. }
            | Self::Unknown { part, .. }
            | Self::Name { part }
            | Self::Missing { part, .. }
            | Self::TooMany { part, .. }
            | Self::Item { part }
            | Self::TooFew { part, .. }
            | Self::Whole { part }
            | Self::Several { part } => part,
        }
    }
}

impl Judge {
    /// Begins a document under a part.
    pub(in crate::push) fn new(root: usize) -> Self {
        Self {
            frames: Vec::new(),
            evals: Vec::new(),
            choices: Vec::new(),
            more: Vec::new(),
            next: vec![(root as u32, Link::Root)],
            entering: Vec::new(),
            ready: Vec::new(),
            breaking: Vec::new(),
            trackers: Vec::new(),
            caches: Vec::new(),
            characters: 0,
            work: 0,
            reread: 0,
            spent: 0,
            gave_up: false,
            broken: None,
        }
    }

    /// Begins again with another value of the same document, with what is left of the budgets.
    pub(in crate::push) fn restart(&mut self, root: usize) {
        self.frames.clear();
        self.evals.clear();
        self.choices.clear();
        self.more.clear();
        self.next.clear();
        self.next.push((root as u32, Link::Root));
    }

    /// Returns why the document is broken, if it is.
    pub(in crate::push) const fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// Takes from the budgets beforehand.
    pub(in crate::push) const fn use_up(&mut self, work: usize, cost: u64) {
        self.work += work;
        self.spent += cost;
    }

    /// Returns the part of one that may still hold, and its number; nothing once the judge has given up.
    #[inline]
    pub(super) fn open<'p>(&self, plan: &'p Plan, at: u32) -> Option<(&'p Part, u32)> {
        let eval = self.evals.get(at as usize)?;
        if eval.is_broken || self.broken.is_some() || self.gave_up {
            return None;
        }
        Some((plan.part(eval.part as usize)?, eval.part))
    }

    pub(super) fn is_broken(&self, at: u32) -> bool {
        self.evals
            .get(at as usize)
            .is_none_or(|eval| eval.is_broken)
    }

    pub(super) fn part_of(&self, at: u32) -> Option<u32> {
        self.evals.get(at as usize).map(|eval| eval.part)
    }

    /// Notes that who asks waits for the answer until the value ends. A choice does that from its beginning.
    pub(super) fn wait(&mut self, link: Link, frame: Frame) {
        if let Link::Must(owner) = link
            && owner >= frame.evals
            && let Some(eval) = self.evals.get_mut(owner as usize)
        {
            eval.pending += 1;
        }
    }

    /// Answers that a part holds.
    pub(super) fn hold(&mut self, link: Link) {
        if let Link::Branch(choice) = link
            && let Some(one) = self.choices.get_mut(choice as usize)
        {
            one.valid += 1;
            one.left -= 1;
            let owner = one.owner;
            self.answered(owner);
        }
    }

    /// Answers that it is not known whether a part holds.
    pub(super) fn leave_open(&mut self, link: Link) {
        match link {
            Link::Root => {}
            Link::Must(owner) => {
                if let Some(eval) = self.evals.get_mut(owner as usize) {
                    eval.is_unsure = true;
                }
            }
            Link::Branch(choice) => {
                if let Some(one) = self.choices.get_mut(choice as usize) {
                    one.unsure += 1;
                    one.left -= 1;
                    let owner = one.owner;
                    self.answered(owner);
                }
            }
        }
    }

    /// Notes that one of the parts for which another waits is judged.
    pub(super) fn answered(&mut self, owner: u32) {
        if let Some(eval) = self.evals.get_mut(owner as usize) {
            eval.pending = eval.pending.saturating_sub(1);
            if eval.pending == 0 {
                self.ready.push(owner);
            }
        }
    }

    /// Notes that a part does not hold.
    pub(super) fn break_by(&mut self, at: u32, why: Why) {
        self.break_link(Link::Must(at), why);
    }

    /// Answers that a part does not hold, and breaks all that do not hold without it.
    pub(super) fn break_link(&mut self, link: Link, why: Why) {
        let mut links = std::mem::take(&mut self.breaking);
        links.push(link);
        let mut choice = None;
        while let Some(link) = links.pop() {
            match link {
                Link::Root => {
                    let broken = Broken { why, choice };
                    self.broken.get_or_insert(broken);
                }
                Link::Must(at) => {
                    let Some(eval) = self.evals.get_mut(at as usize) else {
                        continue;
                    };
                    if eval.is_broken {
                        continue;
                    }
                    eval.is_broken = true;
                    let mut last = eval.more;
                    links.push(eval.link);
                    while let Some((link, before)) = self.asking(last) {
                        links.push(link);
                        last = before;
                    }
                }
                Link::Branch(number) => {
                    let Some(one) = self.choices.get_mut(number as usize) else {
                        continue;
                    };
                    one.left -= 1;
                    let (owner, place) = (one.owner, one.place);
                    let is_over = one.left == 0 && one.valid == 0 && one.unsure == 0;
                    if is_over && !self.is_broken(owner) {
                        let part = self.part_of(owner).unwrap_or_default();
                        choice = Some((part, place, self.level_of(owner)));
                        links.push(Link::Must(owner));
                    } else {
                        self.answered(owner);
                    }
                }
            }
        }
        self.breaking = links;
    }

    /// Notes who else asks for a part.
    pub(super) fn ask(&mut self, at: u32, link: Link) {
        let place = self.more.len() as u32 + 1;
        if let Some(eval) = self.evals.get_mut(at as usize) {
            let before = std::mem::replace(&mut eval.more, place);
            self.more.push((link, before));
        }
    }

    /// Returns one who else asks for a part, and the one before.
    pub(super) fn asking(&self, place: u32) -> Option<(Link, u32)> {
        self.more.get((place as usize).checked_sub(1)?).copied()
    }

    /// Returns how many arrays and objects are around the value that a part applies to.
    pub(super) fn level_of(&self, at: u32) -> usize {
        let after = self.frames.partition_point(|frame| frame.evals <= at);
        after.saturating_sub(1)
    }

    /// Asks the engine, if the document has not been read too often yet.
    pub(super) fn verdict_of(
        &mut self,
        plan: &Plan,
        part: usize,
        text: &str,
        read: usize,
    ) -> Option<bool> {
        let all = self.left(read);
        let mut left = all;
        let verdict = quick::verdict(plan, part, text, &mut left);
        self.spent += all - left;
        verdict
    }

    /// Takes what something costs from the engine's budget for the first so many bytes. Returns whether there was enough.
    pub(super) fn spend(&mut self, cost: u64, read: usize) -> bool {
        let is_enough = cost <= self.left(read);
        if is_enough {
            self.spent += cost;
        }
        is_enough
    }

    /// Does what takes its work from the engine's budget for the first so many bytes; `None` if nothing of that is left.
    pub(super) fn within<T>(
        &mut self,
        read: usize,
        work: impl FnOnce(&Cell<u64>) -> T,
    ) -> Option<T> {
        let before = self.left(read);
        let left = Cell::new(before);
        let done = work(&left);
        self.spent += before - left.get();
        (left.get() > 0).then_some(done)
    }

    /// Gives back what was not needed after all.
    pub(super) fn give_back(&mut self, cost: u64) {
        self.spent = self.spent.saturating_sub(cost);
    }

    const fn left(&self, read: usize) -> u64 {
        (LEAST_SPENT + SPENT_PER_BYTE * read as u64).saturating_sub(self.spent)
    }
}

/// What the engine may cost for all values together, in units of about ten nanoseconds.
const LEAST_SPENT: u64 = 24_000_000;
const SPENT_PER_BYTE: u64 = 36;
