//! Base64 as in RFC 4648: standard alphabet, padded, exactly one text for each byte sequence.

use base64::Engine;

/// Returns the engine that uses the machine's vector instructions.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn engine() -> &'static impl Engine {
    use std::sync::LazyLock;

    use base64::engine::Simd;
    use base64::engine::general_purpose::PAD;

    static ENGINE: LazyLock<Simd> = LazyLock::new(|| Simd::standard(PAD));
    &*ENGINE
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn engine() -> &'static impl Engine {
    &base64::engine::general_purpose::STANDARD
}

pub(super) fn encode(bytes: &[u8]) -> String {
    engine().encode(bytes)
}

/// Decodes the text; `None` if it is not base64, in which case [`diagnose`] finds the reason.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    engine().decode(text).ok()
}

/// Why a text is not base64; [`diagnose`] pairs it with a byte offset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    Character(char),
    /// The schema has an encoding that this version of the library does not know.
    Encoding(&'static str),
    Length(usize),
    TrailingBits(char),
}

/// Finds out why a text is not base64.
#[cold]
pub(super) fn diagnose(text: &str) -> (usize, Fault) {
    let digits = text.trim_end_matches('=');
    let padding = text.len() - digits.len();
    let in_last_group = digits.len() % 4;
    let end_of_group = digits.len().next_multiple_of(4);
    let stray = digits
        .char_indices()
        .find(|(_, c)| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '/'));
    if let Some((offset, character)) = stray {
        (offset, Fault::Character(character))
    } else if padding > 0 && in_last_group < 2 {
        (digits.len(), Fault::Character('='))
    } else if text.len() > end_of_group {
        (end_of_group, Fault::Character('='))
    } else if !text.len().is_multiple_of(4) {
        (text.len(), Fault::Length(text.len()))
    } else {
        let last = digits.chars().next_back().unwrap_or_default();
        (digits.len().saturating_sub(1), Fault::TrailingBits(last))
    }
}
