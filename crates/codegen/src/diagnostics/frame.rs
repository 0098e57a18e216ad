//! The code frame of a diagnostic.
//!
//! Invariant: its size does not grow with the schema, and no character of a schema moves a terminal's cursor or hides.

use saop_json::show::is_invisible;

/// Characters shown on either side of the place.
const WINDOW: usize = 60;

/// The line around the beginning of a character, which has the given number, with a mark under the place.
pub(super) fn frame(text: &str, offset: usize, number: usize) -> String {
    let (before, after) = text.split_at_checked(offset).unwrap_or((text, ""));
    let before = before.rsplit('\n').next().unwrap_or_default();
    let after = after
        .split('\n')
        .next()
        .unwrap_or_default()
        .trim_end_matches('\r');
    let left: Vec<char> = before.chars().rev().take(WINDOW + 1).collect();
    let right: Vec<char> = after.chars().take(WINDOW + 1).collect();

    let cut = left.len() > WINDOW;
    let mut line = String::new();
    if cut {
        line.push('…');
    }
    line.extend(left.iter().take(WINDOW).rev().map(|&c| visible(c)));
    let column = left.len().min(WINDOW) + usize::from(cut);
    line.extend(right.iter().take(WINDOW).map(|&c| visible(c)));
    if right.len() > WINDOW {
        line.push('…');
    }
    let number = number.to_string();
    let gutter = " ".repeat(number.len());
    format!(
        "{gutter} |\n{number} | {line}\n{gutter} | {}^",
        " ".repeat(column)
    )
}

/// One column for each character, as far as a program can tell.
fn visible(character: char) -> char {
    match character {
        '\t' => ' ',
        hidden if hidden.is_control() || is_invisible(hidden) => '\u{fffd}',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::frame;

    #[test]
    fn the_mark_stands_under_the_place() {
        let text = "{\n\t\"é\": \"minLenght\"\r\n}";
        let offset = text.find("\"min").unwrap();
        assert_eq!(
            frame(text, offset, 2),
            "  |\n2 |  \"é\": \"minLenght\"\n  |       ^"
        );
        assert_eq!(frame("", 9, 1), "  |\n1 | \n  | ^");
        assert_eq!(frame("é", 0, 10), "   |\n10 | é\n   | ^");
    }

    #[test]
    fn long_lines_are_cut_and_what_moves_a_cursor_is_replaced() {
        let text = format!("{}\u{1b}[2J\u{202e}{}", "a".repeat(500), "b".repeat(500));
        let lines = frame(&text, 502, 1);
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(
            lines[1],
            format!(
                "1 | …{}\u{fffd}[2J\u{fffd}{}…",
                "a".repeat(58),
                "b".repeat(57)
            )
        );
        assert_eq!(lines[2].chars().count(), 4 + 1 + 60 + 1);
    }
}
