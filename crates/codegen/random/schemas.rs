//! Random schemas that keep the profile.
//!
//! Invariant: one seed gives the same schemas everywhere, and every keyword of the profile is among them.

#[path = "scalars.rs"]
mod scalars;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use saop_synth::Rng;

/// That many schemas by file name. Each may refer to those before it, and every other one to the next.
pub(crate) fn random(count: u64, seed: u64) -> BTreeMap<String, String> {
    let mut rng = Rng::with_seed(seed ^ 0x5ca1_ab1e);
    let mut all = BTreeMap::new();
    for number in 0..count {
        let mut maker = Maker {
            rng: &mut rng,
            before: number,
            count,
            definitions: 0,
            around: Vec::new(),
        };
        all.insert(format!("r{number}.schema.json"), maker.file(number));
    }
    all
}

/// Words that stay apart as Rust identifiers.
const WORDS: [&str; 12] = [
    "alpha",
    "b2",
    "camelCase",
    "snake_case",
    "kebab-case",
    "with space",
    "é",
    "type",
    "self",
    "X",
    "_y",
    "zz/~z",
];

struct Maker<'r> {
    rng: &'r mut Rng,
    /// How many files stand before this one.
    before: u64,
    /// How many files there are.
    count: u64,
    /// How many definitions of this file may be named: those that are made already.
    definitions: usize,
    /// What a `$ref` may name that leads back: the root, and the definition that is being made.
    around: Vec<String>,
}

impl Maker<'_> {
    fn file(&mut self, number: u64) -> String {
        let mut definitions = Vec::new();
        self.around = vec![
            "#".to_owned(),
            format!("https://example.org/schemas/r{number}/1.0.0"),
        ];
        // Two files may hold each other; more would make one type of all.
        let other = number ^ 1;
        if other < self.count {
            self.around
                .push(format!("https://example.org/schemas/r{other}/1.0.0"));
        }
        for key in 0..self.rng.below(3) {
            let own = format!("#/definitions/D{number}x{key}");
            self.around.push(own.clone());
            let schema = match self.rng.below(8) {
                0 => self.expression(&own),
                1 => self.chain(&own),
                _ => self.schema(2),
            };
            self.around.pop();
            definitions.push(format!("\"D{number}x{key}\": {schema}"));
            self.definitions = key + 1;
        }
        let object = self.closed(3, None);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "{{\"$schema\": \"http://json-schema.org/draft-07/schema#\", \"$id\": \
             \"https://example.org/schemas/r{number}/1.0.0\", \"title\": \"R{number}\", {object}"
        );
        if !definitions.is_empty() {
            let _ = write!(text, ", \"definitions\": {{{}}}", definitions.join(", "));
        }
        text.push('}');
        text
    }

    /// A schema with up to that many levels inside.
    fn schema(&mut self, levels: usize) -> String {
        let members = self.members(levels, true);
        format!("{{{}{members}}}", self.annotations())
    }

    /// A union of which one kind of object requires two more of them.
    fn expression(&mut self, own: &str) -> String {
        let leaf = self.closed(1, Some(("kind", "leaf")));
        let value = self.schema(0);
        format!(
            "{{\"oneOf\": [{{\"type\": \"object\", \"additionalProperties\": false, \"required\": [\"kind\", \"left\", \
             \"right\"], \"properties\": {{\"kind\": {{\"const\": \"pair\"}}, \"left\": {{\"$ref\": \"{own}\"}}, \"value\": \
             {value}, \"right\": {{\"$ref\": \"{own}\"}}}}}}, {{{leaf}}}]}}"
        )
    }

    /// A list that ends in `null`.
    fn chain(&mut self, own: &str) -> String {
        let value = self.schema(0);
        format!(
            "{{\"type\": [\"null\", \"object\"], \"additionalProperties\": false, \"required\": [\"next\"], \
             \"properties\": {{\"value\": {value}, \"next\": {{\"$ref\": \"{own}\"}}}}}}"
        )
    }

    /// A member that leads back, and whether it may be required.
    fn again(&mut self) -> (String, bool) {
        let to = self.around[self.rng.below(self.around.len())].clone();
        let reference = format!("{{\"$ref\": \"{to}\"}}");
        match self.rng.below(5) {
            4 => {
                // So many that a level takes more than that of a struct.
                let arrays = 3 + self.rng.below(8);
                let open = "{\"type\": \"array\", \"items\": ".repeat(arrays);
                (format!("{open}{reference}{}", "}".repeat(arrays)), true)
            }
            0 => {
                let kind = self.or_null("array");
                (
                    format!("{{\"type\": {kind}, \"items\": {reference}}}"),
                    true,
                )
            }
            1 => (
                format!("{{\"type\": \"array\", \"maxItems\": 2, \"items\": {reference}}}"),
                true,
            ),
            2 => (
                format!("{{\"type\": \"object\", \"additionalProperties\": {reference}}}"),
                true,
            ),
            _ => (reference, false),
        }
    }

    fn annotations(&mut self) -> &'static str {
        [
            "",
            "\"description\": \"Of `use` [here].\", ",
            "\"$comment\": \"-\", ",
            "\"examples\": [], \"title\": \"Inline\", ",
        ][self.rng.below(4)]
    }

    /// The members of a schema. Only some may hold floats, of which no two are surely apart.
    fn members(&mut self, levels: usize, floats: bool) -> String {
        loop {
            let kind = self.rng.below(if levels > 0 { 20 } else { 12 });
            return match kind {
                0 | 1 => self.string(),
                2 | 3 => self.integer(),
                4 | 5 if floats => self.number(),
                6 => format!("\"type\": {}", self.or_null("boolean")),
                7 => self.words(),
                8 => self.scalars(),
                9 if floats => "\"type\": [\"string\", \"number\", \"boolean\"]".to_owned(),
                10 if floats => match self.reference() {
                    Some(reference) => reference,
                    None => continue,
                },
                11 if floats => format!("\"type\": {}", self.or_null("object")),
                12..=14 => self.array(levels - 1, floats),
                15 => {
                    let inner = self.members(levels - 1, floats);
                    let kind = self.or_null("object");
                    format!("\"type\": {kind}, \"additionalProperties\": {{{inner}}}")
                }
                16 | 17 if floats => self.union(levels - 1),
                18 | 19 if floats => self.closed(levels - 1, None),
                _ => continue,
            };
        }
    }

    /// A type, in one case of five beside `null`.
    fn or_null(&mut self, kind: &str) -> String {
        match self.rng.below(10) {
            0 => format!("[\"{kind}\", \"null\"]"),
            1 => format!("[\"null\", \"{kind}\"]"),
            _ => format!("\"{kind}\""),
        }
    }

    fn array(&mut self, levels: usize, floats: bool) -> String {
        let unique = self.rng.chance(30);
        let mut text = format!("\"type\": {}", self.or_null("array"));
        let inner = self.members(levels, floats && !unique);
        let _ = write!(text, ", \"items\": {{{inner}}}");
        let least = self.rng.below(3);
        if self.rng.chance(30) {
            // Where few values are possible, not many can differ.
            let least = if unique { least.min(1) } else { least };
            let _ = write!(text, ", \"minItems\": {least}");
        }
        if self.rng.chance(30) {
            let most = least + self.rng.below(4);
            let _ = write!(text, ", \"maxItems\": {most}");
        }
        if unique {
            text.push_str(", \"uniqueItems\": true");
        }
        text
    }

    fn union(&mut self, levels: usize) -> String {
        let tag = ["kind", "type", "a/b~"][self.rng.below(3)];
        let from = self.rng.below(WORDS.len());
        let branches: Vec<String> = (0..=self.rng.below(3))
            .map(|at| {
                let value = WORDS[(from + at) % WORDS.len()];
                format!("{{{}}}", self.closed(levels, Some((tag, value))))
            })
            .collect();
        let kind = ["", "\"type\": \"object\", "][self.rng.below(2)];
        format!("{kind}\"oneOf\": [{}]", branches.join(", "))
    }

    /// A closed object, with a constant member where it is one of a union.
    fn closed(&mut self, levels: usize, tag: Option<(&str, &str)>) -> String {
        let kind = if tag.is_none() && levels < 3 {
            self.or_null("object")
        } else {
            "\"object\"".to_owned()
        };
        let mut properties = Vec::new();
        let mut required = Vec::new();
        if let Some((name, value)) = tag {
            properties.push(format!("\"{name}\": {{\"const\": \"{value}\"}}"));
            required.push(format!("\"{name}\""));
        }
        let from = self.rng.below(26);
        for at in 0..self.rng.below(5) + usize::from(levels == 3) {
            let letter = char::from(b'a' + ((from + at) % 26) as u8);
            let name = match self.rng.below(8) {
                0 => format!("{letter}-~/{letter}"),
                1 => format!("{letter}é"),
                _ => format!("{letter}_{at}"),
            };
            let schema = self.schema(levels.min(2));
            properties.push(format!("\"{name}\": {schema}"));
            if self.rng.chance(50) {
                required.push(format!("\"{name}\""));
            }
        }
        if self.rng.chance(12) {
            let (schema, may_be_required) = self.again();
            properties.push(format!("\"again\": {schema}"));
            if may_be_required && self.rng.chance(50) {
                required.push("\"again\"".to_owned());
            }
        }
        let mut text = format!("\"type\": {kind}, \"additionalProperties\": false");
        if !required.is_empty() {
            let _ = write!(text, ", \"required\": [{}]", required.join(", "));
        }
        let _ = write!(text, ", \"properties\": {{{}}}", properties.join(", "));
        text
    }

    fn reference(&mut self) -> Option<String> {
        let own = self.definitions > 0 && self.rng.chance(60);
        if own {
            let key = self.rng.below(self.definitions);
            return Some(format!(
                "\"$ref\": \"#/definitions/D{}x{key}\"",
                self.before
            ));
        }
        // One of a few, so that not all unfolds into the last.
        let before = self.before.min(8);
        (before > 0).then(|| {
            let number = self.rng.below(before as usize);
            format!("\"$ref\": \"https://example.org/schemas/r{number}/1.0.0\"")
        })
    }
}
