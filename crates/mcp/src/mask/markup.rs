//! Values of secrets in XML: the text of an element that has a secret's name, by its tag, an attribute, or the key before it. SPEC G6.
//!
//! Invariant: what is no value costs a bounded time, or what is before the next `<`.

use std::ops::Range;

use super::looks::{is_placeholder, is_random};
use super::names::{is_naming, is_secret};
use super::view::View;

/// A longer tag is not looked at.
const LONGEST_TAG: usize = 256;
/// Longer data is no password.
const LONGEST_DATA: usize = 1024;
const CDATA: &[u8] = b"<![CDATA[";

/// Returns the secret behind a tag that ends at a place.
pub(super) fn text_of_element(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let before = view.bytes.get(at.saturating_sub(LONGEST_TAG)..at)?;
    let open = before
        .iter()
        .rposition(|byte| matches!(byte, b'<' | b'>'))?;
    let tag = before.get(open..)?.strip_prefix(b"<")?;
    let tag = std::str::from_utf8(tag).ok()?;
    let end = tag.find(|c: char| c.is_whitespace()).unwrap_or(tag.len());
    let (whole, attributes) = tag.split_at(end);
    let name = whole.rsplit(':').next()?;
    if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') || tag.ends_with('/') {
        return None;
    }
    // Texts of a program may be named as well: `<string name="forgot_password">Forgot it?</string>`.
    let is_named = is_secret(name) || is_behind_key(before.get(..open)?);
    if !is_named && !has_name(attributes) {
        return None;
    }
    let start = at + 1;
    let rest = view.rest(start);
    let (range, rest) = if let Some(inner) = rest.strip_prefix(CDATA) {
        let length = inner
            .iter()
            .take(LONGEST_DATA)
            .position(|byte| *byte == b']')?;
        let start = start + CDATA.len();
        let rest = inner.get(length..)?.strip_prefix(b"]]>")?;
        (start..start + length, rest)
    } else {
        let length = rest.iter().position(|byte| *byte == b'<')?;
        (start..start + length, rest.get(length..)?)
    };
    let is_closed = rest
        .strip_prefix(b"</")?
        .strip_prefix(whole.as_bytes())?
        .starts_with(b">");
    let value = view.bytes.get(range.clone())?.trim_ascii();
    let is_value = !value.is_empty() && !is_placeholder(value) && (is_named || is_random(value));
    (is_closed && is_value).then_some(range)
}

/// Whether `<key>` of a property list with a secret's name is before a tag.
fn is_behind_key(before: &[u8]) -> bool {
    let key = before.trim_ascii_end().strip_suffix(b"</key>");
    let name = key.and_then(|key| key.rsplit(|byte| *byte == b'>').next());
    name.and_then(|name| std::str::from_utf8(name).ok())
        .is_some_and(is_secret)
}

/// Whether an attribute of a tag names a secret: `name="password"`.
fn has_name(attributes: &str) -> bool {
    let mut parts = attributes.split(['"', '\'']);
    while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
        let name = name.trim().strip_suffix('=');
        if name.is_some_and(|name| is_naming(name.trim())) && is_secret(value) {
            return true;
        }
    }
    false
}
