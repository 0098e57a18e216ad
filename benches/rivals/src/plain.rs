//! The messages as most would write them beside a validator: structs of strings, numbers and maps, with serde's derives
//! and no rule.
//!
//! Invariant: read after a validator has said yes, so that nothing is checked twice.

#![allow(missing_docs, reason = "the schemas say what each member is")]

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::{Map, Value};

#[derive(Debug, Deserialize)]
pub struct Envelope {
    pub schema_version: String,
    pub turn_index: u64,
    pub agent_id: String,
    pub phase: String,
    pub thought: Thought,
    pub action: Action,
    pub observation: Outcome,
}

#[derive(Debug, Deserialize)]
pub struct Thought {
    pub reasoning: String,
    pub plan: String,
    pub uncertainty: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct Action {
    pub tool_name: String,
    pub arguments: Map<String, Value>,
}

#[derive(Debug, Deserialize)]
pub struct Outcome {
    pub status: Status,
    pub output: String,
    pub error_detail: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Success,
    Error,
    Timeout,
    Partial,
}

#[derive(Debug, Deserialize)]
pub struct ParallelTurn {
    pub envelope_type: String,
    pub session_id: String,
    pub parallel_turn_index: u64,
    pub agent_turns: Vec<AgentTurn>,
}

#[derive(Debug, Deserialize)]
pub struct AgentTurn {
    pub agent_id: String,
    pub turn_index: u64,
    pub thought: String,
    pub action: Action,
    pub observation: Option<Outcome>,
}

#[derive(Debug, Deserialize)]
pub struct Observation {
    pub schema_version: String,
    #[serde(rename = "type")]
    pub kind: String,
    pub tool_call_id: String,
    pub timestamp_ns: String,
    pub exit_code: i64,
    pub stdout: String,
    pub stderr: String,
    pub encoding: Encoding,
    pub duration_ms: f64,
    #[serde(default)]
    pub metadata: HashMap<String, Value>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Encoding {
    Utf8,
    Base64,
}

#[derive(Debug, Deserialize)]
pub struct EscalationReport {
    pub schema_version: String,
    #[serde(rename = "type")]
    pub kind: String,
    pub reason: String,
    pub attempts: u64,
    pub max_retries: u64,
    pub awaited: Option<String>,
    pub context: Option<Context>,
    pub last_error: String,
    pub usage: Option<Usage>,
    pub history: Vec<Refused>,
}

#[derive(Debug, Deserialize)]
pub struct Context {
    pub session_id: String,
    pub agent_id: String,
    pub turn_index: u64,
    pub phase: String,
}

#[derive(Debug, Deserialize)]
pub struct Usage {
    pub prompt_tokens: u64,
    pub completion_tokens: u64,
}

#[derive(Debug, Deserialize)]
pub struct Refused {
    pub class: String,
    pub error: String,
    pub finish_reason: Option<String>,
    pub response_bytes: u64,
    pub response_hash: String,
    pub response: Option<String>,
    pub response_encoding: Option<Encoding>,
    pub usage: Option<Usage>,
    pub violation_count: u64,
    pub violations: Vec<Reported>,
}

#[derive(Debug, Deserialize)]
pub struct Reported {
    pub kind: String,
    pub path: String,
    pub keyword: Option<String>,
    pub schema_path: Option<String>,
    pub message: String,
    pub line: Option<u64>,
    pub column: Option<u64>,
}
