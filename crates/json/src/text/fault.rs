//! What can be wrong with a text itself. A fault is a kind and an offset; messages are made on demand, so that a reader
//! pays nothing for them until it rejects a text.

/// The first error in a text, in text order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of error.
    pub kind: FaultKind,
    /// Byte offset of the unexpected content; the length of the text if it ends too early.
    pub offset: usize,
}

/// The kinds of errors in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// What the grammar of RFC 8259 expects here.
    Expected(&'static str),
    /// An unescaped control character in a string.
    Control,
    /// An escape of a lone surrogate.
    LoneSurrogate,
    /// A byte that is not valid UTF-8 here.
    NotUtf8,
    /// U+FEFF before the text.
    ByteOrderMark,
    /// A key that its object already has. The offset is that of the second one.
    DuplicateKey,
    /// One level of arrays and objects more than allowed.
    TooDeep {
        /// The maximum number of levels.
        max: usize,
    },
    /// More bytes than allowed.
    TooLong {
        /// The maximum number of bytes.
        max: usize,
        /// The size of the text in bytes.
        found: usize,
    },
}

impl Fault {
    /// Makes a fault for something other than what the grammar expects.
    #[must_use]
    pub const fn expected(what: &'static str, offset: usize) -> Self {
        Self {
            kind: FaultKind::Expected(what),
            offset,
        }
    }

    /// Returns whether the text stops inside a value, as opposed to containing an error.
    #[must_use]
    pub fn is_truncation(&self, text_len: usize) -> bool {
        matches!(self.kind, FaultKind::Expected(_)) && self.offset >= text_len
    }
}
