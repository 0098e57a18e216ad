//! `saop lint`: the schema profile's rules over a folder of schemas, in the words of the build.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::IsTerminal;
use std::path::Path;

use saop_codegen::{Diagnostic, Settings, check};

use crate::args::LintArgs;
use crate::out::{self, Exit};

pub(crate) fn run(args: &LintArgs) -> Exit {
    let mut exit = Exit::Done;
    let sources = match read(&args.folder, &mut exit) {
        Ok(sources) => sources,
        Err(problem) => {
            out::complain(&problem);
            return Exit::Trouble;
        }
    };
    if sources.is_empty() {
        if exit == Exit::Done {
            let folder = args.folder.display();
            out::complain(&format!(
                "nothing found to check in {folder}: expected files called NAME.schema.json"
            ));
        }
        return Exit::Trouble;
    }
    let settings = Settings::default()
        .with_id_base(&args.id_base)
        .with_require_descriptions(args.require_descriptions);
    let Err(problems) = check(&sources, &settings) else {
        return exit;
    };
    let frames = args.frames || std::io::stdout().is_terminal();
    let mut report = String::new();
    for problem in &problems {
        tell(&mut report, &args.folder, problem, frames);
    }
    out::after(out::print(report.as_bytes()), exit.max(Exit::Invalid))
}

fn tell(report: &mut String, folder: &Path, problem: &Diagnostic, frames: bool) {
    let path = folder.join(problem.file());
    let (line, column, code) = (problem.line(), problem.column(), problem.code());
    let _ = writeln!(
        report,
        "{}:{line}:{column}: {code}: {}",
        path.display(),
        problem.message()
    );
    if frames {
        for line in problem.frame().lines() {
            let _ = writeln!(report, "  {line}");
        }
    }
}

/// The schemas of a folder by file name. What begins with a dot is an editor's. A file that cannot be read is complained
/// of, and the rest is still checked.
fn read(folder: &Path, exit: &mut Exit) -> Result<BTreeMap<String, String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut sources = BTreeMap::new();
    for entry in entries {
        let path = entry
            .map_err(|error| format!("{}: {error}", folder.display()))?
            .path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if name.starts_with('.') || !name.to_ascii_lowercase().ends_with(".json") || !path.is_file()
        {
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => {
                sources.insert(name.to_owned(), text.replace("\r\n", "\n"));
            }
            Err(error) => {
                out::complain(&format!("{}: {error}", path.display()));
                *exit = Exit::Trouble;
            }
        }
    }
    Ok(sources)
}
