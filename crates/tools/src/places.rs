//! Where the places of a text stand in another one, of which it is a rewriting: JSON in a string, or a schema in another spelling.

/// The places of a text in its source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places {
    /// Where the source of the text begins.
    start: usize,
    /// The length of the source of the text.
    len: usize,
    /// Where each part that is spelled otherwise ends: in the text, and in its source. Between them, both have the same bytes.
    ends: Vec<(usize, usize)>,
}

impl Places {
    pub(crate) const fn new(start: usize, len: usize, ends: Vec<(usize, usize)>) -> Self {
        Self { start, len, ends }
    }

    /// Returns where a place of the text stands in what has its source.
    pub(crate) fn of(&self, at: usize) -> usize {
        let before = self.ends.partition_point(|(end, _)| *end <= at);
        let last = before.checked_sub(1).and_then(|last| self.ends.get(last));
        let (text, source) = last.copied().unwrap_or_default();
        // In a part that is longer than its source, the place is at most where the next one begins.
        let next = self.ends.get(before).map_or(self.len, |(_, next)| *next);
        self.start + (source + (at - text)).min(next)
    }
}
