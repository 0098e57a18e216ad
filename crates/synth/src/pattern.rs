//! Strings that match a pattern. Invariant: what `make` returns matches the whole pattern, read as
//! ECMA-262 reads it with the `u` flag, as JSON Schema recommends; syntax outside the subset is refused, never guessed at.

use crate::rng::Rng;

/// A parsed pattern.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Pattern {
    /// One character out of these ranges.
    Set(Vec<(char, char)>),
    /// One after another.
    Sequence(Vec<Pattern>),
    /// One of these.
    Choice(Vec<Pattern>),
    /// So many times; without an upper end, at least so many.
    Repeat(Box<Pattern>, usize, Option<usize>),
}

const DIGIT: (char, char) = ('0', '9');
const WORD: [(char, char); 4] = [DIGIT, ('A', 'Z'), ('_', '_'), ('a', 'z')];
const SPACE: [(char, char); 3] = [(' ', ' '), ('\t', '\r'), ('\u{a0}', '\u{a0}')];
/// A negated set is drawn from here: printable ASCII and some of what lies beyond.
const PRINTABLE: [(char, char); 4] = [(' ', '~'), ('¡', 'ÿ'), ('一', '三'), ('😀', '😄')];

impl Pattern {
    /// Reads a pattern of literals, escapes, sets, groups, choices and counts.
    pub(crate) fn parse(pattern: &str) -> Result<Self, String> {
        let mut reader = Reader {
            rest: pattern.chars().collect(),
            at: 0,
        };
        let parsed = reader.choice()?;
        match reader.peek() {
            None => Ok(parsed),
            Some(found) => Err(format!(
                "expected the end of the pattern, but found {found:?}"
            )),
        }
    }

    /// A string that matches.
    pub(crate) fn make(&self, rng: &mut Rng) -> String {
        let mut out = String::new();
        self.add(&mut out, rng);
        out
    }

    fn add(&self, out: &mut String, rng: &mut Rng) {
        match self {
            Self::Set(ranges) => {
                let (first, last) = ranges[rng.below(ranges.len())];
                let code = rng.between(first as usize, last as usize) as u32;
                out.push(char::from_u32(code).unwrap_or(first));
            }
            Self::Sequence(parts) => parts.iter().for_each(|part| part.add(out, rng)),
            Self::Choice(ways) => ways[rng.below(ways.len())].add(out, rng),
            Self::Repeat(part, least, most) => {
                let spread = match rng.below(12) {
                    0 => 20,
                    1..=5 => 0,
                    _ => 3,
                };
                let top = most.unwrap_or(usize::MAX).min(least + spread);
                for _ in 0..rng.between(*least, top) {
                    part.add(out, rng);
                }
            }
        }
    }
}

struct Reader {
    rest: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.rest.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let found = self.peek();
        self.at += usize::from(found.is_some());
        found
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let found = self.rest[self.at..]
            .iter()
            .copied()
            .take(wanted.len())
            .eq(wanted.chars());
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn choice(&mut self) -> Result<Pattern, String> {
        let mut ways = vec![self.sequence()?];
        while self.eat("|") {
            ways.push(self.sequence()?);
        }
        Ok(match ways.pop() {
            Some(only) if ways.is_empty() => only,
            last => {
                ways.extend(last);
                Pattern::Choice(ways)
            }
        })
    }

    fn sequence(&mut self) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        if self.eat("^") && self.at > 1 {
            return Err("expected '^' only at the start of the pattern".to_owned());
        }
        loop {
            match self.peek() {
                None | Some('|' | ')') => return Ok(Pattern::Sequence(parts)),
                Some('$') => {
                    self.at += 1;
                    if let Some(found) = self.peek() {
                        return Err(format!(
                            "expected '$' only at the end of the pattern, but found {found:?} after it"
                        ));
                    }
                }
                _ => {
                    let atom = self.atom()?;
                    parts.push(self.counted(atom)?);
                }
            }
        }
    }

    fn counted(&mut self, atom: Pattern) -> Result<Pattern, String> {
        let (least, most) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => {
                self.at += 1;
                let least = self.count()?;
                let most = if self.eat(",") {
                    if self.peek() == Some('}') {
                        None
                    } else {
                        Some(self.count()?)
                    }
                } else {
                    Some(least)
                };
                if self.peek() != Some('}') {
                    return Err("expected '}' after a count".to_owned());
                }
                (least, most)
            }
            _ => return Ok(atom),
        };
        self.at += 1;
        // A lazy count matches the same strings.
        self.eat("?");
        Ok(Pattern::Repeat(Box::new(atom), least, most))
    }

    fn count(&mut self) -> Result<usize, String> {
        let start = self.at;
        while self
            .peek()
            .is_some_and(|character| character.is_ascii_digit())
        {
            self.at += 1;
        }
        let digits: String = self.rest[start..self.at].iter().collect();
        digits
            .parse()
            .map_err(|_| "expected a count, but found none".to_owned())
    }

    fn atom(&mut self) -> Result<Pattern, String> {
        match self.next() {
            Some('(') => {
                if !self.eat("?:") && self.peek() == Some('?') {
                    return Err(
                        "expected a plain group, but found a group that starts with '?'".to_owned(),
                    );
                }
                let inner = self.choice()?;
                if self.eat(")") {
                    Ok(inner)
                } else {
                    Err("expected ')' after a group".to_owned())
                }
            }
            Some('[') => self.set(),
            Some('.') => Ok(Pattern::Set(PRINTABLE.to_vec())),
            Some('\\') => self.escape().map(Pattern::Set),
            Some(found @ ('*' | '+' | '?' | '{' | '^')) => {
                Err(format!("expected something to match, but found {found:?}"))
            }
            Some(literal) => Ok(Pattern::Set(vec![(literal, literal)])),
            None => Err("expected something to match, but found the end of the pattern".to_owned()),
        }
    }

    fn set(&mut self) -> Result<Pattern, String> {
        let negated = self.eat("^");
        let mut ranges = Vec::new();
        loop {
            let low = match self.next() {
                Some(']') => break,
                Some('\\') => self.escape()?,
                Some(literal) => vec![(literal, literal)],
                None => return Err("expected ']' after a set".to_owned()),
            };
            let spans = self.peek() == Some('-')
                && self
                    .rest
                    .get(self.at + 1)
                    .is_some_and(|&after| after != ']');
            if !spans {
                ranges.extend(low);
                continue;
            }
            self.at += 1;
            let high = match self.next() {
                Some('\\') => self.escape()?,
                Some(literal) => vec![(literal, literal)],
                None => return Err("expected the end of a range".to_owned()),
            };
            match (low.as_slice(), high.as_slice()) {
                (&[(first, _)], &[(last, _)]) if first <= last => ranges.push((first, last)),
                _ => return Err("expected a range of two characters in order".to_owned()),
            }
        }
        let ranges = if negated { without(&ranges) } else { ranges };
        if ranges.is_empty() {
            return Err("expected a set with a character in it".to_owned());
        }
        Ok(Pattern::Set(ranges))
    }

    fn escape(&mut self) -> Result<Vec<(char, char)>, String> {
        let single = |character| Ok(vec![(character, character)]);
        match self.next() {
            Some('d') => Ok(vec![DIGIT]),
            Some('D') => Ok(without(&[DIGIT])),
            Some('w') => Ok(WORD.to_vec()),
            Some('W') => Ok(without(&WORD)),
            Some('s') => Ok(SPACE.to_vec()),
            Some('S') => Ok(without(&SPACE)),
            Some('n') => single('\n'),
            Some('r') => single('\r'),
            Some('t') => single('\t'),
            Some('f') => single('\u{c}'),
            Some('v') => single('\u{b}'),
            Some('0') => single('\0'),
            Some('x') => self.hex(2).map(|found| vec![(found, found)]),
            Some('u') => self.hex(4).map(|found| vec![(found, found)]),
            Some(other) if !other.is_alphanumeric() => single(other),
            Some(other) => Err(format!("expected a known escape, but found '\\{other}'")),
            None => Err("expected an escape, but found the end of the pattern".to_owned()),
        }
    }

    fn hex(&mut self, digits: usize) -> Result<char, String> {
        let mut code = 0;
        for _ in 0..digits {
            let digit = self.next().and_then(|character| character.to_digit(16));
            code = code * 16 + digit.ok_or("expected a hexadecimal digit")?;
        }
        char::from_u32(code).ok_or_else(|| "expected a character, but found a surrogate".to_owned())
    }
}

/// The printable characters outside of `ranges`.
fn without(ranges: &[(char, char)]) -> Vec<(char, char)> {
    let outside = |character: &char| {
        !ranges
            .iter()
            .any(|&(first, last)| (first..=last).contains(character))
    };
    PRINTABLE
        .iter()
        .flat_map(|&(first, last)| first..=last)
        .filter(outside)
        .map(|character| (character, character))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Pattern;
    use crate::rng::Rng;

    fn made(pattern: &str) -> Vec<String> {
        let mut rng = Rng::with_seed(9);
        let parsed = Pattern::parse(pattern);
        (0..300)
            .filter_map(|_| parsed.as_ref().ok().map(|parsed| parsed.make(&mut rng)))
            .collect()
    }

    #[test]
    fn versions_and_counts() {
        let versions = made(r"^\d+\.\d+\.\d+$");
        assert_eq!(versions.len(), 300);
        for version in &versions {
            let parts: Vec<_> = version.split('.').collect();
            assert_eq!(parts.len(), 3, "{version}");
            assert!(
                parts
                    .iter()
                    .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
            );
        }
        assert!(
            versions.iter().any(|version| version.len() > 15),
            "long runs of digits are made too"
        );
        assert!(
            made("^a{2,3}b?$")
                .iter()
                .all(|text| ["aa", "aab", "aaa", "aaab"].contains(&text.as_str()))
        );
    }

    #[test]
    fn sets_groups_and_choices() {
        for text in made(r"^(?:[a-c\d_]|x[^a-z])+?$") {
            assert!(!text.is_empty());
            let mut rest = text.chars();
            while let Some(character) = rest.next() {
                if character == 'x' {
                    assert!(
                        rest.next().is_some_and(|after| !after.is_ascii_lowercase()),
                        "{text}"
                    );
                } else {
                    assert!(matches!(character, 'a'..='c' | '0'..='9' | '_'), "{text}");
                }
            }
        }
        for text in made(r"^(ab|cd){2}\u00e9\x41\/$") {
            assert!(
                ["ababéA/", "abcdéA/", "cdabéA/", "cdcdéA/"].contains(&text.as_str()),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_outside_the_subset_is_refused() {
        for pattern in [
            r"(?=a)b", r"a{,3}", r"\1", r"\bword", "(a", "[a", "[z-a]", "a^b", "a$b", "*",
            r"\ud800", "a)", "[]",
        ] {
            assert!(Pattern::parse(pattern).is_err(), "{pattern}");
        }
    }
}
