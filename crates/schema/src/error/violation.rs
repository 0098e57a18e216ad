//! One violation in a message: its kind, location and message, and the expectation as data.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

use saop_json::show::one_line;
use saop_json::{NodeRef, Position};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

/// The kind of rule that a [`Violation`] breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ViolationKind {
    /// The text is not JSON (RFC 8259).
    Syntax,
    /// A rule of the schema.
    Schema,
    /// An object has a duplicate key.
    DuplicateKey,
    /// A number that does not fit the field's 64-bit type.
    Unrepresentable,
    /// The text is larger or nests deeper than the limits allow, or a check takes more work than they allow: [`Violation::is_unjudged`].
    Limit,
    /// A rule that no keyword can express, with the name that its author gave it: the runtime cannot list a protocol's rules.
    Rule(&'static str),
}

impl ViolationKind {
    /// Returns the kind's name in data, such as `duplicate_key`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Schema => "schema",
            Self::DuplicateKey => "duplicate_key",
            Self::Unrepresentable => "unrepresentable",
            Self::Limit => "limit",
            Self::Rule(name) if name.is_empty() => "rule",
            Self::Rule(name) => name,
        }
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The value of a keyword, nested as deep as a schema may be. It is dropped without recursion, which would take stack for each level.
#[derive(Debug, PartialEq)]
pub(crate) struct Expected(pub(crate) Value);

impl Deref for Expected {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0
    }
}

impl Drop for Expected {
    fn drop(&mut self) {
        if !(self.0.is_array() || self.0.is_object()) {
            return;
        }
        let mut left = vec![self.0.take()];
        while let Some(value) = left.pop() {
            match value {
                Value::Array(items) => left.extend(items),
                Value::Object(members) => left.extend(members.into_iter().map(|(_, value)| value)),
                _ => {}
            }
        }
    }
}

/// Maximum length of a path in the message of a violation, in bytes.
const LONGEST_PATH: usize = 512;

/// One violation in a message. SPEC W.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    pub(crate) kind: ViolationKind,
    pub(crate) instance_path: String,
    pub(crate) keyword: Option<Cow<'static, str>>,
    pub(crate) schema_path: Arc<str>,
    pub(crate) message: String,
    /// Shared, because a hostile document can break one rule a million times.
    pub(crate) expected: Option<Arc<Expected>>,
    pub(crate) span: Option<Range<usize>>,
    pub(crate) position: Option<Position>,
}

impl Violation {
    /// Returns how long its texts are, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.instance_path.len() + self.schema_path.len() + self.message.len()
    }

    /// Creates a violation of a rule that no schema keyword expresses, by the value at a JSON Pointer.
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

    /// Sets the location in the text.
    #[must_use]
    pub fn at(mut self, node: NodeRef<'_>) -> Self {
        self.span = Some(node.span());
        self
    }

    /// Sets the location in the text, in bytes.
    #[must_use]
    pub const fn with_span(mut self, span: Range<usize>) -> Self {
        self.span = Some(span);
        self
    }

    /// Changes the kind.
    #[must_use]
    pub const fn with_kind(mut self, kind: ViolationKind) -> Self {
        self.kind = kind;
        self
    }

    /// Puts the value inside another one, which is at the JSON Pointer `path`.
    #[must_use]
    pub fn below(mut self, path: &str) -> Self {
        self.instance_path.insert_str(0, path);
        self
    }

    /// Changes the message.
    #[must_use]
    pub fn with_message(mut self, message: String) -> Self {
        self.message = message;
        self
    }

    /// Sets what was expected, as data.
    #[must_use]
    pub fn with_expected(mut self, expected: impl Into<Arc<Value>>) -> Self {
        let expected = Arc::unwrap_or_clone(expected.into());
        self.expected = Some(Arc::new(Expected(expected)));
        self
    }

    /// Returns the kind of rule that is broken.
    #[must_use]
    pub const fn kind(&self) -> ViolationKind {
        self.kind
    }

    /// Returns the instance location: a JSON Pointer (RFC 6901) to the offending value; for a missing or unknown
    /// property, to that property; for an object that is none of a union's kinds, to the object.
    #[must_use]
    pub fn instance_path(&self) -> &str {
        &self.instance_path
    }

    /// Returns the schema keyword that is broken, if any.
    #[must_use]
    pub fn keyword(&self) -> Option<&str> {
        self.keyword.as_deref()
    }

    /// Returns the JSON Pointer to the keyword in the self-contained schema; empty if no keyword is broken. A list of
    /// types is called `type`, as in the schema's file.
    #[must_use]
    pub fn schema_path(&self) -> &str {
        &self.schema_path
    }

    /// Returns the message, "expected X, but found Y".
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns what was expected, as data: the value of the keyword, such as the bound or the set; for `required`, the
    /// name of the member; for `additionalProperties`, the allowed names; if the document was not judged, the number of steps.
    #[must_use]
    pub fn expected(&self) -> Option<&Value> {
        self.expected.as_deref().map(Deref::deref)
    }

    /// Whether the document was not judged: its check takes more work than the [`Limits`](saop_json::Limits) allow. Such a violation is the
    /// only one of its document. It has the place that the check reached, and [`expected`](Self::expected) is how much was allowed. A text
    /// that is too long or too deep is another case: whatever the schema says, it is refused.
    #[must_use]
    pub fn is_unjudged(&self) -> bool {
        self.kind == ViolationKind::Limit && self.expected.is_some()
    }

    /// Returns the line and column, if the source text is known. A missing member has the position of its object, and
    /// an object of unknown kind that of its discriminator's value, if it has one.
    #[must_use]
    pub const fn position(&self) -> Option<Position> {
        self.position
    }

    pub(super) const fn set_position(&mut self, position: Option<Position>) {
        self.position = position;
    }

    pub(super) fn forget_span(&mut self) {
        self.span = None;
    }

    /// Returns the byte range in the source text that the violation is about, if known.
    #[must_use]
    pub fn span(&self) -> Option<Range<usize>> {
        self.span.clone()
    }
}

/// `/turn_index: expected an integer, but found …`; with `{:#}` the position follows, such as ` (line 3, column 7)`. The sender
/// chose the names in the path, so a long path is cut, and characters that hide or reorder text are escaped.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.instance_path.is_empty() {
            let path = one_line(&self.instance_path, LONGEST_PATH);
            write!(f, "{path}: ")?;
        }
        f.write_str(&self.message)?;
        match self.position {
            Some(Position { line, column }) if f.alternate() => {
                write!(f, " (line {line}, column {column})")
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Violation {}

/// `kind`, `path` and `message`, and where they are known `keyword`, `schema_path`, `line` and `column`.
impl Serialize for Violation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", self.kind.as_str())?;
        map.serialize_entry("path", &self.instance_path)?;
        if let Some(keyword) = self.keyword() {
            map.serialize_entry("keyword", keyword)?;
        }
        if !self.schema_path.is_empty() {
            map.serialize_entry("schema_path", self.schema_path())?;
        }
        map.serialize_entry("message", &self.message)?;
        if let Some(position) = self.position {
            map.serialize_entry("line", &position.line)?;
            map.serialize_entry("column", &position.column)?;
        }
        map.end()
    }
}

/// The order in a text.
pub(super) fn in_text(left: &Violation, right: &Violation) -> Ordering {
    let start = |violation: &Violation| violation.span.as_ref().map(|span| span.start);
    start(left)
        .cmp(&start(right))
        .then_with(|| by_path(left, right))
}

/// The order without a text.
pub(super) fn by_path(left: &Violation, right: &Violation) -> Ordering {
    by_steps(&left.instance_path, &right.instance_path)
        .then_with(|| left.schema_path.cmp(&right.schema_path))
}

/// Compares two JSON Pointers step by step, with array indices in numeric order.
fn by_steps(left: &str, right: &str) -> Ordering {
    fn key(step: &str) -> (Option<u64>, &str) {
        (step.parse().ok(), step)
    }
    left.split('/').map(key).cmp(right.split('/').map(key))
}
