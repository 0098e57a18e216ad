//! Parts of messages: hints for unknown words, excerpts of long texts, and counts of things.
//!
//! Invariant: the time that a message takes does not grow with what it is about.

use saop_json::show;

/// Maximum number of candidates compared with one word, so that the time for many words grows only with them.
const CANDIDATES: usize = 200;

/// Returns the candidate that a misspelled word most likely means.
pub(crate) fn nearest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    show::nearest(word, candidates.into_iter().take(CANDIDATES))
}

/// Returns the end of a message about an unknown word: the candidate that is likely meant, if there is one.
pub(crate) fn hint<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, candidates).map_or_else(String::new, |near| format!("; did you mean `{near}`?"))
}

/// Returns a text, cut if it is long.
pub(crate) fn brief(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().nth(MOST).is_none() {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}

/// Formats a count, such as "3 characters".
pub(crate) fn count(number: u64, word: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {word}{plural}")
}

#[cfg(test)]
mod tests {
    use super::{CANDIDATES, brief, hint, nearest};

    #[test]
    fn suggestions() {
        let keywords = [
            "minLength",
            "maxLength",
            "minimum",
            "maximum",
            "$ref",
            "items",
        ];
        assert_eq!(nearest("minLenght", keywords), Some("minLength"));
        assert_eq!(nearest("minlength", keywords), Some("minLength"));
        assert_eq!(nearest("maximun", keywords), Some("maximum"));
        assert_eq!(nearest("ref", keywords), Some("$ref"));
        assert_eq!(nearest("itmes", keywords), Some("items"));
        assert_eq!(nearest("oneOf", keywords), None);
        assert_eq!(nearest("", keywords), None);
        assert_eq!(hint("maximun", keywords), "; did you mean `maximum`?");
        assert_eq!(hint("oneOf", keywords), "");
    }

    #[test]
    fn of_many_candidates_the_first_are_looked_at() {
        let mut looked_at = 0;
        let candidates = (0..10_000).map(|_| {
            looked_at += 1;
            "maximum"
        });
        assert_eq!(nearest("maximun", candidates), Some("maximum"));
        assert_eq!(looked_at, CANDIDATES);
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(brief(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(brief(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
