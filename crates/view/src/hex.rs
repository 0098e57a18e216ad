//! Bytes that are no text, as a dump: offset, bytes, and the ASCII characters among them.
//!
//! Invariant: the dump of a large value is cut, and says so with the size.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, html};

use crate::fold::folded;
use crate::words::size;

/// Bytes that are dumped.
const MOST: usize = 4096;
const ROW: usize = 16;
/// What marks base64 in the observation of an envelope.
const MARK: &str = "data:application/octet-stream;base64,";

/// Returns the bytes that the output in an envelope stands for, if it is marked as base64.
pub(crate) fn marked(output: &str) -> Option<Vec<u8>> {
    base64(output.strip_prefix(MARK)?)
}

/// Returns the bytes of base64 text.
pub(crate) fn base64(text: &str) -> Option<Vec<u8>> {
    STANDARD.decode(text).ok()
}

/// Returns bytes as text if they are, otherwise as a dump.
pub(crate) fn bytes(bytes: &[u8]) -> Markup {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return folded(text);
    }
    html! {
        div { (size(bytes.len() as u64)) " of binary data" @if bytes.len() > MOST { ", of which the first " (size(MOST as u64)) } }
        (folded(&dump(bytes)))
    }
}

fn dump(bytes: &[u8]) -> String {
    let mut text = String::new();
    for (row, part) in bytes.chunks(ROW).take(MOST / ROW).enumerate() {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{:08x} ", row * ROW);
        for byte in part {
            let _ = write!(text, " {byte:02x}");
        }
        let gap = 3 * (ROW - part.len()) + 2;
        let _ = write!(text, "{:gap$}", "");
        text.extend(part.iter().map(|byte| {
            if matches!(byte, b' '..=b'~') {
                char::from(*byte)
            } else {
                '.'
            }
        }));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L1
    #[test]
    fn binary_is_dumped_and_text_is_text() {
        assert_eq!(
            dump(b"\x89PNG\r\n"),
            "00000000  89 50 4e 47 0d 0a                                .PNG..\n"
        );
        assert_eq!(
            dump(&[b'a'; 17]).lines().last(),
            Some("00000010  61                                               a")
        );
        assert_eq!(bytes("é".as_bytes()).into_string(), "<pre>\né</pre>");
        let page = bytes(&[0xFF; 5000]).into_string();
        assert!(
            page.starts_with("<div>5 KB of binary data, of which the first 4.1 KB</div>"),
            "{page}"
        );
        assert_eq!(page.matches(" ff ff ff").count(), MOST / ROW * 5);
    }

    #[test]
    fn output_that_is_marked_as_base64_is_bytes() {
        assert_eq!(
            marked("data:application/octet-stream;base64,AP8="),
            Some(vec![0, 0xFF])
        );
        assert_eq!(
            marked("data:application/octet-stream;base64,no base64"),
            None
        );
        assert_eq!(marked("AP8="), None);
    }
}
