//! A guard of one exchange over HTTP: a request and what answers it, or a stream that a client listens to.
//!
//! Invariant: what is known of the server is that of the session or the authorization, and lent to the guard for one step.

use saop_json::NodeRef;

use crate::answer::{HEADER_MISMATCH, error};
use crate::guard::Guard;
use crate::guard::own_key;
use crate::http::Head;
use crate::known::Known;
use crate::listed::Listed;
use crate::record::Decision;
use crate::report::{Peer, Report, ReportKind};
use crate::rpc::{Rpc, inside, is_like_answer, is_object, read_body};

impl Guard {
    /// Exchanges what this guard knows of the server for something else: before a step, for what is known in the session, and after it back.
    pub const fn swap(&mut self, known: &mut Known) {
        std::mem::swap(&mut self.known, known);
    }

    /// Sets what the headers of the request say. SPEC G10.
    pub fn set_head(&mut self, head: Head) {
        self.head = Some(head);
    }

    /// Refuses a message of the client since its headers do not agree with it. With
    /// [`report_only`](crate::Settings::with_report_only), it is only reported; returns whether it is refused.
    pub fn mismatch(&mut self, bytes: &[u8], id: Option<&str>, reason: &str) -> bool {
        let is_enforced = !self.settings.report_only;
        let words = format!("header mismatch: {reason}");
        let report = Report::new(ReportKind::Message, &words).with_id(id);
        self.report(report.enforced(is_enforced));
        if is_enforced {
            let (client, decision) = (Some(Peer::Client), Decision::Withheld);
            self.note(client, Peer::Server, decision, bytes, None);
            self.answer(error(id, HEADER_MISMATCH, &words));
        }
        is_enforced
    }

    /// Whether a call waits for the list of tools.
    #[must_use]
    pub const fn is_listing(&self) -> bool {
        self.listing.is_some()
    }

    /// Whether a message answers the request for the list of tools for which a call waits.
    #[must_use]
    pub fn is_list(&self, bytes: &[u8]) -> bool {
        let (Some(listing), Ok(read)) = (&self.listing, read_body(bytes, usize::MAX)) else {
            return false;
        };
        let rpc = Some(read.tree.root())
            .filter(|root| is_object(*root))
            .and_then(|root| Rpc::of(root).ok());
        rpc.is_some_and(|rpc| rpc.is_answer() && rpc.key() == Some(own_key(&listing.id)))
    }

    /// Whether a message, or one of several, may be taken for an answer.
    #[must_use]
    pub fn may_answer(bytes: &[u8]) -> bool {
        let Ok(read) = read_body(bytes, usize::MAX) else {
            return false;
        };
        inside(read.tree.root()).into_iter().any(is_like_answer)
    }

    /// Goes on without asking for the list of tools, if another exchange has brought it since. Returns whether it has.
    pub fn has_list_now(&mut self, now: u64) -> bool {
        let Some(listing) = &self.listing else {
            return false;
        };
        let list = self.catalog(listing.version, now);
        if list.is_none_or(|list| list.number <= listing.after) {
            return false;
        }
        self.forget_listing();
        self.pump(now, None);
        true
    }

    /// Takes the news that the list of tools cannot be had, for this reason.
    pub fn no_list(&mut self, now: u64, reason: &str) {
        if let Some(version) = self.listing.as_ref().map(|listing| listing.version) {
            self.forget_listing();
            self.without(now, version, reason.to_owned());
        }
    }

    /// Takes the body of an answer whose status says that the request failed, and which is an error and nothing else. It passes, whatever id
    /// it has: servers answer with one of their own. Nothing is open after it.
    pub fn refusal(&mut self, bytes: Vec<u8>) {
        self.open.drain();
        self.note(
            Some(Peer::Server),
            Peer::Client,
            Decision::Passed,
            &bytes,
            None,
        );
        self.send(Peer::Client, bytes);
    }

    /// Leaves the requests that are open to whoever listens for their answers, which may come on another stream.
    pub fn leave(&mut self) {
        self.known.leave(self.open.leave());
    }

    /// Takes up the requests that other exchanges have left, and leaves them again if it is called once more.
    pub const fn resume(&mut self) {
        std::mem::swap(&mut self.open, &mut self.known.left);
    }

    /// Sets whether answers come again, of requests of the session that may have had theirs before: the client takes up a stream that broke
    /// off, and nobody knows how much of it was lost. Default: no.
    pub const fn set_replays(&mut self, yes: bool) {
        self.replays = yes;
    }

    /// Whether a request of the client has no answer yet.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open.len() > 0
    }

    /// Returns why the headers of a call do not agree with its arguments, if they do not.
    pub(crate) fn disagrees(
        &self,
        tool: &Listed,
        arguments: Option<NodeRef<'_>>,
    ) -> Option<String> {
        let head = self.head.as_ref()?;
        let mut params = tool.definition.params.iter();
        params.find_map(|param| param.agrees(arguments, head.param(param.header())).err())
    }
}
