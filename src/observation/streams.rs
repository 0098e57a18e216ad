//! Bytes to text and back. Both streams of an observation have one encoding, and no byte is lost.

use std::borrow::Cow;
use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::generated::ObservationEncoding;
use crate::json::fault::quote;

/// An observation whose `encoding` says base64 where a stream is none. SPEC O4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base64Error {
    stream: &'static str,
    offset: usize,
    found: Found,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    Character(char),
    Length(usize),
    TrailingBits(char),
}

impl Base64Error {
    /// The stream: `stdout` or `stderr`.
    #[must_use]
    pub const fn stream(&self) -> &'static str {
        self.stream
    }

    /// Where in the text it stops being base64, in bytes; its length where it is cut short.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset
    }
}

impl fmt::Display for Base64Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            stream,
            offset,
            found,
        } = self;
        write!(
            f,
            "expected {stream} in base64 (RFC 4648, standard alphabet, padded), but found "
        )?;
        match found {
            Found::Character(character) => write!(
                f,
                "{} at offset {offset}",
                quote(character.encode_utf8(&mut [0; 4]))
            ),
            Found::Length(length) => {
                write!(f, "{length} characters, which is no multiple of 4")
            }
            Found::TrailingBits(character) => write!(
                f,
                "{} as the last character, which stands for more bits than a byte has left",
                quote(character.encode_utf8(&mut [0; 4]))
            ),
        }
    }
}

impl std::error::Error for Base64Error {}

/// Both streams as text, and how. SPEC O2.
pub(super) fn encode(stdout: Vec<u8>, stderr: Vec<u8>) -> (String, String, ObservationEncoding) {
    let (stdout, stderr) = match (text(stdout), text(stderr)) {
        (Ok(stdout), Ok(stderr)) => return (stdout, stderr, ObservationEncoding::Utf8),
        (stdout, stderr) => (bytes(stdout), bytes(stderr)),
    };
    // One after the other, so that no more than one stream is held twice.
    let stdout = base64(stdout);
    (stdout, base64(stderr), ObservationEncoding::Base64)
}

/// The bytes as text, where they are UTF-8 without NUL.
fn text(bytes: Vec<u8>) -> Result<String, Vec<u8>> {
    if bytes.contains(&0) {
        return Err(bytes);
    }
    String::from_utf8(bytes).map_err(std::string::FromUtf8Error::into_bytes)
}

fn bytes(text: Result<String, Vec<u8>>) -> Vec<u8> {
    text.map_or_else(|bytes| bytes, String::into_bytes)
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "the bytes are given back to the system as soon as they are encoded"
)]
fn base64(bytes: Vec<u8>) -> String {
    STANDARD.encode(&bytes)
}

/// The bytes of a stream. SPEC O4.
pub(super) fn decode<'a>(
    stream: &'static str,
    text: &'a str,
    encoding: ObservationEncoding,
) -> Result<Cow<'a, [u8]>, Base64Error> {
    match encoding {
        ObservationEncoding::Utf8 => Ok(Cow::Borrowed(text.as_bytes())),
        ObservationEncoding::Base64 => STANDARD
            .decode(text)
            .map(Cow::Owned)
            .map_err(|_| diagnose(stream, text)),
    }
}

/// What is wrong with a text that the decoder refused.
#[cold]
fn diagnose(stream: &'static str, text: &str) -> Base64Error {
    let digits = text.trim_end_matches('=');
    let padding = text.len() - digits.len();
    let stray = digits
        .char_indices()
        .find(|(_, c)| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '/'));
    let (offset, found) = if let Some((offset, character)) = stray {
        (offset, Found::Character(character))
    } else if padding > 2 || (padding > 0 && digits.len() % 4 < 2) {
        let first_too_many = if digits.len() % 4 < 2 { 0 } else { 2 };
        (digits.len() + first_too_many, Found::Character('='))
    } else if !text.len().is_multiple_of(4) {
        (text.len(), Found::Length(text.len()))
    } else {
        let last = digits.chars().next_back().unwrap_or_default();
        (digits.len().saturating_sub(1), Found::TrailingBits(last))
    };
    Base64Error {
        stream,
        offset,
        found,
    }
}
