//! What is said of a keyword.

/// A keyword of the profile.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    /// The schemas that it may stand in.
    pub(crate) of: &'static [Of],
    /// The same, in words.
    pub(crate) on: &'static str,
    /// What it is in the Rust type.
    pub(crate) held: &'static str,
    /// What the decoder, which is the accept path, makes of it.
    pub(crate) decoder: &'static str,
    /// What the validator, which is the reject path, makes of it.
    pub(crate) validator: &'static str,
}

/// A schema, as far as that decides which keywords it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    /// Whatever it is.
    Any,
    /// A file's root.
    Root,
    /// Nothing else may stand beside the keyword.
    Alone,
    String,
    /// Numbers and integers.
    Number,
    /// Several scalar types.
    Plain,
    /// Values that are listed, of any type.
    Choice,
    Array,
    Object,
    /// A `oneOf`.
    Union,
}

impl Keyword {
    /// Whether it may stand in one of these.
    pub(crate) fn is_of(&self, schemas: &[Of]) -> bool {
        self.of.iter().any(|of| schemas.contains(of))
    }
}
