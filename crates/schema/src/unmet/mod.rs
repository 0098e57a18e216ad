//! Parts of a schema that no value meets. They are most likely mistakes, and never refused: a schema may have a part that is not in use
//! yet. In general finding them takes a solver, so only what few keywords show together is looked at. SPEC S3.
//!
//! Invariant: what is found here has no valid value. What is not looked at, or would take too long, counts as met.

mod bounds;
mod circles;
mod crowded;
mod endless;
mod needs;
pub(crate) mod samples;

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::Arc;

use saop_json::{JsonKind, NodeRef};

use crate::keywords::compiler::{Here, MOST_PROBLEMS, Parts, Refused};
use crate::keywords::constraint::Kinds;
use crate::keywords::in_place::InPlace;
use crate::language::dialect::Dialect;
use crate::language::problem::{ProblemKind, Refusal};
use crate::language::vocabulary::kind_of_type;
use crate::plan::{Part, Plan};
use crate::walk::quick;
use crate::words::say;

/// How many parts that apply to one value are looked at together.
const MOST_TOGETHER: usize = 64;

/// How often all parts are looked at again, since another one was found that no value meets.
const MOST_ROUNDS: usize = 100;

/// How many names may be compared with patterns and properties, in all.
const MOST_COMPARED: usize = 1 << 20;

/// What matching those names may cost, in units of about ten nanoseconds.
const MOST_MATCHING: u64 = 10_000_000;

/// What asking whether constants are valid may cost, in all: about a second.
const MOST_ASKED: u64 = 100_000_000;

/// The parts that no value meets.
pub(crate) struct Unmet<'t> {
    /// Where that comes from.
    pub(crate) told: Vec<Refused<'t>>,
    states: Vec<State>,
}

impl<'t> Unmet<'t> {
    /// Nothing is told of parts that are `affected` by what was refused. With `rust_numbers`, integers that do not fit 64 bits do
    /// not count.
    pub(crate) fn find(
        parts: &Parts<'t>,
        plan: &Plan,
        affected: &[bool],
        rust_numbers: bool,
    ) -> Self {
        let mut search = Search::new(parts, plan, affected);
        search.bounds(rust_numbers);
        search.crowded();
        search.settle();
        search.types();
        search.settle();
        search.constants();
        search.endless();
        search.circles();
        Self {
            told: search.told,
            states: search.states,
        }
    }

    pub(crate) fn contains(&self, part: usize) -> bool {
        self.states.get(part).is_some_and(|state| state.empty)
    }
}

/// What is known of a part.
#[derive(Clone, Debug)]
struct State {
    /// No value is valid.
    empty: bool,
    /// The reason has been told. A schema that is `false` on purpose needs none.
    told: bool,
    /// Kinds of values of which none is valid.
    impossible: Kinds,
}

/// A member or an item that has to be there: what the value must be valid under.
#[derive(Clone, Debug)]
struct Need {
    kind: JsonKind,
    /// `None` if no value is allowed.
    part: Option<usize>,
    /// The keyword that says so, in the schema of this part, and the member of the keyword.
    of: usize,
    keyword: &'static str,
    step: Option<String>,
    message: String,
}

struct Search<'s, 't> {
    plan: &'s Plan,
    /// The parts of which nothing is told.
    affected: &'s [bool],
    here: Vec<Here<'t>>,
    states: Vec<State>,
    /// For each part, itself and those that `allOf` and references apply along with it.
    together: Vec<Vec<usize>>,
    needs: Vec<Vec<Need>>,
    told: Vec<Refused<'t>>,
    known: HashSet<(usize, String)>,
    comparisons: usize,
    /// What matching those names may still cost.
    matching: Cell<u64>,
    questions: u64,
}

impl<'s, 't> Search<'s, 't> {
    fn new(parts: &Parts<'t>, plan: &'s Plan, affected: &'s [bool]) -> Self {
        let here: Vec<Here<'t>> = (0..plan.len()).map_while(|part| parts.part(part)).collect();
        let state = State {
            empty: false,
            told: false,
            impossible: Kinds::NONE,
        };
        let mut search = Self {
            plan,
            affected,
            states: vec![state; here.len()],
            together: (0..here.len()).map(|part| together(plan, part)).collect(),
            needs: Vec::new(),
            here,
            told: Vec::new(),
            known: HashSet::new(),
            comparisons: MOST_COMPARED,
            matching: Cell::new(MOST_MATCHING),
            questions: MOST_ASKED,
        };
        for part in 0..search.here.len() {
            let mut needs = search.members(part);
            needs.extend(search.items(part));
            search.needs.push(needs);
        }
        search
    }

    /// All parts, those that others refer to mostly first.
    fn all(&self) -> impl Iterator<Item = usize> + use<> {
        (0..self.here.len()).rev()
    }

    fn part(&self, number: usize) -> Option<&'s Part> {
        self.plan.part(number)
    }

    fn keyword(&self, part: usize, name: &str) -> Option<NodeRef<'t>> {
        self.here.get(part)?.member(name)
    }

    /// Returns the number that a keyword counts to.
    fn count(&self, part: usize, name: &str) -> Option<u64> {
        let here = self.here.get(part)?;
        here.count(name, here.member(name)?).ok()
    }

    fn is_empty(&self, part: usize) -> bool {
        self.states.get(part).is_some_and(|state| state.empty)
    }

    fn is_told(&self, part: usize) -> bool {
        self.states.get(part).is_some_and(|state| state.told)
    }

    fn impossible(&self, part: usize) -> Kinds {
        let parts = self.together.get(part).into_iter().flatten();
        let states = parts.filter_map(|part| self.states.get(*part));
        states.fold(Kinds::NONE, |all, state| all.with(state.impossible))
    }

    /// Returns the kinds of which a value may be valid.
    fn possible(&self, part: usize) -> impl Iterator<Item = JsonKind> + use<> {
        let (possible, impossible) = (self.plan.possible(part), self.impossible(part));
        let kinds = JsonKind::ALL.into_iter();
        kinds.filter(move |kind| possible.contains(*kind) && !impossible.contains(*kind))
    }

    fn rule_out(&mut self, part: usize, kind: JsonKind) {
        if let Some(state) = self.states.get_mut(part) {
            state.impossible = state.impossible.with(Kinds::of(kind));
        }
    }

    fn set_empty(&mut self, part: usize, told: bool) {
        if let Some(state) = self.states.get_mut(part) {
            state.empty = true;
            state.told = told;
        }
    }

    /// Tells that no value meets a keyword of a part.
    fn tell(&mut self, part: usize, of: usize, steps: &[&str], message: &str) {
        self.tell_of(ProblemKind::Unsatisfiable, part, of, steps, message);
    }

    /// Tells of a keyword of a part; if that is in another document, of the part for which it was looked at.
    fn tell_of(
        &mut self,
        kind: ProblemKind,
        part: usize,
        of: usize,
        steps: &[&str],
        message: &str,
    ) {
        let is_affected = |part: &usize| self.affected.get(*part).is_some_and(|one| *one);
        let together = self.together.get(part).into_iter().flatten();
        if [of].iter().chain(together).any(is_affected) {
            return;
        }
        let place = |part: usize| self.here.get(part).filter(|here| here.found.document == 0);
        let (here, steps) = match (place(of), place(part)) {
            (Some(here), _) => (here, steps),
            (None, Some(here)) => (here, &[][..]),
            (None, None) => return,
        };
        let mut node = here.schema;
        let mut location = Arc::clone(&here.found.location);
        for step in steps {
            node = node.member(step).unwrap_or(node);
            location = location.at(step);
        }
        let is_new = self.known.insert((node.span().start, message.to_owned()));
        if is_new && self.told.len() < MOST_PROBLEMS {
            self.told.push(Refused {
                refusal: Refusal::new(kind, message),
                document: here.found.document,
                location,
                node,
            });
        }
    }

    /// Finds what follows from what is known, until nothing does.
    fn settle(&mut self) {
        for _ in 0..MOST_ROUNDS {
            let mut changed = false;
            for part in self.all() {
                changed |= !self.is_empty(part) && self.follows(part);
            }
            if !changed {
                return;
            }
        }
    }

    /// Returns whether something follows for a part.
    fn follows(&mut self, number: usize) -> bool {
        let Some(part) = self.part(number) else {
            return false;
        };
        if part
            .constraints
            .iter()
            .any(|one| one.keyword.name == "false")
        {
            self.set_empty(number, false);
            return true;
        }
        for applied in &part.in_place {
            let told = match applied {
                InPlace::Schema(other) if self.is_empty(*other) => self.is_told(*other),
                InPlace::Not(not) if self.part(not.part).is_some_and(says_nothing) => false,
                InPlace::Choice(choice) => {
                    let mut branches = choice.branches.iter().map(|branch| branch.part);
                    if !branches.all(|branch| self.is_empty(branch)) {
                        continue;
                    }
                    choice
                        .branches
                        .iter()
                        .any(|branch| self.is_told(branch.part))
                }
                _ => continue,
            };
            self.set_empty(number, told);
            return true;
        }
        if let Some(union) = &part.union
            && union.branches.values().all(|branch| self.is_empty(*branch))
        {
            self.set_empty(number, true);
            return true;
        }
        let mut changed = false;
        let needs = self.needs.get_mut(number).map(std::mem::take);
        let needs = needs.unwrap_or_default();
        for need in &needs {
            let is_known = self.impossible(number).contains(need.kind);
            // Of items, only the first that cannot be valid counts.
            if is_known && need.kind == JsonKind::Array
                || need.part.is_some_and(|part| !self.is_empty(part))
            {
                continue;
            }
            if !need.part.is_some_and(|part| self.is_told(part)) {
                let keyword = [need.keyword].into_iter();
                let steps: Vec<&str> = keyword.chain(need.step.as_deref()).collect();
                self.tell(number, need.of, &steps, &need.message);
            }
            self.rule_out(number, need.kind);
            changed |= !is_known;
        }
        if let Some(kept) = self.needs.get_mut(number) {
            *kept = needs;
        }
        let is_known = self.impossible(number) != Kinds::NONE;
        if is_known && self.possible(number).next().is_none() {
            self.set_empty(number, true);
            changed = true;
        }
        changed
    }

    /// Finds keywords that leave no type, where that does not follow from what is within.
    fn types(&mut self) {
        let has_kinds = |part: usize| self.plan.possible(part) != Kinds::NONE;
        let is_cause = |number: &usize| {
            self.part(*number).is_some_and(|part| {
                let applied = part.in_place.iter().all(|applied| match applied {
                    InPlace::Schema(other) => has_kinds(*other),
                    InPlace::Choice(choice) => {
                        choice.branches.iter().any(|branch| has_kinds(branch.part))
                    }
                    _ => true,
                });
                let mut constraints = part.constraints.iter().map(|one| one.keyword.name);
                applied && !constraints.any(|name| matches!(name, "const" | "enum"))
            })
        };
        let empty = self
            .all()
            .filter(|part| !has_kinds(*part) && !self.is_empty(*part));
        for part in empty.filter(is_cause).collect::<Vec<_>>() {
            let message = "expected a type that every keyword here allows, but found none";
            self.tell(part, part, &[], message);
            self.set_empty(part, true);
        }
    }

    /// Finds constants of which the rest of the schema allows none: first its own, then what applies along with it.
    fn constants(&mut self) {
        for is_own in [true, false] {
            for part in self.all() {
                let others = self.together.get(part).cloned().unwrap_or_default();
                let of = others.into_iter().filter(|of| (*of == part) == is_own);
                for of in of.collect::<Vec<_>>() {
                    if !self.is_empty(part) {
                        self.constants_of(part, of);
                    }
                }
            }
            self.settle();
        }
    }

    fn constants_of(&mut self, part: usize, of: usize) {
        for keyword in ["enum", "const"] {
            let Some(value) = self.keyword(of, keyword) else {
                continue;
            };
            let other;
            let message = if keyword == "const" {
                if !self.refuses(part, value) {
                    continue;
                }
                other = self.of_other_type(of, value);
                other.as_deref().unwrap_or(
                    "expected the rest of the schema to allow the `const`, but found that it does not",
                )
            } else {
                if !value.items().all(|one| self.refuses(part, one)) {
                    continue;
                }
                match value.items().next() {
                    None => "expected at least one value in `enum`, but found none",
                    Some(_) => {
                        "expected the rest of the schema to allow a value of `enum`, but found that it allows none"
                    }
                }
            };
            self.tell(part, of, &[keyword], message);
            self.set_empty(part, true);
            return;
        }
    }

    /// Returns what to say of a constant that is not of the one type beside it.
    fn of_other_type(&self, part: usize, value: NodeRef<'_>) -> Option<String> {
        let types = self.keyword(part, "type")?.string()?;
        let kind = kind_of_type(&types)?;
        (value.kind() != kind).then(|| {
            let wanted = format!("a `const` of type `{types}`");
            say(&wanted, |message| {
                value.describe(message);
                message.push_str("; change it, or the `type`");
            })
        })
    }

    fn refuses(&mut self, part: usize, value: NodeRef<'_>) -> bool {
        let dialect = self.here.get(part).map(Here::dialect);
        // Spelled otherwise, the same number may be valid.
        if dialect == Some(Dialect::Draft04) && !is_without_number(value) {
            return false;
        }
        quick::refuses(self.plan, part, value.text(), &mut self.questions)
    }
}

/// Returns a part and those that `allOf` and references apply along with it.
fn together(plan: &Plan, part: usize) -> Vec<usize> {
    let mut all = vec![part];
    let mut next = 0;
    while let Some(part) = all.get(next).and_then(|part| plan.part(*part)) {
        next += 1;
        for applied in &part.in_place {
            if let InPlace::Schema(other) = applied
                && !all.contains(other)
                && all.len() < MOST_TOGETHER
            {
                all.push(*other);
            }
        }
    }
    all
}

fn is_without_number(value: NodeRef<'_>) -> bool {
    matches!(
        value.kind(),
        JsonKind::Null | JsonKind::Bool | JsonKind::String
    )
}

/// Whether every value is valid under a part.
fn says_nothing(part: &Part) -> bool {
    part.constraints.is_empty()
        && part.applies_nothing()
        && part.properties.is_none()
        && part.items.is_none()
}
