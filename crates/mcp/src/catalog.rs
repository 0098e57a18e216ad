//! The tools that a server lists, page by page, each with its verdict.
//!
//! Invariant: a catalog is complete. It has every page of one listing, or there is none.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use saop_json::{JsonKind, JsonRef, NodeRef, Tree, push_string};
use saop_schema::{Found, Schema, Violation, Work};
use saop_tools::{Tool, ToolOptions, ToolRegistry};

use crate::answer::without;
use crate::pins::{Book, Judgement, OnChange, held};
use crate::rpc::{members, wrong};
use crate::shape::{Fault, breach, output, refused};
use crate::version::Version;

/// How many subschemas, and about how many states of patterns, the tools of a list may have together: as many as a single schema. A
/// subschema takes about a kilobyte.
const MOST_SUBSCHEMAS: usize = 1 << 18;
const MOST_PATTERN_STATES: u64 = 1 << 20;
/// More tools, and pages, are not read.
const MOST_TOOLS: usize = 1 << 16;
const MOST_PAGES: usize = 1 << 12;
/// Of more tools, a hint is not worth the time.
const MOST_NAMES: usize = 2_000;

/// A tool of a list.
#[derive(Debug)]
pub(crate) struct Listed {
    /// Its definition, as it is written.
    text: String,
    /// Its name, unless it has none.
    pub(crate) name: Option<String>,
    pub(crate) state: State,
    /// The tool alone, with its schemas as far as they can be checked.
    tools: ToolRegistry,
    /// How it stands to what was pinned.
    pub(crate) pinned: Judgement,
    pub(crate) schemas: Schemas,
    /// Whether it is unchecked only since the list had no room for its schemas.
    lacks_room: bool,
}

/// What schemas take.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Schemas {
    subschemas: usize,
    pattern_states: u64,
}

impl Schemas {
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self {
            subschemas: self.subschemas + other.subschemas,
            pattern_states: self.pattern_states + other.pattern_states,
        }
    }

    /// Whether the tools of a list may have as many.
    pub(crate) const fn fit(self) -> bool {
        self.subschemas <= MOST_SUBSCHEMAS && self.pattern_states <= MOST_PATTERN_STATES
    }
}

/// What is known of a tool.
#[derive(Debug)]
pub(crate) enum State {
    /// Its calls and results are checked.
    Checked,
    /// A schema cannot be checked, for this reason; the other one is.
    Unchecked(String),
    /// It breaks a rule, and no client is to see it.
    Removed(String),
}

impl Listed {
    /// Reads a definition.
    fn of<'a>(tree: &'a Tree<'a>, tool: NodeRef<'a>, version: Version, max_depth: usize) -> Self {
        let name = tool.member("name").and_then(NodeRef::string);
        let mut listed = Self {
            text: tool.text().to_owned(),
            name: name.map(Cow::into_owned),
            state: State::Checked,
            tools: ToolRegistry::new(),
            pinned: Judgement::Same,
            schemas: Schemas::default(),
            lacks_room: false,
        };
        if let Some(reason) = breach(tree, tool, version, max_depth) {
            listed.state = State::Removed(reason);
            return listed;
        }
        let output = output(tool, version);
        if let Err(reason) = listed.compile(tool.member("inputSchema"), output) {
            listed.state = State::Unchecked(reason);
            return listed;
        }
        let known = listed.tool();
        let input = known.and_then(Tool::refusal);
        let input = input.and_then(|_| tool.member("inputSchema").and_then(refused));
        let output = output.filter(|_| known.is_some_and(|tool| tool.output_schema().is_none()));
        let output = output.and_then(refused);
        listed.state = match (input, output) {
            (Some(Fault::Broken(reason)), _) => State::Removed(format!("inputSchema: {reason}")),
            (_, Some(Fault::Broken(reason))) => State::Removed(format!("outputSchema: {reason}")),
            (Some(Fault::Unsupported(reason)), _) => {
                State::Unchecked(format!("inputSchema: {reason}"))
            }
            (None, Some(Fault::Unsupported(reason))) => {
                State::Unchecked(format!("outputSchema: {reason}"))
            }
            (None, _) => State::Checked,
        };
        listed
    }

    /// Compares it with its pin. One that is held back is as if it broke a rule.
    fn pin(&mut self, book: &mut Book) {
        let (Some(name), false) = (&self.name, self.is_removed()) else {
            return;
        };
        self.pinned = book.judge(name, &self.text);
        let reason = match &self.pinned {
            Judgement::Changed(change) => held(change),
            Judgement::Unpinned(reason) => reason.clone(),
            Judgement::Same | Judgement::New => return,
        };
        if book.on_change == OnChange::Hold {
            self.state = State::Removed(reason);
        }
    }

    /// Whether no client is to see it.
    pub(crate) const fn is_removed(&self) -> bool {
        matches!(self.state, State::Removed(_))
    }

    /// Compiles its schemas. Fails if they are more than a registry takes.
    fn compile(
        &mut self,
        input: Option<NodeRef<'_>>,
        output: Option<NodeRef<'_>>,
    ) -> Result<(), String> {
        let mut list = String::from("[{\"name\":");
        push_string(&mut list, self.name.as_deref().unwrap_or_default());
        for (member, schema) in [("inputSchema", input), ("outputSchema", output)] {
            if let Some(schema) = schema {
                list.push_str(",\"");
                list.push_str(member);
                list.push_str("\":");
                list.push_str(schema.text());
            }
        }
        list.push_str("}]");
        let options = ToolOptions::new().with_allow_unchecked(true);
        let tools = ToolRegistry::from_json_with(&list, options);
        self.tools = tools.map_err(|error| error.to_string())?;
        let tool = self.tools.iter().next();
        let schemas = tool.map(|tool| [tool.schema(), tool.output_schema()]);
        for schema in schemas.into_iter().flatten().flatten() {
            self.schemas = self.schemas.plus(Schemas {
                subschemas: schema.subschemas(),
                pattern_states: schema.pattern_states(),
            });
        }
        Ok(())
    }

    fn tool(&self) -> Option<&Tool> {
        self.tools.iter().next()
    }

    /// Whether its calls are checked.
    pub(crate) fn checks_calls(&self) -> bool {
        self.tool().is_some_and(|tool| tool.schema().is_some())
    }

    /// Whether its results are checked.
    pub(crate) fn checks_results(&self) -> bool {
        self.output_schema().is_some()
    }

    /// Returns the schema of its arguments, if calls of it may be made and are checked.
    pub(crate) fn input_schema(&self) -> Option<&Schema> {
        self.tool().filter(|_| !self.is_removed())?.schema()
    }

    /// Returns the schema of its results, if they are checked.
    pub(crate) fn output_schema(&self) -> Option<&Schema> {
        self.tool()?.output_schema()
    }

    /// Returns how many bytes its definition has.
    pub(crate) const fn bytes(&self) -> usize {
        self.text.len()
    }

    /// Returns it as one for whose schemas there is no room. One that is not to be called stays so.
    fn unchecked(&self, reason: String) -> Self {
        let state = match &self.state {
            State::Removed(reason) => State::Removed(reason.clone()),
            State::Checked | State::Unchecked(_) => State::Unchecked(reason),
        };
        Self {
            text: self.text.clone(),
            name: self.name.clone(),
            state,
            tools: ToolRegistry::new(),
            pinned: self.pinned.clone(),
            schemas: Schemas::default(),
            lacks_room: true,
        }
    }

    /// Returns why the arguments of a call are wrong, if they are. Arguments that are not there are an empty object. Pointers are those
    /// in the arguments.
    pub(crate) fn violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        arguments: Option<NodeRef<'a>>,
    ) -> Vec<Violation> {
        let Some(tool) = self.tool() else {
            return Vec::new();
        };
        let Some(arguments) = arguments else {
            let empty = self.tools.check_call(tool.name(), b"{}");
            return empty.map_or_else(|error| error.violations().to_vec(), |_| Vec::new());
        };
        let work = || Work::of(arguments.text().len());
        if tool.accepts(JsonRef::of_valid(arguments.text()), &mut work()) {
            return Vec::new();
        }
        arranged(tool.violations(tree, arguments, "", &mut work()), tree)
    }

    /// Returns why a structured result is wrong, if it is. Pointers are those in the result.
    pub(crate) fn result_violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        content: NodeRef<'a>,
    ) -> Vec<Violation> {
        let Some(tool) = self.tool() else {
            return Vec::new();
        };
        let mut work = Work::of(content.text().len());
        arranged(tool.result_violations(tree, content, "", &mut work), tree)
    }
}

fn arranged<'a>(found: Found, tree: &'a Tree<'a>) -> Vec<Violation> {
    if found.is_empty() {
        return Vec::new();
    }
    let source = tree.root().text();
    found
        .into_error("value", source.as_bytes())
        .violations()
        .to_vec()
}

/// A page of a list, as the result of `tools/list` has it.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) tools: Vec<Arc<Listed>>,
    /// The changes to the message that take the tools out that break a rule.
    pub(crate) changes: Vec<(Range<usize>, String)>,
    next: Option<String>,
    ttl: Option<u64>,
}

/// The `_meta` key of a list with the tools that were taken out of it: an array of objects with `name` and `reason`.
pub const REMOVED_TOOLS: &str = "ai.devs.saop/removedTools";

impl Page {
    /// Reads the result of `tools/list`. `known` has tools that were read before, `book` what is pinned.
    pub(crate) fn read<'a>(
        tree: &'a Tree<'a>,
        result: NodeRef<'a>,
        version: Version,
        max_depth: usize,
        known: Option<&Catalog>,
        mut book: Option<&mut Book>,
    ) -> Result<Self, String> {
        let [tools, next, ttl, meta] = members(result, ["tools", "nextCursor", "ttlMs", "_meta"])?;
        let Some(array) = tools.filter(|tools| tools.kind() == JsonKind::Array) else {
            return Err(tools.map_or_else(
                || wrong("a list with `tools`", result),
                |tools| wrong("an array of tools in `tools`", tools),
            ));
        };
        let next = match next {
            None => None,
            Some(next) if next.kind() == JsonKind::Null => None,
            Some(next) => match next.string() {
                Some(cursor) => Some(cursor.into_owned()),
                None => return Err(wrong("a string as `nextCursor`", next)),
            },
        };
        let ttl = ttl.and_then(|ttl| JsonRef::of_valid(ttl.text()).as_u64());
        let mut page = Self {
            tools: Vec::new(),
            changes: Vec::new(),
            next,
            ttl,
        };
        let mut items = Vec::new();
        for tool in array.items() {
            if items.len() == MOST_TOOLS {
                return Err(format!(
                    "expected at most {MOST_TOOLS} tools, but found more"
                ));
            }
            let before = known.and_then(|known| known.by_text.get(tool.text()));
            let listed = before.map_or_else(
                || {
                    let mut listed = Listed::of(tree, tool, version, max_depth);
                    if let Some(book) = &mut book {
                        listed.pin(book);
                    }
                    Arc::new(listed)
                },
                Arc::clone,
            );
            items.push((tool.span(), !listed.is_removed()));
            page.tools.push(listed);
        }
        if items.iter().any(|(_, stays)| !stays) {
            let span = array.span();
            page.changes = without(&items, span.start + 1..span.end - 1);
            page.changes.extend(page.told(result, meta));
            page.changes.sort_by_key(|(range, _)| range.start);
        }
        Ok(page)
    }

    /// Returns the change that names what was taken out in `_meta`. A `_meta` of another type stays as it is.
    fn told(
        &self,
        result: NodeRef<'_>,
        meta: Option<NodeRef<'_>>,
    ) -> Option<(Range<usize>, String)> {
        let mut entry = String::new();
        push_string(&mut entry, REMOVED_TOOLS);
        entry.push_str(":[");
        for tool in &self.tools {
            let State::Removed(reason) = &tool.state else {
                continue;
            };
            if !entry.ends_with('[') {
                entry.push(',');
            }
            entry.push_str("{\"name\":");
            match &tool.name {
                Some(name) => push_string(&mut entry, name),
                None => entry.push_str("null"),
            }
            entry.push_str(",\"reason\":");
            push_string(&mut entry, reason);
            entry.push('}');
        }
        entry.push(']');
        let (object, text) = match meta {
            None => (result, format!("\"_meta\":{{{entry}}}")),
            Some(meta) if meta.kind() == JsonKind::Object => (meta, entry),
            Some(_) => return None,
        };
        let comma = if object.members().next().is_some() {
            ","
        } else {
            ""
        };
        let at = object.span().start + 1;
        Some((at..at, format!("{text}{comma}")))
    }

    /// Returns the cursor of the next page, if there is one.
    pub(crate) fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }
}

/// The pages of a listing so far.
#[derive(Debug)]
pub(crate) struct Pages {
    tools: Vec<Arc<Listed>>,
    count: usize,
    bytes: usize,
    schemas: Schemas,
    ttl: Option<u64>,
    /// The cursor of the page that is missing.
    pub(crate) next: Option<String>,
    /// How often the list had changed when the listing began.
    pub(crate) changes: u64,
}

impl Pages {
    /// Creates a listing that begins after so many changes.
    pub(crate) const fn new(changes: u64) -> Self {
        Self {
            tools: Vec::new(),
            count: 0,
            bytes: 0,
            schemas: Schemas {
                subschemas: 0,
                pattern_states: 0,
            },
            ttl: None,
            next: None,
            changes,
        }
    }

    /// Adds the next page. Fails if the list is larger than is kept.
    pub(crate) fn push(&mut self, page: Page, max_bytes: usize) -> Result<(), String> {
        self.count += 1;
        if self.count > MOST_PAGES {
            return Err(format!(
                "expected at most {MOST_PAGES} pages, but found more"
            ));
        }
        for mut tool in page.tools {
            self.bytes += tool.bytes();
            if self.bytes > max_bytes {
                return Err(format!(
                    "expected tools of at most {max_bytes} bytes, but found more"
                ));
            }
            if self.tools.len() == MOST_TOOLS {
                return Err(format!(
                    "expected at most {MOST_TOOLS} tools, but found more"
                ));
            }
            let schemas = self.schemas.plus(tool.schemas);
            if schemas.fit() {
                self.schemas = schemas;
            } else {
                tool = Arc::new(tool.unchecked(format!(
                    "the schemas of all tools have more than {MOST_SUBSCHEMAS} subschemas, or patterns of more than \
                     {MOST_PATTERN_STATES} states"
                )));
            }
            self.tools.push(tool);
        }
        self.ttl = self.ttl.into_iter().chain(page.ttl).min();
        self.next = page.next;
        Ok(())
    }

    /// Makes the catalog of all pages.
    pub(crate) fn finish(self, now: u64) -> Catalog {
        let mut by_text = HashMap::new();
        let mut by_name: HashMap<String, Arc<Listed>> = HashMap::new();
        for tool in &self.tools {
            // In another list, there may be room for it.
            if !tool.lacks_room {
                by_text.insert(tool.text.clone(), Arc::clone(tool));
            }
            let Some(name) = &tool.name else {
                continue;
            };
            let place = by_name
                .entry(name.clone())
                .or_insert_with(|| Arc::clone(tool));
            if place.is_removed() {
                *place = Arc::clone(tool);
            } else if place.text != tool.text && !tool.is_removed() {
                *place = Arc::new(ambiguous(name));
            }
        }
        Catalog {
            by_text,
            by_name,
            names: OnceLock::new(),
            fresh_until: self.ttl.map(|ttl| now.saturating_add(ttl)),
            changes: self.changes,
        }
    }
}

/// A name that two tools have, of which nobody knows which one a call means.
fn ambiguous(name: &str) -> Listed {
    let reason = "the list has it twice, with different definitions".to_owned();
    Listed {
        text: String::new(),
        name: Some(name.to_owned()),
        state: State::Unchecked(reason),
        tools: ToolRegistry::new(),
        pinned: Judgement::Same,
        schemas: Schemas::default(),
        lacks_room: false,
    }
}

/// All tools of a server.
#[derive(Debug)]
pub(crate) struct Catalog {
    by_text: HashMap<String, Arc<Listed>>,
    by_name: HashMap<String, Arc<Listed>>,
    /// The names alone, to find the nearest one.
    names: OnceLock<ToolRegistry>,
    /// Until when it may be used, if the server said so.
    fresh_until: Option<u64>,
    /// How often the list had changed when its listing began.
    pub(crate) changes: u64,
}

impl Catalog {
    /// Whether it may be used, after so many changes of the list.
    pub(crate) fn is_fresh(&self, now: u64, changes: u64) -> bool {
        self.changes == changes && self.fresh_until.is_none_or(|until| now <= until)
    }

    /// Takes out the tools that calls may mean.
    pub(crate) fn into_tools(self) -> impl Iterator<Item = Arc<Listed>> {
        self.by_name.into_values()
    }

    /// Returns the tool with a name.
    pub(crate) fn get(&self, name: &str) -> Option<&Arc<Listed>> {
        self.by_name.get(name)
    }

    /// Returns what to say of a name that no tool has.
    pub(crate) fn unknown(&self, name: &str) -> String {
        let names = self.names.get_or_init(|| self.all_names());
        let error = names.check_call(name, b"{}").err();
        let first = error.as_ref().and_then(|error| error.violations().first());
        first.map_or_else(
            || {
                format!(
                    "expected the name of a tool, but found {}",
                    saop_json::show::quote(name)
                )
            },
            |violation| violation.message().to_owned(),
        )
    }

    fn all_names(&self) -> ToolRegistry {
        let is_there = |tool: &&Arc<Listed>| !tool.is_removed();
        let mut names: Vec<_> = self.by_name.values().filter(is_there).collect();
        names.sort_by(|left, right| left.name.cmp(&right.name));
        let mut list = String::from("[");
        for name in names
            .iter()
            .take(MOST_NAMES)
            .filter_map(|tool| tool.name.as_deref())
        {
            if list.len() > 1 {
                list.push(',');
            }
            list.push_str("{\"inputSchema\":{},\"name\":");
            push_string(&mut list, name);
            list.push('}');
        }
        list.push(']');
        ToolRegistry::from_json(&list).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tool(name: &str, state: State, subschemas: usize) -> Arc<Listed> {
        Arc::new(Listed {
            text: name.to_owned(),
            state,
            schemas: Schemas {
                subschemas,
                pattern_states: 0,
            },
            ..ambiguous(name)
        })
    }

    fn catalog(tools: Vec<Arc<Listed>>) -> Catalog {
        let page = Page {
            tools,
            changes: Vec::new(),
            next: None,
            ttl: None,
        };
        let mut pages = Pages::new(0);
        pages.push(page, usize::MAX).unwrap();
        pages.finish(0)
    }

    // SPEC G5, G7
    #[test]
    fn what_is_held_back_stays_so_when_there_are_too_many_schemas() {
        let held = State::Removed("held".to_owned());
        let catalog = catalog(vec![
            tool("filler", State::Checked, MOST_SUBSCHEMAS),
            tool("held", held, 1),
            tool("more", State::Checked, 1),
        ]);
        assert!(catalog.get("held").unwrap().is_removed());
        let more = &catalog.get("more").unwrap().state;
        assert!(matches!(more, State::Unchecked(_)), "{more:?}");
    }

    // SPEC G7
    #[test]
    fn a_tool_of_an_earlier_list_counts_as_one_that_is_new() {
        let known = tool("known", State::Checked, 1);
        let list = |filler| {
            let filler = tool("filler", State::Checked, filler);
            catalog(vec![filler, Arc::clone(&known)])
        };
        let is_checked = |catalog: &Catalog| {
            let state = &catalog.get("known").unwrap().state;
            matches!(state, State::Checked)
        };
        let full = list(MOST_SUBSCHEMAS);
        assert!(!is_checked(&full));
        // Once there is room again, it is read again.
        assert!(full.by_text.contains_key("filler") && !full.by_text.contains_key("known"));
        assert!(is_checked(&list(MOST_SUBSCHEMAS - 1)));
    }
}
