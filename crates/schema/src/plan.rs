//! A schema prepared for checking: its parts, each with the constraints and messages of its keywords.

use saop_json::JsonKind;

use crate::keywords::compiler::{Here, Parts};
use crate::keywords::constraint::{Constraint, Kinds, Subject};
use crate::keywords::in_place::{self, InPlace};
use crate::keywords::index::Index;
use crate::keywords::items::{self, Items};
use crate::keywords::properties::{self, Properties};
use crate::keywords::tagged::Union;
use crate::keywords::untagged::Choice;
use crate::keywords::{self, unevaluated};
use crate::language::dialect::Dialect;
use crate::language::vocabulary::is_in_use;

/// All parts of a schema. They refer to each other by number, so a schema can be recursive.
#[derive(Debug)]
pub(crate) struct Plan {
    parts: Vec<Part>,
    /// The kinds of values that can be valid under each, close together.
    possible: Vec<Kinds>,
    /// The kinds of values other than arrays and objects that are all valid under each.
    free_scalars: Vec<Kinds>,
    /// The part for the document.
    root: usize,
}

/// The constraints on a value.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) constraints: Vec<Constraint>,
    /// The length in bytes, including quotes, from which a string certainly satisfies all constraints.
    sure: Option<usize>,
    /// The kinds of values that can be valid.
    pub(crate) possible: Kinds,
    /// The constraints on its members, if it is an object.
    pub(crate) properties: Option<Properties>,
    /// The constraints on its items, if it is an array.
    pub(crate) items: Option<Items>,
    /// What else applies to the value itself.
    pub(crate) in_place: Vec<InPlace>,
    /// Finds those of `in_place` that can have an effect on a value.
    pub(crate) applied: Option<Index>,
    pub(crate) union: Option<Union>,
    /// Whether the same value can meet this part in several ways, so that what is known of it is to be kept.
    pub(crate) shared: bool,
    /// Whether it refers to no other part.
    pub(crate) is_leaf: bool,
    /// The part of `contains`.
    pub(crate) contained: Option<usize>,
    pub(crate) dialect: Dialect,
    /// The kinds of values that satisfy all constraints, whatever the value.
    pub(crate) free: Kinds,
    /// Arrays and objects that can be decided item by item or member by member, without a tree.
    pub(crate) streams: Kinds,
    /// The constraints that ask something of the first characters of a string, by index.
    pub(crate) of_beginning: Vec<usize>,
    /// Whether all that is asked of a value is to be valid under another part, or one of several.
    pub(crate) is_choice: bool,
}

impl Plan {
    /// Compiles all parts that are wanted, the root first. If any is refused, the plan is not to be used.
    pub(crate) fn of(parts: &mut Parts<'_>, root: usize) -> Self {
        let mut list = Vec::new();
        while !parts.has_enough_problems()
            && let Some(here) = parts.part(list.len())
        {
            list.push(Part::compile(&here, parts));
        }
        let mut plan = Self {
            parts: list,
            possible: Vec::new(),
            free_scalars: Vec::new(),
            root,
        };
        plan.narrow();
        plan.possible = plan.parts.iter().map(|part| part.possible).collect();
        let free = plan.parts.iter().map(|part| {
            let scalars = part.free.and(Kinds::SCALARS);
            if part.applies_nothing() {
                scalars
            } else {
                Kinds::NONE
            }
        });
        plan.free_scalars = free.collect();
        plan.find_shared();
        plan
    }

    /// Returns the part for the document.
    pub(crate) const fn root(&self) -> usize {
        self.root
    }

    /// Returns how many parts there are.
    pub(crate) const fn len(&self) -> usize {
        self.parts.len()
    }

    /// Returns the kinds of values that can be valid under a part.
    #[inline]
    pub(crate) fn possible(&self, number: usize) -> Kinds {
        self.possible.get(number).copied().unwrap_or(Kinds::ALL)
    }

    /// Returns the kinds of values other than arrays and objects that are all valid under a part.
    #[inline]
    pub(crate) fn free_scalars(&self, number: usize) -> Kinds {
        self.free_scalars
            .get(number)
            .copied()
            .unwrap_or(Kinds::NONE)
    }

    /// Returns the parts of the branches that can take a value of this kind.
    #[inline]
    pub(crate) fn branches_for<'p>(
        &'p self,
        choice: &'p Choice,
        kind: JsonKind,
    ) -> impl Iterator<Item = usize> + 'p {
        let parts = choice.branches.iter().map(|branch| branch.part);
        parts.filter(move |part| self.possible(*part).contains(kind))
    }

    #[inline]
    pub(crate) fn part(&self, number: usize) -> Option<&Part> {
        self.parts.get(number)
    }

    pub(crate) fn part_mut(&mut self, number: usize) -> Option<&mut Part> {
        self.parts.get_mut(number)
    }

    /// Narrows the kinds of values that a part can take by those of the parts that it applies in place. What is not found
    /// in these rounds is found when the parts are applied.
    fn narrow(&mut self) {
        const ROUNDS: usize = 4;
        for _ in 0..ROUNDS {
            // Most parts refer to later ones.
            for number in (0..self.parts.len()).rev() {
                let possible_of =
                    |part: usize| self.part(part).map_or(Kinds::ALL, |part| part.possible);
                let Some(part) = self.part(number) else {
                    continue;
                };
                let mut possible = part.possible;
                for applied in &part.in_place {
                    possible = possible.and(match applied {
                        InPlace::Schema(part) => possible_of(*part),
                        InPlace::Choice(choice) => {
                            let branches = choice.branches.iter();
                            branches.fold(Kinds::NONE, |all, branch| {
                                all.with(possible_of(branch.part))
                            })
                        }
                        _ => Kinds::ALL,
                    });
                }
                if let Some(part) = self.parts.get_mut(number) {
                    part.possible = possible;
                }
            }
        }
    }

    /// Finds the parts that a value can meet in several ways. Without a keyword that applies several parts to one value,
    /// there is none.
    fn find_shared(&mut self) {
        let overlaps = |part: &Part| {
            !part.in_place.is_empty()
                || part
                    .properties
                    .as_ref()
                    .is_some_and(|properties| !properties.is_plain())
                || part.constraints.iter().any(|one| one.test.part().is_some())
        };
        if !self.parts.iter().any(overlaps) {
            return;
        }
        let mut ways = vec![0usize; self.parts.len()];
        let count = |ways: &mut Vec<usize>, part: usize| {
            if let Some(ways) = ways.get_mut(part) {
                *ways += 1;
            }
        };
        count(&mut ways, self.root);
        for part in &self.parts {
            part.for_each_part(|part| count(&mut ways, part));
        }
        for (part, ways) in self.parts.iter_mut().zip(ways) {
            part.shared = ways > 1 && !part.is_leaf;
        }
    }
}

impl Part {
    fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>) -> Self {
        let mut part = Self {
            constraints: Vec::new(),
            sure: None,
            possible: Kinds::ALL,
            properties: None,
            items: None,
            in_place: Vec::new(),
            applied: None,
            union: None,
            shared: false,
            is_leaf: false,
            contained: None,
            dialect: here.dialect(),
            free: Kinds::NONE,
            streams: Kinds::NONE,
            of_beginning: Vec::new(),
            is_choice: false,
        };
        match (here.schema.kind(), here.schema.text()) {
            (JsonKind::Bool, "false") => part.constraints.push(in_place::never(here)),
            (JsonKind::Bool | JsonKind::Object, _) => {}
            _ => {
                let mut message =
                    String::from("expected a schema, which is an object or a boolean, but found ");
                here.schema.describe(&mut message);
                parts.refuse(here, &[], here.schema, message.into());
            }
        }
        // A reference that leads nowhere, which has been refused: what it hides does not matter.
        if here.dialect().ref_stands_alone() && here.member("$ref").is_some() {
            return part;
        }
        for (name, value) in here.schema.members() {
            let compiled = keywords::constraint(here, parts, &name, value)
                .map(|constraint| part.constraints.extend(constraint));
            let compiled = compiled.and_then(|()| {
                if is_in_use(&name, here.language)
                    && let Some(union) =
                        in_place::compile(here, parts, &name, value, &mut part.in_place)?
                {
                    match &part.union {
                        None => part.union = Some(union),
                        // Two in one schema: the other is a choice like any.
                        Some(_) => part
                            .in_place
                            .push(in_place::choice(here, parts, &name, value)),
                    }
                }
                Ok(())
            });
            if let Err(refusal) = compiled {
                parts.refuse(here, &[&name], value, refusal);
            }
        }
        match properties::compile(here, parts) {
            Ok(properties) => part.properties = properties,
            Err(refusal) => parts.refuse(here, &[], here.schema, refusal),
        }
        match items::compile(here, parts) {
            Ok(items) => part.items = items,
            Err(refusal) => parts.refuse(here, &[], here.schema, refusal),
        }
        let unevaluated = unevaluated::compile(here, parts);
        part.in_place.extend(unevaluated.map(InPlace::Unevaluated));
        let mut all = part.constraints.iter();
        part.sure = all.try_fold(0, |most: usize, one| Some(most.max(one.test.sure()?)));
        let kinds = part.constraints.iter().map(|one| one.test.possible());
        part.possible = kinds.fold(Kinds::ALL, Kinds::and);
        part.contained = part.constraints.iter().find_map(|one| one.test.part());
        for kind in JsonKind::ALL {
            let holds = |one: &Constraint, count| one.test.of_count(kind, count) == Some(true);
            let mut all = part.constraints.iter();
            if all.all(|one| holds(one, 0) && holds(one, u64::MAX)) {
                part.free = part.free.with(Kinds::of(kind));
            }
        }
        let is_plain = part.properties.as_ref().is_none_or(Properties::is_plain);
        for kind in [JsonKind::Array, JsonKind::Object] {
            let mut all = part.constraints.iter();
            let streams =
                part.applies_nothing() && all.all(|one| one.test.of_count(kind, 0).is_some());
            if streams && (is_plain || kind == JsonKind::Array) {
                part.streams = part.streams.with(Kinds::of(kind));
            }
        }
        part.find_choice();
        part.of_beginning = asking_of_beginnings(&part.constraints);
        let mut refers = false;
        part.for_each_part(|_| refers = true);
        part.is_leaf = !refers;
        part
    }

    /// Whether it says nothing but what it applies in place.
    pub(crate) const fn only_applies(&self) -> bool {
        self.constraints.is_empty()
            && self.properties.is_none()
            && self.items.is_none()
            && self.union.is_none()
    }

    /// Finds out whether it is a choice.
    pub(crate) fn find_choice(&mut self) {
        let says_nothing =
            self.constraints.is_empty() && self.properties.is_none() && self.items.is_none();
        self.is_choice = says_nothing
            && match (&*self.in_place, &self.union) {
                ([], Some(_)) | ([InPlace::Schema(_)], None) => true,
                ([InPlace::Choice(choice)], None) => choice.has_few() || choice.index.is_some(),
                _ => false,
            };
    }

    /// Whether a value certainly satisfies all constraints, so that none need be checked.
    #[inline]
    pub(crate) fn surely_holds(&self, value: &Subject<'_>) -> bool {
        value.kind == JsonKind::String && self.sure.is_some_and(|sure| value.text.len() >= sure)
    }

    /// Whether an array or object has more items or members than allowed.
    #[inline]
    pub(crate) fn is_too_many(&self, kind: JsonKind, count: u64) -> bool {
        !self.free.contains(kind)
            && self.constraints.iter().any(|one| {
                one.kinds.contains(kind)
                    && one.test.of_count(kind, count) == Some(false)
                    && one.test.of_count(kind, u64::MAX) == Some(false)
            })
    }

    /// Returns what it wants in words, if that is one of a few constants.
    pub(crate) fn constant(&self) -> Option<&str> {
        Some(&self.listed()?.keyword.wanted)
    }

    /// Returns the first of the strings that are all it takes, if it lists them.
    pub(crate) fn strings(&self) -> Option<Vec<&str>> {
        self.listed()?.test.strings()
    }

    fn listed(&self) -> Option<&Constraint> {
        let is_constant = |one: &&Constraint| matches!(one.keyword.name, "const" | "enum");
        self.constraints.iter().find(is_constant)
    }

    /// Whether a value is checked by its constraints alone.
    pub(crate) const fn applies_nothing(&self) -> bool {
        self.in_place.is_empty() && self.union.is_none()
    }

    /// Calls a function with each part that this one refers to.
    pub(crate) fn for_each_part(&self, mut call: impl FnMut(usize)) {
        self.constraints
            .iter()
            .filter_map(|one| one.test.part())
            .for_each(&mut call);
        if let Some(properties) = &self.properties {
            properties
                .list
                .iter()
                .filter_map(|one| one.part)
                .for_each(&mut call);
            properties.patterns.iter().for_each(|(_, part)| call(*part));
            properties.others.part().into_iter().for_each(&mut call);
            properties.names.into_iter().for_each(&mut call);
        }
        if let Some(items) = &self.items {
            items.prefix.iter().copied().for_each(&mut call);
            items.rest.part().into_iter().for_each(&mut call);
        }
        for applied in &self.in_place {
            applied.for_each_part(&mut call);
        }
        if let Some(union) = &self.union {
            union.branches.values().copied().for_each(&mut call);
        }
    }
}

/// Returns the constraints that ask something of the first characters of a string, by index.
fn asking_of_beginnings(all: &[Constraint]) -> Vec<usize> {
    let asks = |one: &Constraint| one.kinds.contains(JsonKind::String) && one.test.has_beginning();
    let asking = all.iter().enumerate().filter(|(_, one)| asks(one));
    asking.map(|(place, _)| place).collect()
}
