//! Bounds that cross, in one schema or in several that apply to one value.

use std::cmp::Ordering;

use saop_json::show::one_line;
use saop_json::{JsonKind, NodeRef, decimal};

use super::Search;

/// The keywords of two bounds, and the kind of value that they count in.
const COUNTS: [(&str, &str, JsonKind); 3] = [
    ("minLength", "maxLength", JsonKind::String),
    ("minItems", "maxItems", JsonKind::Array),
    ("minProperties", "maxProperties", JsonKind::Object),
];

impl<'t> Search<'_, 't> {
    /// Finds bounds that cross, in one schema or in several that apply together.
    pub(super) fn bounds(&mut self) {
        for part in self.all() {
            for (least, most, kind) in COUNTS {
                self.counts(part, least, most, kind);
            }
            self.numbers(part);
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
            self.tell(part, of, &[most], &message);
            self.rule_out(part, kind);
        }
    }

    fn numbers(&mut self, part: usize) {
        if self.impossible(part).contains(JsonKind::Number) {
            return;
        }
        let parts = self.together.get(part).cloned().unwrap_or_default();
        let low = self.limit(&parts, "minimum", "exclusiveMinimum", Ordering::Greater);
        let high = self.limit(&parts, "maximum", "exclusiveMaximum", Ordering::Less);
        let (Some(low), Some(high)) = (low, high) else {
            return;
        };
        let shown = |text| one_line(text, 40);
        let message = match decimal::compare(low.text, high.text) {
            Ordering::Less => {
                let is_integer = parts.iter().any(|part| self.is_integer(*part));
                let integers = low.first().zip(high.last());
                if !is_integer || integers.is_none_or(|(first, last)| first <= last) {
                    return;
                }
                let (low, high) = (shown(low.text), shown(high.text));
                format!(
                    "expected bounds that some integer meets, but found none between {low} and {high}"
                )
            }
            Ordering::Equal if !low.exclusive && !high.exclusive => return,
            order => {
                let relation = match order {
                    Ordering::Equal => "above",
                    _ => "at least",
                };
                let (above, below) = (shown(low.text), shown(high.text));
                format!(
                    "expected `{}` to be {relation} `{}` {above}, but found {below}",
                    high.keyword, low.keyword
                )
            }
        };
        self.tell(part, high.of, &[high.keyword], &message);
        self.rule_out(part, JsonKind::Number);
    }

    /// Returns the tightest of the bounds on one side.
    fn limit(
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
    fn is_integer(&self, part: usize) -> bool {
        let Some(types) = self.keyword(part, "type") else {
            return false;
        };
        let is = |one: NodeRef<'_>, name: &str| one.string().is_some_and(|one| one == name);
        is(types, "integer")
            || types.items().any(|one| is(one, "integer"))
                && !types.items().any(|one| is(one, "number"))
    }
}

/// A bound of a number.
struct Limit<'t> {
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

    /// Returns the least integer that a lower bound allows.
    fn first(&self) -> Option<i128> {
        let floor = floor(self.text)?;
        let is_allowed = !self.exclusive && is(floor, self.text);
        Some(if is_allowed { floor } else { floor + 1 })
    }

    /// Returns the greatest integer that an upper bound allows.
    fn last(&self) -> Option<i128> {
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
