//! Finds the bytes of a block of text that end a run of plain ones, all at once.
//!
//! Invariant: both implementations return the same. The second one works on every machine; the crate behind it takes
//! ten times as long to build.

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
mod portable;

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
pub(super) use portable::special_bytes;

/// Number of bytes examined at once.
pub(super) const BLOCK: usize = 32;

/// Returns a bit for each byte, the lowest for the first: whether it is a quote, a backslash or a control character.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[inline]
pub(super) fn special_bytes(block: &[u8; BLOCK]) -> u32 {
    use safe_arch::{
        cmp_eq_mask_i8_m128i, m128i, min_u8_m128i, move_mask_i8_m128i, set_splat_i8_m128i,
    };

    let special = |half: &[u8; BLOCK / 2]| {
        let bytes = m128i::from(*half);
        let quote = cmp_eq_mask_i8_m128i(bytes, set_splat_i8_m128i(b'"'.cast_signed()));
        let backslash = cmp_eq_mask_i8_m128i(bytes, set_splat_i8_m128i(b'\\'.cast_signed()));
        let control = cmp_eq_mask_i8_m128i(min_u8_m128i(bytes, set_splat_i8_m128i(0x1F)), bytes);
        // One bit for each of sixteen bytes.
        move_mask_i8_m128i(quote | backslash | control).cast_unsigned()
    };
    let (halves, _) = block.as_chunks();
    let halves = halves.iter().rev();
    halves.fold(0, |bits, half| bits << (BLOCK / 2) | special(half))
}

#[inline]
pub(super) const fn is_special(byte: u8) -> bool {
    byte == b'"' || byte == b'\\' || byte < 0x20
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, is_special, special_bytes};

    #[test]
    fn the_first_special_byte_is_found_at_every_place() {
        for byte in 0..=u8::MAX {
            for place in 0..BLOCK {
                for fill in [b'a', 0x7F, 0x80, 0xFF, b' ', b'!', b'#', b'[', b']'] {
                    let mut block = [fill; BLOCK];
                    block[place] = byte;
                    let expected = u32::from(is_special(byte)) << place;
                    assert_eq!(special_bytes(&block), expected, "{byte} at {place}");
                }
            }
        }
    }
}
