//! Repairs a text: finds its documents, mends each, checks it, and takes the one that is left.

use std::fmt;

use saop_json::{Limits, Tree};
use saop_schema::Error;

use crate::edit::Edit;
use crate::fault::{Fault, Unrepairable};
use crate::find::{Document, documents};
use crate::pieces::Pieces;
use crate::scan::Backslash;
use crate::text::{canonical, parse, tree};
use crate::{bracket, schema};

/// Of more backslashes that could be read in two ways, not all readings are tried.
const MOST_UNCLEAR: usize = 32;

/// One document, which all those that are valid are, with its canonical text; or why none is valid.
type Reading = Result<(String, Repaired), Option<Error>>;

fn invalid(error: Option<Error>) -> Fault {
    error.map_or(Fault::NoDocument, Fault::Invalid)
}

/// A text that was repaired.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repaired {
    /// The text, which is JSON, and valid if that was checked.
    pub text: String,
    /// What was changed, in the order of the first text; nothing if that was valid.
    pub edits: Vec<Edit>,
}

/// What says whether a text is valid, and why not.
pub type Check<'c> = dyn Fn(&str) -> Result<(), Error> + 'c;

/// How texts are repaired.
#[derive(Clone, Copy, Default)]
pub struct Repairing<'c> {
    check: Option<&'c Check<'c>>,
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
    pub const fn with_check(mut self, check: &'c Check<'c>) -> Self {
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
        let Err(first) = parse(text, &self.limits) else {
            let pieces = Pieces::new(text, Vec::new());
            return self.checked(pieces).map_err(|fault| fault.told(text));
        };
        // A longer text is not looked at.
        if text.len() > self.limits.max_bytes() {
            return Err(Unrepairable::Limit(first));
        }
        self.mended(text).map_err(|fault| fault.told(text))
    }

    fn mended(&self, text: &str) -> Result<Repaired, Fault> {
        let read = |is_kept, but| {
            let backslash = Backslash { is_kept, but };
            documents(text, backslash, self.limits.max_depth())
        };
        let dropped = read(false, None)?;
        let unclear: usize = dropped
            .iter()
            .map(|document| document.unclear)
            .max()
            .unwrap_or(0);
        let first = self.only(dropped)?;
        if unclear == 0 {
            return first.map(|(_, repaired)| repaired).map_err(invalid);
        }
        if unclear > MOST_UNCLEAR {
            return Err(Fault::TooMuchWork);
        }
        // Each backslash could be read in the other way.
        let mut all = first;
        let others = (0..unclear).flat_map(|one| [(false, Some(one)), (true, Some(one))]);
        for (is_kept, but) in std::iter::once((true, None)).chain(others) {
            let Ok(documents) = read(is_kept, but) else {
                continue;
            };
            let other = self.only(documents)?;
            all = match (all, other) {
                (Ok((one, _)), Ok((other, _))) if one != other => return Err(Fault::Ambiguous),
                (Ok(one), _) | (Err(_), Ok(one)) => Ok(one),
                (error, _) => error,
            };
        }
        all.map(|(_, repaired)| repaired).map_err(invalid)
    }

    /// Returns what the documents of a text are in one reading.
    fn only(&self, documents: Vec<Document<'_>>) -> Result<Reading, Fault> {
        let mut made: Option<(String, Repaired)> = None;
        let mut error = None;
        for document in documents {
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
                Err(Fault::Invalid(invalid)) => error = error.or(Some(invalid)),
                Err(other) => return Err(other),
            }
        }
        Ok(made.ok_or(error))
    }

    fn made(&self, document: Document<'_>) -> Result<Repaired, Fault> {
        let text = document.pieces.text();
        parse(&text, &self.limits)
            .map_err(|error| Fault::Broken(document.pieces.told(error.into())))?;
        if let Some(bracket) = document.bracket {
            let accepted = |text: &str| self.checked(Pieces::new(text, Vec::new())).is_ok();
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
