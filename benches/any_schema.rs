//! A check against a schema that is known only at run time (`Schema::check`), beside `serde_json::Value` and jsonschema: from
//! text to a verdict, or to every violation with its path and its words.
//!
//! Invariant: both engines agree on every document, and it is valid or not as its name says, else the bench stops.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not what it is said to be must not go on"
)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jsonschema::Validator;
use saop_schema::{CompileOptions, Schema};
use serde_json::{Value, json};

/// A schema with a valid document, and what to replace in it to break it.
struct Case {
    name: &'static str,
    schema: String,
    valid: String,
    broken: (&'static str, &'static str),
}

/// Closed objects without a union.
fn envelope() -> Case {
    let mut envelope: Value =
        serde_json::from_str(include_str!("../examples/envelope.json")).expect("an envelope");
    envelope["observation"]["output"] =
        "src/lib.rs:118: warning: unused import\n".repeat(40).into();
    Case {
        name: "envelope",
        schema: saop::SAOP_ENVELOPE_SCHEMA.to_owned(),
        valid: envelope.to_string(),
        broken: ("\"turn_index\":", "\"turn_index\":-"),
    }
}

/// The arguments of a tool: small, open, with bounds and patterns.
fn arguments() -> Case {
    let schema = json!({
        "type": "object",
        "required": ["path", "edits"],
        "properties": {
            "path": {"type": "string", "pattern": "^(?:[\\w.-]+/)*[\\w.-]+$", "maxLength": 4096},
            "edits": {"type": "array", "minItems": 1, "items": {
                "type": "object",
                "required": ["line", "text"],
                "properties": {
                    "line": {"type": "integer", "minimum": 1},
                    "text": {"type": "string"},
                    "mode": {"enum": ["insert", "replace", "delete"]},
                },
            }},
            "dry_run": {"type": "boolean"},
        },
    });
    let edit = |line: u32| json!({"line": line, "text": "    let mut all = Vec::new();", "mode": "replace"});
    let valid = json!({"path": "crates/schema/src/walk/mod.rs", "edits": (1..9).map(edit).collect::<Value>(), "dry_run": false});
    Case {
        name: "arguments",
        schema: schema.to_string(),
        valid: valid.to_string(),
        broken: ("\"line\":7", "\"line\":0"),
    }
}

/// A conversation, all of it unions: some with a tag, some without, some within others.
fn unions() -> Case {
    let block = |tag: &str, members: &Value| {
        let mut properties = members.clone();
        properties["type"] = json!({"const": tag});
        let required: Value = std::iter::once("type")
            .chain(
                members
                    .as_object()
                    .expect("members")
                    .keys()
                    .map(String::as_str),
            )
            .collect();
        json!({"type": "object", "required": required, "properties": properties})
    };
    let text = json!({"type": "string"});
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "array",
        "items": {
            "type": "object",
            "required": ["role", "content"],
            "properties": {
                "role": {"enum": ["user", "assistant", "tool"]},
                "content": {"anyOf": [text, {"type": "array", "items": {"$ref": "#/$defs/block"}}]},
            },
        },
        "$defs": {
            "block": {"oneOf": [
                block("text", &json!({"text": text})),
                block("image", &json!({"source": {"$ref": "#/$defs/source"}})),
                block("call", &json!({"id": text, "name": text, "arguments": {"type": "object"}})),
                block("result", &json!({"id": text, "output": {"$ref": "#/$defs/output"}})),
            ]},
            // Told apart by their members alone.
            "source": {"anyOf": [
                {"type": "object", "required": ["url"], "properties": {"url": text}, "additionalProperties": false},
                {"type": "object", "required": ["data", "kind"], "properties": {"data": text, "kind": text}, "additionalProperties": false},
                {"type": "object", "required": ["file"], "properties": {"file": {"type": "integer", "minimum": 0}}, "additionalProperties": false},
            ]},
            "output": {"anyOf": [
                {"type": ["string", "null"]},
                {"type": "object", "required": ["stdout", "code"], "properties": {"stdout": text, "code": {"type": "integer"}}},
                {"type": "object", "required": ["error"], "properties": {"error": text}},
            ]},
        },
    });
    let turn = |number: u32| {
        let id = format!("call-{number}");
        [
            json!({"role": "user", "content": "Which tests are slow, and why?"}),
            json!({"role": "assistant", "content": [
                {"type": "text", "text": "I will run them and look at the times."},
                {"type": "image", "source": {"file": number}},
                {"type": "call", "id": id, "name": "run", "arguments": {"command": ["cargo", "test"], "seconds": 120}},
            ]}),
            json!({"role": "tool", "content": [
                {"type": "result", "id": id, "output": {"stdout": "test result: ok. 62 passed; 0 failed", "code": 0}},
                {"type": "result", "id": id, "output": {"error": "timed out"}},
            ]}),
        ]
    };
    let valid: Value = (0..20).flat_map(turn).collect();
    Case {
        name: "unions",
        schema: schema.to_string(),
        valid: valid.to_string(),
        broken: ("{\"file\":7}", "{\"file\":-7}"),
    }
}

/// What jsonschema says of a text: each error with its path.
fn report(validator: &Validator, text: &str) -> Vec<String> {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let errors = validator.iter_errors(&value);
    errors
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect()
}

fn any_schema(criterion: &mut Criterion) {
    for case in [envelope(), arguments(), unions()] {
        let schema = Schema::compile(&case.schema, &CompileOptions::new()).expect("a schema");
        let value: Value = serde_json::from_str(&case.schema).expect("a schema");
        let validator = jsonschema::validator_for(&value).expect("a schema");
        let broken = case.valid.replacen(case.broken.0, case.broken.1, 1);
        assert!(
            report(&validator, &case.valid).is_empty(),
            "a valid document"
        );
        assert!(!report(&validator, &broken).is_empty(), "a broken document");
        for (kind, text) in [("valid", &case.valid), ("broken", &broken)] {
            let name = format!("any_schema/{}/{kind} ({} bytes)", case.name, text.len());
            let mut group = criterion.benchmark_group(name);
            group.throughput(Throughput::Bytes(text.len() as u64));
            if kind == "valid" {
                group.bench_function("saop", |bencher| {
                    bencher.iter(|| schema.check(text.as_bytes()).expect("a valid document"));
                });
                group.bench_function("value_and_jsonschema", |bencher| {
                    bencher.iter(|| {
                        let value: Value = serde_json::from_str(text).expect("JSON");
                        assert!(validator.is_valid(&value), "a valid document");
                    });
                });
            } else {
                group.bench_function("saop", |bencher| {
                    bencher.iter(|| {
                        schema
                            .check(text.as_bytes())
                            .expect_err("a broken document")
                    });
                });
                group.bench_function("value_and_jsonschema", |bencher| {
                    bencher.iter(|| report(&validator, text));
                });
            }
            group.finish();
        }
    }
}

criterion_group!(benches, any_schema);
criterion_main!(benches);
