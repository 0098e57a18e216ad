//! Finds items of an array that are equal by the rules of JSON Schema, in one pass over the array's nodes. Candidates
//! are found by hashes under a secret key, and confirmed by comparing the values.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use crate::decimal::normal;
use crate::tree::{NodeRef, same_value};
use crate::value::JsonKind;

/// Returns the indexes of the first repeated item: that of the earlier item, then that of the repetition.
#[must_use]
pub fn repeated(array: NodeRef<'_>) -> Option<(usize, usize)> {
    repetitions(array).next()
}

/// Same as [`repeated`], of every repeated item: the earlier one is always the first.
pub fn repetitions<'t>(array: NodeRef<'t>) -> impl Iterator<Item = (usize, usize)> + 't {
    let key = RandomState::new();
    let hashes = Hashes::of(array, &key);
    let mut known: HashMap<u64, Vec<(usize, NodeRef<'t>)>, _> = HashMap::with_hasher(key);
    array.items().enumerate().filter_map(move |(index, item)| {
        let alike = known.entry(hashes.get(item)).or_default();
        let mut earlier = alike.iter();
        let first = earlier.find(|(_, earlier)| same_value(*earlier, item));
        let found = first.map(|(first, _)| (*first, index));
        if found.is_none() {
            alike.push((index, item));
        }
        found
    })
}

/// A hash for each node below an array. Nodes inside a value come after it, so the hashes are computed from the end.
struct Hashes {
    start: u32,
    all: Vec<u64>,
}

impl Hashes {
    fn of(array: NodeRef<'_>, key: &RandomState) -> Self {
        let nodes: Vec<NodeRef<'_>> = array.below().collect();
        let start = array.index() + 1;
        let mut hashes = Self {
            start,
            all: vec![0; nodes.len()],
        };
        for (at, node) in nodes.iter().enumerate().rev() {
            let hash = hashes.one(*node, key);
            if let Some(place) = hashes.all.get_mut(at) {
                *place = hash;
            }
        }
        hashes
    }

    fn one(&self, node: NodeRef<'_>, key: &RandomState) -> u64 {
        match node.kind() {
            JsonKind::Null => key.hash_one(0u8),
            JsonKind::Bool => key.hash_one((1u8, node.text())),
            JsonKind::Number => key.hash_one((2u8, normal(node.text()))),
            JsonKind::String => key.hash_one((3u8, node.string())),
            JsonKind::Array => {
                let items: Vec<u64> = node.items().map(|item| self.get(item)).collect();
                key.hash_one((4u8, items))
            }
            // A sum, since members have no order.
            JsonKind::Object => node
                .members()
                .map(|(name, value)| key.hash_one((5u8, name, self.get(value))))
                .fold(key.hash_one(5u8), u64::wrapping_add),
        }
    }

    fn get(&self, node: NodeRef<'_>) -> u64 {
        let at = node.index().wrapping_sub(self.start) as usize;
        self.all.get(at).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::repeated;
    use crate::tree::Tree;

    #[test]
    fn equality_is_that_of_json_schema() {
        for (text, expected) in [
            ("[]", None),
            ("[1, 2, 3]", None),
            (
                "[1, \"1\", true, null, [1], {\"1\": 1}, 0, false, \"\"]",
                None,
            ),
            ("[1, 1.0]", Some((0, 1))),
            ("[3, 100, -0, 1e2]", Some((1, 3))),
            ("[0, -0.0]", Some((0, 1))),
            ("[9007199254740993, 9007199254740992]", None),
            (r#"["a", "\u0061"]"#, Some((0, 1))),
            (
                r#"[{"a": 1, "b": [2]}, {"a": 1}, {"b": [2.0], "a": 1}]"#,
                Some((0, 2)),
            ),
            (r#"[{"a": 1, "b": 2}, {"a": 2, "b": 1}]"#, None),
            ("[[1, 2], [2, 1]]", None),
            ("[[1], [[1]]]", None),
            ("[{}, [], {}]", Some((0, 2))),
            ("[[], {}]", None),
        ] {
            assert_eq!(repeated(Tree::of_valid(text).root()), expected, "{text}");
        }
        let nested = format!("[{0}1{1}, {0}1.0{1}]", "[".repeat(5000), "]".repeat(5000));
        assert_eq!(repeated(Tree::of_valid(&nested).root()), Some((0, 1)));
    }
}
