//! "Did you mean": the known name that a wrong one most likely stands for.

/// Returns the nearest of `names`, if it is near enough: at most a third of its characters inserted, deleted, replaced,
/// or swapped with a neighbour. Case and separators do not count.
pub fn nearest<'n>(wrong: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    // Longer words are never close to a name, and would take time.
    const LONGEST: usize = 64;
    if wrong.is_empty() || wrong.len() > LONGEST {
        return None;
    }
    let length = folded_length(wrong);
    let mut word = None;
    names
        .filter_map(|name| {
            let characters = if name.is_ascii() {
                name.len()
            } else {
                name.chars().count()
            };
            let most = characters / 3;
            // The distance is at least the difference in length, and at least the number of foreign characters.
            if length.abs_diff(folded_length(name)) > most {
                return None;
            }
            let word = word.get_or_insert_with(|| Word::of(wrong));
            let mut known = 0;
            fold(name, |c| known |= word.places(c));
            let strange = length - known.count_ones() as usize;
            (strange <= most)
                .then(|| (word.distance(name), name))
                .filter(|(distance, _)| *distance <= most)
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Returns the hint for a wrong name: the likely intended name, or else all names.
pub fn one_of<'n>(wrong: &str, names: impl Iterator<Item = &'n str> + Clone) -> String {
    match nearest(wrong, names.clone()) {
        Some(nearest) => format!("did you mean `{nearest}`?"),
        None => format!("there are {}", names.collect::<Vec<_>>().join(", ")),
    }
}

const fn is_separator(c: char) -> bool {
    matches!(c, '_' | '-' | ' ')
}

/// Passes a name's characters to `give`. Differences in case and in the separator do not count.
#[inline]
fn fold(name: &str, mut give: impl FnMut(char)) {
    if name.is_ascii() {
        for byte in name.bytes().filter(|byte| !is_separator(char::from(*byte))) {
            give(char::from(byte.to_ascii_lowercase()));
        }
    } else {
        for c in name.chars().filter(|c| !is_separator(*c)) {
            c.to_lowercase().for_each(&mut give);
        }
    }
}

/// Returns the number of characters that a folded name has.
fn folded_length(name: &str) -> usize {
    if name.is_ascii() {
        return name
            .bytes()
            .filter(|byte| !is_separator((*byte).into()))
            .count();
    }
    let mut length = 0;
    fold(name, |_| length += 1);
    length
}

/// A folded word of at most 64 characters, with a bit set of the positions of each character.
struct Word {
    length: usize,
    ascii: [u64; 128],
    others: Vec<(char, u64)>,
}

impl Word {
    fn of(text: &str) -> Self {
        let mut word = Self {
            length: 0,
            ascii: [0; 128],
            others: Vec::new(),
        };
        fold(text, |c| {
            let place = 1u64.checked_shl(word.length as u32).unwrap_or_default();
            match word.ascii.get_mut(c as usize) {
                Some(places) => *places |= place,
                None => word.others.push((c, place)),
            }
            word.length += 1;
        });
        word
    }

    #[inline]
    fn places(&self, c: char) -> u64 {
        match self.ascii.get(c as usize) {
            Some(places) => *places,
            None => self
                .others
                .iter()
                .filter(|(other, _)| *other == c)
                .fold(0, |places, (_, place)| places | place),
        }
    }

    /// Returns the number of edits (insert, delete, replace, swap two neighbours) between the word and a name, none of
    /// which touches the result of another: the optimal string alignment. A column of the distance table is two words
    /// of bits, for where it goes up and where it goes down; a third records where it equals its diagonal neighbour
    /// (Hyyrö 2003).
    fn distance(&self, name: &str) -> usize {
        let mut distance = self.length;
        let Some(last) = self.length.checked_sub(1).map(|last| 1u64 << last) else {
            fold(name, |_| distance += 1);
            return distance;
        };
        let (mut up, mut down) = (u64::MAX, 0);
        let (mut diagonal, mut same_before) = (0u64, 0);
        fold(name, |c| {
            let same = self.places(c);
            let swapped = (!diagonal & same) << 1 & same_before;
            diagonal = ((same & up).wrapping_add(up) ^ up) | same | down | swapped;
            let right_up = down | !(diagonal | up);
            let right_down = up & diagonal;
            distance += usize::from(right_up & last != 0);
            distance -= usize::from(right_down & last != 0);
            let right_up = right_up << 1 | 1;
            up = right_down << 1 | !(diagonal | right_up);
            down = right_up & diagonal;
            same_before = same;
        });
        distance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_slips_and_leaves_other_words_alone() {
        let names = || ["tool_name", "arguments", "status"].into_iter();
        for (wrong, right) in [
            ("toolName", Some("tool_name")),
            ("tool-name", Some("tool_name")),
            ("argument", Some("arguments")),
            ("args", None),
            ("Status", Some("status")),
            ("statsu", Some("status")),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(wrong, names()), right, "{wrong}");
        }
    }

    #[test]
    fn a_swap_of_two_neighbours_is_one_edit() {
        for (wrong, name, distance) in [
            ("itmes", "items", 1),
            ("ITEM_S", "ietms", 1),
            ("itesm", "items", 1),
            ("items", "items", 0),
            ("tiesm", "items", 2),
            ("itmess", "items", 2),
            ("smeti", "items", 4),
            // What was swapped is not edited again: three, though the least of any edits is two.
            ("ca", "abc", 3),
        ] {
            let found = Word::of(wrong).distance(name);
            assert_eq!(found, distance, "{wrong} {name}");
        }
        assert_eq!(
            nearest("itmes", ["type", "items"].into_iter()),
            Some("items")
        );
    }

    /// Row by row, as in textbooks.
    fn by_table(left: &[char], right: &[char]) -> usize {
        let mut rows = vec![vec![0; right.len() + 1]; left.len() + 1];
        for i in 0..=left.len() {
            for j in 0..=right.len() {
                rows[i][j] = match (i, j) {
                    (0, edits) | (edits, 0) => edits,
                    _ => {
                        let replaced =
                            rows[i - 1][j - 1] + usize::from(left[i - 1] != right[j - 1]);
                        replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1)
                    }
                };
                let is_swap = |i: usize, j: usize| left[i - 2..i] == [right[j - 1], right[j - 2]];
                if i > 1 && j > 1 && is_swap(i, j) {
                    rows[i][j] = rows[i][j].min(rows[i - 2][j - 2] + 1);
                }
            }
        }
        rows[left.len()][right.len()]
    }

    #[test]
    fn distances_are_those_of_the_table() {
        let chars = |text: &str| text.chars().collect::<Vec<_>>();
        assert_eq!(Word::of("ab").distance(""), 2);
        assert_eq!(Word::of("-").distance("A_b"), 2);
        assert_eq!(Word::of("kit").distance("Sits"), 2);
        let mut state = 1u64;
        for round in 0..2_000 {
            let mut word = |longest: u64| -> String {
                let mut next = |bound: u64| {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    (state >> 33) % bound
                };
                let length = next(longest + 1);
                (0..length)
                    .map(|_| ['a', 'b', 'c', 'é'][next(4) as usize])
                    .collect()
            };
            let (left, right) = (word(64), word(if round % 2 == 0 { 64 } else { 90 }));
            let table = by_table(&chars(&left), &chars(&right));
            assert_eq!(Word::of(&left).distance(&right), table, "{left} {right}");
        }
    }
}
