//! Text in a message: on one line, cut to a bounded length, with everything that hides or reorders text escaped.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Maximum length of an input excerpt in a message, in characters.
const EXCERPT: usize = 40;

/// Returns a text in quotes, on one line and cut to a bounded length.
#[must_use]
pub fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len().min(EXCERPT) + 2);
    push_quoted(&mut quoted, text);
    quoted
}

/// Appends a text as [`quote`] formats it.
pub fn push_quoted(message: &mut String, text: &str) {
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

/// Returns a text on one line of at most `most` bytes, with everything escaped that hides or reorders text.
#[must_use]
pub fn one_line(text: &str, most: usize) -> String {
    const CUT: char = '…';
    let mut line = String::new();
    // Where to cut if the rest does not fit.
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

/// Appends a character, escaped if it would not be visible as it is.
pub fn push_visible(line: &mut String, c: char) {
    if matches!(c, ' '..='~') {
        line.push(c);
    } else if c.is_control() || is_invisible(c) {
        line.extend(c.escape_unicode());
    } else {
        line.push(c);
    }
}

/// Returns JSON text of the same value, with everything that hides or reorders text as a JSON escape.
///
/// ```
/// let json = "{\"a\u{202e}\": \"\u{e0041}é\"}";
/// assert_eq!(
///     saop_json::show::escape_hidden(json),
///     r#"{"a\u202e": "\udb40\udc41é"}"#
/// );
/// ```
#[must_use]
pub fn escape_hidden(json: &str) -> Cow<'_, str> {
    // Those below U+007F are already escaped in strings, and are whitespace elsewhere.
    let is_hidden = |c: char| c > '~' && (c.is_control() || is_invisible(c));
    let Some(first) = json.find(is_hidden) else {
        return Cow::Borrowed(json);
    };
    let (head, tail) = json.split_at(first);
    let mut escaped = head.to_owned();
    for c in tail.chars() {
        if is_hidden(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(escaped, "\\u{unit:04x}");
            }
        } else {
            escaped.push(c);
        }
    }
    Cow::Owned(escaped)
}

/// Returns whether a character hides or reorders the text around it on a screen, or is not shown at all: the characters
/// that Unicode calls default ignorable, line and paragraph separators, and the marks of interlinear text.
#[must_use]
pub fn is_invisible(c: char) -> bool {
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

/// Returns a number's spelling, cut if it is long.
#[must_use]
pub fn excerpt(number: &str) -> Cow<'_, str> {
    const LONG: usize = 32;
    match number.get(..LONG) {
        Some(head) if number.len() > LONG => Cow::Owned(format!("{head}…")),
        _ => Cow::Borrowed(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_with_hidden_text_escaped_is_the_same_value() {
        let text =
            "[\n\t\"\u{7f}\u{85}\u{9b}\u{ad}\u{202e}\u{2028}\u{feff}\u{e0001}é日😀\\u202e\\n\"]";
        let escaped = escape_hidden(text);
        let hidden = |c: char| (c.is_control() && !matches!(c, '\n' | '\t')) || is_invisible(c);
        assert!(!escaped.contains(hidden), "{escaped:?}");
        let value = |text| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(value(&escaped), value(text));
        assert!(escaped.contains("é日😀"));
        let plain = "{\"a\": \"é😀\"}\n";
        assert!(matches!(escape_hidden(plain), Cow::Borrowed(same) if same == plain));
    }
}
