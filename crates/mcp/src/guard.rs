//! The state of a guard, and what it wants done.
//!
//! Invariant: no I/O, no clock. What a client and a server sent is given with the time, and what is to be done is taken out as
//! actions.

use std::collections::{HashMap, VecDeque};

use crate::answer::{INTERNAL_ERROR, cancelled, list_request};
use crate::catalog::{Catalog, Pages};
use crate::http::Head;
use crate::known::Known;
use crate::open::{Kind, Open, Request};
use crate::pins::{Book, IS_GONE, OnChange, Pin, Pins};
use crate::record::{Decision, Record};
use crate::report::{Peer, Report, ReportKind};
use crate::rpc::{Read, read, read_body};
use crate::settings::Settings;
use crate::skim::Skim;
use crate::version::Version;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Action {
    /// Send these bytes: one line with its end, or what the other side sent as it was. If that had no end, the next bytes begin with one.
    Send(Peer, Vec<u8>),
    /// Send this message, which is the guard's own, to the server in an exchange of its own, and give the guard what is answered. Only
    /// if messages are [bodies](Settings::with_bodies).
    Ask(Vec<u8>),
    /// Close the stream to this side: nothing more will be sent to it.
    Close(Peer),
    /// Tell the user.
    Report(Report),
    /// Keep what a tool says of itself, for the [`Pins`] of the next guard. It comes before the list that has the tool.
    Pin(Pin),
    /// Keep what became of a message. It comes before the message is sent. See [`Settings::with_records`].
    Record(Box<Record>),
}

/// Stands between a client and a server of MCP, and checks the calls of tools, their results and the lists of tools. SPEC G1 to G4,
/// G7 to G9.
///
/// It does no I/O: [`client`](Self::client) and [`server`](Self::server) take a message of that side,
/// [`next_action`](Self::next_action) returns what is to be done, and [`wake_at`](Self::wake_at) when [`tick`](Self::tick) is to be called.
/// Times are milliseconds of a clock that never goes back, counted from any moment.
///
/// ```
/// use saop_mcp::{Action, Guard, Peer, Settings};
///
/// let mut guard = Guard::new(Settings::new());
/// let list = br#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#;
/// guard.client(0, list.to_vec());
/// assert_eq!(guard.next_action(), Some(Action::Send(Peer::Server, list.to_vec())));
///
/// let tools = br#"{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"add","inputSchema":{"type":"object",
///     "properties":{"a":{"type":"integer","description":"The first summand."}}}}]}}"#;
/// guard.server(1, tools.to_vec());
/// assert_eq!(guard.next_action(), Some(Action::Send(Peer::Client, tools.to_vec())));
///
/// let call = br#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{"a":"1"}}}"#;
/// guard.client(2, call.to_vec());
/// let Some(Action::Report(report)) = guard.next_action() else { unreachable!() };
/// assert!(report.message.contains("/a: expected an integer"));
/// let Some(Action::Send(Peer::Client, answer)) = guard.next_action() else { unreachable!() };
/// assert!(String::from_utf8(answer)?.contains("The first summand."));
/// assert_eq!(guard.next_action(), None);
/// # Ok::<(), std::string::FromUtf8Error>(())
/// ```
#[derive(Debug)]
pub struct Guard {
    pub(crate) settings: Settings,
    pub(crate) known: Known,
    /// Over HTTP, what the headers of the exchange say.
    pub(crate) head: Option<Head>,
    /// Whether answers come again that came before.
    pub(crate) replays: bool,
    pub(crate) open: Open,
    pub(crate) waiting: Waiting,
    pub(crate) listing: Option<Listing>,
    /// Requests of the guard itself that took too long.
    abandoned: VecDeque<String>,
    pub(crate) book: Option<Book>,
    /// What was found since the last message was kept, if messages are.
    pub(crate) reasons: Vec<String>,
    next_id: u64,
    /// What is known of a message that comes in parts, of either side.
    pub(crate) long_request: Skim,
    pub(crate) long_answer: Skim,
    /// The sides to which the last line that was sent has no `\n`.
    cut_off: Vec<Peer>,
    pub(crate) is_client_gone: bool,
    pub(crate) is_server_gone: bool,
    actions: VecDeque<Action>,
}

/// What the client sent while a call waits for the list of tools, in order.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    /// `None` is one that was cancelled.
    messages: VecDeque<Option<Message>>,
    /// The number of the first one.
    first: u64,
    /// The numbers of the messages that have requests, by the keys of these.
    numbers: HashMap<String, u64>,
    bytes: usize,
}

/// A message of the client that waits.
#[derive(Debug, Default)]
pub(crate) struct Message {
    pub(crate) bytes: Vec<u8>,
    /// The keys of its requests.
    pub(crate) keys: Vec<String>,
    /// Whether it has several messages, which are not cancelled together.
    pub(crate) is_array: bool,
    pub(crate) waited: Waited,
}

/// What a message has waited for.
#[derive(Debug, Default)]
pub(crate) struct Waited {
    /// How many lists had been read when it came.
    pub(crate) lists: u64,
    /// The lists that it has waited for in vain. One of two versions may wait for both.
    pub(crate) failures: Vec<Failure>,
}

impl Waited {
    /// Returns why the list of a version did not come, if it was waited for.
    pub(crate) fn failure(&self, version: Version) -> Option<&Failure> {
        self.failures
            .iter()
            .find(|failure| failure.version == version)
    }
}

/// Why the list of tools of a version is not known, though it was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) version: Version,
    pub(crate) reason: String,
}

/// A listing of the guard itself.
#[derive(Debug)]
pub(crate) struct Listing {
    pub(crate) version: Version,
    /// The caller's `_meta`.
    pub(crate) meta: Option<String>,
    pub(crate) pages: Pages,
    /// The id of the request that is open.
    pub(crate) id: String,
    pub(crate) deadline: u64,
    /// Whether it was begun again, since the list had changed under way.
    pub(crate) is_second: bool,
    /// How many lists had been read when the message came that it is for. A later one serves as well.
    pub(crate) after: u64,
}

const MOST_ABANDONED: usize = 64;

impl Waiting {
    pub(crate) fn push(&mut self, message: Message) {
        let number = self.first + self.messages.len() as u64;
        self.count(&message, number);
        self.messages.push_back(Some(message));
    }

    pub(crate) fn pop(&mut self) -> Option<Message> {
        loop {
            let message = self.messages.pop_front()?;
            self.first += 1;
            if let Some(message) = message {
                self.discount(&message, self.first - 1);
                return Some(message);
            }
        }
    }

    /// Puts a message back that has to wait longer.
    pub(crate) fn put_back(&mut self, message: Message) {
        self.first = self.first.saturating_sub(1);
        self.count(&message, self.first);
        self.messages.push_front(Some(message));
    }

    /// Whether a request with that key waits.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.numbers.contains_key(key)
    }

    /// Takes a request out, if it is there and stands alone.
    pub(crate) fn cancel(&mut self, key: &str) -> Option<Message> {
        let number = *self.numbers.get(key)?;
        let place = usize::try_from(number.checked_sub(self.first)?).ok()?;
        let place = self.messages.get_mut(place)?;
        let message = place.take_if(|message| !message.is_array)?;
        self.discount(&message, number);
        Some(message)
    }

    fn count(&mut self, message: &Message, number: u64) {
        self.bytes += message.size();
        for key in &message.keys {
            // Of two with one key, the first one has it.
            self.numbers.entry(key.clone()).or_insert(number);
        }
    }

    fn discount(&mut self, message: &Message, number: u64) {
        self.bytes -= message.size();
        for key in &message.keys {
            if self.numbers.get(key) == Some(&number) {
                self.numbers.remove(key);
            }
        }
    }
}

impl Message {
    /// Returns about how many bytes it takes.
    fn size(&self) -> usize {
        const BESIDE: usize = 128;
        let keys: usize = self.keys.iter().map(String::len).sum();
        self.bytes.len() + 2 * keys + BESIDE * self.keys.len().max(1)
    }
}

impl Guard {
    /// Creates a guard between a client and a server that have said nothing yet.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            known: Known::new(),
            head: None,
            replays: false,
            open: Open::default(),
            waiting: Waiting::default(),
            listing: None,
            abandoned: VecDeque::new(),
            book: None,
            reasons: Vec::new(),
            next_id: 0,
            long_request: Skim::default(),
            long_answer: Skim::default(),
            cut_off: Vec::new(),
            is_client_gone: false,
            is_server_gone: false,
            actions: VecDeque::new(),
        }
    }

    /// Compares every tool with what it said of itself when it was pinned. One that was not pinned is: [`Action::Pin`] tells it. SPEC G5.
    #[must_use]
    pub fn with_pins(mut self, pins: Pins, on_change: OnChange) -> Self {
        self.book = Some(Book::new(pins, on_change));
        self
    }

    /// Same as [`with_pins`](Self::with_pins), with pins that may have a [writer](Book::with_writer).
    #[must_use]
    pub fn with_book(mut self, book: Book) -> Self {
        self.book = Some(book);
        self
    }

    /// Exchanges the pins of this guard for others, which several guards share one after the other.
    pub const fn swap_pins(&mut self, book: &mut Option<Book>) {
        std::mem::swap(&mut self.book, book);
    }

    /// Returns what is to be done next. Actions are to be done in their order.
    #[must_use]
    pub fn next_action(&mut self) -> Option<Action> {
        self.actions.pop_front()
    }

    /// Returns when [`tick`](Self::tick) is to be called, if nothing comes before.
    #[must_use]
    pub fn wake_at(&self) -> Option<u64> {
        self.listing.as_ref().map(|listing| listing.deadline)
    }

    /// Whether more of the client is to be read. If not, it is after the next action.
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.waiting.bytes <= self.settings.max_waiting_bytes
    }

    pub(crate) fn send(&mut self, to: Peer, bytes: impl Into<Vec<u8>>) {
        let mut bytes = bytes.into();
        if self.settings.bodies {
            self.actions.push_back(Action::Send(to, bytes));
            return;
        }
        // The last line of a stream may have no end, and is not always the last that is sent.
        if self.cut_off.contains(&to) {
            bytes.insert(0, b'\n');
            self.cut_off.retain(|peer| *peer != to);
        }
        if !bytes.ends_with(b"\n") {
            self.cut_off.push(to);
        }
        self.actions.push_back(Action::Send(to, bytes));
    }

    /// Keeps a message, if messages are kept.
    pub(crate) fn note(
        &mut self,
        from: Option<Peer>,
        to: Peer,
        decision: Decision,
        bytes: &[u8],
        sent: Option<&[u8]>,
    ) {
        if self.settings.records {
            let is_line = !self.settings.bodies;
            self.keep_record(Record::of(from, to, decision, bytes, sent, is_line));
        }
    }

    /// Keeps that a message was longer than is read.
    pub(crate) fn note_too_long(&mut self, from: Peer, to: Peer, length: usize) {
        if self.settings.records {
            let decision = if self.settings.report_only {
                Decision::Passed
            } else {
                Decision::Withheld
            };
            self.keep_record(Record::of_length(Some(from), to, decision, length));
        }
    }

    fn keep_record(&mut self, mut record: Record) {
        record.reasons = std::mem::take(&mut self.reasons);
        self.actions.push_back(Action::Record(Box::new(record)));
    }

    /// Sends a line of the guard's own that has no end yet.
    pub(crate) fn answer(&mut self, mut line: String) {
        if !self.settings.bodies {
            line.push('\n');
        }
        self.tell(Peer::Client, line);
    }

    /// Sends a message of the guard's own.
    fn tell(&mut self, to: Peer, line: String) {
        self.note(None, to, Decision::Passed, line.as_bytes(), None);
        if self.settings.bodies && to == Peer::Server {
            self.actions
                .push_back(Action::Ask(line.trim_end().as_bytes().to_vec()));
        } else {
            self.send(to, line);
        }
    }

    pub(crate) fn close(&mut self, to: Peer) {
        self.actions.push_back(Action::Close(to));
    }

    /// Tells what is to be kept of a page that was read.
    pub(crate) fn keep(&mut self) {
        let kept = self.book.as_mut().map(Book::take).unwrap_or_default();
        self.actions.extend(kept.into_iter().map(Action::Pin));
    }

    /// Takes the whole list of tools of a version.
    pub(crate) fn take_catalog(&mut self, version: Version, mut catalog: Catalog) {
        self.known.lists += 1;
        catalog.number = self.known.lists;
        if let Some(book) = &mut self.book {
            let gone = book.gone(|name| catalog.get(name).is_some());
            for name in gone {
                let report = Report::new(ReportKind::Change, IS_GONE).with_tool(&name);
                self.report(report);
            }
        }
        if let Some(before) = self.known.catalogs.insert(version, catalog) {
            self.known.past.add(before, self.settings.max_list_bytes);
        }
    }

    pub(crate) fn report(&mut self, report: Report) {
        let report = report.masked();
        if self.settings.records {
            self.reasons.push(report.to_string());
        }
        self.actions.push_back(Action::Report(report));
    }

    /// Returns the version of a request that names `own`, or none.
    pub(crate) fn version(&self, own: Option<Version>) -> Version {
        let unknown = match self.head {
            // What a client over HTTP means that says nothing.
            Some(_) => Version::V20250326,
            None => Version::UNKNOWN,
        };
        own.or(self.spoken()).unwrap_or(unknown)
    }

    /// Returns the version of requests that name none, if it is known.
    pub(crate) fn spoken(&self) -> Option<Version> {
        let head = self.head.as_ref().and_then(Head::version);
        head.or(self.known.negotiated)
    }

    /// Reads a message.
    pub(crate) fn read<'a>(&self, bytes: &'a [u8], max_depth: usize) -> Result<Read<'a>, String> {
        if self.settings.bodies {
            return read_body(bytes, max_depth);
        }
        read(bytes, max_depth)
    }

    /// Returns the tools that requests of a version see, if they are known and still the server's.
    pub(crate) fn catalog(&self, version: Version, now: u64) -> Option<&Catalog> {
        let catalog = self.known.catalogs.get(&version)?;
        catalog.is_fresh(now, self.known.changes).then_some(catalog)
    }

    /// Whether a server may be believed that says that it has no tools. One whose tools are known, or pinned, would have its calls pass
    /// unchecked by saying so.
    pub(crate) fn may_lack_list(&self) -> bool {
        self.known.catalogs.is_empty() && self.book.as_ref().is_none_or(Book::is_empty)
    }

    /// Whether the client waits for the answer to a request with that key.
    pub(crate) fn is_taken(&self, key: &str) -> bool {
        self.open.has(key) || self.waiting.has(key)
    }

    /// Asks the server for its tools, for a message that came after so many lists.
    pub(crate) fn list(&mut self, now: u64, version: Version, meta: Option<String>, after: u64) {
        let listing = Listing {
            version,
            meta,
            pages: Pages::new(self.known.changes),
            id: String::new(),
            deadline: now.saturating_add(self.settings.list_timeout),
            is_second: false,
            after,
        };
        self.ask(listing, None);
    }

    /// Asks the server for a page.
    pub(crate) fn ask(&mut self, mut listing: Listing, cursor: Option<&str>) {
        listing.id = self.own_id();
        let request = list_request(&listing.id, listing.meta.as_deref(), cursor);
        self.tell(Peer::Server, request);
        let open = Request {
            id: listing.id.clone(),
            kind: Kind::Own,
            version: listing.version,
        };
        self.open.add(own_key(&listing.id), open);
        self.listing = Some(listing);
    }

    /// Returns an id that no open request has. While a request with it is open, none of the client's is passed on.
    fn own_id(&mut self) -> String {
        loop {
            self.next_id += 1;
            let id = format!("saop-guard-{}", self.next_id);
            let key = own_key(&id);
            if !self.open.has(&key) && !self.abandoned.contains(&key) {
                return id;
            }
        }
    }

    /// Forgets a listing that is no longer wanted, if there is one. Returns its id.
    pub(crate) fn forget_listing(&mut self) -> Option<String> {
        let id = self.listing.take()?.id;
        self.open.take(&own_key(&id));
        Some(id)
    }

    /// Gives up a listing that takes too long, if there is one.
    pub(crate) fn abandon(&mut self) {
        let Some(id) = self.forget_listing() else {
            return;
        };
        let key = own_key(&id);
        self.tell(Peer::Server, cancelled(&id));
        self.abandoned.push_back(key);
        if self.abandoned.len() > MOST_ABANDONED {
            self.abandoned.pop_front();
        }
    }

    /// Whether an answer is to a request of the guard that took too long.
    pub(crate) fn was_abandoned(&mut self, key: &str) -> bool {
        let place = self.abandoned.iter().position(|one| one == key);
        place.is_some_and(|place| self.abandoned.remove(place).is_some())
    }

    /// Reports that the tools of a version cannot be known.
    pub(crate) fn report_no_list(&mut self, reason: &str) {
        self.report(Report::new(ReportKind::List, reason));
    }
}

/// Returns the key of an id of the guard.
pub(crate) fn own_key(id: &str) -> String {
    format!("\"{id}\"")
}

/// Returns the code and the words with which a call is refused that could not be checked.
pub(crate) fn unchecked(reason: &str) -> (i32, String) {
    let words = format!("the call was not made, since it could not be checked: {reason}");
    (INTERNAL_ERROR, words)
}
