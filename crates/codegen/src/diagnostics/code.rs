//! The codes of the rules.
//!
//! Invariant: they are numbered in order, and the number of a rule never changes.

use std::fmt;

use saop_schema::ProblemKind;

/// The rule that a schema violates. Its number never changes once published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Code {
    /// SCH001: the file is not JSON.
    Syntax,
    /// SCH002: an object of the file names a key twice.
    DuplicateKey,
    /// SCH003: the file is not called `NAME.schema.json` with a lower-case NAME.
    FileName,
    /// SCH004: the schema does not say that it is Draft-07.
    Dialect,
    /// SCH005: `$id` does not have the form `BASE/NAME/MAJOR.MINOR.PATCH`, or NAME is not the file's.
    Id,
    /// SCH006: two files have one `$id`.
    DuplicateId,
    /// SCH007: a keyword that the profile does not have, or that does not fit the type; in an open schema, a member that is most
    /// likely a misspelled keyword.
    Keyword,
    /// SCH008: `type` is missing, or is not one that the profile has.
    Type,
    /// SCH009: the value of a keyword is not of the form that Draft-07 asks for.
    Value,
    /// SCH010: `required` names something that is no property.
    Required,
    /// SCH011: an object that is neither closed, nor a map, nor free-form.
    Open,
    /// SCH012: a pattern that cannot be enforced exactly as ECMA-262 means it, or is too large.
    Pattern,
    /// SCH013: a `$ref` that leads nowhere.
    Dangling,
    /// SCH014: a `$ref` that leads back to itself in a type without values that end, or without a name.
    Cycle,
    /// SCH015: bounds that no value meets, or that an `f64` rounds away from what they say.
    Bounds,
    /// SCH016: an `enum` or `const` with repeated values, none, or values of another type.
    Enum,
    /// SCH017: a schema or a property without a description: a warning, unless the settings ask for one.
    Description,
    /// SCH018: two names that become one Rust identifier, or look alike.
    Collision,
    /// SCH019: a name that a Rust identifier cannot be made of.
    Name,
    /// SCH020: a keyword beside `$ref`, where Draft-07 ignores it.
    RefSibling,
    /// SCH021: a constraint that only a hand-written type can hold, or such a type for what is no array.
    HandWritten,
    /// SCH022: a setting that does not fit the schemas.
    Setting,
    /// SCH023: schemas nested too deeply, or unfolding to too many members.
    Depth,
    /// SCH024: a fault of the generator itself, not of the schema.
    Internal,
    /// SCH025: a `oneOf` whose branches no constant tells apart.
    Union,
    /// SCH026: an example or a default that its own schema refuses.
    Example,
    /// SCH027: a pattern that is open at an end and does not say so.
    Anchor,
    /// SCH028: a version in `$id` that the member for it does not accept.
    Version,
    /// SCH029: a definition that nothing refers to: a warning.
    Unused,
    /// SCH030: a metaschema that requires a vocabulary that is not known.
    Vocabulary,
    /// SCH031: a place of an open schema whose values have no Rust type of their own: a warning.
    Untyped,
    /// SCH032: a part of a schema that no value meets, for another reason than its bounds.
    Unsatisfiable,
    /// SCH033: a change since the published version that takes a later version, which `saop lint` finds, as it compares schemas; a
    /// warning: a member that is required since then.
    Release,
}

impl From<ProblemKind> for Code {
    /// Returns the code of what the engine finds in a schema.
    fn from(kind: ProblemKind) -> Self {
        match kind {
            ProblemKind::Syntax => Self::Syntax,
            ProblemKind::UnresolvedReference => Self::Dangling,
            ProblemKind::InvalidPattern | ProblemKind::UnsupportedPattern => Self::Pattern,
            ProblemKind::UnknownDialect => Self::Dialect,
            ProblemKind::Limit => Self::Depth,
            ProblemKind::ContradictoryBounds => Self::Bounds,
            ProblemKind::Endless | ProblemKind::CircularReference => Self::Cycle,
            ProblemKind::Unsatisfiable => Self::Unsatisfiable,
            ProblemKind::UnknownKeyword | ProblemKind::InapplicableKeyword => Self::Keyword,
            ProblemKind::RepeatedConstant => Self::Enum,
            ProblemKind::IgnoredKeyword => Self::RefSibling,
            ProblemKind::InvalidExample => Self::Example,
            ProblemKind::RepeatedIdentifier => Self::DuplicateId,
            ProblemKind::UnknownVocabulary => Self::Vocabulary,
            // An invalid schema; the list may grow.
            _ => Self::Value,
        }
    }
}

impl Code {
    /// Every code, in order of number.
    pub const ALL: &'static [Self] = &[
        Self::Syntax,
        Self::DuplicateKey,
        Self::FileName,
        Self::Dialect,
        Self::Id,
        Self::DuplicateId,
        Self::Keyword,
        Self::Type,
        Self::Value,
        Self::Required,
        Self::Open,
        Self::Pattern,
        Self::Dangling,
        Self::Cycle,
        Self::Bounds,
        Self::Enum,
        Self::Description,
        Self::Collision,
        Self::Name,
        Self::RefSibling,
        Self::HandWritten,
        Self::Setting,
        Self::Depth,
        Self::Internal,
        Self::Union,
        Self::Example,
        Self::Anchor,
        Self::Version,
        Self::Unused,
        Self::Vocabulary,
        Self::Untyped,
        Self::Unsatisfiable,
        Self::Release,
    ];

    /// Returns the code as printed: `SCH001` and so on.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "SCH001",
            Self::DuplicateKey => "SCH002",
            Self::FileName => "SCH003",
            Self::Dialect => "SCH004",
            Self::Id => "SCH005",
            Self::DuplicateId => "SCH006",
            Self::Keyword => "SCH007",
            Self::Type => "SCH008",
            Self::Value => "SCH009",
            Self::Required => "SCH010",
            Self::Open => "SCH011",
            Self::Pattern => "SCH012",
            Self::Dangling => "SCH013",
            Self::Cycle => "SCH014",
            Self::Bounds => "SCH015",
            Self::Enum => "SCH016",
            Self::Description => "SCH017",
            Self::Collision => "SCH018",
            Self::Name => "SCH019",
            Self::RefSibling => "SCH020",
            Self::HandWritten => "SCH021",
            Self::Setting => "SCH022",
            Self::Depth => "SCH023",
            Self::Internal => "SCH024",
            Self::Union => "SCH025",
            Self::Example => "SCH026",
            Self::Anchor => "SCH027",
            Self::Version => "SCH028",
            Self::Unused => "SCH029",
            Self::Vocabulary => "SCH030",
            Self::Untyped => "SCH031",
            Self::Unsatisfiable => "SCH032",
            Self::Release => "SCH033",
        }
    }
}

impl Code {
    /// Returns a general description of the problem.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Syntax => "The file is not JSON",
            Self::DuplicateKey => "An object of the file names a key twice",
            Self::FileName => "The file is not called `NAME.schema.json` with a lower-case NAME",
            Self::Dialect => "The schema does not say that it is Draft-07",
            Self::Id => {
                "`$id` does not have the form `BASE/NAME/MAJOR.MINOR.PATCH`, or NAME is not the file's"
            }
            Self::DuplicateId => "Two files share an `$id`",
            Self::Keyword => {
                "A keyword that the profile does not have, or that does not fit the type. In a schema that is taken as it is, a member that is most likely a misspelled keyword: a warning"
            }
            Self::Type => "`type` is missing, or is not one that the profile has",
            Self::Value => "The value of a keyword is not of the form that Draft-07 asks for",
            Self::Required => "`required` names something that is no property",
            Self::Open => "An object that is neither closed, nor a map, nor free-form",
            Self::Pattern => {
                "A pattern that is no regular expression of ECMA-262, cannot be enforced exactly as ECMA-262 means it, or is too large. In a schema that is taken as it is, a `\\p{…}` that means letters: a warning"
            }
            Self::Dangling => "A `$ref` that leads nowhere",
            Self::Cycle => {
                "A recursive schema of which no value ends, or whose cycle does not pass through an object member"
            }
            Self::Bounds => {
                "Bounds that no value meets, or that a 64-bit type does not hold as they are spelled"
            }
            Self::Enum => {
                "An `enum` or `const` with repeated values, none, or values of another type"
            }
            Self::Description => {
                "A schema or a property without a description: a warning, unless the settings ask for one"
            }
            Self::Collision => "Two names that become one Rust identifier, or look alike",
            Self::Name => "A name that a Rust identifier cannot be made of",
            Self::RefSibling => "A keyword beside `$ref`, where Draft-07 ignores it",
            Self::HandWritten => {
                "A constraint that only a hand-written type can hold, or such a type for what is no array"
            }
            Self::Setting => "A setting that does not fit the schemas",
            Self::Depth => "Schemas nested too deeply, or unfolding to too many members",
            Self::Internal => "A bug in the generator",
            Self::Union => "A `oneOf` without a discriminator",
            Self::Example => "An example or a default that its schema rejects",
            Self::Anchor => "A pattern with an unanchored end that is not marked as open",
            Self::Version => {
                "A version in `$id` that the member for it (setting `version_member`) does not accept"
            }
            Self::Unused => "A definition that nothing refers to: a warning",
            Self::Vocabulary => {
                "A `$schema` whose metaschema requires a vocabulary that is not known"
            }
            Self::Untyped => {
                "A place of a schema that is taken as it is, whose values have no Rust type of their own: a warning"
            }
            Self::Release => {
                "A change since the published version (`released/`) for which the version in `$id` is too low; a warning: a member that is required since then"
            }
            Self::Unsatisfiable => {
                "A part of a schema that no value meets, for another reason than its bounds"
            }
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn codes_are_numbered_in_order() {
        for (index, code) in Code::ALL.iter().enumerate() {
            assert_eq!(code.as_str(), format!("SCH{:03}", index + 1));
        }
    }
}
