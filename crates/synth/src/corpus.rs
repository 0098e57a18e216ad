//! Documents that together cover a schema. Invariant: all are different, all are valid, and every
//! reader that holds numbers as floats can read them.

use std::collections::HashSet;

use crate::Synth;
use crate::free::SHAPES;
use crate::make::{Maker, Optionals, Plan};
use crate::rng::Rng;
use crate::string::SCRIPTS;
use crate::tree::Layout;

/// Attempts in a row that give nothing new, after which there is nothing new.
const PATIENCE: usize = 1000;

/// Different valid documents, as many as there are; a schema of few documents soon has no more.
///
/// Optional members present and absent, every value of an `enum`, every script and every shape of a
/// free-form object take turns, so that 20 documents already show each of them. Of a document given only a
/// hash is kept.
#[derive(Debug, Clone)]
pub struct Documents<'a> {
    synth: &'a Synth,
    rng: Rng,
    /// Hashes of the documents given.
    known: HashSet<u64>,
}

impl<'a> Documents<'a> {
    /// The documents that `seed` gives.
    #[must_use]
    pub fn new(synth: &'a Synth, seed: u64) -> Self {
        Self {
            synth,
            rng: Rng::with_seed(seed),
            known: HashSet::new(),
        }
    }

    fn attempt(&mut self, turn: usize) -> String {
        let plan = Plan {
            optionals: [Optionals::All, Optionals::None, Optionals::Some][turn % 3],
            variant: Some(turn),
            script: (turn % 9).checked_sub(1).map(|script| SCRIPTS[script]),
            shape: Some(SHAPES[turn % SHAPES.len()]),
            readable: true,
            shuffled: turn % 2 == 1,
        };
        let maker = Maker {
            schema: &self.synth.schema,
            plan,
        };
        let layout = [Layout::Compact, Layout::Pretty, Layout::Spaced][turn % 5 % 3];
        maker
            .value(self.synth.schema.root, 0, &mut self.rng)
            .write(layout, &mut self.rng)
    }
}

impl Iterator for Documents<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let turn = self.known.len();
        (0..PATIENCE).find_map(|_| {
            let document = self.attempt(turn);
            self.known.insert(hash(&document)).then_some(document)
        })
    }
}

/// The first `n` of [`Documents`]: fewer where the schema allows no more.
#[must_use]
pub fn compliance(synth: &Synth, n: usize, seed: u64) -> Vec<String> {
    Documents::new(synth, seed).take(n).collect()
}

/// FNV-1a, which is the same everywhere. Two documents with one hash cost a document, not a wrong one.
fn hash(document: &str) -> u64 {
    document.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
