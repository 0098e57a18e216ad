//! A tool that calls can name: its schemas, compiled, with what they say of their parts.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use saop_json::show::quote;
use saop_json::{JsonRef, NodeRef, Tree};
use saop_schema::{CompileError, Found, Schema, Work};

use crate::described::Descriptions;
use crate::list::{SchemaText, ToolDefinition};
use crate::similar::Pairs;

/// A tool that calls can name.
pub struct Tool {
    pub(crate) name: String,
    pub(crate) pairs: Pairs,
    pub(crate) description: Option<String>,
    pub(crate) input: ToolSchema,
    pub(crate) output: Option<ToolSchema>,
}

/// The schema of arguments or of results.
pub(crate) struct ToolSchema {
    /// Its text, if it has one.
    pub(crate) text: Option<String>,
    /// The schema, or why it was refused.
    pub(crate) compiled: Result<Schema, String>,
    /// What the schema says of its parts, once a value was wrong.
    descriptions: OnceLock<Descriptions>,
}

impl Tool {
    /// Creates a tool from what a list says of it, and its schemas.
    pub(crate) fn of(
        definition: &ToolDefinition,
        input: Option<Result<Schema, CompileError>>,
        output: Option<Result<Schema, CompileError>>,
    ) -> Self {
        let schema = |written: &Option<SchemaText>, compiled: Result<Schema, CompileError>| {
            let text = written.as_ref().map(|written| written.text.clone());
            ToolSchema::new(text, compiled.map_err(|error| error.summary()))
        };
        Self {
            name: definition.name.clone(),
            pairs: Pairs::of(&definition.name),
            description: definition.description.clone(),
            input: input.map_or_else(
                || ToolSchema::new(None, Err("it has none".to_owned())),
                |input| schema(&definition.input, input),
            ),
            output: output.map(|output| schema(&definition.output, output)),
        }
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
        self.input.text.as_deref()
    }

    /// Returns the schema of its arguments, unless it was refused.
    #[must_use]
    pub fn schema(&self) -> Option<&Schema> {
        self.input.schema()
    }

    /// Returns why the schema of its arguments was refused, which takes
    /// [`ToolOptions::with_allow_unchecked`](crate::ToolOptions::with_allow_unchecked).
    #[must_use]
    pub fn refusal(&self) -> Option<&str> {
        self.input.refusal()
    }

    /// Returns the schema of its results, if it has one that was not refused.
    #[must_use]
    pub fn output_schema(&self) -> Option<&Schema> {
        self.output.as_ref()?.schema()
    }

    /// Whether arguments inside a document are valid. Takes the cost from `work`. `false` also means that only
    /// [`violations`](Self::violations) can tell. The arguments of a tool whose schema was refused are not checked.
    #[must_use]
    pub fn accepts(&self, arguments: JsonRef<'_>, work: &mut Work) -> bool {
        self.input.accepts(arguments, work)
    }

    /// Returns the violations of arguments inside a document, with their places in it. `path` is the JSON Pointer of the arguments.
    /// Takes the cost from `work`.
    #[must_use]
    pub fn violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        arguments: NodeRef<'a>,
        path: &str,
        work: &mut Work,
    ) -> Found {
        self.input.violations(tree, arguments, path, work)
    }

    /// Same as [`violations`](Self::violations), for the `structuredContent` of a result. Without a schema of the results, there are none.
    #[must_use]
    pub fn result_violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        content: NodeRef<'a>,
        path: &str,
        work: &mut Work,
    ) -> Found {
        let output = self.output.as_ref();
        output.map_or_else(Found::default, |output| {
            output.judge(tree, content, path, work)
        })
    }
}

impl fmt::Debug for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tool")
            .field("name", &self.name)
            .field("is_checked", &self.input.compiled.is_ok())
            .finish_non_exhaustive()
    }
}

impl ToolSchema {
    pub(crate) const fn new(text: Option<String>, compiled: Result<Schema, String>) -> Self {
        Self {
            text,
            compiled,
            descriptions: OnceLock::new(),
        }
    }

    pub(crate) fn schema(&self) -> Option<&Schema> {
        self.compiled.as_ref().ok()
    }

    pub(crate) fn refusal(&self) -> Option<&str> {
        self.compiled.as_ref().err().map(String::as_str)
    }

    pub(crate) fn accepts(&self, value: JsonRef<'_>, work: &mut Work) -> bool {
        self.schema()
            .is_none_or(|schema| schema.accepts(value, work))
    }

    /// Same as [`violations`](Self::violations), without a walk over a valid value.
    pub(crate) fn judge<'a>(
        &self,
        tree: &'a Tree<'a>,
        value: NodeRef<'a>,
        path: &str,
        work: &mut Work,
    ) -> Found {
        if self.accepts(JsonRef::of_valid(value.text()), work) {
            return Found::default();
        }
        self.violations(tree, value, path, work)
    }

    /// Returns the violations of a value, with what the schema says of its parts.
    pub(crate) fn violations<'a>(
        &self,
        tree: &'a Tree<'a>,
        value: NodeRef<'a>,
        path: &str,
        work: &mut Work,
    ) -> Found {
        let Some(schema) = self.schema() else {
            return Found::default();
        };
        let mut found = schema.violations_in(tree, value, path, work);
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

/// A call or a result that was not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unchecked {
    /// The name of the tool; empty if the document does not say whose result it is.
    pub tool: String,
    /// Why it was not checked.
    pub reason: String,
    /// The JSON Pointer of the arguments or the result in the document.
    pub path: String,
    /// Where they stand in the document, in bytes.
    pub span: Range<usize>,
    is_result: bool,
}

impl Unchecked {
    pub(crate) fn arguments(tool: &Tool, path: &str, span: Range<usize>) -> Self {
        Self {
            tool: tool.name.clone(),
            reason: refused(tool.refusal()),
            path: path.to_owned(),
            span,
            is_result: false,
        }
    }

    pub(crate) fn result(tool: Option<&Tool>, path: &str, node: NodeRef<'_>) -> Self {
        let output = tool.and_then(|tool| tool.output.as_ref());
        Self {
            tool: tool.map(|tool| tool.name.clone()).unwrap_or_default(),
            reason: match tool {
                Some(_) => refused(output.and_then(ToolSchema::refusal)),
                None => "the document does not say of which tool it is".to_owned(),
            },
            path: path.to_owned(),
            span: node.span(),
            is_result: true,
        }
    }
}

fn refused(refusal: Option<&str>) -> String {
    format!("its schema was refused: {}", refusal.unwrap_or_default())
}

impl fmt::Display for Unchecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tool, reason) = (quote(&self.tool), &self.reason);
        match (self.is_result, &*self.tool) {
            (false, _) => write!(
                f,
                "the arguments of {tool} were not checked, since {reason}"
            ),
            (true, "") => write!(f, "the result was not checked, since {reason}"),
            (true, _) => write!(f, "the result of {tool} was not checked, since {reason}"),
        }
    }
}
