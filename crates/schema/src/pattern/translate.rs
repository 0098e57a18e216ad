//! From the syntax tree of a pattern to the expression that the linear-time engine takes.
//!
//! Invariant: the expression matches exactly the texts that ECMA-262 says the pattern matches, and has at most as many states as asked. What
//! is read without the `u` flag matches code units; each surrogate stands as a character of its own, U+10D800 to U+10DFFF, in the
//! expression and in the texts, which have no other characters beyond U+FFFF then.

use std::borrow::Cow;
use std::collections::HashSet;

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, Hir, HirKind, Look, Repetition};

use super::syntax::{Atom, Fault, Item, Members, Named, Refused, Set, Syntax, Term};

/// What the smallest automaton takes, in states.
const LEAST_STATES: u64 = 40;

/// Deeper expressions are refused.
const MOST_LEVELS: u32 = 250;

const LINE_END: &[(u32, u32)] = &[(0xA, 0xA), (0xD, 0xD), (0x2028, 0x2029)];
const DIGIT: &[(u32, u32)] = &[(0x30, 0x39)];
const WORD: &[(u32, u32)] = &[(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)];
const SPACE: &[(u32, u32)] = &[
    (0x9, 0xD),
    (0x20, 0x20),
    (0xA0, 0xA0),
    (0x1680, 0x1680),
    (0x2000, 0x200A),
    (0x2028, 0x2029),
    (0x202F, 0x202F),
    (0x205F, 0x205F),
    (0x3000, 0x3000),
    (0xFEFF, 0xFEFF),
];

/// How far a surrogate is from the character that stands for it.
const STAND_IN: u32 = 0x10_0000;

/// A pattern for the engine.
#[derive(Debug)]
pub(crate) struct Expression {
    pub(crate) hir: Hir,
    /// Whether it matches code units.
    pub(crate) by_units: bool,
    /// About how many states its automaton has; its classes count once.
    pub(crate) states: u64,
}

/// Translates a pattern of at most so many states.
pub(crate) fn translate(syntax: &Syntax, most: u64) -> Result<Expression, Refused> {
    let mut translator = Translator {
        by_units: syntax.without_u.is_some(),
        left: most,
    };
    let hir = translator.ways(&syntax.ways)?;
    let read = most - translator.left;
    let states = unrolled(&hir, MOST_LEVELS, |_| 1).ok_or(Refused::Large)?;
    let states = states.saturating_add(LEAST_STATES + read);
    if states > most {
        return Err(Refused::Large);
    }
    Ok(Expression {
        hir,
        by_units: translator.by_units,
        states,
    })
}

/// Returns the text that an expression by code units matches where ECMA-262 has it match `text`.
pub(crate) fn by_units(text: &str) -> Cow<'_, str> {
    // The first byte of a character beyond U+FFFF.
    if text.bytes().all(|byte| byte < 0xF0) {
        return Cow::Borrowed(text);
    }
    let units = text.encode_utf16();
    units.filter_map(|unit| stand_in(unit.into())).collect()
}

/// Returns the text that [`by_units`] makes such a one of. Of half a character there is none.
pub(crate) fn from_units(text: &str) -> Option<String> {
    let unit = |one: char| {
        let code = u32::from(one);
        u16::try_from(code.checked_sub(STAND_IN).unwrap_or(code)).ok()
    };
    let units: Option<Vec<u16>> = text.chars().map(unit).collect();
    String::from_utf16(&units?).ok()
}

fn stand_in(unit: u32) -> Option<char> {
    char::from_u32(unit).or_else(|| char::from_u32(unit + STAND_IN))
}

struct Translator {
    by_units: bool,
    /// How many more states there may be, without repetitions.
    left: u64,
}

impl Translator {
    fn ways(&mut self, ways: &[Vec<Term>]) -> Result<Hir, Refused> {
        let way = |way: &Vec<Term>| {
            let terms: Result<_, _> = way.iter().map(|term| self.term(term)).collect();
            terms.map(Hir::concat)
        };
        let ways: Result<_, _> = ways.iter().map(way).collect();
        ways.map(Hir::alternation)
    }

    fn term(&mut self, term: &Term) -> Result<Hir, Refused> {
        let fault = |found: &str| Fault {
            found: found.to_owned(),
            at: term.at.start,
        };
        let hir = match &term.item {
            Item::Start => Hir::look(Look::Start),
            Item::End => Hir::look(Look::End),
            Item::Boundary { negated: false } => Hir::look(Look::WordAscii),
            Item::Boundary { negated: true } => Hir::look(Look::WordAsciiNegate),
            Item::Atom(Atom::Char(code)) => self.literal(*code),
            Item::Atom(Atom::Set(set)) => {
                let class = self.set(*set).ok_or_else(|| no_table(fault))?;
                Hir::class(Class::Unicode(class))
            }
            Item::Class(members) => {
                let class = self.class(members).ok_or_else(|| no_table(fault))?;
                Hir::class(Class::Unicode(class))
            }
            Item::Group(ways) => self.ways(ways)?,
            Item::Backtracking(what) => return Err(Refused::Backtracking(fault(what))),
        };
        if !matches!(term.item, Item::Group(_)) {
            let own = own_states(&hir, spelled_class);
            self.left = self.left.checked_sub(own).ok_or(Refused::Large)?;
        }
        let Some(count) = term.count else {
            return Ok(hir);
        };
        let number = |count: u64| u32::try_from(count).map_err(|_| Refused::Large);
        Ok(Hir::repetition(Repetition {
            min: number(count.least)?,
            max: count.most.map(number).transpose()?,
            greedy: !count.lazy,
            sub: Box::new(hir),
        }))
    }

    fn literal(&self, code: u32) -> Hir {
        let literal = if self.by_units {
            stand_in(code)
        } else {
            char::from_u32(code)
        };
        // No text has half of a character.
        literal.map_or_else(Hir::fail, |one| {
            Hir::literal(one.encode_utf8(&mut [0; 4]).as_bytes())
        })
    }

    /// Returns the characters of a set, unless there is no table of them.
    fn set(&self, set: Set) -> Option<ClassUnicode> {
        let ranges = match set.of {
            Named::LineEnd => LINE_END,
            Named::Digit => DIGIT,
            Named::Word => WORD,
            Named::Space => SPACE,
            Named::Property(property) => {
                let mut class = property.class()?;
                if set.negated {
                    class.negate();
                }
                return Some(class);
            }
        };
        let mut all = Vec::new();
        for range in ranges {
            self.add(&mut all, *range);
        }
        Some(self.finished(all, set.negated))
    }

    fn class(&self, members: &Members) -> Option<ClassUnicode> {
        let mut all = Vec::new();
        // A set has many ranges, and adds them once.
        let mut seen = HashSet::new();
        for member in &members.list {
            match member.low {
                Atom::Char(low) => self.add(&mut all, (low, member.high.unwrap_or(low))),
                Atom::Set(set) if seen.insert(set) => {
                    all.extend_from_slice(self.set(set)?.ranges());
                }
                Atom::Set(_) => {}
            }
        }
        Some(self.finished(all, members.negated))
    }

    fn finished(&self, ranges: Vec<ClassUnicodeRange>, negated: bool) -> ClassUnicode {
        let mut class = ClassUnicode::new(ranges);
        if negated {
            class.negate();
            if self.by_units {
                let mut units = Vec::new();
                self.add(&mut units, (0, 0xFFFF));
                class.intersect(&ClassUnicode::new(units));
            }
        }
        class
    }

    /// Adds the characters that stand for a range of code points or code units.
    fn add(&self, to: &mut Vec<ClassUnicodeRange>, (low, high): (u32, u32)) {
        let mut add = |low: u32, high: u32| {
            if let (Some(low), Some(high)) = (char::from_u32(low), char::from_u32(high))
                && low <= high
            {
                to.push(ClassUnicodeRange::new(low, high));
            }
        };
        add(low, high.min(0xD7FF));
        add(low.max(0xE000), high);
        if self.by_units {
            let (low, high) = (low.max(0xD800), high.min(0xDFFF));
            if low <= high {
                add(low + STAND_IN, high + STAND_IN);
            }
        }
    }
}

fn no_table(fault: impl Fn(&str) -> Fault) -> Refused {
    Refused::Property(fault("a property without a table"))
}

/// Returns about how many states the automaton of an expression has in which every class is spelled out.
pub(super) fn spelled(hir: &Hir) -> u64 {
    let states = unrolled(hir, MOST_LEVELS, spelled_class);
    states.map_or(u64::MAX, |states| states.saturating_add(LEAST_STATES))
}

/// Returns about how many states an automaton has, with so many for a class of some ranges; `None` if the expression is too deep.
fn unrolled(hir: &Hir, levels: u32, of_class: fn(usize) -> u64) -> Option<u64> {
    let levels = levels.checked_sub(1)?;
    match hir.kind() {
        HirKind::Repetition(repetition) => {
            let times = repetition
                .max
                .unwrap_or(repetition.min.saturating_add(1))
                .max(1);
            Some(unrolled(&repetition.sub, levels, of_class)?.saturating_mul(u64::from(times)))
        }
        HirKind::Capture(capture) => unrolled(&capture.sub, levels, of_class),
        HirKind::Concat(all) | HirKind::Alternation(all) => {
            let mut all = all.iter();
            all.try_fold(1, |sum: u64, one| {
                Some(sum.saturating_add(unrolled(one, levels, of_class)?))
            })
        }
        _ => Some(own_states(hir, of_class)),
    }
}

/// What a class takes that is spelled out.
const fn spelled_class(ranges: usize) -> u64 {
    1 + 2 * ranges as u64
}

/// The same of a part without parts.
fn own_states(hir: &Hir, of_class: fn(usize) -> u64) -> u64 {
    match hir.kind() {
        HirKind::Literal(literal) => literal.0.len() as u64,
        HirKind::Class(Class::Unicode(class)) => of_class(class.ranges().len()),
        _ => 1,
    }
}
