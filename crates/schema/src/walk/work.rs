//! The budget of a check: how many steps it may take.
//!
//! Invariant: without a limit of the caller, the budget is linear in the size of the document.

use saop_json::Limits;

/// What a check may cost, in units of about ten nanoseconds: at least this much, and more for every byte.
const LEAST_BUDGET: u64 = 24_000_000;
const BUDGET_PER_BYTE: u64 = 24;

/// Returns the default budget for a document of so many bytes.
pub(super) const fn usual_budget(bytes: usize) -> u64 {
    LEAST_BUDGET + bytes as u64 * BUDGET_PER_BYTE
}

/// Returns the budget for a document of so many bytes.
pub(super) const fn budget(bytes: usize, limits: &Limits) -> u64 {
    match limits.max_steps() {
        Some(steps) => steps,
        None => usual_budget(bytes),
    }
}

/// What the checks of several values of one document may cost together, so that many of them are bounded as one is.
#[derive(Clone, Debug)]
pub struct Work {
    pub(super) all: u64,
    pub(crate) left: u64,
}

impl Work {
    /// Returns what a document of so many bytes may cost under the default [`Limits`].
    #[must_use]
    pub const fn of(bytes: usize) -> Self {
        let all = usual_budget(bytes);
        Self { all, left: all }
    }

    /// Returns what a document of so many bytes may cost under the given limits.
    #[must_use]
    pub const fn within(bytes: usize, limits: &Limits) -> Self {
        let all = budget(bytes, limits);
        Self { all, left: all }
    }
}
