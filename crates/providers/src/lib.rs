//! A client for OpenAI-compatible endpoints (`POST {base}/chat/completions`). Layer 6.
//! REQ: 3_MCP-TAS-071
//!
//! Invariant: the key leaves only in the request's header; no error, no `Debug` and no event shows it. What a model
//! says is passed on as it is.

mod backoff;
mod base_url;
mod client;
mod error;
mod exchange;
mod instructions;
mod key;
mod wire;

pub use client::OpenAiClient;
pub use error::{OpenAiError, OpenAiSetupError};
pub use instructions::protocol_instructions;
pub use key::ApiKey;
