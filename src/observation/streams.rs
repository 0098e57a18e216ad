//! Converts bytes to text and back. Both streams of an observation share one encoding, and no byte is lost. The
//! alphabet is in `base64.rs`.

use std::borrow::Cow;
use std::fmt;

use super::base64::{self, Fault};
use crate::generated::ObservationEncoding;
use saop_json::show::quote;

/// The `encoding` of an observation is base64, but a stream is not. SPEC O4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base64Error {
    stream: &'static str,
    offset: usize,
    fault: Fault,
}

impl Base64Error {
    /// Returns the stream: `stdout` or `stderr`.
    #[must_use]
    pub const fn stream(&self) -> &'static str {
        self.stream
    }

    /// Returns the byte offset at which the text stops being base64; the text's length if it is cut short.
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
            fault,
        } = self;
        let wanted = match fault {
            Fault::Encoding(_) => "utf8 or base64",
            _ => "base64 (RFC 4648, standard alphabet, padded)",
        };
        write!(f, "expected {stream} in {wanted}, but found ")?;
        match fault {
            Fault::Character(character) => write!(
                f,
                "{} at offset {offset}",
                quote(character.encode_utf8(&mut [0; 4]))
            ),
            Fault::Encoding(name) => write!(f, "the encoding {name}"),
            Fault::Length(length) => {
                write!(f, "a length of {length}, which is not a multiple of 4")
            }
            Fault::TrailingBits(character) => write!(
                f,
                "{} as the last character, which stands for more bits than a byte has left",
                quote(character.encode_utf8(&mut [0; 4]))
            ),
        }
    }
}

impl std::error::Error for Base64Error {}

/// Block size of the NUL search, in bytes.
const NUL_BLOCK: usize = 256;

/// Encodes both streams as text and returns the encoding. SPEC O2.
pub(crate) fn encode(stdout: Vec<u8>, stderr: Vec<u8>) -> (String, String, ObservationEncoding) {
    let (stdout, stderr) = match (text(stdout), text(stderr)) {
        (Ok(stdout), Ok(stderr)) => return (stdout, stderr, ObservationEncoding::Utf8),
        (stdout, stderr) => (bytes(stdout), bytes(stderr)),
    };
    // One after the other, so that at most one stream is in memory twice.
    let stdout = to_base64(stdout);
    (stdout, to_base64(stderr), ObservationEncoding::Base64)
}

/// Converts the bytes to text if they are UTF-8 without NUL.
fn text(bytes: Vec<u8>) -> Result<String, Vec<u8>> {
    // In blocks without an early exit, which the compiler vectorizes.
    let has_nul = |block: &[u8]| block.iter().fold(u8::MAX, |least, byte| least.min(*byte)) == 0;
    if bytes.chunks(NUL_BLOCK).any(has_nul) {
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
fn to_base64(bytes: Vec<u8>) -> String {
    base64::encode(&bytes)
}

/// Decodes the bytes of a stream. An encoding that a newer schema has, and this library does not know, is an error. SPEC O4.
pub(crate) fn decode<'a>(
    stream: &'static str,
    text: &'a str,
    encoding: &'static str,
) -> Result<Cow<'a, [u8]>, Base64Error> {
    let failed = |(offset, fault)| Base64Error {
        stream,
        offset,
        fault,
    };
    if encoding == ObservationEncoding::Utf8.as_str() {
        Ok(Cow::Borrowed(text.as_bytes()))
    } else if encoding == ObservationEncoding::Base64.as_str() {
        let bytes = base64::decode(text).map(Cow::Owned);
        bytes.ok_or_else(|| failed(base64::diagnose(text)))
    } else {
        Err(failed((0, Fault::Encoding(encoding))))
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn an_encoding_that_is_not_known_is_an_error() {
        let error = decode("stdout", "68656c6c6f", "hex").map_err(|error| error.to_string());
        let expected = "expected stdout in utf8 or base64, but found the encoding hex";
        assert_eq!(error, Err(expected.to_owned()));
    }
}
