//! SAOP is the JSON protocol between LLM agents and their orchestrators. This crate provides its messages as Rust types
//! that cannot violate their schemas, parses them strictly and fast, and reports exactly what is wrong with a rejected
//! message.
//!
//! The JSON Schemas in `schemas/` are the single source of truth: types and decoders are generated from
//! them at build time.
//!
//! ```
//! use saop::{SaopError, parse_saop_envelope, serialize_saop_envelope};
//!
//! let raw = saop::schema("saop-envelope").unwrap().text();
//! let example = serde_json::from_str::<serde_json::Value>(raw)?["examples"][0].to_string();
//!
//! let envelope = parse_saop_envelope(&example)?;
//! println!("{} calls {}", envelope.agent_id, envelope.action.tool_name);
//! assert_eq!(parse_saop_envelope(serialize_saop_envelope(&envelope))?, envelope);
//!
//! let broken = example.replace("\"turn_index\":3", "\"turn_index\":-1");
//! let error = parse_saop_envelope(&broken).unwrap_err();
//! assert_eq!(error.violations()[0].instance_path(), "/turn_index");
//! assert_eq!(
//!     error.violations()[0].message(),
//!     "expected an integer of at least 0, but found the number -1",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to begin
//!
//! - **Read a message**: [`parse`] for one of a known type ([`parse_saop_envelope`] and its like have names of their own),
//!   [`parse_saop_message`] for any. [`SaopError`] and its [`Violation`]s say what is wrong, where, and how to mend it.
//! - **Read many**, one on a line: [`lines`], in memory that does not grow with the stream.
//! - **Build one**: `new` of each type takes what is required, [`SaopEnvelope::new`] for example; [`JsonObject`] holds
//!   free-form arguments without losing anything; [`serialize`] writes it.
//! - **Observe a tool**: [`create_observation`] from its output, [`Observation::builder`] with metadata or a time of your own.
//! - **Correct an answer** of a model: [`TurnExecutor`] for a run of turns, which also [asks](TurnExecutor::ask) the model and takes a
//!   person's [decision](TurnExecutor::resume); [`MalformedResponseHandler`] for one answer,
//!   [`Retry`] for a loop of your own.
//! - **Know the tools**: [`ToolRegistry`] reads their list, and [`tools`] checks that actions call them as their schemas say.
//! - **Bring a schema**: the crate `saop-codegen` generates types from schemas of your own, and `saop_schema::Schema` compiles
//!   one that is known only when the program runs; [`schemas`] and [`schema`] are those of the protocol.
//!
//! # Features
//!
//! - `arbitrary`: `arbitrary::Arbitrary` for the generated types, which makes valid messages from bytes for fuzzing.
//! - `codegen` (default): generates code from `schemas/` at build time. Without it, the committed `generated/` is used,
//!   which must match.
//! - `schemars`: `schemars::JsonSchema` for the generated types.

mod envelope;
pub mod error;
mod generated;
pub mod handler;
mod instructions;
pub mod lines;
mod message;
pub mod observation;
pub mod parallel;
pub mod retry;
pub mod run;
mod saop_message;
pub mod tools;

#[doc(inline)]
pub use envelope::{
    parse_saop_envelope, push_saop_envelope, serialize_saop_envelope, validate_saop_envelope,
};
#[doc(inline)]
pub use error::{
    DUPLICATE_AGENT, DuplicateAgent, EMPTY_PARALLEL_TURN, SaopDuplicateAgentError,
    SaopEmptyParallelTurnError, SaopError, SaopParseError, SaopValidationError,
    SchemaValidationError, Violation, ViolationKind, Violations,
};
pub use generated::*;
#[doc(inline)]
pub use handler::{
    BoxedClientError, DynLlmClient, EventSink, HandleError, LlmClient, MalformedResponseHandler,
    TracingSink,
};
#[doc(inline)]
pub use instructions::{protocol_instructions, tool_instructions};
#[doc(inline)]
pub use message::{parse, parse_with, serialize, serialize_to_writer, validate};
#[doc(inline)]
pub use observation::{
    Base64Error, ObservationBuilder, RunOutcome, TimestampNs, create_observation,
    parse_observation, serialize_observation, validate_observation,
};
#[doc(inline)]
pub use parallel::{
    AgentTurn, AgentTurns, AgentTurnsError, TurnGroup, parse_saop_parallel_turn,
    serialize_saop_parallel_turn, validate_saop_parallel_turn,
};
#[doc(inline)]
pub use retry::{
    Accepted, Correction, CorrectionPolicy, Doom, EventInContext, FinishReason,
    FormattingCorrectionTurn, MaxRetriesExceededError, NOT_ASKED, RawResponse, RefusedAttempt,
    RepairPolicy, Retry, RetryEvent, RetryPolicy, RetryPolicyError, SavedReportError, Step,
};
#[doc(inline)]
pub use run::{
    ANOTHER_TURN, Decision, ExecuteError, IllegalTransition, ResumeError, RunState, TurnExecutor,
    TurnMessage,
};
#[doc(inline)]
pub use saop_message::{
    parse_saop_message, parse_saop_message_with, push_saop_message, serialize_saop_message,
    validate_saop_message,
};
pub use saop_schema::push;
pub use saop_schema::{
    Breaches, BuildError, BuildFault, CheckedF64, CheckedI64, CheckedInteger, CheckedString,
    CheckedU64, CheckedVec, ConstraintError, Discriminator, FiniteF64, JsonError, JsonKind,
    JsonNumber, JsonObject, JsonRef, Limits, Map, Message, NonEmptyString, Nullable, Position,
    SchemaKind, TypeSchema,
};
pub use saop_schema::{CompileOptions, Schema};
#[doc(inline)]
pub use tools::{ToolOptions, ToolRegistry, ToolsError, UNKNOWN_TOOL, Unchecked};

/// Returns every schema of the protocol, sorted by name.
/// REQ: 3_MCP-TAS-070. REQ: 3_MCP-TAS-035. REQ: TAS-035.
#[must_use]
pub fn schemas() -> &'static [&'static TypeSchema] {
    generated::SCHEMAS
}

/// Returns the schema with that name, such as `saop-envelope`.
#[must_use]
pub fn schema(name: &str) -> Option<&'static TypeSchema> {
    schemas()
        .iter()
        .copied()
        .find(|schema| schema.name() == name)
}

/// Returns the message that the text was most likely meant to be: the one whose discriminator it carries, otherwise the
/// one it shares the most members with. `None` if the text is not JSON.
#[must_use]
pub fn likeliest(raw: &[u8]) -> Option<&'static TypeSchema> {
    saop_schema::likeliest(schemas(), raw)
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../docs/library.md")]
#[doc = include_str!("../docs/error-recovery.md")]
#[doc = include_str!("../docs/tools.md")]
#[doc = include_str!("../docs/streaming.md")]
struct Documents;
