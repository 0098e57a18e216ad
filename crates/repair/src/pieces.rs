//! A text with edits: what is kept of the first text, and what stands in place of the rest.
//!
//! Invariant: the pieces cover the first text in order, without gaps.

use std::ops::Range;

use saop_schema::Error;

use crate::edit::{Edit, Reason};

/// A text that was edited.
#[derive(Clone, Debug)]
pub(crate) struct Pieces<'t> {
    first: &'t str,
    pieces: Vec<Piece>,
}

#[derive(Clone, Debug)]
struct Piece {
    /// Where it stands in the first text.
    range: Range<usize>,
    /// What stands there now, and why, unless it is as it was.
    new: Option<(String, Reason)>,
}

impl Piece {
    fn len(&self) -> usize {
        let kept = self.range.len();
        self.new.as_ref().map_or(kept, |(new, _)| new.len())
    }
}

impl<'t> Pieces<'t> {
    /// Begins with a text, and its edits in order, none of which overlap.
    pub(crate) fn new(first: &'t str, edits: Vec<Change>) -> Self {
        let mut pieces = Vec::with_capacity(2 * edits.len() + 1);
        let mut at = 0;
        let kept = |range: Range<usize>| Piece { range, new: None };
        for edit in edits {
            pieces.push(kept(at..edit.range.start));
            at = edit.range.end;
            pieces.push(Piece {
                range: edit.range,
                new: Some((edit.new, edit.reason)),
            });
        }
        pieces.push(kept(at..first.len()));
        pieces.retain(|piece| piece.new.is_some() || !piece.range.is_empty());
        Self { first, pieces }
    }

    /// Returns the text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::with_capacity(self.first.len());
        for piece in &self.pieces {
            text.push_str(self.of(piece));
        }
        text
    }

    fn of<'p>(&'p self, piece: &'p Piece) -> &'p str {
        match &piece.new {
            Some((new, _)) => new,
            None => self.first.get(piece.range.clone()).unwrap_or_default(),
        }
    }

    /// Returns an error about the text as it is now as one about the first text.
    pub(crate) fn told(&self, error: Error) -> Error {
        error.moved(self.first, |at| self.origin(at))
    }

    /// Returns where in the first text is what is at an offset of the text as it is now.
    fn origin(&self, at: usize) -> usize {
        let mut start = 0;
        for piece in &self.pieces {
            let end = start + piece.len();
            if at < end {
                let inside = if piece.new.is_some() { 0 } else { at - start };
                return piece.range.start + inside;
            }
            start = end;
        }
        self.first.len()
    }

    /// Puts `new` in place of a range of the text as it is now. An edit that stands there becomes part of the new one.
    pub(crate) fn replace(&mut self, range: Range<usize>, new: &str, reason: Reason) {
        let mut pieces = Vec::with_capacity(self.pieces.len() + 2);
        let mut made: Option<(Range<usize>, String)> = None;
        let mut start = 0;
        for piece in std::mem::take(&mut self.pieces) {
            let end = start + piece.len();
            if end <= range.start || start >= range.end {
                if start >= range.end {
                    flush(&mut pieces, &mut made, reason);
                }
                pieces.push(piece);
                start = end;
                continue;
            }
            let text = self.of(&piece).to_owned();
            let before = range.start.saturating_sub(start);
            let after = range.end.saturating_sub(start).min(text.len());
            let is_kept = piece.new.is_none();
            let outer = if is_kept {
                let at = piece.range.start;
                if before > 0 {
                    pieces.push(Piece {
                        range: at..at + before,
                        new: None,
                    });
                }
                at + before..at + after
            } else {
                piece.range.clone()
            };
            let (covered, written) = made.get_or_insert_with(|| {
                let mut written = String::new();
                if !is_kept {
                    written.push_str(text.get(..before).unwrap_or_default());
                }
                written.push_str(new);
                (outer.clone(), written)
            });
            covered.end = outer.end;
            if !is_kept {
                written.push_str(text.get(after..).unwrap_or_default());
            } else if after < text.len() {
                flush(&mut pieces, &mut made, reason);
                let rest = piece.range.start + after..piece.range.end;
                pieces.push(Piece {
                    range: rest,
                    new: None,
                });
            }
            start = end;
        }
        flush(&mut pieces, &mut made, reason);
        self.pieces = pieces;
    }

    /// Returns the edits, in the order of the first text.
    pub(crate) fn edits(&self) -> Vec<Edit> {
        let edits = self.pieces.iter().filter_map(|piece| {
            let (new, reason) = piece.new.as_ref()?;
            let old = self.first.get(piece.range.clone()).unwrap_or_default();
            Some(Edit {
                range: piece.range.clone(),
                old: old.to_owned(),
                new: new.clone(),
                reason: *reason,
            })
        });
        edits.collect()
    }
}

fn flush(pieces: &mut Vec<Piece>, made: &mut Option<(Range<usize>, String)>, reason: Reason) {
    if let Some((range, new)) = made.take() {
        pieces.push(Piece {
            range,
            new: Some((new, reason)),
        });
    }
}

/// A change of the first text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) range: Range<usize>,
    pub(crate) new: String,
    pub(crate) reason: Reason,
}

#[cfg(test)]
mod tests {
    use super::{Change, Pieces};
    use crate::edit::Reason;

    fn change(range: std::ops::Range<usize>, new: &str) -> Change {
        Change {
            range,
            new: new.to_owned(),
            reason: Reason::Quotes,
        }
    }

    #[test]
    fn an_edit_of_an_edit_is_one() {
        let first = "{Path: 'x', b: 1}";
        let edits = vec![
            change(1..5, "\"Path\""),
            change(7..8, "\""),
            change(9..10, "\""),
        ];
        let mut pieces = Pieces::new(first, edits);
        assert_eq!(pieces.text(), r#"{"Path": "x", b: 1}"#);
        pieces.replace(1..7, "\"path\"", Reason::Name);
        pieces.replace(9..12, "7", Reason::Scalar);
        pieces.replace(12..13, "c", Reason::Name);
        assert_eq!(pieces.text(), r#"{"path": 7, c: 1}"#);
        let edits: Vec<_> = pieces
            .edits()
            .into_iter()
            .map(|edit| (edit.old, edit.new))
            .collect();
        let expected = [("Path", "\"path\""), ("'x'", "7"), ("b", "c")];
        assert_eq!(
            edits,
            expected.map(|(old, new)| (old.to_owned(), new.to_owned()))
        );
    }

    #[test]
    fn a_part_of_an_edit_may_be_replaced() {
        let mut pieces = Pieces::new("abcdef", vec![change(2..4, "XYZ")]);
        pieces.replace(3..4, "-", Reason::Name);
        assert_eq!(pieces.text(), "abX-Zef");
        pieces.replace(1..3, "_", Reason::Name);
        assert_eq!(pieces.text(), "a_-Zef");
        let edits = pieces.edits();
        assert_eq!(
            (edits.len(), &*edits[0].old, &*edits[0].new),
            (1, "bcd", "_-Z")
        );
    }
}
