//! Where the parts of a converted document stand in the YAML source, and where it is wrong.
//!
//! Invariant: marks are in the order of the JSON text, one for each key and each value.

use std::ops::Range;

use saop_schema::ViolationKind;

/// What is wrong with a document before any schema is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) kind: ViolationKind,
    /// A JSON Pointer.
    pub(crate) path: String,
    pub(crate) message: String,
    /// Bytes of the source.
    pub(crate) span: Range<usize>,
}

/// The place of a key or a value. Offsets of 32 bits: a source, and what is made of it, have less than 4 GiB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// Where it begins in the JSON text.
    pub(super) json: u32,
    /// Its bytes in the source.
    start: u32,
    end: u32,
}

impl Mark {
    pub(super) fn new(json: usize, source: &Range<usize>) -> Self {
        Self {
            json: small(json),
            start: small(source.start),
            end: small(source.end),
        }
    }

    pub(super) fn end_at(&mut self, end: usize) {
        self.end = small(end);
    }

    /// Returns the mark for a copy that begins at `to` of a text that begins at `from`.
    pub(super) fn moved(self, from: usize, to: usize) -> Self {
        let json = small(to + (self.json as usize).saturating_sub(from));
        Self { json, ..self }
    }

    pub(super) fn source(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

fn small(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

/// The places of a whole document.
#[derive(Debug, Default)]
pub(crate) struct Places(pub(super) Vec<Mark>);

impl Places {
    /// Returns the bytes of the source that a value of the JSON text was made of, given by where it begins.
    pub(crate) fn source_of(&self, json: usize) -> Range<usize> {
        let after = self.0.partition_point(|mark| mark.json as usize <= json);
        let mark = after.checked_sub(1).and_then(|index| self.0.get(index));
        mark.map_or(0..0, |mark| mark.source())
    }
}
