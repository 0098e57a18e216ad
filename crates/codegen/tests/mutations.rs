//! Arbitrary input: the generator never panics, and what it accepts is Rust.
//!
//! Invariant: the cases follow from a fixed seed, so a failure repeats.

#![cfg(test)]

mod common;

use std::collections::BTreeMap;

use common::{own_schemas, own_settings};
use saop_codegen::{Settings, generate};

/// Enough bytes of JSON Schema that a change often stays one.
const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "null",
    "true",
    "-1",
    "1e400",
    "\"type\"",
    "\"string\"",
    "\"object\"",
    "\"array\"",
    "\"integer\"",
    "\"$ref\"",
    "\"#\"",
    "\"#/definitions/SaopThought\"",
    "\"properties\"",
    "\"required\"",
    "\"additionalProperties\"",
    "\"items\"",
    "\"minItems\"",
    "\"enum\"",
    "\"const\"",
    "\"pattern\"",
    "\"[\"",
    "\"\\ud800\"",
    "\u{0}",
    "é",
    "\u{202e}",
];

#[test]
fn mutated_schemas_never_panic() {
    let sources = &own_schemas();
    let [left, right] = std::thread::scope(|scope| {
        [0x5a0b, 0xb0a5]
            .map(|seed| scope.spawn(move || mutate_all(sources, Random(seed), 1_000)))
            .map(|thread| thread.join().unwrap())
    });
    let (accepted, refused) = (left.0 + right.0, left.1 + right.1);
    // A loop that only ever takes one way shows little.
    assert!(
        accepted > 50 && refused > 500,
        "{accepted} accepted, {refused} refused"
    );
}

/// Runs so many cases; gives how many were accepted, and how many refused.
fn mutate_all(
    sources: &BTreeMap<String, String>,
    mut random: Random,
    cases: usize,
) -> (usize, usize) {
    let names: Vec<&String> = sources.keys().collect();
    let (mut accepted, mut refused) = (0, 0);
    for case in 0..cases {
        let name = names[random.below(names.len())];
        let mut text = sources[name].clone();
        // Only what the schema refers to stands beside it, for speed.
        let mut mutated: BTreeMap<String, String> = sources
            .iter()
            .filter(|(file, _)| {
                text.contains(&format!("/{}/1", file.trim_end_matches(".schema.json")))
            })
            .map(|(file, text)| (file.clone(), text.clone()))
            .collect();
        for _ in 0..=random.below(3) {
            text = mutate(&text, &mut random);
        }
        mutated.insert(name.clone(), text);
        if check(case, &mutated) {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    (accepted, refused)
}

#[test]
fn every_prefix_of_a_schema_is_refused() {
    let sources = own_schemas();
    let (name, text) = sources.iter().next().unwrap();
    for end in (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end)) {
        let cut = BTreeMap::from([(name.clone(), text[..end].to_owned())]);
        assert!(generate(&cut, &own_settings()).is_err(), "{end}");
    }
}

/// Generates, and says whether the schemas were accepted.
fn check(case: usize, sources: &BTreeMap<String, String>) -> bool {
    let settings = if sources.contains_key("saop-parallel-turn-envelope.schema.json") {
        own_settings()
    } else {
        // Without the table of hand-written types, which would name a schema that is not there.
        Settings::default()
            .with_any_message("Message")
            .with_require_descriptions(true)
    };
    match generate(sources, &settings) {
        Ok(made) => {
            let parsed = syn::parse_file(&made.files["types.rs"]);
            assert!(parsed.is_ok(), "case {case}: {:?}", parsed.err());
            true
        }
        Err(problems) => {
            for problem in &problems {
                assert!(
                    problem.code() != saop_codegen::Code::Internal,
                    "case {case}: {problem}"
                );
                assert!(
                    problem.line() > 0 && problem.column() > 0,
                    "case {case}: {problem}"
                );
                assert!(
                    !problem.to_string().contains('\n'),
                    "case {case}: {problem}"
                );
            }
            false
        }
    }
}

/// One change: a byte, a word, a line more or less, or two strings exchanged.
fn mutate(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let at = random.below(bytes.len().max(1));
    match random.below(7) {
        0 if !bytes.is_empty() => bytes[at] = u8::try_from(random.below(256)).unwrap(),
        1 if !bytes.is_empty() => {
            bytes.remove(at);
        }
        2 => {
            let word = WORDS[random.below(WORDS.len())];
            bytes.splice(at..at, word.bytes());
        }
        3 if !lines.is_empty() => {
            let line = random.below(lines.len());
            return lines
                .iter()
                .enumerate()
                .filter(|(index, _)| *index != line)
                .map(|(_, text)| *text)
                .collect();
        }
        4 if !lines.is_empty() => {
            let (from, to) = (random.below(lines.len()), random.below(lines.len()));
            let mut lines = lines;
            lines.insert(to, lines[from]);
            return lines.concat();
        }
        _ => {
            let strings: Vec<&str> = text.split('"').collect();
            let (from, to) = (random.below(strings.len()), random.below(strings.len()));
            let mut strings = strings;
            strings.swap(from, to);
            return strings.join("\"");
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// xorshift64*
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let value = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(value).unwrap() % end
    }
}
