//! Text from strangers made fit for a terminal: one line, no escapes, nothing that hides or reorders
//! what stands around it.

use std::borrow::Cow;

/// `text` with every character that a terminal acts on replaced by one that it shows.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| visible(c) == c) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(visible).collect())
    }
}

/// The character itself, or the one that stands for it on a screen.
pub(crate) fn visible(c: char) -> char {
    match c {
        '\t' => ' ',
        '\0'..='\u{1F}' => {
            char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        '\u{7F}' => '\u{2421}',
        '\u{80}'..='\u{9F}'
        | '\u{AD}'
        | '\u{61C}'
        | '\u{180E}'
        | '\u{200B}'..='\u{200F}'
        | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}'
        | '\u{FEFF}'
        | '\u{FFF9}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E007F}' => char::REPLACEMENT_CHARACTER,
        _ => c,
    }
}

/// `text` on one line, cut in the middle to `max` characters.
pub(crate) fn shortened(text: &str, max: usize) -> Cow<'_, str> {
    let length = text.chars().count();
    if length <= max {
        return printable(text);
    }
    let head = max / 2;
    let tail = max - head - 1;
    let start = text.chars().take(head).map(visible);
    let end = text.chars().skip(length - tail).map(visible);
    Cow::Owned(start.chain(['…']).chain(end).collect())
}

/// `count` things, with the plural where there is not one.
pub(crate) fn counted(count: u64, thing: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_direction_marks_are_shown_not_sent() {
        assert_eq!(
            printable("a\u{1b}[31m\tb\n\u{7f}\u{9b}\u{202e}"),
            "a␛[31m b␊␡\u{FFFD}\u{FFFD}"
        );
        assert_eq!(printable("日本 é 😀"), "日本 é 😀");
    }

    #[test]
    fn long_text_is_cut_in_the_middle() {
        assert_eq!(shortened("abcdefghij", 10), "abcdefghij");
        assert_eq!(shortened("abcdefghijk", 5), "ab…jk");
    }

    #[test]
    fn one_thing_has_no_plural() {
        assert_eq!(counted(1, "document"), "1 document");
        assert_eq!(counted(0, "document"), "0 documents");
    }
}
