//! Arrays with unique items that require more items than there are distinct values.
//!
//! Invariant: a number of values is the most that there can be; if it is not known, it counts as many.

use std::cmp::Ordering;

use saop_json::{JsonKind, decimal};

use super::Search;
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::keywords::properties::Properties;
use crate::language::problem::ProblemKind;

/// Maximum number of schemas visited for one array. Counting steps would not suffice: if members name the same schema,
/// a path of few steps becomes one of many visits.
const VISITS: u32 = 300;

impl Search<'_, '_> {
    /// Finds arrays that require more items than can differ.
    pub(super) fn crowded(&mut self) {
        for part in self.all() {
            let parts = self.together.get(part).cloned().unwrap_or_default();
            let mut unique = parts
                .iter()
                .filter_map(|of| self.keyword(*of, "uniqueItems"));
            if !unique.any(|unique| unique.text() == "true") {
                continue;
            }
            let least = parts.iter();
            let least = least.filter_map(|of| Some((self.count(*of, "minItems")?, *of)));
            let items = parts.iter().filter_map(|of| self.part(*of)?.items.as_ref());
            let items = items.filter(|items| items.prefix.is_empty());
            let items = items.filter_map(|items| items.rest.part());
            let most = items
                .filter_map(|items| self.values(items, &mut { VISITS }))
                .min();
            if let (Some((least, of)), Some(most)) = (least.max(), most)
                && most < least.into()
                && !self.impossible(part).contains(JsonKind::Array)
            {
                let message = format!(
                    "expected `minItems` to be at most {most}, since no more items can differ, but found {least}"
                );
                let kind = ProblemKind::ContradictoryBounds;
                self.tell_of(kind, part, of, &["minItems"], &message);
                self.rule_out(part, JsonKind::Array);
            }
        }
    }

    /// Returns the number of values that are valid under a part; `None` for many.
    fn values(&self, part: usize, visits: &mut u32) -> Option<u128> {
        *visits = visits.checked_sub(1)?;
        if let Some(all) = self.keyword(part, "enum") {
            return Some(all.items().count() as u128);
        }
        if self.keyword(part, "const").is_some() {
            return Some(1);
        }
        let here = self.part(part)?;
        let applied = here.in_place.iter().filter_map(|applied| match applied {
            InPlace::Schema(other) => Some(vec![*other]),
            InPlace::Choice(choice) => Some(choice.branches.iter().map(|one| one.part).collect()),
            _ => None,
        });
        let union = here.union.iter();
        let union = union.map(|union| union.branches.values().copied().collect());
        let mut most = self.of_kinds(part, visits);
        for branches in applied.chain(union) {
            let mut branches: std::vec::IntoIter<usize> = branches.into_iter();
            let sum = branches.try_fold(0_u128, |sum, part| {
                sum.checked_add(self.values(part, visits)?)
            });
            most = most.into_iter().chain(sum).min();
        }
        most
    }

    /// Returns the number of values of the kinds that a part allows.
    fn of_kinds(&self, part: usize, visits: &mut u32) -> Option<u128> {
        let only_empty = |keyword| (self.count(part, keyword)? == 0).then_some(1);
        let mut kinds = self.possible(part);
        kinds.try_fold(0_u128, |sum, kind| {
            let of = match kind {
                JsonKind::Null => Some(1),
                JsonKind::Bool => Some(2),
                JsonKind::Number => self.integers(part),
                JsonKind::String => only_empty("maxLength"),
                JsonKind::Array => only_empty("maxItems"),
                JsonKind::Object => self.objects(self.part(part)?.properties.as_ref()?, visits),
            };
            sum.checked_add(of?)
        })
    }

    fn integers(&self, part: usize) -> Option<u128> {
        if !self.is_integer(part) {
            return None;
        }
        let low = self.limit(&[part], "minimum", "exclusiveMinimum", Ordering::Greater)?;
        let high = self.limit(&[part], "maximum", "exclusiveMaximum", Ordering::Less)?;
        let step = self
            .step(part)
            .and_then(|step| decimal::integer(step).value());
        let step = step.filter(|step| *step > 0).unwrap_or(1);
        let below = low.first()?.checked_sub(1)?.div_euclid(step);
        // It is negative if the bounds are in reverse order.
        Some(u128::try_from(high.last()?.div_euclid(step) - below).unwrap_or(0))
    }

    fn objects(&self, properties: &Properties, visits: &mut u32) -> Option<u128> {
        if !matches!(properties.others, Others::None(_)) || !properties.patterns.is_empty() {
            return None;
        }
        let mut all = properties.list.iter();
        all.try_fold(1_u128, |product, property| {
            let values = self.values(property.part?, visits)?;
            product.checked_mul(values.checked_add(property.missing.is_none().into())?)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Outline};

    // SPEC S3
    #[test]
    fn items_that_can_not_differ_are_told() {
        for (items, most) in [
            (r#"{"type": ["boolean", "null"]}"#, Some(3)),
            (r#"{"enum": [1, "a"]}"#, Some(2)),
            (
                r#"{"type": "integer", "minimum": -7, "maximum": 14, "multipleOf": 7}"#,
                Some(4),
            ),
            (r#"{"type": "integer", "minimum": 1}"#, None),
            (r#"{"type": "string", "maxLength": 0}"#, Some(1)),
            (r#"{"anyOf": [{"const": 1}, {"type": "boolean"}]}"#, Some(3)),
            (
                r#"{"type": "boolean", "anyOf": [{"type": "string"}, {"type": "boolean"}]}"#,
                Some(2),
            ),
            (
                r#"{"allOf": [{"type": "boolean"}, {"type": ["boolean", "string"]}]}"#,
                Some(2),
            ),
            (
                r#"{"type": "object", "required": ["a"], "additionalProperties": false,
                    "properties": {"a": {"type": "boolean"}, "b": {"const": 1}}}"#,
                Some(4),
            ),
            (
                r#"{"type": "object", "properties": {"a": {"type": "boolean"}}}"#,
                None,
            ),
            (r##"{"type": "array", "items": {"$ref": "#"}}"##, None),
        ] {
            let schema = format!(r#"{{"uniqueItems": true, "minItems": 9, "items": {items}}}"#);
            let outline = Outline::of(&schema, &CompileOptions::new()).unwrap();
            let told = outline.warnings.iter().map(|one| one.message().to_owned());
            let wanted = most.map(|most: u8| {
                format!("expected `minItems` to be at most {most}, since no more items can differ, but found 9")
            });
            assert_eq!(told.collect::<Vec<_>>(), Vec::from_iter(wanted), "{schema}");
        }
    }
}
