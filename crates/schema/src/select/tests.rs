//! Indices change nothing but the work: random schemas of unions and conditions, and the same without their indices.
//!
//! `SAOP_INDEX_CASES` and `SAOP_INDEX_SEED` set how many schemas there are, and which; `SAOP_INDEX_FROM` is the first one.

use std::env;

use fastrand::Rng;
use saop_json::Limits;

use crate::compile::{Compiled, Documents, What};
use crate::keywords::in_place::InPlace;
use crate::{CompileOptions, Dialect, Error};

const DEFINITIONS: [&str; 4] = ["a", "b", "c", "d"];
const NAMES: [&str; 5] = ["k", "t", "h", "n", "o"];
const CONSTANTS: [&str; 14] = [
    r#""a""#,
    r#""b""#,
    r#""c""#,
    r#""1""#,
    r#""\u0061""#,
    "1",
    "1.0",
    "10e-1",
    "2",
    "-0",
    "0.0",
    "true",
    "null",
    "false",
];

struct Make {
    rng: Rng,
    /// The definitions that a schema may refer to.
    definitions: &'static [&'static str],
}

impl Make {
    fn one<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.rng.usize(..all.len())]
    }

    fn list(&mut self, most: usize, mut item: impl FnMut(&mut Self) -> String) -> String {
        let count = 1 + self.rng.usize(..most);
        let items: Vec<String> = (0..count).map(|_| item(self)).collect();
        items.join(",")
    }

    fn constants(&mut self) -> String {
        match self.rng.u8(..6) {
            0 => format!(
                r#""enum":[{}]"#,
                self.list(3, |make| make.one(&CONSTANTS).to_owned())
            ),
            1 => r#""const":{"k":"a"}"#.to_owned(),
            _ => format!(r#""const":{}"#, self.one(&CONSTANTS)),
        }
    }

    /// Keywords about the members of an object.
    fn members(&mut self, depth: usize) -> String {
        let mut names = NAMES.to_vec();
        self.rng.shuffle(&mut names);
        names.truncate(1 + self.rng.usize(..3));
        let members: Vec<String> = names
            .iter()
            .map(|name| format!(r#""{name}":{}"#, self.member(depth)))
            .collect();
        let mut text = format!(r#""properties":{{{}}}"#, members.join(","));
        let required: Vec<String> = NAMES
            .iter()
            .filter(|_| self.rng.u8(..3) == 0)
            .map(|name| format!(r#""{name}""#))
            .collect();
        if self.rng.bool() {
            text.extend([r#","required":["#, &required.join(","), "]"]);
        }
        text += match self.rng.u8(..8) {
            0 => r#","additionalProperties":false"#,
            1 => r#","unevaluatedProperties":false"#,
            2 => r#","patternProperties":{"^[kt]$":{"type":"string"}}"#,
            _ => "",
        };
        text
    }

    fn member(&mut self, depth: usize) -> String {
        match self.rng.u8(..8) {
            0 => "{}".to_owned(),
            1 => "false".to_owned(),
            2 if depth > 0 => self.schema(depth - 1),
            3 => format!("{{{}}}", self.members(0)),
            _ => format!("{{{}}}", self.constants()),
        }
    }

    fn branch(&mut self, depth: usize) -> String {
        let kind = match self.rng.u8(..6) {
            0 | 1 => r#""type":"object","#,
            2 => r#""type":["object","null"],"#,
            _ => "",
        };
        match self.rng.u8(..12) {
            0 => format!("{{{}}}", self.constants()),
            1 => format!(
                r#"{{"type":"{}"}}"#,
                self.one(&["integer", "string", "object", "array", "null", "boolean"])
            ),
            2 => format!(r#"{{"required":["{}"]}}"#, self.one(&NAMES)),
            3 if !self.definitions.is_empty() => {
                format!(r##"{{"$ref":"#/$defs/{}"}}"##, self.one(self.definitions))
            }
            4 | 5 if depth > 0 => self.schema(depth - 1),
            6 => format!(
                r#"{{"allOf":[{}],{kind}{}}}"#,
                self.list(2, |make| make.branch(0)),
                self.members(0)
            ),
            _ => format!("{{{kind}{}}}", self.members(depth)),
        }
    }

    fn condition(&mut self, depth: usize) -> String {
        let then = self.branch(depth.min(1));
        let condition = self.branch(0);
        let text = match self.rng.u8(..6) {
            0 => format!(
                r#"{{"if":{condition},"then":{then},"else":{}}}"#,
                self.branch(0)
            ),
            1 => format!(r#"{{"if":{condition},"else":{then}}}"#),
            2 => format!(r#"{{"if":{condition}}}"#),
            3 => self.branch(0),
            _ => format!(r#"{{"if":{condition},"then":{then}}}"#),
        };
        self.around(text)
    }

    /// Writes some schemas in an `allOf` of one.
    fn around(&mut self, schema: String) -> String {
        if self.rng.u8(..4) == 0 {
            format!(r#"{{"allOf":[{schema}]}}"#)
        } else {
            schema
        }
    }

    fn schema(&mut self, depth: usize) -> String {
        let word = self.one(&["oneOf", "anyOf"]);
        match self.rng.u8(..6) {
            0 => {
                let list = self.list(9, |make| make.condition(depth));
                let own = if self.rng.bool() {
                    r#","unevaluatedProperties":false"#
                } else {
                    ""
                };
                format!(r#"{{"allOf":[{list}]{own}}}"#)
            }
            1 => {
                let mut chain = self.branch(0);
                for _ in 0..2 + self.rng.usize(..5) {
                    let (condition, then) = (self.branch(0), self.branch(0));
                    chain = format!(r#"{{"if":{condition},"then":{then},"else":{chain}}}"#);
                    chain = self.around(chain);
                }
                chain
            }
            2 => format!(
                r#"{{"{word}":[{}],{}}}"#,
                self.list(8, |make| make.branch(depth)),
                self.members(depth.min(1))
            ),
            3 => format!(
                r#"{{"{word}":[{}],"unevaluatedProperties":false}}"#,
                self.list(20, |make| make.branch(depth))
            ),
            _ => format!(
                r#"{{"{word}":[{}]}}"#,
                self.list(8, |make| make.branch(depth))
            ),
        }
    }

    fn root(&mut self) -> String {
        self.definitions = &DEFINITIONS;
        let schema = self.schema(2);
        // One schema of eight has definitions that may go in circles.
        let is_circular = self.rng.u8(..8) == 0;
        let definitions = (0..DEFINITIONS.len()).map(|place| {
            let known = if is_circular {
                DEFINITIONS.len()
            } else {
                place
            };
            self.definitions = &DEFINITIONS[..known];
            let schema = match self.rng.u8(..3) {
                0 => self.schema(0),
                1 => format!(r#"{{"allOf":[{},{}]}}"#, self.branch(0), self.branch(0)),
                _ => self.branch(0),
            };
            // A definition that is just another one may go in a circle.
            let name = DEFINITIONS[place];
            format!(r#""{name}":{{"minProperties":0,"allOf":[{schema}]}}"#)
        });
        let definitions: Vec<String> = definitions.collect();
        format!(
            r#"{{"items":{schema},"$defs":{{{}}}}}"#,
            definitions.join(",")
        )
    }

    fn value(&mut self, depth: usize) -> String {
        match self.rng.u8(..10) {
            0 | 1 => self.one(&CONSTANTS).to_owned(),
            2 => "[]".to_owned(),
            _ if depth == 0 => self.one(&CONSTANTS).to_owned(),
            _ => {
                let mut names = NAMES.to_vec();
                self.rng.shuffle(&mut names);
                names.truncate(self.rng.usize(..5));
                let members: Vec<String> = names
                    .iter()
                    .map(|name| format!(r#""{name}":{}"#, self.value(depth - 1)))
                    .collect();
                format!("{{{}}}", members.join(","))
            }
        }
    }
}

fn compile(text: &str, indexed: bool) -> Compiled {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    let documents = Documents::of(text, &options).unwrap();
    let made = documents.compile(&options, What::Schema, |_, _, _, _| ());
    let mut compiled = made
        .map_err(|(error, _)| format!("{error}\n{text}"))
        .unwrap()
        .compiled;
    if !indexed {
        for number in 0..compiled.plan.len() {
            let part = compiled.plan.part_mut(number).unwrap();
            part.applied = None;
            for applied in &mut part.in_place {
                match applied {
                    InPlace::Choice(choice) => choice.index = None,
                    InPlace::If(one) => one.chain = None,
                    _ => {}
                }
            }
            part.find_choice();
        }
    }
    compiled
}

fn indices(compiled: &Compiled) -> usize {
    let parts = (0..compiled.plan.len()).filter_map(|number| compiled.plan.part(number));
    let count = |part: &crate::plan::Part| {
        let in_place = part.in_place.iter().filter(|applied| match applied {
            InPlace::Choice(choice) => choice.index.is_some(),
            InPlace::If(one) => one.chain.is_some(),
            _ => false,
        });
        in_place.count() + usize::from(part.applied.is_some())
    };
    parts.map(count).sum()
}

fn setting(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}

fn told(result: &Result<(), Error>) -> Vec<String> {
    let violations = result.as_ref().err().map(Error::violations);
    let violations = violations.into_iter().flatten();
    // Reasons are given only where they take little work.
    let told = violations.map(|one| {
        let text = format!("{one:?}");
        match text.split_once(" that matches none of them") {
            Some((before, after)) => {
                let after = after.split_once("\", expected: ").unwrap_or_default().1;
                format!("{before}, {after}")
            }
            None => text,
        }
    });
    told.collect()
}

// SPEC X1
#[test]
fn an_index_changes_no_verdict_and_no_violation() {
    const DOCUMENTS: usize = 16;
    let cases = setting("SAOP_INDEX_CASES", 200);
    let from = setting("SAOP_INDEX_FROM", 0);
    let seed = setting("SAOP_INDEX_SEED", 1);
    let (mut valid, mut indexed) = (0usize, 0usize);
    for case in from..from + cases {
        let rng = Rng::with_seed(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(case));
        let mut make = Make {
            rng,
            definitions: &DEFINITIONS,
        };
        let text = make.root();
        let (with, without) = (compile(&text, true), compile(&text, false));
        assert_eq!(indices(&without), 0);
        indexed += usize::from(indices(&with) > 0);
        for _ in 0..DOCUMENTS {
            let document = format!("[{}]", make.list(3, |make| make.value(3)));
            let check = |compiled: &Compiled| {
                let limits = Limits::default();
                let checked = compiled.check(document.as_bytes(), &limits);
                let is_valid = compiled.is_valid(document.as_bytes(), &limits);
                assert_eq!(is_valid, checked.is_ok(), "case {case}: {text}\n{document}");
                checked
            };
            let (ours, plain) = (check(&with), check(&without));
            valid += usize::from(ours.is_ok());
            assert_eq!(told(&ours), told(&plain), "case {case}: {text}\n{document}");
        }
    }
    let cases = usize::try_from(cases).unwrap();
    assert!(
        valid > cases && valid < cases * (DOCUMENTS - 1) && indexed > cases / 3,
        "{valid} valid, {indexed} schemas with an index"
    );
}
