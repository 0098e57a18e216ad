//! Natural numbers of any size, as far as multiples need them.

/// A natural number of any size: digits in base 10^9, the lowest first, without leading zeros.
pub(super) struct Natural(Vec<u32>);

const BASE: u64 = 1_000_000_000;

impl Natural {
    pub(super) fn of(digits: &[u8]) -> Self {
        let value = |chunk: &[u8]| {
            chunk
                .iter()
                .fold(0, |value, &digit| value * 10 + u32::from(digit - b'0'))
        };
        Self(digits.rchunks(9).map(value).collect())
    }

    /// Divides by a small number, if that leaves no rest.
    pub(super) fn divide(&mut self, by: u32) -> bool {
        let mut rest = 0;
        let mut quotient = self.0.clone();
        for limb in quotient.iter_mut().rev() {
            let value = rest * BASE + u64::from(*limb);
            *limb = (value / u64::from(by)) as u32;
            rest = value % u64::from(by);
        }
        if rest == 0 {
            while quotient.last() == Some(&0) {
                quotient.pop();
            }
            self.0 = quotient;
        }
        rest == 0
    }

    /// Returns whether a number, given by its digits, is a multiple: long division, one digit at a time.
    pub(super) fn divides(&self, digits: &[u8]) -> bool {
        if let [small] = *self.0 {
            let small = u64::from(small);
            let rest = digits.iter().fold(0, |rest, &digit| {
                (rest * 10 + u64::from(digit - b'0')) % small
            });
            return rest == 0;
        }
        let mut rest: Vec<u32> = Vec::with_capacity(self.0.len() + 1);
        for &digit in digits {
            let mut carry = u64::from(digit - b'0');
            for limb in &mut rest {
                let value = u64::from(*limb) * 10 + carry;
                *limb = (value % BASE) as u32;
                carry = value / BASE;
            }
            if carry > 0 {
                rest.push(carry as u32);
            }
            while self.at_most(&rest) {
                self.take_from(&mut rest);
            }
        }
        rest.is_empty()
    }

    fn at_most(&self, other: &[u32]) -> bool {
        let by_length = self.0.len().cmp(&other.len());
        by_length
            .then_with(|| self.0.iter().rev().cmp(other.iter().rev()))
            .is_le()
    }

    fn take_from(&self, other: &mut Vec<u32>) {
        let mut borrow = 0;
        let mut own = self.0.iter();
        for limb in other.iter_mut() {
            let less = u64::from(own.next().copied().unwrap_or_default()) + borrow;
            let value = u64::from(*limb);
            borrow = u64::from(value < less);
            *limb = (value + borrow * BASE - less) as u32;
        }
        while other.last() == Some(&0) {
            other.pop();
        }
    }
}
