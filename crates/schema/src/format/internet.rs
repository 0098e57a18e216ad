//! Addresses and identifiers.

use std::net::{Ipv4Addr, Ipv6Addr};

pub(super) fn ipv4(text: &str) -> bool {
    text.parse::<Ipv4Addr>().is_ok()
}

pub(super) fn ipv6(text: &str) -> bool {
    text.parse::<Ipv6Addr>().is_ok()
}

pub(super) fn uuid(text: &str) -> bool {
    let lengths = text.split('-').map(str::len);
    let is_digit = |byte: u8| byte == b'-' || byte.is_ascii_hexdigit();
    lengths.eq([8, 4, 4, 4, 12]) && text.bytes().all(is_digit)
}

/// A `Mailbox` of RFC 5321.
pub(super) fn email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    let local_is_good = match local.strip_prefix('"') {
        Some(quoted) => quoted.strip_suffix('"').is_some_and(is_quoted),
        None => local.split('.').all(is_atom),
    };
    let domain_is_good = match domain.strip_prefix('[') {
        Some(literal) => literal.strip_suffix(']').is_some_and(|literal| {
            literal
                .strip_prefix("IPv6:")
                .map_or_else(|| ipv4(literal), ipv6)
        }),
        None => domain.split('.').all(is_label),
    };
    local_is_good && domain_is_good
}

fn is_atom(text: &str) -> bool {
    let is_text = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte);
    !text.is_empty() && text.bytes().all(is_text)
}

/// Whether a text may be inside the quotes of a local part.
fn is_quoted(text: &str) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let is_good = match byte {
            b'\\' => bytes
                .next()
                .is_some_and(|escaped| (b' '..=b'~').contains(&escaped)),
            b'"' => false,
            _ => (b' '..=b'~').contains(&byte),
        };
        if !is_good {
            return false;
        }
    }
    true
}

fn is_label(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let is_inside = !text.starts_with('-') && !text.ends_with('-');
    (1..=63).contains(&text.len()) && is_inside && text.bytes().all(is_letter)
}
