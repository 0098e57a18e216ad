//! The content of JSON strings: where plain text ends, which escapes there are, and what they stand for. Text is
//! examined thirty-two bytes at a time, and unescaped into bytes in blocks of that size.
//!
//! Invariant: only the escapes of RFC 8259 are accepted, and no lone surrogates.

use std::cell::Cell;

use super::block::{BLOCK, is_special, special_bytes};
use super::fault::{Fault, FaultKind};

/// Space reserved at once for what follows the first escape, unless the text is shorter.
const ROOM: usize = 1 << 14;

#[inline]
fn block_at(bytes: &[u8], at: usize) -> Option<&[u8; BLOCK]> {
    bytes.get(at..).and_then(|rest| rest.first_chunk())
}

/// Returns the first offset at or after `at` of a quote, a backslash, a control character, or the end.
#[inline]
pub(crate) fn plain_run_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(block) = block_at(bytes, at) {
        let special = special_bytes(block);
        if special != 0 {
            return at + special.trailing_zeros() as usize;
        }
        at += BLOCK;
    }
    // What is left is the end of the last block, if there is one.
    if let Some((before, block)) = bytes.split_last_chunk::<BLOCK>() {
        let known = at.saturating_sub(before.len()) as u32;
        let special = special_bytes(block).checked_shr(known).unwrap_or_default();
        return match special {
            0 => bytes.len(),
            _ => at + special.trailing_zeros() as usize,
        };
    }
    while bytes.get(at).is_some_and(|&byte| !is_special(byte)) {
        at += 1;
    }
    at
}

/// Whether all of it is plain text.
#[inline]
pub(crate) fn is_plain(bytes: &[u8]) -> bool {
    let (blocks, rest) = bytes.as_chunks::<BLOCK>();
    let (halves, rest) = rest.as_chunks::<{ BLOCK / 2 }>();
    let is_plain_half = |half: &[u8; BLOCK / 2]| {
        let mut block = [b' '; BLOCK];
        if let Some(place) = block.first_chunk_mut() {
            *place = *half;
        }
        special_bytes(&block) == 0
    };
    blocks.iter().all(|block| special_bytes(block) == 0)
        && halves.iter().all(is_plain_half)
        && !rest.iter().any(|&byte| is_special(byte))
}

/// What the byte after a backslash stands for; zero for `u`, and for bytes that form no escape.
static SHORT: [u8; 256] = {
    let mut table = [0; 256];
    table[b'"' as usize] = b'"';
    table[b'\\' as usize] = b'\\';
    table[b'/' as usize] = b'/';
    table[b'b' as usize] = 0x8;
    table[b'f' as usize] = 0xC;
    table[b'n' as usize] = b'\n';
    table[b'r' as usize] = b'\r';
    table[b't' as usize] = b'\t';
    table
};

/// The value of a hexadecimal digit; `NO_DIGIT` for any other byte.
static HEX: [u8; 256] = {
    let mut table = [NO_DIGIT; 256];
    let mut digit = 0;
    while digit < 16 {
        table[b"0123456789abcdef"[digit] as usize] = digit as u8;
        table[b"0123456789ABCDEF"[digit] as usize] = digit as u8;
        digit += 1;
    }
    table
};

const NO_DIGIT: u8 = 0xFF;

/// Returns the offset after the escape sequence at `at`, which is not a two-byte one, and after those like it that follow.
pub(super) fn long_escapes_end(bytes: &[u8], at: usize) -> Result<usize, Fault> {
    let (_, mut end) = long_escape(bytes, at)?;
    while is_long_escape(bytes, end) {
        end = long_escape(bytes, end)?.1;
    }
    Ok(end)
}

#[inline]
fn is_long_escape(bytes: &[u8], at: usize) -> bool {
    bytes.get(at..).is_some_and(|rest| rest.starts_with(b"\\u"))
}

/// Returns the first offset at or after `at` that is neither plain text nor a two-byte escape, or the end. The special
/// bytes of each block are located only once.
pub(crate) fn easy_run_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(block) = block_at(bytes, at) {
        let mut special = special_bytes(block);
        let mut next = at + BLOCK;
        while special != 0 {
            let place = special.trailing_zeros() as usize;
            if short_escape(bytes, at + place) == 0 {
                return at + place;
            }
            next = next.max(at + place + 2);
            special &= !(3 << place);
        }
        at = next;
    }
    loop {
        at = plain_run_end(bytes, at);
        if short_escape(bytes, at) == 0 {
            return at;
        }
        at += 2;
    }
}

/// Returns what the two-byte escape at `at` stands for; zero if there is none.
#[inline]
fn short_escape(bytes: &[u8], at: usize) -> u8 {
    match bytes.get(at..) {
        Some([b'\\', byte, ..]) => SHORT[usize::from(*byte)],
        _ => 0,
    }
}

/// Returns the character of the escape sequence at `at`, which is not a two-byte one, and the offset after it.
fn long_escape(bytes: &[u8], at: usize) -> Result<(char, usize), Fault> {
    const ESCAPE: &str = "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX";
    match bytes.get(at + 1) {
        Some(b'u') => {}
        Some(_) => return Err(Fault::expected(ESCAPE, at)),
        None => return Err(Fault::expected(ESCAPE, bytes.len())),
    }
    let lone = Fault {
        kind: FaultKind::LoneSurrogate,
        offset: at,
    };
    let first = hex_unit(bytes, at + 2)?;
    // All code units except surrogates are characters.
    if let Some(c) = char::from_u32(first) {
        return Ok((c, at + 6));
    }
    if first >= 0xDC00 {
        return Err(lone);
    }
    match (bytes.get(at + 6), bytes.get(at + 7)) {
        (None, _) | (Some(b'\\'), None) => {
            return Err(Fault::expected("the rest of the string", bytes.len()));
        }
        (Some(b'\\'), Some(b'u')) => {}
        _ => return Err(lone),
    }
    let second = hex_unit(bytes, at + 8)?;
    if !(0xDC00..=0xDFFF).contains(&second) {
        return Err(lone);
    }
    let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    match char::from_u32(code) {
        Some(c) => Ok((c, at + 12)),
        None => Err(lone),
    }
}

/// Returns the character of the escape sequence at `at`, and the offset after it; `None` if the text ends before it does.
///
/// # Errors
///
/// Returns the offset of the byte after which it can be none.
pub(crate) fn escape(bytes: &[u8], at: usize) -> Result<Option<(char, usize)>, usize> {
    match bytes.get(at + 1) {
        None => return Ok(None),
        Some(b'u') => {}
        Some(byte) => {
            let short = SHORT[usize::from(*byte)];
            let escape = Some((char::from(short), at + 2));
            return if short == 0 { Err(at + 1) } else { Ok(escape) };
        }
    }
    // Half of a pair is no character, and only a first half may come first.
    let is_half = |digits: &[u32]| matches!(digits, [0xD, 0xC..=0xF, ..]);
    let Some(first) = unit_so_far(bytes, at + 2, |digits| !is_half(digits))? else {
        return Ok(None);
    };
    if let Some(character) = char::from_u32(first) {
        return Ok(Some((character, at + 6)));
    }
    for (offset, expected) in [(at + 6, b'\\'), (at + 7, b'u')] {
        match bytes.get(offset) {
            None => return Ok(None),
            Some(byte) if *byte == expected => {}
            Some(_) => return Err(offset),
        }
    }
    let may_be_half = |digits: &[u32]| matches!(digits, [0xD] | [0xD, 0xC..=0xF, ..]);
    let Some(second) = unit_so_far(bytes, at + 8, may_be_half)? else {
        return Ok(None);
    };
    let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    Ok(char::from_u32(code).map(|character| (character, at + 12)))
}

/// Returns the UTF-16 code unit of four hexadecimal digits, unless the text ends before. After each digit, `may_be` says whether
/// they can be those of one that is wanted.
fn unit_so_far(
    bytes: &[u8],
    at: usize,
    may_be: impl Fn(&[u32]) -> bool,
) -> Result<Option<u32>, usize> {
    let mut digits = [0; 4];
    for count in 0..4 {
        let Some(byte) = bytes.get(at + count) else {
            return Ok(None);
        };
        let digit = HEX[usize::from(*byte)];
        digits[count] = u32::from(digit);
        if digit == NO_DIGIT || !may_be(&digits[..=count]) {
            return Err(at + count);
        }
    }
    Ok(Some(digits.iter().fold(0, |unit, digit| unit << 4 | digit)))
}

/// Parses the UTF-16 code unit of four hexadecimal digits.
fn hex_unit(bytes: &[u8], at: usize) -> Result<u32, Fault> {
    if let Some(digits) = bytes.get(at..).and_then(|rest| rest.first_chunk::<4>()) {
        let [a, b, c, d] = digits.map(|digit| HEX[usize::from(digit)]);
        if a | b | c | d != NO_DIGIT {
            return Ok([a, b, c, d]
                .into_iter()
                .fold(0, |unit, digit| unit << 4 | u32::from(digit)));
        }
    }
    let wrong = (at..at + 4).find(|&offset| {
        bytes
            .get(offset)
            .is_none_or(|&byte| HEX[usize::from(byte)] == NO_DIGIT)
    });
    Err(Fault::expected(
        "four hexadecimal digits after \\u",
        wrong.unwrap_or(at).min(bytes.len()),
    ))
}

/// Unescapes the first block of `from` into `to`, up to its end or to a special byte in it that does not begin a
/// two-byte escape. Returns the offset of that byte, if there is one, and the number of bytes written. The special
/// bytes are located only once: searching again after each escape would depend on the length of the previous one.
#[inline]
fn unescape_block(from: &[u8; 2 * BLOCK], to: &mut [u8; 2 * BLOCK]) -> (Option<usize>, usize) {
    let block: &[u8; BLOCK] = from.first_chunk().unwrap_or(&[0; BLOCK]);
    let mut special = special_bytes(block);
    // How much of the block is done, and how many bytes that produced.
    let (mut done, mut made) = (0, 0);
    loop {
        // A copy of fixed size; its end is overwritten.
        let (start, end) = (done.min(BLOCK), made.min(BLOCK));
        if let (Some(from), Some(to)) =
            (from.get(start..start + BLOCK), to.get_mut(end..end + BLOCK))
        {
            to.copy_from_slice(from);
        }
        if special == 0 {
            return (None, made + BLOCK - done);
        }
        let place = special.trailing_zeros() as usize;
        made += place - done;
        let short = match block.get(place..) {
            Some([b'\\', byte, ..]) => SHORT[usize::from(*byte)],
            _ => 0,
        };
        match to.get_mut(made) {
            Some(to) if short != 0 => *to = short,
            _ => return (Some(place), made),
        }
        made += 1;
        done = place + 2;
        special &= !(3 << place);
    }
}

/// Pads the last bytes of a text with zeros; each zero is special and begins no escape.
fn padded(rest: &[u8]) -> [u8; 2 * BLOCK] {
    let mut padded = [0; 2 * BLOCK];
    if let Some(to) = padded.get_mut(..rest.len()) {
        to.copy_from_slice(rest);
    }
    padded
}

thread_local! {
    /// The buffer of the previous reader, so that a document neither allocates nor zeroes one.
    static SPARE: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Maximum size of the buffer that is kept from reader to reader.
const KEPT: usize = 4 * ROOM;

/// The buffer for unescaping strings. Reused from string to string.
#[derive(Debug)]
pub(crate) struct Scratch {
    /// The unescaped bytes, followed by space that may be overwritten.
    bytes: Vec<u8>,
    len: usize,
}

/// How a string continues.
enum Next {
    At(usize),
    End(usize),
}

impl Scratch {
    /// Creates it without allocating.
    #[must_use]
    pub(crate) const fn new() -> Self {
        Self {
            bytes: Vec::new(),
            len: 0,
        }
    }

    /// Starts with `plain`, which is followed by at most `rest` bytes.
    #[inline]
    fn begin(&mut self, plain: &[u8], rest: usize) {
        let room = plain.len() + 2 * BLOCK;
        if self.bytes.is_empty() {
            self.bytes = SPARE.try_with(Cell::take).unwrap_or_default();
        }
        if self.bytes.len() < room {
            self.bytes.clear();
            self.bytes.reserve_exact(room + rest.min(ROOM));
            self.bytes.resize(room + rest.min(ROOM), 0);
        }
        self.len = 0;
        self.push(plain);
    }

    /// Appends bytes that `begin` reserved room for, or at most a block of them after a block, which leaves room for that.
    #[inline]
    fn push(&mut self, bytes: &[u8]) {
        let end = self.len + bytes.len();
        let to = self.bytes.get_mut(self.len..end);
        debug_assert!(to.is_some(), "expected room for {} bytes", bytes.len());
        if let Some(to) = to {
            to.copy_from_slice(bytes);
            self.len = end;
        }
    }

    /// Unescapes a string with plain bytes from `start` to `at`, up to its closing quote or the end of the bytes.
    /// Returns the offset of either.
    pub(super) fn unescape(
        &mut self,
        bytes: &[u8],
        start: usize,
        mut at: usize,
    ) -> Result<usize, Fault> {
        let plain = bytes.get(start..at).unwrap_or_default();
        self.begin(plain, bytes.len() - at);
        loop {
            let Some(to) = self
                .bytes
                .get_mut(self.len..)
                .and_then(|free| free.first_chunk_mut())
            else {
                // Zeros in steps, since touched memory is committed.
                self.bytes.resize(self.len + 2 * BLOCK + ROOM, 0);
                continue;
            };
            let rest = bytes.get(at..).unwrap_or_default();
            let (stopped, made) = match rest.first_chunk() {
                Some(from) => unescape_block(from, to),
                None => unescape_block(&padded(rest), to),
            };
            self.len += made;
            let Some(place) = stopped else {
                at += BLOCK;
                continue;
            };
            match self.unescape_one(bytes, at + place)? {
                Next::At(next) => at = next,
                Next::End(end) => return Ok(end),
            }
        }
    }

    /// Unescapes the escape at a special byte, or ends the string.
    fn unescape_one(&mut self, bytes: &[u8], at: usize) -> Result<Next, Fault> {
        match bytes.get(at) {
            Some(b'\\') => {}
            Some(b'"') | None => return Ok(Next::End(at)),
            Some(_) => {
                return Err(Fault {
                    kind: FaultKind::Control,
                    offset: at,
                });
            }
        }
        // A two-byte escape that crosses the end of a block.
        let short = short_escape(bytes, at);
        if short != 0 {
            self.push(&[short]);
            return Ok(Next::At(at + 2));
        }
        // Text in another script may be all such escapes. As many as surely have room.
        let mut end = at;
        for _ in 0..BLOCK / 4 {
            let (c, next) = long_escape(bytes, end)?;
            self.push(c.encode_utf8(&mut [0; 4]).as_bytes());
            end = next;
            if !is_long_escape(bytes, end) {
                break;
            }
        }
        Ok(Next::At(end))
    }

    /// Returns the unescaped bytes.
    pub(super) fn bytes(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or_default()
    }

    /// Returns the unescaped bytes together with their buffer.
    pub(super) fn take(&mut self) -> Vec<u8> {
        let mut bytes = std::mem::take(&mut self.bytes);
        bytes.truncate(std::mem::take(&mut self.len));
        bytes
    }
}

impl Drop for Scratch {
    #[inline]
    fn drop(&mut self) {
        if !self.bytes.is_empty() && self.bytes.capacity() <= KEPT {
            let bytes = std::mem::take(&mut self.bytes);
            // A thread that is ending keeps nothing.
            let _ = SPARE.try_with(|spare| spare.set(bytes));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_has_the_room_that_it_takes() {
        let plain = |count: usize, begin: char| -> String {
            ('a'..='z')
                .cycle()
                .skip(begin as usize % 26)
                .take(count)
                .collect()
        };
        for head in [0, ROOM - 1, ROOM, ROOM + 63, ROOM + 64, ROOM + 65, 3 * ROOM] {
            for tail in [0, 1, 63, 64, 65, ROOM, 3 * ROOM] {
                let (head, tail) = (plain(head, 'd'), plain(tail, 'm'));
                let raw = format!("{head}\\n{tail}\\u00e4{tail}");
                let expected = format!("{head}\n{tail}ä{tail}");
                let mut scratch = Scratch::new();
                for ended in [raw.clone(), format!("{raw}\"{}", plain(100, 'a'))] {
                    let end = scratch.unescape(ended.as_bytes(), 0, head.len());
                    assert_eq!(end, Ok(raw.len()));
                    assert!(scratch.bytes() == expected.as_bytes());
                    // A short one after it, and after its room was taken.
                    for _ in 0..2 {
                        assert_eq!(scratch.unescape(br"\\b", 0, 0), Ok(3));
                        assert_eq!(scratch.bytes(), br"\b");
                        assert_eq!(scratch.take(), br"\b");
                    }
                }
            }
        }
    }

    #[test]
    fn strings_of_every_length_are_unescaped() {
        let mut scratch = Scratch::new();
        for before in (0..40).chain([1000, 1022, 1023, 1024, 5000]) {
            for after in [0, 1, 15, 16, 17, 2100] {
                for (escape, character, times) in [
                    (r"\n", "\n", 1),
                    (r"\u00e4", "ä", 1),
                    (r"\u20AC", "€", 1),
                    (r"\ud83d\ude00", "😀", 1),
                    (r"\\\\", r"\\", 1),
                    (r"\u20AC", "€", 50),
                    (r"\ud83d\ude00", "😀", 50),
                    (r"\u20AC\n", "€\n", 50),
                ] {
                    let (escape, character) = (escape.repeat(times), character.repeat(times));
                    let raw = format!("{}{escape}ß{}", "x".repeat(before), "é".repeat(after));
                    let expected =
                        format!("{}{character}ß{}", "x".repeat(before), "é".repeat(after));
                    for ended in [raw.clone(), format!("{raw}\"\\")] {
                        let plain = plain_run_end(ended.as_bytes(), 0);
                        let end = scratch.unescape(ended.as_bytes(), 0, plain);
                        assert_eq!(end, Ok(raw.len()));
                        let easy = easy_run_end(ended.as_bytes(), 0);
                        let long = ended.find(r"\u").unwrap_or(raw.len());
                        assert_eq!(easy, long, "{ended}");
                        assert_eq!(scratch.bytes(), expected.as_bytes());
                    }
                }
            }
        }
    }
}
