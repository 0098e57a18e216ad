//! The keys that are planted: made of `forms.ndjson`, which the masking code does not read, so that no key stands in the repository.
//!
//! Invariant: one seed, one result.

use saop_json::{Limits, Tree, text::open};

const FORMS: &str = include_str!("forms.ndjson");

/// Numbers that look random.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let count = u64::try_from(count).unwrap();
        usize::try_from((z ^ (z >> 31)) % count).unwrap()
    }

    pub(crate) fn text(&mut self, letters: &str, length: usize) -> String {
        let letters = letters.as_bytes();
        let letter = |dice: &mut Self| char::from(letters[dice.below(letters.len())]);
        (0..length).map(|_| letter(self)).collect()
    }
}

/// How the keys of a service look.
pub(crate) struct Form {
    pub(crate) name: String,
    /// Whether it counts only where no letter or digit is before it.
    pub(crate) is_apart: bool,
    parts: Vec<(String, Option<usize>)>,
}

/// A key, and the parts of it that must be nowhere.
pub(crate) struct Key {
    pub(crate) text: String,
    pub(crate) parts: Vec<String>,
}

impl Form {
    pub(crate) fn all() -> Vec<Self> {
        FORMS.lines().map(Self::of).collect()
    }

    fn of(line: &str) -> Self {
        let limits = Limits::default();
        let tree = Tree::parse(open(line.as_bytes(), &limits).unwrap(), &limits).unwrap();
        let root = tree.root();
        let parts = root.member("parts").unwrap().items().map(|part| {
            let mut part = part.items();
            let kind = part.next().unwrap().string().unwrap().into_owned();
            let second = part.next().unwrap();
            match second.string() {
                Some(text) => (text.into_owned(), None),
                None => (kind, Some(second.text().parse().unwrap())),
            }
        });
        Self {
            name: root.member("name").unwrap().string().unwrap().into_owned(),
            is_apart: root.member("apart").is_some(),
            parts: parts.collect(),
        }
    }

    pub(crate) fn key(&self, dice: &mut Dice) -> Key {
        let mut key = Key {
            text: String::new(),
            parts: Vec::new(),
        };
        for (part, length) in &self.parts {
            let Some(length) = length else {
                key.text.push_str(part);
                continue;
            };
            let random = dice.text(letters(part), *length);
            key.text.push_str(&random);
            if random.len() >= 8 {
                key.parts.push(random[..8].to_owned());
                key.parts.push(random[random.len() - 8..].to_owned());
            }
        }
        key
    }
}

fn letters(kind: &str) -> &'static str {
    match kind {
        "alnum" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "base32" => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
        "base64" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
        "bech32" => "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
        "digits" => "0123456789",
        "hex" => "0123456789abcdef",
        "letters" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        "lowernum" => "abcdefghijklmnopqrstuvwxyz0123456789",
        "upper" => "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
        "word" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
        other => panic!("expected a kind of letters, but found {other}"),
    }
}
