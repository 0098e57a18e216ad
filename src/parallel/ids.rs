//! Which agents a group has: one pass over the turns with a hash set of their positions. Ids are looked up where they are, and
//! none is copied but for the words of a refusal. SPEC T2.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::hint::black_box;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::error::DuplicateAgent;

/// The positions of turns by agent, under a secret hash key: no choice of ids makes it slow.
#[derive(Clone)]
pub(super) struct Index {
    /// Each with the hash of its agent, which tells most agents apart without a look at the turn.
    positions: HashTable<(u64, usize)>,
    keys: RandomState,
}

impl Index {
    fn with_capacity(turns: usize) -> Self {
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
        self.insert_hashed(self.keys.hash_one(id), at, |position| id_at(position) == id)
    }

    fn insert_hashed(
        &mut self,
        hash: u64,
        at: usize,
        has_agent: impl Fn(usize) -> bool,
    ) -> Result<(), usize> {
        let entry = self.positions.entry(
            hash,
            |&(other, position)| other == hash && has_agent(position),
            |&(other, _)| other,
        );
        match entry {
            Entry::Occupied(first) => Err(first.get().1),
            Entry::Vacant(place) => {
                place.insert((hash, at));
                Ok(())
            }
        }
    }
}

/// How many ids are read from memory at once.
const BATCH: usize = 32;

/// Each agent that repeats with all its positions, in order of the first ones, and the index of the others. A turn without an
/// agent counts for none.
pub(super) fn duplicates<'i>(
    count: usize,
    id_at: impl Fn(usize) -> Option<&'i str>,
) -> (Vec<DuplicateAgent>, Index) {
    let mut index = Index::with_capacity(count);
    let mut duplicates: BTreeMap<usize, DuplicateAgent> = BTreeMap::new();
    for start in (0..count).step_by(BATCH) {
        let batch = start..count.min(start + BATCH);
        // Ids of a large group are out of the caches, each somewhere else: the processor fetches many in hardly more time
        // than one, as long as nothing waits for the first.
        let mut ends = 0;
        for at in batch.clone() {
            let id = id_at(at).unwrap_or_default().as_bytes();
            ends ^= id.first().unwrap_or(&0) ^ id.last().unwrap_or(&0);
        }
        black_box(ends);
        let mut hashes = [None; BATCH];
        for (hash, at) in hashes.iter_mut().zip(batch.clone()) {
            *hash = id_at(at).map(|id| index.keys.hash_one(id));
        }
        for (hash, at) in hashes.into_iter().zip(batch) {
            let Some(hash) = hash else { continue };
            let has_agent = |position| id_at(position) == id_at(at);
            if let Err(first) = index.insert_hashed(hash, at, has_agent) {
                let of_agent = duplicates.entry(first).or_insert_with(|| DuplicateAgent {
                    agent_id: id_at(at).unwrap_or_default().to_owned(),
                    first,
                    repeated: Vec::new(),
                });
                of_agent.repeated.push(at);
            }
        }
    }
    (duplicates.into_values().collect(), index)
}
