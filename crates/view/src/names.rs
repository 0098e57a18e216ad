//! Numbers for the names of a run, so that attributes and tables have numbers and the text of a name stands only where it is shown.
//!
//! Invariant: memory is bounded: the names after the first [`MOST`] share a number, and of long ones the beginning and a hash are kept.

use std::collections::HashMap;

use crate::text::cut;

/// Names that have a number of their own.
pub(crate) const MOST: usize = 200;
/// Characters of a name that are kept.
const LONGEST: usize = 200;

/// The number of a name: 0 is no name, and one more than [`MOST`] all that have none of their own.
pub(crate) type Number = usize;

/// The names of one kind.
#[derive(Debug, Default)]
pub(crate) struct Names {
    numbers: HashMap<String, Number>,
    in_order: Vec<String>,
    has_others: bool,
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
            self.has_others = true;
            return MOST + 1;
        }
        self.in_order.push(name.clone());
        self.numbers.insert(name, self.in_order.len());
        self.in_order.len()
    }

    /// Returns how many there are, the others as one.
    pub(crate) fn count(&self) -> usize {
        self.in_order.len() + usize::from(self.has_others)
    }

    /// Iterates over the numbers with their names, in the order in which they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Number, &str)> {
        let others = self.has_others.then_some((MOST + 1, "others"));
        (1..)
            .zip(self.in_order.iter().map(String::as_str))
            .chain(others)
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
        for n in 0..10_000 {
            assert!(names.number(&n.to_string()) <= MOST + 1);
        }
        assert_eq!(names.iter().last(), Some((MOST + 1, "others")));
        assert_eq!(names.count(), MOST + 1);
        assert_eq!(names.numbers.len(), MOST);
        assert!(names.in_order.iter().all(|name| name.len() <= 4 * LONGEST));
    }
}
