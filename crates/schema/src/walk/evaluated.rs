//! Which members and items a schema has looked at, for `unevaluatedProperties` and `unevaluatedItems`.

use std::borrow::Cow;
use std::collections::HashSet;

use saop_json::{JsonKind, NodeRef};

use super::context::{Context, Hash};
use crate::keywords::constraint::{Verdicts, reading_key};
use crate::keywords::dependencies::Dependent;
use crate::keywords::in_place::InPlace;
use crate::keywords::untagged::Choice;
use crate::language::dialect::Dialect;
use crate::plan::Part;

/// The way to a member or item.
#[derive(Clone, Debug)]
pub(super) enum Step<'a> {
    Key(Cow<'a, str>),
    Index(usize),
}

/// What was looked at in one value.
#[derive(Default)]
struct Evaluated {
    all: bool,
    /// By index of the node.
    some: HashSet<u32, Hash>,
    /// The parts that were asked.
    parts: HashSet<usize>,
}

impl<'p> Context<'p> {
    /// Returns the members or items of a value that no keyword of a part has looked at, other than `own` itself.
    pub(super) fn unevaluated<'a>(
        &self,
        here: &Part,
        own: &InPlace,
        node: NodeRef<'a>,
    ) -> Vec<(Step<'a>, NodeRef<'a>)> {
        let mut evaluated = Evaluated::default();
        self.look(here, Some(own), node, &mut evaluated);
        if evaluated.all {
            return Vec::new();
        }
        let is_left =
            |value: &NodeRef<'_>| self.keep(1) && !evaluated.some.contains(&value.index());
        if node.kind() == JsonKind::Object {
            let members = node.members().filter(|(_, value)| is_left(value));
            members
                .map(|(key, value)| (Step::Key(key), value))
                .collect()
        } else {
            let items = node.items().enumerate().filter(|(_, item)| is_left(item));
            items
                .map(|(index, item)| (Step::Index(index), item))
                .collect()
        }
    }

    /// Returns the names of properties that a part describes, by itself or by what applies to the same value, and an object lacks.
    pub(super) fn absent(&self, here: &'p Part, object: NodeRef<'_>) -> Vec<&'p str> {
        /// Objects of more members are not looked through for what they lack.
        const MOST: usize = 500;
        let present: HashSet<Cow<'_, str>> =
            object.members().take(MOST).map(|(key, _)| key).collect();
        let mut names = Vec::new();
        let mut seen = HashSet::new();
        self.described(here, 0, &mut seen, &mut names);
        names.retain(|name| !present.contains(*name));
        names
    }

    fn described(
        &self,
        here: &'p Part,
        level: usize,
        seen: &mut HashSet<usize>,
        names: &mut Vec<&'p str>,
    ) {
        const MOST_LEVELS: usize = 4;
        const MOST_NAMES: usize = 500;
        const MOST_BRANCHES: usize = 64;
        if level > MOST_LEVELS || names.len() > MOST_NAMES || !self.step(1) {
            return;
        }
        let listed = here
            .properties
            .iter()
            .flat_map(|properties| &properties.list);
        names.extend(listed.take(MOST_NAMES).map(|property| &*property.name));
        let parts = here.in_place.iter().flat_map(|applied| match applied {
            InPlace::Schema(number) => vec![*number],
            InPlace::Choice(choice) => {
                let branches = choice.branches.iter().take(MOST_BRANCHES);
                branches.map(|branch| branch.part).collect()
            }
            InPlace::If(one) => [Some(one.condition), one.then, one.otherwise]
                .into_iter()
                .flatten()
                .collect(),
            _ => Vec::new(),
        });
        let union = here.union.iter().flat_map(|union| union.branches.values());
        let mut union: Vec<usize> = union.copied().collect();
        // As they are in the schema, in every run.
        union.sort_unstable();
        union.truncate(MOST_BRANCHES);
        for number in parts.chain(union) {
            if seen.insert(number)
                && let Some(part) = self.plan().part(number)
            {
                self.described(part, level + 1, seen, names);
            }
        }
    }

    fn look_into(&self, number: usize, node: NodeRef<'_>, evaluated: &mut Evaluated) {
        if evaluated.all || !evaluated.parts.insert(number) {
            return;
        }
        if let Some(part) = self.plan().part(number) {
            self.nested(|| self.look(part, None, node, evaluated));
        }
    }

    fn look(
        &self,
        part: &Part,
        own: Option<&InPlace>,
        node: NodeRef<'_>,
        evaluated: &mut Evaluated,
    ) {
        if !self.step(1) {
            return;
        }
        match node.kind() {
            JsonKind::Object => self.look_at_members(part, node, evaluated),
            JsonKind::Array => self.look_at_items(part, node, evaluated),
            _ => {}
        }
        let effective = self.candidates(part.applied.as_ref(), part.in_place.len(), node);
        for applied in effective
            .iter()
            .filter_map(|place| part.in_place.get(place))
        {
            match applied {
                InPlace::Schema(part) => self.look_into(*part, node, evaluated),
                InPlace::Choice(choice) => {
                    let mut is_valid = false;
                    let all = choice.branches.len();
                    let candidates = self.candidates(choice.index.as_ref(), all, node);
                    let branches = candidates.iter();
                    for branch in branches.filter_map(|place| choice.branches.get(place)) {
                        if self.accepts(branch.part, node) {
                            is_valid = true;
                            self.look_into(branch.part, node, evaluated);
                        }
                    }
                    if !is_valid {
                        self.look_into_none(choice, node, evaluated);
                    }
                }
                InPlace::If(one) => {
                    let (condition, branch) = self.condition(one, one.chain.as_ref(), node);
                    for part in condition.into_iter().chain(branch) {
                        self.look_into(part, node, evaluated);
                    }
                }
                InPlace::Dependency(dependency) => {
                    if let Dependent::Schema(part) = dependency.wanted
                        && self.member(node, &dependency.property).is_some()
                    {
                        self.look_into(part, node, evaluated);
                    }
                }
                InPlace::Unevaluated(unevaluated) => {
                    let is_own = own.is_some_and(|own| std::ptr::eq(own, applied));
                    let covers = match node.kind() {
                        JsonKind::Object => unevaluated.members.is_some(),
                        _ => unevaluated.items.is_some(),
                    };
                    evaluated.all |= covers && !is_own;
                }
                InPlace::Not(_) => {}
            }
        }
        if let Some(union) = &part.union {
            match self.branch(union, node) {
                Some(branch) => self.look_into(branch, node, evaluated),
                // The value is invalid for that alone, and which branch was meant is not known.
                None => evaluated.all = true,
            }
        }
    }

    /// Looks into the branches of a union of which none is valid, if they are few. The value is invalid for that alone, and none
    /// of what a branch describes is wrong because it is there.
    fn look_into_none(&self, choice: &Choice, node: NodeRef<'_>, evaluated: &mut Evaluated) {
        const MOST: usize = 16;
        if choice.branches.len() > MOST {
            evaluated.all = true;
            return;
        }
        for branch in &choice.branches {
            self.look_into(branch.part, node, evaluated);
        }
    }

    fn look_at_items(&self, part: &Part, array: NodeRef<'_>, evaluated: &mut Evaluated) {
        if let Some(items) = &part.items {
            evaluated.all |= items.covers_rest;
            let prefix = array.items().take(items.prefix.len());
            let prefix = prefix.take_while(|_| self.keep(1));
            evaluated.some.extend(prefix.map(NodeRef::index));
        }
        // From 2020-12 on, the items that `contains` has found count.
        if let Some(contained) = part
            .contained
            .filter(|_| part.dialect >= Dialect::Draft202012)
        {
            let found = array
                .items()
                .filter(|item| self.keep(1) && self.accepts(contained, *item));
            evaluated.some.extend(found.map(NodeRef::index));
        }
    }

    fn look_at_members(&self, part: &Part, object: NodeRef<'_>, evaluated: &mut Evaluated) {
        let Some(properties) = &part.properties else {
            return;
        };
        if properties.covers_rest {
            evaluated.all = true;
            return;
        }
        let mut guess = 0;
        for (key, value) in object.members() {
            if !self.keep(1) || !self.spend(reading_key(&key)) {
                return;
            }
            let place = self.place(properties, &key, guess);
            guess = place.map_or(guess, |place| place + 1);
            let listed = place.and_then(|place| properties.list.get(place)?.part);
            if listed.is_some() || self.matching(properties, &key).next().is_some() {
                evaluated.some.insert(value.index());
            }
        }
    }
}
