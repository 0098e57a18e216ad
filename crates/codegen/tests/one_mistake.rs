//! What one mistake leads to: one problem. And two of them: two.
//!
//! Invariant: no diagnostic is caused by another one, so that what is said is what there is to mend.

#![cfg(test)]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{folder, schemas};
use saop_codegen::{Diagnostic, Settings, Severity, check};

fn said(sources: &BTreeMap<String, String>) -> Vec<String> {
    let settings = Settings::default()
        .with_id_base("https://example.org/schemas/")
        .with_require_descriptions(true)
        .with_any_message("Message")
        .with_hand_written("order#/definitions/Pairs", "crate::Pairs");
    let problems = check(sources, &settings);
    problems.iter().map(ToString::to_string).collect()
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
    // Examples are not checked where the schema, or one that refers to it, is wrong.
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
    ("order", "\"what\": {", "\"what\": {\"type\": \"integer\"}, \"what\": {", "SCH002"),
    ("order", "\"Item\": {", "\"Item\": {\"type\": \"integer\"}, \"Item\": {", "SCH002"),
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
    ("order", "\"required\": [\"what\"],\n      \"properties\": {", "\"required\": [\"what\", \"one\"],\n      \"properties\": {\n\"one\": {\"$ref\": \"#/definitions/Item\", \"description\": \"-\"},", "SCH014"),
    // Names.
    ("order", "\"Cash\": {", "\"Order\": {\"type\": \"string\"}, \"Cash\": {", "SCH018"),
    ("order", "\"Cash\": {", "\"it-em\": {\"type\": \"string\"}, \"Cash\": {", "SCH019"),
    ("person", "\"Person\"", "\"--\"", "SCH019"),
    ("person", "\"role\": { \"enum\"", "\"Id\": {\"enum\": [\"a\"], \"description\": \"-\"}, \"role\": { \"enum\"", "SCH018"),
    ("person", "\"user\", \"admin\"", "\"ad-min\", \"ad_min\", \"admin\"", "SCH018"),
    ("cancel", "\"const\": \"cancel\"", "\"const\": \"order\"", "SCH018"),
];

#[test]
fn what_refers_to_definitions_that_are_none_is_not_said() {
    let text = r##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.org/schemas/a/1.0.0",
        "title": "A", "description": "-", "type": "object", "additionalProperties": false,
        "properties": {"x": {"$ref": "#/definitions/X"}}, "definitions": 1}"##;
    let sources = BTreeMap::from([("a.schema.json".to_owned(), text.to_owned())]);
    let problems = check(
        &sources,
        &Settings::default().with_id_base("https://example.org/schemas/"),
    );
    let said: Vec<_> = problems
        .iter()
        .map(|problem| problem.code().as_str())
        .collect();
    assert_eq!(said, ["SCH009"], "{problems:?}");
}

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

/// What hides what: the code of a mistake, what is written of the other one in the same file or, where it says so, in
/// any, and why there is one line of both.
#[rustfmt::skip]
const HIDDEN: &[(&str, &str, bool, &str)] = &[
    ("SCH001", "", false, "what is not JSON says nothing"),

    ("", "\"const\": \"order\"", true, "which messages there are, and what tells each, is known where the roots are"),
    ("SCH007: expected a keyword of the profile, but found `$ids`", "/1.0", false, "the other one is in the value"),
    ("SCH007: expected a keyword of the profile, but found `$ids`", "/v1", false, "the other one is in the value"),
    ("SCH007: expected a keyword of the profile, but found `titel`", "\"Order\": {", false, "there is no name to collide with"),
    ("SCH007: expected a keyword of the profile, but found `requird`", "\"knid\"", false, "the other one is in the value"),
    ("SCH007: expected a keyword of the profile, but found `enmu`", "\"user\", \"user\"", false, "the other one is in the value"),
    ("SCH007: expected a keyword of the profile, but found `enmu`", "\"ad-min\"", false, "the other one is in the value"),
    ("SCH011", "\"typ\"", false, "an open object is reported where the type is known to be an object"),
    ("SCH002: expected each key once, but found `Item`", "{\"$ref\": \"#/definitions/Item\"", false, "which of two is meant cannot be told, nor whether it ends"),
];

/// A file, a place in it, and what is changed to what there.
type Change = (&'static str, usize, &'static str, &'static str);

/// What is said of files changed at some places, without these.
fn said_of(changes: &[Change]) -> Vec<String> {
    let mut sources = sources();
    for (name, at, from, to) in changes {
        let text = sources.get_mut(&format!("{name}.schema.json")).unwrap();
        text.replace_range(*at..at + from.len(), to);
    }
    let said = said(&sources).into_iter();
    said.map(|line| line.split_once(": ").unwrap().1.to_owned())
        .collect()
}

/// The codes of what is said, sorted.
fn codes(said: &[String]) -> Vec<&str> {
    let mut codes: Vec<&str> = said.iter().map(|line| &line[..6]).collect();
    codes.sort_unstable();
    codes
}

#[test]
fn two_mistakes_are_two_problems() {
    let sources = sources();
    let alone: Vec<(Change, String)> = MISTAKES
        .iter()
        .map(|&(name, from, to, _)| {
            let at = sources[&format!("{name}.schema.json")].find(from).unwrap();
            let change = (name, at, from, to);
            (change, said_of(&[change]).remove(0))
        })
        .collect();
    let hides = |(one, said): &(Change, String), (other, _): &(Change, String)| {
        HIDDEN.iter().position(|(by, what, anywhere, _)| {
            said.starts_with(by) && other.3.contains(what) && (*anywhere || one.0 == other.0)
        })
    };
    let (mut wrong, mut used, mut count) = (Vec::new(), BTreeSet::new(), 0);
    for (index, first) in alone.iter().enumerate() {
        for second in &alone[index + 1..] {
            let (early, late) = if first.0.1 < second.0.1 {
                (first, second)
            } else {
                (second, first)
            };
            if early.0.0 == late.0.0 && early.0.1 + early.0.2.len() > late.0.1 {
                continue;
            }
            count += 1;
            let found = said_of(&[late.0, early.0]);
            let both = [early.1.clone(), late.1.clone()];
            if codes(&found) == codes(&both) {
                continue;
            }
            match hides(first, second).or_else(|| hides(second, first)) {
                Some(reason) if found.len() == 1 && both.contains(&found[0]) => {
                    used.insert(reason);
                }
                _ => wrong.push(format!("{both:#?}\n  {}", found.join("\n  "))),
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(count > 1_300, "{count}");
    assert_eq!(
        used,
        (0..HIDDEN.len()).collect(),
        "what hides nothing is no exception"
    );
}

/// A schema, and what is said of it.
#[rustfmt::skip]
const WITHIN: &[(&str, &[&str])] = &[
    (r#"{"type": "string", "format": "dat-time", "pattern": "(", "minLength": -1}"#, &["SCH009", "SCH009", "SCH012"]),
    (r#"{"type": "strin", "minLenght": 1}"#, &["SCH007", "SCH008"]),
    (r#"{"type": "strin", "minLength": -1, "minItems": "1", "minimum": "1"}"#, &["SCH008", "SCH009", "SCH009", "SCH009"]),
    (r#"{"type": 1, "enmu": []}"#, &["SCH007", "SCH008"]),
    (r#"{"type": "strin", "enum": [1, 1]}"#, &["SCH008", "SCH016"]),
    (r#"{"type": ["strin", "null"], "minLenght": 1}"#, &["SCH007", "SCH008"]),
    (r#"{"type": ["string", "string"], "enum": ["a", "a"]}"#, &["SCH008", "SCH016"]),
    (r#"{"type": "objct", "properties": {"b": {"type": "strin", "description": "-"}}, "required": ["c"]}"#, &["SCH008", "SCH008", "SCH010"]),
    (r#"{"typ": "object", "properties": {"b": {"type": "strin", "description": "-"}}}"#, &["SCH007", "SCH008"]),
    (r#"{"type": "object", "propertis": {"b": {"type": "strin"}}, "additionalProperties": false}"#, &["SCH007", "SCH008", "SCH017"]),
    (r#"{"type": "object", "properties": {}, "additionalProperties": {"type": "strin"}}"#, &["SCH008", "SCH011"]),
    (r#"{"type": "object", "additionalProprties": {"type": "strin"}}"#, &["SCH007", "SCH008"]),
    (r#"{"type": "arry", "items": {"type": "strin"}}"#, &["SCH008", "SCH008"]),
    (r#"{"type": "array", "items": [{"type": "strin"}, {"type": "strin"}]}"#, &["SCH008", "SCH008", "SCH009"]),
    (r#"{"type": "array", "itmes": {"type": "strin"}}"#, &["SCH007", "SCH008"]),
    (r#"{"type": "string", "items": {"type": "strin"}}"#, &["SCH007", "SCH008"]),
    (r#"{"oneof": [{"type": "strin"}]}"#, &["SCH007", "SCH008"]),
    (r#"{"enum": ["a"], "items": {"type": "strin"}}"#, &["SCH007", "SCH008"]),
    (r#"{"type": "string", "definitions": {"A": {"type": "strin"}}}"#, &["SCH007", "SCH008"]),
    // What holds no schemas is not taken for what does.
    (r#"{"type": "array", "itmes": 1}"#, &["SCH007"]),
    (r#"{"type": "object", "propertis": 1, "required": ["a"], "additionalProperties": false}"#, &["SCH007"]),
    (r#"{"oneof": {}}"#, &["SCH007"]),
    // Draft-07 ignores it.
    (r##"{"$ref": "#/definitions/Item", "items": {"type": "strin"}}"##, &["SCH020"]),
];

#[test]
fn mistakes_of_one_schema_and_of_what_stands_in_it_are_all_said() {
    let mut wrong = Vec::new();
    for (schema, expected) in WITHIN {
        let mut sources = sources();
        let text = sources.get_mut("order.schema.json").unwrap();
        let pay = format!(
            "\"map\": {{\"type\": \"object\", \"description\": \"-\", \"additionalProperties\": {schema}}}, \"pay\""
        );
        *text = text.replacen("\"pay\"", &pay, 1);
        let said = said(&sources);
        let said: Vec<String> = said
            .iter()
            .map(|line| line.split_once(": ").unwrap().1.to_owned())
            .collect();
        if codes(&said) != *expected {
            wrong.push(format!("{schema}\n  {}", said.join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let mut without = sources();
    let text = without.get_mut("order.schema.json").unwrap();
    let (from, to) = ("\"definitions\": {", "\"defintions\": 1, \"default\": {");
    *text = text.replacen(from, to, 1);
    let of_one = said(&without);
    assert!(
        of_one.len() == 1 && of_one[0].contains("SCH007"),
        "{of_one:?}"
    );
    let mut sources = sources();
    let text = sources.get_mut("person.schema.json").unwrap();
    *text = text.replacen("\"Person\"", "\"--\"", 1).replacen(
        "\"role\": {",
        "\"Id\": {\"enum\": [\"a\"], \"description\": \"-\"}, \"role\": {",
        1,
    );
    let said = said(&sources);
    assert!(
        said.len() == 2 && said[0].contains("SCH019") && said[1].contains("SCH018"),
        "{said:?}"
    );
}

#[test]
fn a_setting_or_a_file_s_name_is_one_problem() {
    let base = Settings::default().with_id_base("https://example.org/schemas");
    let problems = check(&sources(), &base);
    let is_error = |problem: &&Diagnostic| problem.severity() == Severity::Error;
    assert_eq!(problems.iter().filter(is_error).count(), 1, "{problems:?}");
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

/// Found by a review: where two members are taken for one keyword, nothing else was looked at.
#[test]
fn two_misspellings_of_one_keyword_hide_nothing() {
    for twice in [
        r#""minlength": 1, "min_length": 2"#,
        r#""maxlength": 1, "maxlength": 2"#,
        r#""\\": 1, "\\": 2"#,
    ] {
        let mut sources = sources();
        let text = sources.get_mut("order.schema.json").unwrap();
        let more = format!(
            r#""a": {{"type": "string", "description": "-", {twice}}},
               "b": {{"type": "integer", "description": "-", "minimum": 5, "maximum": 3}}, "pay""#
        );
        *text = text.replacen("\"pay\"", &more, 1);
        let said = said(&sources);
        let found = said.iter().any(|line| line.contains("SCH015"));
        assert!(found, "{said:#?}");
    }
}
