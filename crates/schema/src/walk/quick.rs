//! Decides in one pass over the text whether a document is valid. Most documents are, and most schemas apply one part to a
//! value, or one of several: for these no tree is made. A branch that is told apart by its tag or by the kind of the value is the
//! only one that is read; others are read one after the other. Where several parts apply, the value's text becomes a tree of its own.
//! Of a document with few faults, only the values that have them become trees, in which the walk explains them.
//!
//! Invariant: what is accepted here is accepted by the walk, and what is told is all that a walk over the whole document tells.

use std::borrow::Cow;
use std::collections::HashSet;

use saop_json::pointer::push_pointer_step;
use saop_json::text::{Cursor, Fault};
use saop_json::{JsonKind, JsonRef, Limits, Place, Reader, Stop, Tree};

use super::context::{Context, budget};
use super::{Purpose, Walk, decide, violations};
use crate::error::Found;
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

/// More values or violations are left to the walk over the whole document.
const MOST_TOLD: usize = 32;

/// What it costs to try a branch, beside its bytes.
const TRY: u64 = 16;

/// Returns every violation of a part in a document.
///
/// # Errors
///
/// Returns the first fault of the text.
pub(crate) fn check(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
) -> Result<Found, Fault> {
    in_one_pass(plan, part, cursor, limits).or_else(|accepted| {
        let tree = Tree::parse(cursor, limits)?;
        Ok(violations(plan, part, &tree, accepted))
    })
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
) -> Result<Found, usize> {
    if limits.max_depth() > MOST_LEVELS {
        return Err(0);
    }
    let bytes = cursor.text().len();
    let mut pass = Pass::new(plan, cursor, limits, budget(bytes));
    pass.explains = true;
    pass.told.bytes = bytes;
    let result = pass.value_after(0, part).and_then(|()| pass.reader.end());
    let told = pass.told.values;
    if let Err(Stop) = result {
        let accepted = pass.undecided.unwrap_or(pass.reader.offset());
        let first = told.first().map_or(accepted, |(begin, _)| *begin);
        return Err(accepted.min(first));
    }
    let mut all = Found::default();
    for (_, found) in told {
        all.append(found);
    }
    Ok(all)
}

/// Whether a document is certainly valid under a part. Takes the work from `left`.
pub(crate) fn accepts_within(
    plan: &Plan,
    part: usize,
    cursor: Cursor<'_>,
    limits: &Limits,
    left: &mut u64,
) -> bool {
    if limits.max_depth() > MOST_LEVELS {
        return false;
    }
    let mut pass = Pass::new(plan, cursor, limits, *left);
    let accepts = pass.value(part).and_then(|()| pass.reader.end());
    *left = pass.left;
    accepts.is_ok()
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
    /// Whether values are explained.
    explains: bool,
    told: Told,
}

/// The violations that were explained value by value.
#[derive(Default)]
struct Told {
    /// Where each value with violations begins, and what these are.
    values: Vec<(usize, Found)>,
    /// How many bytes may still be read once more.
    bytes: usize,
}

impl<'p, 'a> Pass<'p, 'a> {
    fn new(plan: &'p Plan, cursor: Cursor<'a>, limits: &Limits, left: u64) -> Self {
        Self {
            plan,
            left,
            reader: Reader::new(cursor, limits.max_depth()),
            undecided: None,
            explains: false,
            told: Told::default(),
        }
    }

    /// Reads a value that no other part applies to.
    #[inline]
    fn value(&mut self, number: usize) -> Result<(), Stop> {
        if !self.explains || self.undecided.is_some() {
            return self.value_after(0, number);
        }
        let (begin, known) = (self.reader.place(), self.told.values.len());
        match self.value_after(0, number) {
            Ok(()) => Ok(()),
            Err(Stop) => self.explain(number, begin, known),
        }
    }

    /// Explains a value that was not accepted, and goes on after it. What was told of values inside is told anew.
    #[cold]
    fn explain(&mut self, number: usize, begin: Place, known: usize) -> Result<(), Stop> {
        if !self.explains {
            return Err(Stop);
        }
        let accepted = self.undecided.unwrap_or(self.reader.offset());
        let inside = self.told.values.get(known);
        let accepted = inside.map_or(accepted, |(begin, _)| accepted.min(*begin));
        // If it is not explained here, nothing around it is.
        self.undecided = Some(accepted);
        self.explains = false;
        let explained = self.explain_from(number, begin, accepted)?;
        self.told.values.truncate(known);
        self.told.values.extend(explained);
        self.undecided = None;
        self.explains = true;
        Ok(())
    }

    fn explain_from(
        &mut self,
        number: usize,
        begin: Place,
        accepted: usize,
    ) -> Result<Option<(usize, Found)>, Stop> {
        self.reader.come_back(begin);
        let text = self.reader.text()?;
        self.told.bytes = self.told.bytes.checked_sub(text.len()).ok_or(Stop)?;
        let begin = self.reader.offset() - text.len();
        let tree = Tree::of_valid(text);
        let context = Context::with_budget(self.plan, &tree, decide, self.left);
        let accepted = accepted.saturating_sub(begin);
        let walk = Walk::new(self.plan, &context, Purpose::Explain { accepted });
        let mut found = walk.all(number, tree.root());
        self.left = context.left();
        let violations = found.as_mut_slice();
        let most = violations.len().max(self.told.values.len());
        if context.is_exhausted() || most > MOST_TOLD {
            return Err(Stop);
        }
        for violation in violations {
            let span = violation.span.take();
            violation.span = span.map(|span| span.start + begin..span.end + begin);
        }
        Ok((!found.is_empty()).then_some((begin, found)))
    }

    /// Puts what was told since so many values were explained below a member or item.
    #[cold]
    fn put_below(&mut self, known: usize, step: &str) {
        let mut around = String::new();
        push_pointer_step(&mut around, step);
        for (_, found) in self.told.values.iter_mut().skip(known) {
            for violation in found.as_mut_slice() {
                violation.instance_path.insert_str(0, &around);
            }
        }
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
                (Some(number), _) | (None, Others::Part(number)) => {
                    let known = self.told.values.len();
                    self.value(*number)?;
                    if self.told.values.len() > known {
                        self.put_below(known, &count.to_string());
                    }
                }
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
            let mut unlisted = Cow::Borrowed("");
            if place.is_none() {
                let key = self.reader.key()?;
                place = properties.place(&key, guess);
                if place.is_none() {
                    others.add(key.clone())?;
                    unlisted = key;
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
            let number = match (
                property.and_then(|property| property.part),
                &properties.others,
            ) {
                (Some(number), _) => Some(number),
                (None, Others::Part(number)) => Some(*number),
                (None, Others::Any) => None,
                (None, Others::None(_)) => return Err(Stop),
            };
            if let Some(number) = number {
                let known = self.told.values.len();
                self.value(number)?;
                if self.told.values.len() > known {
                    self.put_below(
                        known,
                        property.map_or(&*unlisted, |property| &*property.name),
                    );
                }
            } else {
                self.reader.skip()?;
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
