//! Changes of the text itself, whatever it means. Invariant: exactly one place of the text changes.

use crate::rng::Rng;

/// Changes the text in one place and says how.
pub(crate) fn change(text: &str, rng: &mut Rng) -> (String, &'static str) {
    const TRAILING: [&str; 9] = ["x", "{}", ",", "\0", "]", "}", "//", "\u{a0}", "null"];
    match rng.below(8) {
        0 | 1 => (text[..boundary(text, rng)].to_owned(), "truncated"),
        2 => (splice(text, true, "", rng), "character deleted"),
        3 => (
            splice(text, true, any_character(rng), rng),
            "character changed",
        ),
        4 => (
            splice(text, false, any_character(rng), rng),
            "character inserted",
        ),
        5 => (format!("\u{feff}{text}"), "byte order mark"),
        6 => (format!("{text}{}", rng.pick(&TRAILING)), "trailing text"),
        _ => match swap_punctuation(text, rng) {
            Some(changed) => (changed, "punctuation changed"),
            None => (String::new(), "truncated"),
        },
    }
}

fn any_character(rng: &mut Rng) -> &'static str {
    const CHARACTERS: [&str; 25] = [
        "{", "}", "[", "]", ":", ",", "\"", "\\", "/", "0", "1", "9", "-", "+", ".", "e", "u", "a",
        " ", "\n", "\0", "\u{b}", "é", "\u{2028}", "😀",
    ];
    rng.pick(&CHARACTERS)
}

/// Some place in the text where a character begins.
fn boundary(text: &str, rng: &mut Rng) -> usize {
    let mut at = rng.below(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn splice(text: &str, replaced: bool, new: &str, rng: &mut Rng) -> String {
    let at = boundary(text, rng);
    let cut = if replaced {
        text[at..].chars().next().map_or(0, char::len_utf8)
    } else {
        0
    };
    format!("{}{new}{}", &text[..at], &text[at + cut..])
}

/// A comma, colon, quote or bracket that is doubled or taken for another.
fn swap_punctuation(text: &str, rng: &mut Rng) -> Option<String> {
    let places: Vec<_> = text
        .match_indices([',', ':', '"', '}', ']', '{', '['])
        .collect();
    let &(at, old) = places.get(rng.below(places.len()))?;
    let new = match (old, rng.below(3)) {
        ("}", 0) => ",}",
        ("]", 0) => ",]",
        ("\"", 0) => "'",
        ("}", _) => "]",
        ("]", _) => "}",
        ("{", _) => "{,",
        (",", 0) => ";",
        (":", 0) => "=",
        (",", 1) => ",/**/",
        (",", _) => ",,",
        _ => "",
    };
    Some(format!("{}{new}{}", &text[..at], &text[at + old.len()..]))
}

#[cfg(test)]
mod tests {
    use super::change;
    use crate::rng::Rng;

    #[test]
    fn one_place_changes_and_characters_stay_whole() {
        let mut rng = Rng::with_seed(31);
        let text = "{\"é\":[\"😀\",1]}";
        let mut kinds = std::collections::BTreeSet::new();
        for _ in 0..2000 {
            let (changed, what) = change(text, &mut rng);
            let same_start = text
                .chars()
                .zip(changed.chars())
                .take_while(|(old, new)| old == new)
                .count();
            let same_end = text
                .chars()
                .rev()
                .zip(changed.chars().rev())
                .take_while(|(old, new)| old == new)
                .count();
            assert!(
                same_start + same_end + 1 >= text.chars().count() || what == "truncated",
                "{changed}"
            );
            kinds.insert(what);
        }
        assert_eq!(kinds.len(), 7, "{kinds:?}");
        assert!(change("", &mut Rng::with_seed(0)).0.len() < 8);
    }
}
