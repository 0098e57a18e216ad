//! The state machine. A step takes it by value and returns it only if another answer may be offered, so it cannot be
//! driven past its end.

use std::fmt;
use std::num::NonZeroU32;
use std::sync::Arc;

use super::answer::Reading;
use super::attempt::RefusedAttempt;
use super::choice::CorrectionPolicy;
use super::event::RetryEvent;
use super::exhausted::MaxRetriesExceededError;
use super::gate::{Gate, Write, compacted};
use super::policy::RetryPolicy;
use super::prompt::{self, FormattingCorrectionTurn};
use super::response::RawResponse;
use super::saved::{self, SavedReportError};
use crate::error::SaopError;
use crate::generated::{EscalationReason, EscalationReport, FailureClass, SaopMessage, TokenUsage};
use saop_repair::Edit;
use saop_schema::{Breaches, Limits, Message, TypeSchema};
use saop_tools::correction::Members;
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
    gate: Gate<T>,
    /// The question that is to be answered, if it is known.
    question: Option<Arc<str>>,
    corrections: u32,
    /// Rejected answers that came before those of the history.
    unknown_answers: u32,
    history: Vec<RefusedAttempt>,
    /// The members of the newest of them that the next answer is to have; `None` if it is to be whole.
    members: Option<Members>,
    /// The answer before the next one, which is read once all rules are known.
    previous: Option<RawResponse>,
    usage: Option<TokenUsage>,
}

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
    /// What was repaired in the answer, if the policy says so ([`RetryPolicy::with_repair`]); empty if it was valid.
    pub edits: Vec<Edit>,
    /// How much shorter the answers were whose rest was not read ([`RawResponse::with_doom`]) than the message is, in bytes, all
    /// together; `None` if every answer was read to its end. What they would have been is not known.
    pub saved_bytes: Option<u64>,
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
        Self::with(
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
        Self::with(
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
        Self::with(policy, Some(schema), read, |text| text.into())
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
        let mut retry = Self::with(policy, None, compacted, |text| text.into());
        let options = options.with_requires_call(true);
        let options = options.with_limits(*policy.limits());
        retry.gate.know(tools, Some(options));
        retry
    }
}

impl<T> Retry<T> {
    fn with(
        policy: RetryPolicy,
        awaited: Option<&'static TypeSchema>,
        read: impl Fn(&[u8], &Limits) -> Result<T, SaopError> + Send + Sync + 'static,
        write: Write<T>,
    ) -> Self {
        Self {
            policy,
            gate: Gate::new(awaited, read, write),
            question: None,
            corrections: 0,
            unknown_answers: 0,
            history: Vec::new(),
            members: None,
            previous: None,
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
        self.gate.require(rule, check);
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
        self.gate.know(tools, None);
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
        let text = (self.gate.write)(message);
        self.gate.judge(text.as_bytes(), self.policy.limits())
    }

    /// Takes the next answer as a whole one: it answers the question, and not the correction that waits.
    pub(crate) fn taking_whole(mut self) -> Self {
        self.members = None;
        self
    }

    /// Returns the correction of a rejected answer, and the members that it asks for, if it does.
    fn correction(&self, refused: &RefusedAttempt) -> (FormattingCorrectionTurn, Option<Members>) {
        let (members, prompt) = self.by_member(refused).unzip();
        let prompt = prompt.unwrap_or_else(|| {
            // An answer without the members that it was asked for says nothing of the text that they are for.
            let mut earlier = self.history.iter().rev();
            let usable = |refused: &&RefusedAttempt| refused.text().is_some();
            let about = Some(refused)
                .filter(usable)
                .or_else(|| earlier.find(usable));
            let about = about.unwrap_or(refused);
            let brief = self.gate.brief(about, true);
            let budget = self.policy.prompt_budget();
            prompt::write(about, budget, self.gate.subject(), &brief)
        });
        let mut turn = FormattingCorrectionTurn::new(self.corrections, refused, prompt);
        turn.question.clone_from(&self.question);
        turn.asks_for_members = members.is_some();
        (turn, members)
    }

    /// Returns the members that a correction of a rejected answer asks for, and its prompt; `None` if it asks for the whole. SPEC A7.
    fn by_member(&self, refused: &RefusedAttempt) -> Option<(Members, String)> {
        let is_asked = self.policy.corrections() == CorrectionPolicy::Members
            && refused.class() == FailureClass::SchemaViolation
            && refused.text().is_some()
            && refused.response().doom().is_none();
        if !is_asked {
            return None;
        }
        let schema = self.gate.awaited.map(TypeSchema::text);
        let brief = self.gate.brief(refused, false);
        prompt::by_member(refused, &self.policy, self.gate.subject(), schema, brief)
    }

    /// Returns how the next answer is read.
    fn reading(&self) -> Reading<'_, T> {
        let text = self.history.last().and_then(RefusedAttempt::text);
        Reading {
            gate: &self.gate,
            policy: &self.policy,
            asked: text.zip(self.members.as_ref()),
        }
    }

    /// Keeps a rejected answer, of which the next correction was.
    fn keep(&mut self, refused: RefusedAttempt) {
        self.members = self.by_member(&refused).map(|(members, _)| members);
        self.history.push(refused);
    }

    /// Reads the answer before the next one, if it is known.
    fn recall(&mut self) {
        let Some(previous) = self.previous.take() else {
            return;
        };
        let read = self.reading().read(previous);
        if let Err(refused) = read {
            self.unknown_answers = self.unknown_answers.saturating_sub(1);
            self.keep(refused);
        }
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

    /// Says which answer the correction was about that the next answer is to: for a caller that kept only that, where the correction asked
    /// for members ([`FormattingCorrectionTurn::asks_for_members`]). One that is valid changes nothing.
    pub fn following(mut self, previous: impl Into<RawResponse>) -> Self {
        self.previous = Some(previous.into());
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
        self.previous = None;
        let (turn, members) = self.correction(error.last());
        self.members = members;
        Correction { turn, retry: self }
    }

    /// Rebuilds the error that a saved report was made from, reading every answer again. With corrections by member, what an answer was to
    /// have follows from the policy, which has to be that of the report then. SPEC R8.
    ///
    /// # Errors
    ///
    /// Fails if the report is about another schema or has no answers, lacks their text, or has one that is valid.
    pub fn escalated(
        mut self,
        report: &EscalationReport,
    ) -> Result<MaxRetriesExceededError, SavedReportError> {
        let awaited = self.gate.awaited.map(TypeSchema::name);
        if report.awaited.as_deref() != awaited {
            let found = report.awaited.as_deref().map(str::to_owned);
            return Err(SavedReportError::Awaited {
                expected: awaited,
                found,
            });
        }
        let responses = saved::responses(report)?.into_iter().zip(&report.history);
        for (index, (response, saved)) in responses.enumerate() {
            let mut read = self.reading().read(response.clone());
            let is_cut = |refused: &RefusedAttempt| refused.class() == FailureClass::Truncated;
            if read.as_ref().is_err_and(is_cut)
                && let Some(doomed) = saved::doomed(response, saved)
            {
                read = self.reading().read(doomed);
            }
            match read {
                Ok(_) => return Err(SavedReportError::Valid { index }),
                Err(refused) => self.keep(refused),
            }
        }
        let last = self
            .history
            .last()
            .cloned()
            .ok_or(SavedReportError::Empty)?;
        let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(MaxRetriesExceededError {
            reason: report.reason,
            attempts: count(report.attempts),
            max_retries: count(report.max_retries),
            awaited,
            unknown_answers: count(report.unknown_answers.unwrap_or_default()),
            history: self.history,
            last,
            usage: report.usage.clone(),
            context: report.context.clone(),
        })
    }

    /// Takes an answer and returns the next step. REQ: 3_MCP-TAS-071.
    pub fn offer(mut self, response: impl Into<RawResponse>) -> Step<T> {
        self.recall();
        let response = response.into();
        add(&mut self.usage, response.usage());
        match self.reading().read(response) {
            Ok(answer) => Step::Accepted(Accepted {
                saved_bytes: self.saved(answer.bytes),
                message: answer.message,
                corrections: self.corrections,
                usage: self.usage,
                unchecked: answer.unchecked,
                edits: answer.edits,
            }),
            Err(refused) => self.refuse(refused),
        }
    }

    /// Returns what it saved not to read the rest of answers that were lost, if the message has so many bytes.
    fn saved(&self, bytes: usize) -> Option<u64> {
        let answers = self.history.iter().map(RefusedAttempt::response);
        let lost = answers.filter(|answer| answer.doom().is_some());
        let saved = lost.map(|answer| bytes.saturating_sub(answer.as_bytes().len()) as u64);
        saved.reduce(u64::saturating_add)
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
            let (turn, members) = self.correction(&attempt);
            self.members = members;
            self.history.push(attempt);
            return Step::Correct(Correction { turn, retry: self });
        };
        Step::Exhausted(MaxRetriesExceededError {
            reason,
            attempts: self.corrections,
            max_retries: self.policy.max_retries(),
            awaited: self.gate.awaited.map(TypeSchema::name),
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
    /// Returns the events to record, in order; none if the first answer was accepted as it is. SPEC R6.
    #[must_use]
    pub fn events(&self) -> Vec<RetryEvent> {
        match self {
            Self::Accepted(accepted) => {
                let repaired = (!accepted.edits.is_empty()).then(|| RetryEvent::Repaired {
                    attempts: accepted.corrections,
                    edits: accepted.edits.clone(),
                });
                let recovered = (accepted.corrections > 0).then(|| RetryEvent::Recovered {
                    attempts: accepted.corrections,
                    usage: accepted.usage.clone(),
                    saved_bytes: accepted.saved_bytes,
                });
                repaired.into_iter().chain(recovered).collect()
            }
            Self::Correct(correction) => vec![correction.turn.event()],
            Self::Exhausted(error) => vec![error.event()],
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
            gate: self.gate.clone(),
            question: self.question.clone(),
            corrections: self.corrections,
            unknown_answers: self.unknown_answers,
            history: self.history.clone(),
            members: self.members.clone(),
            previous: self.previous.clone(),
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
