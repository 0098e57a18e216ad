//! A run: the turns of one agent in sequence. Every answer goes through the handler first.
//! REQ: 3_MCP-TAS-071

mod decision;
mod error;
mod state;

use std::sync::Arc;

pub use decision::Decision;
pub use error::ExecuteError;
pub use state::{IllegalTransition, RunState};

use crate::generated::{EscalationReport, SaopEnvelope, TurnContext};
use crate::handler::{EventSink, HandleError, LlmClient, MalformedResponseHandler, TracingSink};
use crate::retry::{Correction, MaxRetriesExceededError, RawResponse, Retry};
use saop_schema::NonEmptyString;

/// Executes the turns of a run. SPEC R8.
///
/// Every raw answer goes through the handler before anything else. If the retries are used up, the run waits for a
/// person, who decides from the [`report`](Self::report); [`resume`](Self::resume) takes the decision. If a client
/// fails or a future is dropped, the unanswered correction waits: [`ask_again`](Self::ask_again) sends it again, and
/// [`execute`](Self::execute) takes an answer to it. Retries already used stay used.
#[derive(Debug)]
pub struct TurnExecutor<C, S = TracingSink> {
    handler: MalformedResponseHandler<C, S>,
    context: TurnContext,
    state: RunState,
    /// The error that the run was escalated with.
    escalation: Option<Arc<MaxRetriesExceededError>>,
    /// The correction of this turn that was sent but not answered.
    waiting: Option<Correction<SaopEnvelope>>,
}

impl<C, S> TurnExecutor<C, S> {
    /// Creates a run whose next turn is that of `context`.
    #[must_use]
    pub const fn new(handler: MalformedResponseHandler<C, S>, context: TurnContext) -> Self {
        Self {
            handler,
            context,
            state: RunState::Running,
            escalation: None,
            waiting: None,
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
    pub const fn waiting(&self) -> Option<&Correction<SaopEnvelope>> {
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

    /// Sets the phase of the next turn and those after it.
    pub fn set_phase(&mut self, phase: NonEmptyString) {
        self.context.phase = phase;
    }

    /// Applies a person's decision in state `USER_ESCALATION`; returns the turn's envelope if one is supplied. If the
    /// turn continues, [`ask_again`](Self::ask_again) sends the next correction.
    ///
    /// # Errors
    ///
    /// Fails in any other state; nothing changes.
    pub fn resume(
        &mut self,
        decision: Decision,
    ) -> Result<Option<SaopEnvelope>, IllegalTransition> {
        self.state = self.state.decided(&decision)?;
        match decision {
            Decision::Retry(more) => {
                let policy = *self.handler.policy();
                let error = self.escalation.take();
                self.waiting = error.map(|error| Retry::continued(&error, policy, more));
                Ok(None)
            }
            Decision::Supply(envelope) => {
                self.escalation = None;
                self.next_turn();
                Ok(Some(*envelope))
            }
            // An aborted run keeps the error it ended with.
            Decision::Abort => Ok(None),
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
    }
}

impl<C: LlmClient, S: EventSink> TurnExecutor<C, S> {
    /// Executes a turn in state `RUNNING`: returns the envelope from the answer or from a correction of it, and
    /// advances to the next turn. If a correction is waiting, the answer is taken as the answer to it.
    ///
    /// # Errors
    ///
    /// Fails in any other state, and nothing changes. If the client fails, the correction waits. If the retries are
    /// used up, the run enters state `USER_ESCALATION`.
    pub async fn execute(
        &mut self,
        raw: impl Into<RawResponse>,
    ) -> Result<SaopEnvelope, ExecuteError<C::Error>> {
        self.state.executes()?;
        let retry = match self.waiting.take() {
            Some(correction) => correction.retry,
            None => Retry::new(*self.handler.policy()),
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
    pub async fn ask_again(&mut self) -> Result<SaopEnvelope, ExecuteError<C::Error>> {
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
        settled: Result<SaopEnvelope, HandleError<C::Error>>,
    ) -> Result<SaopEnvelope, ExecuteError<C::Error>> {
        match settled {
            Ok(envelope) => {
                self.next_turn();
                Ok(envelope)
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
