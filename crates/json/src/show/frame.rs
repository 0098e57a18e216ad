//! The code frame: a line of a text with carets under a part of it.
//!
//! Invariant: its size and cost do not grow with the line or the text, and no character of the text moves a terminal's
//! cursor or is hidden.

use std::fmt;
use std::ops::Range;

use unicode_width::UnicodeWidthChar;

use super::terminal::{terminal_char, terminal_line};

/// Characters shown before the marked part, and from its beginning on.
const WINDOW: usize = 60;
/// Bytes that surely hold that many characters, including the rest of one that is cut at the edge.
const WINDOW_BYTES: usize = 4 * (WINDOW + 1);

/// A line of a text with carets under a part of it. [`Display`](fmt::Display) draws it without colours.
///
/// ```
/// use saop_json::show::Frame;
///
/// let frame = Frame::new(b"{\n  \"plan\": \"\"\n}", &(12..14), 2).with_label("/plan");
/// assert_eq!(frame.to_string(), "  |\n2 |   \"plan\": \"\"\n  |           ^^ /plan");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Frame {
    line: usize,
    before: String,
    marked: String,
    after: String,
    label: String,
}

/// The colour codes for a frame and the text around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The error itself: the carets, their label, and the code of the problem.
    pub mark: &'static str,
    /// Line numbers, bars and arrows.
    pub margin: &'static str,
    /// The message.
    pub words: &'static str,
    /// Ends each of them.
    pub end: &'static str,
}

impl Palette {
    /// No codes.
    pub const PLAIN: Self = Self {
        mark: "",
        margin: "",
        words: "",
        end: "",
    };
    /// For an error on a terminal: red.
    pub const ERROR: Self = Self {
        mark: "\u{1b}[1m\u{1b}[91m",
        margin: "\u{1b}[1m\u{1b}[94m",
        words: "\u{1b}[1m",
        end: "\u{1b}[0m",
    };
    /// For a warning on a terminal: yellow.
    pub const WARNING: Self = Self {
        mark: "\u{1b}[1m\u{1b}[33m",
        ..Self::ERROR
    };
}

impl Frame {
    /// Shows the line in which `span` of `text` begins; `line` is its number.
    #[must_use]
    pub fn new(text: &[u8], span: &Range<usize>, line: usize) -> Self {
        let (left, right) = text.split_at(span.start.min(text.len()));

        let from = left.len().saturating_sub(WINDOW_BYTES);
        let near = left.get(from..).unwrap_or_default();
        let line_start = near.iter().rposition(|&byte| byte == b'\n');
        let before = shown(near.get(line_start.map_or(0, |end| end + 1)..));
        let hidden = before.len().saturating_sub(WINDOW);
        let cut_before = hidden > 0 || (line_start.is_none() && from > 0);

        let near = right.get(..WINDOW_BYTES).unwrap_or(right);
        let line_end = near.iter().position(|&byte| byte == b'\n');
        let rest = near.get(..line_end.unwrap_or(near.len()));
        let rest = rest.unwrap_or_default();
        let rest = match rest.strip_suffix(b"\r") {
            Some(rest) if line_end.is_some() => rest,
            _ => rest,
        };
        let (marked, after) = rest.split_at(span.len().min(rest.len()));
        let (marked, after) = (shown(Some(marked)), shown(Some(after)));
        let cut_after =
            marked.len() + after.len() > WINDOW || (line_end.is_none() && near.len() < right.len());
        let marked_shown = marked.len().min(WINDOW);

        let cut = |is_cut: bool| is_cut.then_some('…');
        let after = after.into_iter().take(WINDOW - marked_shown);
        Self {
            line,
            before: cut(cut_before)
                .into_iter()
                .chain(before.into_iter().skip(hidden))
                .collect(),
            marked: marked.into_iter().take(marked_shown).collect(),
            after: after.chain(cut(cut_after)).collect(),
            label: String::new(),
        }
    }

    /// Adds a text after the carets, with everything escaped that a terminal would not show as it is.
    #[must_use]
    pub fn with_label(mut self, label: &str) -> Self {
        self.label = terminal_line(label).into_owned();
        self
    }

    /// Cuts the line to what fits a terminal of so many columns, around the beginning of the marked part. The text after the carets may be
    /// longer.
    #[must_use]
    pub fn with_width(mut self, columns: usize) -> Self {
        /// Columns for the line in the narrowest terminal.
        const LEAST: usize = 8;
        // Of the rest, the number, the bar, and a space beside each.
        let margin = self.line.to_string().len() + 3;
        let room = columns.saturating_sub(margin).max(LEAST);
        // At the end of a line, the caret stands behind it.
        let right = (width(&self.marked) + width(&self.after)).max(1);
        if width(&self.before) + right <= room {
            return self;
        }
        let for_before = (room / 2).max(room.saturating_sub(right));
        if width(&self.before) > for_before {
            self.before = last(&self.before, for_before - 1);
            self.before.insert(0, '…');
        }
        let rest = room - width(&self.before);
        if right > rest {
            self.marked = first(&self.marked, rest - 1);
            self.after = first(&self.after, rest - 1 - width(&self.marked));
            self.after.push('…');
        }
        self
    }

    /// Draws the frame in three lines, without a newline at the end.
    #[must_use]
    pub fn draw(&self, palette: &Palette) -> String {
        let Self {
            line,
            before,
            marked,
            after,
            label,
        } = self;
        let Palette {
            mark, margin, end, ..
        } = palette;
        let number = line.to_string();
        let gutter = " ".repeat(number.len() + 1);
        let bar = format!("{margin}|{end}");
        let code = if [before, marked, after].iter().all(|part| part.is_empty()) {
            String::new()
        } else {
            format!(" {before}{marked}{after}")
        };
        let indent = " ".repeat(1 + width(before));
        let carets = "^".repeat(width(marked).max(1));
        let label = if label.is_empty() {
            String::new()
        } else {
            format!(" {mark}{label}{end}")
        };
        format!(
            "{gutter}{bar}\n{margin}{number}{end} {bar}{code}\n{gutter}{bar}{indent}{mark}{carets}{end}{label}"
        )
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.draw(&Palette::PLAIN))
    }
}

fn shown(bytes: Option<&[u8]>) -> Vec<char> {
    let text = String::from_utf8_lossy(bytes.unwrap_or_default());
    text.chars().map(terminal_char).collect()
}

/// The width in terminal columns.
fn width(text: &str) -> usize {
    text.chars().map(width_of).sum()
}

fn width_of(c: char) -> usize {
    c.width().unwrap_or(1)
}

/// Returns as many of the first characters as have room in so many columns.
fn first(text: &str, columns: usize) -> String {
    fitting(text.chars(), columns).collect()
}

/// Same as [`first`], of the last ones.
fn last(text: &str, columns: usize) -> String {
    let mut reversed: Vec<char> = fitting(text.chars().rev(), columns).collect();
    reversed.reverse();
    reversed.into_iter().collect()
}

fn fitting(characters: impl Iterator<Item = char>, columns: usize) -> impl Iterator<Item = char> {
    let mut used = 0;
    characters.take_while(move |c| {
        used += width_of(*c);
        used <= columns
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(text: &str, value: &str) -> Frame {
        let start = text.find(value).unwrap();
        Frame::new(text.as_bytes(), &(start..start + value.len()), 1)
    }

    /// The line, and what the carets stand under.
    fn seen(text: &str, value: &str) -> (String, String) {
        let Frame {
            before,
            marked,
            after,
            ..
        } = frame(text, value);
        (format!("{before}{marked}{after}"), marked)
    }

    fn pair(line: &str, under: &str) -> (String, String) {
        (line.to_owned(), under.to_owned())
    }

    #[test]
    fn a_short_line_is_shown_whole() {
        assert_eq!(
            seen("{\n  \"plan\": \"é\",\r\n}", "\"é\""),
            pair("  \"plan\": \"é\",", "\"é\"")
        );
    }

    #[test]
    fn a_value_of_many_lines_is_marked_on_its_first() {
        assert_eq!(seen("[\n {\n }\n]", "{\n }"), pair(" {", "{"));
    }

    #[test]
    fn a_huge_line_is_cut_on_both_sides() {
        let text = format!("{}HERE{}", "é".repeat(500_000), "日".repeat(500_000));
        let line = format!("…{}HERE{}…", "é".repeat(60), "日".repeat(56));
        assert_eq!(seen(&text, "HERE"), pair(&line, "HERE"));
        let line = format!("{}…", "😀".repeat(60));
        assert_eq!(seen(&"😀".repeat(1000), "😀"), pair(&line, "😀"));
    }

    #[test]
    fn a_huge_value_is_marked_as_far_as_it_is_shown() {
        let text = format!("{{\"a\": {:?}}}", "x".repeat(1000));
        let under = format!("\"{}", "x".repeat(59));
        assert_eq!(
            seen(&text, &text[6..1008]),
            pair(&format!("{{\"a\": {under}…"), &under)
        );
    }

    #[test]
    fn what_a_terminal_acts_on_is_replaced() {
        assert_eq!(
            seen("\t\"\u{1b}[31m\u{202e}\"", "\"\u{1b}[31m\u{202e}\""),
            pair(" \"␛[31m\u{FFFD}\"", "\"␛[31m\u{FFFD}\"")
        );
    }

    #[test]
    fn the_end_of_the_text_and_bytes_that_are_no_text_have_a_frame() {
        let drawn = |text: &[u8], span| Frame::new(text, &span, 1).to_string();
        assert_eq!(drawn(b"{", 1..1), "  |\n1 | {\n  |  ^");
        assert_eq!(drawn(b"", 0..0), "  |\n1 |\n  | ^");
        assert_eq!(drawn(b"a\n", 9..12), "  |\n1 |\n  | ^");
        assert_eq!(drawn(b"\"\xff\"", 1..2), "  |\n1 | \"\u{FFFD}\"\n  |  ^");
    }

    #[test]
    fn carets_stand_under_wide_and_combining_characters() {
        let drawn = |text, value| frame(text, value).to_string();
        assert_eq!(drawn("日本 x", "x"), "  |\n1 | 日本 x\n  |      ^");
        assert_eq!(drawn("[日本]", "日本"), "  |\n1 | [日本]\n  |  ^^^^");
        assert_eq!(drawn("e\u{301}x", "x"), "  |\n1 | e\u{301}x\n  |  ^");
    }

    #[test]
    fn a_frame_fits_a_terminal() {
        let text = format!("{}\"日本\"{}", "é".repeat(100), "x".repeat(100));
        let lines = |value, columns| {
            let drawn = frame(&text, value).with_width(columns).to_string();
            let lines: Vec<String> = drawn.lines().map(str::to_owned).collect();
            assert!(lines.iter().all(|line| width(line) <= columns), "{drawn}");
            lines
        };
        let seen = lines("\"日本\"", 24);
        assert_eq!(seen[1], "1 | …ééééééééé\"日本\"xxx…");
        assert_eq!(seen[2], format!("  |{}^^^^^^", " ".repeat(11)));
        // The marked part itself is cut where there is no room.
        let seen = lines("\"日本\"", 12);
        assert_eq!(seen[1], "1 | …ééé\"日…");
        assert_eq!(seen[2], "  |     ^^^");
        let seen = lines("xx", 24);
        assert_eq!(seen[1], "1 | …ééé\"日本\"xxxxxxxxx…");
        // Where nothing follows, there is more room before.
        let end = Frame::new(text.as_bytes(), &(text.len()..text.len()), 1);
        let end = end.with_width(24).to_string();
        let caret = format!("\n1 | …{}\n  |{}^", "x".repeat(18), " ".repeat(20));
        assert!(end.ends_with(&caret), "{end}");
        for columns in 0..200 {
            let _ = frame(&text, "日").with_width(columns).to_string();
        }
        let whole = frame("{}", "{").with_width(80);
        assert_eq!(whole, frame("{}", "{"));
    }

    #[test]
    fn the_margin_is_as_wide_as_the_number_and_colours_end_where_they_began() {
        let frame = Frame::new(b"ab", &(1..2), 100).with_label("/x");
        assert_eq!(frame.to_string(), "    |\n100 | ab\n    |  ^ /x");
        assert_eq!(
            frame.draw(&Palette::ERROR),
            "    \u{1b}[1m\u{1b}[94m|\u{1b}[0m\n\
             \u{1b}[1m\u{1b}[94m100\u{1b}[0m \u{1b}[1m\u{1b}[94m|\u{1b}[0m ab\n    \
             \u{1b}[1m\u{1b}[94m|\u{1b}[0m  \u{1b}[1m\u{1b}[91m^\u{1b}[0m \u{1b}[1m\u{1b}[91m/x\u{1b}[0m"
        );
    }
}
