//! Generates strings that match a pattern from bytes, by walking the pattern's syntax tree towards a target length. A
//! string may miss the length if no match has it, or the pattern if that has inner anchors, so the caller must check.

use arbitrary::{Error, Result, Unstructured};
use regex_syntax::hir::{Class, Dot, Hir, HirKind, Look, Repetition};
use saop_json::arbitrary::{between, character};

use crate::pattern::Pattern;
use crate::pattern::syntax::Syntax;
use crate::pattern::translate::{Expression, from_units, translate};

impl Pattern {
    /// Generates a text that the pattern matches: from `least` to `most` characters, with at most `wanted` more than
    /// those and the pattern require.
    pub(super) fn matching(
        &self,
        u: &mut Unstructured<'_>,
        wanted: u64,
        least: u64,
        most: u64,
    ) -> Result<String> {
        let expression = self.expression.get_or_init(|| expression(&self.ecma));
        // Only patterns that the engine accepts get here.
        let Expression {
            hir: whole,
            by_units,
            ..
        } = expression.as_ref().ok_or(Error::IncorrectFormat)?;
        let shortest = Lengths::of(whole).least.max(least);
        let mut walk = Walk {
            u,
            text: String::new(),
        };
        let room = Lengths {
            least,
            most: shortest.saturating_add(wanted).min(most),
        };
        walk.push(whole, room)?;
        if *by_units {
            return from_units(&walk.text).ok_or(Error::IncorrectFormat);
        }
        Ok(walk.text)
    }
}

/// Returns the expression of a pattern that matches the whole text.
fn expression(ecma: &str) -> Option<Expression> {
    let mut expression = translate(&Syntax::of(ecma).ok()?, u64::MAX).ok()?;
    expression.hir = opened(&expression.hir);
    Some(expression)
}

/// Lets each unanchored end match anything, separately in every branch.
fn opened(pattern: &Hir) -> Hir {
    let anchors = pattern.properties().look_set();
    let end = |anchor: Look| {
        if anchors.contains(anchor) {
            return Hir::empty();
        }
        Hir::repetition(Repetition {
            min: 0,
            max: None,
            greedy: true,
            sub: Box::new(Hir::dot(Dot::AnyChar)),
        })
    };
    match pattern.kind() {
        HirKind::Alternation(parts) => Hir::alternation(parts.iter().map(opened).collect()),
        HirKind::Capture(capture) => opened(&capture.sub),
        _ => Hir::concat(vec![end(Look::Start), pattern.clone(), end(Look::End)]),
    }
}

/// How many characters a text may have. If nothing matches, `least` is above `most`.
#[derive(Clone, Copy)]
struct Lengths {
    least: u64,
    most: u64,
}

impl Lengths {
    const NONE: Self = Self { least: 0, most: 0 };

    /// Returns the lengths of the matches of a part of a pattern.
    fn of(part: &Hir) -> Self {
        match part.kind() {
            HirKind::Empty | HirKind::Look(_) => Self::NONE,
            HirKind::Literal(literal) => {
                let count = String::from_utf8_lossy(&literal.0).chars().count() as u64;
                Self {
                    least: count,
                    most: count,
                }
            }
            HirKind::Class(class) if class.is_empty() => Self {
                least: u64::MAX,
                most: 0,
            },
            HirKind::Class(_) => Self { least: 1, most: 1 },
            HirKind::Capture(capture) => Self::of(&capture.sub),
            HirKind::Repetition(repetition) => {
                let one = Self::of(&repetition.sub);
                Self {
                    least: one.least.saturating_mul(u64::from(repetition.min)),
                    most: one
                        .most
                        .saturating_mul(repetition.max.map_or(u64::MAX, u64::from)),
                }
            }
            HirKind::Concat(parts) => parts.iter().map(Self::of).fold(Self::NONE, Self::then),
            HirKind::Alternation(parts) => parts.iter().map(Self::of).fold(
                Self {
                    least: u64::MAX,
                    most: 0,
                },
                |all, one| Self {
                    least: all.least.min(one.least),
                    most: all.most.max(one.most),
                },
            ),
        }
    }

    fn then(self, next: Self) -> Self {
        Self {
            least: self.least.saturating_add(next.least),
            most: self.most.saturating_add(next.most),
        }
    }

    /// Returns how many characters too many or too few these are for `others`.
    fn misses(self, others: Self) -> u64 {
        let too_many = self.least.saturating_sub(others.most);
        let too_few = others.least.saturating_sub(self.most);
        too_many.max(too_few)
    }

    /// Returns what remains if a text of the lengths `other` comes before or after.
    fn without(self, other: Self) -> Self {
        Self {
            least: self.least.saturating_sub(other.most),
            most: self.most.saturating_sub(other.least),
        }
    }

    fn times(self, count: u64) -> Self {
        Self {
            least: self.least.saturating_mul(count),
            most: self.most.saturating_mul(count),
        }
    }
}

/// A text under construction.
struct Walk<'a, 'b> {
    u: &'a mut Unstructured<'b>,
    text: String,
}

impl Walk<'_, '_> {
    /// Appends a match of a part and returns its number of characters.
    fn push(&mut self, part: &Hir, room: Lengths) -> Result<u64> {
        match part.kind() {
            HirKind::Empty | HirKind::Look(_) => Ok(0),
            HirKind::Literal(literal) => {
                let literal = String::from_utf8_lossy(&literal.0);
                self.text.push_str(&literal);
                Ok(literal.chars().count() as u64)
            }
            HirKind::Class(class) => {
                let character = self.one_of(class)?;
                self.text.push(character);
                Ok(1)
            }
            HirKind::Capture(capture) => self.push(&capture.sub, room),
            HirKind::Repetition(repetition) => self.push_repeated(repetition, room),
            HirKind::Concat(parts) => self.push_all(parts, room),
            HirKind::Alternation(parts) => {
                let part = self.branch(parts, room)?;
                self.push(part, room)
            }
        }
    }

    /// Chooses one of the branches that fit, otherwise the one that misses by the least.
    fn branch<'c>(&mut self, parts: &'c [Hir], room: Lengths) -> Result<&'c Hir> {
        let missing = |part: &&Hir| Lengths::of(part).misses(room);
        let fitting: Vec<&Hir> = parts.iter().filter(|part| missing(part) == 0).collect();
        if fitting.is_empty() {
            let nearest = parts.iter().min_by_key(missing);
            return nearest.ok_or(Error::IncorrectFormat);
        }
        self.u.choose(&fitting).copied()
    }

    fn push_all(&mut self, parts: &[Hir], room: Lengths) -> Result<u64> {
        let lengths: Vec<Lengths> = parts.iter().map(Lengths::of).collect();
        let mut made = 0;
        for (index, part) in parts.iter().enumerate() {
            let after = lengths.iter().skip(index + 1).copied();
            let rest = after.fold(Lengths::NONE, Lengths::then);
            made += self.push(part, left(room, made).without(rest))?;
        }
        Ok(made)
    }

    fn push_repeated(&mut self, repetition: &Repetition, room: Lengths) -> Result<u64> {
        let one = Lengths::of(&repetition.sub);
        let mut fewest = u64::from(repetition.min);
        // A part that can be empty gets no longer by being repeated as often as possible.
        fewest = fewest.max(room.least.checked_div(one.most).unwrap_or(0));
        if fewest.saturating_mul(one.most) < room.least && one.most > 0 {
            fewest += 1;
        }
        let most = repetition.max.map_or(u64::MAX, u64::from);
        let most = most.min(room.most.checked_div(one.least).unwrap_or(room.most));
        let count = self.u.int_in_range(fewest..=most.max(fewest))?;
        let mut made = 0;
        for index in 0..count {
            let rest = one.times(count - index - 1);
            made += self.push(&repetition.sub, left(room, made).without(rest))?;
        }
        Ok(made)
    }

    fn one_of(&mut self, class: &Class) -> Result<char> {
        // A pattern of a schema has no other.
        let Class::Unicode(class) = class else {
            return Err(Error::IncorrectFormat);
        };
        let ranges = class.ranges();
        let character = character(self.u)?;
        if ranges
            .iter()
            .any(|range| (range.start()..=range.end()).contains(&character))
        {
            return Ok(character);
        }
        let range = self.u.choose(ranges)?;
        between(self.u, range.start(), range.end())
    }
}

/// Returns what remains of `room` after `made` characters.
fn left(room: Lengths, made: u64) -> Lengths {
    room.without(Lengths {
        least: made,
        most: made,
    })
}
