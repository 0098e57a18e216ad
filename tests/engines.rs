//! SPEC E4: the property `saop_is_the_schema_and_its_named_extra_rules`. For every schema and every
//! text, `saop` accepts exactly what two independent JSON Schema engines accept, finds the same errors
//! at the same places, and loses nothing. Invariant: where it may differ, a line of `oracle::compare::Divergence` says so.
//!
//! `SAOP_CASES` sets how many cases are run (a million also asserts that each rule of each schema was
//! broken a thousand times), `SAOP_SEED` the seed, `SAOP_CASE` the one case to run again.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test stops at the first surprise, and shows what it has seen"
)]

mod oracle;
#[path = "support/setting.rs"]
mod setting;
mod support;

use std::thread;

use saop_schema::{Error, Limits};
use saop_synth::{Rng, Synth};

use setting::setting;
use support::bench::Bench;
use support::messages::bench;
use support::tally::Tally;

/// One case by its number: the schemas take turns, each as often as it has rules, and every second case is a mutation.
fn run_case(benches: &[Bench], turns: &[usize], seed: u64, number: u64, tally: &mut Tally) {
    let mut rng = Rng::with_seed(
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(number),
    );
    let bench = &benches[turns[number as usize % turns.len()]];
    let valid = bench.synth.valid(&mut rng);
    let (text, what) = if rng.chance(50) {
        (valid, "none")
    } else {
        let mutation = bench.synth.mutate(&valid, &mut rng);
        (mutation.text, mutation.what)
    };
    if let Err(why) = bench.judge(&text, what, tally) {
        panic!(
            "SAOP_SEED={seed} SAOP_CASE={number} ({}, mutation: {what}): {why}\ntext: {text}",
            bench.schema.name()
        );
    }
}

fn turns(benches: &[Bench]) -> Vec<usize> {
    let each = benches.iter().enumerate();
    each.flat_map(|(at, bench)| std::iter::repeat_n(at, bench.synth.rules().count()))
        .collect()
}

// SPEC E4 W P2 P3 T2 T3 O5
#[test]
fn saop_is_the_schema_and_its_named_extra_rules() {
    let cases = setting("SAOP_CASES", 6000);
    let seed = setting("SAOP_SEED", 1);
    let one = std::env::var("SAOP_CASE")
        .is_ok()
        .then(|| setting("SAOP_CASE", 0));
    let workers = if one.is_some() {
        1
    } else {
        thread::available_parallelism().map_or(1, |count| count.get() as u64)
    };
    let numbers = one.map_or(0..cases, |one| one..one + 1);
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let run = |worker| {
            let numbers = numbers.clone();
            move || {
                let benches: Vec<_> = saop::schemas().iter().map(|schema| bench(schema)).collect();
                let turns = turns(&benches);
                let mut tally = Tally::default();
                for number in numbers.filter(|number| number % workers == worker) {
                    run_case(&benches, &turns, seed, number, &mut tally);
                }
                tally
            }
        };
        let running: Vec<_> = (0..workers)
            .map(|worker| scope.spawn(run(worker)))
            .collect();
        for worker in running {
            match worker.join() {
                Ok(part) => tally.add(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    println!("{}", tally.report());
    if one.is_none() && cases >= 1000 {
        assert!(
            tally.accepted * 10 >= tally.cases * 3,
            "at least 30 % of the cases are accepted"
        );
    }
    if cases >= 1_000_000 {
        for schema in saop::schemas() {
            for rule in Synth::new(schema.text())
                .expect("documents can be made from every schema")
                .rules()
            {
                let name = format!("{} {} {}", schema.name(), rule.path, rule.keyword);
                let broken = tally.rules.get(&name).copied().unwrap_or_default();
                assert!(broken >= 1000, "{name} was broken only {broken} times");
            }
        }
    }
}

fn judge(schema: &str, text: &str) -> Result<(), Error> {
    let bench = bench(saop::schema(schema).expect("the schema exists"));
    bench
        .judge(text, "named", &mut Tally::default())
        .unwrap_or_else(|why| panic!("{why}\n{text}"));
    bench.schema.check(text.as_bytes(), &Limits::default())
}

// With `raw_value` on, `serde_json` rewrites such a member into the object that it quotes.
#[test]
fn private_tokens_of_serde_json_are_ordinary_data() {
    for token in [
        "$serde_json::private::RawValue",
        "$serde_json::private::Number",
    ] {
        for inner in [
            r#""{\"tool_name\":\"rm\"}""#,
            r#""1""#,
            r#""not JSON""#,
            "7",
            "{}",
        ] {
            let text = format!(r#"{{"tool_name":"t","arguments":{{"{token}":{inner}}}}}"#);
            assert!(judge("saop-action", &text).is_ok(), "{text}");
            let nested =
                format!(r#"{{"tool_name":"t","arguments":{{"a":[{{"{token}":{inner}}}]}}}}"#);
            assert!(judge("saop-action", &nested).is_ok(), "{nested}");
            let action: saop::SaopAction = saop::parse(&text).expect("it was accepted");
            assert_eq!(saop::serialize(&action), text);
        }
    }
}

// Both directions of the same edge: the least `i64` fits, however it is spelled, and one less does not.
#[test]
fn integers_are_judged_by_their_exact_value() {
    let text = include_str!("fixtures/observation/valid/smallest-exit-code.json");
    for spelling in [
        "-9223372036854775808.0",
        "-9.223372036854775808e18",
        "-92233720368547758080E-1",
    ] {
        let document = text.replace("-9223372036854775808", spelling);
        assert!(judge("observation", &document).is_ok(), "{document}");
    }
    for spelling in [
        "-9223372036854775809",
        "-9223372036854775808.5",
        "-9223372036854775809.0",
    ] {
        let document = text.replace("-9223372036854775808", spelling);
        assert!(judge("observation", &document).is_err(), "{document}");
    }
}

// Found by the property: 1383722454517176.25 has two texts that are as short and as close.
#[test]
fn a_float_between_two_decimals_is_the_same_number() {
    for number in [
        "1383722454517176.25",
        "1383722454517176.2",
        "668615.2954101563",
    ] {
        let text = format!(r#"{{"tool_name":"t","arguments":{{"a":{number}}}}}"#);
        assert!(judge("saop-action", &text).is_ok(), "{text}");
    }
}

// Found by the property: a quote in the middle of a key ends it early, so that it repeats another one, before
// the text stops being JSON. Only the first fault in text order is reported.
#[test]
fn a_repeated_key_before_a_syntax_error_is_the_first_fault() {
    let text = r#"{"tool_name":"t","arguments":{"n":1,"n"1":2}}"#;
    let kinds: Vec<_> = judge("saop-action", text)
        .expect_err("it is no JSON")
        .violations()
        .iter()
        .map(saop::Violation::kind)
        .collect();
    assert_eq!(kinds, [saop::ViolationKind::DuplicateKey]);
}

// Found by the oracle of the fuzz targets: a byte that could continue a character was taken for a part of the key.
// SPEC P1
#[test]
fn the_place_of_a_repeated_key_ends_with_its_quote() {
    let bytes = b"{\"tool_name\":\"t\",\"tool_name\"\x80\x81:1}";
    let action = saop::schema("saop-action").expect("the schema exists");
    let error = action
        .check(bytes, &Limits::default())
        .expect_err("it is no text");
    let span = error.violations()[0].span();
    assert_eq!(&bytes[span.expect("it has a place")], b"\"tool_name\"");
}
