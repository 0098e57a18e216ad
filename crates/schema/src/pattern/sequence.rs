//! Patterns that are just a sequence of ASCII classes, such as `^[0-9]+\.[0-9]+$`: matched byte by byte, in a fraction
//! of the time that a general engine needs to start.
//!
//! Invariant: an accepted pattern means exactly what it means to the crate `regex`; all others are left to that crate.

/// A pattern that matches a whole text.
#[derive(Debug)]
pub(crate) struct Sequence {
    steps: Box<[Step]>,
}

/// As many characters of a class as possible, up to `most`.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// For each byte, whether it is in the class.
    class: [bool; 256],
    least: usize,
    most: usize,
}

impl Sequence {
    /// Parses the pattern if it is such a sequence. A class that may repeat has nothing in common with the class after
    /// it, so greedy matching is always correct.
    pub(crate) fn of(pattern: &str) -> Option<Self> {
        let mut rest = pattern.strip_prefix('^')?.strip_suffix('$')?.as_bytes();
        let mut steps: Vec<Step> = Vec::new();
        let mut before = 0;
        while !rest.is_empty() {
            let class = class(&mut rest)?;
            let (least, most) = count(&mut rest)?;
            if most == 0 {
                // A step that matches nothing does not separate its neighbors either.
                continue;
            }
            if before & class != 0 {
                return None;
            }
            before = if least == most { 0 } else { class };
            steps.push(Step {
                class: std::array::from_fn(|byte| byte < 128 && class >> byte & 1 == 1),
                least,
                most,
            });
        }
        Some(Self {
            steps: steps.into(),
        })
    }

    /// Whether the sequence matches the whole text.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        let mut rest = text.as_bytes();
        for step in &self.steps {
            let taken = rest
                .iter()
                .take(step.most)
                .take_while(|byte| step.class[usize::from(**byte)])
                .count();
            if taken < step.least {
                return false;
            }
            rest = rest.get(taken..).unwrap_or_default();
        }
        rest.is_empty()
    }
}

/// Parses a literal character, escaped punctuation, or a class of characters and ranges: one bit for each ASCII
/// character.
fn class(rest: &mut &[u8]) -> Option<u128> {
    match **rest {
        // Not all punctuation: `\<` is not a literal character.
        [b'\\', byte, ref after @ ..] if br".^$|?*+()[]{}\-/".contains(&byte) => {
            *rest = after;
            Some(1 << byte)
        }
        [b'[', ref after @ ..] => {
            *rest = after;
            let mut class = 0;
            loop {
                match **rest {
                    [b']', ref after @ ..] if class != 0 => {
                        *rest = after;
                        return Some(class);
                    }
                    [from, b'-', to, ref after @ ..]
                        if is_word(from) && is_word(to) && from <= to =>
                    {
                        *rest = after;
                        class |= (from..=to).fold(0, |class, byte| class | 1 << byte);
                    }
                    [byte, ref after @ ..] if is_word(byte) => {
                        *rest = after;
                        class |= 1 << byte;
                    }
                    _ => return None,
                }
            }
        }
        [byte, ref after @ ..] if is_word(byte) => {
            *rest = after;
            Some(1 << byte)
        }
        _ => None,
    }
}

/// Characters without a special meaning anywhere.
const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Parses the repetition: `+`, `{n}`, or once.
fn count(rest: &mut &[u8]) -> Option<(usize, usize)> {
    match **rest {
        [b'+', ref after @ ..] => {
            *rest = after;
            Some((1, usize::MAX)).filter(|_| !is_count(after))
        }
        [b'{', ref after @ ..] => {
            let end = after.iter().position(|byte| *byte == b'}')?;
            let digits = str::from_utf8(after.get(..end)?).ok()?;
            if digits.starts_with('+') {
                return None;
            }
            let count = digits.parse().ok()?;
            *rest = after.get(end + 1..)?;
            Some((count, count)).filter(|_| !is_count(rest))
        }
        ref after => Some((1, 1)).filter(|_| !is_count(after)),
    }
}

const fn is_count(rest: &[u8]) -> bool {
    matches!(rest, [b'?' | b'*' | b'+' | b'{', ..])
}

#[cfg(test)]
mod tests {
    use regex::Regex;

    use super::*;

    const TAKEN: [&str; 12] = [
        r"^[0-9]+\.[0-9]+\.[0-9]+$",
        r"^1\.[0-9]+\.[0-9]+$",
        "^[0-9a-f]{16}$",
        "^[0-9]+$",
        "^$",
        "^a$",
        "^[ab]{2}[ab]+$",
        "^a{0}b$",
        "^a+1{0}b$",
        "^a+b+1{2}a+$",
        r"^[a-b_]+\-1$",
        r"^\$1+\.$",
    ];

    // SPEC P5
    #[test]
    fn a_sequence_matches_what_the_engine_matches() {
        for pattern in TAKEN {
            let sequence = Sequence::of(pattern).unwrap();
            let regex = Regex::new(pattern).unwrap();
            let mut matched = 0;
            let mut texts = vec![String::new()];
            // Every text of up to six of these characters.
            let mut from = 0;
            for _ in 0..6 {
                let to = texts.len();
                for at in from..to {
                    for c in ['1', '.', 'a', 'b', '-', '$'] {
                        texts.push(format!("{}{c}", texts[at]));
                    }
                }
                from = to;
            }
            let others = [
                "0123456789abcdef",
                "1.0.0\n",
                "１",
                "1.0.é",
                "0123456789abcdeF",
                "_-1",
            ];
            texts.extend(others.map(String::from));
            for text in &texts {
                assert_eq!(
                    sequence.is_match(text),
                    regex.is_match(text),
                    "{pattern}: {text}"
                );
                matched += usize::from(sequence.is_match(text));
            }
            assert!(matched > 0, "{pattern}");
        }
    }

    #[test]
    fn what_is_no_plain_sequence_is_left_to_the_engine() {
        for pattern in [
            "^a+b{0}a+$",
            "^[0-9]+1{0}[0-9]$",
            "a",
            "^a",
            "a$",
            "^a|b$",
            "^(a)$",
            "^a*$",
            "^a?$",
            "^a+?$",
            "^a{2,}$",
            "^a{2,3}$",
            "^a{2}+$",
            "^.$",
            "^[^a]$",
            r"^[\d]$",
            r"^\d$",
            r"^\n$",
            "^[a-]$",
            "^[]a]$",
            "^[é]$",
            "^é$",
            "^[a&&b]$",
            "^[[:alpha:]]$",
            "^[a-z]+a$",
            "^a+[ab]$",
            "^^a$",
            "^a$$",
            "^(?i)a$",
            r"^a\$",
            "^[z-a]$",
            "^ $",
            "^a{+2}$",
            "^a{}$",
            r"^\<a$",
        ] {
            let taken = Sequence::of(pattern);
            assert!(taken.is_none(), "{pattern}");
        }
    }
}
