//! A YAML file: each of its documents is checked as what JSON it stands for, and reported at its place in the file. SPEC U4.

use std::io;

use super::batch::{Batch, Checker};
use super::document::{Place, Streak};
use crate::yaml::{self, Document};

/// U+FEFF, which may stand before the text and is no character of the first line.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

impl Checker {
    /// Checks the documents of a file, which begins at `offset` of what is called `name`.
    pub(super) fn yaml(
        &self,
        (name, offset): (&str, u64),
        bytes: &[u8],
        streak: &mut Streak,
        batch: &mut Batch,
    ) -> io::Result<()> {
        let text = bytes.strip_prefix(MARK).unwrap_or(bytes);
        let mark = bytes.len() - text.len();
        for document in yaml::documents_of_bytes(text, self.rules.limits()) {
            let Document {
                extent,
                line,
                content,
            } = document;
            let source = text.get(extent.clone()).unwrap_or_default();
            // The mark is a part of the first document.
            let begin = if extent.start == 0 {
                0
            } else {
                mark + extent.start
            };
            let place = Place {
                source: name,
                line,
                offset: offset + begin as u64,
                length: (mark + extent.end - begin) as u64,
            };
            let verdict = self
                .rules
                .check_yaml(&content, (source, extent.start), streak);
            self.verdict(place, source, &verdict, batch)?;
            self.not_split(place, "it is YAML", batch);
        }
        Ok(())
    }
}
