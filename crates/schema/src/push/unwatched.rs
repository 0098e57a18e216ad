//! Reads a document of one schema that nobody watches, with no more than the fast path of its judge.
//!
//! Invariant: it tells nothing and notes no way to the value. At the first thing that looks wrong it stops, and the text is read anew.

use std::ops::Range;

use saop_json::JsonKind;
use saop_json::pieces::{Key, Piece, PieceHandler};

use super::fast::Fast;
use crate::plan::Plan;

pub(super) struct Unwatched<'r> {
    pub(super) plan: &'r Plan,
    pub(super) fast: &'r mut Fast,
    pub(super) value_end: &'r mut Option<usize>,
}

/// Stops the scan where something looks wrong.
const fn unless(is_fine: bool, at: usize) -> Result<(), usize> {
    if is_fine { Ok(()) } else { Err(at) }
}

impl PieceHandler for Unwatched<'_> {
    #[inline]
    fn begin(&mut self, _: &str, start: usize, kind: JsonKind) -> Result<(), usize> {
        unless(self.fast.begin(self.plan, start, kind, false), start)
    }

    #[inline]
    fn key(&mut self, text: &str, key: Key) -> Result<(), usize> {
        unless(self.fast.key(self.plan, text, key), key.end)
    }

    #[inline]
    fn wants_more(&mut self, start: usize, is_cut: bool) -> bool {
        self.fast.wants_more(self.plan, start, is_cut)
    }

    fn grow(&mut self, _: &str, more: Piece<'_>) -> Result<(), usize> {
        unless(self.fast.grow(self.plan, more), more.end)
    }

    #[inline]
    fn end(&mut self, text: &str, value: Range<usize>, kind: JsonKind) -> Result<(), usize> {
        let end = value.end;
        if !self.fast.end(self.plan, text, value, kind) {
            return Err(end);
        }
        if self.fast.is_at_root() {
            *self.value_end = Some(end);
        }
        Ok(())
    }
}
