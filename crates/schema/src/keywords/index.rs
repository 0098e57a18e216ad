//! An index of schemas that apply to the same value: the branches of a union, or conditions. It finds those under which a value can
//! be valid by what they say of the value itself, of one member, or of the names of the members.
//!
//! Invariant: a schema that is not among the candidates is certainly invalid for the value. A candidate may be invalid, too.

use std::collections::HashMap;

use saop_json::decimal;
use saop_json::{JsonKind, JsonRef};

/// A list of candidates for each value. `crate::select` builds it from the facts of the schemas.
#[derive(Debug)]
pub(crate) struct Index {
    /// The first one is the entry.
    pub(crate) nodes: Vec<Node>,
}

/// A step of the search. Candidates are numbers of schemas, sorted.
#[derive(Debug)]
pub(crate) enum Node {
    /// The candidates.
    Leaf(Box<[u32]>),
    /// What stands at a path of members decides; the empty path is the value itself.
    Value {
        path: Box<[Box<str>]>,
        table: Table,
        /// The node for objects without a value there.
        absent: usize,
    },
    /// Each schema is listed under the name of one member that it requires, or among the others.
    Names {
        nodes: HashMap<Box<str>, usize>,
        others: usize,
    },
}

/// Nodes by value: those of a constant and those of its kind together have the candidates.
#[derive(Debug, Default)]
pub(crate) struct Table {
    strings: HashMap<Box<str>, usize>,
    /// Numbers, booleans and null, in their canonical form.
    others: HashMap<Box<str>, usize>,
    /// How long the longest string is, in bytes.
    longest: usize,
    /// For the schemas that take all values of a kind. By kind, as in [`JsonKind::ALL`].
    pub(crate) kinds: [usize; JsonKind::ALL.len()],
}

/// A value that an index is asked about.
pub(crate) trait Look<'a> {
    type Stop;

    /// Returns the kind of what stands at a path of members, and its text if it is neither an array nor an object.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be read.
    fn at(&mut self, path: &[Box<str>]) -> Result<Option<(JsonKind, &'a str)>, Self::Stop>;

    /// Calls a function with the name of each member.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be read.
    fn names(&mut self, call: &mut dyn FnMut(&str)) -> Result<(), Self::Stop>;
}

/// The numbers of the schemas under which a value can be valid.
#[derive(Debug)]
pub(crate) enum Candidates<'i> {
    /// All of so many.
    All(usize),
    /// Those in a few lists, each of which is sorted.
    Listed(Vec<&'i [u32]>),
    /// The same, put together.
    Merged(Vec<u32>),
}

/// More lists are put together.
const FEW_LISTS: usize = 4;

impl<'i> Candidates<'i> {
    fn of(lists: Vec<&'i [u32]>) -> Self {
        if lists.len() <= FEW_LISTS {
            return Self::Listed(lists);
        }
        let mut all = lists.concat();
        all.sort_unstable();
        all.dedup();
        Self::Merged(all)
    }

    /// Returns about how many they are, at least as many.
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::All(all) => *all,
            Self::Listed(lists) => lists.iter().map(|list| list.len()).sum(),
            Self::Merged(all) => all.len(),
        }
    }

    /// Returns what it has cost to put lists together.
    pub(crate) const fn cost(&self) -> u64 {
        match self {
            Self::Merged(all) => all.len() as u64,
            Self::All(_) | Self::Listed(_) => 0,
        }
    }

    /// Returns the numbers in their order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        let (all, merged, mut lists) = match self {
            Self::All(all) => (0..*all, &[][..], Vec::new()),
            Self::Listed(lists) => (0..0, &[][..], lists.clone()),
            Self::Merged(merged) => (0..0, &**merged, Vec::new()),
        };
        let listed = std::iter::from_fn(move || {
            let firsts = lists.iter().filter_map(|list| list.first());
            let least = *firsts.min()?;
            for list in &mut lists {
                if let Some((_, rest)) = list.split_first().filter(|(first, _)| **first == least) {
                    *list = rest;
                }
            }
            Some(least)
        });
        let listed = merged.iter().copied().chain(listed);
        all.chain(listed.map(|number| number as usize))
    }
}

impl Index {
    /// Returns the schemas under which a value can be valid.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be read.
    pub(crate) fn candidates<'a, L: Look<'a>>(
        &self,
        look: &mut L,
    ) -> Result<Candidates<'_>, L::Stop> {
        let mut lists = Vec::new();
        self.collect(0, look, &mut lists)?;
        Ok(Candidates::of(lists))
    }

    /// Gives the schemas other numbers, which are sorted. Several may get the same one.
    pub(crate) fn number_anew(&mut self, numbers: &[u32]) {
        for node in &mut self.nodes {
            if let Node::Leaf(list) = node {
                let mut new: Vec<u32> = list
                    .iter()
                    .filter_map(|schema| numbers.get(*schema as usize).copied())
                    .collect();
                new.dedup();
                *list = new.into();
            }
        }
    }

    /// Collects lists of candidates. The nodes below each other are few.
    fn collect<'i, 'a, L: Look<'a>>(
        &'i self,
        node: usize,
        look: &mut L,
        lists: &mut Vec<&'i [u32]>,
    ) -> Result<(), L::Stop> {
        match self.nodes.get(node) {
            None => {}
            Some(Node::Leaf(list)) if list.is_empty() => {}
            Some(Node::Leaf(list)) => lists.push(list),
            Some(Node::Value {
                path,
                table,
                absent,
            }) => match look.at(path)? {
                None => self.collect(*absent, look, lists)?,
                Some((kind, text)) => {
                    if let Some(node) = table.constant(kind, text) {
                        self.collect(node, look, lists)?;
                    }
                    if let Some(node) = table.kinds.get(kind as usize) {
                        self.collect(*node, look, lists)?;
                    }
                }
            },
            Some(Node::Names { nodes, others }) => {
                let mut named: Vec<usize> = Vec::new();
                look.names(&mut |name| named.extend(nodes.get(name)))?;
                // The text may repeat a name, which is found later.
                named.sort_unstable();
                named.dedup();
                for node in named {
                    self.collect(node, look, lists)?;
                }
                self.collect(*others, look, lists)?;
            }
        }
        Ok(())
    }
}

impl Table {
    /// Adds the node of a constant: a string as it is, anything else in its canonical form.
    pub(crate) fn add(&mut self, kind: JsonKind, constant: &str, node: usize) {
        if kind == JsonKind::String {
            self.longest = self.longest.max(constant.len());
            self.strings.insert(constant.into(), node);
        } else {
            self.others.insert(constant.into(), node);
        }
    }

    fn constant(&self, kind: JsonKind, text: &str) -> Option<usize> {
        /// How many times as long a string is with an escape for each character.
        const ESCAPED: usize = 6;
        let found = match kind {
            JsonKind::String if text.len() <= ESCAPED * self.longest + 2 => {
                self.strings.get(&*JsonRef::of_valid(text).as_str()?)
            }
            JsonKind::Null | JsonKind::Bool => self.others.get(text),
            JsonKind::Number if !self.others.is_empty() => {
                self.others.get(&*decimal::canonical(text))
            }
            _ => None,
        };
        found.copied()
    }
}
