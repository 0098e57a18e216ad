//! How the values of secrets look, and what is in their place: variables, expressions, words. SPEC G6.
//!
//! Invariant: the answer depends on the value and what is right behind it, and costs the length of the value.

use super::view::View;

/// A shorter value that is not in quotes is a word.
pub(super) const SHORTEST: usize = 6;

/// Whether it stands for a value: `$TOKEN`, `${TOKEN}`, `<token>`, `{token}`, `%s`.
pub(super) fn is_placeholder(value: &[u8]) -> bool {
    match value {
        [b'$', name @ ..] => is_variable(name),
        [b'%', next, ..] => matches!(next, b's' | b'd' | b'v' | b'(' | b'{'),
        [] => true,
        [b'<' | b'{' | b'(' | b'[', ..] => {
            !is_random(value) || value.ends_with(b">") || value.ends_with(b"}")
        }
        [b'*', ..] => value.iter().all(|byte| *byte == b'*'),
        _ => value.windows(2).any(|two| two == b"${" || two == b"{{"),
    }
}

/// Whether the name of a variable, or an expression, is behind a `$`.
fn is_variable(text: &[u8]) -> bool {
    let length = text
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_')
        .count();
    let (name, rest) = text.split_at(length);
    let has = |is: fn(&u8) -> bool| name.iter().any(is);
    let is_mixed =
        has(u8::is_ascii_digit) && has(u8::is_ascii_uppercase) && has(u8::is_ascii_lowercase);
    let is_name = name.first().is_none_or(|byte| !byte.is_ascii_digit()) && !is_mixed;
    is_name
        && !matches!(
            rest.first(),
            Some(b'!' | b'#' | b'%' | b'^' | b'&' | b'*' | b'@')
        )
}

/// Whether it has the form of an expression: a name, a path of names, a call.
pub(super) fn is_code(view: &View<'_>, value: &[u8], end: usize) -> bool {
    let is_name = |part: &[u8]| {
        part.first().is_none_or(|byte| !byte.is_ascii_digit())
            && part.iter().all(|byte| {
                byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'?' | b'!')
            })
    };
    let has_digit = value.iter().any(u8::is_ascii_digit);
    let is_path = value.split(|byte| *byte == b'.').all(is_name);
    let is_called = value.contains(&b'(')
        || value.contains(&b'[')
        || matches!(view.get(end), Some(b'(' | b'['));
    let is_part = value.contains(&b'.') || is_called || !has_digit;
    is_placeholder(value)
        || value.starts_with(b"&")
        || value.starts_with(b"!")
        || is_path && is_part
        || is_called
}

pub(super) fn is_number(value: &[u8]) -> bool {
    let digits = value.strip_prefix(b"-").unwrap_or(value);
    digits.first().is_some_and(u8::is_ascii_digit)
        && digits
            .iter()
            .all(|byte| byte.is_ascii_digit() || b".eE+-".contains(byte))
}

/// Whether a value has letters and digits, or is a number, and is no word.
pub(super) fn is_random(value: &[u8]) -> bool {
    let has_digit = value.iter().any(u8::is_ascii_digit);
    let has_letter = value.iter().any(u8::is_ascii_alphabetic);
    has_digit && has_letter && value.len() >= SHORTEST
        || has_digit && value.len() >= 4 && value.iter().all(u8::is_ascii_digit)
}

/// Whether a value without quotes is a secret, where the text may be code or prose.
pub(super) fn is_likely(view: &View<'_>, value: &[u8], end: usize) -> bool {
    is_random(value) && !is_code(view, value, end)
}
