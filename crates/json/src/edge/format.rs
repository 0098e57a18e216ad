//! What stands at the other end of serde, told by the name of its type.
//!
//! `serde_json` gives and takes the text of a value under a secret name (the protocol of its `RawValue`). To ask any format
//! by that name and see what comes back is not safe: one that ignores the name shows data, and data can hold the secret name
//! as a key. Data cannot pretend to be a type. The name of a type is not promised to stay: were it to change, values would be
//! read as plain data, which keeps every rule and only spells numbers anew. Tests say when that happens.

use std::any::type_name;

use crate::limits::Limits;
use crate::text::{Scanner, Skip, open};
use crate::value::JsonRef;

/// The name under which `serde_json` gives and takes the text of a value.
pub(super) const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// The text of a value, and how much of it is taken on trust.
#[derive(Debug)]
pub struct NextText {
    /// One JSON value. What came as JSON text may still repeat keys, have escapes of half a character, nest as deep as its
    /// reader let it, and be of any size.
    pub text: String,
    /// The limits that hold for it: the default ones for what came as text, none for data that is in memory. SPEC W.
    pub limits: Limits,
}

impl NextText {
    /// Why the text is not what was wanted: its fault, if it is no JSON text within the limits, or else what it is instead.
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

/// How the name of our own deserializer begins, which gives the text of a value in the same way.
const OWN: &str = concat!(
    env!("CARGO_CRATE_NAME"),
    "::edge::deserializer::Deserializer<"
);

/// Deserializers that hand every call on to the one inside, and do nothing else that matters here.
const TRANSPARENT: [&str; 3] = [
    "serde_path_to_error::de::Deserializer<",
    "serde_ignored::Deserializer<",
    "serde_stacker::de::Deserializer<",
];

/// What a deserializer shows.
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

/// What a deserializer of the type `D` shows.
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

/// Whether a serializer of the type `S` takes the text of a value under [`RAW_VALUE`].
pub(super) fn takes_text<S>() -> bool {
    bare(name_of::<S>()).starts_with("serde_json::ser::Serializer<")
}

/// The only place that asks for the name of a type.
fn name_of<T>() -> &'static str {
    type_name::<T>()
}

/// A type's name without the references before it, and without the lifetimes before a wrapper's first type.
fn bare(mut name: &str) -> &str {
    while let Some(rest) = ["'_, ", "&mut ", "&"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
    {
        name = rest;
    }
    name
}
