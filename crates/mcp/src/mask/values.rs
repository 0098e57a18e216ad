//! Values in texts that stand behind the name of a secret: `"password": "x"`, `DB_PASSWORD=x`, `--token x`, `Cookie: x`, `?sig=x`. SPEC G6.
//!
//! A name in quotes, a variable in capitals, an option and a parameter of a URL have a value whatever it is. Elsewhere the text may be code
//! or prose, so that its value has digits, is in quotes or ends a line.
//!
//! Invariant: what is no value costs a bounded time.

use std::ops::Range;

use super::definition::is_definition_text;
use super::mark::MASK;
use super::names::{is_naming, is_secret, is_secret_parameter, is_value_name};
use super::view::View;

/// A longer name is that of no secret.
const LONGEST_NAME: usize = 64;
/// As much of a value is looked at to decide whether it is one.
const WINDOW: usize = 256;
/// So many spaces and signs may be between a name and its value.
const LONGEST_GAP: usize = 24;
/// A shorter value that is not in quotes is a word.
const SHORTEST: usize = 6;
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
/// A text that a shell passes to a program.
const HERE_TEXT: &[u8] = b"<<<";

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

/// Returns how many of some bytes are before a place.
fn trailing(view: &View<'_>, end: usize, bytes: &[u8]) -> usize {
    let head = view.bytes.get(..end).unwrap_or_default();
    let tail = head.iter().rev().take(LONGEST_NAME);
    tail.take_while(|byte| bytes.contains(byte)).count()
}

/// Returns where the name before a colon begins, if it is that of a secret.
pub(super) fn name_at(view: &View<'_>, colon: usize) -> Option<usize> {
    let name = Name::before(view, colon)?;
    is_secret(&name.text).then_some(name.start)
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
    // `:=`
    let is_assigned = sign == b'=' && view.before(at) == Some(b':');
    let name = Name::before(view, at - usize::from(is_assigned))?;
    let is_parameter = sign == b'=' && name.is_parameter();
    let is_named = if is_parameter {
        is_secret_parameter(&name.text)
    } else {
        is_secret(&name.text)
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

fn blanks(view: &View<'_>, at: usize) -> usize {
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
        let is_of_parser = sign == b':' && is_unexpected(view, &name);
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

/// Whether a value without quotes is a secret, where the text may be code or prose.
pub(super) fn is_likely(view: &View<'_>, value: &[u8], end: usize) -> bool {
    is_random(value) && !is_code(view, value, end)
}

/// Returns the secret behind an option that a space ends: `--token x`.
pub(super) fn value_of_option(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let rest = view.rest(at).strip_prefix(b"-")?;
    // `-password x`, of some programs.
    let (is_short, rest) = rest
        .strip_prefix(b"-")
        .map_or((true, rest), |rest| (false, rest));
    let hyphens = 2 - usize::from(is_short);
    let name = rest.iter().take(LONGEST_NAME);
    let length = name
        .take_while(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(byte))
        .count();
    let name = std::str::from_utf8(rest.get(..length)?).ok()?;
    let after = at + hyphens + length;
    let gap = blanks(view, after);
    let is_joined = view
        .before(at)
        .is_some_and(|byte| byte.is_ascii_alphanumeric() || is_short && byte == b'-');
    let is_text = view.rest(after + gap).starts_with(HERE_TEXT);
    if gap == 0 || is_joined || !is_secret(name) && !(is_text && name.ends_with("stdin")) {
        return None;
    }
    let start = after + gap;
    let start = if is_text {
        start + HERE_TEXT.len() + blanks(view, start + HERE_TEXT.len())
    } else {
        start
    };
    if let Some(range) = quoted(view, start) {
        let value = view.bytes.get(range.clone())?;
        return (!is_placeholder(value)).then_some(range);
    }
    let end = end_of_value(view, start, WINDOW, false);
    let value = view.bytes.get(start..end)?;
    if is_short {
        return is_likely(view, value, end)
            .then(|| start..end_of_value(view, start, usize::MAX, false));
    }
    // A sentence may go on behind the name of an option.
    let is_last = matches!(view.get(end), None | Some(b'\n' | b'"' | b'\''))
        || view.rest(end).starts_with(b" -");
    let is_word = value.iter().all(u8::is_ascii_lowercase) && !is_last
        // What a usage calls it.
        || value.iter().all(|byte| byte.is_ascii_uppercase() || matches!(byte, b'_' | b'-'))
        || [&b"string"[..], b"value", b"token", b"text"].contains(&value);
    let is_value = !value.is_empty() && !value.starts_with(b"-") && !is_word;
    (is_value && !is_placeholder(value))
        .then(|| start..end_of_value(view, start, usize::MAX, false))
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
fn is_code(view: &View<'_>, value: &[u8], end: usize) -> bool {
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

fn is_number(value: &[u8]) -> bool {
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
