//! Parses, validates and serializes any message. Generated code defines the messages.

use std::io;

use saop_json::edge::exact_text;
use saop_json::text::{Cursor, open};
use saop_json::{Limits, Reader, Stop};
use serde::Serialize;
use serde_json::Value;

use crate::decode::Decode;
use crate::decode::sink::{Check, Sink};
use crate::error::{Error, ParseError};
use crate::reject::{Stopped, reject_text, reject_value};
use crate::type_schema::TypeSchema;

/// A type generated from its own schema. Implemented by generated code.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of a schema's root",
    note = "for a type of a part of a schema, call `saop_schema::open::parse` and `saop_schema::open::serialize`"
)]
pub trait Message: Decode + Serialize + 'static {
    /// Returns the schema that the type was generated from.
    fn schema() -> &'static TypeSchema;
}

/// Implements [`Message`] for the type of a schema's root. Called by generated code.
#[macro_export]
macro_rules! message {
    ($type:ident, $schema:ident) => {
        impl $crate::Message for $type {
            fn schema() -> &'static $crate::TypeSchema {
                &$schema
            }
        }
    };
}

/// Declares the texts of the schemas of some types: their URIs and files; then the types that hold the numbers of parts, the rules of
/// parts, and what else is said of the texts. Called by generated code.
#[macro_export]
macro_rules! schema_source {
    (
        [$($uri:literal $file:literal),*]
        $(, numbers($($number:literal $holder:ident)*))?
        $(, checks($($ruled:literal $check:path),*))?
        $(, texts($($of_texts:ident: $said:expr),*))?
    ) => {
        static __SOURCE: $crate::SchemaSource = $crate::SchemaSource::new($crate::SourceParts {
            $(numbers: &[$(($number, $crate::Holder::$holder)),*],)?
            $(checks: &[$(($ruled, $check)),*],)?
            $($($of_texts: $said,)*)?
            ..$crate::SourceParts::of(&[$(($uri, ::std::include_str!($file))),*])
        });
    };
}

/// Declares the schema of a module of types: its root, the number of its part, its name, its texts as `schema_source` has them, and what
/// else is said of it. Called by generated code.
#[macro_export]
macro_rules! open_schema {
    (
        $root:ident, $part:literal, $name:literal,
        [$first:literal $text:literal $(, $uri:literal $file:literal)*]
        $(, $list:ident($($listed:tt)*))*
        $(; $($of_schema:ident: $value:expr),+)?
    ) => {
        $crate::schema_source!(
            [$first $text $(, $uri $file)*] $(, $list($($listed)*))*
        );

        /// The schema.
        pub static SCHEMA: $crate::TypeSchema = $crate::TypeSchema::new($crate::SchemaParts {
            $($($of_schema: $value,)+)?
            ..$crate::SchemaParts::of(
                $name,
                ::std::stringify!($root),
                ::std::include_str!($text),
                &__SOURCE,
                $part,
                $crate::check::<$root>,
            )
        });

        $crate::message!($root, SCHEMA);
    };
}

/// Parses a message from text or bytes under the default [`Limits`]. SPEC P1, P2.
///
/// # Errors
///
/// [`Error::Parse`] if the text itself is invalid; otherwise the violations of the schema and the message's
/// rules: the first [`MOST_VIOLATIONS`](crate::MOST_VIOLATIONS), and the count of all.
pub fn parse<T: Message>(raw: impl AsRef<[u8]>) -> Result<T, Error> {
    parse_bytes(raw.as_ref(), &Limits::default())
}

/// Parses a message from text or bytes under the given limits.
///
/// # Errors
///
/// Same as [`parse`].
pub fn parse_with<T: Message>(raw: impl AsRef<[u8]>, limits: &Limits) -> Result<T, Error> {
    parse_bytes(raw.as_ref(), limits)
}

fn parse_bytes<T: Message>(raw: &[u8], limits: &Limits) -> Result<T, Error> {
    read_bytes::<T, T>(raw, limits, T::decode)
}

#[inline]
fn read_bytes<T: Message, R>(
    raw: &[u8],
    limits: &Limits,
    decode: impl FnOnce(&mut Reader<'_>) -> Result<R, Stop>,
) -> Result<R, Error> {
    let limits = &T::schema().within(limits);
    let cursor = open(raw, limits).map_err(|fault| ParseError::new(&fault, raw))?;
    let mut stopped = Stopped::default();
    decode_all(cursor, limits, &mut stopped, decode)
        .map_err(|Stop| reject_text(T::schema(), cursor.text(), limits, stopped))
}

/// Decodes a whole text. If `decode` rejects it, `stopped` is set to where it stopped.
#[inline]
pub(crate) fn decode_all<'a, T>(
    cursor: Cursor<'a>,
    limits: &Limits,
    stopped: &mut Stopped,
    decode: impl FnOnce(&mut Reader<'a>) -> Result<T, Stop>,
) -> Result<T, Stop> {
    let mut reader = Reader::new(cursor, limits.max_depth()).with_max_steps(limits.max_steps());
    let read = decode(&mut reader);
    // Returned as it is: a message is large, and taking it out of its `Result` would copy it.
    if read.is_ok() {
        reader.end()?;
    } else {
        *stopped = Stopped {
            offset: reader.offset(),
            is_out_of_steps: reader.is_out_of_steps(),
        };
    }
    read
}

/// Checks a message, and makes no value of it. The verdict is that of [`parse`].
///
/// # Errors
///
/// Same as [`parse`].
pub fn check<T: Message>(raw: &[u8], limits: &Limits) -> Result<(), Error> {
    read_bytes::<T, ()>(raw, limits, |reader| T::decode_to(reader, &mut Check))
}

/// Parses a message into a sink, such as objects of another language, in the pass that checks it. The verdict is that of [`parse`].
///
/// A sink that fails keeps its reason and returns [`Stop`]: the caller looks for that reason before it uses the error.
///
/// # Errors
///
/// Same as [`parse`].
pub fn parse_to<T: Message, S: Sink<Error = Stop>>(
    raw: &[u8],
    limits: &Limits,
    sink: &mut S,
) -> Result<S::Value, Error> {
    read_bytes::<T, S::Value>(raw, limits, |reader| T::decode_to(reader, sink))
}

/// Whether a document is a message, which is decided at the first fault. The verdict is that of [`parse_with`].
#[must_use]
pub fn is_valid<T: Message>(raw: &[u8], limits: &Limits) -> bool {
    let limits = &T::schema().within(limits);
    let read = |cursor| {
        decode_all(cursor, limits, &mut Stopped::default(), |r| {
            T::decode_to(r, &mut Check)
        })
    };
    open(raw, limits).is_ok_and(|cursor| read(cursor).is_ok())
}

/// Reads a message from a `serde_json::Value` under the same rules, with the information that a `Value` retains: line
/// and column are unknown, duplicate keys are already lost, and no limits apply except the depth of a message with
/// recursive types. SPEC P3.
///
/// # Errors
///
/// Same as [`parse`], but never [`Error::Parse`].
pub fn validate<T: Message>(value: &Value) -> Result<T, Error> {
    // Through text, so that there is one reader with one set of rules, and no nesting is too deep.
    let text = exact_text(value);
    let limits = T::schema().within(&Limits::NONE);
    let mut stopped = Stopped::default();
    decode_all(Cursor::new(&text), &limits, &mut stopped, T::decode)
        .map_err(|Stop| reject_value(T::schema(), &text, &limits, stopped))
}

/// Serializes a message as compact JSON text. [`parse`] turns it back into an equal message; if the text exceeds the
/// default [`Limits`], use [`parse_with`] with wider ones.
#[must_use]
pub fn serialize<T: Message>(message: &T) -> String {
    to_text(message)
}

/// Writes a message as compact JSON text to `writer` without holding the text in memory. It makes many small writes, so
/// use a buffered writer.
///
/// # Errors
///
/// Fails if the writer fails.
pub fn serialize_to_writer<T: Message>(message: &T, writer: impl io::Write) -> io::Result<()> {
    serde_json::to_writer(writer, message).map_err(io::Error::from)
}

/// Returns a message, or an enum of messages, as compact JSON text.
#[must_use]
#[allow(
    clippy::expect_used,
    reason = "generated types hold strings, finite numbers and JSON text, and write into memory"
)]
pub(crate) fn to_text(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message always has a JSON text")
}
