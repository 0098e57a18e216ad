//! Clients of model endpoints for SAOP's retry protocol, and the settings of both. REQ: 3_MCP-TAS-071
//!
//! Invariant: the key leaves only in the request's header; no error, no `Debug` and no event shows it. What a model says is passed on
//! as it is.
//!
//! # Features
//!
//! - `client` (default): `OpenAiClient`, for OpenAI-compatible endpoints (`POST {base}/chat/completions`). It runs on tokio.
//! - `toml`: `Config`, the settings from a TOML file.

#[cfg(feature = "client")]
mod backoff;
#[cfg(feature = "client")]
mod base_url;
#[cfg(feature = "client")]
mod client;
mod config;
#[cfg(feature = "client")]
mod error;
#[cfg(feature = "client")]
mod exchange;
#[cfg(feature = "client")]
mod instructions;
#[cfg(feature = "client")]
mod key;
#[cfg(feature = "client")]
mod wire;

#[cfg(feature = "client")]
pub use client::OpenAiClient;
pub use config::EndpointPolicy;
#[cfg(feature = "toml")]
pub use config::{Config, ConfigError};
#[cfg(feature = "client")]
pub use error::{OpenAiError, OpenAiSetupError};
#[cfg(feature = "client")]
pub use instructions::protocol_instructions;
#[cfg(feature = "client")]
pub use key::ApiKey;
