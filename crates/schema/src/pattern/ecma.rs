//! Regular expressions of ECMA-262, translated to the syntax of the crate `regex`: what JSON Schema calls a pattern.
//!
//! Invariant: a translation matches exactly what ECMA-262 says, with the `u` flag, or without it where the pattern is
//! valid only then. What no linear-time engine can match is refused.

use std::iter::Peekable;
use std::str::Chars;

use regex_syntax::escape_into;

/// Why a pattern is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Untranslatable {
    /// It is not a regular expression.
    Invalid(String),
    /// It needs an engine that backtracks.
    Backtracking(&'static str),
    /// It is too large.
    Large,
}

/// Deeper groups are refused, so that no pattern exhausts the stack.
const MOST_GROUPS: usize = 200;

const DIGIT: &str = "0-9";
const WORD: &str = "0-9A-Za-z_";
const SPACE: &str = r"\t\n\x0B\x0C\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}";

/// A class of every character, and one of none.
const ANY: &str = r"[\x{0}-\x{10FFFF}]";
const NONE: &str = r"[^\x{0}-\x{10FFFF}]";

type Result<T> = std::result::Result<T, Untranslatable>;

/// Translates a pattern.
pub(crate) fn translate(pattern: &str) -> Result<String> {
    let mut reader = Reader {
        chars: pattern.chars().peekable(),
        rust: String::with_capacity(pattern.len() + 16),
        groups: 0,
    };
    reader.alternatives()?;
    match reader.chars.next() {
        None => Ok(reader.rust),
        Some(_) => Err(invalid("an unmatched `)`")),
    }
}

fn invalid(what: impl Into<String>) -> Untranslatable {
    Untranslatable::Invalid(what.into())
}

struct Reader<'p> {
    chars: Peekable<Chars<'p>>,
    rust: String,
    /// How many groups are open.
    groups: usize,
}

/// An element of a class: one character, or a set of them.
enum Atom {
    Char(char),
    /// In the syntax of the inside of a class.
    Set(String),
}

impl Reader<'_> {
    fn eat(&mut self, wanted: char) -> bool {
        self.chars.next_if_eq(&wanted).is_some()
    }

    /// Eats a text if it comes next.
    fn eat_all(&mut self, wanted: &str) -> bool {
        let mut ahead = self.chars.clone();
        let comes = wanted.chars().all(|one| ahead.next() == Some(one));
        if comes {
            self.chars = ahead;
        }
        comes
    }

    fn push_char(&mut self, literal: char) {
        let mut buffer = [0; 4];
        escape_into(literal.encode_utf8(&mut buffer), &mut self.rust);
    }

    /// Reads up to an unmatched `)` or the end.
    fn alternatives(&mut self) -> Result<()> {
        // Whether a quantifier may come next.
        let mut repeatable = false;
        while let Some(&next) = self.chars.peek() {
            if next == ')' {
                break;
            }
            self.chars.next();
            repeatable = match next {
                '|' | '^' | '$' => {
                    self.rust.push(next);
                    false
                }
                '.' => {
                    self.rust.push_str(r"[^\n\r\x{2028}\x{2029}]");
                    true
                }
                '(' => self.group()?,
                '[' => {
                    self.class()?;
                    true
                }
                '\\' => self.escape()?,
                '*' | '+' | '?' => self.quantifier(next, repeatable)?,
                '{' => match self.counts() {
                    Some(counts) if repeatable => {
                        self.rust.push_str(&counts);
                        self.lazy();
                        false
                    }
                    Some(_) => return Err(invalid("a quantifier with nothing to repeat")),
                    None => {
                        self.push_char('{');
                        true
                    }
                },
                literal => {
                    self.push_char(literal);
                    true
                }
            };
        }
        Ok(())
    }

    fn quantifier(&mut self, sign: char, repeatable: bool) -> Result<bool> {
        if !repeatable {
            return Err(invalid(format!("`{sign}` with nothing to repeat")));
        }
        self.rust.push(sign);
        self.lazy();
        Ok(false)
    }

    fn lazy(&mut self) {
        if self.eat('?') {
            self.rust.push('?');
        }
    }

    /// Reads the rest of `{n}`, `{n,}` or `{n,m}`, if it is one.
    fn counts(&mut self) -> Option<String> {
        let mut ahead = self.chars.clone();
        let mut counts = String::from("{");
        loop {
            let next = ahead.next()?;
            counts.push(next);
            match next {
                '}' => break,
                '0'..='9' | ',' => {}
                _ => return None,
            }
        }
        let inner = counts.trim_start_matches('{').trim_end_matches('}');
        let (least, most) = inner.split_once(',').unwrap_or((inner, ""));
        if least.is_empty() || most.contains(',') {
            return None;
        }
        self.chars = ahead;
        Some(counts)
    }

    /// Returns whether the group may be repeated.
    fn group(&mut self) -> Result<bool> {
        if self.eat('?') {
            match self.chars.next() {
                Some(':') => self.rust.push_str("(?:"),
                Some('=' | '!') => return Err(Untranslatable::Backtracking("a look-ahead")),
                Some('<') => {
                    if matches!(self.chars.peek(), Some('=' | '!')) {
                        return Err(Untranslatable::Backtracking("a look-behind"));
                    }
                    while self
                        .chars
                        .next()
                        .ok_or_else(|| invalid("an unclosed name of a group"))?
                        != '>'
                    {}
                    self.rust.push_str("(?:");
                }
                // Not of ECMA-262 before 2025, and widely used.
                Some('i') if self.eat(')') => {
                    self.rust.push_str("(?i)");
                    return Ok(false);
                }
                Some('i') if self.eat(':') => self.rust.push_str("(?i:"),
                _ => return Err(invalid("a group of an unknown form `(?`")),
            }
        } else {
            self.rust.push_str("(?:");
        }
        self.groups += 1;
        if self.groups > MOST_GROUPS {
            return Err(Untranslatable::Large);
        }
        self.alternatives()?;
        self.groups -= 1;
        if !self.eat(')') {
            return Err(invalid("an unclosed group"));
        }
        self.rust.push(')');
        Ok(true)
    }

    /// Reads an escape outside of a class; returns whether it may be repeated.
    fn escape(&mut self) -> Result<bool> {
        match self.chars.peek() {
            Some('b') => {
                self.chars.next();
                self.rust.push_str(r"(?-u:\b)");
                return Ok(false);
            }
            Some('B') => {
                self.chars.next();
                // Between two characters of a word, or two others.
                self.rust.push_str(r"(?-u:\B)");
                return Ok(false);
            }
            Some('1'..='9' | 'k') => {
                return Err(Untranslatable::Backtracking("a back-reference"));
            }
            _ => {}
        }
        match self.atom()? {
            Atom::Char(literal) => self.push_char(literal),
            Atom::Set(set) => {
                self.rust.push('[');
                self.rust.push_str(&set);
                self.rust.push(']');
            }
        }
        Ok(true)
    }

    /// Reads what an escape stands for, after the backslash.
    fn atom(&mut self) -> Result<Atom> {
        let next = self.chars.next();
        let next = next.ok_or_else(|| invalid("a `\\` at the end"))?;
        Ok(match next {
            'd' => Atom::Set(DIGIT.to_owned()),
            'D' => Atom::Set(format!("[^{DIGIT}]")),
            'w' => Atom::Set(WORD.to_owned()),
            'W' => Atom::Set(format!("[^{WORD}]")),
            's' => Atom::Set(SPACE.to_owned()),
            'S' => Atom::Set(format!("[^{SPACE}]")),
            'p' | 'P' if self.eat('{') => {
                let mut name = String::new();
                loop {
                    match self.chars.next() {
                        Some('}') => break,
                        Some(one) => name.push(one),
                        None => return Err(invalid("an unclosed name of a property")),
                    }
                }
                // The only names that the two languages spell differently.
                let name = name.replace("Script_Extensions=", "scx=");
                Atom::Set(format!("\\{next}{{{name}}}"))
            }
            't' => Atom::Char('\t'),
            'n' => Atom::Char('\n'),
            'v' => Atom::Char('\u{B}'),
            'f' => Atom::Char('\u{C}'),
            'r' => Atom::Char('\r'),
            '0' => Atom::Char('\0'),
            'c' => match self.chars.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => {
                    let control = char::from(*letter as u8 % 32);
                    self.chars.next();
                    Atom::Char(control)
                }
                _ => return Err(invalid("`\\c` without a letter")),
            },
            'x' => match self.hex(2) {
                Some(code) => character(code)?,
                None => Atom::Char('x'),
            },
            'u' => self.unicode()?,
            other => Atom::Char(other),
        })
    }

    /// Reads what `\u` stands for.
    fn unicode(&mut self) -> Result<Atom> {
        if self.eat('{') {
            let mut digits = String::new();
            loop {
                match self.chars.next() {
                    Some('}') => break,
                    Some(digit) if digit.is_ascii_hexdigit() => digits.push(digit),
                    _ => return Err(invalid("`\\u{` without a code point")),
                }
            }
            let code = u32::from_str_radix(&digits, 16);
            return character(code.map_err(|_| invalid("`\\u{` without a code point"))?);
        }
        let Some(first) = self.hex(4) else {
            return Ok(Atom::Char('u'));
        };
        if (0xD800..0xDC00).contains(&first) && self.eat_all("\\u") {
            let second = self.hex(4).unwrap_or_default();
            if (0xDC00..0xE000).contains(&second) {
                return character(0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00));
            }
        }
        character(first)
    }

    /// Reads a number of hexadecimal digits, all or none.
    fn hex(&mut self, count: usize) -> Option<u32> {
        let mut ahead = self.chars.clone();
        let mut code = 0;
        for _ in 0..count {
            code = code * 16 + ahead.next()?.to_digit(16)?;
        }
        self.chars = ahead;
        Some(code)
    }

    /// Reads a class, after its `[`.
    fn class(&mut self) -> Result<()> {
        let negated = self.eat('^');
        if self.eat(']') {
            self.rust.push_str(if negated { ANY } else { NONE });
            return Ok(());
        }
        self.rust.push_str(if negated { "[^" } else { "[" });
        loop {
            if self.eat(']') {
                self.rust.push(']');
                return Ok(());
            }
            let from = self.class_atom()?;
            let mut ahead = self.chars.clone();
            let is_range = ahead.next() == Some('-') && ahead.next() != Some(']');
            if !is_range {
                self.push_atom(&from);
                continue;
            }
            self.eat('-');
            let to = self.class_atom()?;
            if let (Atom::Char(from), Atom::Char(to)) = (&from, &to) {
                if from > to {
                    return Err(invalid(format!("the range `{from}-{to}`, which is empty")));
                }
                self.push_in_class(*from);
                self.rust.push('-');
                self.push_in_class(*to);
            } else {
                self.push_atom(&from);
                self.push_in_class('-');
                self.push_atom(&to);
            }
        }
    }

    fn class_atom(&mut self) -> Result<Atom> {
        match self.chars.next() {
            None => Err(invalid("an unclosed class")),
            Some('\\') if self.eat('b') => Ok(Atom::Char('\u{8}')),
            Some('\\') => self.atom(),
            Some(literal) => Ok(Atom::Char(literal)),
        }
    }

    fn push_atom(&mut self, atom: &Atom) {
        match atom {
            Atom::Char(literal) => self.push_in_class(*literal),
            Atom::Set(set) => self.rust.push_str(set),
        }
    }

    fn push_in_class(&mut self, literal: char) {
        // A class of the crate `regex` has operators such as `&&`.
        if matches!(literal, '\\' | '[' | ']' | '^' | '-' | '&' | '~') {
            self.rust.push('\\');
        }
        self.rust.push(literal);
    }
}

fn character(code: u32) -> Result<Atom> {
    match char::from_u32(code) {
        Some(character) => Ok(Atom::Char(character)),
        None if (0xD800..0xE000).contains(&code) => {
            // No text has half of a character.
            Ok(Atom::Set(NONE.to_owned()))
        }
        None => Err(invalid("a code point beyond Unicode")),
    }
}

#[cfg(test)]
mod tests {
    use regex::Regex;

    use super::{Untranslatable, translate};

    fn matches(pattern: &str, text: &str) -> bool {
        let rust = translate(pattern).unwrap();
        Regex::new(&rust).unwrap().is_match(text)
    }

    #[test]
    fn meaning_is_that_of_ecma_262() {
        for (pattern, text, expected) in [
            ("^.$", "\u{2028}", false),
            ("^.$", "é", true),
            ("^a$", "a\n", false),
            (r"^\d$", "٣", false),
            (r"^\w$", "é", false),
            (r"^\W$", "é", true),
            (r"^\s$", "\u{FEFF}", true),
            (r"^\s$", "\u{85}", false),
            (r"^[\s\d-]+$", "1 -", true),
            (r"^[^\S]$", " ", true),
            (r"^[a-z&&[^b]$", "&", true),
            ("^[]$", "", false),
            ("^[^]$", "\n", true),
            (r"^\cJ$", "\n", true),
            (r"^\x41B\u{43}$", "ABC", true),
            (r"^\ud83d\ude00$", "\u{1F600}", true),
            (r"^[\ud83d\ude00-\ud83d\ude02]$", "\u{1F601}", true),
            (r"^a{,2}$", "a{,2}", true),
            (r"^a{2}?$", "aa", true),
            (r"^\-\_\@\/$", "-_@/", true),
            (r"^[\w.-]+$", "a.-b", true),
            (r"^[.-/]$", "/", true),
            (r"^[\<\>#&~|-]+$", "<>#&~|-", true),
            (r"^\p{Letter}\p{L}$", "éa", true),
            (r"^\p{Script=Greek}$", "α", true),
            (r"\bcat\b", "a cat", true),
            (r"\bcat\b", "écat", true),
            (r"^(?<year>[0-9]{4})-x$", "2026-x", true),
            ("(?i)^abc$", "ABC", true),
            ("^}]$", "}]", true),
            ("a|", "", true),
            (r"^(?:a)(?i:B)c$", "abc", true),
            (r"^\Ba\B$", "a", false),
            (r"^[\b\x\u]$", "\u{8}", true),
            (r"^\t\n\v\f\r\0$", "\t\n\u{B}\u{C}\r\0", true),
            (r"^[\w-z]+$", "a-", true),
            (r"^\ud83d$", "\u{1F600}", false),
            (r"^\D\p{Script_Extensions=Greek}$", "aα", true),
            ("^a{1,2,3}$", "a{1,2,3}", true),
        ] {
            assert_eq!(matches(pattern, text), expected, "{pattern} {text:?}");
        }
    }

    #[test]
    fn what_cannot_be_translated_is_told() {
        for pattern in ["(?=a)", "(?!a)", "(?<=a)", "(?<!a)", r"(a)\1", r"\k<a>"] {
            let refused = translate(pattern);
            assert!(
                matches!(refused, Err(Untranslatable::Backtracking(_))),
                "{pattern}"
            );
        }
        for pattern in [
            "(",
            "a)",
            "[a",
            "*a",
            "a**",
            "[b-a]",
            "\\",
            r"\u{110000}",
            "(?x)",
            "(?<a",
            "a{2}{3}",
            "{2}",
            r"\p{L",
            r"\c1",
            r"\u{x}",
            r"\u{}",
        ] {
            let refused = translate(pattern);
            assert!(
                matches!(refused, Err(Untranslatable::Invalid(_))),
                "{pattern}"
            );
        }
    }
}
