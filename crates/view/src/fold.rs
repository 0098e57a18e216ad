//! Long text: its beginning, and the rest in a fold that opens without scripts. Nothing is left out.
//!
//! Invariant: elements `p`, `pre` and, for names, `bdi` have texts of a run and no words of the page, but for those of an element `.x`:
//! the script searches there. A fold behind a `p` or `pre` goes on with its text. What is JSON has the class `j`, and is searched decoded.

use maud::{Markup, html};

use crate::ansi::{Style, coloured};
use crate::words::{counted, size};

/// Lines of a text that are shown before the fold.
const LINES: usize = 12;
/// Bytes of a text that are shown before the fold.
const BYTES: usize = 1200;
/// What is left for the fold has at least this many bytes; less is shown.
const WORTH: usize = 240;

/// Returns code, output or data of a run, folded if it is long. A parser drops the line end that a `pre` begins with, so there is one more.
pub(crate) fn folded(text: &str) -> Markup {
    with_rest(
        text,
        |piece, style| html! { pre { "\n" (coloured(piece, style)) } },
    )
}

/// Returns JSON of a run, folded if it is long.
pub(crate) fn json(text: &str) -> Markup {
    with_rest(
        text,
        |piece, style| html! { pre.j { "\n" (coloured(piece, style)) } },
    )
}

/// Returns words of a run, folded if they are many.
pub(crate) fn prose(text: &str) -> Markup {
    with_rest(
        text,
        |piece, style| html! { p { (coloured(piece, style)) } },
    )
}

fn with_rest(text: &str, block: impl Fn(&str, &mut Style) -> Markup) -> Markup {
    let mut style = Style::default();
    let (shown, rest) = split(text);
    html! {
        (block(shown, &mut style))
        @if !rest.is_empty() {
            details {
                summary { (label(rest)) }
                (block(rest, &mut style))
            }
        }
    }
}

/// Returns a text of a run that is all in the fold, under a title.
pub(crate) fn closed(title: &str, text: &str, bytes: usize, is_json: bool) -> Markup {
    html! {
        details {
            summary { (title) " (" (size(bytes as u64)) ")" }
            pre class=[is_json.then_some("j")] { "\n" (coloured(text, &mut Style::default())) }
        }
    }
}

fn label(rest: &str) -> String {
    let lines = rest.lines().count() as u64;
    format!(
        "{}, {}",
        counted(lines, "more line"),
        size(rest.len() as u64)
    )
}

/// Returns the beginning of a text and what comes after it, which is empty or long enough for a fold. A line end between them is the
/// last character of the beginning, where it begins no line.
fn split(text: &str) -> (&str, &str) {
    let line_ends = memchr::memchr_iter(b'\n', text.as_bytes());
    let by_lines = line_ends
        .take(LINES)
        .last()
        .filter(|_| text.lines().nth(LINES).is_some());
    let limit = by_lines.unwrap_or(text.len());
    let cut = if limit > BYTES {
        let near = (0..=BYTES)
            .rev()
            .find(|at| text.is_char_boundary(*at))
            .unwrap_or(0);
        text.get(..near)
            .and_then(|head| head.rfind('\n'))
            .filter(|at| *at > BYTES / 2)
            .unwrap_or(near)
    } else {
        limit
    };
    let cut = before_sequence(text, cut);
    if text.len() - cut < WORTH {
        return (text, "");
    }
    let has_line_end = text.as_bytes().get(cut) == Some(&b'\n');
    text.split_at_checked(cut + usize::from(has_line_end))
        .unwrap_or((text, ""))
}

/// Returns the place, or where the sequence begins that it would cut.
fn before_sequence(text: &str, cut: usize) -> usize {
    /// Longer sequences are none that sets a colour.
    const LONGEST: usize = 64;
    let begin = (cut.saturating_sub(LONGEST)..cut)
        .rev()
        .find(|at| text.as_bytes().get(*at) == Some(&0x1B));
    let is_open = |begin: &usize| {
        let codes = text.as_bytes().get(begin + 1..cut).unwrap_or_default();
        let codes = codes.strip_prefix(b"[").unwrap_or(codes);
        codes.iter().all(|byte| matches!(byte, b'0'..=b';'))
    };
    begin.filter(is_open).unwrap_or(cut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sequence_is_cut() {
        let before = "x".repeat(BYTES - 3);
        let text = format!("{before}\u{1b}[38;5;196m{}", "y".repeat(2 * WORTH));
        assert_eq!(split(&text).0, before);
        let page = folded(&text).into_string();
        assert!(page.contains("<span class=\"f9\">yy"), "{page}");
    }

    #[test]
    fn short_text_is_whole() {
        for text in [
            "",
            "a",
            "a\nb\n",
            &"x\n".repeat(LINES + 1),
            &"x".repeat(BYTES + WORTH - 1),
        ] {
            assert_eq!(split(text), (text, ""));
        }
    }

    // SPEC L3
    #[test]
    fn long_text_is_cut_at_a_line_and_nothing_is_lost() {
        let numbers: Vec<_> = (0..500).map(|n| n.to_string()).collect();
        let numbers = numbers.join("\n") + "\n";
        let (head, tail) = split(&numbers);
        assert_eq!(head.lines().count(), LINES);
        assert_eq!(format!("{head}{tail}"), numbers);
        let word = "é".repeat(100_000);
        let (head, tail) = split(&word);
        assert!(head.len() <= BYTES && format!("{head}{tail}") == word);
        let page = folded(&numbers).into_string();
        assert!(
            page.contains("<summary>488 more lines, 1.9 KB</summary>"),
            "{page}"
        );
    }
}
