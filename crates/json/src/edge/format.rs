//! Identifies the other end of serde by the name of its type.
//!
//! `serde_json` passes the text of a value under a secret name (the protocol of its `RawValue`). Requesting that name
//! from any format and inspecting the result is not safe: a format that ignores the name shows data, and data can
//! contain the secret name as a key. Nor would it do to ask whether a format is human readable: YAML is. Data cannot pretend to be a
//! type. Type names are not guaranteed to be stable: if one changed, values would be read as plain data, which satisfies every rule and
//! only respells numbers. Tests detect that.

use std::any::type_name;

use crate::limits::Limits;
use crate::text::{Scanner, Skip, open};
use crate::value::JsonRef;

/// The name under which `serde_json` passes the text of a value.
pub(super) const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// The text of a value, and how far it is trusted.
#[derive(Debug)]
pub struct NextText {
    /// One JSON value. If it came as JSON text, it may still repeat keys, contain escapes of lone surrogates, nest as
    /// deep as its reader allowed, and have any size.
    pub text: String,
    /// The limits that apply: the defaults for text, none for data that is already in memory. SPEC W.
    pub limits: Limits,
}

impl NextText {
    /// Explains why the text is not what was wanted: its fault, if it is not JSON text within the limits, or else what
    /// it is instead.
    #[must_use]
    pub fn refusal(&self, wanted: &str) -> String {
        let bytes = self.text.as_bytes();
        let fault = open(bytes, &self.limits)
            .and_then(|cursor| Scanner::new(cursor, self.limits.max_depth()).document(&mut Skip));
        if let Err(fault) = fault {
            return fault.message(bytes);
        }
        let found = JsonRef::of_valid(self.text.trim_ascii());
        format!("expected {wanted}, but found {}", found.describe())
    }
}

/// Prefix of the name of our own deserializer, which passes the text of a value in the same way.
const OWN: &str = concat!(
    env!("CARGO_CRATE_NAME"),
    "::edge::deserializer::Deserializer<"
);

/// Deserializers that forward every call to the one inside, and do nothing else that matters here.
const TRANSPARENT: [&str; 3] = [
    "serde_path_to_error::de::Deserializer<",
    "serde_ignored::Deserializer<",
    "serde_stacker::de::Deserializer<",
];

/// The form in which a deserializer shows a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// JSON text, under [`RAW_VALUE`].
    Text,
    /// Data that may show a number as an object, if `serde_json` was built to hold numbers as text: its `Value`, and
    /// serde's buffer for `flatten` and untagged enums.
    Buffer,
    /// Data.
    Data,
}

/// Returns what a deserializer of type `D` shows.
pub(super) fn source<D>() -> Source {
    let name = name_of::<D>();
    let mut inner = bare(name);
    while let Some(wrapped) = TRANSPARENT
        .iter()
        .find_map(|wrapper| inner.strip_prefix(wrapper))
    {
        inner = bare(wrapped);
    }
    if inner.starts_with("serde_json::de::Deserializer<") || inner.starts_with(OWN) {
        Source::Text
    } else if name.contains("serde_json::value::Value") || name.contains("::de::content::Content") {
        Source::Buffer
    } else {
        Source::Data
    }
}

/// Returns whether a serializer of type `S` takes the text of a value under [`RAW_VALUE`].
pub(super) fn takes_text<S>() -> bool {
    bare(name_of::<S>()).starts_with("serde_json::ser::Serializer<")
}

/// The only place that uses the name of a type.
fn name_of<T>() -> &'static str {
    type_name::<T>()
}

/// Strips the references from the front of a type's name, and the lifetimes before a wrapper's first type.
fn bare(mut name: &str) -> &str {
    while let Some(rest) = ["'_, ", "&mut ", "&"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
    {
        name = rest;
    }
    name
}
