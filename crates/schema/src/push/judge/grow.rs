//! Strings that have not ended: constants, `maxLength`, and anchored patterns.
//!
//! Invariant: a part breaks at the end of the first character with which no string that begins so is taken, whatever the pieces.

use saop_json::pieces::Piece;

use super::state::{Judge, Tracked, Tracker, Why};
use crate::keywords::constraint::Beginning;
use crate::pattern::growing::Growth;
use crate::plan::Plan;

/// A string is followed in so many patterns, each of which has memory of its own.
const MOST_PATTERNS: usize = 64;

impl Judge {
    /// Finds the constraints on the string that begins at `start`.
    pub(super) fn track(&mut self, plan: &Plan, start: usize) {
        self.characters = 0;
        let mut patterns = 0;
        let end = self.evals.len() as u32;
        let first = self.frames.last().map_or(end, |frame| frame.evals);
        for at in first..end {
            let Some((here, _)) = self.open(plan, at) else {
                continue;
            };
            for &constraint in &here.of_beginning {
                let Some(one) = here.constraints.get(constraint) else {
                    continue;
                };
                let state = match one.test.of_beginning() {
                    Beginning::Any => continue,
                    Beginning::OneOf(list) => Tracked::OneOf {
                        from: 0,
                        to: list.len(),
                        bytes: 0,
                    },
                    Beginning::AtMost(_) => Tracked::AtMost,
                    Beginning::Pattern(_) if patterns == MOST_PATTERNS => continue,
                    Beginning::Pattern(matcher) => {
                        let growth = matcher.begin(&mut self.caches);
                        // For as far as it is followed, so that the pieces do not matter.
                        if !self.spend(growth.cost(), start) {
                            growth.end(&mut self.caches);
                            continue;
                        }
                        patterns += 1;
                        if matches!(growth, Growth::Any) {
                            continue;
                        }
                        Tracked::Pattern(growth)
                    }
                };
                self.trackers.push(Tracker {
                    eval: at,
                    constraint: constraint as u32,
                    state,
                });
            }
        }
    }

    /// Whether the open string has constraints that more of it may break.
    #[inline]
    pub(in crate::push) const fn tracks(&self) -> bool {
        !self.trackers.is_empty()
    }

    /// Forgets the constraints on a string that has ended.
    pub(super) fn untrack(&mut self) {
        let mut trackers = std::mem::take(&mut self.trackers);
        for tracker in trackers.drain(..) {
            if let Tracked::Pattern(growth) = tracker.state {
                self.give_back(growth.cost());
                growth.end(&mut self.caches);
            }
        }
        self.trackers = trackers;
    }

    /// Takes more of the open string.
    ///
    /// # Errors
    ///
    /// Returns the offset of the byte at which the document is broken.
    pub(crate) fn grow(&mut self, plan: &Plan, piece: Piece<'_>) -> Result<(), usize> {
        if self.trackers.is_empty() || self.broken.is_some() {
            return Ok(());
        }
        let mut trackers = std::mem::take(&mut self.trackers);
        let mut broken = Vec::new();
        let before = self.characters;
        let mut is_counted = false;
        for tracker in &mut trackers {
            let open = self.open(plan, tracker.eval);
            let one = open.and_then(|(here, part)| {
                let one = here.constraints.get(tracker.constraint as usize)?;
                Some((one, part))
            });
            let Some((one, part)) = one else {
                continue;
            };
            let end = match (one.test.of_beginning(), &mut tracker.state) {
                (Beginning::OneOf(list), Tracked::OneOf { from, to, bytes }) => {
                    let end = narrow(list, (from, to, bytes), piece.text);
                    end.map(|end| {
                        (
                            end,
                            Why::Constant {
                                part,
                                constraint: tracker.constraint,
                            },
                        )
                    })
                }
                (Beginning::AtMost(most), Tracked::AtMost) => {
                    if !is_counted {
                        is_counted = true;
                        self.characters += piece.text.chars().count() as u64;
                    }
                    let room = usize::try_from(most.saturating_sub(before)).unwrap_or(usize::MAX);
                    let too_many = piece.text.char_indices().nth(room);
                    let too_many = too_many.filter(|_| self.characters > most);
                    too_many.map(|(at, character)| {
                        let why = Why::TooLong {
                            part,
                            constraint: tracker.constraint,
                        };
                        (at + character.len_utf8(), why)
                    })
                }
                (Beginning::Pattern(matcher), Tracked::Pattern(growth)) => {
                    let end = matcher.give_up(growth, piece.text);
                    end.map(|end| {
                        (
                            end,
                            Why::Pattern {
                                part,
                                constraint: tracker.constraint,
                            },
                        )
                    })
                }
                _ => None,
            };
            broken.extend(end.map(|(end, why)| (end, tracker.eval, why)));
        }
        self.trackers = trackers;
        // Of a union, the branch that is lost last matters.
        broken.sort_by_key(|(end, _, _)| *end);
        for (end, eval, why) in broken {
            self.break_by(eval, why);
            if self.broken.is_some() {
                return Err(piece.last_of(end));
            }
        }
        Ok(())
    }
}

/// Keeps those of the constants that go on like this. Returns the number of bytes up to the end of the character after which there is
/// none.
fn narrow(
    list: &[String],
    (from, to, bytes): (&mut usize, &mut usize, &mut usize),
    more: &str,
) -> Option<usize> {
    for (at, byte) in more.bytes().enumerate() {
        let left = list.get(*from..*to).unwrap_or_default();
        let byte_of = |one: &String| one.as_bytes().get(*bytes).copied();
        let low = left.partition_point(|one| byte_of(one) < Some(byte));
        let high = left.partition_point(|one| byte_of(one) <= Some(byte));
        *to = *from + high;
        *from += low;
        *bytes += 1;
        if from == to {
            let end = (at + 1..=more.len()).find(|end| more.is_char_boundary(*end));
            return Some(end.unwrap_or(more.len()));
        }
    }
    None
}
