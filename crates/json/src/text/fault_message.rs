//! Messages for faults: "expected X, but found Y", with a hint if there is a usual fix. Made on demand.

use super::cursor::{Cursor, text_before_fault};
use super::fault::{Fault, FaultKind};
use crate::show::{is_invisible, quote};

/// Maximum length of an input word in a message, in characters.
const EXCERPT: usize = 40;

impl Fault {
    /// Returns "expected X, but found Y", with a hint if there is a usual fix.
    #[must_use]
    pub fn message(&self, bytes: &[u8]) -> String {
        let found = || describe_at(bytes, self.offset);
        match self.kind {
            FaultKind::Expected(what) => {
                let hint = hint(bytes, self.offset);
                format!("expected {what}, but found {}{hint}", found())
            }
            FaultKind::Control => format!(
                "expected control characters in strings to be escaped, but found {} unescaped",
                found()
            ),
            FaultKind::LoneSurrogate => {
                "expected a surrogate pair (\\uD800-\\uDBFF, then \\uDC00-\\uDFFF), but found a lone surrogate"
                    .to_owned()
            }
            FaultKind::NotUtf8 => format!(
                "expected UTF-8 text, but found the byte 0x{:02X}, which is not valid here",
                bytes.get(self.offset).copied().unwrap_or_default()
            ),
            FaultKind::ByteOrderMark => {
                "expected a JSON value, but found a byte order mark (U+FEFF); save the text as UTF-8 without one"
                    .to_owned()
            }
            FaultKind::DuplicateKey => format!(
                "expected each key once in an object, but found {} again",
                quote(&self.duplicate_key(bytes))
            ),
            FaultKind::TooDeep { max } => format!(
                "expected at most {max} levels of arrays and objects, but found one more"
            ),
            FaultKind::TooLong { max, found } => {
                format!("expected at most {max} bytes, but found {found}")
            }
        }
    }

    /// Returns the repeated key, unescaped.
    #[must_use]
    pub fn duplicate_key(&self, bytes: &[u8]) -> String {
        let mut cursor = Cursor::new(text_before_fault(bytes));
        cursor.pos = self.offset;
        cursor
            .string()
            .map(|raw| raw.unescape().into_owned())
            .unwrap_or_default()
    }
}

fn describe_at(bytes: &[u8], offset: usize) -> String {
    let rest = bytes.get(offset..).unwrap_or_default();
    let Some(c) = first_char(rest) else {
        return "the end of the text".to_owned();
    };
    match c {
        '"' => "a string".to_owned(),
        _ if c.is_control() || is_invisible(c) => format!("the character U+{:04X}", u32::from(c)),
        _ if c.is_ascii_alphabetic() => {
            let word: String = rest
                .iter()
                .map(|&b| char::from(b))
                .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
                .take(EXCERPT)
                .collect();
            format!("`{word}`")
        }
        _ => format!("`{c}`"),
    }
}

fn first_char(rest: &[u8]) -> Option<char> {
    let head = rest.get(..rest.len().min(4))?;
    match std::str::from_utf8(head) {
        Ok(text) => text.chars().next(),
        Err(error) => {
            let valid = head.get(..error.valid_up_to()).unwrap_or_default();
            std::str::from_utf8(valid).ok()?.chars().next()
        }
    }
}

/// Returns a hint at the common mistake behind a fault, if the text there reveals it.
fn hint(bytes: &[u8], offset: usize) -> &'static str {
    let rest = bytes.get(offset..).unwrap_or_default();
    let before = bytes.get(..offset).unwrap_or_default();
    let has_comma = before.trim_ascii_end().last() == Some(&b',');
    match rest.first() {
        Some(b'\'') => "; JSON strings use double quotes",
        Some(b'}') if has_comma => "; remove the comma after the last member",
        Some(b']') if has_comma => "; remove the comma after the last item",
        Some(b'/' | b'#') => "; JSON has no comments",
        Some(b'`') if rest.starts_with(b"```") => {
            "; give the JSON object alone, without a code fence"
        }
        _ if [&b"NaN"[..], b"Infinity", b"-Infinity", b"inf"]
            .iter()
            .any(|word| rest.starts_with(word)) =>
        {
            "; JSON has no NaN or infinity"
        }
        _ if rest.starts_with(b"True")
            || rest.starts_with(b"False")
            || rest.starts_with(b"None") =>
        {
            "; in JSON, write true, false or null"
        }
        _ if rest.starts_with(b"undefined") => "; JSON writes null, or leaves the member out",
        _ => "",
    }
}
