//! Which agents a group has. Ids are looked up where they are: none is copied but for the words of a refusal.

use std::collections::HashMap;
use std::collections::hash_map::{self, RandomState};
use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::error::DuplicateAgent;
use crate::generated::SaopAgentTurn;

/// Where comparing one by one stops paying.
const FEW: usize = 16;

/// The positions of a group's turns by agent, under a secret hash key: no choice of ids makes it slow.
pub(super) struct Index {
    positions: HashTable<usize>,
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
    fn insert(&mut self, turns: &[SaopAgentTurn], id: &str, at: usize) -> Result<(), usize> {
        let id_at = |position: usize| turns.get(position).map_or("", |turn| &turn.agent_id);
        let hash = |id: &str| self.keys.hash_one(id);
        let hash_of_id = hash(id);
        if let Some(&first) = self
            .positions
            .find(hash_of_id, |&position| id_at(position) == id)
        {
            return Err(first);
        }
        self.positions
            .insert_unique(hash_of_id, at, |&position| hash(id_at(position)));
        Ok(())
    }
}

/// Whether no agent has two turns. One pass.
pub(super) fn all_different(turns: &[SaopAgentTurn]) -> bool {
    if turns.len() <= FEW {
        return turns.iter().enumerate().all(|(at, turn)| {
            turns
                .iter()
                .take(at)
                .all(|other| other.agent_id != turn.agent_id)
        });
    }
    // All hashes first: look-ups in between, each somewhere else in memory, would slow the walk over the ids, the
    // more the larger the group.
    let keys = RandomState::new();
    let hashes: Vec<u64> = turns
        .iter()
        .map(|turn| keys.hash_one(turn.agent_id.as_str()))
        .collect();
    let mut seen: HashTable<usize> = HashTable::with_capacity(turns.len());
    turns
        .iter()
        .zip(&hashes)
        .enumerate()
        .all(|(at, (turn, &hash))| {
            let is_same = |&other: &usize| {
                let same_id = |other: &SaopAgentTurn| other.agent_id == turn.agent_id;
                hashes.get(other) == Some(&hash) && turns.get(other).is_some_and(same_id)
            };
            let hash_of = |&other: &usize| hashes.get(other).copied().unwrap_or_default();
            match seen.entry(hash, is_same, hash_of) {
                Entry::Vacant(place) => {
                    place.insert(at);
                    true
                }
                Entry::Occupied(_) => false,
            }
        })
}

/// The position of the agent among `turns`, in which none repeats. `index`, kept from call to call, spares
/// comparing with all of them; where the agent is new, it counts from now on as the one after them.
pub(super) fn add(
    index: &mut Option<Index>,
    turns: &[SaopAgentTurn],
    id: &str,
) -> Result<(), usize> {
    if turns.len() < FEW {
        let first = turns.iter().position(|turn| *turn.agent_id == *id);
        return first.map_or(Ok(()), Err);
    }
    let index = index.get_or_insert_with(|| {
        let mut index = Index::with_capacity(turns.len() + 1);
        for (at, turn) in turns.iter().enumerate() {
            // No agent repeats.
            let _ = index.insert(turns, &turn.agent_id, at);
        }
        index
    });
    index.insert(turns, id, turns.len())
}

/// Each agent that repeats with all its positions, in order of the first ones. One pass.
pub(super) fn duplicates<T: AsRef<str> + Eq + Hash>(
    ids: impl Iterator<Item = T>,
) -> Vec<DuplicateAgent> {
    let mut duplicates: Vec<DuplicateAgent> = Vec::new();
    let mut seen: HashMap<T, (usize, Option<usize>)> = HashMap::new();
    for (index, id) in ids.enumerate() {
        match seen.entry(id) {
            hash_map::Entry::Vacant(entry) => {
                entry.insert((index, None));
            }
            hash_map::Entry::Occupied(mut entry) => {
                let (first, known) = *entry.get();
                if let Some(duplicate) = known.and_then(|known| duplicates.get_mut(known)) {
                    duplicate.repeated.push(index);
                } else {
                    duplicates.push(DuplicateAgent {
                        agent_id: entry.key().as_ref().to_owned(),
                        first,
                        repeated: vec![index],
                    });
                    entry.get_mut().1 = Some(duplicates.len() - 1);
                }
            }
        }
    }
    duplicates.sort_by_key(|duplicate| duplicate.first);
    duplicates
}
