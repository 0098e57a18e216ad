//! What is valid under unions and conditions that have an index, and what their checks take.
//! SPEC X1.

#![cfg(test)]

mod growth;
mod patterns;
mod table;

use saop_json::Limits;
use saop_schema::push::PushReader;
use saop_schema::{CompileOptions, Dialect, Schema};
use serde_json::{Value, json};

use table::{ROWS, Row};

fn compile(schema: &Value) -> Schema {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(&schema.to_string(), &options).unwrap()
}

/// A branch or condition that changes no verdict of a row: no value has its members.
fn further(word: &str, number: usize) -> Value {
    let tag = format!("further{number}");
    let branch =
        json!({"type": "object", "properties": {"k": {"enum": [tag]}}, "required": ["k", tag]});
    match word {
        "allOf" => json!({"if": branch, "then": {"enum": [false]}}),
        _ => branch,
    }
}

/// Ways to write the schema of a row, all of which have its verdicts.
fn written(schema: &Value) -> Vec<(&'static str, Value)> {
    let mut ways = vec![("as it is", schema.clone())];
    let word = ["oneOf", "anyOf", "allOf"]
        .into_iter()
        .find(|word| schema.get(word).is_some())
        .unwrap();
    let mut more = schema.clone();
    let branches = more[word].as_array_mut().unwrap();
    for number in 0..20 {
        branches.insert(number.min(branches.len()) / 2, further(word, number));
    }
    for (name, schema) in [
        ("in allOf", schema.clone()),
        ("with more, in allOf", more.clone()),
    ] {
        let mut inner = schema;
        let members = inner.as_object_mut().unwrap();
        let mut outer = serde_json::Map::new();
        for kept in ["$schema", "$id", "definitions", "$defs"] {
            outer.extend(members.remove_entry(kept));
        }
        let definitions = outer.entry("definitions").or_insert_with(|| json!({}));
        definitions["theRow"] = inner;
        outer.insert(
            "allOf".to_owned(),
            json!([{"allOf": [{"$ref": "#/definitions/theRow"}]}]),
        );
        ways.push((name, Value::Object(outer)));
    }
    ways.push(("with more", more));
    ways
}

fn judge(row: &Row, way: &str, schema: &Value, wrong: &mut Vec<String>) {
    let ours = compile(schema);
    let other = jsonschema::validator_for(schema).unwrap();
    let documents = row.valid.iter().map(|one| (*one, true));
    for (document, is_valid) in documents.chain(row.invalid.iter().map(|one| (*one, false))) {
        let raw = document.as_bytes();
        let value: Value = serde_json::from_str(document).unwrap();
        let mut reader = PushReader::for_schema(&ours, &Limits::default());
        for piece in raw.chunks(2) {
            reader.push(piece);
        }
        for (who, found) in [
            ("check", ours.check(raw).is_ok()),
            ("is_valid", ours.is_valid(raw)),
            ("the reader of pieces", reader.finish().is_ok()),
            ("the other engine", other.is_valid(&value)),
        ] {
            let is_known = row.name.starts_with("2019-09") && document == r#"["z"]"#;
            if found != is_valid && !(is_known && who == "the other engine") {
                wrong.push(format!(
                    "{}, {way}: {document} is {found} for {who}",
                    row.name
                ));
            }
        }
    }
}

#[test]
fn an_index_leaves_each_verdict_as_it_is() {
    let mut wrong = Vec::new();
    for row in ROWS {
        let schema = serde_json::from_str(row.schema).unwrap();
        for (way, schema) in written(&schema) {
            judge(row, way, &schema, &mut wrong);
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(ROWS.len() >= 60, "{}", ROWS.len());
}
