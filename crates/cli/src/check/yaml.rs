//! A YAML file: each of its documents is checked as what JSON it stands for, and reported at its place in the file. SPEC U4.

use std::io;

use super::batch::{Batch, Checker};
use super::rules::Streak;
use super::verdict::Place;
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
        let chosen = self.rules.of(name);
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
                column: 1,
                offset: offset + begin as u64,
                length: (mark + extent.end - begin) as u64,
                is_followed: false,
            };
            let source_and_begin = (source, extent.start);
            let json = content.as_ref().map_or("", |(json, _)| &**json);
            let checked = self
                .rules
                .check_yaml(&chosen, &content, source_and_begin, streak);
            let texts = (source, json.as_bytes());
            if self.settle(place, texts, checked, batch)?.is_some() {
                self.not_split(place, "it is YAML", batch);
            }
        }
        Ok(())
    }
}
