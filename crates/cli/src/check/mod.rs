//! `saop check`: from paths to verdicts. Results are written in input order regardless of the number of threads, and
//! memory use does not grow with the input.

mod advice;
mod array;
mod batch;
mod document;
mod feed;
mod pool;
pub(crate) mod progress;
mod report;
mod report_concise;
mod report_human;
mod report_json;
mod report_notices;
mod schema;
mod sheet;
mod split;
mod statistics;
mod tally;
mod yaml;

use std::io::{self, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::time::Instant;

use saop::Limits;
use saop_json::show::Palette;
use saop_tools::ToolRegistry;

use self::batch::{Batch, Checker, Options};
use self::document::{Rules, Target};
use self::feed::{Feed, Names};
use self::progress::{Gauge, Progress};
use self::report::Report;
use self::report_human::Human;
use self::sheet::{Cutter, Most, Told};
use self::split::Split;
use self::statistics::Statistics;
use self::tally::Tally;
use crate::args::{Calls, CheckArgs, CheckFormat};
use crate::files::documents::{Plan, Reading};
use crate::files::ignored::Filter;
use crate::files::walk;
use crate::notice::{Form, RuleNames};
use crate::out::{self, Exit};
use crate::text::counted;
use crate::tools;

/// Threads beyond this many would only wait for the reader.
const MOST_JOBS: usize = 256;

pub(crate) fn run(args: &CheckArgs) -> Exit {
    let start = Instant::now();
    let wanted = match &args.schema {
        Some(file) => match schema::load(file, args) {
            Some(given) => Target::Given(given),
            None => return Exit::Trouble,
        },
        None if args.calls != Calls::Auto => Target::Calls(args.calls.options()),
        None => Target::Message(args.wanted),
    };
    let form = Form::asked_of_check(args.format).filter(|_| !args.quiet);
    let Some(tools) = tools::load(&args.tools, form) else {
        return Exit::Trouble;
    };
    let filter = match Filter::new(&args.find) {
        Ok(filter) => filter,
        Err(why) => {
            out::complain(&why);
            return Exit::Trouble;
        }
    };
    let reading = Reading {
        other: args.other_shape(),
        is_yaml_read: args.schema.is_some(),
    };
    let plan = walk::plan(&args.paths, reading, &filter);
    for complaint in &plan.complaints {
        out::complain(complaint);
    }
    let (names, ignored) = (plan.names(), plan.ignored);
    let mut exit = if plan.complaints.is_empty() {
        Exit::Done
    } else {
        Exit::Trouble
    };

    let mut tally = Tally::default();
    let written = check(args, (wanted, tools), plan, start, &mut |batch| {
        tally.add(&batch.tally);
        exit = exit.max(batch.exit());
    });
    if written.is_ok() && tally.documents == 0 && exit == Exit::Done {
        out::complain(&format!("nothing found to check in {names}"));
        exit = Exit::Trouble;
    }
    let summed_up = written.and_then(|done| {
        tell_statistics(args, &done.statistics)?;
        let hints = hints(args, &tally, done.told);
        sum_up(args, &hints, &tally.summary(start.elapsed(), ignored))
    });
    out::after(summed_up, exit)
}

/// Checks all of `plan`, writes the results, and passes every batch to `count`.
fn check(
    args: &CheckArgs,
    (wanted, tools): (Target, Option<ToolRegistry>),
    plan: Plan,
    start: Instant,
    count: &mut impl FnMut(&Batch),
) -> io::Result<Done> {
    let limits = Limits::default()
        .with_max_bytes(args.max_bytes)
        .with_max_depth(args.max_depth);
    let most = Most::new(args.max_violations);
    let report = match args.format {
        _ if args.quiet => Report::Quiet,
        CheckFormat::Human => Report::Human(Human(out::palette(Palette::ERROR)), most),
        CheckFormat::Concise => Report::Concise(most),
        CheckFormat::Json => Report::Json,
        CheckFormat::Sarif => Report::Sarif,
        CheckFormat::Github => Report::Github(most),
    };
    let mut cutter = report.most().cloned().map(Cutter::new);
    let (head, between, tail) = report.around();
    let gauge = Gauge::default();
    let names = Names {
        stdin: args.stdin_name.clone(),
        offset: args.stdin_offset,
    };
    let mut split = args.split.as_deref().map(Split::into_folder).transpose()?;
    let checker = Checker::new(
        Rules::new(wanted, limits)?.with_tools(tools),
        report,
        gauge.clone(),
        Options {
            only_invalid: args.only.is_some(),
            split: args.split.is_some(),
            statistics: args.statistics,
            names: names.clone(),
        },
    );
    let jobs = args
        .jobs
        .map_or_else(all_cores, |jobs| {
            usize::try_from(jobs).unwrap_or(usize::MAX)
        })
        .min(most_jobs());
    let progress = Progress::start(plan.bytes(), start, gauge.clone());
    // What has a size is judged to its end for the exit code, even if nobody reads the report any more. More of a stream may never come.
    let mut stdout = Unread {
        writer: out::stdout(),
        may_go_on: plan.bytes().is_some(),
        is_closed: false,
    };
    let mut is_whole = plan.complaints.is_empty();
    let feed = Feed::new(plan.sources, limits.max_bytes(), gauge)
        .with_names(names)
        .with_arrays(args.array);

    stdout.write_all(head.as_bytes())?;
    let mut rules = RuleNames::new();
    let mut is_first = true;
    let mut statistics = Statistics::default();
    let work = move |work| checker.check(work);
    let written = pool::run(jobs, feed, work, |batch: io::Result<Batch>| {
        let mut batch = batch?;
        count(&batch);
        is_whole &= batch.exit() != Exit::Trouble;
        rules.append(&mut batch.sheet.rules);
        statistics.append(std::mem::take(&mut batch.statistics));
        if let Some(split) = &mut split {
            split.write(&batch.lines)?;
        }
        let text = match &mut cutter {
            Some(cutter) => cutter.cut(&batch.sheet),
            None => &batch.sheet.text,
        };
        let speaks = !text.is_empty() || !batch.complaints.is_empty();
        progress.pause_for(speaks, || {
            batch.complaints.iter().for_each(|line| out::complain(line));
            if !text.is_empty() {
                let before = if is_first { "" } else { between };
                stdout.write_all(before.as_bytes())?;
                is_first = false;
            }
            stdout.write_all(text)?;
            stdout.flush()
        })
    });
    progress.finish();
    written?;
    stdout.write_all(tail(&rules, is_whole).as_bytes())?;
    stdout.flush()?;
    if let Some(split) = split {
        split.finish()?;
    }
    Ok(Done {
        told: cutter.map(|cutter| cutter.told),
        statistics,
    })
}

/// What is told after the report.
struct Done {
    /// What was told of, where that need not be all.
    told: Option<Told>,
    statistics: Statistics,
}

/// A writer whose reader may go away, which is no error if the work `may_go_on`: the rest is then dropped.
struct Unread<W> {
    writer: W,
    may_go_on: bool,
    is_closed: bool,
}

impl<W: Write> Unread<W> {
    fn unless_closed<T>(
        &mut self,
        dropped: T,
        write: impl FnOnce(&mut W) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.is_closed {
            return Ok(dropped);
        }
        match write(&mut self.writer) {
            Err(error) if self.may_go_on && error.kind() == ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(dropped)
            }
            written => written,
        }
    }
}

impl<W: Write> Write for Unread<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_closed(bytes.len(), |writer| writer.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_closed((), W::flush)
    }
}

/// Writes the statistics, if they are asked for: as data, or beside data of another form.
fn tell_statistics(args: &CheckArgs, statistics: &Statistics) -> io::Result<()> {
    if !args.statistics {
        return Ok(());
    }
    let mut text = Vec::new();
    if args.format == CheckFormat::Json {
        statistics.write_json(&mut text)?;
        return out::print(&text);
    }
    statistics.write_text(&mut text)?;
    if args.format == CheckFormat::Human {
        text.push(b'\n');
        return out::print(&text);
    }
    String::from_utf8_lossy(&text).lines().for_each(out::say);
    Ok(())
}

/// Returns what people should know after a report: what it did not show, and what to do about files that are no messages.
fn hints(args: &CheckArgs, tally: &Tally, told: Option<Told>) -> Vec<String> {
    let mut hints = Vec::new();
    if let Some(told) = told {
        let counts = [
            (tally.errors - told.errors, "more error"),
            (tally.warnings - told.warnings, "more warning"),
        ];
        let some = counts.into_iter().filter(|(count, _)| *count > 0);
        let some: Vec<_> = some.map(|(count, what)| counted(count, what)).collect();
        if !some.is_empty() {
            let some = some.join(" and ");
            hints.push(format!("{some}, which --max-violations N shows"));
        }
    }
    if tally.lists > 0 && !args.array && !args.quiet {
        let lists = match tally.lists {
            1 => "1 document is an array".to_owned(),
            count => format!("{count} documents are arrays"),
        };
        hints.push(format!(
            "{lists}: --array checks each element as a document"
        ));
    }
    if tally.no_messages > 0 && !args.quiet {
        let others = match tally.no_messages {
            1 => "1 document is no SAOP message".to_owned(),
            count => format!("{count} documents are no SAOP messages"),
        };
        hints.push(format!(
            "{others}: --schema FILE checks against a schema, --exclude GLOB leaves files out"
        ));
    }
    hints
}

/// Writes the summary: to stdout for people; next to data, only if requested, and to stderr.
fn sum_up(args: &CheckArgs, hints: &[String], summary: &str) -> io::Result<()> {
    match args.format {
        CheckFormat::Human => {
            let mut lines: Vec<&str> = hints.iter().map(String::as_str).collect();
            if !lines.is_empty() {
                lines.push("");
            }
            lines.extend([summary, ""]);
            out::print(lines.join("\n").as_bytes())?;
        }
        CheckFormat::Github if !args.quiet => {
            for hint in hints {
                out::print(format!("::notice title=saop::{hint}\n").as_bytes())?;
            }
        }
        CheckFormat::Concise => {
            for hint in hints {
                out::say(hint);
            }
            out::say(summary);
        }
        _ if args.quiet => out::say(summary),
        _ => {}
    }
    Ok(())
}

/// Returns for how many threads there is room: the allocator reserves addresses for each, and becomes slow without them.
fn most_jobs() -> usize {
    /// Addresses that a thread needs, in bytes.
    const ROOM: u64 = 256 * 1024 * 1024;
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};

        if let Some(limit) = getrlimit(Resource::As).current {
            let room = usize::try_from(limit / ROOM).unwrap_or(MOST_JOBS);
            return room.clamp(1, MOST_JOBS);
        }
    }
    MOST_JOBS
}

fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}
