//! `saop check`: from paths to verdicts. Results are written in input order regardless of the number of threads, and
//! memory use does not grow with the input.

mod advice;
mod array;
mod batch;
mod feed;
mod pool;
pub(crate) mod progress;
mod report;
mod report_concise;
mod report_human;
mod report_json;
mod report_notices;
mod rules;
mod schema;
mod sheet;
mod split;
mod statistics;
mod tally;
mod targets;
mod verdict;
mod yaml;

use std::io::{self, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

use saop::Limits;
use saop_json::show::Palette;
use saop_tools::ToolRegistry;

use self::batch::{Batch, Checker, Options};
use self::feed::{Feed, Names};
use self::progress::{Gauge, Progress};
use self::report::Report;
use self::report_human::Human;
use self::rules::Rules;
use self::schema::Loading;
use self::sheet::{Cutter, Most, Told};
use self::split::Split;
use self::statistics::Statistics;
use self::tally::Tally;
use self::targets::{Own, Target, Targets};
use crate::args::{Calls, CheckArgs, CheckFormat, with_steps};
use crate::config::check::{Against, CheckSettings, Rule};
use crate::files::documents::{Plan, Reading, Shape};
use crate::files::ignored::Filter;
use crate::files::walk;
use crate::notice::{Form, RuleNames};
use crate::out::{self, Exit};
use crate::schema_name::Wanted;
use crate::text::counted;
use crate::tools;

/// Threads beyond this many would only wait for the reader.
const MOST_JOBS: usize = 256;

pub(crate) fn run(mut args: CheckArgs) -> Exit {
    let start = Instant::now();
    let Ok(settings) = CheckSettings::of(&args) else {
        return Exit::Trouble;
    };
    // What the command line says of all documents, the settings do not say of some.
    let is_told = args.schema.is_some() || args.wanted.is_some() || args.calls != Calls::Auto;
    let is_array_asked_for = args.array;
    if let Some(settings) = &settings {
        args = settings.complete(args);
    }
    let args = &args;
    let form = Form::asked_of_check(args.format()).filter(|_| !args.quiet);
    let rules = settings.as_ref().filter(|_| !is_told);
    let Some(wanted) = targets(args, rules, is_told, form) else {
        return Exit::Trouble;
    };
    let Some(tools) = tools::load(&args.tools, form) else {
        return Exit::Trouble;
    };
    let filter = Filter::new(&args.find).and_then(|filter| match &settings {
        Some(settings) => filter.with_excludes(&settings.exclude, &settings.root),
        None => Ok(filter),
    });
    let patterns: Vec<String> = rules
        .iter()
        .flat_map(|settings| &settings.rules)
        .flat_map(|rule| rule.patterns.iter().cloned())
        .collect();
    let filter = filter.map(|filter| filter.with_named(&patterns));
    let filter = match filter {
        Ok(filter) => filter,
        Err(why) => {
            out::complain(&why);
            return Exit::Trouble;
        }
    };
    let paths = paths(args, settings.as_ref());
    let is_rule = |rule: &Rule| matches!(rule.against, Against::Schema(_));
    let has_schemas = rules.is_some_and(|rules| rules.rules.iter().any(is_rule));
    let reading = Reading {
        other: args.other_shape(),
        is_yaml_read: args.schema.is_some() || has_schemas && args.wanted.is_none(),
    };
    let mut plan = walk::plan(&paths, reading, &filter);
    if args.paths.is_empty() {
        // The folder that nobody named is not in the names.
        for source in &mut plan.sources {
            if let Ok(name) = source.path.strip_prefix(".") {
                source.path = name.to_owned();
            }
        }
    }
    for complaint in &plan.complaints {
        out::complain(complaint);
    }
    if is_array_asked_for {
        say_what_is_no_array(&args.paths, &plan);
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
        let but = match tally.left_out {
            0 => String::new(),
            some => format!(
                ": the settings have no schema for {}",
                counted(some, "document")
            ),
        };
        out::complain(&format!("nothing found to check in {names}{but}"));
        exit = Exit::Trouble;
    }
    let summed_up = written.and_then(|done| {
        tell_statistics(args, &done.statistics)?;
        let hints = hints(args, &tally, done.told);
        sum_up(args, &hints, &tally.summary(start.elapsed(), ignored))
    });
    out::after(summed_up, exit)
}

/// Returns what documents are checked against, by the arguments and these settings. `None` if a schema is refused, which has been reported.
fn targets(
    args: &CheckArgs,
    settings: Option<&CheckSettings>,
    is_told: bool,
    form: Option<Form>,
) -> Option<Targets> {
    let mut loading = Loading {
        dialect: args.dialect,
        assert_formats: args.assert_formats,
        documents: args.documents.clone(),
        form,
    };
    let target = match &args.schema {
        Some(file) => Target::Given(schema::load(file, &loading)?),
        None if args.calls != Calls::Auto => Target::Calls(args.calls.options()),
        None => Target::Message(args.wanted.unwrap_or(Wanted::Auto)),
    };
    let targets = Targets::all(target);
    if is_told {
        return Some(targets);
    }
    let mut folders = vec![PathBuf::from(".")];
    let mut rules = Vec::new();
    if let Some(settings) = settings {
        folders.push(settings.folder.clone());
        loading.documents.extend(settings.documents.iter().cloned());
        for Rule { files, against, .. } in &settings.rules {
            let target = match against {
                Against::Message(wanted) => Target::Message(*wanted),
                Against::Schema(one) => {
                    let loading = Loading {
                        dialect: one.dialect,
                        assert_formats: one.assert_formats,
                        ..loading.clone()
                    };
                    Target::Given(schema::load(&one.file, &loading)?)
                }
            };
            rules.push((files.clone(), target));
        }
    }
    let are_others_left_out = !rules.is_empty() && args.wanted.is_none();
    // Standard input is never come upon in a folder.
    let stdin = args.stdin_name.as_deref().unwrap_or("-");
    let named = args.paths.iter().cloned().chain([stdin.into()]);
    let named = are_others_left_out.then(|| named.collect());
    loading.form = None;
    let own = Own::new(folders, loading);
    Some(targets.with_rules(rules, named).with_own(own))
}

/// Returns the paths to check: those that are named, or else the folder of the settings.
fn paths(args: &CheckArgs, settings: Option<&CheckSettings>) -> Vec<PathBuf> {
    let is_stdin_meant = args.ndjson || args.yaml || args.stdin_name.is_some();
    match settings {
        Some(settings) if args.paths.is_empty() && !is_stdin_meant => {
            let folder = &settings.folder;
            let is_current = folder.as_os_str().is_empty();
            let folder = if is_current { Path::new(".") } else { folder };
            if out::is_stdin_given() {
                let folder = folder.display();
                out::say(&format!(
                    "note: {folder} is checked, as the settings say; `saop check -` reads standard input"
                ));
            }
            vec![folder.to_owned()]
        }
        _ => args.paths.clone(),
    }
}

/// Says of which of the named files `--array` means nothing.
fn say_what_is_no_array(named: &[PathBuf], plan: &Plan) {
    let mut others = plan
        .sources
        .iter()
        .filter(|source| source.shape != Shape::Document && named.contains(&source.path));
    let Some(first) = others.next() else {
        return;
    };
    let rest = match others.count() as u64 {
        0 => String::new(),
        more => format!(" and {}", counted(more, "other file")),
    };
    out::say(&format!(
        "note: --array is for JSON documents, and changes nothing for {}{rest}",
        first.name()
    ));
}

/// Checks all of `plan`, writes the results, and passes every batch to `count`.
fn check(
    args: &CheckArgs,
    (wanted, tools): (Targets, Option<ToolRegistry>),
    plan: Plan,
    start: Instant,
    count: &mut impl FnMut(&Batch),
) -> io::Result<Done> {
    let limits = Limits::default()
        .with_max_bytes(args.max_bytes.unwrap_or(Limits::DEFAULT_BYTES))
        .with_max_depth(args.max_depth.unwrap_or(Limits::DEFAULT_DEPTH));
    let limits = with_steps(limits, args.max_steps);
    let most = Most::new(args.max_violations);
    let report = match args.format() {
        _ if args.quiet => Report::Quiet,
        CheckFormat::Human => {
            let (palette, columns) = (out::palette(Palette::ERROR), out::columns());
            Report::Human(Human { palette, columns }, most)
        }
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
        offset: args.stdin_offset as u64,
    };
    let sources = plan.sources.iter().map(|source| source.path.as_path());
    let split = |folder| Split::into_folder(folder, sources);
    let mut split = args.split.as_deref().map(split).transpose()?;
    let checker = Checker::new(
        Rules::new(wanted, limits)?.with_tools(tools),
        report,
        gauge.clone(),
        Options {
            only_invalid: args.only.is_some(),
            split: args.split.is_some(),
            statistics: args.statistics,
            has_all: matches!(args.format(), CheckFormat::Json | CheckFormat::Sarif),
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
    // What has a size is judged to its end for the exit code, even if nobody reads the report any more, and what is split for the files
    // that it is split into. More of another stream may never come.
    let mut stdout = Unread {
        writer: out::stdout(),
        may_go_on: plan.bytes().is_some() || split.is_some(),
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
    if args.format() == CheckFormat::Json {
        statistics.write_json(&mut text)?;
        return out::print(&text);
    }
    statistics.write_text(&mut text)?;
    if args.format() == CheckFormat::Human {
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
    if tally.unjudged > 0 && !args.quiet {
        let some = match tally.unjudged {
            1 => "1 document could not be judged: its check takes".to_owned(),
            count => format!("{count} documents could not be judged: their checks take"),
        };
        hints.push(format!(
            "{some} more work than is allowed, which --max-steps N sets; `saop explain limit` says what else helps"
        ));
    }
    if tally.too_long > 0 && args.max_bytes.is_none() && !args.quiet {
        let larger = match tally.too_long {
            1 => "1 document is larger".to_owned(),
            count => format!("{count} documents are larger"),
        };
        hints.push(format!(
            "{larger} than what is read of one, which --max-bytes SIZE sets"
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
    match args.format() {
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
