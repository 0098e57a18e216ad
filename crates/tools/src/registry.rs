//! The tools of an agent, their schemas compiled, and the names that are like a wrong one.
//!
//! Invariant: a name is that of one tool.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use saop_json::show::{nearest, one_line, quote};
use saop_schema::{CompileError, CompileOptions, Message, Schema};

use crate::error::{MOST_PROBLEMS, ToolProblem, ToolsError};
use crate::list::{MOST_TOOLS, SchemaText, ToolList};
use crate::options::ToolOptions;
use crate::similar::Pairs;
use crate::tool::{Tool, ToolSchema};

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
    fn add(&mut self, schema: &Schema) {
        self.subschemas = self.subschemas.saturating_add(schema.subschemas());
        self.pattern_states = self.pattern_states.saturating_add(schema.pattern_states());
    }

    /// Returns what is expected in place of so many, if they are too many.
    fn excess(&self) -> Option<String> {
        if self.subschemas > MOST_SUBSCHEMAS {
            Some(format!(
                "expected at most {MOST_SUBSCHEMAS} schemas within those of all tools, but found more"
            ))
        } else if self.pattern_states > MOST_PATTERN_STATES {
            Some(format!(
                "expected patterns of at most {MOST_PATTERN_STATES} states in all tools, but found more"
            ))
        } else if self.refused > MOST_REFUSED {
            Some(format!(
                "expected at most {MOST_REFUSED} bytes of refused schemas in all tools, but found more"
            ))
        } else {
            None
        }
    }
}

/// Compiles the schemas of a list. Many tools have the same one, such as that of no arguments: equal texts are compiled once.
struct Compiling<'l> {
    options: ToolOptions,
    size: Size,
    compiled: HashMap<&'l str, Result<Schema, CompileError>>,
}

impl<'l> Compiling<'l> {
    fn schema(&mut self, written: &'l SchemaText) -> Result<Schema, CompileError> {
        if let Some(known) = self.compiled.get(&*written.text) {
            return known.clone();
        }
        let schema = self.options.compile(&written.text);
        match &schema {
            Ok(schema) => self.size.add(schema),
            Err(_) if self.options.allow_unchecked() => {
                self.size.refused = self.size.refused.saturating_add(written.text.len());
            }
            Err(_) => {}
        }
        self.compiled.insert(&written.text, schema.clone());
        schema
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
        let mut compiling = Compiling {
            options,
            size: self.inner.size,
            compiled: HashMap::new(),
        };
        for definition in list.tools() {
            if problems.len() >= MOST_PROBLEMS {
                break;
            }
            let problem = |message: String, span| {
                ToolProblem::new(Some(&definition.name), message, list.text(), span)
            };
            let whole = definition.span.clone();
            if self.get(&definition.name).is_some() {
                let name = quote(&definition.name);
                let message =
                    format!("expected a name that no other tool has, but found {name} again");
                problems.push(problem(message, whole));
                continue;
            }
            if self.len() + added.len() >= MOST_TOOLS {
                let message = format!("expected at most {MOST_TOOLS} tools in all, but found more");
                problems = vec![problem(message, whole)];
                break;
            }
            let schemas = [&definition.input, &definition.output];
            let schemas = schemas.map(|schema| Some(compiling.schema(schema.as_ref()?)));
            if let Some(message) = compiling.size.excess() {
                problems = vec![problem(message, whole)];
                break;
            }
            for (schema, written) in schemas.iter().zip([&definition.input, &definition.output]) {
                let (Some(Err(error)), Some(written)) = (schema, written) else {
                    continue;
                };
                if !options.allow_unchecked() {
                    problems.extend(error.problems().iter().map(|one| {
                        let span = one.span();
                        let span = if one.is_in_main_document() {
                            written.offset_in_list(span.start)..written.offset_in_list(span.end)
                        } else {
                            whole.clone()
                        };
                        problem(one.message().to_owned(), span)
                    }));
                }
            }
            if definition.input.is_none() && !options.allow_unchecked() {
                let message = "expected the schema of its arguments, but found none".to_owned();
                problems.push(problem(message, whole));
            }
            let [input, output] = schemas;
            added.push(Tool::of(definition, input, output));
        }
        if !problems.is_empty() {
            return Err(ToolsError { problems });
        }
        for tool in added {
            self.insert(tool);
        }
        Arc::make_mut(&mut self.inner).size = compiling.size;
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
            input: ToolSchema::new(
                Some(schema.text().to_owned()),
                compiled.map_err(|error| error.summary()),
            ),
            output: None,
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
    pub(crate) fn hint(&self, name: &str) -> String {
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

impl fmt::Debug for ToolRegistry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Tool::name)).finish()
    }
}
