//! What can be wrong with a text itself. A fault is a kind and an offset; words are made on demand,
//! so that a reader pays nothing for them until a text is refused.

/// The first thing wrong with a text, in text order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Byte offset of what was found; the length of the text where it ends too early.
    pub offset: usize,
}

/// What can be wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// What the grammar of RFC 8259 asks for at this place.
    Expected(&'static str),
    /// A control character in a string, as it is.
    Control,
    /// Half of a surrogate pair, as an escape.
    LoneSurrogate,
    /// A byte that no character has there.
    NotUtf8,
    /// U+FEFF before the text.
    ByteOrderMark,
    /// A key that its object has already. The offset is that of the second one.
    DuplicateKey,
    /// One level of arrays and objects more than allowed.
    TooDeep {
        /// The most levels.
        max: usize,
    },
    /// More bytes than allowed.
    TooLong {
        /// The most bytes.
        max: usize,
        /// The bytes of the text.
        found: usize,
    },
}

impl Fault {
    /// Something else than what the grammar asks for.
    #[must_use]
    pub const fn expected(what: &'static str, offset: usize) -> Self {
        Self {
            kind: FaultKind::Expected(what),
            offset,
        }
    }

    /// Whether the text stops inside a value, rather than saying something wrong.
    #[must_use]
    pub fn is_truncation(&self, text_len: usize) -> bool {
        matches!(self.kind, FaultKind::Expected(_)) && self.offset >= text_len
    }
}
