//! How a value is shown to a person: quoted on one line with everything invisible escaped, and the nearest known word to
//! one that is not known. Shared by every message of the workspace, so that there is one table and one metric.

mod nearest;
mod quote;

pub use nearest::{is_swapped, nearest};
pub use quote::{excerpt, is_invisible, one_line, push_quoted, push_visible, quote};
