//! Strings: their pattern and format.
//!
//! Invariant: a pattern that passes is one of the profile; a `format` is a known name, and nothing more.

use super::walk::Walk;
use super::{anchors, pattern};
use crate::diagnostics::{Code, brief, hint};
use crate::json::Json;
use crate::keywords::FORMATS;

impl Walk<'_> {
    pub(super) fn string(&mut self, json: &Json) {
        self.format(json);
        self.pattern(json);
    }

    /// Checks `format`, which is an annotation; a misspelled one would mislead readers.
    fn format(&mut self, json: &Json) {
        let Some(value) = json.get("format") else {
            return;
        };
        let found = match value.as_str() {
            Some(name) if FORMATS.contains(&name) => return,
            Some(name) => {
                format!("`{name}`{}", hint(name, FORMATS.iter().copied()))
            }
            None => value.kind().to_owned(),
        };
        let message = format!(
            "expected `format` to be one that Draft-07 names, or `uuid`, but found {found}"
        );
        self.report(Code::Value, value.span.start, &message);
    }

    fn pattern(&mut self, json: &Json) {
        let Some(value) = json.get("pattern") else {
            return;
        };
        let Some(ecma) = value.as_str() else {
            return;
        };
        match pattern::check(ecma) {
            Ok(syntax) => {
                if let Err(found) = anchors::check(ecma, &syntax) {
                    let message = format!("expected a pattern from `^` to `$`, but found {found}");
                    self.report(Code::Anchor, value.span.start, &message);
                }
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
            }
        }
    }
}
