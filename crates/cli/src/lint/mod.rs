//! `saop lint`: checks a folder of schemas, against the schema profile with the diagnostics of the build, or with `--open` as
//! what their dialects say they are.
//!
//! Invariant: with the folder's settings, it reports what a build with the same settings reports.

mod finding;
mod fix;
mod released;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::OsStr;
use std::io::IsTerminal;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use saop_codegen::{Code, Diagnostic, Settings, Severity, check};
use saop_json::show::Frame;
use saop_json::{JsonRef, Locator, Position};
use saop_schema::{Dialect, Outline, Problem};
use saop_tools::{SchemaText, TextForm, ToolList};

use self::finding::Finding;
use self::released::Released;
use crate::args::{Format, LintArgs};
use crate::files::documents::is_yaml;
use crate::files::folder::{self, Folder, SETTINGS};
use crate::files::library::{Library, id_of};
use crate::files::read;
use crate::files::schema::{SchemaFile, pointer, without_content};
use crate::files::written::{NoJson, Written};
use crate::notice::Form;
use crate::out::{self, Exit};
use crate::refused;
use crate::text::counted;

pub(crate) fn run(mut args: LintArgs) -> Exit {
    let only = match one_of_folder(&mut args) {
        Ok(only) => only,
        Err(why) => {
            out::complain(&why);
            return Exit::Trouble;
        }
    };
    let (args, only) = (&args, only.as_deref());
    if !args.open && (args.dialect.is_some() || !args.documents.is_empty()) {
        out::complain(
            "--dialect and --document need --open: under the house rules, a schema's references lead to its folder",
        );
        return Exit::Trouble;
    }
    let Some(Folder {
        mut sources,
        unread,
        yaml,
    }) = read(args)
    else {
        return Exit::Trouble;
    };
    if !yaml.is_empty() && only.is_none() {
        let files = counted(yaml.len() as u64, "file");
        let folder = args.path.display();
        out::say(&format!(
            "note: left out {files} of YAML in {folder}: under the house rules, schemas are JSON; --open checks YAML, too"
        ));
    }
    let mut exit = if unread.is_empty() {
        Exit::Done
    } else {
        Exit::Trouble
    };
    // A schema may have this name where the settings are not asked for.
    let file = (!args.open).then(|| sources.remove(SETTINGS)).flatten();
    if sources.is_empty() {
        if exit == Exit::Done {
            let folder = args.path.display();
            let names = if args.open {
                "that end in .json, .yaml or .yml"
            } else {
                "called NAME.schema.json"
            };
            out::complain(&format!(
                "nothing found to check in {folder}: expected files {names}"
            ));
        }
        return Exit::Trouble;
    }
    let mut advice = None;
    let mut findings = if args.open {
        let Some(library) = refused::library(&args.documents, None) else {
            return Exit::Trouble;
        };
        open(args, library, &sources, &mut advice)
    } else {
        let (findings, is_whole) = house(args, &mut sources, file.as_deref(), only);
        if !is_whole {
            exit = Exit::Trouble;
        }
        findings
    };
    let unread: BTreeSet<PathBuf> = unread.iter().map(|name| args.path.join(name)).collect();
    findings.retain(|finding| {
        let file = finding.file.as_deref().map(Path::new);
        file.is_none_or(|file| {
            let is_meant = only.is_none_or(|only| file == args.path.join(only));
            is_meant && !unread.contains(file)
        })
    });
    let schemas = only.map_or(sources.len(), |_| 1);
    let exit = tell(args, schemas, &findings, exit);
    if let Some(advice) = advice.filter(|_| args.format == Format::Human) {
        out::say(&advice);
    }
    exit
}

/// Returns the name of the file if one was named that is under the house rules: its folder is looked at, since its references lead there,
/// and what is found in the file is told. Any other file is taken as with `--open`. Fails if the house rules are for one that they cannot read.
fn one_of_folder(args: &mut LintArgs) -> Result<Option<String>, String> {
    if args.open || !args.path.is_file() {
        return Ok(None);
    }
    let folder = args
        .path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).to_owned();
    let settings = read::regular_text(&folder.join(SETTINGS)).ok();
    let has_settings = settings.is_some();
    let settings =
        Settings::default().with_file(SETTINGS, &settings.unwrap_or_else(|| "{}".to_owned()));
    let id = read::regular_text(&args.path)
        .ok()
        .and_then(|text| Written::of(&args.path, text).ok())
        .and_then(|text| id_of(&text.json));
    let is_asked = args.fix || args.require_descriptions || args.id_base.is_some();
    let is_house = settings
        .id_base()
        .is_some_and(|base| has_settings || id.is_some_and(|id| id.starts_with(base)));
    let file = args.path.display();
    if (is_asked || is_house) && is_yaml(&args.path) {
        return Err(format!(
            "{file} is YAML, and under the house rules, schemas are JSON; --open checks it as what its dialect says"
        ));
    }
    let name = args.path.file_name().and_then(OsStr::to_str);
    if let Some(name) = name.filter(|_| is_asked || is_house) {
        let name = name.to_owned();
        args.path = folder;
        return Ok(Some(name));
    }
    out::say(&format!(
        "note: {file} is not under the house rules, so it is checked as with --open"
    ));
    args.open = true;
    Ok(None)
}

/// Prints the findings, and what they come to.
fn tell(args: &LintArgs, schemas: usize, findings: &[Finding], exit: Exit) -> Exit {
    let is_refused = findings.iter().any(Finding::is_error);
    let exit = exit.max(if is_refused {
        Exit::Invalid
    } else {
        Exit::Done
    });
    let report = match args.format {
        Format::Human => finding::text(findings),
        Format::Json => finding::json(findings),
        Format::Sarif => return report(Form::Sarif, findings, exit),
        Format::Github => return report(Form::Github, findings, exit),
    };
    let printed = out::print(report.as_bytes());
    // Last, where both are seen.
    if exit == Exit::Done {
        out::say(&summary(schemas, findings.len(), args.open));
    } else if !findings.is_empty() {
        out::say(&finding::counts(findings));
    }
    out::after(printed, exit)
}

/// Prints the findings as other programs show them.
fn report(form: Form, findings: &[Finding], exit: Exit) -> Exit {
    let report = form.report(findings.iter().map(Finding::notice), exit != Exit::Trouble);
    out::after(report.and_then(|report| out::print(&report)), exit)
}

/// Reads the schemas. `None` if that cannot be done, which has been reported.
fn read(args: &LintArgs) -> Option<Folder> {
    if args.open && !args.path.is_dir() {
        let text = read::schema_file(&args.path);
        let text = text.map_err(|why| out::complain(&why)).ok()?;
        return Some(Folder {
            sources: BTreeMap::from([(args.path.to_string_lossy().into_owned(), text)]),
            unread: BTreeSet::new(),
            yaml: BTreeSet::new(),
        });
    }
    let read = if args.open {
        folder::read_below
    } else {
        folder::read
    };
    read(&args.path)
        .map_err(|problem| out::complain(&problem))
        .ok()
}

/// Checks the schemas against the profile and what is published, after mending them if that is asked for. Returns also whether all of it
/// could be done; what could not has been reported.
fn house(
    args: &LintArgs,
    sources: &mut BTreeMap<String, String>,
    settings_file: Option<&str>,
    only: Option<&str>,
) -> (Vec<Finding>, bool) {
    let (released, mut is_whole) = match released::read(&args.path) {
        Ok(released) => (released, true),
        Err(()) => (Released::new(), false),
    };
    let settings = settings(args, settings_file, &released);
    if args.fix {
        is_whole &= fix::run(&args.path, sources, &settings, only).is_ok();
    }
    let mut findings = profile(args, sources, &settings);
    if !findings.iter().any(Finding::is_error) {
        let (more, is_compared) = released::check(&args.path, sources, &settings, &released);
        findings.extend(more);
        is_whole &= is_compared;
    }
    (findings, is_whole)
}

/// Checks the schemas against the profile.
fn profile(
    args: &LintArgs,
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Vec<Finding> {
    let frames = args.shows_frames();
    let finding = |problem: &Diagnostic| {
        // A problem with the command line's settings is in no file.
        let in_file = problem.file() != Diagnostic::SETTINGS;
        let path = args.path.join(problem.file());
        Finding {
            file: in_file.then(|| path.to_string_lossy().into_owned()),
            line: problem.line(),
            column: problem.column(),
            code: problem.code().as_str(),
            kind: None,
            severity: problem.severity(),
            message: problem.message().to_owned(),
            about: finding::in_general(problem.message()),
            frame: frames.then(|| problem.frame().clone()),
        }
    };
    check(sources, settings).iter().map(finding).collect()
}

/// Checks the schemas as what their dialects say they are. Where documents are missing, `advice` says what to do.
fn open(
    args: &LintArgs,
    mut library: Library,
    sources: &BTreeMap<String, String>,
    advice: &mut Option<String>,
) -> Vec<Finding> {
    let frames = args.shows_frames();
    // A file that was named is there by its whole path.
    let path_of = |name: &String| {
        if args.path.is_file() {
            PathBuf::from(name)
        } else {
            args.path.join(name)
        }
    };
    let mut names: HashMap<PathBuf, String> = HashMap::new();
    let mut texts: Vec<(&String, PathBuf, Arc<Written>)> = Vec::new();
    let mut findings: Vec<Finding> = Vec::new();
    for (name, text) in sources {
        let path = path_of(name);
        let text = match Written::of(&path, text.clone()) {
            Ok(text) => Arc::new(text),
            Err(why) => {
                findings.push(not_json(&path, &why, frames));
                continue;
            }
        };
        if let Ok(real) = path.canonicalize() {
            library = library.with_text(real.clone(), Arc::clone(&text));
            names.insert(real, path.to_string_lossy().into_owned());
        }
        texts.push((name, path, text));
    }
    let folder = args.path.is_dir().then(|| args.path.canonicalize());
    let library = Arc::new(library.with_folders(folder.and_then(Result::ok)));
    let mut known = HashMap::new();
    for (name, path, text) in texts {
        let mut locator = Locator::new(text.text().as_bytes());
        let mut refuse =
            |message, span| findings.push(no_list(&path, &text, message, &span, frames));
        let schemas = schemas_in(&text.json, args.dialect, &mut refuse);
        let all = schemas.into_iter().flat_map(|(one, dialect)| {
            let own = Arc::new(Written::of_json(&*one.text));
            let one = Arc::new(one);
            let schema = Arc::new(SchemaFile::of(&path, own, Arc::clone(&library)));
            let all = problems(&schema, dialect);
            *advice = advice.take().or_else(|| schema.advice());
            all.into_iter().map(move |(problem, is_warning)| {
                (problem, is_warning, Arc::clone(&one), Arc::clone(&schema))
            })
        });
        for (problem, is_warning, one, schema) in all {
            let span = problem.span();
            let span = one.offset_in_list(span.start)..one.offset_in_list(span.end);
            let position;
            let message = problem.message().to_owned();
            let (file, frame, message) = if problem.is_in_main_document() {
                let name = path.to_string_lossy().into_owned();
                let span = text.span(&span);
                position = locator.locate(span.start);
                let frame = Frame::new(text.text().as_bytes(), &span, position.line);
                (name, Some(frame.with_label(pointer(&problem))), message)
            } else {
                let (file, frame) = schema.place(&problem);
                position = schema.position(&problem);
                let given = Path::new(&file).canonicalize().ok();
                if let Some(given) = given.and_then(|path| names.get(&path).cloned()) {
                    (given, frame, message)
                } else {
                    let message = without_content(&problem, &file);
                    (file, None, message)
                }
            };
            let Position { line, column } = position;
            let finding = Finding {
                file: Some(file.clone()),
                line,
                column,
                code: Code::from(problem.kind()).as_str(),
                kind: Some(problem.kind().as_str()),
                severity: if is_warning {
                    Severity::Warning
                } else {
                    Severity::Error
                },
                about: message.clone(),
                message,
                frame: frame.filter(|_| frames),
            };
            // What is wrong with a file is found with each schema that refers to it, too. Its own words are the best ones.
            let same = known.entry((file, line, column, finding.code));
            match same.or_insert((name, findings.len())) {
                (of, place) if *of != name => {
                    let other = &mut findings[*place];
                    let is_error = other.is_error() || finding.is_error();
                    if problem.is_in_main_document() {
                        *other = finding;
                        *of = name;
                    }
                    if is_error {
                        other.severity = Severity::Error;
                    }
                }
                _ => findings.push(finding),
            }
        }
    }
    findings
}

/// Returns what is wrong with a file that is no YAML, or stands for no JSON.
fn not_json(path: &Path, why: &NoJson, frames: bool) -> Finding {
    let Position { line, column } = why.position();
    Finding {
        file: Some(path.to_string_lossy().into_owned()),
        line,
        column,
        code: Code::Syntax.as_str(),
        kind: Some(why.kind()),
        severity: Severity::Error,
        about: why.message().to_owned(),
        message: why.message().to_owned(),
        frame: frames.then(|| why.frame()),
    }
}

/// Returns what is wrong with a list of tools.
fn no_list(
    path: &Path,
    text: &Written,
    message: String,
    span: &Range<usize>,
    frames: bool,
) -> Finding {
    let Position { line, column } = text.position(span);
    Finding {
        file: Some(path.to_string_lossy().into_owned()),
        line,
        column,
        code: Code::Value.as_str(),
        kind: Some("tools"),
        severity: Severity::Error,
        about: message.clone(),
        message,
        frame: frames.then(|| text.frame(span, "")),
    }
}

/// Returns the schemas in a file, each with its dialect, if that is known: the file itself, or those of a list of tools. `refuse` is told
/// what is wrong with a list, and where.
fn schemas_in(
    text: &str,
    dialect: Option<Dialect>,
    refuse: &mut impl FnMut(String, Range<usize>),
) -> Vec<(SchemaText, Option<Dialect>)> {
    if TextForm::of(text) != TextForm::Tools {
        return vec![(SchemaText::new(text.to_owned(), 0), dialect)];
    }
    let list = match ToolList::parse(text) {
        Ok(list) => list,
        Err(error) => {
            for problem in error.problems() {
                let about = problem.tool().map(|tool| format!("tool `{tool}`: "));
                let message = about.unwrap_or_default() + problem.message();
                refuse(message, problem.span());
            }
            return Vec::new();
        }
    };
    let tools = list.tools().iter();
    let schemas = tools.flat_map(|tool| [&tool.input, &tool.output]).flatten();
    let schemas = schemas.map(|schema| {
        let says = JsonRef::of_valid(&schema.text).get("$schema").is_some();
        let of_tool = (!says).then(|| schema.dialect());
        (schema.clone(), dialect.or(of_tool))
    });
    let schemas: Vec<_> = schemas.collect();
    if schemas.is_empty() {
        let none = "expected a schema, or tools with schemas, but found none";
        refuse(none.to_owned(), 0..text.len().min(1));
    }
    schemas
}

/// Returns everything for which a schema is refused, and what to warn of, each with whether it is only a warning.
fn problems(schema: &SchemaFile, dialect: Option<Dialect>) -> Vec<(Problem, bool)> {
    let (refused, warnings) = match Outline::of(&schema.text, &schema.options(dialect)) {
        Ok(outline) => (Vec::new(), outline.warnings),
        Err(error) => (error.problems().to_vec(), error.warnings().to_vec()),
    };
    let refused = refused.into_iter().map(|problem| (problem, false));
    let warnings = warnings.into_iter().map(|problem| (problem, true));
    let mut all: Vec<_> = refused.chain(warnings).collect();
    all.sort_by_key(|(problem, _)| problem.span().start);
    all
}

/// Returns the line that says that nothing is wrong.
fn summary(schemas: usize, warnings: usize, open: bool) -> String {
    let schemas = match (schemas, open) {
        (1, true) => "1 schema is valid".to_owned(),
        (many, true) => format!("{many} schemas are valid"),
        (1, false) => "1 schema keeps the profile".to_owned(),
        (many, false) => format!("{many} schemas keep the profile"),
    };
    match warnings {
        0 => schemas,
        1 => format!("{schemas}, with 1 warning"),
        many => format!("{schemas}, with {many} warnings"),
    }
}

impl LintArgs {
    fn shows_frames(&self) -> bool {
        self.frames || std::io::stdout().is_terminal()
    }
}

/// Returns the settings of the folder, overridden by the command line.
fn settings(args: &LintArgs, file: Option<&str>, released: &Released) -> Settings {
    let mut settings = Settings::default();
    if let Some(text) = file {
        settings = settings.with_file(SETTINGS, text);
    }
    if let Some(base) = &args.id_base {
        settings = settings.with_id_base(base);
    }
    for (name, (_, text)) in released {
        settings = settings.with_released(name, text);
    }
    if args.require_descriptions {
        settings = settings.with_require_descriptions(true);
    }
    settings
}
