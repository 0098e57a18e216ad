//! The functions of each message, and of any.
//!
//! Invariant: each of them decides by the decoder of the message, with the default limits where it is given text.

use std::cell::RefCell;

use napi::JsString;
use napi::bindgen_prelude::{BufferSlice, Env, Result};
use napi_derive::napi;
use saop::{Limits, SaopError};
use saop_schema::{Decode, Reader, Stop};

use crate::errors;
use crate::packed::{Packed, Room, Value};
use crate::tools::NativeTools;

/// The number of no message: any of them.
const ANY: u32 = u32::MAX;
/// The caller has the document as a string.
const GIVEN: u32 = 1;
/// The document was made of a value: places in it would tell a caller nothing, and it has no limits.
const VALUE: u32 = 2;

/// The caller knows that the string has no half of a surrogate pair.
const WHOLE: u32 = 4;
/// By how many bits the place where the words begin is above these.
const PLACE: u32 = 3;

/// How it went, in the first word. A string may have had half of a surrogate pair, for which the bytes have U+FFFD, if `HALF` says so.
const REFUSED: u32 = 1;
const NO_ROOM: u32 = 2;
const HALF: u32 = 3;
/// More text than words can point at.
const TOO_LONG: u32 = 4;

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

/// Makes what chooses among the messages: by number, the name of the schema, and the type.
macro_rules! messages {
    ($($number:literal $schema:literal $type:ident)*) => {
        fn parse_as(
            which: u32,
            raw: &[u8],
            limits: &Limits,
            sink: &mut Packed<'_>,
        ) -> std::result::Result<(Value, u32), SaopError> {
            match which {
                $($number => Ok((saop_schema::parse_to::<saop::$type, _>(raw, limits, sink)?, $number)),)*
                _ => Ok(saop_schema::read_any::<saop::SaopMessage, _>(
                    raw,
                    limits,
                    |schema, reader| read_as(schema.name(), reader, sink),
                )?),
            }
        }

        fn read_as(
            schema: &str,
            reader: &mut Reader<'_>,
            sink: &mut Packed<'_>,
        ) -> std::result::Result<(Value, u32), Stop> {
            match schema {
                $($schema => Ok((<saop::$type as Decode>::decode_to(reader, sink)?, $number)),)*
                _ => Err(Stop),
            }
        }

        fn check_as(which: u32, raw: &[u8], limits: &Limits) -> std::result::Result<(), SaopError> {
            match which {
                $($number => Ok(saop_schema::check::<saop::$type>(raw, limits)?),)*
                _ => parse_as(ANY, raw, limits, &mut Packed::new(raw, 0, Room::default())).map(|_| ()),
            }
        }

        fn is_valid_as(which: u32, raw: &[u8]) -> bool {
            let limits = Limits::default();
            match which {
                $($number => saop_schema::is_valid::<saop::$type>(raw, &limits),)*
                _ => check_as(ANY, raw, &limits).is_ok(),
            }
        }

        fn serialize_as(which: u32, raw: &[u8], limits: &Limits) -> std::result::Result<String, SaopError> {
            match which {
                $($number => Ok(saop_schema::serialize(&saop_schema::parse_with::<saop::$type>(raw, limits)?)),)*
                _ => Ok(saop_schema::serialize_any(&saop_schema::parse_any::<saop::SaopMessage>(raw, limits)?)),
            }
        }

        /// The name of a message's schema.
        pub(crate) fn schema_of(which: u32) -> Option<&'static str> {
            match which {
                $($number => Some($schema),)*
                _ => None,
            }
        }
    };
}

/// Makes the list of objects that unions tell apart; it is empty where there is no union.
macro_rules! objects {
    ($($name:literal),*) => {
        pub(crate) const OBJECTS: &[&str] = &[$($name),*];
    };
}

include!("types.rs");

fn limits_of(flags: u32) -> Limits {
    if flags & VALUE == 0 {
        Limits::default()
    } else {
        Limits::NONE
    }
}

/// Returns the first bytes of a buffer; all of it if `length` is as large as can be, since a buffer may be larger.
pub(crate) fn first<'a>(input: &'a BufferSlice<'_>, length: u32) -> &'a [u8] {
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    if length >= u32::MAX as usize {
        return input;
    }
    input.get(..length).unwrap_or(input)
}

/// Whether a string that was encoded may have had half of a surrogate pair.
fn may_have_half(flags: u32, raw: &[u8]) -> bool {
    let is_sure = flags & WHOLE != 0 || flags & GIVEN == 0 || raw.is_ascii();
    !is_sure
        && std::str::from_utf8(raw).is_ok_and(|text| text.contains(char::REPLACEMENT_CHARACTER))
}

fn write(words: &[u32], out: &mut [u8]) {
    for (bytes, word) in out.chunks_exact_mut(4).zip(words) {
        bytes.copy_from_slice(&word.to_ne_bytes());
    }
}

/// Packs a message into `words`, from the place on that the flags have, and returns the text that the words refer to beside what the caller has as a string. The first word says
/// how it went: a message is refused with the text of an error, and the second word is how many bytes there have to be if there is no room.
#[napi(catch_unwind)]
pub fn parse<'env>(
    env: &'env Env,
    which: u32,
    flags: u32,
    input: BufferSlice<'_>,
    length: u32,
    mut words: BufferSlice<'_>,
) -> Result<Option<JsString<'env>>> {
    let raw = first(&input, length);
    let start = usize::try_from(flags >> PLACE).unwrap_or(usize::MAX);
    let words = words.get_mut(start.saturating_mul(4)..).unwrap_or_default();
    if may_have_half(flags, raw) {
        write(&[HALF], words);
        return Ok(None);
    }
    let document = if flags & GIVEN == 0 { &[] } else { raw };
    let mut sink = Packed::new(document, start, ROOM.take());
    let read = parse_as(which, raw, &limits_of(flags), &mut sink);
    if sink.has_overflown() {
        write(&[TOO_LONG], words);
        return Ok(None);
    }
    let (root, found) = match read {
        Ok(read) => read,
        Err(error) => {
            write(&[REFUSED], words);
            return env
                .create_string(errors::text(&error, flags & VALUE == 0))
                .map(Some);
        }
    };
    let (made, is_ascii) = sink.finish(root, found);
    let bytes = made.words.len() * 4;
    if bytes > words.len() {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        write(&[NO_ROOM, bytes], words);
        return Ok(None);
    }
    write(&made.words, words);
    let text = match &*made.text {
        "" => None,
        // The engine copies it where it need not look for longer characters.
        text if is_ascii => Some(env.create_string_latin1(text)?),
        text => Some(env.create_string(text)?),
    };
    if made.is_little() {
        ROOM.set(made);
    }
    Ok(text)
}

/// Checks a message, and makes nothing. Returns the text of an error if it is refused; an empty one if the string may have had half of a
/// surrogate pair.
#[napi(catch_unwind)]
pub fn check(which: u32, flags: u32, input: BufferSlice<'_>, length: u32) -> Option<String> {
    let raw = first(&input, length);
    if may_have_half(flags, raw) {
        return Some(String::new());
    }
    let found = check_as(which, raw, &limits_of(flags));
    found
        .err()
        .map(|error| errors::text(&error, flags & VALUE == 0))
}

/// Whether a text is a message: 1 if so, else 0; or how it went, as [`parse`] says it.
#[napi(catch_unwind)]
pub fn is_valid(which: u32, flags: u32, input: BufferSlice<'_>, length: u32) -> u32 {
    let raw = first(&input, length);
    if may_have_half(flags, raw) {
        HALF
    } else {
        u32::from(is_valid_as(which, raw))
    }
}

/// Returns a message as compact text after `=`, or the text of an error.
#[napi(catch_unwind)]
pub fn serialize(which: u32, input: BufferSlice<'_>, length: u32) -> String {
    match serialize_as(which, first(&input, length), &Limits::NONE) {
        Ok(text) => format!("={text}"),
        Err(error) => errors::text(&error, false),
    }
}

/// Returns the names of all schemas and their texts, which stand alone: a name, then its text.
#[napi(catch_unwind)]
pub fn schemas() -> Vec<&'static str> {
    let all = saop::schemas().iter();
    all.flat_map(|schema| [schema.name(), schema.text()])
        .collect()
}

/// Returns what to tell a model before the first question: the rules of the protocol and the schema of a message, by its number; then
/// tools.
#[napi(catch_unwind)]
pub fn instructions(which: u32, tools: Option<&NativeTools>) -> Result<String> {
    let found = schema_of(which).and_then(saop::schema);
    let found =
        found.ok_or_else(|| napi::Error::from_reason("expected the number of a message"))?;
    let mut text = saop::protocol_instructions(found);
    if let Some(tools) = tools {
        text.push_str(&saop::tool_instructions(tools.tools.get()?));
    }
    Ok(text)
}

/// Returns the turn of a group that an envelope is, with what came back from the tool, after `=`; or the text of an error.
#[napi(catch_unwind)]
pub fn agent_turn(input: BufferSlice<'_>, observation: Option<BufferSlice<'_>>) -> String {
    match turn_of(&input, observation.as_deref()) {
        Ok(turn) => format!("={}", saop_schema::open::serialize(&turn)),
        Err(error) => errors::text(&error.into(), false),
    }
}

fn turn_of(
    envelope: &[u8],
    observation: Option<&[u8]>,
) -> std::result::Result<saop::SaopAgentTurn, saop_schema::Error> {
    let envelope = saop_schema::parse_with::<saop::SaopEnvelope>(envelope, &Limits::NONE)?;
    let observation = observation.map(|text| saop_schema::open::parse_with(text, &Limits::NONE));
    Ok(envelope.into_agent_turn(observation.transpose()?))
}
