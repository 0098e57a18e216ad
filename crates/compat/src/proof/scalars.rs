//! Numbers and strings.

use std::cmp::Ordering;

use saop_json::decimal;
use saop_schema::{Facts, OutlinePart};

use super::Proof;
use super::value::Value;
use crate::pair::{Kinds, Node};

impl<'p> Proof<'p> {
    /// Iterates over what the known parts say of a value.
    pub(crate) fn facts<'v>(
        &self,
        value: &'v Value,
    ) -> impl Iterator<Item = &'p Facts> + use<'v, 'p> {
        let pair = self.pair;
        value
            .is
            .iter()
            .filter_map(|node| Some(&pair.part(*node)?.facts))
    }

    pub(super) fn number(&mut self, value: &Value, goal: Node, part: &OutlinePart) -> bool {
        self.step(1 + value.is.len());
        let wanted = &part.facts.number;
        let integers = value.kinds.and(Kinds::NUMBER).within(Kinds::INTEGERS);
        let mut is_shown = true;
        for (bound, exclusive, is_least) in [
            (&wanted.minimum, false, true),
            (&wanted.exclusive_minimum, true, true),
            (&wanted.maximum, false, false),
            (&wanted.exclusive_maximum, true, false),
        ] {
            let Some(bound) = bound else { continue };
            let mut known = self.facts(value).flat_map(|facts| {
                let number = &facts.number;
                let (plain, exclusive) = if is_least {
                    (&number.minimum, &number.exclusive_minimum)
                } else {
                    (&number.maximum, &number.exclusive_maximum)
                };
                let plain = plain.iter().map(|bound| (bound, false));
                plain.chain(exclusive.iter().map(|bound| (bound, true)))
            });
            let follows = known.any(|(known, is_open)| {
                let order = decimal::compare(known, bound);
                let order = if is_least { order } else { order.reverse() };
                match order {
                    Ordering::Greater => true,
                    Ordering::Equal => is_open || !exclusive,
                    // Between 0 and 1 there is no integer.
                    Ordering::Less => {
                        integers && is_open && !exclusive && is_next(known, bound, is_least)
                    }
                }
            });
            if !follows {
                let keyword = match (is_least, exclusive) {
                    (true, false) => "minimum",
                    (true, true) => "exclusiveMinimum",
                    (false, false) => "maximum",
                    (false, true) => "exclusiveMaximum",
                };
                is_shown = self.tell(value, goal, keyword, None);
            }
        }
        if let Some(step) = &wanted.multiple_of {
            let mut known = self.facts(value);
            let follows = known.any(|facts| {
                let known = facts.number.multiple_of.as_deref();
                known.is_some_and(|known| decimal::is_exact_multiple(known, step))
            });
            let is_given = integers && decimal::is_exact_multiple("1", step);
            if !follows && !is_given {
                is_shown = self.tell(value, goal, "multipleOf", None);
            }
        }
        is_shown
    }

    pub(super) fn string(&mut self, value: &Value, goal: Node, part: &OutlinePart) -> bool {
        self.step(1 + value.is.len());
        let wanted = &part.facts;
        let (least, most) = self.lengths(value);
        let mut is_shown = true;
        if wanted.length.min > least {
            is_shown = self.tell(value, goal, "minLength", None);
        }
        if let Some(wanted) = wanted.length.max
            && most.is_none_or(|most| most > wanted)
        {
            is_shown = self.tell(value, goal, "maxLength", None);
        }
        if wanted.pattern.is_some() {
            let is_known = self
                .facts(value)
                .any(|facts| facts.pattern == wanted.pattern);
            let takes_all = matches!(wanted.pattern.as_deref(), Some("" | "^" | "$" | ".*"));
            if !is_known && !takes_all {
                is_shown = self.tell(value, goal, "pattern", None);
            }
        }
        if wanted.format.is_some() && self.facts(value).all(|facts| facts.format != wanted.format) {
            is_shown = self.tell(value, goal, "format", None);
        }
        is_shown
    }

    /// Returns the least and the largest length of a string.
    pub(crate) fn lengths(&self, value: &Value) -> (u64, Option<u64>) {
        let least = self.facts(value).map(|facts| facts.length.min).max();
        let most = self.facts(value).filter_map(|facts| facts.length.max).min();
        (least.unwrap_or(0), most)
    }
}

/// Whether no integer is between a bound that does not count and one that does.
fn is_next(open: &str, bound: &str, is_least: bool) -> bool {
    let value = |text| decimal::integer(text).value();
    let step = if is_least { 1 } else { -1 };
    match (value(open), value(bound)) {
        (Some(open), Some(bound)) => open + step == bound,
        _ => false,
    }
}
