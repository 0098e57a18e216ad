//! Compares two lists of tools by what the change means for those who call the tools. SPEC X4.
//!
//! Invariant: what callers give, the arguments, may only become wider; what they get, the results, only narrower. Where that
//! is not proven, the change is major.

use std::collections::BTreeMap;
use std::fmt;

use saop_json::{JsonKind, JsonRef, Tree};
use saop_tools::{SchemaText, ToolDefinition, ToolList, without_annotations};

use super::change::{Change, Level};
use super::comparison::{Comparison, compare_foreign};
use super::deadline::{Deadline, EACH};
use super::documents::Version;

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
    undecided: Option<String>,
    changes: Vec<Change>,
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

impl ToolComparison {
    /// Returns the level of the whole change: the largest of all tools, [`Level::Patch`] if nothing changed.
    #[must_use]
    pub fn level(&self) -> Level {
        let levels = self.tools.iter().map(ToolChange::level);
        levels.max().unwrap_or(Level::Patch)
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

    /// Returns what that means for callers: [`Level::Patch`] if every call is accepted or refused as before,
    /// [`Level::Minor`] if every call that was accepted still is, otherwise [`Level::Major`].
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns why the level could not be told, if it is major for that alone.
    #[must_use]
    pub fn undecided(&self) -> Option<&str> {
        self.undecided.as_deref()
    }

    /// Returns every difference of a tool that is in both lists. Pointers begin at the definition, such as
    /// `/inputSchema/required`, in the form that MCP has.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }
}

/// Says what the change means for callers, such as ``read_file: major, calls that were accepted are refused``.
impl fmt::Display for ToolChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, level) = (&self.name, self.level);
        match (self.fate, level) {
            (ToolFate::New, _) => write!(f, "{name}: {level}, a new tool"),
            (ToolFate::Gone, _) => write!(f, "{name}: {level}, the tool is gone"),
            (_, Level::Patch) => write!(f, "{name}: {level}, every call means what it did"),
            (_, Level::Minor) => {
                write!(f, "{name}: {level}, every call that was accepted still is")
            }
            (_, Level::Major) => match &self.undecided {
                Some(why) => write!(
                    f,
                    "{name}: {level}, it cannot be told whether every call that was accepted still is: {why}"
                ),
                None => write!(f, "{name}: {level}, a call that was accepted may fail"),
            },
        }
    }
}

/// Compares two lists of tools, tool by tool. The schemas are of 2020-12 where they do not say what dialect they are.
///
/// It does not fail: a tool whose schemas cannot be compared is a major change, and says why. Schemas have two seconds each, and
/// twenty together; after one that was given up, none is compared, and a thread may be left behind (see [`compare`](crate::compare)).
///
/// ```
/// use saop_compat::{Level, compare_tools};
/// use saop_tools::ToolList;
///
/// let old = ToolList::parse(r#"{"read_file": {"required": ["path"]}, "now": {}}"#)?;
/// let new = ToolList::parse(r#"{"read_file": {}, "search": {}}"#)?;
/// let found = compare_tools(&old, &new);
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
pub fn compare_tools(old: &ToolList, new: &ToolList) -> ToolComparison {
    let by_name = |list: &'_ ToolList| -> BTreeMap<String, usize> {
        let tools = list.tools().iter().enumerate();
        tools.map(|(at, tool)| (tool.name.clone(), at)).collect()
    };
    let (before, after) = (by_name(old), by_name(new));
    let mut deadline = Deadline::new();
    let gone_or_changed = old.tools().iter().filter_map(|tool| {
        let now = after.get(&tool.name).and_then(|at| new.tools().get(*at));
        match now {
            Some(now) => changed(tool, now, &mut deadline),
            None => Some(whole(tool, ToolFate::Gone, Level::Major)),
        }
    });
    let added = new.tools().iter();
    let added = added.filter(|tool| !before.contains_key(&tool.name));
    let added = added.map(new_tool);
    ToolComparison {
        tools: gone_or_changed.chain(added).collect(),
    }
}

fn new_tool(tool: &ToolDefinition) -> ToolChange {
    let mut all = whole(tool, ToolFate::New, Level::Minor);
    if let Some(Err(error)) = tool.input.as_ref().map(SchemaText::compile) {
        let words = format!("is refused: {}", error.summary());
        all.add(Level::Minor, "/inputSchema", &words);
    }
    all
}

fn whole(tool: &ToolDefinition, fate: ToolFate, level: Level) -> ToolChange {
    ToolChange {
        name: tool.name.clone(),
        fate,
        level,
        undecided: None,
        changes: Vec::new(),
    }
}

/// Returns how a tool changed; `None` if it is the same.
fn changed(
    old: &ToolDefinition,
    new: &ToolDefinition,
    deadline: &mut Deadline,
) -> Option<ToolChange> {
    let mut all = whole(new, ToolFate::Changed, Level::Patch);
    if old.description != new.description {
        all.add(Level::Patch, "/description", "says something else");
    }
    // By value: white space and the order of members mean nothing.
    let others = |tool: &ToolDefinition| -> BTreeMap<String, String> {
        let others = tool.others.iter();
        others
            .map(|(name, text)| (name.clone(), Tree::of_valid(text).root().canonical()))
            .collect()
    };
    let (before, after) = (others(old), others(new));
    for (name, text) in &before {
        match after.get(name) {
            None => all.add(Level::Patch, &pointer(name), "is gone"),
            Some(now) if now != text => all.add(Level::Patch, &pointer(name), "is not the same"),
            Some(_) => {}
        }
    }
    for name in after.keys().filter(|name| !before.contains_key(*name)) {
        all.add(Level::Patch, &pointer(name), "is new");
    }
    all.arguments(old.input.as_ref(), new.input.as_ref(), deadline);
    all.results(old.output.as_ref(), new.output.as_ref(), deadline);
    (!all.changes.is_empty() || all.level > Level::Patch).then_some(all)
}

fn pointer(name: &str) -> String {
    saop_json::pointer::below("", name)
}

impl ToolChange {
    fn add(&mut self, level: Level, pointer: &str, words: &str) {
        self.level = self.level.max(level);
        self.changes.push(Change {
            level,
            pointer: pointer.to_owned(),
            words: words.to_owned(),
        });
    }

    /// Adds what a comparison found of the schema at `place`. `level` says what a change means for callers.
    fn take(&mut self, place: &str, found: &Comparison, level: impl Fn(&Change) -> Level) {
        for change in found.changes() {
            self.changes.push(Change {
                level: level(change),
                pointer: format!("{place}{}", change.pointer()),
                words: change.words.clone(),
            });
        }
    }

    /// Whether two schemas accept the same because they say the same, annotations aside. Those are noted.
    fn is_same(&mut self, place: &str, old: &SchemaText, new: &SchemaText) -> bool {
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
            return true;
        }
        let is_plain = [old, new].into_iter().all(|schema| {
            // Where a reference could spell it otherwise, it is not looked for.
            let is_escaped = schema.text.contains(['%', '\\']);
            !is_escaped && PLACES.iter().all(|place| !schema.text.contains(place))
        });
        let bare = |schema: &SchemaText| canonical(&without_annotations(&schema.text));
        let is_same = is_plain && bare(old) == bare(new);
        if is_same {
            self.add(Level::Patch, place, "has other annotations");
        }
        is_same
    }

    fn arguments(
        &mut self,
        old: Option<&SchemaText>,
        new: Option<&SchemaText>,
        deadline: &mut Deadline,
    ) {
        const PLACE: &str = "/inputSchema";
        match (old, new) {
            (None, None) => {}
            (Some(old), Some(new)) if self.is_same(PLACE, old, new) => {}
            (Some(old), Some(new)) => match compared(old, new, deadline) {
                Ok(found) => {
                    self.take(PLACE, &found, Change::level);
                    self.raise(&found);
                }
                Err(why) => self.cannot_tell(PLACE, why),
            },
            (None, Some(_)) => self.add(Level::Major, PLACE, "is new"),
            (Some(_), None) => self.add(Level::Major, PLACE, "is gone"),
        }
    }

    fn results(
        &mut self,
        old: Option<&SchemaText>,
        new: Option<&SchemaText>,
        deadline: &mut Deadline,
    ) {
        const PLACE: &str = "/outputSchema";
        match (old, new) {
            (None, None) => {}
            (Some(old), Some(new)) if self.is_same(PLACE, old, new) => {}
            (Some(old), Some(new)) => {
                // Whoever reads results by the old schema has to be able to read those of the new one.
                match (compared(old, new, deadline), compared(new, old, deadline)) {
                    // The way back was not begun.
                    (Ok(found), _) if found.was_given_up() => {
                        self.take(PLACE, &found, Change::level);
                        self.raise(&found);
                    }
                    (Ok(found), Ok(back)) => {
                        let level_back = |change: &Change| {
                            let mut all = back.changes().iter();
                            let same = all.find(|other| other.pointer() == change.pointer());
                            same.map_or(back.level(), Change::level)
                        };
                        self.take(PLACE, &found, level_back);
                        self.raise(&back);
                    }
                    (Err(why), _) | (_, Err(why)) => self.cannot_tell(PLACE, why),
                }
            }
            (None, Some(_)) => self.add(Level::Minor, PLACE, "is new"),
            (Some(_), None) => self.add(Level::Major, PLACE, "is gone"),
        }
    }

    fn raise(&mut self, found: &Comparison) {
        let level = found.level();
        if level == Level::Major && !found.is_proven() && self.level < Level::Major {
            self.undecided = Some(if found.was_given_up() {
                let most = EACH.as_secs();
                format!("comparing the schemas takes longer than {most} s")
            } else {
                "the schemas are too different or too complex".to_owned()
            });
        } else if level == Level::Major {
            self.undecided = None;
        }
        self.level = self.level.max(level);
    }

    fn cannot_tell(&mut self, place: &str, why: String) {
        let was_major = self.level == Level::Major;
        self.add(Level::Major, place, "cannot be compared");
        if !was_major {
            self.undecided = Some(why);
        }
    }
}

fn compared(
    old: &SchemaText,
    new: &SchemaText,
    deadline: &mut Deadline,
) -> Result<Comparison, String> {
    let (old, new) = (version("old", old)?, version("new", new)?);
    compare_foreign(old, new, &|_| true, deadline).map_err(|error| error.to_string())
}

fn version<'a>(what: &str, schema: &'a SchemaText) -> Result<Version<'a>, String> {
    let compiled = schema.compile();
    let compiled =
        compiled.map_err(|error| format!("the {what} schema is refused: {}", error.summary()))?;
    if !is_precise(&schema.text) {
        return Err(format!(
            "the {what} schema has a number with more digits than are compared"
        ));
    }
    Ok(Version {
        default_dialect: compiled.dialect(),
        ..Version::new(&schema.text)
    })
}

/// Whether every number of a schema is compared as it is written: as an integer of 64 bits, or as a float that has all of its
/// digits.
fn is_precise(text: &str) -> bool {
    /// So many digits are never lost.
    const DIGITS: usize = 15;
    let tree = Tree::of_valid(text);
    let mut numbers = tree.root().below().chain([tree.root()]);
    numbers.all(|node| {
        let number = JsonRef::of_valid(node.text());
        if number.kind() != JsonKind::Number {
            return true;
        }
        let mantissa = node.text().split(['e', 'E']).next().unwrap_or_default();
        let digits = mantissa.bytes().filter(u8::is_ascii_digit).count();
        number.as_u64().is_some() || number.as_i64().is_some() || digits <= DIGITS
    })
}
