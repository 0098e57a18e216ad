//! One thing that is wrong with a message: kind, place, words, and the expectation as data.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use saop_json::show::one_line;
use saop_json::{Locator, NodeRef, Position};
use serde_json::Value;

/// What sort of rule a [`Violation`] breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ViolationKind {
    /// The text is no JSON (RFC 8259).
    Syntax,
    /// A rule of the schema.
    Schema,
    /// An object names a key twice.
    DuplicateKey,
    /// A number that the field's 64-bit type does not hold.
    Unrepresentable,
    /// The text is larger or nests deeper than the limits allow.
    Limit,
    /// A rule that no keyword states, by the name that its author gave it.
    Rule(&'static str),
}

impl ViolationKind {
    /// The kind's name in data, such as `duplicate_key`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Schema => "schema",
            Self::DuplicateKey => "duplicate_key",
            Self::Unrepresentable => "unrepresentable",
            Self::Limit => "limit",
            Self::Rule(name) => name,
        }
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Bytes of a path in the words of a violation.
const LONGEST_PATH: usize = 512;

/// One thing that is wrong with a message. SPEC W.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    pub(crate) kind: ViolationKind,
    pub(crate) instance_path: String,
    pub(crate) keyword: Option<Cow<'static, str>>,
    pub(crate) schema_path: Arc<str>,
    pub(crate) message: String,
    /// Shared: a hostile document can break one rule a million times.
    pub(crate) expected: Option<Arc<Value>>,
    pub(crate) span: Option<Range<usize>>,
    pub(crate) position: Option<Position>,
}

impl Violation {
    /// A violation of a rule that no keyword of the schema states, of the value at a JSON Pointer.
    #[must_use]
    pub fn new(kind: ViolationKind, instance_path: String, message: String) -> Self {
        Self {
            kind,
            instance_path,
            keyword: None,
            schema_path: Arc::default(),
            message,
            expected: None,
            span: None,
            position: None,
        }
    }

    /// The same with the place in the text that it is about.
    #[must_use]
    pub fn at(mut self, node: NodeRef<'_>) -> Self {
        self.span = Some(node.span());
        self
    }

    /// The same as a violation of another kind.
    #[must_use]
    pub const fn with_kind(mut self, kind: ViolationKind) -> Self {
        self.kind = kind;
        self
    }

    /// The same with what was expected, as data.
    #[must_use]
    pub fn with_expected(mut self, expected: impl Into<Arc<Value>>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// What sort of rule is broken.
    #[must_use]
    pub const fn kind(&self) -> ViolationKind {
        self.kind
    }

    /// JSON Pointer (RFC 6901) to the offending value; for a missing or an extra member, to that member; for an object that is
    /// none of a union's kinds, to the object.
    #[must_use]
    pub fn instance_path(&self) -> &str {
        &self.instance_path
    }

    /// The keyword of the schema that is broken, where one is.
    #[must_use]
    pub fn keyword(&self) -> Option<&str> {
        self.keyword.as_deref()
    }

    /// JSON Pointer to the keyword in the bundled schema; empty where no keyword is broken.
    #[must_use]
    pub fn schema_path(&self) -> &str {
        &self.schema_path
    }

    /// "expected X, but found Y".
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What was expected, as data: the value of the keyword, such as the bound or the set; for `required`
    /// the name of the member; for `additionalProperties` the names that are allowed.
    #[must_use]
    pub fn expected(&self) -> Option<&Value> {
        self.expected.as_deref()
    }

    /// Line and column, where the source text is known. A missing member has those of its object, and an object of no known
    /// kind those of the value that says its kind, if it has one.
    #[must_use]
    pub const fn position(&self) -> Option<Position> {
        self.position
    }

    /// The bytes of the source text that the violation is about, where it is known.
    #[must_use]
    pub fn span(&self) -> Option<Range<usize>> {
        self.span.clone()
    }
}

/// `/turn_index: expected an integer, but found …`. Whoever wrote the message chose the names in its path, so that a long one is
/// cut, and what hides or reorders text is escaped.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.instance_path.is_empty() {
            f.write_str(&self.message)
        } else {
            let path = one_line(&self.instance_path, LONGEST_PATH);
            write!(f, "{path}: {}", self.message)
        }
    }
}

impl std::error::Error for Violation {}

/// Sorts by place in the text, drops what is said twice, and gives each its line and column. Where there is no text, which is to say
/// for a `Value`, the order is that of the paths, whatever order the members have in memory.
pub(crate) fn arrange(violations: &mut Vec<Violation>, source: Option<&[u8]>) {
    let Some(source) = source else {
        for violation in &mut *violations {
            violation.span = None;
        }
        violations.sort_by(|left, right| {
            by_path(&left.instance_path, &right.instance_path)
                .then_with(|| left.schema_path.cmp(&right.schema_path))
        });
        violations.dedup();
        return;
    };
    violations.sort_by(|left, right| {
        let start = |violation: &Violation| violation.span.as_ref().map(|span| span.start);
        start(left)
            .cmp(&start(right))
            .then_with(|| by_path(&left.instance_path, &right.instance_path))
            .then_with(|| left.schema_path.cmp(&right.schema_path))
    });
    violations.dedup();
    let mut locator = Locator::new(source);
    for violation in violations {
        violation.position = violation
            .span
            .as_ref()
            .map(|span| locator.locate(span.start));
    }
}

/// The order of two JSON Pointers, step by step, array indices by their size.
fn by_path(left: &str, right: &str) -> Ordering {
    fn key(step: &str) -> (Option<u64>, &str) {
        (step.parse().ok(), step)
    }
    left.split('/').map(key).cmp(right.split('/').map(key))
}
