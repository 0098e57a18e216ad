//! What is kept of each message: what it was, and what was done with it. SPEC G6.

use crate::mask::{masked, masked_own, masked_words};
use crate::report::Peer;
use crate::rpc::{Rpc, is_object, read, read_body};

/// A message, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Record {
    /// Who sent it; `None` for the guard itself.
    pub from: Option<Peer>,
    /// Where it was going.
    pub to: Peer,
    /// What it is in JSON-RPC.
    pub kind: MessageKind,
    /// Its method, if it is a request or a notification, with what looks like a secret masked.
    pub method: Option<String>,
    /// The tool that it calls, if it does, with what looks like a secret masked.
    pub tool: Option<String>,
    /// Its id, as JSON text.
    pub id: Option<String>,
    /// What became of it.
    pub decision: Decision,
    /// What was found, for people. Values that look like secrets are masked.
    pub reasons: Vec<String>,
    /// How many bytes it has, with the end of the line.
    pub length: usize,
    /// The message with what looks like a secret masked, without the end of the line; `None` if it is no JSON.
    pub message: Option<String>,
    /// What was passed on in its place, if it was changed.
    pub sent: Option<String>,
}

/// What a message is in JSON-RPC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MessageKind {
    /// A request.
    Request,
    /// A notification.
    Notification,
    /// An answer with a result.
    Result,
    /// An answer with an error.
    Error,
    /// Several messages.
    Batch,
    /// None, or one that may be read as two.
    Other,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It was passed on as it was.
    Passed,
    /// Other bytes were passed on.
    Changed,
    /// It was not passed on.
    Withheld,
}

impl Record {
    /// Makes the record of a message, without its reasons.
    pub(crate) fn of(
        from: Option<Peer>,
        to: Peer,
        decision: Decision,
        bytes: &[u8],
        sent: Option<&[u8]>,
        is_line: bool,
    ) -> Self {
        let message = if from.is_some() {
            masked(bytes)
        } else {
            masked_own(bytes)
        };
        let mut record = Self {
            message,
            sent: sent.and_then(masked_own),
            ..Self::of_length(from, to, decision, bytes.len())
        };
        record.look(bytes, is_line);
        record
    }

    /// Makes the record of a message that is not there any more.
    pub(crate) const fn of_length(
        from: Option<Peer>,
        to: Peer,
        decision: Decision,
        length: usize,
    ) -> Self {
        Self {
            from,
            to,
            kind: MessageKind::Other,
            method: None,
            tool: None,
            id: None,
            decision,
            reasons: Vec::new(),
            length,
            message: None,
            sent: None,
        }
    }

    fn look(&mut self, bytes: &[u8], is_line: bool) {
        let read = if is_line { read } else { read_body };
        let Ok(read) = read(bytes, usize::MAX) else {
            return;
        };
        let root = read.tree.root();
        if root.kind() == saop_json::JsonKind::Array {
            self.kind = MessageKind::Batch;
        }
        let Ok(rpc) = Rpc::of(root) else {
            return;
        };
        if !is_object(root) {
            return;
        }
        self.kind = match (&rpc.method, rpc.id, rpc.result, rpc.error) {
            (Some(_), Some(_), None, None) => MessageKind::Request,
            (Some(_), None, None, None) => MessageKind::Notification,
            (None, _, Some(_), None) => MessageKind::Result,
            (None, _, None, Some(_)) => MessageKind::Error,
            _ => MessageKind::Other,
        };
        if rpc.method.as_deref() == Some("tools/call") {
            let name = rpc.param("name").and_then(saop_json::NodeRef::string);
            self.tool = name.map(|name| masked_words(name.into_owned()));
        }
        // An id may be any JSON, and hold what the message holds.
        let id = rpc.id_text().map(str::as_bytes).and_then(masked);
        self.id = id;
        self.method = rpc.method.map(|name| masked_words(name.into_owned()));
    }
}
