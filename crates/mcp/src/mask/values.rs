//! Values in texts that stand behind the name of a secret: `"password": "x"`, `DB_PASSWORD=x`, `Cookie: x`, `?sig=x`. SPEC G6.
//!
//! A name in quotes, a variable in capitals, an option and a parameter of a URL have a value whatever it is. Elsewhere the text may be code
//! or prose, so that its value has digits, is in quotes or ends a line.
//!
//! Invariant: what is no value costs a bounded time.

use std::ops::Range;

use super::definition::is_definition_text;
use super::looks::{SHORTEST, is_code, is_likely, is_number, is_placeholder, is_random};
use super::mark::MASK;
use super::names::{is_naming, is_pass, is_secret, is_secret_parameter, is_value_name};
use super::view::View;

/// A longer name is that of no secret.
pub(super) const LONGEST_NAME: usize = 64;
/// As much of a value is looked at to decide whether it is one.
pub(super) const WINDOW: usize = 256;
/// So many spaces and signs may be between a name and its value.
const LONGEST_GAP: usize = 24;
const SCHEMES: [&str; 14] = [
    "apikey",
    "aws4",
    "basic",
    "bearer",
    "digest",
    "dpop",
    "hawk",
    "hmac",
    "key",
    "negotiate",
    "ntlm",
    "oauth",
    "sharedaccess",
    "token",
];
const QUOTES: &[u8] = b"\"'`";

/// A name in a text, and how it stands there.
struct Name {
    text: String,
    start: usize,
    is_quoted: bool,
    /// The byte before it.
    before: Option<u8>,
    /// Whether it is not the name of the value, but that of another one beside it, or of a variable before its type.
    is_beside: bool,
}

impl Name {
    /// Returns the name that ends before a place, with quotes and brackets around it.
    fn before(view: &View<'_>, at: usize) -> Option<Self> {
        let mut end = at;
        let mut is_quoted = false;
        for _ in 0..LONGEST_GAP {
            match view.before(end)? {
                b'"' | b'\'' | b'`' => is_quoted = true,
                b' ' | b'\t' | b'\\' | b']' | b')' | b'?' => {}
                _ => break,
            }
            end -= 1;
        }
        let head = view.bytes.get(..end)?;
        let part = head.iter().rev().take(LONGEST_NAME);
        let is_part =
            |byte: &&u8| byte.is_ascii_alphanumeric() || b"_-.$".contains(byte) || !byte.is_ascii();
        let length = part.take_while(is_part).count();
        let start = end - length;
        let text = String::from_utf8_lossy(head.get(start..)?).into_owned();
        (length > 0).then(|| Self {
            text,
            start,
            is_quoted,
            before: view.before(start),
            is_beside: false,
        })
    }

    /// Returns the name that another member or attribute gives a value: `- name: DB_PASSWORD`, and `value: x` in the next line.
    fn beside(&self, view: &View<'_>) -> Option<Self> {
        const BETWEEN: &[u8] = b" \t\r\n\"'`,;{\\-";
        let end = view.bytes.get(..self.start)?.len() - trailing(view, self.start, BETWEEN);
        let named = Self::before(view, end)?;
        let sign = named.start - trailing(view, named.start, b" \t\"'`\\");
        matches!(view.before(sign)?, b':' | b'=').then_some(())?;
        let naming = Self::before(view, sign - 1)?;
        (is_naming(&naming.text) && end < self.start).then_some(Self {
            is_beside: true,
            before: None,
            ..named
        })
    }

    /// Returns the name before the type that this is: `const apiKey: string = "x"`.
    fn before_type(&self, view: &View<'_>) -> Option<Self> {
        let end = self.start - trailing(view, self.start, b" &");
        let colon = end.checked_sub(1)?;
        let name = (view.get(colon)? == b':').then(|| Self::before(view, colon))??;
        (!name.is_quoted).then_some(Self {
            is_beside: true,
            before: None,
            ..name
        })
    }

    fn is_variable(&self) -> bool {
        self.text.bytes().any(|byte| byte.is_ascii_uppercase())
            && !self.text.bytes().any(|byte| byte.is_ascii_lowercase())
    }

    fn is_option(&self) -> bool {
        self.text.starts_with("--")
    }

    fn is_parameter(&self) -> bool {
        matches!(self.before, Some(b'?' | b'&' | b';' | b'#'))
    }
}

/// Whether a text, and no result, is behind `pass` and a sign.
fn is_text_of_pass(view: &View<'_>, at: usize) -> bool {
    let start = at + 1 + blanks(view, at + 1);
    let value = view
        .bytes
        .get(start..end_of_value(view, start, WINDOW, false))
        .unwrap_or_default();
    let has_letter = value.iter().any(u8::is_ascii_alphabetic);
    let is_joined = view.get(at) == Some(b'=') && start == at + 1;
    quoted(view, start).is_some() || is_joined && has_letter && is_random(value)
}

/// Returns how many of some bytes are before a place.
fn trailing(view: &View<'_>, end: usize, bytes: &[u8]) -> usize {
    let head = view.bytes.get(..end).unwrap_or_default();
    let tail = head.iter().rev().take(LONGEST_NAME);
    tail.take_while(|byte| bytes.contains(byte)).count()
}

/// Returns where the name before a sign begins, if it is that of a secret, and whether it is in quotes.
pub(super) fn name_at(view: &View<'_>, sign: usize) -> Option<(usize, bool)> {
    let name = Name::before(view, sign)?;
    is_secret(&name.text).then_some((name.start, name.is_quoted))
}

/// Returns the secret behind a `:` or `=`, if its name is that of one.
pub(super) fn value_behind(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let sign = view.get(at)?;
    let next = view.get(at + 1);
    let is_other = match sign {
        // `a::b`, `a://b`
        b':' => {
            next == Some(b':') || view.before(at) == Some(b':') || view.rest(at).starts_with(b"://")
        }
        // `a == b`, `a != b`
        _ => next == Some(b'=') || matches!(view.before(at), Some(b'=' | b'!' | b'<' | b'>')),
    };
    if is_other {
        return compared(view, at);
    }
    // `:=`, `||=`, `+=`
    let signs = if sign == b'=' {
        trailing(view, at, b":|+")
    } else {
        0
    };
    let name = Name::before(view, at - signs)?;
    let is_parameter = sign == b'=' && name.is_parameter();
    let is_named = if is_parameter {
        is_secret_parameter(&name.text)
    } else {
        is_secret(&name.text) || is_pass(&name.text) && is_text_of_pass(view, at)
    };
    let other = || match sign {
        _ if is_value_name(&name.text) => name.beside(view),
        b'=' => name.before_type(view),
        _ => None,
    };
    let name = if is_named {
        name
    } else {
        other().filter(|name| is_secret(&name.text))?
    };
    let range = behind(view, at, sign, &name, is_parameter)?;
    let value = view.bytes.get(range.clone())?;
    (!value.is_empty() && value != MASK.as_bytes()).then_some(range)
}

/// Returns a text that looks random, and that something with a secret's name is compared with: `password == "x"`.
fn compared(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    if view.get(at)? != b'=' || view.get(at + 1) == Some(b'=') {
        return None;
    }
    let sign = trailing(view, at, b"=!");
    let name = Name::before(view, at - sign)?;
    let range = quoted(view, at + 1 + blanks(view, at + 1))?;
    let value = view.bytes.get(range.clone())?;
    (is_secret(&name.text) && is_random(value) && !value.contains(&b' ')).then_some(range)
}

pub(super) fn blanks(view: &View<'_>, at: usize) -> usize {
    let rest = view.rest(at).iter().take(LONGEST_GAP);
    rest.take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

fn behind(
    view: &View<'_>,
    at: usize,
    sign: u8,
    name: &Name,
    is_parameter: bool,
) -> Option<Range<usize>> {
    let is_arrow = sign == b'=' && view.get(at + 1) == Some(b'>');
    let after = at + 1 + usize::from(is_arrow);
    let is_blank = |byte: &&u8| {
        matches!(byte, b' ' | b'\t') || name.is_quoted && matches!(byte, b'\n' | b'\r')
    };
    let gap = view.rest(after).iter().take(LONGEST_GAP);
    let gap = gap.take_while(is_blank).count();
    let start = after + gap;
    let first = view.get(start)?;
    // `'token='` ends here.
    let is_closing =
        gap == 0 && !name.is_quoted && name.before == Some(first) && QUOTES.contains(&first);
    if is_closing {
        return None;
    }
    if let Some(range) = quoted(view, start) {
        let value = view.bytes.get(range.clone())?;
        // "Unexpected token: `}`"
        let is_sign = value.len() < SHORTEST && !value.iter().any(u8::is_ascii_alphanumeric);
        let is_of_parser = sign == b':' && is_unexpected(view, name);
        let is_said = is_placeholder(value) || is_sign || is_of_parser;
        return (name.is_quoted || !is_said).then_some(range);
    }
    if name.is_quoted && matches!(first, b'{' | b'[') {
        let range = start..end_of_brackets(view, start);
        let is_definition = view
            .bytes
            .get(range.clone())
            .is_some_and(is_definition_text);
        return (!is_definition).then_some(range);
    }
    if sign == b':' && is_header(view, &name.text, start) {
        return Some(start..end_of_header(view, start));
    }
    let is_joined = sign == b'=' && gap == 0 && !is_arrow;
    let is_sure = is_joined && (is_parameter || name.is_variable() || name.is_option());
    // An item of an environment, or an argument.
    let is_whole = is_joined && name.start == 0 && {
        let ends: &[u8] = if is_sure { b"\n" } else { b" \n" };
        !view.rest(start).iter().any(|byte| ends.contains(byte))
    };
    if is_whole && !is_placeholder(view.rest(start)) {
        return Some(start..view.bytes.len());
    }
    // Behind a `;`, another one ends it.
    let is_parameter = is_parameter && name.before != Some(b';');
    let end = end_of_value(view, start, WINDOW, is_parameter);
    let seen = view.bytes.get(start..end)?;
    let is_sure =
        is_sure || is_joined && name.before == Some(b';') || name.is_beside && name.is_variable();
    let is_value = is_parameter
        || name.is_quoted && sign == b':' && is_number(seen)
        || is_sure && !is_placeholder(seen)
        || is_joined && !is_code(view, seen, end)
        || is_likely(view, seen, end);
    is_value.then(|| start..end_of_value(view, start, usize::MAX, is_parameter))
}

/// Whether a name is what a parser did not expect: `unexpected token: 'else'`.
fn is_unexpected(view: &View<'_>, name: &Name) -> bool {
    let before = view.bytes.get(..name.start).unwrap_or_default();
    before.trim_ascii_end().ends_with(b"nexpected")
}

/// Whether the rest of a line is the value of a header.
fn is_header(view: &View<'_>, name: &str, start: usize) -> bool {
    let name = name.to_ascii_lowercase();
    let line = view.rest(start).iter().take(WINDOW);
    let line = line.take_while(|byte| !b"\n\r\"'`".contains(byte));
    let line: Vec<u8> = line.map(u8::to_ascii_lowercase).collect();
    if name.ends_with("cookie") {
        return line.contains(&b'=');
    }
    let credentials = SCHEMES.iter().find_map(|scheme| {
        let rest = line.strip_prefix(scheme.as_bytes())?;
        let is_whole = !rest.first()?.is_ascii_lowercase();
        is_whole.then_some(rest.trim_ascii_start())
    });
    name.ends_with("authorization")
        && credentials.is_some_and(|credentials| !is_placeholder(credentials))
}

/// Returns what is between quotes that begin at a place, escaped or not.
pub(super) fn quoted(view: &View<'_>, start: usize) -> Option<Range<usize>> {
    let rest = view.rest(start);
    // A prefix of a string in Python or Rust.
    let prefix = usize::from(
        matches!(rest.first(), Some(b'b' | b'f' | b'r' | b'u'))
            && rest.get(1).is_some_and(|byte| QUOTES.contains(byte)),
    );
    let slashes = rest.iter().skip(prefix).take(LONGEST_GAP);
    let slashes = slashes.take_while(|byte| **byte == b'\\').count();
    let quote = *rest.get(prefix + slashes)?;
    if !QUOTES.contains(&quote) {
        return None;
    }
    let start = start + prefix + slashes + 1;
    if slashes == 0 && view.rest(start).starts_with(&[quote, quote]) {
        let start = start + 2;
        let rest = view.rest(start);
        let end = rest.windows(3).position(|three| three == [quote; 3]);
        return Some(start..start + end.unwrap_or(rest.len()));
    }
    let mut run = 0;
    for (length, byte) in view.rest(start).iter().enumerate() {
        let is_end = if view.is_raw && slashes == 0 {
            run % 2 == 0
        } else {
            run <= slashes
        };
        match *byte {
            b'\\' => run += 1,
            byte if byte == quote && is_end => {
                let slashes = if view.is_raw { run.min(slashes) } else { 0 };
                return Some(start..start + length - slashes);
            }
            // Its end was cut off.
            b'\n' | b'\r' if quote != b'`' => return Some(start..start + length),
            _ => run = 0,
        }
    }
    Some(start..view.bytes.len())
}

/// Returns the end of an object or array, which may be cut off.
fn end_of_brackets(view: &View<'_>, start: usize) -> usize {
    let mut depth = 0_usize;
    let mut quote = None;
    let mut run = 0;
    for (length, byte) in view.rest(start).iter().enumerate() {
        match (*byte, quote) {
            (b'\\', _) => run += 1,
            (byte @ (b'"' | b'\''), None) => quote = Some((byte, run)),
            (byte, Some(open)) if byte == open.0 && run <= open.1 => quote = None,
            (b'{' | b'[', None) => depth += 1,
            (b'}' | b']', None) => {
                depth -= 1;
                if depth == 0 {
                    return start + length + 1;
                }
            }
            _ => {}
        }
        if *byte != b'\\' {
            run = 0;
        }
    }
    view.bytes.len()
}

fn end_of_line(view: &View<'_>, start: usize) -> usize {
    let line = view.rest(start).iter();
    start + line.take_while(|byte| !b"\n\r\"'`".contains(byte)).count()
}

/// Returns the end of the value of a header, which may have parts in quotes behind a `=`.
fn end_of_header(view: &View<'_>, start: usize) -> usize {
    let mut end = end_of_line(view, start);
    while view.before(end) == Some(b'=')
        && let Some(range) = quoted(view, end)
        && view
            .get(range.end)
            .is_some_and(|byte| QUOTES.contains(&byte))
    {
        end = end_of_line(view, range.end + 1);
    }
    end
}

/// Returns the end of a value without quotes, or of so many bytes of it.
pub(super) fn end_of_value(
    view: &View<'_>,
    start: usize,
    most: usize,
    is_parameter: bool,
) -> usize {
    let ends: &[u8] = if is_parameter {
        b" \t\n\r\"'`<>&#\\"
    } else {
        b" \t\n\r\"'`<>&#\\;,)}]|"
    };
    let rest = view.rest(start).iter().take(most);
    start + rest.take_while(|byte| !ends.contains(byte)).count()
}
