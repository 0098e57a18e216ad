//! Examples: the checker refuses an example where the generated code refuses it as a document, and nowhere else.
//!
//! `SAOP_SCHEMAS` and `SAOP_SEED` say which schemas the crate is built of; each is given its documents as examples.

use std::collections::{BTreeMap, BTreeSet};

use saop_codegen::{Code, Diagnostic, Settings, Severity};
use saop_schema::{Error, Limits};
use saop_synth::{Rng, Synth};

use crate::types;

/// Documents of each schema, half of them with one change.
const DOCUMENTS: u64 = 60;

// SPEC E4
#[test]
fn an_example_is_judged_as_a_document_is() {
    let mut sources = BTreeMap::new();
    let mut refused = BTreeSet::new();
    let mut given = 0;
    for schema in types::SCHEMAS {
        let synth = Synth::new(schema.text()).expect("documents can be made");
        let mut rng = Rng::with_seed(given);
        let file = format!("{}.schema.json", schema.name());
        let mut lines = Vec::new();
        for number in 0..DOCUMENTS {
            let mut text = synth.valid(&mut rng);
            if number % 2 == 1 {
                text = synth.mutate(&text, &mut rng).text;
            }
            // A line break stands between tokens only, in what is JSON.
            let text = text.replace(['\n', '\r'], " ");
            match schema.check(text.as_bytes(), &Limits::default()) {
                // What is no JSON, or names a key twice, is no example.
                Err(Error::Parse(_)) => continue,
                Err(_) => {
                    refused.insert((file.clone(), lines.len() + 2));
                }
                Ok(()) => {}
            }
            lines.push(text);
        }
        given += lines.len() as u64;
        let rest = schema.source().strip_prefix('{').expect("an object");
        let text = format!("{{\"examples\": [\n{}\n], {rest}", lines.join(",\n"));
        sources.insert(file, text);
    }
    let settings = Settings::default().with_id_base("https://example.org/schemas/");
    let problems = saop_codegen::check(&sources, &settings);
    let is_error = |problem: &&Diagnostic| problem.severity() == Severity::Error;
    let mut reported = BTreeSet::new();
    for problem in problems.iter().filter(is_error) {
        assert_eq!(problem.code(), Code::Example, "{problem}");
        reported.insert((problem.file().to_owned(), problem.line()));
    }
    println!("{given} examples, {} refused", refused.len());
    let show = |(file, line): &(String, usize)| {
        let text: Vec<&str> = sources[file].lines().collect();
        format!(
            "{file}:{line}: {}\n{}",
            text[line - 1],
            text[text.len() - 1]
        )
    };
    let missed: Vec<String> = refused.difference(&reported).take(3).map(show).collect();
    let invented: Vec<String> = reported.difference(&refused).take(3).map(show).collect();
    assert!(
        missed.is_empty() && invented.is_empty(),
        "not reported: {missed:#?}\nreported, but accepted as documents: {invented:#?}"
    );
    assert!(
        refused.len() as u64 * 10 > given && refused.len() as u64 * 10 < given * 9,
        "a test that sees one verdict only shows little"
    );
}
