//! Reads one JSON value that may have the faults that are mended, and notes how.
//!
//! Invariant: the work is linear in what is read, and what is no listed fault ends it.

use std::ops::Range;

use crate::edit::Reason;
use crate::escape::{Choices, Escape, Reading, Unread};
use crate::pieces::Change;

/// Why reading ended without a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The text ends inside of the value.
    Truncated,
    /// At this offset is something that is not mended.
    At(usize),
    /// At this offset is one level more than is read.
    TooDeep(usize),
}

/// A value that was read.
#[derive(Debug)]
pub(crate) struct Scan<'t> {
    text: &'t str,
    start: usize,
    at: usize,
    reading: Reading,
    most_depth: usize,
    /// In the order of the text.
    pub(crate) changes: Vec<Change>,
    /// Where a bracket is missing, if one is, and which.
    pub(crate) bracket: Option<(usize, char)>,
    /// The choices that its strings leave.
    pub(crate) choices: Choices,
    /// Whether a colon, a comma or a string was read, so that it was meant as JSON.
    pub(crate) has_begun: bool,
}

/// What may come next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Value,
    FirstItem,
    /// After a comma, at this offset if it is not missing.
    Item(Option<usize>),
    FirstKey,
    Key(Option<usize>),
    /// After a value that ends at this offset.
    Rest(usize),
}

impl<'t> Scan<'t> {
    pub(crate) fn new(text: &'t str, at: usize, reading: Reading, most_depth: usize) -> Self {
        Self {
            text,
            start: at,
            at,
            reading,
            most_depth,
            changes: Vec::new(),
            bracket: None,
            choices: Choices::default(),
            has_begun: false,
        }
    }

    /// Returns where reading has come to.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// Returns what was read.
    pub(crate) const fn range(&self) -> Range<usize> {
        self.start..self.at
    }

    /// Reads the value, up to its end.
    pub(crate) fn value(&mut self) -> Result<(), Stop> {
        // The closing brackets of what is open.
        let mut open: Vec<char> = Vec::new();
        let mut next = Next::Value;
        loop {
            self.whitespace();
            let c = self.peek().ok_or(Stop::Truncated)?;
            let closing = open.last().copied();
            next = match (next, c) {
                (
                    Next::FirstItem | Next::Item(_) | Next::FirstKey | Next::Key(_) | Next::Rest(_),
                    ']' | '}',
                ) => {
                    if let Next::Item(comma) | Next::Key(comma) = next {
                        // Without one of its own, the value would have to follow.
                        let comma = comma.ok_or(Stop::At(self.at))?;
                        self.change(comma..comma + 1, "", Reason::TrailingComma);
                    }
                    if closing != Some(c) {
                        self.missing_bracket(&open, c)?;
                        open.pop();
                    }
                    open.pop();
                    self.at += 1;
                    Next::Rest(self.at)
                }
                (Next::Rest(_), ',') => {
                    self.has_begun = true;
                    self.at += 1;
                    match closing {
                        Some('}') => Next::Key(Some(self.at - 1)),
                        _ => Next::Item(Some(self.at - 1)),
                    }
                }
                (Next::Rest(end), _) => {
                    self.missing_comma(end, c, closing)?;
                    match closing {
                        Some('}') => Next::Key(None),
                        _ => Next::Item(None),
                    }
                }
                (Next::Value | Next::FirstItem | Next::Item(_), '{' | '[') => {
                    if open.len() >= self.most_depth {
                        return Err(Stop::TooDeep(self.at));
                    }
                    self.at += 1;
                    if c == '{' {
                        open.push('}');
                        Next::FirstKey
                    } else {
                        open.push(']');
                        Next::FirstItem
                    }
                }
                (Next::Value | Next::FirstItem | Next::Item(_), _) => {
                    self.scalar(c)?;
                    Next::Rest(self.at)
                }
                (Next::FirstKey | Next::Key(_), _) => {
                    self.key(c)?;
                    self.whitespace();
                    match self.peek() {
                        Some(':') => self.at += 1,
                        Some(_) => return Err(Stop::At(self.at)),
                        None => return Err(Stop::Truncated),
                    }
                    self.has_begun = true;
                    Next::Value
                }
            };
            if open.is_empty()
                && let Next::Rest(_) = next
            {
                return Ok(());
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn whitespace(&mut self) {
        let rest = self.rest();
        let trimmed = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.at += rest.len() - trimmed.len();
    }

    fn change(&mut self, range: Range<usize>, new: &str, reason: Reason) {
        self.changes.push(Change {
            range,
            new: new.to_owned(),
            reason,
        });
    }

    /// Notes that a bracket is missing where `closing` closes what is around the innermost value.
    fn missing_bracket(&mut self, open: &[char], closing: char) -> Result<(), Stop> {
        let mut inner = open.iter().rev();
        let (missing, around) = (inner.next(), inner.next());
        match missing {
            // Of two that are missing, each could stand in several places.
            Some(&missing) if around == Some(&closing) && self.bracket.is_none() => {
                self.bracket = Some((self.at, missing));
                let at = self.at;
                self.change(
                    at..at,
                    missing.encode_utf8(&mut [0; 4]),
                    Reason::MissingBracket,
                );
                Ok(())
            }
            _ => Err(Stop::At(self.at)),
        }
    }

    /// Notes that a comma is missing between the value that ends at `end` and what begins here with `c`.
    fn missing_comma(&mut self, end: usize, c: char, closing: Option<char>) -> Result<(), Stop> {
        let last = self
            .text
            .get(..end)
            .and_then(|text| text.chars().next_back());
        let is_apart = end < self.at || matches!(last, Some(']' | '}')) || matches!(c, '[' | '{');
        let begins = matches!(c, '{' | '[' | '"' | '\'' | '-' | '_' | '$')
            || c.is_alphanumeric()
            || closing_quotes(c).is_some();
        if !is_apart || !begins || (closing == Some(']') && self.may_be_one(end, last, c)) {
            return Err(Stop::At(self.at));
        }
        self.change(end..end, ",", Reason::MissingComma);
        Ok(())
    }

    /// Whether two items may be one, of which `last` ends the first and `c` begins the second: a text in two strings, or a number with
    /// its digits in groups.
    fn may_be_one(&self, end: usize, last: Option<char>, c: char) -> bool {
        let gap = self.text.get(end..self.at).unwrap_or_default();
        let is_one_line = !gap.contains('\n');
        let is_digit = |c: char| c.is_ascii_digit();
        if closing_quotes(c).is_some() && last.is_some_and(is_quote) {
            return is_one_line || c != '"' || last != Some('"');
        }
        let digits = self
            .rest()
            .find(|c| !is_digit(c))
            .unwrap_or(self.rest().len());
        is_one_line && last.is_some_and(is_digit) && digits == 3
    }

    fn scalar(&mut self, c: char) -> Result<(), Stop> {
        if closing_quotes(c).is_some() {
            self.string(c)
        } else if c == '-' || c.is_ascii_digit() {
            self.number()
        } else if c.is_ascii_alphabetic() {
            self.literal()
        } else {
            Err(Stop::At(self.at))
        }
    }

    /// Reads a word that is a literal, in JSON's spelling or in Python's.
    fn literal(&mut self) -> Result<(), Stop> {
        let start = self.at;
        let word = self.word();
        let end = start + word.len();
        let written = match (word, of_python(word)) {
            ("true" | "false" | "null", _) => word,
            (_, Some(literal)) => literal,
            _ if end == self.text.len() => return Err(Stop::Truncated),
            _ => return Err(Stop::At(start)),
        };
        if written != word {
            self.change(start..end, written, Reason::Literal);
        }
        self.at = end;
        Ok(())
    }

    /// Returns the letters, digits and the like that follow.
    fn word(&self) -> &'t str {
        let rest = self.rest();
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '-');
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        rest.get(..end).unwrap_or_default()
    }

    fn number(&mut self) -> Result<(), Stop> {
        let start = self.at;
        let rest = self.rest();
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '+');
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let token = rest.get(..end).unwrap_or_default();
        if token.parse::<saop_json::JsonNumber>().is_err() {
            // What is cut may be the beginning of one.
            let is_cut =
                end == rest.len() && format!("{token}0").parse::<saop_json::JsonNumber>().is_ok();
            return Err(if is_cut {
                Stop::Truncated
            } else {
                Stop::At(start)
            });
        }
        self.at += end;
        Ok(())
    }

    fn key(&mut self, c: char) -> Result<(), Stop> {
        if closing_quotes(c).is_some() {
            return self.string(c);
        }
        if !(c.is_alphabetic() || matches!(c, '_' | '$')) {
            return Err(Stop::At(self.at));
        }
        let start = self.at;
        let word = self.word();
        self.at += word.len();
        // What Python itself writes for such a key.
        let name = of_python(word).unwrap_or(word);
        self.change(start..self.at, &format!("\"{name}\""), Reason::UnquotedKey);
        Ok(())
    }

    /// Reads a string that begins here with a quote of any kind.
    fn string(&mut self, opening: char) -> Result<(), Stop> {
        let mut escapes = Vec::new();
        let mut has_apostrophe = false;
        let ends = closing_quotes(opening).unwrap_or_default();
        self.quote(opening);
        loop {
            let c = self.peek().ok_or(Stop::Truncated)?;
            match c {
                c if ends.contains(&c) => {
                    self.quote(c);
                    self.has_begun = true;
                    let read = self.choices.read(&escapes, has_apostrophe, self.reading);
                    self.changes.extend(read);
                    return Ok(());
                }
                '\\' => {
                    let escape = Escape::read(self.text, self.at, opening);
                    let escape = escape.map_err(|unread| match unread {
                        Unread::Truncated => Stop::Truncated,
                        Unread::Broken => Stop::At(self.at),
                    })?;
                    let end = escape.end();
                    self.at = end;
                    escapes.push(escape);
                }
                // The quote of the end may be of the other kind.
                '"' | '\'' if !opening.is_ascii() && self.is_at_end_of_string() => {
                    return Err(Stop::At(self.at));
                }
                '"' => {
                    self.change(self.at..self.at + 1, "\\\"", Reason::Quotes);
                    self.at += 1;
                }
                '\0'..='\u{1f}' => return Err(Stop::At(self.at)),
                c => {
                    has_apostrophe |= c == '\'';
                    self.at += c.len_utf8();
                }
            }
        }
    }

    /// Passes a quote, which becomes JSON's.
    fn quote(&mut self, c: char) {
        let range = self.at..self.at + c.len_utf8();
        self.at = range.end;
        if c != '"' {
            self.change(range, "\"", Reason::Quotes);
        }
    }

    /// Whether what follows the character here is what follows a string.
    fn is_at_end_of_string(&self) -> bool {
        let rest = self.rest().get(1..).unwrap_or_default();
        rest.trim_start().starts_with([',', ':', '}', ']'])
    }
}

/// Returns JSON's spelling of a literal of Python.
fn of_python(word: &str) -> Option<&'static str> {
    Some(match word {
        "True" => "true",
        "False" => "false",
        "None" => "null",
        _ => return None,
    })
}

/// Whether a character begins or ends strings.
fn is_quote(c: char) -> bool {
    closing_quotes(c).is_some() || matches!(c, '\u{201d}' | '\u{2019}')
}

/// Returns the quotes that end a string which begins with this one; `None` if it is no quote.
const fn closing_quotes(opening: char) -> Option<&'static [char]> {
    Some(match opening {
        '"' => &['"'],
        '\'' => &['\''],
        '\u{201c}' => &['\u{201d}'],
        '\u{201e}' => &['\u{201c}', '\u{201d}'],
        '\u{2018}' => &['\u{2019}'],
        '\u{201a}' => &['\u{2018}', '\u{2019}'],
        _ => return None,
    })
}
