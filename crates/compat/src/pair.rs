//! Two compiled schemas beside each other: what a part of either says, and which parts say the same.
//!
//! Invariant: parts that count as the same accept the same values. Work is counted in steps, those of the engine too, and past the budget
//! of a comparison nothing is certain.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use saop_json::JsonKind;
use saop_schema::{Applied, Outline, OutlineMember, OutlinePart, OutlineRule, Rest};

/// A part of one of the two schemas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Node {
    pub(crate) is_new: bool,
    pub(crate) part: usize,
}

impl Node {
    /// Returns another part of the same schema.
    pub(crate) const fn beside(self, part: usize) -> Self {
        Self { part, ..self }
    }
}

/// A set of kinds of values. Integers are apart from other numbers, and those that are spelled like `1.0`, which are none in draft-04,
/// from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u8::MAX);
    pub(crate) const NULL: Self = Self(1);
    pub(crate) const BOOL: Self = Self(1 << 1);
    pub(crate) const INTEGER: Self = Self(1 << 2);
    /// Integers with a fraction or an exponent.
    pub(crate) const POINT: Self = Self(1 << 3);
    pub(crate) const FRACTION: Self = Self(1 << 4);
    pub(crate) const STRING: Self = Self(1 << 5);
    pub(crate) const ARRAY: Self = Self(1 << 6);
    pub(crate) const OBJECT: Self = Self(1 << 7);
    pub(crate) const INTEGERS: Self = Self::INTEGER.with(Self::POINT);
    pub(crate) const NUMBER: Self = Self::INTEGERS.with(Self::FRACTION);

    /// Those that case analysis tells apart.
    pub(crate) const EACH: [Self; 8] = [
        Self::NULL,
        Self::BOOL,
        Self::INTEGER,
        Self::POINT,
        Self::FRACTION,
        Self::STRING,
        Self::ARRAY,
        Self::OBJECT,
    ];

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of these are among others.
    pub(crate) const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(crate) const fn of(kind: JsonKind) -> Self {
        match kind {
            JsonKind::Null => Self::NULL,
            JsonKind::Bool => Self::BOOL,
            JsonKind::Number => Self::NUMBER,
            JsonKind::String => Self::STRING,
            JsonKind::Array => Self::ARRAY,
            JsonKind::Object => Self::OBJECT,
        }
    }

    /// Returns the kinds that a part's own keywords, and what it applies to the value itself, leave.
    fn of_part(part: &OutlinePart) -> Self {
        let all = part.kinds.iter().map(|kind| Self::of(*kind));
        let all = all.fold(Self::NONE, Self::with);
        match &part.facts.types {
            Some(types) if types.are_integers() && part.integers_by_spelling => {
                all.without(Self::POINT.with(Self::FRACTION))
            }
            Some(types) if types.are_integers() => all.without(Self::FRACTION),
            _ => all,
        }
    }

    /// Returns the kinds that `type` alone allows.
    pub(crate) fn of_type(part: &OutlinePart) -> Self {
        let Some(types) = &part.facts.types else {
            return Self::ALL;
        };
        let all = types.kinds.iter().map(|kind| Self::of(*kind));
        let all = all.fold(Self::NONE, Self::with);
        match (types.integer, part.integers_by_spelling) {
            (true, true) => all.with(Self::INTEGER),
            (true, false) => all.with(Self::INTEGERS),
            (false, _) => all,
        }
    }
}

/// Two schemas.
pub(crate) struct Pair {
    pub(crate) old: Outline,
    pub(crate) new: Outline,
    /// By schema and part: what all parts have that say the same.
    classes: [Vec<usize>; 2],
    kinds: [Vec<Kinds>; 2],
    /// By schema and part: the places of its members in the order of their names.
    sorted: [Vec<Vec<usize>>; 2],
    /// Whether integers are told by how they are spelled.
    pub(crate) by_spelling: bool,
    /// The steps that are left.
    left: Cell<u64>,
}

impl Pair {
    /// Puts two schemas beside each other, to be compared in so many steps.
    pub(crate) fn of(old: Outline, new: Outline, steps: u64) -> Self {
        let classes = classes([&old, &new]);
        let kinds = |outline: &Outline| outline.parts.iter().map(Kinds::of_part).collect();
        let kinds = [kinds(&old), kinds(&new)];
        let sorted = [sorted(&old), sorted(&new)];
        let mut parts = old.parts.iter().chain(&new.parts);
        let by_spelling = parts.any(|part| part.integers_by_spelling);
        Self {
            old,
            new,
            classes,
            kinds,
            sorted,
            by_spelling,
            left: Cell::new(steps),
        }
    }

    /// Takes steps; false if there are none left.
    pub(crate) fn spend(&self, steps: usize) -> bool {
        self.left.set(self.left.get().saturating_sub(steps as u64));
        self.left.get() > 0
    }

    /// Returns how many steps are left.
    pub(crate) const fn left(&self) -> u64 {
        self.left.get()
    }

    /// Runs a phase that may take so many of the steps that are left.
    pub(crate) fn within<T>(&self, most: u64, run: impl FnOnce() -> T) -> T {
        let left = self.left.get();
        let most = most.min(left);
        self.left.set(most);
        let result = run();
        self.left.set(left - (most - self.left.get()));
        result
    }

    /// Returns what a part says of a member that it lists or requires.
    pub(crate) fn listed(&self, node: Node, name: &str) -> Option<&OutlineMember> {
        let [old, new] = &self.sorted;
        let sorted = if node.is_new { new } else { old }.get(node.part)?;
        let listed = &self.part(node)?.members.as_ref()?.listed;
        self.spend(1 + sorted.len().checked_ilog2().unwrap_or(0) as usize / 4);
        let at =
            sorted.binary_search_by(|at| listed.get(*at).map(|one| &*one.name).cmp(&Some(name)));
        listed.get(*sorted.get(at.ok()?)?)
    }

    /// Whether a pattern of a part matches a name.
    pub(crate) fn matches(&self, node: Node, pattern: usize, name: &str) -> bool {
        self.spend(1 + name.len() / 16);
        let mut left = self.left.get();
        let outline = self.outline(node.is_new);
        let is_match = outline.matches(node.part, pattern, name, &mut left);
        self.left.set(left);
        is_match
    }

    pub(crate) const fn outline(&self, is_new: bool) -> &Outline {
        if is_new { &self.new } else { &self.old }
    }

    pub(crate) fn part(&self, node: Node) -> Option<&OutlinePart> {
        self.outline(node.is_new).parts.get(node.part)
    }

    pub(crate) fn kinds(&self, node: Node) -> Kinds {
        let [old, new] = &self.kinds;
        let kinds = if node.is_new { new } else { old };
        kinds.get(node.part).copied().unwrap_or(Kinds::ALL)
    }

    /// Whether two parts say the same.
    pub(crate) fn same(&self, one: Node, other: Node) -> bool {
        let [old, new] = &self.classes;
        let class = |node: Node| if node.is_new { new } else { old }.get(node.part);
        one == other || class(one).is_some_and(|found| class(other) == Some(found))
    }

    /// Whether a value is certainly valid under a part.
    pub(crate) fn accepts(&self, node: Node, text: &str) -> bool {
        let outline = self.outline(node.is_new);
        self.asked(text, |left| outline.accepts_within(node.part, text, left))
    }

    /// Whether a value is certainly not valid under a part.
    pub(crate) fn refuses(&self, node: Node, text: &str) -> bool {
        let outline = self.outline(node.is_new);
        self.asked(text, |left| outline.refuses(node.part, text, left))
    }

    /// Asks the engine, whose steps are these.
    fn asked(&self, text: &str, ask: impl FnOnce(&mut u64) -> bool) -> bool {
        /// A tree is made of the text, and memory for the verdicts.
        const LEAST: usize = 4;
        if !self.spend(LEAST + text.len() / 4) {
            return false;
        }
        let mut left = self.left.get();
        let is_so = ask(&mut left);
        self.left.set(left);
        is_so
    }
}

/// Collects the parts that apply to the value itself, if only to some values. What is refused lists nothing.
pub(crate) fn in_place(part: &OutlinePart, found: &mut Vec<usize>) {
    for applied in &part.applied {
        match applied {
            Applied::All(part) => found.push(*part),
            Applied::Choice { branches, .. } => found.extend(branches),
            _ => {}
        }
    }
    for rule in &part.rules {
        match rule {
            OutlineRule::If(condition, then, otherwise) => {
                found.push(*condition);
                found.extend(then.iter().chain(otherwise));
            }
            OutlineRule::Dependent { part, .. } => found.extend(part),
            _ => {}
        }
    }
}

/// Tells apart the parts of two schemas, first by what each says by itself, then by what the parts are that it refers to, until that
/// tells no more apart.
fn classes(outlines: [&Outline; 2]) -> [Vec<usize>; 2] {
    let mut own = HashMap::new();
    let mut children = Vec::new();
    let mut now = Vec::new();
    for (outline, base) in outlines.into_iter().zip([0, outlines[0].parts.len()]) {
        for part in &outline.parts {
            let mut refers = Vec::new();
            let mut said = said(part, &mut refers);
            if part.contained.is_some() {
                // What it has looked at counts for `unevaluatedItems` in 2020-12.
                let _ = write!(said, "{:?}", outline.dialect);
            }
            let next = own.len();
            now.push(*own.entry(said).or_insert(next));
            children.push(
                refers
                    .into_iter()
                    .map(|part| part + base)
                    .collect::<Vec<_>>(),
            );
        }
    }
    if !refine(&mut now, &children, own.len()) {
        now = (0..now.len()).collect();
    }
    let new = now.split_off(outlines[0].parts.len().min(now.len()));
    [now, new]
}

/// Splits classes until all parts of one refer to parts of the same ones. The largest piece keeps the number, so that a part is looked at
/// again seldom. False if that takes too long all the same.
fn refine(classes: &mut [usize], children: &[Vec<usize>], mut count: usize) -> bool {
    /// In parts and those that they refer to.
    const MOST: usize = 2_000_000;
    let mut left = MOST;
    let mut parents = vec![Vec::new(); children.len()];
    for (part, refers) in children.iter().enumerate() {
        for child in refers {
            if let Some(all) = parents.get_mut(*child) {
                all.push(part);
            }
        }
    }
    let mut sizes = vec![0_usize; count];
    for class in &*classes {
        if let Some(size) = sizes.get_mut(*class) {
            *size += 1;
        }
    }
    let mut looked: Vec<usize> = (0..children.len()).collect();
    while !looked.is_empty() {
        let sizes_of = looked.iter().filter_map(|part| children.get(*part));
        let work: usize = sizes_of.map(|refers| 1 + refers.len()).sum();
        let Some(rest) = left.checked_sub(work) else {
            return false;
        };
        left = rest;
        let class = |part: &usize| classes.get(*part).copied().unwrap_or(usize::MAX);
        let mut pieces: BTreeMap<usize, BTreeMap<Vec<usize>, Vec<usize>>> = BTreeMap::new();
        for part in &looked {
            let refers = children.get(*part).into_iter().flatten();
            let key = refers.map(class).collect();
            let pieces = pieces.entry(class(part)).or_default();
            pieces.entry(key).or_default().push(*part);
        }
        let mut changed = Vec::new();
        for (class, pieces) in pieces {
            let mut pieces: Vec<Vec<usize>> = pieces.into_values().collect();
            let moved: usize = pieces.iter().map(Vec::len).sum();
            let stay = sizes.get(class).map_or(0, |size| size - moved);
            pieces.sort_by_key(Vec::len);
            // Those that were not looked at refer to what they did before, which no other piece does.
            if stay == 0 {
                pieces.pop();
            }
            for piece in pieces {
                if let Some(size) = sizes.get_mut(class) {
                    *size -= piece.len();
                }
                sizes.push(piece.len());
                for part in piece {
                    if let Some(class) = classes.get_mut(part) {
                        *class = count;
                    }
                    changed.push(part);
                }
                count += 1;
            }
        }
        looked = changed
            .iter()
            .filter_map(|part| parents.get(*part))
            .flatten()
            .copied()
            .collect();
        looked.sort_unstable();
        looked.dedup();
    }
    true
}

/// Returns the places of each part's members in the order of their names.
fn sorted(outline: &Outline) -> Vec<Vec<usize>> {
    let of = |part: &OutlinePart| {
        let listed = part
            .members
            .as_ref()
            .map_or(&[][..], |members| &members.listed);
        let mut all: Vec<usize> = (0..listed.len()).collect();
        all.sort_by_key(|at| listed.get(*at).map(|member| &member.name));
        all
    };
    outline.parts.iter().map(of).collect()
}

/// Writes what a part says by itself, and lists the parts that it refers to, in the order in which it says so.
fn said(part: &OutlinePart, refers: &mut Vec<usize>) -> String {
    let mut facts = part.facts.clone();
    (facts.title, facts.description) = (None, None);
    let mut said = format!("{facts:?} {} ", part.integers_by_spelling);
    for (name, _) in &part.constraints {
        said.push_str(name);
        said.push(' ');
    }
    let rest = |said: &mut String, refers: &mut Vec<usize>, rest: Rest| match rest {
        Rest::Any => said.push_str("any "),
        Rest::None => said.push_str("none "),
        Rest::Part(part) => {
            said.push_str("part ");
            refers.push(part);
        }
    };
    if let Some(members) = &part.members {
        let mut listed: Vec<_> = members.listed.iter().collect();
        listed.sort_by(|one, other| one.name.cmp(&other.name));
        for member in listed {
            let _ = write!(
                said,
                "{:?} {} {},",
                member.name, member.required, member.listed
            );
            refers.extend(member.part.filter(|_| member.listed));
        }
        let _ = write!(said, "{:?} {} ", members.pattern_texts, members.covers_rest);
        refers.extend(&members.patterns);
        rest(&mut said, refers, members.others);
        said.push_str(if members.names.is_some() {
            "names "
        } else {
            ""
        });
        refers.extend(members.names);
    }
    if let Some(items) = &part.items {
        let _ = write!(said, "items {} {} ", items.prefix.len(), items.covers_rest);
        refers.extend(&items.prefix);
        rest(&mut said, refers, items.rest);
    }
    if let Some((part, counts)) = &part.contained {
        let _ = write!(said, "contains {counts:?} ");
        refers.push(*part);
    }
    for applied in &part.applied {
        match applied {
            Applied::All(part) => {
                said.push_str("all ");
                refers.push(*part);
            }
            Applied::Choice {
                branches,
                exactly_one,
                ..
            } => {
                let _ = write!(said, "choice {exactly_one} {} ", branches.len());
                refers.extend(branches);
            }
            Applied::Unevaluated { members, items } => {
                said.push_str("unevaluated ");
                rest(&mut said, refers, *members);
                rest(&mut said, refers, *items);
            }
            _ => {}
        }
    }
    for rule in &part.rules {
        match rule {
            OutlineRule::Not(part) => {
                said.push_str("not ");
                refers.push(*part);
            }
            OutlineRule::If(condition, then, otherwise) => {
                let _ = write!(said, "if {} {} ", then.is_some(), otherwise.is_some());
                refers.push(*condition);
                refers.extend(then.iter().chain(otherwise));
            }
            OutlineRule::Dependent {
                property,
                part,
                members,
            } => {
                let _ = write!(
                    said,
                    "dependent {property:?} {members:?} {} ",
                    part.is_some()
                );
                refers.extend(part);
            }
            _ => {}
        }
    }
    said
}
