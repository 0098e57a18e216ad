//! Names of members that were seen before, which JavaScript then need not make again.
//!
//! Invariant: a number is that of one name, as long as the thread lives; and what is kept is bounded.

use std::cell::RefCell;
use std::collections::HashMap;

/// Longer ones have no number.
const LONGEST: usize = 64;
/// As many names have numbers, those that come first.
const MOST: usize = 1024;

thread_local! {
    static NAMES: RefCell<HashMap<Box<str>, u32>> = RefCell::new(HashMap::new());
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
