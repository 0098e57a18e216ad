//! The table `[check]` of `saop.toml`: what `saop check` is asked, unless the command line says otherwise. SPEC U2.
//!
//! Invariant: a setting means what the option of that name means; paths and patterns are meant from the file's folder.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use saop_schema::Dialect;

use super::{Refused, Setting, Source, Table, find};
use crate::args::{CheckArgs, CheckFormat, Only};
use crate::files::library::Named;
use crate::files::patterns::Patterns;
use crate::files::whole_path;
use crate::schema_name::Wanted;
use crate::text::size;

/// The name of the table.
const TABLE: &str = "check";
/// What it may have.
const NAMES: [&str; 16] = [
    "schema",
    "type",
    "documents",
    "tools",
    "exclude",
    "no_ignore",
    "hidden",
    "array",
    "format",
    "max_violations",
    "only",
    "statistics",
    "jobs",
    "max_bytes",
    "max_depth",
    "max_steps",
];
/// What one of its schemas may have.
const SCHEMA: [&str; 5] = ["files", "schema", "type", "dialect", "assert_formats"];

/// The settings of a file.
pub(crate) struct CheckSettings {
    /// The folder that the file is in, from the current one.
    pub(crate) folder: PathBuf,
    /// The same, from the root.
    pub(crate) root: PathBuf,
    /// In the order in which they are asked.
    pub(crate) rules: Vec<Rule>,
    pub(crate) documents: Vec<Named>,
    pub(crate) exclude: Vec<String>,
    others: Others,
}

/// What some files are checked against.
pub(crate) struct Rule {
    pub(crate) files: Patterns,
    /// The patterns as they are written.
    pub(crate) patterns: Vec<String>,
    pub(crate) against: Against,
}

pub(crate) enum Against {
    Schema(SchemaSettings),
    Message(Wanted),
}

/// A schema, and how it is taken.
pub(crate) struct SchemaSettings {
    pub(crate) file: PathBuf,
    pub(crate) dialect: Option<Dialect>,
    pub(crate) assert_formats: bool,
}

/// The settings that are options as well.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option")]
struct Others {
    wanted: Option<Wanted>,
    tools: Vec<PathBuf>,
    no_ignore: bool,
    hidden: bool,
    array: bool,
    format: Option<CheckFormat>,
    max_violations: Option<u64>,
    only: Option<Only>,
    statistics: bool,
    jobs: Option<u64>,
    max_bytes: Option<usize>,
    max_depth: Option<usize>,
    max_steps: Option<u64>,
}

impl CheckSettings {
    /// Returns the settings that the arguments name, or those that are found. `Err` if they are wrong, which has been reported.
    pub(crate) fn of(args: &CheckArgs) -> Result<Option<Self>, ()> {
        let source = match &args.config {
            Some(path) => Some(Source::read(path).ok_or(())?),
            None if args.no_config => None,
            None => find(TABLE)?,
        };
        let Some(source) = source else {
            return Ok(None);
        };
        let read = read(&source);
        read.map(Some).map_err(|refused| source.tell(&refused))
    }

    /// Returns the arguments, with these settings where there are none.
    pub(crate) fn complete(&self, mut args: CheckArgs) -> CheckArgs {
        let others = &self.others;
        if args.schema.is_none() {
            args.wanted = args.wanted.or(others.wanted);
            if args.tools.lists.is_empty() {
                args.tools.lists.clone_from(&others.tools);
            }
        }
        args.find.no_ignore |= others.no_ignore;
        args.find.hidden |= others.hidden;
        args.array |= others.array && !args.ndjson && !args.yaml;
        args.format = args.format.or(others.format);
        args.max_violations = args.max_violations.or(others.max_violations);
        args.only = args.only.or(others.only);
        args.statistics |= others.statistics;
        args.jobs = args.jobs.or(others.jobs);
        args.max_bytes = args.max_bytes.or(others.max_bytes);
        args.max_depth = args.max_depth.or(others.max_depth);
        args.max_steps = args.max_steps.or(others.max_steps);
        args
    }
}

fn read(source: &Source) -> Result<CheckSettings, Refused> {
    let whole = source.parse()?;
    let folder = source.folder().to_owned();
    let root = whole_path(&folder);
    let mut settings = CheckSettings {
        folder,
        root,
        rules: Vec::new(),
        documents: Vec::new(),
        exclude: Vec::new(),
        others: Others::default(),
    };
    let Some(table) = Source::table(whole.get_ref(), TABLE)? else {
        return Ok(settings);
    };
    table.only(&NAMES)?;
    let folder = settings.folder.clone();
    if let Some(schemas) = table.get("schema") {
        for schema in schemas.items("an array of tables, [[check.schema]]")? {
            let rule = rule(schema.table("[[check.schema]]")?, schema, &settings)?;
            settings.rules.push(rule);
        }
    }
    if let Some(documents) = table.get("documents") {
        for (uri, span, file) in documents.table("documents")?.all() {
            let named = Named::of(uri, &self::file(file, &folder)?);
            let named = named.map_err(|why| Refused::at(span, &why))?;
            settings.documents.push(named);
        }
    }
    if let Some(exclude) = table.get("exclude") {
        globs(exclude, &settings.root)?;
        settings.exclude = texts(exclude)?;
    }
    let others = &mut settings.others;
    others.wanted = table.get("type").map(wanted).transpose()?;
    if let Some(tools) = table.get("tools") {
        let tools = tools.items("an array of files")?;
        others.tools = tools
            .map(|one| file(one, &folder))
            .collect::<Result<_, _>>()?;
    }
    others.no_ignore = flag(table, "no_ignore")?;
    others.hidden = flag(table, "hidden")?;
    others.array = flag(table, "array")?;
    others.statistics = flag(table, "statistics")?;
    others.format = table.get("format").map(choice).transpose()?;
    others.only = table.get("only").map(choice).transpose()?;
    others.max_violations = count(table, "max_violations", 1)?;
    others.jobs = count(table, "jobs", 1)?;
    let depth = count(table, "max_depth", 0)?;
    others.max_depth = depth.map(|depth| usize::try_from(depth).unwrap_or(usize::MAX));
    others.max_steps = count(table, "max_steps", 1)?;
    if let Some(bytes) = table.get("max_bytes") {
        let wanted = "a size, such as 4096, \"64K\", \"10M\" or \"1G\"";
        let counted = bytes
            .count(0)
            .ok()
            .and_then(|count| usize::try_from(count).ok());
        let bytes = match counted {
            Some(count) => count,
            None => bytes.parsed(wanted, |text| size(text).ok())?,
        };
        others.max_bytes = Some(bytes);
    }
    Ok(settings)
}

fn rule(table: Table<'_>, whole: Setting<'_>, settings: &CheckSettings) -> Result<Rule, Refused> {
    table.only(&SCHEMA)?;
    let Some(files) = table.get("files") else {
        return Err(whole.lacks("files"));
    };
    let patterns = texts(files)?;
    if patterns.is_empty() {
        return Err(Refused::at(
            files.span(),
            "expected at least one pattern, but found none",
        ));
    }
    let files = globs(files, &settings.root)?;
    let dialect = table.get("dialect");
    let dialect = dialect.map(|dialect| {
        let wanted = "draft-04, draft-06, draft-07, 2019-09 or 2020-12";
        dialect.parsed(wanted, |name| name.parse().ok())
    });
    let dialect = dialect.transpose()?;
    let assert_formats = flag(table, "assert_formats")?;
    let against = match (table.get("schema"), table.get("type")) {
        (Some(schema), None) => Against::Schema(SchemaSettings {
            file: file(schema, &settings.folder)?,
            dialect,
            assert_formats,
        }),
        (None, Some(name)) => Against::Message(wanted(name)?),
        (None, None) => return Err(whole.lacks("schema")),
        (Some(_), Some(name)) => {
            return Err(Refused::at(
                name.span(),
                "expected a schema or a type, but found both",
            ));
        }
    };
    Ok(Rule {
        files,
        patterns,
        against,
    })
}

fn flag(table: Table<'_>, name: &str) -> Result<bool, Refused> {
    table.get(name).map_or(Ok(false), Setting::flag)
}

fn count(table: Table<'_>, name: &str, least: u64) -> Result<Option<u64>, Refused> {
    table
        .get(name)
        .map(|number| number.count(least))
        .transpose()
}

/// Returns a value that an option has the choice of.
fn choice<T: ValueEnum>(setting: Setting<'_>) -> Result<T, Refused> {
    let values = T::value_variants().iter();
    let names: Vec<_> = values
        .filter_map(|value| Some(value.to_possible_value()?.get_name().to_owned()))
        .collect();
    setting.one_of(&names, |text| T::from_str(text, false).ok())
}

/// Returns a message by its name.
fn wanted(setting: Setting<'_>) -> Result<Wanted, Refused> {
    let names: Vec<String> = Wanted::names().map(str::to_owned).collect();
    setting.one_of(&names, Wanted::named)
}

/// Returns a file that is there.
fn file(setting: Setting<'_>, folder: &Path) -> Result<PathBuf, Refused> {
    let path = folder.join(setting.text()?);
    if path.is_file() {
        return Ok(path);
    }
    let found = if path.is_dir() { "a folder" } else { "none" };
    let message = format!("expected a file, but found {found} at {}", path.display());
    Err(Refused::at(setting.span(), &message))
}

fn texts(setting: Setting<'_>) -> Result<Vec<String>, Refused> {
    let items = setting.items("an array of strings")?;
    items.map(|item| item.text().map(str::to_owned)).collect()
}

/// Returns patterns as in `.gitignore`.
fn globs(setting: Setting<'_>, root: &Path) -> Result<Patterns, Refused> {
    let mut all = Patterns::new(root);
    for glob in setting.items("an array of patterns")? {
        let added = all.add(glob.text()?);
        added.map_err(|why| Refused::at(glob.span(), &why))?;
    }
    Ok(all)
}
