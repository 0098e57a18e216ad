//! What the rules for numbers leave.

use super::form::{IntegerRule, NumberRule};

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
}

impl NumberRule {
    /// Returns whether every finite number meets it.
    pub(crate) fn is_free(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::IntegerRule;

    #[test]
    fn integers_are_counted() {
        let rule = |minimum, maximum, multiple_of| IntegerRule {
            unsigned: minimum >= Some(0),
            minimum,
            maximum,
            multiple_of,
            ..IntegerRule::default()
        };
        assert_eq!(rule(Some(9), Some(3), None).count(), 0);
        assert_eq!(rule(Some(-7), Some(14), Some(7)).count(), 4);
        assert_eq!(rule(None, None, None).count(), 1 << 64);
    }
}
