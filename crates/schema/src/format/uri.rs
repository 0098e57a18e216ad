//! URIs and references. RFC 3986.

use super::internet::ipv6;

pub(super) fn uri(text: &str) -> bool {
    text.split_once(':')
        .is_some_and(|(scheme, rest)| is_scheme(scheme) && after_scheme(rest))
}

pub(super) fn uri_reference(text: &str) -> bool {
    uri(text) || is_relative(text)
}

fn is_relative(text: &str) -> bool {
    let path = text.split(['?', '#']).next().unwrap_or_default();
    // Otherwise it would be a scheme.
    let first = path.split('/').next().unwrap_or_default();
    !first.contains(':') && after_scheme(text)
}

fn is_scheme(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.bytes().all(is_letter)
}

/// Whether a text is an authority, a path, a query and a fragment, most of which may be missing.
fn after_scheme(text: &str) -> bool {
    let (text, fragment) = text.split_once('#').unwrap_or((text, ""));
    let (text, query) = text.split_once('?').unwrap_or((text, ""));
    let (authority, path) = match text.strip_prefix("//") {
        Some(rest) => {
            let end = rest.find('/').unwrap_or(rest.len());
            let (authority, path) = rest.split_at(end);
            (Some(authority), path)
        }
        None => (None, text),
    };
    authority.is_none_or(is_authority)
        && is_made_of(path, b":@/")
        && is_made_of(query, b":@/?")
        && is_made_of(fragment, b":@/?")
}

fn is_authority(text: &str) -> bool {
    let (user, host) = text.rsplit_once('@').unwrap_or(("", text));
    let (host_is_good, port) = if let Some(literal) = host.strip_prefix('[') {
        let Some((literal, port)) = literal.split_once(']') else {
            return false;
        };
        (ipv6(literal) || is_future(literal), port)
    } else {
        let end = host.find(':').unwrap_or(host.len());
        let (host, port) = host.split_at(end);
        (is_made_of(host, b""), port)
    };
    let port_is_good = match port.strip_prefix(':') {
        Some(port) => port.bytes().all(|byte| byte.is_ascii_digit()),
        None => port.is_empty(),
    };
    is_made_of(user, b":") && host_is_good && port_is_good
}

/// An address of a version that does not exist yet.
fn is_future(text: &str) -> bool {
    let parts = text
        .strip_prefix(['v', 'V'])
        .and_then(|text| text.split_once('.'));
    parts.is_some_and(|(version, address)| {
        let is_version =
            !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_version && !address.is_empty() && !address.contains('%') && is_made_of(address, b":")
    })
}

/// Whether a text has unreserved characters, sub-delimiters, percent-encoded bytes and these alone.
fn is_made_of(text: &str, others: &[u8]) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let is_good = match byte {
            b'%' => {
                let mut digit = || bytes.next().is_some_and(|byte| byte.is_ascii_hexdigit());
                digit() && digit()
            }
            _ => {
                byte.is_ascii_alphanumeric()
                    || b"-._~!$&'()*+,;=".contains(&byte)
                    || others.contains(&byte)
            }
        };
        if !is_good {
            return false;
        }
    }
    true
}
