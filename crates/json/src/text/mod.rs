//! Tokens: a cursor over the text, the content of strings, and the scanner that skips values of any shape.
//!
//! Invariant: a text is read once, and the fault that is reported is the first in text order.

mod block;
mod compact;
mod cursor;
mod fault;
mod fault_message;
mod open;
mod scanner;
mod stack;
mod strings;
mod unique_keys;

pub(crate) use compact::Spacing;
pub use compact::compact;
#[cfg(test)]
pub(crate) use cursor::LARGE;
pub use cursor::{Cursor, RawStr, Text, text_before_fault};
pub use fault::{Fault, FaultKind};
pub use open::open;
pub(crate) use scanner::{AFTER_ITEM, AFTER_MEMBER, VALUE};
pub use scanner::{Handler, Place, Scanner, Shape, Skip};
pub(crate) use strings::{Scratch, easy_run_end, escape, is_plain, plain_run_end};
pub(crate) use unique_keys::mark;
