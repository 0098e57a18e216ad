//! Which names are like another one: those that share the most pairs of neighbouring letters. Names of tools are put together
//! from words, and a model that errs most often has one of the words.

/// The pairs of neighbouring characters in a name, sorted. Case does not count, and separators end a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pairs(Vec<[char; 2]>);

/// Longer names are like no other.
const LONGEST: usize = 256;

impl Pairs {
    pub(crate) fn of(name: &str) -> Self {
        let mut pairs = Vec::new();
        if name.len() <= LONGEST {
            for word in name.split(|c: char| !c.is_alphanumeric()) {
                let letters: Vec<char> = word.chars().flat_map(char::to_lowercase).collect();
                // The first letter of a word counts more than others.
                pairs.extend(letters.first().map(|first| [' ', *first]));
                pairs.extend(
                    letters
                        .windows(2)
                        .filter_map(|pair| <[char; 2]>::try_from(pair).ok()),
                );
            }
        }
        pairs.sort_unstable();
        Self(pairs)
    }

    /// Returns how much two names have in common, from 0 to 1000.
    pub(crate) fn likeness(&self, other: &Self) -> usize {
        let (mut left, mut right) = (&*self.0, &*other.0);
        let all = left.len() + right.len();
        let mut shared = 0;
        while let ([a, lefts @ ..], [b, rights @ ..]) = (left, right) {
            shared += usize::from(a == b);
            if a <= b {
                left = lefts;
            }
            if b <= a {
                right = rights;
            }
        }
        (2000 * shared).checked_div(all).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_share_words_are_alike() {
        let like = |a: &str, b: &str| Pairs::of(a).likeness(&Pairs::of(b));
        assert_eq!(like("read_file", "READ-FILE"), 1000);
        assert_eq!(like("read_file", "xyz"), 0);
        assert_eq!(like("", ""), 0);
        assert!(like("edit", "edit_file") > like("edit", "read_file"));
        assert!(like("search_repos", "search_repositories") > like("search_repos", "search_code"));
        assert_eq!(Pairs::of(&"ab".repeat(LONGEST)), Pairs::of(""));
    }
}
