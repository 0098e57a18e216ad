//! What a guard says of what it did, or would have done.

use std::fmt;

use saop_json::push_string;

use crate::mask::{masked, masked_words};

/// Who sent a message, or gets one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Peer {
    /// The client, which calls tools.
    Client,
    /// The server, which has them.
    Server,
}

impl Peer {
    /// Returns `client` or `server`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Server => "server",
        }
    }
}

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReportKind {
    /// A call broke the schema of its tool, or named no tool.
    Call,
    /// A call, or its result, was not checked.
    UncheckedCall,
    /// A result broke the `outputSchema` of its tool.
    Result,
    /// A tool breaks the rules for tools, or is held back since it cannot be pinned.
    Tool,
    /// A tool's schema cannot be checked, or its definition not be pinned.
    UncheckedTool,
    /// A tool is not as it was pinned.
    Change,
    /// A message could not be read, or not in one way only.
    Message,
    /// The list of tools could not be had.
    List,
    /// The server does something against the protocol that can be understood all the same.
    Tolerated,
    /// The server ended.
    End,
}

impl ReportKind {
    /// Returns the kind's name in data, such as `unchecked_call`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Call => "call",
            Self::UncheckedCall => "unchecked_call",
            Self::Result => "result",
            Self::Tool => "tool",
            Self::UncheckedTool => "unchecked_tool",
            Self::Change => "change",
            Self::Message => "message",
            Self::List => "list",
            Self::Tolerated => "tolerated",
            Self::End => "end",
        }
    }
}

/// A longer id is not told.
pub(crate) const LONGEST_ID: usize = 256;
/// The rest of a longer name of a tool is not told.
const LONGEST_NAME: usize = 256;

/// Something that a guard found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// What it is about.
    pub kind: ReportKind,
    /// The tool, if it is about one. A name is cut after 256 bytes, and what looks like a secret in it is masked.
    pub tool: Option<String>,
    /// The id of the request, as JSON text, if it has one of at most 256 bytes. What looks like a secret in it is masked.
    pub id: Option<String>,
    /// What was found. Values that look like secrets are masked.
    pub message: String,
    /// The keyword of the schema that is broken, or the first one of several, if it is about a schema.
    pub keyword: Option<String>,
    /// Whether the guard kept something back for it. If not, it was passed on as it was.
    pub enforced: bool,
}

impl Report {
    pub(crate) fn new(kind: ReportKind, message: impl Into<String>) -> Self {
        Self {
            kind,
            tool: None,
            id: None,
            message: message.into(),
            keyword: None,
            enforced: false,
        }
    }

    pub(crate) fn with_tool(mut self, name: &str) -> Self {
        self.tool = Some(name.to_owned());
        self
    }

    pub(crate) fn with_id(mut self, id: Option<&str>) -> Self {
        self.id = id.map(str::to_owned);
        self
    }

    pub(crate) fn with_keyword(mut self, keyword: Option<String>) -> Self {
        self.keyword = keyword;
        self
    }

    pub(crate) fn enforced(mut self, yes: bool) -> Self {
        self.enforced = yes;
        self
    }

    /// Returns it without what looks like a secret, and without an id or the rest of a name that nobody would read.
    pub(crate) fn masked(mut self) -> Self {
        self.tool = self.tool.map(|name| cut(masked_words(name)));
        self.message = masked_words(self.message);
        self.keyword = self.keyword.map(|keyword| cut(masked_words(keyword)));
        let id = self.id.filter(|id| id.len() <= LONGEST_ID);
        self.id = id.and_then(|id| masked(id.as_bytes()));
        self
    }

    /// Returns the report as one JSON object: `kind`, `tool`, `id`, `message` and `enforced`, without those that it lacks.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut json = String::from("{\"kind\":");
        push_string(&mut json, self.kind.as_str());
        if let Some(tool) = &self.tool {
            json.push_str(",\"tool\":");
            push_string(&mut json, tool);
        }
        if let Some(id) = &self.id {
            json.push_str(",\"id\":");
            json.push_str(id);
        }
        json.push_str(",\"message\":");
        push_string(&mut json, &self.message);
        json.push_str(",\"enforced\":");
        json.push_str(if self.enforced { "true}" } else { "false}" });
        json
    }
}

/// Returns a name without what nobody would read.
pub(crate) fn cut(mut name: String) -> String {
    if name.len() > LONGEST_NAME {
        name.truncate(name.floor_char_boundary(LONGEST_NAME));
        name.push('…');
    }
    name
}

/// One paragraph: what was done, about what, and why.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.kind, self.enforced) {
            (ReportKind::Call, true) => "call refused",
            (ReportKind::Call, false) => "call passed on, though it is wrong",
            (ReportKind::UncheckedCall, true) => "call refused, since it could not be checked",
            (ReportKind::UncheckedCall, false) => "call passed on unchecked",
            (ReportKind::Result, true) => "result withheld",
            (ReportKind::Result, false) => "result passed on, though it is wrong",
            (ReportKind::Tool, true) => "tool taken out of the list",
            (ReportKind::Tool, false) => "tool passed on, though it is wrong",
            (ReportKind::Change, true) => "tool held back, since it changed",
            (ReportKind::Change, false) => "tool changed",
            (ReportKind::UncheckedTool, _) => "tool that cannot be checked",
            (ReportKind::Message, true) => "message not passed on",
            (ReportKind::Message, false) => "message passed on unjudged",
            (ReportKind::List, _) => "list of tools not known",
            (ReportKind::Tolerated, _) => "breach of the protocol tolerated",
            (ReportKind::End, _) => "server ended",
        })?;
        if let Some(tool) = &self.tool {
            write!(f, ": {}", saop_json::show::quote(tool))?;
        }
        if let Some(id) = &self.id {
            write!(f, " (request {id})")?;
        }
        write!(f, ": {}", self.message)
    }
}
