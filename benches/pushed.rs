//! What it costs to read a turn in pieces: pushed and finished, beside `parse` of the whole.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not valid must not go on"
)]

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput};
use saop::{SaopEnvelope, parse, push_saop_envelope};

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    for (name, lines) in [("typical", 20), ("long", 2_000)] {
        let text = turn(lines);
        let mut group = criterion.benchmark_group(format!("pushed_{name}"));
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("parse", |bencher| {
            bencher.iter(|| parse::<SaopEnvelope>(black_box(&text)).expect("a valid turn"));
        });
        for size in [text.len(), 256, 16] {
            group.bench_function(BenchmarkId::new("pieces", size), |bencher| {
                bencher.iter(|| pushed(black_box(&text), size));
            });
        }
        group.finish();
    }
    criterion.final_summary();
}

fn pushed(text: &str, size: usize) -> SaopEnvelope {
    let mut reader = push_saop_envelope();
    for piece in text.as_bytes().chunks(size) {
        reader.push(piece);
    }
    reader.finish().expect("a valid turn")
}

fn turn(lines: usize) -> String {
    let output = r"test parser::reads_a_number ... ok\n".repeat(lines);
    let command = r#"{"command": "cargo test --quiet", "cwd": "/work", "timeout_s": 120, "env": ["A=1", "B=2"]}"#;
    format!(
        r#"{{"schema_version": "1.0.0", "turn_index": 3, "agent_id": "coder-1", "phase": "solve",
            "thought": {{"reasoning": "The parser is done; its tests come next.", "plan": "Run them."}},
            "action": {{"tool_name": "shell", "arguments": {command}}},
            "observation": {{"status": "success", "output": "{output}"}}}}"#
    )
}
