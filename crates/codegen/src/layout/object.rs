//! Objects: structs and maps. The members of a struct are those of every part that applies to the object whatever it is.

use std::collections::{BTreeSet, HashMap, HashSet};

use saop_json::JsonKind;
use saop_schema::{Applied, OutlineMember, OutlineMembers, OutlinePart, Rest};

use super::naming::{Taken, short};
use super::reach::{self, MOST_MATCHING};
use super::{Form, MOST_FIELDS, Make};
use crate::layout::docs::{Words, words_of};
use crate::layout::ir::{Extra, Field, Shape, Ty, Variant};
use crate::names;

impl<'o> Make<'o> {
    pub(super) fn object(&mut self, part: usize, exact: bool, name: &str) -> Form {
        /// So many members in all are copied from unions that several places refer to.
        const MOST_COPIED: usize = 5_000;
        let Some((branches, is_own)) = self.branches_with_members(part) else {
            return self.object_of(part, None, exact, name);
        };
        if !is_own {
            let members = |branch: &usize| 1 + self.described(*branch).len();
            let own = self.described(part).len();
            self.copied += branches.iter().map(members).sum::<usize>() + branches.len() * own;
            if self.copied > MOST_COPIED {
                self.note(part, "its union is one that too many places refer to");
                return self.object_of(part, None, exact, name);
            }
        }
        self.object_of_branches(part, &branches, name)
    }

    /// Returns the branches of the only union of an object that has members of its own, if the branches have further ones, and
    /// whether it is the object's own union.
    pub(super) fn branches_with_members(&self, part: usize) -> Option<(Vec<usize>, bool)> {
        const MOST: usize = 64;
        let here = self.outlined(part);
        let own = self.described(part);
        let has_more = |branch: &usize| !self.described(*branch).is_subset(&own);
        let choices = here.applied.iter().filter_map(|applied| {
            let (branches, exactly_one) = self.only_choice(applied, 0)?;
            let is_own = matches!(applied, Applied::Choice { .. });
            let matters = branches.len() <= MOST && branches.iter().any(has_more);
            (is_own || matters).then_some((branches, exactly_one, is_own))
        });
        let [(branches, exactly_one, is_own)] = *choices.collect::<Vec<_>>() else {
            return None;
        };
        let is_object = |branch: &&usize| self.outlined(**branch).kinds.contains(&JsonKind::Object);
        let mut branches: Vec<usize> = branches.iter().filter(is_object).copied().collect();
        branches.dedup();
        if branches.len() < 2 || branches.len() > MOST || !branches.iter().any(has_more) {
            return None;
        }
        if !exactly_one {
            self.put_special_ones_first(&mut branches);
        }
        Some((branches, is_own))
    }

    /// Returns the branches of a union, also of one that `allOf` or a reference applies and that says nothing else, and whether
    /// exactly one is to be valid.
    fn only_choice(&self, applied: &'o Applied, level: usize) -> Option<(&'o Vec<usize>, bool)> {
        const MOST_LEVELS: usize = 8;
        match applied {
            Applied::Choice {
                branches,
                exactly_one,
                ..
            } => Some((branches, *exactly_one)),
            Applied::All(other) if level < MOST_LEVELS => {
                let there = self.outlined(*other);
                let [only] = &*there.applied else {
                    return None;
                };
                let mut constraints = there.constraints.iter();
                let says_more = there.members.is_some()
                    || there.items.is_some()
                    || constraints.any(|(keyword, _)| *keyword != "type");
                (!says_more).then(|| self.only_choice(only, level + 1))?
            }
            _ => None,
        }
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

    /// Returns a union with a struct for each branch, which has the members of the part as well: with a field for the union, a struct
    /// would need the object's members in two places. The structs check what the part says, so that the union need not.
    fn object_of_branches(&mut self, part: usize, branches: &[usize], name: &str) -> Form {
        self.fields += branches.len();
        let mut variants = Vec::new();
        for (branch, rust) in self.with_names(part, branches) {
            let of_branch = self.of_label(name, &rust);
            let form = self.object_of(part, Some((branch, &of_branch)), false, name);
            let ty = self.finish(part, &of_branch, form, None);
            let mut inner = &ty;
            // What a type with private contents holds is of the branch as well.
            while let Ty::Named(index) = *inner {
                self.items[index].branch = Some(branch);
                inner = match &self.items[index].shape {
                    Shape::Checked(inner, _) => inner,
                    _ => break,
                };
            }
            variants.push(Variant {
                part: branch,
                kinds: vec![JsonKind::Object],
                rust,
                ty,
                docs: Words::of(self.outlined(branch)).docs(),
            });
        }
        let tag = self.tag(branches);
        Form::New(Shape::Branches(variants, tag), true)
    }

    /// Lays out an object, with the members of a branch if there is one, for which the type has another name.
    fn object_of(
        &mut self,
        part: usize,
        branch: Option<(usize, &str)>,
        exact: bool,
        name: &str,
    ) -> Form {
        let here = self.outlined(part);
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        let own_sources = sources.len();
        let (branch, of_branch) = branch.unzip();
        if let Some(branch) = branch {
            self.sources(branch, &mut sources, 0);
        }
        let of_branch = of_branch.unwrap_or(name);
        let own = here.members.as_ref();
        let mut exact = exact && own.is_none_or(|own| own.names.is_none());
        let count = |source: &usize| {
            let members = self.outlined(*source).members.as_ref();
            members.map_or(0, |members| members.listed.len())
        };
        let members = sources.iter().map(count).sum::<usize>();
        if members > MOST_FIELDS {
            return self.untyped(part, "it is an object of too many members");
        }
        self.fields += members;
        let is_closed = own.is_some_and(|own| own.others == Rest::None && own.patterns.is_empty());
        let owner = |source: usize| {
            if source < own_sources {
                name
            } else {
                of_branch
            }
        };
        let fields = self.fields_of(&sources, owner, !is_closed);
        self.note_conditional(part, &sources, &fields);
        // What a closed source does not list, or what it says of the rest, is so for all that no source lists.
        let is_wide =
            |members: &&OutlineMembers| members.others != Rest::Any && members.patterns.is_empty();
        let mut all = sources
            .iter()
            .filter_map(|source| self.outline.parts[*source].members.as_ref());
        let says_rest = own
            .filter(|own| own.others != Rest::Any || !own.patterns.is_empty())
            .or_else(|| all.find(is_wide));
        // What only some members must be is checked.
        let others = own.map_or(Rest::Any, |own| own.others);
        // A required member without a description is there, whatever `others` says of it: that is checked.
        let is_described = |member: &OutlineMember| member.part.is_some() || others == Rest::Any;
        exact &= own.is_none_or(|own| own.listed.iter().all(is_described));
        let end = if fields.is_empty() { "Value" } else { "Extra" };
        let unevaluated = says_rest
            .is_none()
            .then(|| self.unevaluated(part, branch))
            .flatten();
        let rest = match unevaluated {
            Some((Rest::None, _)) => None,
            Some((Rest::Part(others), _)) => Some(self.part(others, &format!("{name}{end}"))),
            _ => self.rest(part, says_rest, name, end),
        };
        let patterns = own.map_or_else(
            || Some(Vec::new()),
            |own| self.patterns(part, own, rest.as_ref()),
        );
        // A map allows all names.
        exact &= patterns
            .as_ref()
            .is_some_and(|all| all.is_empty() || !fields.is_empty());
        let patterns = patterns.unwrap_or_default();
        match rest {
            Some(Ty::Any) if fields.is_empty() => Form::Plain(Ty::Object, exact),
            Some(ty) if fields.is_empty() => Form::Plain(Ty::Map(Box::new(ty)), exact),
            rest => {
                let extra = rest.map(|ty| Extra { ty, patterns });
                Form::New(Shape::Struct { fields, extra }, exact)
            }
        }
    }

    /// Returns the patterns that limit the names of further members; `None` if the patterns of a part say more than the type does. `rest` is the type of those members.
    fn patterns(
        &self,
        part: usize,
        own: &OutlineMembers,
        rest: Option<&Ty>,
    ) -> Option<Vec<String>> {
        /// More names are not compared with patterns.
        const MOST: usize = 10_000;
        if own.patterns.is_empty() {
            return Some(Vec::new());
        }
        let rest = rest?;
        // A pattern may forbid what it matches, which is not of that type.
        let is_of_rest = |part: &usize| match rest {
            Ty::Any => self.says_nothing(*part),
            rest => !self.outlined(*part).unmet && self.known.get(part) == Some(rest),
        };
        let others_fit = match own.others {
            Rest::None => true,
            Rest::Any => *rest == Ty::Any,
            Rest::Part(others) => is_of_rest(&others),
        };
        let is_small = own.listed.len().saturating_mul(own.patterns.len()) <= MOST;
        if !others_fit || !is_small || !own.patterns.iter().all(is_of_rest) {
            return None;
        }
        // A listed member keeps what a pattern says of it, too.
        let mut left = MOST_MATCHING;
        let mut keeps = |member: &OutlineMember| {
            own.patterns.iter().enumerate().all(|(index, pattern)| {
                *rest == Ty::Any
                    || !member.listed && member.part == Some(*pattern)
                    || !self.outline.matches(part, index, &member.name, &mut left)
            })
        };
        let keep = own.listed.iter().all(&mut keeps) && left > 0;
        keep.then(|| match own.others {
            Rest::None => own.pattern_texts.clone(),
            _ => Vec::new(),
        })
    }

    /// Returns the fields for the members that some parts list.
    /// `owner` returns the name that the types of a source's members begin with.
    fn fields_of<'n>(
        &mut self,
        sources: &[usize],
        owner: impl Fn(usize) -> &'n str,
        has_extra: bool,
    ) -> Vec<Field> {
        let mut fields: Vec<Field> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut constants: HashSet<&str> = HashSet::new();
        let mut taken = Taken::default();
        if has_extra {
            taken.add("extra");
        }
        let outline = self.outline;
        let all = sources.iter().enumerate().filter_map(|(index, source)| {
            let members = outline.parts[*source].members.as_ref()?;
            Some((owner(index), members))
        });
        for (name, members) in all {
            for member in &members.listed {
                if let Some(place) = places.get(&*member.name) {
                    fields[*place].required |= member.required;
                    // What a type says best is a constant, such as the tag of a branch.
                    let narrows = |part: usize| {
                        self.is_constant(part) && !constants.contains(&*member.name)
                            || fields[*place].ty == Ty::Any
                    };
                    if let Some(part) = member.part.filter(|part| narrows(*part)) {
                        if self.is_constant(part) {
                            constants.insert(&*member.name);
                        }
                        fields[*place].ty = self.part(part, &self.inline_type(name, &member.name));
                    }
                    continue;
                }
                if member.part.is_some_and(|part| self.is_constant(part)) {
                    constants.insert(&*member.name);
                }
                let described = member.part.or_else(|| self.of_rest(sources, &member.name));
                let ty = match described {
                    Some(part) => self.part(part, &self.inline_type(name, &member.name)),
                    None => Ty::Any,
                };
                let own = words_of(member.description.as_ref());
                let docs = own.unwrap_or_else(|| {
                    let part = member.part.map(|part| Words::of(self.outlined(part)));
                    part.map_or_else(String::new, Words::docs)
                });
                places.insert(&member.name, fields.len());
                fields.push(Field {
                    rust: String::new(),
                    json: member.name.clone(),
                    ty,
                    required: member.required,
                    docs,
                });
            }
        }
        let wanted = fields.iter();
        let wanted = wanted.map(|one| (&*one.json, names::field(&short(&one.json))));
        let free = taken.free_for_all(&wanted.collect::<Vec<_>>());
        for (field, name) in fields.iter_mut().zip(free) {
            field.rust = name;
        }
        fields
    }

    /// Returns what one of some parts says of the members that it does not list.
    fn of_rest(&self, sources: &[usize], name: &str) -> Option<usize> {
        let mut all = sources
            .iter()
            .filter_map(|source| self.outlined(*source).members.as_ref());
        all.find_map(|members| match members.others {
            Rest::Part(others) if members.patterns.is_empty() => members
                .listed
                .iter()
                .all(|one| one.name != name)
                .then_some(others),
            _ => None,
        })
    }

    /// Notes members that have no field, since only a condition describes them.
    fn note_conditional(&mut self, part: usize, sources: &[usize], fields: &[Field]) {
        const MOST: usize = 1_000;
        let outline = self.outline;
        let conditional = sources
            .iter()
            .flat_map(|source| &outline.parts[*source].conditional);
        let listed: BTreeSet<&str> = fields.iter().map(|field| &*field.json).collect();
        let mut described = conditional.take(MOST).flat_map(|one| self.described(*one));
        if described.any(|name| !listed.contains(name)) {
            self.note(
                part,
                "some of its members are described in `then`, `else` or `dependentSchemas` alone",
            );
        }
    }

    /// Returns what `unevaluatedProperties` says of members, and `unevaluatedItems` of items, that nothing describes in a part and in a
    /// branch of its only union, if what is described does not depend on the value otherwise.
    pub(super) fn unevaluated(&self, part: usize, branch: Option<usize>) -> Option<(Rest, Rest)> {
        let parts = || [Some(part), branch].into_iter().flatten();
        let mut sources = Vec::new();
        parts().for_each(|part| self.sources(part, &mut sources, 0));
        let is_one = |applied: &Applied| matches!(applied, Applied::Unevaluated { .. });
        let mut applied = sources
            .iter()
            .flat_map(|source| &self.outlined(*source).applied);
        if !applied.any(is_one) {
            return None;
        }
        let mut all = BTreeSet::new();
        for part in parts() {
            all.extend(reach::sources(self.outline, part)?);
        }
        // A member of one that is not among the sources has no field.
        if all.len() != sources.len() {
            return None;
        }
        let mut unions = usize::from(branch.is_some());
        let mut found = None;
        for source in sources {
            let here = self.outlined(source);
            let covers =
                |members: &OutlineMembers| members.covers_rest || !members.patterns.is_empty();
            if here.members.as_ref().is_some_and(covers) || here.says("contains") {
                return None;
            }
            for applied in &here.applied {
                match applied {
                    Applied::All(_) => {}
                    Applied::Choice {
                        exactly_one: true, ..
                    } if unions > 0 => unions -= 1,
                    // What one describes, even as `true`, is nothing to the other.
                    Applied::Unevaluated { members, items } if found.is_none() => {
                        found = Some((*members, *items));
                    }
                    _ => return None,
                }
            }
        }
        found
    }

    /// Whether the type of a part is an enum of a few strings.
    fn is_constant(&self, part: usize) -> bool {
        const MOST: usize = 100;
        self.strings(part, MOST)
            .is_some_and(|strings| !strings.is_empty())
    }

    /// Returns the type of members that have no field, if there may be any.
    fn rest(
        &mut self,
        part: usize,
        own: Option<&OutlineMembers>,
        name: &str,
        end: &str,
    ) -> Option<Ty> {
        let others = own.map_or(Rest::Any, |own| own.others);
        let mut parts: Vec<usize> = own.map_or_else(Vec::new, |own| own.patterns.clone());
        if let Rest::Part(others) = others {
            parts.push(others);
        }
        // A pattern may forbid what it matches.
        parts.retain(|part| !self.outlined(*part).unmet);
        self.put_special_ones_first(&mut parts);
        let mut has_others = others == Rest::Any;
        let mut found: Vec<(usize, Ty)> = Vec::new();
        for value in parts {
            let ty = self.part(value, &format!("{name}{end}"));
            if ty == Ty::Any {
                has_others = true;
                break;
            }
            if found.iter().all(|(_, known)| *known != ty) {
                found.push((value, ty));
            }
        }
        if !has_others && found.len() < 2 {
            return found.pop().map(|(_, ty)| ty);
        }
        if found.is_empty() {
            return Some(Ty::Any);
        }
        self.fields += found.len();
        let parts: Vec<usize> = found.iter().map(|(part, _)| *part).collect();
        let mut labels = self.labels(part, &parts);
        if let [only] = &mut *labels
            && only == "Variant1"
        {
            "Matching".clone_into(only);
        }
        let mut taken = Taken::default();
        taken.add("Other");
        let variants = found
            .into_iter()
            .zip(labels)
            .map(|((part, ty), label)| Variant {
                part,
                kinds: self.outline.parts[part].kinds.clone(),
                rust: taken.free(&label),
                ty,
                docs: Words::of(self.outlined(part)).docs(),
            });
        let shape = Shape::Member(variants.collect(), has_others);
        let index = self.reserve(&format!("{name}Member"), part);
        self.items[index].shape = shape;
        "A member that the schema names by a pattern, or not at all."
            .clone_into(&mut self.items[index].docs);
        Some(Ty::Named(index))
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
