//! The arguments of a call: JSON with every string and number as it is spelled, laid out for reading.
//!
//! Invariant: without the white space between tokens and after `\n` in strings, the result is the input. It is at most a few times
//! as long.

/// Levels that are indented; deeper ones are not indented further, so that nesting costs no more than its brackets.
const LEVELS: usize = 8;
/// Bytes of an array or object that is kept on one line.
const LINE: usize = 72;
const INDENT: &str = "  ";

/// Returns valid JSON text with a line for each member and item. Strings go on in a new line after each `\n`.
pub(crate) fn pretty(json: &str) -> String {
    let mut out = String::with_capacity(json.len() + json.len() / 4);
    let mut level = 0_usize;
    let mut rest = json.trim_ascii();
    while let Some(c) = rest.chars().next() {
        let token = match c {
            '"' => string_end(rest),
            '{' | '[' => match one_line(rest) {
                Some((line, length)) => {
                    out.push_str(&line);
                    rest = rest.get(length..).unwrap_or_default();
                    continue;
                }
                None => 1,
            },
            _ => c.len_utf8(),
        };
        let (text, after) = rest.split_at_checked(token).unwrap_or((rest, ""));
        rest = after;
        match c {
            '"' => push_string(&mut out, text, level),
            '{' | '[' => {
                level += 1;
                out.push_str(text);
                new_line(&mut out, level);
            }
            '}' | ']' => {
                level = level.saturating_sub(1);
                new_line(&mut out, level);
                out.push_str(text);
            }
            ',' => {
                out.push_str(text);
                new_line(&mut out, level);
            }
            ':' => out.push_str(": "),
            ' ' | '\t' | '\n' | '\r' => {}
            _ => out.push_str(text),
        }
    }
    out
}

fn new_line(out: &mut String, level: usize) {
    out.push('\n');
    for _ in 0..level.min(LEVELS) {
        out.push_str(INDENT);
    }
}

/// Returns the length of the string that a text begins with.
fn string_end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 1;
    while let Some(found) = bytes
        .get(at..)
        .and_then(|rest| memchr::memchr2(b'"', b'\\', rest))
    {
        at += found;
        if bytes.get(at) == Some(&b'"') {
            return at + 1;
        }
        at += 2;
    }
    text.len()
}

fn push_string(out: &mut String, text: &str, level: usize) {
    let mut from = 0;
    let mut backslashes = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte == b'n' && backslashes % 2 == 1 && at + 2 < text.len() {
            out.push_str(text.get(from..=at).unwrap_or_default());
            new_line(out, level);
            from = at + 1;
        }
        backslashes = if byte == b'\\' { backslashes + 1 } else { 0 };
    }
    out.push_str(text.get(from..).unwrap_or_default());
}

/// Returns an array or object on one line, and how many bytes of the text it takes, if it is short and no string in it has
/// several lines.
fn one_line(text: &str) -> Option<(String, usize)> {
    let mut line = String::new();
    let mut open = 0_usize;
    let mut at = 0;
    loop {
        let rest = text.get(at..)?;
        let c = rest.chars().next()?;
        let length = if c == '"' {
            string_end(rest)
        } else {
            c.len_utf8()
        };
        let token = rest.get(..length)?;
        at += length;
        match c {
            ' ' | '\t' | '\n' | '\r' => {}
            ',' => line.push_str(", "),
            ':' => line.push_str(": "),
            _ => line.push_str(token),
        }
        if line.len() > LINE || at > 2 * LINE || (c == '"' && token.contains("\\n")) {
            return None;
        }
        match c {
            '{' | '[' => open += 1,
            '}' | ']' => open = open.saturating_sub(1),
            _ => {}
        }
        if open == 0 {
            return Some((line, at));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L1
    #[test]
    fn numbers_and_strings_are_as_spelled() {
        let json = r#"{"n":[12345678901234567890123,1.10,1e2],"s":"\u0041\"é","o":{},"path":"src/lib.rs","long":"0123456789012345678901234567890"}"#;
        let shown = pretty(json);
        assert_eq!(
            shown,
            "{\n  \"n\": [12345678901234567890123, 1.10, 1e2],\n  \"s\": \"\\u0041\\\"é\",\n  \"o\": {},\n  \"path\": \"src/lib.rs\",\n  \"long\": \"0123456789012345678901234567890\"\n}"
        );
        assert_eq!(pretty(" { } "), "{}");
    }

    #[test]
    fn strings_of_several_lines_are_read_line_by_line() {
        assert_eq!(
            pretty(r#"{"text":"one\ntwo\\n\n"}"#),
            "{\n  \"text\": \"one\\n\n  two\\\\n\\n\"\n}"
        );
    }

    #[test]
    fn nothing_but_white_space_changes() {
        let deep = format!(
            "{{\"a\":{}{}}}",
            "[[1],".repeat(100),
            "2".to_owned() + &"]".repeat(100)
        );
        let wide = format!(
            "{{\"a\":[{}]}}",
            vec!["{\"k\": [true, null , \"x y\"]}"; 200].join(",")
        );
        for json in [deep.as_str(), &wide] {
            let bare = |text: &str| text.replace([' ', '\n'], "");
            assert_eq!(bare(&pretty(json)), bare(json));
            assert!(pretty(json).len() < 10 * json.len());
        }
    }

    #[test]
    fn what_is_no_json_does_not_panic() {
        for json in ["{", "\"", "\"\\", "]", "é", "{\"a", "}{", "[\"\\"] {
            pretty(json);
        }
    }
}
