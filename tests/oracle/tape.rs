//! Choices read from a fuzzer's bytes. Invariant: it never runs out; after the end every choice is 0.

/// Bytes, and how far they are used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tape<'a>(&'a [u8]);

impl<'a> Tape<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    /// A number below `bound`, which is at most 65 536; 0 where `bound` is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let choice = if bound <= 256 {
            usize::from(self.byte())
        } else {
            usize::from(u16::from_le_bytes([self.byte(), self.byte()]))
        };
        choice.checked_rem(bound).unwrap_or_default()
    }

    /// So many bytes, or as many as there are.
    pub(crate) fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    pub(crate) fn rest(self) -> &'a [u8] {
        self.0
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}
