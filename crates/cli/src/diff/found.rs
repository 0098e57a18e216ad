//! What `saop diff` found, and the forms in which it is reported.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use saop_compat::{Change, Level, Side, Text};
use saop_json::pointer::below;
use saop_json::show::{escape_hidden, terminal_line};
use saop_json::text::open;
use saop_json::{Limits, NodeRef, Position, Tree};
use saop_tools::{SchemaText, ToolList};
use serde_json::json;

use crate::files::written::Written;
use crate::notice::{Form, Notice, Severity};

/// What a comparison of two files found.
pub(super) struct Found {
    /// Of the files, where folders are compared.
    pub(super) name: Option<String>,
    /// The new file, and its text.
    pub(super) path: PathBuf,
    pub(super) new: Arc<Written>,
    pub(super) level: Level,
    pub(super) text: Text,
    /// For people, some lines for each change.
    pub(super) shown: String,
    pub(super) lines: Vec<Line>,
}

impl Found {
    /// What there is to say of a file that has nothing to be compared with.
    pub(super) fn of_file(path: PathBuf, level: Level, words: &str) -> Self {
        Self {
            name: None,
            path,
            new: Arc::new(Written::of_json("")),
            level,
            text: Text::Changed,
            shown: format!("{level:7} {words}\n"),
            lines: vec![Line::of_words(None, level, words)],
        }
    }

    /// Returns what people are shown of it: nothing of a file that did not change.
    pub(super) fn shown(&self) -> String {
        let Some(name) = self.name.as_deref().filter(|_| !self.lines.is_empty()) else {
            return self.shown.clone();
        };
        let mut shown = format!("{}: {}\n", terminal_line(name), self.level);
        for line in self.shown.lines() {
            let _ = writeln!(shown, "  {line}");
        }
        shown
    }
}

/// One change.
pub(super) struct Line {
    pub(super) level: Level,
    pub(super) tool: Option<String>,
    pub(super) side: Option<Side>,
    pub(super) pointer: String,
    pub(super) words: String,
    /// What changed; `None` where it is the whole.
    change: Option<Change>,
}

impl Line {
    pub(super) fn of(tool: Option<&str>, side: Option<Side>, change: &Change) -> Self {
        Self {
            level: change.level(),
            tool: tool.map(str::to_owned),
            side,
            pointer: change.pointer().to_owned(),
            words: change.words().to_owned(),
            change: Some(change.clone()),
        }
    }

    pub(super) fn of_words(tool: Option<&str>, level: Level, words: &str) -> Self {
        Self {
            level,
            tool: tool.map(str::to_owned),
            side: None,
            pointer: String::new(),
            words: words.to_owned(),
            change: None,
        }
    }

    /// Returns what changed, with the witness or the words of a text that people are shown below it.
    fn message(&self) -> String {
        let shown = self.change.as_ref().map(|change| change.shown("", ""));
        let below = shown.iter().flat_map(|shown| shown.lines().skip(1));
        let parts: Vec<&str> = std::iter::once(&*self.words)
            .chain(below.map(str::trim))
            .collect();
        parts.join("; ")
    }

    /// Returns it as JSON: one of `changes`.
    fn json(&self, file: Option<&str>) -> String {
        let side = self.side.map(|side| match side {
            Side::Input => "input",
            Side::Output => "output",
        });
        let change = self.change.as_ref();
        let text = change.map_or(Text::Changed, Change::text);
        let mut json = json!({
            "tool": self.tool,
            "side": side,
            "pointer": self.pointer,
            "level": self.level.to_string(),
            "text": text.to_string(),
            "reason": self.words,
        });
        if let Some(file) = file {
            json["file"] = file.into();
        }
        let mut json = json.to_string();
        // As they are spelled.
        for (name, value) in [
            ("old", change.and_then(Change::old_value)),
            ("new", change.and_then(Change::new_value)),
            ("witness", change.and_then(Change::witness)),
        ] {
            if let Some(value) = value {
                json.truncate(json.len() - 1);
                let value = one_line_of(value);
                let _ = write!(json, ",\"{name}\":{value}}}");
            }
        }
        json
    }
}

/// Returns the text of a value without line breaks, which are only between tokens.
fn one_line_of(value: &str) -> String {
    value.replace(['\n', '\r', '\t'], " ")
}

/// The line of the whole change.
pub(super) fn whole(level: Level) -> Line {
    Line::of_words(None, level, "the whole change")
}

/// Returns all that was found as one object.
pub(super) fn json(found: &[Found], level: Level, text: Text) -> String {
    let changes = found
        .iter()
        .flat_map(|one| one.lines.iter().map(|line| line.json(one.name.as_deref())));
    let changes: Vec<String> = changes.collect();
    let json = format!(
        "{{\"level\":\"{level}\",\"text\":\"{text}\",\"changes\":[{}]}}",
        changes.join(",")
    );
    format!("{}\n", escape_hidden(&json))
}

pub(super) fn notices(form: Form, found: &[Found], is_whole: bool) -> std::io::Result<Vec<u8>> {
    let placed: Vec<_> = found
        .iter()
        .map(|one| {
            let lines = placed(one).into_iter();
            let lines = lines
                .map(|(line, pointer, position)| (line.level, line.message(), pointer, position));
            (one.path.to_string_lossy(), lines.collect::<Vec<_>>())
        })
        .collect();
    let notices = placed.iter().flat_map(|(file, lines)| {
        lines
            .iter()
            .map(move |(level, message, pointer, position)| {
                let (severity, rule) = match level {
                    Level::Major => (Severity::Error, "major"),
                    Level::Unknown => (Severity::Error, "unknown"),
                    Level::Minor => (Severity::Warning, "minor"),
                    Level::None | Level::Patch => (Severity::Note, "patch"),
                };
                Notice {
                    severity,
                    rule,
                    message,
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
    let new = &*found.new.json;
    let locate = |offset| Some(found.new.position(&(offset..offset)));
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
                return locate(first);
            };
            let schema = match line.side {
                Some(Side::Input) => tool.input.as_ref(),
                Some(Side::Output) => tool.output.as_ref(),
                None => {
                    let root = tree.as_ref().ok()?.root();
                    let is_it = |node: &NodeRef<'_>| {
                        let name = node.member("name");
                        name.is_some_and(|name| name.span().start == tool.span.start)
                    };
                    let definition = root.below().find(is_it);
                    let place = |node| nearest(node, &line.pointer).span().start;
                    let offset = definition.map_or(tool.span.start, place);
                    return locate(offset);
                }
            };
            let inside = |schema: &SchemaText| {
                let tree = Tree::of_valid(&schema.text);
                schema.offset_in_list(nearest(tree.root(), &line.pointer).span().start)
            };
            schema.map_or(tool.span.start, inside)
        } else {
            let root = tree.as_ref().ok()?.root();
            nearest(root, &line.pointer).span().start
        };
        locate(offset)
    };
    let lines = found.lines.iter();
    let placed = lines.map(|line| {
        let pointer = match &line.tool {
            Some(tool) => {
                let side = line.side.map(|side| format!("/{}", side.member()));
                format!(
                    "{}{}{}",
                    below("", tool),
                    side.unwrap_or_default(),
                    line.pointer
                )
            }
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
