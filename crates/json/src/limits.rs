//! Size and depth limits for untrusted input. A text over a limit is refused before it costs more.

/// How much text, and how deeply nested, a parser accepts.
///
/// The default is 64 MiB and 128 levels. The depth counts arrays and objects: the root has depth 1,
/// and a document of exactly [`max_depth`](Self::max_depth) levels passes.
///
/// ```
/// use saop_json::Limits;
///
/// let limits = Limits::default().with_max_bytes(16);
/// let fault = saop_json::text::open(br#"{"schema_version": "1.0.0"}"#, &limits).unwrap_err();
/// assert_eq!(fault.message(&[]), "expected at most 16 bytes, but found 27");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    max_bytes: usize,
    max_depth: usize,
}

/// Offsets are kept in 32 bits on the reject path, which bounds a document whatever the caller asks for.
pub(crate) const LARGEST_TEXT: usize = u32::MAX as usize;

impl Limits {
    /// The most bytes of a document, unless set otherwise: 64 MiB.
    pub const DEFAULT_BYTES: usize = 64 * 1024 * 1024;

    /// The most levels of a document, unless set otherwise. Recursive types stop at [`RECURSIVE_DEPTH`](Self::RECURSIVE_DEPTH).
    pub const DEFAULT_DEPTH: usize = 128;

    /// The most levels of a document that is read into recursive types, whatever is set.
    pub const RECURSIVE_DEPTH: usize = 128;

    /// The most levels of data that goes through serde as data, one call inside of the other.
    pub(crate) const SERDE_DEPTH: usize = 256;

    /// Limits that a text within reach never exceeds; for text that we wrote ourselves.
    pub const NONE: Self = Self {
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

    /// Sets the most levels of arrays and objects a document may have. For a message with recursive types at most
    /// [`RECURSIVE_DEPTH`](Self::RECURSIVE_DEPTH) take effect.
    #[must_use]
    pub const fn with_max_depth(mut self, max_depth: usize) -> Self {
        self.max_depth = max_depth;
        self
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_bytes: Self::DEFAULT_BYTES,
            max_depth: Self::DEFAULT_DEPTH,
        }
    }
}
