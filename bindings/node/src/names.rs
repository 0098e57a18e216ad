//! Names of members that were seen before, which JavaScript then need not make again.
//!
//! Invariant: a number is that of one name, as long as the thread lives; and what is kept is bounded.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Longer ones have no number.
const LONGEST: usize = 64;
/// As many names have numbers, those that come first.
const MOST: usize = 1024;

/// FNV-1a. Whoever knows names that collide makes few of them slow, since there are few.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

type Names = HashMap<Box<str>, u32, BuildHasherDefault<Fnv>>;

thread_local! {
    static NAMES: RefCell<Names> = RefCell::default();
}

/// Returns the number of a name.
pub(crate) fn number(name: &str) -> Option<u32> {
    if name.len() > LONGEST {
        return None;
    }
    NAMES.with_borrow_mut(|names| {
        if let Some(number) = names.get(name) {
            return Some(*number);
        }
        let number = u32::try_from(names.len()).ok()?;
        if names.len() >= MOST {
            return None;
        }
        names.insert(name.into(), number);
        Some(number)
    })
}
