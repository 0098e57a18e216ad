//! A pattern of a schema that is known only at run time: translated and weighed at once, compiled on first use.

use std::sync::OnceLock;

use regex::RegexBuilder;
use regex_syntax::ParserBuilder;
use regex_syntax::hir::{Class, Hir, HirKind};

use super::ecma::{Untranslatable, translate};
use super::engine::Engine;
use super::sequence::Sequence;

/// What the smallest automaton weighs.
const LEAST_WEIGHT: u64 = 40;

/// Deeper patterns are refused.
const MOST_LEVELS: u32 = 250;

#[derive(Debug)]
pub(crate) struct Matcher {
    rust: String,
    weight: u64,
    engine: OnceLock<Engine>,
}

impl Matcher {
    /// Translates a pattern of ECMA-262 that is at most so heavy: about as many states as its automaton has.
    pub(crate) fn of(pattern: &str, most: u64) -> Result<Self, Untranslatable> {
        let rust = translate(pattern)?;
        let mut parser = ParserBuilder::new().nest_limit(MOST_LEVELS).build();
        let hir = parser.parse(&rust).map_err(|error| match error {
            regex_syntax::Error::Parse(error) => match error.kind() {
                regex_syntax::ast::ErrorKind::NestLimitExceeded(_) => Untranslatable::Large,
                kind => Untranslatable::Invalid(kind.to_string()),
            },
            regex_syntax::Error::Translate(error) => {
                Untranslatable::Invalid(error.kind().to_string())
            }
            _ => Untranslatable::Invalid("another error".to_owned()),
        })?;
        let weight = LEAST_WEIGHT + weight(&hir);
        if weight > most {
            return Err(Untranslatable::Large);
        }
        Ok(Self {
            rust,
            weight,
            engine: OnceLock::new(),
        })
    }

    pub(crate) const fn weight(&self) -> u64 {
        self.weight
    }

    /// Returns what matching a text of that length costs, in units of about ten nanoseconds.
    pub(crate) fn cost(&self, length: usize) -> u64 {
        let length = length as u64;
        match self.engine() {
            Engine::Sequence(_) => length / 32,
            Engine::Regex(_) => 4 + length * (self.weight - LEAST_WEIGHT + 16) / 64,
        }
    }

    pub(crate) fn is_match(&self, text: &str) -> bool {
        self.engine().is_match(text)
    }

    fn engine(&self) -> &Engine {
        self.engine.get_or_init(|| {
            if let Some(sequence) = Sequence::of(&self.rust) {
                return Engine::Sequence(sequence);
            }
            let regex = RegexBuilder::new(&self.rust)
                .nest_limit(MOST_LEVELS)
                .size_limit(usize::MAX)
                .build();
            #[allow(
                clippy::expect_used,
                reason = "the same parser has taken it, and its size has no limit"
            )]
            Engine::Regex(regex.expect("a pattern that was parsed is compiled"))
        })
    }
}

/// Returns about how many states an automaton has.
fn weight(hir: &Hir) -> u64 {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) | HirKind::Class(Class::Bytes(_)) => 1,
        HirKind::Literal(literal) => literal.0.len() as u64,
        HirKind::Class(Class::Unicode(class)) => 1 + 2 * class.ranges().len() as u64,
        HirKind::Repetition(repetition) => {
            let times = repetition.max.unwrap_or(repetition.min + 1).max(1);
            weight(&repetition.sub).saturating_mul(u64::from(times))
        }
        HirKind::Capture(capture) => weight(&capture.sub),
        HirKind::Concat(all) | HirKind::Alternation(all) => {
            all.iter().map(weight).fold(1, u64::saturating_add)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_compiled_is_told() {
        let large = "(?:a{1000}){1000}";
        let deep = format!("{}a{}", "(?:".repeat(199), ")".repeat(199));
        for (pattern, is_large) in [(large, true), (r"\p{Nonsense}", false), ("a{2,1}", false)] {
            let refused = Matcher::of(pattern, 100_000).unwrap_err();
            assert_eq!(
                refused == Untranslatable::Large,
                is_large,
                "{pattern}: {refused:?}"
            );
        }
        assert!(Matcher::of(&deep, 100_000).is_ok());
        let too_deep = format!("{}a{}", "(?:".repeat(201), ")".repeat(201));
        assert_eq!(
            Matcher::of(&too_deep, 100_000).unwrap_err(),
            Untranslatable::Large
        );
        let repeated = format!("{}a{}", "(?:".repeat(199), "?)*".repeat(199));
        assert_eq!(
            Matcher::of(&repeated, 100_000).unwrap_err(),
            Untranslatable::Large
        );
    }

    #[test]
    fn weight_grows_with_the_automaton() {
        let weight = |pattern| Matcher::of(pattern, u64::MAX).unwrap().weight();
        assert!(weight("^(?<name>abc|d)$") < 60);
        assert!(weight("^a{100}$") >= 100);
        assert!(weight(r"^\p{L}{100}$") > 50_000);
    }
}
