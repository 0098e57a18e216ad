//! What one mistake leads to: one problem.
//!
//! Invariant: no diagnostic is caused by another one, so that what is said is what there is to mend.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod common;

use std::collections::BTreeMap;

use common::{folder, schemas};
use saop_codegen::{Settings, check};

fn said(sources: &BTreeMap<String, String>) -> Vec<String> {
    let settings = Settings::default()
        .with_id_base("https://example.org/schemas/")
        .with_require_descriptions(true)
        .with_union_name("Message")
        .with_hand_written("order#/definitions/Pairs", "crate::Pairs");
    match check(sources, &settings) {
        Ok(warnings) => warnings.iter().map(ToString::to_string).collect(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

/// A file, what is changed in it, and what is said of that.
#[rustfmt::skip]
const MISTAKES: &[(&str, &str, &str, &str)] = &[
    // Keywords that are misspelled are not missing, too.
    ("order", "\"$schema\"", "\"$shcema\"", "SCH007"),
    ("order", "\"$id\"", "\"$ids\"", "SCH007"),
    ("person", "\"$id\"", "\"$ids\"", "SCH007"),
    ("order", "\"title\"", "\"titel\"", "SCH007"),
    ("order", "\"description\": \"What is", "\"descripton\": \"What is", "SCH007"),
    ("order", "\"description\": \"Who.\"", "\"descripton\": \"Who.\"", "SCH020"),
    ("person", "\"description\": \"Unique.\"", "\"descripton\": \"Unique.\"", "SCH007"),
    ("person", "\"type\": \"object\"", "\"typ\": \"object\"", "SCH007"),
    ("person", "\"additionalProperties\"", "\"additionalProprties\"", "SCH007"),
    ("person", "\"required\"", "\"requird\"", "SCH007"),
    ("order", "\"required\": [\"by\"]", "\"requird\": [\"by\"]", "SCH007"),
    ("cancel", "\"required\"", "\"requird\"", "SCH007"),
    ("order", "\"properties\": { \"by\"", "\"propertis\": { \"by\"", "SCH007"),
    ("person", "\"properties\"", "\"propertis\"", "SCH007"),
    ("order", "\"definitions\"", "\"defintions\"", "SCH007"),
    ("order", "\"items\": { \"type\": \"string\" }, \"desc", "\"itmes\": { \"type\": \"string\" }, \"desc", "SCH007"),
    ("order", "\"minItems\": 1", "\"minItms\": 2", "SCH007"),
    ("order", "\"oneOf\"", "\"oneof\"", "SCH007"),
    ("person", "\"enum\"", "\"enmu\"", "SCH007"),
    ("order", "\"const\": \"cash\"", "\"cosnt\": \"cash\"", "SCH007"),
    ("cancel", "\"const\": \"cancel\"", "\"cosnt\": \"cancel\"", "SCH007"),
    ("order", "\"minLength\": 1", "\"minLength\": 1, \"pattren\": \"^x$\"", "SCH007"),
    // What is wrong is not held against examples, nor what refers to it.
    ("order", "\"version\", \"kind\", \"buyer\"", "\"version\", \"knid\", \"buyer\"", "SCH010"),
    ("cancel", "\"version\", \"kind\"", "\"version\", \"knid\"", "SCH010"),
    ("order", "\"by\", \"number\"", "\"yb\", \"number\"", "SCH010"),
    ("person", "\"additionalProperties\": false,\n", "", "SCH011"),
    ("order", "\"additionalProperties\": false,\n      \"required\": [\"by\"],", "\"required\": [\"by\"],", "SCH011"),
    ("person", "\"maxLength\": 9", "\"maxLength\": 1, \"minLength\": 9", "SCH015"),
    ("person", "\"maxLength\": 9", "\"maxLength\": -9", "SCH009"),
    ("order", "\"minItems\": 1", "\"minItems\": 5, \"maxItems\": 4", "SCH015"),
    ("order", "\"minimum\": 1", "\"minimum\": 9, \"maximum\": 8", "SCH015"),
    ("person", "\"user\", \"admin\"", "\"user\", \"user\"", "SCH016"),
    ("order", "^[0-9]+$", "^(?=x)[0-9]+$", "SCH012"),
    ("order", "^[0-9]+$", "^[a-z]", "SCH027"),
    ("person", "\"type\": \"string\", \"max", "\"type\": \"strin\", \"max", "SCH008"),
    ("order", "\"what\": { \"type\": \"string\"", "\"what\": { \"type\": \"string\", \"type\": \"null\"", "SCH002"),
    ("order", "\"what\": {", "\"what\": {\"type\": \"integer\", \"description\": \"-\"}, \"what\": {", "SCH002"),
    ("order", "\"Item\": {", "\"Item\": {\"type\": \"integer\"}, \"Item\": {", "SCH002"),
    ("order", "\"definitions\": {", "\"definitions\": 1, \"default\": {", "SCH009"),
    // A file that is not what it should be.
    ("person", "\"title\"", "title", "SCH001"),
    ("order", "\"title\"", "title", "SCH001"),
    ("person", "person/1.0.0", "person/1.0", "SCH005"),
    ("person", "person/1.0.0", "persons/1.0.0", "SCH005"),
    ("order", "order/1.0.0", "order/v1", "SCH005"),
    // References.
    ("order", "schemas/person/1.0.0", "schemas/persn/1.0.0", "SCH013"),
    ("order", "\"$ref\": \"#/definitions/Cash\"", "\"$ref\": \"#/definitions/Cahs\"", "SCH013"),
    ("order", "\"required\": [\"what\"]", "\"required\": [\"what\", \"one\"]", "SCH010"),
    ("order", "\"required\": [\"what\"],\n      \"properties\": {", "\"required\": [\"what\", \"one\"],\n      \"properties\": {\n\"one\": {\"$ref\": \"#/definitions/Item\"},", "SCH014"),
    // Names.
    ("order", "\"Cash\": {", "\"Order\": {\"type\": \"string\"}, \"Cash\": {", "SCH018"),
    ("order", "\"Cash\": {", "\"it-em\": {\"type\": \"string\"}, \"Cash\": {", "SCH019"),
    ("person", "\"Person\"", "\"--\"", "SCH019"),
    ("person", "\"role\": { \"enum\"", "\"Id\": {\"enum\": [\"a\"], \"description\": \"-\"}, \"role\": { \"enum\"", "SCH018"),
    ("person", "\"user\", \"admin\"", "\"ad-min\", \"ad_min\", \"admin\"", "SCH018"),
    ("cancel", "\"const\": \"cancel\"", "\"const\": \"order\"", "SCH018"),
];

/// Three files without a problem: a message with a part and definitions, the part, and another message, which has a
/// constant in common with the first.
fn sources() -> BTreeMap<String, String> {
    schemas(&folder("sound"))
}

#[test]
fn one_mistake_is_one_problem() {
    assert_eq!(said(&sources()), [""; 0]);
    let mut wrong = Vec::new();
    for (name, from, to, code) in MISTAKES {
        let mut sources = sources();
        let text = sources.get_mut(&format!("{name}.schema.json")).unwrap();
        assert!(text.contains(from), "{name}: {from}");
        *text = text.replacen(from, to, 1);
        let said = said(&sources);
        if said.len() != 1 || !said[0].contains(&format!(": {code}: ")) {
            wrong.push(format!(
                "{name}: {from} → {to}: {code}\n  {}",
                said.join("\n  ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is said of a file changed at some places, without the places.
fn said_of(changes: &[(&str, usize, &str, &str)]) -> Vec<String> {
    let mut sources = sources();
    for (name, at, from, to) in changes {
        let text = sources.get_mut(&format!("{name}.schema.json")).unwrap();
        text.replace_range(*at..at + from.len(), to);
    }
    let mut said: Vec<String> = said(&sources)
        .iter()
        .map(|line| line.split_once(": ").unwrap().1.to_owned())
        .collect();
    said.sort();
    said
}

#[test]
fn two_mistakes_are_two_problems() {
    let sources = sources();
    let place = |name: &str, from: &str| sources[&format!("{name}.schema.json")].find(from).unwrap();
    let alone: Vec<_> = MISTAKES
        .iter()
        .map(|&(name, from, to, _)| {
            let change = (name, place(name, from), from, to);
            (change, said_of(&[change]))
        })
        .collect();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (index, (first, of_first)) in alone.iter().enumerate() {
        for (second, of_second) in &alone[index + 1..] {
            let (early, late) = if first.1 < second.1 { (first, second) } else { (second, first) };
            if early.0 == late.0 && early.1 + early.2.len() > late.1 {
                continue;
            }
            count += 1;
            let mut expected = [of_first.as_slice(), of_second].concat();
            expected.sort();
            let found = said_of(&[*late, *early]);
            if found != expected {
                wrong.push(format!("{first:?}\n{second:?}\n  {}", found.join("\n  ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_setting_or_a_file_s_name_is_one_problem() {
    let base = Settings::default().with_id_base("https://example.org/schemas");
    let problems = check(&sources(), &base).unwrap_err();
    assert_eq!(problems.errors().count(), 1, "{problems}");
    for file in ["person.json", "person.schema.JSON", "Person.schema.json"] {
        let mut sources = sources();
        let text = sources.remove("person.schema.json").unwrap();
        sources.insert(file.to_owned(), text);
        let said = said(&sources);
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].contains("SCH003"), "{said:?}");
        assert!(
            said[0].ends_with("; rename it to `person.schema.json`, or put it elsewhere"),
            "{said:?}"
        );
    }
}
