//! Which numbers a double holds. SPEC N3
//!
//! Invariant: a number that is held is written by JavaScript as a number that is equal to the one in the text.

use saop_json::decimal::{same_number, shortest};

/// So many characters without an exponent have no more digits than every double keeps.
const FEW: usize = 15;
/// Integers up to here are their own doubles.
const SAFE: i128 = (1 << 53) - 1;

/// Whether a double holds a number.
pub(crate) fn is_held(spelling: &str) -> bool {
    if spelling.len() <= FEW && !spelling.contains(['e', 'E']) {
        return true;
    }
    let value = spelling.parse::<f64>();
    value.is_ok_and(|value| value.is_finite() && same_number(&shortest(value), spelling))
}

/// Whether a double holds an integer.
pub(crate) fn is_integer_held(value: i128) -> bool {
    (-SAFE..=SAFE).contains(&value) || is_held(&value.to_string())
}

/// Whether doubles hold all numbers of a JSON text, which is valid.
pub(crate) fn are_all_held(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'"' => at = after_string(bytes, at),
            b'-' | b'0'..=b'9' => {
                let rest = bytes.get(at..).unwrap_or_default();
                let is_part =
                    |byte: &u8| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E');
                let end = at + rest.iter().take_while(|byte| is_part(byte)).count();
                if !text.get(at - 1..end).is_some_and(is_held) {
                    return false;
                }
                at = end;
            }
            _ => {}
        }
    }
    true
}

/// Returns where a string ends that begins before `at`.
fn after_string(bytes: &[u8], mut at: usize) -> usize {
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'"' => break,
            b'\\' => at += 1,
            _ => {}
        }
    }
    at
}
