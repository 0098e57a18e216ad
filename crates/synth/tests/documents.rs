//! Documents made from the project's own schemas, judged by simple means. Invariant: whatever the
//! library under test says plays no part here.

#![cfg(test)]

mod bundle;

use std::collections::{BTreeMap, BTreeSet};

use saop_synth::{Rng, Synth, Tree, corpus};

fn synths() -> BTreeMap<String, Synth> {
    let schemas = bundle::schemas();
    schemas
        .into_iter()
        .map(|(name, text)| (name, Synth::new(&text).expect("the schema can be used")))
        .collect()
}

#[test]
fn a_seed_decides_documents_and_mutations() {
    for (name, synth) in synths() {
        let run = |seed| {
            let mut rng = Rng::with_seed(seed);
            (0..50)
                .map(|_| {
                    let document = synth.valid(&mut rng);
                    let mutation = synth.mutate(&document, &mut rng);
                    (document, mutation)
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(run(1), run(1), "{name}");
        assert_ne!(run(1), run(2), "{name}");
    }
}

#[test]
fn valid_documents_are_json_with_every_required_member() {
    for (name, synth) in synths() {
        let mut rng = Rng::with_seed(3);
        let required: Vec<_> = synth
            .rules()
            .filter(|rule| rule.keyword == "required" && !rule.path.contains('*'))
            .collect();
        let mut orders = BTreeSet::new();
        for _ in 0..500 {
            let text = synth.valid(&mut rng);
            let tree = Tree::parse(&text).expect("a valid document is JSON");
            for rule in &required {
                let (object, _) = rule
                    .path
                    .rsplit_once('/')
                    .expect("a member stands in an object");
                if tree.pointer(object).is_some() {
                    assert!(
                        tree.pointer(&rule.path).is_some(),
                        "{name}: {} is missing in {text}",
                        rule.path
                    );
                }
            }
            orders.insert(
                tree.members()
                    .iter()
                    .filter_map(saop_synth::Member::name)
                    .collect::<Vec<_>>(),
            );
        }
        assert!(
            orders.len() > 1,
            "{name}: members come in more than one order"
        );
    }
}

// Each rule must be met often enough for a long run to break all of them many times over.
#[test]
fn mutations_go_against_every_keyword_and_in_every_other_way() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for synth in synths().values() {
        let mut rng = Rng::with_seed(4);
        for _ in 0..3000 {
            let document = synth.valid(&mut rng);
            let mutation = synth.mutate(&document, &mut rng);
            *kinds.entry(mutation.what).or_default() += 1;
        }
        for rule in synth.rules() {
            assert!(
                kinds.keys().any(|what| what.starts_with(rule.keyword)),
                "{rule:?} is never broken"
            );
        }
    }
    for what in [
        "type: null",
        "type: fraction",
        "type: array of the members",
        "key twice: typed",
        "key twice: free-form",
        "key twice: nested",
        "key twice: escaped",
        "key twice: in the 30th member",
        "depth",
        "huge number",
        "item twice",
        "lone surrogate",
        "not a number",
        "leading zero",
        "control character",
        "invalid escape",
        "truncated",
        "byte order mark",
        "trailing text",
        "character deleted",
        "character changed",
        "character inserted",
        "punctuation changed",
    ] {
        assert!(
            kinds.get(what).is_some_and(|&count| count >= 5),
            "{what} is rare: {kinds:?}"
        );
    }
}

#[test]
fn rules_are_named_as_violations_name_them() {
    let synth = &synths()["saop-parallel-turn-envelope"];
    let named = |pointer, keyword| synth.rule_at(pointer, keyword).map(|rule| rule.path);
    assert_eq!(
        named("/agent_turns/3/action/tool_name", "minLength").as_deref(),
        Some("/agent_turns/*/action/tool_name")
    );
    assert_eq!(
        named("/agent_turns/0/thought", "required").as_deref(),
        Some("/agent_turns/*/thought")
    );
    assert_eq!(
        named("/agent_turns/0/x", "additionalProperties").as_deref(),
        Some("/agent_turns/*")
    );
    assert_eq!(named("/x", "additionalProperties").as_deref(), Some(""));
    assert_eq!(
        named("/agent_turns", "minItems").as_deref(),
        Some("/agent_turns")
    );
    assert_eq!(named("/session_id", "pattern"), None);
    assert_eq!(named("/gone", "type"), None);
}

// SPEC P9: 20 envelopes already show every status, optionals present and absent, unicode, nesting.
#[test]
fn twenty_compliance_documents_cover_the_envelope() {
    let synth = &synths()["saop-envelope"];
    for seed in 0..20 {
        let documents = corpus::compliance(synth, 20, seed);
        assert_eq!(documents.iter().collect::<BTreeSet<_>>().len(), 20);
        let trees: Vec<_> = documents
            .iter()
            .map(|text| Tree::parse(text).expect("a document is JSON"))
            .collect();
        for status in ["success", "error", "timeout", "partial"] {
            let found = |tree: &Tree| {
                tree.pointer("/observation/status")
                    .and_then(Tree::as_text)
                    .as_deref()
                    == Some(status)
            };
            assert!(trees.iter().any(found), "no {status} with seed {seed}");
        }
        for optional in ["/thought/uncertainty", "/observation/error_detail"] {
            let there = trees
                .iter()
                .filter(|tree| tree.pointer(optional).is_some())
                .count();
            assert!(
                (6..=18).contains(&there),
                "{optional} is there {there} times"
            );
        }
        assert!(documents.iter().any(|text| !text.is_ascii()));
        let arguments: Vec<_> = trees
            .iter()
            .filter_map(|tree| tree.pointer("/action/arguments"))
            .collect();
        assert!(
            arguments
                .iter()
                .any(|arguments| arguments.members().is_empty())
        );
        assert!(arguments.iter().any(|arguments| {
            arguments
                .members()
                .iter()
                .any(|member| !member.value.members().is_empty())
        }));
        assert!(
            documents
                .iter()
                .all(|text| !text.contains("e400") && !text.contains("private::"))
        );
    }
    assert_eq!(
        corpus::compliance(synth, 20, 1),
        corpus::compliance(synth, 20, 1)
    );
    assert_eq!(
        corpus::compliance(synth, 3, 1)[..],
        corpus::compliance(synth, 20, 1)[..3]
    );
}

// SPEC P9: what the maker calls valid, two validators that know nothing of it accept.
#[test]
fn two_validators_accept_the_compliance_documents_of_every_schema() {
    for (name, text) in bundle::schemas() {
        let schema: serde_json::Value = serde_json::from_str(&text).expect("the schema is JSON");
        let first = jsonschema::validator_for(&schema).expect("the schema loads");
        let mut schemas = boon::Schemas::new();
        let mut compiler = boon::Compiler::new();
        compiler
            .add_resource("mem:schema", schema)
            .expect("the schema is a resource");
        let second = compiler
            .compile("mem:schema", &mut schemas)
            .expect("the schema compiles");
        let synth = Synth::new(&text).expect("the schema can be used");
        for document in corpus::compliance(&synth, 300, 5) {
            let value = serde_json::from_str(&document).expect("every reader can read it");
            assert!(first.is_valid(&value), "{name}: {document}");
            assert!(
                schemas.validate(&value, second).is_ok(),
                "{name}: {document}"
            );
        }
    }
}

// Found by a review: attempts in vain were counted over the whole run, so that a long one ended early.
#[test]
fn attempts_in_vain_end_a_corpus_only_in_a_row() {
    let schema = r#"{"type":"integer","minimum":0,"maximum":1999}"#;
    let synth = Synth::new(schema).expect("the schema can be used");
    let mut documents = corpus::compliance(&synth, 1900, 0);
    documents.sort();
    documents.dedup();
    assert_eq!(documents.len(), 1900);
}

#[test]
fn a_schema_of_one_document_gives_one() {
    let synth = Synth::new(r#"{"type":"boolean","const":true}"#).expect("the schema can be used");
    let documents: BTreeSet<_> = corpus::compliance(&synth, 5, 0)
        .iter()
        .map(|text| text.trim().to_owned())
        .collect();
    assert_eq!(documents, BTreeSet::from(["true".to_owned()]));
}

// Every keyword that documents can be made from, on a schema that has them all.
#[test]
fn every_keyword_can_be_met_and_broken() {
    let schema = r##"{"type":"object","additionalProperties":false,"required":["a","b","c","d","e","f","g"],"properties":{
        "a":{"type":"string","minLength":2,"maxLength":3},
        "b":{"type":"integer","minimum":3,"maximum":9},
        "c":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},
        "d":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"boolean"}},
        "e":{"type":"integer","enum":[1,2]},
        "f":{"type":["null","boolean"]},
        "g":{"type":"string","const":"g"},
        "h":{"$ref":"#"}}}"##;
    let synth = Synth::new(schema).expect("the schema can be used");
    let mut rng = Rng::with_seed(8);
    let mut broken = BTreeSet::new();
    for _ in 0..3000 {
        let document = synth.valid(&mut rng);
        let tree = Tree::parse(&document).expect("a valid document is JSON");
        let length = tree
            .get("a")
            .and_then(Tree::as_text)
            .map_or(0, |text| text.chars().count());
        assert!((2..=3).contains(&length), "{document}");
        assert!(
            (1..=2).contains(&tree.get("d").map_or(0, |items| items.items().len())),
            "{document}"
        );
        let number = |name| match tree.get(name) {
            Some(Tree::Number(raw)) => raw.parse().unwrap_or(f64::NAN),
            _ => f64::NAN,
        };
        assert!((3.0..=9.0).contains(&number("b")), "{document}");
        assert!(number("c") > 0.0 && number("c") < 1.0, "{document}");
        broken.insert(synth.mutate(&document, &mut rng).what);
    }
    for rule in synth.rules() {
        assert!(
            broken.iter().any(|what| what.starts_with(rule.keyword)),
            "{rule:?}"
        );
    }
}
