//! Generates text, numbers and free-form objects from bytes, for fuzzing. The types' own constructors read the result.
//! A byte that is an ASCII character stands for itself, so that a fuzzer's dictionary reaches the text; when the bytes
//! run out, the simplest value results.

use std::collections::HashSet;
use std::fmt::Write as _;

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use crate::value::{JsonInteger, JsonNumber, JsonObject};
use crate::write::push_string;

/// Maximum depth of an object, itself included. The rest of a message's 128 levels is for what surrounds it.
const DEPTH: usize = 100;

/// Characters that readers and writers of text often get wrong.
const ODD_CHARACTERS: [char; 32] = [
    '"',
    '\\',
    '/',
    '\0',
    '\u{8}',
    '\t',
    '\n',
    '\u{b}',
    '\u{c}',
    '\r',
    '\u{1b}',
    '\u{1f}',
    ' ',
    '\u{7f}',
    '\u{80}',
    '\u{85}',
    '\u{a0}',
    '\u{df}',
    '\u{130}',
    '\u{301}',
    '\u{7ff}',
    '\u{800}',
    '\u{200d}',
    '\u{2028}',
    '\u{202e}',
    '\u{d7ff}',
    '\u{e000}',
    '\u{feff}',
    '\u{fffd}',
    '\u{ffff}',
    '\u{10000}',
    '\u{10ffff}',
];

/// Numbers that readers and writers of numbers often get wrong.
const ODD_NUMBERS: [&str; 16] = [
    "-0",
    "-0.0",
    "0e0",
    "0.10",
    "1.0",
    "1E+2",
    "1e400",
    "-1e400",
    "1e-400",
    "5e-324",
    "1.7976931348623157e308",
    "9007199254740993",
    "18446744073709551616",
    "-9223372036854775809",
    "12345678901234567890123",
    "1e99999999999999999999",
];

/// Generates a string of arbitrary characters.
///
/// # Errors
///
/// Never fails, regardless of the bytes.
pub fn arbitrary_text(u: &mut Unstructured<'_>) -> Result<String> {
    let most = length(u)?;
    let mut text = String::new();
    for _ in 0..most {
        if u.is_empty() {
            break;
        }
        text.push(character(u)?);
    }
    Ok(text)
}

/// Generates a length: mostly short, so that bytes remain for what comes after.
///
/// # Errors
///
/// Fails if `u` does.
pub fn length(u: &mut Unstructured<'_>) -> Result<usize> {
    match u8::arbitrary(u)? {
        short @ 0..=0xef => Ok(usize::from(short % 24)),
        _ => u.arbitrary_len::<u8>(),
    }
}

/// Generates a character from anywhere in Unicode.
///
/// # Errors
///
/// Fails if `u` does.
pub fn character(u: &mut Unstructured<'_>) -> Result<char> {
    if u.is_empty() {
        return Ok('a');
    }
    match u8::arbitrary(u)? {
        ascii @ 0..=0x7f => Ok(char::from(ascii)),
        odd @ 0x80..=0x9f => Ok(ODD_CHARACTERS
            .get(usize::from(odd & 0x1f))
            .copied()
            .unwrap_or_default()),
        0xa0..=0xbf => between(u, '\u{80}', '\u{7ff}'),
        0xc0..=0xdf => between(u, '\u{800}', '\u{ffff}'),
        0xe0..=0xff => between(u, '\u{10000}', '\u{10ffff}'),
    }
}

/// Generates a character in a range, both ends included.
///
/// # Errors
///
/// Fails if `u` does.
pub fn between(u: &mut Unstructured<'_>, first: char, last: char) -> Result<char> {
    let code = u.int_in_range(u32::from(first)..=u32::from(last))?;
    // Some ranges include surrogates, which are not characters.
    Ok(char::from_u32(code).unwrap_or(first))
}

impl<'a> Arbitrary<'a> for JsonNumber {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut token = String::new();
        push_number(u, &mut token)?;
        token.parse().map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, None)
    }
}

impl<'a> Arbitrary<'a> for JsonInteger {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut token = String::new();
        push_number(u, &mut token)?;
        // The digits before a fraction are an integer, and so is what has no exponent below zero.
        let end = token.find(['.', 'e', 'E']).unwrap_or(token.len());
        let whole = token.get(..end).unwrap_or_default();
        let parsed = token.parse().or_else(|_| whole.parse());
        parsed.map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, None)
    }
}

impl<'a> Arbitrary<'a> for JsonObject {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut text = String::new();
        push_object(u, &mut text, 1)?;
        text.parse().map_err(|_| Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, None)
    }
}

/// Appends a value at `depth`, counted from 1.
fn push_value(u: &mut Unstructured<'_>, text: &mut String, depth: usize) -> Result<()> {
    match u.int_in_range(0..=15u8)? {
        1 => text.push_str("true"),
        2 => text.push_str("false"),
        3..=6 => {
            let value = arbitrary_text(u)?;
            push_token(u, text, &value)?;
        }
        7..=10 => push_number(u, text)?,
        11 | 12 if depth <= DEPTH => push_array(u, text, depth)?,
        13 | 14 if depth <= DEPTH => push_object(u, text, depth)?,
        15 if depth <= DEPTH => push_chain(u, text, depth)?,
        _ => text.push_str("null"),
    }
    Ok(())
}

fn push_array(u: &mut Unstructured<'_>, text: &mut String, depth: usize) -> Result<()> {
    text.push('[');
    let mut first = true;
    while bool::arbitrary(u)? {
        if !first {
            text.push(',');
        }
        first = false;
        push_value(u, text, depth + 1)?;
    }
    text.push(']');
    Ok(())
}

fn push_object(u: &mut Unstructured<'_>, text: &mut String, depth: usize) -> Result<()> {
    text.push('{');
    let mut keys = HashSet::new();
    while bool::arbitrary(u)? {
        let key = arbitrary_text(u)?;
        if keys.contains(&key) {
            continue;
        }
        if !keys.is_empty() {
            text.push(',');
        }
        push_token(u, text, &key)?;
        keys.insert(key);
        text.push(':');
        push_value(u, text, depth + 1)?;
    }
    text.push('}');
    Ok(())
}

/// Appends nested levels of one element or member each, one byte per level, down to the maximum depth at most.
fn push_chain(u: &mut Unstructured<'_>, text: &mut String, depth: usize) -> Result<()> {
    let mut closing = Vec::new();
    for _ in 0..u.int_in_range(0..=DEPTH.saturating_sub(depth))? {
        if u.is_empty() {
            break;
        }
        if bool::arbitrary(u)? {
            text.push_str("{\"a\":");
            closing.push('}');
        } else {
            text.push('[');
            closing.push(']');
        }
    }
    push_value(u, text, DEPTH + 1)?;
    text.extend(closing.into_iter().rev());
    Ok(())
}

/// Appends a string token, either with minimal escapes or with every character escaped.
fn push_token(u: &mut Unstructured<'_>, text: &mut String, value: &str) -> Result<()> {
    if u.int_in_range(0..=3u8)? < 3 {
        push_string(text, value);
        return Ok(());
    }
    text.push('"');
    for unit in value.encode_utf16() {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "\\u{unit:04x}");
    }
    text.push('"');
    Ok(())
}

fn push_number(u: &mut Unstructured<'_>, text: &mut String) -> Result<()> {
    match u.int_in_range(0..=7u8)? {
        0 => text.push_str(&i8::arbitrary(u)?.to_string()),
        1 => text.push_str(&i64::arbitrary(u)?.to_string()),
        2 | 3 => text.push_str(u.choose(&ODD_NUMBERS)?),
        _ => push_decimal(u, text)?,
    }
    Ok(())
}

/// Appends a number in any form that JSON allows.
fn push_decimal(u: &mut Unstructured<'_>, text: &mut String) -> Result<()> {
    if bool::arbitrary(u)? {
        text.push('-');
    }
    let whole = digits(u, 24)?;
    match whole.trim_start_matches('0') {
        "" => text.push('0'),
        whole => text.push_str(whole),
    }
    if bool::arbitrary(u)? {
        text.push('.');
        text.push_str(&digits(u, 24)?);
    }
    if bool::arbitrary(u)? {
        text.push_str(u.choose(&["e", "E", "e+", "E+", "e-", "E-"])?);
        text.push_str(&digits(u, 4)?);
    }
    Ok(())
}

/// Generates at least one digit and at most `most`.
fn digits(u: &mut Unstructured<'_>, most: usize) -> Result<String> {
    (0..u.int_in_range(1..=most)?)
        .map(|_| between(u, '0', '9'))
        .collect()
}
