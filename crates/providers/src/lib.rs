//! Clients of model endpoints for SAOP's retry protocol, and the settings for both. REQ: 3_MCP-TAS-071
//!
//! Invariant: the API key is sent only in the request header; no error, `Debug` output or event shows it. The model's
//! output is passed on unchanged: to remove a key such as `ollama`, common with local servers, would alter answers that mention it.
//!
//! Each provider's client is a module next to `openai`, which defines the wire format of questions and answers.
//! Sending, retrying, limits and errors are in `endpoint`, shared by all; it sends the key as `Authorization`, so a
//! provider that needs another header adds it there.
//!
//! # Features
//!
//! - `client`: `OpenAiClient`, for OpenAI-compatible endpoints (`POST {base}/chat/completions`). It requires tokio.
//! - `toml`: `Config`, the settings from a TOML file.

#[cfg(all(doctest, feature = "client"))]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(feature = "toml")]
mod config;
#[cfg(feature = "client")]
mod endpoint;
#[cfg(feature = "client")]
mod openai;
mod policy;
#[cfg(feature = "client")]
mod raw;
#[cfg(feature = "client")]
mod sse;

#[cfg(feature = "toml")]
pub use config::{Config, ConfigError};
#[cfg(feature = "client")]
pub use endpoint::{ApiKey, EndpointError, Follow, SetupError, http_client, until_doomed};
#[cfg(feature = "client")]
pub use openai::OpenAiClient;
pub use policy::EndpointPolicy;
