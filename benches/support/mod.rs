//! Streams of bytes that benches share, and how often each size is measured.
//!
//! Invariant: a stream is the same in every run, and has exactly the size asked for.

use criterion::BatchSize;

pub(crate) const SIZES: [(&str, usize); 3] =
    [("1KB", 1_000), ("1MB", 1_000_000), ("100MB", 100_000_000)];

pub(crate) fn samples(size: usize) -> usize {
    if size < 100_000_000 { 50 } else { 10 }
}

/// The large ones one at a time. The small ones are too quick to be timed alone; more of them at once would measure
/// how fast the system gives out the pages for their results.
pub(crate) fn batch(size: usize) -> BatchSize {
    if size < 1_000_000 {
        BatchSize::NumIterations(100)
    } else {
        BatchSize::PerIteration
    }
}

pub(crate) fn ascii(size: usize) -> Vec<u8> {
    repeated(
        "2026-11-21 09:00:01 INFO compiled 118 crates in 4.2 s, 0 warnings\n",
        size,
    )
}

pub(crate) fn chinese(size: usize) -> Vec<u8> {
    repeated("编译完成，没有警告，测试全部通过。\n", size)
}

/// Whole lines, and dots up to the size.
fn repeated(line: &str, size: usize) -> Vec<u8> {
    let mut stream = line.repeat(size / line.len()).into_bytes();
    stream.resize(size, b'.');
    stream
}

/// Xorshift: noise that is the same in every run.
pub(crate) fn binary(size: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_be_bytes()[0]
    };
    (0..size).map(|_| next()).collect()
}
