//! Which values the rules for numbers allow.
//!
//! Invariant: some value meets a rule that is reported as satisfiable, as far as that can be decided in negligible
//! time.

use saop_json::decimal;

use super::form::{IntegerRule, NumberRule};

/// Maximum number of floats examined one by one.
const FLOATS: usize = 64;
/// From here on, adding one does not always yield another float.
const COUNTED: f64 = 9_007_199_254_740_992.0;

impl IntegerRule {
    /// Returns whether every integer of the type meets it; `minimum` 0 is what makes the type `u64`.
    pub(crate) fn is_free(&self) -> bool {
        let free = Self {
            unsigned: self.unsigned,
            minimum: self.unsigned.then_some(0),
            ..Self::default()
        };
        *self == free
    }

    /// Returns the type of the runtime that holds it.
    pub(crate) const fn holder(&self) -> &'static str {
        if self.unsigned {
            "CheckedU64"
        } else {
            "CheckedI64"
        }
    }

    /// Returns whether it states nothing beside the type.
    pub(crate) fn has_no_bound(&self) -> bool {
        let none = Self {
            unsigned: self.unsigned,
            ..Self::default()
        };
        *self == none
    }

    /// Returns the smallest and the largest integer within the bounds.
    fn ends(&self) -> (i128, i128) {
        let (least, most) = if self.unsigned {
            (0, i128::from(u64::MAX))
        } else {
            (i128::from(i64::MIN), i128::from(i64::MAX))
        };
        let low = [self.minimum, self.exclusive_minimum.map(|bound| bound + 1)];
        let high = [self.maximum, self.exclusive_maximum.map(|bound| bound - 1)];
        (
            low.into_iter().flatten().fold(least, i128::max),
            high.into_iter().flatten().fold(most, i128::min),
        )
    }

    /// Returns the number of integers that meet it.
    pub(super) fn count(&self) -> u128 {
        let (low, high) = self.ends();
        let step = i128::from(self.multiple_of.unwrap_or(1));
        let count = high.div_euclid(step) - (low - 1).div_euclid(step);
        // It is negative if the ends are in reverse order.
        u128::try_from(count).unwrap_or(0)
    }

    pub(super) fn is_satisfiable(&self) -> bool {
        self.count() > 0
    }
}

impl NumberRule {
    /// Returns whether every finite number meets it.
    pub(crate) fn is_free(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn is_satisfiable(&self) -> bool {
        let low = self
            .minimum
            .unwrap_or(f64::MIN)
            .max(self.exclusive_minimum.map_or(f64::MIN, f64::next_up));
        let high = self
            .maximum
            .unwrap_or(f64::MAX)
            .min(self.exclusive_maximum.map_or(f64::MAX, f64::next_down));
        let Some(step) = self.multiple_of else {
            return low <= high;
        };
        if low <= 0.0 && high >= 0.0 {
            return true;
        }
        // Floats, starting at the bound nearer to zero, as far as that takes negligible time.
        let mut near = if low > 0.0 { low } else { high };
        for _ in 0..FLOATS {
            if decimal::is_multiple(near, step) {
                return true;
            }
            near = if low > 0.0 {
                near.next_up()
            } else {
                near.next_down()
            };
            if !(low..=high).contains(&near) {
                return false;
            }
        }
        // The multiples nearest to that bound, as decimals. If they are too many to be counted, there are many floats
        // in between as well.
        let count = (near / step).round();
        if count.abs() >= COUNTED {
            return true;
        }
        (-1..=1).any(|more| {
            decimal::product(count as i64 + more, step)
                .is_some_and(|multiple| (low..=high).contains(&multiple))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{IntegerRule, NumberRule};

    #[test]
    fn empty_ranges() {
        let rule = |minimum, maximum, exclusive_minimum, exclusive_maximum| NumberRule {
            minimum,
            maximum,
            exclusive_minimum,
            exclusive_maximum,
            multiple_of: None,
        };
        assert!(rule(Some(0.0), Some(0.0), None, None).is_satisfiable());
        assert!(rule(None, None, Some(0.0), Some(1.0)).is_satisfiable());
        assert!(!rule(Some(1.0), Some(0.0), None, None).is_satisfiable());
        assert!(!rule(Some(1.0), None, None, Some(1.0)).is_satisfiable());
        assert!(!rule(None, None, Some(1.0), Some(1.0)).is_satisfiable());
        assert!(!rule(None, None, Some(f64::MAX), None).is_satisfiable());
        let step = |minimum, maximum, step| NumberRule {
            multiple_of: Some(step),
            ..rule(Some(minimum), Some(maximum), None, None)
        };
        assert!(step(0.3, 0.3, 0.1).is_satisfiable());
        assert!(step(-0.75, -0.65, 0.1).is_satisfiable());
        assert!(!step(0.31, 0.39, 0.1).is_satisfiable());
        assert!(!step(1e-3, 0.09, 0.1).is_satisfiable());
        let large = 2.0_f64.powi(140);
        assert!(step(large, 2.0 * large, 0.5).is_satisfiable());
        assert!(step(-2.0 * large, -large, 0.5).is_satisfiable());
        assert!(step(large, large, 1.0).is_satisfiable());
        assert!(step(1e300, 1e300, 1e299).is_satisfiable());
        assert!(!step(1.1e300, 1.9e300, 1e300).is_satisfiable());
        assert!(!step(1e22, 1e22, 3.0).is_satisfiable());
        assert!(step(1e22, 2e22, 3.0).is_satisfiable());
        assert!(!step(0.1, 0.1_f64.next_up(), 0.3).is_satisfiable());
        assert!(step(5e-324, 1e-323, 1e-323).is_satisfiable());
    }

    #[test]
    fn empty_ranges_of_integers() {
        let rule = |minimum, maximum, multiple_of| IntegerRule {
            unsigned: minimum >= Some(0),
            minimum,
            maximum,
            multiple_of,
            ..IntegerRule::default()
        };
        assert!(rule(Some(3), Some(3), None).is_satisfiable());
        assert!(rule(Some(-8), Some(-6), Some(7)).is_satisfiable());
        assert!(rule(None, Some(i128::from(i64::MIN)), None).is_satisfiable());
        assert!(!rule(Some(4), Some(3), None).is_satisfiable());
        assert!(!rule(Some(8), Some(13), Some(7)).is_satisfiable());
        assert!(!rule(Some(-6), Some(-1), Some(7)).is_satisfiable());
        assert_eq!(rule(Some(9), Some(3), None).count(), 0);
        assert_eq!(rule(Some(-7), Some(14), Some(7)).count(), 4);
        assert_eq!(rule(None, None, None).count(), 1 << 64);
    }
}
