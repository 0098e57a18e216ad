//! A tool of a list: its definition, and what is known of it.
//!
//! Invariant: a tool that is taken out stays so, whatever else is found of it.

use std::borrow::Cow;

use saop_json::{JsonRef, NodeRef, Tree, push_string};
use saop_schema::{Found, Schema, Violation};
use saop_tools::{Tool, ToolOptions, ToolRegistry};

use crate::http::{Param, params};
use crate::pins::{Book, Judgement, OnChange, held};
use crate::settings::Settings;
use crate::shape::{Fault, breach, output, refused};
use crate::version::Version;

/// How many subschemas, and about how many states of patterns, the tools of a list may have together: as many as a single schema. A
/// subschema takes about a kilobyte.
pub(crate) const MOST_SUBSCHEMAS: usize = 1 << 18;
pub(crate) const MOST_PATTERN_STATES: u64 = 1 << 20;

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
    /// The parameters that stand in headers over HTTP as well.
    pub(crate) params: Vec<Param>,
    /// Whether it is what it is in one list only, for what else that has.
    is_of_one_list: bool,
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
    pub(crate) fn of<'a>(
        tree: &'a Tree<'a>,
        tool: NodeRef<'a>,
        version: Version,
        max_depth: usize,
        over_http: bool,
    ) -> Self {
        let name = tool.member("name").and_then(NodeRef::string);
        let mut listed = Self {
            text: tool.text().to_owned(),
            name: name.map(Cow::into_owned),
            state: State::Checked,
            tools: ToolRegistry::new(),
            pinned: Judgement::Same,
            schemas: Schemas::NONE,
            params: Vec::new(),
            is_of_one_list: false,
        };
        if let Some(reason) = breach(tree, tool, version, max_depth) {
            listed.state = State::Removed(reason);
            return listed;
        }
        if over_http && version >= Version::V20260728 {
            match tool.member("inputSchema").map_or(Ok(Vec::new()), params) {
                Ok(params) => listed.params = params,
                Err(reason) => {
                    listed.state = State::Removed(format!("inputSchema: {reason}"));
                    return listed;
                }
            }
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
    pub(crate) fn pin(&mut self, book: &mut Book) {
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

    /// Whether calls of it may be taken for calls of another tool that has its name.
    pub(crate) fn clashes_with(&self, other: &Self) -> bool {
        !self.is_removed() && self.text != other.text
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

    /// Returns one with so many subschemas.
    #[cfg(test)]
    pub(crate) fn of_size(name: &str, state: State, subschemas: usize) -> Self {
        Self {
            text: name.to_owned(),
            state,
            schemas: Schemas {
                subschemas,
                ..Schemas::NONE
            },
            name: Some(name.to_owned()),
            tools: ToolRegistry::new(),
            pinned: Judgement::Same,
            params: Vec::new(),
            is_of_one_list: false,
        }
    }

    /// Returns its definition, as it is written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is what it is in one list only, and is to be read again in another.
    pub(crate) const fn is_of_one_list(&self) -> bool {
        self.is_of_one_list
    }

    /// Returns it as one for whose schemas a list has no room. One that is not to be called stays so.
    pub(crate) fn without_room(&self, reason: String) -> Self {
        self.in_this_list(match &self.state {
            State::Removed(reason) => State::Removed(reason.clone()),
            State::Checked | State::Unchecked(_) => State::Unchecked(reason),
        })
    }

    /// Returns it as one whose name another tool of the list has.
    pub(crate) fn second_of_its_name(&self) -> Self {
        let reason = "the list has a tool of this name before it, with another definition";
        self.in_this_list(State::Removed(reason.to_owned()))
    }

    fn in_this_list(&self, state: State) -> Self {
        Self {
            text: self.text.clone(),
            name: self.name.clone(),
            state,
            tools: ToolRegistry::new(),
            pinned: Judgement::Same,
            schemas: Schemas::NONE,
            params: self.params.clone(),
            is_of_one_list: true,
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
