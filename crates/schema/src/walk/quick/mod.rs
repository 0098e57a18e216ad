//! Decides in one pass over the text whether a document is valid. Most documents are, and most schemas apply one part to a
//! value, or one of several: for these no tree is made. A branch that is told apart by its tag or by the kind of the value is the
//! only one that is read; others are read one after the other. Where several parts apply, the value's text becomes a tree of its own.
//! What is wrong with a value is told in the pass as well, if it takes no more than the value's text; otherwise the value becomes
//! a tree, in which the walk explains it. The whole document becomes one where that value is its root, or violations are many.
//!
//! Invariant: what is accepted here is accepted by the walk, and what is told is all that a walk over the whole document tells.

mod seen;
mod told;
mod union;

use std::borrow::Cow;
use std::cell::Cell;

use saop_json::text::{Cursor, Fault};
use saop_json::{JsonKind, Limits, Reader, Stop, Tree};

use self::seen::{Members, Told};
use super::context::Context;
use super::work::budget;
use super::{decide, violations};
use crate::error::{Found, Violation};
use crate::keywords::constraint::{Constraint, Subject, Verdicts};
use crate::keywords::others::Others;
use crate::keywords::properties::Properties;
use crate::plan::{Part, Plan};

/// Each level takes some of the stack: a deeper document is left to the walk, whatever the limits allow.
const MOST_LEVELS: usize = 256;

/// So many parts may leave a value to each other. A part that refers to itself would go on for ever.
const MOST_OTHERS: usize = 4;

/// Returns every violation of a part in a document, or `None` if it is valid.
///
/// # Errors
///
/// Returns the first fault of the text.
pub(crate) fn check(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
) -> Result<Option<Found>, Fault> {
    let found = match in_one_pass(plan, part, cursor, limits) {
        Ok(told) if told.is_empty() => return Ok(None),
        Ok(told) => Found::of(told),
        Err(accepted) => {
            let tree = Tree::parse(cursor, limits)?;
            violations(plan, part, &tree, accepted, limits)
        }
    };
    Ok((!found.is_empty()).then_some(found))
}

/// Returns every violation of a part in a document, if that takes no tree of the whole document.
///
/// # Errors
///
/// Fails if it does, with an offset: of the values that end before it, nothing needs to be explained.
fn in_one_pass(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
) -> Result<Vec<Violation>, usize> {
    let bytes = cursor.text().len();
    let mut pass = Pass::new(plan, cursor, limits, budget(bytes, limits));
    pass.explains = true;
    pass.told.bytes = bytes;
    let kind = pass.reader.kind();
    let result = pass.value_after(0, part, kind);
    match result.and_then(|()| pass.reader.end()) {
        Ok(()) => Ok(pass.told.violations),
        Err(Stop) => Err(pass.accepted(0)),
    }
}

/// Whether a document is valid under a part, which is decided at the first fault where that is possible.
pub(crate) fn is_valid_document(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
) -> bool {
    let mut pass = Pass::new(plan, cursor, limits, budget(cursor.text().len(), limits));
    let accepts = pass.value(part).and_then(|()| pass.reader.end());
    if accepts.is_ok() || pass.is_refused {
        return accepts.is_ok();
    }
    // As a check goes on, which has told nothing so far.
    let accepted = pass.accepted(0);
    Tree::parse(cursor, limits)
        .is_ok_and(|tree| violations(plan, part, &tree, accepted, limits).is_empty())
}

/// Whether a document is certainly valid under a part. Takes the work from `left`.
pub(crate) fn accepts_within(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
    left: &mut u64,
) -> bool {
    let mut pass = Pass::new(plan, cursor, limits, *left);
    let accepts = pass.value(part).and_then(|()| pass.reader.end());
    *left = pass.left;
    accepts.is_ok()
}

/// Reads the next value of a text of which nothing is known. Returns where it ends, if it is certainly JSON within the limits, and valid
/// under a part. Takes the work from `left`.
pub(crate) fn accepts_next<'a>(
    plan: &Plan,
    part: usize,
    mut cursor: Cursor<'a>,
    limits: &Limits,
    left: &mut u64,
) -> Option<Cursor<'a>> {
    let mut pass = Pass::new(plan, cursor, limits, *left);
    let accepts = pass.value(part);
    *left = pass.left;
    cursor.pos = pass.reader.offset();
    accepts.is_ok().then_some(cursor)
}

/// Whether a text, which is one valid value, is valid under a part. Past the budget of work it is not.
pub(crate) fn is_valid(plan: &Plan, part: usize, text: &str) -> bool {
    is_valid_within(plan, part, text, &mut usual_work(text))
}

/// Returns what it may take by default to find out whether a text is valid.
pub(crate) const fn usual_work(text: &str) -> u64 {
    one_attempt(text) + budget(text.len(), &Limits::NONE)
}

/// Whether a text, which is one valid value, is certainly valid under a part. Takes the work from `left`; past it, nothing is
/// certain.
pub(crate) fn is_valid_within(plan: &Plan, part: usize, text: &str, left: &mut u64) -> bool {
    let most = one_attempt(text).min(*left);
    let mut rest = most;
    let is_valid = accepts_within(plan, part, Cursor::new(text), &Limits::default(), &mut rest);
    *left -= most - rest;
    if is_valid {
        return true;
    }
    let tree = Tree::of_valid(text);
    let context = Context::new(plan, text.len(), decide, *left);
    let is_valid = context.accepts(part, tree.root()) && !context.is_exhausted();
    *left = context.left();
    is_valid
}

/// Whether a text, which is one valid value, is valid under a part; `None` if that takes more work than is `left`.
pub(crate) fn verdict(plan: &Plan, part: usize, text: &str, left: &mut u64) -> Option<bool> {
    if is_valid_within(plan, part, text, left) {
        return Some(true);
    }
    (*left > 0).then_some(false)
}

/// Whether a text, which is one valid value, is certainly not valid under a part. Takes the work from `left`; past it,
/// nothing is certain.
pub(crate) fn refuses(plan: &Plan, part: usize, text: &str, left: &mut u64) -> bool {
    let tree = Tree::of_valid(text);
    let context = Context::new(plan, text.len(), decide, *left);
    let is_valid = context.accepts(part, tree.root());
    *left = context.left();
    !is_valid && !context.is_exhausted()
}

/// Returns what an attempt without memory may take: a type asks of values within each other, so that it has to be cheap.
const fn one_attempt(text: &str) -> u64 {
    const LEAST: u64 = 1 << 12;
    const PER_BYTE: u64 = 64;
    LEAST + PER_BYTE * text.len() as u64
}

struct Pass<'p, 'a> {
    plan: &'p Plan,
    reader: Reader<'a>,
    /// What is left of the budget.
    left: u64,
    /// Where the outermost value begins for which several parts are tried, or which is read ahead: what is accepted inside
    /// says nothing yet.
    undecided: Option<usize>,
    /// Whether values are explained.
    explains: bool,
    /// Whether something was read that alone makes the document invalid.
    is_refused: bool,
    told: Told,
    /// Names of members that no property lists: of each object that is being read, the first ones.
    names: Vec<Cow<'a, str>>,
}

impl<'p, 'a> Pass<'p, 'a> {
    fn new(plan: &'p Plan, cursor: Cursor<'a>, limits: &Limits, left: u64) -> Self {
        Self {
            plan,
            left,
            reader: Reader::new(cursor, limits.max_depth().min(MOST_LEVELS)),
            undecided: None,
            explains: false,
            is_refused: false,
            told: Told::default(),
            names: Vec::new(),
        }
    }

    /// Reads a value that no other part applies to.
    #[inline]
    fn value(&mut self, number: usize) -> Result<(), Stop> {
        let kind = self.reader.kind();
        if self.plan.free_scalars(number).contains(kind) {
            return self.reader.scalar().map(drop);
        }
        if !self.explains || self.undecided.is_some() {
            return self.value_after(0, number, kind);
        }
        let (begin, known) = (self.reader.place(), self.told.violations.len());
        match self.value_after(0, number, kind) {
            Ok(()) => Ok(()),
            Err(Stop) => self.explain(number, begin, known),
        }
    }

    /// Takes work from the budget.
    fn spend(&mut self, cost: u64) -> Result<(), Stop> {
        let left = self.left.checked_sub(cost);
        self.left = left.unwrap_or_default();
        left.map(drop).ok_or(Stop)
    }

    /// Whether a value satisfies a constraint.
    #[inline]
    fn holds(&mut self, constraint: &Constraint, value: &Subject<'_>) -> Result<bool, Stop> {
        let left = Cell::new(self.left);
        let holds = constraint.test.holds_within(value, &left);
        self.left = left.get();
        if self.left == 0 {
            return Err(Stop);
        }
        Ok(holds)
    }

    /// Reads a value for a part that so many others around it leave the value to.
    fn value_after(&mut self, others: usize, number: usize, kind: JsonKind) -> Result<(), Stop> {
        let plan = self.plan;
        let Some(part) = plan.part(number) else {
            return self.reader.skip();
        };
        if !part.possible.contains(kind) {
            return self.tell_impossible(others, part, kind);
        }
        match kind {
            _ if part.is_choice && others < MOST_OTHERS => {
                self.one_of(number, part, kind, others + 1)
            }
            JsonKind::Object if part.streams.contains(kind) => self.object(part),
            JsonKind::Array if part.streams.contains(kind) => self.array(part),
            JsonKind::Object | JsonKind::Array => self.by_tree(number),
            _ if part.applies_nothing() => self.scalar(part, kind),
            _ => self.by_tree(number),
        }
    }

    fn scalar(&mut self, part: &Part, kind: JsonKind) -> Result<(), Stop> {
        let text = self.reader.scalar()?;
        if part.free.contains(kind) {
            return Ok(());
        }
        let value = Subject::without_tree(text, kind, 0);
        if part.surely_holds(&value) {
            return Ok(());
        }
        for (number, constraint) in part.constraints.iter().enumerate() {
            if !constraint.kinds.contains(kind) {
                continue;
            }
            if !self.holds(constraint, &value)? {
                return self.tell_broken(part, number, &value);
            }
        }
        Ok(())
    }

    /// Does what is undecided until it has succeeded.
    fn undecided<T>(
        &mut self,
        attempt: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let around = self.undecided;
        self.undecided = around.or(Some(self.reader.offset()));
        let result = attempt(self)?;
        self.undecided = around;
        Ok(result)
    }

    fn by_tree(&mut self, number: usize) -> Result<(), Stop> {
        self.undecided(|pass| pass.read_ahead(number))
    }

    fn read_ahead(&mut self, number: usize) -> Result<(), Stop> {
        let text = self.reader.text()?;
        let tree = Tree::of_valid(text);
        let context = Context::new(self.plan, text.len(), decide, self.left);
        let is_valid = decide(&context, number, tree.root());
        self.left = context.left();
        if is_valid && self.left > 0 {
            Ok(())
        } else {
            Err(Stop)
        }
    }

    fn array(&mut self, part: &Part) -> Result<(), Stop> {
        let begin = self.reader.offset();
        let (prefix, others) = match &part.items {
            Some(items) => (&*items.prefix, &items.rest),
            None => (&[][..], &Others::Any),
        };
        let mut count = 0;
        let mut more = self.reader.open_array()?;
        while more {
            match (prefix.get(count), others) {
                (Some(number), _) | (None, Others::Part(number)) => {
                    let known = self.told.violations.len();
                    self.value(*number)?;
                    if self.told.violations.len() > known {
                        self.put_below(known, &count.to_string())?;
                    }
                }
                (None, Others::Any) => self.reader.skip()?,
                (None, Others::None(_)) => return Err(Stop),
            }
            count += 1;
            more = self.reader.next_item()?;
        }
        self.check_whole(part, JsonKind::Array, begin, count as u64)
    }

    /// Checks what is asked of an array or object as a whole.
    #[inline]
    fn check_whole(
        &mut self,
        part: &Part,
        kind: JsonKind,
        begin: usize,
        count: u64,
    ) -> Result<(), Stop> {
        let mut all = part.constraints.iter();
        if part.free.contains(kind) || all.all(|one| one.test.of_count(kind, count) == Some(true)) {
            return Ok(());
        }
        let text = self.reader.since(begin);
        self.tell_broken(part, 0, &Subject::without_tree(text, kind, count))
    }

    /// Takes the key of one of the next properties in the schema's order, if one comes.
    #[inline]
    fn take_expected_key(&mut self, properties: &Properties, guess: usize) -> Option<usize> {
        const AHEAD: usize = 4;
        let next = properties.list.iter().skip(guess).take(AHEAD);
        let place = self.reader.at_one_of(next.map(|property| &*property.key))?;
        Some(guess + place)
    }

    fn object(&mut self, part: &'p Part) -> Result<(), Stop> {
        let from = self.names.len();
        let result = self.members(part);
        self.names.truncate(from);
        result
    }

    fn members(&mut self, part: &'p Part) -> Result<(), Stop> {
        let none = const { &Properties::NONE };
        let properties = part.properties.as_ref().unwrap_or(none);
        let mut members = Members::new(self.reader.offset(), self.names.len());
        let mut guess = 0;
        self.reader.open_object()?;
        while !self.reader.close_object() {
            members.count += 1;
            let mut place = self.take_expected_key(properties, guess);
            let mut name = Cow::Borrowed("");
            if place.is_none() {
                name = self.reader.key()?;
                place = properties.place(&name, guess);
                if place.is_none() {
                    members.unlisted.add(&mut self.names, name.clone())?;
                }
            }
            let property = place.and_then(|place| properties.list.get(place));
            if let (Some(place), Some(property)) = (place, property) {
                guess = place + 1;
                if members.seen.contains(place) {
                    return Err(Stop);
                }
                members.seen.add(place);
                members.required += usize::from(property.missing.is_some());
            }
            let known = self.told.violations.len();
            match (property.and_then(|one| one.part), &properties.others) {
                (Some(number), _) => self.value(number)?,
                (None, Others::Part(number)) => self.value(*number)?,
                (None, Others::Any) => self.reader.skip()?,
                (None, Others::None(keyword)) => {
                    let name = property.map_or_else(|| name.clone(), |one| one.name.clone().into());
                    self.skip_unknown(&mut members, keyword, name)?;
                }
            }
            if self.told.violations.len() > known {
                self.put_below(known, property.map_or(&*name, |one| &*one.name))?;
            }
            self.reader.after_member()?;
        }
        self.check_whole(part, JsonKind::Object, members.begin, members.count)?;
        if members.required < properties.required || !members.unknown.is_empty() {
            return self.tell_members(properties, &members);
        }
        Ok(())
    }
}
