//! A short text that a pattern matches.

use std::cell::Cell;

use regex_syntax::hir::{Class, Hir, HirKind};

use super::Pattern;
use super::matcher::{Engine, MOST_STATES};
use super::syntax::Syntax;
use super::translate::{from_units, translate};

/// Longer texts are not made.
const MOST: usize = 4096;

/// What matching a text may cost, in units of about ten nanoseconds.
const MOST_WORK: u64 = 1 << 20;

impl Pattern {
    /// Returns a text of at least so many characters that a pattern of ECMA-262 matches, as short as is easily found; `None` if none
    /// is.
    ///
    /// ```
    /// use saop_schema::Pattern;
    ///
    /// assert_eq!(Pattern::example("^[a-f]{2}-\\d+$", 0).as_deref(), Some("aa-0"));
    /// assert_eq!(Pattern::example("^x+$", 3).as_deref(), Some("xxx"));
    /// ```
    #[must_use]
    pub fn example(ecma: &str, least: usize) -> Option<String> {
        let expression = translate(&Syntax::of(ecma).ok()?, MOST_STATES).ok()?;
        let tree = expression.hir;
        let engine = Engine::of(ecma)?;
        let mut made = String::new();
        push(&tree, &mut 0, &mut made);
        let short = least.saturating_sub(made.chars().count());
        for (mut more, filler) in [(short, 0), (0, short)] {
            let mut text = String::new();
            push(&tree, &mut more, &mut text);
            text.extend(std::iter::repeat_n('a', filler.min(MOST)));
            if expression.by_units {
                text = from_units(&text)?;
            }
            let is_right = || engine.is_match(&text, &Cell::new(MOST_WORK));
            if text.chars().count() >= least && text.len() <= MOST && is_right() {
                return Some(text);
            }
        }
        None
    }
}

/// Appends the shortest match, with so many more repetitions where there may be more.
fn push(pattern: &Hir, more: &mut usize, text: &mut String) {
    if text.len() > MOST {
        return;
    }
    match pattern.kind() {
        HirKind::Empty | HirKind::Look(_) => {}
        HirKind::Literal(literal) => text.push_str(&String::from_utf8_lossy(&literal.0)),
        HirKind::Class(class) => text.extend(of_class(class)),
        HirKind::Repetition(repetition) => {
            let room = repetition
                .max
                .map_or(usize::MAX, |most| (most - repetition.min) as usize);
            let extra = (*more).min(room);
            *more -= extra;
            for _ in 0..(repetition.min as usize).saturating_add(extra).min(MOST) {
                push(&repetition.sub, more, text);
            }
        }
        HirKind::Capture(capture) => push(&capture.sub, more, text),
        HirKind::Concat(parts) => parts.iter().for_each(|part| push(part, more, text)),
        HirKind::Alternation(parts) => {
            let shortest = parts
                .iter()
                .min_by_key(|part| part.properties().minimum_len());
            if let Some(part) = shortest {
                push(part, more, text);
            }
        }
    }
}

/// Returns a character of a class, a plain one if there is one.
fn of_class(class: &Class) -> Option<char> {
    let Class::Unicode(class) = class else {
        return None;
    };
    let has = |wanted: &char| {
        class
            .iter()
            .any(|range| (range.start()..=range.end()).contains(wanted))
    };
    let plain = ['a', 'A', '0', 'x', '-', '_', '.', ' '];
    plain.into_iter().find(has).or_else(|| {
        let visible = class.iter().find(|range| range.start() > ' ');
        visible
            .or_else(|| class.iter().next())
            .map(regex_syntax::hir::ClassUnicodeRange::start)
    })
}
