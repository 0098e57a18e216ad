//! `multipleOf`. Invariant: what is made is a multiple in decimal, not only after rounding to a float.

use crate::bound::Bound;
use crate::number::Bounds;
use crate::rng::Rng;

/// What a number has to be a multiple of: `digits * 10^exponent`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    digits: i128,
    exponent: i32,
}

impl Step {
    pub(crate) fn parse(raw: &str) -> Option<Self> {
        let (mantissa, exponent) = raw.split_once(['e', 'E']).unwrap_or((raw, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let mut digits: i128 = format!("{whole}{fraction}").parse().ok()?;
        let mut exponent = exponent.parse::<i32>().ok()? - i32::try_from(fraction.len()).ok()?;
        while digits > 0 && digits % 10 == 0 {
            digits /= 10;
            exponent += 1;
        }
        (1..=1 << 53)
            .contains(&digits)
            .then_some(Self { digits, exponent })
            .filter(|step| (-20..=15).contains(&step.exponent))
    }

    /// The multiple next below the integer, where that is within the bounds; else the one above.
    pub(crate) fn integer(self, value: i128, bounds: Bounds) -> i128 {
        let zeros = u32::try_from(self.exponent).unwrap_or(0);
        let step = self.digits * 10_i128.pow(zeros);
        let below = value - value.rem_euclid(step);
        if below < bounds.integers().0 {
            below + step
        } else {
            below
        }
    }

    /// A spelling of some multiple within the bounds.
    pub(crate) fn number(self, bounds: Bounds, rng: &mut Rng) -> String {
        let size = format!("{}e{}", self.digits, self.exponent);
        let size: f64 = size.parse().unwrap_or(1.0);
        let least = bounds
            .minimum
            .or(bounds.exclusive_minimum)
            .map(Bound::float);
        let most = bounds
            .maximum
            .or(bounds.exclusive_maximum)
            .map(Bound::float);
        let near = |bound: f64| (bound / size).round() as i128;
        for _ in 0..40 {
            let count = match (rng.below(3), least, most) {
                (0, Some(least), _) => near(least) + rng.below(3) as i128,
                (1, _, Some(most)) => near(most) - rng.below(3) as i128,
                (_, Some(least), Some(most)) => {
                    let span = (near(most) - near(least)).clamp(1, 1000).unsigned_abs();
                    near(least) + rng.below(span as usize + 1) as i128
                }
                (_, Some(least), None) => near(least) + rng.below(1000) as i128,
                (_, None, Some(most)) => near(most) - rng.below(1000) as i128,
                _ => rng.below(2000) as i128 - 1000,
            };
            let raw = self.spell(count, 0);
            if raw.parse().is_ok_and(|value| bounds.hold(value)) {
                return raw;
            }
        }
        "0".to_owned()
    }

    /// Half a step beside some multiple.
    pub(crate) fn beside(self, rng: &mut Rng) -> String {
        self.spell(rng.below(2000) as i128 - 1000, 5)
    }

    /// `count` steps and so many tenths of one; plain where that is short.
    fn spell(self, count: i128, tenths: i128) -> String {
        let digits = self.digits * (count * 10 + tenths);
        let exponent = self.exponent - 1;
        if digits % 10 == 0 && exponent + 1 >= 0 {
            return spell_plain(digits / 10, exponent + 1);
        }
        if exponent >= 0 {
            return spell_plain(digits, exponent);
        }
        let places = exponent.unsigned_abs() as usize;
        let size = format!("{:0>1$}", digits.unsigned_abs(), places + 1);
        let (whole, fraction) = size.split_at(size.len() - places);
        let sign = if digits < 0 { "-" } else { "" };
        format!("{sign}{whole}.{fraction}")
    }
}

fn spell_plain(digits: i128, zeros: i32) -> String {
    if digits == 0 {
        return "0".to_owned();
    }
    format!("{digits}{}", "0".repeat(zeros.unsigned_abs() as usize))
}

#[cfg(test)]
mod tests {
    use super::Step;
    use crate::bound::Bound;
    use crate::number::Bounds;
    use crate::rng::Rng;

    #[test]
    fn multiples_are_within_bounds() {
        let mut rng = Rng::with_seed(9);
        let bounds = Bounds {
            minimum: Bound::parse("0.07"),
            maximum: Bound::parse("0.1"),
            ..Bounds::default()
        };
        let step = Step::parse("1e-2");
        assert!(step.is_some());
        for _ in 0..200 {
            let raw = step.map_or_else(String::new, |step| step.number(bounds, &mut rng));
            assert!(
                ["0.070", "0.080", "0.090", "0.100"].contains(&raw.as_str()),
                "{raw}"
            );
        }
        let step = Step::parse("25.0");
        let near = |value| step.map(|step| step.integer(value, Bounds::default()));
        assert_eq!(
            (near(74), near(-1), near(100)),
            (Some(50), Some(-25), Some(100))
        );
        for bad in ["0", "-1", "1e400", "9007199254740993", "x"] {
            assert_eq!(Step::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn half_a_step_beside_is_no_multiple() {
        let mut rng = Rng::with_seed(10);
        for step in ["0.5", "3", "1e-3", "100"]
            .into_iter()
            .filter_map(Step::parse)
        {
            for _ in 0..50 {
                let raw = step.beside(&mut rng);
                assert!(Step::parse(raw.trim_start_matches('-')).is_some(), "{raw}");
            }
        }
    }
}
