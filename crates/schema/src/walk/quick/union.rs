//! The branch of a union that a pass reads: the one that a tag, a constant or a name tells, or several, one after the other.
//!
//! Invariant: nothing is accepted that is valid under two branches of `oneOf`: a branch that is not read is certainly invalid.

use saop_json::{JsonKind, JsonRef, Place, Stop};

use super::Pass;
use crate::keywords::constraint::Kinds;
use crate::keywords::in_place::InPlace;
use crate::keywords::index::{Index, Look};
use crate::keywords::tagged::Union;
use crate::keywords::untagged::Choice;
use crate::plan::Part;

/// More branches that a value can match are tried with a tree, which keeps what is known of it.
const MOST_CANDIDATES: usize = 16;

/// What it costs to try a branch, beside its bytes.
const TRY: u64 = 16;

impl Pass<'_, '_> {
    /// Reads a value for the part, or one of the parts, that alone decides about it.
    pub(super) fn one_of(
        &mut self,
        number: usize,
        part: &Part,
        kind: JsonKind,
        others: usize,
    ) -> Result<(), Stop> {
        if let Some(union) = &part.union {
            let branch = self.undecided(|pass| pass.branch(union))?;
            return self.value_after(others, branch, kind);
        }
        let choice = match &*part.in_place {
            [InPlace::Schema(number)] => return self.value_after(others, *number, kind),
            [InPlace::Choice(choice)] => choice,
            _ => return Err(Stop),
        };
        if let Some(index) = choice.index.as_ref().filter(|_| !choice.has_few()) {
            return self.undecided(|pass| pass.one_of_many(number, choice, index, others, kind));
        }
        let mut branches = self.plan.branches_for(choice, kind);
        match (branches.next(), branches.next(), &choice.index) {
            (Some(only), None, _) => self.value_after(others, only, kind),
            (Some(_), Some(_), Some(index)) => {
                self.undecided(|pass| pass.one_of_many(number, choice, index, others, kind))
            }
            (Some(first), Some(second), None) => {
                let branches = [first, second].into_iter().chain(branches);
                self.undecided(|pass| pass.one_of_several(choice, branches, others, kind))
            }
            (None, ..) => Err(Stop),
        }
    }

    /// Reads a value for one of the branches that it can match.
    fn one_of_many(
        &mut self,
        number: usize,
        choice: &Choice,
        index: &Index,
        others: usize,
        kind: JsonKind,
    ) -> Result<(), Stop> {
        let begin = self.reader.place();
        let candidates = index.candidates(&mut LookAhead { pass: self, begin })?;
        self.reader.come_back(begin);
        self.spend(candidates.cost())?;
        if candidates.count() > MOST_CANDIDATES {
            return self.read_ahead(number);
        }
        let candidates = candidates.iter();
        let branches = candidates.filter_map(|place| Some(choice.branches.get(place)?.part));
        self.one_of_several(choice, branches, others, kind)
    }

    fn one_of_several(
        &mut self,
        choice: &Choice,
        branches: impl Iterator<Item = usize>,
        others: usize,
        kind: JsonKind,
    ) -> Result<(), Stop> {
        let mut branches = branches.peekable();
        let begin = self.reader.place();
        let mut end = None;
        while let Some(branch) = branches.next() {
            if branches.peek().is_none() && end.is_none() {
                return self.value_after(others, branch, kind);
            }
            let before = self.reader.offset();
            let is_valid = self.value_after(others, branch, kind).is_ok();
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
        if !self.find_member(&union.property)? {
            return Err(Stop);
        }
        let tag = JsonRef::of_valid(self.reader.text()?).as_str();
        self.reader.come_back(begin);
        tag.and_then(|tag| union.branch(&tag)).ok_or(Stop)
    }

    /// Reads the next value, an object, to the value of a member. Returns whether there is such a member.
    fn find_member(&mut self, name: &str) -> Result<bool, Stop> {
        self.reader.open_object()?;
        while !self.reader.close_object() {
            if self.reader.key()? == name {
                return Ok(true);
            }
            self.skip_member()?;
        }
        Ok(false)
    }

    /// Skips the value of a member that is read again.
    fn skip_member(&mut self) -> Result<(), Stop> {
        let before = self.reader.offset();
        self.reader.skip()?;
        self.spend((self.reader.offset() - before) as u64)?;
        self.reader.after_member()
    }
}

/// The next value of a pass, which an index is asked about.
struct LookAhead<'l, 'p, 'a> {
    pass: &'l mut Pass<'p, 'a>,
    begin: Place,
}

impl<'a> Look<'a> for LookAhead<'_, '_, 'a> {
    type Stop = Stop;

    fn at(&mut self, path: &[Box<str>]) -> Result<Option<(JsonKind, &'a str)>, Stop> {
        let reader = &mut self.pass.reader;
        reader.come_back(self.begin);
        for name in path {
            let is_object = self.pass.reader.kind() == JsonKind::Object;
            if !is_object || !self.pass.find_member(name)? {
                return Ok(None);
            }
        }
        let reader = &mut self.pass.reader;
        let kind = reader.kind();
        if Kinds::SCALARS.contains(kind) {
            return Ok(Some((kind, reader.scalar()?)));
        }
        Ok(Some((kind, "")))
    }

    fn names(&mut self, call: &mut dyn FnMut(&str)) -> Result<(), Stop> {
        let pass = &mut *self.pass;
        pass.reader.come_back(self.begin);
        pass.reader.open_object()?;
        while !pass.reader.close_object() {
            call(&pass.reader.key()?);
            pass.skip_member()?;
        }
        Ok(())
    }
}
