//! Random strings, numbers and enums.
//!
//! Invariant: some value meets each of them, and their variants stay apart as Rust identifiers.

use std::fmt::Write as _;

use super::{Maker, WORDS};

const PATTERNS: [&str; 15] = [
    "^\\\\d+$",
    "^[a-c]{2,4}$",
    "^(yes|no)$",
    "^v\\\\d+\\\\.\\\\d+$",
    "^[A-Z][a-z]*( [A-Z][a-z]*)*$",
    "^\\\\w*$",
    "^a[\\\\s\\\\S]*",
    "[\\\\s\\\\S]*[0-9]$",
    "[\\\\w\\\\W]+(?:x|y)[\\\\d\\\\D]*",
    "^[^a-f]+$",
    "^[^\\\\s,;]{0,5}$",
    "^[a-z_-]{1,3}$",
    "^[\\\\d.\\\\-+]*$",
    "^[^\\\\\\\\\\\\]^\\\\/-]+$",
    "^\\\\S[\\\\w\\\\s-]?(?:[^\\\\W\\\\d]|-)*$",
];

/// Bounds and steps of integers at the ends of what there is.
const EDGES: [&str; 20] = [
    "\"minimum\": -9223372036854775808",
    "\"maximum\": -9223372036854775808",
    "\"exclusiveMaximum\": -9223372036854775807",
    "\"maximum\": 9223372036854775807",
    "\"minimum\": 9223372036854775807, \"maximum\": 9223372036854775807",
    "\"minimum\": 9223372036854775807",
    "\"minimum\": 0, \"maximum\": 9223372036854775808",
    "\"exclusiveMinimum\": 9223372036854775807, \"exclusiveMaximum\": 9223372036854775809",
    "\"minimum\": 0, \"maximum\": 18446744073709551615",
    "\"minimum\": 18446744073709551615",
    "\"exclusiveMinimum\": 18446744073709551614",
    "\"minimum\": -1, \"exclusiveMaximum\": 18446744073709551615",
    "\"exclusiveMinimum\": -1",
    "\"minimum\": 9007199254740993, \"maximum\": 9007199254740995",
    "\"exclusiveMinimum\": -9007199254740994, \"maximum\": -9007199254740993",
    "\"multipleOf\": 9007199254740992",
    "\"minimum\": 1, \"multipleOf\": 9007199254740991",
    "\"maximum\": -1, \"multipleOf\": 4294967296",
    "\"minimum\": 18446744073709551600, \"multipleOf\": 16",
    "\"exclusiveMaximum\": 18446744073709551615, \"multipleOf\": 1000000007",
];

const FORMATS: [&str; 4] = ["date-time", "uuid", "uri", "email"];

impl Maker<'_> {
    pub(super) fn string(&mut self) -> String {
        let mut text = format!("\"type\": {}", self.or_null("string"));
        match self.rng.below(6) {
            0 | 1 => {
                let least = self.rng.below(4);
                let _ = write!(text, ", \"minLength\": {least}");
                if self.rng.chance(50) {
                    let most = least + self.rng.below(4);
                    let _ = write!(text, ", \"maxLength\": {most}");
                }
            }
            2 => {
                let pattern = PATTERNS[self.rng.below(PATTERNS.len())];
                let _ = write!(text, ", \"pattern\": \"{pattern}\"");
            }
            3 => {
                let format = FORMATS[self.rng.below(FORMATS.len())];
                let _ = write!(text, ", \"format\": \"{format}\"");
            }
            _ => {}
        }
        text
    }

    pub(super) fn integer(&mut self) -> String {
        const LEAST: [i64; 7] = [0, 0, 1, -5, -1000, 100, -9_007_199_254];
        let mut text = format!("\"type\": {}", self.or_null("integer"));
        if self.rng.chance(25) {
            let _ = write!(text, ", {}", EDGES[self.rng.below(EDGES.len())]);
            return text;
        }
        let least = LEAST[self.rng.below(LEAST.len())];
        let wide = [50, 1000, 1 << 40][self.rng.below(3)];
        // As many ways to spell them as there are.
        let spell = |bound: i64, way: usize| match way {
            0 => format!("{bound}.0"),
            1 if bound != 0 => format!("{bound}0e-1"),
            _ => bound.to_string(),
        };
        if self.rng.chance(60) {
            let (keyword, bound) = if self.rng.chance(70) {
                ("minimum", least)
            } else {
                ("exclusiveMinimum", least - 1)
            };
            let bound = spell(bound, self.rng.below(8));
            let _ = write!(text, ", \"{keyword}\": {bound}");
        }
        if self.rng.chance(40) {
            let (keyword, bound) = if self.rng.chance(70) {
                ("maximum", least + wide)
            } else {
                ("exclusiveMaximum", least + wide + 1)
            };
            let bound = spell(bound, self.rng.below(8));
            let _ = write!(text, ", \"{keyword}\": {bound}");
        }
        if self.rng.chance(30) {
            let step = [1, 2, 3, 7, 10, 25][self.rng.below(6)];
            let _ = write!(text, ", \"multipleOf\": {step}");
        }
        text
    }

    pub(super) fn number(&mut self) -> String {
        const LEAST: [f64; 6] = [0.0, -1.5, 0.25, -1e3, 1e-3, 123.456];
        const STEPS: [&str; 7] = ["0.5", "0.01", "0.1", "1", "2.5", "1e-3", "3"];
        let mut text = format!("\"type\": {}", self.or_null("number"));
        let least = LEAST[self.rng.below(LEAST.len())];
        if self.rng.chance(50) {
            let keyword = ["minimum", "exclusiveMinimum"][self.rng.below(2)];
            let _ = write!(text, ", \"{keyword}\": {least}");
        }
        if self.rng.chance(40) {
            let keyword = ["maximum", "exclusiveMaximum"][self.rng.below(2)];
            let most = least.floor() + [10.0, 1000.0][self.rng.below(2)];
            let _ = write!(text, ", \"{keyword}\": {most}");
        }
        if self.rng.chance(35) {
            let step = STEPS[self.rng.below(STEPS.len())];
            let _ = write!(text, ", \"multipleOf\": {step}");
        }
        text
    }

    /// An `enum` or `const` of strings.
    pub(super) fn words(&mut self) -> String {
        let from = self.rng.below(WORDS.len());
        if self.rng.chance(30) {
            return format!("\"const\": \"{}\"", WORDS[from]);
        }
        let most = [4, WORDS.len()][self.rng.below(2)];
        let count = 1 + self.rng.below(most);
        let mut all: Vec<String> = (0..count)
            .map(|at| format!("\"{}\"", WORDS[(from + at) % WORDS.len()]))
            .collect();
        let mut kind = "\"string\"";
        if self.rng.chance(20) {
            all.insert(self.rng.below(all.len()), "null".to_owned());
            kind = "[\"string\", \"null\"]";
        }
        let kind = if self.rng.chance(70) {
            format!("\"type\": {kind}, ")
        } else {
            String::new()
        };
        format!("{kind}\"enum\": [{}]", all.join(", "))
    }

    /// An `enum` or `const` of any scalars.
    pub(super) fn scalars(&mut self) -> String {
        const VALUES: [&str; 11] = [
            "\"auto\"",
            "0",
            "1.0",
            "-2",
            "2.5",
            "1e2",
            "true",
            "false",
            "null",
            "9007199254740993",
            "0.1",
        ];
        const INTEGERS: [&str; 12] = [
            "200",
            "404",
            "5e2",
            "-1",
            "0",
            "-9223372036854775808",
            "9223372036854775807",
            "18446744073709551615",
            "9007199254740993",
            "1e15",
            "-7.0",
            "12",
        ];
        match self.rng.below(4) {
            0 => format!("\"const\": {}", VALUES[self.rng.below(VALUES.len())]),
            1 => {
                let count = 1 + self.rng.below(INTEGERS.len());
                let values = INTEGERS[..count].join(", ");
                format!("\"type\": \"integer\", \"enum\": [{values}]")
            }
            _ => {
                let from = self.rng.below(VALUES.len());
                let count = 2 + self.rng.below(VALUES.len() - 1);
                let all: Vec<&str> = (0..count)
                    .map(|at| VALUES[(from + at) % VALUES.len()])
                    .collect();
                format!("\"enum\": [{}]", all.join(", "))
            }
        }
    }
}
