//! How a value of a message is written in a header.

use std::borrow::Cow;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

const BEGIN: &str = "=?base64?";
const END: &str = "?=";

/// Returns the text that a header's value stands for. Fails if it has bytes that no header may have, or is not what its marks say.
pub(super) fn decoded(value: &[u8]) -> Result<Cow<'_, str>, &'static str> {
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~' | b'\t');
    let text = std::str::from_utf8(value).ok();
    let text = text.filter(|text| text.as_bytes().iter().all(is_plain));
    let text = text.ok_or("characters that are not visible ASCII")?;
    let inside = text
        .strip_prefix(BEGIN)
        .and_then(|rest| rest.strip_suffix(END));
    let Some(inside) = inside else {
        return Ok(text.into());
    };
    let bytes = STANDARD.decode(inside).ok();
    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    text.map(Cow::Owned)
        .ok_or("something else than Base64 of UTF-8 between `=?base64?` and `?=`")
}

#[cfg(test)]
mod tests {
    use super::decoded;

    // SPEC G10: the examples of MCP's specification.
    #[test]
    fn a_value_is_plain_or_base64() {
        for (value, text) in [
            ("us-west1", "us-west1"),
            ("=?base64?SGVsbG8sIOS4lueVjA==?=", "Hello, 世界"),
            ("=?base64?IHBhZGRlZCA=?=", " padded "),
            ("=?base64?bGluZTEKbGluZTI=?=", "line1\nline2"),
            ("=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=", "=?base64?literal?="),
            // Only exact marks count.
            ("=?BASE64?SGVsbG8=?=", "=?BASE64?SGVsbG8=?="),
            ("=?base64?SGVsbG8=", "=?base64?SGVsbG8="),
            ("=?base64?=", "=?base64?="),
            ("=?base64??=", ""),
            ("a\tb", "a\tb"),
            ("", ""),
        ] {
            assert_eq!(decoded(value.as_bytes()).as_deref(), Ok(text), "{value}");
        }
        for wrong in [
            &b"caf\xc3\xa9"[..],
            b"\xff",
            b"a\x01",
            b"=?base64?SGVsbG8?=",
            b"=?base64?****?=",
            b"=?base64?/w==?=",
        ] {
            assert!(decoded(wrong).is_err(), "{wrong:?}");
        }
    }
}
