//! Random patterns and texts: groups that are counted within each other, classes, alternatives and assertions.
//!
//! Invariant: a seed gives the same ones on every machine.

/// A source of numbers that look random.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        // SplitMix64
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % most as u64) as usize
    }

    pub(crate) fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }

    /// Returns a pattern of at most so many bytes, with counts up to `most`.
    pub(crate) fn pattern(&mut self, bytes: usize, most: usize) -> String {
        loop {
            let inner = self.ways(3, most);
            let start = self.one_of(&["", "^", "^", "^"]);
            let end = self.one_of(&["", "$", "$", "c$", "!"]);
            // Without the `u` flag.
            let escape = self.one_of(&["", "", "", "\\-?"]);
            let pattern = format!("{start}{escape}{inner}{end}");
            if pattern.len() <= bytes {
                return pattern;
            }
        }
    }

    fn ways(&mut self, levels: usize, most: usize) -> String {
        let count = [1, 1, 1, 2, 3][self.below(5)];
        let ways: Vec<_> = (0..count).map(|_| self.terms(levels, most)).collect();
        ways.join("|")
    }

    fn terms(&mut self, levels: usize, most: usize) -> String {
        let count = 1 + self.below(3);
        (0..count).map(|_| self.term(levels, most)).collect()
    }

    fn term(&mut self, levels: usize, most: usize) -> String {
        if levels > 0 && self.below(2) == 0 {
            let inner = self.ways(levels - 1, most);
            return format!("(?:{inner}){}", self.count(most));
        }
        let atom = self.one_of(&[
            "a",
            "b",
            "ab",
            "é",
            "1",
            ".",
            "\\w",
            "\\d",
            "\\s",
            "\\S",
            "[ab]",
            "[^a]",
            "[a-z]",
            "[é-ü]",
            "\\p{L}",
            "\\P{L}",
            "\\u{1F600}",
            "[^]",
            "a",
            "b",
            "a",
        ]);
        if self.below(12) == 0 {
            return self.one_of(&["\\b", "\\B", "^", "$"]).to_owned();
        }
        format!("{atom}{}", self.count(most))
    }

    fn count(&mut self, most: usize) -> String {
        let high = self.below(most + 1);
        let low = self.below(high + 1);
        match self.below(8) {
            0 | 1 => String::new(),
            2 => self.one_of(&["*", "+", "?", "*?"]).to_owned(),
            3 => format!("{{{low},}}"),
            4 => format!("{{{high}}}"),
            5 => format!("{{0,{high}}}"),
            _ => format!("{{{low},{high}}}"),
        }
    }

    /// Returns a text of about so many bytes, of characters that the patterns have.
    pub(crate) fn text(&mut self, bytes: usize) -> String {
        let mut text = String::new();
        while text.len() < bytes {
            text.push_str(self.one_of(&[
                "a",
                "a",
                "b",
                "ab",
                "1",
                "é",
                " ",
                "-",
                "\u{1F600}",
                "c",
            ]));
        }
        text
    }
}
