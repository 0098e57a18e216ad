//! The fast path of a judge: values whose parts can be decided one by one are read with a few words for each open array or object.
//! What needs more, such as a choice, is given to a judge of its own while it is open. At the first thing that looks wrong the text is
//! judged anew from its beginning, by a judge that can say at which byte it was lost and why.
//!
//! Invariant: whatever passes here would not have broken a judge of the whole text.

use std::cell::Cell;
use std::ops::{Deref, Range};

use saop_json::JsonKind;
use saop_json::pieces::{Key, Piece, PieceHandler, PieceScanner};

use super::judge::Judge;
use crate::keywords::constraint::Subject;
use crate::keywords::others::Others;
use crate::plan::Plan;

/// Judges a text under one schema.
#[derive(Debug)]
pub(super) enum Judging {
    /// Nothing has looked wrong.
    Fast(Fast),
    Full(Box<Judge>),
}

/// A judge that is there, or was made.
pub(super) enum Judged<'j> {
    Own(&'j Judge),
    Made(Box<Judge>),
}

impl Deref for Judged<'_> {
    type Target = Judge;

    fn deref(&self) -> &Judge {
        match self {
            Self::Own(judge) => judge,
            Self::Made(judge) => judge,
        }
    }
}

/// The part of a value of which nothing is asked.
const ANY: u32 = u32::MAX;

/// What the checks of numbers and strings may cost, in units of about ten nanoseconds: so much, and more for each byte.
const LEAST_SPENT: u64 = 1_000_000;
const SPENT_PER_BYTE: u64 = 16;

#[derive(Debug)]
pub(super) struct Fast {
    root: u32,
    levels: Vec<Level>,
    /// The part of the value that follows.
    next: u32,
    /// The part of the open number, string or word.
    scalar: u32,
    /// The judge of an open value, and how many values of it are open. It is kept for the next one.
    inner: Option<Box<Judge>>,
    inner_depth: usize,
    spent: u64,
}

/// An open array or object.
#[derive(Clone, Copy, Debug)]
struct Level {
    part: u32,
    is_array: bool,
    /// The place of the property that is expected next.
    guess: u32,
    /// How many required members were seen.
    required: u32,
    /// How many items or members have begun.
    count: u64,
}

impl Judging {
    pub(super) fn new(root: usize) -> Self {
        Self::Fast(Fast {
            root: root as u32,
            levels: Vec::new(),
            next: root as u32,
            scalar: ANY,
            inner: None,
            inner_depth: 0,
            spent: 0,
        })
    }

    /// Same as [`new`](Self::new), without the fast path.
    pub(super) fn full(root: usize) -> Self {
        Self::Full(Box::new(Judge::new(root)))
    }

    /// Returns the judge that has found the text lost, if it is.
    #[inline]
    pub(super) fn lost(&self) -> Option<&Judge> {
        match self {
            Self::Full(judge) if judge.broken().is_some() => Some(judge),
            _ => None,
        }
    }

    /// Whether more of the string that begins at `start` has to be told: now, or if it does not end in the text so far.
    #[inline]
    pub(super) fn wants_more(&mut self, plan: &Plan, start: usize, is_cut: bool) -> bool {
        match self {
            Self::Full(judge) => judge.tracks(),
            Self::Fast(fast) => fast.wants_more(plan, start, is_cut),
        }
    }

    /// Takes the first byte of a value. `may_be_told` says that its characters may be told, whether they are wanted or not.
    #[inline]
    pub(super) fn begin(
        &mut self,
        plan: &Plan,
        text: &str,
        start: usize,
        kind: JsonKind,
        may_be_told: bool,
    ) -> Result<(), usize> {
        let is_fine = match self {
            Self::Fast(fast) => fast.begin(plan, start, kind, may_be_told),
            Self::Full(judge) => {
                judge.begin(plan, start, kind);
                true
            }
        };
        if is_fine {
            return Ok(());
        }
        self.start_over(plan, text, start + 1, None)
    }

    /// Takes the closing quote of a key.
    #[inline]
    pub(super) fn key(&mut self, plan: &Plan, text: &str, key: Key) -> Result<(), usize> {
        let is_fine = match self {
            Self::Fast(fast) => fast.key(plan, text, key),
            Self::Full(judge) => {
                judge.key(plan, text, key);
                true
            }
        };
        if is_fine {
            return Ok(());
        }
        self.start_over(plan, text, key.end, None)
    }

    /// Takes more of the open string.
    pub(super) fn grow(&mut self, plan: &Plan, text: &str, more: Piece<'_>) -> Result<(), usize> {
        let is_fine = match self {
            Self::Fast(fast) => fast.grow(plan, more),
            Self::Full(judge) => return judge.grow(plan, more),
        };
        if is_fine {
            return Ok(());
        }
        self.start_over(plan, text, more.end, None)
    }

    /// Takes the end of the innermost open value.
    #[inline]
    pub(super) fn end(
        &mut self,
        plan: &Plan,
        text: &str,
        value: Range<usize>,
        kind: JsonKind,
    ) -> Result<(), usize> {
        let range = value.clone();
        let is_fine = match self {
            Self::Fast(fast) => fast.end(plan, text, range, kind),
            Self::Full(judge) => {
                judge.end(plan, text, range);
                true
            }
        };
        if is_fine {
            return Ok(());
        }
        // A number has ended only with the byte after it, which belongs to what follows.
        let number = (kind == JsonKind::Number).then_some(value.end);
        let end = value.end + usize::from(number.is_some());
        self.start_over(plan, text, end, number)
    }

    /// Returns the judge of all that was read, which is `text`: its own, or one that is made.
    pub(super) fn judge(&self, plan: &Plan, text: &str) -> Judged<'_> {
        match self {
            Self::Fast(fast) => Judged::Made(Box::new(fast.judge_again(plan, text, None).0)),
            Self::Full(judge) => Judged::Own(judge),
        }
    }

    /// Takes from the budgets beforehand.
    pub(super) fn use_up(&mut self, plan: &Plan, text: &str, (work, cost): (usize, u64)) {
        if let Self::Fast(_) = self {
            // The text so far is not wrong.
            let _ = self.start_over(plan, text, text.len(), None);
        }
        if let Self::Full(judge) = self {
            judge.use_up(work, cost);
        }
    }

    /// Judges the text up to an offset anew.
    ///
    /// # Errors
    ///
    /// Returns the offset of the byte in a string at which the document is broken.
    #[cold]
    fn start_over(
        &mut self,
        plan: &Plan,
        text: &str,
        end: usize,
        number: Option<usize>,
    ) -> Result<(), usize> {
        let Self::Fast(fast) = self else {
            return Ok(());
        };
        let read = text.get(..end).unwrap_or(text);
        let (judge, result) = fast.judge_again(plan, read, number);
        *self = Self::Full(Box::new(judge));
        result
    }
}

impl Fast {
    /// Whether no array or object is open.
    #[inline]
    pub(super) const fn is_at_root(&self) -> bool {
        self.levels.is_empty() && self.inner_depth == 0
    }

    fn judge_again(
        &self,
        plan: &Plan,
        text: &str,
        number: Option<usize>,
    ) -> (Judge, Result<(), usize>) {
        let mut again = Again {
            plan,
            judge: Judge::new(self.root as usize),
            number,
            broken_at: None,
        };
        // Its faults are those of the scan that goes on.
        let _ = PieceScanner::new(usize::MAX).read(text, &mut again);
        (again.judge, again.broken_at.map_or(Ok(()), Err))
    }

    pub(super) fn wants_more(&mut self, plan: &Plan, start: usize, is_cut: bool) -> bool {
        if self.inner_depth > 0 {
            return self.inner.as_ref().is_some_and(|inner| inner.tracks());
        }
        let asks = |part: u32| {
            let part = plan.part(part as usize);
            part.is_some_and(|part| !part.of_beginning.is_empty())
        };
        if !is_cut || !asks(self.scalar) {
            return false;
        }
        let part = std::mem::replace(&mut self.scalar, ANY);
        self.give_away(plan, part, start, JsonKind::String);
        self.inner.as_ref().is_some_and(|inner| inner.tracks())
    }

    /// Gives a value that has begun to a judge. Returns whether it may hold.
    fn give_away(&mut self, plan: &Plan, part: u32, start: usize, kind: JsonKind) -> bool {
        let judge = match &mut self.inner {
            Some(judge) => {
                judge.restart(part as usize);
                judge
            }
            none => none.insert(Box::new(Judge::new(part as usize))),
        };
        self.inner_depth = 1;
        judge.begin(plan, start, kind);
        judge.broken().is_none()
    }

    /// Asks the judge of an open value, if there is one.
    #[inline]
    fn ask_inner(&mut self, ask: impl FnOnce(&mut Judge)) -> Option<bool> {
        if self.inner_depth == 0 {
            return None;
        }
        let judge = self.inner.as_mut()?;
        ask(judge);
        Some(judge.broken().is_none())
    }

    /// Takes the first byte of a value. Returns whether nothing is wrong, as the others do.
    #[inline]
    pub(super) fn begin(
        &mut self,
        plan: &Plan,
        start: usize,
        kind: JsonKind,
        may_be_told: bool,
    ) -> bool {
        if let Some(may_hold) = self.ask_inner(|judge| judge.begin(plan, start, kind)) {
            self.inner_depth += 1;
            return may_hold;
        }
        if let Some(level) = self.levels.last_mut()
            && level.is_array
        {
            let index = level.count;
            level.count += 1;
            if let Some(here) = plan.part(level.part as usize) {
                if here.is_too_many(JsonKind::Array, level.count) {
                    return false;
                }
                if let Some(items) = &here.items {
                    let place = usize::try_from(index).unwrap_or(usize::MAX);
                    self.next = match (items.prefix.get(place), &items.rest) {
                        (Some(part), _) | (None, Others::Part(part)) => *part as u32,
                        (None, Others::Any) => ANY,
                        (None, Others::None(_)) => return false,
                    };
                }
            }
        }
        let mut part = std::mem::replace(&mut self.next, ANY);
        let is_array = kind == JsonKind::Array;
        if let Some(here) = plan.part(part as usize) {
            if !here.possible.contains(kind) {
                return false;
            }
            let is_plain = match kind {
                JsonKind::Array | JsonKind::Object => here.streams.contains(kind),
                JsonKind::String if may_be_told && !here.of_beginning.is_empty() => false,
                _ => here.applies_nothing(),
            };
            if !is_plain {
                return self.give_away(plan, part, start, kind);
            }
            if here.free.contains(kind) && !is_array && kind != JsonKind::Object {
                part = ANY;
            }
        }
        if is_array || kind == JsonKind::Object {
            self.levels.push(Level {
                part,
                is_array,
                guess: 0,
                required: 0,
                count: 0,
            });
        } else {
            self.scalar = part;
        }
        true
    }

    #[inline]
    pub(super) fn key(&mut self, plan: &Plan, text: &str, key: Key) -> bool {
        if let Some(may_hold) = self.ask_inner(|judge| judge.key(plan, text, key)) {
            return may_hold;
        }
        let Some(level) = self.levels.last_mut() else {
            return true;
        };
        level.count += 1;
        let Some(here) = plan.part(level.part as usize) else {
            return true;
        };
        if here.is_too_many(JsonKind::Object, level.count) {
            return false;
        }
        let Some(properties) = &here.properties else {
            return true;
        };
        let name = key.of(text).unescape();
        if let Some(place) = properties.place(&name, level.guess as usize) {
            level.guess = place as u32 + 1;
            if let Some(property) = properties.list.get(place) {
                level.required += u32::from(property.missing.is_some());
                if let Some(part) = property.part {
                    self.next = part as u32;
                    return true;
                }
            }
        }
        match &properties.others {
            Others::None(_) => return false,
            Others::Part(part) => self.next = *part as u32,
            Others::Any => {}
        }
        true
    }

    pub(super) fn grow(&mut self, plan: &Plan, more: Piece<'_>) -> bool {
        let grown = self.ask_inner(|judge| {
            // What is broken says so.
            let _ = judge.grow(plan, more);
        });
        grown.unwrap_or(true)
    }

    #[inline]
    pub(super) fn end(
        &mut self,
        plan: &Plan,
        text: &str,
        value: Range<usize>,
        kind: JsonKind,
    ) -> bool {
        let range = value.clone();
        if let Some(may_hold) = self.ask_inner(|judge| judge.end(plan, text, range)) {
            self.inner_depth -= 1;
            return may_hold;
        }
        if !matches!(kind, JsonKind::Array | JsonKind::Object) {
            let part = std::mem::replace(&mut self.scalar, ANY);
            return part == ANY || self.scalar(plan, part, text, value, kind);
        }
        let Some(level) = self.levels.pop() else {
            return true;
        };
        let Some(here) = plan.part(level.part as usize) else {
            return true;
        };
        if let Some(properties) = &here.properties
            && kind == JsonKind::Object
            && (level.required as usize) < properties.required
        {
            return false;
        }
        here.free.contains(kind)
            || here.constraints.iter().all(|one| {
                !one.kinds.contains(kind) || one.test.of_count(kind, level.count) != Some(false)
            })
    }

    #[inline]
    fn scalar(
        &mut self,
        plan: &Plan,
        part: u32,
        text: &str,
        value: Range<usize>,
        kind: JsonKind,
    ) -> bool {
        let Some(here) = plan.part(part as usize) else {
            return true;
        };
        let most = LEAST_SPENT + SPENT_PER_BYTE * value.end as u64;
        let subject = Subject::without_tree(text.get(value).unwrap_or_default(), kind, 0);
        here.surely_holds(&subject)
            || here.constraints.iter().all(|one| {
                if !one.kinds.contains(kind) {
                    return true;
                }
                let left = Cell::new(most.saturating_sub(self.spent));
                let holds = one.test.holds_within(&subject, &left);
                self.spent = most.saturating_sub(left.get()).max(self.spent);
                holds && left.get() > 0
            })
    }
}

/// Judges what was read before.
struct Again<'p> {
    plan: &'p Plan,
    judge: Judge,
    /// Where the number ends that is judged last.
    number: Option<usize>,
    broken_at: Option<usize>,
}

impl PieceHandler for Again<'_> {
    fn begin(&mut self, _: &str, start: usize, kind: JsonKind) -> Result<(), usize> {
        self.judge.begin(self.plan, start, kind);
        Ok(())
    }

    fn key(&mut self, text: &str, key: Key) -> Result<(), usize> {
        self.judge.key(self.plan, text, key);
        Ok(())
    }

    fn wants_more(&mut self, _: usize, _: bool) -> bool {
        self.judge.tracks()
    }

    fn grow(&mut self, _: &str, more: Piece<'_>) -> Result<(), usize> {
        let grown = self.judge.grow(self.plan, more);
        self.broken_at = grown.err();
        grown
    }

    fn end(&mut self, text: &str, value: Range<usize>, kind: JsonKind) -> Result<(), usize> {
        let end = value.end;
        self.judge.end(self.plan, text, value);
        match self.number {
            Some(number) if number == end && kind == JsonKind::Number => Err(end),
            _ => Ok(()),
        }
    }
}
