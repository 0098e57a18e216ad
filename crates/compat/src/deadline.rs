//! How long comparisons may take. SPEC C5. What decides them, the engine of `jsonschema`, cannot be stopped, and what a schema will
//! take it does not tell by its size or form; so it runs in a thread that is not waited for any longer.
//!
//! Invariant: after one that was given up, no comparison is begun, so that at most one thread is left behind.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// For two schemas. Ordinary ones take some milliseconds.
pub(super) const EACH: Duration = Duration::from_secs(2);

/// For all tools of a list, or all definitions of a schema. Those of large protocols take some seconds.
const ALL: Duration = Duration::from_secs(20);

/// What is begun has so long at least. So most of what is begun just before the end is not given up, and others may follow.
const LEAST: Duration = Duration::from_millis(250);

/// As much as a main thread has: a schema has up to 128 levels.
const STACK: usize = 8 << 20;

/// The time that is left.
pub(super) struct Deadline {
    of_all: Instant,
    of_this: Instant,
    given_up: bool,
}

impl Deadline {
    /// Begins with a comparison of two schemas.
    pub(super) fn new() -> Self {
        let now = Instant::now();
        Self {
            of_all: now + ALL,
            of_this: now + EACH,
            given_up: false,
        }
    }

    /// Begins the next of several comparisons; false if there is no time left for it.
    pub(super) fn next(&mut self) -> bool {
        self.of_this = self.of_all.min(Instant::now() + EACH);
        !self.is_over()
    }

    /// Whether there is no time left for anything, be it the comparison of equals.
    pub(super) fn has_ended(&self) -> bool {
        Instant::now() >= self.of_all
    }

    /// Whether there is no time left for what is compared now.
    pub(super) fn is_over(&self) -> bool {
        self.left().is_none()
    }

    fn left(&self) -> Option<Duration> {
        let left = self.of_this.checked_duration_since(Instant::now())?;
        (!self.given_up && !left.is_zero()).then_some(left)
    }

    /// Returns what `work` returns; `None` if it takes too long, or does not come to an end for another reason.
    pub(super) fn run<T: Send + 'static>(
        &mut self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let left = self.left()?;
        let (sender, receiver) = mpsc::channel();
        let thread = thread::Builder::new().stack_size(STACK);
        // Nobody may be left to send it to.
        thread.spawn(move || sender.send(work()).ok()).ok()?;
        let found = receiver.recv_timeout(left.max(LEAST));
        self.given_up |= matches!(found, Err(RecvTimeoutError::Timeout));
        found.ok()
    }
}
