//! Two compiled schemas beside each other: what a part of either says, and which parts say the same.
//!
//! Invariant: parts that count as the same accept the same values.

use std::collections::HashMap;
use std::fmt::Write as _;

use saop_json::JsonKind;
use saop_schema::{Applied, Outline, OutlinePart, OutlineRule, Rest};

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
}

impl Pair {
    pub(crate) fn of(old: Outline, new: Outline) -> Self {
        let classes = classes([&old, &new]);
        let kinds = |outline: &Outline| outline.parts.iter().map(Kinds::of_part).collect();
        let kinds = [kinds(&old), kinds(&new)];
        Self {
            old,
            new,
            classes,
            kinds,
        }
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
        self.outline(node.is_new).accepts(node.part, text)
    }

    /// Whether a value is certainly not valid under a part.
    pub(crate) fn refuses(&self, node: Node, text: &str) -> bool {
        const MOST: u64 = 1 << 22;
        self.outline(node.is_new)
            .refuses(node.part, text, &mut { MOST })
    }
}

/// Tells apart the parts of two schemas, first by what each says by itself, then by what the parts are that it refers to, until that
/// tells no more apart.
fn classes(outlines: [&Outline; 2]) -> [Vec<usize>; 2] {
    /// What telling them apart may take, in parts. Past it, none is the same as another.
    const MOST: usize = 20_000_000;
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
    let mut count = own.len();
    let work: usize = children.iter().map(|all| 1 + all.len()).sum();
    let mut left = MOST;
    loop {
        let Some(rest) = left.checked_sub(work) else {
            now = (0..now.len()).collect();
            break;
        };
        left = rest;
        let mut seen = HashMap::new();
        let class = |part: &usize| now.get(*part).copied().unwrap_or(usize::MAX);
        let next: Vec<usize> = children
            .iter()
            .enumerate()
            .map(|(part, refers)| {
                let key: Vec<usize> = std::iter::once(&part).chain(refers).map(class).collect();
                let fresh = seen.len();
                *seen.entry(key).or_insert(fresh)
            })
            .collect();
        now = next;
        if seen.len() == count {
            break;
        }
        count = seen.len();
    }
    let new = now.split_off(outlines[0].parts.len().min(now.len()));
    [now, new]
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
