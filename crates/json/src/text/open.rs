//! Turns bytes into a cursor: checks the size, the encoding and the byte order mark before reading anything.

use std::str::Utf8Error;

use super::cursor::{Cursor, from_utf8};
use super::fault::{Fault, FaultKind};
use super::scanner::{Scanner, Skip};
use crate::limits::Limits;

/// Returns a cursor over the bytes if they are within the limit, and UTF-8 without a byte order mark.
///
/// # Errors
///
/// Returns the first fault in text order, for a reader with these limits.
#[inline]
pub fn open<'a>(bytes: &'a [u8], limits: &Limits) -> Result<Cursor<'a>, Fault> {
    if bytes.len() > limits.max_bytes() {
        return Err(Fault {
            kind: FaultKind::TooLong {
                max: limits.max_bytes(),
                found: bytes.len(),
            },
            offset: 0,
        });
    }
    decode(bytes, limits.max_depth())
}

#[inline]
fn decode(bytes: &[u8], max_depth: usize) -> Result<Cursor<'_>, Fault> {
    let text = from_utf8(bytes).map_err(|error| not_utf8(bytes, error, max_depth))?;
    if text.starts_with('\u{FEFF}') {
        return Err(Fault {
            kind: FaultKind::ByteOrderMark,
            offset: 0,
        });
    }
    Ok(Cursor::new(text))
}

/// Returns the fault of a text that is not UTF-8: an error before the first bad byte, that byte itself, or the end of
/// the text if it is inside a character.
#[cold]
fn not_utf8(bytes: &[u8], error: Utf8Error, max_depth: usize) -> Fault {
    let offset = error.valid_up_to();
    let before = decode(bytes.get(..offset).unwrap_or_default(), max_depth)
        .and_then(|cursor| Scanner::new(cursor, max_depth).document(&mut Skip));
    match before {
        Err(fault) if fault.offset < offset => fault,
        _ if error.error_len().is_none() => {
            Fault::expected("the rest of the last character", bytes.len())
        }
        _ => Fault {
            kind: FaultKind::NotUtf8,
            offset,
        },
    }
}
