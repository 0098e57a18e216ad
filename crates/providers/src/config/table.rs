//! Reads settings out of a table of a TOML file, with their places.
//!
//! Invariant: what is read is of the type and within the range that was asked for; what nobody asks for is an error.

use std::fmt;
use std::ops::RangeInclusive;
use std::time::Duration;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::error::ConfigError;
use saop_json::show::{nearest, one_line};

/// A longer word is cut where it is shown.
const LONGEST_NAME: usize = 64;

/// Longest time that can be set, in seconds: a day.
const LONGEST: f64 = 86_400.0;

/// A table of which the names are known.
pub(super) struct Table<'t> {
    text: &'t str,
    table: Option<&'t DeTable<'t>>,
}

/// A setting and where it stands.
pub(super) struct Found<'t, T> {
    pub(super) value: T,
    text: &'t str,
    offset: usize,
}

impl<T> Found<'_, T> {
    /// An error in the setting's place.
    pub(super) fn refuse(&self, why: impl fmt::Display) -> ConfigError {
        ConfigError::at(self.text, self.offset, &why.to_string())
    }
}

impl<'t> Table<'t> {
    /// The whole file, whose tables are `names`.
    pub(super) fn root(
        text: &'t str,
        table: &'t DeTable<'t>,
        names: &[&str],
    ) -> Result<Self, ConfigError> {
        Self::of(text, Some(table), "a table", names)
    }

    /// The table `name` of the file, whose settings are `names`. Empty where it is absent.
    pub(super) fn section(&self, name: &str, names: &[&str]) -> Result<Self, ConfigError> {
        let table = self.get(name, "a table", |value| value.as_table())?;
        let what = format!("a setting of [{name}]");
        Self::of(self.text, table.map(|found| found.value), &what, names)
    }

    /// The table `name` of the file as a type that reads its own settings. The default where it is absent.
    pub(super) fn read<T: Deserialize<'t> + Default>(&self, name: &str) -> Result<T, ConfigError> {
        self.get(name, "a table", |value| value.as_table())?;
        let Some(value) = self.table.and_then(|table| table.get(name)) else {
            return Ok(T::default());
        };
        T::deserialize(ValueDeserializer::from(value.clone())).map_err(|error| {
            let span = error.span().unwrap_or_else(|| value.span());
            ConfigError::at(self.text, span.start, error.message())
        })
    }

    fn of(
        text: &'t str,
        table: Option<&'t DeTable<'t>>,
        what: &str,
        names: &[&str],
    ) -> Result<Self, ConfigError> {
        let unknown = table
            .into_iter()
            .flat_map(DeTable::keys)
            .filter(|key| !names.contains(&key.as_ref().as_ref()))
            .min_by_key(|key| key.span().start);
        match unknown {
            None => Ok(Self { text, table }),
            Some(key) => {
                let name: &str = key.as_ref();
                let hint = match nearest(name, names.iter().copied()) {
                    Some(nearest) => format!("did you mean `{nearest}`?"),
                    None => format!("there are {}", names.join(", ")),
                };
                let name = one_line(name, LONGEST_NAME);
                let message = format!("expected {what}, but found `{name}`; {hint}");
                Err(ConfigError::at(text, key.span().start, &message))
            }
        }
    }

    /// A number of things within `range`.
    pub(super) fn integer(
        &self,
        name: &str,
        range: RangeInclusive<u64>,
    ) -> Result<Option<Found<'t, u64>>, ConfigError> {
        let what = format!("an integer from {} to {}", range.start(), range.end());
        self.get(name, &what, |value| {
            let integer = value.as_integer()?;
            let number = u64::from_str_radix(integer.as_str(), integer.radix()).ok()?;
            range.contains(&number).then_some(number)
        })
    }

    /// A time in seconds of more than none.
    pub(super) fn timeout(&self, name: &str) -> Result<Option<Duration>, ConfigError> {
        let what = format!("seconds of more than 0 and at most {LONGEST}");
        self.seconds(name, &what, |time| !time.is_zero())
    }

    /// A time in seconds, which may be none.
    pub(super) fn wait(&self, name: &str) -> Result<Option<Duration>, ConfigError> {
        let what = format!("seconds from 0 to {LONGEST}");
        self.seconds(name, &what, |_| true)
    }

    fn seconds(
        &self,
        name: &str,
        what: &str,
        fits: impl FnOnce(Duration) -> bool,
    ) -> Result<Option<Duration>, ConfigError> {
        let seconds = self.get(name, what, |value| {
            let seconds: f64 = match value {
                DeValue::Integer(integer) => {
                    let number = u32::from_str_radix(integer.as_str(), integer.radix()).ok()?;
                    f64::from(number)
                }
                DeValue::Float(float) => float.as_str().parse().ok()?,
                _ => return None,
            };
            let time = Duration::try_from_secs_f64(seconds).ok()?;
            (fits(time) && seconds <= LONGEST).then_some(time)
        })?;
        Ok(seconds.map(|found| found.value))
    }

    /// Yes or no.
    pub(super) fn boolean(&self, name: &str) -> Result<Option<bool>, ConfigError> {
        let found = self.get(name, "true or false", DeValue::as_bool)?;
        Ok(found.map(|found| found.value))
    }

    fn get<T>(
        &self,
        name: &str,
        what: &str,
        read: impl FnOnce(&'t DeValue<'t>) -> Option<T>,
    ) -> Result<Option<Found<'t, T>>, ConfigError> {
        let Some(value) = self.table.and_then(|table| table.get(name)) else {
            return Ok(None);
        };
        let found = Found {
            value: (),
            text: self.text,
            offset: value.span().start,
        };
        match read(value.get_ref()) {
            Some(read) => Ok(Some(Found {
                value: read,
                text: found.text,
                offset: found.offset,
            })),
            None => Err(found.refuse(format_args!(
                "expected `{name}` to be {what}, but found {}",
                Described(value)
            ))),
        }
    }
}

/// A value in words, numbers as they stand.
struct Described<'a>(&'a Spanned<DeValue<'a>>);

impl fmt::Display for Described<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.get_ref() {
            DeValue::Integer(number) => number.fmt(f),
            DeValue::Float(number) => number.fmt(f),
            DeValue::Boolean(value) => value.fmt(f),
            DeValue::Array(_) => f.write_str("an array"),
            value => write!(f, "a {}", value.type_str()),
        }
    }
}
