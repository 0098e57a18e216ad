//! What `saop diff` found, and the forms in which it is reported.

use std::fmt::Write as _;
use std::path::PathBuf;

use saop_compat::Level;
use saop_json::pointer::below;
use saop_json::show::{escape_hidden, terminal_line};
use saop_json::text::open;
use saop_json::{Limits, Locator, NodeRef, Position, Tree};
use saop_tools::{SchemaText, ToolList};
use serde_json::json;

use crate::notice::{Form, Notice, Severity};

/// What a comparison of two files found.
pub(super) struct Found {
    /// Of the files, where folders are compared.
    pub(super) name: Option<String>,
    /// The new file, and its text.
    pub(super) path: PathBuf,
    pub(super) new: String,
    pub(super) level: Level,
    /// For people, a line for each change.
    pub(super) text: String,
    pub(super) lines: Vec<Line>,
}

impl Found {
    /// What there is to say of a file that has nothing to be compared with.
    pub(super) fn of_file(path: PathBuf, level: Level, words: &str) -> Self {
        Self {
            name: None,
            path,
            new: String::new(),
            level,
            text: format!("{level:5} {words}\n"),
            lines: vec![Line {
                level,
                tool: None,
                pointer: String::new(),
                words: words.to_owned(),
            }],
        }
    }

    /// Returns what people are shown of it: nothing of a file that did not change.
    pub(super) fn shown(&self) -> String {
        let Some(name) = self.name.as_deref().filter(|_| !self.lines.is_empty()) else {
            return self.text.clone();
        };
        let mut shown = format!("{}: {}\n", terminal_line(name), self.level);
        for line in self.text.lines() {
            let _ = writeln!(shown, "  {line}");
        }
        shown
    }
}

/// One change.
pub(super) struct Line {
    pub(super) level: Level,
    pub(super) tool: Option<String>,
    pub(super) pointer: String,
    pub(super) words: String,
}

/// The line of the whole change.
pub(super) fn whole(level: Level) -> Line {
    Line {
        level,
        tool: None,
        pointer: String::new(),
        words: "the whole change".to_owned(),
    }
}

/// Adds a line of JSON for each change, with the name of the file where folders are compared.
pub(super) fn json_lines(name: Option<&str>, lines: &[Line], text: &mut String) {
    for line in lines {
        let mut json = json!({
            "level": line.level.to_string(),
            "tool": line.tool,
            "pointer": line.pointer,
            "message": line.words,
        });
        if let Some(name) = name {
            json["file"] = name.into();
        }
        text.push_str(&escape_hidden(&json.to_string()));
        text.push('\n');
    }
}

pub(super) fn notices(form: Form, found: &[Found], is_whole: bool) -> std::io::Result<Vec<u8>> {
    let placed: Vec<_> = found
        .iter()
        .map(|one| (one.path.to_string_lossy(), placed(one)))
        .collect();
    let notices = placed.iter().flat_map(|(file, lines)| {
        lines.iter().map(move |(line, pointer, position)| {
            let (severity, rule) = match line.level {
                Level::Major => (Severity::Error, "major"),
                Level::Minor => (Severity::Warning, "minor"),
                Level::Patch => (Severity::Note, "patch"),
            };
            Notice {
                severity,
                rule,
                message: &line.words,
                file: Some(file),
                position: position.map(|at| (at.line, Some(at.column))),
                width: None,
                pointer,
            }
        })
    });
    form.report(notices, is_whole)
}

/// Returns each change with its pointer in the new file, and where that is.
fn placed(found: &Found) -> Vec<(&Line, String, Option<Position>)> {
    let new = found.new.as_str();
    let limits = Limits::NONE;
    let tree = open(new.as_bytes(), &limits).and_then(|cursor| Tree::parse(cursor, &limits));
    let list = ToolList::parse(new).ok();
    let place = |line: &Line| -> Option<Position> {
        // The pointer is that of the schema with its references resolved, which may not be in the text.
        let offset = if let (Some(tool), Some(list)) = (&line.tool, &list) {
            let mut tools = list.tools().iter();
            let Some(tool) = tools.find(|known| known.name == *tool) else {
                // It is gone from where the others begin.
                let first = list.tools().first().map_or(0, |tool| tool.span.start);
                return Some(Locator::new(new.as_bytes()).locate(first));
            };
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
    let lines = found.lines.iter();
    let placed = lines.map(|line| {
        let pointer = match &line.tool {
            Some(tool) => format!("{}{}", below("", tool), line.pointer),
            None => line.pointer.clone(),
        };
        (line, pointer, place(line))
    });
    placed.collect()
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
