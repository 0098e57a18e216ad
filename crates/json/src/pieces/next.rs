//! What may follow in a text that grows.
//!
//! Invariant: the grammar of numbers stands in [`Digits`] alone.

/// What comes next in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A value.
    Value,
    /// A value, or the end of an array.
    Item,
    /// A key.
    Key,
    /// A key, or the end of an object.
    Member,
    /// The colon after a key.
    Colon,
    /// A comma, or the end of an array or object; after the root, nothing.
    After,
    /// More of a string.
    String {
        /// The offset of its opening quote.
        start: usize,
        /// Whether it is a key.
        is_key: bool,
    },
    /// More of a number, or what follows it.
    Number {
        /// The offset of its first byte.
        start: usize,
        /// The part of it that is there.
        digits: Digits,
    },
    /// More of `true`, `false` or `null`.
    Word {
        /// The offset of its first letter.
        start: usize,
        /// The whole word.
        word: &'static str,
    },
}

/// What a number that has begun ends with so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// Its sign.
    Minus,
    /// A first zero.
    Zero,
    /// A digit before the point.
    Integer,
    /// The decimal point.
    Point,
    /// A digit after it.
    Fraction,
    /// The `e` of the exponent.
    E,
    /// The sign of the exponent.
    Sign,
    /// A digit of the exponent.
    Exponent,
}

impl Digits {
    /// Whether the number may end here.
    #[must_use]
    pub const fn may_end(self) -> bool {
        matches!(
            self,
            Self::Zero | Self::Integer | Self::Fraction | Self::Exponent
        )
    }

    /// Returns what follows with another byte, if it belongs to the number.
    pub(super) const fn after(self, byte: u8) -> Option<Self> {
        match (self, byte) {
            (Self::Minus, b'0') => Some(Self::Zero),
            (Self::Minus, b'1'..=b'9') | (Self::Integer, b'0'..=b'9') => Some(Self::Integer),
            (Self::Zero | Self::Integer, b'.') => Some(Self::Point),
            (Self::Point | Self::Fraction, b'0'..=b'9') => Some(Self::Fraction),
            (Self::Zero | Self::Integer | Self::Fraction, b'e' | b'E') => Some(Self::E),
            (Self::E, b'+' | b'-') => Some(Self::Sign),
            (Self::E | Self::Sign | Self::Exponent, b'0'..=b'9') => Some(Self::Exponent),
            _ => None,
        }
    }
}
