//! Text as shown to a person: quoted on one line with everything invisible escaped, on a terminal, or in a code frame;
//! and the known name nearest to an unknown one. Every message of the workspace uses this module, so that there is one
//! table of characters and one metric.

#[cfg(feature = "frames")]
mod frame;
mod nearest;
mod quote;
mod terminal;

#[cfg(feature = "frames")]
pub use frame::{Frame, Palette};
pub use nearest::{nearest, one_of};
pub use quote::{escape_hidden, excerpt, is_invisible, one_line, push_quoted, push_visible, quote};
pub use terminal::{terminal_char, terminal_line};
