//! Clients of model endpoints for SAOP's retry protocol, and the settings of both. REQ: 3_MCP-TAS-071
//!
//! Invariant: the key leaves only in the request's header; no error, no `Debug` and no event shows it. What a model says is passed on
//! as it is.
//!
//! A client of a provider is a module beside `openai`: how a question and its answer are spelled. Sending, trying again, limits
//! and errors are those of `endpoint`, for all of them; it sends the key as `Authorization`, so that a provider that wants another
//! header adds it there.
//!
//! # Features
//!
//! - `client`: `OpenAiClient`, for OpenAI-compatible endpoints (`POST {base}/chat/completions`). It runs on tokio.
//! - `toml`: `Config`, the settings from a TOML file.

#[cfg(feature = "toml")]
mod config;
#[cfg(feature = "client")]
mod endpoint;
#[cfg(feature = "client")]
mod instructions;
#[cfg(feature = "client")]
mod openai;
mod policy;

#[cfg(feature = "toml")]
pub use config::{Config, ConfigError};
#[cfg(feature = "client")]
pub use endpoint::{ApiKey, EndpointError, SetupError};
#[cfg(feature = "client")]
pub use instructions::protocol_instructions;
#[cfg(feature = "client")]
pub use openai::OpenAiClient;
pub use policy::EndpointPolicy;
