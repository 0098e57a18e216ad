//! What the summary counts.
//!
//! Invariant: memory is bounded by the number of tools that have a number, and by the buckets.

use saop::FailureClass;

use crate::names::{MOST, Number};
use crate::status::Status;

/// Upper ends of the sizes that are counted together, in bytes; larger ones are counted last.
pub(crate) const SIZES: [u64; 6] = [0, 100, 1_000, 10_000, 100_000, 1_000_000];
/// Upper ends of the times that are counted together, in milliseconds.
pub(crate) const TIMES: [f64; 5] = [10.0, 100.0, 1_000.0, 10_000.0, 60_000.0];
/// The classes of failure that have a row of their own.
pub(crate) const CLASSES: &[FailureClass] = FailureClass::ALL;

/// Calls of a tool by status.
pub(crate) type ByStatus = [u64; Status::CALLS];

/// Counts of a run.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) by_status: [u64; Status::ALL.len()],
    pub(crate) turns: u64,
    pub(crate) observations: u64,
    pub(crate) records: u64,
    /// Retry loops that ended without a message, each once, whether an event, a report or both tell of it.
    pub(crate) escalations: u64,
    calls: Vec<ByStatus>,
    pub(crate) sizes: [u64; SIZES.len() + 1],
    pub(crate) output: u64,
    pub(crate) times: [u64; TIMES.len() + 1],
    pub(crate) time: f64,
    /// Refused answers by class, a later schema's together.
    pub(crate) refused: [u64; CLASSES.len() + 1],
}

impl Tally {
    /// Counts a call of a tool.
    pub(crate) fn call(&mut self, tool: Number, status: Status) {
        if let Some(count) = self.count_of(tool, status) {
            *count += 1;
        }
    }

    /// Counts a call again, which had no observation before.
    pub(crate) fn answered(&mut self, tool: Number, status: Status) {
        if let Some(open) = self.count_of(tool, Status::Open) {
            *open = open.saturating_sub(1);
        }
        self.call(tool, status);
    }

    fn count_of(&mut self, tool: Number, status: Status) -> Option<&mut u64> {
        let tool = tool.min(MOST + 1);
        if self.calls.len() <= tool {
            self.calls.resize(tool + 1, ByStatus::default());
        }
        self.calls.get_mut(tool)?.get_mut(status.number())
    }

    pub(crate) fn calls(&self, tool: Number) -> ByStatus {
        self.calls.get(tool).copied().unwrap_or_default()
    }

    pub(crate) fn size(&mut self, bytes: usize) {
        let bytes = bytes as u64;
        self.output = self.output.saturating_add(bytes);
        let bucket = SIZES
            .iter()
            .position(|most| bytes <= *most)
            .unwrap_or(SIZES.len());
        if let Some(count) = self.sizes.get_mut(bucket) {
            *count += 1;
        }
    }

    pub(crate) fn took(&mut self, milliseconds: f64) {
        self.time += milliseconds;
        let bucket = TIMES
            .iter()
            .position(|most| milliseconds < *most)
            .unwrap_or(TIMES.len());
        if let Some(count) = self.times.get_mut(bucket) {
            *count += 1;
        }
    }

    pub(crate) fn refused(&mut self, class: &str) {
        let row = CLASSES
            .iter()
            .position(|known| known.as_str() == class)
            .unwrap_or(CLASSES.len());
        if let Some(count) = self.refused.get_mut(row) {
            *count += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L1
    #[test]
    fn everything_is_counted_once() {
        let mut tally = Tally::default();
        tally.call(1, Status::Open);
        tally.call(1, Status::Success);
        tally.answered(1, Status::Error);
        assert_eq!(tally.calls(1), [1, 1, 0, 0, 0]);
        for bytes in [0, 1, 100, 101, 2_000_000] {
            tally.size(bytes);
        }
        assert_eq!(
            (tally.sizes, tally.output),
            ([1, 2, 1, 0, 0, 0, 1], 2_000_202)
        );
        for time in [0.5, 10.0, 3_600_000.0] {
            tally.took(time);
        }
        assert_eq!(tally.times, [1, 1, 0, 0, 0, 1]);
        tally.refused("truncated");
        tally.refused("new");
        assert_eq!((tally.refused[2], tally.refused[5]), (1, 1));
    }
}
