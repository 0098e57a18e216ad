//! From a `serde_json::Value` to a typed envelope, and from a typed envelope to text, by saop and by each Rust rival.
//!
//! Invariant: throughput is in bytes of the same text for all of a group; the value is made outside of the time.

#![allow(
    clippy::expect_used,
    reason = "a bench whose document is not valid must not go on"
)]

mod support;

use criterion::Criterion;
use saop::SaopEnvelope;
use saop_rivals::documents::{Document, envelopes};
use saop_rivals::engines::{boon_validator, runtime_validator};
use saop_rivals::schemas::Bundled;
use saop_rivals::{generated, plain};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use support::{criterion, group, measure};

fn main() {
    let mut criterion = criterion();
    for document in envelopes() {
        validate(&mut criterion, &document);
        serialize(&mut criterion, &document);
    }
    criterion.final_summary();
}

/// Rivals check the value, then read a type without rules from it by reference.
fn validate(criterion: &mut Criterion, document: &Document) {
    let value: Value = serde_json::from_str(&document.text).expect("JSON");
    let jsonschema = runtime_validator::<SaopEnvelope>();
    let boon = boon_validator::<SaopEnvelope>();
    let typed = |value: &Value| plain::Envelope::deserialize(value).is_ok();
    let name = format!("validate_value/{}", document.name);
    let mut group = group(criterion, &name, &document.text);
    let mut check = |engine: &str, accepts: &dyn Fn(&Value) -> bool| {
        assert!(accepts(&value), "expected {engine} to accept the value");
        support::measure(&mut group, engine, &value, accepts);
    };
    check("saop", &|value| {
        saop::validate::<SaopEnvelope>(value).is_ok()
    });
    check("jsonschema", &|value| {
        jsonschema.is_valid(value) && typed(value)
    });
    check("jsonschema_compiled", &|value| {
        SaopEnvelope::compiled(value) && typed(value)
    });
    check("boon", &|value| boon(value) && typed(value));
    check("typify", &|value| {
        generated::SaopEnvelope::deserialize(value).is_ok()
    });
    group.finish();
}

fn serialize(criterion: &mut Criterion, document: &Document) {
    let envelope = saop::parse::<SaopEnvelope>(&document.text).expect("a valid envelope");
    let value: Value = serde_json::from_str(&document.text).expect("JSON");
    let typify: generated::SaopEnvelope = serde_json::from_str(&document.text).expect("valid");
    let name = format!("serialize/{}", document.name);
    let mut group = group(criterion, &name, &document.text);
    measure(&mut group, "saop", &envelope, saop::serialize);
    measure(&mut group, "serde_json_value", &value, to_text);
    measure(&mut group, "typify", &typify, to_text);
    group.finish();
}

fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("JSON")
}
