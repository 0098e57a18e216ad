//! Bounds that cross, in one schema or in several that apply to one value.

use std::cmp::Ordering;

use saop_json::show::one_line;
use saop_json::{JsonKind, NodeRef, decimal};

use super::Search;
use crate::language::problem::ProblemKind;

/// The keywords of two bounds, and the kind of value that they count in.
const COUNTS: [(&str, &str, JsonKind); 3] = [
    ("minLength", "maxLength", JsonKind::String),
    ("minItems", "maxItems", JsonKind::Array),
    ("minProperties", "maxProperties", JsonKind::Object),
];

impl<'t> Search<'_, 't> {
    /// Finds bounds that cross, in one schema or in several that apply together.
    pub(super) fn bounds(&mut self, rust_numbers: bool) {
        for part in self.all() {
            for (least, most, kind) in COUNTS {
                self.counts(part, least, most, kind);
            }
            if !self.impossible(part).contains(JsonKind::Number) {
                self.numbers(part, rust_numbers);
            }
        }
    }

    fn counts(&mut self, part: usize, least: &str, most: &str, kind: JsonKind) {
        if self.impossible(part).contains(kind) {
            return;
        }
        let parts = self.together.get(part).into_iter().flatten().copied();
        let counts = |name: &str| {
            let counts = parts.clone();
            let counts = counts.filter_map(|one| Some((self.count(one, name)?, one)));
            counts.collect::<Vec<_>>()
        };
        let (Some((low, _)), Some((high, of))) = (
            counts(least).into_iter().max_by_key(|(count, _)| *count),
            counts(most).into_iter().min_by_key(|(count, _)| *count),
        ) else {
            return;
        };
        if low > high {
            let message =
                format!("expected `{most}` to be at least `{least}` {low}, but found {high}");
            self.tell_of(
                ProblemKind::ContradictoryBounds,
                part,
                of,
                &[most],
                &message,
            );
            self.rule_out(part, kind);
        }
    }

    fn numbers(&mut self, part: usize, rust_numbers: bool) {
        let parts = self.together.get(part).cloned().unwrap_or_default();
        let low = self.limit(&parts, "minimum", "exclusiveMinimum", Ordering::Greater);
        let high = self.limit(&parts, "maximum", "exclusiveMaximum", Ordering::Less);
        let is_integer = parts.iter().any(|part| self.is_integer(*part));
        let is_narrow = is_integer && rust_numbers;
        let is_above = |low: &&Limit<'_>| low.first().is_some_and(|low| low > u64::MAX.into());
        let is_below = |high: &&Limit<'_>| high.last().is_some_and(|high| high < i64::MIN.into());
        let both = low.as_ref().zip(high.as_ref());
        let found = both.and_then(|(low, high)| Some((high, crossing(low, high)?)));
        let found = found.or_else(|| {
            let low = low.as_ref().filter(is_above).filter(|_| is_narrow)?;
            Some((low, beyond("above", low)))
        });
        let found = found.or_else(|| {
            let high = high.as_ref().filter(is_below).filter(|_| is_narrow)?;
            Some((high, beyond("below", high)))
        });
        let found = found.or_else(|| {
            let (low, high) = both?;
            let step = parts.iter().filter_map(|part| self.step(*part));
            Some((high, missed(low, high, is_integer, step)?))
        });
        if let Some((limit, message)) = found {
            let kind = ProblemKind::ContradictoryBounds;
            self.tell_of(kind, part, limit.of, &[limit.keyword], &message);
            self.rule_out(part, JsonKind::Number);
        }
    }

    /// Returns what numbers have to be a multiple of.
    pub(super) fn step(&self, part: usize) -> Option<&'t str> {
        let step = self.keyword(part, "multipleOf")?;
        (step.kind() == JsonKind::Number).then(|| step.text())
    }

    /// Returns the tightest of the bounds on one side.
    pub(super) fn limit(
        &self,
        parts: &[usize],
        inclusive: &'static str,
        exclusive: &'static str,
        tighter: Ordering,
    ) -> Option<Limit<'t>> {
        let mut tightest: Option<Limit<'t>> = None;
        for of in parts {
            let Some(here) = self.here.get(*of) else {
                continue;
            };
            // In draft 4 the other keyword says of this one that it is exclusive.
            let beside = here.annotation(exclusive).map(NodeRef::text);
            let is_exclusive = beside == Some("true");
            for (keyword, exclusive) in [(inclusive, is_exclusive), (exclusive, true)] {
                let bound = here.member(keyword);
                let Some(bound) = bound.filter(|bound| bound.kind() == JsonKind::Number) else {
                    continue;
                };
                let limit = Limit {
                    of: *of,
                    keyword,
                    text: bound.text(),
                    exclusive,
                };
                if tightest
                    .as_ref()
                    .is_none_or(|one| limit.is_tighter(one, tighter))
                {
                    tightest = Some(limit);
                }
            }
        }
        tightest
    }

    /// Whether a part allows no number that is a fraction.
    pub(super) fn is_integer(&self, part: usize) -> bool {
        let Some(types) = self.keyword(part, "type") else {
            return false;
        };
        let is = |one: NodeRef<'_>, name: &str| one.string().is_some_and(|one| one == name);
        is(types, "integer")
            || types.items().any(|one| is(one, "integer"))
                && !types.items().any(|one| is(one, "number"))
    }
}

/// The most of a text that is shown.
const MOST_SHOWN: usize = 40;

/// Returns what is wrong with a bound that no integer of 64 bits keeps.
fn beyond(side: &str, limit: &Limit<'_>) -> String {
    let limit = one_line(limit.text, MOST_SHOWN);
    format!("expected bounds that some integer of 64 bits meets, but found none {side} {limit}")
}

/// Returns what is wrong with bounds in the wrong order.
fn crossing(low: &Limit<'_>, high: &Limit<'_>) -> Option<String> {
    let relation = match decimal::compare(low.text, high.text) {
        Ordering::Less => return None,
        Ordering::Equal if !low.exclusive && !high.exclusive => return None,
        Ordering::Equal => "above",
        Ordering::Greater => "at least",
    };
    let (above, below) = (
        one_line(low.text, MOST_SHOWN),
        one_line(high.text, MOST_SHOWN),
    );
    Some(format!(
        "expected `{}` to be {relation} `{}` {above}, but found {below}",
        high.keyword, low.keyword
    ))
}

/// Returns what is wrong with bounds between which there is no integer, or no multiple of what numbers have to be one of.
fn missed<'s>(
    low: &Limit<'_>,
    high: &Limit<'_>,
    is_integer: bool,
    mut steps: impl Iterator<Item = &'s str>,
) -> Option<String> {
    let integers = low.first().zip(high.last()).filter(|_| is_integer);
    let wanted = if integers.is_some_and(|(first, last)| first > last) {
        "integer".to_owned()
    } else {
        let step = steps.find(|step| has_no_multiple(low, high, step))?;
        format!("multiple of {}", one_line(step, MOST_SHOWN))
    };
    let (low, high) = (
        one_line(low.text, MOST_SHOWN),
        one_line(high.text, MOST_SHOWN),
    );
    Some(format!(
        "expected bounds that some {wanted} meets, but found none between {low} and {high}"
    ))
}

/// Whether it is certain that no multiple of a number lies between two bounds.
fn has_no_multiple(low: &Limit<'_>, high: &Limit<'_>, step: &str) -> bool {
    // Below that, the quotient of the nearest floats is off by less than a half.
    const MOST: f64 = 1_125_899_906_842_624.0;
    let is_within =
        |number: &str| low.allows(number, Ordering::Greater) && high.allows(number, Ordering::Less);
    if is_within("0") {
        return false;
    }
    let near = if decimal::sign(low.text).is_gt() {
        low
    } else {
        high
    };
    // Of subnormal floats, few digits are right.
    let count = decimal::float(near.text).zip(decimal::float(step));
    let count = count.filter(|(near, step)| near.is_normal() && step.is_normal());
    let count = count.map(|(near, step)| (near / step).round());
    let Some(count) = count.filter(|count| count.abs() < MOST) else {
        return false;
    };
    // The multiples next to the bound that is nearer to zero.
    let mut nearest = (-1..=1).map(|more| decimal::multiple(count as i64 + more, step));
    nearest.all(|multiple| multiple.is_some_and(|multiple| !is_within(&multiple)))
}

/// A bound of a number.
pub(super) struct Limit<'t> {
    of: usize,
    keyword: &'static str,
    text: &'t str,
    exclusive: bool,
}

impl Limit<'_> {
    fn is_tighter(&self, other: &Self, tighter: Ordering) -> bool {
        match decimal::compare(self.text, other.text) {
            Ordering::Equal => self.exclusive && !other.exclusive,
            order => order == tighter,
        }
    }

    /// Whether a number is on the side of the bound that `order` says, or is the bound if that is allowed.
    fn allows(&self, number: &str, order: Ordering) -> bool {
        match decimal::compare(number, self.text) {
            Ordering::Equal => !self.exclusive,
            found => found == order,
        }
    }

    /// Returns the least integer that a lower bound allows.
    pub(super) fn first(&self) -> Option<i128> {
        let floor = floor(self.text)?;
        let is_allowed = !self.exclusive && is(floor, self.text);
        Some(if is_allowed { floor } else { floor + 1 })
    }

    /// Returns the greatest integer that an upper bound allows.
    pub(super) fn last(&self) -> Option<i128> {
        let floor = floor(self.text)?;
        let is_excluded = self.exclusive && is(floor, self.text);
        Some(if is_excluded { floor - 1 } else { floor })
    }
}

fn is(integer: i128, text: &str) -> bool {
    decimal::compare(&integer.to_string(), text).is_eq()
}

/// Returns the greatest integer that is not greater than a number, if the number is not too large.
fn floor(text: &str) -> Option<i128> {
    const MOST: f64 = 9_007_199_254_740_992.0;
    if let Some(integer) = decimal::integer(text).value() {
        return Some(integer);
    }
    let near = decimal::float(text)
        .filter(|float| float.abs() < MOST)?
        .floor() as i128;
    // The float may have been rounded up to an integer.
    let is_above = decimal::compare(&near.to_string(), text).is_gt();
    Some(if is_above { near - 1 } else { near })
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Outline};

    /// What is told of a schema, without the start of it.
    fn told(schema: &str, rust_numbers: bool) -> Option<String> {
        let options = CompileOptions::new().with_rust_numbers(rust_numbers);
        let outline = Outline::of(schema, &options).unwrap();
        let first = outline.warnings.first()?;
        assert_eq!(first.kind().as_str(), "contradictory_bounds");
        Some(first.message().to_owned())
    }

    #[test]
    fn bounds_without_a_number_between_them_are_told() {
        for (type_of, low, high, step, expected) in [
            ("integer", "8", "13", "7", Some("multiple of 7")),
            ("integer", "-6", "-1", "7", Some("multiple of 7")),
            ("integer", "-8", "-6", "7", None),
            ("integer", "0", "0", "7", None),
            ("integer", "1.1", "1.9", "0.5", Some("integer")),
            ("number", "1.1", "1.9", "0.5", None),
            ("number", "0.31", "0.39", "0.1", Some("multiple of 0.1")),
            ("number", "0.3", "0.3", "0.1", None),
            ("number", "-0.75", "-0.65", "0.1", None),
            ("number", "-0.69", "-0.61", "0.1", Some("multiple of 0.1")),
            ("number", "1e-3", "0.09", "0.1", Some("multiple of 0.1")),
            (
                "number",
                "0.1",
                "0.10000000000000002",
                "0.3",
                Some("multiple of 0.3"),
            ),
            (
                "number",
                "1.1e300",
                "1.9e300",
                "1e300",
                Some("multiple of 1e300"),
            ),
            ("number", "1e300", "1e300", "1e299", None),
            // Too many multiples to be told apart by floats, or digits to be multiplied.
            ("number", "1e22", "1e22", "3", None),
            (
                "number",
                "0.31",
                "0.39",
                "0.10000000000000000000000001",
                None,
            ),
            ("number", "1e400", "2e400", "0.5", None),
            ("number", "1e-322", "1.05e-322", "2.6e-324", None),
        ] {
            let schema = format!(
                r#"{{"type": "{type_of}", "minimum": {low}, "maximum": {high}, "multipleOf": {step}}}"#
            );
            let expected = expected.map(|wanted| {
                format!("expected bounds that some {wanted} meets, but found none between {low} and {high}")
            });
            assert_eq!(told(&schema, false), expected, "{schema}");
        }
    }

    #[test]
    fn integers_beyond_64_bits_count_unless_a_type_of_rust_is_asked_for() {
        for (bound, expected) in [
            (r#""exclusiveMinimum": 18446744073709551615"#, true),
            (r#""minimum": 18446744073709551615"#, false),
            (r#""exclusiveMaximum": -9223372036854775808"#, true),
            (r#""maximum": -9223372036854775808"#, false),
        ] {
            let schema = format!(r#"{{"type": "integer", {bound}}}"#);
            assert_eq!(told(&schema, false), None, "{schema}");
            assert_eq!(told(&schema, true).is_some(), expected, "{schema}");
        }
    }
}
