//! Numbers for the names of a run, so that attributes and tables have numbers and the text of a name stands only where it is shown.
//!
//! Invariant: memory is bounded: the names after the first [`MOST`] share a number, and of long ones the beginning and a hash are kept.
//! Those that share one are counted by their hashes, up to [`COUNTED`].

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};

use crate::text::cut;
use crate::words::counted;

/// Names that have a number of their own.
pub(crate) const MOST: usize = 200;
/// Names after those that are told apart, so that they are counted: 1 MB of hashes.
const COUNTED: usize = 1 << 16;
/// Characters of a name that are kept.
const LONGEST: usize = 200;

/// The number of a name: 0 is no name, and one more than [`MOST`] all that have none of their own.
pub(crate) type Number = usize;

/// The names of one kind.
#[derive(Debug, Default)]
pub(crate) struct Names {
    numbers: HashMap<String, Number>,
    in_order: Vec<String>,
    hasher: RandomState,
    /// Hashes of the names that have no number of their own.
    others: HashSet<u64>,
    /// Whether there are more others than are counted.
    is_over: bool,
}

/// How many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    Exactly(u64),
    MoreThan(u64),
}

impl Count {
    /// Returns how many there are beside `shown` of them.
    pub(crate) fn beside(self, shown: usize) -> Self {
        match self {
            Self::Exactly(count) => Self::Exactly(count.saturating_sub(shown as u64)),
            Self::MoreThan(count) => Self::MoreThan(count.saturating_sub(shown as u64)),
        }
    }

    /// Returns the count with its noun.
    pub(crate) fn of(self, thing: &str) -> String {
        match self {
            Self::Exactly(count) => counted(count, thing),
            Self::MoreThan(count) => format!("more than {}", counted(count, thing)),
        }
    }
}

impl Names {
    /// Returns the number of a name.
    pub(crate) fn number(&mut self, name: &str) -> Number {
        let whole = name;
        let (name, is_cut) = cut(whole, LONGEST);
        if let Some(number) = self.numbers.get(name).filter(|_| !is_cut) {
            return *number;
        }
        let name = if is_cut {
            // Long names may differ behind what is kept.
            let [a, b, c, d, ..] = hmac_sha256::Hash::hash(whole.as_bytes());
            format!("{name}… ({a:02x}{b:02x}{c:02x}{d:02x})")
        } else {
            name.to_owned()
        };
        if let Some(number) = self.numbers.get(&name) {
            return *number;
        }
        if self.in_order.len() == MOST {
            let hash = self.hasher.hash_one(whole);
            if self.others.len() < COUNTED {
                self.others.insert(hash);
            } else if !self.others.contains(&hash) {
                self.is_over = true;
            }
            return MOST + 1;
        }
        self.in_order.push(name.clone());
        self.numbers.insert(name, self.in_order.len());
        self.in_order.len()
    }

    /// Returns how many there are.
    pub(crate) fn count(&self) -> Count {
        let known = (self.in_order.len() + self.others.len()) as u64;
        if self.is_over {
            Count::MoreThan(known)
        } else {
            Count::Exactly(known)
        }
    }

    /// Iterates over the names that have a number of their own, in the order in which they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Number, &str)> {
        (1..).zip(self.in_order.iter().map(String::as_str))
    }

    /// Returns the number that the names after them share, if there are any.
    pub(crate) fn others(&self) -> Option<Number> {
        (!self.others.is_empty()).then_some(MOST + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L3
    #[test]
    fn a_number_each_up_to_a_bound() {
        let mut names = Names::default();
        assert_eq!(
            (names.number("a"), names.number("b"), names.number("a")),
            (1, 2, 1)
        );
        let long = "x".repeat(100_000);
        assert_eq!((names.number(&long), names.number(&long)), (3, 3));
        assert_eq!(names.number(&format!("{long}y")), 4);
        for n in (0..10_000).chain(0..10_000) {
            assert!(names.number(&n.to_string()) <= MOST + 1);
        }
        assert_eq!(names.others(), Some(MOST + 1));
        assert_eq!(names.count(), Count::Exactly(10_004));
        assert_eq!((names.numbers.len(), names.iter().count()), (MOST, MOST));
        assert!(names.in_order.iter().all(|name| name.len() <= 4 * LONGEST));
    }

    // SPEC L3
    #[test]
    fn a_count_is_exact_or_says_that_there_are_more() {
        let mut names = Names::default();
        for n in 0..MOST + COUNTED {
            names.number(&n.to_string());
        }
        let most = (MOST + COUNTED) as u64;
        assert_eq!(names.count(), Count::Exactly(most));
        names.number("0");
        assert_eq!(names.count(), Count::Exactly(most));
        names.number("another");
        names.number("one more");
        assert_eq!(names.count(), Count::MoreThan(most));
        assert_eq!(names.others.len(), COUNTED);
        assert_eq!(names.count().of("agent"), "more than 65736 agents");
        assert_eq!(names.count().beside(MOST), Count::MoreThan(COUNTED as u64));
    }
}
