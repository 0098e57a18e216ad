//! Free-form JSON: whatever the members of an open object may be. Invariant: no object made here
//! names a key twice, and none is nested deeper than `DEEPEST`.

use std::collections::HashSet;

use crate::number;
use crate::rng::Rng;
use crate::string::{self, Script};
use crate::tree::{Member, Tree};

/// The most levels below a free-form object.
const DEEPEST: usize = 64;

/// What a free-form object looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Empty,
    Flat,
    Nested,
    Numbers,
    Keys,
    Deep,
    Wide,
}

pub(crate) const SHAPES: [Shape; 7] = [
    Shape::Nested,
    Shape::Empty,
    Shape::Numbers,
    Shape::Deep,
    Shape::Flat,
    Shape::Keys,
    Shape::Wide,
];

/// Keys that some reader gives a meaning of its own.
const RESERVED: [&str; 2] = [
    "$serde_json::private::RawValue",
    "$serde_json::private::Number",
];
const KEYS: [&str; 17] = [
    "path",
    "command",
    "line",
    "limit",
    "a",
    "b",
    "type",
    "",
    "a/b",
    "~0",
    "$ref",
    "__proto__",
    "two words",
    "quo\"te",
    "back\\slash",
    "new\nline",
    "\0",
];

/// Makes free-form values.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Free {
    /// The script of strings, or any.
    pub(crate) script: Option<Script>,
    /// Whether every number must fit a float and no key may be a reserved one.
    pub(crate) readable: bool,
}

impl Free {
    pub(crate) fn object(self, shape: Option<Shape>, rng: &mut Rng) -> Tree {
        let shape = shape.unwrap_or_else(|| match rng.below(20) {
            0..=3 => Shape::Empty,
            4..=9 => Shape::Flat,
            10..=14 => Shape::Nested,
            15 | 16 => Shape::Numbers,
            17 => Shape::Keys,
            18 => Shape::Deep,
            _ => Shape::Wide,
        });
        match shape {
            Shape::Empty => Tree::Object(Vec::new()),
            Shape::Flat => self.members(rng.between(1, 4), 0, rng),
            Shape::Nested => {
                let Tree::Object(mut members) = self.members(rng.between(0, 2), 1, rng) else {
                    return Tree::Object(Vec::new());
                };
                let inner = self.members(rng.between(1, 3), 3, rng);
                add(&mut members, "nested", inner, rng);
                let list = vec![
                    self.members(2, 1, rng),
                    Tree::Array(Vec::new()),
                    Tree::Object(Vec::new()),
                ];
                add(&mut members, "list", Tree::Array(list), rng);
                Tree::Object(members)
            }
            Shape::Numbers => {
                let mut members = Vec::new();
                for _ in 0..rng.between(2, 6) {
                    let number = Tree::Number(number::free_number(self.readable, rng));
                    add(&mut members, "n", number, rng);
                }
                Tree::Object(members)
            }
            Shape::Keys => {
                let mut members = Vec::new();
                for _ in 0..rng.between(2, 5) {
                    let name = string::content(
                        rng,
                        Some(self.script.unwrap_or(Script::Escapes)),
                        1,
                        Some(6),
                    );
                    let value = self.value(0, rng);
                    add(&mut members, &name, value, rng);
                }
                Tree::Object(members)
            }
            Shape::Deep => {
                let mut inner = self.value(0, rng);
                for _ in 0..rng.between(10, DEEPEST - 2) {
                    inner = if rng.chance(50) {
                        Tree::Array(vec![inner])
                    } else {
                        Tree::Object(vec![Member::new("\"d\"", inner)])
                    };
                }
                Tree::Object(vec![Member::new("\"deep\"", inner)])
            }
            Shape::Wide => self.members(rng.between(20, 60), 0, rng),
        }
    }

    /// Any value with at most `depth` levels below it.
    pub(crate) fn value(self, depth: usize, rng: &mut Rng) -> Tree {
        match rng.below(if depth == 0 { 7 } else { 10 }) {
            0 => Tree::Null,
            1 => Tree::Bool(rng.chance(50)),
            2 | 3 => Tree::Number(number::free_number(self.readable, rng)),
            4..=6 => {
                let content = string::content(rng, self.script, 0, None);
                Tree::String(string::spell(&content, rng))
            }
            7 => Tree::Array(
                (0..rng.below(4))
                    .map(|_| self.value(depth - 1, rng))
                    .collect(),
            ),
            _ => self.members(rng.below(4), depth - 1, rng),
        }
    }

    fn members(self, count: usize, depth: usize, rng: &mut Rng) -> Tree {
        let mut members = Vec::new();
        for _ in 0..count {
            let value = self.value(depth, rng);
            let name = if !self.readable && rng.chance(2) {
                rng.pick(&RESERVED)
            } else {
                rng.pick(&KEYS)
            };
            add(&mut members, name, value, rng);
        }
        Tree::Object(members)
    }
}

/// Adds a member under `name`, or under the first `name1`, `name2`, … that is not taken yet.
pub(crate) fn add(members: &mut Vec<Member>, name: &str, value: Tree, rng: &mut Rng) {
    let taken: HashSet<_> = members.iter().filter_map(Member::name).collect();
    let mut unique = name.to_owned();
    let mut count = 0;
    while taken.contains(&unique) {
        count += 1;
        unique = format!("{name}{count}");
    }
    members.push(Member::new(string::spell(&unique, rng), value));
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{DEEPEST, Free, SHAPES};
    use crate::rng::Rng;
    use crate::tree::{Member, Tree};

    fn depth(tree: &Tree) -> usize {
        let members = tree.members().iter().map(|member| &member.value);
        tree.items()
            .iter()
            .chain(members)
            .map(|inner| 1 + depth(inner))
            .max()
            .unwrap_or(0)
    }

    fn keys_are_unique(tree: &Tree) -> bool {
        let names: HashSet<_> = tree.members().iter().map(Member::name).collect();
        let members = tree.members().iter().map(|member| &member.value);
        names.len() == tree.members().len()
            && tree.items().iter().chain(members).all(keys_are_unique)
    }

    #[test]
    fn objects_of_every_shape_are_bounded_and_unique() {
        let mut rng = Rng::with_seed(21);
        let free = Free {
            script: None,
            readable: false,
        };
        let mut texts = String::new();
        for round in 0..3000 {
            let tree = free.object(SHAPES.get(round % 8).copied(), &mut rng);
            assert!(depth(&tree) <= DEEPEST, "{}", tree.compact());
            assert!(keys_are_unique(&tree), "{}", tree.compact());
            assert_eq!(Tree::parse(&tree.compact()), Ok(tree.clone()));
            texts.push_str(&tree.compact());
        }
        for wanted in [
            "12345678901234567890123",
            "1e400",
            "0.10",
            "{}",
            "[]",
            "private::RawValue",
            "\\u",
            "\\/",
        ] {
            assert!(texts.contains(wanted), "{wanted} is never made");
        }
    }

    #[test]
    fn readable_objects_hold_nothing_that_a_plain_reader_refuses() {
        let mut rng = Rng::with_seed(22);
        let free = Free {
            script: None,
            readable: true,
        };
        for _ in 0..1000 {
            let text = free.object(None, &mut rng).compact();
            assert!(
                !text.contains("e400") && !text.contains("private::"),
                "{text}"
            );
        }
    }
}
