//! Numbers: values within bounds, and the many ways to spell them. Invariant: a spelling has exactly
//! the value it was asked for, in decimal, not only after rounding to a float.

use crate::rng::Rng;

use crate::bound::Bound;

/// The bounds of a numeric schema.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Bounds {
    pub(crate) minimum: Option<Bound>,
    pub(crate) maximum: Option<Bound>,
    pub(crate) exclusive_minimum: Option<Bound>,
    pub(crate) exclusive_maximum: Option<Bound>,
}

impl Bounds {
    /// Whether a number that is read as a float is within.
    pub(crate) fn hold(self, value: f64) -> bool {
        value.is_finite()
            && self.minimum.is_none_or(|bound| value >= bound.float())
            && self.maximum.is_none_or(|bound| value <= bound.float())
            && self
                .exclusive_minimum
                .is_none_or(|bound| value > bound.float())
            && self
                .exclusive_maximum
                .is_none_or(|bound| value < bound.float())
    }

    /// The least and greatest integer within the bounds that a 64-bit type holds: an unsigned one
    /// where no negative number is allowed, else a signed one.
    pub(crate) fn integers(self) -> (i128, i128) {
        let least = [
            self.minimum.map(Bound::ceil),
            self.exclusive_minimum.map(|bound| bound.floor() + 1),
        ];
        let low = least
            .into_iter()
            .flatten()
            .max()
            .unwrap_or(i128::MIN)
            .max(i64::MIN.into());
        let greatest = [
            self.maximum.map(Bound::floor),
            self.exclusive_maximum.map(|bound| bound.ceil() - 1),
        ];
        let top = if low >= 0 {
            i128::from(u64::MAX)
        } else {
            i64::MAX.into()
        };
        let high = greatest
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(i128::MAX)
            .min(top);
        (low, high)
    }
}

/// An integer within the bounds, often at an edge of something.
pub(crate) fn integer(bounds: Bounds, rng: &mut Rng) -> i128 {
    let (low, high) = bounds.integers();
    let value = match rng.below(12) {
        0 => low,
        1 => high,
        2 => low.saturating_add(rng.below(3) as i128),
        3 => [1 << 53, (1 << 53) + 1, 1 << 63, (1 << 63) - 1, 1 << 31, 255][rng.below(6)],
        4 => -([1, 1 << 53, (1 << 53) + 1, 1 << 63][rng.below(4)]),
        5 => i128::from(rng.bits()),
        6 => 10_i128.pow(rng.below(19) as u32),
        _ => rng.below(1000) as i128,
    };
    value.clamp(low, high.max(low))
}

/// A spelling of `value`: `7`, `7.0`, `70e-1`, `0.7E+1`, `-0` and so on.
pub(crate) fn spell_integer(value: i128, rng: &mut Rng) -> String {
    let sign = if value < 0 || (value == 0 && rng.chance(20)) {
        "-"
    } else {
        ""
    };
    let digits = value.unsigned_abs().to_string();
    let e = if rng.chance(50) { 'e' } else { 'E' };
    let zeros = "0".repeat(rng.between(1, 3));
    let unsigned = match rng.below(14) {
        0 => format!("{digits}.{zeros}"),
        1 if value != 0 => format!("{digits}{zeros}{e}-{}", zeros.len()),
        2 => format!("{digits}{e}{}0", ["", "+", "-"][rng.below(3)]),
        3 if value != 0 => {
            let (first, rest) = digits.split_at(1);
            let exponent = rest.len();
            if rest.is_empty() {
                format!("0.{first}{e}+1")
            } else {
                format!("{first}.{rest}{e}{exponent}")
            }
        }
        4 if value != 0 => {
            let kept = digits.trim_end_matches('0');
            match digits.len() - kept.len() {
                0 => digits,
                cut => format!("{kept}{e}{}{cut:02}", ["", "+"][rng.below(2)]),
            }
        }
        5 if value == 0 => format!("0{e}{}", rng.below(400)),
        _ => digits,
    };
    format!("{sign}{unsigned}")
}

/// A spelling of some number within the bounds.
pub(crate) fn number(bounds: Bounds, rng: &mut Rng) -> String {
    for _ in 0..40 {
        let raw = any_number(rng);
        if raw.parse().is_ok_and(|value| bounds.hold(value)) {
            return raw;
        }
    }
    let (low, high) = bounds.integers();
    let inside = [bounds.minimum, bounds.maximum]
        .into_iter()
        .flatten()
        .map(Bound::float)
        .find(|&bound| bounds.hold(bound));
    match inside {
        Some(bound) => format!("{bound}"),
        None if low <= high => spell_integer(low, rng),
        None => {
            let ends = [
                bounds.exclusive_minimum.or(bounds.minimum),
                bounds.exclusive_maximum.or(bounds.maximum),
            ];
            format!(
                "{}",
                ends.into_iter().flatten().map(Bound::float).sum::<f64>() / 2.0
            )
        }
    }
}

/// A finite number of any size and spelling.
fn any_number(rng: &mut Rng) -> String {
    const EDGES: [&str; 12] = [
        "0.1",
        "0.10",
        "5e-324",
        "2.2250738585072014e-308",
        "1.7976931348623157e308",
        "-1.5E+3",
        "1e-400",
        "1.00000000000000000000001",
        "9007199254740993.0",
        "123456789.123456789123456789",
        "0.30000000000000004",
        "-0.0",
    ];
    match rng.below(8) {
        0 => EDGES[rng.below(EDGES.len())].to_owned(),
        1 | 2 => spell_integer(integer(Bounds::default(), rng), rng),
        3 => {
            let value = f64::from_bits(rng.bits());
            if value.is_finite() {
                format!("{value:e}")
            } else {
                "0".to_owned()
            }
        }
        4 => format!(
            "{}.{:03}e{}",
            rng.below(100),
            rng.below(1000),
            rng.below(20)
        ),
        _ => {
            let sign = if rng.chance(30) { "-" } else { "" };
            format!("{sign}{}.{}", rng.below(10_000), rng.below(1000))
        }
    }
}

/// Any JSON number at all, such as no 64-bit type holds; `readable` ones fit a float.
pub(crate) fn free_number(readable: bool, rng: &mut Rng) -> String {
    const HUGE: [&str; 5] = [
        "12345678901234567890123",
        "0.1000000000000000055511151231257827",
        "18446744073709551616",
        "-9223372036854775809",
        "100000000000000000000000000000000000000000000.00",
    ];
    const BEYOND: [&str; 3] = ["1e400", "-1E+400", "123456789e999999999999"];
    match rng.below(10) {
        0 | 1 => HUGE[rng.below(HUGE.len())].to_owned(),
        2 if !readable => BEYOND[rng.below(BEYOND.len())].to_owned(),
        _ => any_number(rng),
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, free_number, integer, number, spell_integer};
    use crate::bound::Bound;
    use crate::rng::Rng;
    use crate::tree::Tree;

    #[test]
    fn spellings_of_an_integer_have_its_value() {
        let mut rng = Rng::with_seed(5);
        let mut seen = std::collections::BTreeSet::new();
        for value in [0_i32, 7, 10, 1200, -35] {
            for _ in 0..300 {
                let raw = spell_integer(value.into(), &mut rng);
                assert!(Tree::parse(&raw).is_ok(), "{raw}");
                assert_eq!(raw.parse::<f64>(), Ok(f64::from(value)), "{raw}");
                seen.insert(raw);
            }
        }
        for raw in ["7", "7.0", "70e-1", "7e0", "-0", "12e+02", "0.7E+1"] {
            assert!(seen.contains(raw), "{raw} is missing from {seen:?}");
        }
    }

    #[test]
    fn numbers_stay_within_every_kind_of_bound() {
        let mut rng = Rng::with_seed(6);
        for bounds in [
            Bounds {
                minimum: Bound::parse("0.0"),
                ..Bounds::default()
            },
            Bounds {
                minimum: Bound::parse("3.0"),
                maximum: Bound::parse("9.0"),
                ..Bounds::default()
            },
            Bounds {
                exclusive_minimum: Bound::parse("0.0"),
                exclusive_maximum: Bound::parse("1.0"),
                ..Bounds::default()
            },
            Bounds {
                maximum: Bound::parse("-2.5"),
                ..Bounds::default()
            },
            Bounds::default(),
        ] {
            let mut edge = false;
            for _ in 0..500 {
                let raw = number(bounds, &mut rng);
                assert!(Tree::parse(&raw).is_ok(), "{raw}");
                assert!(
                    raw.parse().is_ok_and(|value| bounds.hold(value)),
                    "{raw} for {bounds:?}"
                );
                let (low, high) = bounds.integers();
                if low <= high {
                    let value = integer(bounds, &mut rng);
                    assert!((low..=high).contains(&value), "{value} for {bounds:?}");
                    edge |= value == low;
                }
            }
            assert!(
                edge || bounds.exclusive_maximum.is_some(),
                "{bounds:?} was never met exactly"
            );
        }
    }

    #[test]
    fn integers_at_the_ends_are_exact() {
        let within = |low, high| {
            Bounds {
                minimum: Bound::parse(low),
                maximum: Bound::parse(high),
                ..Bounds::default()
            }
            .integers()
        };
        let (least, most) = ("-9223372036854775808", "18446744073709551615");
        assert_eq!(within(least, "x"), (i64::MIN.into(), i64::MAX.into()));
        assert_eq!(within("0", most), (0, u64::MAX.into()));
        assert_eq!(within(most, most), (u64::MAX.into(), u64::MAX.into()));
        assert_eq!(
            within("9007199254740993", "9007199254740995"),
            ((1 << 53) + 1, (1 << 53) + 3)
        );
    }

    #[test]
    fn free_numbers_are_json_and_readable_on_request() {
        let mut rng = Rng::with_seed(7);
        for _ in 0..2000 {
            let raw = free_number(true, &mut rng);
            assert!(Tree::parse(&raw).is_ok(), "{raw}");
            assert!(raw.parse().is_ok_and(f64::is_finite), "{raw}");
        }
        assert!((0..200).any(|_| free_number(false, &mut rng) == "1e400"));
    }
}
