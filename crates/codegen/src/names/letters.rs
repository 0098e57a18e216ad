//! Letters beyond ASCII in identifiers: those that rustc takes without a warning stay, others become plain ones or their numbers.
//!
//! Invariant: what is left is its own normal form (NFKC), and of each script but Latin an identifier has a letter that looks like none of
//! another script, in upper and in lower case. So two identifiers never are one to rustc, whose lints of single identifiers are silent, but
//! for Chinese characters that Unicode counts as uncommon.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization as _;

/// Letters of one script.
struct Script {
    letters: &'static [RangeInclusive<char>],
    /// Letters among them that are no normal forms, that rustc warns of, or that become such ones in another case.
    but: &'static str,
    /// Letters that look like those of other scripts.
    alike: &'static str,
}

static SCRIPTS: [Script; 7] = [
    // Latin, which is never a script of look-alikes alone.
    Script {
        letters: &['À'..='ž', 'Ạ'..='ỹ'],
        but: "×÷ÆæÐðÞþĔĕĬĭİıĲĳĸĿŀŉŎŏŒœŖŗŢţ",
        alike: "",
    },
    // Greek
    Script {
        letters: &['Ά'..='ώ'],
        but: "\u{387}\u{390}\u{3b0}",
        alike: "ΑΒΓΕΖΗΘΙΚΛΜΝΟΠΡΤΥΦΧαβγδεηθικνοπρστυφ",
    },
    // Cyrillic
    Script {
        letters: &['Ѐ'..='џ'],
        but: "\u{400}\u{40d}\u{450}\u{45d}",
        alike: "ЅІЈАБВГЕЗКЛМНОПРСТУФХЫЬЮабгекопрстуфхчшєѕіјћ",
    },
    // Hiragana
    Script {
        letters: &['ぁ'..='ゖ'],
        but: "",
        alike: "くへ",
    },
    // Katakana
    Script {
        letters: &['ァ'..='ヺ'],
        but: "",
        alike: "イエカタトニネノハヒヘムメヨロ",
    },
    // Chinese
    Script {
        letters: &['一'..='\u{9fff}'],
        but: "",
        alike: "一丅丫丿乄二亻儿八力匕卜厶口囗夕工彐礻",
    },
    // Korean
    Script {
        letters: &['가'..='힣'],
        but: "",
        alike: "",
    },
];

impl Script {
    fn has(&self, letter: char) -> bool {
        self.letters.iter().any(|range| range.contains(&letter)) && !self.but.contains(letter)
    }

    /// Whether a letter looks like none of another script, in either case.
    fn is_sure(&self, letter: char) -> bool {
        let mut cases = letter.to_lowercase().chain(letter.to_uppercase());
        self.has(letter) && cases.all(|one| !self.alike.contains(one))
    }
}

/// Letters that look like others, and the plain ones that are written for them.
const PLAIN: [(char, &str); 21] = [
    ('Æ', "AE"),
    ('æ', "ae"),
    ('Œ', "OE"),
    ('œ', "oe"),
    ('Ð', "D"),
    ('ð', "d"),
    ('Þ', "TH"),
    ('þ', "th"),
    ('Ĕ', "E"),
    ('ĕ', "e"),
    ('Ĭ', "I"),
    ('ĭ', "i"),
    ('Ŏ', "O"),
    ('ŏ', "o"),
    ('İ', "I"),
    ('ı', "i"),
    ('ĸ', "k"),
    ('Ŗ', "R"),
    ('ŗ', "r"),
    ('Ţ', "T"),
    ('ţ', "t"),
];

/// Returns a text in NFKC, with what is plain for a letter that looks like it, and each other letter that may not stay as a word, such as
/// `u3b1`.
pub(crate) fn spelled(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for letter in text.nfkc() {
        match PLAIN.iter().find(|(own, _)| *own == letter) {
            Some((_, other)) => plain.push_str(other),
            None => plain.push(letter),
        }
    }
    let has_sure = SCRIPTS
        .each_ref()
        .map(|script| plain.chars().any(|letter| script.is_sure(letter)));
    let stays = |letter: char| {
        let mut scripts = SCRIPTS.iter().zip(has_sure);
        letter.is_ascii() || scripts.any(|(script, has_sure)| has_sure && script.has(letter))
    };
    Cow::Owned(by_number(&plain, stays))
}

/// Returns a text with each letter that does not stay as a word.
pub(super) fn by_number(text: &str, stays: impl Fn(char) -> bool) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if stays(letter) || !unicode_ident::is_xid_continue(letter) {
            out.push(letter);
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "-u{:x}-", u32::from(letter));
        }
    }
    out
}

/// Returns all letters that may stay.
#[cfg(test)]
pub(super) fn kept() -> impl Iterator<Item = char> {
    let all = |script: &'static Script| script.letters.iter().cloned().flatten();
    let all = SCRIPTS
        .iter()
        .flat_map(move |script| all(script).filter(|one| script.has(*one)));
    all.filter(|one| one.is_alphabetic())
}

#[cfg(test)]
mod tests {
    use unicode_security::is_potential_mixed_script_confusable_char as is_alike;

    use super::{SCRIPTS, spelled};

    // SPEC S2
    #[test]
    fn a_sure_letter_looks_like_none_of_another_script() {
        let [_latin, others @ ..] = &SCRIPTS;
        for script in others {
            let all = script.letters.iter().cloned().flatten();
            for letter in all.filter(|letter| script.is_sure(*letter)) {
                let mut cases = letter.to_lowercase().chain(letter.to_uppercase());
                assert!(!cases.any(is_alike), "{letter}");
            }
        }
        // In Unicode 16, not in 18.
        for letter in ['く', '儿'] {
            let mut scripts = SCRIPTS.iter();
            assert!(!scripts.any(|script| script.is_sure(letter)), "{letter}");
        }
    }

    // SPEC S2
    #[test]
    fn letters_are_normal_forms_and_such_that_rustc_does_not_warn_of() {
        for same in [
            "plain",
            "größe",
            "naïve",
            "ŁÓDŹ",
            "имя",
            "λόγος",
            "名前",
            "カテゴリ",
            "이름",
            "tiếng",
        ] {
            assert_eq!(spelled(same), same);
        }
        for (text, expected) in [
            ("ﬁle", "file"),
            ("e\u{301}", "é"),
            ("x²", "x2"),
            ("cœur", "coeur"),
            ("Æble", "AEble"),
            ("þingÞ", "thingTH"),
            ("ışık", "işik"),
            // Greek and Cyrillic letters that look like Latin ones, and no other one.
            ("α", "-u3b1-"),
            ("тест", "-u442--u435--u441--u442-"),
            // Upper case alone tells it.
            ("Δ", "-u394-"),
            ("ǅ", "Dž"),
            ("口", "-u53e3-"),
            ("𝐱", "x"),
            ("اسم", "-u627--u633--u645-"),
        ] {
            assert_eq!(spelled(text), expected, "{text}");
        }
    }
}
