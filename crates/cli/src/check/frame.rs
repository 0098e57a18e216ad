//! The part of a source line that a frame shows: the value at fault and a little to either side. The
//! cost does not grow with the line or with the document.

use std::ops::Range;

use crate::text::visible;

/// Characters shown before a value, and from its beginning on.
const WINDOW: usize = 60;
/// Bytes that surely hold that many, with what is left of a character cut at the edge.
const WINDOW_BYTES: usize = 4 * (WINDOW + 1);

/// One line fit to be shown.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) text: String,
    /// Bytes of `text` under which the caret stands.
    pub(crate) caret: Range<usize>,
}

/// What is seen of the line where `span` of `text` begins.
pub(crate) fn view(text: &[u8], span: &Range<usize>) -> View {
    let start = span.start.min(text.len());
    let (left, right) = text.split_at(start);

    let from = left.len().saturating_sub(WINDOW_BYTES);
    let near = left.get(from..).unwrap_or_default();
    let line_start = memchr::memrchr(b'\n', near).map(|newline| newline + 1);
    let before = shown(near.get(line_start.unwrap_or(0)..).unwrap_or_default());
    let hidden = before.len().saturating_sub(WINDOW);
    let cut_before = hidden > 0 || (line_start.is_none() && from > 0);

    let near = right
        .get(..right.len().min(WINDOW_BYTES))
        .unwrap_or_default();
    let line_end = memchr::memchr(b'\n', near);
    let line = near
        .get(..line_end.unwrap_or(near.len()))
        .unwrap_or_default();
    let line = if line_end.is_some() {
        line.strip_suffix(b"\r").unwrap_or(line)
    } else {
        line
    };
    let (value, rest) = line.split_at(span.len().min(line.len()));
    let (value, rest) = (shown(value), shown(rest));
    let cut_after =
        value.len() + rest.len() > WINDOW || (line_end.is_none() && near.len() < right.len());
    let value_shown = value.len().min(WINDOW);

    let mut view = String::new();
    if cut_before {
        view.push('…');
    }
    view.extend(before.iter().skip(hidden));
    let caret_start = view.len();
    view.extend(value.iter().take(value_shown));
    let caret = caret_start..view.len();
    view.extend(rest.iter().take(WINDOW - value_shown));
    if cut_after {
        view.push('…');
    }
    View { text: view, caret }
}

fn shown(bytes: &[u8]) -> Vec<char> {
    String::from_utf8_lossy(bytes)
        .chars()
        .map(visible)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line, and what the caret stands under.
    fn seen(text: &str, value: &str) -> (String, String) {
        let start = text.find(value).unwrap();
        let view = view(text.as_bytes(), &(start..start + value.len()));
        let under = view.text[view.caret].to_owned();
        (view.text, under)
    }

    #[test]
    fn a_short_line_is_shown_whole() {
        let (line, under) = seen("{\n  \"plan\": \"é\",\r\n}", "\"é\"");
        assert_eq!(
            (line.as_str(), under.as_str()),
            ("  \"plan\": \"é\",", "\"é\"")
        );
    }

    #[test]
    fn a_value_of_many_lines_is_marked_on_its_first() {
        assert_eq!(
            seen("[\n {\n }\n]", "{\n }"),
            (" {".to_owned(), "{".to_owned())
        );
    }

    #[test]
    fn a_huge_line_is_cut_on_both_sides() {
        let text = format!("{}HERE{}", "é".repeat(500_000), "日".repeat(500_000));
        let (line, under) = seen(&text, "HERE");
        assert_eq!(under, "HERE");
        assert_eq!(line, format!("…{}HERE{}…", "é".repeat(60), "日".repeat(56)));
        let (line, under) = seen(&"😀".repeat(1000), "😀");
        assert_eq!(
            (line, under),
            (format!("{}…", "😀".repeat(60)), "😀".to_owned())
        );
    }

    #[test]
    fn a_huge_value_is_marked_as_far_as_it_is_shown() {
        let text = format!("{{\"a\": {:?}}}", "x".repeat(1000));
        let (line, under) = seen(&text, &text[6..1008]);
        assert_eq!(line, format!("{{\"a\": \"{}…", "x".repeat(59)));
        assert_eq!(under.len(), 60);
    }

    #[test]
    fn what_a_terminal_acts_on_is_replaced() {
        let (line, under) = seen("\t\"\u{1b}[31m\u{202e}\"", "\"\u{1b}[31m\u{202e}\"");
        assert_eq!(
            (line.as_str(), under.as_str()),
            (" \"␛[31m\u{FFFD}\"", "\"␛[31m\u{FFFD}\"")
        );
    }

    #[test]
    fn the_end_of_the_text_and_bytes_that_are_no_text_have_a_view() {
        assert_eq!(
            view(b"{", &(1..1)),
            View {
                text: "{".to_owned(),
                caret: 1..1
            }
        );
        assert_eq!(
            view(b"", &(0..0)),
            View {
                text: String::new(),
                caret: 0..0
            }
        );
        assert_eq!(
            view(b"a\n", &(9..12)),
            View {
                text: String::new(),
                caret: 0..0
            }
        );
        assert_eq!(
            view(b"\"\xff\"", &(1..2)),
            View {
                text: "\"\u{FFFD}\"".to_owned(),
                caret: 1..4
            }
        );
    }
}
