//! Strings, numbers and unions of scalars.
//!
//! Invariant: a bound that passes is one that some value meets. An integer is held exactly; a fraction as the
//! nearest `f64`, which is how documents are read too.

use super::{Form, NumberRule, Pattern, Scalar, TextRule, Walk, decimal, pattern};
use crate::diagnostics::Code;
use crate::json::{Json, Value};

impl Walk<'_> {
    pub(super) fn string(&mut self, json: &Json) -> Option<Form> {
        let choice = json.member("const").or_else(|| json.member("enum"));
        if let Some(choice) = choice {
            for key in ["minLength", "maxLength", "pattern", "enum", "const"] {
                if let Some(other) = json.member(key)
                    && key != choice.key
                {
                    let message = format!(
                        "expected `{}` to stand alone, but found `{key}` beside it",
                        choice.key
                    );
                    self.report(Code::Keyword, other.span.start, &message);
                }
            }
            return self.choice(&choice.key, &choice.value);
        }
        let min = self.count(json, "minLength");
        let max = self.count(json, "maxLength");
        let pattern = self.pattern(json);
        let (min, max, pattern) = (min?.unwrap_or(0), max?, pattern?);
        if let Some(max) = max
            && max < min
        {
            let offset = json.get("maxLength").map_or(0, |json| json.span.start);
            let message =
                format!("expected `maxLength` to be at least `minLength` {min}, but found {max}");
            self.report(Code::Bounds, offset, &message);
            return None;
        }
        Some(Form::Text(TextRule { min, max, pattern }))
    }

    fn choice(&mut self, keyword: &str, json: &Json) -> Option<Form> {
        let constant = keyword == "const";
        let items = match (&json.value, constant) {
            (Value::Array(items), false) => items.as_slice(),
            (_, true) => std::slice::from_ref(json),
            _ => {
                let message = format!("expected `enum` to be an array, but found {}", json.kind());
                self.report(Code::Enum, json.span.start, &message);
                return None;
            }
        };
        let mut values: Vec<String> = Vec::new();
        let mut sound = true;
        for item in items {
            let found = match item.as_str() {
                Some(text) if values.iter().any(|value| value == text) => format!("`{text}` again"),
                Some(text) => {
                    values.push(text.to_owned());
                    continue;
                }
                None => item.kind().to_owned(),
            };
            let message = format!("expected distinct strings in `{keyword}`, but found {found}");
            self.report(Code::Enum, item.span.start, &message);
            sound = false;
        }
        if items.is_empty() {
            let message = "expected at least one value in `enum`, but found none";
            self.report(Code::Enum, json.span.start, message);
            sound = false;
        }
        sound.then_some(Form::Choice { values, constant })
    }

    /// A keyword that counts; `None` in the outer option where it is malformed.
    #[expect(clippy::option_option, reason = "absent is not malformed")]
    pub(super) fn count(&mut self, json: &Json, keyword: &str) -> Option<Option<u64>> {
        let Some(value) = json.get(keyword) else {
            return Some(None);
        };
        if let Value::Number(spelling) = &value.value
            && spelling.bytes().all(|byte| byte.is_ascii_digit())
            && let Ok(count) = spelling.parse::<u32>()
        {
            return Some(Some(u64::from(count)));
        }
        let found = match &value.value {
            Value::Number(spelling) => spelling.as_str(),
            _ => value.kind(),
        };
        let message = format!(
            "expected `{keyword}` to be a whole number below 2^32 in plain digits, but found {found}"
        );
        self.report(Code::Value, value.span.start, &message);
        None
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn pattern(&mut self, json: &Json) -> Option<Option<Pattern>> {
        let Some(value) = json.get("pattern") else {
            return Some(None);
        };
        let Some(ecma) = value.as_str() else {
            let message = format!(
                "expected `pattern` to be a string, but found {}",
                value.kind()
            );
            self.report(Code::Value, value.span.start, &message);
            return None;
        };
        match pattern::translate(ecma) {
            Ok(rust) => Some(Some(Pattern {
                ecma: ecma.to_owned(),
                rust,
            })),
            Err(found) => {
                let ecma = brief(ecma);
                let message =
                    format!("expected a pattern of the profile, but found {found} in `{ecma}`");
                self.report(Code::Pattern, value.span.start, &message);
                None
            }
        }
    }

    pub(super) fn integer(&mut self, json: &Json) -> Option<Form> {
        let mut sound = true;
        let mut unsigned = false;
        for keyword in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] {
            let Some(member) = json.member(keyword) else {
                continue;
            };
            let Value::Number(spelling) = &member.value.value else {
                self.no_bound(&member.value, keyword);
                sound = false;
                continue;
            };
            if keyword == "minimum" && decimal::is_zero(spelling) {
                unsigned = true;
                continue;
            }
            sound = false;
            let message = format!(
                "expected an integer without bounds or with `minimum` 0, but found another `{keyword}`"
            );
            self.report(Code::HandWritten, member.span.start, &message);
        }
        sound.then_some(Form::Integer { unsigned })
    }

    pub(super) fn number(&mut self, json: &Json) -> Option<Form> {
        let minimum = self.bound(json, "minimum");
        let maximum = self.bound(json, "maximum");
        let exclusive_minimum = self.bound(json, "exclusiveMinimum");
        let exclusive_maximum = self.bound(json, "exclusiveMaximum");
        let rule = NumberRule {
            minimum: minimum?,
            maximum: maximum?,
            exclusive_minimum: exclusive_minimum?,
            exclusive_maximum: exclusive_maximum?,
        };
        if !rule.is_satisfiable() {
            let offset = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"]
                .iter()
                .filter_map(|keyword| json.member(keyword))
                .map(|member| member.span.start)
                .max();
            let message = "expected bounds that some number meets, but found an empty range";
            self.report(Code::Bounds, offset.unwrap_or(json.span.start), message);
            return None;
        }
        Some(Form::Number(rule))
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn bound(&mut self, json: &Json, keyword: &str) -> Option<Option<f64>> {
        let Some(value) = json.get(keyword) else {
            return Some(None);
        };
        if let Value::Number(spelling) = &value.value
            && let Ok(bound) = spelling.parse::<f64>()
            && bound.is_finite()
        {
            if decimal::is_kept(spelling, bound) {
                return Some(Some(bound));
            }
            let message = format!(
                "expected `{keyword}` to be a number that an f64 holds, but found {spelling}, which it rounds"
            );
            self.report(Code::Bounds, value.span.start, &message);
            return None;
        }
        self.no_bound(value, keyword);
        None
    }

    fn no_bound(&mut self, value: &Json, keyword: &str) {
        let found = match &value.value {
            Value::Number(spelling) => spelling.as_str(),
            _ => value.kind(),
        };
        let message =
            format!("expected `{keyword}` to be a number that an f64 holds, but found {found}");
        self.report(Code::Value, value.span.start, &message);
    }

    pub(super) fn scalars(&mut self, json: &Json, kinds: &[Json]) -> Option<Form> {
        let mut scalars = Vec::new();
        let mut sound = true;
        for kind in kinds {
            let scalar = match kind.as_str() {
                Some("string") => Scalar::String,
                Some("number") => Scalar::Number,
                Some("boolean") => Scalar::Boolean,
                Some("null") => Scalar::Null,
                other => {
                    let found = other.map_or(kind.kind().to_owned(), |text| format!("`{text}`"));
                    let message = format!(
                        "expected several types to be among string, number, boolean and null, but found {found}"
                    );
                    self.report(Code::Type, kind.span.start, &message);
                    sound = false;
                    continue;
                }
            };
            if scalars.contains(&scalar) {
                let message = format!(
                    "expected each type once, but found `{}` again",
                    scalar.name()
                );
                self.report(Code::Type, kind.span.start, &message);
                sound = false;
            }
            scalars.push(scalar);
        }
        if kinds.len() < 2 {
            let message =
                "expected two types or more in an array, but found fewer; write one as a string";
            self.report(Code::Type, json.span.start, message);
            sound = false;
        }
        sound.then_some(Form::Scalars(scalars))
    }
}

/// The beginning of a pattern that is long.
fn brief(pattern: &str) -> String {
    const MOST: usize = 60;
    if pattern.chars().nth(MOST).is_none() {
        return pattern.to_owned();
    }
    pattern.chars().take(MOST).chain(['…']).collect()
}

impl Scalar {
    /// The name of the type in a schema.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Number => "number",
            Self::Boolean => "boolean",
            Self::Null => "null",
        }
    }
}

impl TextRule {
    /// Whether every string meets it.
    pub(crate) fn is_free(&self) -> bool {
        *self == Self::default()
    }

    /// Whether it says no more than that the string is not empty.
    pub(crate) fn is_non_empty(&self) -> bool {
        *self
            == Self {
                min: 1,
                ..Self::default()
            }
    }
}

impl NumberRule {
    /// Whether every finite number meets it.
    pub(crate) fn is_free(&self) -> bool {
        *self == Self::default()
    }

    fn is_satisfiable(&self) -> bool {
        let low = self
            .minimum
            .unwrap_or(f64::MIN)
            .max(self.exclusive_minimum.map_or(f64::MIN, f64::next_up));
        let high = self
            .maximum
            .unwrap_or(f64::MAX)
            .min(self.exclusive_maximum.map_or(f64::MAX, f64::next_down));
        low <= high
    }
}

#[cfg(test)]
mod tests {
    use super::NumberRule;

    #[test]
    fn empty_ranges() {
        let rule = |minimum, maximum, exclusive_minimum, exclusive_maximum| NumberRule {
            minimum,
            maximum,
            exclusive_minimum,
            exclusive_maximum,
        };
        assert!(rule(Some(0.0), Some(0.0), None, None).is_satisfiable());
        assert!(rule(None, None, Some(0.0), Some(1.0)).is_satisfiable());
        assert!(!rule(Some(1.0), Some(0.0), None, None).is_satisfiable());
        assert!(!rule(Some(1.0), None, None, Some(1.0)).is_satisfiable());
        assert!(!rule(None, None, Some(1.0), Some(1.0)).is_satisfiable());
        assert!(!rule(None, None, Some(f64::MAX), None).is_satisfiable());
    }
}
