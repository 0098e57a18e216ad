//! Checks of calls and results, in documents and alone.
//!
//! Invariant: all calls of a document share one budget of work, and hints for wrong names are bounded.

use std::collections::HashMap;

use saop_json::pointer::below;
use saop_json::show::quote;
use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree};
use saop_schema::{Error, Found, ParseError, Violation, ViolationKind, Work};

use crate::calls::{self, Arguments, Call, CallForm, Piece};
use crate::inside::Inside;
use crate::options::CallOptions;
use crate::registry::ToolRegistry;
use crate::tool::{Tool, ToolSchema, Unchecked};

/// Violation kind: a call names a tool that is not in the registry.
pub const UNKNOWN_TOOL: ViolationKind = ViolationKind::Rule("unknown_tool");

/// Violation kind: where a call or a result has to be is something else.
pub const MALFORMED_CALL: ViolationKind = ViolationKind::Rule("malformed_call");

/// So many wrong names of a document get a hint. Each is compared with those of all tools.
const MOST_HINTS: usize = 50;

/// What diagnostics call a document with calls.
const SUBJECT: &str = "tool call";

/// What was checked in a document that is valid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckedCalls {
    /// The form of the document, or of the first item in an array; `None` if it has none of them.
    pub form: Option<CallForm>,
    /// How many calls and results it has.
    pub count: usize,
    /// Those that were not checked: the schema of the tool was refused, which takes
    /// [`ToolOptions::with_allow_unchecked`](crate::ToolOptions::with_allow_unchecked), or the document does not say of which tool a
    /// result is.
    pub unchecked: Vec<Unchecked>,
}

impl CallForm {
    /// Returns the form of a document; `None` if it has none, or is not JSON within the limits.
    #[must_use]
    pub fn of(raw: &[u8], limits: &Limits) -> Option<Self> {
        let tree = open(raw, limits).and_then(|cursor| Tree::parse(cursor, limits));
        calls::visit(tree.ok()?.root(), None, &mut |_| {})
    }
}

impl ToolRegistry {
    /// Checks a call: the name of the tool, and its arguments as JSON text. Returns what could not be checked: never
    /// anything unless [`ToolOptions::with_allow_unchecked`](crate::ToolOptions::with_allow_unchecked) is set.
    ///
    /// # Errors
    ///
    /// Returns every violation, with its place in the arguments; for a name that is not a tool's, one of kind
    /// [`UNKNOWN_TOOL`] at the root.
    pub fn check_call(&self, name: &str, arguments: &[u8]) -> Result<Option<Unchecked>, Error> {
        self.check_call_with(name, arguments, &Limits::default())
    }

    /// Same as [`check_call`](Self::check_call), with other limits.
    ///
    /// # Errors
    ///
    /// Same as [`check_call`](Self::check_call).
    pub fn check_call_with(
        &self,
        name: &str,
        arguments: &[u8],
        limits: &Limits,
    ) -> Result<Option<Unchecked>, Error> {
        self.check_value(name, arguments, limits, |checker, tool, root| {
            if tool.refusal().is_some() {
                return Some(Unchecked::arguments(tool, "", root.span()));
            }
            checker.value(&tool.input, root, "");
            None
        })
    }

    /// Checks the result of a call of MCP, as JSON text: where the tool has an `outputSchema`, and the result is complete and no
    /// error, it must have `structuredContent`, which the schema accepts. Returns what could not be checked, as
    /// [`check_call`](Self::check_call) does.
    ///
    /// # Errors
    ///
    /// Returns every violation, with its place in the result; for a name that is not a tool's, one of kind [`UNKNOWN_TOOL`] at
    /// the root.
    pub fn check_result(&self, name: &str, result: &[u8]) -> Result<Option<Unchecked>, Error> {
        self.check_result_with(name, result, &Limits::default())
    }

    /// Same as [`check_result`](Self::check_result), with other limits.
    ///
    /// # Errors
    ///
    /// Same as [`check_result`](Self::check_result).
    pub fn check_result_with(
        &self,
        name: &str,
        result: &[u8],
        limits: &Limits,
    ) -> Result<Option<Unchecked>, Error> {
        self.check_value(name, result, limits, |checker, tool, root| {
            checker.result_of(tool, root, "");
            checker.unchecked.pop()
        })
    }

    fn check_value(
        &self,
        name: &str,
        raw: &[u8],
        limits: &Limits,
        check: impl for<'x> FnOnce(&mut CallChecker<'_, 'x>, &Tool, NodeRef<'x>) -> Option<Unchecked>,
    ) -> Result<Option<Unchecked>, Error> {
        let fault = |fault| ParseError::new(&fault, raw);
        let cursor = open(raw, limits).map_err(fault)?;
        let tree = Tree::parse(cursor, limits).map_err(fault)?;
        let mut checker = CallChecker::new(self, &tree, *limits);
        let unchecked = if let Some(tool) = self.get(name) {
            check(&mut checker, tool, tree.root())
        } else {
            checker.unknown(name, tree.root(), "");
            None
        };
        checker.into_result(raw).map(|_| unchecked)
    }

    /// Checks all calls and results of a document, without knowing more of it than the tools. Each must be of one of them, and
    /// fit its schema. SPEC U1.
    ///
    /// ```
    /// use saop_tools::{CallForm, CallOptions, ToolRegistry};
    ///
    /// let tools = ToolRegistry::from_json(r#"{"add": {"properties": {"a": {"type": "number"}}}}"#)?;
    /// let call = r#"{"id": "1", "type": "function", "function": {"name": "add", "arguments": "{\"a\": \"one\"}"}}"#;
    /// let error = tools.check_document(call.as_bytes(), &CallOptions::new()).unwrap_err();
    /// let [violation] = error.violations() else { panic!() };
    /// assert_eq!(violation.instance_path(), "/function/arguments/a");
    /// assert_eq!(&call[violation.span().unwrap()], r#"\"one\""#);
    ///
    /// let call = br#"{"type": "tool_use", "id": "1", "name": "add", "input": {"a": 1}}"#;
    /// let checked = tools.check_document(call, &CallOptions::new())?;
    /// assert_eq!((checked.form, checked.count), (Some(CallForm::Anthropic), 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// - Where arguments are JSON in a string, the pointer of a value in them follows that of the string, and the position is
    ///   that in the string as it is spelled. A call without arguments has `{}`.
    /// - Words, refusals, calls of the provider's own tools and whatever else stands beside calls is not looked at.
    /// - A document that has none of the forms is valid, with `form` and `count` saying so, unless [`CallOptions`] require a call.
    ///
    /// # Errors
    ///
    /// Returns every violation with its place in the document, or the first fault if it is not JSON with unique keys within the
    /// limits.
    pub fn check_document(&self, raw: &[u8], options: &CallOptions) -> Result<CheckedCalls, Error> {
        let fault = |fault| ParseError::new(&fault, raw);
        let cursor = open(raw, options.limits()).map_err(fault)?;
        let tree = Tree::parse(cursor, options.limits()).map_err(fault)?;
        let mut checker = CallChecker::new(self, &tree, *options.limits());
        let mut count = 0;
        let form = calls::visit(tree.root(), options.form(), &mut |piece| {
            count += 1;
            match piece {
                Piece::Call(call) => checker.call(&call),
                Piece::Result { tool, result, path } => checker.result(tool, result, path),
                Piece::Malformed {
                    node,
                    path,
                    expected,
                } => checker.malformed(node, path, expected),
            }
        });
        if options.requires_call() && (form.is_none() || count == 0) {
            let expected = CallForm::expected_of(options.form());
            let mut found = Found::default();
            found.push(malformed(
                tree.root(),
                "",
                &format!("a tool call {expected}"),
            ));
            return Err(found.into_error(SUBJECT, raw).into());
        }
        if form.is_none() {
            return Ok(CheckedCalls::default());
        }
        let unchecked = checker.into_result(raw)?;
        Ok(CheckedCalls {
            form,
            count,
            unchecked,
        })
    }
}

/// Checks the calls of one document, one after the other, within one budget of work.
pub struct CallChecker<'r, 'a> {
    tools: &'r ToolRegistry,
    tree: &'a Tree<'a>,
    limits: Limits,
    work: Work,
    found: Found,
    unchecked: Vec<Unchecked>,
    hints: HashMap<String, String>,
}

impl<'r, 'a> CallChecker<'r, 'a> {
    /// Begins with a document. JSON inside its strings is held to the same limits.
    #[must_use]
    pub fn new(tools: &'r ToolRegistry, tree: &'a Tree<'a>, limits: Limits) -> Self {
        Self {
            tools,
            tree,
            limits,
            work: Work::within(tree.root().end(), &limits),
            found: Found::default(),
            unchecked: Vec::new(),
            hints: HashMap::new(),
        }
    }

    /// Checks a call.
    pub fn call(&mut self, call: &Call<'_, 'a>) {
        let (name, path) = call.name;
        let said = name.string().unwrap_or_default();
        let Some(tool) = self.tools.get(&said) else {
            self.unknown(&said, name, path);
            return;
        };
        let Some((arguments, path)) = call.arguments else {
            return;
        };
        if tool.refusal().is_some() {
            let (Arguments::Value(node) | Arguments::Text(node) | Arguments::Missing(node)) =
                arguments;
            self.unchecked
                .push(Unchecked::arguments(tool, path, node.span()));
            return;
        }
        match arguments {
            Arguments::Value(value) => {
                let is_valid = self.value(&tool.input, value, path);
                if is_valid && value.kind() != JsonKind::Object {
                    self.malformed(value, path, "arguments, an object");
                }
            }
            Arguments::Text(string) => self.text(&tool.input, string, path),
            Arguments::Missing(object) => {
                let empty = Tree::of_valid("{}");
                let root = empty.root();
                let mut found = tool.input.judge(&empty, root, path, &mut self.work);
                for violation in found.as_mut_slice() {
                    *violation = violation.clone().at(object);
                }
                self.found.append(found);
            }
        }
    }

    /// Checks a value; returns whether it is valid.
    fn value(&mut self, schema: &ToolSchema, value: NodeRef<'a>, path: &str) -> bool {
        let found = schema.judge(self.tree, value, path, &mut self.work);
        let is_valid = found.is_empty();
        self.found.append(found);
        is_valid
    }

    /// Checks arguments that are JSON in a string.
    fn text(&mut self, schema: &ToolSchema, string: NodeRef<'a>, path: &str) {
        let inside = Inside::of(string);
        let raw = inside.text.as_bytes();
        let tree = open(raw, &self.limits).and_then(|cursor| Tree::parse(cursor, &self.limits));
        let mut found = Found::default();
        match tree {
            Err(_) if inside.text.trim().is_empty() => {
                let expected = "arguments, an object (`{}` if there are none)";
                found.push(malformed(string, path, expected));
                self.found.append(found);
                return;
            }
            Err(fault) => {
                let error = ParseError::new(&fault, raw);
                for violation in error.violations() {
                    found.push(violation.clone().below(path));
                }
            }
            Ok(tree) => {
                let root = tree.root();
                found = schema.judge(&tree, root, path, &mut self.work);
                if found.is_empty() && root.kind() != JsonKind::Object {
                    found.push(malformed(root, path, "arguments, an object"));
                }
            }
        }
        if !found.is_empty() {
            inside.place(found.as_mut_slice());
            self.found.append(found);
        }
    }

    /// Checks a result of MCP, and says so where it is not known of which tool it is. `tool` is the name, and where it stands.
    fn result(&mut self, tool: Option<(NodeRef<'a>, &str)>, result: NodeRef<'a>, path: &str) {
        let mut tools = self.tools.iter();
        let tool = match tool {
            Some((name, path)) => {
                let said = name.string().unwrap_or_default();
                let Some(tool) = self.tools.get(&said) else {
                    self.unknown(&said, name, path);
                    return;
                };
                Some(tool)
            }
            None => tools.next().filter(|_| tools.next().is_none()),
        };
        match tool {
            Some(tool) => self.result_of(tool, result, path),
            None if is_judged(result) => {
                self.unchecked.push(Unchecked::result(None, path, result));
            }
            None => {}
        }
    }

    /// Checks the result of a tool.
    fn result_of(&mut self, tool: &Tool, result: NodeRef<'a>, path: &str) {
        const MEMBER: &str = "structuredContent";
        let Some(output) = tool.output.as_ref().filter(|_| is_judged(result)) else {
            return;
        };
        if output.refusal().is_some() {
            let unchecked = Unchecked::result(Some(tool), path, result);
            self.unchecked.push(unchecked);
            return;
        }
        let path = below(path, MEMBER);
        if let Some(content) = result.member(MEMBER) {
            self.value(output, content, &path);
        } else {
            let expected =
                "the member `structuredContent`, since the tool has a schema of its results";
            self.malformed(result, &path, expected);
        }
    }

    fn malformed(&mut self, node: NodeRef<'_>, path: &str, expected: &str) {
        if !self.found.only_counts(node.span().start, MALFORMED_CALL) {
            self.found.push(malformed(node, path, expected));
        }
    }

    fn unknown(&mut self, name: &str, node: NodeRef<'_>, path: &str) {
        if self.found.only_counts(node.span().start, UNKNOWN_TOOL) {
            return;
        }
        let hint = match self.hints.get(name) {
            Some(hint) => hint,
            None if self.hints.len() < MOST_HINTS => {
                let hint = format!("; {}", self.tools.hint(name));
                self.hints.entry(name.to_owned()).or_insert(hint)
            }
            None => "",
        };
        let message = format!(
            "expected the name of a tool, but found {}{hint}",
            quote(name)
        );
        let violation = Violation::new(UNKNOWN_TOOL, path.to_owned(), message);
        self.found.push(violation.at(node));
    }

    /// Returns the violations, and what was not checked.
    #[must_use]
    pub fn finish(self) -> (Found, Vec<Unchecked>) {
        (self.found, self.unchecked)
    }

    fn into_result(self, raw: &[u8]) -> Result<Vec<Unchecked>, Error> {
        let (found, unchecked) = self.finish();
        if found.is_empty() {
            Ok(unchecked)
        } else {
            Err(found.into_error(SUBJECT, raw).into())
        }
    }
}

/// Whether a result is to have what its tool's schema says: one that tells of an error is not, and neither is one that asks for more.
fn is_judged(result: NodeRef<'_>) -> bool {
    let kind = result.member("resultType").and_then(NodeRef::string);
    let is_error = result.member("isError").map(NodeRef::text) == Some("true");
    !is_error && kind.is_none_or(|kind| kind == "complete")
}

fn malformed(node: NodeRef<'_>, path: &str, expected: &str) -> Violation {
    let mut message = format!("expected {expected}, but found ");
    node.describe(&mut message);
    if expected.starts_with("the member ") {
        message.push_str(" without it");
    }
    Violation::new(MALFORMED_CALL, path.to_owned(), message).at(node)
}
