//! `saop view`: from paths to one HTML page. What is read is what `saop check` reads; the page is `saop-view`'s. SPEC L1.

mod output;
mod reader;

use std::io;
use std::path::PathBuf;
use std::time::Instant;

use saop::Limits;
use saop_view::Page;

use self::output::Output;
use self::reader::Reader;
use crate::args::{ViewArgs, with_steps};
use crate::check::progress::{Gauge, Progress};
use crate::files::documents::{Plan, Reading};
use crate::files::ignored::Filter;
use crate::files::walk;
use crate::out::{self, Exit};

pub(crate) fn run(args: &ViewArgs) -> Exit {
    let start = Instant::now();
    let filter = match Filter::new(&args.find) {
        Ok(filter) => filter,
        Err(why) => return trouble(&why),
    };
    let plan = walk::plan(&args.paths, Reading::json(args.ndjson), &filter);
    for complaint in &plan.complaints {
        out::complain(complaint);
    }
    let all_found = plan.complaints.is_empty();
    let names = plan.names();
    let sources = plan.sources.iter().map(|source| source.path.as_path());
    let output = match Output::prepare(args.output.as_deref(), sources) {
        Ok(output) => output,
        Err(why) => return trouble(&why),
    };
    let (page, all_read) = match read(args, &plan, &names, start) {
        Ok(read) => read,
        Err(error) => return out::after(Err(error), Exit::Trouble),
    };
    if page.counts().entries == 0 {
        if all_found && all_read {
            out::complain(&format!("nothing found to show in {names}"));
        }
        return Exit::Trouble;
    }
    match output.write(page) {
        Err(why) => trouble(&why),
        Ok(counts) if !(all_found && all_read) || counts.unjudged > 0 => Exit::Trouble,
        Ok(counts) if counts.invalid > 0 => Exit::Invalid,
        Ok(_) => Exit::Done,
    }
}

/// Returns a page of all that `plan` has, and whether all of it could be read; what could not has been reported.
fn read(args: &ViewArgs, plan: &Plan, names: &str, start: Instant) -> io::Result<(Page, bool)> {
    let limits = Limits::default()
        .with_max_bytes(args.max_bytes)
        .with_max_depth(args.max_depth);
    let limits = with_steps(limits, args.max_steps);
    let title = match &args.title {
        Some(title) => title.clone(),
        None if names == "-" => "Run".to_owned(),
        None => format!("Run: {}", first_of(&args.paths)),
    };
    let gauge = Gauge::default();
    let progress = Progress::start(plan.bytes(), start, gauge.clone());
    let page = Page::new(title).map_err(|error| {
        let folder = std::env::temp_dir();
        let why = format!(
            "expected a folder for temporary files, but found {} ({error}); TMPDIR sets another",
            folder.display()
        );
        io::Error::new(error.kind(), why)
    })?;
    let page = page.with_limits(limits);
    let mut reader = Reader::new(page, limits.max_bytes(), gauge, &progress);
    let read = plan
        .sources
        .iter()
        .try_for_each(|source| reader.read(source));
    progress.finish();
    read.map(|()| reader.finish())
}

/// Returns the first path, and how many more there are.
fn first_of(paths: &[PathBuf]) -> String {
    let first = paths.first().map(|path| path.to_string_lossy());
    let first = first.unwrap_or_default();
    match paths.len() {
        0 | 1 => first.into_owned(),
        many => format!("{first} and {} more", many - 1),
    }
}

fn trouble(why: &str) -> Exit {
    out::complain(why);
    Exit::Trouble
}
