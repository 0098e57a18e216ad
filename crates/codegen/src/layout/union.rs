//! Unions: `anyOf` and `oneOf`, and what tells their branches apart.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use saop_json::JsonKind;
use saop_schema::{Applied, OutlinePart, Rest, find_tag};

use super::naming::Taken;
use super::{Form, MOST_FIELDS, Make, Open, is_open};
use crate::layout::docs::Words;
use crate::layout::ir::{Shape, Tag, Ty, Variant};

/// How many values of a branch are compared with those of another.
const MOST_COMPARED: usize = 100;

impl<'o> Make<'o> {
    /// A part that is a union, and says nothing else of members and items that a type could.
    pub(super) fn choice(&mut self, part: usize, name: &str) -> Option<Form> {
        let here = self.outlined(part);
        let (branches, exactly_one, is_tagged) = self.plain_union(part)?;
        let only_type = here
            .constraints
            .iter()
            .all(|(keyword, _)| *keyword == "type")
            && here.members.is_none()
            && here.items.is_none();
        // Integers are numbers among the kinds.
        let cuts = here.facts.types.as_ref().is_some_and(|one| one.integer);
        if exactly_one
            && let Some(kinds) = self.kinds_beside_null(part, branches)
            && let Some(variants) = self.kinds_without_null(kinds, name)
        {
            return Some(Form::New(Shape::Kinds(variants), only_type && !cuts));
        }
        let is_apart = !exactly_one || is_tagged || self.apart(branches);
        let possible = self.possible(branches, exactly_one);
        Some(self.union(part, &possible, is_apart && only_type && !cuts, name))
    }

    /// Returns the branches of a part that is a union, and says nothing else of members and items that a type could; whether exactly
    /// one is to be valid, and whether they have a tag.
    fn plain_union(&self, part: usize) -> Option<(&'o [usize], bool, bool)> {
        let here = self.outlined(part);
        let [
            Applied::Choice {
                branches,
                exactly_one,
                tag,
            },
        ] = &*here.applied
        else {
            return None;
        };
        let says_more = says_content(here) || !branches.iter().all(|one| self.has_type(*one));
        (!says_more).then_some((branches, *exactly_one, tag.is_some()))
    }

    /// Returns the branches that values may be of, each once, in the order in which they are tried.
    fn possible(&self, branches: &[usize], exactly_one: bool) -> Vec<usize> {
        let mut seen = BTreeSet::new();
        let mut possible: Vec<usize> = branches
            .iter()
            .copied()
            .filter(|branch| !self.outlined(*branch).kinds.is_empty() && seen.insert(*branch))
            .collect();
        if !exactly_one {
            self.put_broad_ones_last(&mut possible);
            self.put_special_ones_first(&mut possible);
        }
        possible
    }

    /// Returns the branches that have a variant, and whether `null` is none of theirs.
    fn beside_nulls(&self, possible: &[usize]) -> (Vec<usize>, bool) {
        let kinds = |branch: &usize| &*self.outlined(*branch).kinds;
        let is_null = |branch: &usize| *kinds(branch) == [JsonKind::Null];
        let others = possible.iter().copied().filter(|one| !is_null(one));
        let others: Vec<usize> = others.collect();
        let has_null = others.len() < possible.len();
        let has_nulls = others
            .iter()
            .any(|one| kinds(one).contains(&JsonKind::Null));
        if has_null && has_nulls {
            (possible.to_vec(), false)
        } else {
            (others, has_null)
        }
    }

    /// Returns the branch of a union that is the only one beside `null`.
    pub(super) fn only_beside_null(&self, part: usize) -> Option<usize> {
        let (branches, exactly_one, _) = self.plain_union(part)?;
        let (others, has_null) = self.beside_nulls(&self.possible(branches, exactly_one));
        match *others {
            [only] if has_null => Some(only),
            _ => None,
        }
    }

    /// Returns the branches of a part that have a name, and the names.
    pub(super) fn branch_names(&self, part: usize) -> Vec<(usize, String)> {
        if let Some((branches, exactly_one, _)) = self.plain_union(part) {
            let kinds = self.kinds_beside_null(part, branches);
            if let Some(kinds) = kinds.filter(|_| exactly_one) {
                let named = |(kind, branch)| (branch, self.kind_names(branch, kind).1);
                return kinds.into_iter().map(named).collect();
            }
            let (others, _) = self.beside_nulls(&self.possible(branches, exactly_one));
            return match *others {
                [_] => Vec::new(),
                _ => self.with_names(part, &others),
            };
        }
        if let Some((branches, _)) = self.branches_with_members(part) {
            return self.with_names(part, &branches);
        }
        let choices = self.outlined(part).applied.iter();
        let choices = choices.filter_map(|applied| match applied {
            Applied::Choice { branches, .. } => Some(self.with_names(part, branches)),
            _ => None,
        });
        choices.flatten().collect()
    }

    /// Returns each of some branches with the name of its variant.
    pub(super) fn with_names(&self, part: usize, branches: &[usize]) -> Vec<(usize, String)> {
        let mut taken = Taken::default();
        let labels = branches.iter().copied().zip(self.labels(part, branches));
        labels
            .map(|(branch, label)| (branch, taken.free(&label)))
            .collect()
    }

    /// Whether a branch says what a type can.
    fn has_type(&self, branch: usize) -> bool {
        let here = self.outlined(branch);
        let says_kind = ["type", "const", "enum"]
            .iter()
            .any(|keyword| here.says(keyword));
        let says_nothing = here.constraints.is_empty() && here.members.is_none();
        says_kind || says_nothing || !here.applied.is_empty() || says_content(here)
    }

    /// Puts a branch of `anyOf` that says less than another one of its kind behind that one: a value has the type of the first
    /// branch under which it is valid.
    fn put_broad_ones_last(&self, branches: &mut [usize]) {
        let mut least: HashMap<JsonKind, u8> = HashMap::new();
        for branch in &*branches {
            for kind in &self.outlined(*branch).kinds {
                let breadth = self.breadth(*branch);
                let least = least.entry(*kind).or_insert(breadth);
                *least = breadth.min(*least);
            }
        }
        branches.sort_by_cached_key(|branch| {
            let breadth = self.breadth(*branch);
            let kinds = &self.outlined(*branch).kinds;
            let hides = kinds.iter().any(|kind| least.get(kind) < Some(&breadth));
            if hides { breadth } else { 0 }
        });
    }

    /// Puts an object of `anyOf` that requires more members before one that requires some of them only, which most likely takes
    /// all values of the other one.
    pub(super) fn put_special_ones_first(&self, branches: &mut [usize]) {
        const MOST: usize = 200;
        let is_object = |branch: &usize| *self.outlined(*branch).kinds == [JsonKind::Object];
        let places = branches.iter().enumerate();
        let places = places.filter(|(_, branch)| is_object(branch));
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        if places.len() > MOST {
            return;
        }
        let mut objects: Vec<(BTreeSet<&str>, usize)> = places
            .iter()
            .map(|place| (self.all_required(branches[*place]), branches[*place]))
            .collect();
        let is_hidden = objects.iter().enumerate().any(|(index, (required, _))| {
            let before = &objects[..index];
            let hides = |(few, _): &(BTreeSet<&str>, usize)| {
                few.len() < required.len() && few.is_subset(required)
            };
            before.iter().any(hides)
        });
        if is_hidden {
            objects.sort_by_key(|(required, _)| Reverse(required.len()));
            for (place, (_, branch)) in places.into_iter().zip(objects) {
                branches[place] = branch;
            }
        }
    }

    /// Returns the members that a part requires, or that what applies to the same value does.
    fn all_required(&self, part: usize) -> BTreeSet<&'o str> {
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        let members = sources
            .into_iter()
            .filter_map(|source| self.outlined(source).members.as_ref());
        let listed = members.flat_map(|members| &members.listed);
        listed
            .filter(|member| member.required)
            .map(|member| &*member.name)
            .collect()
    }

    /// Returns how little a branch says: 0 if it says more than a type. An integer is a number, too.
    fn breadth(&self, branch: usize) -> u8 {
        let here = self.outlined(branch);
        let only_type = here
            .constraints
            .iter()
            .all(|(keyword, _)| *keyword == "type");
        let is_open = here.members.is_none() && here.items.as_ref().is_none_or(is_open);
        if !only_type || !is_open || !here.applied.is_empty() {
            0
        } else if here.allows_only_integers() {
            1
        } else if here.says("type") {
            2
        } else {
            3
        }
    }

    fn union(&mut self, part: usize, possible: &[usize], exact: bool, name: &str) -> Form {
        let (others, is_nullable) = self.beside_nulls(possible);
        let has_null = possible
            .iter()
            .any(|one| *self.outlined(*one).kinds == [JsonKind::Null]);
        // A branch may say more of `null` than its type.
        let exact = exact && (!has_null || self.outline.accepts(part, "null"));
        if others.is_empty() {
            return Form::Plain(Ty::Null, exact);
        }
        if has_null && !is_nullable {
            return self.untagged(part, &others, exact, name);
        }
        let fits = possible.iter().all(|branch| self.fits(*branch, part));
        if is_nullable && exact && fits && others.len() <= MOST_FIELDS {
            let open = match *others {
                [only] => Open::NullableBranch(only),
                _ => Open::Nullable(None),
            };
            self.open_nullable(part, name, open);
        }
        let form = if let Some(listed) = self.listed_constants(part, &others) {
            Form::New(Shape::Enum(listed), exact && fits || !has_null)
        } else if let Some(listed) = self.listed_literals(part, &others) {
            Form::New(Shape::Literals(listed), exact && fits || !has_null)
        } else if let [only] = *others {
            let ty = if is_nullable {
                self.beside_null(part, only, name)
            } else {
                self.part(only, name)
            };
            Form::Plain(ty, exact && fits)
        } else {
            self.untagged(part, &others, exact, name)
        };
        if !is_nullable {
            return form;
        }
        let exact = exact && fits;
        let (ty, exact) = match form {
            Form::Plain(ty, only) => (ty, exact && only),
            Form::New(shape, only) => {
                let name = if self.is_house {
                    format!("{name}Value")
                } else {
                    self.value_name(part, name)
                };
                let reserved = self.opened_nullable(part);
                let index = reserved.unwrap_or_else(|| self.reserve(&name, part));
                (self.set(index, shape, only), exact && only)
            }
        };
        Form::Plain(Ty::Nullable(Box::new(ty)), exact)
    }

    /// Whether a part allows all kinds of values that a branch of it allows.
    pub(super) fn fits(&self, branch: usize, part: usize) -> bool {
        let allowed = &self.outlined(part).kinds;
        let kinds = &self.outlined(branch).kinds;
        kinds.iter().all(|kind| allowed.contains(kind))
    }

    /// Returns a union of branches that are objects or anything else.
    fn untagged(&mut self, part: usize, branches: &[usize], exact: bool, name: &str) -> Form {
        if branches.len() > MOST_FIELDS {
            return self.untyped(part, "it is a union of too many branches");
        }
        self.fields += branches.len();
        let mut fits = true;
        let mut variants = Vec::new();
        for (branch, rust) in self.with_names(part, branches) {
            let name = self.of_label(name, &rust);
            let object = self.as_object(branch, part, &name);
            fits &= object.is_some() || self.fits(branch, part);
            let mut kinds = self.outlined(branch).kinds.clone();
            kinds.retain(|kind| self.outlined(part).kinds.contains(kind));
            let ty = object.unwrap_or_else(|| self.part(branch, &name));
            variants.push(Variant {
                part: branch,
                kinds,
                rust,
                ty,
                docs: Words::of(self.outlined(branch)).docs(),
            });
        }
        let tag = self.tag(branches);
        Form::New(Shape::Branches(variants, tag), exact && fits)
    }

    /// Finds the member that tells the objects among some branches apart.
    pub(super) fn tag(&self, branches: &[usize]) -> Option<Tag> {
        const MOST: usize = 100;
        let allows_objects =
            |branch: &usize| self.outlined(*branch).kinds.contains(&JsonKind::Object);
        if branches.iter().filter(|one| allows_objects(one)).count() < 2 {
            return None;
        }
        let required = branches.iter();
        let required: Vec<_> = required
            .map(|branch| allows_objects(branch).then(|| self.required(*branch)))
            .collect();
        let first = required.iter().flatten().next()?;
        let strings = |part: usize| self.strings(part, MOST_COMPARED);
        let candidates = first.iter();
        let candidates = candidates.filter_map(|(name, part)| Some((*name, strings(*part)?.len())));
        let mut candidates: Vec<(&str, usize)> = candidates.collect();
        // Most likely it is a constant.
        candidates.sort_by_key(|(_, values)| *values);
        let names = candidates.into_iter().take(MOST).map(|(name, _)| name);
        let values = |branch: usize, name: &str| {
            let Some(required) = &required[branch] else {
                return Some(Vec::new());
            };
            let strings = strings(*required.get(name)?)?;
            (!strings.is_empty()).then(|| strings.into_iter().collect())
        };
        let (property, values) = find_tag(names, required.len(), values)?;
        Some(Tag { property, values })
    }

    /// Returns the type of the objects that a branch allows, where only the union says that values are objects.
    fn as_object(&mut self, branch: usize, part: usize, name: &str) -> Option<Ty> {
        let is_of_objects = *self.outlined(part).kinds == [JsonKind::Object];
        let here = self.outlined(branch);
        if !is_of_objects || here.kinds.len() < 2 || !here.kinds.contains(&JsonKind::Object) {
            return None;
        }
        let is_named = self.own_name(branch).is_some()
            || self.names.contains_key(&branch)
            || self.places.say(branch);
        if !is_named && here.applied.is_empty() && says_content(here) {
            let form = self.of_kind(branch, JsonKind::Object, name);
            return Some(self.finish(branch, name, form, None));
        }
        let Ty::Named(index) = self.part(branch, name) else {
            return None;
        };
        let Shape::Kinds(variants) = &self.items[index].shape else {
            return None;
        };
        let object = variants.iter().find(|one| one.kind == Some("Object"))?;
        Some(object.ty.clone())
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
            self.scalars(one, MOST_COMPARED),
            self.scalars(other, MOST_COMPARED),
        ) {
            return left.is_disjoint(&right);
        }
        let are_objects = left.kinds == [JsonKind::Object] && right.kinds == [JsonKind::Object];
        if are_objects && (forbids_required(left, right) || forbids_required(right, left)) {
            return true;
        }
        let (left, right) = (self.required(one), self.required(other));
        are_objects
            && level < 4
            && left.iter().any(|(name, part)| {
                let same = right.get(name);
                same.is_some_and(|same| {
                    self.scalars(*part, MOST_COMPARED).is_some()
                        && self.are_apart(*part, *same, level + 1)
                })
            })
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

/// Whether one part requires a member that another one does not allow.
fn forbids_required(one: &OutlinePart, other: &OutlinePart) -> bool {
    let (Some(one), Some(other)) = (&one.members, &other.members) else {
        return false;
    };
    let is_closed = other.others == Rest::None && other.patterns.is_empty();
    let allows = |name: &str| {
        let mut listed = other.listed.iter();
        listed.any(|member| member.part.is_some() && member.name == name)
    };
    let mut required = one.listed.iter().filter(|member| member.required);
    is_closed && required.any(|member| !allows(&member.name))
}

/// Whether a part says of members or items what a union does not.
fn says_content(part: &OutlinePart) -> bool {
    let members = part.members.as_ref().is_some_and(|members| {
        let listed = members.listed.iter().any(|member| member.part.is_some());
        listed || !members.patterns.is_empty() || matches!(members.others, Rest::Part(_))
    });
    members || part.items.as_ref().is_some_and(|items| !is_open(items))
}
