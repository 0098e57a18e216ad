//! Messages of the Model Context Protocol (MCP), read exactly, and a [`Guard`] without I/O between a client and a server: it checks every
//! tool call, every result and every list of tools, and passes everything else on byte for byte. SPEC G1, G9.
//!
//! - [`Guard`]: takes the messages of both sides, and returns [`Action`]s.
//! - [`Settings`]: what it does with what it finds, and its bounds.
//! - [`Pins`]: what tools said of themselves before.
//! - [`Record`]: what became of a message.
//! - [`Lines`]: messages out of a stream of bytes.
//! - [`http`]: what an intermediary of MCP over HTTP has to look at beside the messages.
//! - [`Version`]: the versions of MCP from 2024-11-05 to 2026-07-28.
//!
//! `saop guard -- COMMAND` is this crate between the pipes of a process.

mod answer;
mod breaks;
mod call;
mod catalog;
mod client;
mod definition;
mod definitions;
mod exchange;
mod framing;
mod guard;
pub mod http;
mod known;
mod listed;
mod mask;
mod one_pass;
mod open;
mod past;
mod pins;
mod record;
mod report;
mod reread;
mod result;
mod rpc;
mod server;
mod settings;
mod settle;
mod shape;
mod share;
mod skim;
mod version;

pub use catalog::REMOVED_TOOLS;
pub use definitions::Definitions;
pub use framing::{Line, Lines};
pub use guard::{Action, Guard};
pub use known::Known;
pub use mask::without_secrets;
pub use pins::{Book, OnChange, Pin, Pins, changed, is_same};
pub use record::{Decision, MessageKind, Record};
pub use report::{Peer, Report, ReportKind};
pub use settings::{Policy, Settings};
pub use version::Version;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
