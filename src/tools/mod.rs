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
mod sites;

use saop_json::pointer::below;
use saop_json::text::open;
use saop_json::{JsonKind, JsonRef, Limits, NodeRef, Tree};
use saop_schema::{Found, Message, TypeSchema, Work};
use saop_tools::correction::Brief;

pub use saop_tools::{
    Arguments, Call, CallChecker, CallForm, CallOptions, CheckedCalls, MALFORMED_CALL, SchemaText,
    Tool, ToolDefinition, ToolList, ToolOptions, ToolProblem, ToolRegistry, ToolsError,
    UNKNOWN_TOOL, Unchecked,
};

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
    if quickly(schema, cursor.text(), limits, tools) {
        return read.map(|message| (message, Vec::new()));
    }
    let tree = Tree::parse(cursor, limits).map_err(fault)?;
    let (found, unchecked) = look(schema, &tree, limits, tools);
    match (read, found.is_empty()) {
        (Ok(message), true) => Ok((message, unchecked)),
        (Err(error), true) => Err(error),
        (read, false) => Err(joined(read.err(), found, schema, raw)),
    }
}

/// Whether all calls are certainly valid. They share one budget: a group of ten thousand turns would otherwise have ten thousand.
fn quickly(schema: &TypeSchema, text: &str, limits: &Limits, tools: &ToolRegistry) -> bool {
    let mut work = Work::within(text.len(), limits);
    let mut is_certain = true;
    let root = JsonRef::of_valid(text.trim_matches([' ', '\t', '\n', '\r']));
    for site in sites::of(schema) {
        site.visit(root, &mut |action, _| {
            let tool = action.get(NAME).and_then(JsonRef::as_str);
            let tool = tool.and_then(|name| tools.get(&name));
            let tool = tool.filter(|tool| tool.refusal().is_none());
            is_certain = is_certain
                && tool
                    .zip(action.get(ARGUMENTS))
                    .is_some_and(|(tool, arguments)| tool.accepts(arguments, &mut work));
        });
    }
    is_certain
}

/// Returns the violations of all calls, and the calls that cannot be checked. What breaks the schema of the action itself,
/// such as arguments that are no object, is left to that.
fn look<'a>(
    schema: &TypeSchema,
    tree: &'a Tree<'a>,
    limits: &Limits,
    tools: &ToolRegistry,
) -> (Found, Vec<Unchecked>) {
    let mut checker = CallChecker::new(tools, tree, *limits);
    for site in sites::of(schema) {
        site.visit(tree.root(), &mut |action: NodeRef<'a>, path| {
            let is_name = |name: &NodeRef<'_>| name.string().is_some_and(|said| !said.is_empty());
            let Some(name) = action.member(NAME).filter(is_name) else {
                return;
            };
            let is_object = |node: &NodeRef<'_>| node.kind() == JsonKind::Object;
            let arguments = action.member(ARGUMENTS).filter(is_object);
            let (name_path, arguments_path) = (below(path, NAME), below(path, ARGUMENTS));
            checker.call(&Call {
                name: (name, &name_path),
                arguments: arguments.map(|node| (Arguments::Value(node), &*arguments_path)),
            });
        });
    }
    checker.finish()
}

/// Returns what a correction is to show of the tools that a rejected answer called wrongly. Without a schema, the answer's is the
/// likeliest.
pub(crate) fn brief<'t>(
    tools: &'t ToolRegistry,
    schema: Option<&TypeSchema>,
    answer: &[u8],
    error: &SaopError,
) -> Brief<'t> {
    let mut brief = Brief::new();
    let is_json = !matches!(error, SaopError::Parse(_));
    let schema = schema.or_else(|| saop_schema::likeliest(SCHEMAS, answer));
    if let (true, Some(schema), Ok(text)) = (is_json, schema, str::from_utf8(answer)) {
        let root = JsonRef::of_valid(text.trim_start_matches('\u{FEFF}').trim());
        for site in sites::of(schema) {
            site.visit(root, &mut |action, path| {
                if let Some(name) = action.get(NAME).and_then(JsonRef::as_str) {
                    let arguments = below(path, ARGUMENTS);
                    brief.look(tools, &name, &arguments, error.violations());
                }
            });
        }
    }
    brief
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
