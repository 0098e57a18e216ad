//! Settings of the retry protocol and of an endpoint, and a file that they can be read from.
//!
//! Invariant: a setting that a file gives is within its range; nothing here does I/O.

mod endpoint;
#[cfg(feature = "toml")]
mod error;
#[cfg(feature = "toml")]
mod file;

pub use endpoint::EndpointPolicy;
#[cfg(feature = "toml")]
pub use error::ConfigError;
#[cfg(feature = "toml")]
pub use file::Config;
