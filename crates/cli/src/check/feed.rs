//! Work in the order of the input: cuts the sources into pieces for the threads. Only lines are read here; the thread
//! that checks a whole document also reads it.

use std::io::Read;
use std::sync::Arc;

use saop::lines::{LineReader, Piece};

use super::array::{self, ArrayReader};
use super::progress::Gauge;
use crate::files::documents::{Shape, Source};

/// Documents that one thread takes at a time, unless they are large.
const GROUP: usize = 32;
/// Bytes of documents that one thread takes at a time.
const GROUP_BYTES: u64 = 256 * 1024;

/// Bytes that the report on a line may take.
const REPORT: usize = 512;
/// Bytes that a document may take for each of its own: the text, and what is found in it. One that is little else than
/// faults takes more; the pool counts that once it is known.
const EXPANSION: u64 = 4;

/// Something for one thread to check.
pub(crate) enum Work {
    Documents(Vec<Source>),
    Lines {
        source: Arc<str>,
        /// Where the stream begins in the source.
        base: u64,
        piece: Piece,
    },
    /// A part of an array whose elements are documents.
    Array {
        source: Arc<str>,
        /// Where the stream begins in the source.
        base: u64,
        piece: array::Piece,
    },
    /// A source that could not be read, or not to its end.
    Unreadable {
        source: Arc<str>,
        why: std::io::Error,
    },
}

impl Work {
    /// Returns the approximate number of bytes held in memory until the work is done and its report written.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Self::Lines {
                piece: Piece::Lines(lines),
                ..
            } => lines.bytes().len() + lines.count() * REPORT,
            Self::Documents(sources) => {
                let known: Option<u64> = sources.iter().map(Source::known_len).sum();
                // Documents of unknown size are best processed alone.
                known
                    .and_then(|bytes| usize::try_from(bytes.saturating_mul(EXPANSION)).ok())
                    .unwrap_or(usize::MAX)
            }
            Self::Array {
                piece: array::Piece::Elements(elements),
                ..
            } => elements.bytes().len() + elements.count() * REPORT,
            Self::Array {
                piece: array::Piece::Document { text, .. },
                ..
            } => text.as_ref().map_or(0, Vec::len),
            Self::Lines { .. } | Self::Array { .. } | Self::Unreadable { .. } => 0,
        }
    }
}

/// The work of a whole run.
pub(crate) struct Feed {
    sources: std::iter::Peekable<std::vec::IntoIter<Source>>,
    reading: Option<Reading>,
    max_bytes: usize,
    gauge: Gauge,
    names: Names,
    /// Whether the elements of an array are documents.
    are_arrays: bool,
}

/// What sources are called: standard input may have a name, and be a part of what has it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    pub(crate) stdin: Option<String>,
    /// Where standard input begins in it.
    pub(crate) offset: u64,
}

impl Names {
    /// Returns the name of a source, and where it begins in what has that name.
    pub(crate) fn place(&self, source: &Source) -> (String, u64) {
        if !source.is_stdin() {
            return (source.name(), 0);
        }
        let name = self.stdin.clone().unwrap_or_else(|| source.name());
        (name, self.offset)
    }
}

struct Reading {
    name: Arc<str>,
    base: u64,
    pieces: Pieces,
}

/// How a source is cut.
enum Pieces {
    Lines(LineReader<Box<dyn Read + Send>>),
    Array(Box<ArrayReader<Box<dyn Read + Send>>>),
}

impl Reading {
    fn next(&mut self) -> std::io::Result<Option<Work>> {
        let (source, base) = (Arc::clone(&self.name), self.base);
        Ok(match &mut self.pieces {
            Pieces::Lines(lines) => lines.next()?.map(|piece| Work::Lines {
                source,
                base,
                piece,
            }),
            Pieces::Array(array) => array.next()?.map(|piece| Work::Array {
                source,
                base,
                piece,
            }),
        })
    }
}

impl Feed {
    /// Adds the bytes of lines to `gauge`; documents are read elsewhere.
    pub(crate) fn new(sources: Vec<Source>, max_bytes: usize, gauge: Gauge) -> Self {
        Self {
            sources: sources.into_iter().peekable(),
            reading: None,
            max_bytes,
            gauge,
            names: Names::default(),
            are_arrays: false,
        }
    }

    /// Sets whether the elements of an array are documents.
    pub(crate) fn with_arrays(self, are_arrays: bool) -> Self {
        Self { are_arrays, ..self }
    }

    pub(crate) fn with_names(self, names: Names) -> Self {
        Self { names, ..self }
    }

    /// Groups consecutive whole documents, enough of them to be worth a thread's while.
    fn group(&mut self, first: Source) -> Work {
        let mut bytes = first.known_len();
        let mut group = vec![first];
        while group.len() < GROUP && bytes.is_some_and(|bytes| bytes < GROUP_BYTES) {
            let Some(next) = self
                .sources
                .next_if(|next| next.shape != Shape::Lines && next.known_len().is_some())
            else {
                break;
            };
            bytes = bytes.zip(next.known_len()).map(|(sum, len)| sum + len);
            group.push(next);
        }
        Work::Documents(group)
    }
}

impl Iterator for Feed {
    type Item = Work;

    fn next(&mut self) -> Option<Work> {
        loop {
            if let Some(reading) = &mut self.reading {
                match reading.next() {
                    Ok(Some(work)) => return Some(work),
                    Ok(None) => self.reading = None,
                    Err(why) => {
                        let source = Arc::clone(&reading.name);
                        self.reading = None;
                        return Some(Work::Unreadable { source, why });
                    }
                }
            }
            let source = self.sources.next()?;
            let is_array = self.are_arrays && source.shape == Shape::Document;
            if source.shape != Shape::Lines && !is_array {
                return Some(self.group(source));
            }
            let (name, base) = self.names.place(&source);
            let name: Arc<str> = name.into();
            match source.open(|input| self.gauge.on(input)) {
                Ok(opened) => {
                    let most = opened.most_of_line(self.max_bytes);
                    let pieces = match source.shape {
                        Shape::Lines => {
                            let lines = LineReader::new(opened.input, self.max_bytes);
                            Pieces::Lines(lines.with_most(most))
                        }
                        Shape::Document | Shape::Yaml => {
                            let array = ArrayReader::new(opened.input, self.max_bytes, most);
                            Pieces::Array(Box::new(array))
                        }
                    };
                    self.reading = Some(Reading { name, base, pieces });
                }
                Err(why) => return Some(Work::Unreadable { source: name, why }),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(len: Option<u64>) -> Source {
        Source {
            path: "a.json".into(),
            shape: Shape::Document,
            len,
        }
    }

    #[test]
    fn documents_weigh_more_than_their_bytes_and_unknown_ones_the_most() {
        let weight = |sources| Work::Documents(sources).weight();
        assert_eq!(weight(vec![document(Some(10)), document(Some(5))]), 60);
        assert_eq!(weight(vec![document(Some(u64::MAX / 2))]), usize::MAX);
        assert_eq!(weight(vec![document(None)]), usize::MAX);
    }
}
