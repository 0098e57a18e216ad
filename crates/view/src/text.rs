//! A text of a run as part of the page.
//!
//! Invariant: every text of a run goes through [`Text`], which escapes it for the content of an element, and writes what would hide or
//! reorder the text around it as a visible mark. No text of a run is in an attribute, and nothing else in the crate escapes.

use std::fmt::Write as _;

use maud::{Markup, Render, html};
use saop_json::show::{is_invisible, terminal_char};

/// Characters of a name that are shown.
const NAME: usize = 120;

/// A text of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl Render for Text<'_> {
    fn render_to(&self, buffer: &mut String) {
        let plain = |byte: u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t');
        if self.0.bytes().all(plain) {
            return push_escaped(self.0, buffer);
        }
        // Where the text begins that is not written yet.
        let mut from = 0;
        let mut before = None;
        let mut chars = self.0.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            if !is_marked(before, c) {
                before = Some(c);
                continue;
            }
            before = None;
            push_escaped(self.0.get(from..at).unwrap_or_default(), buffer);
            from = at + c.len_utf8();
            if c == '\r' && chars.peek().is_some_and(|(_, next)| *next == '\n') {
                continue;
            }
            let mut marks = String::new();
            push_mark(&mut marks, c);
            // Marks that follow each other are one element, and a million of the same are a number.
            let mut same = (c, 1_usize);
            while let Some((at, next)) = chars.next_if(|(_, next)| is_marked(None, *next)) {
                from = at + next.len_utf8();
                if next == same.0 {
                    same.1 += 1;
                    continue;
                }
                push_count(&mut marks, same.1);
                push_mark(&mut marks, next);
                same = (next, 1);
            }
            push_count(&mut marks, same.1);
            html!(i { (marks) }).render_to(buffer);
        }
        push_escaped(self.0.get(from..).unwrap_or_default(), buffer);
    }
}

/// Writes a text as the content of an element. It is in no attribute, so quotes stay as they are: arguments are full of them.
fn push_escaped(text: &str, buffer: &mut String) {
    let mut from = 0;
    for at in memchr::memchr3_iter(b'&', b'<', b'>', text.as_bytes()) {
        buffer.push_str(text.get(from..at).unwrap_or_default());
        buffer.push_str(match text.as_bytes().get(at) {
            Some(b'&') => "&amp;",
            Some(b'<') => "&lt;",
            _ => "&gt;",
        });
        from = at + 1;
    }
    buffer.push_str(text.get(from..).unwrap_or_default());
}

/// Returns whether a character is written as a mark, behind one that was not. A joiner and the selector of emoji have a use behind
/// what they change, and each only once.
fn is_marked(before: Option<char>, c: char) -> bool {
    const JOINER: char = '\u{200D}';
    const SELECTOR: char = '\u{FE0F}';
    let follows = |other: char| {
        before.is_some_and(|before| !before.is_ascii() && before != JOINER && before != other)
    };
    match c {
        '\n' | '\t' => false,
        JOINER => !follows(JOINER),
        SELECTOR => !follows(SELECTOR),
        _ => c.is_control() || is_invisible(c),
    }
}

fn push_mark(marks: &mut String, c: char) {
    if c.is_ascii() {
        marks.push(terminal_char(c));
    } else {
        // Writing to a `String` cannot fail.
        let _ = write!(
            marks,
            "{}U+{:04X}",
            if marks.is_empty() { "" } else { " " },
            u32::from(c)
        );
    }
}

fn push_count(marks: &mut String, count: usize) {
    if count > 1 {
        let _ = write!(marks, "×{count}");
    }
}

/// Returns a name of a run on one line: isolated, so that its direction is its own, and cut if it is long.
pub(crate) fn name(text: &str) -> Markup {
    let (shown, rest) = cut(text, NAME);
    html!(bdi { (Text(shown)) @if rest { "…" } })
}

/// Whether [`name`] cuts a name.
pub(crate) fn is_long(text: &str) -> bool {
    cut(text, NAME).1
}

/// Returns the first `most` characters, and whether there are more.
pub(crate) fn cut(text: &str, most: usize) -> (&str, bool) {
    let end = text
        .char_indices()
        .nth(most)
        .map_or(text.len(), |(at, _)| at);
    (text.get(..end).unwrap_or_default(), end < text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        html!((Text(text))).into_string()
    }

    // SPEC L2
    #[test]
    fn what_hides_or_reorders_is_a_mark_and_markup_is_text() {
        assert_eq!(shown("a <b> & \"c\""), "a &lt;b&gt; &amp; \"c\"");
        assert_eq!(shown("a\u{202e}b\u{1b}[2J"), "a<i>U+202E</i>b<i>␛</i>[2J");
        assert_eq!(
            shown("\u{202e}\u{202e}\0\u{feff}"),
            "<i>U+202E×2␀ U+FEFF</i>"
        );
        assert_eq!(shown("one\r\ntwo\rthree"), "one\ntwo<i>␍</i>three");
    }

    // SPEC L2
    #[test]
    fn no_character_is_left_that_is_not_seen() {
        for c in ('\0'..=char::MAX).filter(|c| c.is_control() || is_invisible(*c)) {
            let text = shown(&format!("a{c}b"));
            let hidden = |c: char| (c.is_control() && !matches!(c, '\n' | '\t')) || is_invisible(c);
            assert!(!text.contains(hidden), "{c:?}: {text:?}");
        }
    }

    #[test]
    fn emoji_are_whole() {
        for emoji in ["👩‍🚀", "⚠️", "👁️‍🗨️"] {
            assert_eq!(shown(emoji), emoji);
        }
        assert_eq!(shown("a\u{fe0f}b"), "a<i>U+FE0F</i>b");
        assert_eq!(shown("👩\u{fe0f}\u{fe0f}"), "👩\u{fe0f}<i>U+FE0F</i>");
    }

    #[test]
    fn a_long_name_is_cut() {
        assert_eq!(name("a\nb").into_string(), "<bdi>a\nb</bdi>");
        let long = name(&"é".repeat(NAME + 1)).into_string();
        assert_eq!(long, format!("<bdi>{}…</bdi>", "é".repeat(NAME)));
    }
}
