//! Size and depth limits for untrusted input. A text over a limit is rejected before it costs more.

/// The maximum size and nesting depth that a parser accepts.
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

/// The reject path keeps offsets in 32 bits, which bounds a document regardless of the caller's limit.
pub(crate) const LARGEST_TEXT: usize = u32::MAX as usize;

impl Limits {
    /// Default maximum size of a document in bytes: 64 MiB.
    pub const DEFAULT_BYTES: usize = 64 * 1024 * 1024;

    /// Default maximum depth of a document. Recursive types stop at [`RECURSIVE_DEPTH`](Self::RECURSIVE_DEPTH). Reading needs no stack
    /// for a level, but what handles a message later may: the drop of a nested value, another library, a tool.
    pub const DEFAULT_DEPTH: usize = 128;

    /// Maximum depth of a document that is read into recursive types, regardless of the limit set. The same for every type, so that
    /// a new member never reduces it.
    pub const RECURSIVE_DEPTH: usize = 128;

    /// Maximum depth of data that goes through serde as data, with one nested call per level.
    pub(crate) const SERDE_DEPTH: usize = 256;

    /// Limits that no realistic text exceeds, for text that we wrote ourselves.
    pub const NONE: Self = Self {
        max_bytes: LARGEST_TEXT,
        max_depth: usize::MAX,
    };

    /// Returns the maximum size of a document in bytes.
    #[must_use]
    pub const fn max_bytes(&self) -> usize {
        self.max_bytes
    }

    /// Returns the maximum depth of arrays and objects in a document.
    #[must_use]
    pub const fn max_depth(&self) -> usize {
        self.max_depth
    }

    /// Sets the maximum size of a document in bytes. At most 4 GiB - 1 takes effect.
    #[must_use]
    pub const fn with_max_bytes(mut self, max_bytes: usize) -> Self {
        self.max_bytes = if max_bytes > LARGEST_TEXT {
            LARGEST_TEXT
        } else {
            max_bytes
        };
        self
    }

    /// Sets the maximum depth of arrays and objects in a document. For a message with recursive types, at most
    /// [`RECURSIVE_DEPTH`](Self::RECURSIVE_DEPTH) takes effect.
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
