//! `saop view`: from paths to one HTML page. What is read and how is what `saop check` reads; the page is `saop-view`'s. SPEC L1.

mod output;

use std::io::{self, Read};
use std::time::Instant;

use saop::Limits;
use saop_view::{Page, Place};

use self::output::Output;
use crate::args::ViewArgs;
use crate::check::input::{self, Plan, Shape, Source};
use crate::check::ndjson::{self, LineReader, Piece};
use crate::check::progress::{Gauge, Progress};
use crate::out::{self, Exit};

pub(crate) fn run(args: &ViewArgs) -> Exit {
    let start = Instant::now();
    let plan = input::plan(&args.paths, args.ndjson);
    let names = plan.names();
    let mut reader = Reader {
        exit: Exit::Done,
        gauge: Gauge::default(),
        max_bytes: args.max_bytes,
    };
    plan.complaints
        .iter()
        .for_each(|complaint| reader.complain(complaint));
    let output = match Output::prepare(args.output.as_deref()) {
        Ok(output) => output,
        Err(why) => return trouble(&why),
    };
    let progress = Progress::start(plan.bytes(), start, reader.gauge.clone());
    let page = reader.read(args, plan, &names, &progress);
    progress.finish();
    match page {
        Err(error) => out::after(Err(error), Exit::Trouble),
        Ok(page) if page.counts().entries == 0 => {
            if reader.exit == Exit::Done {
                out::complain(&format!("nothing found to show in {names}"));
            }
            Exit::Trouble
        }
        Ok(page) => match output.write(page) {
            Err(why) => trouble(&why),
            Ok(counts) => reader.exit.max(if counts.invalid == 0 {
                Exit::Done
            } else {
                Exit::Invalid
            }),
        },
    }
}

fn trouble(why: &str) -> Exit {
    out::complain(why);
    Exit::Trouble
}

/// Reads documents into a page.
struct Reader {
    exit: Exit,
    gauge: Gauge,
    max_bytes: usize,
}

impl Reader {
    fn complain(&mut self, complaint: &str) {
        out::complain(complaint);
        self.exit = Exit::Trouble;
    }

    fn read(
        &mut self,
        args: &ViewArgs,
        plan: Plan,
        names: &str,
        progress: &Progress,
    ) -> io::Result<Page> {
        let limits = Limits::default()
            .with_max_bytes(args.max_bytes)
            .with_max_depth(args.max_depth);
        let title = args.title.clone().unwrap_or_else(|| title(names));
        let mut page = Page::new(title)?.with_limits(limits);
        for source in plan.sources {
            let name = source.name();
            match source.open() {
                Err(why) => self.unreadable(&name, &why, progress),
                Ok(input) => {
                    let input = self.gauge.on(input);
                    match source.shape {
                        Shape::Lines => self.lines(&mut page, &name, input, progress)?,
                        Shape::Document => {
                            self.document(&mut page, &source, &name, input, progress)?
                        }
                    }
                }
            }
        }
        Ok(page)
    }

    fn lines(
        &mut self,
        page: &mut Page,
        name: &str,
        input: impl Read,
        progress: &Progress,
    ) -> io::Result<()> {
        let place = |line| Place {
            source: name,
            line: Some(line),
        };
        let mut lines = LineReader::new(input, self.max_bytes);
        loop {
            match lines.next() {
                Ok(Some(Piece::Lines { first, bytes, .. })) => {
                    for (line, text) in ndjson::documents(first, &bytes) {
                        page.add(place(line), text)?;
                    }
                }
                Ok(Some(Piece::TooLong { line, len, .. })) => {
                    page.add_too_long(place(line), len)?
                }
                Ok(Some(Piece::Blank { .. })) => {}
                Ok(None) => return Ok(()),
                Err(why) => {
                    self.unreadable(name, &why, progress);
                    return Ok(());
                }
            }
        }
    }

    fn document(
        &mut self,
        page: &mut Page,
        source: &Source,
        name: &str,
        mut input: impl Read,
        progress: &Progress,
    ) -> io::Result<()> {
        let place = Place {
            source: name,
            line: None,
        };
        let max = self.max_bytes as u64;
        if let Some(len) = source.len.filter(|len| *len > max) {
            return page.add_too_long(place, len);
        }
        let mut text = Vec::new();
        let read = input
            .by_ref()
            .take(max.saturating_add(1))
            .read_to_end(&mut text);
        match read.map(|read| read as u64) {
            Err(why) => self.unreadable(name, &why, progress),
            Ok(read) if read <= max => {
                page.add(place, &text)?;
            }
            Ok(read) => {
                drop(text);
                match io::copy(&mut input, &mut io::sink()) {
                    Ok(rest) => page.add_too_long(place, read + rest)?,
                    Err(why) => self.unreadable(name, &why, progress),
                }
            }
        }
        Ok(())
    }

    fn unreadable(&mut self, name: &str, why: &io::Error, progress: &Progress) {
        progress.pause_for(true, || {
            self.complain(&format!("{name} could not be read: {why}"))
        });
    }
}

/// Returns the title of a page that was given none.
fn title(names: &str) -> String {
    if names == "-" {
        return "Run".to_owned();
    }
    format!("Run: {names}")
}
