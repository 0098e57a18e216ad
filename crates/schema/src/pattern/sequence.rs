//! Patterns that are just a sequence of ASCII classes, such as `^[0-9]+\.[0-9]+$`: matched byte by byte, in a fraction
//! of the time that a general engine needs to start.
//!
//! Invariant: an accepted pattern means exactly what it means to the general engine; all others are left to that.

use regex_syntax::hir::{Class, Hir, HirKind, Look};

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

/// More steps than this would take more room than the general engine.
const MOST_STEPS: usize = 64;

impl Sequence {
    /// Takes the pattern if it is such a sequence. A class that may repeat has nothing in common with what may come after it, so
    /// greedy matching is always correct.
    pub(crate) fn of(hir: &Hir) -> Option<Self> {
        let HirKind::Concat(parts) = hir.kind() else {
            return None;
        };
        let [start, inner @ .., end] = &**parts else {
            return None;
        };
        let is = |part: &Hir, look| *part.kind() == HirKind::Look(look);
        if !is(start, Look::Start) || !is(end, Look::End) {
            return None;
        }
        let mut steps: Vec<Step> = Vec::new();
        // What may still go on.
        let mut before = 0;
        let mut add = |class: u128, least: usize, most: usize| {
            if before & class != 0 || steps.len() == MOST_STEPS {
                return None;
            }
            if least > 0 {
                before = 0;
            }
            if least != most {
                before |= class;
            }
            steps.push(Step {
                class: std::array::from_fn(|byte| byte < 128 && class >> byte & 1 == 1),
                least,
                most,
            });
            Some(())
        };
        for part in inner {
            match part.kind() {
                HirKind::Literal(literal) => {
                    for byte in &literal.0 {
                        add(ascii(*byte, *byte)?, 1, 1)?;
                    }
                }
                HirKind::Repetition(repetition) => {
                    let least = usize::try_from(repetition.min).ok()?;
                    let most = repetition.max.map(usize::try_from).transpose().ok()?;
                    add(class(&repetition.sub)?, least, most.unwrap_or(usize::MAX))?;
                }
                _ => add(class(part)?, 1, 1)?,
            }
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

/// Returns the characters of a class, if all are ASCII: one bit for each.
fn class(part: &Hir) -> Option<u128> {
    match part.kind() {
        HirKind::Literal(literal) => match *literal.0 {
            [only] => ascii(only, only),
            _ => None,
        },
        HirKind::Class(Class::Unicode(class)) => class.ranges().iter().try_fold(0, |all, range| {
            let byte = |one: char| u8::try_from(one).ok();
            Some(all | ascii(byte(range.start())?, byte(range.end())?)?)
        }),
        _ => None,
    }
}

fn ascii(first: u8, last: u8) -> Option<u128> {
    let bits = (first..=last).fold(0, |all, byte| {
        all | 1_u128.checked_shl(byte.into()).unwrap_or(0)
    });
    (last < 128).then_some(bits)
}

/// How far a text has come in a sequence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    step: usize,
    /// How many characters the step has taken.
    taken: usize,
}

impl Progress {
    pub(super) const START: Self = Self { step: 0, taken: 0 };
}

impl Sequence {
    /// Reads on in a text. Returns the number of bytes up to the end of the character after which nothing can match.
    pub(super) fn give_up(&self, progress: &mut Progress, more: &str) -> Option<usize> {
        for (at, byte) in more.bytes().enumerate() {
            loop {
                let step = self.steps.get(progress.step);
                match step {
                    Some(step) if progress.taken < step.most && step.class[usize::from(byte)] => {
                        progress.taken += 1;
                        break;
                    }
                    Some(step) if progress.taken >= step.least => {
                        progress.step += 1;
                        progress.taken = 0;
                    }
                    _ => {
                        let rest = more.get(at..).and_then(|rest| rest.chars().next());
                        return Some(at + rest.map_or(1, char::len_utf8));
                    }
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use regex_automata::meta::Regex;

    use super::Sequence;
    use crate::pattern::syntax::Syntax;
    use crate::pattern::translate::{Expression, translate};

    fn of(pattern: &str) -> Expression {
        translate(&Syntax::of(pattern).unwrap(), u64::MAX).unwrap()
    }

    // SPEC P5
    #[test]
    fn a_sequence_matches_what_the_engine_matches() {
        for pattern in [
            r"^\d+\.\d+\.\d+$",
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
            "^(a)b$",
            "^a*$",
            "^a?b?$",
            "^a+?$",
            "^a{2,}$",
            "^a{2,3}b{0,2}1*$",
            "^a*b?[1.]+$",
            r"^[\x00a]+$",
            "^ab1$",
        ] {
            let Expression { hir, by_units, .. } = of(pattern);
            let sequence = Sequence::of(&hir).unwrap_or_else(|| panic!("{pattern}"));
            let regex = Regex::builder().build_from_hir(&hir).unwrap();
            assert_eq!(by_units, pattern.contains(r"\-1"));
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
                "a\0",
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
            "^a+b?a+$",
            "^a*b*a$",
            "^[0-9]+1{0}[0-9]$",
            "a",
            "^a",
            "a$",
            "^a|b$",
            "^(ab)+$",
            "^.$",
            "^[^a]$",
            r"^[\s]$",
            "^é$",
            "^[é]$",
            "^[a-z]+a$",
            "^a+[ab]$",
            "^a?[ab]$",
            r"^\ba$",
            "^[]$",
        ] {
            assert!(Sequence::of(&of(pattern).hir).is_none(), "{pattern}");
        }
        let long = format!("^{}$", "a".repeat(65));
        assert!(Sequence::of(&of(&long).hir).is_none());
    }
}
