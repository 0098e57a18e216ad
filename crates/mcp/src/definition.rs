//! The definition of a tool: what it says, with its schemas compiled.
//!
//! Invariant: what is read of a definition depends on its text and on the rules by which it is read alone, so that whoever lists it may
//! share it.

use std::borrow::Cow;

use saop_json::{JsonRef, NodeRef, Tree, push_string};
use saop_schema::{Found, Schema, Violation};
use saop_tools::{Tool, ToolOptions, ToolRegistry};

use crate::http::{Param, params};
use crate::settings::Settings;
use crate::shape::{Fault, breach, output, refused};
use crate::share::Share;
use crate::version::Version;

/// How many subschemas, and about how many states of patterns, the tools of a list may have together: as many as a single schema. A
/// subschema takes about a kilobyte.
pub(crate) const MOST_SUBSCHEMAS: usize = 1 << 18;
pub(crate) const MOST_PATTERN_STATES: u64 = 1 << 20;

/// What one takes beside its schemas, how often its text is kept, and what a subschema and a state of a pattern take: measured, by
/// `crates/tower/tests/weight.rs`.
const BESIDE: usize = 4096;
const TEXTS: usize = 3;
const SUBSCHEMA_BYTES: usize = 1024;
const STATE_BYTES: usize = 64;

/// By what a definition is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules {
    pub(crate) version: Version,
    pub(crate) over_http: bool,
    pub(crate) max_depth: usize,
}

/// A definition.
#[derive(Debug)]
pub(crate) struct Definition {
    /// As it is written.
    pub(crate) text: std::sync::Arc<str>,
    pub(crate) rules: Rules,
    /// The tool's name, unless it has none.
    pub(crate) name: Option<String>,
    pub(crate) state: State,
    /// The tool alone, with its schemas as far as they can be checked.
    tools: ToolRegistry,
    pub(crate) schemas: Schemas,
    /// The parameters that stand in headers over HTTP as well.
    pub(crate) params: Vec<Param>,
    /// Its part of what all definitions take.
    pub(crate) share: Share,
}

/// What schemas take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schemas {
    subschemas: usize,
    pattern_states: u64,
}

impl Schemas {
    pub(crate) const NONE: Self = Self {
        subschemas: 0,
        pattern_states: 0,
    };

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
#[derive(Clone, Debug)]
pub(crate) enum State {
    /// Its calls and results are checked.
    Checked,
    /// A schema cannot be checked, for this reason; the other one is.
    Unchecked(String),
    /// It breaks a rule, and no client is to see it.
    Removed(String),
}

impl Definition {
    /// Reads a definition.
    pub(crate) fn of<'a>(tree: &'a Tree<'a>, tool: NodeRef<'a>, rules: Rules) -> Self {
        let name = tool.member("name").and_then(NodeRef::string);
        let mut read = Self {
            text: tool.text().into(),
            rules,
            name: name.map(Cow::into_owned),
            state: State::Checked,
            tools: ToolRegistry::new(),
            schemas: Schemas::NONE,
            params: Vec::new(),
            share: Share::default(),
        };
        read.state = read.judge(tree, tool);
        read
    }

    fn judge<'a>(&mut self, tree: &'a Tree<'a>, tool: NodeRef<'a>) -> State {
        let version = self.rules.version;
        if let Some(reason) = breach(tree, tool, version, self.rules.max_depth) {
            return State::Removed(reason);
        }
        let input = tool.member("inputSchema");
        if self.rules.over_http && version >= Version::V20260728 {
            match input.map_or(Ok(Vec::new()), params) {
                Ok(params) => self.params = params,
                Err(reason) => return State::Removed(format!("inputSchema: {reason}")),
            }
        }
        let output = output(tool, version);
        if let Err(reason) = self.compile(input, output) {
            return State::Unchecked(reason);
        }
        let known = self.tool();
        let input = known.and_then(Tool::refusal).and(input).and_then(refused);
        let output = output.filter(|_| known.is_some_and(|tool| tool.output_schema().is_none()));
        let output = output.and_then(refused);
        match (input, output) {
            (Some(Fault::Broken(reason)), _) => State::Removed(format!("inputSchema: {reason}")),
            (_, Some(Fault::Broken(reason))) => State::Removed(format!("outputSchema: {reason}")),
            (Some(Fault::Unsupported(reason)), _) => {
                State::Unchecked(format!("inputSchema: {reason}"))
            }
            (None, Some(Fault::Unsupported(reason))) => {
                State::Unchecked(format!("outputSchema: {reason}"))
            }
            (None, None) => State::Checked,
        }
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

    /// Returns it without its schemas.
    pub(crate) fn without_schemas(&self) -> Self {
        let mut without = Self {
            text: self.text.clone(),
            rules: self.rules,
            name: self.name.clone(),
            state: self.state.clone(),
            tools: ToolRegistry::new(),
            schemas: Schemas::NONE,
            params: self.params.clone(),
            share: Share::default(),
        };
        without.share = self.share.for_bytes(without.weight());
        without
    }

    /// Returns about how many bytes it takes, with its schemas compiled, and with what they keep once they have rejected something.
    pub(crate) fn weight(&self) -> usize {
        let states = usize::try_from(self.schemas.pattern_states).unwrap_or(usize::MAX);
        let compiled = self.schemas.subschemas.saturating_mul(SUBSCHEMA_BYTES);
        let patterns = states.saturating_mul(STATE_BYTES);
        BESIDE
            .saturating_add(self.text.len().saturating_mul(TEXTS))
            .saturating_add(compiled)
            .saturating_add(patterns)
    }

    /// Whether its calls are checked.
    pub(crate) fn checks_calls(&self) -> bool {
        self.input_schema().is_some()
    }

    /// Whether its results are checked.
    pub(crate) fn checks_results(&self) -> bool {
        self.output_schema().is_some()
    }

    /// Returns the schema of its arguments, if they are checked.
    pub(crate) fn input_schema(&self) -> Option<&Schema> {
        self.tool()?.schema()
    }

    /// Returns the schema of its results, if they are checked.
    pub(crate) fn output_schema(&self) -> Option<&Schema> {
        self.tool()?.output_schema()
    }

    /// Returns one with so many subschemas.
    #[cfg(test)]
    pub(crate) fn of_size(name: &str, state: State, subschemas: usize) -> Self {
        Self {
            text: name.into(),
            rules: Rules {
                version: Version::UNKNOWN,
                over_http: false,
                max_depth: 0,
            },
            name: Some(name.to_owned()),
            state,
            tools: ToolRegistry::new(),
            schemas: Schemas {
                subschemas,
                ..Schemas::NONE
            },
            params: Vec::new(),
            share: Share::default(),
        }
    }

    /// Returns why the arguments of a call are wrong, if they are. Arguments that are not there are an empty object. Pointers are those
    /// in the arguments.
    pub(crate) fn violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        arguments: Option<NodeRef<'a>>,
        settings: &Settings,
    ) -> Vec<Violation> {
        let Some(tool) = self.tool() else {
            return Vec::new();
        };
        let Some(arguments) = arguments else {
            let empty = self
                .tools
                .check_call_with(tool.name(), b"{}", &settings.limits());
            return empty.map_or_else(|error| error.violations().to_vec(), |_| Vec::new());
        };
        let work = || settings.work(arguments.text().len());
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
        settings: &Settings,
    ) -> Vec<Violation> {
        let Some(tool) = self.tool() else {
            return Vec::new();
        };
        let mut work = settings.work(content.text().len());
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
