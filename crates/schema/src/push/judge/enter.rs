//! Values and names that begin: the parts of the schema that apply to them, and what is clear of them at once.
//!
//! Invariant: no value meets a part twice, so the work is at most that of all parts on all values; past its budget nothing more is
//! judged, whatever comes.

use saop_json::JsonKind;
use saop_json::pieces::Key;

use super::state::{Choosing, Eval, Frame, Judge, Link, Why};
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::keywords::properties::Seen;
use crate::pattern::table::take;
use crate::plan::Plan;

/// A choice of more branches is judged when its value ends.
pub(super) const MOST_BRANCHES: usize = 64;

/// A value that meets more parts at once is judged as a whole, with a value around it.
const MOST_AT_ONCE: usize = 512;

/// How many parts may be applied: so many, and more for every byte. To ask one for an item or a name is an eighth of that.
const LEAST_WORK: usize = 100_000;
const WORK_PER_BYTE: usize = 64;

impl Judge {
    /// Takes the first byte of a value.
    pub(in crate::push) fn begin(&mut self, plan: &Plan, start: usize, kind: JsonKind) {
        self.item(plan, start);
        self.frames.push(Frame {
            evals: self.evals.len() as u32,
            choices: self.choices.len() as u32,
            more: self.more.len() as u32,
            start,
            kind,
            count: 0,
        });
        let first = self.evals.len();
        std::mem::swap(&mut self.next, &mut self.entering);
        // From the last on, so that the first is entered first.
        self.entering.reverse();
        while let Some((part, link)) = self.entering.pop() {
            self.enter(plan, part, link, start, kind);
        }
        if kind == JsonKind::String && self.evals.len() > first {
            self.track(plan, start);
        }
    }

    /// Takes work from the budget for the first so many bytes. Returns whether there was enough.
    fn takes_work(&mut self, work: usize, read: usize) -> bool {
        self.work += work;
        self.gave_up |= self.work > LEAST_WORK + WORK_PER_BYTE * read;
        !self.gave_up
    }

    /// Finds the parts of the next item, if an array is open.
    fn item(&mut self, plan: &Plan, start: usize) {
        let Some(array) = self.frames.last_mut() else {
            return;
        };
        if array.kind != JsonKind::Array {
            return;
        }
        let (index, first) = (array.count, array.evals);
        array.count += 1;
        let asked = self.evals.len() - first as usize;
        if !self.takes_work(asked / 8, start) {
            return;
        }
        for at in first..self.evals.len() as u32 {
            let Some((here, part)) = self.open(plan, at) else {
                continue;
            };
            if here.is_too_many(JsonKind::Array, index + 1) {
                self.break_by(
                    at,
                    Why::TooMany {
                        part,
                        count: index + 1,
                    },
                );
                continue;
            }
            let Some(items) = &here.items else {
                continue;
            };
            let place = usize::try_from(index).unwrap_or(usize::MAX);
            match (items.prefix.get(place), &items.rest) {
                (Some(part), _) | (None, Others::Part(part)) => {
                    self.next.push((*part as u32, Link::Must(at)));
                }
                (None, Others::None(_)) => self.break_by(at, Why::Item { part }),
                (None, Others::Any) => {}
            }
        }
    }

    /// Takes the closing quote of a key.
    pub(in crate::push) fn key(&mut self, plan: &Plan, text: &str, key: Key) {
        let Some(object) = self.frames.last_mut() else {
            return;
        };
        object.count += 1;
        let (count, first) = (object.count, object.evals);
        let asked = self.evals.len() - first as usize;
        if asked == 0 || !self.takes_work(asked / 8, key.end) {
            return;
        }
        let name = key.of(text).unescape();
        for at in first..self.evals.len() as u32 {
            let Some((here, part)) = self.open(plan, at) else {
                continue;
            };
            if here.is_too_many(JsonKind::Object, count) {
                self.break_by(at, Why::TooMany { part, count });
                continue;
            }
            let Some(properties) = &here.properties else {
                continue;
            };
            let link = Link::Must(at);
            if let Some(names) = properties.names {
                let quoted = text.get(key.start..key.end).unwrap_or_default();
                match self.verdict_of(plan, names, quoted, key.end) {
                    Some(true) => {}
                    Some(false) => {
                        self.break_by(at, Why::Name { part: names as u32 });
                        continue;
                    }
                    None => self.leave_open(link),
                }
            }
            let Some(eval) = self.evals.get_mut(at as usize) else {
                continue;
            };
            let mut listed = None;
            if let Some(place) = properties.place(&name, eval.guess as usize) {
                eval.guess = place as u32 + 1;
                eval.seen.add(place);
                if let Some(property) = properties.list.get(place) {
                    eval.required += u32::from(property.missing.is_some());
                    listed = property.part;
                }
            }
            let before = self.next.len();
            self.next.extend(listed.map(|part| (part as u32, link)));
            let mut is_known = true;
            for (pattern, part) in &properties.patterns {
                let matches = self.within(key.end, |left| {
                    take(left, 1) && pattern.is_match(&name, left)
                });
                is_known = matches.is_some();
                if !is_known {
                    self.leave_open(link);
                    break;
                }
                if matches == Some(true) {
                    self.next.push((*part as u32, link));
                }
            }
            if !is_known || self.next.len() > before {
                continue;
            }
            match &properties.others {
                Others::None(_) => self.break_by(at, Why::Unknown { part, eval: at }),
                Others::Part(part) => self.next.push((*part as u32, link)),
                Others::Any => {}
            }
        }
    }

    /// Applies a part to the value that begins.
    fn enter(&mut self, plan: &Plan, number: u32, link: Link, start: usize, kind: JsonKind) {
        let owner = match link {
            Link::Root => None,
            Link::Must(owner) => Some(owner),
            Link::Branch(choice) => self.choices.get(choice as usize).map(|one| one.owner),
        };
        if self.gave_up || owner.is_some_and(|owner| self.is_broken(owner)) {
            return;
        }
        let Some(frame) = self.frames.last().copied() else {
            return;
        };
        if !self.takes_work(1, start) {
            return;
        }
        let in_frame = self.evals.len() - frame.evals as usize;
        if in_frame >= MOST_AT_ONCE {
            self.leave_open(link);
            return;
        }
        let part = number as usize;
        if !plan.possible(part).contains(kind) {
            self.break_link(link, Why::Kind { part: number, kind });
            return;
        }
        if plan.free_scalars(part).contains(kind) {
            self.hold(link);
            return;
        }
        let Some(here) = plan.part(part) else {
            self.hold(link);
            return;
        };
        let at = self.evals.len() as u32;
        if here.shared {
            self.work += in_frame / 8;
            let known = (frame.evals..at).find(|at| self.part_of(*at) == Some(number));
            if let Some(known) = known {
                if self.is_broken(known) {
                    self.break_link(link, Why::Kind { part: number, kind });
                } else {
                    self.wait(link, frame);
                    self.ask(known, link);
                }
                return;
            }
        }
        self.wait(link, frame);
        self.evals.push(Eval {
            part: number,
            link,
            is_broken: false,
            is_unsure: false,
            is_settled: false,
            pending: 0,
            seen: Seen::default(),
            guess: 0,
            required: 0,
            choices: (0, 0),
            more: 0,
        });
        if here.applies_nothing() {
            return;
        }
        let before = self.entering.len();
        let first = self.choices.len() as u32;
        for (place, applied) in here.in_place.iter().enumerate() {
            match applied {
                InPlace::Schema(part) => self.entering.push((*part as u32, Link::Must(at))),
                InPlace::Choice(choice) => {
                    let branches = choice.branches.iter().map(|branch| branch.part);
                    self.choose(at, Some(place as u32), choice.exactly_one, branches);
                }
                _ => {}
            }
        }
        if let Some(union) = &here.union
            && union.branches.len() <= MOST_BRANCHES
        {
            let mut branches: Vec<usize> = union.branches.values().copied().collect();
            // The same in each run.
            branches.sort_unstable();
            self.choose(at, None, true, branches.into_iter());
        }
        let after = self.choices.len() as u32;
        if let Some(eval) = self.evals.get_mut(at as usize) {
            eval.choices = (first, after);
        }
        if let Some(entering) = self.entering.get_mut(before..) {
            entering.reverse();
        }
    }

    /// Applies the branches of a choice to the value that begins.
    fn choose(
        &mut self,
        owner: u32,
        place: Option<u32>,
        exactly_one: bool,
        branches: impl ExactSizeIterator<Item = usize>,
    ) {
        let count = branches.len();
        let Some(eval) = self.evals.get_mut(owner as usize) else {
            return;
        };
        if count > MOST_BRANCHES {
            return;
        }
        eval.pending += count as u32;
        let link = Link::Branch(self.choices.len() as u32);
        self.choices.push(Choosing {
            owner,
            place,
            exactly_one,
            left: count as u32,
            valid: 0,
            unsure: 0,
        });
        self.entering
            .extend(branches.map(|part| (part as u32, link)));
    }
}
