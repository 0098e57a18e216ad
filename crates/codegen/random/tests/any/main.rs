//! Types of random schemas over every keyword of every dialect: they accept what two engines accept, nothing is lost, and
//! what is wrong is reported as the run-time check reports it. SPEC S2
//!
//! `SAOP_SCHEMAS` says how many schemas there are, `SAOP_SEED` which, `SAOP_DOCUMENTS` how many documents each is given.

#![cfg(test)]

#[path = "../../any.rs"]
mod choices;
#[allow(dead_code, reason = "the build script makes the schemas")]
#[path = "../../numbers.rs"]
mod numbers;
#[allow(dead_code, reason = "the tests of the engine have further uses of it")]
#[path = "../../../../../tests/oracle/random_schema.rs"]
mod random_schema;
#[allow(clippy::unwrap_used, reason = "a test that panics has failed")]
mod read;

#[path = "../../../../../tests/support/echo.rs"]
mod echo;
#[allow(dead_code, reason = "the fuzzer has further uses of it")]
#[path = "../../../../../tests/oracle/tape.rs"]
mod tape;

use std::env;

use fastrand::Rng;
use saop_schema::{CompileOptions, JsonValue, Schema, ViolationKind};

use self::random_schema::Make;
use self::read::{Read, read};
use self::tape::Tape;

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic
)]
mod types {
    include!(concat!(env!("OUT_DIR"), "/any/types.rs"));
}

macro_rules! entry {
    ($module:ident $type:ident) => {
        (
            read::<types::$module::$type> as Read,
            types::$module::SCHEMA.text(),
        )
    };
}

fn setting(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}

// SPEC S2
#[test]
fn types_accept_what_the_schemas_accept() {
    let entries: Vec<(Read, &str)> = include!(concat!(env!("OUT_DIR"), "/any/entries.rs"));
    let (seed, documents) = (setting("SAOP_SEED", 1), setting("SAOP_DOCUMENTS", 200));
    let (mut valid, mut invalid) = (0, 0);
    for (number, (read, text)) in entries.iter().enumerate() {
        let choices = choices::choices(seed, number as u64, documents as usize);
        let mut make = Make::new(Tape::new(&choices));
        let schema = make.root();
        assert_eq!(schema.to_string(), *text);
        let ours = Schema::compile(text, &CompileOptions::new()).unwrap();
        let theirs = jsonschema::validator_for(&schema).unwrap();
        let mut compiler = boon::Compiler::new();
        compiler
            .add_resource("schema.json", schema.clone())
            .unwrap();
        let mut schemas = boon::Schemas::new();
        let boon = compiler.compile("schema.json", &mut schemas).unwrap();
        for _ in 0..documents {
            let document = make.value(4);
            let written = document.to_string();
            let verdict = theirs.is_valid(&document);
            let other = schemas.validate(&document, boon).is_ok();
            assert_eq!(verdict, other, "{text}\n{written}");
            match read(&written) {
                Ok(again) => {
                    valid += 1;
                    assert!(verdict, "{text}\n{written}");
                    let same = |text: &str| text.parse::<JsonValue>().unwrap();
                    assert_eq!(same(&again), same(&written), "{text}");
                }
                Err(error) => {
                    invalid += 1;
                    let found = ours.check(written.as_bytes());
                    let is_unrepresentable = error
                        .violations()
                        .iter()
                        .all(|one| one.kind() == ViolationKind::Unrepresentable);
                    assert!(!verdict || is_unrepresentable, "{text}\n{written}: {error}");
                    if !is_unrepresentable {
                        let found = found.unwrap_err();
                        assert_eq!(error.violations(), found.violations(), "{text}\n{written}");
                    }
                }
            }
        }
    }
    assert!(valid > 0 && invalid > 0, "{valid} valid, {invalid} invalid");
}

/// What is written is valid, too, whatever the digits of the numbers are that were read.
// SPEC S2
#[test]
fn no_rule_looks_at_digits_that_are_lost() {
    let entries: Vec<(Read, &str)> = include!(concat!(env!("OUT_DIR"), "/any/numbers.rs"));
    let (seed, documents) = (setting("SAOP_SEED", 1), setting("SAOP_DOCUMENTS", 200));
    let mut rng = Rng::with_seed(seed);
    let (mut valid, mut changed) = (0, 0);
    for (read, _) in entries {
        for _ in 0..documents {
            let document = numbers::document(&mut rng, 3);
            if let Ok(written) = read(&document) {
                valid += 1;
                changed += u32::from(written.len() < document.replace(' ', "").len());
            }
        }
    }
    assert!(valid > 0 && changed > 0, "{valid} valid, {changed} changed");
}
