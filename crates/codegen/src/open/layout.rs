//! From the outline of a schema to its types.
//!
//! Invariants: every valid value of a part fits into the type for it, but for numbers beyond 64 bits; and no other value
//! does, because a type that would take more is the private content of one that checks.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use saop_json::{JsonKind, JsonRef};
use saop_schema::{Applied, Outline, OutlineItems, OutlinePart, Rest};

use super::ir::{Constant, Field, Item, KindVariant, Shape, Shared, Ty, Variant};
use super::places::Places;
use super::words::Words;
use crate::graph;
use crate::names;

/// A place whose type says nothing of what its schema says: its value is kept as JSON text and checked.
#[derive(Debug)]
pub(super) struct Untyped {
    pub(super) part: usize,
    pub(super) reason: &'static str,
}

#[derive(Debug)]
pub(super) struct Layout {
    pub(super) items: Vec<Item>,
    /// The parts that have an item, each with its number.
    pub(super) named: Vec<(usize, usize)>,
    pub(super) root: Ty,
    pub(super) untyped: Vec<Untyped>,
    pub(super) recursive: bool,
}

/// What a part becomes, and whether the type takes nothing else.
enum Form {
    /// A type that needs no name.
    Plain(Ty, bool),
    /// One that needs a name.
    New(Shape, bool),
}

/// How deep parts may be within each other. What is deeper is untyped.
const MOST_LEVELS: usize = 200;

/// More items are not made. What is left is untyped.
const MOST_ITEMS: usize = 20_000;

/// Structs of more fields, and enums of more variants, are not made.
const MOST_FIELDS: usize = 2_000;

/// Arrays of more items are no tuples.
const MOST_OF_TUPLE: usize = 8;

/// More fields and variants are not made, in all.
const MOST_FIELDS_IN_ALL: usize = 100_000;

/// How many values of a branch are compared with those of another.
const MOST_COMPARED: usize = 100;

/// Lays out the types of a schema. `shared` are the parts that are laid out for another one.
pub(super) fn layout(
    outline: &Outline,
    root: &str,
    places: &Places<'_>,
    shared: BTreeMap<usize, Shared>,
) -> Layout {
    let is_recursive = shared.values().any(|shared| shared.recursive);
    let shared = shared.into_iter();

    let mut make = Make {
        outline,
        places,
        looked_at: looked_at(outline),
        fields: 0,
        items: Vec::new(),
        taken: Taken::default(),
        known: shared
            .map(|(part, shared)| (part, Ty::Shared(shared)))
            .collect(),
        open: HashMap::new(),
        untyped: Vec::new(),
        names: HashMap::new(),
        unused: BTreeSet::new(),
        level: 0,
    };
    let given = |name, part: &usize| places.names.get(part).copied().unwrap_or(name);
    for (part, name) in &places.names {
        make.keep_name(name, *part);
    }
    let root = given(root, &outline.root);
    make.keep_name(root, outline.root);
    for (key, part) in &outline.definitions {
        make.keep_name(key, *part);
    }
    let ty = make.part(outline.root, root);
    let ty = make.with_name(root, outline.root, ty, Shape::Wrapper);
    let definitions = outline.definitions.iter();
    let definitions = definitions.map(|(key, part)| (*part, given(key, part)));
    let named = places.names.iter().map(|(part, name)| (*part, *name));
    for (part, name) in definitions.chain(named) {
        if part != outline.root {
            let ty = make.part(part, name);
            make.with_name(name, part, ty, Shape::Alias);
        }
    }
    let recursive = make.tie() || is_recursive;
    let named = make.known.iter().filter_map(|(part, ty)| match ty {
        Ty::Named(item) => Some((*part, *item)),
        _ => None,
    });
    Layout {
        named: named.collect(),
        items: make.items,
        root: ty,
        untyped: make.untyped,
        recursive,
    }
}

struct Make<'o> {
    outline: &'o Outline,
    places: &'o Places<'o>,
    /// The parts whose values a rule around them looks at.
    looked_at: BTreeSet<usize>,
    /// Fields and variants so far.
    fields: usize,
    items: Vec<Item>,
    taken: Taken,
    /// The type of each part that is laid out.
    known: HashMap<usize, Ty>,
    /// The parts that are being laid out, each with the item that stands for it, if it was needed.
    open: HashMap<usize, Option<usize>>,
    untyped: Vec<Untyped>,
    /// The names of the root and of definitions, by part.
    names: HashMap<usize, String>,
    /// The parts whose name no item has yet.
    unused: BTreeSet<usize>,
    level: usize,
}

impl<'o> Make<'o> {
    /// Keeps a name for a part, the first one that is kept for it.
    fn keep_name(&mut self, name: &str, part: usize) {
        if let Some(name) = names::type_name(name)
            && !self.names.contains_key(&part)
            && self.taken.add(&name)
        {
            self.names.insert(part, name);
            self.unused.insert(part);
        }
    }

    /// Gives a type the name that is kept for its part, or that its definition has, unless it has it.
    fn with_name(&mut self, name: &str, part: usize, ty: Ty, shape: fn(Ty) -> Shape) -> Ty {
        let kept = self.names.get(&part).cloned();
        let name = names::type_name(name).filter(|name| kept.as_ref() != Some(name));
        let name = name.or(kept).unwrap_or_else(|| "Value".to_owned());
        match ty {
            Ty::Named(index) if self.items[index].name == name => ty,
            other => self.item(&name, part, shape(other)),
        }
    }

    /// Returns what to call the value of a part that also allows `null`: the name of the part is that of the whole.
    fn value_name(&self, part: usize, name: &str) -> String {
        if self.names.contains_key(&part) {
            format!("{name}Value")
        } else {
            name.to_owned()
        }
    }

    fn outlined(&self, part: usize) -> &'o OutlinePart {
        // Every number comes from the outline.
        &self.outline.parts[part]
    }

    /// Returns the type for a part. `name` is its name if it needs one and the schema has none for it.
    fn part(&mut self, part: usize, name: &str) -> Ty {
        if let Some(ty) = self.known.get(&part) {
            return ty.clone();
        }
        let own = self.names.get(&part).cloned();
        let own = own.or_else(|| own_name(self.outlined(part)));
        let name = own.unwrap_or_else(|| name.to_owned());
        if let Some(reserved) = self.open.get(&part).copied() {
            let index = reserved.unwrap_or_else(|| {
                let Ty::Named(index) = self.item(&name, part, Shape::Pending) else {
                    unreachable!("an item has a name")
                };
                index
            });
            self.open.insert(part, Some(index));
            return Ty::Named(index);
        }
        self.open.insert(part, None);
        self.level += 1;
        let is_full = self.items.len() > MOST_ITEMS || self.fields > MOST_FIELDS_IN_ALL;
        let form = if let Some(path) = self.places.hand_written.get(&part) {
            Form::New(Shape::HandWritten((*path).to_owned()), true)
        } else if self.level > MOST_LEVELS || is_full {
            self.untyped(part, "it is too deep within others, or there are too many")
        } else {
            self.form(part, &name)
        };
        self.level -= 1;
        let reserved = self.open.remove(&part).flatten();
        let rule = self.places.rules.get(&part).map(|path| (*path).to_owned());
        let ty = self.finish_ruled(part, &name, form, reserved, rule);
        self.known.insert(part, ty.clone());
        ty
    }

    /// Gives a form its name, and what checks it if it takes too much.
    fn finish(&mut self, part: usize, name: &str, form: Form, reserved: Option<usize>) -> Ty {
        self.finish_ruled(part, name, form, reserved, None)
    }

    /// The same for a type with a rule.
    fn finish_ruled(
        &mut self,
        part: usize,
        name: &str,
        form: Form,
        reserved: Option<usize>,
        rule: Option<String>,
    ) -> Ty {
        let form = match form {
            Form::Plain(ty, _) if rule.is_some() => Form::Plain(ty, false),
            Form::New(shape, _) if rule.is_some() => Form::New(shape, false),
            other => other,
        };
        let shape = match form {
            Form::Plain(ty, true) if reserved.is_none() => return ty,
            Form::Plain(ty, true) => Shape::Wrapper(ty),
            Form::Plain(ty, false) => Shape::Checked(ty, rule),
            Form::New(shape, true) => shape,
            Form::New(shape, false) => {
                let end = match shape {
                    Shape::Struct { .. } => "Members",
                    _ => "Value",
                };
                // The one that users name has the name without an end.
                let index = reserved.unwrap_or_else(|| self.reserve(name, part));
                let inner = self.item(&format!("{}{end}", self.items[index].name), part, shape);
                self.items[index].shape = Shape::Checked(inner, rule);
                return Ty::Named(index);
            }
        };
        let index = reserved.unwrap_or_else(|| self.reserve(name, part));
        self.items[index].shape = shape;
        Ty::Named(index)
    }

    fn reserve(&mut self, name: &str, part: usize) -> usize {
        // A name that is kept for the part is free for it once.
        let is_kept =
            self.names.get(&part).is_some_and(|kept| kept == name) && self.unused.remove(&part);
        let name = if is_kept {
            name.to_owned()
        } else {
            self.free_name(name)
        };
        let words = Words::of(self.outlined(part));
        self.items.push(Item {
            name,
            part,
            docs: words.docs(),
            shape: Shape::Pending,
        });
        self.items.len() - 1
    }

    fn item(&mut self, name: &str, part: usize, shape: Shape) -> Ty {
        let index = self.reserve(name, part);
        self.items[index].shape = shape;
        Ty::Named(index)
    }

    /// Returns the name, or with the first number after it that makes it one that nothing else has.
    fn free_name(&mut self, name: &str) -> String {
        let name = names::type_name(short(name)).unwrap_or_else(|| "Value".to_owned());
        self.taken.free(&name)
    }

    /// Notes that JSON text is all that the type of a part, or of something in it, says.
    fn note(&mut self, part: usize, reason: &'static str) {
        self.untyped.push(Untyped { part, reason });
    }

    fn untyped(&mut self, part: usize, reason: &'static str) -> Form {
        self.note(part, reason);
        Form::Plain(Ty::Any, false)
    }

    fn form(&mut self, part: usize, name: &str) -> Form {
        let here = self.outlined(part);
        if here.kinds.is_empty() {
            return self.untyped(part, "no value is valid");
        }
        if self.is_in_itself(part) {
            return self.untyped(part, "it applies to a value because it does");
        }
        if says(here, "const") || says(here, "enum") {
            return self.constants(part, name);
        }
        let says_nothing = here.constraints.is_empty()
            && here.applied.is_empty()
            && here.items.as_ref().is_none_or(is_open)
            && here.members.is_none();
        if says_nothing {
            return Form::Plain(Ty::Any, true);
        }
        if let Some(same) = self.alias(part, name) {
            return same;
        }
        if let Some(union) = self.pure_choice(part, name) {
            return union;
        }
        let mut kinds = here.kinds.clone();
        let nullable = kinds.len() > 1 && kinds.contains(&JsonKind::Null);
        if nullable {
            kinds.retain(|kind| *kind != JsonKind::Null);
        }
        match *kinds {
            [only] if !nullable => self.of_kind(part, only, name),
            [only] => {
                let name = &*self.value_name(part, name);
                let null_is_valid = self.outline.accepts(part, "null");
                let form = self.of_kind(part, only, name);
                let ty = match form {
                    Form::Plain(ty, exact) => {
                        return Form::Plain(Ty::Nullable(Box::new(ty)), exact && null_is_valid);
                    }
                    form @ Form::New(..) => self.finish(part, name, form, None),
                };
                Form::Plain(Ty::Nullable(Box::new(ty)), null_is_valid)
            }
            _ => self.of_kinds(part, &here.kinds, name),
        }
    }

    /// Whether a part leads back to itself without going into a value: its type would have itself as a branch.
    fn is_in_itself(&self, part: usize) -> bool {
        let mut seen = BTreeSet::new();
        let mut open = vec![part];
        while let Some(next) = open.pop() {
            let inner = in_place(self.outlined(next));
            for inner in inner {
                if inner == part {
                    return true;
                }
                if seen.insert(inner) {
                    open.push(inner);
                }
            }
        }
        false
    }

    /// A part that says what another one says, and nothing else.
    fn alias(&mut self, part: usize, name: &str) -> Option<Form> {
        let here = self.outlined(part);
        let [Applied::All(other)] = *here.applied else {
            return None;
        };
        let is_alone =
            here.constraints.is_empty() && here.members.is_none() && here.items.is_none();
        is_alone.then(|| Form::Plain(self.part(other, name), true))
    }

    /// A part that is a union, and nothing else.
    fn pure_choice(&mut self, part: usize, name: &str) -> Option<Form> {
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

    fn variants(&mut self, branches: &[usize], name: &str) -> Vec<Variant> {
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
    fn required(&self, part: usize) -> BTreeMap<&'o str, usize> {
        let listed = self.outlined(part).members.iter();
        let listed = listed.flat_map(|members| members.listed.iter());
        listed
            .filter(|member| member.required)
            .filter_map(|member| Some((&*member.name, member.part?)))
            .collect()
    }

    /// Returns the strings that are valid under a part, if it lists them, allows nothing else, and they are not too many.
    fn strings(&self, part: usize, most: usize) -> Option<BTreeSet<String>> {
        let values = self.listed(part, most)?;
        let strings = values
            .iter()
            .map(|value| JsonRef::of_valid(value).as_str().map(Cow::into_owned));
        strings.collect()
    }

    /// Returns the texts of the values that are valid under a part with `const` or `enum`, if they are not too many.
    fn listed(&self, part: usize, most: usize) -> Option<Vec<&'o str>> {
        let here = self.outlined(part);
        let values: Vec<&str> = if says(here, "const") {
            vec![here.keyword("const")?]
        } else if says(here, "enum") {
            let list = JsonRef::of_valid(here.keyword("enum")?);
            list.items().map(JsonRef::as_json).take(most + 1).collect()
        } else {
            return None;
        };
        if values.len() > most {
            return None;
        }
        let valid = values.into_iter();
        Some(
            valid
                .filter(|value| self.outline.accepts(part, value))
                .collect(),
        )
    }

    /// A part with `const` or `enum`: of its values, those that are valid.
    fn constants(&mut self, part: usize, name: &str) -> Form {
        let Some(values) = self.listed(part, MOST_FIELDS) else {
            return self.untyped(part, "it lists too many constants");
        };
        let mut seen = BTreeSet::new();
        let mut strings = Vec::new();
        let mut scalars = Vec::new();
        let mut null = false;
        for value in values {
            let json = JsonRef::of_valid(value);
            match json.kind() {
                JsonKind::Array | JsonKind::Object => {
                    return self.untyped(part, "a constant is an array or an object");
                }
                JsonKind::Null => null = true,
                JsonKind::String => {
                    let text = json.as_str().unwrap_or_default().into_owned();
                    if seen.insert(text.clone()) {
                        strings.push((text, String::new()));
                    }
                }
                JsonKind::Bool | JsonKind::Number => scalars.push(value.to_owned()),
            }
        }
        if strings.is_empty() && scalars.is_empty() {
            return if null {
                Form::Plain(Ty::Null, true)
            } else {
                self.untyped(part, "no value is valid")
            };
        }
        let shape = if scalars.is_empty() {
            Shape::Enum(constants(strings))
        } else {
            Shape::Literals(literals(&strings, &scalars))
        };
        if !null {
            return Form::New(shape, true);
        }
        let name = self.value_name(part, name);
        let inner = self.item(&name, part, shape);
        Form::Plain(Ty::Nullable(Box::new(inner)), true)
    }

    /// The strings of a union whose branches list theirs, each with its branch's title or description.
    fn listed_constants(&self, part: usize, branches: &[usize]) -> Option<Vec<Constant>> {
        if branches.len() > MOST_FIELDS {
            return None;
        }
        let mut all = Vec::new();
        for branch in branches {
            for text in self.strings(*branch, MOST_FIELDS)? {
                all.push((text, Words::of(self.outlined(*branch)).docs()));
            }
        }
        let mut seen = BTreeSet::new();
        all.retain(|(text, _)| {
            let mut json = String::new();
            saop_json::push_string(&mut json, text);
            seen.insert(text.clone()) && self.outline.accepts(part, &json)
        });
        (!all.is_empty()).then(|| constants(all))
    }

    /// A part that allows values of several kinds.
    fn of_kinds(&mut self, part: usize, kinds: &[JsonKind], name: &str) -> Form {
        let here = self.outlined(part);
        let says_type = says(here, "type");
        let typed = |kind: &JsonKind| match kind {
            JsonKind::Object => here.members.is_some(),
            JsonKind::Array => here.items.is_some(),
            _ => false,
        };
        if !says_type && !kinds.iter().any(typed) {
            return self.untyped(part, "its rules are of values of several kinds");
        }
        let mut variants = Vec::new();
        let mut others = false;
        for kind in kinds {
            if !says_type && !typed(kind) {
                others = true;
                continue;
            }
            let (json, mut rust) = kind_names(*kind);
            if *kind == JsonKind::Number && self.is_integer(part) {
                rust = "Integer";
            }
            let form = self.of_kind(part, *kind, &format!("{name}{rust}"));
            let ty = self.finish(part, &format!("{name}{rust}"), form, None);
            variants.push(KindVariant {
                kind: Some(json),
                rust: rust.to_owned(),
                ty,
            });
        }
        if others {
            self.note(part, "its rules are of values of several kinds");
            let other = format!("{name}Other");
            let ty = self.item(&other, part, Shape::Checked(Ty::Any, None));
            variants.push(KindVariant {
                kind: None,
                rust: "Other".to_owned(),
                ty,
            });
        }
        Form::New(Shape::Kinds(variants), true)
    }

    /// What a part says of values of one kind.
    fn of_kind(&mut self, part: usize, kind: JsonKind, name: &str) -> Form {
        let here = self.outlined(part);
        let mut constraints = here.constraints.iter();
        let exact = here.applied.is_empty()
            && constraints.all(|(keyword, kinds)| *keyword == "type" || !kinds.contains(&kind));
        match kind {
            JsonKind::Null => Form::Plain(Ty::Null, exact),
            JsonKind::Bool => Form::Plain(Ty::Bool, exact),
            JsonKind::String => Form::Plain(Ty::String, exact),
            JsonKind::Number => {
                if !self.is_integer(part) {
                    // The nearest float could break a rule that the number keeps.
                    let is_float = exact && !self.looked_at.contains(&part);
                    return Form::Plain(if is_float { Ty::F64 } else { Ty::Number }, exact);
                }
                match least(here) {
                    Some(0) => {
                        // In draft-04 a boolean makes the bound an exclusive one.
                        let is_exclusive = here.keyword("exclusiveMinimum") == Some("true");
                        let only_least = !is_exclusive
                            && here.constraints.iter().all(|(keyword, kinds)| {
                                matches!(*keyword, "type" | "minimum") || !kinds.contains(&kind)
                            });
                        Form::Plain(Ty::U64, only_least && here.applied.is_empty())
                    }
                    Some(1..) => Form::Plain(Ty::U64, false),
                    _ => Form::Plain(Ty::I64, exact),
                }
            }
            JsonKind::Array => self.array(part, exact, name),
            JsonKind::Object => self.object(part, exact, name),
        }
    }

    fn array(&mut self, part: usize, exact: bool, name: &str) -> Form {
        let here = self.outlined(part);
        let Some(items) = self.first_with(part, |part| part.items.as_ref()) else {
            return Form::Plain(Ty::List(Box::new(Ty::Any)), exact);
        };
        if !items.prefix.is_empty() {
            let own = here.items.as_ref().filter(|_| here.applied.is_empty());
            return match own {
                Some(own) => self.tuple(part, own, name),
                None => self.untyped_items(part),
            };
        }
        let (ty, exact) = match items.rest {
            Rest::Part(item) => (self.part(item, &format!("{name}Item")), exact),
            Rest::Any => (Ty::Any, exact),
            Rest::None => (Ty::Any, false),
        };
        Form::Plain(Ty::List(Box::new(ty)), exact)
    }

    /// An array whose first items have parts of their own: a tuple if it has those and no others, a list if they are all alike.
    fn tuple(&mut self, part: usize, items: &OutlineItems, name: &str) -> Form {
        let here = self.outlined(part);
        let count = items.prefix.len();
        let is_bound = |keyword: &str| {
            let text = here.keyword(keyword).filter(|_| says(here, keyword));
            text.is_some_and(|text| {
                saop_json::decimal::integer(text) == saop_json::decimal::Integer::U64(count as u64)
            })
        };
        let is_closed = items.rest == Rest::None || is_bound("maxItems");
        if count <= MOST_OF_TUPLE && is_closed && is_bound("minItems") {
            let types = items.prefix.iter().zip(1..);
            let types =
                types.map(|(item, number)| self.part(*item, &format!("{name}Item{number}")));
            let types = types.collect();
            let exact = here.constraints.iter().all(|(keyword, kinds)| {
                matches!(*keyword, "type" | "minItems")
                    || *keyword == "maxItems" && is_bound("maxItems")
                    || !kinds.contains(&JsonKind::Array)
            });
            return Form::Plain(Ty::Tuple(types), exact);
        }
        let mut all = items.prefix.clone();
        match items.rest {
            Rest::Part(rest) => all.push(rest),
            Rest::Any if !is_closed => return self.untyped_items(part),
            _ => {}
        }
        // What has no name costs nothing to try.
        let is_scalar = |part: &usize| {
            let here = self.outlined(*part);
            matches!(
                *here.kinds,
                [JsonKind::Bool | JsonKind::Number | JsonKind::String]
            ) && here.applied.is_empty()
                && here
                    .constraints
                    .iter()
                    .all(|(keyword, _)| *keyword == "type")
        };
        if !all.iter().all(is_scalar) {
            return self.untyped_items(part);
        }
        let mut types = all.into_iter().map(|item| self.part(item, name));
        match types.next() {
            Some(first) if types.all(|other| other == first) => {
                Form::Plain(Ty::List(Box::new(first)), false)
            }
            _ => self.untyped_items(part),
        }
    }

    fn untyped_items(&mut self, part: usize) -> Form {
        self.note(part, "its first items have schemas of their own");
        Form::Plain(Ty::List(Box::new(Ty::Any)), false)
    }

    fn object(&mut self, part: usize, exact: bool, name: &str) -> Form {
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
    fn sources(&self, part: usize, found: &mut Vec<usize>, level: usize) {
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
    fn first_with<T>(
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

    fn is_integer(&self, part: usize) -> bool {
        let mut sources = Vec::new();
        self.sources(part, &mut sources, 0);
        sources.into_iter().any(|source| {
            let here = self.outlined(source);
            let text = here.keyword("type").filter(|_| says(here, "type"));
            text.is_some_and(|text| text.contains("\"integer\"") && !text.contains("\"number\""))
        })
    }

    /// Boxes what would have no finite size. Returns whether there are types that contain themselves at all.
    fn tie(&mut self) -> bool {
        let mut inside = vec![Vec::new(); self.items.len()];
        let mut all = vec![Vec::new(); self.items.len()];
        for (index, item) in self.items.iter_mut().enumerate() {
            item.shape.each_type(&mut |ty| {
                ty.each_by_value(&mut |found| inside[index].push(found));
                ty.each_item(&mut |found| all[index].push(found));
            });
        }
        for component in graph::components(&inside) {
            if !graph::is_cyclic(&component, &inside) {
                continue;
            }
            for index in &component {
                self.items[*index].shape.each_type(&mut |ty| {
                    let mut is_cyclic = false;
                    ty.each_by_value(&mut |inner| is_cyclic |= component.contains(&inner));
                    if is_cyclic {
                        ty.put_in_box();
                    }
                });
            }
        }
        graph::components(&all)
            .iter()
            .any(|component| graph::is_cyclic(component, &all))
    }
}

/// Returns the parts that apply to the same value.
fn in_place(part: &OutlinePart) -> Vec<usize> {
    let mut found = Vec::new();
    for applied in &part.applied {
        match applied {
            Applied::All(other) => found.push(*other),
            Applied::Choice { branches, .. } => found.extend(branches),
            _ => {}
        }
    }
    found
}

/// Returns the parts that apply to values inside.
fn inside(part: &OutlinePart) -> Vec<usize> {
    let mut found = Vec::new();
    let rest = |rest: Rest| match rest {
        Rest::Part(part) => Some(part),
        _ => None,
    };
    if let Some(members) = &part.members {
        found.extend(members.listed.iter().filter_map(|member| member.part));
        found.extend(&members.patterns);
        found.extend(rest(members.others));
    }
    if let Some(items) = &part.items {
        found.extend(&items.prefix);
        found.extend(rest(items.rest));
    }
    found
}

/// Returns the parts whose values a rule around them looks at: where they are in something that says more of its members and items than
/// which part each has.
fn looked_at(outline: &Outline) -> BTreeSet<usize> {
    let looks = |part: &OutlinePart| {
        let is_alone = match &*part.applied {
            [] => true,
            [Applied::All(_)] => part.members.is_none() && part.items.is_none(),
            [
                Applied::Choice {
                    exactly_one,
                    tagged,
                    ..
                },
            ] => (!exactly_one || *tagged) && part.members.is_none() && part.items.is_none(),
            _ => false,
        };
        let by_value = |keyword: &str| {
            !matches!(
                keyword,
                "type" | "required" | "minItems" | "maxItems" | "minProperties" | "maxProperties"
            )
        };
        let is_large = |kinds: &[JsonKind]| {
            kinds.contains(&JsonKind::Array) || kinds.contains(&JsonKind::Object)
        };
        let has_rule = part
            .constraints
            .iter()
            .any(|(keyword, kinds)| by_value(keyword) && is_large(kinds));
        let overlaps = part.members.as_ref().is_some_and(|members| {
            !members.patterns.is_empty() && !members.listed.is_empty() || members.patterns.len() > 1
        });
        !is_alone || has_rule || overlaps
    };
    let mut all = BTreeSet::new();
    let lookers = outline.parts.iter().enumerate();
    let mut open: Vec<usize> = lookers
        .filter(|(_, part)| looks(part))
        .flat_map(|(_, part)| inside(part).into_iter().chain(in_place(part)))
        .collect();
    while let Some(part) = open.pop() {
        if all.insert(part) {
            let part = &outline.parts[part];
            open.extend(inside(part));
            open.extend(in_place(part));
        }
    }
    all
}

fn says(part: &OutlinePart, keyword: &str) -> bool {
    part.constraints.iter().any(|(name, _)| *name == keyword)
}

fn is_open(items: &OutlineItems) -> bool {
    items.prefix.is_empty() && items.rest == Rest::Any
}

/// Returns the name that the schema has for a part: the key of a definition.
fn own_name(part: &OutlinePart) -> Option<String> {
    let mut steps = part.location.as_deref()?.rsplit('/');
    let key = steps.next()?;
    let around = steps.next()?;
    let key = saop_json::pointer::pointer_step(key);
    matches!(around, "definitions" | "$defs").then(|| names::type_name(&key))?
}

/// Returns a name for a part that allows values of one kind only.
fn kind_name(part: &OutlinePart) -> Option<String> {
    let [kind] = *part.kinds else { return None };
    let text = part.keyword("type").unwrap_or_default();
    if kind == JsonKind::Number && text.contains("integer") {
        return Some("Integer".to_owned());
    }
    Some(kind_names(kind).1.to_owned())
}

const fn kind_names(kind: JsonKind) -> (&'static str, &'static str) {
    match kind {
        JsonKind::Null => ("Null", "Null"),
        JsonKind::Bool => ("Bool", "Boolean"),
        JsonKind::Number => ("Number", "Number"),
        JsonKind::String => ("String", "String"),
        JsonKind::Array => ("Array", "Array"),
        JsonKind::Object => ("Object", "Object"),
    }
}

/// Returns the least integer that a part allows, as far as that is 0, 1 or more.
fn least(part: &OutlinePart) -> Option<u64> {
    let of = |keyword: &str| {
        let text = part.keyword(keyword).filter(|_| says(part, keyword))?;
        match saop_json::decimal::integer(text) {
            saop_json::decimal::Integer::U64(least) => Some(least),
            _ => None,
        }
    };
    let exclusive = of("exclusiveMinimum").map(|least| least.saturating_add(1));
    of("minimum").max(exclusive)
}

/// Names that are in use.
#[derive(Default)]
struct Taken {
    names: BTreeSet<String>,
    /// The number after a name from which on none is taken.
    numbers: HashMap<String, usize>,
}

impl Taken {
    fn add(&mut self, name: &str) -> bool {
        self.names.insert(name.to_owned())
    }

    /// Takes the name, or with the first number after it that makes it one that is not in use.
    fn free(&mut self, name: &str) -> String {
        if self.add(name) {
            return name.to_owned();
        }
        let mut number = self.numbers.get(name).copied().unwrap_or(2);
        let mut free = format!("{name}{number}");
        while !self.add(&free) {
            number += 1;
            free = format!("{name}{number}");
        }
        self.numbers.insert(name.to_owned(), number + 1);
        free
    }
}

/// Returns the beginning of a name, of as many characters as one reads.
fn short(name: &str) -> &str {
    const MOST: usize = 100;
    let end = name.char_indices().nth(MOST);
    end.map_or(name, |(end, _)| name.get(..end).unwrap_or(name))
}

fn constants(strings: Vec<(String, String)>) -> Vec<Constant> {
    let mut taken = Taken::default();
    let all = strings.into_iter().map(|(json, docs)| Constant {
        rust: taken.free(&names::variant(short(&json))),
        json,
        docs,
    });
    all.collect()
}

fn literals(strings: &[(String, String)], scalars: &[String]) -> Vec<Constant> {
    let mut taken = Taken::default();
    let mut seen = BTreeSet::new();
    let strings = strings.iter().map(|(text, _)| {
        let mut json = String::new();
        saop_json::push_string(&mut json, text);
        (json, names::variant(short(text)))
    });
    let scalars = scalars.iter().map(|json| match &**json {
        "true" => (json.clone(), "True".to_owned()),
        "false" => (json.clone(), "False".to_owned()),
        number => (json.clone(), names::variant(&names::number(short(number)))),
    });
    let all = strings.chain(scalars).filter(|(json, _)| {
        let same = match JsonRef::of_valid(json).kind() {
            JsonKind::Number => saop_json::decimal::canonical(json),
            _ => json.clone(),
        };
        seen.insert(same)
    });
    all.map(|(json, rust)| Constant {
        docs: String::new(),
        rust: taken.free(&rust),
        json,
    })
    .collect()
}
