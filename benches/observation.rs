//! What it costs to make an observation from a tool's raw output, to write and read it, and to get the bytes back.
//!
//! Invariant: throughput is in bytes of the stream, whatever its text form; making the input and dropping the
//! result are outside of the time.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not valid must not go on"
)]

mod support;

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use saop::{
    Limits, NonEmptyString, Observation, create_observation, parse_with, serialize_observation,
};
use support::{SIZES, ascii, batch, binary, chinese, samples};

/// A log in English, a text in three-byte characters, and noise, which becomes base64.
const STREAMS: [(&str, Stream); 3] = [("ascii", ascii), ("chinese", chinese), ("binary", binary)];

/// Makes a stream of that size.
type Stream = fn(usize) -> Vec<u8>;

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
        group.sample_size(samples(size));
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

fn observation(stream: &[u8]) -> Observation {
    create_observation(call_id(), 0, stream, "", Duration::from_millis(12))
}

fn call_id() -> NonEmptyString {
    NonEmptyString::new("call-1").expect("not empty")
}
