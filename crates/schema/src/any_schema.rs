//! Schemas that are known only when the program runs.

use std::fmt;
use std::sync::Arc;

use saop_json::text::Cursor;
use saop_json::{JsonRef, Limits, NodeRef, Tree};

use crate::compile::{CompileOptions, Compiled, Documents, What};
use crate::error::{Error, Found};
use crate::language::dialect::Dialect;
use crate::language::problem::CompileError;
use crate::plan::Plan;
use crate::walk::{self, Work};

/// A schema that is known only when the program runs. It can be shared between threads. SPEC X1.
///
/// ```
/// use saop_schema::{CompileOptions, Schema};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = r#"{"properties": {"n": {"type": ["integer", "null"], "minimum": 1}}}"#;
/// let schema = Schema::compile(text, &CompileOptions::new())?;
/// assert!(schema.check(br#"{"n": 7}"#).is_ok());
///
/// let error = schema.check(br#"{"n": 0}"#).unwrap_err();
/// let violation = &error.violations()[0];
/// assert_eq!(violation.instance_path(), "/n");
/// assert_eq!(violation.message(), "expected an integer of at least 1, but found the number 0");
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Schema {
    inner: Arc<Compiled>,
}

impl Schema {
    /// Compiles a schema. SPEC X1.
    ///
    /// # Errors
    ///
    /// Returns everything for which the schema is refused, as far as the first hundred problems. SPEC S3 has the list.
    pub fn compile(text: &str, options: &CompileOptions<'_>) -> Result<Self, CompileError> {
        let documents = Documents::of(text, options)?;
        let made = documents.compile(options, What::Schema, |_, _, _, _| ());
        Ok(Self::of(made.map_err(|(error, _)| error)?.compiled))
    }

    pub(crate) fn of(compiled: Compiled) -> Self {
        Self {
            inner: Arc::new(compiled),
        }
    }

    /// Checks a document with the default [`Limits`].
    ///
    /// # Errors
    ///
    /// Returns every violation of the schema, sorted by position, or the first fault if the text is not valid JSON with
    /// unique keys within the limits.
    pub fn check(&self, raw: &[u8]) -> Result<(), Error> {
        self.check_with(raw, &Limits::default())
    }

    /// Same as [`check`](Self::check), with other limits.
    ///
    /// # Errors
    ///
    /// Same as [`check`](Self::check).
    pub fn check_with(&self, raw: &[u8], limits: &Limits) -> Result<(), Error> {
        self.inner.check(raw, limits)
    }

    /// Whether a document is valid, with the default [`Limits`]. The verdict is that of [`check`](Self::check), but no violation is
    /// looked for after the first.
    ///
    /// ```
    /// use saop_schema::{CompileOptions, Schema};
    ///
    /// let schema = Schema::compile(r#"{"minimum": 3}"#, &CompileOptions::new())?;
    /// assert!(schema.is_valid(b"3.0"));
    /// assert!(!schema.is_valid(b"2"));
    /// assert!(!schema.is_valid(b"3,"));
    /// # Ok::<(), saop_schema::CompileError>(())
    /// ```
    #[must_use]
    pub fn is_valid(&self, raw: &[u8]) -> bool {
        self.is_valid_with(raw, &Limits::default())
    }

    /// Same as [`is_valid`](Self::is_valid), with other limits.
    #[must_use]
    pub fn is_valid_with(&self, raw: &[u8], limits: &Limits) -> bool {
        self.inner.is_valid(raw, limits)
    }

    /// Whether a value inside a document is valid: the text of one value, known to be JSON with unique keys, without
    /// whitespace around it. Takes its cost from `work`. `false` also means that only
    /// [`violations_in`](Self::violations_in) can tell.
    #[must_use]
    pub fn accepts(&self, value: JsonRef<'_>, work: &mut Work) -> bool {
        self.inner.accepts(value, work)
    }

    /// Reads the next value of a text of which nothing is known. Returns where it ends, if it is JSON with unique keys within the limits, and
    /// valid. Takes its cost from `work`. `None` also means that only [`check_with`](Self::check_with) can tell.
    #[must_use]
    pub fn accepts_next<'a>(
        &self,
        cursor: Cursor<'a>,
        limits: &Limits,
        work: &mut Work,
    ) -> Option<Cursor<'a>> {
        self.inner.accepts_next(cursor, limits, work)
    }

    /// Returns every violation of a value inside a document, with its place in the document. `path` is the JSON Pointer of
    /// the value. Takes the cost from `work`; where that is used up, the violation is one of kind
    /// [`Limit`](crate::ViolationKind::Limit).
    #[must_use]
    pub fn violations_in<'a>(
        &self,
        tree: &'a Tree<'a>,
        value: NodeRef<'a>,
        path: &str,
        work: &mut Work,
    ) -> Found {
        let mut found = walk::violations_in(&self.inner.plan, tree, value, work);
        for violation in found.as_mut_slice() {
            violation.instance_path.insert_str(0, path);
        }
        found
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.inner.plan
    }

    /// Returns how many subschemas it has, itself included. Each takes about a kilobyte of memory.
    #[must_use]
    pub fn subschemas(&self) -> usize {
        self.inner.plan.len()
    }

    /// Returns about how many states its patterns have together.
    #[must_use]
    pub fn pattern_states(&self) -> u64 {
        self.inner.pattern_states
    }

    /// Returns the dialect.
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        self.inner.dialect
    }

    /// Returns the `$id` (`id` in draft-04), if there is one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.inner.id.as_deref()
    }

    /// Returns the `title`, if there is one.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        self.inner.title.as_deref()
    }

    /// Returns what diagnostics call a document of the schema: its title, or "JSON".
    #[must_use]
    pub fn subject(&self) -> &str {
        self.inner.subject()
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema")
            .field("id", &self.id())
            .field("dialect", &self.dialect())
            .finish_non_exhaustive()
    }
}
