//! `saop lint --fix`: mends what needs no thought.
//!
//! Invariant: a file is replaced as a whole, and nothing in it changes but what is told.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::Path;

use saop_codegen::{Code, Diagnostic, Settings, check};
use saop_json::show::terminal_line;

use crate::{out, written};

/// One mend may show what another one can be made of.
const MOST_ROUNDS: usize = 10;

/// Mends the schemas of a folder, or `only` one, in memory and in their files, and tells each change. Fails if a file cannot be written, which is
/// reported; the others are mended.
pub(super) fn run(
    folder: &Path,
    sources: &mut BTreeMap<String, String>,
    settings: &Settings,
    only: Option<&str>,
) -> Result<(), ()> {
    let before = sources.clone();
    let mut told: BTreeMap<String, Vec<(usize, String)>> = BTreeMap::new();
    for _ in 0..MOST_ROUNDS {
        let problems = check(sources, settings);
        // What is likely no schema at all is left alone.
        let others: BTreeSet<&str> = problems
            .iter()
            .filter(|problem| matches!(problem.code(), Code::FileName | Code::Dialect | Code::Id))
            .map(Diagnostic::file)
            .collect();
        let fixes = problems.iter().filter(|one| one.fix().is_some());
        let fixes = fixes.filter(|one| only.is_none_or(|only| one.file() == only));
        let mut fixes: Vec<_> = fixes.filter(|one| !others.contains(one.file())).collect();
        if fixes.is_empty() {
            break;
        }
        // From the end, so that offsets stay what they are.
        fixes.sort_by_key(|one| std::cmp::Reverse(one.fix().map(|fix| fix.span().start)));
        for problem in fixes {
            if let Some(change) = mend(sources, problem) {
                let changes = told.entry(problem.file().to_owned()).or_default();
                changes.push((problem.line(), change));
            }
        }
    }
    let mut is_done = Ok(());
    for (file, mut changes) in told {
        let path = folder.join(&file);
        let Some(text) = sources.get(&file) else {
            continue;
        };
        if let Err(error) = replace(&path, text) {
            out::complain(&format!("{}: {error}", path.display()));
            is_done = Err(());
            if let Some(text) = before.get(&file) {
                sources.insert(file, text.clone());
            }
            continue;
        }
        changes.sort();
        for (line, change) in changes {
            out::say(&format!(
                "{}:{line}: {}",
                path.display(),
                terminal_line(&change)
            ));
        }
    }
    is_done
}

/// Makes a change, and says which.
fn mend(sources: &mut BTreeMap<String, String>, problem: &Diagnostic) -> Option<String> {
    let fix = problem.fix()?;
    let text = sources.get_mut(problem.file())?;
    let (begin, end) = (
        in_file(text, fix.span().start),
        in_file(text, fix.span().end),
    );
    let old = text.get(begin..end)?.to_owned();
    // New lines end as the one before.
    let before = text.get(..begin).and_then(|text| text.rsplit_once('\n'));
    let new = if before.is_some_and(|(line, _)| line.ends_with('\r')) {
        fix.text().replace('\n', "\r\n")
    } else {
        fix.text().to_owned()
    };
    text.replace_range(begin..end, &new);
    let new = fix
        .text()
        .trim_matches(|character: char| character == ',' || character.is_whitespace());
    let code = problem.code();
    Some(match &*old {
        "" => format!("{code}: added {new}"),
        old => format!("{code}: {old} is now {new}"),
    })
}

/// Returns where a place is in a text, given where it is in the text with the line ends of Unix.
fn in_file(text: &str, offset: usize) -> usize {
    let mut at = 0;
    let mut left = offset;
    for line in text.split_inclusive('\n') {
        let length = line.len() - usize::from(line.ends_with("\r\n"));
        if left < length {
            break;
        }
        left -= length;
        at += line.len();
    }
    at + left
}

/// Replaces the file that a path leads to, also through a link.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = path.canonicalize()?;
    written::check_replaceable(&path)?;
    let mut file = written::temporary(&path)?;
    file.write_all(text.as_bytes())?;
    file.as_file()
        .set_permissions(path.metadata()?.permissions())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
