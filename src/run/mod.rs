//! A run: turns in sequence, of one agent or of groups. Every answer goes through the handler first, and every message through
//! the same checks, whoever gives it.
//! REQ: 3_MCP-TAS-071

mod context;
mod decision;
mod error;
mod state;

use std::fmt;
use std::sync::Arc;

pub use context::{ANOTHER_TURN, TurnMessage};
pub use decision::Decision;
pub use error::{ExecuteError, ResumeError};
pub use state::{IllegalTransition, RunState};

use crate::generated::{
    EscalationReport, SaopAgentTurn, SaopEnvelope, SaopParallelTurnEnvelope, TurnContext,
};
use crate::handler::{EventSink, HandleError, LlmClient, MalformedResponseHandler, TracingSink};
use crate::retry::{
    Correction, MaxRetriesExceededError, RawResponse, Retry, RetryPolicy, SavedReportError,
};
use saop_schema::{Breaches, NonEmptyString};

/// Executes the turns of a run. SPEC R8, R11.
///
/// A run is of one agent's envelopes ([`new`](TurnExecutor::new)), of groups ([`of_groups`](TurnExecutor::of_groups)), of one
/// agent's parts of groups ([`of_agent_turns`](TurnExecutor::of_agent_turns)), or of other messages
/// ([`awaiting`](Self::awaiting)). [`ask`](Self::ask) asks the model; [`execute`](Self::execute) takes an answer that the caller
/// has.
///
/// Every raw answer goes through the handler before anything else. A message has to be that of the turn: one of
/// another agent, turn, phase or session is corrected like any malformed answer, unless the run
/// [accepts any](Self::accepting_any_turn).
///
/// If the retries are used up, the run waits for a person, who decides from the [`report`](Self::report);
/// [`resume`](Self::resume) takes the decision, in this process or in another one
/// ([`from_report`](TurnExecutor::from_report)). A message that a person supplies is checked like an answer. If a client fails or a future is dropped, the unanswered correction
/// waits: [`ask_again`](Self::ask_again) sends it again, and [`execute`](Self::execute) takes an answer to it. Retries
/// already used stay used.
pub struct TurnExecutor<C, S = TracingSink, T = SaopEnvelope> {
    handler: MalformedResponseHandler<C, S>,
    context: TurnContext,
    state: RunState,
    /// What each turn waits for.
    begin: Begin<T>,
    /// How a message belongs to its turn, if the run checks that.
    turns: Option<Turns<T>>,
    /// The question that the turn answers, if it was asked.
    question: Option<Arc<str>>,
    /// The error that the run was escalated with.
    escalation: Option<Arc<MaxRetriesExceededError>>,
    /// The correction of this turn that was sent but not answered.
    waiting: Option<Correction<T>>,
    /// The phase of the next turn, if it was set while this one is not over.
    next_phase: Option<NonEmptyString>,
}

/// Begins a turn.
type Begin<T> = Box<dyn Fn(RetryPolicy, &TurnContext) -> Retry<T> + Send + Sync>;

struct Turns<T> {
    /// Adds what the model has to know of the turn to a question.
    question: fn(&str, &TurnContext) -> String,
    /// Adds the rule that a message is of its turn.
    rule: fn(Retry<T>, &TurnContext) -> Retry<T>,
}

impl<C, S> TurnExecutor<C, S> {
    /// Creates a run whose next turn is that of `context`. The model has to be told which agent, turn and phase that is,
    /// or it will need a correction.
    #[must_use]
    pub fn new(handler: MalformedResponseHandler<C, S>, context: TurnContext) -> Self {
        Self::of_messages(handler, context)
    }

    /// Continues a run from the report of its escalation, in state `USER_ESCALATION`.
    ///
    /// # Errors
    ///
    /// Fails if the report has no context, is not about envelopes, lacks the text of an answer, or has one that is
    /// valid.
    pub fn from_report(
        handler: MalformedResponseHandler<C, S>,
        report: &EscalationReport,
    ) -> Result<Self, SavedReportError> {
        let context = report.context.clone().ok_or(SavedReportError::NoContext)?;
        Self::new(handler, context).escalated(report)
    }
}

impl<C, S> TurnExecutor<C, S, SaopParallelTurnEnvelope> {
    /// Creates a run of parallel turns, in the session of `context`. The `turn_index` of the context is the `parallel_turn_index`
    /// of the next group, and grows with each. The agent of the context is the one that writes the groups.
    #[must_use]
    pub fn of_groups(handler: MalformedResponseHandler<C, S>, context: TurnContext) -> Self {
        Self::of_messages(handler, context)
    }
}

impl<C, S> TurnExecutor<C, S, SaopAgentTurn> {
    /// Creates a run of one agent's parts of groups: each is of the agent and the turn of the context. Accepted parts go into a
    /// group with [`AgentTurns::new`](crate::AgentTurns).
    #[must_use]
    pub fn of_agent_turns(handler: MalformedResponseHandler<C, S>, context: TurnContext) -> Self {
        Self::of_messages(handler, context)
    }
}

impl<C, S, T: TurnMessage> TurnExecutor<C, S, T> {
    fn of_messages(handler: MalformedResponseHandler<C, S>, context: TurnContext) -> Self {
        let mut run = Self::awaiting(handler, context, |policy, _| Retry::new(policy));
        run.turns = Some(Turns {
            question: context::in_turn::<T>,
            rule: Retry::of_turn,
        });
        run
    }
}

impl<C, S, T> TurnExecutor<C, S, T> {
    /// Creates a run whose turns wait for what `begin` returns: another message, any message ([`Retry::any`]), or one of a
    /// schema known only at run time ([`Retry::checking`]). `begin` gets the policy of the handler and the context of the
    /// turn. Which turn a message is of is not checked, and [`ask`](Self::ask) does not tell it to the model.
    #[must_use]
    pub fn awaiting(
        handler: MalformedResponseHandler<C, S>,
        context: TurnContext,
        begin: impl Fn(RetryPolicy, &TurnContext) -> Retry<T> + Send + Sync + 'static,
    ) -> Self {
        Self {
            handler,
            context,
            state: RunState::Running,
            begin: Box::new(begin),
            turns: None,
            question: None,
            escalation: None,
            waiting: None,
            next_phase: None,
        }
    }

    /// Also checks each message for a rule of the caller's, beside those that the run has ([`Retry::requiring`]): an answer that
    /// breaks it is corrected, and a person's message refused. It is set before the run begins, and before
    /// [`escalated`](Self::escalated) continues one that had the rule.
    ///
    /// ```
    /// # use saop::{LlmClient, MalformedResponseHandler, TurnContext, TurnExecutor};
    /// # fn run<C: LlmClient>(handler: MalformedResponseHandler<C>, context: TurnContext) {
    /// let run = TurnExecutor::of_groups(handler, context).requiring("pairs", |group, breaches| {
    ///     let agents = group.agent_turns.len();
    ///     if agents != 2 {
    ///         breaches.add("/agent_turns", format!("expected the turns of 2 agents, but found {agents}"));
    ///     }
    /// });
    /// # }
    /// ```
    #[must_use]
    pub fn requiring(
        mut self,
        rule: &'static str,
        check: impl Fn(&T, &mut Breaches) + Send + Sync + 'static,
    ) -> Self
    where
        T: 'static,
    {
        let (begin, check) = (self.begin, Arc::new(check));
        self.begin = Box::new(move |policy, context| {
            let check = Arc::clone(&check);
            begin(policy, context).requiring(rule, move |message, breaches| {
                check(message, breaches);
            })
        });
        self
    }

    /// Takes messages of any session, agent, turn and phase; rules of the caller's ([`requiring`](Self::requiring)) stay. For a run
    /// [from a report](TurnExecutor::from_report) whose context has placeholders, too, as that of `saop turn` has where it was
    /// not told a session, an agent or a phase.
    #[must_use]
    pub fn accepting_any_turn(mut self) -> Self {
        self.turns = None;
        self
    }

    /// Says which question the turn answers, for clients that send it again with a correction: where the caller asked it, or
    /// in a run from a saved report, which has no question.
    #[must_use]
    pub fn with_question(mut self, question: impl Into<Arc<str>>) -> Self {
        self.question = Some(question.into());
        self
    }

    /// Puts a run that has not begun into state `USER_ESCALATION`, with a saved report of its turn.
    ///
    /// # Errors
    ///
    /// Fails if the run is not in state `RUNNING` or a correction is waiting; or if the report is about another turn or
    /// schema, lacks the text of an answer, or has one that is valid.
    pub fn escalated(mut self, report: &EscalationReport) -> Result<Self, SavedReportError> {
        if self.state != RunState::Running || self.waiting.is_some() {
            return Err(SavedReportError::Begun);
        }
        if report
            .context
            .as_ref()
            .is_some_and(|context| *context != self.context)
        {
            return Err(SavedReportError::Context);
        }
        let error = self.begin().escalated(report)?;
        self.state = RunState::UserEscalation;
        self.escalation = Some(Arc::new(error));
        Ok(self)
    }

    fn begin(&self) -> Retry<T> {
        let mut retry = (self.begin)(*self.handler.policy(), &self.context);
        if let Some(turns) = &self.turns {
            retry = (turns.rule)(retry, &self.context);
        }
        if let Some(tools) = self.handler.tools() {
            retry = retry.with_tools(tools.clone());
        }
        match &self.question {
            Some(question) => retry.asked(Arc::clone(question)),
            None => retry,
        }
    }

    /// Returns the handler that every answer goes through.
    #[must_use]
    pub const fn handler(&self) -> &MalformedResponseHandler<C, S> {
        &self.handler
    }

    /// Returns the state of the run.
    #[must_use]
    pub const fn state(&self) -> RunState {
        self.state
    }

    /// Returns the context of the next turn.
    #[must_use]
    pub const fn context(&self) -> &TurnContext {
        &self.context
    }

    /// Returns the unanswered correction that is waiting to be sent again, if any.
    #[must_use]
    pub const fn waiting(&self) -> Option<&Correction<T>> {
        self.waiting.as_ref()
    }

    /// Returns the error that the run was escalated with, in state `USER_ESCALATION` or after it was aborted.
    #[must_use]
    pub fn escalation(&self) -> Option<&MaxRetriesExceededError> {
        self.escalation.as_deref()
    }

    /// Returns the report that a person needs to decide, in state `USER_ESCALATION`.
    #[must_use]
    pub fn report(&self) -> Option<EscalationReport> {
        self.escalation().map(MaxRetriesExceededError::report)
    }

    /// Sets the phase of the next turn and those after it. A turn whose correction waits, or that was escalated, keeps
    /// the phase that it began in.
    pub fn set_phase(&mut self, phase: NonEmptyString) {
        if self.waiting.is_some() || self.state == RunState::UserEscalation {
            self.next_phase = Some(phase);
        } else {
            self.context.phase = phase;
        }
    }

    /// Ends the run, in state `RUNNING`.
    ///
    /// # Errors
    ///
    /// Fails in any other state; nothing changes.
    pub fn complete(&mut self) -> Result<(), IllegalTransition> {
        self.state = self.state.completed()?;
        self.waiting = None;
        Ok(())
    }

    fn next_turn(&mut self) {
        self.context.turn_index = self.context.turn_index.saturating_add(1);
        self.question = None;
        if let Some(phase) = self.next_phase.take() {
            self.context.phase = phase;
        }
    }
}

impl<C, S: EventSink, T> TurnExecutor<C, S, T> {
    /// Applies a person's decision in state `USER_ESCALATION`; returns the turn's message if one is supplied. If the
    /// turn continues, [`ask_again`](Self::ask_again) sends the next correction.
    ///
    /// A supplied message passes the same checks as an answer: its schema, its turn, the rules of the run, and its tools.
    /// SPEC R11.
    ///
    /// # Errors
    ///
    /// Fails in any other state, or if a supplied message is refused; nothing changes.
    pub fn resume(&mut self, decision: Decision<T>) -> Result<Option<T>, ResumeError> {
        let decided = self.state.decided(&decision)?;
        let supplied = match decision {
            Decision::Retry(more) => {
                let error = self.escalation.take();
                self.waiting = error.map(|error| self.begin().continued(&error, more));
                None
            }
            Decision::Supply(message) => {
                let admitted = self.begin().admit(&message);
                let (message, unchecked) = admitted.map_err(ResumeError::Refused)?;
                self.handler.tell_unchecked(&unchecked, &self.context);
                self.escalation = None;
                self.next_turn();
                Some(message)
            }
            // An aborted run keeps the error it ended with.
            Decision::Abort => None,
        };
        self.state = decided;
        Ok(supplied)
    }
}

impl<C: LlmClient, S: EventSink, T> TurnExecutor<C, S, T> {
    /// Asks the client a question in state `RUNNING`, and executes the turn with its answer as [`execute`](Self::execute) does.
    /// Where the run checks which turn a message is of, the question ends with that: the agent, index and phase that an
    /// envelope has to state. Corrections of the turn are about this question. The answer is taken as a whole one, also where a correction
    /// waits that asks for members.
    ///
    /// # Errors
    ///
    /// Same as [`execute`](Self::execute). If the client fails to answer the question, nothing changes.
    pub async fn ask(&mut self, question: &str) -> Result<T, ExecuteError<C::Error>> {
        self.state.executes()?;
        let question: Arc<str> = match &self.turns {
            Some(turns) => (turns.question)(question, &self.context).into(),
            None => question.into(),
        };
        let answer = self.handler.client().ask(&question, &self.context).await;
        let answer = answer.map_err(|error| ExecuteError::Client { error, attempt: 0 })?;
        self.question = Some(Arc::clone(&question));
        if let Some(correction) = &mut self.waiting {
            correction.retry = correction.retry.clone().asked(question).taking_whole();
        }
        self.execute(answer).await
    }

    /// Executes a turn in state `RUNNING`: returns the message from the answer or from a correction of it, and
    /// advances to the next turn. If a correction is waiting, the answer is taken as the answer to it.
    ///
    /// # Errors
    ///
    /// Fails in any other state, and nothing changes. If the client fails, the correction waits. If the retries are
    /// used up, the run enters state `USER_ESCALATION`.
    pub async fn execute(
        &mut self,
        raw: impl Into<RawResponse>,
    ) -> Result<T, ExecuteError<C::Error>> {
        self.state.executes()?;
        let retry = match self.waiting.take() {
            Some(correction) => correction.retry,
            None => self.begin(),
        };
        let step = retry.offer(raw);
        let settled = self
            .handler
            .settle(step, &mut self.waiting, &self.context)
            .await;
        self.settled(settled)
    }

    /// Sends the waiting correction in state `RUNNING`, and continues as [`execute`](Self::execute) does.
    ///
    /// # Errors
    ///
    /// Same as [`execute`](Self::execute); also fails if no correction is waiting.
    pub async fn ask_again(&mut self) -> Result<T, ExecuteError<C::Error>> {
        self.state.executes()?;
        let correction = self.waiting.clone().ok_or(ExecuteError::NothingWaits)?;
        let settled = self
            .handler
            .settle_correction(correction, &mut self.waiting, &self.context)
            .await;
        self.settled(settled)
    }

    fn settled(
        &mut self,
        settled: Result<T, HandleError<C::Error, T>>,
    ) -> Result<T, ExecuteError<C::Error>> {
        match settled {
            Ok(message) => {
                self.next_turn();
                Ok(message)
            }
            Err(HandleError::Client { error, correction }) => {
                let attempt = correction.turn.attempt();
                Err(ExecuteError::Client { error, attempt })
            }
            Err(HandleError::MaxRetriesExceeded(error)) => {
                let error = Arc::from(error);
                self.state = RunState::UserEscalation;
                self.escalation = Some(Arc::clone(&error));
                Err(ExecuteError::Escalated(error))
            }
        }
    }
}

impl<C: fmt::Debug, S: fmt::Debug, T> fmt::Debug for TurnExecutor<C, S, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TurnExecutor")
            .field("handler", &self.handler)
            .field("context", &self.context)
            .field("state", &self.state)
            .field("escalation", &self.escalation)
            .field("waiting", &self.waiting)
            .finish_non_exhaustive()
    }
}
