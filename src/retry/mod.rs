//! The retry protocol for malformed responses, as a state machine without I/O: offer it a model's answer, and it
//! returns the message, the correction to send, or the error that the retries are used up.
//!
//! Invariant: whatever the answers are, at most `max_retries` corrections are requested, and no prompt exceeds its
//! budget. REQ: 3_MCP-TAS-071

mod answer;
mod attempt;
mod choice;
mod class;
mod event;
mod exhausted;
mod gate;
mod hash;
mod machine;
mod policy;
mod prompt;
mod report;
mod reported;
mod response;
mod saved;

pub use attempt::RefusedAttempt;
pub use choice::{CorrectionPolicy, RepairPolicy};
pub(crate) use event::reasons;
pub use event::{Cut, EventInContext, RetryEvent};
pub use exhausted::MaxRetriesExceededError;
pub use machine::{Accepted, Correction, Retry, Step};
pub use policy::{RetryPolicy, RetryPolicyError};
pub use prompt::FormattingCorrectionTurn;
pub use response::{Doom, FinishReason, RawResponse};
pub use saop_repair::{Edit, Reason};
pub use saop_tools::correction::NOT_ASKED;
pub use saved::SavedReportError;
