//! What it costs to make an observation from a tool's raw output, to write and read it, and to get the bytes back.
//!
//! Invariant: throughput is in bytes of the stream, whatever its text form; making the input and dropping the
//! result are outside of the time.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not valid must not go on"
)]

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use saop::{
    Limits, NonEmptyString, Observation, create_observation, parse_with, serialize_observation,
};

const SIZES: [(&str, usize); 3] = [("1KB", 1_000), ("1MB", 1_000_000), ("100MB", 100_000_000)];

/// A log in English, a text in three-byte characters, and noise, which becomes base64.
const STREAMS: [(&str, fn(usize) -> Vec<u8>); 3] =
    [("ascii", ascii), ("chinese", chinese), ("binary", binary)];

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    create(&mut criterion);
    bytes_back(&mut criterion);
    write(&mut criterion);
    read(&mut criterion);
    criterion.final_summary();
}

fn create(criterion: &mut Criterion) {
    for_each(
        criterion,
        "create_observation",
        |group, id, size, stream| {
            group.bench_function(id, |bencher| {
                bencher.iter_batched(
                    || (call_id(), stream.clone()),
                    |(id, stream)| create_observation(id, 0, stream, "", Duration::from_millis(12)),
                    batch(size),
                );
            });
        },
    );
}

/// Text is borrowed, so that its throughput is that of a function call.
fn bytes_back(criterion: &mut Criterion) {
    for_each(criterion, "stdout_bytes", |group, id, size, stream| {
        group.bench_function(id, |bencher| {
            let observation = observation(stream);
            bencher.iter_batched(
                || (),
                |()| observation.stdout_bytes().expect("made from bytes"),
                batch(size),
            );
        });
    });
}

fn write(criterion: &mut Criterion) {
    for_each(
        criterion,
        "serialize_observation",
        |group, id, size, stream| {
            group.bench_function(id, |bencher| {
                let observation = observation(stream);
                bencher.iter_batched(|| (), |()| serialize_observation(&observation), batch(size));
            });
        },
    );
}

/// With a higher limit than `parse_observation` has: its 64 MiB are less than the largest of these.
fn read(criterion: &mut Criterion) {
    let limits = Limits::default().with_max_bytes(1 << 30);
    for_each(criterion, "parse_observation", |group, id, size, stream| {
        group.bench_function(id, |bencher| {
            let text = serialize_observation(&observation(stream));
            bencher.iter_batched(
                || (),
                |()| parse_with::<Observation>(&text, &limits).expect("a valid observation"),
                batch(size),
            );
        });
    });
}

fn for_each(
    criterion: &mut Criterion,
    name: &str,
    mut bench: impl FnMut(&mut BenchmarkGroup<'_, WallTime>, BenchmarkId, usize, &Vec<u8>),
) {
    let mut group = criterion.benchmark_group(name);
    for (label, size) in SIZES {
        group.throughput(Throughput::Bytes(size as u64));
        group.sample_size(if size < 100_000_000 { 50 } else { 10 });
        for (kind, stream) in STREAMS {
            bench(
                &mut group,
                BenchmarkId::new(kind, label),
                size,
                &stream(size),
            );
        }
    }
    group.finish();
}

/// The large ones one at a time; the small ones are too quick to be timed alone.
fn batch(size: usize) -> BatchSize {
    if size < 1_000_000 {
        BatchSize::SmallInput
    } else {
        BatchSize::PerIteration
    }
}

fn observation(stream: &[u8]) -> Observation {
    create_observation(call_id(), 0, stream, "", Duration::from_millis(12))
}

fn call_id() -> NonEmptyString {
    NonEmptyString::new("call-1").expect("not empty")
}

fn ascii(size: usize) -> Vec<u8> {
    repeated(
        "2026-11-21 09:00:01 INFO compiled 118 crates in 4.2 s, 0 warnings\n",
        size,
    )
}

fn chinese(size: usize) -> Vec<u8> {
    repeated("编译完成，没有警告，测试全部通过。\n", size)
}

/// Whole lines, and dots up to the size.
fn repeated(line: &str, size: usize) -> Vec<u8> {
    let mut stream = line.repeat(size / line.len()).into_bytes();
    stream.resize(size, b'.');
    stream
}

/// Xorshift: noise that is the same in every run.
fn binary(size: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_be_bytes()[0]
    };
    (0..size).map(|_| next()).collect()
}
