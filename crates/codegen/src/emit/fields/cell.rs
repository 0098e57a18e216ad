//! Text in the cells of a Markdown table.
//!
//! Invariant: schema text cannot break out of its cell.

use saop_json::show;

/// Formats a text as code in a table cell, including any backticks and bars.
pub(super) fn code(text: &str) -> String {
    let text = one_line(text).replace('|', "\\|");
    let longest = text
        .split(|character| character != '`')
        .map(str::len)
        .max()
        .unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    if text.is_empty() {
        "the empty string".to_owned()
    } else if longest > 0 {
        format!("{fence} {text} {fence}")
    } else {
        format!("{fence}{text}{fence}")
    }
}

/// Formats a text as prose in a table cell.
pub(super) fn plain(text: &str) -> String {
    one_line(text).replace('|', "\\|")
}

/// Separates words by one space, and escapes everything that hides or reorders text.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    show::one_line(&words.join(" "), usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::{code, plain};

    #[test]
    fn cells_cannot_break_the_table() {
        assert_eq!(code("a|b"), r"`a\|b`");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(code(""), "the empty string");
        assert_eq!(plain("one\n two | three\t"), r"one two \| three");
    }

    #[test]
    fn nothing_in_a_cell_hides_or_reorders_text() {
        assert_eq!(code("a\u{202e}b\u{7}"), r"`a\u{202e}b\u{7}`");
        assert_eq!(plain("a \u{2066} b"), r"a \u{2066} b");
    }
}
