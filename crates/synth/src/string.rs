//! Strings: what stands in them, and the many ways to spell it. Invariant: unescaping what `spell`
//! gives is the content it was given.

use std::fmt::Write as _;

use crate::rng::Rng;

/// The kind of characters a string is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Script {
    Words,
    Accents,
    Combining,
    Wide,
    Astral,
    RightToLeft,
    Escapes,
    Edges,
}

pub(crate) const SCRIPTS: [Script; 8] = [
    Script::Words,
    Script::Astral,
    Script::Combining,
    Script::Escapes,
    Script::Accents,
    Script::Wide,
    Script::RightToLeft,
    Script::Edges,
];

impl Script {
    pub(crate) fn any(rng: &mut Rng) -> Self {
        SCRIPTS[rng.below(SCRIPTS.len())]
    }

    fn pieces(self) -> &'static [&'static str] {
        match self {
            Self::Words => &[
                "read",
                "the",
                "test",
                "fails",
                "parser",
                "line",
                "0",
                "42",
                " ",
                " ",
                "-",
                ".",
                "src/lib.rs",
            ],
            Self::Accents => &["é", "ß", "Ångström", "naïve", "ñ", "ø", " ", "Ž"],
            Self::Combining => &[
                "e\u{301}", "a\u{30a}", "n\u{303}", "\u{200d}", "\u{fe0f}", "x\u{338}",
            ],
            Self::Wide => &["漢字", "テスト", "한글", "，", "１", "\u{3000}"],
            Self::Astral => &[
                "😀",
                "𝔸",
                "👩\u{200d}🚀",
                "🇪🇺",
                "\u{10ffff}",
                "\u{10000}",
                "𐍈",
            ],
            Self::RightToLeft => &["שלום", "مرحبا", "\u{202e}", "\u{200f}", "١٢٣", " "],
            Self::Escapes => &[
                "\"",
                "\\",
                "/",
                "\n",
                "\r\n",
                "\t",
                "\u{8}",
                "\u{c}",
                "\0",
                "\u{1f}",
                "\\n",
                "</script>",
            ],
            Self::Edges => &[
                "\u{7f}", "\u{80}", "\u{7ff}", "\u{800}", "\u{d7ff}", "\u{e000}", "\u{ffff}",
                "\u{feff}", "\u{2028}", "\u{fffd}",
            ],
        }
    }
}

/// Content of `min` to `max` characters, of one script or, without one, of a mixture.
pub(crate) fn content(
    rng: &mut Rng,
    script: Option<Script>,
    min: usize,
    max: Option<usize>,
) -> String {
    let max = max.unwrap_or(usize::MAX).max(min);
    let room = max - min;
    let length = min
        + match rng.below(20) {
            0..=3 => 0,
            4 => rng.below(200),
            _ => rng.below(24),
        }
        .min(room);
    let whole = script.unwrap_or_else(|| {
        if rng.chance(50) {
            Script::Words
        } else {
            Script::any(rng)
        }
    });
    let mixed = script.is_none() && rng.chance(30);
    let mut characters = Vec::new();
    while characters.len() < length {
        let script = if mixed { Script::any(rng) } else { whole };
        characters.extend(rng.pick(script.pieces()).chars());
    }
    characters.truncate(length);
    characters.into_iter().collect()
}

/// A spelling of `content` with its quotes: escapes where they must be, and some where they may be.
pub(crate) fn spell(content: &str, rng: &mut Rng) -> String {
    let eager = if rng.chance(25) {
        rng.between(5, 60)
    } else {
        0
    };
    let mut raw = String::with_capacity(content.len() + 2);
    raw.push('"');
    for character in content.chars() {
        let escape = eager > 0 && rng.chance(eager);
        match short_escape(character) {
            Some(letter) if character != '/' || escape => {
                if escape && rng.chance(30) {
                    spell_hex(character, &mut raw, rng);
                } else {
                    raw.push('\\');
                    raw.push(letter);
                }
            }
            _ if escape || character < ' ' => spell_hex(character, &mut raw, rng),
            _ => raw.push(character),
        }
    }
    raw.push('"');
    raw
}

/// A spelling in which every character is escaped, so that it differs from any plain one.
pub(crate) fn spell_escaped(content: &str, rng: &mut Rng) -> String {
    let mut raw = String::from("\"");
    for character in content.chars() {
        spell_hex(character, &mut raw, rng);
    }
    raw.push('"');
    raw
}

/// The plain spelling: escapes only where they must be.
pub(crate) fn spell_plain(content: &str) -> String {
    let mut raw = String::from("\"");
    for character in content.chars() {
        match short_escape(character) {
            Some(letter) if character != '/' => {
                raw.push('\\');
                raw.push(letter);
            }
            _ if character < ' ' => {
                let _ = write!(raw, "\\u{:04x}", u32::from(character));
            }
            _ => raw.push(character),
        }
    }
    raw.push('"');
    raw
}

fn short_escape(character: char) -> Option<char> {
    Some(match character {
        '"' => '"',
        '\\' => '\\',
        '/' => '/',
        '\u{8}' => 'b',
        '\u{c}' => 'f',
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        _ => return None,
    })
}

fn spell_hex(character: char, raw: &mut String, rng: &mut Rng) {
    let upper = rng.chance(50);
    for unit in character.encode_utf16(&mut [0; 2]) {
        let _ = if upper {
            write!(raw, "\\u{unit:04X}")
        } else {
            write!(raw, "\\u{unit:04x}")
        };
    }
}

/// The content of a spelling with its quotes; `None` where it is not one, or holds a lone surrogate.
pub(crate) fn unescape(raw: &str) -> Option<String> {
    let inner = raw.strip_prefix('"')?.strip_suffix('"')?;
    let mut units: Vec<u16> = Vec::with_capacity(inner.len());
    let mut rest = inner.chars();
    while let Some(character) = rest.next() {
        if character != '\\' {
            units.extend_from_slice(character.encode_utf16(&mut [0; 2]));
            continue;
        }
        units.push(match rest.next()? {
            'b' => 8,
            'f' => 12,
            'n' => 10,
            'r' => 13,
            't' => 9,
            'u' => {
                let digits = rest.as_str().get(..4)?;
                rest = rest.as_str().get(4..)?.chars();
                u16::from_str_radix(digits, 16).ok()?
            }
            other => u16::try_from(u32::from(other)).ok()?,
        });
    }
    String::from_utf16(&units).ok()
}

#[cfg(test)]
mod tests {
    use super::{SCRIPTS, content, spell, spell_escaped, spell_plain, unescape};
    use crate::rng::Rng;

    #[test]
    fn every_spelling_says_what_it_was_given() {
        let mut rng = Rng::with_seed(11);
        for round in 0..2000 {
            let script = SCRIPTS.get(round % (SCRIPTS.len() + 1)).copied();
            let text = content(&mut rng, script, round % 3, None);
            for raw in [
                spell(&text, &mut rng),
                spell_escaped(&text, &mut rng),
                spell_plain(&text),
            ] {
                assert_eq!(unescape(&raw).as_deref(), Some(text.as_str()), "{raw}");
            }
        }
    }

    #[test]
    fn length_is_counted_in_characters() {
        let mut rng = Rng::with_seed(12);
        for _ in 0..500 {
            let text = content(&mut rng, None, 2, Some(4));
            assert!((2..=4).contains(&text.chars().count()), "{text:?}");
        }
    }

    #[test]
    fn lone_surrogates_have_no_content() {
        assert_eq!(unescape(r#""\ud800""#), None);
        assert_eq!(unescape(r#""\ud83d\ude00""#).as_deref(), Some("😀"));
    }
}
