//! What a guard does with what it finds, and its bounds. SPEC G7.

use saop_json::Limits;
use saop_schema::Work;

/// What is done with a call, or a result, that breaks the tool's schema.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// It is not passed on; the client gets an answer that says why.
    #[default]
    Refuse,
    /// It is passed on and reported.
    Report,
    /// It is passed on and not checked.
    Pass,
}

/// The settings of a [`Guard`](crate::Guard).
#[derive(Clone, Debug)]
pub struct Settings {
    pub(crate) calls: Policy,
    pub(crate) results: Policy,
    pub(crate) report_only: bool,
    pub(crate) records: bool,
    pub(crate) bodies: bool,
    pub(crate) max_list_age: Option<u64>,
    pub(crate) max_depth: usize,
    pub(crate) max_steps: Option<u64>,
    pub(crate) max_open: usize,
    pub(crate) max_waiting_bytes: usize,
    pub(crate) max_list_bytes: usize,
    pub(crate) list_timeout: u64,
}

impl Settings {
    /// Creates the default: calls and results are refused, and each bound has the value that its setter names.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            calls: Policy::Refuse,
            results: Policy::Refuse,
            report_only: false,
            records: false,
            bodies: false,
            max_list_age: None,
            max_depth: Limits::DEFAULT_DEPTH,
            max_steps: None,
            max_open: 1 << 14,
            max_waiting_bytes: 64 << 20,
            max_list_bytes: 64 << 20,
            list_timeout: 30_000,
        }
    }

    /// Sets what is done with a call whose arguments break the schema of its tool. SPEC G2.
    #[must_use]
    pub const fn with_calls(mut self, policy: Policy) -> Self {
        self.calls = policy;
        self
    }

    /// Sets what is done with a result whose `structuredContent` breaks the `outputSchema` of its tool. SPEC G3.
    #[must_use]
    pub const fn with_results(mut self, policy: Policy) -> Self {
        self.results = policy;
        self
    }

    /// Sets whether nothing is changed, held or asked for: only reports are made. SPEC G9.
    #[must_use]
    pub const fn with_report_only(mut self, yes: bool) -> Self {
        self.report_only = yes;
        self
    }

    /// Whether only reports are made.
    #[must_use]
    pub const fn is_report_only(&self) -> bool {
        self.report_only
    }

    /// Sets whether each message is told with what became of it: [`Action::Record`](crate::Action::Record). Default: no. SPEC G6.
    #[must_use]
    pub const fn with_records(mut self, yes: bool) -> Self {
        self.records = yes;
        self
    }

    /// Sets whether each message stands alone, as the body of a request or an event over HTTP does, and not in a stream of lines.
    /// Default: no. Then a message may have line ends inside, [`Action::Send`](crate::Action::Send) has no end of a line, and what the
    /// guard asks the server itself is [`Action::Ask`](crate::Action::Ask). SPEC G10.
    #[must_use]
    pub const fn with_bodies(mut self, yes: bool) -> Self {
        self.bodies = yes;
        self
    }

    /// Sets for how many milliseconds a list of tools counts if the server names no time in `ttlMs`: without end. Where the server cannot
    /// tell the guard that it changed, there is to be an end.
    #[must_use]
    pub const fn with_max_list_age(mut self, milliseconds: Option<u64>) -> Self {
        self.max_list_age = milliseconds;
        self
    }

    /// Sets the maximum nesting of a call, a result's `structuredContent` that is checked, and a tool's definition: 128 levels of arrays
    /// and objects. Those of a call are counted from the root of the message, the others from the value itself. Other messages may nest
    /// as they like.
    #[must_use]
    pub const fn with_max_depth(mut self, levels: usize) -> Self {
        self.max_depth = levels;
        self
    }

    /// Sets the maximum work of the check of a call's arguments or a result, in steps, as [`Limits::with_max_steps`] says. One whose check
    /// takes more is treated as one that breaks the schema, with words that say that it was not judged.
    #[must_use]
    pub const fn with_max_steps(mut self, steps: u64) -> Self {
        self.max_steps = Some(steps);
        self
    }

    /// Sets how many requests of the client may be open at a time: 16 384. One more is answered with an error.
    #[must_use]
    pub const fn with_max_open(mut self, requests: usize) -> Self {
        self.max_open = requests;
        self
    }

    /// Sets how many bytes of the client may wait for a list of tools: 64 MiB. What is more is read no further until
    /// [`Guard::has_room`](crate::Guard::has_room) says so; a message that is given all the same is kept.
    #[must_use]
    pub const fn with_max_waiting_bytes(mut self, bytes: usize) -> Self {
        self.max_waiting_bytes = bytes;
        self
    }

    /// Sets how many bytes the definitions of all tools of a list may have together: 64 MiB. A longer list is not kept.
    #[must_use]
    pub const fn with_max_list_bytes(mut self, bytes: usize) -> Self {
        self.max_list_bytes = bytes;
        self
    }

    /// Sets how long a call may wait for the list of tools, in milliseconds: 30 000. After that, it is refused with an error that
    /// says so, or passed on unchecked unless calls are [refused](Policy::Refuse).
    #[must_use]
    pub const fn with_list_timeout(mut self, milliseconds: u64) -> Self {
        self.list_timeout = milliseconds;
        self
    }

    /// Returns what the check of a value of so many bytes may cost.
    pub(crate) fn work(&self, bytes: usize) -> Work {
        Work::within(bytes, &self.limits())
    }

    /// Returns the limits of a check: those of its work alone, as a message has others.
    pub(crate) const fn limits(&self) -> Limits {
        match self.max_steps {
            Some(steps) => Limits::NONE.with_max_steps(steps),
            None => Limits::NONE,
        }
    }

    /// Whether calls are looked at all.
    pub(crate) fn judges(&self) -> bool {
        self.calls != Policy::Pass || self.results != Policy::Pass
    }

    /// Whether calls that break the rules are kept from the server.
    pub(crate) fn refuses_calls(&self) -> bool {
        self.calls == Policy::Refuse && !self.report_only
    }

    /// Whether results that break the rules are kept from the client.
    pub(crate) fn refuses_results(&self) -> bool {
        self.results == Policy::Refuse && !self.report_only
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new()
    }
}
