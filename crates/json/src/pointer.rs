//! The steps of a JSON Pointer (RFC 6901).

use std::borrow::Cow;

/// Appends a step as an escaped reference token.
pub fn push_pointer_step(pointer: &mut String, step: &str) {
    // Most pointers have one step: it is all that is allocated.
    if pointer.capacity() == 0 {
        *pointer = String::with_capacity(1 + step.len());
    }
    pointer.push('/');
    if !step.bytes().any(|byte| matches!(byte, b'~' | b'/')) {
        pointer.push_str(step);
        return;
    }
    for c in step.chars() {
        match c {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            _ => pointer.push(c),
        }
    }
}

/// Returns a JSON Pointer with one more step.
#[must_use]
pub fn below(pointer: &str, step: &str) -> String {
    let mut pointer = pointer.to_owned();
    push_pointer_step(&mut pointer, step);
    pointer
}

/// Iterates over the reference tokens, none for the whole document. `None` if the text is not a JSON Pointer.
pub(crate) fn tokens(pointer: &str) -> Option<impl Iterator<Item = &str>> {
    let rest = if pointer.is_empty() {
        None
    } else {
        Some(pointer.strip_prefix('/')?)
    };
    Some(rest.into_iter().flat_map(|rest| rest.split('/')))
}

/// Parses a reference token as the index of an item: digits without leading zeros.
#[must_use]
pub fn array_index(token: &str) -> Option<usize> {
    let canonical = token == "0" || !token.starts_with(['0', '+']);
    canonical.then(|| token.parse().ok()).flatten()
}

/// Returns the name or index that a reference token stands for.
#[must_use]
pub fn pointer_step(token: &str) -> Cow<'_, str> {
    if token.contains('~') {
        Cow::Owned(token.replace("~1", "/").replace("~0", "~"))
    } else {
        Cow::Borrowed(token)
    }
}
