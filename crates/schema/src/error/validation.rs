//! JSON that violates its schema: all violations at once.

use std::borrow::Cow;
use std::fmt;

use super::violation::{Violation, ViolationKind};

/// The JSON violates its schema or an additional rule. Its `source` is the list of [`Violations`].
#[derive(Clone, Debug, PartialEq)]
pub struct ValidationError {
    subject: Cow<'static, str>,
    violations: Violations,
}

/// The violations of a message, sorted by position: the first ones, and the number of those left out. Never empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Violations {
    listed: Vec<Violation>,
    left_out: LeftOut,
}

/// The violations that are counted, and not kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct LeftOut {
    count: usize,
    /// Each kind once.
    kinds: Vec<ViolationKind>,
}

impl LeftOut {
    const NONE: Self = Self {
        count: 0,
        kinds: Vec::new(),
    };

    pub(super) fn add(&mut self, kind: ViolationKind) {
        self.count += 1;
        self.know(kind);
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(super) fn append(&mut self, other: Self) {
        self.count += other.count;
        for kind in other.kinds {
            self.know(kind);
        }
    }

    fn know(&mut self, kind: ViolationKind) {
        if !self.kinds.contains(&kind) {
            self.kinds.push(kind);
        }
    }
}

impl Violations {
    /// Creates a complete list, which must be sorted by position.
    #[must_use]
    pub const fn new(listed: Vec<Violation>) -> Self {
        Self {
            listed,
            left_out: LeftOut::NONE,
        }
    }

    pub(super) const fn with_left_out(listed: Vec<Violation>, left_out: LeftOut) -> Self {
        Self { listed, left_out }
    }

    pub(super) fn into_parts(self) -> (Vec<Violation>, LeftOut) {
        (self.listed, self.left_out)
    }

    /// Writes some violations, those after the first after `next`, and how many others there are.
    fn write_first(
        &self,
        f: &mut fmt::Formatter<'_>,
        most: usize,
        first: &str,
        next: &str,
    ) -> fmt::Result {
        for (at, violation) in self.listed.iter().take(most).enumerate() {
            f.write_str(if at == 0 { first } else { next })?;
            if next.starts_with('\n') {
                write!(f, "{violation:#}")?;
            } else {
                write!(f, "{violation}")?;
            }
        }
        match self.count() - self.listed.len().min(most) {
            0 => Ok(()),
            more => write!(f, "{next}and {more} more"),
        }
    }

    /// Returns the violations that were kept.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.listed
    }

    /// Returns the total number of violations.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.listed.len() + self.left_out.count
    }

    /// Whether all violations are of one kind, those that are only counted among them.
    #[must_use]
    pub fn are_all(&self, kind: ViolationKind) -> bool {
        let listed = self.listed.iter().map(Violation::kind);
        let mut kinds = listed.chain(self.left_out.kinds.iter().copied());
        self.count() > 0 && kinds.all(|one| one == kind)
    }
}

impl ValidationError {
    /// Creates the error. `subject` is what diagnostics call a document of the schema; `violations` must be sorted by
    /// position and not empty. Called by rules and generated code.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(subject: &'static str, violations: Vec<Violation>) -> Self {
        Self {
            subject: Cow::Borrowed(subject),
            violations: Violations::new(violations),
        }
    }

    pub(crate) fn of(subject: impl Into<Cow<'static, str>>, violations: Violations) -> Self {
        Self {
            subject: subject.into(),
            violations,
        }
    }

    pub(super) fn violations_mut(&mut self) -> &mut [Violation] {
        &mut self.violations.listed
    }

    /// Returns the message that names the kind of document, such as "SAOP envelope schema validation failed".
    #[must_use]
    pub fn message(&self) -> String {
        self.to_string()
    }

    /// Returns the first violations, sorted by position: at most [`MOST_VIOLATIONS`](super::MOST_VIOLATIONS) of
    /// [`violation_count`](Self::violation_count). Never empty.
    #[must_use]
    pub fn validation_errors(&self) -> &[Violation] {
        self.violations.as_slice()
    }

    /// Same as [`validation_errors`](Self::validation_errors), under the name that all errors share.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.violations.as_slice()
    }

    /// Returns the number of violations, even if only the first ones are kept.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        self.violations.count()
    }

    /// Returns what diagnostics call a document of the schema, such as "SAOP envelope".
    #[must_use]
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// Whether all violations are of one kind, those that are only counted among them.
    #[must_use]
    pub fn are_all(&self, kind: ViolationKind) -> bool {
        self.violations.are_all(kind)
    }

    /// Returns the violations without the error around them.
    #[must_use]
    pub fn into_violations(self) -> Violations {
        self.violations
    }

    /// Writes a heading and some violations, each on a line of its own, with its position.
    pub(super) fn write_first(&self, f: &mut fmt::Formatter<'_>, most: usize) -> fmt::Result {
        writeln!(f, "{} schema validation failed", self.subject)?;
        self.violations.write_first(f, most, "- ", "\n- ")
    }

    /// Returns the path and message of each violation.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.violations()
            .iter()
            .map(|violation| (violation.instance_path(), violation.message()))
    }
}

/// With `{:#}`, every violation follows on a line of its own, with its position.
impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return self.write_first(f, usize::MAX);
        }
        write!(f, "{} schema validation failed", self.subject)
    }
}

impl std::error::Error for ValidationError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.violations)
    }
}

/// On one line, separated by semicolons; with `{:#}` each on a line of its own, with its position.
impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, next) = if f.alternate() {
            ("- ", "\n- ")
        } else {
            ("", "; ")
        };
        self.write_first(f, usize::MAX, first, next)
    }
}

impl std::error::Error for Violations {}
