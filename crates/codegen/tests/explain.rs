//! What `saop explain` says: every example has its code, and mended it has it no more.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};

use saop_codegen::{Code, Explanation, Part, Settings, check, explain, explanations};
use saop_schema::{CompileOptions, Limits, ProblemKind, Schema};

fn codes(one: &Explanation, text: &str) -> Vec<String> {
    let (text, open) = match one.part {
        Part::Property => {
            let schema = format!(
                r#"{{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example",
                    "description": "An example.", "type": "object", "additionalProperties": false, "properties": {{"x": {text}}}}}"#
            );
            (schema, false)
        }
        part => (text.to_owned(), part == Part::OpenSchema),
    };
    if one.part == Part::Document {
        let anything = Schema::compile("true", &CompileOptions::new()).unwrap();
        let checked = anything.check_with(text.as_bytes(), &Limits::default());
        let error = checked.err().into_iter();
        return error.flat_map(|error| kinds(&error)).collect();
    }
    let sources = BTreeMap::from([("example.schema.json".to_owned(), text)]);
    let problems = check(&sources, &Settings::default().with_house_rules(!open));
    problems.iter().map(|one| one.code().to_string()).collect()
}

fn kinds(error: &saop_schema::Error) -> Vec<String> {
    let violations = error.violations().iter();
    violations.map(|one| one.kind().to_string()).collect()
}

#[test]
fn an_example_has_its_code_and_mended_it_has_not() {
    let kinds = ProblemKind::ALL.iter();
    let kinds = kinds.map(|kind| explain(kind.as_str()).unwrap());
    let all = explanations().chain(kinds);
    for one in all.filter(|one| !one.example.is_empty()) {
        let (found, mended) = (codes(&one, one.example), codes(&one, one.mended));
        assert!(
            found.iter().any(|code| code == one.code),
            "{}: {found:?}",
            one.code
        );
        assert!(
            !mended.iter().any(|code| code == one.code),
            "{}: {mended:?}",
            one.code
        );
    }
}

#[test]
fn every_code_and_kind_is_explained_once() {
    let all: Vec<&str> = explanations().map(|one| one.code).collect();
    let once: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), once.len());
    let rules = Code::ALL.iter().map(|code| code.as_str());
    let kinds = ProblemKind::ALL.iter().map(|kind| kind.as_str());
    for code in rules.chain(kinds) {
        let told = explain(&code.to_lowercase()).unwrap();
        assert!(!told.about.is_empty() && !told.mend.is_empty(), "{code}");
        assert_eq!(
            told.example.is_empty(),
            told.part == Part::Nothing,
            "{code}"
        );
    }
    assert!(explain("SCH999").is_none());
}
