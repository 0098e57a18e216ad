//! Bounds on what a reader takes from a stranger. A text over a bound is refused before it costs more.

/// How much text, and how deeply nested, a parser accepts.
///
/// The default is 64 MiB and 128 levels. The depth counts arrays and objects: the root has depth 1,
/// and a document of exactly [`max_depth`](Self::max_depth) levels passes.
///
/// ```
/// use saop::{Limits, SaopEnvelope, parse_with};
///
/// let limits = Limits::default().with_max_bytes(16);
/// let error = parse_with::<SaopEnvelope>("{\"schema_version\": \"1.0.0\"}", &limits).unwrap_err();
/// assert_eq!(error.violations()[0].message(), "expected at most 16 bytes, but found 27");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    max_bytes: usize,
    max_depth: usize,
}

/// Offsets are kept in 32 bits on the reject path, which bounds a document whatever the caller asks for.
const LARGEST_TEXT: usize = u32::MAX as usize;

impl Limits {
    /// Limits that a text within reach never exceeds; for text that we wrote ourselves.
    pub(crate) const NONE: Self = Self {
        max_bytes: LARGEST_TEXT,
        max_depth: usize::MAX,
    };

    /// The most bytes a document may have.
    #[must_use]
    pub const fn max_bytes(&self) -> usize {
        self.max_bytes
    }

    /// The most levels of arrays and objects a document may have.
    #[must_use]
    pub const fn max_depth(&self) -> usize {
        self.max_depth
    }

    /// Sets the most bytes a document may have. At most 4 GiB - 1 takes effect.
    #[must_use]
    pub const fn with_max_bytes(mut self, max_bytes: usize) -> Self {
        self.max_bytes = if max_bytes > LARGEST_TEXT {
            LARGEST_TEXT
        } else {
            max_bytes
        };
        self
    }

    /// Sets the most levels of arrays and objects a document may have. For a message whose types may hold themselves at
    /// most 128 take effect, and fewer where those types are large: each level takes stack.
    #[must_use]
    pub const fn with_max_depth(mut self, max_depth: usize) -> Self {
        self.max_depth = max_depth;
        self
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_bytes: 64 * 1024 * 1024,
            max_depth: 128,
        }
    }
}
