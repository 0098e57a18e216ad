//! Pattern matching: one translation and one engine for the checked strings and the reject path.
//!
//! Invariant: the choice of engine affects only the time, which is always linear.

pub(crate) mod ecma;
mod engine;
pub(crate) mod matcher;
mod sequence;

use std::borrow::Cow;
use std::sync::OnceLock;

use self::matcher::Matcher;

/// A pattern of a schema on a linear-time engine, compiled on first use. SPEC P5.
#[derive(Debug)]
pub struct Pattern {
    pub(super) ecma: Cow<'static, str>,
    matcher: OnceLock<Option<Matcher>>,
    #[cfg(feature = "arbitrary")]
    pub(super) hir: OnceLock<regex_syntax::hir::Hir>,
}

impl Pattern {
    /// Creates a pattern as a schema spells it, in the syntax of ECMA-262, which the generator has found to be one.
    #[must_use]
    pub const fn new(ecma: &'static str) -> Self {
        Self::of(Cow::Borrowed(ecma))
    }

    /// Creates a pattern as a schema spells it. One that cannot be translated matches nothing.
    #[must_use]
    pub const fn of(ecma: Cow<'static, str>) -> Self {
        Self {
            ecma,
            matcher: OnceLock::new(),
            #[cfg(feature = "arbitrary")]
            hir: OnceLock::new(),
        }
    }

    /// Returns about how many states the automaton of a pattern has; `None` if no linear-time engine can match it.
    #[must_use]
    pub fn states(ecma: &str) -> Option<u64> {
        Some(Matcher::of(ecma, u64::MAX).ok()?.weight())
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn is_match(&self, text: &str) -> bool {
        let matcher = self
            .matcher
            .get_or_init(|| Matcher::of(&self.ecma, u64::MAX).ok());
        matcher
            .as_ref()
            .is_some_and(|matcher| matcher.is_match(text))
    }
}
