//! `saop lint --fix`: mends what needs no thought.
//!
//! Invariant: a file is replaced as a whole, and nothing in it changes but what is told.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use saop_codegen::{Diagnostic, Settings, check};
use saop_json::show::terminal_line;

use crate::{out, written};

/// One mend may show what another one can be made of.
const MOST_ROUNDS: usize = 10;

/// Mends the schemas of a folder, in memory and in their files, and tells each change. Fails if a file cannot be written, which is
/// reported.
pub(super) fn run(
    folder: &Path,
    sources: &mut BTreeMap<String, String>,
    settings: &Settings,
) -> Result<(), ()> {
    let before = sources.clone();
    let mut told = Vec::new();
    for _ in 0..MOST_ROUNDS {
        let problems = check(sources, settings);
        let mut fixes: Vec<&Diagnostic> =
            problems.iter().filter(|one| one.fix().is_some()).collect();
        if fixes.is_empty() {
            break;
        }
        // From the end, so that offsets stay what they are.
        fixes.sort_by_key(|one| std::cmp::Reverse(one.fix().map(|fix| fix.span().start)));
        for problem in fixes {
            if let Some(change) = mend(sources, problem) {
                told.push((problem.file().to_owned(), problem.line(), change));
            }
        }
    }
    for (file, text) in sources
        .iter()
        .filter(|(file, text)| before.get(*file) != Some(*text))
    {
        let path = folder.join(file);
        if let Err(error) = replace(&path, text) {
            out::complain(&format!("{}: {error}", path.display()));
            return Err(());
        }
    }
    told.sort();
    for (file, line, change) in told {
        let path = folder.join(file);
        out::say(&format!(
            "{}:{line}: {}",
            path.display(),
            terminal_line(&change)
        ));
    }
    Ok(())
}

/// Makes a change, and says which.
fn mend(sources: &mut BTreeMap<String, String>, problem: &Diagnostic) -> Option<String> {
    let fix = problem.fix()?;
    let text = sources.get_mut(problem.file())?;
    // The places are those of a text with the line ends of Unix.
    let has_returns = text.contains("\r\n");
    let mut mended = text.replace("\r\n", "\n");
    let old = mended.get(fix.span())?.to_owned();
    mended.replace_range(fix.span(), fix.text());
    *text = if has_returns {
        mended.replace('\n', "\r\n")
    } else {
        mended
    };
    let new = fix
        .text()
        .trim_matches(|character: char| character == ',' || character.is_whitespace());
    let code = problem.code();
    Some(match &*old {
        "" => format!("{code}: added {new}"),
        old => format!("{code}: {old} is now {new}"),
    })
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    written::check_replaceable(path)?;
    let mut file = written::temporary(path)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
