//! Random schemas over every keyword, and random documents: the verdicts of the engine are those of two others. SPEC S2, X1.
//!
//! `SAOP_RANDOM_PAIRS` and `SAOP_RANDOM_SEED` set how many pairs of schema and document there are, and which.

#![cfg(test)]

// The fuzzer makes its schemas, and looks for every violation, in the same way.
#[path = "../../../tests/oracle/every_violation.rs"]
mod every_violation;
#[path = "../../../tests/oracle/random_schema.rs"]
mod random_schema;
#[allow(dead_code, reason = "the fuzzer has further uses of it")]
#[path = "../../../tests/oracle/tape.rs"]
mod tape;

use std::env;

use fastrand::Rng;
use saop_schema::{CompileOptions, Schema};

use self::every_violation::are_all;
use self::random_schema::Make;
use self::tape::Tape;

const DOCUMENTS: usize = 20;
/// How many bytes of choices a schema and its documents have.
const CHOICES: usize = 4096;

fn setting(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}

// SPEC X1
#[test]
fn verdicts_are_those_of_two_other_engines() {
    let pairs = setting("SAOP_RANDOM_PAIRS", 20_000);
    let seed = setting("SAOP_RANDOM_SEED", 1);
    let (mut valid, mut invalid) = (0u64, 0u64);
    for round in 0..pairs.div_ceil(DOCUMENTS as u64) {
        let mut rng = Rng::with_seed(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(round));
        let choices: Vec<u8> = (0..CHOICES).map(|_| rng.u8(..)).collect();
        let mut make = Make::new(Tape::new(&choices));
        let value = make.root();
        let text = value.to_string();
        let schema = Schema::compile(&text, &CompileOptions::new());
        let schema = schema.unwrap_or_else(|error| panic!("round {round}: {error}\n{text}"));
        let theirs = jsonschema::validator_for(&value)
            .unwrap_or_else(|error| panic!("round {round}: {error}\n{text}"));
        let mut compiler = boon::Compiler::new();
        compiler.add_resource("schema.json", value.clone()).unwrap();
        let mut schemas = boon::Schemas::new();
        let index = compiler.compile("schema.json", &mut schemas);
        let index = index.unwrap_or_else(|error| panic!("round {round}: {error:#}\n{text}"));
        for _ in 0..DOCUMENTS {
            let document = make.value(4);
            let ours = schema.check(document.to_string().as_bytes());
            let verdict = ours.is_ok();
            assert_eq!(
                schema.is_valid(document.to_string().as_bytes()),
                verdict,
                "round {round}: {text}\n{document}"
            );
            *if verdict { &mut valid } else { &mut invalid } += 1;
            let others = (
                theirs.is_valid(&document),
                schemas.validate(&document, index).is_ok(),
            );
            assert!(
                others == (verdict, verdict),
                "round {round}: ours is {verdict}, jsonschema and boon are {others:?}\n{text}\n{document}\n{ours:?}"
            );
            if let Err(error) = ours {
                assert!(
                    error
                        .violations()
                        .iter()
                        .all(|one| one.position().is_some()),
                    "{text}\n{document}"
                );
                let all = are_all(&schema, document.to_string().as_bytes(), &error);
                assert_eq!(all, Ok(()), "round {round}: {text}\n{document}");
            }
        }
    }
    assert!(
        valid > pairs / 10 && invalid > pairs / 10,
        "{valid} valid, {invalid} invalid"
    );
}
