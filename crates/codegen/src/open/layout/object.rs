//! Objects: structs and maps. The members of a struct are those of every part that applies to the object whatever it is.

use std::collections::HashMap;

use saop_schema::{Applied, OutlinePart, Rest};

use super::naming::{Taken, short};
use super::{Form, MOST_FIELDS, Make};
use crate::names;
use crate::open::ir::{Field, Shape, Ty};
use crate::open::words::Words;

impl<'o> Make<'o> {
    pub(super) fn object(&mut self, part: usize, exact: bool, name: &str) -> Form {
        let here = self.outlined(part);
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
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
                    if !is_plain {
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
