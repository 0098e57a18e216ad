//! What an answer has to be: a message of a schema, by the caller's rules, that calls known tools; or calls of tools. SPEC R11.
//!
//! Invariant: whoever gives a message, and whatever was done to its text, it passes here or is refused.

use std::borrow::Cow;
use std::sync::Arc;

use saop_json::text::{compact, open};
use saop_schema::{Breaches, Found, Limits, TypeSchema};
use saop_tools::correction::{Brief, describe};
use saop_tools::{CallOptions, ToolRegistry, Unchecked};

use super::attempt::RefusedAttempt;
use crate::error::{SaopError, SaopParseError};
use crate::generated::SCHEMAS;
use crate::tools;

/// Turns an answer into a message.
type Read<T> = Arc<dyn Fn(&[u8], &Limits) -> Result<T, SaopError> + Send + Sync>;

/// Writes a message as its text.
pub(super) type Write<T> = fn(&T) -> Cow<'_, str>;

/// What an answer has to be.
pub(super) struct Gate<T> {
    /// The schema that an answer must match, if there is a single one.
    pub(super) awaited: Option<&'static TypeSchema>,
    read: Read<T>,
    pub(super) write: Write<T>,
    /// The tools that may be called, if that is checked.
    tools: Option<Box<Tools>>,
}

/// The tools that actions may call.
#[derive(Clone)]
struct Tools {
    registry: ToolRegistry,
    /// How calls are found, if an answer is not a message but calls of the tools.
    calls: Option<CallOptions>,
}

impl<T> Gate<T> {
    pub(super) fn new(
        awaited: Option<&'static TypeSchema>,
        read: impl Fn(&[u8], &Limits) -> Result<T, SaopError> + Send + Sync + 'static,
        write: Write<T>,
    ) -> Self {
        Self {
            awaited,
            read: Arc::new(read),
            write,
            tools: None,
        }
    }

    /// Also checks each message for a rule of the caller's.
    pub(super) fn require(
        &mut self,
        rule: &'static str,
        check: impl Fn(&T, &mut Breaches) + Send + Sync + 'static,
    ) where
        T: 'static,
    {
        let any = match self.calls() {
            Some(_) => "tool call",
            None => "SAOP message",
        };
        let read = Arc::clone(&self.read);
        let subject = self.awaited.map_or(any, TypeSchema::subject);
        self.read = Arc::new(move |raw, limits| {
            let message = read(raw, limits)?;
            let mut breaches = Breaches::default();
            check(&message, &mut breaches);
            breaches.check(rule, subject, raw, limits)?;
            Ok(message)
        });
    }

    /// Also checks each action. `calls` is how calls are found, if answers are no messages, unless that is known.
    pub(super) fn know(&mut self, registry: ToolRegistry, calls: Option<CallOptions>) {
        let calls = calls.or(self.calls().copied());
        self.tools = Some(Box::new(Tools { registry, calls }));
    }

    /// Reads an answer, and checks its actions or its calls.
    pub(super) fn judge(
        &self,
        raw: &[u8],
        limits: &Limits,
    ) -> Result<(T, Vec<Unchecked>), SaopError> {
        let read = || (self.read)(raw, limits);
        match (self.registry(), self.calls()) {
            (Some(tools), Some(options)) => {
                let checked = tools.check_document(raw, options)?;
                Ok((read()?, checked.unchecked))
            }
            (Some(tools), None) => tools::judge(self.awaited, raw, limits, read(), tools),
            (None, _) => match (read(), self.own_type()) {
                (Err(SaopError::Validation(error)), Some(schema)) => {
                    let subject = error.subject().to_owned();
                    let mut found = Found::from(error.into_violations());
                    describe(&mut found, schema.text());
                    Err(found.into_error(subject, raw).into())
                }
                (read, _) => Ok((read?, Vec::new())),
            },
        }
    }

    /// Returns the text of the schema that alone says what is valid; `None` if there is none, or tools have a say.
    pub(super) fn only_schema(&self) -> Option<&'static str> {
        let awaited = self.awaited.filter(|_| self.tools.is_none());
        awaited.map(TypeSchema::text)
    }

    fn registry(&self) -> Option<&ToolRegistry> {
        self.tools.as_ref().map(|tools| &tools.registry)
    }

    fn calls(&self) -> Option<&CallOptions> {
        self.tools.as_ref()?.calls.as_ref()
    }

    /// Returns the schema that an answer must match, if it is none of the protocol's.
    fn own_type(&self) -> Option<&'static TypeSchema> {
        let is_ours = |schema: &TypeSchema| SCHEMAS.iter().any(|ours| std::ptr::eq(*ours, schema));
        self.awaited.filter(|schema| !is_ours(schema))
    }

    /// Returns what a correction calls an answer. A model that was never told of the protocol is not told its name.
    pub(super) fn subject(&self) -> Option<&'static str> {
        let is_ours = self.own_type().is_none() && self.calls().is_none();
        is_ours.then_some("SAOP JSON")
    }

    /// Returns what a correction shows of the tools that an answer called wrongly, and with `whole`, of its own schema.
    pub(super) fn brief(&self, refused: &RefusedAttempt, whole: bool) -> Brief<'_> {
        let answer = refused.text().unwrap_or(refused.response().as_bytes());
        let error = refused.error();
        let mut brief = match (self.registry(), self.calls()) {
            (Some(tools), Some(options)) => tools.brief(answer, error.violations(), options),
            (Some(tools), None) => tools::brief(tools, self.awaited, answer, error),
            (None, _) => Brief::new(),
        };
        if let Some(schema) = self.own_type().filter(|_| whole) {
            brief.add("your response".to_owned(), schema.text());
        }
        brief
    }
}

/// Returns a text without whitespace outside strings.
pub(super) fn compacted(raw: &[u8], limits: &Limits) -> Result<String, SaopError> {
    let text = open(raw, limits)
        .and_then(|cursor| compact(cursor, limits.max_depth()))
        .map_err(|fault| SaopParseError::new(&fault, raw))?;
    Ok(text.into_owned())
}

impl<T> Clone for Gate<T> {
    fn clone(&self) -> Self {
        Self {
            awaited: self.awaited,
            read: Arc::clone(&self.read),
            write: self.write,
            tools: self.tools.clone(),
        }
    }
}
