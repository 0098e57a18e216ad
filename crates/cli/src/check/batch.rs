//! One thread's share: takes work, and returns finished text and counts. Nothing here depends on the other threads or
//! their order.

use std::io::{self, Read};

use saop::lines::Piece;

use super::array;
use super::feed::{Names, Work};
use super::pool::Held;
use super::progress::Gauge;
use super::report::Report;
use super::rules::{Rules, Streak};
use super::sheet::Sheet;
use super::split::Lines;
use super::statistics::Statistics;
use super::tally::Tally;
use super::targets::Chosen;
use super::verdict::{Place, Verdict};
use crate::files::documents::{self, Shape, Source};
use crate::out::Exit;

const TOO_LONG: &str = "it has more than --max-bytes";
const UNJUDGED: &str = "it could not be judged";

/// Checks work; shared by all threads.
pub(crate) struct Checker {
    pub(super) rules: Rules,
    report: Report,
    gauge: Gauge,
    options: Options,
}

/// What is done beside the report.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is asked for alone")]
pub(crate) struct Options {
    /// Report nothing of valid documents.
    pub(crate) only_invalid: bool,
    /// Keep the lines, sorted by whether they are valid.
    pub(crate) split: bool,
    pub(crate) statistics: bool,
    /// Whether the report has every violation, also of what is clearly no message.
    pub(crate) has_all: bool,
    pub(crate) names: Names,
}

/// The result of one piece of work.
#[derive(Default)]
pub(crate) struct Batch {
    /// For stdout.
    pub(crate) sheet: Sheet,
    /// For stderr.
    pub(crate) complaints: Vec<String>,
    pub(crate) tally: Tally,
    pub(crate) lines: Lines,
    pub(crate) statistics: Statistics,
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
        self.as_ref()
            .map_or(0, |batch| batch.sheet.text.capacity() + batch.lines.held())
    }
}

impl Checker {
    /// Adds the bytes read here to `gauge`.
    pub(crate) fn new(rules: Rules, report: Report, gauge: Gauge, options: Options) -> Self {
        Self {
            rules,
            report,
            gauge,
            options,
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
                base,
                piece: Piece::Lines(lines),
            } => {
                let chosen = self.rules.of(&source);
                for line in lines.documents() {
                    let place = Place {
                        source: &source,
                        line: Some(line.number),
                        column: 1,
                        offset: base + line.offset,
                        length: line.text.len() as u64,
                        is_followed: false,
                    };
                    let verdict = self.judge(place, &chosen, line.text, &mut streak, &mut batch)?;
                    if let Some(verdict) = verdict {
                        self.split(place, line.raw, &verdict, &mut batch);
                    } else {
                        let end = line.raw.len() - line.text.len();
                        batch.tally.unchecked_bytes += end as u64;
                    }
                }
                batch.tally.bytes += lines.bytes().len() as u64;
            }
            Work::Lines {
                source,
                base,
                piece: Piece::TooLong(long),
            } => {
                let place = Place {
                    source: &source,
                    line: Some(long.line),
                    column: 1,
                    offset: base + long.offset,
                    length: long.length,
                    is_followed: false,
                };
                let chosen = self.rules.of(&source);
                self.too_long(place, &chosen, &mut batch)?;
                batch.tally.bytes += long.passed;
            }
            Work::Lines {
                piece: Piece::Blank { passed },
                ..
            } => batch.tally.bytes += passed,
            // Pieces are of these three kinds.
            Work::Lines { .. } => {}
            Work::Array {
                source,
                base,
                piece,
            } => self.array(&source, base, piece, &mut streak, &mut batch)?,
            Work::Unreadable { source, why } => batch.complaints.push(unreadable(&source, &why)),
        }
        Ok(batch)
    }

    fn document(&self, source: &Source, streak: &mut Streak, batch: &mut Batch) -> io::Result<()> {
        let (name, offset) = self.options.names.place(source);
        let place = |length| Place::whole(&name, offset, length);
        let chosen = self.rules.of(&name);
        match self.read(source) {
            Ok(Document::Text(text)) if source.shape == Shape::Yaml => {
                batch.tally.bytes += text.len() as u64;
                self.yaml((&name, offset), &text, streak, batch)
            }
            Ok(Document::Text(text)) => {
                let length = text.len() as u64;
                batch.tally.bytes += length;
                self.text(place(length), &chosen, &text, streak, batch)
            }
            Ok(Document::TooLong { found, is_list }) => {
                batch.tally.bytes += found;
                let is_list = is_list && source.shape == Shape::Document && !chosen.is_left_out;
                batch.tally.lists += u64::from(is_list);
                self.too_long(place(found), &chosen, batch)
            }
            Err(why) => {
                batch.complaints.push(unreadable(&name, &why));
                Ok(())
            }
        }
    }

    /// Checks a document that need not be a line.
    fn text(
        &self,
        place: Place<'_>,
        chosen: &Chosen<'_>,
        text: &[u8],
        streak: &mut Streak,
        batch: &mut Batch,
    ) -> io::Result<()> {
        let Some(verdict) = self.judge(place, chosen, text, streak, batch)? else {
            return Ok(());
        };
        // Of lines and of YAML, no element is a document.
        batch.tally.lists += u64::from(verdict.is_list());
        if !text.trim_ascii_end().contains(&b'\n') {
            self.split(place, text, &verdict, batch);
        } else if verdict.is_unjudged() {
            self.not_split(place, UNJUDGED, batch);
        } else if place.line.is_some() && verdict.is_json() {
            // The ends of its lines are space between values.
            if self.options.split {
                batch.lines.push_joined(text, verdict.is_valid());
            }
        } else {
            self.not_split(place, "it has more than one line", batch);
        }
        Ok(())
    }

    /// Checks the elements of an array.
    fn array(
        &self,
        source: &str,
        base: u64,
        piece: array::Piece,
        streak: &mut Streak,
        batch: &mut Batch,
    ) -> io::Result<()> {
        let place = |at: array::At, length| Place {
            source,
            line: Some(at.line),
            column: at.column,
            offset: base + at.offset,
            length,
            is_followed: false,
        };
        let chosen = self.rules.of(source);
        match piece {
            array::Piece::Elements(elements) => {
                batch.tally.bytes += elements.bytes().len() as u64;
                for (at, text, is_followed) in elements.iter() {
                    let place = Place {
                        is_followed,
                        ..place(at, text.len() as u64)
                    };
                    self.text(place, &chosen, text, streak, batch)?;
                }
            }
            array::Piece::TooLong { at, length } => {
                batch.tally.bytes += length;
                self.too_long(place(at, length), &chosen, batch)?;
            }
            array::Piece::Broken { at, message } => {
                let verdict = Rules::broken(&chosen, format!("Invalid JSON: {message}"));
                self.verdict(place(at, 0), (&[], &[]), &verdict, batch)?;
            }
            array::Piece::Document { text, length } => {
                batch.tally.bytes += length;
                let place = Place::whole(source, base, length);
                match text {
                    Some(text) => self.text(place, &chosen, &text, streak, batch)?,
                    None => self.too_long(place, &chosen, batch)?,
                }
            }
        }
        Ok(())
    }

    /// Reports on a document that has more bytes than allowed.
    fn too_long(&self, place: Place<'_>, chosen: &Chosen<'_>, batch: &mut Batch) -> io::Result<()> {
        if chosen.is_left_out {
            batch.tally.left_out += 1;
            batch.tally.unchecked_bytes += place.length;
            return Ok(());
        }
        batch.tally.too_long += 1;
        self.not_split(place, TOO_LONG, batch);
        let verdict = self.rules.too_long(chosen, place.length);
        self.verdict(place, (&[], &[]), &verdict, batch)
    }

    /// Checks a document, and reports on it. `None` if it was not checked.
    fn judge(
        &self,
        place: Place<'_>,
        chosen: &Chosen<'_>,
        text: &[u8],
        streak: &mut Streak,
        batch: &mut Batch,
    ) -> io::Result<Option<Verdict>> {
        let checked = self.rules.check(chosen, text, streak);
        let checked = checked.map(|verdict| {
            let is_followed = place.is_followed;
            verdict.map(|verdict| verdict.with_followed(is_followed))
        });
        self.settle(place, (text, text), checked, batch)
    }

    /// Reports on a document, if it was checked: its text, and the JSON that it stands for.
    pub(super) fn settle(
        &self,
        place: Place<'_>,
        texts: (&[u8], &[u8]),
        checked: Result<Option<Verdict>, String>,
        batch: &mut Batch,
    ) -> io::Result<Option<Verdict>> {
        match checked {
            Ok(Some(verdict)) => {
                self.verdict(place, texts, &verdict, batch)?;
                Ok(Some(verdict))
            }
            Ok(None) => {
                batch.tally.left_out += 1;
                batch.tally.unchecked_bytes += place.length;
                Ok(None)
            }
            Err(why) => {
                batch.tally.unchecked_bytes += place.length;
                let shown = place.shown();
                let complaint = format!("{shown} could not be checked: {why}");
                batch.complaints.push(complaint);
                self.not_split(place, "it could not be checked", batch);
                Ok(None)
            }
        }
    }

    /// Puts a line into one of the two files, if there are any. One that is too long is in neither, whether it is known as a whole or not.
    fn split(&self, place: Place<'_>, line: &[u8], verdict: &Verdict, batch: &mut Batch) {
        if place.length > self.rules.max_bytes() as u64 {
            self.not_split(place, TOO_LONG, batch);
        } else if verdict.is_unjudged() {
            self.not_split(place, UNJUDGED, batch);
        } else if self.options.split {
            batch.lines.push(line, verdict.is_valid());
        }
    }

    /// Says why a document is in neither file, if there are any.
    pub(super) fn not_split(&self, place: Place<'_>, why: &str, batch: &mut Batch) {
        if self.options.split {
            let place = place.shown();
            let complaint = format!("{place} is in neither file of --split: {why}");
            batch.complaints.push(complaint);
        }
    }

    /// Reads a whole document, but never holds more than one byte above the limit.
    fn read(&self, source: &Source) -> io::Result<Document> {
        /// Bytes that show how a document begins.
        const HEAD: u64 = 4096;
        let max = self.rules.max_bytes() as u64;
        let gauge = self.gauge.clone();
        let opened = source.open(|input| gauge.on(input))?;
        let mut input = opened.input;
        if let Some(len) = opened.len.filter(|len| *len > max) {
            let mut head = Vec::new();
            input.by_ref().take(HEAD).read_to_end(&mut head)?;
            self.gauge.add(len.saturating_sub(head.len() as u64));
            let is_list = begins_list(&head);
            return Ok(Document::TooLong {
                found: len,
                is_list,
            });
        }
        let mut text = Vec::with_capacity(opened.len.map_or(0, |len| len as usize + 1));
        let read = input
            .by_ref()
            .take(max.saturating_add(1))
            .read_to_end(&mut text)? as u64;
        if read <= max {
            return Ok(Document::Text(text));
        }
        let is_list = begins_list(&text);
        drop(text);
        let found = documents::pass_over(input, read, self.rules.max_bytes())?;
        Ok(Document::TooLong { found, is_list })
    }

    fn verdict(
        &self,
        place: Place<'_>,
        (text, json): (&[u8], &[u8]),
        verdict: &Verdict,
        batch: &mut Batch,
    ) -> io::Result<()> {
        let tally = &mut batch.tally;
        tally.documents += 1;
        let is_unjudged = verdict.is_unjudged();
        tally.invalid += u64::from(!verdict.is_valid() && !is_unjudged);
        tally.unjudged += u64::from(is_unjudged);
        tally.errors += verdict.error_count();
        tally.no_messages += u64::from(verdict.no_message().is_some());
        if self.options.statistics {
            let (statistics, limits) = (&mut batch.statistics, self.rules.limits());
            statistics.count(json, verdict, self.options.has_all, limits);
        }
        if self.options.only_invalid && verdict.is_valid() {
            return Ok(());
        }
        tally.warnings += verdict.warnings().len() as u64;
        self.report.write(place, text, verdict, &mut batch.sheet)
    }
}

fn unreadable(source: &str, why: &io::Error) -> String {
    format!("{source} could not be read: {why}")
}

enum Document {
    Text(Vec<u8>),
    TooLong {
        /// The size in bytes, which exceeds the limit.
        found: u64,
        /// Whether it seems to be an array of what may be documents.
        is_list: bool,
    },
}

/// Whether a text begins as an array of objects does.
fn begins_list(text: &[u8]) -> bool {
    let text = text.trim_ascii_start().strip_prefix(b"[");
    text.is_some_and(|rest| rest.trim_ascii_start().starts_with(b"{"))
}
