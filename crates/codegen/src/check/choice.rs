//! `enum` and `const`: scalars of any type.
//!
//! Invariant: the values are distinct by the rules of JSON Schema (`1` equals `1.0`), and each can occur in a document;
//! `null` next to other values makes the rest nullable.

use std::collections::HashSet;

use saop_json::decimal::{self, Integer};

use super::form::Literal;
use super::walk::Walk;
use crate::diagnostics::Code;
use crate::json::{Json, Member, Value};
use crate::keywords;

impl Walk<'_> {
    /// Checks the values of an `enum` or a `const`, which `kinds` must allow; `kinds` is empty if there is no `type`.
    pub(super) fn choice(&mut self, json: &Json, choice: &Member, kinds: &[&str]) {
        let constant = choice.key == "const";
        for other in json.members().unwrap_or_default() {
            let key = other.key.as_str();
            if key != choice.key && keywords::is_rule(key) {
                let message = format!(
                    "expected no other rule next to `{}`, but found `{key}`",
                    choice.key
                );
                self.report(Code::Keyword, other.span.start, &message);
            }
        }
        let items = match (&choice.value.value, constant) {
            (Value::Array(items), false) => items.as_slice(),
            (_, true) => std::slice::from_ref(&choice.value),
            _ => {
                let message = format!(
                    "expected `enum` to be an array, but found {}",
                    choice.value.kind()
                );
                return self.report(Code::Enum, choice.value.span.start, &message);
            }
        };
        let mut values = Vec::new();
        let mut known = HashSet::new();
        let mut sound = true;
        for item in items {
            match self.literal(item, &choice.key, kinds, &known) {
                Some(value) => {
                    known.insert(value.canonical());
                    values.push(value);
                }
                None => sound = false,
            }
        }
        if items.is_empty() {
            let message = "expected at least one value in `enum`, but found none";
            self.report(Code::Enum, choice.value.span.start, message);
            sound = false;
        }
        for kind in kinds {
            if sound && !values.iter().any(|value| value.is_of(kind)) {
                let message = format!(
                    "expected a value of type `{kind}` in `{}`, but found none; take it out of `type`",
                    choice.key
                );
                self.report(Code::Enum, choice.value.span.start, &message);
                sound = false;
            }
        }
    }

    fn literal(
        &mut self,
        item: &Json,
        keyword: &str,
        kinds: &[&str],
        known: &HashSet<Literal>,
    ) -> Option<Literal> {
        let what = match kinds {
            [] => "scalars".to_owned(),
            [one] if *one == "string" => "strings".to_owned(),
            kinds => format!("values of type {}", kinds.join(" or ")),
        };
        let literal = match &item.value {
            Value::Null => Some(Literal::Null),
            Value::Bool(value) => Some(Literal::Bool(*value)),
            Value::Number(spelling) => Some(Literal::Number(spelling.clone())),
            Value::String(text) => Some(Literal::String(text.clone())),
            Value::Array(_) | Value::Object(_) => None,
        };
        let fits =
            |literal: &Literal| kinds.is_empty() || kinds.iter().any(|kind| literal.is_of(kind));
        let found = match literal {
            Some(literal) if known.contains(&literal.canonical()) => {
                format!("`{}` again", literal.text())
            }
            Some(Literal::Number(spelling)) if fits(&Literal::Number(spelling.clone())) => {
                if is_exact(&spelling) {
                    return Some(Literal::Number(spelling));
                }
                let message = format!(
                    "expected a number in `{keyword}` to be an integer of 64 bits or the shortest decimal of an f64, \
                     but found {spelling}"
                );
                self.report(Code::Enum, item.span.start, &message);
                return None;
            }
            Some(literal) if fits(&literal) => return Some(literal),
            _ => item.kind().to_owned(),
        };
        let message = if keyword == "const" {
            let advice = match (kinds, &item.value) {
                (["string"], Value::Number(spelling)) => {
                    format!("; write \"{spelling}\", or change the `type`")
                }
                _ => "; change it, or the `type`".to_owned(),
            };
            let what = kinds.join(" or ");
            format!("expected a `const` of type {what}, but found {found}{advice}")
        } else {
            format!("expected distinct {what} in `{keyword}`, but found {found}")
        };
        self.report(Code::Enum, item.span.start, &message);
        None
    }
}

impl Literal {
    /// Returns whether the value belongs to a `type` of JSON Schema.
    pub(crate) fn is_of(&self, kind: &str) -> bool {
        match self {
            Self::Null => kind == "null",
            Self::Bool(_) => kind == "boolean",
            Self::Number(spelling) => kind == "number" || kind == "integer" && is_whole(spelling),
            Self::String(_) => kind == "string",
        }
    }

    /// Returns the same value for every spelling of a number.
    fn canonical(&self) -> Self {
        match self {
            Self::Number(spelling) => Self::Number(decimal::canonical(spelling)),
            other => other.clone(),
        }
    }

    /// Returns the value as it is spelled, a string without quotes.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Null => "null",
            Self::Bool(true) => "true",
            Self::Bool(false) => "false",
            Self::Number(text) | Self::String(text) => text,
        }
    }
}

/// Returns whether every reader sees the number as it is spelled: an integer of 64 bits, or the shortest decimal of a
/// float.
fn is_exact(spelling: &str) -> bool {
    decimal::integer(spelling).value().is_some() || decimal::exact_float(spelling).is_some()
}

/// Returns whether a number of an `enum` is an integer. One with more digits than a `u64` is a float to every reader.
fn is_whole(spelling: &str) -> bool {
    const TOO_LONG: f64 = 1e20;
    decimal::integer(spelling) != Integer::Fraction
        && decimal::float(spelling).is_some_and(|size| size.abs() < TOO_LONG)
}

#[cfg(test)]
mod tests {
    use super::{is_exact, is_whole};

    #[test]
    fn what_every_reader_sees_as_it_is_spelled() {
        for spelling in ["0.1", "18446744073709551615", "1e300", "-0", "1.50"] {
            assert!(is_exact(spelling), "{spelling}");
        }
        for spelling in ["0.1000000000000000055", "1e400", "18446744073709551617"] {
            assert!(!is_exact(spelling), "{spelling}");
        }
    }

    #[test]
    fn integers_have_as_many_digits_as_a_u64() {
        for spelling in ["0", "-0.0e99999999999999999999999", "1.0", "2e19", "-2e19"] {
            assert!(is_whole(spelling), "{spelling}");
        }
        for spelling in ["1.5", "1e-1", "1e20", "1e99999999999999999999999"] {
            assert!(!is_whole(spelling), "{spelling}");
        }
    }
}
