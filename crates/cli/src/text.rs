//! Pieces of messages: untrusted text cut to a bounded length, and counts of things.
//!
//! Invariant: cut text is safe for a terminal, as defined by `saop_json::show`.

use std::fmt::Write;

use std::borrow::Cow;

use saop_json::show::{terminal_char, terminal_line};

/// Returns `text` on one line, cut in the middle to `max` characters.
pub(crate) fn shortened(text: &str, max: usize) -> Cow<'_, str> {
    let length = text.chars().count();
    if length <= max {
        return terminal_line(text);
    }
    let head = max / 2;
    let tail = max - head - 1;
    let start = text.chars().take(head).map(terminal_char);
    let end = text.chars().skip(length - tail).map(terminal_char);
    Cow::Owned(start.chain(['…']).chain(end).collect())
}

/// Returns the count with its noun, in the plural unless the count is one.
pub(crate) fn counted(count: u64, thing: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{plural}")
}

/// Reads a size in bytes, which may be in units of 1 024: `64K`, `10M`, `1G`.
pub(crate) fn size(text: &str) -> Result<usize, String> {
    let units = [("K", 10), ("M", 20), ("G", 30)];
    let upper = text.to_ascii_uppercase();
    let unit = units
        .iter()
        .find_map(|(unit, bits)| Some((upper.strip_suffix(unit)?, *bits)));
    let (digits, bits) = unit.unwrap_or((&upper, 0));
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let count = digits.parse::<usize>().ok().filter(|_| is_number);
    let bytes = count.and_then(|count| count.checked_mul(1 << bits));
    bytes.ok_or_else(|| "expected a number of bytes, such as 4096, 64K, 10M or 1G".to_owned())
}

/// Returns a path as it stands in a URI.
pub(crate) fn percent_encoded(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => {
                uri.push(char::from(byte));
            }
            _ => {
                // Writing to a `String` cannot fail.
                let _ = write!(uri, "%{byte:02X}");
            }
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_in_the_middle() {
        assert_eq!(shortened("abcdefghij", 10), "abcdefghij");
        assert_eq!(shortened("abcdefghijk", 5), "ab…jk");
    }

    #[test]
    fn sizes_have_units() {
        for (text, bytes) in [
            ("0", 0),
            ("4096", 4096),
            ("64K", 65_536),
            ("10m", 10 << 20),
            ("1G", 1 << 30),
        ] {
            assert_eq!(size(text), Ok(bytes));
        }
        for text in [
            "",
            "K",
            "-1",
            "+1",
            "1.5M",
            "1T",
            "1 M",
            "99999999999999999999",
            "99999999999999G",
        ] {
            assert!(size(text).is_err(), "{text}");
        }
    }

    #[test]
    fn one_thing_has_no_plural() {
        assert_eq!(counted(1, "document"), "1 document");
        assert_eq!(counted(0, "document"), "0 documents");
    }
}
