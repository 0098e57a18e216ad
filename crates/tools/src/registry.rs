//! The tools of an agent, ready to check calls.
//!
//! Invariant: a name is that of one tool.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use saop_json::show::{nearest, one_line, quote};
use saop_json::text::open;
use saop_json::{JsonRef, Limits, NodeRef, Tree};
use saop_schema::{
    CompileError, CompileOptions, Error, Found, Message, ParseError, Schema, Violation,
    ViolationKind, Work,
};

use crate::described::Descriptions;
use crate::error::{MOST_PROBLEMS, ToolProblem, ToolsError};
use crate::list::{MOST_TOOLS, ToolDefinition, ToolList};
use crate::options::ToolOptions;
use crate::similar::Pairs;

/// Violation kind: a call names a tool that is not in the registry.
pub const UNKNOWN_TOOL: ViolationKind = ViolationKind::Rule("unknown_tool");

/// How many subschemas, and about how many states of patterns, the schemas of all tools may have together: as many as a single
/// schema. Equal texts count once.
const MOST_SUBSCHEMAS: usize = 1 << 18;
const MOST_PATTERN_STATES: u64 = 1 << 20;

/// How many bytes the refused schemas of all tools may have together, where they are allowed: how many subschemas one has is not
/// known, and it was read for several dialects.
const MOST_REFUSED: usize = 1 << 21;

/// Maximum number of names in a message about an unknown tool, and of bytes in each.
const MOST_NAMES: usize = 5;
const LONGEST_NAME: usize = 64;

/// From so much likeness on, of 1000, a name may be another one: if no other is nearly as like it, or if it is so like it that only
/// some letters differ.
const LIKELY: usize = 500;
const MARGIN: usize = 100;
const LEAST_MARGIN: usize = 20;
const SURE: usize = 800;

/// The tools of an agent. SPEC X3.
///
/// A clone is cheap, and shares the compiled schemas. It can be used by many threads.
#[derive(Clone, Default)]
pub struct ToolRegistry {
    inner: Arc<Tools>,
}

#[derive(Clone, Default)]
struct Tools {
    /// In the order in which they were added.
    list: Vec<Arc<Tool>>,
    by_name: HashMap<String, usize>,
    /// What the schemas take so far.
    size: Size,
}

/// What schemas take.
#[derive(Clone, Copy, Default)]
struct Size {
    subschemas: usize,
    pattern_states: u64,
    refused: usize,
}

impl Size {
    /// Adds a schema of so many bytes, or returns what is expected in place of so many.
    fn add(&mut self, schema: Option<&Schema>, bytes: usize) -> Result<(), String> {
        if let Some(schema) = schema {
            self.subschemas = self.subschemas.saturating_add(schema.subschemas());
            self.pattern_states = self.pattern_states.saturating_add(schema.pattern_states());
        } else {
            self.refused = self.refused.saturating_add(bytes);
        }
        if self.subschemas > MOST_SUBSCHEMAS {
            return Err(format!(
                "expected at most {MOST_SUBSCHEMAS} schemas within those of all tools, but found more"
            ));
        }
        if self.pattern_states > MOST_PATTERN_STATES {
            return Err(format!(
                "expected patterns of at most {MOST_PATTERN_STATES} states in all tools, but found more"
            ));
        }
        if self.refused > MOST_REFUSED {
            return Err(format!(
                "expected at most {MOST_REFUSED} bytes of refused schemas in all tools, but found more"
            ));
        }
        Ok(())
    }
}

/// A tool that calls can name.
pub struct Tool {
    name: String,
    pairs: Pairs,
    description: Option<String>,
    /// The schema of the arguments, as text.
    text: Option<String>,
    schema: Result<Schema, String>,
    /// What the schema says of its parts, once a call was wrong.
    descriptions: OnceLock<Descriptions>,
}

/// A call inside a document: the nodes of its name and of its arguments, each with its JSON Pointer.
#[derive(Clone, Copy, Debug)]
pub struct Call<'s, 'a> {
    /// The document.
    pub tree: &'a Tree<'a>,
    /// The name of the tool.
    pub name: (NodeRef<'a>, &'s str),
    /// The arguments, if there are any.
    pub arguments: Option<(NodeRef<'a>, &'s str)>,
}

/// A call whose arguments were not checked, because the schema of its tool was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unchecked {
    /// The name of the tool.
    pub tool: String,
    /// Why its schema was refused.
    pub reason: String,
    /// The JSON Pointer of the arguments in the document.
    pub path: String,
}

impl Unchecked {
    /// Creates the report of a call whose arguments stand at `path`.
    #[must_use]
    pub fn new(tool: &Tool, path: String) -> Self {
        Self {
            tool: tool.name.clone(),
            reason: tool.refusal().unwrap_or_default().to_owned(),
            path,
        }
    }
}

impl fmt::Display for Unchecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tool = quote(&self.tool);
        write!(
            f,
            "the arguments of {tool} were not checked, since its schema was refused: {}",
            self.reason
        )
    }
}

impl ToolRegistry {
    /// Creates a registry without tools.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a list of tools with the default options. [`ToolList::parse`] says what a list is.
    ///
    /// # Errors
    ///
    /// Fails if the text is no list of tools, or the schema of a tool is refused; the error names each tool.
    pub fn from_json(list: &str) -> Result<Self, ToolsError> {
        Self::from_json_with(list, ToolOptions::new())
    }

    /// Same as [`from_json`](Self::from_json), with options.
    ///
    /// # Errors
    ///
    /// Same as [`from_json`](Self::from_json).
    pub fn from_json_with(list: &str, options: ToolOptions) -> Result<Self, ToolsError> {
        let mut registry = Self::new();
        registry.add_list(&ToolList::parse(list)?, options)?;
        Ok(registry)
    }

    /// Adds the tools of a list, such as that of another server.
    ///
    /// # Errors
    ///
    /// Fails if the schema of a tool is refused, the schemas of all tools are larger than a single one may be, the registry
    /// has a tool of the same name, or it would have more than 65 536 tools; then nothing is added.
    pub fn add_list(&mut self, list: &ToolList, options: ToolOptions) -> Result<(), ToolsError> {
        let mut problems = Vec::new();
        let mut added = Vec::new();
        let mut size = self.inner.size;
        // Many tools have the same schema, such as one without arguments.
        let mut compiled: HashMap<&str, Result<Schema, CompileError>> = HashMap::new();
        for definition in list.tools() {
            if problems.len() >= MOST_PROBLEMS {
                break;
            }
            let mut too_large = None;
            let problem = |message: String, span| {
                ToolProblem::new(Some(&definition.name), message, list.text(), span)
            };
            if self.get(&definition.name).is_some() {
                let name = quote(&definition.name);
                let message =
                    format!("expected a name that no other tool has, but found {name} again");
                problems.push(problem(message, definition.span.clone()));
                continue;
            }
            if self.len() + added.len() >= MOST_TOOLS {
                let message = format!("expected at most {MOST_TOOLS} tools in all, but found more");
                problems = vec![problem(message, definition.span.clone())];
                break;
            }
            let schema = definition.input.as_ref().map(|input| {
                let text = &*input.text;
                let schema = compiled.entry(text);
                let schema = schema.or_insert_with(|| {
                    let schema = options.compile(text);
                    let read = schema.as_ref().ok();
                    if read.is_some() || options.allow_unchecked() {
                        too_large = size.add(read, text.len()).err();
                    }
                    schema
                });
                schema.clone()
            });
            if let Some(message) = too_large {
                problems = vec![problem(message, definition.span.clone())];
                break;
            }
            match Tool::new(definition, schema, options) {
                Ok(tool) => added.push(tool),
                Err(Refusal::NoSchema) => {
                    let message = "expected the schema of its arguments, but found none".to_owned();
                    problems.push(problem(message, definition.span.clone()));
                }
                Err(Refusal::Schema(start, error)) => {
                    problems.extend(error.problems().iter().map(|one| {
                        let span = one.span();
                        let span = if one.is_in_main_document() {
                            start + span.start..start + span.end
                        } else {
                            definition.span.clone()
                        };
                        problem(one.message().to_owned(), span)
                    }));
                }
            }
        }
        if !problems.is_empty() {
            return Err(ToolsError { problems });
        }
        for tool in added {
            self.insert(tool);
        }
        Arc::make_mut(&mut self.inner).size = size;
        Ok(())
    }

    /// Adds a tool whose arguments are a generated type, in place of the tool of that name if there is one.
    pub fn add_type<T: Message>(&mut self, name: &str) -> &mut Self {
        let schema = T::schema();
        let compiled = Schema::compile(schema.text(), &CompileOptions::new());
        let description = Some(schema.description()).filter(|words| !words.is_empty());
        self.insert(Tool {
            name: name.to_owned(),
            pairs: Pairs::of(name),
            description: description.map(str::to_owned),
            text: Some(schema.text().to_owned()),
            schema: compiled.map_err(|error| error.summary()),
            descriptions: OnceLock::new(),
        });
        self
    }

    fn insert(&mut self, tool: Tool) {
        let inner = Arc::make_mut(&mut self.inner);
        let tool = Arc::new(tool);
        if let Some(place) = inner.by_name.get(&tool.name) {
            if let Some(before) = inner.list.get_mut(*place) {
                *before = tool;
            }
        } else {
            inner.by_name.insert(tool.name.clone(), inner.list.len());
            inner.list.push(tool);
        }
    }

    /// Returns the tool with that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Tool> {
        let place = *self.inner.by_name.get(name)?;
        self.inner.list.get(place).map(|tool| &**tool)
    }

    /// Iterates over the tools in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Tool> + Clone {
        self.inner.list.iter().map(|tool| &**tool)
    }

    /// Returns the number of tools.
    #[must_use]
    pub fn len(&self) -> usize {
        self.inner.list.len()
    }

    /// Whether there are no tools.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.inner.list.is_empty()
    }

    /// Checks a call: the name of the tool, and its arguments as JSON text. Returns what could not be checked: never
    /// anything unless [`ToolOptions::with_allow_unchecked`] is set.
    ///
    /// # Errors
    ///
    /// Returns every violation, with its place in the arguments; for a name that is not a tool's, one of kind
    /// [`UNKNOWN_TOOL`] at the root.
    pub fn check_call(&self, name: &str, arguments: &[u8]) -> Result<Option<Unchecked>, Error> {
        let limits = Limits::default();
        let fault = |fault| ParseError::new(&fault, arguments);
        let cursor = open(arguments, &limits).map_err(fault)?;
        let tree = Tree::parse(cursor, &limits).map_err(fault)?;
        let mut found = Found::default();
        let mut unchecked = None;
        match self.get(name) {
            None => found.push(self.unknown(name, String::new()).at(tree.root())),
            Some(tool) if tool.refusal().is_some() => {
                unchecked = Some(Unchecked::new(tool, String::new()));
            }
            Some(tool) => {
                let mut work = Work::of(arguments.len());
                found.append(tool.violations(&tree, tree.root(), "", &mut work));
            }
        }
        if found.is_empty() {
            Ok(unchecked)
        } else {
            Err(found.into_error("tool call", arguments).into())
        }
    }

    /// Returns the violations of a call inside a document, with their places in the document. A tool whose schema was
    /// refused has none, and neither have arguments that are not there. Takes the cost from `work`.
    #[must_use]
    pub fn violations(&self, call: &Call<'_, '_>, work: &mut Work) -> Found {
        let (name, path) = call.name;
        let said = name.string().unwrap_or_default();
        let Some(tool) = self.get(&said) else {
            let mut found = Found::default();
            found.push(self.unknown(&said, path.to_owned()).at(name));
            return found;
        };
        let Some((arguments, path)) = call.arguments else {
            return Found::default();
        };
        tool.violations(call.tree, arguments, path, work)
    }

    fn unknown(&self, name: &str, path: String) -> Violation {
        let (found, hint) = (quote(name), self.hint(name));
        let message = format!("expected the name of a tool, but found {found}; {hint}");
        Violation::new(UNKNOWN_TOOL, path, message)
    }

    /// Returns the tool that a wrong name was most likely meant to be, if one is clearly more like it than all others.
    #[must_use]
    pub fn meant(&self, name: &str) -> Option<&Tool> {
        self.ranked(name).0
    }

    /// Returns the tool that a name was most likely meant to be, and the tools that are most like it, the first first.
    fn ranked(&self, name: &str) -> (Option<&Tool>, Vec<&Tool>) {
        // Of more tools, a hint is not worth the time.
        const MOST_COMPARED: usize = 2_000;
        let pairs = Pairs::of(name);
        let mut tools: Vec<_> = self
            .iter()
            .take(MOST_COMPARED)
            .map(|tool| (tool.pairs.likeness(&pairs), tool))
            .collect();
        // Stable: of equal ones, the first in the list.
        tools.sort_by_key(|(likeness, _)| Reverse(*likeness));
        let second = tools.get(1).map_or(0, |(likeness, _)| *likeness);
        let meant = match tools.first() {
            Some((best @ LIKELY.., tool)) => {
                let is_spelled_like = || nearest(name, std::iter::once(tool.name())).is_some();
                let margin = best - second;
                let is_clear = margin >= MARGIN
                    || margin >= LEAST_MARGIN && *best >= SURE && is_spelled_like();
                is_clear.then_some(*tool)
            }
            // In a short name, a wrong letter leaves few pairs.
            _ => nearest(name, self.iter().take(MOST_COMPARED).map(Tool::name))
                .and_then(|meant| self.get(meant)),
        };
        tools.truncate(MOST_NAMES);
        (meant, tools.into_iter().map(|(_, tool)| tool).collect())
    }

    /// Returns which tool a name was most likely meant to be, or else which tools there are.
    fn hint(&self, name: &str) -> String {
        if self.is_empty() {
            return "there are no tools".to_owned();
        }
        let (meant, first) = self.ranked(name);
        if let Some(meant) = meant {
            return format!("did you mean {}?", shown(meant.name()));
        }
        let names: Vec<_> = first.into_iter().map(|tool| shown(tool.name())).collect();
        let names = names.join(", ");
        if self.len() > MOST_NAMES {
            format!("of {} tools the most similar are {names}", self.len())
        } else {
            format!("there are {names}")
        }
    }
}

/// Returns a name for a message, on one line.
fn shown(name: &str) -> String {
    format!("`{}`", one_line(name, LONGEST_NAME))
}

enum Refusal {
    NoSchema,
    Schema(usize, CompileError),
}

impl Tool {
    fn new(
        definition: &ToolDefinition,
        schema: Option<Result<Schema, CompileError>>,
        options: ToolOptions,
    ) -> Result<Self, Refusal> {
        let start = definition.input.as_ref().map_or(0, |input| input.start);
        let schema = match schema {
            None if options.allow_unchecked() => Err("it has none".to_owned()),
            None => return Err(Refusal::NoSchema),
            Some(Ok(schema)) => Ok(schema),
            Some(Err(error)) if options.allow_unchecked() => Err(error.summary()),
            Some(Err(error)) => return Err(Refusal::Schema(start, error)),
        };
        Ok(Self {
            name: definition.name.clone(),
            pairs: Pairs::of(&definition.name),
            description: definition.description.clone(),
            text: definition.input.as_ref().map(|input| input.text.clone()),
            schema,
            descriptions: OnceLock::new(),
        })
    }

    /// Returns the tool's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns what it says it does, if it says so.
    #[must_use]
    pub fn description(&self) -> Option<&str> {
        self.description.as_deref()
    }

    /// Returns the text of the schema of its arguments, if it has one.
    #[must_use]
    pub fn schema_text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// Returns the schema of its arguments, unless it was refused.
    #[must_use]
    pub fn schema(&self) -> Option<&Schema> {
        self.schema.as_ref().ok()
    }

    /// Returns why its schema was refused, which takes [`ToolOptions::with_allow_unchecked`].
    #[must_use]
    pub fn refusal(&self) -> Option<&str> {
        self.schema.as_ref().err().map(String::as_str)
    }

    /// Whether arguments inside a document are valid. Takes the cost from `work`. `false` also means that only
    /// [`ToolRegistry::violations`] can tell. The arguments of a tool whose schema was refused are not checked.
    #[must_use]
    pub fn accepts(&self, arguments: JsonRef<'_>, work: &mut Work) -> bool {
        self.schema()
            .is_none_or(|schema| schema.accepts(arguments, work))
    }

    fn violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        arguments: NodeRef<'a>,
        path: &str,
        work: &mut Work,
    ) -> Found {
        let Some(schema) = self.schema() else {
            return Found::default();
        };
        let mut found = schema.violations_in(tree, arguments, path, work);
        if !found.is_empty()
            && let Some(text) = &self.text
        {
            let descriptions = self.descriptions.get_or_init(|| Descriptions::of(text));
            for violation in found.as_mut_slice() {
                *violation = descriptions.describe(violation, path);
            }
        }
        found
    }
}

impl fmt::Debug for ToolRegistry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Tool::name)).finish()
    }
}

impl fmt::Debug for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tool")
            .field("name", &self.name)
            .field("is_checked", &self.schema.is_ok())
            .finish_non_exhaustive()
    }
}
