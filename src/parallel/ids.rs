//! The agents of a group: one pass over the turns with a hash set of their positions. Ids are compared in place and
//! copied only for rejection messages. SPEC T2.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::hint::black_box;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::error::DuplicateAgent;

/// The member that names the agent of a turn.
pub(super) const MEMBER: &str = "agent_id";

/// The positions of turns by agent, under a secret hash key, so that no choice of ids makes it slow.
#[derive(Clone)]
pub(super) struct Index {
    /// Each position with the hash of its agent, which distinguishes most agents without looking at the turn.
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

    /// Adds the agent of the turn at `at`; fails with the position of the agent's other turn if there is one.
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

/// How many ids are fetched from memory at once.
const BATCH: usize = 32;

/// Returns each repeated agent with all its positions, ordered by first position, and the index of all agents. Turns
/// without an agent are ignored.
pub(super) fn duplicates<'i>(
    count: usize,
    id_at: impl Fn(usize) -> Option<&'i str>,
) -> (Vec<DuplicateAgent>, Index) {
    let mut index = Index::with_capacity(count);
    let mut duplicates: BTreeMap<usize, DuplicateAgent> = BTreeMap::new();
    for start in (0..count).step_by(BATCH) {
        let batch = start..count.min(start + BATCH);
        // The ids of a large group are not in the caches, and each is somewhere else: the processor fetches many in
        // hardly more time than one, as long as nothing waits for the first.
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

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC T2
    #[test]
    fn agents_with_one_hash_are_two() {
        let mut index = Index::with_capacity(2);
        assert_eq!(index.insert_hashed(7, 0, |_| false), Ok(()));
        assert_eq!(index.insert_hashed(7, 1, |_| false), Ok(()));
        assert_eq!(index.insert_hashed(7, 2, |at| at == 1), Err(1));
    }
}
