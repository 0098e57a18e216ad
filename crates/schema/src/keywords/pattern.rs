//! `pattern`: with ECMA-262 semantics, in linear time. SPEC P5.

use std::cell::Cell;

use saop_json::show::{push_quoted, quote};
use saop_json::{JsonKind, NodeRef};

use super::compiler::{Here, Parts, Refused};
use super::constraint::{Beginning, Compiled, Kinds, Subject, Test};
use crate::language::problem::{ProblemKind, Refusal};
use crate::pattern::matcher::{MOST_STATES, Matcher};
use crate::pattern::syntax::{Refused as Rejected, Syntax};

pub(super) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let ecma = value.string().ok_or_else(|| here.wrong("pattern"))?;
    let matcher = matcher(here, parts, &["pattern"], value, &ecma)?;
    let mut examples = here
        .annotation("examples")
        .into_iter()
        .flat_map(NodeRef::items);
    let example = examples.find_map(NodeRef::string);
    let wanted = pattern(&ecma, example.as_deref());
    Ok(Some(here.constraint("pattern", value, wanted, matcher)))
}

/// Takes a pattern at a place of a schema.
pub(super) fn matcher<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    steps: &[&str],
    node: NodeRef<'t>,
    pattern: &str,
) -> Result<Matcher, Refusal> {
    let parsed = Syntax::of(pattern);
    let syntax = parsed.map_err(|refused| refusal(pattern, refused))?;
    let matcher = Matcher::of(pattern, &syntax, parts.pattern_weight())
        .map_err(|refused| refusal(pattern, refused))?;
    parts.add_pattern(&matcher);
    if let Some(fault) = syntax.without_u.filter(|_| syntax.has_literal_property) {
        let message = format!(
            "expected a pattern that is valid with the `u` flag, without which `\\p` means the letter `p`, but found {fault} in {}",
            quote(pattern)
        );
        parts.suspect(Refused {
            refusal: Refusal::new(ProblemKind::InvalidPattern, message),
            document: here.found.document,
            location: here.location(steps),
            node,
        });
    }
    Ok(matcher)
}

/// Says why a pattern is refused.
fn refusal(pattern: &str, refused: Rejected) -> Refusal {
    let kind = if matches!(refused, Rejected::Invalid(_)) {
        ProblemKind::InvalidPattern
    } else {
        ProblemKind::UnsupportedPattern
    };
    let (wanted, fault, advice) = match refused {
        Rejected::Invalid(fault) => {
            let advice = if fault.found.starts_with("flags") {
                "; write both cases of a letter, as in `[Aa]`"
            } else {
                ""
            };
            ("a regular expression of ECMA-262", fault, advice)
        }
        Rejected::Backtracking(fault) => {
            let advice = if fault.found.starts_with("a look-") {
                "; give each condition a `pattern` of its own: several in an `allOf`, what must not match in a `not`"
            } else {
                "; list what it may repeat"
            };
            ("a pattern that is matched in linear time", fault, advice)
        }
        Rejected::Property(fault) => ("properties of Unicode 16", fault, "; list its characters"),
        Rejected::Large => {
            let message = format!(
                "expected patterns of at most {MOST_STATES} states in all, but found more at {}",
                quote(pattern)
            );
            return Refusal::new(ProblemKind::Limit, message);
        }
    };
    let message = format!(
        "expected {wanted}, but found {fault} in {}{advice}",
        quote(pattern)
    );
    Refusal::new(kind, message)
}

impl Test for Matcher {
    fn holds(&self, value: &Subject<'_>) -> bool {
        self.holds_within(value, &Cell::new(u64::MAX))
    }

    fn holds_within(&self, value: &Subject<'_>, left: &Cell<u64>) -> bool {
        value.kind != JsonKind::String || self.is_match(&value.string(), left)
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::String)
    }

    fn sure(&self) -> Option<usize> {
        None
    }

    fn has_beginning(&self) -> bool {
        true
    }

    fn of_beginning(&self) -> Beginning<'_> {
        Beginning::Pattern(self)
    }
}

/// Describes the constraint of `pattern`.
pub(crate) fn pattern(pattern: &str, example: Option<&str>) -> String {
    let such_as = example.map_or_else(String::new, |example| {
        format!(", such as {}", quote(example))
    });
    format!("a string that matches {pattern}{such_as}")
}

/// Appends a string that does not match.
pub(crate) fn push_string(message: &mut String, text: &str) {
    if text.is_empty() {
        message.push_str("an empty string");
    } else {
        message.push_str("the string ");
        push_quoted(message, text);
    }
}

#[cfg(test)]
mod tests {
    use saop_json::{JsonKind, Tree};

    use super::super::constraint::{Subject, Test as _};
    use super::*;
    use crate::{CompileOptions, Schema};

    fn refused(pattern: &str) -> String {
        let schema = serde_json::json!({ "pattern": pattern }).to_string();
        let error = Schema::compile(&schema, &CompileOptions::new()).unwrap_err();
        error.summary()
    }

    #[test]
    fn a_pattern_that_is_refused_says_what_to_write() {
        for (pattern, advice) in [
            ("(?i)abc", "write both cases of a letter"),
            ("\\p{sc=Sidetic}", "list its characters"),
            ("(a)\\1", "list what it may repeat"),
            ("(?<!a)b", "give each condition a `pattern` of its own"),
        ] {
            let message = refused(pattern);
            assert!(message.contains(advice), "{pattern}: {message}");
        }
    }

    #[test]
    fn a_string_is_tested_and_other_values_are_not() {
        let syntax = Syntax::of("^(?:ab|ba)+$").unwrap();
        let matcher = Matcher::of("^(?:ab|ba)+$", &syntax, MOST_STATES).unwrap();
        for (text, holds) in [(r#""abba""#, true), (r#""aba""#, false), ("1", true)] {
            let tree = Tree::of_valid(text);
            let subject = Subject::without_tree(text, tree.root().kind(), 0);
            assert_eq!(matcher.holds(&subject), holds, "{text}");
        }
        assert_eq!(matcher.kinds(), Kinds::of(JsonKind::String));
    }

    #[test]
    fn an_empty_string_is_described_in_words() {
        let mut message = String::new();
        push_string(&mut message, "");
        assert_eq!(message, "an empty string");
    }
}
