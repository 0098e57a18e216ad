//! What the benches of this crate share.
//!
//! Invariant: throughput is in bytes of the text, whatever is measured about it.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};

/// Short times each, so that all of it takes some minutes.
pub(crate) fn criterion() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args()
}

pub(crate) fn group<'a>(
    criterion: &'a mut Criterion,
    name: &str,
    text: &str,
) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.sample_size(30);
    group
}

/// Measures what `routine` does with the input, the drop of what it answers included.
pub(crate) fn measure<I: ?Sized, R>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    engine: &str,
    input: &I,
    routine: impl Fn(&I) -> R,
) {
    group.bench_function(BenchmarkId::from_parameter(engine), |bencher| {
        bencher.iter(|| routine(black_box(input)));
    });
}
