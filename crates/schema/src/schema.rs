//! A schema as generated code describes it: its texts, what tells its documents from others, and the rules that no keyword states.
//!
//! Invariant: a [`Schema`] is a `static` of generated code; its plan is made once, on the first refusal.

use std::fmt;
use std::sync::OnceLock;

use saop_json::{Limits, NodeRef};

use crate::error::{Error, Violation};
use crate::plan::Plan;

/// One schema.
pub struct Schema {
    parts: SchemaParts,
    plan: OnceLock<Plan>,
}

/// What generated code says of a schema.
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
    /// What messages call a document of this schema.
    pub subject: &'static str,
    /// The file's text.
    pub text: &'static str,
    /// The schema with all that it refers to, self-contained.
    pub bundled: &'static str,
    /// The bundled schema with the representation of each number.
    pub validation: &'static str,
    /// Message or part.
    pub kind: SchemaKind,
    /// What tells the message from the others.
    pub discriminator: Option<Discriminator>,
    /// The root's properties.
    pub members: &'static [&'static str],
    /// Rules that no keyword states.
    pub rules: &'static [RuleSite],
    /// The same for parts of the schema, each by the JSON Pointer to it.
    pub part_rules: &'static [(&'static str, &'static [RuleSite])],
    /// Whether a type of the schema is recursive, which limits the depth of a document.
    pub recursive: bool,
    /// The strict decoder, its result dropped.
    pub check: fn(&[u8], &Limits) -> Result<(), Error>,
}

/// Whether a schema stands for itself. SPEC W.
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
    /// The only value it has.
    pub value: &'static str,
}

/// A rule that no keyword states, and where in a document of the schema it holds.
#[derive(Clone, Copy)]
pub struct RuleSite {
    /// From the root to the value that the rule is about.
    pub path: &'static [PathStep],
    /// The rule.
    pub check: RuleCheck,
}

/// A step down in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathStep {
    /// To a member.
    Property(&'static str),
    /// To every item.
    Items,
    /// To every member's value.
    Values,
}

/// Finds what a rule forbids in one place of a document, and adds it to the [`Site`]'s violations.
pub type RuleCheck = fn(&mut Site<'_, '_>);

/// A place in a refused document where a rule holds.
#[derive(Debug)]
pub struct Site<'s, 'a> {
    /// The value that the rule is about.
    pub node: NodeRef<'a>,
    /// Its JSON Pointer.
    pub path: &'s str,
    /// What is wrong with the whole document so far, in no order. The schema is done with; rules add to it.
    pub violations: &'s mut Vec<Violation>,
}

impl Schema {
    /// A schema from its parts.
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

    /// The most levels of arrays and objects that a document may have whatever the [`Limits`] are: 128 where a type of the
    /// schema is recursive. `None` for the others.
    #[must_use]
    pub const fn max_depth(&self) -> Option<usize> {
        if self.parts.recursive {
            Some(Limits::RECURSIVE_DEPTH)
        } else {
            None
        }
    }

    /// The limits that hold for a document of the schema.
    #[must_use]
    pub const fn within(&self, limits: &Limits) -> Limits {
        match self.max_depth() {
            Some(most) if limits.max_depth() > most => limits.with_max_depth(most),
            _ => *limits,
        }
    }

    /// The schema's name, such as `saop-envelope`: its file's name without `.schema.json`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.parts.name
    }

    /// The `$id`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.parts.id
    }

    /// The version, as MAJOR.MINOR.PATCH.
    #[must_use]
    pub const fn version(&self) -> &'static str {
        self.parts.version
    }

    /// The `title`.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        self.parts.title
    }

    /// The `description`.
    #[must_use]
    pub const fn description(&self) -> &'static str {
        self.parts.description
    }

    /// What messages call a document of this schema, such as "SAOP envelope".
    #[must_use]
    pub const fn subject(&self) -> &'static str {
        self.parts.subject
    }

    /// The schema's file, as it is.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.parts.text
    }

    /// The schema with all that it refers to in its `definitions`: any Draft-07 validator loads it.
    #[must_use]
    pub const fn bundled(&self) -> &'static str {
        self.parts.bundled
    }

    /// Whether other schemas refer to this one.
    #[must_use]
    pub const fn kind(&self) -> SchemaKind {
        self.parts.kind
    }

    /// What tells the message from the others, where something does.
    #[must_use]
    pub const fn discriminator(&self) -> Option<Discriminator> {
        self.parts.discriminator
    }

    /// Checks a document against the schema and every other rule: the strict decoder, its result dropped.
    ///
    /// # Errors
    ///
    /// As the `parse` function of the schema's type.
    pub fn check(&self, raw: &[u8], limits: &Limits) -> Result<(), Error> {
        (self.parts.check)(raw, limits)
    }

    /// The root's properties.
    #[must_use]
    pub const fn members(&self) -> &'static [&'static str] {
        self.parts.members
    }

    pub(crate) const fn rules(&self) -> &'static [RuleSite] {
        self.parts.rules
    }

    /// The rules of the part that a JSON Pointer names.
    pub(crate) fn part_rules(&self, pointer: &str) -> &'static [RuleSite] {
        let mut all = self.parts.part_rules.iter();
        all.find(|(part, _)| *part == pointer)
            .map_or(&[], |(_, rules)| rules)
    }

    pub(crate) fn plan(&self) -> &Plan {
        self.plan.get_or_init(|| Plan::new(self.parts.validation))
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema")
            .field("name", &self.name())
            .field("version", &self.version())
            .finish_non_exhaustive()
    }
}
