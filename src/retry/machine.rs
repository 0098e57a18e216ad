//! The state machine. A step takes it by value and returns it only if another answer may be offered, so it cannot be
//! driven past its end.

use std::borrow::Cow;
use std::fmt;
use std::num::NonZeroU32;
use std::sync::Arc;

use super::attempt::RefusedAttempt;
use super::event::RetryEvent;
use super::exhausted::MaxRetriesExceededError;
use super::policy::RetryPolicy;
use super::prompt::{self, FormattingCorrectionTurn};
use super::response::RawResponse;
use super::saved::{self, SavedReportError};
use crate::error::{SaopError, SaopParseError};
use crate::generated::{EscalationReason, EscalationReport, SCHEMAS, SaopMessage, TokenUsage};
use crate::tools;
use saop_json::text::{compact, open};
use saop_schema::{Breaches, Found, Limits, Message, TypeSchema};
use saop_tools::correction::{Brief, describe};
use saop_tools::{CallOptions, ToolRegistry, Unchecked};

/// A turn of the retry protocol that waits for an answer. SPEC R1, R3, R4, R5. REQ: 3_MCP-TAS-071.
///
/// It does no I/O and uses neither a clock nor randomness; the caller decides how to get answers.
///
/// ```
/// use saop::{Retry, RetryPolicy, SaopEnvelope, Step};
///
/// let mut answers = ["I will look.", "{", include_str!("../../examples/envelope.json")].into_iter();
/// let mut retry = Retry::<SaopEnvelope>::new(RetryPolicy::default());
/// let envelope = loop {
///     match retry.offer(answers.next().unwrap()) {
///         Step::Accepted(accepted) => break accepted.message,
///         Step::Correct(correction) => {
///             println!("{}", correction.turn.prompt());
///             retry = correction.retry;
///         }
///         Step::Exhausted(error) => return Err(error.into()),
///     }
/// };
/// assert_eq!(envelope.turn_index, 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use = "nothing happens before an answer is offered"]
pub struct Retry<T> {
    policy: RetryPolicy,
    /// The schema that an answer must match, if there is a single one.
    awaited: Option<&'static TypeSchema>,
    read: Read<T>,
    write: Write<T>,
    /// The question that is to be answered, if it is known.
    question: Option<Arc<str>>,
    /// The tools that may be called, if that is checked.
    tools: Option<Box<Tools>>,
    corrections: u32,
    /// Rejected answers that came before those of the history.
    unknown_answers: u32,
    history: Vec<RefusedAttempt>,
    usage: Option<TokenUsage>,
}

/// The tools that actions may call.
#[derive(Clone)]
struct Tools {
    registry: ToolRegistry,
    /// How calls are found, if an answer is not a message but calls of the tools.
    calls: Option<CallOptions>,
}

/// Turns an answer into a message.
type Read<T> = Arc<dyn Fn(&[u8], &Limits) -> Result<T, SaopError> + Send + Sync>;

/// Writes a message as its text.
type Write<T> = fn(&T) -> Cow<'_, str>;

/// The outcome of an answer.
#[derive(Debug)]
#[must_use = "the answer to a correction has to be offered, and what ended has to be looked at"]
pub enum Step<T> {
    /// The answer is a valid message.
    Accepted(Accepted<T>),
    /// The answer was rejected. Send the correction, then offer the answer to it.
    Correct(Correction<T>),
    /// The answer was rejected, and no further correction is requested.
    Exhausted(MaxRetriesExceededError),
}

/// A valid message and its cost.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Accepted<T> {
    /// The message.
    pub message: T,
    /// The number of corrections it took.
    pub corrections: u32,
    /// The tokens spent on all answers whose usage is known.
    pub usage: Option<TokenUsage>,
    /// The calls whose arguments were not checked, because the schema of the tool was refused.
    pub unchecked: Vec<Unchecked>,
}

/// A correction to send.
#[non_exhaustive]
pub struct Correction<T> {
    /// The turn to send.
    pub turn: FormattingCorrectionTurn,
    /// Takes the answer to this correction.
    pub retry: Retry<T>,
}

impl<T: Message> Retry<T> {
    /// Waits for the first answer, which must be a message of type `T`.
    pub fn new(policy: RetryPolicy) -> Self {
        Self::reading(
            policy,
            Some(T::schema()),
            |raw, limits| Ok(saop_schema::parse_with(raw, limits)?),
            |message| saop_schema::serialize(message).into(),
        )
    }
}

impl Retry<SaopMessage> {
    /// Waits for the first answer, which may be any message.
    pub fn any(policy: RetryPolicy) -> Self {
        Self::reading(
            policy,
            None,
            |raw, limits| Ok(saop_schema::parse_any(raw, limits)?),
            |message| saop_schema::serialize_any(message).into(),
        )
    }
}

impl Retry<String> {
    /// Waits for the first answer, which must be a message or a part of `schema`, known only at run time. The accepted
    /// message is returned as written, without whitespace outside strings.
    ///
    /// ```
    /// use saop::{Retry, RetryPolicy, Step};
    ///
    /// let retry = Retry::checking(saop::schema("saop-action").unwrap(), RetryPolicy::default());
    /// let Step::Accepted(accepted) = retry.offer("{\"tool_name\": \"ls\",\n \"arguments\": {}}") else { panic!() };
    /// assert_eq!(accepted.message, r#"{"tool_name":"ls","arguments":{}}"#);
    /// ```
    pub fn checking(schema: &'static TypeSchema, policy: RetryPolicy) -> Self {
        let read = move |raw: &[u8], limits: &Limits| {
            schema.check(raw, limits)?;
            compacted(raw, limits)
        };
        Self::reading(policy, Some(schema), read, |text| text.into())
    }

    /// Waits for the first answer, which must be calls of these tools, as MCP, `OpenAI`, Anthropic or Gemini write them, and no
    /// message of the protocol: see [`ToolRegistry::check_document`]. The accepted document is returned as written, without
    /// whitespace outside strings. SPEC U1.
    ///
    /// ```
    /// use saop::tools::{CallOptions, ToolRegistry};
    /// use saop::{Retry, RetryPolicy, Step};
    ///
    /// let tools = ToolRegistry::from_json(r#"{"ls": {"required": ["path"]}}"#)?;
    /// let retry = Retry::calling(tools, CallOptions::new(), RetryPolicy::default());
    /// let Step::Correct(correction) = retry.offer(r#"{"name": "ls", "arguments": {}}"#) else { panic!() };
    /// assert!(correction.turn.prompt().starts_with("Your previous response was not valid. Errors:\n- /arguments/path "));
    /// # Ok::<(), saop::ToolsError>(())
    /// ```
    pub fn calling(tools: ToolRegistry, options: CallOptions, policy: RetryPolicy) -> Self {
        let mut retry = Self::reading(policy, None, compacted, |text| text.into());
        let options = options.with_requires_call(true);
        retry.tools = Some(Box::new(Tools {
            registry: tools,
            calls: Some(options.with_limits(*policy.limits())),
        }));
        retry
    }
}

/// Returns a text without whitespace outside strings.
fn compacted(raw: &[u8], limits: &Limits) -> Result<String, SaopError> {
    let text = open(raw, limits)
        .and_then(|cursor| compact(cursor, limits.max_depth()))
        .map_err(|fault| SaopParseError::new(&fault, raw))?;
    Ok(text.into_owned())
}

impl<T> Retry<T> {
    fn reading(
        policy: RetryPolicy,
        awaited: Option<&'static TypeSchema>,
        read: impl Fn(&[u8], &Limits) -> Result<T, SaopError> + Send + Sync + 'static,
        write: Write<T>,
    ) -> Self {
        Self {
            policy,
            awaited,
            read: Arc::new(read),
            write,
            question: None,
            tools: None,
            corrections: 0,
            unknown_answers: 0,
            history: Vec::new(),
            usage: None,
        }
    }

    /// Also checks each message that its schema accepts for a rule of the caller's; an answer that breaks it is
    /// corrected like any other. A check must be pure: the same message gives the same breaches.
    ///
    /// ```
    /// use saop::{Retry, RetryPolicy, SaopAction, Step};
    ///
    /// let retry = Retry::<SaopAction>::new(RetryPolicy::default())
    ///     .requiring("known_tool", |action, breaches| {
    ///         if *action.tool_name != *"ls" {
    ///             breaches.add("/tool_name", "expected a tool of this session, but found another");
    ///         }
    ///     });
    /// let Step::Correct(correction) = retry.offer(r#"{"tool_name":"rm","arguments":{}}"#) else { panic!() };
    /// assert!(correction.turn.prompt().contains("- /tool_name (line 1, column 14): expected a tool"));
    /// ```
    pub fn requiring(
        mut self,
        rule: &'static str,
        check: impl Fn(&T, &mut Breaches) + Send + Sync + 'static,
    ) -> Self
    where
        T: 'static,
    {
        let any = match self.calls() {
            Some(_) => "tool call",
            None => "SAOP message",
        };
        let (read, subject) = (self.read, self.awaited.map_or(any, TypeSchema::subject));
        self.read = Arc::new(move |raw, limits| {
            let message = read(raw, limits)?;
            let mut breaches = Breaches::default();
            check(&message, &mut breaches);
            breaches.check(rule, subject, raw, limits)?;
            Ok(message)
        });
        self
    }

    /// Also checks each action: it must call a tool of the registry, with arguments that the tool's schema accepts. An answer
    /// that does not is corrected like any other, with the tool's own descriptions and, as far as there is room, its schema.
    /// SPEC X3.
    ///
    /// ```
    /// use saop::{Retry, RetryPolicy, SaopAction, Step, ToolRegistry};
    ///
    /// let tools = ToolRegistry::from_json(
    ///     r#"{"list_files": {"required": ["path"], "properties": {"path": {"type": "string"}}}}"#,
    /// )?;
    /// let retry = Retry::<SaopAction>::new(RetryPolicy::default()).with_tools(tools);
    /// let Step::Correct(correction) = retry.offer(r#"{"tool_name": "list_file", "arguments": {}}"#) else { panic!() };
    /// let words = "- /tool_name (line 1, column 15): expected the name of a tool, but found `list_file`; did you mean `list_files`?";
    /// assert!(correction.turn.prompt().contains(words));
    /// # Ok::<(), saop::ToolsError>(())
    /// ```
    pub fn with_tools(mut self, tools: ToolRegistry) -> Self {
        let calls = self.calls().copied();
        self.tools = Some(Box::new(Tools {
            registry: tools,
            calls,
        }));
        self
    }

    /// Says which question is to be answered, for clients that send it again with a correction.
    pub fn asked(mut self, question: impl Into<Arc<str>>) -> Self {
        self.question = Some(question.into());
        self
    }

    /// Checks a message that no model wrote, such as one that a person supplies, exactly like an answer: the schema, the rules,
    /// the tools and the limits. Returns it as it was read, and the calls whose arguments were not checked. SPEC R11.
    ///
    /// # Errors
    ///
    /// Fails if an answer with this message would be rejected.
    pub fn admit(&self, message: &T) -> Result<(T, Vec<Unchecked>), SaopError> {
        self.judge((self.write)(message).as_bytes())
    }

    /// Reads an answer, and checks its actions or its calls.
    fn judge(&self, raw: &[u8]) -> Result<(T, Vec<Unchecked>), SaopError> {
        let limits = self.policy.limits();
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

    /// Writes the prompt for a rejected answer. A model that was never told of the protocol is not told its name.
    fn prompt(&self, refused: &RefusedAttempt) -> String {
        let (answer, error) = (refused.response().as_bytes(), refused.error());
        let own_type = self.own_type();
        let mut brief = match (self.registry(), self.calls()) {
            (Some(tools), Some(options)) => tools.brief(answer, error.violations(), options),
            (Some(tools), None) => tools::brief(tools, self.awaited, answer, error),
            (None, _) => Brief::new(),
        };
        if let Some(schema) = own_type {
            brief.add("your response".to_owned(), schema.text());
        }
        let is_ours = own_type.is_none() && self.calls().is_none();
        let subject = is_ours.then_some("SAOP JSON");
        prompt::write(refused, self.policy.prompt_budget(), subject, &brief)
    }

    fn correction(&self, refused: &RefusedAttempt, prompt: String) -> FormattingCorrectionTurn {
        FormattingCorrectionTurn::new(self.corrections, refused, prompt, self.question.clone())
    }

    /// Returns the policy.
    #[must_use]
    pub const fn policy(&self) -> &RetryPolicy {
        &self.policy
    }

    /// Resumes after `corrections` corrections were requested, with nothing else known about them: for a caller that
    /// stores only their number, before the first answer is offered.
    pub fn resumed_after(mut self, corrections: u32) -> Self {
        self.corrections = corrections;
        self.unknown_answers = corrections.saturating_sub(self.history.len() as u32);
        self
    }

    /// Resumes after the retries were used up, with `more` of them, starting with the correction of the last answer.
    /// The history continues too.
    #[must_use]
    pub fn continued(mut self, error: &MaxRetriesExceededError, more: NonZeroU32) -> Correction<T> {
        self.policy = self
            .policy
            .with_max_retries(error.attempts().saturating_add(more.get()));
        self.corrections = error.attempts().saturating_add(1);
        self.unknown_answers = error.unknown_answers();
        self.history = error.history().to_vec();
        self.usage = error.usage().cloned();
        let prompt = self.prompt(error.last());
        let turn = self.correction(error.last(), prompt);
        Correction { turn, retry: self }
    }

    /// Rebuilds the error that a saved report was made from, reading every answer again. SPEC R8.
    ///
    /// # Errors
    ///
    /// Fails if the report is about another schema or has no answers, lacks their text, or has one that is valid.
    pub fn escalated(
        self,
        report: &EscalationReport,
    ) -> Result<MaxRetriesExceededError, SavedReportError> {
        let awaited = self.awaited.map(TypeSchema::name);
        if report.awaited.as_deref() != awaited {
            let found = report.awaited.as_deref().map(str::to_owned);
            return Err(SavedReportError::Awaited {
                expected: awaited,
                found,
            });
        }
        let read = |response: &RawResponse| self.judge(response.as_bytes()).err();
        let history = saved::history(report, read)?;
        let last = history.last().cloned().ok_or(SavedReportError::Empty)?;
        let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(MaxRetriesExceededError {
            reason: report.reason,
            attempts: count(report.attempts),
            max_retries: count(report.max_retries),
            awaited,
            unknown_answers: count(report.unknown_answers.unwrap_or_default()),
            history,
            last,
            usage: report.usage.clone(),
            context: report.context.clone(),
        })
    }

    /// Takes an answer and returns the next step. REQ: 3_MCP-TAS-071.
    pub fn offer(mut self, response: impl Into<RawResponse>) -> Step<T> {
        let response = response.into();
        add(&mut self.usage, response.usage());
        match self.judge(response.as_bytes()) {
            Ok((message, unchecked)) => Step::Accepted(Accepted {
                message,
                corrections: self.corrections,
                usage: self.usage,
                unchecked,
            }),
            Err(error) => self.refuse(RefusedAttempt::new(response, error)),
        }
    }

    fn refuse(mut self, attempt: RefusedAttempt) -> Step<T> {
        let seen_before = || {
            self.history
                .iter()
                .any(|earlier| earlier.response().as_bytes() == attempt.response().as_bytes())
        };
        let reason = if self.corrections >= self.policy.max_retries() {
            EscalationReason::MaxRetriesExceeded
        } else if self.policy.stops_without_progress() && seen_before() {
            EscalationReason::NoProgress
        } else {
            self.corrections += 1;
            let prompt = self.prompt(&attempt);
            let turn = self.correction(&attempt, prompt);
            self.history.push(attempt);
            return Step::Correct(Correction { turn, retry: self });
        };
        Step::Exhausted(MaxRetriesExceededError {
            reason,
            attempts: self.corrections,
            max_retries: self.policy.max_retries(),
            awaited: self.awaited.map(TypeSchema::name),
            unknown_answers: self.unknown_answers,
            history: {
                self.history.push(attempt.clone());
                self.history
            },
            last: attempt,
            usage: self.usage,
            context: None,
        })
    }
}

impl<T> Step<T> {
    /// Returns the event to record, if any; `None` if the first answer was accepted. SPEC R6.
    #[must_use]
    pub fn event(&self) -> Option<RetryEvent> {
        match self {
            Self::Accepted(accepted) if accepted.corrections == 0 => None,
            Self::Accepted(accepted) => Some(RetryEvent::Recovered {
                attempts: accepted.corrections,
                usage: accepted.usage.clone(),
            }),
            Self::Correct(correction) => Some(correction.turn.event()),
            Self::Exhausted(error) => Some(error.event()),
        }
    }
}

fn add(sum: &mut Option<TokenUsage>, usage: Option<&TokenUsage>) {
    if let Some(usage) = usage {
        let sum = sum.get_or_insert(TokenUsage::new(0, 0));
        sum.prompt_tokens = sum.prompt_tokens.saturating_add(usage.prompt_tokens);
        sum.completion_tokens = sum
            .completion_tokens
            .saturating_add(usage.completion_tokens);
    }
}

impl<T> Clone for Correction<T> {
    fn clone(&self) -> Self {
        Self {
            turn: self.turn.clone(),
            retry: self.retry.clone(),
        }
    }
}

impl<T> Clone for Retry<T> {
    fn clone(&self) -> Self {
        Self {
            policy: self.policy,
            awaited: self.awaited,
            read: Arc::clone(&self.read),
            write: self.write,
            question: self.question.clone(),
            tools: self.tools.clone(),
            corrections: self.corrections,
            unknown_answers: self.unknown_answers,
            history: self.history.clone(),
            usage: self.usage.clone(),
        }
    }
}

impl<T> fmt::Debug for Correction<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Correction")
            .field("turn", &self.turn)
            .field("retry", &self.retry)
            .finish()
    }
}

impl<T> fmt::Debug for Retry<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Retry")
            .field("policy", &self.policy)
            .field("corrections", &self.corrections)
            .field("history", &self.history)
            .field("usage", &self.usage)
            .finish_non_exhaustive()
    }
}
