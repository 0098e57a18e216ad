//! Which agents a group has: one pass over the turns with a hash set of their positions. Ids are looked up where they are, and
//! none is copied but for the words of a refusal. SPEC T2.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::error::DuplicateAgent;

/// The positions of turns by agent, under a secret hash key: no choice of ids makes it slow.
#[derive(Clone)]
pub(super) struct Index {
    positions: HashTable<usize>,
    keys: RandomState,
}

impl Index {
    pub(super) fn with_capacity(turns: usize) -> Self {
        Self {
            positions: HashTable::with_capacity(turns),
            keys: RandomState::new(),
        }
    }

    /// Takes the agent of the turn at `at`; the position of its other turn where it has one.
    pub(super) fn insert<'i>(
        &mut self,
        id: &str,
        at: usize,
        id_at: impl Fn(usize) -> &'i str,
    ) -> Result<(), usize> {
        let hash = |id: &str| self.keys.hash_one(id);
        let entry = self.positions.entry(
            hash(id),
            |&position| id_at(position) == id,
            |&position| hash(id_at(position)),
        );
        match entry {
            Entry::Occupied(first) => Err(*first.get()),
            Entry::Vacant(place) => {
                place.insert(at);
                Ok(())
            }
        }
    }
}

/// Each agent that repeats with all its positions, in order of the first ones, and the index of the others. A turn without an
/// agent counts for none.
pub(super) fn duplicates<'i>(
    count: usize,
    id_at: impl Fn(usize) -> Option<&'i str>,
) -> (Vec<DuplicateAgent>, Index) {
    let mut index = Index::with_capacity(count);
    let mut duplicates: BTreeMap<usize, DuplicateAgent> = BTreeMap::new();
    for at in 0..count {
        let Some(id) = id_at(at) else { continue };
        if let Err(first) = index.insert(id, at, |position| id_at(position).unwrap_or_default()) {
            let of_agent = duplicates.entry(first).or_insert_with(|| DuplicateAgent {
                agent_id: id.to_owned(),
                first,
                repeated: Vec::new(),
            });
            of_agent.repeated.push(at);
        }
    }
    (duplicates.into_values().collect(), index)
}
