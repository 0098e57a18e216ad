//! The tools that a server lists, page by page, each with its verdict.
//!
//! Invariant: a catalog is complete. It has every page of one listing, or there is none.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use saop_json::{JsonKind, JsonRef, NodeRef, Tree, push_string};
use saop_tools::ToolRegistry;

use crate::answer::without;
use crate::definition::{Definition, MOST_PATTERN_STATES, MOST_SUBSCHEMAS, Rules, Schemas, State};
use crate::definitions::Definitions;
use crate::listed::Listed;
use crate::pins::Book;
use crate::rpc::{members, wrong};
use crate::version::Version;

/// More tools, and pages, are not read.
const MOST_TOOLS: usize = 1 << 16;
const MOST_PAGES: usize = 1 << 12;
/// Of more tools, a hint is not worth the time.
const MOST_NAMES: usize = 2_000;
/// What a name takes among those of which the nearest one is looked for.
const NAME_BYTES: usize = 4096;

/// A page of a list, as the result of `tools/list` has it.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) tools: Vec<Arc<Listed>>,
    /// The changes to the message that take the tools out that break a rule.
    pub(crate) changes: Vec<(Range<usize>, String)>,
    next: Option<String>,
    early_end: Option<&'static str>,
    ttl: Option<u64>,
}

/// The list ends with an empty cursor.
const EMPTY_CURSOR: &str = "from the server: expected no `nextCursor` on the last page of the list of tools, but found an empty one";
/// The list ends where it would begin again.
const SAME_CURSOR: &str = "from the server: expected no `nextCursor` on the last page of the list of tools, but found one of an earlier page";
const SAME_PAGE: &str = "from the server: expected another page of the list of tools by `nextCursor`, but found an earlier one again";

/// The `_meta` key of a list with the tools that were taken out of it: an array of objects with `name` and `reason`.
pub const REMOVED_TOOLS: &str = "ai.devs.saop/removedTools";

impl Page {
    /// Reads the result of `tools/list`. `known` has tools of the list before, `definitions` what others have read, `earlier` the pages
    /// before this one, `book` what is pinned.
    pub(crate) fn read<'a>(
        tree: &'a Tree<'a>,
        result: NodeRef<'a>,
        rules: Rules,
        (known, definitions): (Option<&ByText>, &Definitions),
        earlier: Option<&Pages>,
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
        // Clients of the versions with `initialize` read on only if it is true, as JavaScript has it.
        let ends = |next: &String| next.is_empty() && rules.version < Version::V20260728;
        let early_end = next
            .as_ref()
            .filter(|next| ends(next))
            .map(|_| EMPTY_CURSOR);
        let next = next.filter(|_| early_end.is_none());
        // What is no number of milliseconds, such as -1, counts for none: the list is stale at once, not fresh for ever.
        let ttl = ttl.filter(|ttl| ttl.kind() != JsonKind::Null);
        let ttl = ttl.map(|ttl| JsonRef::of_valid(ttl.text()).as_u64().unwrap_or(0));
        let mut page = Self {
            tools: Vec::new(),
            changes: Vec::new(),
            next,
            early_end,
            ttl,
        };
        if let Some(book) = &mut book
            && earlier.is_none_or(|pages| pages.count == 0)
        {
            book.begin();
        }
        let mut items = Vec::new();
        let mut by_name: HashMap<String, Arc<Listed>> = HashMap::new();
        for tool in array.items() {
            if items.len() == MOST_TOOLS {
                return Err(format!(
                    "expected at most {MOST_TOOLS} tools, but found more"
                ));
            }
            let before = known.and_then(|known| known.get(tool.text()));
            let read = || Definition::of(tree, tool, rules);
            let new = || Listed::new(definitions.get_or(tool.text(), rules, read));
            let mut listed = before.map_or_else(|| Arc::new(new()), Arc::clone);
            let first = listed.name().and_then(|name| {
                let earlier = earlier.and_then(|pages| pages.by_name.get(name));
                earlier.or_else(|| by_name.get(name))
            });
            // Which of the two a call means, nobody knows.
            if !listed.is_removed() && first.is_some_and(|first| first.clashes_with(&listed)) {
                listed = Arc::new(listed.second_of_its_name());
            } else if let (Some(book), Some(new)) = (&mut book, Arc::get_mut(&mut listed)) {
                new.pin(book);
            }
            add(&mut by_name, &listed);
            items.push((tool.span(), !listed.is_removed()));
            page.tools.push(listed);
        }
        if let Some(book) = book {
            page.pinned(book, &mut items);
        }
        if items.iter().any(|(_, stays)| !stays) {
            let span = array.span();
            page.changes = without(&items, span.start + 1..span.end - 1);
        }
        page.changes.extend(page.told(result, meta));
        page.changes.sort_by_key(|(range, _)| range.start);
        Ok(page)
    }

    /// Has what is pinned now written. Tools whose pins cannot be written are as if they could not be pinned.
    fn pinned(&mut self, book: &mut Book, items: &mut [(Range<usize>, bool)]) {
        let lost = book.write();
        for (tool, (_, stays)) in self.tools.iter_mut().zip(items) {
            let is_first = tool.name().and_then(|name| lost.get(name));
            if let (Some(is_first), false) = (is_first, tool.is_of_one_list()) {
                *tool = Arc::new(tool.unwritten(book.on_change, *is_first));
                *stays = !tool.is_removed();
            }
        }
    }

    /// Returns the changes that name what was taken out in `_meta`, in place of what the server says under that name itself, or of a
    /// `_meta` that has no names.
    fn told(&self, result: NodeRef<'_>, meta: Option<NodeRef<'_>>) -> Vec<(Range<usize>, String)> {
        let own = meta.into_iter().flat_map(NodeRef::members);
        let own = own.filter(|(name, _)| name == REMOVED_TOOLS);
        let nothing = |value: NodeRef<'_>| (value.span(), "[]".to_owned());
        let mut changes: Vec<_> = own.map(|(_, value)| nothing(value)).collect();
        if !self.tools.iter().any(|tool| tool.is_removed()) {
            return changes;
        }
        let removed = self.removed();
        // Of several, a client takes the last one.
        if let Some((_, last)) = changes.last_mut() {
            *last = removed;
            return changes;
        }
        let entry = format!("\"{REMOVED_TOOLS}\":{removed}");
        let (object, text) = match meta {
            None => (result, format!("\"_meta\":{{{entry}}}")),
            Some(meta) if meta.kind() == JsonKind::Object => (meta, entry),
            Some(meta) => return vec![(meta.span(), format!("{{{entry}}}"))],
        };
        let comma = if object.members().next().is_some() {
            ","
        } else {
            ""
        };
        let at = object.span().start + 1;
        changes.push((at..at, format!("{text}{comma}")));
        changes
    }

    /// Returns the tools that were taken out, as JSON.
    fn removed(&self) -> String {
        let mut list = String::from("[");
        for tool in &self.tools {
            let State::Removed(reason) = &tool.state else {
                continue;
            };
            if list.len() > 1 {
                list.push(',');
            }
            list.push_str("{\"name\":");
            match tool.name() {
                Some(name) => push_string(&mut list, name),
                None => list.push_str("null"),
            }
            list.push_str(",\"reason\":");
            push_string(&mut list, reason);
            list.push('}');
        }
        list.push(']');
        list
    }
}

/// The pages of a listing so far.
#[derive(Debug)]
pub(crate) struct Pages {
    tools: Vec<Arc<Listed>>,
    by_name: HashMap<String, Arc<Listed>>,
    count: usize,
    bytes: usize,
    weight: usize,
    schemas: Schemas,
    ttl: Option<u64>,
    /// The cursor of the page that is missing.
    pub(crate) next: Option<String>,
    /// Why the last page is the last one, if it names another one.
    pub(crate) early_end: Option<&'static str>,
    /// Hashes of the cursors, and of the tools of each page so far, which may be long.
    cursors: HashSet<u64>,
    earlier: HashSet<u64>,
    /// How often the list had changed when the listing began.
    pub(crate) changes: u64,
}

impl Pages {
    /// Creates a listing that begins after so many changes.
    pub(crate) fn new(changes: u64) -> Self {
        Self {
            tools: Vec::new(),
            by_name: HashMap::new(),
            count: 0,
            bytes: 0,
            weight: 0,
            schemas: Schemas::NONE,
            ttl: None,
            next: None,
            early_end: None,
            cursors: HashSet::new(),
            earlier: HashSet::new(),
            changes,
        }
    }

    /// Returns about how many bytes the list takes so far, beside the definitions.
    pub(crate) const fn weight(&self) -> usize {
        self.weight
    }

    /// Adds the next page. A list that goes round in a circle ends where it begins again. Fails if it is larger than is kept.
    pub(crate) fn push(&mut self, mut page: Page, max_bytes: usize) -> Result<(), String> {
        self.count += 1;
        if self.count > MOST_PAGES {
            return Err(format!(
                "expected at most {MOST_PAGES} pages, but found more"
            ));
        }
        self.end_circle(&mut page);
        for mut tool in page.tools {
            self.bytes += tool.text().len();
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
            let schemas = self.schemas.plus(tool.definition.schemas);
            if schemas.fit() {
                self.schemas = schemas;
            } else {
                tool = Arc::new(tool.without_room(format!(
                    "the schemas of all tools have more than {MOST_SUBSCHEMAS} subschemas, or patterns of more than \
                     {MOST_PATTERN_STATES} states"
                )));
            }
            self.weight += tool.weight();
            add(&mut self.by_name, &tool);
            self.tools.push(tool);
        }
        self.ttl = self.ttl.into_iter().chain(page.ttl).min();
        (self.next, self.early_end) = (page.next, page.early_end);
        Ok(())
    }

    /// Takes the cursor from a page that leads back to an earlier one, and its tools if they are there already.
    fn end_circle(&mut self, page: &mut Page) {
        let Some(next) = &page.next else {
            return;
        };
        let texts: Vec<_> = page.tools.iter().map(|tool| tool.text()).collect();
        let is_new_page = self.earlier.insert(self.earlier.hasher().hash_one(&texts));
        let is_new_cursor = self.cursors.insert(self.cursors.hasher().hash_one(next));
        // A page without tools may come before others.
        if !is_new_page && !texts.is_empty() {
            page.early_end = Some(SAME_PAGE);
            page.tools.clear();
        } else if !is_new_cursor {
            page.early_end = Some(SAME_CURSOR);
        }
        if page.early_end.is_some() {
            page.next = None;
        }
    }

    /// Makes the catalog of all pages.
    ///
    /// A list for which the server names no time may be used for at most `max_age`, if there is one.
    pub(crate) fn finish(self, now: u64, max_age: Option<u64>) -> Catalog {
        let known = self.tools.iter().filter(|tool| !tool.is_of_one_list());
        let by_text = known.map(|tool| (Arc::clone(&tool.definition.text), Arc::clone(tool)));
        Catalog {
            by_text: Arc::new(by_text.collect()),
            by_name: self.by_name,
            names: OnceLock::new(),
            fresh_until: self.ttl.or(max_age).map(|age| now.saturating_add(age)),
            weight: self.weight,
            changes: self.changes,
            number: 0,
        }
    }
}

/// Adds a tool by its name, unless another one has it that is not taken out.
fn add(by_name: &mut HashMap<String, Arc<Listed>>, tool: &Arc<Listed>) {
    let Some(name) = tool.name() else {
        return;
    };
    let place = by_name
        .entry(name.to_owned())
        .or_insert_with(|| Arc::clone(tool));
    if place.is_removed() {
        *place = Arc::clone(tool);
    }
}

/// Tools by their definitions, as these are written.
pub(crate) type ByText = HashMap<Arc<str>, Arc<Listed>>;

/// All tools of a server.
#[derive(Debug)]
pub(crate) struct Catalog {
    pub(crate) by_text: Arc<ByText>,
    by_name: HashMap<String, Arc<Listed>>,
    /// The names alone, to find the nearest one.
    names: OnceLock<ToolRegistry>,
    /// Until when it may be used, if the server said so.
    fresh_until: Option<u64>,
    weight: usize,
    /// How often the list had changed when its listing began.
    pub(crate) changes: u64,
    /// How many lists had been read with it.
    pub(crate) number: u64,
}

impl Catalog {
    /// Returns about how many bytes the list takes, beside the definitions.
    pub(crate) fn weight(&self) -> usize {
        let names = self.names.get().map_or(0, |names| names.iter().count());
        self.weight + names * NAME_BYTES
    }

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
        names.sort_by(|left, right| left.name().cmp(&right.name()));
        let mut list = String::from("[");
        for name in names.iter().take(MOST_NAMES).filter_map(|tool| tool.name()) {
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
        let definition = Definition::of_size(name, state, subschemas);
        Arc::new(Listed::new(Arc::new(definition)))
    }

    fn catalog(tools: Vec<Arc<Listed>>) -> Catalog {
        let page = Page {
            tools,
            changes: Vec::new(),
            next: None,
            early_end: None,
            ttl: None,
        };
        let mut pages = Pages::new(0);
        pages.push(page, usize::MAX).unwrap();
        pages.finish(0, None)
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
