//! One change of a text, and what is mended at all.

use std::fmt;
use std::ops::Range;

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// One change of a text. It serializes as `offset` in bytes, `old`, `new` and `reason`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edit {
    /// Where it is in the first text, in bytes.
    pub range: Range<usize>,
    /// What stood there.
    pub old: String,
    /// What stands there now.
    pub new: String,
    /// Why.
    pub reason: Reason,
}

impl Serialize for Edit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut edit = serializer.serialize_struct("Edit", 4)?;
        edit.serialize_field("offset", &self.range.start)?;
        edit.serialize_field("old", &self.old)?;
        edit.serialize_field("new", &self.new)?;
        edit.serialize_field("reason", self.reason.as_str())?;
        edit.end()
    }
}

/// Why a text was changed: all that is ever mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// A code fence around the document.
    Fence,
    /// Words around the document.
    Prose,
    /// A block in which the model thinks, which has ended.
    Reasoning,
    /// A comma between two items or members is missing.
    MissingComma,
    /// A comma stands before a closing bracket.
    TrailingComma,
    /// A closing bracket is missing where a later byte closes what is around it.
    MissingBracket,
    /// A string in quotes that are not JSON's.
    Quotes,
    /// A name without quotes.
    UnquotedKey,
    /// `True`, `False` or `None`.
    Literal,
    /// An escape that JSON does not have.
    Escape,
    /// A number or a boolean in a string, where the schema has it without.
    Scalar,
    /// A name in another case than the schema lists.
    Name,
}

impl Reason {
    /// Returns its name in data, such as `trailing_comma`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fence => "fence",
            Self::Prose => "prose",
            Self::Reasoning => "reasoning",
            Self::MissingComma => "missing_comma",
            Self::TrailingComma => "trailing_comma",
            Self::MissingBracket => "missing_bracket",
            Self::Quotes => "quotes",
            Self::UnquotedKey => "unquoted_key",
            Self::Literal => "literal",
            Self::Escape => "escape",
            Self::Scalar => "scalar",
            Self::Name => "name",
        }
    }
}

/// Its name.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
