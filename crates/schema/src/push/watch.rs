//! What is known of a document before its end: values that are final, and strings as they grow.
//!
//! Invariant: a [`FinalValue`] has ended, and no byte that follows changes it.

use std::ops::Range;

use saop_json::JsonRef;

use super::steps::Steps;

/// Receives what is known of a document while it is read. `()` receives nothing.
pub trait Watch {
    /// A value has ended: a member, an item or the whole document, those inside of it before it. It cannot change any more, and is not
    /// known to be wrong; whether the document is valid, [`finish`](super::PushReader::finish) tells. A number that is the whole
    /// document is told only if whitespace follows.
    fn ended(&mut self, _value: FinalValue<'_>) {}

    /// A string that is no name has become longer: by all that has come, up to the character with which the text is doomed.
    fn grew(&mut self, _string: GrowingString<'_>) {}

    /// Whether it wants to be told nothing of the piece that is pushed, which is read faster then. `false` unless it is said.
    fn is_silent(&self) -> bool {
        false
    }
}

impl Watch for () {
    fn is_silent(&self) -> bool {
        true
    }
}

/// A value that has ended.
#[derive(Clone, Copy, Debug)]
pub struct FinalValue<'w> {
    pub(super) text: &'w str,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) steps: &'w Steps,
}

impl<'w> FinalValue<'w> {
    /// Returns the JSON Pointer, made anew.
    #[must_use]
    pub fn pointer(&self) -> String {
        self.steps.pointer(self.text)
    }

    /// Returns how many arrays and objects it is inside: zero for the whole document.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.steps.depth()
    }

    /// Returns the value, spelled as in the document.
    #[must_use]
    pub fn value(&self) -> JsonRef<'w> {
        JsonRef::of_valid(self.text.get(self.start..self.end).unwrap_or_default())
    }

    /// Returns its range of bytes in the document.
    #[must_use]
    pub const fn span(&self) -> Range<usize> {
        self.start..self.end
    }
}

/// A string that has not ended: what is there of it may become anything that begins so.
#[derive(Clone, Copy, Debug)]
pub struct GrowingString<'w> {
    pub(super) text: &'w str,
    pub(super) start: usize,
    pub(super) more: &'w str,
    pub(super) steps: &'w Steps,
}

impl<'w> GrowingString<'w> {
    /// Returns the JSON Pointer, made anew.
    #[must_use]
    pub fn pointer(&self) -> String {
        self.steps.pointer(self.text)
    }

    /// Returns how many arrays and objects it is inside: zero for the whole document.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.steps.depth()
    }

    /// Returns the offset of its opening quote in the document.
    #[must_use]
    pub const fn start(&self) -> usize {
        self.start
    }

    /// Returns the characters that were added, without escapes. Those of all calls for one string are the string.
    #[must_use]
    pub const fn more(&self) -> &'w str {
        self.more
    }
}
