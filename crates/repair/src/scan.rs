//! Reads one JSON value that may have the faults that are mended, and notes how.
//!
//! Invariant: the work is linear in what is read, and what is no listed fault ends it.

use std::fmt::Write as _;
use std::ops::Range;

use crate::edit::Reason;
use crate::pieces::Change;

/// How a backslash is read before a character with which JSON has no escape, and languages do not agree: left out, as in JavaScript, or
/// as itself, as in Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Backslash {
    pub(crate) is_kept: bool,
    /// The number of one that is read the other way.
    pub(crate) but: Option<usize>,
}

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
    at: usize,
    backslash: Backslash,
    most_depth: usize,
    /// In the order of the text.
    pub(crate) changes: Vec<Change>,
    /// Where a bracket is missing, if one is, and which.
    pub(crate) bracket: Option<(usize, char)>,
    /// How many backslashes were read in one of two ways.
    pub(crate) unclear: usize,
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
    pub(crate) const fn new(
        text: &'t str,
        at: usize,
        backslash: Backslash,
        most_depth: usize,
    ) -> Self {
        Self {
            text,
            at,
            backslash,
            most_depth,
            changes: Vec::new(),
            bracket: None,
            unclear: 0,
            has_begun: false,
        }
    }

    /// Returns where reading has come to.
    pub(crate) const fn at(&self) -> usize {
        self.at
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
        let written = match word {
            "true" | "false" | "null" => word,
            "True" => "true",
            "False" => "false",
            "None" => "null",
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
        self.change(start..self.at, &format!("\"{word}\""), Reason::UnquotedKey);
        Ok(())
    }

    /// Reads a string that begins here with a quote of any kind.
    fn string(&mut self, opening: char) -> Result<(), Stop> {
        let start = self.at;
        let unclear = self.unclear;
        let mut has_letter_escape = false;
        let ends = closing_quotes(opening).unwrap_or_default();
        let quote = |scan: &mut Self, c: char| {
            let range = scan.at..scan.at + c.len_utf8();
            scan.at = range.end;
            if c != '"' {
                scan.change(range, "\"", Reason::Quotes);
            }
        };
        quote(self, opening);
        loop {
            let c = self.peek().ok_or(Stop::Truncated)?;
            match c {
                c if ends.contains(&c) => {
                    quote(self, c);
                    self.has_begun = true;
                    // Where a backslash is itself, it may be so before such a letter as well.
                    let is_mixed = has_letter_escape && self.unclear > unclear;
                    if is_mixed && (self.backslash.is_kept || self.backslash.but.is_some()) {
                        return Err(Stop::At(start));
                    }
                    return Ok(());
                }
                '\\' => {
                    let next = self.rest().chars().nth(1);
                    has_letter_escape |= next.is_some_and(|c| "bfnrtu".contains(c));
                    self.escape()?;
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
                c => self.at += c.len_utf8(),
            }
        }
    }

    /// Whether what follows the character here is what follows a string.
    fn is_at_end_of_string(&self) -> bool {
        let rest = self.rest().get(1..).unwrap_or_default();
        rest.trim_start().starts_with([',', ':', '}', ']'])
    }

    /// Reads an escape, which the backslash here begins.
    fn escape(&mut self) -> Result<(), Stop> {
        let start = self.at;
        let rest = self.rest().get(1..).unwrap_or_default();
        let c = rest.chars().next().ok_or(Stop::Truncated)?;
        let after = rest.get(c.len_utf8()..).unwrap_or_default();
        let broken = Err(Stop::At(start));
        let mut length = 1 + c.len_utf8();
        let mended = match c {
            '"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' => None,
            'u' if after.starts_with('{') => {
                let digits = after.get(1..).unwrap_or_default();
                let end = digits
                    .bytes()
                    .take(MOST_DIGITS)
                    .take_while(u8::is_ascii_hexdigit)
                    .count();
                let Some(digits) = digits
                    .get(..end)
                    .filter(|_| digits.get(end..).is_some_and(|rest| rest.starts_with('}')))
                else {
                    return broken;
                };
                let Some(c) = code_point(digits) else {
                    return broken;
                };
                length += digits.len() + 2;
                Some(escaped(c))
            }
            'u' => {
                if after.len() < 4 {
                    return Err(Stop::Truncated);
                }
                if hexadecimal(after.get(..4).unwrap_or_default()).is_none() {
                    return broken;
                }
                length += 4;
                None
            }
            'x' => {
                let digits = after.get(..2).unwrap_or_default();
                let Some(c) = code_point(digits).filter(|_| digits.len() == 2) else {
                    return broken;
                };
                length += 2;
                Some(escaped(c))
            }
            '\'' => Some("'".to_owned()),
            // A line that goes on.
            '\n' => Some(String::new()),
            '\r' => {
                length += usize::from(after.starts_with('\n'));
                Some(String::new())
            }
            // They have meanings of their own in some languages.
            'a' | 'v' | 'U' | 'N' | '0'..='9' | '\0'..='\u{1f}' => return broken,
            c => {
                let is_other = self.backslash.but == Some(self.unclear);
                self.unclear += 1;
                Some(if self.backslash.is_kept == is_other {
                    c.to_string()
                } else {
                    format!("\\\\{c}")
                })
            }
        };
        self.at += length;
        if let Some(mended) = mended {
            self.change(start..self.at, &mended, Reason::Escape);
        }
        Ok(())
    }
}

/// A code point has no more hexadecimal digits.
const MOST_DIGITS: usize = 6;

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

fn hexadecimal(digits: &str) -> Option<u32> {
    let is_hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u32::from_str_radix(digits, 16)
        .ok()
        .filter(|_| is_hexadecimal)
}

fn code_point(digits: &str) -> Option<char> {
    char::from_u32(hexadecimal(digits)?)
}

/// Returns the escape of a character.
fn escaped(c: char) -> String {
    let mut escape = String::new();
    for unit in c.encode_utf16(&mut [0; 2]) {
        // Writing to a `String` cannot fail.
        let _ = write!(escape, "\\u{unit:04x}");
    }
    escape
}
