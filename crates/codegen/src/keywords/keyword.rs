//! The description of a keyword.

/// A keyword of the profile.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    /// The kinds of schemas that may contain it.
    pub(crate) of: &'static [Of],
    /// The same, as text.
    pub(crate) on: &'static str,
    /// How the Rust type represents it.
    pub(crate) held: &'static str,
    /// How the decoder, which is the accept path, handles it.
    pub(crate) decoder: &'static str,
    /// How the validator, which is the reject path, handles it.
    pub(crate) validator: &'static str,
}

/// A kind of schema, which decides the keywords that it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    /// Any schema.
    Any,
    /// A file's root.
    Root,
    /// A schema in which the keyword stands alone.
    Alone,
    String,
    /// Numbers and integers.
    Number,
    /// Several scalar types.
    Plain,
    /// Listed values, of any type.
    Choice,
    Array,
    Object,
    /// A `oneOf`.
    Union,
}

impl Keyword {
    /// Returns whether it may occur in one of these.
    pub(crate) fn is_of(&self, schemas: &[Of]) -> bool {
        self.of.iter().any(|of| schemas.contains(of))
    }
}
