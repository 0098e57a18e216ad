//! Breaking one rule of the schema at its place. Invariant: nothing but the place of the rule is
//! changed, save for an optional value that is put there in order to be broken.

use crate::bound::Bound;
use crate::free::{self, Free};
use crate::make::{Maker, respell};
use crate::number;
use crate::rng::Rng;
use crate::rules::{Demand, Placed, kind_of};
use crate::schema::{Kind, Node};
use crate::string;
use crate::tree::{Member, Tree};

impl Maker<'_> {
    /// Breaks the rule in the document and says how; `None` where the document has no such place.
    pub(crate) fn breach(
        self,
        tree: &mut Tree,
        placed: &Placed,
        rng: &mut Rng,
    ) -> Option<&'static str> {
        let node = &self.schema.nodes[placed.node];
        let here = self.reach(tree, &placed.steps, rng)?;
        match &placed.demand {
            Demand::Type => return wrong_type(here, node, rng),
            Demand::Required(name) => return remove(here, name, rng),
            Demand::Closed => return add_unknown(here, node, rng),
            Demand::MinLength => {
                let length = rng.below(node.min_length);
                *here = text(&string::content(rng, None, length, Some(length)), rng);
            }
            Demand::MaxLength => {
                let length = node.max_length? + 1 + rng.below(3);
                *here = text(&string::content(rng, None, length, Some(length)), rng);
            }
            Demand::Pattern => {
                let broken = break_pattern(&self.text(node, rng), rng);
                *here = text(&broken, rng);
            }
            Demand::Enum => *here = other_than(&node.variants, rng),
            Demand::Const => *here = other_than(node.constant.as_slice(), rng),
            Demand::Minimum => *here = beyond(node, node.bounds.minimum?, -1.0, rng),
            Demand::Maximum => *here = beyond(node, node.bounds.maximum?, 1.0, rng),
            Demand::ExclusiveMinimum => {
                *here = at_or_beyond(node, node.bounds.exclusive_minimum?, -1.0, rng);
            }
            Demand::ExclusiveMaximum => {
                *here = at_or_beyond(node, node.bounds.exclusive_maximum?, 1.0, rng);
            }
            Demand::MultipleOf => {
                let step = node.step?;
                *here = Tree::Number(if node.allows(Kind::Number) || rng.chance(20) {
                    step.beside(rng)
                } else {
                    let value = step.integer(number::integer(node.bounds, rng), node.bounds);
                    number::spell_integer(value + 1, rng)
                });
            }
            Demand::UniqueItems => {
                let Tree::Array(items) = here else {
                    return None;
                };
                if items.is_empty() {
                    items.push(self.value(node.items?, placed.steps.len() + 1, rng));
                }
                let again = respell(&items[rng.below(items.len())], rng);
                items.insert(rng.below(items.len() + 1), again);
            }
            Demand::OneOf => {
                let Tree::Object(members) = here else {
                    return None;
                };
                let at = members
                    .iter()
                    .position(|member| matches!(member.value, Tree::String(_)))?;
                if rng.chance(30) {
                    members.remove(at);
                } else {
                    members[at].value = text("unknown", rng);
                }
            }
            Demand::MinItems => match here {
                Tree::Array(items) => items.truncate(rng.below(node.min_items)),
                _ => return None,
            },
            Demand::MaxItems => {
                let Tree::Array(items) = here else {
                    return None;
                };
                while items.len() <= node.max_items? {
                    let item = node
                        .items
                        .map_or(Tree::Null, |id| self.value(id, placed.steps.len() + 1, rng));
                    items.push(item);
                }
            }
        }
        Some(placed.demand.keyword())
    }
}

/// Puts a value of a type there that the node does not allow.
fn wrong_type(here: &mut Tree, node: &Node, rng: &mut Rng) -> Option<&'static str> {
    let free = Free {
        script: None,
        readable: true,
    };
    for _ in 0..40 {
        let (new, what) = match rng.below(11) {
            0 | 1 => (Tree::Null, "type: null"),
            2 => (Tree::Bool(rng.chance(50)), "type: boolean"),
            3 => (Tree::Number(rng.below(3).to_string()), "type: integer"),
            4 | 5 => (fraction(rng), "type: fraction"),
            6 => (as_text(here, rng), "type: string"),
            7 => (
                Tree::Array(vec![here.clone()]),
                "type: array around the value",
            ),
            8 => (values_of(here), "type: array of the members"),
            9 => (
                Tree::Object(vec![wrapped(here)]),
                "type: object around the value",
            ),
            _ => (free.object(None, rng), "type: object"),
        };
        if !node.allows(kind_of(&new)) {
            *here = new;
            return Some(what);
        }
    }
    None
}

fn text(content: &str, rng: &mut Rng) -> Tree {
    Tree::String(string::spell(content, rng))
}

fn fraction(rng: &mut Rng) -> Tree {
    const FRACTIONS: [&str; 7] = [
        "1.5",
        "-0.5",
        "10e-2",
        "15E-1",
        "1.00000000000000000000001",
        "9007199254740993.5",
        "1e-400",
    ];
    Tree::Number(
        FRACTIONS[if rng.chance(70) {
            rng.below(4)
        } else {
            rng.below(7)
        }]
        .to_owned(),
    )
}

/// The value's own text as a string, such as `"0"` for `0`.
fn as_text(old: &Tree, rng: &mut Rng) -> Tree {
    match old {
        Tree::Number(raw) => text(raw, rng),
        Tree::Object(_) | Tree::Array(_) if rng.chance(50) => text(&old.compact(), rng),
        _ => text("", rng),
    }
}

/// The values of an object without their keys, as some readers take a struct.
fn values_of(old: &Tree) -> Tree {
    Tree::Array(
        old.members()
            .iter()
            .map(|member| member.value.clone())
            .collect(),
    )
}

/// `{"success":null}` for `"success"`, as some readers take an enum.
fn wrapped(old: &Tree) -> Member {
    match old {
        Tree::String(raw) => Member::new(raw.clone(), Tree::Null),
        Tree::Array(items) => Member::new("\"0\"", items.first().cloned().unwrap_or(Tree::Null)),
        _ => Member::new("\"value\"", old.clone()),
    }
}

fn remove(here: &mut Tree, name: &str, rng: &mut Rng) -> Option<&'static str> {
    let Tree::Object(members) = here else {
        return None;
    };
    let at = members
        .iter()
        .position(|member| member.name().as_deref() == Some(name))?;
    if rng.chance(15) {
        let close = [
            name.to_uppercase(),
            format!("{name} "),
            name.replace('_', ""),
            format!("{name}\0"),
        ];
        let close = &close[rng.below(close.len())];
        if close != name {
            members[at].key = string::spell_plain(close);
            return Some("required: renamed");
        }
    }
    members.remove(at);
    Some("required")
}

fn add_unknown(here: &mut Tree, node: &Node, rng: &mut Rng) -> Option<&'static str> {
    const NAMES: [&str; 8] = [
        "x",
        "",
        "a/b~c",
        "$schema",
        "__proto__",
        "é😀",
        "extra\n",
        "$serde_json::private::RawValue",
    ];
    let Tree::Object(members) = here else {
        return None;
    };
    let name = if rng.chance(20) {
        let known = &node.properties.get(rng.below(node.properties.len()))?.name;
        format!("{}{}", &known[..known.len().min(1)], known.to_uppercase())
    } else {
        rng.pick(&NAMES).to_owned()
    };
    if node.property(&name).is_some() {
        return None;
    }
    let free = Free {
        script: None,
        readable: true,
    };
    let value = free.value(1, rng);
    free::add(members, &name, value, rng);
    let last = members.len() - 1;
    members.swap(rng.below(last + 1), last);
    Some("additionalProperties")
}

fn break_pattern(matching: &str, rng: &mut Rng) -> String {
    const FIXED: [&str; 9] = [
        "1",
        "v1.0.0",
        "1.0.0\n",
        "",
        "1.0",
        "2.0.0",
        "1.0.0.0",
        "-1",
        "1.0.0-rc.1",
    ];
    let digits = |zero: char| -> String {
        let shifted = |digit: u32| char::from_u32(zero as u32 + digit);
        matching
            .chars()
            .map(|old| old.to_digit(10).and_then(shifted).unwrap_or(old))
            .collect()
    };
    match rng.below(10) {
        0..=3 => FIXED[rng.below(FIXED.len())].to_owned(),
        4 => format!("{matching}\n"),
        5 => format!("{}{matching}", ["v", " ", "\n", "\u{feff}"][rng.below(4)]),
        6 => digits('٠'),
        7 => digits('０'),
        8 => format!(
            "{matching}{}",
            ["x", " ", "\0", "\u{2028}", "."][rng.below(5)]
        ),
        _ => matching
            .chars()
            .skip(1)
            .map(|old| if old == '.' { ',' } else { old })
            .collect(),
    }
}

/// A value of the same type that is none of `values`.
fn other_than(values: &[Tree], rng: &mut Rng) -> Tree {
    let known: Vec<_> = values.iter().filter_map(Tree::as_text).collect();
    if let Some(base) = known.get(rng.below(known.len())) {
        let candidates = [
            String::new(),
            base.to_uppercase(),
            format!("{base} "),
            format!("{base}\0"),
            base.chars().skip(1).collect(),
            "unknown".to_owned(),
        ];
        let chosen = candidates[rng.below(candidates.len())].clone();
        let free = if known.contains(&chosen) {
            "unknown".repeat(2)
        } else {
            chosen
        };
        return text(&free, rng);
    }
    let values: Vec<_> = values
        .iter()
        .filter(|value| **value != Tree::Null)
        .collect();
    match values.first() {
        Some(Tree::Bool(value)) => Tree::Bool(!value),
        Some(Tree::Number(raw)) => Tree::Number(format!("{raw}1")),
        _ => Tree::Array(vec![Tree::Null]),
    }
}

/// A number past the bound, in the direction of `sign`.
fn beyond(node: &Node, bound: Bound, sign: f64, rng: &mut Rng) -> Tree {
    if !node.allows(Kind::Number) || rng.chance(40) {
        let edge = if sign < 0.0 {
            bound.ceil()
        } else {
            bound.floor()
        };
        let step = [1, 1, 2, 1000, 1 << 53][rng.below(5)];
        return Tree::Number(number::spell_integer(edge + step * sign as i128, rng));
    }
    let bound = bound.float();
    for step in [0.5, f64::MIN_POSITIVE, 1e-300, 1e300] {
        let value = bound + sign * step;
        // A small step from a large bound is lost in rounding.
        if (value - bound) * sign > 0.0 && rng.chance(40) {
            return Tree::Number(format!("{value:e}"));
        }
    }
    Tree::Number(format!("{}", bound + sign * bound.abs().max(1.0)))
}

fn at_or_beyond(node: &Node, bound: Bound, sign: f64, rng: &mut Rng) -> Tree {
    if rng.chance(50) {
        return Tree::Number(bound.spell());
    }
    beyond(node, bound, sign, rng)
}
