//! What making observations is built on, beside the alternatives: base64, the check of UTF-8, the search for NUL.
//! `docs/protocol-decisions.md` quotes the ratios.
//!
//! Invariant: throughput is in bytes of the stream; what is used stands first in each group.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not valid must not go on"
)]

mod support;

use std::hint::black_box;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use support::{SIZES, ascii, batch, binary, chinese, samples};

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    for (label, size) in SIZES {
        let stream = binary(size);
        base64_encode(&mut criterion, label, &stream);
        base64_decode(&mut criterion, label, &stream);
        utf8(&mut criterion, "utf8_ascii", label, &ascii(size));
        utf8(&mut criterion, "utf8_chinese", label, &chinese(size));
        nul(&mut criterion, label, &ascii(size));
    }
    criterion.final_summary();
}

fn base64_encode(criterion: &mut Criterion, label: &str, stream: &[u8]) {
    let mut group = group(criterion, "base64_encode", stream.len());
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        let simd = base64::engine::Simd::standard(base64::engine::general_purpose::PAD);
        measure(&mut group, "base64_Simd", label, stream, |stream| {
            simd.encode(stream)
        });
    }
    measure(&mut group, "base64_STANDARD", label, stream, |stream| {
        STANDARD.encode(stream)
    });
    measure(&mut group, "base64-simd", label, stream, |stream| {
        base64_simd::STANDARD.encode_to_string(stream)
    });
    measure(&mut group, "data-encoding", label, stream, |stream| {
        data_encoding::BASE64.encode(stream)
    });
    group.finish();
}

fn base64_decode(criterion: &mut Criterion, label: &str, stream: &[u8]) {
    let mut group = group(criterion, "base64_decode", stream.len());
    let text = STANDARD.encode(stream);
    let text = text.as_bytes();
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        let simd = base64::engine::Simd::standard(base64::engine::general_purpose::PAD);
        measure(&mut group, "base64_Simd", label, text, |text| {
            simd.decode(text).expect("base64")
        });
    }
    measure(&mut group, "base64_STANDARD", label, text, |text| {
        STANDARD.decode(text).expect("base64")
    });
    measure(&mut group, "base64-simd", label, text, |text| {
        base64_simd::STANDARD.decode_to_vec(text).expect("base64")
    });
    measure(&mut group, "data-encoding", label, text, |text| {
        data_encoding::BASE64.decode(text).expect("base64")
    });
    group.finish();
}

/// From the bytes to a `String`: std moves them, a check of another crate has to copy them without unsafe code.
fn utf8(criterion: &mut Criterion, name: &str, label: &str, stream: &[u8]) {
    let mut group = group(criterion, name, stream.len());
    group.bench_function(BenchmarkId::new("std_moved", label), |bencher| {
        bencher.iter_batched(
            || stream.to_vec(),
            |stream| String::from_utf8(stream).expect("UTF-8"),
            batch(stream.len()),
        );
    });
    group.bench_function(BenchmarkId::new("simdutf8_copied", label), |bencher| {
        bencher.iter_batched(
            || stream.to_vec(),
            |stream| {
                simdutf8::basic::from_utf8(&stream)
                    .expect("UTF-8")
                    .to_owned()
            },
            batch(stream.len()),
        );
    });
    group.finish();
}

fn nul(criterion: &mut Criterion, label: &str, stream: &[u8]) {
    let mut group = group(criterion, "nul", stream.len());
    let has_nul = |block: &[u8]| block.iter().fold(u8::MAX, |least, byte| least.min(*byte)) == 0;
    measure(&mut group, "blocks", label, stream, |stream| {
        stream.chunks(256).any(has_nul)
    });
    measure(&mut group, "contains", label, stream, |stream| {
        stream.contains(&0)
    });
    measure(&mut group, "memchr", label, stream, |stream| {
        memchr::memchr(0, stream).is_some()
    });
    group.finish();
}

fn group<'a>(
    criterion: &'a mut Criterion,
    name: &str,
    size: usize,
) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Bytes(size as u64));
    group.sample_size(samples(size));
    group
}

/// The result is dropped outside of the time.
fn measure<R>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    label: &str,
    input: &[u8],
    routine: impl Fn(&[u8]) -> R,
) {
    group.bench_function(BenchmarkId::new(name, label), |bencher| {
        bencher.iter_batched(|| (), |()| routine(black_box(input)), batch(input.len()));
    });
}
