//! What a refusal costs beside an acceptance of the same document: all violations, each with its path and its words, by
//! saop (with line and column) and by jsonschema and boon (without).
//!
//! Invariant: `saop_accepts` is given the document as it was before it was broken; everybody else refuses theirs.

#![allow(
    clippy::expect_used,
    reason = "a bench whose document is not refused must not go on"
)]

mod support;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion};
use saop::{SaopEnvelope, parse};
use saop_rivals::documents::{Document, broken, envelopes};
use saop_rivals::engines::{boon_report, runtime_validator};
use serde_json::Value;
use support::{criterion, group, measure};

fn main() {
    let mut criterion = criterion();
    for document in envelopes() {
        for (fault, text) in broken(&document) {
            reject(&mut criterion, &document, fault, &text);
        }
    }
    criterion.final_summary();
}

fn reject(criterion: &mut Criterion, document: &Document, fault: &str, text: &str) {
    let name = format!("reject/{}/{fault}", document.name);
    let mut group = group(criterion, &name, text);
    let error = parse::<SaopEnvelope>(text).expect_err("a broken document");
    assert_eq!(error.violations().len() > 1, fault == "many_violations");
    measure(
        &mut group,
        "saop_accepts",
        document.text.as_bytes(),
        |text| parse::<SaopEnvelope>(text).is_ok(),
    );
    measure(&mut group, "saop", text.as_bytes(), |text| {
        parse::<SaopEnvelope>(text).expect_err("a broken document")
    });
    rivals(&mut group, text);
    group.finish();
}

/// They find what is wrong in a `Value`; `serde_json` reports faults of the text.
fn rivals(group: &mut BenchmarkGroup<'_, WallTime>, text: &str) {
    let validator = runtime_validator::<SaopEnvelope>();
    measure(
        group,
        "jsonschema",
        text.as_bytes(),
        |text| match serde_json::from_slice::<Value>(text) {
            Ok(value) => validator
                .iter_errors(&value)
                .map(|error| format!("{}: {error}", error.instance_path()))
                .collect(),
            Err(error) => vec![error.to_string()],
        },
    );
    let report = boon_report::<SaopEnvelope>();
    measure(
        group,
        "boon",
        text.as_bytes(),
        |text| match serde_json::from_slice::<Value>(text) {
            Ok(value) => report(&value),
            Err(error) => error.to_string(),
        },
    );
}
