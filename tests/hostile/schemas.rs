//! Schemas that were written to break the generator.

use std::collections::BTreeMap;

use saop_codegen::{Settings, generate};

use crate::MANY;
use crate::cost::{alone, within};

fn refused(text: String) -> String {
    let sources = BTreeMap::from([("deep.schema.json".to_owned(), text)]);
    let Err(problems) = within(256 << 20, || generate(&sources, &Settings::default())) else {
        panic!("expected problems, but found Rust")
    };
    for problem in &problems {
        assert!(problem.line() > 0 && problem.column() > 0, "{problem}");
    }
    problems.to_string()
}

// SPEC E4
#[test]
fn a_schema_of_a_million_levels_is_refused_in_words() {
    alone(|| {
        for (open, close) in [("{\"items\":", "}"), ("[", "]"), ("{\"allOf\":[", "]}")] {
            for closed in [true, false] {
                let close = if closed {
                    close.repeat(MANY)
                } else {
                    String::new()
                };
                let problems = refused(format!("{}{{}}{close}", open.repeat(MANY)));
                assert!(problems.len() < 2_000, "{}", problems.len());
            }
        }
    });
}
