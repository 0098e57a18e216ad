//! Escapes in strings: which have one reading, and which have two.
//!
//! Invariant: an escape that JSON has means what JSON says, unless the text has another that JSON does not have. That one may be an
//! escape of another language, or a backslash that was meant as itself: code, a path, a pattern, LaTeX, SQL.

use std::fmt::Write as _;
use std::ops::Range;

use crate::edit::Reason;
use crate::pieces::Change;

/// A code point has no more hexadecimal digits.
const MOST_DIGITS: usize = 6;

/// What follows the apostrophe of a contraction or a possessive in English.
const ENDINGS: [&str; 7] = ["d", "ll", "m", "re", "s", "t", "ve"];

/// Why an escape is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    Truncated,
    Broken,
}

/// An escape of a string.
#[derive(Debug)]
pub(crate) struct Escape {
    range: Range<usize>,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// The quote of the string itself, which JSON escapes or not.
    Quote {
        is_json: bool,
    },
    Json,
    /// `\'` in a word such as `it's`, in a string with other quotes.
    Contraction,
    /// One that JSON does not have: what other languages read, and the same with the backslash as itself.
    Other {
        decoded: String,
        kept: String,
    },
    /// A backslash before a character that is no escape in any language: JavaScript drops it, and others keep it.
    Plain(char),
}

impl Escape {
    /// Reads the escape at an offset of a text, which a backslash begins, in a string with this quote.
    pub(crate) fn read(text: &str, at: usize, quote: char) -> Result<Self, Unread> {
        let rest = text.get(at + 1..).unwrap_or_default();
        let c = rest.chars().next().ok_or(Unread::Truncated)?;
        let after = rest.get(c.len_utf8()..).unwrap_or_default();
        let mut end = at + 1 + c.len_utf8();
        let kind = match c {
            '"' | '\'' if c == quote => Kind::Quote { is_json: c == '"' },
            '"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' => Kind::Json,
            '\'' if is_contraction(text.get(..at).unwrap_or_default(), after) => Kind::Contraction,
            'u' if after.starts_with('{') => {
                let digits = digits_in_braces(after).ok_or(Unread::Broken)?;
                end += digits.len() + 2;
                other(code_point(digits).ok_or(Unread::Broken)?, text, at..end)
            }
            'u' => {
                let digits = after.get(..4);
                if after.len() < 4 {
                    return Err(Unread::Truncated);
                }
                digits.and_then(hexadecimal).ok_or(Unread::Broken)?;
                end += 4;
                Kind::Json
            }
            'x' => {
                end += 2;
                let decoded = after.get(..2).and_then(code_point);
                other(decoded.ok_or(Unread::Broken)?, text, at..end)
            }
            // A line that goes on.
            '\n' | '\r' => {
                end += usize::from(c == '\r' && after.starts_with('\n'));
                let kept = text.get(at + 1..end).unwrap_or_default();
                let kept = kept.replace('\r', "\\r").replace('\n', "\\n");
                Kind::Other {
                    decoded: String::new(),
                    kept: format!("\\\\{kept}"),
                }
            }
            // They have meanings of their own in some languages.
            'a' | 'v' | 'U' | 'N' | '0'..='9' | '\0'..='\u{1f}' => return Err(Unread::Broken),
            c => Kind::Plain(c),
        };
        Ok(Self {
            range: at..end,
            kind,
        })
    }

    pub(crate) const fn end(&self) -> usize {
        self.range.end
    }

    const fn is_quote(&self) -> bool {
        matches!(self.kind, Kind::Quote { .. })
    }

    const fn is_contraction(&self) -> bool {
        matches!(self.kind, Kind::Contraction)
    }
}

fn other(decoded: char, text: &str, range: Range<usize>) -> Kind {
    let mut escape = String::new();
    for unit in decoded.encode_utf16(&mut [0; 2]) {
        // Writing to a `String` cannot fail.
        let _ = write!(escape, "\\u{unit:04x}");
    }
    Kind::Other {
        decoded: escape,
        kept: format!("\\{}", text.get(range).unwrap_or_default()),
    }
}

/// Whether an apostrophe between two texts is one that English writes in a word.
fn is_contraction(before: &str, after: &str) -> bool {
    let is_letter = |c: char| c.is_alphabetic();
    let end = after.find(|c| !is_letter(c)).unwrap_or(after.len());
    let (ending, rest) = after.split_at(end);
    before.ends_with(is_letter) && ENDINGS.contains(&ending) && !rest.starts_with('\\')
}

fn digits_in_braces(text: &str) -> Option<&str> {
    let text = text.strip_prefix('{')?;
    let end = text
        .bytes()
        .take(MOST_DIGITS)
        .take_while(u8::is_ascii_hexdigit)
        .count();
    text.get(end..)?.starts_with('}').then(|| text.get(..end))?
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

/// One reading of a text: for each choice that it leaves, in order, a bit that is 0 for the first way and 1 for the second. The first
/// reading keeps each backslash that JSON does not know, and reads each escape that it knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reading(pub(crate) u32);

/// The choices that the strings of a document leave.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Choices {
    /// How many there are.
    pub(crate) count: u32,
    /// Those between a backslash and what another language makes of it.
    others: u32,
    /// Whether a string was read as no language reads it: backslashes are dropped, and others are themselves.
    is_mixed: bool,
}

impl Choices {
    /// Whether the text has more than one reading.
    pub(crate) const fn are_open(self) -> bool {
        self.others != 0
    }

    /// Whether this reading is that of a language in each string.
    pub(crate) const fn are_real(self) -> bool {
        !self.is_mixed
    }

    /// Adds those of another document of the same text.
    pub(crate) fn with(self, more: Self) -> Self {
        Self {
            count: self.count.max(more.count),
            others: self.others | more.others,
            is_mixed: self.is_mixed || more.is_mixed,
        }
    }

    /// Whether a reading has every character that was written.
    pub(crate) const fn keeps_all(self, reading: Reading) -> bool {
        reading.0 & self.others == 0
    }

    /// Notes one more, and returns whether it is read in the second way.
    fn next(&mut self, is_other: bool, reading: Reading) -> bool {
        let bit = 1u32.checked_shl(self.count).unwrap_or(0);
        self.count += 1;
        if is_other {
            // Beyond the last bit it is enough to know that there is one.
            self.others |= bit.max(u32::from(bit == 0) << 31);
        }
        reading.0 & bit != 0
    }

    /// Reads the escapes of one string, and returns the changes. `has_apostrophe` tells of one without a backslash.
    pub(crate) fn read(
        &mut self,
        escapes: &[Escape],
        has_apostrophe: bool,
        reading: Reading,
    ) -> Vec<Change> {
        let change = |range: Range<usize>, new: &str| Change {
            range,
            new: new.to_owned(),
            reason: Reason::Escape,
        };
        let is_word = |escape: &Escape| escape.is_quote() || escape.is_contraction();
        let are_contractions = !has_apostrophe && escapes.iter().all(is_word);
        let mut changes = Vec::new();
        let mut json = Vec::new();
        // One string is of one language.
        let is_plain = |escape: &Escape| matches!(escape.kind, Kind::Plain(_));
        let is_dropped = escapes.iter().any(is_plain) && self.next(true, reading);
        for Escape { range, kind } in escapes {
            let range = range.clone();
            match kind {
                Kind::Quote { is_json: true } => {}
                Kind::Quote { is_json: false } => changes.push(change(range, "'")),
                Kind::Json => json.push(range.start..range.start + 1),
                Kind::Contraction if are_contractions => changes.push(change(range, "'")),
                Kind::Contraction => {
                    let is_decoded = self.next(true, reading);
                    changes.push(change(range, if is_decoded { "'" } else { "\\\\'" }));
                }
                Kind::Plain(c) if is_dropped => changes.push(change(range, &c.to_string())),
                Kind::Plain(c) => changes.push(change(range, &format!("\\\\{c}"))),
                Kind::Other { decoded, kept } => {
                    let is_decoded = self.next(true, reading);
                    changes.push(change(range, if is_decoded { decoded } else { kept }));
                }
            }
        }
        // If one backslash of a text is meant as itself, these may be as well.
        if !json.is_empty() && self.next(false, reading) {
            self.is_mixed |= is_dropped;
            changes.extend(json.into_iter().map(|range| change(range, "\\\\")));
        }
        changes
    }
}
