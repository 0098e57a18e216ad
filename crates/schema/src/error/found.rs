//! The violations of a document while they are being found.
//!
//! Invariants: what says that the document was not judged is alone. At most twice [`MOST_VIOLATIONS`] are held, however many there are, and about twice [`MOST_BYTES`].

use std::borrow::Cow;

use super::validation::{LeftOut, ValidationError, Violations};
use super::violation::{Violation, ViolationKind, by_path, in_text};
use saop_json::Locator;

/// Maximum number of violations that an error has. Those after them in the text are counted, and not built: an answer of a few MiB can
/// have a million, hundreds of megabytes of words that would be kept while the model thinks. A correction has room for a few hundred.
pub const MOST_VIOLATIONS: usize = 1000;

/// Beyond so many bytes of paths and messages, violations are only counted too: long names are repeated in each.
const MOST_BYTES: usize = 16 << 20;

/// The violations found in a document so far: the first ones in the text, and how many others there are.
#[derive(Debug, Default)]
pub struct Found {
    kept: Vec<Violation>,
    /// How long the texts of those kept are in all, in bytes.
    bytes: usize,
    left_out: LeftOut,
    /// The offset after which nothing is kept any more.
    last: Option<usize>,
}

impl Found {
    /// Returns whether a violation of a kind at this offset is only counted, and counts it then. For a caller that builds
    /// it otherwise, and then adds it with [`push`](Self::push).
    pub fn only_counts(&mut self, offset: usize, kind: ViolationKind) -> bool {
        if self.is_unjudged() {
            return true;
        }
        let only = self.last.is_some_and(|last| offset > last);
        if only {
            self.left_out.add(kind);
        }
        only
    }

    /// Whether the document was not judged.
    fn is_unjudged(&self) -> bool {
        matches!(&*self.kept, [only] if only.is_unjudged())
    }

    /// Adds a violation. One that says that the document was not judged replaces all others.
    pub fn push(&mut self, violation: Violation) {
        if self.is_unjudged() {
            return;
        }
        if violation.is_unjudged() {
            *self = Self::default();
        }
        if self.kept.len() >= 2 * MOST_VIOLATIONS || self.bytes >= 2 * MOST_BYTES {
            self.keep_the_first();
        }
        self.bytes += violation.bytes();
        self.kept.push(violation);
    }

    /// Names places of the schema as they are seen from a place above them.
    pub(crate) fn name_places_below(&mut self, pointer: &str) {
        if pointer.is_empty() {
            return;
        }
        for violation in &mut self.kept {
            let below = violation.schema_path.strip_prefix(pointer);
            if let Some(below) = below.filter(|below| below.is_empty() || below.starts_with('/')) {
                violation.schema_path = below.into();
            }
        }
    }

    /// Makes a list of a few violations.
    pub(crate) fn of(kept: Vec<Violation>) -> Self {
        Self {
            bytes: kept.iter().map(Violation::bytes).sum(),
            kept,
            ..Self::default()
        }
    }

    /// Returns all violations, if none was only counted.
    pub(crate) fn into_all(self) -> Option<Vec<Violation>> {
        self.left_out.is_empty().then_some(self.kept)
    }

    /// Returns the first violation in the text.
    pub(crate) fn into_first(self) -> Option<Violation> {
        self.kept.into_iter().min_by(in_text)
    }

    /// Whether a violation is by the value at a JSON Pointer, or inside it, as far as violations are kept.
    pub(crate) fn has_below(&self, path: &str) -> bool {
        let is_below = |one: &Violation| {
            let rest = one.instance_path().strip_prefix(path);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.kept.iter().any(is_below)
    }

    /// Adds all violations of another list.
    pub fn append(&mut self, other: Self) {
        for violation in other.kept {
            self.push(violation);
        }
        if !self.is_unjudged() {
            self.left_out.append(other.left_out);
        }
    }

    /// Returns the error for a document whose text is `source`, with the violations sorted and their lines and columns.
    /// `subject` is what diagnostics call the document. There must be a violation.
    #[doc(hidden)]
    #[must_use]
    pub fn into_error(
        self,
        subject: impl Into<Cow<'static, str>>,
        source: &[u8],
    ) -> ValidationError {
        ValidationError::of(subject, self.arrange(Some(source)))
    }

    /// Returns the violations that are kept, in no particular order.
    pub fn as_mut_slice(&mut self) -> &mut [Violation] {
        &mut self.kept
    }

    /// Returns whether none was found.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    fn keep_the_first(&mut self) {
        if self.kept.len() < 2 {
            return;
        }
        self.kept.sort_by(in_text);
        self.kept.dedup();
        let (mut count, mut bytes) = (0, 0);
        for violation in self.kept.iter().take(MOST_VIOLATIONS) {
            if count > 0 && bytes + violation.bytes() > MOST_BYTES {
                break;
            }
            count += 1;
            bytes += violation.bytes();
        }
        self.bytes = bytes;
        let is_full = count == MOST_VIOLATIONS || count < self.kept.len();
        for violation in self.kept.drain(count..) {
            self.left_out.add(violation.kind());
        }
        if let [.., last] = &*self.kept
            && is_full
        {
            self.last = last.span().map(|span| span.start);
        }
    }

    /// Sorts by location in the text, drops duplicates, and sets line and column. Without a text, which is the case for a
    /// `Value`, the order is that of the paths, regardless of the order of the members in memory.
    pub(crate) fn arrange(mut self, source: Option<&[u8]>) -> Violations {
        self.keep_the_first();
        if let Some(source) = source {
            let mut locator = Locator::new(source);
            for violation in &mut self.kept {
                let start = violation.span().map(|span| span.start);
                violation.set_position(start.map(|start| locator.locate(start)));
            }
        } else {
            self.kept.iter_mut().for_each(Violation::forget_span);
            self.kept.sort_by(by_path);
            self.kept.dedup();
        }
        Violations::with_left_out(self.kept, self.left_out)
    }
}

/// The violations of an error, to which others can be added.
impl From<Violations> for Found {
    fn from(violations: Violations) -> Self {
        let (listed, left_out) = violations.into_parts();
        let mut found = Self {
            left_out,
            ..Self::default()
        };
        for violation in listed {
            found.push(violation);
        }
        found
    }
}
