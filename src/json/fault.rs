//! What can be wrong with a text itself. A fault is a kind and an offset; words are made on demand,
//! so that a reader pays nothing for them until a text is refused.

use super::cursor::{Cursor, text_before_fault};

/// The first thing wrong with a text, in text order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    /// Byte offset of what was found; the length of the text where it ends too early.
    pub(crate) offset: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FaultKind {
    /// What the grammar of RFC 8259 asks for at this place.
    Expected(&'static str),
    Control,
    LoneSurrogate,
    NotUtf8,
    ByteOrderMark,
    /// The offset is that of the second key.
    DuplicateKey,
    TooDeep {
        max: usize,
    },
    TooLong {
        max: usize,
        found: usize,
    },
}

impl Fault {
    pub(crate) const fn expected(what: &'static str, offset: usize) -> Self {
        Self {
            kind: FaultKind::Expected(what),
            offset,
        }
    }

    /// Whether the text stops inside a value, rather than saying something wrong.
    pub(crate) fn is_truncation(&self, text_len: usize) -> bool {
        matches!(self.kind, FaultKind::Expected(_)) && self.offset >= text_len
    }

    /// "expected X, but found Y", with a way out where there is a usual one.
    pub(crate) fn message(&self, bytes: &[u8]) -> String {
        let found = || describe_at(bytes, self.offset);
        match self.kind {
            FaultKind::Expected(what) => {
                let hint = hint(bytes, self.offset);
                format!("expected {what}, but found {}{hint}", found())
            }
            FaultKind::Control => format!(
                "expected control characters in strings to be escaped, but found {} as it is",
                found()
            ),
            FaultKind::LoneSurrogate => {
                "expected a surrogate pair (\\uD800-\\uDBFF, then \\uDC00-\\uDFFF), but found a lone surrogate, which is no character"
                    .to_owned()
            }
            FaultKind::NotUtf8 => format!(
                "expected UTF-8 text, but found the byte 0x{:02X} where no character can have it",
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

    /// The repeated key, unescaped.
    pub(crate) fn duplicate_key(&self, bytes: &[u8]) -> String {
        let mut cursor = Cursor::new(text_before_fault(bytes));
        cursor.pos = self.offset;
        cursor
            .string()
            .map(|raw| raw.unescape().into_owned())
            .unwrap_or_default()
    }
}

/// Longest excerpt of an input that a message repeats, in characters.
const EXCERPT: usize = 40;

/// A text in quotes, on one line and cut to a bounded length.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len().min(EXCERPT) + 2);
    push_quoted(&mut quoted, text);
    quoted
}

/// Appends a text as [`quote`] gives it.
pub(crate) fn push_quoted(message: &mut String, text: &str) {
    message.push('`');
    if text.len() <= EXCERPT && text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        message.push_str(text);
    } else {
        push_excerpt(message, text);
    }
    message.push('`');
}

fn push_excerpt(message: &mut String, text: &str) {
    for (count, c) in text.chars().enumerate() {
        if count == EXCERPT {
            message.push('…');
            break;
        }
        push_visible(message, c);
    }
}

/// A text on one line of at most `most` bytes, with everything that hides or reorders text escaped.
pub(crate) fn one_line(text: &str, most: usize) -> String {
    const CUT: char = '…';
    let mut line = String::new();
    // Where to cut, should the rest not fit.
    let mut fitting = 0;
    for c in text.chars() {
        push_visible(&mut line, c);
        if line.len() > most {
            line.truncate(fitting);
            line.push(CUT);
            break;
        }
        if line.len() + CUT.len_utf8() <= most {
            fitting = line.len();
        }
    }
    line
}

fn push_visible(line: &mut String, c: char) {
    if matches!(c, ' '..='~') {
        line.push(c);
    } else if c.is_control() || is_invisible(c) {
        line.extend(c.escape_unicode());
    } else {
        line.push(c);
    }
}

/// Characters that hide or reorder the text around them on a screen, or are not shown at all: those that Unicode
/// calls default ignorable, line and paragraph separators, and the marks of interlinear text.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
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

/// The usual slip behind a fault, where what stands there gives it away.
fn hint(bytes: &[u8], offset: usize) -> &'static str {
    let rest = bytes.get(offset..).unwrap_or_default();
    let before = bytes.get(..offset).unwrap_or_default();
    match rest.first() {
        Some(b'\'') => "; JSON strings stand in double quotes",
        Some(b'}' | b']') if before.trim_ascii_end().last() == Some(&b',') => {
            "; no comma goes after the last member"
        }
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
            "; JSON writes true, false and null"
        }
        _ if rest.starts_with(b"undefined") => "; JSON writes null, or leaves the member out",
        _ => "",
    }
}
