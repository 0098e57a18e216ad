//! A [tower](tower_layer) layer that guards a server of the Model Context Protocol (MCP) over Streamable HTTP: each tool call, each result and
//! each list of tools is checked, and what is not judged passes byte for byte. SPEC G10.
//!
//! - [`GuardLayer`]: goes around any service that takes a request and gives a response, such as a route of axum, or rmcp's.
//! - [`Builder`]: who may ask, the bounds, and the pins.
//! - [`Watch`]: takes what is found.
//!
//! The rules themselves are those of [`saop_mcp`], which does no I/O. `saop guard --listen` is this layer before a server that is asked over
//! HTTP.
//!
//! It needs a runtime of tokio with time.

mod answer;
mod budget;
mod exchange;
mod gate;
mod headers;
mod late;
mod layer;
mod list;
mod operation;
mod post;
mod reply;
mod sent;
mod server;
mod shared;
mod store;
mod watch;

pub use answer::{Answer, Cut};
pub use layer::{Builder, GuardLayer, Guarded};
pub use operation::{Operation, Outcome};
pub use sent::Sent;
pub use watch::Watch;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
