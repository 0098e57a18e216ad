//! The hot path: an envelope from text to its type, checked alone, back to text, and refused with its reasons.
//!
//! Invariant: every document is what it is said to be, else the bench stops. `benches/rivals` has the same beside other engines.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not valid must not go on"
)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use saop::{Limits, SaopEnvelope, parse_saop_envelope, serialize_saop_envelope};
use saop_schema::is_valid;

/// A turn with so much output, with a line break in every line.
fn envelope(lines: usize) -> String {
    let example = include_str!("../examples/envelope.json");
    let mut envelope: SaopEnvelope = parse_saop_envelope(example).expect("a valid envelope");
    envelope.observation.output =
        "src/lib.rs:118: warning: unused import `std::fmt`\n".repeat(lines);
    serialize_saop_envelope(&envelope)
}

fn hot_path(criterion: &mut Criterion) {
    for lines in [3, 32, 2_000] {
        let text = envelope(lines);
        let message = parse_saop_envelope(&text).expect("a valid envelope");
        let broken = text.replacen("\"turn_index\":", "\"turn_index\":-", 1);
        assert!(parse_saop_envelope(&broken).is_err(), "a broken envelope");
        let mut group = criterion.benchmark_group(format!("envelope/{} bytes", text.len()));
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("parse", |bencher| {
            bencher.iter(|| parse_saop_envelope(&text).expect("a valid envelope"));
        });
        group.bench_function("check", |bencher| {
            bencher.iter(|| is_valid::<SaopEnvelope>(text.as_bytes(), &Limits::default()));
        });
        group.bench_function("serialize", |bencher| {
            bencher.iter(|| serialize_saop_envelope(&message));
        });
        group.bench_function("refuse", |bencher| {
            bencher.iter(|| parse_saop_envelope(&broken).expect_err("a broken envelope"));
        });
        group.finish();
    }
}

criterion_group!(benches, hot_path);
criterion_main!(benches);
