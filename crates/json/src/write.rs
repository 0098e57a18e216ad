//! Writes JSON text. Strings get the fewest escapes that RFC 8259 allows.

/// Appends a string token.
pub fn push_string(text: &mut String, value: &str) {
    text.push('"');
    let mut rest = value;
    while let Some(at) = rest.find(|c: char| c == '"' || c == '\\' || c < ' ') {
        let (plain, special) = rest.split_at(at);
        text.push_str(plain);
        match special.as_bytes().first() {
            Some(b'"') => text.push_str("\\\""),
            Some(b'\\') => text.push_str("\\\\"),
            Some(b'\n') => text.push_str("\\n"),
            Some(b'\r') => text.push_str("\\r"),
            Some(b'\t') => text.push_str("\\t"),
            Some(0x8) => text.push_str("\\b"),
            Some(0xC) => text.push_str("\\f"),
            Some(&control) => {
                text.push_str("\\u00");
                for digit in [control >> 4, control & 0xF] {
                    text.extend(char::from_digit(u32::from(digit), 16));
                }
            }
            None => {}
        }
        rest = special.get(1..).unwrap_or_default();
    }
    text.push_str(rest);
    text.push('"');
}
