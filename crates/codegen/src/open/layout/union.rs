//! Unions: `anyOf` and `oneOf`, and what tells their branches apart.

use std::collections::{BTreeMap, BTreeSet};

use saop_json::JsonKind;
use saop_schema::Applied;

use super::naming::{Taken, kind_name, own_name, short};
use super::{Form, MOST_FIELDS, Make};
use crate::names;
use crate::open::ir::{Shape, Ty, Variant};
use crate::open::words::Words;

/// How many values of a branch are compared with those of another.
const MOST_COMPARED: usize = 100;

impl<'o> Make<'o> {
    /// A part that is a union, and nothing else.
    pub(super) fn pure_choice(&mut self, part: usize, name: &str) -> Option<Form> {
        let here = self.outlined(part);
        let [
            Applied::Choice {
                branches,
                exactly_one,
                tagged,
            },
        ] = &*here.applied
        else {
            return None;
        };
        let only_type = here
            .constraints
            .iter()
            .all(|(keyword, _)| *keyword == "type");
        if !only_type || here.members.is_some() || here.items.is_some() {
            return None;
        }
        let fits = |branch: &usize| {
            let kinds = &self.outlined(*branch).kinds;
            kinds.iter().all(|kind| here.kinds.contains(kind))
        };
        // A list of types may cut what a branch allows; integers are numbers there.
        let cuts = !branches.iter().all(fits)
            || here
                .keyword("type")
                .is_some_and(|text| text.contains("\"integer\""));
        let is_apart = !exactly_one || *tagged || self.apart(branches);
        Some(self.union(part, branches, is_apart && !cuts, name))
    }

    fn union(&mut self, part: usize, branches: &[usize], exact: bool, name: &str) -> Form {
        let mut seen = BTreeSet::new();
        let possible: Vec<usize> = branches
            .iter()
            .copied()
            .filter(|branch| !self.outlined(*branch).kinds.is_empty() && seen.insert(*branch))
            .collect();
        let kinds = |branch: usize| &*self.outlined(branch).kinds;
        let is_null = |branch: usize| *kinds(branch) == [JsonKind::Null];
        let others: Vec<usize> = possible
            .iter()
            .copied()
            .filter(|one| !is_null(*one))
            .collect();
        let has_null = others.len() < possible.len();
        if others.is_empty() {
            return Form::Plain(Ty::Null, exact);
        }
        let is_nullable = has_null
            && others
                .iter()
                .all(|one| !kinds(*one).contains(&JsonKind::Null));
        if has_null && !is_nullable {
            return self.untagged(part, &possible, exact, name);
        }
        let form = if let Some(listed) = self.listed_constants(part, &others) {
            Form::New(Shape::Enum(listed), exact || !has_null)
        } else if let [only] = *others {
            let name = if is_nullable {
                self.value_name(part, name)
            } else {
                name.to_owned()
            };
            Form::Plain(self.part(only, &name), exact)
        } else {
            self.untagged(part, &others, exact, name)
        };
        if !is_nullable {
            return form;
        }
        let (ty, exact) = match form {
            Form::Plain(ty, exact) => (ty, exact),
            Form::New(shape, exact) => (self.item(&format!("{name}Value"), part, shape), exact),
        };
        Form::Plain(Ty::Nullable(Box::new(ty)), exact)
    }

    /// Returns a union of branches that are objects or anything else.
    fn untagged(&mut self, part: usize, branches: &[usize], exact: bool, name: &str) -> Form {
        if branches.len() > MOST_FIELDS {
            return self.untyped(part, "it is a union of too many branches");
        }
        self.fields += branches.len();
        Form::New(Shape::Untagged(self.variants(branches, name)), exact)
    }

    pub(super) fn variants(&mut self, branches: &[usize], name: &str) -> Vec<Variant> {
        let mut taken = Taken::default();
        let mut variants = Vec::new();
        for (index, branch) in branches.iter().enumerate() {
            let here = self.outlined(*branch);
            let words = Words::of(here);
            let own = own_name(here).or_else(|| words.title.clone());
            let label = own.or_else(|| kind_name(here)).map_or_else(
                || format!("Variant{}", index + 1),
                |label| names::variant(&label),
            );
            let rust = taken.free(short(&label));
            let ty = self.part(*branch, &format!("{name}{rust}"));
            variants.push(Variant {
                part: *branch,
                rust,
                ty,
                docs: words.docs(),
            });
        }
        variants
    }

    /// Whether no value is valid under two of the branches.
    fn apart(&self, branches: &[usize]) -> bool {
        let mut pairs = branches.iter().enumerate().flat_map(|(index, one)| {
            branches
                .iter()
                .skip(index + 1)
                .map(move |other| (one, other))
        });
        branches.len() <= 64 && pairs.all(|(one, other)| self.are_apart(*one, *other, 0))
    }

    fn are_apart(&self, one: usize, other: usize, level: usize) -> bool {
        let (left, right) = (self.outlined(one), self.outlined(other));
        if left.kinds.iter().all(|kind| !right.kinds.contains(kind)) {
            return true;
        }
        if let (Some(left), Some(right)) = (
            self.strings(one, MOST_COMPARED),
            self.strings(other, MOST_COMPARED),
        ) {
            return left.is_disjoint(&right);
        }
        let (left, right) = (self.required(one), self.required(other));
        level < 4
            && left.iter().any(|(name, part)| {
                let same = right.get(name);
                same.is_some_and(|same| {
                    self.strings(*part, MOST_COMPARED).is_some()
                        && self.are_apart(*part, *same, level + 1)
                })
            })
            && self.outlined(one).kinds == [JsonKind::Object]
            && self.outlined(other).kinds == [JsonKind::Object]
    }

    /// Returns the required members of a part that are listed, with their parts.
    pub(super) fn required(&self, part: usize) -> BTreeMap<&'o str, usize> {
        let listed = self.outlined(part).members.iter();
        let listed = listed.flat_map(|members| members.listed.iter());
        listed
            .filter(|member| member.required)
            .filter_map(|member| Some((&*member.name, member.part?)))
            .collect()
    }
}
