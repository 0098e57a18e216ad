//! The retry protocol for malformed responses, as a state machine without I/O: offer it a model's answer, and be
//! told that it is a message, which correction to send, or that the retries are used up.
//!
//! Invariant: no more than `max_retries` corrections are asked for, whatever the answers are, and no prompt is
//! longer than its budget. REQ: 3_MCP-TAS-071

mod advice;
mod attempt;
mod class;
mod event;
mod exhausted;
mod hash;
mod machine;
mod policy;
mod prompt;
mod report;
mod reported;
mod response;

pub use attempt::RefusedAttempt;
pub use event::RetryEvent;
pub use exhausted::MaxRetriesExceededError;
pub use machine::{Accepted, Correction, Retry, Step};
pub use policy::{RetryPolicy, RetryPolicyError};
pub use prompt::FormattingCorrectionTurn;
pub use response::{FinishReason, RawResponse};
