//! The part that one definition has in the memory of all.
//!
//! Invariant: the sum is that of the shares that exist.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a definition adds to what all take, until it is dropped.
#[derive(Debug, Default)]
pub(crate) struct Share {
    all: Arc<AtomicUsize>,
    bytes: usize,
}

impl Share {
    /// Adds a share of `bytes` bytes to a sum.
    pub(crate) fn of(all: &Arc<AtomicUsize>, bytes: usize) -> Self {
        all.fetch_add(bytes, Ordering::Relaxed);
        Self {
            all: Arc::clone(all),
            bytes,
        }
    }

    /// Adds another share of `bytes` bytes to the same sum.
    pub(crate) fn for_bytes(&self, bytes: usize) -> Self {
        Self::of(&self.all, bytes)
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.all.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}
