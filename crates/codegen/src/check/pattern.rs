//! The subset of ECMA-262 regular expressions that a linear-time engine matches exactly.
//!
//! Invariant: a pattern that passes has the same meaning to all engines, which is that of ECMA-262 with the `u` flag, as JSON Schema
//! recommends, and the engine takes it. Anything else is rejected, not approximated.

use std::iter::Peekable;
use std::str::CharIndices;

use saop_schema::Pattern;

/// Maximum number of states that a pattern may unfold to, so that it is cheap to compile.
const MAX_WEIGHT: u64 = 2_000;
/// Maximum number of states with every class spelled out: engines that limit the size of a pattern take such ones.
const MAX_STATES: u64 = 50_000;
/// Deeper groups are rejected, so that no pattern exhausts the stack.
const MAX_GROUPS: usize = 50;

/// Checks that a pattern is one of the profile. The error describes what was found instead.
pub(crate) fn check(pattern: &str) -> Result<(), String> {
    let mut reader = Reader {
        chars: pattern.char_indices().peekable(),
        depth: 0,
    };
    reader.alternatives()?;
    if let Some((_, character)) = reader.chars.next() {
        return Err(format!("an unmatched `{character}`"));
    }
    match Pattern::states(pattern) {
        None => Err("a pattern that the engine refuses".to_owned()),
        Some(states) if states > MAX_STATES => {
            Err(format!("a pattern of more than {MAX_STATES} states"))
        }
        Some(_) => Ok(()),
    }
}

struct Reader<'a> {
    chars: Peekable<CharIndices<'a>>,
    depth: usize,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<char> {
        self.chars.peek().map(|(_, character)| *character)
    }

    fn eat(&mut self, expected: char) -> bool {
        self.chars
            .next_if(|(_, character)| *character == expected)
            .is_some()
    }

    /// Reads up to an unmatched `)` or the end, and returns the number of states.
    fn alternatives(&mut self) -> Result<u64, String> {
        let mut weight = 1_u64;
        loop {
            match self.peek() {
                None | Some(')') => return bounded(weight),
                Some('|') => {
                    self.eat('|');
                    weight += 1;
                }
                Some(_) => weight = bounded(weight + self.term()?)?,
            }
        }
    }

    fn term(&mut self) -> Result<u64, String> {
        let Some((_, character)) = self.chars.next() else {
            return Ok(0);
        };
        let weight = match character {
            '^' | '$' => {
                if matches!(self.peek(), Some('*' | '+' | '?' | '{')) {
                    return Err(format!("a quantifier after `{character}`"));
                }
                return Ok(1);
            }
            '(' => self.group()?,
            '[' => self.class()?,
            '\\' => self.escape(false)?.map_or(CLASS_WEIGHT, |_| 1),
            '.' => return Err("`.`, which does not mean the same to all engines".to_owned()),
            '*' | '+' | '?' => return Err(format!("`{character}` with nothing to repeat")),
            '{' | '}' | ']' => return Err(format!("a bare `{character}` (write `\\{character}`)")),
            literal => literal_weight(literal)?,
        };
        self.quantifier(weight)
    }

    fn group(&mut self) -> Result<u64, String> {
        if self.eat('?') && !self.eat(':') {
            let next: Vec<char> = self.chars.clone().take(2).map(|(_, next)| next).collect();
            return Err(match *next {
                ['=' | '!', ..] => "a look-ahead",
                ['<', '=' | '!'] => "a look-behind",
                _ => "a group of the form `(?`, other than `(?:`",
            }
            .to_owned());
        }
        self.depth += 1;
        if self.depth > MAX_GROUPS {
            return Err(format!("groups deeper than {MAX_GROUPS}"));
        }
        let weight = self.alternatives()?;
        self.depth -= 1;
        if self.eat(')') {
            Ok(weight + 1)
        } else {
            Err("an unclosed group".to_owned())
        }
    }

    fn quantifier(&mut self, weight: u64) -> Result<u64, String> {
        let times = match self.peek() {
            Some('*' | '+' | '?') => {
                self.chars.next();
                1
            }
            Some('{') => {
                self.chars.next();
                self.counts()?
            }
            _ => return Ok(weight),
        };
        match self.peek() {
            Some('?') => Err("a lazy quantifier, which changes nothing here".to_owned()),
            Some(twice @ ('*' | '+' | '{')) => Err(format!("`{twice}` after a quantifier")),
            _ => bounded(weight.saturating_mul(times.max(1))),
        }
    }

    /// Reads `n}`, `n,}` or `n,m}` and returns the larger number.
    fn counts(&mut self) -> Result<u64, String> {
        let least = self.number()?;
        let most = if self.eat(',') && self.peek() != Some('}') {
            self.number()?
        } else {
            least
        };
        if !self.eat('}') {
            return Err("a quantifier that is not `{n}`, `{n,}` or `{n,m}`".to_owned());
        }
        if most < least {
            return Err(format!("a quantifier from {least} to {most}"));
        }
        Ok(most)
    }

    fn number(&mut self) -> Result<u64, String> {
        let mut digits = String::new();
        while let Some((_, digit)) = self.chars.next_if(|(_, digit)| digit.is_ascii_digit()) {
            digits.push(digit);
        }
        if digits.is_empty() {
            return Err("a quantifier that is not `{n}`, `{n,}` or `{n,m}`".to_owned());
        }
        digits
            .parse()
            .map_err(|_| "a quantifier with too large a number".to_owned())
    }

    /// Reads what follows a `\`: a literal character, or `None` for a class such as `\d`.
    fn escape(&mut self, in_class: bool) -> Result<Option<char>, String> {
        match self.chars.next() {
            None => Err("a `\\` at the end".to_owned()),
            Some((_, 'd' | 'D' | 'w' | 'W' | 's' | 'S')) => Ok(None),
            Some((_, character)) if "^$\\.*+?()[]{}|/".contains(character) => Ok(Some(character)),
            Some((_, '-')) if in_class => Ok(Some('-')),
            Some((_, character)) => Err(format!("the escape `\\{character}`")),
        }
    }

    fn class(&mut self) -> Result<u64, String> {
        self.eat('^');
        if self.peek() == Some(']') {
            return Err("an empty class".to_owned());
        }
        let mut first = true;
        loop {
            let Some((_, character)) = self.chars.next() else {
                return Err("an unclosed class".to_owned());
            };
            let low = match character {
                ']' => return Ok(CLASS_WEIGHT),
                '[' => return Err("a bare `[` in a class (write `\\[`)".to_owned()),
                '-' if first || self.peek() == Some(']') => Some('-'),
                '-' => return Err("a `-` amid a class (write `\\-`)".to_owned()),
                '\\' => self.escape(true)?,
                '&' | '~' if self.peek() == Some(character) => {
                    return Err(format!("`{character}{character}` in a class"));
                }
                literal => {
                    literal_weight(literal)?;
                    Some(literal)
                }
            };
            first = false;
            if self.peek() == Some('-') {
                self.range(low)?;
            }
        }
    }

    /// Reads a `-` after an item of a class, and the range's end if it makes a range.
    fn range(&mut self, low: Option<char>) -> Result<(), String> {
        let mut ahead = self.chars.clone();
        ahead.next();
        match ahead.peek() {
            None => return Err("an unclosed class".to_owned()),
            Some((_, ']')) => return Ok(()),
            Some(_) => {}
        }
        self.chars.next();
        let high = match self.chars.next() {
            Some((_, '\\')) => self.escape(true)?,
            Some((_, bare @ ('[' | '-'))) => {
                return Err(format!("a range that ends in a bare `{bare}`"));
            }
            Some((_, character)) => {
                literal_weight(character)?;
                Some(character)
            }
            None => return Err("an unclosed class".to_owned()),
        };
        match (low, high) {
            (Some(low), Some(high)) if low <= high => Ok(()),
            (Some(low), Some(high)) => Err(format!("the range `{low}-{high}`, which is empty")),
            _ => Err("a range with a class such as `\\d` at one end".to_owned()),
        }
    }
}

/// A class takes a few states for each length of UTF-8.
const CLASS_WEIGHT: u64 = 8;

fn literal_weight(character: char) -> Result<u64, String> {
    if character > '\u{ffff}' {
        return Err("a character beyond U+FFFF, which is two without the `u` flag".to_owned());
    }
    Ok(1)
}

fn bounded(weight: u64) -> Result<u64, String> {
    if weight > MAX_WEIGHT {
        return Err("a pattern that unfolds to too many states".to_owned());
    }
    Ok(weight)
}

#[cfg(test)]
mod tests {
    use saop_schema::Pattern;

    use super::check;

    #[test]
    fn exact_patterns_pass() {
        for pattern in [
            r"^\d+\.\d+\.\d+$",
            r"^1\.\d+\.\d+$",
            r"^\w*$",
            "",
            "a|",
            "^(?:ab|c)(d)?$",
            "^[a-z][^0-9_-]{1,3}x{2}y{3,}$",
            r"^[\-a\]\\/]\/é$",
            "[-a]",
            r"[^\D]",
            r"[\d-]",
            r"^\s\S$",
        ] {
            assert_eq!(check(pattern), Ok(()), "{pattern}");
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for (pattern, found) in [
            ("a.b", "`.`"),
            (r"[\b]", r"`\b`"),
            (r"\bx", r"`\b`"),
            (r"\u0041", r"`\u`"),
            (r"\x41", r"`\x`"),
            (r"\cA", r"`\c`"),
            (r"\n", r"`\n`"),
            (r"\p{L}", r"`\p`"),
            (r"(a)\1", r"`\1`"),
            (r"(?<n>a)\k<n>", "(?"),
            ("(?=a)", "a look-ahead"),
            ("(?!a)", "a look-ahead"),
            ("(?<=a)b", "a look-behind"),
            ("(?i)a", "(?"),
            ("a{,3}", "quantifier"),
            ("a{3,2}", "from 3 to 2"),
            ("a{}", "quantifier"),
            ("a{1", "quantifier"),
            ("a{99999999999999999999}", "too large"),
            ("a{2001}", "too many"),
            ("((a{40}){40}){40}", "too many"),
            ("a*?", "lazy"),
            ("a**", "after a quantifier"),
            ("a+{2}", "after a quantifier"),
            ("^*", "after `^`"),
            ("$+", "after `$`"),
            ("*a", "nothing to repeat"),
            ("(+a)", "nothing to repeat"),
            ("a]", "bare `]`"),
            ("}", "bare `}`"),
            ("{a", "bare `{`"),
            ("(a", "unclosed group"),
            ("a)", "unmatched `)`"),
            ("[a", "unclosed class"),
            ("[a-", "unclosed class"),
            ("[]", "empty class"),
            ("[^]", "empty class"),
            ("[a[b]", "bare `[`"),
            ("[a&&b]", "`&&`"),
            ("[a~~b]", "`~~`"),
            ("[a--b]", "bare `-`"),
            ("[a-z-9]", "amid a class"),
            ("[z-a]", "empty"),
            (r"[\d-z]", "class such as"),
            (r"[a-\d]", "class such as"),
            (r"\-", r"`\-`"),
            ("a\\", "at the end"),
            ("\u{1f600}", "U+FFFF"),
            ("[\u{1f600}]", "U+FFFF"),
        ] {
            let error = check(pattern).err().unwrap_or_default();
            assert!(error.contains(found), "{pattern}: {error}");
        }
        assert!(check(&"(".repeat(100_000)).is_err());
    }

    #[test]
    fn a_negation_means_what_it_does_with_the_flag_u() {
        for pattern in ["^[^a]$", r"^\D$", r"^\S$", r"^\W$", r"^[^\d]$"] {
            assert!(
                Pattern::of(pattern.into()).is_match("\u{1f600}"),
                "{pattern}"
            );
        }
    }

    #[test]
    fn what_has_too_many_states_is_refused() {
        // Few states by count, but none of the characters share one.
        let scattered: String = (0..1_500)
            .filter_map(|index| char::from_u32(0x4e00 + index * 13))
            .collect();
        let error = check(&format!("^[{scattered}]{{200}}$"))
            .err()
            .unwrap_or_default();
        assert!(error.contains("more than 50000 states"), "{error}");
        assert!(check(&format!("^[{scattered}]$")).is_ok());
    }
}
