//! Limits for untrusted input: the size and depth of a text, and the work of a check. A text over a limit is rejected before it costs more.

/// The maximum size and nesting depth that a parser accepts, and the work that a check may take.
///
/// The default is 64 MiB and 128 levels. The depth counts arrays and objects: the root has depth 1,
/// and a document of exactly [`max_depth`](Self::max_depth) levels passes. The default for the work grows with the document.
///
/// ```
/// use saop_json::Limits;
///
/// let limits = Limits::default().with_max_bytes(16);
/// let fault = saop_json::text::open(br#"{"schema_version": "1.0.0"}"#, &limits).unwrap_err();
/// assert_eq!(fault.message(&[]), "expected at most 16 bytes, but found 27");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_field_names,
    reason = "each is a maximum, as its method says"
)]
pub struct Limits {
    max_bytes: usize,
    max_depth: usize,
    max_steps: Option<u64>,
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
        max_steps: None,
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

    /// Returns the maximum work of a check in steps, if it was set.
    #[must_use]
    pub const fn max_steps(&self) -> Option<u64> {
        self.max_steps
    }

    /// Sets the maximum work of a check in steps. A step is about ten nanoseconds of work, but it is counted and not measured: the same
    /// document, schema and limits take the same number of steps on every machine. The number replaces the default of `saop-schema`,
    /// 24 million and 24 more for each byte of the document. Each step beyond that default may take two bytes of memory.
    ///
    /// A check that reaches the maximum has no verdict: its only violation is one of kind `limit`, with the place that it reached.
    #[must_use]
    pub const fn with_max_steps(mut self, max_steps: u64) -> Self {
        self.max_steps = Some(max_steps);
        self
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
            max_steps: None,
        }
    }
}
