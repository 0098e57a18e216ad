//! `saop diff`: what changed between two versions of a schema or of a list of tools, and how large the change is.

use std::fmt::Write as _;
use std::path::Path;

use saop_compat::{Change, Level, ToolComparison, Version, compare, compare_tools};
use saop_json::pointer::below;
use saop_json::show::{escape_hidden, terminal_line};
use saop_json::text::open;
use saop_json::{Limits, Locator, NodeRef, Position, Tree};
use saop_tools::{SchemaText, TextForm, ToolList};
use serde_json::json;

use crate::args::{DiffArgs, Format};
use crate::beside::Beside;
use crate::notice::{Form, Notice, Severity};
use crate::out::{self, Exit};
use crate::{given, input, tools};

pub(crate) fn run(args: &DiffArgs) -> Exit {
    let (old, new) = (input::read_schema(&args.old), input::read_schema(&args.new));
    let (Some(old), Some(new)) = (old, new) else {
        return Exit::Trouble;
    };
    let found = match forms(&old, &new) {
        Ok(TextForm::Tools) => of_tools(args, &old, &new),
        Ok(_) => of_schemas(args, old, &new),
        Err(what) => {
            let (old, new) = (args.old.display(), args.new.display());
            out::complain(&format!(
                "expected two schemas or two lists of tools, but found {what} ({old}, {new}); `$schema` tells a schema, and an array under `tools` a list"
            ));
            None
        }
    };
    let Some(mut found) = found else {
        return Exit::Trouble;
    };
    let larger = args
        .at_most
        .is_some_and(|most| found.level > Level::from(most));
    let exit = if larger { Exit::Invalid } else { Exit::Done };
    let report = match Form::asked(args.format) {
        Some(form) => {
            // Changes that are small by themselves may not be so together.
            if found.lines.iter().all(|line| line.level < found.level) {
                found.lines.push(whole(found.level));
            }
            notices(form, args, &new, &found.lines)
        }
        None if args.format == Format::Json => {
            found.lines.push(whole(found.level));
            Ok(json_lines(&found.lines).into_bytes())
        }
        None => Ok(found.text.into_bytes()),
    };
    out::after(report.and_then(|report| out::print(&report)), exit)
}

/// Returns what two texts are, or why that cannot be told. What may be either is what the other one is.
fn forms(old: &str, new: &str) -> Result<TextForm, &'static str> {
    match (TextForm::of(old), TextForm::of(new)) {
        (TextForm::Unclear, TextForm::Unclear) if bare(old) && bare(new) => Ok(TextForm::Schema),
        (TextForm::Unclear, TextForm::Unclear) => Err("two objects that may be either"),
        (TextForm::Unclear, other) | (other, TextForm::Unclear) => Ok(other),
        (old, new) if old == new => Ok(old),
        (TextForm::Tools, _) => Err("a list and a schema"),
        _ => Err("a schema and a list"),
    }
}

/// Whether a text is `{}`, the schema of anything.
fn bare(text: &str) -> bool {
    text.split_whitespace().collect::<String>() == "{}"
}

/// What a comparison found.
struct Found {
    level: Level,
    /// For people.
    text: String,
    lines: Vec<Line>,
}

/// One change.
struct Line {
    level: Level,
    tool: Option<String>,
    pointer: String,
    words: String,
}

/// The line of the whole change.
fn whole(level: Level) -> Line {
    Line {
        level,
        tool: None,
        pointer: String::new(),
        words: "the whole change".to_owned(),
    }
}

fn of_schemas(args: &DiffArgs, old: String, new: &str) -> Option<Found> {
    let (old, new) = (
        Texts::of(&args.old, old),
        Texts::of(&args.new, new.to_owned()),
    );
    let (old, new) = (old?, new?);
    let found = compare(old.version(), new.version())
        .map_err(|error| out::complain(&error.to_string()))
        .ok()?;
    let mut text = String::new();
    for change in found.changes() {
        let (level, words) = (change.level(), change.to_string());
        let _ = writeln!(text, "{level:5} {}", terminal_line(&words));
    }
    let _ = writeln!(text, "{}", found.level());
    if !found.is_proven() {
        let why = if found.was_given_up() {
            "comparing the schemas takes too long and was given up: "
        } else {
            ""
        };
        out::say(&format!(
            "note: {why}it could not be proven that the new schema accepts everything that the old one does, so the change counts as major"
        ));
    }
    Some(Found {
        level: found.level(),
        text,
        lines: found
            .changes()
            .iter()
            .map(|change| line(None, change))
            .collect(),
    })
}

fn line(tool: Option<&str>, change: &Change) -> Line {
    Line {
        level: change.level(),
        tool: tool.map(str::to_owned),
        pointer: change.pointer().to_owned(),
        words: change.words().to_owned(),
    }
}

fn of_tools(args: &DiffArgs, old: &str, new: &str) -> Option<Found> {
    let list = |path: &Path, text: &str| {
        let refused = |error| tools::refuse(path, text, &error);
        let list = ToolList::parse(text).map_err(refused).ok()?;
        tools::warn_of_page(path, &list, "tools on other pages are not compared");
        Some(list)
    };
    let (old, new) = (list(&args.old, old), list(&args.new, new));
    let found = compare_tools(&old?, &new?);
    Some(Found {
        level: found.level(),
        text: text_of(&found),
        lines: lines_of(&found),
    })
}

fn text_of(found: &ToolComparison) -> String {
    let mut text = String::new();
    for tool in found.tools() {
        let _ = writeln!(text, "{}", terminal_line(&tool.to_string()));
        for change in tool.changes() {
            let (level, words) = (change.level(), change.to_string());
            let _ = writeln!(text, "  {level:5} {}", terminal_line(&words));
        }
    }
    let _ = writeln!(text, "{}", found.level());
    text
}

fn lines_of(found: &ToolComparison) -> Vec<Line> {
    let tools = found.tools().iter();
    tools
        .flat_map(|tool| {
            let name = tool.name();
            let words = tool.to_string();
            let words = words.get(name.len() + ": ".len()..).unwrap_or_default();
            let whole = Line {
                level: tool.level(),
                tool: Some(name.to_owned()),
                pointer: String::new(),
                words: words.to_owned(),
            };
            let changes = tool.changes().iter();
            std::iter::once(whole).chain(changes.map(move |change| line(Some(name), change)))
        })
        .collect()
}

fn json_lines(lines: &[Line]) -> String {
    let mut text = String::new();
    for line in lines {
        let json = json!({
            "level": line.level.to_string(),
            "tool": line.tool,
            "pointer": line.pointer,
            "message": line.words,
        });
        text.push_str(&escape_hidden(&json.to_string()));
        text.push('\n');
    }
    text
}

fn notices(form: Form, args: &DiffArgs, new: &str, lines: &[Line]) -> std::io::Result<Vec<u8>> {
    let file = args.new.to_string_lossy();
    let limits = Limits::NONE;
    let tree = open(new.as_bytes(), &limits).and_then(|cursor| Tree::parse(cursor, &limits));
    let list = ToolList::parse(new).ok();
    let place = |line: &Line| -> Option<Position> {
        // The pointer is that of the schema with its references resolved, which may not be in the text.
        let offset = if let (Some(tool), Some(list)) = (&line.tool, &list) {
            let mut tools = list.tools().iter();
            let tool = tools.find(|known| known.name == *tool)?;
            let inside = |place, schema: Option<&SchemaText>| {
                let pointer = line.pointer.strip_prefix(place)?;
                let schema = schema?;
                let tree = Tree::of_valid(&schema.text);
                Some(schema.start + nearest(tree.root(), pointer).span().start)
            };
            inside("/inputSchema", tool.input.as_ref())
                .or_else(|| inside("/outputSchema", tool.output.as_ref()))
                .unwrap_or(tool.span.start)
        } else {
            let root = tree.as_ref().ok()?.root();
            nearest(root, &line.pointer).span().start
        };
        Some(Locator::new(new.as_bytes()).locate(offset))
    };
    let found: Vec<_> = lines
        .iter()
        .map(|line| {
            let pointer = match &line.tool {
                Some(tool) => format!("{}{}", below("", tool), line.pointer),
                None => line.pointer.clone(),
            };
            (line, pointer, place(line))
        })
        .collect();
    let notices = found.iter().map(|(line, pointer, position)| {
        let (severity, rule) = match line.level {
            Level::Major => (Severity::Error, "major"),
            Level::Minor => (Severity::Warning, "minor"),
            Level::Patch => (Severity::Note, "patch"),
        };
        Notice {
            severity,
            rule,
            message: &line.words,
            file: Some(&file),
            position: position.map(|at| (at.line, Some(at.column))),
            width: None,
            pointer,
        }
    });
    form.report(notices, true)
}

/// Returns the value at a pointer, or the nearest one around it.
fn nearest<'a>(root: NodeRef<'a>, mut pointer: &str) -> NodeRef<'a> {
    loop {
        match (root.pointer(pointer), pointer.rsplit_once('/')) {
            (Some(node), _) => return node,
            (None, Some((around, _))) => pointer = around,
            (None, None) => return root,
        }
    }
}

/// A schema and the files that it refers to.
struct Texts {
    schema: String,
    uri: String,
    documents: Vec<(String, String)>,
}

impl Texts {
    /// Finds what a schema refers to. `None` if that or the schema itself cannot be read, which has been reported.
    fn of(path: &Path, schema: String) -> Option<Self> {
        if given::is_unreadable(path, &schema) {
            return None;
        }
        let beside = Beside::of(path, &schema);
        let referred = beside.referred(&schema, None, &|_| None).into_iter();
        let documents = referred.map(|found| (found.uri, found.text.to_string()));
        Some(Self {
            documents: documents.collect(),
            uri: beside.uri(),
            schema,
        })
    }

    fn version(&self) -> Version<'_> {
        Version {
            uri: &self.uri,
            documents: &self.documents,
            ..Version::new(&self.schema)
        }
    }
}
