//! `saop lint`: checks a folder of schemas against the schema profile, with the diagnostics of the build.
//!
//! Invariant: with the folder's settings, it reports what a build with the same settings reports.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::IsTerminal;
use std::path::Path;

use saop_codegen::{Diagnostic, Settings, Severity, check};
use saop_json::show::{Palette, terminal_line};

use crate::args::LintArgs;
use crate::out::{self, Exit};

/// The file in a folder with the settings for its schemas.
const SETTINGS: &str = "settings.json";

pub(crate) fn run(args: &LintArgs) -> Exit {
    let mut exit = Exit::Done;
    let mut sources = match read(&args.folder, &mut exit) {
        Ok(sources) => sources,
        Err(problem) => {
            out::complain(&problem);
            return Exit::Trouble;
        }
    };
    let file = sources.remove(SETTINGS);
    if sources.is_empty() {
        if exit == Exit::Done {
            let folder = args.folder.display();
            out::complain(&format!(
                "nothing found to check in {folder}: expected files called NAME.schema.json"
            ));
        }
        return Exit::Trouble;
    }
    let problems = check(&sources, &settings(args, file.as_deref()));
    if problems
        .iter()
        .any(|problem| problem.severity() == Severity::Error)
    {
        exit = exit.max(Exit::Invalid);
    }
    let frames = args.frames || std::io::stdout().is_terminal();
    let (error, warning) = (out::palette(Palette::ERROR), out::palette(Palette::WARNING));
    let mut report = String::new();
    for problem in &problems {
        let palette = match problem.severity() {
            Severity::Warning => &warning,
            _ => &error,
        };
        tell(&mut report, &args.folder, problem, frames, palette);
    }
    out::after(out::print(report.as_bytes()), exit)
}

/// Returns the settings of the folder, overridden by the command line.
fn settings(args: &LintArgs, file: Option<&str>) -> Settings {
    let mut settings = Settings::default();
    if let Some(text) = file {
        settings = settings.with_file(SETTINGS, text);
    }
    if let Some(base) = &args.id_base {
        settings = settings.with_id_base(base);
    }
    if args.require_descriptions {
        settings = settings.with_require_descriptions(true);
    }
    settings
}

/// Appends the line of a problem and, if requested, its frame with an empty line after it, as in `saop check`.
fn tell(report: &mut String, folder: &Path, problem: &Diagnostic, frames: bool, palette: &Palette) {
    let Palette {
        mark, words, end, ..
    } = palette;
    // A problem with the command line's settings is in no file.
    let in_file = problem.file() != Diagnostic::SETTINGS;
    if in_file {
        let path = folder.join(problem.file());
        let (path, line, column) = (path.to_string_lossy(), problem.line(), problem.column());
        let _ = write!(report, "{}:{line}:{column}: ", terminal_line(&path));
    }
    let warning = match problem.severity() {
        Severity::Warning => "warning: ",
        _ => "",
    };
    let (code, message) = (problem.code(), problem.message());
    let _ = writeln!(report, "{mark}{code}{end}{words}: {warning}{message}{end}");
    if frames && in_file {
        let _ = writeln!(report, "{}\n", problem.frame().draw(palette));
    }
}

/// Returns the schemas of a folder by file name, and its settings. Files that begin with a dot belong to editors. A
/// file that cannot be read is reported, and the rest is still checked; but without the settings, nothing can be.
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
                sources.insert(name.to_owned(), text);
            }
            Err(error) if name == SETTINGS => {
                return Err(format!("{}: {error}", path.display()));
            }
            Err(error) => {
                out::complain(&format!("{}: {error}", path.display()));
                *exit = Exit::Trouble;
            }
        }
    }
    Ok(sources)
}
