//! Why a text is not repaired.

use std::fmt;

use saop_json::Position;
use saop_json::show::quote;
use saop_json::text::{self, FaultKind};
use saop_schema::{Error, ParseError};

/// Why a text was not repaired.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Unrepairable {
    /// The text ends inside of its document, or of the model's reasoning.
    Truncated,
    /// It has no JSON document that stands by itself: not in reasoning, a sentence or code.
    NoDocument,
    /// Two repairs are possible that differ, or the only one drops what was written.
    Ambiguous,
    /// It has a fault that is none of those that are mended.
    Fault {
        /// Where it is in the text, in bytes.
        offset: usize,
        /// The same as line and column.
        position: Position,
        /// What stands there, cut where it is long.
        found: String,
    },
    /// It is larger or nested more deeply than the limits allow.
    Limit(ParseError),
    /// As JSON it can be read, but is not valid; the places are those in the text as it was given.
    Invalid(Error),
    /// To tell whether the repair is the only one takes more work than is done.
    TooMuchWork,
}

impl fmt::Display for Unrepairable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated => f.write_str("expected a whole JSON document, but found one that is cut off; what is missing is not made up"),
            Self::NoDocument => f.write_str("expected a JSON document on lines of its own or in a fence, but found none"),
            Self::Ambiguous => f.write_str("expected one way to repair the text, but found two that differ; say which is meant"),
            Self::Fault { position: Position { line, column }, found, .. } => write!(
                f,
                "expected JSON, or a fault that is mended, but found {} in line {line}, column {column}",
                quote(found)
            ),
            Self::Limit(error) => error.fmt(f),
            Self::Invalid(error) => error.fmt(f),
            Self::TooMuchWork => f.write_str("could not rule out other repairs within the work limit; give a shorter text"),
        }
    }
}

impl std::error::Error for Unrepairable {}

/// How many characters of a fault are shown.
const FOUND: usize = 24;

/// Why a document is not repaired, with offsets in the first text.
#[derive(Debug)]
pub(crate) enum Fault {
    Truncated,
    NoDocument,
    Ambiguous,
    TooMuchWork,
    Syntax {
        offset: usize,
    },
    TooDeep {
        offset: usize,
        max: usize,
    },
    /// As [`Fault::Invalid`], and no document is another reading.
    Broken(Error),
    Invalid(Error),
}

impl Fault {
    /// Says it of a text.
    pub(crate) fn told(self, text: &str) -> Unrepairable {
        match self {
            Fault::Truncated => Unrepairable::Truncated,
            Fault::NoDocument => Unrepairable::NoDocument,
            Fault::Ambiguous => Unrepairable::Ambiguous,
            Fault::TooMuchWork => Unrepairable::TooMuchWork,
            Fault::Broken(error) | Fault::Invalid(error) => Unrepairable::Invalid(error),
            Fault::TooDeep { offset, max } => {
                let kind = FaultKind::TooDeep { max };
                let fault = text::Fault { kind, offset };
                Unrepairable::Limit(ParseError::new(&fault, text.as_bytes()))
            }
            Fault::Syntax { offset } => Unrepairable::Fault {
                offset,
                position: Position::of(text.as_bytes(), offset),
                found: text
                    .get(offset..)
                    .map_or_else(String::new, |rest| rest.chars().take(FOUND).collect()),
            },
        }
    }
}
