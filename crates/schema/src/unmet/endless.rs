//! Recursive schemas whose values would have no end.

use super::{MOST_ROUNDS, Search};
use crate::keywords::in_place::InPlace;
use crate::language::problem::ProblemKind;

const MESSAGE: &str = "expected values that can end, but found that each one needs another such value within it; make a member \
    optional or nullable, or allow an empty array";

impl Search<'_, '_> {
    /// Finds a part whose values would each need another one within, without an end.
    pub(super) fn endless(&mut self) {
        let straight = self.straight();
        let mut ends: Vec<bool> = vec![false; self.here.len()];
        for round in 0.. {
            if round == MOST_ROUNDS {
                return;
            }
            let mut changed = false;
            for part in self.all() {
                if !ends[part]
                    && (self.is_empty(part) || self.endless_by(part, &ends, &straight).is_none())
                {
                    ends[part] = true;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        // From each of them a way leads into a circle, of which one part is told.
        let mut circles = vec![0; self.here.len()];
        for (start, _) in ends.iter().enumerate().filter(|(_, ends)| !**ends) {
            let mut part = start;
            while circles[part] == 0
                && let Some(next) = self.endless_by(part, &ends, &straight)
            {
                circles[part] = start + 1;
                part = next;
            }
            if circles[part] == start + 1 {
                self.tell_of(ProblemKind::Endless, part, part, &[], MESSAGE);
            }
        }
        for (part, ends) in ends.into_iter().enumerate() {
            if !ends {
                self.set_empty(part, true);
            }
        }
    }

    /// Returns for each part whether what applies to its value along with it goes in no circle. In a circle nothing waits: a
    /// schema that refers to itself without going into the value says nothing by that.
    fn straight(&self) -> Vec<bool> {
        let mut straight = vec![false; self.here.len()];
        for _ in 0..MOST_ROUNDS {
            let mut changed = false;
            for number in self
                .all()
                .filter(|number| !straight[*number])
                .collect::<Vec<_>>()
            {
                let mut is_straight = true;
                if let Some(part) = self.part(number) {
                    let mut look = |other: usize| {
                        is_straight &= straight.get(other).is_none_or(|straight| *straight);
                    };
                    part.in_place
                        .iter()
                        .for_each(|applied| applied.for_each_part(&mut look));
                    part.union
                        .iter()
                        .flat_map(|union| union.branches.values())
                        .for_each(|other| look(*other));
                }
                straight[number] = is_straight;
                changed |= is_straight;
            }
            if !changed {
                break;
            }
        }
        straight
    }

    /// Returns a part that every value of this one needs, and of which no value is known to end.
    fn endless_by(&self, number: usize, ends: &[bool], straight: &[bool]) -> Option<usize> {
        let waits = |other: usize| {
            straight.get(other).is_some_and(|straight| *straight)
                && ends.get(other).is_some_and(|ends| !ends)
        };
        let never = |other: usize| self.is_empty(other) || waits(other);
        let part = self.part(number)?;
        for applied in &part.in_place {
            match applied {
                InPlace::Schema(other) if waits(*other) => return Some(*other),
                InPlace::Choice(choice)
                    if choice.branches.iter().all(|branch| never(branch.part)) =>
                {
                    let mut branches = choice.branches.iter().map(|branch| branch.part);
                    return branches.find(|branch| waits(*branch));
                }
                _ => {}
            }
        }
        if let Some(union) = &part.union
            && union.branches.values().all(|branch| never(*branch))
        {
            let waiting = union.branches.values().filter(|branch| waits(**branch));
            return waiting.min().copied();
        }
        let needs = self.needs.get(number)?;
        let mut first = None;
        for kind in self.possible(number) {
            let needed = needs
                .iter()
                .filter(|need| need.kind == kind)
                .filter_map(|need| need.part);
            let mut needed = needed.filter(|part| ends.get(*part).is_some_and(|ends| !ends));
            first = first.or(Some(needed.next()?));
        }
        first
    }
}
