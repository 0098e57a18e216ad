//! Reads documents that arrive in pieces, such as the answer of a model that is still being written. SPEC A1.
//!
//! A [`PushReader`] takes bytes in any pieces, and says after each what is known: whether the text is lost, at which byte, and why
//! ([`Doom`]); which values are final ([`Watch`]). At the end it gives what [`parse`](crate::parse) gives for all bytes: the value,
//! or the violations.
//!
//! ```
//! use saop_schema::push::{Cause, PushReader, State};
//! use saop_schema::{CompileOptions, Limits, Schema};
//!
//! let text = r#"{"properties": {"path": {"type": "string"}, "mode": {"enum": ["read", "write"]}},
//!     "required": ["path", "mode"], "additionalProperties": false}"#;
//! let schema = Schema::compile(text, &CompileOptions::new())?;
//!
//! let mut reader = PushReader::for_schema(&schema, &Limits::default());
//! assert_eq!(reader.push(br#"{"path": "a.t"#), State::Open);
//! assert_eq!(reader.push(br#"xt", "mode": "wipe", "now": true}"#), State::Doomed);
//! let doom = reader.doom().ok_or("doomed")?;
//! // `w` begins "write", and `wi` begins neither.
//! assert_eq!((doom.cause(), doom.offset()), (Cause::Constant, 28));
//! assert_eq!(doom.violation().instance_path(), "/mode");
//!
//! let mut reader = PushReader::for_schema(&schema, &Limits::default());
//! assert_eq!(reader.push(br#"{"path": "a.txt", "mode": "read"}"#), State::Complete);
//! assert_eq!(reader.finish(), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it costs
//!
//! The bytes are kept for the end. A pushed byte is looked at once, and again in `finish`; once more, from the beginning of the text or
//! of a string, where something looks wrong or is cut. A value is judged when it ends, by what its own level asks. What looks at the value
//! as a whole ([`Cause::Whole`]) is given to the engine when the value ends, as long as all of that together reads no more than sixteen
//! bytes for each byte of the document (twice that, where it is judged anew): such values may be within each other sixteen times. What is
//! not judged then is left to a value around it, and to `finish`.
//!
//! Invariant: a text is doomed only where no continuation of it is valid; and state, byte and cause do not depend on the pieces.

mod doom;
mod fast;
mod judge;
mod reading;
mod source;
mod steps;
mod unwatched;
mod watch;

use std::collections::HashSet;
use std::fmt;

use saop_json::Limits;
use saop_json::pieces::{PieceScanner, Stopped, StoppedAt};
use saop_json::text::{Fault, FaultKind, Scanner, Skip, open};

use self::fast::Judging;
use self::reading::Reading;
use self::source::{Read, Source};
use self::steps::Steps;
use self::unwatched::Unwatched;
use crate::any_message::{AnyMessage, parse_any};
use crate::any_schema::Schema;
use crate::error::{Error, ParseError, Violation};
use crate::message::{Message, parse_with};
use crate::open::OpenType;
use crate::type_schema::TypeSchema;

pub use self::doom::{Cause, Doom};
pub use self::watch::{FinalValue, GrowingString, Watch};

/// What is known of a text. SPEC A2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// The value has not ended. Something that follows may make it valid, and may not: that is not promised.
    Open,
    /// The value has ended, and nothing but whitespace has followed; that it is valid, only [`PushReader::finish`] says. A number that is the whole document has ended only then.
    Complete,
    /// The text has ended before its value.
    Truncated,
    /// Nothing that follows makes the text valid; or it has ended, and is not.
    Doomed,
}

/// Room for a text of so many bytes is there from the beginning.
const USUAL: usize = 4096;

/// Reads a document that arrives in pieces: a `T`, or `()` if it is only checked. SPEC A1.
pub struct PushReader<T> {
    source: Source,
    read: Read<T>,
    limits: Limits,
    /// The whole characters of the text before the one with which it was lost.
    text: String,
    /// The beginning of a character after them, or all that came after the text was lost.
    rest: Vec<u8>,
    /// How many bytes were pushed, of which no more are kept than the limits allow.
    pushed: usize,
    scanner: PieceScanner,
    steps: Steps,
    /// Whether the steps are those of what the scanner has read, from the first watch on, or from where something looked wrong.
    keeps_steps: bool,
    /// One for each schema of the source; nothing in place of one under which the text is lost.
    judges: Vec<Option<Judging>>,
    value_end: Option<usize>,
    doom: Option<Doom>,
    ended: Option<State>,
}

impl<T: Message> PushReader<T> {
    /// Begins a message, which is read as [`parse_with`] reads it.
    #[must_use]
    pub fn for_message(limits: &Limits) -> Self {
        let source = Source::types([(T::schema(), T::schema().part())]);
        Self::new(
            source,
            limits,
            Box::new(|raw, limits| parse_with(raw, limits)),
        )
    }
}

impl<T: AnyMessage + 'static> PushReader<T> {
    /// Begins any of several messages, which is read as [`parse_any`] reads it.
    #[must_use]
    pub fn for_any(limits: &Limits) -> Self {
        let all = T::schemas().iter().map(|schema| (*schema, schema.part()));
        Self::new(Source::types(all), limits, Box::new(parse_any::<T>))
    }
}

impl<T: OpenType> PushReader<T> {
    /// Begins a type of a schema that others wrote, which is read as [`open::parse_with`](crate::open::parse_with) reads it.
    #[must_use]
    pub fn for_type(limits: &Limits) -> Self {
        let source = Source::types([(T::open_schema(), T::PART)]);
        Self::new(
            source,
            limits,
            Box::new(|raw, limits| crate::open::parse_with(raw, limits)),
        )
    }
}

impl PushReader<()> {
    /// Begins a document that is checked as [`Schema::check_with`] checks it.
    #[must_use]
    pub fn for_schema(schema: &Schema, limits: &Limits) -> Self {
        let own = schema.clone();
        let read: Read<()> = Box::new(move |raw, limits| own.check_with(raw, limits));
        Self::new(Source::Schema(schema.clone()), limits, read)
    }

    /// Begins a document that is checked as [`TypeSchema::check`] checks it.
    #[must_use]
    pub fn for_type_schema(schema: &'static TypeSchema, limits: &Limits) -> Self {
        let source = Source::types([(schema, schema.part())]);
        let read: Read<()> = Box::new(|raw, limits| schema.check(raw, limits));
        Self::new(source, limits, read)
    }
}

impl<T> PushReader<T> {
    fn new(source: Source, limits: &Limits, read: Read<T>) -> Self {
        let within = source.within(limits);
        Self {
            scanner: PieceScanner::new(within.max_depth()),
            judges: source.judges(),
            source,
            read,
            limits: *limits,
            text: String::with_capacity(USUAL.min(limits.max_bytes())),
            rest: Vec::new(),
            pushed: 0,
            steps: Steps::default(),
            keeps_steps: false,
            value_end: None,
            doom: None,
            ended: None,
        }
    }

    /// Takes more bytes, and returns what is known of the text with them. After [`finish`](Self::finish) it takes none.
    pub fn push(&mut self, bytes: &[u8]) -> State {
        self.push_to(bytes, &mut ())
    }

    /// Same as [`push`](Self::push); tells values that have ended, and strings as they grow. SPEC A4.
    ///
    /// ```
    /// use saop_schema::push::{FinalValue, PushReader, Watch};
    /// use saop_schema::{CompileOptions, Limits, Schema};
    ///
    /// struct Print(Vec<String>);
    ///
    /// impl Watch for Print {
    ///     fn ended(&mut self, value: FinalValue<'_>) {
    ///         self.0.push(format!("{} is {}", value.pointer(), value.value().as_json()));
    ///     }
    /// }
    ///
    /// let schema = Schema::compile("true", &CompileOptions::new())?;
    /// let mut seen = Print(Vec::new());
    /// PushReader::for_schema(&schema, &Limits::default()).push_to(br#"{"a": 1, "b": ["x", "y"#, &mut seen);
    /// assert_eq!(seen.0, ["/a is 1", "/b/0 is \"x\""]);
    /// # Ok::<(), saop_schema::CompileError>(())
    /// ```
    #[inline]
    pub fn push_to(&mut self, bytes: &[u8], watch: &mut impl Watch) -> State {
        if self.is_open_within(bytes.len())
            && watch.is_silent()
            && let Ok(text) = std::str::from_utf8(bytes)
        {
            // Most pieces are the middle of a string.
            let is_within =
                self.scanner.is_within_untold() && self.scanner.steps_over(self.text.len(), bytes);
            self.text.push_str(text);
            self.pushed += bytes.len();
            if is_within {
                return State::Open;
            }
            self.scan(watch);
            return self.state();
        }
        self.read_on(bytes, watch)
    }

    /// Whether the text is open, whole characters so far, and so many more bytes are allowed.
    #[inline]
    const fn is_open_within(&self, more: usize) -> bool {
        self.doom.is_none()
            && self.ended.is_none()
            && self.rest.is_empty()
            && more <= self.limits.max_bytes().saturating_sub(self.text.len())
    }

    #[inline(never)]
    fn read_on(&mut self, bytes: &[u8], watch: &mut impl Watch) -> State {
        if self.ended.is_some() {
            return self.state();
        }
        let kept = self.text.len() + self.rest.len();
        self.pushed += bytes.len();
        let room = self.limits.max_bytes().saturating_sub(kept);
        let fits = bytes.get(..room.min(bytes.len())).unwrap_or_default();
        if self.doom.is_some() {
            self.rest.extend_from_slice(fits);
            return self.state();
        }
        let wrong = self.decode(fits);
        self.scan(watch);
        if self.doom.is_none() && !self.rest.is_empty() {
            // Outside of a string, a character that is not ASCII is wrong from its first byte on.
            if !self.scanner.takes_any_character(&self.text) {
                self.lose_to_syntax(self.text.len());
            } else if let Some(offset) = wrong {
                self.lose_to_syntax(offset);
            }
        }
        if self.doom.is_none() && fits.len() < bytes.len() {
            let max = self.limits.max_bytes();
            let kind = FaultKind::TooLong {
                max,
                found: max + 1,
            };
            self.lose_to(max, &Fault { kind, offset: 0 }, &[]);
        }
        self.state()
    }

    /// Takes from the budgets of what is judged before the end, once: for tests of what is past them.
    #[doc(hidden)]
    pub fn use_up(&mut self, work: usize, cost: u64) {
        for (index, judge) in self.judges.iter_mut().enumerate() {
            if let (Some(judge), Some((plan, _))) = (judge, self.source.plan(index)) {
                judge.use_up(plan, &self.text, (work, cost));
            }
        }
    }

    /// Returns what is known of the text.
    #[must_use]
    pub fn state(&self) -> State {
        match (self.ended, &self.doom) {
            (Some(state), _) => state,
            (None, Some(_)) => State::Doomed,
            (None, None) if self.scanner.has_ended() => State::Complete,
            (None, None) => State::Open,
        }
    }

    /// Returns where the text was lost, and why, if it is [`State::Doomed`].
    #[must_use]
    pub const fn doom(&self) -> Option<&Doom> {
        self.doom.as_ref()
    }

    /// Returns the offset after the value, once it has ended. What follows dooms the text unless it is whitespace; who expects more than
    /// one value, or prose, reads only so far.
    #[must_use]
    pub const fn value_end(&self) -> Option<usize> {
        self.value_end
    }

    /// Returns the text, as far as it was read: whole characters, up to the one with which it was lost.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns how many bytes were pushed.
    #[must_use]
    pub const fn pushed(&self) -> usize {
        self.pushed
    }

    /// Returns a text that, after what was pushed, makes a valid document, if one is found: the rest of what has begun, and what is
    /// required. It is checked. What it adds is made up, so it is no answer. SPEC A3. `None` says nothing: that a text is open
    /// does not promise a completion. It reads the whole text once for each way that it tries, up to sixteen times for each type, so it is
    /// not for every piece.
    ///
    /// ```
    /// use saop_schema::push::PushReader;
    /// use saop_schema::{CompileOptions, Limits, Schema};
    ///
    /// let text = r#"{"properties": {"on": {"type": "boolean"}, "mode": {"enum": ["read", "write"]}}, "required": ["on"]}"#;
    /// let schema = Schema::compile(text, &CompileOptions::new())?;
    /// let mut reader = PushReader::for_schema(&schema, &Limits::default());
    /// reader.push(br#"{"mode": "w"#);
    /// assert_eq!(reader.complete().as_deref(), Some(r#"rite","on":true}"#));
    /// # Ok::<(), saop_schema::CompileError>(())
    /// ```
    #[must_use]
    pub fn complete(&self) -> Option<String> {
        /// So many ways are tried.
        const WAYS: usize = 16;
        /// What it may cost to find them all, in units of about ten nanoseconds.
        const WORK: u64 = 16_000_000;
        if self.doom.is_some() || self.ended.is_some() || !self.rest.is_empty() {
            return None;
        }
        let mut whole = self.text.clone();
        let (mut tried, mut work) = (HashSet::new(), WORK);
        let judges = self.judges.iter().enumerate().filter_map(|(index, judge)| {
            let (plan, _) = self.source.plan(index)?;
            Some((index, plan, judge.as_ref()?.judge(plan, &self.text)))
        });
        let judges: Vec<_> = judges.collect();
        for variant in 0..WAYS {
            for (index, plan, judge) in &judges {
                let index = *index;
                let next = self.scanner.next();
                let rest = judge.completion(plan, &self.text, next, variant, &mut work);
                let Some(rest) = rest.filter(|rest| tried.insert((index, rest.clone()))) else {
                    continue;
                };
                whole.truncate(self.text.len());
                whole.push_str(&rest);
                if self.source.takes(index, &whole, &self.limits)
                    && (self.read)(whole.as_bytes(), &self.limits).is_ok()
                {
                    return Some(rest);
                }
            }
        }
        None
    }

    /// Ends the text. SPEC A1. The result is what parsing all bytes gives, in whatever pieces they came; the [state](Self::state) is then
    /// complete, truncated or doomed.
    ///
    /// # Errors
    ///
    /// Fails if the text is not JSON, which it is not if it is cut short, or if it is not valid: with every violation. It can also be
    /// called again.
    pub fn finish(&mut self) -> Result<T, Error> {
        let result = self.parse();
        let state = match &result {
            Ok(_) => State::Complete,
            Err(_) if self.doom.is_none() && !self.scanner.is_whole() => State::Truncated,
            Err(error) => {
                if self.doom.is_none()
                    && let Some(violation) = error.violations().first()
                {
                    self.doom = Some(Doom {
                        offset: self.pushed,
                        cause: Cause::End,
                        violation: Box::new(violation.clone()),
                    });
                }
                State::Doomed
            }
        };
        self.ended = Some(state);
        // From here on, only the text is read.
        self.judges = Vec::new();
        self.steps = Steps::default();
        self.text.shrink_to_fit();
        self.rest.shrink_to_fit();
        result
    }

    fn parse(&self) -> Result<T, Error> {
        let most = self.limits.max_bytes();
        if self.pushed > most {
            let kind = FaultKind::TooLong {
                max: most,
                found: self.pushed,
            };
            let fault = Fault { kind, offset: 0 };
            return Err(ParseError::of_length(&fault, self.pushed).into());
        }
        if self.rest.is_empty() {
            (self.read)(self.text.as_bytes(), &self.limits)
        } else {
            (self.read)(&self.bytes(self.pushed), &self.limits)
        }
    }

    /// Returns the first bytes.
    fn bytes(&self, most: usize) -> Vec<u8> {
        let mut all = self.text.as_bytes().to_vec();
        all.extend_from_slice(&self.rest);
        all.truncate(most);
        all
    }

    /// Adds bytes to the text. Returns the offset of the one that is not UTF-8; it and all after it are in `rest`.
    fn decode(&mut self, mut bytes: &[u8]) -> Option<usize> {
        while !self.rest.is_empty() {
            let (first, more) = bytes.split_first()?;
            self.rest.push(*first);
            bytes = more;
            match std::str::from_utf8(&self.rest) {
                Ok(character) => {
                    self.text.push_str(character);
                    self.rest.clear();
                }
                Err(error) if error.error_len().is_none() => {}
                Err(_) => {
                    let offset = self.text.len() + self.rest.len() - 1;
                    self.rest.extend_from_slice(bytes);
                    return Some(offset);
                }
            }
        }
        let error = match std::str::from_utf8(bytes) {
            Ok(text) => {
                self.text.push_str(text);
                return None;
            }
            Err(error) => error,
        };
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        self.text
            .push_str(std::str::from_utf8(valid).unwrap_or_default());
        self.rest.extend_from_slice(rest);
        error.error_len()?;
        // The byte before which it could still have become a character.
        let begins = |length: &usize| {
            let begun = rest.get(..*length).unwrap_or_default();
            std::str::from_utf8(begun).is_err_and(|error| error.error_len().is_some())
        };
        let length = (1..=4).find(begins).unwrap_or(1);
        Some(self.text.len() + length - 1)
    }

    /// Reads on in the text.
    fn scan(&mut self, watch: &mut impl Watch) {
        if !self.keeps_steps {
            if watch.is_silent()
                && let Some(plan) = self.source.only_plan()
                && let [Some(Judging::Fast(fast))] = &mut *self.judges
            {
                let value_end = &mut self.value_end;
                let mut unwatched = Unwatched {
                    plan,
                    fast,
                    value_end,
                };
                match self.scanner.read(&self.text, &mut unwatched) {
                    Ok(()) => return,
                    Err(stopped) if stopped.why == Stopped::Fault => {
                        return self.lose_to_syntax(stopped.offset);
                    }
                    Err(_) => self.begin_anew(),
                }
            } else {
                self.find_steps();
            }
            self.keeps_steps = true;
        }
        let mut reading = Reading {
            source: &self.source,
            plan: self.source.only_plan(),
            judges: &mut self.judges,
            steps: &mut self.steps,
            watch,
            value_end: &mut self.value_end,
            lost: None,
        };
        let read = self.scanner.read(&self.text, &mut reading);
        let lost = reading.lost;
        match read {
            Ok(()) => {}
            Err(StoppedAt {
                offset,
                why: Stopped::Fault,
            }) => self.lose_to_syntax(offset),
            Err(StoppedAt { offset, .. }) => {
                if let Some((cause, violation)) = lost {
                    self.lose(offset, cause, violation);
                }
            }
        }
    }

    /// Goes back to the beginning of the text, to read it with a judge that can say what is wrong.
    #[cold]
    fn begin_anew(&mut self) {
        self.scanner = PieceScanner::new(self.source.within(&self.limits).max_depth());
        self.value_end = None;
        if let Some((_, root)) = self.source.plan(0) {
            self.judges = vec![Some(Judging::full(root))];
        }
    }

    /// Finds the way to the value that is being read.
    #[cold]
    fn find_steps(&mut self) {
        let before = self.text.get(..self.scanner.position());
        // What was read before had no fault.
        let _ = PieceScanner::new(usize::MAX).read(before.unwrap_or_default(), &mut self.steps);
    }

    /// Notes that the text is no JSON within the limits, whatever follows the byte at `offset`.
    #[cold]
    fn lose_to_syntax(&mut self, offset: usize) {
        let bytes = self.bytes(offset + 1);
        let most = self.source.within(&self.limits);
        let read = open(&bytes, &most)
            .and_then(|cursor| Scanner::new(cursor, most.max_depth()).document(&mut Skip));
        let fault = match read {
            Err(fault) if !fault.is_truncation(bytes.len()) => fault,
            // The escape has not ended, but no more can make it a character.
            _ if bytes.last().is_some_and(u8::is_ascii) => Fault {
                kind: FaultKind::LoneSurrogate,
                offset,
            },
            _ => Fault::expected("ASCII outside of strings", offset),
        };
        self.lose_to(offset, &fault, &bytes);
    }

    fn lose_to(&mut self, offset: usize, fault: &Fault, bytes: &[u8]) {
        let cause = match fault.kind {
            FaultKind::DuplicateKey => Cause::RepeatedName,
            FaultKind::TooDeep { .. } | FaultKind::TooLong { .. } => Cause::Limit,
            _ => Cause::Syntax,
        };
        let error = ParseError::new(fault, bytes);
        if let Some(violation) = error.violations().first() {
            self.lose(offset, cause, violation.clone());
        }
    }

    fn lose(&mut self, offset: usize, cause: Cause, violation: Violation) {
        // Of the piece with which it is lost, what follows is kept as that of later ones is.
        let mut read = offset.min(self.text.len());
        while !self.text.is_char_boundary(read) {
            read -= 1;
        }
        let mut after = self.text.split_off(read).into_bytes();
        after.append(&mut self.rest);
        self.rest = after;
        self.doom = Some(Doom {
            offset,
            cause,
            violation: Box::new(violation),
        });
    }
}

impl<T> fmt::Debug for PushReader<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushReader")
            .field("state", &self.state())
            .field("pushed", &self.pushed)
            .field("doom", &self.doom)
            .finish_non_exhaustive()
    }
}
