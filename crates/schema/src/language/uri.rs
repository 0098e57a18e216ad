//! URI references (RFC 3986): resolution against a base, in the form in which equivalent ones are equal.

/// A URI reference in its components.
#[derive(Clone, Copy, Debug, Default)]
struct Parts<'u> {
    scheme: Option<&'u str>,
    authority: Option<&'u str>,
    path: &'u str,
    query: Option<&'u str>,
}

/// Splits a URI reference into what is before the `#` and the fragment after it, which is empty if there is none.
pub(crate) fn split(uri: &str) -> (&str, &str) {
    uri.split_once('#').unwrap_or((uri, ""))
}

/// Resolves a reference against the URI of the document that has it, as [`Schema::compile`](crate::Schema::compile) does (RFC 3986).
/// Returns the URI of what it leads to, without a fragment, and the fragment without percent-encoding. URIs that are equivalent by
/// section 6.2.2 become equal: the case of scheme, host and escapes, escapes that are not needed, and dot segments.
///
/// ```
/// use saop_schema::resolve_reference;
///
/// let (uri, pointer) = resolve_reference("file:///a/b.json", "../c%20d.json#/$defs/e%25");
/// assert_eq!((&*uri, &*pointer), ("file:///c%20d.json", "/$defs/e%"));
/// let (uri, _) = resolve_reference("", "HTTPS://Example.ORG/%7ejane/./a%c3%a4");
/// assert_eq!(uri, "https://example.org/~jane/a%C3%A4");
/// ```
#[must_use]
pub fn resolve_reference(base: &str, reference: &str) -> (String, String) {
    (
        resolve(base, reference),
        percent_decoded(split(reference).1),
    )
}

/// Resolves a reference without fragment against a base, and normalizes it. RFC 3986, sections 5.2 and 6.2.2.
pub(crate) fn resolve(base: &str, reference: &str) -> String {
    let (base, to) = (parts(split(base).0), parts(split(reference).0));
    let joined;
    let target = if to.scheme.is_some() {
        to
    } else if to.authority.is_some() {
        Parts {
            scheme: base.scheme,
            ..to
        }
    } else if to.path.is_empty() {
        Parts {
            query: to.query.or(base.query),
            ..base
        }
    } else {
        if to.path.starts_with('/') {
            joined = to.path.to_owned();
        } else {
            // Up to the last `/`. A URN has none, and nothing is relative to it.
            let folder = base.path.rfind('/').map_or("", |at| &base.path[..=at]);
            let slash = if base.authority.is_some() && base.path.is_empty() {
                "/"
            } else {
                ""
            };
            joined = format!("{slash}{folder}{}", to.path);
        }
        Parts {
            scheme: base.scheme,
            authority: base.authority,
            path: &joined,
            query: to.query,
        }
    };
    let mut uri = String::new();
    if let Some(scheme) = target.scheme {
        uri.push_str(&scheme.to_ascii_lowercase());
        uri.push(':');
    }
    if let Some(authority) = target.authority {
        uri.push_str("//");
        // Case means nothing in the name of a host, but in what is before it. RFC 3986, section 6.2.2.1.
        let host = authority.rfind('@').map_or(0, |at| at + 1);
        let (user, host) = authority.split_at(host);
        push_normalized(user, false, &mut uri);
        push_normalized(host, true, &mut uri);
    }
    let mut path = String::new();
    push_normalized(target.path, false, &mut path);
    // Dots mean nothing in a path such as that of a URN.
    if path.starts_with('/') {
        path = without_dots(&path);
    }
    uri.push_str(&path);
    if let Some(query) = target.query {
        uri.push('?');
        push_normalized(query, false, &mut uri);
    }
    uri
}

/// Adds a component with its escapes in upper case, but for those of characters that need none. RFC 3986, section 6.2.2.
fn push_normalized(component: &str, lower: bool, uri: &mut String) {
    let mut rest = component;
    while let Some(character) = rest.chars().next() {
        let escape = rest.as_bytes().get(1..3).filter(|_| character == '%');
        let byte = escape.and_then(|digits| {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            Some((digit(digits[0])? * 16 + digit(digits[1])?) as u8)
        });
        let (found, length) = match byte.map(char::from) {
            Some(plain) if plain.is_ascii_alphanumeric() || "-._~".contains(plain) => (plain, 3),
            Some(_) => {
                uri.push_str(&rest[..3].to_ascii_uppercase());
                rest = &rest[3..];
                continue;
            }
            None => (character, character.len_utf8()),
        };
        uri.push(if lower {
            found.to_ascii_lowercase()
        } else {
            found
        });
        rest = &rest[length..];
    }
}

fn parts(uri: &str) -> Parts<'_> {
    let is_scheme = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'))
    };
    let (scheme, rest) = match uri.split_once(':') {
        Some((scheme, rest)) if is_scheme(scheme) => (Some(scheme), rest),
        _ => (None, uri),
    };
    let (rest, query) = match rest.split_once('?') {
        Some((rest, query)) => (rest, Some(query)),
        None => (rest, None),
    };
    let (authority, path) = match rest.strip_prefix("//") {
        Some(rest) => {
            let end = rest.find('/').unwrap_or(rest.len());
            let (authority, path) = rest.split_at(end);
            (Some(authority), path)
        }
        None => (None, rest),
    };
    Parts {
        scheme,
        authority,
        path,
        query,
    }
}

/// Removes the segments `.` and `..`. RFC 3986, section 5.2.4.
fn without_dots(path: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut segments = path.split('/').skip(1).peekable();
    while let Some(segment) = segments.next() {
        let is_last = segments.peek().is_none();
        match segment {
            "." | ".." => {
                if segment == ".." {
                    kept.pop();
                }
                if is_last {
                    kept.push("");
                }
            }
            segment => kept.push(segment),
        }
    }
    let mut path = String::new();
    for segment in kept {
        path.push('/');
        path.push_str(segment);
    }
    path
}

/// Decodes `%41` and its like; what is no valid escape, or no UTF-8, stays as it is.
pub(crate) fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digit = |at: usize| {
            after
                .get(at)
                .and_then(|&byte| char::from(byte).to_digit(16))
        };
        if let (b'%', Some(high), Some(low)) = (first, digit(0), digit(1)) {
            bytes.push((high * 16 + low) as u8);
            rest = after.get(2..).unwrap_or_default();
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{percent_decoded, resolve};

    #[test]
    fn references_are_resolved_as_in_the_rfc() {
        // RFC 3986, section 5.4, without fragments.
        for (reference, expected) in [
            ("g:h", "g:h"),
            ("g", "http://a/b/c/g"),
            ("./g", "http://a/b/c/g"),
            ("g/", "http://a/b/c/g/"),
            ("/g", "http://a/g"),
            ("//g", "http://g"),
            ("?y", "http://a/b/c/d;p?y"),
            ("g?y", "http://a/b/c/g?y"),
            ("", "http://a/b/c/d;p?q"),
            (".", "http://a/b/c/"),
            ("..", "http://a/b/"),
            ("../g", "http://a/b/g"),
            ("../..", "http://a/"),
            ("../../../g", "http://a/g"),
            ("/./g", "http://a/g"),
            ("./g/.", "http://a/b/c/g/"),
            ("g/../h", "http://a/b/c/h"),
            ("..g", "http://a/b/c/..g"),
        ] {
            assert_eq!(
                resolve("http://a/b/c/d;p?q", reference),
                expected,
                "{reference}"
            );
        }
        assert_eq!(resolve("", "a.json"), "a.json");
        assert_eq!(resolve("http://a", "b"), "http://a/b");
        assert_eq!(resolve("urn:x:y", ""), "urn:x:y");
        assert_eq!(resolve("urn:x:y", "#z"), "urn:x:y");
        assert_eq!(resolve("file:///a/b.json", "../c.json"), "file:///c.json");
        assert_eq!(
            resolve("HTTP://Me@Example.ORG:80/A", "B"),
            "http://Me@example.org:80/B"
        );
    }

    // RFC 3986, section 6.2.2.
    #[test]
    fn equivalent_uris_are_equal() {
        for (one, other) in [
            ("HTTP://Example.ORG/a", "http://example.org/a"),
            ("http://example.org/%7Ea/%62", "http://example.org/~a/b"),
            (
                "http://example.org/a%c3%a4?%3d",
                "http://example.org/a%C3%A4?%3D",
            ),
            ("http://ex%41mple.org/", "http://example.org/"),
            ("http://example.org/a/../b/./c", "http://example.org/b/c"),
            ("http://example.org/a/%2E%2e/b", "http://example.org/b"),
            ("urn:%61:b", "urn:a:b"),
        ] {
            assert_eq!(resolve("", one), other);
        }
        // An escaped delimiter is another one, and what is no escape stays.
        for uri in [
            "http://example.org/a%2Fb",
            "http://example.org/A",
            "http://example.org/100%",
            "http://example.org/%zz%4",
            "http://example.org/%\u{e4}a",
        ] {
            assert_eq!(resolve("", uri), uri);
        }
    }

    #[test]
    fn escapes_are_decoded() {
        assert_eq!(percent_decoded("a%25b%2Fc%"), "a%b/c%");
        assert_eq!(percent_decoded("%ff"), "%ff");
    }
}
