//! The configuration file: the available settings and their effects.
//!
//! Invariant: every setting read from a file is within its range; nothing here does I/O.

mod error;

use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use saop::RetryPolicy;
use saop_json::Limits;
use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny};
use toml::Value;

pub use error::ConfigError;

use crate::policy::EndpointPolicy;

/// The settings of the retry protocol and of an endpoint, read from TOML. SPEC R9.
///
/// Every setting is optional and defaults to [`RetryPolicy`] and [`EndpointPolicy`]. A setting that is unknown, of the
/// wrong type or out of range is an error with its position in the file. `examples/saop.toml` shows all settings.
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
    /// Returns the retry settings: how often to request a correction, how large one may be, and the limits of an
    /// answer.
    #[must_use]
    pub const fn retry(&self) -> &RetryPolicy {
        &self.retry
    }

    /// Returns the limits that apply to an endpoint.
    #[must_use]
    pub const fn endpoint(&self) -> &EndpointPolicy {
        &self.endpoint
    }
}

impl FromStr for Config {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let refused = |error: &toml::de::Error, message: &str| {
            let offset = error.span().map_or(0, |span| span.start);
            ConfigError::at(text, offset, message)
        };
        let document = toml::Deserializer::parse(text)
            .map_err(|error| refused(&error, &format!("expected TOML: {}", error.message())))?;
        let file = File::deserialize(document).map_err(|error| refused(&error, error.message()))?;
        Ok(Self {
            retry: file.retry.with_limits(file.limits.limits()),
            endpoint: file.endpoint.policy(),
        })
    }
}

/// The tables of a file. Two are those of other commands.
#[derive(Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    retry: RetryPolicy,
    limits: LimitSettings,
    endpoint: EndpointSettings,
    #[serde(rename = "check")]
    _check: Option<IgnoredAny>,
    #[serde(rename = "guard")]
    _guard: Option<IgnoredAny>,
}

#[derive(Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_field_names,
    reason = "they are the names of the settings"
)]
struct LimitSettings {
    max_bytes: Option<Count>,
    max_depth: Option<Count>,
    max_steps: Option<Count>,
}

#[derive(Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
struct EndpointSettings {
    connect_timeout_s: Option<Timeout>,
    request_timeout_s: Option<Timeout>,
    max_tries: Option<Count>,
    max_wait_s: Option<Wait>,
    max_response_bytes: Option<Count>,
    json_mode: Option<Switch>,
    stream_usage: Option<Switch>,
}

impl LimitSettings {
    fn limits(self) -> Limits {
        let mut limits = Limits::default();
        if let Some(Count(bytes)) = self.max_bytes {
            limits = limits.with_max_bytes(bytes.get() as usize);
        }
        if let Some(Count(depth)) = self.max_depth {
            limits = limits.with_max_depth(depth.get() as usize);
        }
        if let Some(Count(steps)) = self.max_steps {
            limits = limits.with_max_steps(steps.get().into());
        }
        limits
    }
}

impl EndpointSettings {
    fn policy(self) -> EndpointPolicy {
        let mut policy = EndpointPolicy::default();
        if let Some(Timeout(timeout)) = self.connect_timeout_s {
            policy = policy.with_connect_timeout(timeout);
        }
        if let Some(Timeout(timeout)) = self.request_timeout_s {
            policy = policy.with_request_timeout(timeout);
        }
        if let Some(Count(tries)) = self.max_tries {
            policy = policy.with_max_tries(tries);
        }
        if let Some(Wait(wait)) = self.max_wait_s {
            policy = policy.with_max_wait(wait);
        }
        if let Some(Count(bytes)) = self.max_response_bytes {
            policy = policy.with_max_response_bytes(bytes.get() as usize);
        }
        if let Some(Switch(json_mode)) = self.json_mode {
            policy = policy.with_json_mode(json_mode);
        }
        if let Some(Switch(stream_usage)) = self.stream_usage {
            policy = policy.with_stream_usage(stream_usage);
        }
        policy
    }
}

/// Maximum time that can be set, in seconds: one day.
const LONGEST: f64 = 86_400.0;

/// A positive count.
struct Count(NonZeroU32);

/// A time greater than zero.
struct Timeout(Duration);

/// A time that may be zero.
struct Wait(Duration);

struct Switch(bool);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wanted = format!("an integer from 1 to {}", u32::MAX);
        setting(deserializer, &wanted, |value| {
            let count = u32::try_from(value.as_integer()?).ok()?;
            NonZeroU32::new(count).map(Self)
        })
    }
}

impl<'de> Deserialize<'de> for Timeout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wanted = format!("a number of seconds greater than 0 and at most {LONGEST}");
        setting(deserializer, &wanted, |value| {
            seconds(value).filter(|time| !time.is_zero()).map(Self)
        })
    }
}

impl<'de> Deserialize<'de> for Wait {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wanted = format!("a number of seconds from 0 to {LONGEST}");
        setting(deserializer, &wanted, |value| seconds(value).map(Self))
    }
}

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        setting(deserializer, "true or false", |value| {
            value.as_bool().map(Self)
        })
    }
}

fn setting<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    wanted: &str,
    read: impl FnOnce(&Value) -> Option<T>,
) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    read(&value).ok_or_else(|| {
        let found = match value {
            Value::Integer(number) => number.to_string(),
            Value::Float(number) => number.to_string(),
            Value::Boolean(value) => value.to_string(),
            Value::Array(_) => "an array".to_owned(),
            value => format!("a {}", value.type_str()),
        };
        D::Error::custom(format_args!("expected {wanted}, but found {found}"))
    })
}

fn seconds(value: &Value) -> Option<Duration> {
    let seconds = match value {
        Value::Integer(seconds) => f64::from(u32::try_from(*seconds).ok()?),
        Value::Float(seconds) => *seconds,
        _ => return None,
    };
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    (seconds <= LONGEST).then_some(time)
}
