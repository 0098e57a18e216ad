//! Strings, numbers and integers, with the rules that their types hold.
//!
//! Invariant: a rule is in a type only if the type decides it as the digits do.

use saop_json::{JsonKind, decimal};
use saop_schema::{Bounds, Counts, Facts};

use super::{Form, Make};
use crate::layout::ir::{IntegerRule, NumberRule, Shape, Ty};

/// At least one character.
const NON_EMPTY: Counts = Counts { min: 1, max: None };

impl Make<'_> {
    /// Whether its facts are all that a part says of values of a kind.
    pub(super) fn is_stated(&self, part: usize, kind: JsonKind) -> bool {
        let here = self.outlined(part);
        let mut constraints = here.constraints.iter();
        here.applied.is_empty()
            && constraints
                .all(|(keyword, kinds)| Facts::STATED.contains(keyword) || !kinds.contains(&kind))
    }

    pub(super) fn text(&self, part: usize, exact: bool) -> Form {
        if exact || !self.is_stated(part, JsonKind::String) {
            return Form::Plain(Ty::String, exact);
        }
        let facts = &self.outlined(part).facts;
        let is_non_empty = facts.pattern.is_none() && facts.length == NON_EMPTY;
        if is_non_empty {
            Form::Plain(Ty::NonEmpty, true)
        } else {
            Form::New(Shape::Text(Box::new(facts.clone())), true)
        }
    }

    pub(super) fn integer(&self, part: usize, exact: bool) -> Form {
        if self.exact_numbers {
            // Where `1.0` is no integer, not every `JsonInteger` is one.
            return Form::Plain(Ty::Integer, exact && !self.has_spelled_integers);
        }
        let bounds = &self.outlined(part).facts.number;
        let unsigned = bounds.forbid_negative_integers();
        let ty = if unsigned { Ty::U64 } else { Ty::I64 };
        if !self.is_stated(part, JsonKind::Number) {
            return Form::Plain(ty, false);
        }
        match integer_rule(bounds, unsigned) {
            _ if exact => Form::Plain(ty, true),
            Some(rule) if rule.has_no_bound() => Form::Plain(ty, true),
            Some(rule) => Form::New(Shape::Integer(rule), true),
            None => Form::Plain(ty, false),
        }
    }

    /// Returns the rule that samples of a part keep, if each bound is a float.
    pub(super) fn sample(&self, part: usize) -> Option<NumberRule> {
        let rule = floats(&self.outlined(part).facts.number);
        rule.filter(|rule| *rule != NumberRule::default())
    }

    pub(super) fn number(&self, part: usize, exact: bool) -> Form {
        let here = self.outlined(part);
        // The nearest float could break a rule that the number keeps, and an integer is to stay one where the schema names both.
        let names_both = here.facts.types.as_ref().is_some_and(|one| one.integer);
        if names_both || self.exact_numbers || self.looked_at.contains(&part) {
            return Form::Plain(Ty::Number, exact);
        }
        if exact {
            return Form::Plain(Ty::F64, true);
        }
        let is_ruled = self.is_stated(part, JsonKind::Number);
        match number_rule(&here.facts.number).filter(|_| is_ruled) {
            Some(rule) => Form::New(Shape::Number(rule), true),
            None => Form::Plain(Ty::Number, false),
        }
    }
}

/// Returns the rule of a 64-bit integer, without bounds that its type implies, if integers state it.
fn integer_rule(bounds: &Bounds, unsigned: bool) -> Option<IntegerRule> {
    let integer = |text: &Option<String>| {
        let text = text.as_deref();
        text.map_or(Some(None), |text| decimal::integer(text).value().map(Some))
    };
    // What no negative integer meets is implied where zero does.
    let above = |text: &Option<String>, least: &str| {
        let text = text.as_deref();
        let is_implied = |text: &&str| unsigned && decimal::compare(text, least).is_le();
        text.filter(|text| !is_implied(text)).map(str::to_owned)
    };
    let step = match &bounds.multiple_of {
        Some(text) => Some(u64::try_from(decimal::integer(text).value()?).ok()?),
        None => None,
    };
    Some(IntegerRule {
        unsigned,
        minimum: integer(&above(&bounds.minimum, "0"))?,
        maximum: integer(&bounds.maximum)?,
        exclusive_minimum: integer(&above(&bounds.exclusive_minimum, "-1"))?,
        exclusive_maximum: integer(&bounds.exclusive_maximum)?,
        multiple_of: step,
    })
}

/// Returns the rule of a float, if each bound is the shortest decimal of one and no valid number becomes invalid when it is
/// rounded to its nearest float.
fn number_rule(bounds: &Bounds) -> Option<NumberRule> {
    // Rounding keeps the order, so an inclusive bound that the digits keep is kept by the nearest float. These may not be.
    let is_touchy = [
        &bounds.exclusive_minimum,
        &bounds.exclusive_maximum,
        &bounds.multiple_of,
    ];
    if is_touchy.into_iter().any(Option::is_some) {
        return None;
    }
    floats(bounds)
}

fn floats(bounds: &Bounds) -> Option<NumberRule> {
    let float = |text: &Option<String>| {
        let text = text.as_deref();
        text.map_or(Some(None), |text| decimal::exact_float(text).map(Some))
    };
    Some(NumberRule {
        minimum: float(&bounds.minimum)?,
        maximum: float(&bounds.maximum)?,
        exclusive_minimum: float(&bounds.exclusive_minimum)?,
        exclusive_maximum: float(&bounds.exclusive_maximum)?,
        multiple_of: float(&bounds.multiple_of)?,
    })
}
