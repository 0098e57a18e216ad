//! Makes untrusted text safe for a terminal.
//!
//! Invariant: one line, one character for each character of the text, no escapes, and nothing that hides or reorders
//! the text around it.

use std::borrow::Cow;

use super::quote::is_invisible;

/// Returns the character itself, or its substitute on a screen: a symbol for a control character, a space for a tab,
/// U+FFFD for a character that [`is_invisible`].
#[must_use]
pub fn terminal_char(c: char) -> char {
    match c {
        ' '..='~' => c,
        '\t' => ' ',
        '\0'..='\u{1F}' => {
            char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        '\u{7F}' => '\u{2421}',
        _ if c.is_control() || is_invisible(c) => char::REPLACEMENT_CHARACTER,
        _ => c,
    }
}

/// Returns a text with [`terminal_char`] applied to every character.
///
/// ```
/// let name = "a\u{1b}[31m\tb\n\u{202e}";
/// assert_eq!(saop_json::show::terminal_line(name), "a␛[31m b␊\u{fffd}");
/// ```
#[must_use]
pub fn terminal_line(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| terminal_char(c) == c) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(terminal_char).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_direction_marks_are_shown_not_sent() {
        assert_eq!(
            terminal_line("a\u{1b}[31m\tb\n\u{7f}\u{9b}\u{202e}\u{3164}\u{e0100}"),
            "a␛[31m b␊␡\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        );
        assert_eq!(terminal_line("日本 é 😀"), "日本 é 😀");
    }

    #[test]
    fn no_character_is_left_that_a_terminal_acts_on_or_hides() {
        for c in '\0'..=char::MAX {
            let shown = terminal_char(c);
            assert!(!shown.is_control() && !is_invisible(shown), "{c:?}");
            assert_eq!(shown, terminal_char(shown), "{c:?}");
        }
    }
}
