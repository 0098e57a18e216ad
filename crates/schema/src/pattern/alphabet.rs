//! The characters that a pattern tells apart.
//!
//! Invariant: two characters with the same symbol are in the same classes of the pattern.

use std::collections::HashMap;

/// Ranges of more classes are not compared: each then has a symbol of its own.
const MOST_COMPARED: usize = 1 << 20;

/// The characters of a class: sorted ranges, each with its first and its last one.
pub(super) type Ranges = Box<[(char, char)]>;

/// The symbols of all characters.
#[derive(Debug)]
pub(super) struct Alphabet {
    ascii: [u32; 128],
    /// Where each range of characters with one symbol begins.
    begins: Box<[u32]>,
    symbols: Box<[u32]>,
    count: usize,
}

impl Alphabet {
    pub(super) fn of(classes: &[Ranges]) -> Self {
        let ranges = classes.iter().flatten();
        let ends = ranges.flat_map(|(first, last)| [u32::from(*first), u32::from(*last) + 1]);
        let mut begins: Vec<u32> = [0].into_iter().chain(ends).collect();
        begins.sort_unstable();
        begins.dedup();
        let symbols = symbols(classes, &begins);
        let mut alphabet = Self {
            ascii: [0; 128],
            count: symbols.iter().max().map_or(1, |most| *most as usize + 1),
            begins: begins.into(),
            symbols: symbols.into(),
        };
        alphabet.ascii = std::array::from_fn(|code| alphabet.search(code as u32));
        alphabet
    }

    /// Returns the number of symbols.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub(super) fn symbol(&self, character: char) -> u32 {
        let code = u32::from(character);
        match self.ascii.get(code as usize) {
            Some(symbol) => *symbol,
            None => self.search(code),
        }
    }

    fn search(&self, code: u32) -> u32 {
        let after = self.begins.partition_point(|begin| *begin <= code);
        self.symbols.get(after - 1).copied().unwrap_or_default()
    }
}

/// Returns a symbol for each range between two places.
fn symbols(classes: &[Ranges], begins: &[u32]) -> Vec<u32> {
    let place = |code: u32| begins.partition_point(|begin| *begin < code);
    let within = |class: &Ranges| -> Vec<_> {
        let ranges = class.iter();
        ranges
            .map(|(first, last)| place((*first).into())..place(u32::from(*last) + 1))
            .collect()
    };
    let within: Vec<_> = classes.iter().map(within).collect();
    let all = within.iter().flatten().map(ExactSizeIterator::len);
    if all.sum::<usize>() > MOST_COMPARED {
        return (0..begins.len() as u32).collect();
    }
    let mut symbols = vec![0; begins.len()];
    let mut count = 1;
    for class in within {
        // What was one symbol is two, if the class has some of its characters.
        let mut split = HashMap::new();
        for at in class.into_iter().flatten() {
            if let Some(symbol) = symbols.get_mut(at) {
                *symbol = *split.entry(*symbol).or_insert_with(|| {
                    count += 1;
                    count - 1
                });
            }
        }
    }
    // Some are no longer in use.
    let mut numbers = HashMap::new();
    for symbol in &mut symbols {
        let next = numbers.len() as u32;
        *symbol = *numbers.entry(*symbol).or_insert(next);
    }
    symbols
}
