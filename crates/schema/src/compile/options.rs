//! What compiling a schema needs besides its text.

use std::fmt;
use std::sync::Arc;

use crate::language::dialect::Dialect;

/// What [`Schema::compile`](crate::Schema::compile) needs besides the text.
#[derive(Clone, Default)]
pub struct CompileOptions<'o> {
    pub(super) dialect: Option<Dialect>,
    pub(super) default: Option<Dialect>,
    pub(super) assert_formats: bool,
    pub(crate) rust_numbers: bool,
    pub(super) uri: &'o str,
    pub(super) documents: Vec<(&'o str, &'o str)>,
    pub(super) find: Option<Find<'o>>,
}

/// Returns the text of the document with a URI.
pub(super) type Find<'o> = Arc<dyn Fn(&str) -> Option<String> + Send + Sync + 'o>;

impl<'o> CompileOptions<'o> {
    /// Creates the default: draft-07 where the schema does not name its dialect, and no other document.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the dialect, whichever `$schema` says.
    #[must_use]
    pub const fn with_dialect(mut self, dialect: Dialect) -> Self {
        self.dialect = Some(dialect);
        self
    }

    /// Sets the dialect of schemas that do not name theirs: draft-07 unless set.
    #[must_use]
    pub const fn with_default_dialect(mut self, dialect: Dialect) -> Self {
        self.default = Some(dialect);
        self
    }

    /// Sets whether `format` is asserted: `date`, `date-time`, `duration`, `email`, `ipv4`, `ipv6`, `json-pointer`,
    /// `relative-json-pointer`, `time`, `uri`, `uri-reference` and `uuid`, each exactly as its RFC says. Other formats stay
    /// annotations. Default: no, all are.
    #[must_use]
    pub const fn with_assert_formats(mut self, yes: bool) -> Self {
        self.assert_formats = yes;
        self
    }

    /// Sets whether the samples of an [`Outline`](crate::Outline) are to have only numbers that a type of Rust holds: integers of 64
    /// bits, and others that a float can be the nearest one to. Default: no.
    #[must_use]
    pub const fn with_rust_numbers(mut self, yes: bool) -> Self {
        self.rust_numbers = yes;
        self
    }

    /// Sets the URI where the schema was found, to which its references are relative.
    #[must_use]
    pub const fn with_uri(mut self, uri: &'o str) -> Self {
        self.uri = uri;
        self
    }

    /// Adds a document that the schema may refer to: its URI and its text.
    #[must_use]
    pub fn with_document(mut self, uri: &'o str, text: &'o str) -> Self {
        self.documents.push((uri, text));
        self
    }

    /// Sets a function that finds documents by their URIs. Without it, a reference to a document that was not given is an
    /// error; nothing is ever fetched.
    #[must_use]
    pub fn with_finder(mut self, find: impl Fn(&str) -> Option<String> + Send + Sync + 'o) -> Self {
        self.find = Some(Arc::new(find));
        self
    }
}

impl fmt::Debug for CompileOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let uris: Vec<&str> = self.documents.iter().map(|(uri, _)| *uri).collect();
        f.debug_struct("CompileOptions")
            .field("dialect", &self.dialect)
            .field("default", &self.default)
            .field("uri", &self.uri)
            .field("assert_formats", &self.assert_formats)
            .field("rust_numbers", &self.rust_numbers)
            .field("documents", &uris)
            .field("has_finder", &self.find.is_some())
            .finish()
    }
}
