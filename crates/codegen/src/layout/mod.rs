//! From the outline of a schema to its types.
//!
//! Invariants: every valid value of a part fits into the type for it, but for numbers beyond 64 bits; and no other value
//! does, because a type that would take more is the private content of one that checks.

pub(crate) mod apart;
mod array;
mod constants;
mod cycles;
pub(crate) mod docs;
mod equal;
mod held;
pub(crate) mod ir;
mod kinds;
mod labels;
mod leaves;
mod naming;
mod object;
mod place;
pub(crate) mod places;
mod reach;
pub(crate) mod shared;
pub(crate) mod typify;
mod union;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use saop_json::pointer::pointer_step;
use saop_json::{JsonKind, JsonRef};
use saop_schema::{Applied, Outline, OutlineItems, OutlinePart, Rest};

use self::docs::{Words, checked};
use self::ir::{Item, Shape, Ty};
use self::naming::{Taken, is_spelled_so, last_steps, short};
use self::places::Places;
use self::reach::{changes_numbers, has_spelled_integers, in_themselves, looked_at};
use crate::names;
use crate::settings::{Numbers, Settings};

/// A place whose type says nothing of what its schema says: its value is kept as JSON text and checked.
#[derive(Debug)]
pub(crate) struct Untyped {
    pub(crate) part: usize,
    pub(crate) reason: &'static str,
}

#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) items: Vec<Item>,
    /// The type of each part that has one.
    pub(crate) known: HashMap<usize, Ty>,
    /// The type of the root, if it has one.
    pub(crate) root: Option<Ty>,
    pub(crate) untyped: Vec<Untyped>,
    pub(crate) recursive: bool,
}

/// What a part becomes, and whether the type takes nothing else.
enum Form {
    /// A type that needs no name.
    Plain(Ty, bool),
    /// One that needs a name.
    New(Shape, bool),
}

/// What stands for a part that is being laid out, where it is referred to in itself.
#[derive(Clone, Copy)]
enum Open {
    /// An item for the whole, if it was needed.
    Whole(Option<usize>),
    /// `null`, or a value of an item, if it was needed.
    Nullable(Option<usize>),
    /// `null`, or a value of a branch.
    NullableBranch(usize),
}

/// How deep parts may be within each other. What is deeper is untyped.
const MOST_LEVELS: usize = 200;

/// More items are not made. What is left is untyped.
const MOST_ITEMS: usize = 20_000;

/// Structs of more fields, and enums of more variants, are not made.
const MOST_FIELDS: usize = 2_000;

/// More fields and variants are not made, in all.
const MOST_FIELDS_IN_ALL: usize = 100_000;

/// Lays out the types of a schema: of its root, if that has a name, and of its definitions. `shared` are the parts that are laid out
/// for another one.
pub(crate) fn layout(
    outline: &Outline,
    root: Option<&str>,
    places: &Places<'_>,
    mut shared: BTreeMap<usize, Ty>,
    settings: &Settings,
) -> Layout {
    let looked_at = looked_at(outline);
    // A rule in this schema could see that a float of the other one's type is not the number that was read.
    let has_spelled_integers = has_spelled_integers(outline);
    let exact_numbers = settings.numbers == Numbers::Exact;
    let changes =
        |part: usize| !exact_numbers && changes_numbers(outline, part, has_spelled_integers);
    shared.retain(|part, _| !(looked_at.contains(part) && changes(*part)));
    let is_recursive = shared.values().any(Ty::has_shared_recursion);

    let text = outline.documents.first();
    let mut make = Make {
        outline,
        text: text.map_or("", |(_, text)| text),
        places,
        looked_at,
        in_themselves: in_themselves(outline),
        has_spelled_integers,
        exact_numbers,
        fields: 0,
        copied: 0,
        items: Vec::new(),
        taken: Taken::default(),
        known: shared.into_iter().collect(),
        open: HashMap::new(),
        untyped: Vec::new(),
        names: HashMap::new(),
        unused: BTreeSet::new(),
        within: Vec::new(),
        places_of: HashMap::new(),
        labels_of: HashMap::new(),
        is_house: root.is_none(),
        last_steps: last_steps(outline, root),
    };
    let given = |name, part: &usize| places.names.get(part).copied().unwrap_or(name);
    for (part, name) in &places.names {
        make.keep_name(name, *part);
    }
    let root = root.map(|root| given(root, &outline.root));
    if let Some(root) = root {
        make.keep_name(root, outline.root);
    }
    // A definition that only refers to another one does not name that one.
    let is_own = |key: &str, part: usize| {
        let location = outline.parts[part].location.as_deref();
        let last = location.and_then(|location| location.rsplit('/').next());
        last.is_some_and(|last| pointer_step(last) == *key)
    };
    let steps = last_steps(outline, root);
    for order in [(true, true), (true, false), (false, true), (false, false)] {
        for (key, part) in &outline.definitions {
            if (is_own(key, *part), is_spelled_so(key)) == order {
                make.keep_name(steps.get(key).unwrap_or(key), *part);
            }
        }
    }
    let root = root.map(|root| {
        let ty = make.part(outline.root, root);
        let ty = make.with_name(root, outline.root, ty, Shape::Wrapper);
        make.own_type(ty)
    });
    let definitions = outline.definitions.iter();
    let definitions =
        definitions.map(|(key, part)| (*part, given(steps.get(key).unwrap_or(key), part)));
    let named = places.names.iter().map(|(part, name)| (*part, *name));
    let mut seen = BTreeSet::new();
    for (part, name) in definitions.chain(named) {
        if part != outline.root && seen.insert((part, name)) {
            let ty = make.part(part, name);
            make.with_name(name, part, ty, Shape::Alias);
        }
    }
    if settings.builders {
        make.name_builders(&settings.own_builders);
    }
    if !make.is_house {
        make.share_constants();
        make.say_root(root.as_ref());
        make.say_kinds();
    }
    let recursive = make.tie() || is_recursive;
    Layout {
        known: make.known,
        items: make.items,
        root,
        untyped: make.untyped,
        recursive,
    }
}

impl Layout {
    /// Returns an item, and all items that a value of it may contain.
    pub(crate) fn reachable(&self, item: usize) -> BTreeSet<usize> {
        let (mut open, mut seen) = (vec![item], BTreeSet::new());
        while let Some(index) = open.pop() {
            if seen.insert(index) {
                let shape = &self.items[index].shape;
                shape.each_type(&mut |ty| ty.each_item(&mut |inner| open.push(inner)));
                if let Shape::Alias(ty) = shape {
                    ty.each_item(&mut |inner| open.push(inner));
                }
            }
        }
        seen
    }

    /// Whether no decoder asks the plan.
    pub(crate) fn is_one_pass(&self) -> bool {
        self.items.iter().all(|one| match &one.shape {
            Shape::Alias(_) => true,
            shape => one.exact && !shape.asks_the_plan() && !shape.has_shared(),
        })
    }
}

struct Make<'o> {
    outline: &'o Outline,
    /// The schema's own text.
    text: &'o str,
    places: &'o Places<'o>,
    /// The parts whose values a rule around them looks at.
    looked_at: BTreeSet<usize>,
    /// The parts that apply to a value because they do.
    in_themselves: BTreeSet<usize>,
    /// Whether `1.0` is no integer somewhere.
    has_spelled_integers: bool,
    /// Whether every number keeps its spelling.
    exact_numbers: bool,
    /// Fields and variants so far.
    fields: usize,
    /// Those of unions that are laid out once more where they are referred to.
    copied: usize,
    items: Vec<Item>,
    taken: Taken,
    /// The type of each part that is laid out.
    known: HashMap<usize, Ty>,
    /// The parts that are being laid out, each with what stands for it.
    open: HashMap<usize, Open>,
    untyped: Vec<Untyped>,
    /// The names of the root and of definitions, by part.
    names: HashMap<usize, String>,
    /// The parts whose name no item has yet.
    unused: BTreeSet<usize>,
    /// The parts that are being laid out, from the outermost on.
    within: Vec<usize>,
    /// The parts by their locations, once one was asked for.
    places_of: HashMap<&'o str, usize>,
    /// What the branches of a part's unions are called, by the part, once that was asked.
    labels_of: HashMap<usize, HashMap<usize, String>>,
    /// Whether names are those that typify gives.
    is_house: bool,
    /// What definitions whose keys are paths are called, by key.
    last_steps: HashMap<String, String>,
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
        let named = match &ty {
            // Its values have the name, so that the whole needs none.
            Ty::Nullable(inner) if self.value_name(part, &name) == name => &**inner,
            other => other,
        };
        match named {
            Ty::Named(index) if self.is_called(*index, part, &name) => ty,
            _ => self.item(&name, part, shape(ty), true),
        }
    }

    /// Puts another type around one that is the runtime's, by its rule: only a type of the module's own can be a message.
    fn own_type(&mut self, ty: Ty) -> Ty {
        let Ty::Named(index) = ty else {
            return ty;
        };
        if !self.items[index].shape.is_of_runtime() {
            return ty;
        }
        let inner = self.free_name(&format!("{}Value", self.items[index].name));
        let name = std::mem::replace(&mut self.items[index].name, inner);
        let (part, docs) = (self.items[index].part, self.items[index].docs.clone());
        let outer = self.pending(name, part, docs);
        self.set(outer, Shape::Wrapper(Ty::Named(index)), true)
    }

    /// Says of a root that takes any value why it does.
    fn say_root(&mut self, root: Option<&Ty>) {
        let Some(Ty::Named(index)) = root else {
            return;
        };
        let item = &mut self.items[*index];
        if item.docs.is_empty() && matches!(item.shape, Shape::Wrapper(Ty::Any)) {
            let docs = "Any JSON value: the schema says nothing of it, and has definitions only. `saop_schema::open::parse` reads the \
                        types of those.";
            docs.clone_into(&mut item.docs);
        }
    }

    /// Whether an item has a name, or as the part's own has it with a number, since another item has the name.
    fn is_called(&self, index: usize, part: usize, name: &str) -> bool {
        let item = &self.items[index];
        let number = item.name.strip_prefix(name);
        let is_own = item.part == part && self.taken.contains(name);
        number.is_some_and(|number| {
            number.is_empty() || is_own && number.bytes().all(|byte| byte.is_ascii_digit())
        })
    }

    /// Returns what to call the value of a part that also allows `null`: as the part, unless a type of that name is the whole.
    fn value_name(&self, part: usize, name: &str) -> String {
        let is_whole = self.is_house || part == self.outline.root || self.places.say(part);
        if is_whole && self.names.contains_key(&part) {
            format!("{name}Value")
        } else {
            name.to_owned()
        }
    }

    /// Returns the type of the only branch of a union beside `null`. It gets the name that is kept for the union, if it needs one.
    fn beside_null(&mut self, part: usize, branch: usize, name: &str) -> Ty {
        let value = self.value_name(part, name);
        let is_named = self.names.contains_key(&branch) || self.own_name(branch).is_some();
        let is_lent = value == name && !is_named && self.unused.remove(&part);
        if is_lent {
            self.names.insert(branch, value.clone());
            self.unused.insert(branch);
        }
        let ty = self.part(branch, &value);
        if is_lent && self.unused.remove(&branch) {
            self.names.remove(&branch);
            self.unused.insert(part);
        }
        ty
    }

    fn outlined(&self, part: usize) -> &'o OutlinePart {
        // Every number comes from the outline.
        &self.outline.parts[part]
    }

    /// Returns the type for a part. `name` is its name if it needs one and the schema has none for it.
    fn part(&mut self, part: usize, name: &str) -> Ty {
        if !self.known.contains_key(&part) && !self.open.contains_key(&part) {
            self.whole_first(part);
        }
        if let Some(ty) = self.known.get(&part) {
            return ty.clone();
        }
        let own = self.names.get(&part).cloned();
        let own = own.or_else(|| self.own_name(part));
        let own = own.or_else(|| self.name_by_place(part));
        let name = own.unwrap_or_else(|| name.to_owned());
        if let Some(open) = self.open.get(&part).copied() {
            return self.in_itself(part, open, &name);
        }
        self.open.insert(part, Open::Whole(None));
        self.within.push(part);
        let is_full = self.items.len() > MOST_ITEMS || self.fields > MOST_FIELDS_IN_ALL;
        let form = if let Some(path) = self.places.hand_written.get(&part) {
            Form::New(Shape::HandWritten((*path).to_owned()), true)
        } else if let Some(path) = self.places.lists.get(&part) {
            self.list_by_hand(part, path, &name)
        } else if self.within.len() > MOST_LEVELS || is_full {
            self.untyped(part, "it is too deep within others, or there are too many")
        } else {
            self.form(part, &name)
        };
        self.within.pop();
        let reserved = match self.open.remove(&part) {
            Some(Open::Whole(reserved)) => reserved,
            _ => None,
        };
        let rule = self.places.rules.get(&part).map(|path| (*path).to_owned());
        let ty = self.finish_ruled(part, &name, form, reserved, rule);
        self.known.insert(part, ty.clone());
        ty
    }

    /// Returns the type for a part where it is referred to in itself.
    fn in_itself(&mut self, part: usize, open: Open, name: &str) -> Ty {
        let mut item = |reserved: Option<usize>, open: fn(Option<usize>) -> Open| {
            let index = reserved.unwrap_or_else(|| self.reserve(name, part));
            self.open.insert(part, open(Some(index)));
            Ty::Named(index)
        };
        match open {
            Open::Whole(reserved) => item(reserved, Open::Whole),
            Open::Nullable(reserved) => Ty::Nullable(Box::new(item(reserved, Open::Nullable))),
            Open::NullableBranch(branch) => Ty::Nullable(Box::new(self.part(branch, name))),
        }
    }

    /// Says that a part is `null` or something else, and nothing checks the whole: so its own value has its name, and what is in that
    /// refers to it.
    fn open_nullable(&mut self, part: usize, name: &str, open: Open) {
        let is_plain =
            !self.is_house && !self.places.say(part) && self.value_name(part, name) == name;
        if is_plain && matches!(self.open.get(&part), Some(Open::Whole(None))) {
            self.open.insert(part, open);
        }
    }

    /// Returns the item that stands for the value of a part beside `null`, if it was needed.
    fn opened_nullable(&self, part: usize) -> Option<usize> {
        match self.open.get(&part) {
            Some(Open::Nullable(reserved)) => *reserved,
            _ => None,
        }
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
        let (shape, exact) = match form {
            Form::Plain(ty, exact) if rule.is_some() => (Shape::Checked(ty, rule), exact),
            Form::Plain(ty, true) if reserved.is_none() => return ty,
            Form::Plain(ty, true) => (Shape::Wrapper(ty), true),
            Form::Plain(ty, false) => (Shape::Checked(ty, None), false),
            Form::New(shape, true) if rule.is_none() => (shape, true),
            Form::New(shape, exact) => {
                let end = match shape {
                    Shape::Struct { .. } => "Members",
                    _ => "Value",
                };
                // The one that users name has the name without an end.
                let index = reserved.unwrap_or_else(|| self.reserve(name, part));
                let inner = format!("{}{end}", self.items[index].name);
                let inner = self.item(&inner, part, shape, exact);
                if !exact {
                    self.say_schema(index);
                }
                return self.set(index, Shape::Checked(inner, rule), exact);
            }
        };
        let index = reserved.unwrap_or_else(|| self.reserve(name, part));
        if matches!(shape, Shape::Checked(..)) || shape.is_of_runtime() {
            self.say_schema(index);
        }
        self.set(index, shape, exact)
    }

    /// Adds to the documentation of a type what its values are checked for.
    fn say_schema(&mut self, index: usize) {
        let item = &mut self.items[index];
        let part = &self.outline.parts[item.part];
        let schema = is_own(part).then(|| self.text.get(part.span.clone()));
        let schema = schema.flatten().map(JsonRef::of_valid);
        if let Some(words) = schema.and_then(|schema| checked(part, schema)) {
            if !item.docs.is_empty() {
                item.docs.push_str("\n\n");
            }
            item.docs.push_str(&words);
        }
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
        self.pending(name, part, words.docs())
    }

    /// Adds a type whose shape is not known yet, and returns its index.
    fn pending(&mut self, name: String, part: usize, docs: String) -> usize {
        self.items.push(Item {
            name,
            part,
            branch: None,
            kinds: Vec::new(),
            docs,
            shape: Shape::Pending,
            exact: false,
            recursive: false,
            deep: false,
            sample: None,
            schema: "SCHEMA".to_owned(),
            version: None,
            place: None,
            builder: None,
            derives: Vec::new(),
        });
        self.items.len() - 1
    }

    /// Adds a type, which takes nothing but what its part takes if it is exact.
    fn item(&mut self, name: &str, part: usize, shape: Shape, exact: bool) -> Ty {
        let index = self.reserve(name, part);
        self.set(index, shape, exact)
    }

    fn set(&mut self, index: usize, shape: Shape, exact: bool) -> Ty {
        let sample = match &shape {
            Shape::Checked(Ty::Number, _) => self.sample(self.items[index].part),
            _ => None,
        };
        let item = &mut self.items[index];
        item.sample = sample;
        item.shape = shape;
        // Where `1.0` is no integer, a decoder of 64-bit integers takes too much.
        item.exact = exact && !self.has_spelled_integers;
        Ty::Named(index)
    }

    /// Gives each struct a builder, but for those that have one of their own.
    fn name_builders(&mut self, except: &BTreeSet<String>) {
        for index in 0..self.items.len() {
            let item = &self.items[index];
            if matches!(item.shape, Shape::Struct { .. }) && !except.contains(&item.name) {
                let name = format!("{}Builder", item.name);
                self.items[index].builder = Some(self.taken.free(&name));
            }
        }
    }

    /// Returns the name, or with the first number after it that makes it one that nothing else has.
    fn free_name(&mut self, name: &str) -> String {
        let name = names::type_name(&short(name)).unwrap_or_else(|| "Value".to_owned());
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
        // A `false` that forbids a member is meant.
        if here.says("false") {
            return Form::Plain(Ty::Any, false);
        }
        if here.kinds.is_empty() {
            return self.untyped(part, "no value is valid");
        }
        if self.in_themselves.contains(&part) {
            return self.untyped(part, "it applies to a value because it does");
        }
        if here.facts.constants.is_some() {
            return self.constants(part, name);
        }
        if self.says_nothing(part) {
            return Form::Plain(Ty::Any, true);
        }
        if let Some(same) = self.alias(part, name) {
            return same;
        }
        if let Some(union) = self.choice(part, name) {
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
                if null_is_valid {
                    self.open_nullable(part, name, Open::Nullable(None));
                }
                let form = self.of_kind(part, only, name);
                let reserved = self.opened_nullable(part);
                let ty = match form {
                    Form::Plain(ty, exact) if reserved.is_none() => {
                        return Form::Plain(Ty::Nullable(Box::new(ty)), exact && null_is_valid);
                    }
                    form => self.finish(part, name, form, reserved),
                };
                Form::Plain(Ty::Nullable(Box::new(ty)), null_is_valid)
            }
            _ => self.of_kinds(part, &here.kinds, name),
        }
    }

    /// Whether a part allows any value.
    fn says_nothing(&self, part: usize) -> bool {
        let here = self.outlined(part);
        here.constraints.is_empty()
            && here.applied.is_empty()
            && here.items.as_ref().is_none_or(is_open)
            && here.members.is_none()
    }

    /// A part that says what another one says, and nothing else.
    fn alias(&mut self, part: usize, name: &str) -> Option<Form> {
        let here = self.outlined(part);
        let [Applied::All(other)] = *here.applied else {
            return None;
        };
        // A type beside it that the other part allows nothing else than says nothing, either.
        let fits = match &*self.outlined(other).applied {
            [Applied::Choice { branches, .. }] => branches.iter().all(|one| self.fits(*one, part)),
            _ => self.fits(other, part),
        };
        let cuts = here.facts.types.as_ref().is_some_and(|one| one.integer);
        let says_nothing = |keyword: &str| keyword == "type" && fits && !cuts;
        let mut constraints = here.constraints.iter();
        let is_alone = constraints.all(|(keyword, _)| says_nothing(keyword))
            && here.members.is_none()
            && here.items.is_none();
        is_alone.then(|| Form::Plain(self.part(other, name), true))
    }
}

/// Whether a part is in the schema's own text.
pub(crate) fn is_own(part: &OutlinePart) -> bool {
    let location = part.location.as_deref();
    location.is_some_and(|location| location.is_empty() || location.starts_with('/'))
}

fn is_open(items: &OutlineItems) -> bool {
    items.prefix.is_empty() && items.rest == Rest::Any
}
