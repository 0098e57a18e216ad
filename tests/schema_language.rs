//! The shipped schemas: what they accept, how they are made up, how they are exported. SPEC E1, E3, E5.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use jsonschema::canonical::Containment;
use saop::SchemaKind;
use saop_synth::{Rng, Synth};
use serde_json::{Map, Value, json};

/// SPEC E1, to the letter.
const E1: &str = r#"
{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://devs.ai/schemas/saop-envelope/1.0.0",
 "title":"SAOP_Envelope","type":"object","additionalProperties":false,
 "required":["schema_version","turn_index","agent_id","phase","thought","action","observation"],
 "properties":{
  "schema_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$"},
  "turn_index":{"type":"integer","minimum":0},
  "agent_id":{"type":"string","minLength":1},
  "phase":{"type":"string","minLength":1},
  "thought":{"type":"object","required":["reasoning","plan"],"additionalProperties":false,"properties":{
    "reasoning":{"type":"string","minLength":1},"plan":{"type":"string","minLength":1},"uncertainty":{"type":"string"}}},
  "action":{"type":"object","required":["tool_name","arguments"],"additionalProperties":false,"properties":{
    "tool_name":{"type":"string","minLength":1},"arguments":{"type":"object"}}},
  "observation":{"type":"object","required":["status","output"],"additionalProperties":false,"properties":{
    "status":{"type":"string","enum":["success","error","timeout","partial"]},
    "output":{"type":"string"},"error_detail":{"type":"string"}}}}}"#;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn bundled(name: &str) -> Value {
    json(saop::schema(name).expect("a schema").text())
}

/// A validator that shares nothing with the library.
fn boon(schema: Value) -> impl Fn(&Value) -> bool {
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler
        .add_resource("http://schema.test/it", schema)
        .expect("a resource");
    let index = compiler
        .compile("http://schema.test/it", &mut schemas)
        .expect("a schema");
    move |value| schemas.validate(value, index).is_ok()
}

/// The envelope in the latest version that is to accept what E1 says: a patch of 1.0.0, as it is or as it was published. What a later
/// version accepts, its level says, which the tests of versions decide.
fn envelope() -> String {
    let current = &saop::SAOP_ENVELOPE;
    let is_patch = |version: &str| version.starts_with("1.0.");
    if is_patch(current.version()) {
        return current.text().to_owned();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/released/saop-envelope");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let latest = files.filter(|file| is_patch(file.file_name().unwrap().to_str().unwrap()));
    fs::read_to_string(latest.max().unwrap()).unwrap()
}

// SPEC E1. REQ: 3_MCP-TAS-070. REQ: 3_MCP-TAS-035. REQ: TAS-035.
#[test]
fn the_envelope_accepts_what_the_specification_says() {
    let canonical = |schema: &Value| jsonschema::canonicalize(schema).expect("a schema");
    let specified = canonical(&json(E1));
    let shipped = canonical(&json(&envelope()));
    for covers in [specified.covers(&shipped), shipped.covers(&specified)] {
        assert_eq!(covers.unwrap(), Containment::Yes);
    }
    let mut wider = json(E1);
    wider["properties"]["phase"] = json!({"type": "string"});
    assert_ne!(
        shipped.covers(&canonical(&wider)).unwrap(),
        Containment::Yes
    );
}

// SPEC E1
#[test]
fn two_engines_cannot_tell_the_envelope_from_the_specified_one() {
    let specified = (
        boon(json(E1)),
        jsonschema::validator_for(&json(E1)).unwrap(),
    );
    let text = envelope();
    let shipped = (
        boon(json(&text)),
        jsonschema::validator_for(&json(&text)).unwrap(),
    );
    let synth = Synth::new(&text).expect("a schema of the profile");
    let mut rng = Rng::with_seed(7);
    let mut verdicts = [0, 0];
    for case in 0..2_000 {
        let mut document = synth.valid(&mut rng);
        if case % 2 == 1 {
            document = synth.mutate(&document, &mut rng).text;
        }
        // Not every document is JSON to every reader; what this one cannot hold says nothing here.
        let Ok(value) = serde_json::from_str::<Value>(&document) else {
            continue;
        };
        let verdict = specified.0(&value);
        assert_eq!(shipped.0(&value), verdict, "{document}");
        assert_eq!(specified.1.is_valid(&value), verdict, "{document}");
        assert_eq!(shipped.1.is_valid(&value), verdict, "{document}");
        verdicts[usize::from(verdict)] += 1;
    }
    assert!(verdicts.iter().all(|&count| count > 300), "{verdicts:?}");
}

/// The schema objects of a schema, with their places.
fn walk<'v>(schema: &'v Value, place: &str, found: &mut Vec<(String, &'v Map<String, Value>)>) {
    let Some(members) = schema.as_object() else {
        return;
    };
    found.push((place.to_owned(), members));
    for keyword in ["properties", "definitions"] {
        for (name, inner) in members
            .get(keyword)
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
        {
            walk(inner, &format!("{place}/{keyword}/{name}"), found);
        }
    }
    for keyword in ["items", "additionalProperties"] {
        if let Some(inner) = members.get(keyword) {
            walk(inner, &format!("{place}/{keyword}"), found);
        }
    }
}

// SPEC E3
#[test]
fn every_schema_is_closed_named_and_described() {
    for schema in saop::schemas() {
        let (name, version) = (schema.name(), schema.version());
        assert_eq!(
            schema.id(),
            format!("https://devs.ai/schemas/{name}/{version}")
        );
        let parts: Vec<_> = version
            .split('.')
            .map(|part| part.parse::<u32>().is_ok())
            .collect();
        assert_eq!(parts, [true; 3], "{version}");
        let text = json(schema.source());
        assert_eq!(text["$schema"], "http://json-schema.org/draft-07/schema#");
        assert!(
            !schema.title().is_empty() && !schema.description().is_empty(),
            "{name}"
        );
        let mut objects = Vec::new();
        walk(&text, "", &mut objects);
        assert!(objects.len() > 2, "{name}");
        for (place, members) in objects {
            assert!(
                place.is_empty()
                    || place.ends_with("/items")
                    || members.contains_key("description"),
                "{name}{place} has no description"
            );
            if members.get("type") == Some(&json!("object")) {
                let closed = members.get("additionalProperties") == Some(&json!(false));
                let map = members
                    .get("additionalProperties")
                    .is_some_and(Value::is_object);
                let free = !members.contains_key("additionalProperties")
                    && !members.contains_key("properties");
                assert!(
                    closed || map || free,
                    "{name}{place} is neither closed, a map nor free-form"
                );
            }
        }
    }
}

// SPEC E1: descriptions and examples are added, and hold
#[test]
fn the_examples_in_the_schemas_are_valid() {
    let mut count = 0;
    for schema in saop::schemas() {
        let text = bundled(schema.name());
        let examples = text["examples"].as_array().expect("examples");
        for example in examples {
            let checked = schema.check(example.to_string().as_bytes(), &saop::Limits::default());
            assert_eq!(checked, Ok(()), "{}: {example}", schema.name());
        }
        let mut inner = Vec::new();
        walk(&text, "", &mut inner);
        for (place, members) in inner {
            if place.is_empty() {
                continue;
            }
            let mut alone = Value::Object(members.clone());
            if members.contains_key("$ref") {
                continue;
            }
            if let Some(definitions) = text.get("definitions") {
                alone["definitions"] = definitions.clone();
            }
            let validator = jsonschema::options()
                .with_draft(jsonschema::Draft::Draft7)
                .build(&alone)
                .expect("a schema");
            for example in members
                .get("examples")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
            {
                assert!(
                    validator.is_valid(example),
                    "{}{place}: {example}",
                    schema.name()
                );
                count += 1;
            }
        }
    }
    assert!(count >= 30, "{count} examples inside");
}

// SPEC E5
#[test]
fn texts_ids_and_versions_are_exported() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("schemas/") {
        let path = entry.expect("an entry").path();
        let file = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let Some(name) = file.strip_suffix(".schema.json") else {
            continue;
        };
        let schema = saop::schema(name).expect("every schema is exported");
        assert_eq!(
            schema.source(),
            fs::read_to_string(&path).expect("a text file")
        );
        for text in [schema.source(), schema.text()] {
            assert!(jsonschema::draft7::meta::is_valid(&json(text)), "{name}");
        }
        assert!(
            jsonschema::validator_for(&json(schema.text())).is_ok(),
            "{name}"
        );
        assert!(!schema.text().contains("\"$ref\": \"http"), "{name}");
        names.insert(name.to_owned());
    }
    let listed: Vec<_> = saop::schemas()
        .iter()
        .map(|schema| schema.name().to_owned())
        .collect();
    assert_eq!(names.into_iter().collect::<Vec<_>>(), listed);
    assert_eq!(saop::SAOP_ENVELOPE_SCHEMA, saop::SAOP_ENVELOPE.text());
    assert_eq!(
        saop::SAOP_ENVELOPE_SCHEMA_SOURCE,
        saop::SAOP_ENVELOPE.source()
    );
    assert_eq!(saop::SAOP_ENVELOPE_SCHEMA_ID, saop::SAOP_ENVELOPE.id());
    assert_eq!(
        saop::SAOP_ENVELOPE_SCHEMA_VERSION,
        saop::SAOP_ENVELOPE.version()
    );
    assert!(saop::schema("saop-envelop").is_none());
}

// SPEC W: messages and parts, discriminators
#[test]
fn messages_and_parts_are_told_apart() {
    let kinds: Vec<_> = saop::schemas()
        .iter()
        .map(|schema| {
            (
                schema.name(),
                schema.kind(),
                schema.discriminator().map(|one| (one.property, one.value)),
            )
        })
        .collect();
    // A new message makes more of them.
    let expected = [
        (
            "escalation-report",
            SchemaKind::Message,
            Some(("type", "escalation_report")),
        ),
        (
            "observation",
            SchemaKind::Message,
            Some(("type", "observation")),
        ),
        ("saop-action", SchemaKind::Part, None),
        ("saop-agent-turn", SchemaKind::Part, None),
        ("saop-envelope", SchemaKind::Message, None),
        ("saop-observation", SchemaKind::Part, None),
        (
            "saop-parallel-turn-envelope",
            SchemaKind::Message,
            Some(("envelope_type", "parallel")),
        ),
    ];
    for each in expected {
        assert!(kinds.contains(&each), "{each:?} of {kinds:?}");
    }
}

// SPEC E5
#[cfg(feature = "schemars")]
#[test]
fn types_give_their_schemas_to_schemars() {
    use schemars::{JsonSchema, schema_for};

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is looked at")]
    struct Tool {
        envelope: saop::SaopEnvelope,
        status: saop::SaopObservationStatus,
        turns: Vec<saop::SaopAgentTurn>,
    }

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is looked at")]
    struct Leaves {
        version: saop::ObservationSchemaVersion,
        id: saop::NonEmptyString,
        duration: saop::ObservationDurationMs,
        arguments: saop::JsonObject,
        number: saop::JsonNumber,
        integer: saop_schema::JsonInteger,
        group: saop::AgentTurns,
        metadata: Option<saop::Map<saop::ObservationMetadataValue>>,
    }

    let leaves = schema_for!(Leaves).to_value();
    let validator = jsonschema::validator_for(&leaves).expect("a schema");
    let turns = bundled("saop-parallel-turn-envelope")["examples"][0]["agent_turns"].clone();
    let good = json!({"version": "1.0.0", "id": "a", "duration": 0.5, "arguments": {}, "number": 1, "integer": 1.0, "group": turns, "metadata": {"a": true}});
    assert!(validator.is_valid(&good), "{leaves:#}");
    for (member, wrong) in [
        ("version", json!("2.0.0")),
        ("id", json!("")),
        ("duration", json!(-1)),
        ("arguments", json!([])),
        ("number", json!("1")),
        ("integer", json!(1.5)),
        ("group", json!([])),
        ("metadata", json!({"a": null})),
    ] {
        let mut bad = good.clone();
        bad[member] = wrong;
        assert!(!validator.is_valid(&bad), "{member}");
    }

    let given = schema_for!(saop::SaopEnvelope).to_value();
    assert!(!given.to_string().contains("$ref"), "{given}");
    let canonical = |schema: &Value| {
        let mut schema = schema.clone();
        schema["$schema"] = json!("http://json-schema.org/draft-07/schema#");
        jsonschema::canonicalize(&schema).expect("a schema")
    };
    let shipped = canonical(&bundled("saop-envelope"));
    let given = canonical(&given);
    for covers in [given.covers(&shipped), shipped.covers(&given)] {
        assert_eq!(covers.unwrap(), Containment::Yes);
    }

    let tool = schema_for!(Tool).to_value();
    let validator = jsonschema::validator_for(&tool).expect("a schema");
    let envelope = bundled("saop-envelope")["examples"][0].clone();
    let turns = bundled("saop-parallel-turn-envelope")["examples"][0]["agent_turns"].clone();
    let good = json!({"envelope": envelope, "status": "partial", "turns": turns});
    assert!(validator.is_valid(&good), "{tool:#}");
    let mut bad = good.clone();
    bad["turns"][0]["turn_index"] = json!(-1);
    assert!(!validator.is_valid(&bad));
    let mut bad = good;
    bad["envelope"]["x"] = json!(1);
    assert!(!validator.is_valid(&bad));
}
