//! The configuration file: which settings there are, and what they set.

use std::num::NonZeroU32;
use std::str::FromStr;

use toml::de::DeTable;

use super::endpoint::EndpointPolicy;
use super::error::ConfigError;
use super::table::Table;
use saop::RetryPolicy;
use saop_json::Limits;

/// The settings of the retry protocol and of an endpoint, as a TOML file gives them. SPEC R9.
///
/// Everything can be left out: what is not set is as in [`RetryPolicy`] and [`EndpointPolicy`]. What is unknown, of
/// another type or out of its range is an error with its place in the file. `examples/saop.toml` has all settings.
///
/// ```
/// use saop_providers::Config;
///
/// let config: Config = "[retry]\nmax_retries = 3\n".parse()?;
/// assert_eq!(config.retry().max_retries(), 3);
///
/// let error = "[retry]\nmax_retry = 3\n".parse::<Config>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "2:1: expected a retry setting, but found `max_retry`; did you mean `max_retries`?",
/// );
/// # Ok::<(), saop_providers::ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Config {
    retry: RetryPolicy,
    endpoint: EndpointPolicy,
}

impl Config {
    /// How often to ask for a correction, how large one may be, and the limits of an answer.
    #[must_use]
    pub const fn retry(&self) -> &RetryPolicy {
        &self.retry
    }

    /// What to put up with from an endpoint.
    #[must_use]
    pub const fn endpoint(&self) -> &EndpointPolicy {
        &self.endpoint
    }
}

impl FromStr for Config {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let document = DeTable::parse(text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            ConfigError::at(text, offset, &format!("expected TOML: {}", error.message()))
        })?;
        let root = Table::root(text, document.get_ref(), &["endpoint", "limits", "retry"])?;
        let retry: RetryPolicy = root.read("retry")?;
        Ok(Self {
            retry: retry.with_limits(limits(&root)?),
            endpoint: endpoint(&root)?,
        })
    }
}

fn limits(root: &Table<'_>) -> Result<Limits, ConfigError> {
    let table = root.section("limits", &["max_bytes", "max_depth"])?;
    let mut limits = Limits::default();
    if let Some(bytes) = table.integer("max_bytes", 1..=u32::MAX.into())? {
        limits = limits.with_max_bytes(bytes.value as usize);
    }
    if let Some(depth) = table.integer("max_depth", 1..=u32::MAX.into())? {
        limits = limits.with_max_depth(depth.value as usize);
    }
    Ok(limits)
}

fn endpoint(root: &Table<'_>) -> Result<EndpointPolicy, ConfigError> {
    let names = [
        "connect_timeout_s",
        "request_timeout_s",
        "max_tries",
        "max_wait_s",
        "max_response_bytes",
        "json_mode",
    ];
    let table = root.section("endpoint", &names)?;
    let mut policy = EndpointPolicy::default();
    if let Some(timeout) = table.timeout("connect_timeout_s")? {
        policy = policy.with_connect_timeout(timeout);
    }
    if let Some(timeout) = table.timeout("request_timeout_s")? {
        policy = policy.with_request_timeout(timeout);
    }
    if let Some(tries) = table.integer("max_tries", 1..=u32::MAX.into())? {
        policy =
            policy.with_max_tries(NonZeroU32::new(tries.value as u32).unwrap_or(NonZeroU32::MIN));
    }
    if let Some(wait) = table.wait("max_wait_s")? {
        policy = policy.with_max_wait(wait);
    }
    if let Some(bytes) = table.integer("max_response_bytes", 1..=u32::MAX.into())? {
        policy = policy.with_max_response_bytes(bytes.value as usize);
    }
    if let Some(json_mode) = table.boolean("json_mode")? {
        policy = policy.with_json_mode(json_mode);
    }
    Ok(policy)
}
