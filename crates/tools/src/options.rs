//! How the schemas of tools are read, and which dialect they are; and how documents with calls are.

use saop_json::Limits;
use saop_schema::{CompileError, CompileOptions, Dialect, Schema};

use crate::calls::CallForm;

/// How the schemas of tools are read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToolOptions {
    dialect: Option<Dialect>,
    assert_formats: bool,
    allow_unchecked: bool,
}

impl ToolOptions {
    /// Creates the default. A schema that does not name its dialect is one of 2020-12, as MCP has it; one that only draft-07
    /// or draft-04 accepts is read as that. Formats are annotations. A schema that is refused refuses the list.
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

    /// Sets whether `format` is asserted, as in
    /// [`CompileOptions::with_assert_formats`](saop_schema::CompileOptions::with_assert_formats).
    #[must_use]
    pub const fn with_assert_formats(mut self, yes: bool) -> Self {
        self.assert_formats = yes;
        self
    }

    /// Sets whether a tool whose schema is refused is taken all the same. Its calls are not checked, and each is reported as
    /// [`Unchecked`](crate::Unchecked).
    #[must_use]
    pub const fn with_allow_unchecked(mut self, yes: bool) -> Self {
        self.allow_unchecked = yes;
        self
    }

    pub(crate) const fn allow_unchecked(self) -> bool {
        self.allow_unchecked
    }

    pub(crate) fn compile(self, text: &str) -> Result<Schema, CompileError> {
        let options = CompileOptions::new().with_assert_formats(self.assert_formats);
        if let Some(dialect) = self.dialect {
            return Schema::compile(text, &options.with_dialect(dialect));
        }
        // Most schemas in lists say nothing, and many generators still make draft-07. What the dialects read differently, such as a list
        // of `items` or `exclusiveMinimum: true`, one of them refuses.
        let as_ = |dialect| Schema::compile(text, &options.clone().with_default_dialect(dialect));
        let first = as_(Dialect::Draft202012);
        if first.is_ok() {
            return first;
        }
        let older = [Dialect::Draft07, Dialect::Draft04];
        older
            .into_iter()
            .find_map(|dialect| as_(dialect).ok())
            .map_or(first, Ok)
    }
}

/// How a document with calls is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct CallOptions {
    form: Option<CallForm>,
    requires_call: bool,
    limits: Limits,
}

impl CallOptions {
    /// Creates the default: calls of any form, and documents without one, within the default [`Limits`].
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the form, and that a document has a call or a result of it.
    #[must_use]
    pub const fn with_form(mut self, form: CallForm) -> Self {
        self.form = Some(form);
        self.requires_call = true;
        self
    }

    /// Sets whether a document without a call or a result is refused.
    #[must_use]
    pub const fn with_requires_call(mut self, yes: bool) -> Self {
        self.requires_call = yes;
        self
    }

    /// Sets the limits of a document, and of JSON in its strings.
    #[must_use]
    pub const fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Returns the form, if it is set.
    #[must_use]
    pub const fn form(&self) -> Option<CallForm> {
        self.form
    }

    pub(crate) const fn requires_call(&self) -> bool {
        self.requires_call
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }
}
