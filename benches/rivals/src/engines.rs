//! What parses, validates and types a message in Rust: saop, and what would be used instead of it.
//!
//! Invariant: an engine answers whether it got a typed value; the value is dropped before it answers, so that
//! freeing memory is in everybody's time.

use boon::{Compiler, Draft, SchemaIndex, Schemas};
use saop::{EscalationReport, Observation, SaopEnvelope, SaopParallelTurnEnvelope};
use serde_json::Value;

use crate::generated;
use crate::schemas::Bundled;

/// Whether the text is a valid message.
pub type Accepts = Box<dyn Fn(&[u8]) -> bool>;

/// Every engine for the messages of that schema, saop first.
///
/// # Panics
///
/// Where no message has a schema of that name.
#[must_use]
pub fn engines(schema: &str) -> Vec<(&'static str, Accepts)> {
    match schema {
        "saop-envelope" => {
            let mut engines = engines_of::<SaopEnvelope>();
            engines.push(("typify", Box::new(typify)));
            engines
        }
        "saop-parallel-turn-envelope" => engines_of::<SaopParallelTurnEnvelope>(),
        "observation" => engines_of::<Observation>(),
        "escalation-report" => engines_of::<EscalationReport>(),
        other => panic!("expected the schema of a message, but found `{other}`"),
    }
}

fn engines_of<T: Bundled>() -> Vec<(&'static str, Accepts)> {
    let jsonschema = runtime_validator::<T>();
    let boon = boon_validator::<T>();
    vec![
        (
            "saop",
            Box::new(|text: &[u8]| saop::parse::<T>(text).is_ok()),
        ),
        (
            "jsonschema",
            Box::new(move |text: &[u8]| typed::<T>(text, |value| jsonschema.is_valid(value))),
        ),
        (
            "jsonschema_compiled",
            Box::new(|text: &[u8]| typed::<T>(text, T::compiled)),
        ),
        ("boon", Box::new(move |text: &[u8]| typed::<T>(text, &boon))),
    ]
}

/// jsonschema's runtime validator for the message.
///
/// # Panics
///
/// Where its schema is no schema.
#[must_use]
pub fn runtime_validator<T: Bundled>() -> jsonschema::Validator {
    jsonschema::validator_for(&schema::<T>()).expect("a schema")
}

/// boon's verdict on a value.
///
/// # Panics
///
/// Where the message's schema is no schema.
pub fn boon_validator<T: Bundled>() -> impl Fn(&Value) -> bool {
    let (schemas, index) = boon_schema::<T>();
    move |value| schemas.validate(value, index).is_ok()
}

/// boon's words on a value that it refuses.
///
/// # Panics
///
/// Where the message's schema is no schema.
pub fn boon_report<T: Bundled>() -> impl Fn(&Value) -> String {
    let (schemas, index) = boon_schema::<T>();
    move |value| match schemas.validate(value, index) {
        Ok(()) => String::new(),
        Err(error) => format!("{error:#}"),
    }
}

fn boon_schema<T: Bundled>() -> (Schemas, SchemaIndex) {
    let mut schemas = Schemas::new();
    let mut compiler = Compiler::new();
    compiler.set_default_draft(Draft::V7);
    compiler
        .add_resource("schema.json", schema::<T>())
        .expect("a schema");
    let index = compiler
        .compile("schema.json", &mut schemas)
        .expect("a schema");
    (schemas, index)
}

fn schema<T: Bundled>() -> Value {
    serde_json::from_str(T::TEXT).expect("JSON")
}

/// The way through a `Value`: read it, check it, and turn it into a type without rules, which are checked by then.
fn typed<T: Bundled>(text: &[u8], valid: impl Fn(&Value) -> bool) -> bool {
    serde_json::from_slice::<Value>(text)
        .is_ok_and(|value| valid(&value) && serde_json::from_value::<T::Plain>(value).is_ok())
}

fn typify(text: &[u8]) -> bool {
    serde_json::from_slice::<generated::SaopEnvelope>(text).is_ok()
}
