//! Reads a list of tools in any of its forms. The texts of the schemas are kept as they are written.

use std::collections::HashSet;
use std::ops::Range;

use saop_json::show::quote;
use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree};

use saop_schema::{CompileError, Dialect, Schema};

use crate::error::{MOST_PROBLEMS, ToolProblem, ToolsError};
use crate::form::{MAX_DEPTH, declared, is_one_schema, listed};
use crate::gemini;
use crate::options::ToolOptions;
use crate::places::Places;

/// A list of tools: the definitions, and the text that they stand in.
#[derive(Clone, Debug)]
pub struct ToolList {
    text: String,
    tools: Vec<ToolDefinition>,
    is_page: bool,
}

/// What a list says of a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ToolDefinition {
    /// Its name.
    pub name: String,
    /// What it says it does, if it says so.
    pub description: Option<String>,
    /// The schema of its arguments; `None` for a tool of the provider's own, whose arguments only the provider knows.
    pub input: Option<SchemaText>,
    /// The schema of its results, if it has one.
    pub output: Option<SchemaText>,
    /// Its other members, as JSON text: title, annotations and the like, each with its name.
    pub others: Vec<(String, String)>,
    /// Where its name stands in the list, in bytes.
    pub span: Range<usize>,
}

/// The text of a schema in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SchemaText {
    /// The text, as it is written; the own kind of schema that Gemini's `parameters` have is written as JSON Schema.
    pub text: String,
    places: Places,
}

impl SchemaText {
    /// Creates the text of a schema that begins at the offset `start` of a list, in bytes.
    #[must_use]
    pub const fn new(text: String, start: usize) -> Self {
        let places = Places::new(start, text.len(), Vec::new());
        Self { text, places }
    }

    /// Returns the offset in the list of what stands at an offset of the text, both in bytes.
    #[must_use]
    pub fn offset_in_list(&self, at: usize) -> usize {
        self.places.of(at)
    }

    /// Compiles the schema with the default options of [`ToolOptions`](crate::ToolOptions::new).
    ///
    /// # Errors
    ///
    /// Returns everything for which it is refused, with places in its own text.
    pub fn compile(&self) -> Result<Schema, CompileError> {
        ToolOptions::new().compile(&self.text)
    }

    /// Returns the dialect in which it is read: what `$schema` says, or 2020-12, or the one that takes it if that does not. See
    /// [`ToolOptions`](crate::ToolOptions::new).
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        let compiled = self.compile();
        compiled.map_or(Dialect::Draft202012, |schema| schema.dialect())
    }
}

impl ToolList {
    /// Reads the result of MCP's `tools/list` (or the JSON-RPC response that has it), the `tools` of a request to `OpenAI`,
    /// Anthropic or Gemini (or the request, or Gemini's `functionDeclarations`), or an object from the names of tools to the schemas
    /// of their arguments. Gemini's own kind of schema, in `parameters`, is read as JSON Schema: types in capitals, `nullable`, and
    /// counts in strings.
    ///
    /// # Errors
    ///
    /// Fails if the text is not JSON with unique keys within the default [`Limits`], has none of these forms, names a tool
    /// twice, or has more than 65 536 tools.
    pub fn parse(text: &str) -> Result<Self, ToolsError> {
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let limits = Limits::default().with_max_depth(MAX_DEPTH);
        let cursor = open(text.as_bytes(), &limits);
        let tree = cursor.and_then(|cursor| Tree::parse(cursor, &limits));
        let tree = tree.map_err(|fault| {
            let at = fault.offset.min(text.len());
            let message = fault.message(text.as_bytes());
            ToolsError::one(ToolProblem::new(None, message, text, at..at))
        })?;
        let mut reading = Reading {
            text,
            is_page: false,
            tools: Vec::new(),
            names: HashSet::new(),
            problems: Vec::new(),
        };
        reading.list(tree.root());
        reading.unique();
        if !reading.problems.is_empty() {
            return Err(ToolsError {
                problems: reading.problems,
            });
        }
        Ok(Self {
            text: text.to_owned(),
            tools: reading.tools,
            is_page: reading.is_page,
        })
    }

    /// Returns the tools, in the order of the list.
    #[must_use]
    pub fn tools(&self) -> &[ToolDefinition] {
        &self.tools
    }

    /// Whether it is one page of several: it has a `nextCursor`, with which the server gives more tools.
    #[must_use]
    pub const fn is_page(&self) -> bool {
        self.is_page
    }

    /// Returns the text that was read, without a byte order mark.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// More tools are not read. Each takes about a kilobyte, beside its schema.
pub(crate) const MOST_TOOLS: usize = 1 << 16;

/// The schemas of a tool's arguments, by the member that has it in each form.
const INPUT: [&str; 5] = [
    "inputSchema",
    "input_schema",
    "parameters",
    "parametersJsonSchema",
    "parameters_json_schema",
];

struct Reading<'t> {
    text: &'t str,
    is_page: bool,
    tools: Vec<ToolDefinition>,
    /// The names of `tools`.
    names: HashSet<String>,
    problems: Vec<ToolProblem>,
}

impl Reading<'_> {
    fn refuse(&mut self, tool: Option<&str>, node: NodeRef<'_>, expected: &str) {
        let mut message = format!("expected {expected}, but found ");
        node.describe(&mut message);
        self.problems
            .push(ToolProblem::new(tool, message, self.text, node.span()));
    }

    /// Whether the limit on tools or problems is reached, so that the rest is not read.
    fn has_enough(&mut self, node: NodeRef<'_>) -> bool {
        if self.tools.len() == MOST_TOOLS {
            let message = format!("expected at most {MOST_TOOLS} tools, but found more");
            let problem = ToolProblem::new(None, message, self.text, node.span());
            self.problems = vec![problem];
            return true;
        }
        self.problems.len() >= MOST_PROBLEMS
    }

    fn list(&mut self, root: NodeRef<'_>) {
        let list = match root.kind() {
            JsonKind::Array => Some(root),
            JsonKind::Object => listed(root),
            _ => {
                self.refuse(None, root, "a list of tools");
                return;
            }
        };
        match list {
            Some(list) => {
                // Beside them, Gemini has tools of its own, without names.
                let is_gemini = list.items().any(|tool| declared(tool).is_some());
                for tool in list.items() {
                    let declared = declared(tool);
                    let alone = (!is_gemini).then_some(tool);
                    for tool in alone
                        .into_iter()
                        .chain(declared.into_iter().flat_map(NodeRef::items))
                    {
                        if self.has_enough(tool) {
                            return;
                        }
                        self.tool(tool, is_gemini);
                    }
                }
                let around = root.member("result").unwrap_or(root);
                self.is_page = around.member("nextCursor").and_then(string).is_some();
            }
            None => self.map(root),
        }
    }

    /// An object from names to schemas, or what is taken for one by mistake.
    fn map(&mut self, root: NodeRef<'_>) {
        let has = |key: &str| root.member(key).is_some();
        let is = |node: NodeRef<'_>, kind| node.kind() == kind;
        let tools = root.member("tools").filter(|_| root.members().count() == 1);
        if let Some(tools) = tools {
            self.refuse(None, tools, "an array of tools in `tools`");
        } else if has("jsonrpc") && has("error") {
            self.refuse(None, root, "the result of `tools/list`, and no error");
        } else if root
            .member("name")
            .is_some_and(|name| is(name, JsonKind::String))
        {
            self.refuse(
                None,
                root,
                "a list of tools, such as an array of definitions like this one",
            );
        } else if is_one_schema(root) {
            self.refuse(None, root, "a list of tools, such as an object from their names to schemas, and not one schema");
        } else {
            for (name, schema) in root.members() {
                if self.has_enough(schema) {
                    return;
                }
                self.entry(&name, schema);
            }
        }
    }

    /// An entry of an object from names to schemas.
    fn entry(&mut self, name: &str, schema: NodeRef<'_>) {
        let tool = Some(name);
        if !matches!(schema.kind(), JsonKind::Object | JsonKind::Bool) {
            self.refuse(tool, schema, "a JSON Schema");
        } else if let Some(inner) = INPUT.iter().find_map(|key| schema.member(key))
            && schema.member("properties").is_none()
        {
            // As a schema, it would accept anything.
            let expected = "the schema itself and not a definition that has it";
            self.refuse(tool, inner, expected);
        } else {
            self.tools.push(ToolDefinition {
                name: name.to_owned(),
                description: schema.member("description").and_then(string),
                input: Some(of(schema)),
                output: None,
                others: Vec::new(),
                span: schema.span(),
            });
        }
    }

    /// An item of a list, in the form of MCP, `OpenAI` or Anthropic.
    fn tool(&mut self, item: NodeRef<'_>, is_gemini: bool) {
        if item.kind() != JsonKind::Object {
            self.refuse(None, item, "the definition of a tool");
            return;
        }
        let function = item.member("function");
        let is_function = item.member("type").and_then(string).as_deref() == Some("function");
        let body = function.or_else(|| item.member("custom"));
        let body = body
            .filter(|body| body.kind() == JsonKind::Object)
            .unwrap_or(item);
        // OpenAI's own tools have a type in place of a name.
        let kind = body.member("type").filter(|_| !is_function);
        let Some(named) = body.member("name").or(kind) else {
            self.refuse(None, body, "a tool with a `name`");
            return;
        };
        let Some(name) = string(named).filter(|name| !name.is_empty()) else {
            self.refuse(None, named, "the name of a tool, a string");
            return;
        };
        let is_new = self.names.insert(name.clone());
        if body.member("name").is_none() && !is_new {
            // Several of them have no names that tell them apart: two servers, for example.
            return;
        }
        let mut tool = ToolDefinition {
            name,
            description: None,
            input: None,
            output: None,
            others: Vec::new(),
            span: named.span(),
        };
        for (key, value) in body.members() {
            // `null` is what serializers write for a member that is not given.
            let is_given = value.kind() != JsonKind::Null;
            match &*key {
                "name" => {}
                "description" => match string(value) {
                    None if is_given => {
                        self.refuse(Some(&tool.name), value, "a description, a string");
                    }
                    description => tool.description = description,
                },
                key if INPUT.contains(&key) && is_given => {
                    if tool.input.is_some() {
                        self.refuse(Some(&tool.name), value, "one schema of its arguments");
                    }
                    tool.input = self.schema(&tool.name, value);
                    if key == "parameters" && tool.input.is_some() {
                        let (text, places) = gemini::written(value, is_gemini);
                        tool.input = Some(SchemaText { text, places });
                    }
                }
                "outputSchema" if is_given => tool.output = self.schema(&tool.name, value),
                key if INPUT.contains(&key) || key == "outputSchema" => {}
                _ => tool
                    .others
                    .push((key.into_owned(), value.text().to_owned())),
            }
        }
        let may_lack = function.is_some() || is_function;
        let parameters = body.member("parameters");
        let has_none = parameters.is_none_or(|given| given.kind() == JsonKind::Null);
        if tool.input.is_none() && may_lack && has_none {
            // OpenAI: a function without parameters has none.
            let none = r#"{"type":"object"}"#.to_owned();
            tool.input = Some(SchemaText::new(none, named.span().start));
        }
        self.tools.push(tool);
    }

    fn schema(&mut self, tool: &str, value: NodeRef<'_>) -> Option<SchemaText> {
        if matches!(value.kind(), JsonKind::Object | JsonKind::Bool) {
            return Some(of(value));
        }
        self.refuse(Some(tool), value, "a JSON Schema");
        None
    }

    /// A name is a tool's once.
    fn unique(&mut self) {
        let mut seen = HashSet::new();
        for tool in &self.tools {
            if self.problems.len() >= MOST_PROBLEMS {
                break;
            }
            if !seen.insert(&*tool.name) {
                let name = quote(&tool.name);
                let message = format!("expected each tool once, but found {name} again");
                let span = tool.span.clone();
                let problem = ToolProblem::new(Some(&tool.name), message, self.text, span);
                self.problems.push(problem);
            }
        }
        self.problems.sort_by_key(|problem| problem.span.start);
    }
}

fn string(node: NodeRef<'_>) -> Option<String> {
    Some(node.string()?.into_owned())
}

fn of(schema: NodeRef<'_>) -> SchemaText {
    SchemaText::new(schema.text().to_owned(), schema.span().start)
}
