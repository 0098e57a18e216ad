//! A run: one agent's turns, one after the other, every answer through the handler first. Layer 7.
//! REQ: 3_MCP-TAS-071

mod decision;
mod error;
mod state;

use std::sync::Arc;

pub use decision::{Decision, Resumed};
pub use error::ExecuteError;
pub use state::{IllegalTransition, RunState};

use crate::generated::{EscalationReport, SaopEnvelope, TurnContext};
use crate::handler::{EventSink, HandleError, LlmClient, MalformedResponseHandler, TracingSink};
use crate::leaf::NonEmptyString;
use crate::retry::{MaxRetriesExceededError, RawResponse, Retry, RetryPolicy};

/// Executes the turns of a run. SPEC R8.
///
/// Every raw answer goes through the handler before anything else. Where the retries are used up, the run waits for a
/// person, who has the [`report`](Self::report) to decide by; [`resume`](Self::resume) takes the decision. Where a
/// client fails, or a future is dropped, the run is where it was.
#[derive(Debug)]
pub struct TurnExecutor<C, S = TracingSink> {
    handler: MalformedResponseHandler<C, S>,
    context: TurnContext,
    state: RunState,
    /// What the run waits for a person with.
    escalation: Option<Arc<MaxRetriesExceededError>>,
    /// A person's budget for this turn.
    policy: Option<RetryPolicy>,
}

impl<C, S> TurnExecutor<C, S> {
    /// A run whose next turn is that of `context`.
    #[must_use]
    pub fn new(handler: MalformedResponseHandler<C, S>, context: TurnContext) -> Self {
        Self {
            handler,
            context,
            state: RunState::Running,
            escalation: None,
            policy: None,
        }
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

    /// What the run waits for a person with, in state `USER_ESCALATION`.
    #[must_use]
    pub fn escalation(&self) -> Option<&MaxRetriesExceededError> {
        self.escalation.as_deref()
    }

    /// What a person needs to decide, in state `USER_ESCALATION`.
    #[must_use]
    pub fn report(&self) -> Option<EscalationReport> {
        self.escalation()
            .map(|error| error.report(Some(&self.context)))
    }

    /// The phase of the next turn and those after it.
    pub fn set_phase(&mut self, phase: NonEmptyString) {
        self.context.phase = phase;
    }

    /// Takes the decision of a person, in state `USER_ESCALATION`.
    ///
    /// # Errors
    ///
    /// In any other state; nothing changes.
    pub fn resume(&mut self, decision: Decision) -> Result<Resumed, IllegalTransition> {
        let next = match decision {
            Decision::Retry(_) | Decision::Supply(_) => RunState::Running,
            Decision::Abort => RunState::Aborted,
        };
        self.state = self.state.decided(next)?;
        // An aborted run keeps what it ended with.
        if next == RunState::Running {
            self.escalation = None;
        }
        Ok(match decision {
            Decision::Retry(policy) => {
                self.policy = Some(policy);
                Resumed::Waiting
            }
            Decision::Supply(envelope) => {
                self.next_turn();
                Resumed::Accepted(envelope)
            }
            Decision::Abort => Resumed::Aborted,
        })
    }

    /// Ends the run, in state `RUNNING`.
    ///
    /// # Errors
    ///
    /// In any other state; nothing changes.
    pub fn complete(&mut self) -> Result<(), IllegalTransition> {
        self.state = self.state.completed()?;
        Ok(())
    }

    fn next_turn(&mut self) {
        self.context.turn_index = self.context.turn_index.saturating_add(1);
        self.policy = None;
    }
}

impl<C: LlmClient, S: EventSink> TurnExecutor<C, S> {
    /// Executes a turn: gives the envelope that the answer is, or that a correction of it is, and goes on to the
    /// next turn. In state `RUNNING`.
    ///
    /// # Errors
    ///
    /// In any other state, and where the client fails, nothing changes. Where the retries are used up, the run is in
    /// state `USER_ESCALATION`.
    pub async fn execute(
        &mut self,
        raw: impl Into<RawResponse>,
    ) -> Result<SaopEnvelope, ExecuteError<C::Error>> {
        self.state.executes()?;
        let policy = self.policy.unwrap_or(*self.handler.policy());
        let retry = Retry::new(policy);
        match self.handler.drive(retry, raw.into(), &self.context).await {
            Ok(envelope) => {
                self.next_turn();
                Ok(envelope)
            }
            Err(HandleError::Client { error, turn }) => Err(ExecuteError::Client { error, turn }),
            Err(HandleError::MaxRetriesExceeded(error)) => {
                let error = Arc::from(error);
                self.state = RunState::UserEscalation;
                self.escalation = Some(Arc::clone(&error));
                self.policy = None;
                Err(ExecuteError::Escalated(error))
            }
        }
    }
}
