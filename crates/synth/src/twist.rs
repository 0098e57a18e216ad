//! Changes that no rule of the schema names: repeated keys, depth, numbers without a type, equal
//! items, and tokens that are not JSON. Invariant: one change, told by name.

use crate::free;
use crate::make::{self, Maker};
use crate::rng::Rng;
use crate::schema::{Extra, Kind, Node, NodeId};
use crate::string;
use crate::tree::{Member, Tree};

/// Where a value stands: the index of each member or item on the way.
type Way = Vec<usize>;

/// One value of a document, with the schema that holds there, if any does.
struct Spot<'a> {
    way: Way,
    tree: &'a Tree,
    node: Option<NodeId>,
}

impl Maker<'_> {
    fn spots(self, tree: &Tree) -> Vec<Spot<'_>> {
        let mut spots = Vec::new();
        self.collect_spots(tree, Some(self.schema.root), &mut Vec::new(), &mut spots);
        spots
    }

    fn collect_spots<'t>(
        self,
        tree: &'t Tree,
        id: Option<NodeId>,
        way: &mut Way,
        spots: &mut Vec<Spot<'t>>,
    ) {
        let id = id.map(|id| self.schema.branch(id, tree));
        let node = id.map(|id| &self.schema.nodes[id]);
        spots.push(Spot {
            way: way.clone(),
            tree,
            node: id,
        });
        for (index, item) in tree.items().iter().enumerate() {
            way.push(index);
            self.collect_spots(item, node.and_then(|node| node.items), way, spots);
            way.pop();
        }
        for (index, member) in tree.members().iter().enumerate() {
            let inner = node.and_then(|node| {
                match (
                    member.name().and_then(|name| node.property(&name)),
                    node.extra,
                ) {
                    (Some(property), _) => Some(property.node),
                    (None, Extra::Values(values)) => Some(values),
                    _ => None,
                }
            });
            way.push(index);
            self.collect_spots(&member.value, inner, way, spots);
            way.pop();
        }
    }

    fn choose(
        self,
        tree: &Tree,
        rng: &mut Rng,
        wanted: impl Fn(&Spot<'_>, Option<&Node>) -> bool,
    ) -> Option<Way> {
        let mut spots = self.spots(tree);
        spots.retain(|spot| wanted(spot, spot.node.map(|id| &self.schema.nodes[id])));
        let chosen = rng.below(spots.len());
        spots.into_iter().nth(chosen).map(|spot| spot.way)
    }

    /// Names a key twice, in one of the ways that readers overlook.
    pub(crate) fn repeat_key(self, tree: &mut Tree, rng: &mut Rng) -> Option<&'static str> {
        let what = [
            "key twice: typed",
            "key twice: free-form",
            "key twice: nested",
            "key twice: escaped",
            "key twice: in the 30th member",
        ][rng.below(5)];
        let way = self.choose(tree, rng, |spot, node| {
            let free =
                node.is_none_or(|node| node.is_free() || matches!(node.extra, Extra::Values(_)));
            matches!(spot.tree, Tree::Object(_))
                && match what {
                    "key twice: typed" => !free,
                    "key twice: nested" => node.is_none(),
                    "key twice: escaped" => true,
                    _ => free,
                }
        })?;
        let Tree::Object(members) = at(tree, &way)? else {
            return None;
        };
        if members.is_empty() {
            members.push(Member::new("\"a\"", Tree::Null));
        }
        if what == "key twice: in the 30th member" {
            while members.len() < 29 {
                free::add(members, "m", Tree::Bool(true), rng);
            }
        }
        let original = members[rng.below(members.len())].clone();
        let name = original.name()?;
        let value = if rng.chance(50) {
            original.value
        } else {
            Tree::Null
        };
        let key = match what {
            "key twice: escaped" => string::spell_escaped(&name, rng),
            _ => string::spell(&name, rng),
        };
        let place = if what == "key twice: in the 30th member" {
            members.len()
        } else {
            rng.below(members.len() + 1)
        };
        members.insert(place, Member::new(key, value));
        Some(what)
    }

    /// Nests a value so deep that the root has about as many levels as readers bear.
    pub(crate) fn deepen(self, tree: &mut Tree, rng: &mut Rng) -> Option<&'static str> {
        let free = self.choose(tree, rng, |_, node| node.is_none());
        let way = free.or_else(|| self.choose(tree, rng, |_, _| true))?;
        let total = [126, 127, 128, 129, 130, 200, 390][rng.below(7)];
        // The value at the end of the way has depth `way.len() + 1`.
        let brackets: usize = total - way.len().min(total);
        let here = at(tree, &way)?;
        let mut inner = None;
        for _ in 0..brackets {
            inner = Some(if rng.chance(50) {
                Tree::Array(inner.into_iter().collect())
            } else {
                Tree::Object(
                    inner
                        .into_iter()
                        .map(|value| Member::new("\"d\"", value))
                        .collect(),
                )
            });
        }
        *here = inner?;
        Some("depth")
    }

    /// An integer that no 64-bit type holds, or a float that overflows.
    pub(crate) fn overflow(self, tree: &mut Tree, rng: &mut Rng) -> Option<&'static str> {
        const HUGE: [&str; 11] = [
            "18446744073709551616",
            "18446744073709551615",
            "9223372036854775808",
            "-9223372036854775809",
            "-9223372036854775808",
            "1e19",
            "1e20",
            "1e400",
            "-1e400",
            "1.7976931348623159e308",
            "12345678901234567890123",
        ];
        let way = self.choose(tree, rng, |_, node| {
            node.is_some_and(|node| node.allows(Kind::Integer) || node.allows(Kind::Number))
        })?;
        *at(tree, &way)? = Tree::Number(HUGE[rng.below(HUGE.len())].to_owned());
        Some("huge number")
    }

    /// Puts a second copy of an item into its array, its strings spelled another way.
    pub(crate) fn repeat_item(self, tree: &mut Tree, rng: &mut Rng) -> Option<&'static str> {
        let way = self.choose(tree, rng, |spot, node| {
            matches!(spot.tree, Tree::Array(items) if !items.is_empty()) && node.is_some()
        })?;
        let Tree::Array(items) = at(tree, &way)? else {
            return None;
        };
        let mut copy = items[rng.below(items.len())].clone();
        if let Tree::Object(members) = &mut copy {
            for member in members {
                member.value = make::respell(&member.value, rng);
            }
        }
        items.insert(rng.below(items.len() + 1), copy);
        Some("item twice")
    }

    /// Spoils one token so that the text is no longer JSON.
    pub(crate) fn spoil_token(self, tree: &mut Tree, rng: &mut Rng) -> Option<&'static str> {
        const NOT_NUMBERS: [&str; 12] = [
            "NaN",
            "Infinity",
            "-Infinity",
            "+1",
            ".5",
            "1.",
            "1e",
            "0x10",
            "-",
            "1_000",
            "1e+",
            "--1",
        ];
        const ZEROS: [&str; 5] = ["01", "-01", "00", "007.5", "-00"];
        const LONE: [&str; 5] = [
            "\\ud800",
            "\\udc00",
            "\\ud800\\u0041",
            "\\uDBFF\\uDBFF",
            "\\ud83dx",
        ];
        const CONTROLS: [&str; 5] = ["\n", "\t", "\u{1}", "\0", "\u{1f}"];
        const ESCAPES: [&str; 7] = [
            "\\x41",
            "\\a",
            "\\u12",
            "\\u{41}",
            "\\U00000041",
            "\\'",
            "\\u00g0",
        ];
        let (what, number, spoiled): (_, _, &[&str]) = match rng.below(6) {
            0 => ("not a number", true, &NOT_NUMBERS),
            1 => ("leading zero", true, &ZEROS),
            2 | 3 => ("lone surrogate", false, &LONE),
            4 => ("control character", false, &CONTROLS),
            _ => ("invalid escape", false, &ESCAPES),
        };
        let spoiled = rng.pick(spoiled);
        if number {
            let way = self.choose(tree, rng, |spot, _| matches!(spot.tree, Tree::Number(_)))?;
            *at(tree, &way)? = Tree::Number(spoiled.to_owned());
            return Some(what);
        }
        let insert = |raw: &mut String, rng: &mut Rng| {
            let end = if rng.chance(50) { 1 } else { raw.len() - 1 };
            raw.insert_str(end, spoiled);
        };
        if rng.chance(30) {
            let way = self.choose(tree, rng, |spot, _| !spot.tree.members().is_empty())?;
            let Tree::Object(members) = at(tree, &way)? else {
                return None;
            };
            let chosen = rng.below(members.len());
            insert(&mut members[chosen].key, rng);
            return Some(what);
        }
        let way = self.choose(tree, rng, |spot, _| matches!(spot.tree, Tree::String(_)))?;
        if let Tree::String(raw) = at(tree, &way)? {
            insert(raw, rng);
        }
        Some(what)
    }
}

fn at<'t>(tree: &'t mut Tree, way: &[usize]) -> Option<&'t mut Tree> {
    way.iter().try_fold(tree, |here, &index| match here {
        Tree::Array(items) => items.get_mut(index),
        Tree::Object(members) => members.get_mut(index).map(|member| &mut member.value),
        _ => None,
    })
}
