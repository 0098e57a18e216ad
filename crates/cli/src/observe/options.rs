//! The values of `--tool-call-id` and `--metadata`. Text that cannot be kept losslessly is rejected, with a way to fix
//! it.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::time::Duration;

use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{Arg, Command};
use saop::{NonEmptyString, ObservationMetadataValue};

use crate::text::shortened;

/// Maximum length of a wrong value shown, in characters.
const SHOWN: usize = 60;

/// Parses a tool call's id.
#[derive(Clone, Copy)]
pub(crate) struct ToolCallId;

/// Parses `K=V`.
#[derive(Clone, Copy)]
pub(crate) struct MetadataPair;

/// Parses a time: seconds, or a number with `ms`, `s`, `m` or `h`.
#[derive(Clone, Copy)]
pub(crate) struct Time;

/// One fact of the run.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Metadata {
    pub(crate) key: String,
    pub(crate) value: ObservationMetadataValue,
}

impl TypedValueParser for ToolCallId {
    type Value = NonEmptyString;

    fn parse_ref(
        &self,
        command: &Command,
        _: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        utf8("--tool-call-id", value)
            .and_then(|id| tool_call_id(id, command))
            .map_err(|why| refused(&why))
    }
}

impl TypedValueParser for MetadataPair {
    type Value = Metadata;

    fn parse_ref(
        &self,
        _: &Command,
        _: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        utf8("--metadata", value)
            .and_then(pair)
            .map_err(|why| refused(&why))
    }
}

impl TypedValueParser for Time {
    type Value = Duration;

    fn parse_ref(
        &self,
        _: &Command,
        option: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let option = option.and_then(Arg::get_long).unwrap_or_default();
        let text = value.to_string_lossy();
        time(&text).ok_or_else(|| {
            let text = shortened(&text, SHOWN);
            refused(&format!(
                "--{option}: expected a time such as 30, 1.5s, 500ms, 10m or 2h, but found `{text}`"
            ))
        })
    }
}

fn time(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(|last: char| last.is_ascii_alphabetic());
    let unit = match text.get(digits.len()..)? {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    let is_plain = digits
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = digits.parse().ok().filter(|_| is_plain)?;
    Duration::try_from_secs_f64(number * unit).ok()
}

/// Returns the error for a key that is given more than once, if there is one.
pub(crate) fn key_given_twice(metadata: &[Metadata]) -> Option<clap::Error> {
    let mut seen = HashSet::new();
    let twice = metadata
        .iter()
        .find(|fact| !seen.insert(fact.key.as_str()))?;
    let key = shortened(&twice.key, SHOWN);
    Some(refused(&format!(
        "--metadata: expected each key once, but found `{key}` again; keep one of its values, or give each a key"
    )))
}

/// Parses an id. Ids may begin with a hyphen, so if one is forgotten, the next option takes its place; that is
/// detected.
fn tool_call_id(id: &str, command: &Command) -> Result<NonEmptyString, String> {
    let is_option = |name: &str| {
        let mut options = command.get_arguments().filter_map(Arg::get_long);
        name.is_empty() || options.any(|option| option == name)
    };
    let why = match NonEmptyString::new(id) {
        Ok(_) if id.strip_prefix("--").is_some_and(is_option) => {
            format!("expected an id, but found `{id}`")
        }
        Ok(id) => return Ok(id),
        Err(error) => error.to_string(),
    };
    Err(format!(
        "--tool-call-id: {why}; give the id of the tool call, such as a UUID"
    ))
}

fn pair(text: &str) -> Result<Metadata, String> {
    let found = match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => {
            return Ok(Metadata {
                key: key.to_owned(),
                value: metadata_value(value),
            });
        }
        Some(_) => "no key before its `=`",
        None => "no `=` in it",
    };
    let text = shortened(text, SHOWN);
    Err(format!(
        "--metadata: expected K=V, but found `{text}` with {found}; write it as in --metadata host=worker-3"
    ))
}

/// A number, a boolean or a string in quotes, if the text is one as JSON writes it; else the text as a string.
fn metadata_value(text: &str) -> ObservationMetadataValue {
    let is_padded = text.trim() != text;
    let json = serde_json::from_str(text).ok().filter(|_| !is_padded);
    json.unwrap_or_else(|| text.to_owned().into())
}

fn utf8<'a>(option: &str, value: &'a OsStr) -> Result<&'a str, String> {
    value.to_str().ok_or_else(|| {
        let value = value.to_string_lossy();
        let value = shortened(&value, SHOWN);
        format!("{option}: expected UTF-8, but found `{value}`, which is not; encode it, for example in base64")
    })
}

fn refused(why: &str) -> clap::Error {
    clap::Error::raw(ErrorKind::InvalidValue, format!("{why}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit_or_is_seconds() {
        for (text, milliseconds) in [
            ("30", 30_000),
            ("1.5s", 1500),
            ("500ms", 500),
            ("10m", 600_000),
            ("2h", 7_200_000),
            ("0", 0),
        ] {
            assert_eq!(
                time(text),
                Some(Duration::from_millis(milliseconds)),
                "{text}"
            );
        }
        for text in [
            "",
            "s",
            "-1",
            "1e3",
            "inf",
            "nan",
            "1d",
            "1 s",
            "1.5.2",
            "99999999999999999999h",
        ] {
            assert_eq!(time(text), None, "{text}");
        }
    }
}
