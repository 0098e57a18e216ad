//! Repairs a text: finds its documents, mends each, checks it, and takes the one that is left.

use std::fmt;

use saop_json::{Limits, Tree};
use saop_schema::Error;

use crate::edit::Edit;
use crate::escape::{Choices, Reading};
use crate::fault::{Fault, Unrepairable};
use crate::find::{Document, documents};
use crate::pieces::Pieces;
use crate::text::{canonical, parse, tree};
use crate::{bracket, schema};

/// Of more choices, not all readings of the text are tried.
const MOST_CHOICES: u32 = 12;

/// How many bytes are read at most, to try all readings.
const MOST_WORK: usize = 1 << 26;

/// One document, which all those that are valid are, with its canonical text; or why none is valid.
type Outcome = Result<(String, Repaired), Option<Error>>;

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
        let first = self.read(text, Reading::default())?;
        let choices = first.iter().map(|document| document.choices);
        let choices = choices.fold(Choices::default(), Choices::with);
        if choices.are_open() {
            return self.decided(text, choices);
        }
        let only = self.only(first)?;
        only.map(|(_, repaired)| repaired).map_err(invalid)
    }

    fn read<'t>(&self, text: &'t str, reading: Reading) -> Result<Vec<Document<'t>>, Fault> {
        documents(text, reading, self.limits.max_depth())
    }

    /// Returns the one reading of a text that is valid, if it has every character that was written.
    fn decided(&self, text: &str, choices: Choices) -> Result<Repaired, Fault> {
        // Without a check, all are valid.
        if self.check.is_none() {
            return Err(Fault::Ambiguous);
        }
        let count = choices.count.min(MOST_CHOICES);
        if count < choices.count || text.len() << count > MOST_WORK {
            return Err(Fault::TooMuchWork);
        }
        let mut valid: Option<(String, Repaired, bool)> = None;
        let mut error = None;
        for reading in (0..1 << count).map(Reading) {
            let read = self.read(text, reading).and_then(|mut documents| {
                documents.retain(|document| document.choices.are_real());
                self.only(documents)
            });
            let outcome = match read {
                Ok(outcome) => outcome,
                Err(fault @ (Fault::Ambiguous | Fault::TooMuchWork)) => return Err(fault),
                // As this reading, it is no document.
                Err(_) => continue,
            };
            match (&valid, outcome) {
                (Some((one, ..)), Ok((other, _))) if *one != other => {
                    return Err(Fault::Ambiguous);
                }
                (None, Ok((value, repaired))) => {
                    valid = Some((value, repaired, choices.keeps_all(reading)));
                }
                (_, Ok(_)) => {}
                (_, Err(refused)) => error = error.or(refused),
            }
        }
        match valid {
            Some((_, repaired, true)) => Ok(repaired),
            Some(_) => Err(Fault::Ambiguous),
            None => Err(invalid(error)),
        }
    }

    /// Returns what the documents of a text are in one reading.
    fn only(&self, documents: Vec<Document<'_>>) -> Result<Outcome, Fault> {
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
