//! Files that are compressed, gzip or zstd, as their first bytes show. SPEC U3.
//!
//! Invariant: they are unpacked as they are read, and one that is cut off is an error.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Cursor, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

type Input = Box<dyn Read + Send>;

/// The endings of such files.
const ENDINGS: [&[u8]; 2] = [b".gz", b".zst"];

/// Returns a name without the ending of compressed files, if it has one.
pub(super) fn without_ending(name: &[u8]) -> Option<&[u8]> {
    ENDINGS.iter().find_map(|ending| name.strip_suffix(*ending))
}

/// Returns what an input has, unpacked if it is compressed, and whether it is.
pub(super) fn unpacked(mut input: Input) -> io::Result<(Input, bool)> {
    /// As many bytes as show it.
    const SHOWN: usize = 4;
    let mut first = Vec::with_capacity(SHOWN);
    loop {
        // What begins otherwise is not waited for.
        let may_be_packed = matches!(first[..], [] | [0x1f | 0x28 | 0x50..=0x5f, ..]);
        let rest = SHOWN - first.len();
        if !may_be_packed || rest == 0 || read_some(&mut input, rest, &mut first)? == 0 {
            break;
        }
    }
    let whole = |first: Vec<u8>| Cursor::new(first).chain(input);
    Ok(match first[..] {
        [0x1f, 0x8b, ..] => (Box::new(MultiGzDecoder::new(whole(first))), true),
        [0x28, 0xb5, 0x2f, 0xfd] | [0x50..=0x5f, 0x2a, 0x4d, 0x18] => {
            (Box::new(Zstd::new(whole(first))), true)
        }
        _ => (Box::new(whole(first)), false),
    })
}

/// Appends up to `most` bytes that one read gives.
fn read_some(input: &mut Input, most: usize, bytes: &mut Vec<u8>) -> io::Result<usize> {
    let before = bytes.len();
    bytes.resize(before + most, 0);
    let read = loop {
        match input.read(bytes.get_mut(before..).unwrap_or_default()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => break read,
        }
    };
    bytes.truncate(before + *read.as_ref().unwrap_or(&0));
    read
}

/// All frames of a zstd file, one after another.
struct Zstd<R> {
    input: BufReader<R>,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: Read> Zstd<R> {
    fn new(input: R) -> Self {
        Self {
            input: BufReader::new(input),
            decoder: FrameDecoder::new(),
            is_in_frame: false,
        }
    }

    /// Begins the next frame with content. Returns whether there is one.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.input.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.input) {
                Ok(()) => {
                    self.is_in_frame = true;
                    return Ok(true);
                }
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let mut skipped = self.input.by_ref().take(length.into());
                    io::copy(&mut skipped, &mut io::sink())?;
                }
                Err(FrameDecoderError::ReadFrameHeaderError(error)) if is_other(&error) => {
                    let why =
                        "expected another zstd frame or the end after one, but found other data";
                    return Err(io::Error::new(io::ErrorKind::InvalidData, why));
                }
                Err(error) => return Err(broken(&error)),
            }
        }
        Ok(false)
    }

    /// Ends a frame that was read.
    fn end(&mut self) -> io::Result<()> {
        self.is_in_frame = false;
        let (decoder, found) = (&self.decoder, self.decoder.get_calculated_checksum());
        if decoder
            .get_checksum_from_data()
            .is_some_and(|sum| Some(sum) != found)
        {
            return Err(io::Error::other(
                "the checksum of a zstd frame does not match",
            ));
        }
        Ok(())
    }
}

impl<R: Read> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        while self.is_in_frame || self.begin()? {
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                self.decoder
                    .decode_blocks(&mut self.input, BlockDecodingStrategy::UptoBlocks(1))
                    .map_err(|error| broken(&error))?;
            }
            let read = self.decoder.read(buffer)?;
            if read > 0 {
                return Ok(read);
            }
            self.end()?;
        }
        Ok(0)
    }
}

/// Whether what begins is no frame: its first bytes are others, or too few.
fn is_other(error: &ReadFrameHeaderError) -> bool {
    match error {
        ReadFrameHeaderError::BadMagicNumber(_) => true,
        ReadFrameHeaderError::MagicNumberReadError(error) => {
            error.kind() == io::ErrorKind::UnexpectedEof
        }
        _ => false,
    }
}

/// Says in words why zstd data cannot be unpacked, of which the decoder gives its own types. An error of the input is passed on.
fn broken(error: &FrameDecoderError) -> io::Error {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(this) = cause {
        if let Some(read) = this.downcast_ref::<io::Error>() {
            return match read.kind() {
                kind @ io::ErrorKind::UnexpectedEof => {
                    io::Error::new(kind, "the zstd data ends too soon")
                }
                kind => io::Error::new(kind, read.to_string()),
            };
        }
        cause = this.source();
    }
    io::Error::new(io::ErrorKind::InvalidData, "the zstd data is damaged")
}
