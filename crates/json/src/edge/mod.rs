//! The serde boundary. The next value of any format becomes JSON text, which our own readers decode; text becomes any
//! format, or a `Deserializer` for a caller's own type.
//!
//! Invariant: the spelling of a value survives if the other end holds JSON text; otherwise, no number silently becomes
//! a different one.

mod deserializer;
mod format;
mod next_text;
mod plain;
#[cfg(feature = "schemars")]
mod schemars;
mod values;

pub use format::NextText;
pub use next_text::{next_object_text, next_text, write};
pub use plain::exact_text;
