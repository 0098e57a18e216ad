//! One thread's share: takes work, and returns finished text and counts. Nothing here depends on the other threads or
//! their order.

use std::io::{self, Read};

use super::document::{Place, Rules, Streak, Verdict};
use super::feed::Work;
use super::ndjson::{self, Piece};
use super::pool::Held;
use super::progress::Gauge;
use super::report::Report;
use super::sheet::Sheet;
use super::tally::Tally;
use crate::files::documents::{self, Source};
use crate::out::Exit;

/// Checks work; shared by all threads.
pub(crate) struct Checker {
    rules: Rules,
    report: Report,
    gauge: Gauge,
}

/// The result of one piece of work.
#[derive(Default)]
pub(crate) struct Batch {
    /// For stdout.
    pub(crate) sheet: Sheet,
    /// For stderr.
    pub(crate) complaints: Vec<String>,
    pub(crate) tally: Tally,
}

impl Batch {
    pub(crate) fn exit(&self) -> Exit {
        if self.complaints.is_empty() {
            self.tally.exit()
        } else {
            Exit::Trouble
        }
    }
}

impl Held for io::Result<Batch> {
    fn held(&self) -> usize {
        self.as_ref().map_or(0, |batch| batch.sheet.text.capacity())
    }
}

impl Checker {
    /// Adds the bytes read here to `gauge`.
    pub(crate) fn new(rules: Rules, report: Report, gauge: Gauge) -> Self {
        Self {
            rules,
            report,
            gauge,
        }
    }

    pub(crate) fn check(&self, work: Work) -> io::Result<Batch> {
        let mut batch = Batch::default();
        let mut streak = Streak::default();
        match work {
            Work::Documents(sources) => {
                for source in &sources {
                    self.document(source, &mut streak, &mut batch)?;
                }
            }
            Work::Lines {
                source,
                piece: Piece::Lines { first, bytes, .. },
            } => {
                for (line, text) in ndjson::documents(first, &bytes) {
                    let place = Place {
                        source: &source,
                        line: Some(line),
                    };
                    self.verdict(
                        place,
                        text,
                        &self.rules.check(text, &mut streak),
                        &mut batch,
                    )?;
                }
                batch.tally.bytes += bytes.len() as u64;
            }
            Work::Lines {
                source,
                piece: Piece::TooLong { line, len, passed },
            } => {
                let place = Place {
                    source: &source,
                    line: Some(line),
                };
                self.verdict(place, &[], &self.rules.too_long(len), &mut batch)?;
                batch.tally.bytes += passed;
            }
            Work::Lines {
                piece: Piece::Blank { passed },
                ..
            } => batch.tally.bytes += passed,
            Work::Unreadable { source, why } => batch.complaints.push(unreadable(&source, &why)),
        }
        Ok(batch)
    }

    fn document(&self, source: &Source, streak: &mut Streak, batch: &mut Batch) -> io::Result<()> {
        let name = source.name();
        let place = Place {
            source: &name,
            line: None,
        };
        match self.read(source) {
            Ok(Document::Text(text)) => {
                batch.tally.bytes += text.len() as u64;
                self.verdict(place, &text, &self.rules.check(&text, streak), batch)
            }
            Ok(Document::TooLong(found)) => {
                batch.tally.bytes += found;
                self.verdict(place, &[], &self.rules.too_long(found), batch)
            }
            Err(why) => {
                batch.complaints.push(unreadable(&name, &why));
                Ok(())
            }
        }
    }

    /// Reads a whole document, but never holds more than one byte above the limit.
    fn read(&self, source: &Source) -> io::Result<Document> {
        let max = self.rules.max_bytes() as u64;
        let input = source.open()?;
        if let Some(len) = source.len.filter(|len| *len > max) {
            self.gauge.add(len);
            return Ok(Document::TooLong(len));
        }
        let mut input = self.gauge.on(input);
        let mut text = Vec::with_capacity(source.len.map_or(0, |len| len as usize + 1));
        let read = input
            .by_ref()
            .take(max.saturating_add(1))
            .read_to_end(&mut text)? as u64;
        if read <= max {
            return Ok(Document::Text(text));
        }
        drop(text);
        let found = documents::pass_over(input, read, self.rules.max_bytes())?;
        Ok(Document::TooLong(found))
    }

    fn verdict(
        &self,
        place: Place<'_>,
        text: &[u8],
        verdict: &Verdict,
        batch: &mut Batch,
    ) -> io::Result<()> {
        batch.tally.documents += 1;
        batch.tally.invalid += u64::from(!verdict.is_valid());
        batch.tally.warnings += verdict.warnings().len() as u64;
        batch.tally.errors += verdict.error_count();
        batch.tally.no_messages += u64::from(verdict.no_message().is_some());
        self.report.write(place, text, verdict, &mut batch.sheet)
    }
}

fn unreadable(source: &str, why: &io::Error) -> String {
    format!("{source} could not be read: {why}")
}

enum Document {
    Text(Vec<u8>),
    /// The size in bytes, which exceeds the limit.
    TooLong(u64),
}
