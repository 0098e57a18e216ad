//! Where reasoning begins and ends: tags, tokens, channels, phrases and headings. `docs/repair.md` lists them with their sources.
//!
//! Invariant: finding all marks of a text takes time linear in it.

use super::kind::{Found, Key, Kind, Mark};
use super::{heading, tag};

/// Marks that are always spelled the same, but for their case.
struct Pair {
    opens: &'static [&'static str],
    closes: &'static [&'static str],
    /// Whether what opens it begins a line.
    is_line: bool,
    is_sure: bool,
}

const PAIRS: [Pair; 8] = [
    Pair::of(&["<unused94>"], &["<unused95>"]),
    Pair::of(&["<ctrl94>"], &["<ctrl95>"]),
    Pair::of(&["[unused16]"], &["[unused17]"]),
    Pair::of(&["<|inner_prefix|>"], &["<|inner_suffix|>"]),
    Pair {
        is_line: true,
        ..Pair::of(
            &[
                "Here is my thought process:",
                "Here's my thought process:",
                "Here\u{2019}s my thought process:",
            ],
            &[
                "Here is my response:",
                "Here's my response:",
                "Here\u{2019}s my response:",
            ],
        )
    },
    Pair {
        is_line: true,
        ..Pair::of(
            &["Here are my reasoning steps:"],
            &["[BEGIN FINAL RESPONSE]"],
        )
    },
    Pair {
        is_line: true,
        ..Pair::of(&["Thinking...\n"], &["...done thinking."])
    },
    // What is commented out is no answer either.
    Pair {
        is_sure: false,
        ..Pair::of(&["<!--"], &["-->"])
    },
];

impl Pair {
    const fn of(opens: &'static [&'static str], closes: &'static [&'static str]) -> Self {
        Self {
            opens,
            closes,
            is_line: false,
            is_sure: true,
        }
    }
}

/// What is left of the names of channels where the tokens around them are removed: the name of the role, and that of the channel.
const FUSED: [(&str, bool); 2] = [("assistantfinal", true), ("assistantcommentary", false)];

/// Finds the first mark at or after an offset.
pub(super) fn next(text: &str, from: usize) -> Option<Mark> {
    let rest = text.get(from..)?;
    let before = text.get(..from).unwrap_or_default();
    let mut is_line_start =
        before.trim_end_matches([' ', '\t']).ends_with('\n') || before.trim_ascii().is_empty();
    for (at, c) in rest.char_indices() {
        if let Some(mark) = at_place(text, from + at, c, is_line_start) {
            return Some(mark);
        }
        is_line_start = c == '\n' || is_line_start && matches!(c, ' ' | '\t' | '\r');
    }
    None
}

/// Returns the mark that begins with the character `c` at an offset.
fn at_place(text: &str, at: usize, c: char, is_line_start: bool) -> Option<Mark> {
    let rest = text.get(at..)?;
    let found = match c {
        '<' | '&' | '[' | '\u{25c1}' | '\u{ff1c}' | '\u{27e8}' | '\u{3008}' | '\u{3010}' => {
            pair(rest, is_line_start).or_else(|| tag::read(rest))
        }
        '-' | '.' | 'H' | 'h' | 'T' | 't' => pair(rest, is_line_start),
        'a' => fused(rest, text.get(..at).unwrap_or_default()),
        _ => None,
    };
    let begins = is_line_start && !c.is_whitespace();
    let headed = || begins.then(|| heading::read(rest)).flatten();
    let (length, kind) = found.or_else(headed)?;
    let range = at..at + length;
    Some(Mark { range, kind })
}

fn pair(rest: &str, is_line_start: bool) -> Found {
    let first = rest.bytes().next()?;
    let begins = |word: &&&str| {
        let is_first = |byte: &u8| byte.eq_ignore_ascii_case(&first);
        word.as_bytes().first().is_some_and(is_first)
            && rest
                .get(..word.len())
                .is_some_and(|begin| begin.eq_ignore_ascii_case(word))
    };
    PAIRS.iter().enumerate().find_map(|(index, pair)| {
        let key = Key::Pair(index);
        let is_opening = is_line_start || !pair.is_line;
        if let Some(word) = pair.opens.iter().find(begins).filter(|_| is_opening) {
            return Some((word.len(), Kind::Open(key)));
        }
        let word = pair.closes.iter().find(begins)?;
        let is_sure = pair.is_sure;
        Some((word.len(), Kind::Close { key, is_sure }))
    })
}

/// Reads the name of a channel whose tokens were removed: `analysisThe user asks`, `assistantanalysisWe`, `assistantfinal{"a": 1}`.
fn fused(rest: &str, before: &str) -> Found {
    let key = Key::Channel;
    if let Some((word, is_sure)) = FUSED.into_iter().find(|(word, _)| rest.starts_with(word)) {
        return Some((word.len(), Kind::Close { key, is_sure }));
    }
    let role = rest.strip_prefix("assistant");
    let after = role.unwrap_or(rest).strip_prefix("analysis")?;
    let is_first = role.is_some() || before.trim_ascii().is_empty();
    let begins = is_first && after.starts_with(|c: char| c.is_uppercase() || "\r\n".contains(c));
    begins.then_some((rest.len() - after.len(), Kind::Open(key)))
}
