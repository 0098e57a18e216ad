//! Values that have ended: what their parts say of them, and who is told.

use std::cell::Cell;
use std::ops::Range;

use saop_json::JsonKind;

use super::enter::MOST_BRANCHES;
use super::state::{Eval, Judge, Link, Why};
use crate::keywords::constraint::Subject;
use crate::keywords::in_place::InPlace;
use crate::keywords::tagged::Union;
use crate::plan::{Part, Plan};

/// So many bytes may be given to the engine for each byte of the document.
const REREADING: usize = 16;

/// What a part says of a value.
enum Verdict {
    Valid,
    Broken(Why),
    Unsure,
}

impl Judge {
    /// Takes the end of the innermost open value.
    pub(crate) fn end(&mut self, plan: &Plan, text: &str, value: Range<usize>) {
        let Some(frame) = self.frames.last().copied() else {
            return;
        };
        if self.tracks() {
            self.untrack();
        }
        let first = frame.evals;
        let after = self.evals.len() as u32;
        if first < after {
            let value_text = text.get(value).unwrap_or_default();
            self.ready.clear();
            for at in (first..after).rev() {
                if self
                    .evals
                    .get(at as usize)
                    .is_some_and(|one| one.pending == 0)
                {
                    self.ready.push(at);
                }
            }
            while let Some(at) = self.ready.pop() {
                self.settle(plan, at, value_text);
            }
            // What waits for itself is not known.
            for at in first..after {
                let waits = |eval: &Eval| !eval.is_settled && !eval.is_broken;
                if self.evals.get(at as usize).is_some_and(waits) {
                    self.tell(at, |judge, link| {
                        if matches!(link, Link::Must(owner) if owner < first) {
                            judge.leave_open(link);
                        }
                    });
                }
            }
        }
        if self.broken.is_some() {
            // What is known of the value is needed to say why.
            return;
        }
        self.frames.pop();
        self.evals.truncate(first as usize);
        self.choices.truncate(frame.choices as usize);
        self.more.truncate(frame.more as usize);
    }

    /// Judges one part of the value that has ended, on which all that it waits for has been judged.
    fn settle(&mut self, plan: &Plan, at: u32, text: &str) {
        // One of a value around it is not settled yet.
        if self.frames.last().is_some_and(|frame| at < frame.evals) {
            return;
        }
        let Some((here, part)) = self.open(plan, at) else {
            return;
        };
        let Some(eval) = self.evals.get_mut(at as usize) else {
            return;
        };
        if std::mem::replace(&mut eval.is_settled, true) {
            return;
        }
        match self.verdict(plan, here, part, at, text) {
            Verdict::Broken(why) => self.break_by(at, why),
            Verdict::Valid => self.tell(at, |judge, link| match link {
                Link::Must(owner) => judge.answered_in_frame(owner),
                _ => judge.hold(link),
            }),
            Verdict::Unsure => self.tell(at, |judge, link| {
                judge.leave_open(link);
                if let Link::Must(owner) = link {
                    judge.answered_in_frame(owner);
                }
            }),
        }
    }

    fn answered_in_frame(&mut self, owner: u32) {
        if self.frames.last().is_some_and(|frame| owner >= frame.evals) {
            self.answered(owner);
        }
    }

    /// Tells all who ask for a part.
    fn tell(&mut self, at: u32, tell: impl Fn(&mut Self, Link)) {
        let Some(eval) = self.evals.get(at as usize) else {
            return;
        };
        let (link, mut last) = (eval.link, eval.more);
        tell(self, link);
        while let Some((link, before)) = self.asking(last) {
            tell(self, link);
            last = before;
        }
    }

    fn verdict(&mut self, plan: &Plan, here: &Part, part: u32, at: u32, text: &str) -> Verdict {
        let (Some(eval), Some(frame)) = (self.evals.get(at as usize), self.frames.last()) else {
            return Verdict::Unsure;
        };
        let (kind, count) = (frame.kind, frame.count);
        let read = frame.start + text.len();
        let mut is_whole = false;
        let mut is_unsure = eval.is_unsure;
        let (first, after) = eval.choices;
        if let Some(properties) = &here.properties
            && kind == JsonKind::Object
            && (eval.required as usize) < properties.required
        {
            return Verdict::Broken(Why::Missing { part, eval: at });
        }
        match kind {
            JsonKind::Array | JsonKind::Object => {
                for (constraint, one) in here.constraints.iter().enumerate() {
                    if here.free.contains(kind) || !one.kinds.contains(kind) {
                        continue;
                    }
                    let constraint = constraint as u32;
                    match one.test.of_count(kind, count) {
                        Some(true) => {}
                        Some(false) => {
                            return Verdict::Broken(Why::TooFew {
                                part,
                                constraint,
                                count,
                            });
                        }
                        None => is_whole = true,
                    }
                }
            }
            _ => {
                let subject = Subject::without_tree(text, kind, 0);
                if !here.surely_holds(&subject) {
                    for (constraint, one) in here.constraints.iter().enumerate() {
                        if !one.kinds.contains(kind) {
                            continue;
                        }
                        let holds = |left: &Cell<u64>| one.test.holds_within(&subject, left);
                        let Some(holds) = self.within(read, holds) else {
                            return Verdict::Unsure;
                        };
                        if !holds {
                            let constraint = constraint as u32;
                            return Verdict::Broken(Why::Scalar {
                                part,
                                constraint,
                                kind,
                            });
                        }
                    }
                }
            }
        }
        if !here.applies_nothing() {
            let own = self.choices.get(first as usize..after as usize);
            for choice in own.unwrap_or_default() {
                if choice.exactly_one && choice.valid > 1 {
                    return Verdict::Broken(Why::Several { part });
                }
                is_unsure |= choice.unsure > 0 && (choice.valid == 0 || choice.exactly_one);
            }
            is_whole |= here.in_place.iter().any(|applied| match applied {
                InPlace::Schema(_) => false,
                InPlace::Choice(choice) => choice.branches.len() > MOST_BRANCHES,
                InPlace::Unevaluated(_) => matches!(kind, JsonKind::Array | JsonKind::Object),
                InPlace::Dependency(_) => kind == JsonKind::Object,
                InPlace::Not(_) | InPlace::If(_) => true,
            });
            let is_large = |union: &Union| union.branches.len() > MOST_BRANCHES;
            is_whole |= here.union.as_ref().is_some_and(is_large);
        }
        if is_whole {
            if self.reread + text.len() > REREADING * read {
                return Verdict::Unsure;
            }
            self.reread += text.len();
            return match self.verdict_of(plan, part as usize, text, read) {
                Some(true) => Verdict::Valid,
                Some(false) => Verdict::Broken(Why::Whole { part }),
                None => Verdict::Unsure,
            };
        }
        if is_unsure {
            Verdict::Unsure
        } else {
            Verdict::Valid
        }
    }
}
