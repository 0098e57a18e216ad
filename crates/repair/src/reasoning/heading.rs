//! Headings over reasoning, and over what follows it: `## Thinking`, `**Thought process**`, `Reasoning:`.

use super::mark::{Found, Key, Kind, has_word};

/// No heading has more bytes.
const MOST: usize = 80;

/// The level of a label and of bold words, below all headings with `#`.
const LABEL: u8 = 7;

/// What a label over reasoning has beside a word of it.
const BESIDE: [&str; 12] = [
    "and", "by", "chain", "internal", "my", "of", "phase", "process", "section", "step", "steps",
    "the",
];

/// What a label over an answer consists of.
const ANSWER: [&str; 11] = [
    "action", "answer", "call", "final", "json", "my", "output", "reply", "response", "result",
    "the",
];

/// Reads the heading that a line begins with. Its mark is the line without its end.
pub(super) fn read(text: &str) -> Found {
    let end = text.find('\n').unwrap_or(text.len());
    let line = text.get(..end).filter(|line| line.len() <= MOST)?;
    let line = line.trim_end();
    let hashes = line.bytes().take_while(|byte| *byte == b'#').count();
    let is_heading = (1..=6).contains(&hashes) && line.get(hashes..)?.starts_with(' ');
    let marks = ['*', '_', ':', '\u{ff1a}', ' '];
    let is_bold = line.starts_with("**") || line.starts_with("__");
    let is_label = line.ends_with([':', '\u{ff1a}']) || is_bold && line.ends_with(['*', '_']);
    if !is_heading && !is_label {
        return None;
    }
    let title = line.trim_start_matches('#').trim_matches(marks);
    let title = title.to_lowercase();
    let words: Vec<_> = title
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let is_one = |word: &&str| has_word(word);
    let is_reasoning = words.iter().any(is_one);
    let is_answer = !words.is_empty() && words.iter().all(|word| ANSWER.contains(word));
    let level = if is_heading {
        u8::try_from(hashes).ok()?
    } else {
        LABEL
    };
    let only = words
        .iter()
        .all(|word| is_one(&word) || BESIDE.contains(word));
    let kind = if is_reasoning && (is_heading || only) {
        Kind::Open(Key::Heading(level))
    } else if is_answer || is_heading && !is_reasoning {
        // An answer ends reasoning of any level.
        let level = if is_answer { 1 } else { level };
        Kind::Close {
            key: Key::Heading(level),
            is_sure: false,
        }
    } else {
        return None;
    };
    Some((line.len(), kind))
}
