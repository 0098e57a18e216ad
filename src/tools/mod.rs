//! The tools that an agent has: its actions are checked against them. SPEC X3.
//!
//! [`parse`] reads a message whose actions must be calls of known tools; [`Retry::with_tools`](crate::Retry::with_tools) and
//! [`MalformedResponseHandler::with_tools`](crate::MalformedResponseHandler::with_tools) correct a model that calls an
//! unknown tool or gives it wrong arguments.
//!
//! ```
//! use saop::{SaopAction, ToolRegistry};
//!
//! let tools = ToolRegistry::from_json(r#"{"list_files": {"required": ["path"], "properties": {"path": {"type": "string"}}}}"#)?;
//! let action = r#"{"tool_name": "list_files", "arguments": {"path": 7}}"#;
//! let error = saop::tools::parse::<SaopAction>(action, &tools).unwrap_err();
//! assert_eq!(error.violations()[0].instance_path(), "/arguments/path");
//! assert_eq!(error.violations()[0].message(), "expected a string, but found the number 7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arguments;
mod brief;
mod sites;

use saop_json::pointer::below;
use saop_json::text::open;
use saop_json::{JsonKind, JsonRef, Limits, NodeRef, Tree};
use saop_schema::{Found, Message, TypeSchema, Work};

pub use saop_tools::{
    Call, SchemaText, Tool, ToolDefinition, ToolList, ToolOptions, ToolProblem, ToolRegistry,
    ToolsError, UNKNOWN_TOOL, Unchecked,
};

pub(crate) use brief::Brief;

use crate::error::{SaopError, SaopParseError};
use crate::generated::SCHEMAS;
use crate::message;

/// The members of an action.
const NAME: &str = "tool_name";
const ARGUMENTS: &str = "arguments";

/// Parses a message from text or bytes under the default [`Limits`], and checks its actions: each must call a tool of the
/// registry, with arguments that the tool's schema accepts.
///
/// # Errors
///
/// Same as [`parse`](crate::parse); violations of a tool's schema are listed beside all others, with paths such as
/// `/action/arguments/path`, and an unknown tool is one of kind [`UNKNOWN_TOOL`].
pub fn parse<T: Message>(raw: impl AsRef<[u8]>, tools: &ToolRegistry) -> Result<T, SaopError> {
    let (raw, limits) = (raw.as_ref(), Limits::default());
    let read = message::parse_with(raw, &limits);
    judge(Some(T::schema()), raw, &limits, read, tools).map(|(message, _)| message)
}

/// Checks a message or a part of `schema`, known only at run time, like [`parse`]. Returns the calls whose arguments were
/// not checked, which takes [`ToolOptions::with_allow_unchecked`].
///
/// # Errors
///
/// Same as [`parse`].
pub fn check(
    schema: &TypeSchema,
    raw: &[u8],
    limits: &Limits,
    tools: &ToolRegistry,
) -> Result<Vec<Unchecked>, SaopError> {
    let read = schema.check(raw, limits).map_err(SaopError::from);
    judge(Some(schema), raw, limits, read, tools).map(|((), unchecked)| unchecked)
}

/// Adds what the tools say about a document to what its schema said. Without a schema, the document's is the likeliest.
pub(crate) fn judge<T>(
    schema: Option<&TypeSchema>,
    raw: &[u8],
    limits: &Limits,
    read: Result<T, SaopError>,
    tools: &ToolRegistry,
) -> Result<(T, Vec<Unchecked>), SaopError> {
    let schema = schema.or_else(|| saop_schema::likeliest(SCHEMAS, raw));
    let is_json = !matches!(read, Err(SaopError::Parse(_)));
    let Some(schema) = schema.filter(|_| is_json) else {
        return read.map(|message| (message, Vec::new()));
    };
    let fault = |fault| SaopParseError::new(&fault, raw);
    let cursor = open(raw, limits).map_err(fault)?;
    let Some(unchecked) = quickly(schema, cursor.text(), tools) else {
        let tree = Tree::parse(cursor, limits).map_err(fault)?;
        let (found, unchecked) = look(schema, &tree, tools);
        return match (read, found.is_empty()) {
            (Ok(message), true) => Ok((message, unchecked)),
            (Err(error), true) => Err(error),
            (read, false) => Err(joined(read.err(), found, schema, raw)),
        };
    };
    read.map(|message| (message, unchecked))
}

/// Returns the calls that cannot be checked, if all others are certainly valid. All calls share one budget: a group of ten thousand
/// turns would otherwise have ten thousand.
fn quickly(schema: &TypeSchema, text: &str, tools: &ToolRegistry) -> Option<Vec<Unchecked>> {
    let mut work = Work::of(text.len());
    let mut unchecked = Vec::new();
    let mut is_certain = true;
    let root = JsonRef::of_valid(text.trim_matches([' ', '\t', '\n', '\r']));
    for site in sites::of(schema) {
        site.visit(root, &mut |action, path| {
            let tool = action.get(NAME).and_then(JsonRef::as_str);
            let tool = tool.and_then(|name| tools.get(&name));
            let arguments = action.get(ARGUMENTS);
            match (tool, arguments) {
                (Some(tool), _) if tool.refusal().is_some() => {
                    unchecked.push(Unchecked::new(tool, below(path, ARGUMENTS)));
                }
                (Some(tool), Some(arguments)) => {
                    is_certain = is_certain && tool.accepts(arguments, &mut work);
                }
                _ => is_certain = false,
            }
        });
    }
    is_certain.then_some(unchecked)
}

/// Returns the violations of all calls, and the calls that cannot be checked. What breaks the schema of the action itself,
/// such as arguments that are no object, is left to that.
fn look<'a>(
    schema: &TypeSchema,
    tree: &'a Tree<'a>,
    tools: &ToolRegistry,
) -> (Found, Vec<Unchecked>) {
    let mut work = Work::of(tree.root().end());
    let mut found = Found::default();
    let mut unchecked = Vec::new();
    for site in sites::of(schema) {
        site.visit(tree.root(), &mut |action: NodeRef<'a>, path| {
            let Some(name) = action.member(NAME) else {
                return;
            };
            let Some(said) = name.string().filter(|said| !said.is_empty()) else {
                return;
            };
            let is_object = |node: &NodeRef<'_>| node.kind() == JsonKind::Object;
            let arguments = action.member(ARGUMENTS).filter(is_object);
            let (name_path, arguments_path) = (below(path, NAME), below(path, ARGUMENTS));
            if let Some(tool) = tools.get(&said) {
                if tool.refusal().is_some() {
                    unchecked.push(Unchecked::new(tool, arguments_path));
                    return;
                }
                let value = arguments.map(|node| JsonRef::of_valid(node.text()));
                if value.is_some_and(|value| tool.accepts(value, &mut work)) {
                    return;
                }
            } else if found.only_counts(name.span().start, UNKNOWN_TOOL) {
                return;
            }
            let call = Call {
                tree,
                name: (name, &name_path),
                arguments: arguments.map(|node| (node, &*arguments_path)),
            };
            found.append(tools.violations(&call, &mut work));
        });
    }
    (found, unchecked)
}

/// Returns the error that has the violations of another one as well.
fn joined(
    error: Option<SaopError>,
    mut found: Found,
    schema: &TypeSchema,
    raw: &[u8],
) -> SaopError {
    let violations = match error {
        // A document that is no JSON has no calls.
        None | Some(SaopError::Parse(_)) => None,
        Some(SaopError::Validation(error)) => Some(error.into_violations()),
        Some(SaopError::DuplicateAgent(error)) => Some(error.into_violations()),
        Some(SaopError::EmptyParallelTurn(error)) => Some(error.into_violations()),
    };
    if let Some(violations) = violations {
        found.append(violations.into());
    }
    found.into_error(schema.subject(), raw).into()
}
