//! What is wrong with a document, told while it is read.

use std::borrow::Cow;
use std::ops::Range;

use saop_json::pointer::push_pointer_step;
use saop_json::{JsonKind, Place, Stop, Tree};

use super::super::context::Context;
use super::super::decide;
use super::super::report::{broken_by, violation};
use super::super::state::{Purpose, Walk};
use super::seen::{MOST_TOLD, Members, UnknownMember};
use super::{MOST_OTHERS, Pass};
use crate::error::Violation;
use crate::keywords::constraint::{Constraint, Keyword, Kinds, Subject};
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::keywords::properties::{self, MOST_SEARCHED, Properties, Unknown};
use crate::plan::Part;

impl<'p, 'a> Pass<'p, 'a> {
    /// Returns an offset: values that end before it need no explanation, except the first `known` violations, told already.
    pub(super) fn accepted(&self, known: usize) -> usize {
        let reached = self.undecided.unwrap_or(self.reader.offset());
        let told = self.told.violations.iter().skip(known);
        let told = told.filter_map(|violation| violation.span.as_ref());
        told.fold(reached, |first, span| first.min(span.start))
    }

    /// Explains a value that was not accepted, and goes on after it. What was told of values inside is told anew.
    #[cold]
    pub(super) fn explain(
        &mut self,
        number: usize,
        begin: Place,
        known: usize,
    ) -> Result<(), Stop> {
        if !self.explains {
            return Err(Stop);
        }
        let accepted = self.accepted(known);
        // If it is not explained here, nothing around it is.
        self.undecided = Some(accepted);
        self.explains = false;
        let explained = self.explain_from(number, begin, accepted)?;
        self.told.violations.truncate(known);
        for violation in explained {
            self.told.add(violation)?;
        }
        self.undecided = None;
        self.explains = true;
        Ok(())
    }

    fn explain_from(
        &mut self,
        number: usize,
        begin: Place,
        accepted: usize,
    ) -> Result<Vec<Violation>, Stop> {
        self.reader.come_back(begin);
        let text = self.reader.text()?;
        self.told.bytes = self.told.bytes.checked_sub(text.len()).ok_or(Stop)?;
        let begin = self.reader.offset() - text.len();
        let tree = Tree::of_valid(text);
        let context = Context::new(self.plan, text.len(), decide, self.left);
        let accepted = accepted.saturating_sub(begin);
        let walk = Walk::new(self.plan, &context, Purpose::Explain { accepted });
        let found = walk.all(number, tree.root());
        self.left = context.left();
        if context.is_exhausted() {
            return Err(Stop);
        }
        let mut violations = found.into_all().ok_or(Stop)?;
        for violation in &mut violations {
            let span = violation.span.take();
            violation.span = span.map(|span| span.start + begin..span.end + begin);
        }
        Ok(violations)
    }

    /// Puts all but the first `known` violations below a member or item.
    #[cold]
    pub(super) fn put_below(&mut self, known: usize, step: &str) -> Result<(), Stop> {
        let told = self.told.violations.len() - known;
        self.told.grow(told.saturating_mul(1 + step.len()))?;
        let mut around = String::new();
        for violation in self.told.violations.iter_mut().skip(known) {
            if violation.instance_path.is_empty() {
                push_pointer_step(&mut violation.instance_path, step);
                continue;
            }
            if around.is_empty() {
                push_pointer_step(&mut around, step);
            }
            violation.instance_path.insert_str(0, &around);
        }
        Ok(())
    }

    /// Tells which constraints a value that was just read breaks. Those before `first` hold.
    #[cold]
    pub(super) fn tell_broken(
        &mut self,
        part: &Part,
        first: usize,
        value: &Subject<'_>,
    ) -> Result<(), Stop> {
        if self.undecided.is_some() {
            return Err(Stop);
        }
        let end = self.reader.offset();
        for constraint in part.constraints.iter().skip(first) {
            if !constraint.kinds.contains(value.kind) {
                continue;
            }
            let test = &constraint.test;
            let holds = if !test.possible().contains(value.kind) {
                false
            } else if Kinds::SCALARS.contains(value.kind) {
                self.holds(constraint, value)?
            } else {
                test.of_count(value.kind, value.count()).ok_or(Stop)?
            };
            if !holds && !self.explains {
                return self.refuse();
            }
            if !holds {
                let span = end - value.text.len()..end;
                self.told
                    .add(broken_by(constraint, value, span, String::new()))?;
            }
        }
        Ok(())
    }

    /// Tells what is wrong with a value whose kind the part does not take, if that is all that there is to be told of it.
    #[cold]
    pub(super) fn tell_impossible(
        &mut self,
        others: usize,
        part: &'p Part,
        kind: JsonKind,
    ) -> Result<(), Stop> {
        if !self.tells() {
            return self.refuse();
        }
        if let [InPlace::Schema(number)] = &*part.in_place
            && part.is_choice
            && others < MOST_OTHERS
        {
            return self.value_after(others + 1, *number, kind);
        }
        let is_inside = match kind {
            JsonKind::Object => part.properties.is_some(),
            JsonKind::Array => part.items.is_some(),
            _ => false,
        };
        let is_scalar = Kinds::SCALARS.contains(kind);
        // How many items or members there are must not matter.
        let is_decided = |one: &Constraint| {
            let least = one.test.of_count(kind, 0);
            is_scalar
                || !one.test.possible().contains(kind)
                || least.is_some() && least == one.test.of_count(kind, u64::MAX)
        };
        if is_inside || !part.applies_nothing() || !part.constraints.iter().all(is_decided) {
            return Err(Stop);
        }
        let text = if is_scalar {
            self.reader.scalar()?
        } else {
            self.reader.text()?
        };
        self.tell_broken(part, 0, &Subject::without_tree(text, kind, 0))
    }

    /// Whether what is wrong with the next value can be told by itself.
    fn tells(&self) -> bool {
        self.explains && self.undecided.is_none()
    }

    /// Ends the pass. If what is read here is decided, so is the document: it is not valid.
    fn refuse(&mut self) -> Result<(), Stop> {
        self.is_refused = self.undecided.is_none();
        Err(Stop)
    }

    /// Reads the value of a member that its object may not have.
    #[cold]
    pub(super) fn skip_unknown(
        &mut self,
        members: &mut Members<'p, 'a>,
        keyword: &'p Keyword,
        name: Cow<'a, str>,
    ) -> Result<(), Stop> {
        if !self.tells() {
            return self.refuse();
        }
        if members.unknown.len() >= MOST_TOLD {
            return Err(Stop);
        }
        let value = self.reader.text()?;
        let end = self.reader.offset();
        members.unknown.push(UnknownMember {
            keyword,
            name,
            span: end - value.len()..end,
        });
        Ok(())
    }

    /// Tells which members an object lacks, and which it may not have.
    #[cold]
    pub(super) fn tell_members(
        &mut self,
        properties: &Properties,
        members: &Members<'_, 'a>,
    ) -> Result<(), Stop> {
        let is_large = members.count > MOST_SEARCHED as u64 || members.unlisted.many.is_some();
        if !self.tells() {
            return self.refuse();
        }
        let mut tell = |keyword: &Keyword, name: &str, span: Range<usize>, message| {
            let mut path = String::new();
            push_pointer_step(&mut path, name);
            self.told.add(violation(keyword, span, path, message))
        };
        let mut said = Unknown::default();
        for UnknownMember {
            keyword,
            name,
            span,
        } in &members.unknown
        {
            let message = said.say(keyword, name, || properties.absent(&members.seen));
            tell(keyword, name, span.clone(), message)?;
        }
        let unlisted = match &properties.others {
            Others::None(_) => &[],
            // Whose name may be a misspelled one is not known here.
            Others::Any | Others::Part(_) if is_large => return Err(Stop),
            Others::Any | Others::Part(_) => members.unlisted.few(&self.names),
        };
        let span = members.begin..self.reader.offset();
        let missing = properties.missing(&members.seen, unlisted);
        for (name, keyword, others) in missing.take(properties.required - members.required) {
            let message = properties::missing(keyword, name, others);
            tell(keyword, name, span.clone(), message)?;
        }
        Ok(())
    }
}
