//! What can be wrong with the text a [`Synth`](crate::Synth) is made from. Invariant: every variant
//! says where.

use std::fmt;

/// Why a text cannot be read as JSON, or a schema cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SynthError {
    /// The text is not JSON, or nested deeper than this crate reads.
    Json {
        /// Byte offset of the first byte that does not fit.
        offset: usize,
        /// What stands there instead of what.
        message: String,
    },
    /// A keyword or value of the schema is not one that documents can be made from.
    Schema {
        /// JSON Pointer into the schema.
        pointer: String,
        /// What was expected, and what stands there.
        message: String,
    },
}

impl SynthError {
    pub(crate) fn json(offset: usize, message: impl Into<String>) -> Self {
        Self::Json {
            offset,
            message: message.into(),
        }
    }

    pub(crate) fn schema(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Schema {
            pointer: pointer.into(),
            message: message.into(),
        }
    }
}

impl fmt::Display for SynthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json { offset, message } => write!(f, "byte {offset}: {message}"),
            Self::Schema { pointer, message } => write!(f, "schema at \"{pointer}\": {message}"),
        }
    }
}

impl std::error::Error for SynthError {}
