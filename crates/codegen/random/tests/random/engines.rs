//! Random schemas: the generated decoders accept what two JSON Schema engines accept, find the same errors at the same
//! places, and lose nothing. SPEC E4
//!
//! `SAOP_SCHEMAS` and `SAOP_SEED` say which schemas the crate is built of, `SAOP_DOCUMENTS` how many documents each is
//! given; half of them are valid, half have one change.

use std::thread;

use saop_schema::TypeSchema;
use saop_synth::Rng;

use crate::support::bench::{Bench, Typed};
use crate::support::entries::typed;
use crate::support::setting::setting;
use crate::support::tally::Tally;
use crate::types;

/// Every schema, with the entries of its type.
fn entries() -> Vec<(&'static TypeSchema, Typed)> {
    macro_rules! entry {
        ($type:ident) => {
            (
                <types::$type as saop_schema::Message>::schema(),
                typed::<types::$type> as Typed,
            )
        };
    }
    include!(concat!(env!("OUT_DIR"), "/entries.rs"))
}

fn run(
    schema: &'static TypeSchema,
    typed: Typed,
    seed: u64,
    documents: u64,
) -> Result<Tally, String> {
    let bench = Bench::with(schema, Some(typed));
    let mut tally = Tally::default();
    for number in 0..documents {
        let mut rng = Rng::with_seed(
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(number),
        );
        let valid = bench.synth.valid(&mut rng);
        let (text, what) = if number % 2 == 0 {
            (valid, "none")
        } else {
            let mutation = bench.synth.mutate(&valid, &mut rng);
            (mutation.text, mutation.what)
        };
        bench.judge(&text, what, &mut tally).map_err(|why| {
            format!(
                "{} document {number} (mutation: {what}): {why}\ntext: {text}\nschema: {}",
                schema.name(),
                schema.source()
            )
        })?;
    }
    Ok(tally)
}

// SPEC E4 W P2 P3
#[test]
fn generated_code_is_the_schema() {
    let seed = setting("SAOP_SEED", 1);
    let documents = setting("SAOP_DOCUMENTS", 100);
    let entries = entries();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut tally = Tally::default();
    let mut wrong = Vec::new();
    thread::scope(|scope| {
        let entries = &entries;
        let running: Vec<_> = (0..workers)
            .map(|worker| {
                scope.spawn(move || {
                    let own = entries.iter().skip(worker).step_by(workers);
                    own.map(|(schema, typed)| run(schema, *typed, seed, documents))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        for worker in running {
            match worker.join() {
                Ok(results) => {
                    for result in results {
                        match result {
                            Ok(part) => tally.add(part),
                            Err(why) => wrong.push(why),
                        }
                    }
                }
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    println!("{} schemas, seed {seed}: {}", entries.len(), tally.report());
    assert!(
        wrong.is_empty(),
        "{} schemas with a disagreement; the first:\n{}",
        wrong.len(),
        wrong
            .iter()
            .take(5)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n\n")
    );
    assert!(
        tally.accepted * 10 >= tally.cases * 4,
        "at least 40 % of the documents are accepted, but found {} of {}",
        tally.accepted,
        tally.cases
    );
}
