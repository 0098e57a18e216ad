//! Compares two lists of tools by what the change means for those who call the tools. SPEC C3, X4.
//!
//! Invariant: what callers give, the arguments, may only become wider; what they get, the results, only narrower. Where that is not
//! proven, the change is major with a witness, or unknown.

use std::collections::BTreeMap;
use std::fmt;

use saop_json::Tree;
use saop_tools::{SchemaText, ToolDefinition, ToolList, without_annotations};

use super::change::{Change, Comparison, Level, Text};
use super::comparison::between;
use super::doc::Doc;
use super::judging::Writers;
use super::places::Callers;
use super::version::Version;

/// The steps that [`compare_tools`] may take: those of the slowest three schemas. To read and compile a byte takes some as well.
pub const MOST_STEPS: u64 = 3 * super::comparison::MOST_STEPS;
const PER_BYTE: u64 = 8;

/// The result of [`compare_tools`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolComparison {
    tools: Vec<ToolChange>,
}

/// A tool that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolChange {
    name: String,
    fate: ToolFate,
    level: Level,
    text: Text,
    changes: Vec<(Option<Side>, Change)>,
}

/// What became of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolFate {
    /// Only the new list has it.
    New,
    /// Only the old list has it.
    Gone,
    /// Both have it, and it is not the same.
    Changed,
}

/// Which schema of a tool a change is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// That of the arguments.
    Input,
    /// That of the results.
    Output,
}

impl Side {
    /// Returns the schema's name in a list of MCP's.
    #[must_use]
    pub const fn member(self) -> &'static str {
        match self {
            Self::Input => "inputSchema",
            Self::Output => "outputSchema",
        }
    }
}

impl ToolComparison {
    /// Returns the level of the whole change: the largest of all tools.
    #[must_use]
    pub fn level(&self) -> Level {
        self.tools
            .iter()
            .map(ToolChange::level)
            .fold(Level::None, Level::and)
    }

    /// Returns whether what models read has changed.
    #[must_use]
    pub fn text(&self) -> Text {
        self.tools
            .iter()
            .map(ToolChange::text)
            .max()
            .unwrap_or(Text::Same)
    }

    /// Returns every tool that changed: those of the old list in its order, then the new ones.
    #[must_use]
    pub fn tools(&self) -> &[ToolChange] {
        &self.tools
    }
}

impl ToolChange {
    /// Returns the name of the tool.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns what became of it.
    #[must_use]
    pub const fn fate(&self) -> ToolFate {
        self.fate
    }

    /// Returns what that means for callers: [`Level::Patch`] if every call is accepted or refused as before, [`Level::Minor`] if every
    /// call that was accepted still is, [`Level::Major`] if one is not.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns whether what a model reads has changed.
    #[must_use]
    pub const fn text(&self) -> Text {
        self.text
    }

    /// Returns every difference, and which schema it is in. Pointers begin at that schema; where it is in none, at the definition, as in
    /// `/description`.
    #[must_use]
    pub fn changes(&self) -> &[(Option<Side>, Change)] {
        &self.changes
    }

    fn add(&mut self, side: Option<Side>, change: Change) {
        self.level = self.level.and(change.level);
        self.text = self.text.max(change.text);
        self.changes.push((side, change));
    }
}

/// Says what the change means for callers, such as ``read_file: minor, every call that was accepted still is``.
impl fmt::Display for ToolChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, level) = (&self.name, self.level);
        let words = match (self.fate, level) {
            (ToolFate::New, _) => "a new tool",
            (ToolFate::Gone, _) => "the tool is gone",
            (_, Level::None | Level::Patch) if self.text == Text::Changed => {
                "the same calls are accepted, but what a model reads has changed"
            }
            (_, Level::None | Level::Patch) => "the same calls are accepted",
            (_, Level::Minor) => "every call that was accepted still is",
            (_, Level::Major) => "a call that was accepted may fail",
            (_, Level::Unknown) => {
                "it cannot be told whether every call that was accepted still is"
            }
        };
        write!(f, "{name}: {level}, {words}")
    }
}

/// Compares two lists of tools, tool by tool. The schemas are of 2020-12 where they do not say what dialect they are.
///
/// It does not fail: a tool whose schemas cannot be compared is [`Level::Unknown`], and says why.
///
/// ```
/// use saop_compat::{Callers, Level, compare_tools};
/// use saop_tools::ToolList;
///
/// let old = ToolList::parse(r#"{"read_file": {"required": ["path"]}, "now": {}}"#)?;
/// let new = ToolList::parse(r#"{"read_file": {}, "search": {}}"#)?;
/// let found = compare_tools(&old, &new, Callers::Listed);
/// assert_eq!(found.level(), Level::Major);
/// let lines: Vec<String> = found.tools().iter().map(ToString::to_string).collect();
/// assert_eq!(lines, [
///     "read_file: minor, every call that was accepted still is",
///     "now: major, the tool is gone",
///     "search: minor, a new tool",
/// ]);
/// # Ok::<(), saop_tools::ToolsError>(())
/// ```
#[must_use]
pub fn compare_tools(old: &ToolList, new: &ToolList, callers: Callers) -> ToolComparison {
    compare_tools_within(old, new, callers, &mut { MOST_STEPS })
}

/// Same as [`compare_tools`], in the steps that are left, of which those that were taken are subtracted: for several comparisons that
/// together may take no longer than one. Where too few are left, a schema that is not the same is [`Level::Unknown`].
#[must_use]
pub fn compare_tools_within(
    old: &ToolList,
    new: &ToolList,
    callers: Callers,
    left: &mut u64,
) -> ToolComparison {
    let by_name = |list: &'_ ToolList| -> BTreeMap<String, usize> {
        let tools = list.tools().iter().enumerate();
        tools.map(|(at, tool)| (tool.name.clone(), at)).collect()
    };
    let (before, after) = (by_name(old), by_name(new));
    let gone_or_changed = old.tools().iter().filter_map(|tool| {
        let now = after.get(&tool.name).and_then(|at| new.tools().get(*at));
        match now {
            Some(now) => changed(tool, now, callers, left),
            None => Some(gone(tool, left)),
        }
    });
    let added = new.tools().iter();
    let added = added.filter(|tool| !before.contains_key(&tool.name));
    ToolComparison {
        tools: gone_or_changed.chain(added.map(new_tool)).collect(),
    }
}

fn whole(tool: &ToolDefinition, fate: ToolFate, level: Level) -> ToolChange {
    let is_whole = fate != ToolFate::Changed;
    ToolChange {
        name: tool.name.clone(),
        fate,
        level,
        text: if is_whole { Text::Changed } else { Text::Same },
        changes: Vec::new(),
    }
}

fn new_tool(tool: &ToolDefinition) -> ToolChange {
    let mut all = whole(tool, ToolFate::New, Level::Minor);
    if let Some(Err(error)) = tool.input.as_ref().map(SchemaText::compile) {
        let words = format!("is refused: {}", error.summary());
        all.add(
            Some(Side::Input),
            change(Level::Minor, Text::Same, "", words),
        );
    }
    all
}

/// A call that was accepted shows that a tool is gone.
fn gone(tool: &ToolDefinition, left: &mut u64) -> ToolChange {
    let mut all = whole(tool, ToolFate::Gone, Level::Major);
    let arguments = tool.input.as_ref().filter(|_| *left > 0).and_then(|input| {
        *left = left.saturating_sub((input.text.len() as u64).saturating_mul(PER_BYTE));
        let version = version(input).ok()?;
        super::comparison::accepted(version, left)
    });
    let call = Doc::Object(vec![
        ("name".to_owned(), Doc::string(&tool.name)),
        (
            "arguments".to_owned(),
            Doc::Scalar(arguments.unwrap_or_else(|| "{}".to_owned())),
        ),
    ]);
    let mut gone = change(
        Level::Major,
        Text::Changed,
        "",
        "the tool is gone".to_owned(),
    );
    gone.witness = Some(call.text());
    all.add(None, gone);
    all
}

fn change(level: Level, text: Text, pointer: &str, words: String) -> Change {
    Change {
        level,
        text,
        pointer: pointer.to_owned(),
        words,
        old: None,
        new: None,
        witness: None,
    }
}

/// Returns how a tool changed; `None` if it is the same.
fn changed(
    old: &ToolDefinition,
    new: &ToolDefinition,
    callers: Callers,
    left: &mut u64,
) -> Option<ToolChange> {
    let mut all = whole(new, ToolFate::Changed, Level::None);
    let said = |tool: &ToolDefinition| -> BTreeMap<String, String> {
        let description = tool.description.iter();
        let description =
            description.map(|text| ("description".to_owned(), Doc::string(text).text()));
        description.chain(tool.others.iter().cloned()).collect()
    };
    let (before, after) = (said(old), said(new));
    let mut names: Vec<&String> = before.keys().collect();
    names.extend(after.keys().filter(|name| !before.contains_key(*name)));
    names.sort_by_key(|name| *name != "description");
    for name in names {
        let (was, is) = (before.get(name), after.get(name));
        // By value: white space and the order of members mean nothing.
        let canonical =
            |text: Option<&String>| text.map(|text| Tree::of_valid(text).root().canonical());
        if canonical(was) == canonical(is) {
            continue;
        }
        let words = match (was, is) {
            (None, _) => "is new",
            (_, None) => "is gone",
            _ => "says something else",
        };
        let mut change = change(
            Level::Patch,
            Text::Changed,
            &saop_json::pointer::below("", name),
            words.to_owned(),
        );
        (change.old, change.new) = (was.cloned(), is.cloned());
        all.add(None, change);
    }
    let (input, output) = (old.input.as_ref(), old.output.as_ref());
    all.schemas(Side::Input, input, new.input.as_ref(), callers, left);
    all.schemas(Side::Output, output, new.output.as_ref(), callers, left);
    (!all.changes.is_empty() || all.level > Level::None).then_some(all)
}

impl ToolChange {
    fn schemas(
        &mut self,
        side: Side,
        old: Option<&SchemaText>,
        new: Option<&SchemaText>,
        callers: Callers,
        left: &mut u64,
    ) {
        let open = SchemaText::new("{}".to_owned(), 0);
        let (old, new) = match (side, old, new) {
            (_, None, None) => return,
            (_, Some(old), Some(new)) => (old, new),
            // Without a schema, results are anything.
            (Side::Output, _, _) => (old.unwrap_or(&open), new.unwrap_or(&open)),
            (Side::Input, _, _) => {
                let words = if new.is_some() { "is new" } else { "is gone" };
                let words =
                    format!("{words}; without a schema, only the provider knows the arguments");
                return self.add(Some(side), change(Level::Unknown, Text::Changed, "", words));
            }
        };
        let canonical = |schema: &SchemaText| Tree::of_valid(&schema.text).root().canonical();
        if *left == 0 && canonical(old) != canonical(new) {
            let words =
                "is another one; comparing the list takes more steps than it may".to_owned();
            return self.add(Some(side), change(Level::Unknown, Text::Changed, "", words));
        }
        let bytes = (old.text.len() + new.text.len()) as u64;
        *left = left.saturating_sub(bytes.saturating_mul(PER_BYTE));
        let writers = match side {
            Side::Input => Writers::Old,
            Side::Output => Writers::New,
        };
        let found = version(old).map_err(|why| format!("the old schema is refused: {why}"));
        let found = found.and_then(|old| {
            let new = version(new).map_err(|why| format!("the new schema is refused: {why}"))?;
            between(old, new, callers, writers, left).map_err(|error| error.to_string())
        });
        match found {
            Ok(found) => self.take(side, found),
            Err(why) => match without_compiling(old, new) {
                Some(found) => self.take(side, found),
                None => self.add(
                    Some(side),
                    change(
                        Level::Unknown,
                        Text::Changed,
                        "",
                        format!("cannot be compared: {why}"),
                    ),
                ),
            },
        }
    }

    fn take(&mut self, side: Side, found: Comparison) {
        self.level = self.level.and(found.level);
        for change in found.changes {
            self.text = self.text.max(change.text);
            self.changes.push((Some(side), change));
        }
    }
}

/// Compares schemas of which one is refused: they are the same, or differ in annotations alone.
fn without_compiling(old: &SchemaText, new: &SchemaText) -> Option<Comparison> {
    // A reference could lead into an annotation.
    const PLACES: [&str; 5] = [
        "/$comment",
        "/default",
        "/description",
        "/example",
        "/title",
    ];
    let canonical = |text: &str| Tree::of_valid(text).root().canonical();
    if canonical(&old.text) == canonical(&new.text) {
        return Some(Comparison::none());
    }
    let is_plain = [old, new].into_iter().all(|schema| {
        // Where a reference could spell it otherwise, it is not looked for.
        !schema.text.contains(['%', '\\'])
            && PLACES.iter().all(|place| !schema.text.contains(place))
    });
    let bare = |schema: &SchemaText| canonical(&without_annotations(&schema.text));
    (is_plain && bare(old) == bare(new)).then(|| Comparison {
        level: Level::Patch,
        text: Text::Changed,
        changes: vec![change(
            Level::Patch,
            Text::Changed,
            "",
            "has other annotations".to_owned(),
        )],
    })
}

fn version(schema: &SchemaText) -> Result<Version<'_>, String> {
    let compiled = schema.compile().map_err(|error| error.summary())?;
    Ok(Version {
        default_dialect: compiled.dialect(),
        ..Version::new(&schema.text)
    })
}
