//! Reads sources into a page, in order.
//!
//! Invariant: no more than one document is held, and no more of it than a document may have.

use std::io::{self, Read};

use saop::lines::{LineReader, Piece};
use saop_view::{Page, Place};

use crate::check::progress::{Gauge, Progress};
use crate::files::documents::{self, Shape, Source};
use crate::out;

pub(super) struct Reader<'a> {
    page: Page,
    max_bytes: usize,
    gauge: Gauge,
    progress: &'a Progress,
    all_read: bool,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(
        page: Page,
        max_bytes: usize,
        gauge: Gauge,
        progress: &'a Progress,
    ) -> Self {
        Self {
            page,
            max_bytes,
            gauge,
            progress,
            all_read: true,
        }
    }

    /// Returns the page, and whether all sources could be read.
    pub(super) fn finish(self) -> (Page, bool) {
        (self.page, self.all_read)
    }

    /// Reads a source. One that cannot be read is reported; an error is one of the page.
    pub(super) fn read(&mut self, source: &Source) -> io::Result<()> {
        let name = source.name();
        let gauge = self.gauge.clone();
        let opened = match source.open(|input| gauge.on(input)) {
            Ok(opened) => opened,
            Err(why) => {
                self.unreadable(&name, &why);
                return Ok(());
            }
        };
        match source.shape {
            Shape::Lines => {
                let most = opened.most_of_line(self.max_bytes);
                let lines = LineReader::new(opened.input, self.max_bytes).with_most(most);
                self.lines(&name, lines)
            }
            Shape::Document | Shape::Yaml => self.document(&name, opened.len, opened.input),
        }
    }

    fn lines(&mut self, name: &str, mut lines: LineReader<impl Read>) -> io::Result<()> {
        let place = |line| Place {
            source: name,
            line: Some(line),
        };
        loop {
            match lines.next() {
                Ok(Some(Piece::Lines(lines))) => {
                    for line in lines.documents() {
                        self.page.add(place(line.number), line.text)?;
                    }
                }
                Ok(Some(Piece::TooLong(long))) => {
                    self.page.add_too_long(place(long.line), long.length)?;
                }
                Ok(Some(_)) => {}
                Ok(None) => return Ok(()),
                Err(why) => {
                    self.unreadable(name, &why);
                    return Ok(());
                }
            }
        }
    }

    fn document(&mut self, name: &str, len: Option<u64>, mut input: impl Read) -> io::Result<()> {
        let place = Place {
            source: name,
            line: None,
        };
        let max = self.max_bytes as u64;
        if let Some(len) = len.filter(|len| *len > max) {
            return self.page.add_too_long(place, len);
        }
        let mut text = Vec::new();
        let read = input
            .by_ref()
            .take(max.saturating_add(1))
            .read_to_end(&mut text);
        let len = match read {
            Ok(read) if read as u64 <= max => return self.page.add(place, &text).map(drop),
            Ok(read) => {
                drop(text);
                documents::pass_over(input, read as u64, self.max_bytes)
            }
            Err(why) => Err(why),
        };
        match len {
            Ok(len) => self.page.add_too_long(place, len),
            Err(why) => {
                self.unreadable(name, &why);
                Ok(())
            }
        }
    }

    fn unreadable(&mut self, name: &str, why: &io::Error) {
        self.all_read = false;
        self.progress.pause_for(true, || {
            out::complain(&format!("{name} could not be read: {why}"));
        });
    }
}
