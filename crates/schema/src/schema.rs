//! A schema as described by generated code: its texts, its discriminator, and the rules that no keyword can express.
//!
//! Invariant: a [`TypeSchema`] is a `static` in generated code; its plan is built once, on the first rejection.

use std::fmt;
use std::sync::OnceLock;

use saop_json::Limits;

use crate::documents::OpenParts;
use crate::error::Error;
use crate::keywords::representation::Holder;
use crate::plan::Plan;
use crate::site::{Hooks, RuleCheck};

/// One schema.
pub struct TypeSchema {
    parts: SchemaParts,
    plan: OnceLock<Plan>,
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
    /// The bundled schema with the representation of each number.
    pub validation: &'static str,
    /// Whether it is a message or a part.
    pub kind: SchemaKind,
    /// The discriminator that distinguishes the message from others, if any.
    pub discriminator: Option<Discriminator>,
    /// The root's properties.
    pub members: &'static [&'static str],
    /// Rules that no keyword can express.
    pub rules: &'static [RuleSite],
    /// The same for parts of the schema, each with its JSON Pointer.
    pub part_rules: &'static [(&'static str, &'static [RuleSite])],
    /// The types that hold the numbers of parts of the schema, by the part.
    pub numbers: &'static [(usize, Holder)],
    /// Rules that no keyword can express, by the part that they apply to.
    pub checks: &'static [(usize, RuleCheck)],
    /// Whether the schema has a recursive type, which limits the depth of a document.
    pub recursive: bool,
    /// The texts, if somebody else wrote the schema; then `validation` and the rules are empty.
    pub open: Option<OpenParts>,
    /// The strict decoder, with its result dropped.
    pub check: fn(&[u8], &Limits) -> Result<(), Error>,
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

/// A rule that no keyword can express, and where it applies in a document of the schema.
#[derive(Clone, Copy)]
pub struct RuleSite {
    /// Path from the root to the value that the rule is about.
    pub path: &'static [PathStep],
    /// The rule.
    pub check: RuleCheck,
}

/// A step into a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathStep {
    /// To a member.
    Property(&'static str),
    /// To every item.
    Items,
    /// To every member's value.
    Values,
    /// To the same value, if one of its members is that string: a branch of a tagged union.
    Branch {
        /// The member.
        property: &'static str,
        /// The string.
        value: &'static str,
    },
}

impl TypeSchema {
    /// Creates a schema from its parts.
    #[must_use]
    pub const fn new(parts: SchemaParts) -> Self {
        Self {
            parts,
            plan: OnceLock::new(),
        }
    }

    #[cfg(test)]
    pub(crate) const fn parts(&self) -> SchemaParts {
        self.parts
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

    pub(crate) const fn rules(&self) -> &'static [RuleSite] {
        self.parts.rules
    }

    /// Returns the rules of the part at a JSON Pointer.
    pub(crate) fn part_rules(&self, pointer: &str) -> &'static [RuleSite] {
        let mut all = self.parts.part_rules.iter();
        all.find(|(part, _)| *part == pointer)
            .map_or(&[], |(_, rules)| rules)
    }

    /// Returns what is asked of the values of parts beside what the schema says.
    pub(crate) const fn hooks(&self) -> Hooks {
        Hooks {
            numbers: self.parts.numbers,
            rules: self.parts.checks,
        }
    }

    /// Returns the parts of a schema that somebody else wrote.
    pub(crate) const fn open(&self) -> Option<&OpenParts> {
        self.parts.open.as_ref()
    }

    pub(crate) fn plan(&self) -> &Plan {
        self.plan.get_or_init(|| match &self.parts.open {
            Some(open) => open.plan(),
            None => Plan::new(self.parts.validation),
        })
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
