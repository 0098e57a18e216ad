//! What a pass has seen of an object's members, and the violations that it has told so far.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ops::Range;

use saop_json::Stop;

use crate::error::Violation;
use crate::keywords::constraint::Keyword;
use crate::keywords::properties::Seen;

/// More violations are left to the walk over the whole document.
pub(super) const MOST_TOLD: usize = 32;

/// Longer violations are left to it, too. Paths are moved once for each level, and many may have the same long names.
const LONGEST_TOLD: usize = 1 << 20;

/// The violations that were told so far, with paths from the innermost value that is being read.
#[derive(Default)]
pub(super) struct Told {
    pub(super) violations: Vec<Violation>,
    /// How many bytes were written for them in all.
    written: usize,
    /// How many bytes may still be read once more.
    pub(super) bytes: usize,
}

impl Told {
    #[inline]
    pub(super) fn add(&mut self, violation: Violation) -> Result<(), Stop> {
        if self.violations.len() >= MOST_TOLD {
            return Err(Stop);
        }
        self.grow(violation.bytes())?;
        if self.violations.is_empty() {
            // Most documents with a violation have one.
            self.violations.reserve_exact(1);
        }
        self.violations.push(violation);
        Ok(())
    }

    pub(super) fn grow(&mut self, bytes: usize) -> Result<(), Stop> {
        self.written = self.written.saturating_add(bytes);
        if self.written > LONGEST_TOLD {
            Err(Stop)
        } else {
            Ok(())
        }
    }
}

/// A member that its object may not have.
pub(super) struct UnknownMember<'p, 'a> {
    pub(super) keyword: &'p Keyword,
    pub(super) name: Cow<'a, str>,
    pub(super) span: Range<usize>,
}

/// What was seen of an object's members.
pub(super) struct Members<'p, 'a> {
    /// Where the object begins.
    pub(super) begin: usize,
    pub(super) count: u64,
    /// How many of the required ones.
    pub(super) required: usize,
    pub(super) seen: Seen,
    pub(super) unlisted: Names<'a>,
    pub(super) unknown: Vec<UnknownMember<'p, 'a>>,
}

impl Members<'_, '_> {
    pub(super) fn new(begin: usize, from: usize) -> Self {
        Self {
            begin,
            count: 0,
            required: 0,
            seen: Seen::default(),
            unlisted: Names { from, many: None },
            unknown: Vec::new(),
        }
    }
}

/// The names of an object's members that no property lists.
pub(super) struct Names<'a> {
    /// Where the first ones begin in the names of the whole pass.
    from: usize,
    pub(super) many: Option<HashSet<Cow<'a, str>>>,
}

impl<'a> Names<'a> {
    /// Adds a name to those of the innermost object, of which the first are in `all`.
    ///
    /// # Errors
    ///
    /// Fails if it is there.
    pub(super) fn add(
        &mut self,
        all: &mut Vec<Cow<'a, str>>,
        name: Cow<'a, str>,
    ) -> Result<(), Stop> {
        const FEW: usize = 8;
        let few = self.few(all);
        if few.contains(&name) {
            return Err(Stop);
        }
        if few.len() < FEW {
            all.push(name);
            return Ok(());
        }
        let is_new = self.many.get_or_insert_default().insert(name);
        if is_new { Ok(()) } else { Err(Stop) }
    }

    /// Returns the first names.
    pub(super) fn few<'n>(&self, all: &'n [Cow<'a, str>]) -> &'n [Cow<'a, str>] {
        all.get(self.from..).unwrap_or_default()
    }
}
