//! Types of schemas that others wrote. SPEC S2.
//!
//! A type that says all that its part of the schema says is exact: one pass reads and checks it. Any other asks the plan of the
//! schema, the same that a [`Schema`](crate::Schema) checks with, and is then read from text that is known to be valid. Types compose:
//! an exact struct reads each member by that member's decoder, which asks the plan if it has to.
//!
//! Code names parts by number. The numbers are those of one version of this crate, so code for another version does not compile.
//!
//! Invariant: a value of a generated type is valid under its part of the schema.

mod choices;
#[cfg(feature = "schemars")]
mod exported;
mod hand_written;
mod object;
mod private;
mod rules;

use saop_json::edge::{NextText, next_object_text, next_text};
use saop_json::text::{Cursor, open};
use saop_json::{JsonError, JsonValue, Limits, Reader, Stop, Tree};
use serde::Serialize;
use serde::de::{Deserializer, Error as _};

use crate::decode::Decode;
use crate::decode::sink::Sink;
use crate::edge::First;
use crate::error::{Error, Found, ParseError, ValidationError, Violation, ViolationKind};
use crate::message::{decode_all, to_text};
use crate::plan::Plan;
use crate::reject::{self, Stopped, unexplained, unseen};
use crate::stack::with_stack;
use crate::type_schema::TypeSchema;
use crate::walk::quick;

#[cfg(feature = "schemars")]
pub use self::exported::{json_schema, json_schema_of_any};
pub use self::hand_written::{check_hand_written, keep_hand_written, read_hand_written};
pub use self::rules::{keep_rule, read_ruled, read_ruled_to};
pub use crate::decode::{Extra, Listed, RefusedMember, tag};

/// The version of this crate, which generated code names.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Checks that code was generated for this version of the crate. Called by generated code, at compile time. SPEC S1.
///
/// # Panics
///
/// Panics, and so does not compile, if it was not.
pub const fn generated_for(version: &str) {
    let (own, other) = (VERSION.as_bytes(), version.as_bytes());
    let mut same = own.len() == other.len();
    let mut at = 0;
    while same && at < own.len() {
        same = own[at] == other[at];
        at += 1;
    }
    assert!(
        same,
        "expected code that was generated for this version of saop-schema, but found another; generate it again"
    );
}

/// A type of a part of a schema. Implemented by generated code.
pub trait OpenType: Serialize + Sized + 'static {
    /// The number of the part.
    const PART: usize;
    /// The branch of that part under which a value is valid as well.
    const BRANCH: Option<usize> = None;
    /// The type's name, for errors about a value of it.
    const NAME: &'static str;
    /// Whether values are checked when they are made or changed, because the type alone does not say all that the part says.
    const IS_CHECKED: bool = false;
    /// Whether the type says all that the part says, so that reading a value checks it.
    const IS_EXACT: bool = false;
    /// The names of its members, if it is an object that has no others.
    const MEMBERS: Option<&'static [&'static str]> = None;
    /// The size of the type and of its parts, if values nest: such a type is recursive, or part of a recursive one. Zero for others.
    const DEEP: usize = 0;

    /// Returns the schema.
    fn open_schema() -> &'static TypeSchema;

    /// Reads a value: any value if the type is exact, otherwise one that is valid under the part.
    ///
    /// # Errors
    ///
    /// Fails if the type cannot hold it, such as an integer beyond 64 bits, or if it is exact and the value is not valid.
    #[doc(hidden)]
    fn read_valid(reader: &mut Reader<'_>) -> Result<Self, Stop>;

    /// Reads a value into a sink: the values that [`read_valid`](Self::read_valid) reads.
    ///
    /// # Errors
    ///
    /// Fails where that does, or if the sink fails.
    #[doc(hidden)]
    fn read_valid_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error>;
}

/// Reads the next value: checks it, unless that was done for a value around it, and then reads it.
///
/// # Errors
///
/// Fails if it is not valid, or the type cannot hold it.
#[inline]
pub fn decode<T: OpenType>(reader: &mut Reader<'_>) -> Result<T, Stop> {
    if T::IS_EXACT || reader.is_known() {
        return read_here(reader);
    }
    let text = reader.next_text()?;
    if !is_certain::<T>(reader, text)? {
        return Err(Stop);
    }
    reader.known(read_here)
}

/// Same as [`decode`], into a sink.
///
/// # Errors
///
/// Fails if the value is not valid, the type cannot hold it, or the sink fails.
#[inline]
pub fn decode_to<T: OpenType, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
) -> Result<S::Value, S::Error> {
    let mut read = |reader: &mut Reader<'_>| on_stack::<T, _>(|| T::read_valid_to(reader, sink));
    if T::IS_EXACT || reader.is_known() {
        return read(reader);
    }
    let text = reader.next_text()?;
    if !is_certain::<T>(reader, text)? {
        return Err(Stop.into());
    }
    reader.known(read)
}

/// Reads a value with room on the stack for it.
#[inline]
fn read_here<T: OpenType>(reader: &mut Reader<'_>) -> Result<T, Stop> {
    on_stack::<T, _>(|| T::read_valid(reader))
}

/// Runs one level of a type, with room on the stack for it if values nest. Called by generated code.
#[inline]
pub fn on_stack<T: OpenType, R>(level: impl FnOnce() -> R) -> R {
    if T::DEEP > 0 {
        with_stack(T::DEEP, level)
    } else {
        level()
    }
}

/// The variant of a union that a value is of.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    variant: usize,
    is_known: bool,
}

impl Chosen {
    /// A variant that the value may be of.
    #[must_use]
    pub const fn of(variant: usize) -> Self {
        Self {
            variant,
            is_known: false,
        }
    }

    /// A variant under whose part the value was found to be valid.
    #[must_use]
    pub const fn known(variant: usize) -> Self {
        Self {
            variant,
            is_known: true,
        }
    }

    /// Returns its number.
    #[must_use]
    pub const fn variant(self) -> usize {
        self.variant
    }

    /// Reads the value, which is not checked again if it is known to be valid.
    #[inline]
    pub fn read<R>(self, reader: &mut Reader<'_>, read: impl FnOnce(&mut Reader<'_>) -> R) -> R {
        if self.is_known {
            reader.known(read)
        } else {
            read(reader)
        }
    }
}

/// Returns the first of the parts under which the next value is valid, which is one of several branches.
///
/// # Errors
///
/// Fails if there is none, or the text is malformed.
pub fn branch(
    reader: &mut Reader<'_>,
    schema: &TypeSchema,
    parts: &'static [usize],
) -> Result<usize, Stop> {
    let others = parts.split_last().map_or(parts, |(_, others)| others);
    // What is known to be valid, and is not under the others, is so under the last.
    first_valid(reader, schema, others)
}

/// Returns the first of the parts under which the next value is valid, or their number if there is none.
///
/// # Errors
///
/// Fails if the text is malformed, or if it takes too much work to tell.
pub fn first_valid(
    reader: &mut Reader<'_>,
    schema: &TypeSchema,
    parts: &'static [usize],
) -> Result<usize, Stop> {
    let text = reader.next_text()?;
    for (index, part) in parts.iter().enumerate() {
        if is_valid_under(reader, schema.plan(), *part, text)? {
            return Ok(index);
        }
    }
    Ok(parts.len())
}

/// Whether the next value is one that a type without rules can hold.
pub fn fits<T: Decode>(reader: &mut Reader<'_>) -> bool {
    let text = reader.next_text();
    text.is_ok_and(|text| T::decode(&mut Reader::new(Cursor::new(text), 1)).is_ok())
}

/// Parses a type from text or bytes under the default [`Limits`]. For the type of a schema's root, this is what
/// [`parse`](crate::parse) does.
///
/// # Errors
///
/// [`Error::Parse`] if the text itself is invalid; otherwise all violations of the schema.
pub fn parse<T: OpenType>(raw: impl AsRef<[u8]>) -> Result<T, Error> {
    parse_bytes::<T, T>(raw.as_ref(), &Limits::default(), decode)
}

/// Parses a type from text or bytes under the given limits.
///
/// # Errors
///
/// Same as [`parse`].
pub fn parse_with<T: OpenType>(raw: impl AsRef<[u8]>, limits: &Limits) -> Result<T, Error> {
    parse_bytes::<T, T>(raw.as_ref(), limits, decode)
}

/// Parses a type into a sink, as [`parse_to`](crate::parse_to) does with a message.
///
/// # Errors
///
/// Same as [`parse`].
pub fn parse_to<T: OpenType, S: Sink<Error = Stop>>(
    raw: &[u8],
    limits: &Limits,
    sink: &mut S,
) -> Result<S::Value, Error> {
    parse_bytes::<T, S::Value>(raw, limits, |reader| decode_to::<T, S>(reader, sink))
}

/// Serializes a value as compact JSON text. [`parse`] turns it back into an equal value.
#[must_use]
pub fn serialize<T: OpenType>(value: &T) -> String {
    to_text(value)
}

/// Whether the engine accepts a document as a value of a type, by the schema alone, and without the type's decoder: for checks that
/// both agree. What the type does not hold and rules of the settings are not asked.
#[must_use]
pub fn engine_accepts<T: OpenType>(raw: impl AsRef<[u8]>) -> bool {
    let (schema, raw) = (T::open_schema(), raw.as_ref());
    let limits = schema.within(&Limits::default());
    open(raw, &limits).is_ok_and(|cursor| {
        let takes = |part| quick::is_valid_document(schema.plan(), part, cursor, &limits);
        takes(T::PART) && T::BRANCH.is_none_or(takes)
    })
}

fn parse_bytes<T: OpenType, R>(
    raw: &[u8],
    limits: &Limits,
    decode: impl FnOnce(&mut Reader<'_>) -> Result<R, Stop>,
) -> Result<R, Error> {
    let limits = T::open_schema().within(limits);
    let fault = |fault| ParseError::new(&fault, raw);
    let cursor = open(raw, &limits).map_err(fault)?;
    let mut stopped = Stopped::default();
    if let Ok(value) = decode_all(cursor, &limits, &mut stopped, decode) {
        return Ok(value);
    }
    let tree = Tree::parse(cursor, &limits).map_err(fault)?;
    Err(explain::<T>(&tree, &limits, stopped, Some(raw)))
}

/// Returns why a type refuses a document.
#[cold]
fn explain<T: OpenType>(
    tree: &Tree<'_>,
    limits: &Limits,
    stopped: Stopped,
    source: Option<&[u8]>,
) -> Error {
    let mut found = violations::<T>(tree, limits, stopped);
    if found.is_empty() {
        found = unexplained(T::open_schema(), T::PART, tree, limits, stopped);
    }
    ValidationError::of(subject::<T>(), found.arrange(source)).into()
}

/// Checks that a value made by hand is valid under its part.
///
/// # Errors
///
/// Fails with every violation.
pub fn keep<T: OpenType>(value: &impl Serialize) -> Result<(), Error> {
    check_text::<T>(&to_text(value))
}

/// Returns a float as a number, or as an integer. Called by generated code.
///
/// # Errors
///
/// Fails if it is not finite, or no integer.
pub fn number_of<T: OpenType, N: TryFrom<f64, Error = JsonError>>(number: f64) -> Result<N, Error> {
    N::try_from(number).map_err(|error| {
        let violation = Violation::new(ViolationKind::Schema, String::new(), error.to_string());
        ValidationError::new(subject::<T>(), vec![violation]).into()
    })
}

/// Checks valid JSON text against the type's part.
fn check_text<T: OpenType>(text: &str) -> Result<(), Error> {
    let mut reader = Reader::new(Cursor::new(text), usize::MAX);
    let is_valid = is_certain::<T>(&mut reader, text);
    if is_valid == Ok(true) {
        return Ok(());
    }
    let (tree, limits) = (Tree::of_valid(text), Limits::NONE);
    let mut found = violations::<T>(&tree, &limits, Stopped::default());
    if found.is_empty() {
        let stopped = Stopped {
            offset: 0,
            is_out_of_steps: is_valid.is_err(),
        };
        found = unexplained(T::open_schema(), T::PART, &tree, &limits, stopped);
    }
    Err(ValidationError::of(subject::<T>(), found.arrange(None)).into())
}

/// Whether a text, which is one valid value, is one of a type.
///
/// # Errors
///
/// Fails if that takes too much work to tell.
fn is_certain<T: OpenType>(reader: &mut Reader<'_>, text: &str) -> Result<bool, Stop> {
    let plan = T::open_schema().plan();
    let is_valid = is_valid_under(reader, plan, T::PART, text)?;
    match T::BRANCH {
        Some(branch) if is_valid => is_valid_under(reader, plan, branch, text),
        _ => Ok(is_valid),
    }
}

/// Whether a text, which is one valid value, is valid under a part. Takes the work from that of the reader.
fn is_valid_under(
    reader: &mut Reader<'_>,
    plan: &Plan,
    part: usize,
    text: &str,
) -> Result<bool, Stop> {
    reader.ask(quick::usual_work(text), |left| {
        quick::is_valid_within(plan, part, text, left)
    })
}

/// Returns every violation of the type's part, or else of its branch.
fn violations<T: OpenType>(tree: &Tree<'_>, limits: &Limits, stopped: Stopped) -> Found {
    let schema = T::open_schema();
    let found = reject::violations(schema, T::PART, tree, limits, stopped);
    match T::BRANCH {
        Some(branch) if found.is_empty() => {
            reject::violations(schema, branch, tree, limits, stopped)
        }
        _ => found,
    }
}

/// Returns what diagnostics call a value of the type: as its schema says, or by the type's name if it is a part.
fn subject<T: OpenType>() -> &'static str {
    let schema = T::open_schema();
    if T::PART == schema.part() {
        schema.subject()
    } else {
        T::NAME
    }
}

/// Deserializes a type from any format.
///
/// # Errors
///
/// Fails with the format's errors, or with the first violation and the number of others.
pub fn deserialize<'de, T: OpenType, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let next = match T::MEMBERS {
        Some(members) => next_object_text(deserializer, T::NAME, members)?,
        None => next_text(deserializer)?,
    };
    from_text::<T>(&next).map_err(|error| D::Error::custom(First(&error)))
}

fn from_text<T: OpenType>(next: &NextText) -> Result<T, Error> {
    let schema = T::open_schema();
    let limits = schema.within(&next.limits);
    let fault = |fault| unseen(schema, &fault, &next.text);
    let cursor = open(next.text.as_bytes(), &limits).map_err(fault)?;
    let mut stopped = Stopped::default();
    if let Ok(value) = decode_all(cursor, &limits, &mut stopped, decode) {
        return Ok(value);
    }
    let tree = Tree::parse(cursor, &limits).map_err(fault)?;
    Err(explain::<T>(&tree, &limits, stopped, None))
}

impl Decode for JsonValue {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.json_value()
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        sink.free(reader)
    }
}

/// `null`
impl Decode for () {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.null()?.then_some(()).ok_or(Stop)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        Self::decode(reader)?;
        sink.null()
    }
}

/// Implements [`Decode`](crate::Decode) and `Deserialize` for a type of an open schema. Called by generated code.
#[macro_export]
macro_rules! open_type {
    (
        $type:ident, $schema:path, $part:literal $(/ $branch:literal)?
        $(, $trait:ident $(($($inner:ty),*))?)*
    ) => {
        impl $crate::open::OpenType for $type {
            const PART: usize = $part;
            $(const BRANCH: ::std::option::Option<usize> = ::std::option::Option::Some($branch);)?
            const NAME: &'static str = ::std::stringify!($type);
            $($crate::open_trait!($trait $(($($inner),*))?);)*

            fn open_schema() -> &'static $crate::TypeSchema {
                &$schema
            }

            fn read_valid(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                Self::__read(reader)
            }

            fn read_valid_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                Self::__read_to(reader, sink)
            }
        }

        impl $crate::Decode for $type {
            fn decode(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                $crate::open::decode(reader)
            }

            fn decode_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                $crate::open::decode_to::<Self, __S>(reader, sink)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $crate::open::deserialize(deserializer)
            }
        }
    };
}

/// What is said of a type beside its part.
#[doc(hidden)]
#[macro_export]
macro_rules! open_trait {
    (exact) => {
        const IS_EXACT: bool = true;
    };
    (checked) => {
        const IS_CHECKED: bool = true;
    };
    (closed) => {
        const MEMBERS: ::std::option::Option<&'static [&'static str]> =
            ::std::option::Option::Some(<Self as $crate::open::Listed>::NAMES);
    };
    (members($inner:ty)) => {
        const MEMBERS: ::std::option::Option<&'static [&'static str]> =
            <$inner as $crate::open::OpenType>::MEMBERS;
    };
    (deep($($inner:ty),*)) => {
        const DEEP: usize = ::std::mem::size_of::<(Self, $($inner,)*)>();
    };
}

/// Implements for a struct whose values nest what others derive, so that each level has room on the stack. Called by generated code.
#[macro_export]
macro_rules! deep_struct {
    ($type:ident { $($field:ident)* }) => {
        impl ::std::clone::Clone for $type {
            fn clone(&self) -> Self {
                $crate::open::on_stack::<Self, _>(|| Self {
                    $($field: ::std::clone::Clone::clone(&self.$field),)*
                })
            }
        }

        impl ::std::cmp::PartialEq for $type {
            fn eq(&self, other: &Self) -> bool {
                $crate::open::on_stack::<Self, _>(|| true $(&& self.$field == other.$field)*)
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::open::on_stack::<Self, _>(|| {
                    f.debug_struct(::std::stringify!($type))
                        $(.field(::std::stringify!($field), &self.$field))*
                        .finish()
                })
            }
        }
    };
}

/// The same for `Clone` of an enum whose variants each hold a value, but for those that are listed last.
#[macro_export]
macro_rules! deep_enum {
    ($type:ident { $($variant:ident)* } $($empty:ident)*) => {
        impl ::std::clone::Clone for $type {
            fn clone(&self) -> Self {
                $crate::open::on_stack::<Self, _>(|| match self {
                    $(Self::$variant(value) => Self::$variant(::std::clone::Clone::clone(value)),)*
                    $(Self::$empty => Self::$empty,)*
                })
            }
        }
    };
}

/// Implements `schemars::JsonSchema` with the feature `schemars`, and nothing without it. Called by generated code.
#[cfg(not(feature = "schemars"))]
#[macro_export]
macro_rules! json_schemas {
    ($($any:tt)*) => {};
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::{VERSION, generated_for};

    // SPEC S1
    #[test]
    fn code_for_another_version_does_not_compile() {
        generated_for(VERSION);
        for other in ["", "0.0.0", "0.1.01", "9.9.9"] {
            assert!(catch_unwind(|| generated_for(other)).is_err(), "{other}");
        }
    }
}
