//! How far the protocol goes. SPEC R9.
//!
//! Invariant: the prompt's budget has room for everything but the answer and its errors.

use std::fmt;

use saop_schema::Limits;

/// How often to ask for a correction, and how large one may be.
///
/// ```
/// use saop::RetryPolicy;
///
/// let policy = RetryPolicy::default();
/// assert_eq!((policy.max_retries(), policy.prompt_budget()), (2, 16 * 1024));
///
/// let policy = policy.with_max_retries(1).with_prompt_budget(4096)?;
/// assert!(policy.with_prompt_budget(100).is_err());
/// # Ok::<(), saop::RetryPolicyError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryPolicy {
    max_retries: u32,
    prompt_budget: usize,
    stops_without_progress: bool,
    limits: Limits,
}

/// The default budget of a correction prompt, in bytes. SPEC R2.
const PROMPT_BUDGET: usize = 16 * 1024;

/// The least budget: what the template takes, and as much again for the answer and its errors.
const LEAST_BUDGET: usize = 2 * 1024;

impl RetryPolicy {
    /// How many corrections are asked for at most. 2 unless set: at most three answers are looked at.
    #[must_use]
    pub const fn with_max_retries(mut self, max_retries: u32) -> Self {
        self.max_retries = max_retries;
        self
    }

    /// How many bytes a correction prompt has at most. 16 KiB unless set.
    ///
    /// # Errors
    ///
    /// Where it is less than 2 KiB.
    pub const fn with_prompt_budget(mut self, bytes: usize) -> Result<Self, RetryPolicyError> {
        if bytes < LEAST_BUDGET {
            return Err(RetryPolicyError { budget: bytes });
        }
        self.prompt_budget = bytes;
        Ok(self)
    }

    /// Whether to give up at once where an answer is identical to one that was refused. Not unless set.
    #[must_use]
    pub const fn with_stop_without_progress(mut self, stops: bool) -> Self {
        self.stops_without_progress = stops;
        self
    }

    /// The limits of an answer. The default ones unless set.
    #[must_use]
    pub const fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// How many corrections are asked for at most.
    #[must_use]
    pub const fn max_retries(&self) -> u32 {
        self.max_retries
    }

    /// How many bytes a correction prompt has at most.
    #[must_use]
    pub const fn prompt_budget(&self) -> usize {
        self.prompt_budget
    }

    /// Whether an answer identical to one that was refused ends it.
    #[must_use]
    pub const fn stops_without_progress(&self) -> bool {
        self.stops_without_progress
    }

    /// The limits of an answer.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self {
            max_retries: 2,
            prompt_budget: PROMPT_BUDGET,
            stops_without_progress: false,
            limits: Limits::default(),
        }
    }
}

/// A budget too small for a correction prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetryPolicyError {
    budget: usize,
}

impl fmt::Display for RetryPolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected a budget of at least {LEAST_BUDGET} bytes for a correction prompt, but found {}",
            self.budget
        )
    }
}

impl std::error::Error for RetryPolicyError {}
