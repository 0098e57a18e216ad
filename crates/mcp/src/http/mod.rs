//! What an intermediary of MCP over Streamable HTTP has to look at beside the messages: the headers that repeat what stands in them, the
//! hosts and origins that may ask, the events of streams, and under which key the tools of an authorization are known. SPEC G10.
//!
//! Invariant: no I/O, and no text of a credential is kept.

mod events;
mod head;
mod hosts;
mod keys;
mod operation;
mod params;
mod value;

pub use crate::answer::HEADER_MISMATCH;
pub use crate::breaks::without_breaks;
pub use events::{Event, Events, Piece, event};
pub use head::{Agreement, Head, asks_nothing};
pub use hosts::{Hosts, is_loopback};
pub use keys::{Key, Keys};
pub use operation::{Answered, Asked, Failed};
pub(crate) use params::{Param, params};
