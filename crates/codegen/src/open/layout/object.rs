//! Objects: structs and maps. The members of a struct are those of every part that applies to the object whatever it is.

use std::collections::{BTreeSet, HashMap};

use saop_json::JsonKind;
use saop_schema::{Applied, OutlinePart, Rest};

use super::naming::{Taken, short};
use super::{Form, MOST_FIELDS, Make};
use crate::names;
use crate::open::ir::{Field, Shape, Ty, Variant};
use crate::open::words::Words;

impl<'o> Make<'o> {
    pub(super) fn object(&mut self, part: usize, exact: bool, name: &str) -> Form {
        match self.branches_with_members(part) {
            Some(branches) => self.object_of_branches(part, &branches, name),
            None => self.object_of(part, None, exact, name),
        }
    }

    /// Returns the branches of the only union of an object that has members of its own, if the branches have further ones.
    fn branches_with_members(&self, part: usize) -> Option<Vec<usize>> {
        const MOST: usize = 64;
        let here = self.outlined(part);
        let choices = here.applied.iter().filter_map(|applied| match applied {
            Applied::Choice {
                branches,
                exactly_one,
                ..
            } => Some((branches, *exactly_one)),
            _ => None,
        });
        let [(branches, exactly_one)] = *choices.collect::<Vec<_>>() else {
            return None;
        };
        let own = self.described(part);
        let has_more = |branch: &usize| !self.described(*branch).is_subset(&own);
        let is_object = |branch: &&usize| self.outlined(**branch).kinds.contains(&JsonKind::Object);
        let mut branches: Vec<usize> = branches.iter().filter(is_object).copied().collect();
        branches.dedup();
        if branches.len() < 2 || branches.len() > MOST || !branches.iter().any(has_more) {
            return None;
        }
        if !exactly_one {
            self.put_special_ones_first(&mut branches);
        }
        Some(branches)
    }

    /// Returns the names of the members that a part describes, or that what applies to the same value does.
    fn described(&self, part: usize) -> BTreeSet<&'o str> {
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        let members = sources
            .into_iter()
            .filter_map(|source| self.outlined(source).members.as_ref());
        let listed = members.flat_map(|members| &members.listed);
        listed
            .filter(|member| member.part.is_some())
            .map(|member| &*member.name)
            .collect()
    }

    /// Returns a union with a struct for each branch, which has the members of the part as well. The structs check what the part
    /// says, so that the union need not.
    fn object_of_branches(&mut self, part: usize, branches: &[usize], name: &str) -> Form {
        self.fields += branches.len();
        let labels = self.labels(part, branches);
        let mut taken = Taken::default();
        let mut variants = Vec::new();
        for (branch, label) in branches.iter().zip(labels) {
            let rust = taken.free(short(&label));
            let name = format!("{name}{rust}");
            let form = self.object_of(part, Some(*branch), false, &name);
            let ty = self.finish(part, &name, form, None);
            variants.push(Variant {
                part: *branch,
                rust,
                ty,
                docs: Words::of(self.outlined(*branch)).docs(),
            });
        }
        Form::New(Shape::Untagged(variants), true)
    }

    /// Lays out an object, with the members of a branch if there is one.
    fn object_of(&mut self, part: usize, branch: Option<usize>, exact: bool, name: &str) -> Form {
        let here = self.outlined(part);
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        if let Some(branch) = branch {
            self.sources(branch, &mut sources, 0);
        }
        let own = here.members.as_ref();
        let is_plain = own.is_none_or(|own| own.patterns.is_empty() && own.names.is_none());
        let mut exact = exact && is_plain;
        let count = |source: &usize| {
            let members = self.outlined(*source).members.as_ref();
            members.map_or(0, |members| members.listed.len())
        };
        let members = sources.iter().map(count).sum::<usize>();
        if members > MOST_FIELDS {
            return self.untyped(part, "it is an object of too many members");
        }
        self.fields += members;
        let mut fields: Vec<Field> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut taken = Taken::default();
        taken.add("extra");
        let outline = self.outline;
        let all = sources
            .iter()
            .filter_map(|source| outline.parts[*source].members.as_ref());
        for members in all {
            for member in &members.listed {
                if let Some(place) = places.get(&*member.name) {
                    fields[*place].required |= member.required;
                    if let (Ty::Any, Some(part)) = (&fields[*place].ty, member.part) {
                        fields[*place].ty =
                            self.part(part, &names::inline_type(name, &member.name));
                    }
                    continue;
                }
                let ty = match member.part {
                    Some(part) => self.part(part, &names::inline_type(name, &member.name)),
                    None => Ty::Any,
                };
                let docs = member
                    .part
                    .map_or_else(String::new, |part| Words::of(self.outlined(part)).docs());
                places.insert(&member.name, fields.len());
                fields.push(Field {
                    rust: taken.free(&names::field(short(&member.name))),
                    json: member.name.clone(),
                    ty,
                    required: member.required,
                    docs,
                });
            }
        }
        // What only some members must be is checked, as is what other sources say of the rest.
        if own.is_some_and(|own| own.patterns.len() > 1) {
            self.note(part, "its members are of several patterns");
        }
        let others = match own.map(|own| (&*own.patterns, own.others)) {
            Some((patterns, Rest::None)) => match *patterns {
                [] => Rest::None,
                [only] => Rest::Part(only),
                _ => Rest::Any,
            },
            Some(([], others)) => others,
            None | Some(_) => Rest::Any,
        };
        // A required member without a description is there, whatever `others` says of it: that is checked.
        let is_described =
            |member: &saop_schema::OutlineMember| member.part.is_some() || others == Rest::Any;
        exact &= own.is_none_or(|own| own.listed.iter().all(is_described));
        if fields.is_empty() {
            return match others {
                Rest::None => Form::New(
                    Shape::Struct {
                        fields,
                        extra: None,
                    },
                    exact,
                ),
                Rest::Any => {
                    if own.is_some_and(|own| !own.patterns.is_empty()) {
                        self.note(part, "its members are of a pattern");
                    }
                    Form::Plain(Ty::Object, exact)
                }
                Rest::Part(value) => {
                    let ty = self.part(value, &format!("{name}Value"));
                    Form::Plain(Ty::Map(Box::new(ty)), exact)
                }
            };
        }
        let extra = match others {
            Rest::None => None,
            Rest::Any => Some(Ty::Any),
            Rest::Part(value) => Some(self.part(value, &format!("{name}Extra"))),
        };
        Form::New(Shape::Struct { fields, extra }, exact)
    }

    /// Collects a part and all parts that apply to the same value whatever it is.
    pub(super) fn sources(&self, part: usize, found: &mut Vec<usize>, level: usize) {
        if level > 64 || found.len() > 256 || found.contains(&part) {
            return;
        }
        found.push(part);
        for applied in &self.outlined(part).applied {
            if let Applied::All(other) = applied {
                self.sources(*other, found, level + 1);
            }
        }
    }

    /// Returns what the first source of a part says.
    pub(super) fn first_with<T>(
        &self,
        part: usize,
        of: impl Fn(&'o OutlinePart) -> Option<&'o T>,
    ) -> Option<&'o T> {
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        sources
            .into_iter()
            .find_map(|source| of(self.outlined(source)))
    }
}
