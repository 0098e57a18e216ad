//! Finds the calls and the results of a document by the members that each form has.
//!
//! Invariant: no form hides another one's calls, unless one call is written in two forms at once.

use std::collections::HashMap;

use saop_json::pointer::{below, push_pointer_step};
use saop_json::{JsonKind, NodeRef};

use super::{Arguments, Call, CallForm, Piece};

/// Passes each call and each result of a document to `each`. Returns the form, or that of the first item in an array; `None` if it has
/// none of them.
pub(crate) fn visit<'a>(
    root: NodeRef<'a>,
    form: Option<CallForm>,
    each: &mut dyn FnMut(Piece<'_, 'a>),
) -> Option<CallForm> {
    let mut search = Search {
        form,
        told: None,
        has_words: false,
        path: String::new(),
        requested: HashMap::new(),
        each,
    };
    if root.kind() != JsonKind::Array {
        search.value(root);
        return search.form();
    }
    search.items(root, |search, item| {
        if !search.value(item) && !is_part_of_message(item) {
            search.malformed(item, "", "a tool call, or a part of a message");
        }
    });
    search.form()
}

impl CallForm {
    /// Returns the name of the tool of each call in a document of this form, in their order, each with the JSON Pointer of the object
    /// that has the name and the arguments.
    #[must_use]
    pub fn tools_of(self, document: NodeRef<'_>) -> Vec<(String, String)> {
        let mut calls = Vec::new();
        visit(document, Some(self), &mut |piece| {
            if let Piece::Call(call) = piece
                && let Some(name) = call.name.0.string()
            {
                let object = call.name.1.strip_suffix("/name").unwrap_or_default();
                calls.push((name.into_owned(), object.to_owned()));
            }
        });
        calls
    }
}

struct Search<'f, 'a> {
    form: Option<CallForm>,
    told: Option<CallForm>,
    /// Whether a message was found, of whomever it is.
    has_words: bool,
    path: String,
    /// The names of the tools that requests of MCP call, and where they stand, by the ids of the requests as they are written.
    requested: HashMap<&'a str, (NodeRef<'a>, String)>,
    each: &'f mut dyn FnMut(Piece<'_, 'a>),
}

impl<'a> Search<'_, 'a> {
    /// Whether a form may be the one.
    fn may_be(&self, form: CallForm) -> bool {
        self.form.is_none_or(|asked| asked == form)
    }

    fn is(&self, form: CallForm) -> bool {
        self.form == Some(form)
    }

    /// Returns the form of what was found. Both that have messages write words alike.
    fn form(&self) -> Option<CallForm> {
        let words = self
            .has_words
            .then(|| self.form.unwrap_or(CallForm::OpenAi));
        self.told.or(words)
    }

    /// Notes the form of what was found.
    fn tell(&mut self, form: CallForm) -> bool {
        self.told.get_or_insert(form);
        true
    }

    fn inside(&mut self, step: &str, look: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        push_pointer_step(&mut self.path, step);
        look(self);
        self.path.truncate(length);
    }

    fn items(&mut self, array: NodeRef<'a>, mut look: impl FnMut(&mut Self, NodeRef<'a>)) {
        for (index, item) in array.items().enumerate() {
            self.inside(&index.to_string(), |search| look(search, item));
        }
    }

    /// Looks at the items of an array that a member has; `false` if there is none.
    fn list(
        &mut self,
        node: NodeRef<'a>,
        name: &str,
        look: impl FnMut(&mut Self, NodeRef<'a>),
    ) -> bool {
        let Some(list) = array(node, name) else {
            return false;
        };
        self.inside(name, |search| search.items(list, look));
        true
    }

    /// Something else is in the place of a call, or of a member of one if it has a name.
    fn malformed(&mut self, node: NodeRef<'a>, member: &str, expected: &'static str) {
        let path = match member {
            "" => self.path.clone(),
            member => below(&self.path, member),
        };
        (self.each)(Piece::Malformed {
            node,
            path: &path,
            expected,
        });
    }

    /// Looks at a document or an item of one. Returns whether it has one of the forms.
    fn value(&mut self, node: NodeRef<'a>) -> bool {
        if node.kind() != JsonKind::Object {
            return false;
        }
        let is_bare = self.bare(node);
        // None ends the search: a document may have the members of two forms.
        let mut is_one = is_bare;
        is_one |= self.may_be(CallForm::Mcp) && self.mcp(node, is_bare);
        is_one |= self.may_be(CallForm::OpenAi) && self.openai(node, is_bare);
        is_one |= self.may_be(CallForm::Gemini) && self.gemini(node, is_bare);
        is_one |= self.message(node);
        is_one |= self.list(node, "messages", |search, message| {
            search.message(message);
        });
        is_one || (self.is(CallForm::Plain) && self.plain(node))
    }

    /// A call with nothing around it, of which both the name and the arguments are there, whatever stands beside them: a role, messages,
    /// or its result, which is looked at if it is one of MCP.
    fn bare(&mut self, node: NodeRef<'a>) -> bool {
        let kind = node.member("type").and_then(NodeRef::string);
        let (Some(name), Some(arguments)) = (node.member("name"), node.member("arguments")) else {
            return false;
        };
        if kind.as_deref() == Some("tool_use") {
            return false;
        }
        let is_text = arguments.kind() == JsonKind::String;
        let form = match self.form {
            // Only OpenAI writes them as text.
            None if is_text || kind.as_deref() == Some("function_call") => CallForm::OpenAi,
            None => CallForm::Plain,
            Some(CallForm::Anthropic | CallForm::Gemini) => return false,
            Some(form) => form,
        };
        self.call(node, "arguments", form == CallForm::OpenAi);
        let result = node.member("result").filter(|_| self.may_be(CallForm::Mcp));
        if let Some(result) = result.filter(|result| is_object(result) && is_result(*result, true))
            && name.kind() == JsonKind::String
        {
            self.result_of(name, result);
        }
        self.tell(form)
    }

    /// A result beside the name of its tool.
    fn result_of(&mut self, name: NodeRef<'a>, result: NodeRef<'a>) {
        let path = below(&self.path, "name");
        self.inside("result", |search| {
            search.result(Some((name, &path)), result);
        });
    }

    /// A message of a conversation with `OpenAI` or Anthropic.
    fn message(&mut self, node: NodeRef<'a>) -> bool {
        let mut has_calls = self.may_be(CallForm::OpenAi) && self.openai_message(node);
        has_calls |= self.may_be(CallForm::Anthropic) && self.anthropic(node);
        if has_calls {
            return true;
        }
        let is_words = node.member("role").is_some() && node.member("parts").is_none();
        self.has_words |= is_words;
        is_words
    }

    /// `is_bare` says that the object is a call of its own, whose name, arguments and result were looked at.
    fn mcp(&mut self, node: NodeRef<'a>, is_bare: bool) -> bool {
        const FORM: CallForm = CallForm::Mcp;
        let is_rpc = node.member("jsonrpc").is_some();
        match node.member("method").and_then(NodeRef::string).as_deref() {
            Some("tools/call") => {
                let params = node.member("params");
                if let Some(params) = params.filter(is_object) {
                    self.inside("params", |search| {
                        search.call(params, "arguments", false);
                        search.note_request(node, params);
                    });
                } else {
                    let expected = match params {
                        Some(_) => "an object with `name` and `arguments`",
                        None => "the member `params`, an object with `name` and `arguments`",
                    };
                    self.malformed(params.unwrap_or(node), "params", expected);
                }
                return self.tell(FORM);
            }
            Some(_) if is_rpc => return self.tell(FORM),
            _ if is_bare => return false,
            _ => {}
        }
        let result = node.member("result");
        if is_rpc && (result.is_some() || node.member("error").is_some()) {
            if let Some(result) = result.filter(|result| is_result(*result, true)) {
                let id = node.member("id").map(NodeRef::text);
                let requested = id.and_then(|id| self.requested.get(id)).cloned();
                let tool = requested.as_ref().map(|(name, path)| (*name, &**path));
                self.inside("result", |search| search.result(tool, result));
            }
            return self.tell(FORM);
        }
        let name = node.member("name");
        if let (Some(name), Some(result)) = (name, result.filter(is_object)) {
            if name.kind() == JsonKind::String {
                self.result_of(name, result);
            } else {
                self.malformed(name, "name", "the name of a tool, a string");
            }
            return self.tell(FORM);
        }
        if is_result(node, self.is(FORM)) {
            self.result(None, node);
            return self.tell(FORM);
        }
        if self.is(FORM) && is_call_of(node, "arguments") {
            self.call(node, "arguments", false);
            return self.tell(FORM);
        }
        false
    }

    /// Notes of which tool the result of a request will be.
    fn note_request(&mut self, request: NodeRef<'a>, params: NodeRef<'a>) {
        let name = params.member("name");
        let name = name.filter(|name| name.kind() == JsonKind::String);
        if let (Some(id), Some(name)) = (request.member("id"), name) {
            let path = below(&self.path, "name");
            self.requested.insert(id.text(), (name, path));
        }
    }

    fn openai(&mut self, node: NodeRef<'a>, is_bare: bool) -> bool {
        const FORM: CallForm = CallForm::OpenAi;
        let mut is_one = self.list(node, "choices", |search, choice| {
            if let Some(message) = choice.member("message").filter(is_object) {
                search.inside("message", |search| {
                    search.openai_message(message);
                });
            }
            if let Some(delta) = choice.member("delta").filter(is_object) {
                search.inside("delta", |search| search.openai_delta(delta));
            }
        });
        is_one |= self.list(node, "output", |search, item| {
            search.openai_item(item);
        });
        let event = node.member("type").and_then(NodeRef::string);
        if let Some(event) = event.filter(|event| event.starts_with("response.")) {
            is_one = true;
            self.openai_event(&event, node);
        }
        if is_one {
            return self.tell(FORM);
        }
        !is_bare && self.openai_item(node)
    }

    /// What a chunk of a stream adds to a message: of calls, fragments.
    fn openai_delta(&mut self, delta: NodeRef<'a>) {
        const EXPECTED: &str = "whole tool calls in `message`, and no fragments of them in `delta`";
        for name in ["tool_calls", "function_call"] {
            let given = delta.member(name);
            if let Some(calls) = given.filter(|calls| calls.kind() != JsonKind::Null) {
                self.malformed(calls, name, EXPECTED);
            }
        }
    }

    /// An event of the stream of a response. That which ends an item has it whole, and that which ends the response has all of them.
    fn openai_event(&mut self, event: &str, node: NodeRef<'a>) {
        if event == "response.output_item.done"
            && let Some(item) = node.member("item").filter(is_object)
        {
            self.inside("item", |search| {
                search.openai_item(item);
            });
        }
        if let Some(response) = node.member("response").filter(is_object) {
            self.inside("response", |search| {
                search.list(response, "output", |search, item| {
                    search.openai_item(item);
                });
            });
        }
    }

    /// A tool call, or an item of a response, that is a call.
    fn openai_item(&mut self, node: NodeRef<'a>) -> bool {
        const FORM: CallForm = CallForm::OpenAi;
        let kind = node.member("type").and_then(NodeRef::string);
        match kind.as_deref() {
            Some("function_call") => self.call(node, "arguments", true),
            Some("custom_tool_call") => self.free_call(node),
            Some("custom") if node.member("custom").as_ref().is_some_and(is_object) => {
                let custom = node.member("custom").unwrap_or(node);
                self.inside("custom", |search| search.free_call(custom));
            }
            None | Some("function") => {
                let function = node.member("function").filter(is_object);
                // With parameters, it is the definition of a tool.
                let function = function.filter(|function| function.member("parameters").is_none());
                let Some(function) = function else {
                    return false;
                };
                self.inside("function", |search| {
                    search.call(function, "arguments", true);
                });
            }
            Some(_) => return false,
        }
        self.tell(FORM)
    }

    fn openai_message(&mut self, node: NodeRef<'a>) -> bool {
        const FORM: CallForm = CallForm::OpenAi;
        const EXPECTED: &str = "a tool call with `function`, an object with `name` and `arguments`";
        let calls = node.member("tool_calls");
        let is_list = self.list(node, "tool_calls", |search, call| {
            if !search.openai_item(call) {
                search.malformed(call, "", EXPECTED);
            }
        });
        if let Some(calls) = calls.filter(|calls| !is_list && calls.kind() != JsonKind::Null) {
            self.malformed(calls, "tool_calls", "an array of tool calls, or null");
        }
        // The form before `tool_calls`. Gemini has another member of that name, with `args`.
        let function = node.member("function_call");
        let function = function.filter(|call| {
            call.kind() != JsonKind::Null && (self.is(FORM) || call.member("args").is_none())
        });
        match function {
            Some(call) if is_object(&call) => self.inside("function_call", |search| {
                search.call(call, "arguments", true);
            }),
            Some(other) => self.malformed(
                other,
                "function_call",
                "an object with `name` and `arguments`",
            ),
            None => {}
        }
        (calls.is_some() || function.is_some()) && self.tell(FORM)
    }

    fn anthropic(&mut self, node: NodeRef<'a>) -> bool {
        const FORM: CallForm = CallForm::Anthropic;
        let kind = |node: NodeRef<'a>| node.member("type").and_then(NodeRef::string);
        let own = kind(node);
        if own.as_deref() == Some("tool_use") {
            self.call(node, "input", false);
            return self.tell(FORM);
        }
        let is_event =
            |kind: &str| kind.starts_with("content_block_") || kind.starts_with("message_");
        if own.as_deref().is_some_and(is_event) {
            const EXPECTED: &str =
                "a whole `tool_use` block, and not the beginning of one in a stream";
            let block = node.member("content_block");
            if let Some(block) = block.filter(|block| kind(*block).as_deref() == Some("tool_use")) {
                self.malformed(block, "content_block", EXPECTED);
            }
            return self.tell(FORM);
        }
        let mut is_anthropic = own.as_deref() == Some("message");
        self.list(node, "content", |search, block| {
            match kind(block).as_deref() {
                Some("tool_use") => {
                    is_anthropic = true;
                    search.call(block, "input", false);
                }
                Some("tool_result" | "server_tool_use" | "thinking" | "redacted_thinking") => {
                    is_anthropic = true;
                }
                _ => {}
            }
        });
        is_anthropic && self.tell(FORM)
    }

    fn gemini(&mut self, node: NodeRef<'a>, is_bare: bool) -> bool {
        const FORM: CallForm = CallForm::Gemini;
        let mut is_one = self.gemini_part(node, false);
        is_one |= self.gemini_content(node);
        is_one |= self.list(node, "contents", |search, content| {
            search.gemini_content(content);
        });
        is_one |= self.list(node, "candidates", |search, candidate| {
            if let Some(content) = candidate.member("content") {
                search.inside("content", |search| {
                    search.gemini_content(content);
                });
            }
        });
        if is_one {
            return self.tell(FORM);
        }
        let has = |name| node.member(name).is_some();
        let is_call = has("args") && has("name") && !has("input");
        if !is_bare && (is_call || self.is(FORM) && is_call_of(node, "args")) {
            self.call(node, "args", false);
            return self.tell(FORM);
        }
        false
    }

    fn gemini_content(&mut self, node: NodeRef<'a>) -> bool {
        self.list(node, "parts", |search, part| {
            search.gemini_part(part, true);
        })
    }

    /// Looks at a part, which is `surely` one if nothing else can stand there.
    fn gemini_part(&mut self, node: NodeRef<'a>, surely: bool) -> bool {
        let is_told = surely || self.is(CallForm::Gemini);
        let mut is_one = false;
        for name in ["functionCall", "function_call"] {
            let Some(call) = node.member(name) else {
                continue;
            };
            // `OpenAI` has a `function_call` too, with `arguments`.
            let is_ours = is_told || name == "functionCall" || call.member("args").is_some();
            if !is_ours || call.kind() == JsonKind::Null {
                continue;
            }
            is_one = true;
            if call.member("partialArgs").is_some() {
                const EXPECTED: &str =
                    "a whole call with `args`, and no fragment of one in a stream";
                self.malformed(call, name, EXPECTED);
            } else if is_object(&call) {
                self.inside(name, |search| search.call(call, "args", false));
            } else {
                self.malformed(call, name, "an object with `name` and `args`");
            }
        }
        is_one
    }

    fn plain(&mut self, node: NodeRef<'a>) -> bool {
        if !is_call_of(node, "arguments") {
            return false;
        }
        self.call(node, "arguments", false);
        self.tell(CallForm::Plain)
    }

    /// A call: an object with a name, and arguments under `key`, which may be JSON in a string.
    fn call(&mut self, node: NodeRef<'a>, key: &str, may_be_text: bool) {
        let path = below(&self.path, key);
        let arguments = match node.member(key) {
            None => Arguments::Missing(node),
            Some(text) if may_be_text && text.kind() == JsonKind::String => Arguments::Text(text),
            Some(value) => Arguments::Value(value),
        };
        self.named(node, Some((arguments, &path)));
    }

    /// A call whose input is free text.
    fn free_call(&mut self, node: NodeRef<'a>) {
        self.named(node, None);
    }

    fn named(&mut self, node: NodeRef<'a>, arguments: Option<(Arguments<'a>, &str)>) {
        match node.member("name") {
            Some(name) if name.kind() == JsonKind::String => {
                let path = below(&self.path, "name");
                (self.each)(Piece::Call(Call {
                    name: (name, &path),
                    arguments,
                }));
            }
            Some(other) => self.malformed(other, "name", "the name of a tool, a string"),
            None => self.malformed(node, "name", "the member `name`, the name of a tool"),
        }
    }

    fn result(&mut self, tool: Option<(NodeRef<'a>, &str)>, result: NodeRef<'a>) {
        (self.each)(Piece::Result {
            tool,
            result,
            path: &self.path,
        });
    }
}

fn is_object(node: &NodeRef<'_>) -> bool {
    node.kind() == JsonKind::Object
}

fn array<'a>(node: NodeRef<'a>, name: &str) -> Option<NodeRef<'a>> {
    let is_array = |node: &NodeRef<'_>| node.kind() == JsonKind::Array;
    node.member(name).filter(is_array)
}

/// Whether an object is a call whose arguments have this name, if it is one at all.
fn is_call_of(node: NodeRef<'_>, arguments: &str) -> bool {
    const ARGUMENTS: [&str; 3] = ["args", "arguments", "input"];
    let has = |name: &str| node.member(name).is_some();
    let is_another = ARGUMENTS
        .iter()
        .any(|other| *other != arguments && has(other));
    has(arguments) || has("name") && !is_another
}

/// Whether an object is the result of a call of MCP. `surely` if nothing else can stand there.
fn is_result(node: NodeRef<'_>, surely: bool) -> bool {
    let has = |name| node.member(name).is_some();
    has("structuredContent")
        || array(node, "content").is_some() && !has("role") && (surely || has("isError"))
}

/// Whether an item of an array stands beside calls in a message: words, an image, a result, and the like. What says that it is a call is
/// none of these.
fn is_part_of_message(node: NodeRef<'_>) -> bool {
    const CALLS: [&str; 4] = ["custom_tool_call", "function", "function_call", "tool_use"];
    const PARTS: [&str; 7] = [
        "codeExecutionResult",
        "executableCode",
        "fileData",
        "functionResponse",
        "inlineData",
        "text",
        "type",
    ];
    let kind = node.member("type").and_then(NodeRef::string);
    let is_call = kind.is_some_and(|kind| CALLS.contains(&&*kind));
    !is_call && PARTS.iter().any(|name| node.member(name).is_some())
}

#[cfg(test)]
mod tests {
    use saop_json::Tree;

    use super::CallForm;

    #[test]
    fn the_tools_of_calls_are_told_in_order() {
        let text = r#"{"role": "assistant", "tool_calls": [
            {"type": "function", "id": "1", "function": {"name": "b", "arguments": "{}"}},
            {"type": "function", "id": "2", "function": {"name": "a", "arguments": "{"}},
            {"type": "function", "id": "3", "function": {"name": 7, "arguments": "{}"}}
        ]}"#;
        let tree = Tree::of_valid(text);
        let calls = [
            ("b", "/tool_calls/0/function"),
            ("a", "/tool_calls/1/function"),
        ];
        let calls = calls.map(|(name, object)| (name.to_owned(), object.to_owned()));
        assert_eq!(CallForm::OpenAi.tools_of(tree.root()), calls);
        assert!(CallForm::Gemini.tools_of(tree.root()).is_empty());
        let tree = Tree::of_valid(r#"{"content": [], "isError": true}"#);
        assert!(CallForm::Mcp.tools_of(tree.root()).is_empty());
    }
}
