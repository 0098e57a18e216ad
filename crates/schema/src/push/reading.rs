//! What the tokens of a text mean for its judges, and for who watches.
//!
//! Invariant: the text is lost only when the last judge has lost it, at the last byte at which one of them has.

use std::ops::Range;

use saop_json::JsonKind;
use saop_json::pieces::{Key, Piece, PieceHandler};

use super::doom::Cause;
use super::fast::Judging;
use super::judge::Found;
use super::source::Source;
use super::steps::Steps;
use super::watch::{FinalValue, GrowingString, Watch};
use crate::error::Violation;
use crate::plan::Plan;

/// What is done with the tokens of a text.
pub(super) struct Reading<'r, W> {
    pub(super) source: &'r Source,
    /// The plan of its schema, if it has one alone.
    pub(super) plan: Option<&'r Plan>,
    pub(super) judges: &'r mut [Option<Judging>],
    pub(super) steps: &'r mut Steps,
    pub(super) watch: &'r mut W,
    pub(super) value_end: &'r mut Option<usize>,
    /// Why the text is lost under the schema that was given up last.
    pub(super) lost: Option<(Cause, Violation)>,
}

impl<W> Reading<'_, W> {
    /// Asks each judge that has not given its document up; `place` is the offset of the byte that is read, unless a judge says another,
    /// and that after what is there of the value.
    ///
    /// Fails if none is left, with the offset at which the last one was lost.
    fn judge(
        &mut self,
        text: &str,
        place: (usize, usize),
        key: Option<Key>,
        mut ask: impl FnMut(&mut Judging, &Plan) -> Result<(), usize>,
    ) -> Result<(), usize> {
        // Most documents have one schema.
        if let (Some(plan), [Some(judge)]) = (self.plan, &mut *self.judges) {
            let asked = ask(judge, plan);
            if judge.lost().is_none() {
                return Ok(());
            }
            return Err(self.give_up(0, text, asked.err(), place, key));
        }
        self.judge_each(text, place, key, ask)
    }

    #[inline(never)]
    fn judge_each(
        &mut self,
        text: &str,
        place: (usize, usize),
        key: Option<Key>,
        mut ask: impl FnMut(&mut Judging, &Plan) -> Result<(), usize>,
    ) -> Result<(), usize> {
        let mut last = None;
        let mut is_left = false;
        for index in 0..self.judges.len() {
            let judge = self.judges.get_mut(index).and_then(Option::as_mut);
            let (Some(judge), Some((plan, _))) = (judge, self.source.plan(index)) else {
                continue;
            };
            let asked = ask(judge, plan);
            if judge.lost().is_none() {
                is_left = true;
                continue;
            }
            let offset = asked.err().unwrap_or(place.0);
            if last.is_none_or(|before| before <= offset) {
                last = Some(self.give_up(index, text, asked.err(), place, key));
            }
            if let Some(judge) = self.judges.get_mut(index) {
                *judge = None;
            }
        }
        match last {
            Some(offset) if !is_left => Err(offset),
            _ => Ok(()),
        }
    }

    /// Notes why the text is lost under one of the schemas. Returns the offset of the byte.
    #[cold]
    fn give_up(
        &mut self,
        index: usize,
        text: &str,
        broken_at: Option<usize>,
        place: (usize, usize),
        key: Option<Key>,
    ) -> usize {
        let (offset, end) = broken_at.map_or(place, |at| (at, at + 1));
        self.lost = self.told(index, text, (offset, end), key);
        offset
    }

    fn told(
        &self,
        index: usize,
        text: &str,
        (offset, end): (usize, usize),
        key: Option<Key>,
    ) -> Option<(Cause, Violation)> {
        let judge = self.judges.get(index)?.as_ref()?.lost()?;
        let (plan, _) = self.source.plan(index)?;
        let steps = &*self.steps;
        let found = Found {
            text,
            offset,
            end,
            path: &steps.pointer(text),
            path_within: &|depth| steps.pointer_within(text, depth),
            key,
        };
        Some(judge.say(plan, judge.broken()?, found))
    }
}

impl<W: Watch> PieceHandler for Reading<'_, W> {
    fn begin(&mut self, text: &str, start: usize, kind: JsonKind) -> Result<(), usize> {
        // What one judge wants to be told, all are told.
        let may_be_told = !self.watch.is_silent() || self.judges.len() > 1;
        self.steps.count();
        self.judge(text, (start, start + 1), None, |judge, plan| {
            judge.begin(plan, text, start, kind, may_be_told)
        })?;
        self.steps.enter(kind);
        Ok(())
    }

    fn key(&mut self, text: &str, key: Key) -> Result<(), usize> {
        self.steps.meet(key);
        self.judge(text, (key.end - 1, key.end), Some(key), |judge, plan| {
            judge.key(plan, text, key)
        })
    }

    fn wants_more(&mut self, start: usize, is_cut: bool) -> bool {
        let mut wants = !self.watch.is_silent();
        if let (Some(plan), [Some(judge)]) = (self.plan, &mut *self.judges) {
            return wants | judge.wants_more(plan, start, is_cut);
        }
        for (index, judge) in self.judges.iter_mut().enumerate() {
            if let (Some(judge), Some((plan, _))) = (judge, self.source.plan(index)) {
                wants |= judge.wants_more(plan, start, is_cut);
            }
        }
        wants
    }

    fn grow(&mut self, text: &str, more: Piece<'_>) -> Result<(), usize> {
        let judged = self.judge(text, (more.end - 1, more.end), None, |judge, plan| {
            judge.grow(plan, text, more)
        });
        // What would have come alone in smaller pieces.
        let told = judged.map_or_else(|offset| more.before(offset), |()| more.text);
        if !told.is_empty() {
            self.watch.grew(GrowingString {
                text,
                start: more.string,
                more: told,
                steps: self.steps,
            });
        }
        judged
    }

    fn end(&mut self, text: &str, value: Range<usize>, kind: JsonKind) -> Result<(), usize> {
        self.steps.leave(kind);
        // A number has ended before the byte that ends it.
        let at = match kind {
            JsonKind::Number => value.end,
            _ => value.end - 1,
        };
        let range = value.clone();
        self.judge(text, (at, value.end), None, |judge, plan| {
            judge.end(plan, text, range.clone(), kind)
        })?;
        if self.steps.depth() == 0 {
            *self.value_end = Some(value.end);
        }
        self.watch.ended(FinalValue {
            text,
            start: value.start,
            end: value.end,
            steps: self.steps,
        });
        Ok(())
    }
}
