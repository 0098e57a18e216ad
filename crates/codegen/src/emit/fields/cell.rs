//! Text in the cells of a Markdown table.
//!
//! Invariant: whatever a schema says stays in its cell.

/// A text as code in a table's cell, whatever backticks and bars it holds.
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

/// A text as prose in a table's cell.
pub(super) fn plain(text: &str) -> String {
    one_line(text).replace('|', "\\|")
}

fn one_line(text: &str) -> String {
    let clean: String = text
        .chars()
        .map(|character| {
            if character.is_control() {
                ' '
            } else {
                character
            }
        })
        .collect();
    clean
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
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
}
