//! How generated code reads a closed object: every member known, no duplicates, all required members present.
//!
//! Members are first taken in the schema's order, comparing each key with a constant; a loop then takes those that come
//! in another order.

use std::marker::PhantomData;

use saop_json::{Reader, Stop};

use super::Decode;
use super::sink::Sink;

/// Reads a member at its place in the schema's order, if its key comes next: `key` is the quoted name with a colon, or empty
/// where that may be spelled with an escape.
///
/// # Errors
///
/// Fails if the value does not fit the type.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "the key is a constant of known length only where this is inlined"
)]
pub fn field<T: Decode>(
    reader: &mut Reader<'_>,
    key: &'static str,
    slot: &mut Option<T>,
) -> Result<(), Stop> {
    if !key.is_empty() && reader.at_key(key) {
        T::decode_into(reader, slot)?;
        reader.after_member()?;
    }
    Ok(())
}

/// Reads the value of a member into its slot, regardless of the member's position.
///
/// # Errors
///
/// Fails if the member is a duplicate or its value does not fit the type.
#[inline]
pub fn set<T: Decode>(reader: &mut Reader<'_>, slot: &mut Option<T>) -> Result<(), Stop> {
    if slot.is_some() {
        return Err(Stop);
    }
    T::decode_into(reader, slot)?;
    reader.after_member()
}

/// Returns the value of a required member.
///
/// # Errors
///
/// Fails if the member is missing.
#[inline]
pub fn required<T>(slot: Option<T>) -> Result<T, Stop> {
    slot.ok_or(Stop)
}

/// The type of a field, by which its member is read. Used by generated code, whose tables do not name types.
pub mod member_type {
    use std::marker::PhantomData;

    use super::super::extra::Extra;

    /// Of a required member.
    #[must_use]
    pub const fn required<T, F>(_: fn(&T) -> &F) -> PhantomData<F> {
        PhantomData
    }

    /// Of an optional member.
    #[must_use]
    pub const fn optional<T, F>(_: fn(&T) -> &Option<F>) -> PhantomData<F> {
        PhantomData
    }

    /// Of further members.
    #[must_use]
    pub const fn extra<T, V>(_: fn(&T) -> &Extra<T, V>) -> PhantomData<V> {
        PhantomData
    }
}

/// Same as [`field`], into a sink.
///
/// # Errors
///
/// Fails if the value does not fit the type, or the sink fails.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "the key is a constant of known length only where this is inlined"
)]
pub fn field_to<T: Decode, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
    key: &'static str,
    slot: &mut Option<S::Value>,
    _: PhantomData<T>,
) -> Result<(), S::Error> {
    if !key.is_empty() && reader.at_key(key) {
        *slot = Some(T::decode_to(reader, sink)?);
        reader.after_member()?;
    }
    Ok(())
}

/// Same as [`set`], into a sink.
///
/// # Errors
///
/// Fails if the member is a duplicate, its value does not fit the type, or the sink fails.
#[inline]
pub fn set_to<T: Decode, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
    slot: &mut Option<S::Value>,
    _: PhantomData<T>,
) -> Result<(), S::Error> {
    if slot.is_some() {
        return Err(Stop.into());
    }
    *slot = Some(T::decode_to(reader, sink)?);
    Ok(reader.after_member()?)
}

#[cfg(test)]
mod tests {
    use saop_json::text::Cursor;
    use saop_json::{Limits, Reader, Stop};

    use super::{field, set};

    const NAMES: [&str; 5] = ["ab", "abc", "é", "", "b"];

    /// The values of an object's members, by name.
    fn read(text: &str) -> Result<[Option<u64>; 5], Stop> {
        let mut reader = Reader::new(Cursor::new(text), Limits::DEFAULT_DEPTH);
        let mut slots = [None; 5];
        reader.open_object()?;
        let keys = ["\"ab\":", "\"abc\":", "\"é\":", "\"\":", "\"b\":"];
        for (slot, key) in slots.iter_mut().zip(keys) {
            field(&mut reader, key, slot)?;
        }
        while !reader.close_object() {
            let key = reader.key()?;
            let place = NAMES.iter().position(|name| *name == key).ok_or(Stop)?;
            set(&mut reader, &mut slots[place])?;
        }
        reader.end()?;
        Ok(slots)
    }

    #[test]
    fn a_key_is_the_name_that_it_spells_wherever_it_stands() {
        for (text, expected) in [
            ("{}", [None; 5]),
            (
                r#"{"ab":1, "abc" :2,"é":3,"":4,"b":5}"#,
                [Some(1), Some(2), Some(3), Some(4), Some(5)],
            ),
            (
                r#" { "abc":1 ,"ab":2 } "#,
                [Some(2), Some(1), None, None, None],
            ),
            (r#"{"b":1,"ab":2}"#, [Some(2), None, None, None, Some(1)]),
            (
                "{\n\t\"b\"\n:\r1,\n\"\": 7\n}",
                [None, None, None, Some(7), Some(1)],
            ),
            (
                r#"{"\u0061b":1,"\u0061b\u0063":2,"\u00e9":3,"b":4}"#,
                [Some(1), Some(2), Some(3), None, Some(4)],
            ),
        ] {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
        for refused in [
            r#"{"a":1}"#,
            r#"{"abcd":1}"#,
            r#"{"ab\n":1}"#,
            r#"{"AB":1}"#,
            r#"{"ab":1,"ab":2}"#,
            r#"{"ab":1,"\u0061b":2}"#,
            r#"{"b":1,"ab":2,"b":3}"#,
            r#"{"ab"#,
            r#"{"ab""#,
            r#"{"ab":"#,
            r#"{"ab" 1}"#,
            r"{ab:1}",
            r#"{"ab":1,}"#,
            r#"{,"ab":1}"#,
            r#"{"ab":1,,"b":1}"#,
            r#"{"ab":1 "b":1}"#,
            r#"{"ab":1}}"#,
            "{",
            "[]",
        ] {
            assert_eq!(read(refused), Err(Stop), "{refused}");
        }
    }
}
