//! Where in a text a document may stand to be an answer: on lines of its own or in a fence, and not inside a sentence or code.
//!
//! Invariant: where that is unclear, it is no answer.

use std::ops::Range;

/// What may end a line of words above a document without more to come: the end of a sentence, an introduction, markup.
const ENDS: &str = ".:!?…*`>)-\u{3002}\u{ff1a}\u{ff01}\u{ff1f}\u{ff09}";

/// What ends a line that goes on with a value: code, a list, an open quote.
const GOES_ON: &str = "=(,+&|\\$@[{<%^'\"";

/// What begins a line that goes on from a value.
const FOLLOWS: &str = ",;.)]}=+|&:?'\"\\/";

/// What announces an answer on its own line.
const LABELS: [&str; 6] = [
    "answer",
    "final answer",
    "json",
    "output",
    "response",
    "result",
];

/// The tokens that end the header of a message, with those that may begin it.
const HEADERS: [(&str, &[&str]); 4] = [
    ("<|message|>", &["<|start|>", "<|channel|>"]),
    ("<|content|>", &["<|begin|>"]),
    ("<|sep|>", &["<|open|>", "<|close|>"]),
    ("<|end_header_id|>", &["<|start_header_id|>"]),
];

/// Those that begin a message: what stands before them on their line is another one.
const MESSAGES: [&str; 3] = ["<|start|>", "<|begin|>", "<|start_header_id|>"];

/// A fence of Markdown.
#[derive(Debug)]
struct Fence {
    /// From its first mark to its last.
    range: Range<usize>,
    content: Range<usize>,
    language: Language,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    None,
    Json,
    Other,
}

/// The fences of a text.
#[derive(Debug)]
pub(crate) struct Fences(Vec<Fence>);

impl Fences {
    pub(crate) fn new(text: &str) -> Self {
        let mut fences: Vec<Fence> = Vec::new();
        let mut open: Option<(&str, Fence)> = None;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let end = at + line.len();
            let line = line.trim();
            open = match open {
                Some((marks, mut fence)) if closes(line, marks) => {
                    fence.content.end = at;
                    fence.range.end = end;
                    fences.push(fence);
                    None
                }
                None => opens(line).map(|(before, marks, language)| {
                    let start = if before { end } else { at };
                    let (range, content) = (start..text.len(), end..text.len());
                    let fence = Fence {
                        range,
                        content,
                        language,
                    };
                    (marks, fence)
                }),
                other => other,
            };
            at = end;
        }
        fences.extend(open.map(|(_, fence)| fence));
        Self(fences)
    }

    /// Returns the end of the fence of another language that an offset is in.
    pub(crate) fn end_of_code(&self, at: usize) -> Option<usize> {
        let fence = self.of(at)?;
        (fence.language == Language::Other).then_some(fence.content.end)
    }

    fn of(&self, at: usize) -> Option<&Fence> {
        let index = self.0.partition_point(|fence| fence.content.end <= at);
        self.0
            .get(index)
            .filter(|fence| fence.content.contains(&at))
    }
}

/// Returns whether words stand before the marks that begin a fence, the marks, and the language.
fn opens(line: &str) -> Option<(bool, &str, Language)> {
    let mark = if line.starts_with('~') { '~' } else { '`' };
    let last = line.rfind(mark)?;
    let before = line.get(..=last)?.trim_end_matches(mark);
    let marks = line.get(before.len()..=last)?;
    let info = line.get(last + 1..)?.trim();
    let is_bare = before.is_empty();
    let is_word = |c: char| c.is_alphanumeric() || "+#-_.".contains(c);
    let is_fence =
        marks.len() >= 3 && (is_bare || !before.contains("```") && info.chars().all(is_word));
    let end = info.find(|c: char| !is_word(c)).unwrap_or(info.len());
    let language = match &*info.get(..end)?.to_lowercase() {
        "" if info.is_empty() => Language::None,
        "json" => Language::Json,
        _ => Language::Other,
    };
    is_fence.then_some((!is_bare, marks, language))
}

fn closes(line: &str, marks: &str) -> bool {
    let rest = line.trim_start_matches(|c| marks.starts_with(c));
    rest.is_empty() && line.len() >= marks.len()
}

/// Returns a text of the same length with only blanks and line breaks in place of ranges.
pub(crate) fn without(text: &str, ranges: &[Range<usize>]) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut at = 0;
    for range in ranges {
        kept.push_str(text.get(at..range.start).unwrap_or_default());
        let hidden = text.get(range.start.max(at)..range.end).unwrap_or_default();
        kept.extend(
            hidden
                .bytes()
                .map(|byte| if byte == b'\n' { '\n' } else { ' ' }),
        );
        at = range.end.max(at);
    }
    kept.push_str(text.get(at..).unwrap_or_default());
    kept
}

/// The words of a text, without its reasoning.
#[derive(Debug)]
pub(crate) struct Words<'w> {
    text: &'w str,
    fences: &'w Fences,
    /// Without what stands in fences.
    outside: String,
}

impl<'w> Words<'w> {
    pub(crate) fn new(text: &'w str, fences: &'w Fences) -> Self {
        let ranges: Vec<_> = fences.0.iter().map(|fence| fence.range.clone()).collect();
        let outside = without(text, &ranges);
        Self {
            text,
            fences,
            outside,
        }
    }

    /// Returns the words without the code of fences.
    pub(crate) fn without_code(&self) -> String {
        let code = self.fences.0.iter();
        let code = code.filter(|fence| fence.language == Language::Other);
        let ranges: Vec<_> = code.map(|fence| fence.content.clone()).collect();
        without(self.text, &ranges)
    }

    /// Returns how a document at a range stands among the words and the other documents.
    pub(crate) fn standing(&self, range: &Range<usize>, documents: &[Range<usize>]) -> Standing {
        let Some(fence) = self.fences.of(range.start) else {
            return standing(&self.outside, 0..self.text.len(), range);
        };
        let content = fence.content.clone();
        // From the break of its last line on.
        let end = fence.range.end;
        let is_line = self.text.get(..end).unwrap_or_default().ends_with('\n');
        let below = self.outside.get(end - usize::from(is_line)..);
        let above = self.outside.get(..fence.range.start).unwrap_or_default();
        if goes_on(below.unwrap_or_default(), is_unfinished(above.trim_end())) {
            return Standing::Between;
        }
        match fence.language {
            Language::Json => standing(self.text, content, range),
            Language::None if self.are_all(content, documents) => Standing::Apart,
            // Code, or what a program printed.
            Language::None | Language::Other => Standing::Inside,
        }
    }

    /// Whether a part of the text has nothing but documents.
    pub(crate) fn are_all(&self, part: Range<usize>, documents: &[Range<usize>]) -> bool {
        let inside = |one: &&Range<usize>| part.contains(&one.start);
        let mut at = part.start;
        let mut ends: Vec<_> = documents.iter().filter(inside).cloned().collect();
        ends.push(part.end..part.end);
        ends.iter().all(|next| {
            let between = self.text.get(at..next.start).unwrap_or_default();
            at = next.end;
            is_markup_before(between) || is_end(between)
        })
    }
}

/// How a document stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// By itself.
    Apart,
    /// On lines of its own, between lines of one sentence or of code.
    Between,
    /// On a line with words, or in code.
    Inside,
}

/// Returns how a document stands in a part of a text.
fn standing(text: &str, part: Range<usize>, range: &Range<usize>) -> Standing {
    let before = text.get(part.start..range.start).unwrap_or_default();
    let after = text.get(range.end..part.end).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let (above, line) = before.split_at(start);
    let end = after.find('\n').unwrap_or(after.len());
    let (rest, below) = after.split_at(end);
    let document = text.get(range.clone()).unwrap_or_default();
    if !is_markup_before(line) || !is_end(rest) || is_body(above, document, rest) {
        Standing::Inside
    } else if is_in_sentence(above, below) {
        Standing::Between
    } else {
        Standing::Apart
    }
}

/// Whether the words above and below a document are those of one sentence, or code.
fn is_in_sentence(above: &str, below: &str) -> bool {
    let above = above.trim_end();
    let is_unfinished = is_unfinished(above);
    above.ends_with(|c| GOES_ON.contains(c))
        || above.ends_with("=>")
        || above.ends_with("->")
        || goes_on(below, is_unfinished)
        || is_unfinished && is_close(below) && !below.trim_start().is_empty()
}

/// Whether words above a document end without the end of a sentence or an introduction.
fn is_unfinished(above: &str) -> bool {
    !above.is_empty() && !above.ends_with(|c| ENDS.contains(c))
}

/// Whether no blank line is between a document and what stands below it.
fn is_close(below: &str) -> bool {
    let gap = below.len() - below.trim_start().len();
    // One line break ends the line of the document, and a second makes a blank line.
    below
        .get(..gap)
        .is_some_and(|gap| gap.matches('\n').count() < 2)
}

/// Whether the words below a document go on with a sentence or with code.
fn goes_on(below: &str, is_unfinished: bool) -> bool {
    let is_part = |c: char| c.is_lowercase() || FOLLOWS.contains(c);
    below.trim_start().starts_with(is_part) && (is_close(below) || is_unfinished)
}

/// Whether a document is the body of code that the line above it begins, such as `class A`, `body` in CSS or `int main()`: it has no name in
/// quotes, or ends with a semicolon.
fn is_body(above: &str, document: &str, rest: &str) -> bool {
    let line = above.trim_end_matches(['\r', ' ']);
    let line = line
        .strip_suffix('\n')
        .unwrap_or(line)
        .trim_end_matches(['\r', ' ']);
    let line = line.rsplit('\n').next().unwrap_or_default().trim_start();
    let is_head = line.starts_with(|c: char| c.is_ascii_lowercase() || ".@$".contains(c))
        && (line.ends_with(')') || is_unfinished(line));
    let names = document.strip_prefix('{').map(str::trim_start);
    let is_block =
        names.is_some_and(|names| !names.starts_with(['"', '\'', '\u{201c}', '\u{2018}']));
    is_head && (is_block || rest.trim_start().starts_with(';'))
}

/// Whether what stands before a document on its line is not words, but markup.
fn is_markup_before(line: &str) -> bool {
    // A mark of the byte order is not seen.
    let mut line = line.trim().trim_start_matches('\u{feff}').trim_start();
    loop {
        let shorter = without_tag_at_end(line).trim_end_matches('`').trim_end();
        if shorter.len() == line.len() {
            break;
        }
        line = shorter;
    }
    let label = line.trim_end_matches(['*', '_', ' ']);
    let label = label.strip_suffix(':').unwrap_or_default();
    let label = label.trim_matches(['*', '_', ' ']).to_lowercase();
    let fence = line.trim_start_matches('`');
    let is_fence = fence.len() < line.len() && fence.eq_ignore_ascii_case("json");
    let number = line.strip_suffix(['.', ')']).unwrap_or_default();
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let is_item = is_number || matches!(line, "" | "-" | "*" | "\u{2022}");
    is_fence || is_item || LABELS.contains(&&*label)
}

/// Leaves out a tag or a token, or the header that it ends.
fn without_tag_at_end(line: &str) -> &str {
    for (end, starts) in HEADERS {
        if let Some(rest) = line.strip_suffix(end) {
            let begin = rest.rfind(end).map_or(0, |at| at + end.len());
            let header = rest.get(begin..).unwrap_or_default();
            let found = |start: &&&str| header.contains(**start);
            let Some(start) = starts.iter().find(found) else {
                return rest;
            };
            let at = header.find(start).filter(|_| !MESSAGES.contains(start));
            return at.map_or("", |at| rest.get(..begin + at).unwrap_or_default());
        }
    }
    let start = match line.chars().next_back() {
        Some('>') => line.rfind('<'),
        // A token such as `[TOOL_CALLS]`.
        Some(']') => line.rfind('['),
        _ => None,
    };
    let Some((rest, tag)) = start.and_then(|start| line.split_at_checked(start)) else {
        return line;
    };
    if is_tag(tag) { rest } else { line }
}

/// Whether a text in brackets is a tag or a token.
fn is_tag(tag: &str) -> bool {
    let name = tag.get(1..tag.len() - 1).unwrap_or_default();
    let has_bars = name.len() > 2 && name.starts_with('|') && name.ends_with('|');
    let is_part = |c: char| c.is_ascii_uppercase() || "_/ ".contains(c);
    match tag.chars().next() {
        Some('<') => !name.starts_with([' ', '=', '-']) && !name.is_empty(),
        _ => has_bars || !name.trim().is_empty() && name.chars().all(is_part),
    }
}

/// Whether what stands behind a document on its line only ends it.
fn is_end(line: &str) -> bool {
    let mut line = line.trim();
    loop {
        let shorter = line.trim_start_matches('`').trim_start();
        let shorter = match shorter.strip_prefix("<|close|>") {
            Some(name) => name.split_once("<|sep|>").map_or(shorter, |(_, rest)| rest),
            None => without_tag_at_start(shorter),
        };
        if shorter.len() == line.len() {
            break;
        }
        line = shorter.trim_start();
    }
    line.trim_start_matches(['.', ';']).is_empty()
}

fn without_tag_at_start(line: &str) -> &str {
    let end = match line.chars().next() {
        Some('<') => line.find('>'),
        Some('[') => line.find(']'),
        _ => None,
    };
    let cut = end.and_then(|end| line.split_at_checked(end + 1));
    cut.filter(|(tag, _)| is_tag(tag))
        .map_or(line, |(_, rest)| rest)
}
