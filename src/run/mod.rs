//! A run: one agent's turns, one after the other, every answer through the handler first.
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
/// Every raw answer goes through the handler before anything else. Where the retries are used up, the run waits for a
/// person, who has the [`report`](Self::report) to decide by; [`resume`](Self::resume) takes the decision. Where a
/// client fails, or a future is dropped, the correction that was not answered waits: [`ask_again`](Self::ask_again)
/// sends it again, and [`execute`](Self::execute) takes an answer to it. What was spent of the retries stays spent.
#[derive(Debug)]
pub struct TurnExecutor<C, S = TracingSink> {
    handler: MalformedResponseHandler<C, S>,
    context: TurnContext,
    state: RunState,
    /// What the run waits for a person with.
    escalation: Option<Arc<MaxRetriesExceededError>>,
    /// What was asked in this turn and not answered.
    waiting: Option<Correction<SaopEnvelope>>,
}

impl<C, S> TurnExecutor<C, S> {
    /// A run whose next turn is that of `context`.
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

    /// The handler that every answer goes through.
    #[must_use]
    pub const fn handler(&self) -> &MalformedResponseHandler<C, S> {
        &self.handler
    }

    /// Where the run is.
    #[must_use]
    pub const fn state(&self) -> RunState {
        self.state
    }

    /// The next turn.
    #[must_use]
    pub const fn context(&self) -> &TurnContext {
        &self.context
    }

    /// The correction that was not answered, where one waits to be sent again.
    #[must_use]
    pub const fn waiting(&self) -> Option<&Correction<SaopEnvelope>> {
        self.waiting.as_ref()
    }

    /// What the run waits for a person with, in state `USER_ESCALATION`; or was aborted with.
    #[must_use]
    pub fn escalation(&self) -> Option<&MaxRetriesExceededError> {
        self.escalation.as_deref()
    }

    /// What a person needs to decide, in state `USER_ESCALATION`.
    #[must_use]
    pub fn report(&self) -> Option<EscalationReport> {
        self.escalation().map(MaxRetriesExceededError::report)
    }

    /// The phase of the next turn and those after it.
    pub fn set_phase(&mut self, phase: NonEmptyString) {
        self.context.phase = phase;
    }

    /// Takes the decision of a person, in state `USER_ESCALATION`; gives the turn's envelope where one is supplied.
    /// Where the turn goes on, [`ask_again`](Self::ask_again) sends the next correction.
    ///
    /// # Errors
    ///
    /// In any other state; nothing changes.
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
            // An aborted run keeps what it ended with.
            Decision::Abort => Ok(None),
        }
    }

    /// Ends the run, in state `RUNNING`.
    ///
    /// # Errors
    ///
    /// In any other state; nothing changes.
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
    /// Executes a turn: gives the envelope that the answer is, or that a correction of it is, and goes on to the
    /// next turn. In state `RUNNING`. Where a correction waits, the answer is one to that.
    ///
    /// # Errors
    ///
    /// In any other state nothing changes. Where the client fails, the correction waits. Where the retries are used
    /// up, the run is in state `USER_ESCALATION`.
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

    /// Sends the correction that waits, and goes on as [`execute`](Self::execute) does. In state `RUNNING`.
    ///
    /// # Errors
    ///
    /// As [`execute`](Self::execute), and where no correction waits.
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
