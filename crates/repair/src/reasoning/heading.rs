//! Headings over reasoning, and over what follows it: `## Thinking`, `**Thought process**`, `Reasoning:`.

use super::kind::{Found, Key, Kind, has_word};

/// No heading has more bytes.
const MOST: usize = 80;

/// The level of a label and of bold words, below all headings with `#`.
const LABEL: u8 = 7;

/// What a label over reasoning has beside a word of it.
const BESIDE: [&str; 16] = [
    "and", "are", "by", "chain", "here", "internal", "is", "my", "of", "phase", "process", "s",
    "section", "step", "steps", "the",
];

/// What a label over an answer consists of.
const ANSWER: [&str; 11] = [
    "action", "answer", "call", "final", "json", "my", "output", "reply", "response", "result",
    "the",
];

/// What no heading has: a text with it is code, data or a tag.
const OTHER: [char; 8] = ['"', '\'', '`', '{', '[', '(', '<', '='];

/// Reads the heading or the label that a line begins with. What follows a label on its line is not part of the mark.
pub(super) fn read(text: &str) -> Found {
    let end = text.find('\n').unwrap_or(text.len());
    let line = text.get(..end)?.trim_end();
    let hashes = line.bytes().take_while(|byte| *byte == b'#').count();
    let is_heading = (1..=6).contains(&hashes) && line.get(hashes..)?.starts_with(' ');
    let marks = ['*', '_', '#', ' '];
    let colon = line.find([':', '\u{ff1a}']).filter(|_| !is_heading);
    let title = line.get(..colon.unwrap_or(line.len()))?;
    if title.len() > MOST || title.contains(OTHER) {
        return None;
    }
    let words = title.trim_matches(marks).to_lowercase();
    let words: Vec<_> = words
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let is_alone = words.len() == 1 || title.starts_with(['*', '_']) && title.ends_with(['*', '_']);
    if !is_heading && colon.is_none() && !is_alone {
        return None;
    }
    let is_one = |word: &&str| has_word(word);
    let is_reasoning = words.iter().any(is_one);
    let is_answer = !words.is_empty() && words.iter().all(|word| ANSWER.contains(word));
    let only = words
        .iter()
        .all(|word| is_one(word) || BESIDE.contains(word));
    let level = u8::try_from(hashes).ok().filter(|_| is_heading);
    let level = level.unwrap_or(LABEL);
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
    let end = colon.and_then(|at| Some(at + line.get(at..)?.chars().next()?.len_utf8()));
    Some((end.unwrap_or(line.len()), kind))
}
