//! The forms of tool calls: finds the calls and the results of a document that MCP, `OpenAI`, Anthropic, Gemini or nobody in particular
//! has written. SPEC U1.
//!
//! Invariant: what has the place of a call and is none is told, never passed over. `search` finds them.

mod search;

use std::fmt;

use saop_json::NodeRef;

pub(crate) use search::visit;

/// How a document writes tool calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CallForm {
    /// MCP: a `tools/call` request, its `params`, or a result.
    Mcp,
    /// `OpenAI`: a tool call, whose `arguments` are JSON in a string, or what has some: a message, a completion, a response.
    OpenAi,
    /// Anthropic: a `tool_use` block, or a message that has some.
    Anthropic,
    /// Gemini: a `functionCall`, or what has some: a part, a content, a response.
    Gemini,
    /// `{"name": …, "arguments": {…}}`.
    Plain,
}

impl CallForm {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Mcp,
        Self::OpenAi,
        Self::Anthropic,
        Self::Gemini,
        Self::Plain,
    ];

    /// Returns its name in data, such as `openai`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mcp => "mcp",
            Self::OpenAi => "openai",
            Self::Anthropic => "anthropic",
            Self::Gemini => "gemini",
            Self::Plain => "plain",
        }
    }

    /// Returns what a document of this form may be.
    #[must_use]
    pub const fn expected(self) -> &'static str {
        match self {
            Self::Mcp => "of MCP (a `tools/call` request, its `params`, or a result)",
            Self::OpenAi => {
                "of OpenAI (`function` with `name` and `arguments`, a `function_call` item, or a message or response with some)"
            }
            Self::Anthropic => "of Anthropic (a `tool_use` block, or a message with some)",
            Self::Gemini => "of Gemini (a `functionCall`, or a content or response with some)",
            Self::Plain => "as an object with `name` and `arguments`",
        }
    }

    /// Returns what a document of one form, or of any, may be.
    pub(crate) fn expected_of(form: Option<Self>) -> String {
        let forms = form.as_ref().map_or(&Self::ALL[..], std::slice::from_ref);
        let forms: Vec<_> = forms.iter().map(|form| form.expected()).collect();
        forms.join(", or ")
    }
}

/// Its name.
impl fmt::Display for CallForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A call inside a document: its parts, each with its JSON Pointer.
#[derive(Clone, Copy, Debug)]
pub struct Call<'s, 'a> {
    /// The name of the tool.
    pub name: (NodeRef<'a>, &'s str),
    /// The arguments; `None` where they are not to be checked.
    pub arguments: Option<(Arguments<'a>, &'s str)>,
}

/// The arguments of a call.
#[derive(Clone, Copy, Debug)]
pub enum Arguments<'a> {
    /// A value.
    Value(NodeRef<'a>),
    /// JSON in a string.
    Text(NodeRef<'a>),
    /// This object has none, which means `{}`.
    Missing(NodeRef<'a>),
}

/// What a document has.
pub(crate) enum Piece<'s, 'a> {
    Call(Call<'s, 'a>),
    /// The result of a call of MCP, and the name of the tool where that is said.
    Result {
        tool: Option<(NodeRef<'a>, &'s str)>,
        result: NodeRef<'a>,
        path: &'s str,
    },
    /// In the place of a call, something else.
    Malformed {
        node: NodeRef<'a>,
        path: &'s str,
        expected: &'static str,
    },
}
