//! A schema as described by generated code: its texts, its discriminator, and the rules that no keyword can express.
//!
//! Invariant: a [`TypeSchema`] is a `static` in generated code, and the plan of the text that it comes from is built once, on the first
//! rejection.

use std::fmt;

use saop_json::Limits;

use crate::compile::SchemaSource;
use crate::error::Error;
use crate::plan::Plan;
use crate::site::Hooks;

/// One schema.
pub struct TypeSchema {
    parts: SchemaParts,
}

/// The description of a schema in generated code.
#[derive(Clone, Copy)]
pub struct SchemaParts {
    /// The file's name without `.schema.json`.
    pub name: &'static str,
    /// The `$id`.
    pub id: &'static str,
    /// The version at the end of the `$id`.
    pub version: &'static str,
    /// The `title`.
    pub title: &'static str,
    /// The `description`.
    pub description: &'static str,
    /// What diagnostics call a document of this schema.
    pub subject: &'static str,
    /// The schema with everything it references, self-contained.
    pub text: &'static str,
    /// The file's text.
    pub source: &'static str,
    /// Whether it is a message or a part.
    pub kind: SchemaKind,
    /// The discriminator that distinguishes the message from others, if any.
    pub discriminator: Option<Discriminator>,
    /// The root's properties.
    pub members: &'static [&'static str],
    /// Whether the schema has a recursive type, which limits the depth of a document.
    pub recursive: bool,
    /// The text that has the schema.
    pub from: &'static SchemaSource,
    /// Where the schema is in that text: a JSON Pointer.
    pub pointer: &'static str,
    /// The number of its part.
    pub part: usize,
    /// Whether no decoder of its types asks the plan, so that all that ends where one stops was accepted.
    pub one_pass: bool,
    /// The strict decoder, with its result dropped.
    pub check: fn(&[u8], &Limits) -> Result<(), Error>,
}

impl SchemaParts {
    /// Begins with a schema that others wrote and that gives itself neither a title nor an identifier. `text` is its
    /// text, `subject` what diagnostics call a document, `check` the strict decoder of its root.
    #[must_use]
    pub const fn of(
        name: &'static str,
        subject: &'static str,
        text: &'static str,
        from: &'static SchemaSource,
        part: usize,
        check: fn(&[u8], &Limits) -> Result<(), Error>,
    ) -> Self {
        Self {
            name,
            id: "",
            version: "",
            title: "",
            description: "",
            subject,
            text,
            source: text,
            kind: SchemaKind::Message,
            discriminator: None,
            members: &[],
            recursive: false,
            from,
            pointer: "",
            part,
            one_pass: false,
            check,
        }
    }
}

/// Whether a schema is a message of its own. SPEC W.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchemaKind {
    /// No other schema refers to it.
    Message,
    /// Another schema refers to it.
    Part,
}

/// A required property of the root whose value is fixed. SPEC W.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discriminator {
    /// The property's name.
    pub property: &'static str,
    /// Its only possible value.
    pub value: &'static str,
}

impl TypeSchema {
    /// Creates a schema from its parts.
    #[must_use]
    pub const fn new(parts: SchemaParts) -> Self {
        Self { parts }
    }

    /// Returns the maximum nesting depth of a document, regardless of the [`Limits`]: 128 if the schema has a recursive
    /// type, otherwise `None`.
    #[must_use]
    pub const fn max_depth(&self) -> Option<usize> {
        if self.parts.recursive {
            Some(Limits::RECURSIVE_DEPTH)
        } else {
            None
        }
    }

    /// Returns the limits that apply to a document of the schema.
    #[must_use]
    pub const fn within(&self, limits: &Limits) -> Limits {
        match self.max_depth() {
            Some(most) if limits.max_depth() > most => limits.with_max_depth(most),
            _ => *limits,
        }
    }

    /// Returns the schema's name, such as `saop-envelope`: its file name without `.schema.json`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.parts.name
    }

    /// Returns the `$id`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.parts.id
    }

    /// Returns the version, as MAJOR.MINOR.PATCH.
    #[must_use]
    pub const fn version(&self) -> &'static str {
        self.parts.version
    }

    /// Returns the `title`.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        self.parts.title
    }

    /// Returns the `description`.
    #[must_use]
    pub const fn description(&self) -> &'static str {
        self.parts.description
    }

    /// Returns what diagnostics call a document of this schema, such as "SAOP envelope".
    #[must_use]
    pub const fn subject(&self) -> &'static str {
        self.parts.subject
    }

    /// Returns the text of the schema, self-contained: everything it references is in its `definitions`, and any
    /// Draft-07 validator can load it alone.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.parts.text
    }

    /// Returns the text of the schema's file, unchanged. It may refer to other schemas.
    #[must_use]
    pub const fn source(&self) -> &'static str {
        self.parts.source
    }

    /// Returns whether this is a message or a part that other schemas reference.
    #[must_use]
    pub const fn kind(&self) -> SchemaKind {
        self.parts.kind
    }

    /// Returns the discriminator that distinguishes the message from others, if any.
    #[must_use]
    pub const fn discriminator(&self) -> Option<Discriminator> {
        self.parts.discriminator
    }

    /// Checks a document against the schema and all other rules, using the strict decoder and dropping its result.
    ///
    /// # Errors
    ///
    /// Same as the `parse` function of the schema's type.
    pub fn check(&self, raw: &[u8], limits: &Limits) -> Result<(), Error> {
        (self.parts.check)(raw, limits)
    }

    /// Returns the names of the root's properties.
    #[must_use]
    pub const fn members(&self) -> &'static [&'static str] {
        self.parts.members
    }

    /// Returns the number of the schema's part.
    pub(crate) const fn part(&self) -> usize {
        self.parts.part
    }

    /// Returns where the schema is in the text that it comes from.
    pub(crate) const fn pointer(&self) -> &'static str {
        self.parts.pointer
    }

    /// Returns the offset before which every value was accepted by a decoder that stopped there.
    pub(crate) const fn accepted(&self, stopped: usize) -> usize {
        if self.parts.one_pass { stopped } else { 0 }
    }

    /// Whether a hand-written type may refuse what the schema allows.
    pub(crate) const fn by_hand(&self) -> bool {
        self.parts.from.by_hand()
    }

    /// Returns what is asked of the values of parts beside what the schema says.
    pub(crate) const fn hooks(&self) -> Hooks<'static> {
        self.parts.from.hooks()
    }

    /// Returns the text that the schema comes from, and what it refers to.
    #[cfg(feature = "schemars")]
    pub(crate) const fn source_of_types(&self) -> &'static SchemaSource {
        self.parts.from
    }

    pub(crate) fn plan(&self) -> &'static Plan {
        self.parts.from.plan()
    }
}

impl fmt::Debug for TypeSchema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeSchema")
            .field("name", &self.name())
            .field("version", &self.version())
            .finish_non_exhaustive()
    }
}
