//! Tags and tokens in brackets of any kind.

use super::kind::{Found, Key, Kind, has_word, is_reasoning};

/// What a tag stands in.
const BRACKETS: [(&str, &str); 8] = [
    ("<", ">"),
    ("&lt;", "&gt;"),
    ("\u{ff1c}", "\u{ff1e}"),
    ("[", "]"),
    ("\u{25c1}", "\u{25b7}"),
    ("\u{27e8}", "\u{27e9}"),
    ("\u{3008}", "\u{3009}"),
    ("\u{3010}", "\u{3011}"),
];

/// In these a tag may have attributes.
const WITH_ATTRIBUTES: usize = 3;

/// No tag has more bytes between its brackets.
const MOST: usize = 512;

/// How far the title of a fold, or the name of a channel, is looked for.
const MOST_TITLE: usize = 128;

/// What ends a message, or begins the next, in formats with channels.
const MESSAGE: [&str; 8] = [
    "call",
    "content",
    "end",
    "end_message",
    "eom",
    "im_end",
    "message_model",
    "return",
];

/// What begins a message, whose role follows.
const ROLE: [&str; 5] = [
    "begin",
    "header_start",
    "im_start",
    "start",
    "start_header_id",
];

/// Reads the tag or token that a text begins with.
pub(super) fn read(text: &str) -> Found {
    let (index, (opening, closing)) = BRACKETS
        .iter()
        .enumerate()
        .find(|(_, (opening, _))| text.starts_with(opening))?;
    let inner = text.get(opening.len()..)?;
    let body = if index < WITH_ATTRIBUTES {
        body(inner, opening, closing)
    } else {
        word(inner, closing).filter(|word| {
            // A link of Markdown.
            let after = inner.get(word.len() + closing.len()..);
            !after.is_some_and(|after| after.starts_with('('))
        })
    };
    let Some(body) = body else {
        return cut(inner).filter(|_| index == 0);
    };
    let length = opening.len() + body.len() + closing.len();
    let after = text.get(length..).unwrap_or_default();
    let bars = ['|', '\u{ff5c}'];
    let name = body.trim_matches(bars);
    if name.len() < body.len() && index == 0 {
        let is_end = body.ends_with(bars) && !body.starts_with(bars);
        if let Some((more, kind)) = token(name, after, is_end) {
            return Some((length + more, kind));
        }
    }
    let kind = match kind(name, after)? {
        Kind::Open(Key::Tag(key)) if name.len() < body.len() && name.eq_ignore_ascii_case(&key) => {
            Kind::Open(Key::Token(key))
        }
        kind => kind,
    };
    Some((length, kind))
}

/// Returns what stands in the brackets of a tag that may have attributes; `None` if nothing ends it.
fn body<'t>(inner: &'t str, opening: &str, closing: &str) -> Option<&'t str> {
    let mut quote = None;
    let mut last = ' ';
    for (at, c) in inner.char_indices().take_while(|(at, _)| *at <= MOST) {
        let rest = inner.get(at..)?;
        match quote {
            Some(end) if c == end => quote = None,
            None if rest.starts_with(closing) => return inner.get(..at),
            None if last == '=' && matches!(c, '"' | '\'') => quote = Some(c),
            _ if rest.starts_with(opening) => return None,
            _ => {}
        }
        last = c;
    }
    None
}

/// Returns the one word that stands in brackets, or the words of which the first says that something begins or ends.
fn word<'t>(inner: &'t str, closing: &str) -> Option<&'t str> {
    let is_part = |c: char| c.is_alphanumeric() || "/_-:| ".contains(c);
    let end = inner.find(|c| !is_part(c))?;
    let is_closed = inner.get(end..)?.starts_with(closing);
    let words = inner.get(..end).filter(|_| is_closed && end > 0)?;
    let first = words.split(' ').next().unwrap_or_default().to_lowercase();
    (first.len() == words.len() || is_bound(&first)).then_some(words)
}

/// Whether a word in small letters says that something begins or ends.
fn is_bound(word: &str) -> bool {
    is_begin(word) || is_end(word)
}

fn is_begin(word: &str) -> bool {
    matches!(word, "begin" | "start")
}

fn is_end(word: &str) -> bool {
    matches!(word, "end" | "close" | "stop")
}

/// A tag that nothing ends: it was cut, and so was what follows.
fn cut(inner: &str) -> Found {
    let is_part = |c: char| c.is_alphanumeric() || "_-:|".contains(c);
    let end = inner.find(|c| !is_part(c)).unwrap_or(inner.len());
    let name = inner.get(..end)?.to_lowercase();
    has_word(&name).then(|| (1 + end, Kind::Open(Key::Tag(stem(&name).0))))
}

/// Reads the name of a tag and its attributes.
fn kind(body: &str, after: &str) -> Option<Kind> {
    let body = body.to_lowercase();
    let trimmed = body.trim().trim_matches(['?', '!', '#', '*', '~']);
    let (is_closing, name) = match trimmed.strip_prefix('/') {
        Some(name) => (true, name.trim_start()),
        None => (false, trimmed),
    };
    let first = name.split_whitespace().next().unwrap_or_default();
    // All words of `[BEGIN REASONING]` are its name.
    let is_phrase = is_bound(first) && !name.contains('=');
    let end = name.find(|c: char| c.is_whitespace() && !is_phrase || c == '/');
    let (name, attributes) = name.split_at(end.unwrap_or(name.len()));
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    // `a < b` is a comparison.
    let is_apart = body.starts_with(char::is_whitespace) && !attributes.trim().is_empty();
    if !is_name || is_apart || attributes.ends_with('/') {
        return None;
    }
    let (stem, ends) = stem(name);
    let key = Key::Tag(stem);
    let is_reasoning = is_reasoning(name);
    if is_closing || ends && is_reasoning {
        return Some(Kind::Close {
            key,
            is_sure: is_reasoning,
        });
    }
    let title = || {
        let after = beginning(after);
        let end = after.find("</summary>")?;
        Some(has_word(&after.get(..end)?.to_lowercase()))
    };
    let is_titled = name == "details" && title().unwrap_or(false);
    let is_marked = attributes.contains('=') && has_word(attributes);
    (is_reasoning || is_marked || is_titled).then_some(Kind::Open(key))
}

/// Returns a name without what says that it begins or ends, and whether it ends.
fn stem(name: &str) -> (String, bool) {
    let parts = || {
        name.split(|c: char| !c.is_alphanumeric())
            .filter(|part| !part.is_empty())
    };
    let ends = parts().next().is_some_and(is_end) || parts().next_back().is_some_and(is_end);
    let is_kept = |part: &&str| !is_bound(part) && *part != "of";
    let kept: Vec<_> = parts().filter(is_kept).collect();
    (kept.join("_"), ends)
}

/// Reads a token of a format with channels, with the name that follows it.
fn token(name: &str, after: &str, is_end: bool) -> Found {
    let name = name.to_lowercase();
    let key = Key::Channel;
    let header = |end: &str| {
        let line = beginning(after).lines().next()?;
        let (header, _) = line.split_once(end)?;
        Some((header.len() + end.len(), header.trim().to_lowercase()))
    };
    match &*name {
        "channel" if is_end => Some((0, Kind::Close { key, is_sure: true })),
        "channel" => {
            let (length, header) = header("<|message|>").unwrap_or_else(|| {
                let line = beginning(after).lines().next().unwrap_or_default();
                (0, line.trim().to_lowercase())
            });
            let kind = if is_reasoning_channel(&header) {
                Kind::Open(key)
            } else {
                let is_sure = header.starts_with("final");
                Kind::Close { key, is_sure }
            };
            Some((length, kind))
        }
        "open" | "close" => {
            let (length, header) = header("<|sep|>")?;
            let slash = if name == "close" { "/" } else { "" };
            Some((length, kind(&format!("{slash}{header}"), "")?))
        }
        name if ROLE.contains(&name) => {
            let begin = beginning(after);
            let role = begin.split(['<', '\n']).next().unwrap_or_default();
            // A header without the token of a channel.
            let is_self =
                header("<|message|>").is_some_and(|(_, header)| header.contains("to=self"));
            let kind = if is_self || is_reasoning_channel(&role.trim().to_lowercase()) {
                Kind::Open(key)
            } else {
                Kind::Close {
                    key,
                    is_sure: false,
                }
            };
            Some((role.len(), kind))
        }
        _ if name.starts_with("content_") && has_word(&name) => Some((0, Kind::Open(key))),
        _ if name.starts_with("content_") || MESSAGE.contains(&&*name) => Some((
            0,
            Kind::Close {
                key,
                is_sure: false,
            },
        )),
        _ => None,
    }
}

fn is_reasoning_channel(header: &str) -> bool {
    let end = header.find(|c: char| !c.is_alphanumeric() && c != '_');
    is_reasoning(
        header
            .get(..end.unwrap_or(header.len()))
            .unwrap_or_default(),
    )
}

fn beginning(text: &str) -> &str {
    let end = text
        .char_indices()
        .map(|(at, _)| at)
        .take_while(|at| *at <= MOST_TITLE)
        .last();
    let end = if text.len() <= MOST_TITLE {
        text.len()
    } else {
        end.unwrap_or(0)
    };
    text.get(..end).unwrap_or_default()
}
