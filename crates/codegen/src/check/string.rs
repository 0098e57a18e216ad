//! Strings: their length, pattern and format.
//!
//! Invariant: some string has a length that passes; a `format` is a known name, and nothing more.

use saop_schema::Pattern;

use super::form::{Form, TextRule};
use super::walk::Walk;
use super::{anchors, pattern};
use crate::diagnostics::{Code, brief, hint};
use crate::json::{Json, Value};
use crate::keywords::FORMATS;

impl Walk<'_> {
    pub(super) fn string(&mut self, json: &Json) -> Option<Form> {
        let format = self.format(json);
        let min = self.count(json, "minLength");
        let max = self.count(json, "maxLength");
        let pattern = self.pattern(json);
        let (min, max) = (min?.unwrap_or(0), max?);
        format?;
        let pattern = pattern?;
        Some(Form::Text(TextRule { min, max, pattern }))
    }

    /// Reads a keyword that counts. The outer option is `None` if it is malformed.
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

    /// Checks `format`, which is an annotation; a misspelled one would mislead readers.
    fn format(&mut self, json: &Json) -> Option<()> {
        let Some(value) = json.get("format") else {
            return Some(());
        };
        let found = match value.as_str() {
            Some(name) if FORMATS.contains(&name) => return Some(()),
            Some(name) => {
                format!("`{name}`{}", hint(name, FORMATS.iter().copied()))
            }
            None => value.kind().to_owned(),
        };
        let message = format!(
            "expected `format` to be one that Draft-07 names, or `uuid`, but found {found}"
        );
        self.report(Code::Value, value.span.start, &message);
        None
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn pattern(&mut self, json: &Json) -> Option<Option<String>> {
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
        match pattern::check(ecma) {
            Ok(syntax) => {
                if let Err(found) = anchors::check(ecma, &syntax) {
                    let message = format!("expected a pattern from `^` to `$`, but found {found}");
                    self.report(Code::Anchor, value.span.start, &message);
                    return None;
                }
                Some(Some(ecma.to_owned()))
            }
            Err(found) => {
                let ecma = brief(ecma);
                let advice = if found.starts_with("a look-") {
                    "; list what may stand there, or check it by a rule (setting `rules`)"
                } else {
                    ""
                };
                let message = format!(
                    "expected a pattern of the profile, but found {found} in `{ecma}`{advice}"
                );
                self.report(Code::Pattern, value.span.start, &message);
                None
            }
        }
    }
}

impl TextRule {
    /// At least one character.
    pub(crate) const NON_EMPTY: Self = Self {
        min: 1,
        max: None,
        pattern: None,
    };

    /// Returns whether a string satisfies the rule.
    pub(crate) fn accepts(&self, text: &str) -> bool {
        let length = text.chars().count() as u64;
        let matches = |ecma: &String| Pattern::of(ecma.clone().into()).is_match(text);
        length >= self.min
            && self.max.is_none_or(|max| length <= max)
            && self.pattern.as_ref().is_none_or(matches)
    }

    /// Returns whether every string meets it.
    pub(crate) fn is_free(&self) -> bool {
        *self == Self::default()
    }

    /// Returns whether it only requires the string not to be empty.
    pub(crate) fn is_non_empty(&self) -> bool {
        *self
            == Self {
                min: 1,
                ..Self::default()
            }
    }
}
