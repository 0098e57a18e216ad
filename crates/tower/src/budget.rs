//! How much memory the bodies of all requests and answers may take together.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many bytes of bodies are held in all.
pub(crate) struct Budget {
    held: AtomicUsize,
    most: usize,
}

/// Bytes of a body that are held, until it is dropped.
pub(crate) struct Held {
    budget: Arc<Budget>,
    bytes: usize,
}

impl Budget {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            held: AtomicUsize::new(0),
            most,
        })
    }

    pub(crate) fn hold(self: &Arc<Self>) -> Held {
        Held {
            budget: Arc::clone(self),
            bytes: 0,
        }
    }

    pub(crate) fn held(&self) -> usize {
        self.held.load(Ordering::Relaxed)
    }
}

impl Held {
    /// Holds so many more bytes, if there is room.
    pub(crate) fn add(&mut self, bytes: usize) -> bool {
        self.add_below(bytes, self.budget.most)
    }

    /// Holds so many more bytes of a request, if there is room. A quarter of it is kept for answers, so that requests that wait for
    /// them do not hold each other up.
    pub(crate) fn add_request(&mut self, bytes: usize) -> bool {
        self.add_below(bytes, self.budget.most - self.budget.most / 4)
    }

    fn add_below(&mut self, bytes: usize, most: usize) -> bool {
        let before = self.budget.held.fetch_add(bytes, Ordering::Relaxed);
        self.bytes += bytes;
        before.saturating_add(bytes) <= most
    }

    /// Holds so many bytes in all from now on, if there is room.
    pub(crate) fn set(&mut self, bytes: usize) -> bool {
        if let Some(less) = self.bytes.checked_sub(bytes) {
            self.budget.held.fetch_sub(less, Ordering::Relaxed);
            self.bytes = bytes;
            return true;
        }
        self.add(bytes - self.bytes)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.budget.held.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;

    // SPEC G7
    #[test]
    fn what_is_dropped_makes_room() {
        let budget = Budget::new(10);
        let mut one = budget.hold();
        let mut other = budget.hold();
        assert!(one.add_request(4) && !one.add_request(5) && one.set(4));
        assert!(other.add(6));
        assert!(!one.add(1));
        assert_eq!(budget.held(), 11);
        drop(one);
        assert_eq!(budget.held(), 6);
        assert!(other.set(10) && !other.set(11));
        assert!(other.set(3));
        assert_eq!(budget.held(), 3);
        drop(other);
        assert_eq!(budget.held(), 0);
    }
}
