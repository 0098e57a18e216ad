//! Decides in one pass over the text whether a document is valid. Most documents are, and most schemas apply one part to a
//! value, or one of several: for these no tree is made. A branch that is told apart by its tag or by the kind of the value is the
//! only one that is read; others are read one after the other. Where several parts apply, the value's text becomes a tree of its own.
//!
//! Invariant: a document that is accepted here is accepted by the walk. Of one that is not, only what was accepted of it is known.

use std::borrow::Cow;
use std::collections::HashSet;

use saop_json::text::Cursor;
use saop_json::{JsonKind, JsonRef, Limits, Reader, Stop, Tree};

use super::context::{Context, budget};
use super::decide;
use crate::keywords::any_of::Choice;
use crate::keywords::constraint::{Subject, Verdicts};
use crate::keywords::in_place::InPlace;
use crate::keywords::one_of::Union;
use crate::keywords::others::Others;
use crate::keywords::properties::{Properties, Seen};
use crate::plan::{Part, Plan};

/// Each level takes some of the stack: deeper documents are left to the walk.
const MOST_LEVELS: usize = 256;

/// So many parts may leave a value to each other. A part that refers to itself would go on for ever.
const MOST_OTHERS: usize = 4;

/// What it costs to try a branch, beside its bytes.
const TRY: u64 = 16;

/// Whether a document is certainly valid under a part.
///
/// # Errors
///
/// Fails if it may not be, with an offset: of the values that end before it, nothing needs to be explained.
pub(crate) fn check(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
) -> Result<(), usize> {
    let mut left = budget(cursor.text().len());
    check_within(plan, part, cursor, limits, &mut left)
}

/// Whether a document is certainly valid under a part. Takes the work from `left`.
pub(crate) fn accepts_within(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
    left: &mut u64,
) -> bool {
    check_within(plan, part, cursor, limits, left).is_ok()
}

fn check_within(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
    left: &mut u64,
) -> Result<(), usize> {
    if limits.max_depth() > MOST_LEVELS {
        return Err(0);
    }
    let mut pass = Pass {
        plan,
        left: *left,
        reader: Reader::new(cursor, limits.max_depth()),
        undecided: None,
    };
    let accepts = pass.value(part).and_then(|()| pass.reader.end());
    *left = pass.left;
    accepts.map_err(|Stop| pass.undecided.unwrap_or(pass.reader.offset()))
}

/// Whether a text, which is one valid value, is valid under a part. Past the budget of work it is not.
pub(crate) fn is_valid(plan: &Plan, part: usize, text: &str) -> bool {
    // A type asks this of values within each other, so that one attempt without memory has to be cheap.
    const LEAST: u64 = 1 << 12;
    const PER_BYTE: u64 = 64;
    let mut left = LEAST + PER_BYTE * text.len() as u64;
    if accepts_within(plan, part, Cursor::new(text), &Limits::default(), &mut left) {
        return true;
    }
    let tree = Tree::of_valid(text);
    let context = Context::new(plan, &tree, decide);
    context.accepts(part, tree.root()) && !context.is_exhausted()
}

/// Whether a text, which is one valid value, is certainly not valid under a part. Takes the work from `left`; past it,
/// nothing is certain.
pub(crate) fn refuses(plan: &Plan, part: usize, text: &str, left: &mut u64) -> bool {
    let tree = Tree::of_valid(text);
    let context = Context::with_budget(plan, &tree, decide, *left);
    let is_valid = context.accepts(part, tree.root());
    *left = context.left();
    !is_valid && !context.is_exhausted()
}

struct Pass<'p, 'a> {
    plan: &'p Plan,
    reader: Reader<'a>,
    /// What is left of the budget.
    left: u64,
    /// Where the outermost value begins for which several parts are tried, or which is read ahead: what is accepted inside
    /// says nothing yet.
    undecided: Option<usize>,
}

impl Pass<'_, '_> {
    fn value(&mut self, number: usize) -> Result<(), Stop> {
        self.value_after(0, number)
    }

    /// Takes work from the budget.
    fn spend(&mut self, cost: u64) -> Result<(), Stop> {
        let left = self.left.checked_sub(cost);
        self.left = left.unwrap_or_default();
        left.map(drop).ok_or(Stop)
    }

    /// Reads a value for a part that so many others around it leave the value to.
    fn value_after(&mut self, others: usize, number: usize) -> Result<(), Stop> {
        let plan = self.plan;
        let Some(part) = plan.part(number) else {
            return self.reader.skip();
        };
        let kind = self.reader.kind();
        if !part.possible.contains(kind) {
            return Err(Stop);
        }
        match kind {
            _ if part.is_choice && others < MOST_OTHERS => self.one_of(part, kind, others + 1),
            JsonKind::Object if part.streams.contains(kind) => self.object(part),
            JsonKind::Array if part.streams.contains(kind) => self.array(part),
            JsonKind::Object | JsonKind::Array => self.by_tree(number),
            _ if part.applies_nothing() => self.scalar(part),
            _ => self.by_tree(number),
        }
    }

    fn scalar(&mut self, part: &Part) -> Result<(), Stop> {
        if part.constraints.is_empty() {
            return self.reader.skip();
        }
        let value = Subject::of_scalar(self.reader.text()?);
        if part.surely_holds(&value) {
            return Ok(());
        }
        for constraint in &part.constraints {
            if !constraint.kinds.contains(value.kind) {
                continue;
            }
            self.spend(constraint.test.cost(&value))?;
            if !constraint.test.holds(&value) {
                return Err(Stop);
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

    /// Reads a value for the part, or one of the parts, that alone decides about it.
    fn one_of(&mut self, part: &Part, kind: JsonKind, others: usize) -> Result<(), Stop> {
        if let Some(union) = &part.union {
            let branch = self.undecided(|pass| pass.branch(union))?;
            return self.value_after(others, branch);
        }
        let choice = match &*part.in_place {
            [InPlace::Schema(number)] => return self.value_after(others, *number),
            [InPlace::Choice(choice)] => choice,
            _ => return Err(Stop),
        };
        let mut branches = self.plan.branches_for(choice, kind);
        match (branches.next(), branches.next()) {
            (Some(only), None) => self.value_after(others, only),
            (Some(first), Some(second)) => {
                let branches = [first, second].into_iter().chain(branches);
                self.undecided(|pass| pass.one_of_several(choice, branches, others))
            }
            (None, _) => Err(Stop),
        }
    }

    fn one_of_several(
        &mut self,
        choice: &Choice,
        branches: impl Iterator<Item = usize>,
        others: usize,
    ) -> Result<(), Stop> {
        let mut branches = branches.peekable();
        let begin = self.reader.place();
        let mut end = None;
        while let Some(branch) = branches.next() {
            if branches.peek().is_none() && end.is_none() {
                return self.value_after(others, branch);
            }
            let before = self.reader.offset();
            let is_valid = self.value_after(others, branch).is_ok();
            // The text is read once more for each branch. Where nothing is left, it is not known whether the branch is valid.
            let bytes = self.reader.offset().abs_diff(before) as u64;
            self.spend(TRY + bytes)?;
            if is_valid && !choice.exactly_one {
                return Ok(());
            }
            if is_valid && end.replace(self.reader.place()).is_some() {
                return Err(Stop);
            }
            self.reader.come_back(begin);
        }
        self.reader.come_back(end.ok_or(Stop)?);
        Ok(())
    }

    /// Returns the branch that the tag of the next value names, without reading the value.
    fn branch(&mut self, union: &Union) -> Result<usize, Stop> {
        let begin = self.reader.place();
        self.reader.open_object()?;
        loop {
            if self.reader.close_object() {
                return Err(Stop);
            }
            if self.reader.key()? == union.property {
                break;
            }
            let before = self.reader.offset();
            self.reader.skip()?;
            self.spend((self.reader.offset() - before) as u64)?;
            self.reader.after_member()?;
        }
        let tag = JsonRef::of_valid(self.reader.text()?).as_str();
        self.reader.come_back(begin);
        tag.and_then(|tag| union.branch(&tag)).ok_or(Stop)
    }

    fn by_tree(&mut self, number: usize) -> Result<(), Stop> {
        self.undecided(|pass| pass.read_ahead(number))
    }

    fn read_ahead(&mut self, number: usize) -> Result<(), Stop> {
        let tree = Tree::of_valid(self.reader.text()?);
        let context = Context::with_budget(self.plan, &tree, decide, self.left);
        let is_valid = decide(&context, number, tree.root());
        self.left = context.left();
        if is_valid && self.left > 0 {
            Ok(())
        } else {
            Err(Stop)
        }
    }

    fn array(&mut self, part: &Part) -> Result<(), Stop> {
        let mut count = 0;
        let mut more = self.reader.open_array()?;
        while more {
            let others = part
                .items
                .as_ref()
                .map_or(&Others::Any, |items| &items.rest);
            let listed = part
                .items
                .as_ref()
                .and_then(|items| items.prefix.get(count));
            match (listed, others) {
                (Some(number), _) | (None, Others::Part(number)) => self.value(*number)?,
                (None, Others::Any) => self.reader.skip()?,
                (None, Others::None(_)) => return Err(Stop),
            }
            count += 1;
            more = self.reader.next_item()?;
        }
        holds(part, JsonKind::Array, count)
    }

    /// Takes the key of one of the next properties in the schema's order, if one comes.
    #[inline]
    fn expected(&mut self, properties: &Properties, guess: usize) -> Option<usize> {
        const AHEAD: usize = 4;
        let next = properties.list.iter().enumerate().skip(guess).take(AHEAD);
        let mut next = next.map(|(place, property)| (place, &*property.key));
        next.find_map(|(place, key)| self.reader.at_key(key).then_some(place))
    }

    fn object(&mut self, part: &Part) -> Result<(), Stop> {
        let (mut seen, mut others) = (Seen::default(), Names::default());
        let (mut guess, mut required, mut count) = (0, 0, 0);
        let none = const { &Properties::NONE };
        let properties = part.properties.as_ref().unwrap_or(none);
        self.reader.open_object()?;
        while !self.reader.close_object() {
            count += 1;
            let mut place = self.expected(properties, guess);
            if place.is_none() {
                let key = self.reader.key()?;
                place = properties.place(&key, guess);
                if place.is_none() {
                    others.add(key)?;
                }
            }
            let property = place.and_then(|place| properties.list.get(place));
            if let (Some(place), Some(property)) = (place, property) {
                guess = place + 1;
                if seen.contains(place) {
                    return Err(Stop);
                }
                seen.add(place);
                required += usize::from(property.missing.is_some());
            }
            match (
                property.and_then(|property| property.part),
                &properties.others,
            ) {
                (Some(number), _) => self.value(number)?,
                (None, Others::Part(number)) => self.value(*number)?,
                (None, Others::Any) => self.reader.skip()?,
                (None, Others::None(_)) => return Err(Stop),
            }
            self.reader.after_member()?;
        }
        if required < properties.required {
            return Err(Stop);
        }
        holds(part, JsonKind::Object, count)
    }
}

/// Whether what is asked of an array or object as a whole holds for one with so many items or members.
fn holds(part: &Part, kind: JsonKind, count: usize) -> Result<(), Stop> {
    let mut all = part.constraints.iter();
    let holds = all.all(|one| one.test.of_count(kind, count as u64) == Some(true));
    if holds { Ok(()) } else { Err(Stop) }
}

/// The names of members that no property lists.
#[derive(Default)]
struct Names<'a> {
    few: Vec<Cow<'a, str>>,
    many: Option<HashSet<Cow<'a, str>>>,
}

impl<'a> Names<'a> {
    /// Adds a name.
    ///
    /// # Errors
    ///
    /// Fails if it is there.
    fn add(&mut self, name: Cow<'a, str>) -> Result<(), Stop> {
        const FEW: usize = 8;
        if self.few.contains(&name) {
            return Err(Stop);
        }
        if self.few.len() < FEW {
            self.few.push(name);
            return Ok(());
        }
        let is_new = self.many.get_or_insert_default().insert(name);
        if is_new { Ok(()) } else { Err(Stop) }
    }
}
