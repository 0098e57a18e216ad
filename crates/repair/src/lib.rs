//! Mends JSON that a model wrote almost right. SPEC A5, A6.
//!
//! ```
//! use saop_repair::{Reason, Repairing};
//!
//! let repaired = Repairing::new().repair("Sure:\n{'paths': ['a', 'b',]}")?;
//! assert_eq!(repaired.text, r#"{"paths": ["a", "b"]}"#);
//! assert_eq!(repaired.edits[0].old, "Sure:\n");
//! assert_eq!(repaired.edits.last().unwrap().reason, Reason::TrailingComma);
//!
//! // Nobody knows what would have followed.
//! assert!(Repairing::new().repair(r#"{"path": "/etc"#).is_err());
//! # Ok::<(), saop_repair::Unrepairable>(())
//! ```
//!
//! - Every change is an [`Edit`] with its reason; no byte outside of an edit changes, and valid text has none.
//! - Nothing is appended after the last byte: what is cut stays cut.
//! - Where two repairs are possible that differ, none is made.
//! - With a schema the result is checked by it, and it decides between readings.

mod bracket;
mod find;
mod pieces;
mod scan;
mod schema;

use std::fmt;
use std::ops::Range;

use saop_json::show::quote;
use saop_json::text::open;
use saop_json::{Limits, Position, Tree};
use saop_schema::{Error, ParseError};

use crate::find::{Document, documents};
use crate::pieces::Pieces;
use crate::scan::Backslash;

/// A text that was repaired.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repaired {
    /// The text, which is JSON, and valid if that was checked.
    pub text: String,
    /// What was changed, in the order of the first text; nothing if that was valid.
    pub edits: Vec<Edit>,
}

/// One change of a text.
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

/// Why a text was changed: all that is ever mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// A code fence around the document.
    Fence,
    /// Words around the document.
    Prose,
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

/// Why a text was not repaired.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Unrepairable {
    /// The text ends inside of its document.
    Truncated,
    /// It has no JSON document.
    NoDocument,
    /// Two repairs are possible that differ.
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
    /// As JSON it can be read, but is not valid.
    Invalid(Error),
    /// To tell whether the repair is the only one takes more work than is done.
    TooMuchWork,
}

impl fmt::Display for Unrepairable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated => f.write_str("expected a whole JSON document, but found one that is cut off; what is missing is not made up"),
            Self::NoDocument => f.write_str("expected a JSON document, but found none"),
            Self::Ambiguous => f.write_str("expected one way to repair the text, but found two that differ; say which is meant"),
            Self::Fault { position: Position { line, column }, found, .. } => write!(
                f,
                "expected JSON, or a fault that is mended, but found {} in line {line}, column {column}",
                quote(found)
            ),
            Self::Limit(error) => error.fmt(f),
            Self::Invalid(error) => error.fmt(f),
            Self::TooMuchWork => f.write_str("expected a text whose repair is soon found to be the only one, but found one that takes too long; give a shorter one"),
        }
    }
}

impl std::error::Error for Unrepairable {}

/// How many characters of a fault are shown.
const FOUND: usize = 24;

/// Why a document is not repaired, with offsets in the first text.
#[derive(Debug)]
enum Fault {
    Truncated,
    NoDocument,
    Ambiguous,
    TooMuchWork,
    Syntax { offset: usize },
    Broken(ParseError),
    Invalid(Error),
}

/// How texts are repaired.
#[derive(Clone, Copy, Default)]
pub struct Repairing<'c> {
    check: Option<&'c dyn Fn(&str) -> Result<(), Error>>,
    schema: Option<&'c str>,
    limits: Limits,
}

impl fmt::Debug for Repairing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Repairing")
            .field("is_checked", &self.check.is_some())
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl<'c> Repairing<'c> {
    /// Creates the default: any JSON within the default [`Limits`] is valid.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets what says whether a text is valid, such as [`Schema::check`](saop_schema::Schema::check).
    #[must_use]
    pub const fn with_check(mut self, check: &'c dyn Fn(&str) -> Result<(), Error>) -> Self {
        self.check = Some(check);
        self
    }

    /// Sets the text of the schema that the check is about, which tells what names it lists.
    #[must_use]
    pub const fn with_schema(mut self, schema: &'c str) -> Self {
        self.schema = Some(schema);
        self
    }

    /// Sets the limits on texts.
    #[must_use]
    pub const fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Repairs a text. One that is valid is returned as it is.
    ///
    /// # Errors
    ///
    /// Fails if the text has a fault that is not mended, is cut off, or could be repaired in two ways that differ.
    pub fn repair(&self, text: &str) -> Result<Repaired, Unrepairable> {
        let first = match parse(text, &self.limits) {
            Ok(_) => {
                let pieces = Pieces::new(text, Vec::new());
                return self.checked(pieces).map_err(|fault| told(text, fault));
            }
            Err(first) => first,
        };
        // A longer text is not looked at.
        if text.len() > self.limits.max_bytes() {
            return Err(Unrepairable::Limit(first));
        }
        self.mended(text).map_err(|fault| told(text, fault))
    }

    fn mended(&self, text: &str) -> Result<Repaired, Fault> {
        let read = |backslash| documents(text, backslash, self.limits.max_depth());
        let mut all = read(Backslash::Dropped)?;
        if all.iter().any(|document| document.has_unclear_backslash) {
            all.extend(read(Backslash::Kept)?);
        }
        let mut made: Option<(String, Repaired)> = None;
        let mut fault = None;
        for document in all {
            match self.made(document) {
                Ok(repaired) => {
                    let value = canonical(&repaired.text, &self.limits).unwrap_or_default();
                    match &made {
                        Some((other, _)) if *other != value => return Err(Fault::Ambiguous),
                        Some(_) => {}
                        None => made = Some((value, repaired)),
                    }
                }
                // One that the check refuses is none of those that are meant.
                Err(invalid @ Fault::Invalid(_)) => fault = fault.or(Some(invalid)),
                Err(other) => return Err(other),
            }
        }
        let made = made.map(|(_, repaired)| repaired);
        made.ok_or_else(|| fault.unwrap_or(Fault::NoDocument))
    }

    fn made(&self, document: Document<'_>) -> Result<Repaired, Fault> {
        let text = document.pieces.text();
        parse(&text, &self.limits).map_err(Fault::Broken)?;
        if let Some(bracket) = document.bracket {
            let accepted = |text: &str| self.check.is_none_or(|check| check(text).is_ok());
            bracket::is_only_place(&text, bracket, &self.limits, &accepted)?;
        }
        self.checked(document.pieces)
    }

    /// Mends what the schema tells, and checks the whole.
    fn checked(&self, mut pieces: Pieces<'_>) -> Result<Repaired, Fault> {
        if let Some(check) = self.check {
            let schema = self.schema.and_then(|text| tree(text, &Limits::NONE));
            let schema = schema.as_ref().map(Tree::root);
            schema::mend(&mut pieces, schema, &self.limits, check)?;
        }
        Ok(Repaired {
            text: pieces.text(),
            edits: pieces.edits(),
        })
    }
}

fn told(text: &str, fault: Fault) -> Unrepairable {
    match fault {
        Fault::Truncated => Unrepairable::Truncated,
        Fault::NoDocument => Unrepairable::NoDocument,
        Fault::Ambiguous => Unrepairable::Ambiguous,
        Fault::TooMuchWork => Unrepairable::TooMuchWork,
        Fault::Broken(error) => Unrepairable::Invalid(error.into()),
        Fault::Invalid(error) => Unrepairable::Invalid(error),
        Fault::Syntax { offset } => Unrepairable::Fault {
            offset,
            position: Position::of(text.as_bytes(), offset),
            found: text
                .get(offset..)
                .map_or_else(String::new, |rest| rest.chars().take(FOUND).collect()),
        },
    }
}

fn parse<'t>(text: &'t str, limits: &Limits) -> Result<Tree<'t>, ParseError> {
    let tree = open(text.as_bytes(), limits).and_then(|cursor| Tree::parse(cursor, limits));
    tree.map_err(|fault| ParseError::new(&fault, text.as_bytes()))
}

fn tree<'t>(text: &'t str, limits: &Limits) -> Option<Tree<'t>> {
    parse(text, limits).ok()
}

/// Returns a text that all spellings of one document share, and no other has; `None` if it is no JSON.
fn canonical(text: &str, limits: &Limits) -> Option<String> {
    Some(tree(text, limits)?.root().canonical())
}
