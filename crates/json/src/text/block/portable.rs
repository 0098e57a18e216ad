//! The same for every machine: `wide` has the instructions of most, and takes ten times as long to build as `safe_arch`.

use wide::u8x32;

/// Returns a bit for each byte, the lowest for the first: whether it is a quote, a backslash or a control character.
#[inline]
pub(in crate::text) fn special_bytes(block: &[u8; 32]) -> u32 {
    let bytes = u8x32::new(*block);
    let quote = bytes.simd_eq(u8x32::splat(b'"'));
    let backslash = bytes.simd_eq(u8x32::splat(b'\\'));
    let control = bytes.min(u8x32::splat(0x1F)).simd_eq(bytes);
    (quote | backslash | control).to_bitmask()
}
