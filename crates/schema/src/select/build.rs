//! Builds an index of schemas from their facts: at each step, what leaves the fewest candidates is looked at.
//!
//! Invariant: each candidate list has every schema whose facts the value does not contradict. Where room or work runs out, a list is
//! longer.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use saop_json::JsonKind;

use super::facts::{Facts, Member, Path};
use crate::keywords::constraint::Constant;
use crate::keywords::index::{Index, Node, Table};

/// What a step can look at: a path of members, or the names of all of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Aspect {
    Value(Path),
    Names,
}

/// So few candidates are tried one after the other.
const FEW: usize = 2;

/// How many steps are below each other at most.
const MOST_STEPS: usize = 4;

/// A wrong kind of value and a missing member are rarer than a constant.
const RARELY: usize = 8;

pub(super) struct Builder<'f> {
    facts: &'f [Rc<Facts>],
    nodes: Vec<Node>,
    /// The nodes by their schemas and by what was looked at before.
    known: HashMap<(Vec<u32>, Vec<Aspect>), usize>,
    /// How much more may be looked at and listed.
    left: &'f mut usize,
}

/// Returns an index of schemas with these facts, if it tells any of them apart. Takes the work from `left`.
pub(super) fn index(facts: &[Rc<Facts>], left: &mut usize) -> Option<Index> {
    let all = facts.len();
    let list: Vec<u32> = (0..u32::try_from(all).ok()?).collect();
    let mut builder = Builder {
        facts,
        nodes: Vec::new(),
        known: HashMap::new(),
        left,
    };
    let root: Path = Rc::new([]);
    // The first node is the entry.
    builder.value(&list, &root, &[]);
    let tells = |node: &Node| matches!(node, Node::Leaf(list) if list.len() < all);
    let is_useful = builder.nodes.iter().any(tells);
    is_useful.then_some(Index {
        nodes: builder.nodes,
    })
}

impl<'f> Builder<'f> {
    fn facts_of(&self, schema: u32) -> &'f Facts {
        const NONE: &Facts = &Facts::none();
        let facts = self.facts.get(schema as usize);
        facts.map_or(NONE, |facts| facts)
    }

    /// Returns what a schema says of the value at a path; nothing if it takes anything there.
    fn member(&self, schema: u32, path: &Path) -> Option<&'f Member> {
        self.facts_of(schema).members.get(path)
    }

    /// Takes work; returns whether there was enough.
    fn spend(&mut self, work: usize) -> bool {
        let left = self.left.checked_sub(work);
        *self.left = left.unwrap_or_default();
        left.is_some()
    }

    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Returns the node that finds the candidates among some schemas, once some aspects are known.
    fn node(&mut self, list: Vec<u32>, known: &[Aspect]) -> usize {
        let key = (list, known.to_vec());
        if let Some(node) = self.known.get(&key) {
            return *node;
        }
        let list = &key.0;
        let aspect = if list.len() > FEW && known.len() < MOST_STEPS {
            self.best(list, known)
        } else {
            None
        };
        let node = match aspect {
            Some(Aspect::Value(path)) => self.value(list, &path, known),
            Some(Aspect::Names) => self.names(list, known),
            None => self.add(Node::Leaf(list.as_slice().into())),
        };
        self.known.insert(key, node);
        node
    }

    /// Returns the node that looks at a path. The empty one is that of the value itself.
    fn value(&mut self, list: &[u32], path: &Path, known: &[Aspect]) -> usize {
        let place = self.add(Node::Leaf(list.into()));
        if !self.spend((1 + JsonKind::ALL.len()) * list.len()) {
            return place;
        }
        let known = &*[known, &[Aspect::Value(Rc::clone(path))]].concat();
        let mut constants: BTreeMap<&Constant, Vec<u32>> = BTreeMap::new();
        let mut kinds: [Vec<u32>; JsonKind::ALL.len()] = Default::default();
        let mut absent = Vec::new();
        for schema in list {
            let facts = self.facts_of(*schema);
            let member = self.member(*schema, path);
            let values = if path.is_empty() {
                Some(&facts.values)
            } else {
                member.map(|member| &member.values)
            };
            for constant in values.iter().flat_map(|values| &values.constants) {
                constants.entry(constant).or_default().push(*schema);
            }
            for (kind, list) in JsonKind::ALL.into_iter().zip(&mut kinds) {
                if values.is_none_or(|values| values.kinds.contains(kind)) {
                    list.push(*schema);
                }
            }
            if member.is_none_or(|member| !member.required) {
                absent.push(*schema);
            }
        }
        self.spend(constants.values().map(Vec::len).sum());
        let mut table = Table::default();
        for (constant, list) in constants {
            let node = self.below(path, constant.kind, list, known);
            table.add(constant.kind, &constant.text, node);
        }
        for ((kind, node), list) in JsonKind::ALL.into_iter().zip(&mut table.kinds).zip(kinds) {
            *node = self.below(path, kind, list, known);
        }
        let absent = self.node(absent, known);
        let node = Node::Value {
            path: path.to_vec().into(),
            table,
            absent,
        };
        self.put(place, node)
    }

    /// Returns the node for values of which a kind is at a path. What is said of members says nothing of a value that has none.
    fn below(&mut self, path: &Path, kind: JsonKind, list: Vec<u32>, known: &[Aspect]) -> usize {
        if path.is_empty() && kind != JsonKind::Object {
            self.add(Node::Leaf(list.into()))
        } else {
            self.node(list, known)
        }
    }

    /// Returns the node that looks at the names of all members.
    fn names(&mut self, list: &[u32], known: &[Aspect]) -> usize {
        let place = self.add(Node::Leaf(list.into()));
        if !self.spend(list.len()) {
            return place;
        }
        let known = &*[known, &[Aspect::Names]].concat();
        let (named, others) = self.by_rarest_name(list);
        let mut nodes = HashMap::new();
        for (name, list) in named {
            let node = self.node(list, known);
            nodes.insert(name.into(), node);
        }
        let others = self.node(others, known);
        self.put(place, Node::Names { nodes, others })
    }

    fn put(&mut self, place: usize, node: Node) -> usize {
        if let Some(old) = self.nodes.get_mut(place) {
            *old = node;
        }
        place
    }

    /// Lists schemas under the one of their required names that the fewest others require, and those without any.
    fn by_rarest_name(&self, list: &[u32]) -> (BTreeMap<&'f str, Vec<u32>>, Vec<u32>) {
        let required = |schema: u32| {
            let members = self.facts_of(schema).members.iter();
            members.filter_map(|(path, member)| match &**path {
                [name] if member.required => Some(&**name),
                _ => None,
            })
        };
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for name in list.iter().flat_map(|schema| required(*schema)) {
            *counts.entry(name).or_default() += 1;
        }
        let mut named: BTreeMap<_, Vec<u32>> = BTreeMap::new();
        let mut others = Vec::new();
        for schema in list {
            match required(*schema).min_by_key(|name| counts.get(name)) {
                Some(name) => named.entry(name).or_default().push(*schema),
                None => others.push(*schema),
            }
        }
        (named, others)
    }

    /// Returns what leaves the fewest candidates, if anything leaves clearly fewer than there are.
    fn best(&mut self, list: &[u32], known: &[Aspect]) -> Option<Aspect> {
        let work = list.iter().map(|schema| self.facts_of(*schema).count());
        if !self.spend(work.sum()) {
            return None;
        }
        let mut tallies: BTreeMap<&Path, Tally<'_>> = BTreeMap::new();
        for schema in list {
            for (path, member) in &self.facts_of(*schema).members {
                tallies.entry(path).or_default().add(member);
            }
        }
        let aspects = tallies.into_iter();
        let aspects = aspects
            .map(|(path, tally)| (tally.left(list.len()), Aspect::Value(Rc::clone(path))))
            .chain([(self.left_by_names(list), Aspect::Names)]);
        let aspects = aspects.filter(|(_, aspect)| !known.contains(aspect));
        let (left, best) = aspects.min_by_key(|(left, _)| *left)?;
        (left < list.len() - list.len().div_ceil(RARELY)).then_some(best)
    }

    /// Returns how many candidates the names of the members leave.
    fn left_by_names(&self, list: &[u32]) -> usize {
        let (named, others) = self.by_rarest_name(list);
        let mean = mean(named.values().map(Vec::len));
        mean + others.len()
    }
}

/// What schemas say of one path.
#[derive(Default)]
struct Tally<'f> {
    constants: BTreeMap<&'f Constant, usize>,
    kinds: [usize; JsonKind::ALL.len()],
    required: usize,
    /// How many schemas say anything.
    count: usize,
}

impl<'f> Tally<'f> {
    fn add(&mut self, member: &'f Member) {
        self.count += 1;
        self.required += usize::from(member.required);
        for constant in &member.values.constants {
            *self.constants.entry(constant).or_default() += 1;
        }
        for (kind, count) in JsonKind::ALL.into_iter().zip(&mut self.kinds) {
            *count += usize::from(member.values.kinds.contains(kind));
        }
    }

    /// Returns about how many of so many schemas a value there leaves.
    fn left(&self, all: usize) -> usize {
        let silent = all - self.count;
        let most = silent + self.kinds.iter().copied().max().unwrap_or_default();
        let of_kind = |kind: JsonKind| self.kinds.get(kind as usize).copied().unwrap_or_default();
        let constants = self.constants.iter();
        let constants = constants.map(|(constant, count)| count + of_kind(constant.kind));
        let usual = if self.constants.is_empty() {
            most
        } else {
            silent + mean(constants)
        };
        usual + (most + all - self.required) / RARELY
    }
}

/// Returns the mean of some numbers, rounded up.
fn mean(numbers: impl Iterator<Item = usize>) -> usize {
    let (count, sum) = numbers.fold((0usize, 0), |(count, sum), one| (count + 1, sum + one));
    usize::div_ceil(sum, count.max(1))
}
