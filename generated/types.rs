// Generated from the schemas by `cargo gen`. Do not edit.

use ::saop_schema as __rt;

/// Version of this schema that the sender wrote to; major version 1.
///
/// Valid under `{"type": "string", "pattern": "^1\\.\\d+\\.\\d+$"}`.
pub type EscalationReportSchemaVersion = __rt::CheckedString<
    schema_rules::EscalationReportSchemaVersion,
>;

/// Tells an escalation report from the other messages.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum EscalationReportType {
    /// The value `escalation_report`.
    #[default]
    EscalationReport,
}

__rt::string_enum!(EscalationReportType { EscalationReport "escalation_report" });

__rt::open_type!(EscalationReportType, ESCALATION_REPORT, 20, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(EscalationReportType, ESCALATION_REPORT, "/properties/type");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EscalationReportType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Why no further correction was asked for.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum EscalationReason {
    /// The value `max_retries_exceeded`.
    MaxRetriesExceeded,
    /// The value `no_progress`.
    NoProgress,
}

__rt::string_enum!(
    EscalationReason { MaxRetriesExceeded "max_retries_exceeded" NoProgress "no_progress"
    }
);

__rt::open_type!(EscalationReason, ESCALATION_REPORT, 2, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(EscalationReason, ESCALATION_REPORT, "/definitions/EscalationReason");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EscalationReason {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The turn of an agent that a model's answer is for.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct TurnContext {
    /// Identifies the session.
    pub session_id: __rt::NonEmptyString,
    /// Identifies the agent within the session.
    pub agent_id: __rt::NonEmptyString,
    /// Position of the turn in the agent's run, counted from 0.
    pub turn_index: u64,
    /// Phase of the work that the turn belongs to.
    pub phase: __rt::NonEmptyString,
}

__rt::constructors!(
    TurnContext {} (session_id : __rt::NonEmptyString as is, agent_id :
    __rt::NonEmptyString as is, turn_index : u64 as is, phase : __rt::NonEmptyString as
    is) []
);

__rt::builder!(
    TurnContext, TurnContextBuilder {} (session_id session_id : __rt::NonEmptyString,
    agent_id agent_id : __rt::NonEmptyString, turn_index turn_index : u64, phase phase :
    __rt::NonEmptyString) []
);

__rt::object!(
    TurnContext { required session_id "session_id" "\"session_id\":" required agent_id
    "agent_id" "\"agent_id\":" required turn_index "turn_index" "\"turn_index\":"
    required phase "phase" "\"phase\":" }
);

__rt::open_type!(TurnContext, ESCALATION_REPORT, 7, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(TurnContext, ESCALATION_REPORT, "/definitions/TurnContext");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TurnContext {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            session_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            agent_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            phase: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// Tokens spent, as the model's provider counts them.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct TokenUsage {
    /// Tokens that the model was given.
    pub prompt_tokens: u64,
    /// Tokens that the model answered with.
    pub completion_tokens: u64,
}

__rt::constructors!(
    TokenUsage {} (prompt_tokens : u64 as is, completion_tokens : u64 as is) []
);

__rt::builder!(
    TokenUsage, TokenUsageBuilder {} (prompt_tokens prompt_tokens : u64,
    completion_tokens completion_tokens : u64) []
);

__rt::object!(
    TokenUsage { required prompt_tokens "prompt_tokens" "\"prompt_tokens\":" required
    completion_tokens "completion_tokens" "\"completion_tokens\":" }
);

__rt::open_type!(TokenUsage, ESCALATION_REPORT, 6, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(TokenUsage, ESCALATION_REPORT, "/definitions/TokenUsage");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TokenUsage {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            prompt_tokens: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            completion_tokens: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// What sort of answer was refused: not JSON; JSON that breaks the schema or a rule; cut short; nothing at all; or declined by the model or its provider.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum FailureClass {
    /// The value `invalid_json`.
    InvalidJson,
    /// The value `schema_violation`.
    SchemaViolation,
    /// The value `truncated`.
    Truncated,
    /// The value `empty`.
    Empty,
    /// The value `refusal`.
    Refusal,
}

__rt::string_enum!(
    FailureClass { InvalidJson "invalid_json" SchemaViolation "schema_violation"
    Truncated "truncated" Empty "empty" Refusal "refusal" }
);

__rt::open_type!(FailureClass, ESCALATION_REPORT, 3, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(FailureClass, ESCALATION_REPORT, "/definitions/FailureClass");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for FailureClass {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits.
///
/// Valid under `{"type": "string", "pattern": "^[0-9a-f]{16}$"}`.
pub type RefusedResponseResponseHash = __rt::CheckedString<
    schema_rules::RefusedResponseResponseHash,
>;

/// How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum RefusedResponseResponseEncoding {
    /// The value `utf8`.
    Utf8,
    /// The value `base64`.
    Base64,
}

__rt::string_enum!(RefusedResponseResponseEncoding { Utf8 "utf8" Base64 "base64" });

__rt::open_type!(RefusedResponseResponseEncoding, ESCALATION_REPORT, 32, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    RefusedResponseResponseEncoding, ESCALATION_REPORT,
    "/definitions/RefusedResponse/properties/response_encoding"
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for RefusedResponseResponseEncoding {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// One thing that was wrong with an answer.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct ReportedViolation {
    /// What sort of rule is broken.
    pub kind: __rt::NonEmptyString,
    /// JSON Pointer to the value at fault; empty for the whole answer. Escaped and cut in a redacted report, since it quotes keys of the answer.
    pub path: ::std::string::String,
    /// The keyword of the schema that is broken, where one is.
    pub keyword: ::std::option::Option<::std::string::String>,
    /// JSON Pointer to that keyword in the schema.
    pub schema_path: ::std::option::Option<::std::string::String>,
    /// What was expected, and what was found.
    pub message: __rt::NonEmptyString,
    /// Line of the answer, counted from 1.
    pub line: ::std::option::Option<u64>,
    /// Column in that line, counted from 1 in characters.
    pub column: ::std::option::Option<u64>,
}

__rt::constructors!(
    ReportedViolation {} (kind : __rt::NonEmptyString as is, path :
    ::std::string::String, message : __rt::NonEmptyString as is) [with_keyword keyword :
    ::std::string::String, with_schema_path schema_path : ::std::string::String,
    with_line line : u64 as is, with_column column : u64 as is]
);

__rt::builder!(
    ReportedViolation, ReportedViolationBuilder {} (kind kind : __rt::NonEmptyString,
    path path : ::std::string::String, message message : __rt::NonEmptyString) [keyword
    keyword : ::std::string::String, schema_path schema_path : ::std::string::String,
    line line : u64, column column : u64]
);

__rt::object!(
    ReportedViolation { required kind "kind" "\"kind\":" required path "path" "\"path\":"
    optional keyword "keyword" "\"keyword\":" optional schema_path "schema_path"
    "\"schema_path\":" required message "message" "\"message\":" optional line "line"
    "\"line\":" optional column "column" "\"column\":" }
);

__rt::open_type!(ReportedViolation, ESCALATION_REPORT, 5, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    ReportedViolation, ESCALATION_REPORT, "/definitions/ReportedViolation"
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ReportedViolation {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            path: __rt::arbitrary_text(__u)?,
            keyword: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            schema_path: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            message: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            line: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            column: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// One answer that was refused.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedResponse {
    /// What sort of answer it was.
    pub class: FailureClass,
    /// What was wrong with it, in one line.
    pub error: __rt::NonEmptyString,
    /// Why the model stopped, as its provider says it.
    pub finish_reason: ::std::option::Option<::std::string::String>,
    /// Length of the answer in bytes.
    pub response_bytes: u64,
    /// Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits.
    pub response_hash: RefusedResponseResponseHash,
    /// The answer itself, as `response_encoding` says. Left out of a redacted report.
    pub response: ::std::option::Option<::std::string::String>,
    /// How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text.
    pub response_encoding: ::std::option::Option<RefusedResponseResponseEncoding>,
    /// Tokens spent on this answer, where they are known.
    pub usage: ::std::option::Option<TokenUsage>,
    /// How many different things were wrong with it.
    pub violation_count: u64,
    /// What was wrong with it, by position; the first hundred where there are more.
    pub violations: ::std::vec::Vec<ReportedViolation>,
}

__rt::constructors!(
    RefusedResponse {} (class : FailureClass as is, error : __rt::NonEmptyString as is,
    response_bytes : u64 as is, response_hash : RefusedResponseResponseHash as is,
    violation_count : u64 as is, violations : ::std::vec::Vec < ReportedViolation > as
    is) [with_finish_reason finish_reason : ::std::string::String, with_response response
    : ::std::string::String, with_response_encoding response_encoding :
    RefusedResponseResponseEncoding as is, with_usage usage : TokenUsage as is]
);

__rt::builder!(
    RefusedResponse, RefusedResponseBuilder {} (class class : FailureClass, error error :
    __rt::NonEmptyString, response_bytes response_bytes : u64, response_hash
    response_hash : RefusedResponseResponseHash, violation_count violation_count : u64,
    violations violations : ::std::vec::Vec < ReportedViolation >) [finish_reason
    finish_reason : ::std::string::String, response response : ::std::string::String,
    response_encoding response_encoding : RefusedResponseResponseEncoding, usage usage :
    TokenUsage]
);

__rt::object!(
    RefusedResponse { required class "class" "\"class\":" required error "error"
    "\"error\":" optional finish_reason "finish_reason" "\"finish_reason\":" required
    response_bytes "response_bytes" "\"response_bytes\":" required response_hash
    "response_hash" "\"response_hash\":" optional response "response" "\"response\":"
    optional response_encoding "response_encoding" "\"response_encoding\":" optional
    usage "usage" "\"usage\":" required violation_count "violation_count"
    "\"violation_count\":" required violations "violations" "\"violations\":" }
);

__rt::open_type!(RefusedResponse, ESCALATION_REPORT, 4, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(RefusedResponse, ESCALATION_REPORT, "/definitions/RefusedResponse");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for RefusedResponse {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            class: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            error: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            finish_reason: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            response_bytes: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            response_hash: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            response: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            response_encoding: __rt::arbitrary_option(
                __u,
                <RefusedResponseResponseEncoding as __rt::arbitrary::Arbitrary<
                    'a,
                >>::arbitrary,
            )?,
            usage: __rt::arbitrary_option(
                __u,
                <TokenUsage as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            violation_count: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            violations: __rt::arbitrary_array(
                __u,
                <ReportedViolation as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// What a person needs to act on when a model's answers could not be read: every answer that was refused, and why.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct EscalationReport {
    /// Version of this schema that the sender wrote to; major version 1.
    pub schema_version: EscalationReportSchemaVersion,
    /// Tells an escalation report from the other messages.
    pub type_: EscalationReportType,
    /// Why no further correction was asked for: the retries are used up, or the model repeated an answer that had been refused.
    pub reason: EscalationReason,
    /// How many corrections were asked for.
    pub attempts: u64,
    /// How many corrections were allowed.
    pub max_retries: u64,
    /// Name of the schema that an answer had to meet; left out where any message would do.
    pub awaited: ::std::option::Option<__rt::NonEmptyString>,
    /// The turn that the answers were for, where it is known.
    pub context: ::std::option::Option<TurnContext>,
    /// What was wrong with the last answer, in one line.
    pub last_error: __rt::NonEmptyString,
    /// Tokens spent on all answers, as far as they are known.
    pub usage: ::std::option::Option<TokenUsage>,
    /// How many answers were refused before those of `history` and are not known to the sender; left out where every one is known.
    pub unknown_answers: ::std::option::Option<u64>,
    /// Every answer that was refused, as far as they are known, in the order in which they came.
    pub history: ::std::vec::Vec<RefusedResponse>,
}

__rt::constructors!(
    EscalationReport { schema_version : __rt::stated:: < EscalationReportSchemaVersion >
    (ESCALATION_REPORT_SCHEMA_VERSION), type_ : EscalationReportType::EscalationReport }
    (reason : EscalationReason as is, attempts : u64 as is, max_retries : u64 as is,
    last_error : __rt::NonEmptyString as is, history : ::std::vec::Vec < RefusedResponse
    > as is) [with_awaited awaited : __rt::NonEmptyString as is, with_context context :
    TurnContext as is, with_usage usage : TokenUsage as is, with_unknown_answers
    unknown_answers : u64 as is]
);

__rt::builder!(
    EscalationReport, EscalationReportBuilder { schema_version : __rt::stated:: <
    EscalationReportSchemaVersion > (ESCALATION_REPORT_SCHEMA_VERSION), type_ :
    EscalationReportType::EscalationReport } (reason reason : EscalationReason, attempts
    attempts : u64, max_retries max_retries : u64, last_error last_error :
    __rt::NonEmptyString, history history : ::std::vec::Vec < RefusedResponse >) [awaited
    awaited : __rt::NonEmptyString, context context : TurnContext, usage usage :
    TokenUsage, unknown_answers unknown_answers : u64]
);

__rt::object!(
    EscalationReport { required schema_version "schema_version" "\"schema_version\":"
    required type_ "type" "\"type\":" required reason "reason" "\"reason\":" required
    attempts "attempts" "\"attempts\":" required max_retries "max_retries"
    "\"max_retries\":" optional awaited "awaited" "\"awaited\":" optional context
    "context" "\"context\":" required last_error "last_error" "\"last_error\":" optional
    usage "usage" "\"usage\":" optional unknown_answers "unknown_answers"
    "\"unknown_answers\":" required history "history" "\"history\":" }
);

__rt::open_type!(EscalationReport, ESCALATION_REPORT, 1, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(EscalationReport, ESCALATION_REPORT, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EscalationReport {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            reason: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            attempts: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            max_retries: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            awaited: __rt::arbitrary_option(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            context: __rt::arbitrary_option(
                __u,
                <TurnContext as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            last_error: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            usage: __rt::arbitrary_option(
                __u,
                <TokenUsage as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            unknown_answers: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            history: __rt::arbitrary_array(
                __u,
                <RefusedResponse as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// Version of this schema that the sender wrote to; major version 1.
///
/// Valid under `{"type": "string", "pattern": "^1\\.\\d+\\.\\d+$"}`.
pub type ObservationSchemaVersion = __rt::CheckedString<
    schema_rules::ObservationSchemaVersion,
>;

/// Tells an observation from the other messages.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum ObservationType {
    /// The value `observation`.
    #[default]
    Observation,
}

__rt::string_enum!(ObservationType { Observation "observation" });

__rt::open_type!(ObservationType, OBSERVATION, 49, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(ObservationType, OBSERVATION, "/properties/type");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ObservationType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers.
///
/// Valid under `{"type": "string", "pattern": "^\\d+$"}`.
pub type ObservationTimestampNs = __rt::CheckedString<
    schema_rules::ObservationTimestampNs,
>;

/// How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded).
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum ObservationEncoding {
    /// The value `utf8`.
    Utf8,
    /// The value `base64`.
    Base64,
}

__rt::string_enum!(ObservationEncoding { Utf8 "utf8" Base64 "base64" });

__rt::open_type!(ObservationEncoding, OBSERVATION, 55, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(ObservationEncoding, OBSERVATION, "/properties/encoding");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ObservationEncoding {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// How long the tool ran, in milliseconds.
///
/// Valid under `{"type": "number", "minimum": 0}`.
pub type ObservationDurationMs = __rt::CheckedF64<schema_rules::ObservationDurationMs>;

/// A flat value.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum ObservationMetadataValue {
    /// `true` or `false`.
    Boolean(bool),
    /// A number.
    Number(__rt::JsonNumber),
    /// A string.
    String(::std::string::String),
}

impl ObservationMetadataValue {
    fn __choose(
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
        ::std::result::Result::Ok(
            match __r.kind() {
                __rt::JsonKind::Bool => __rt::open::Chosen::of(0),
                __rt::JsonKind::Number => __rt::open::Chosen::of(1),
                __rt::JsonKind::String => __rt::open::Chosen::of(2),
                _ => return ::std::result::Result::Err(__rt::Stop),
            },
        )
    }
}

__rt::union!(
    ObservationMetadataValue { 0 Boolean(bool) own, 1 Number(__rt::JsonNumber) own
    number, 2 String(::std::string::String) own text }
);

__rt::union_display!(ObservationMetadataValue { Boolean Number String });

__rt::open_type!(ObservationMetadataValue, OBSERVATION, 95, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    ObservationMetadataValue, OBSERVATION, "/properties/metadata/additionalProperties"
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ObservationMetadataValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(3)? {
            0 => {
                <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Boolean)
            }
            1 => {
                <__rt::JsonNumber as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Number)
            }
            _ => __rt::arbitrary_text(__u).map(Self::String),
        }
    }
}

/// The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct Observation {
    /// Version of this schema that the sender wrote to; major version 1.
    pub schema_version: ObservationSchemaVersion,
    /// Tells an observation from the other messages.
    pub type_: ObservationType,
    /// Identifies the tool call. A UUID is recommended, not required.
    pub tool_call_id: __rt::NonEmptyString,
    /// Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers.
    pub timestamp_ns: ObservationTimestampNs,
    /// Exit code of the tool; 128 + N where signal N killed it.
    pub exit_code: i64,
    /// Everything the tool wrote to standard output, as `encoding` says.
    pub stdout: ::std::string::String,
    /// Everything the tool wrote to standard error, as `encoding` says.
    pub stderr: ::std::string::String,
    /// How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded).
    pub encoding: ObservationEncoding,
    /// How long the tool ran, in milliseconds.
    pub duration_ms: ObservationDurationMs,
    /// Whatever else the orchestrator records of the run, as flat values.
    pub metadata: ::std::option::Option<__rt::Map<ObservationMetadataValue>>,
}

__rt::constructors!(
    Observation { schema_version : __rt::stated:: < ObservationSchemaVersion >
    (OBSERVATION_SCHEMA_VERSION), type_ : ObservationType::Observation } (tool_call_id :
    __rt::NonEmptyString as is, timestamp_ns : ObservationTimestampNs as is, exit_code :
    i64 as is, stdout : ::std::string::String, stderr : ::std::string::String, encoding :
    ObservationEncoding as is, duration_ms : ObservationDurationMs as is) [with_metadata
    metadata : __rt::Map < ObservationMetadataValue > as is]
);

__rt::object!(
    Observation { required schema_version "schema_version" "\"schema_version\":" required
    type_ "type" "\"type\":" required tool_call_id "tool_call_id" "\"tool_call_id\":"
    required timestamp_ns "timestamp_ns" "\"timestamp_ns\":" required exit_code
    "exit_code" "\"exit_code\":" required stdout "stdout" "\"stdout\":" required stderr
    "stderr" "\"stderr\":" required encoding "encoding" "\"encoding\":" required
    duration_ms "duration_ms" "\"duration_ms\":" optional metadata "metadata"
    "\"metadata\":" }
);

__rt::open_type!(Observation, OBSERVATION, 8, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(Observation, OBSERVATION, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Observation {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tool_call_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            timestamp_ns: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            exit_code: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            stdout: __rt::arbitrary_text(__u)?,
            stderr: __rt::arbitrary_text(__u)?,
            encoding: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            duration_ms: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            metadata: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(
                    __u,
                    <ObservationMetadataValue as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::arbitrary,
                ),
            )?,
        })
    }
}

/// The one tool call that an agent makes in a turn.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopAction {
    /// Name of the tool to call, as the orchestrator registered it.
    pub tool_name: __rt::NonEmptyString,
    /// Arguments of the call. Free-form: its members belong to the tool, and every number keeps its spelling.
    pub arguments: __rt::JsonObject,
}

__rt::constructors!(
    SaopAction {} (tool_name : __rt::NonEmptyString as is, arguments : __rt::JsonObject
    as is) []
);

__rt::builder!(
    SaopAction, SaopActionBuilder {} (tool_name tool_name : __rt::NonEmptyString,
    arguments arguments : __rt::JsonObject) []
);

__rt::object!(
    SaopAction { required tool_name "tool_name" "\"tool_name\":" required arguments
    "arguments" "\"arguments\":" }
);

__rt::open_type!(SaopAction, SAOP_ACTION, 9, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopAction, SAOP_ACTION, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopAction {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            tool_name: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            arguments: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// How the tool call ended. `partial` means that the output was cut short.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum SaopObservationStatus {
    /// The value `success`.
    Success,
    /// The value `error`.
    Error,
    /// The value `timeout`.
    Timeout,
    /// The value `partial`.
    Partial,
}

__rt::string_enum!(
    SaopObservationStatus { Success "success" Error "error" Timeout "timeout" Partial
    "partial" }
);

__rt::open_type!(SaopObservationStatus, SAOP_OBSERVATION, 70, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopObservationStatus, SAOP_OBSERVATION, "/properties/status");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopObservationStatus {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// What came back from the tool call of a turn, in the form the agent reads.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopObservation {
    /// How the tool call ended. `partial` means that the output was cut short.
    pub status: SaopObservationStatus,
    /// What the tool printed or returned. May be empty.
    pub output: ::std::string::String,
    /// What went wrong, where there is more to say than the status does.
    pub error_detail: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    SaopObservation {} (status : SaopObservationStatus as is, output :
    ::std::string::String) [with_error_detail error_detail : ::std::string::String]
);

__rt::builder!(
    SaopObservation, SaopObservationBuilder {} (status status : SaopObservationStatus,
    output output : ::std::string::String) [error_detail error_detail :
    ::std::string::String]
);

__rt::object!(
    SaopObservation { required status "status" "\"status\":" required output "output"
    "\"output\":" optional error_detail "error_detail" "\"error_detail\":" }
);

__rt::open_type!(SaopObservation, SAOP_OBSERVATION, 13, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopObservation, SAOP_OBSERVATION, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopObservation {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            status: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            output: __rt::arbitrary_text(__u)?,
            error_detail: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

/// The turn of one agent within a group.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopAgentTurn {
    /// Identifies the agent. Unique within the group.
    pub agent_id: __rt::NonEmptyString,
    /// Position of the turn in this agent's run, counted from 0.
    pub turn_index: u64,
    /// What the agent thinks before it acts.
    pub thought: __rt::NonEmptyString,
    /// The tool call that the agent makes.
    pub action: SaopAction,
    /// What came back from the tool call. Absent while the call is still to be made.
    pub observation: ::std::option::Option<SaopObservation>,
}

__rt::constructors!(
    SaopAgentTurn {} (agent_id : __rt::NonEmptyString as is, turn_index : u64 as is,
    thought : __rt::NonEmptyString as is, action : SaopAction as is) [with_observation
    observation : SaopObservation as is]
);

__rt::builder!(
    SaopAgentTurn, SaopAgentTurnBuilder {} (agent_id agent_id : __rt::NonEmptyString,
    turn_index turn_index : u64, thought thought : __rt::NonEmptyString, action action :
    SaopAction) [observation observation : SaopObservation]
);

__rt::object!(
    SaopAgentTurn { required agent_id "agent_id" "\"agent_id\":" required turn_index
    "turn_index" "\"turn_index\":" required thought "thought" "\"thought\":" required
    action "action" "\"action\":" optional observation "observation" "\"observation\":" }
);

__rt::open_type!(SaopAgentTurn, SAOP_AGENT_TURN, 10, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopAgentTurn, SAOP_AGENT_TURN, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopAgentTurn {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            agent_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            thought: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            action: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            observation: __rt::arbitrary_option(
                __u,
                <SaopObservation as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value.
///
/// Valid under `{"type": "string", "pattern": "^\\d+\\.\\d+\\.\\d+$"}`.
pub type SaopEnvelopeSchemaVersion = __rt::CheckedString<
    schema_rules::SaopEnvelopeSchemaVersion,
>;

/// What an agent thinks before it acts.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopThought {
    /// Why the agent acts as it does.
    pub reasoning: __rt::NonEmptyString,
    /// What the agent will do next.
    pub plan: __rt::NonEmptyString,
    /// What the agent is not sure of. Absent where there is nothing to say.
    pub uncertainty: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    SaopThought {} (reasoning : __rt::NonEmptyString as is, plan : __rt::NonEmptyString
    as is) [with_uncertainty uncertainty : ::std::string::String]
);

__rt::builder!(
    SaopThought, SaopThoughtBuilder {} (reasoning reasoning : __rt::NonEmptyString, plan
    plan : __rt::NonEmptyString) [uncertainty uncertainty : ::std::string::String]
);

__rt::object!(
    SaopThought { required reasoning "reasoning" "\"reasoning\":" required plan "plan"
    "\"plan\":" optional uncertainty "uncertainty" "\"uncertainty\":" }
);

__rt::open_type!(SaopThought, SAOP_ENVELOPE, 12, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopThought, SAOP_ENVELOPE, "/definitions/SaopThought");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopThought {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            reasoning: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            plan: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            uncertainty: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

/// One turn of one agent: what it thinks, which tool it calls, and what came back.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopEnvelope {
    /// Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value.
    pub schema_version: SaopEnvelopeSchemaVersion,
    /// Position of the turn in the agent's run, counted from 0.
    pub turn_index: u64,
    /// Identifies the agent within the run.
    pub agent_id: __rt::NonEmptyString,
    /// Phase of the work that the turn belongs to, as the orchestrator names it.
    pub phase: __rt::NonEmptyString,
    /// What the agent thinks before it acts.
    pub thought: SaopThought,
    /// The tool call that the agent makes.
    pub action: SaopAction,
    /// What came back from the tool call. The orchestrator fills it in when the tool has run; until then, the model writes status `partial` and an empty output.
    pub observation: SaopObservation,
}

__rt::constructors!(
    SaopEnvelope { schema_version : __rt::stated:: < SaopEnvelopeSchemaVersion >
    (SAOP_ENVELOPE_SCHEMA_VERSION) } (turn_index : u64 as is, agent_id :
    __rt::NonEmptyString as is, phase : __rt::NonEmptyString as is, thought : SaopThought
    as is, action : SaopAction as is, observation : SaopObservation as is) []
);

__rt::builder!(
    SaopEnvelope, SaopEnvelopeBuilder { schema_version : __rt::stated:: <
    SaopEnvelopeSchemaVersion > (SAOP_ENVELOPE_SCHEMA_VERSION) } (turn_index turn_index :
    u64, agent_id agent_id : __rt::NonEmptyString, phase phase : __rt::NonEmptyString,
    thought thought : SaopThought, action action : SaopAction, observation observation :
    SaopObservation) []
);

__rt::object!(
    SaopEnvelope { required schema_version "schema_version" "\"schema_version\":"
    required turn_index "turn_index" "\"turn_index\":" required agent_id "agent_id"
    "\"agent_id\":" required phase "phase" "\"phase\":" required thought "thought"
    "\"thought\":" required action "action" "\"action\":" required observation
    "observation" "\"observation\":" }
);

__rt::open_type!(SaopEnvelope, SAOP_ENVELOPE, 11, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopEnvelope, SAOP_ENVELOPE, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopEnvelope {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            agent_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            phase: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            thought: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            action: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            observation: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// Tells a parallel turn from the other messages.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum SaopParallelTurnEnvelopeEnvelopeType {
    /// The value `parallel`.
    #[default]
    Parallel,
}

__rt::string_enum!(SaopParallelTurnEnvelopeEnvelopeType { Parallel "parallel" });

__rt::open_type!(
    SaopParallelTurnEnvelopeEnvelopeType, SAOP_PARALLEL_TURN_ENVELOPE, 73, exact
);

#[cfg(feature = "schemars")]
__rt::json_schema!(
    SaopParallelTurnEnvelopeEnvelopeType, SAOP_PARALLEL_TURN_ENVELOPE,
    "/properties/envelope_type"
);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopParallelTurnEnvelopeEnvelopeType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

const _: () = {
    const fn __same<T: __rt::HandWritten<Item = SaopAgentTurn>>() {}
    __same::<crate::TurnGroup<SaopAgentTurn>>();
    let __min = <crate::TurnGroup<SaopAgentTurn> as __rt::HandWritten>::MIN_ITEMS;
    let __max = <crate::TurnGroup<SaopAgentTurn> as __rt::HandWritten>::MAX_ITEMS;
    let __unique = <crate::TurnGroup<SaopAgentTurn> as __rt::HandWritten>::UNIQUE_ITEMS;
    ::std::assert!(
        __min == 1,
        "expected the type for `AgentTurns` to enforce the schema's `minItems` and to state MIN_ITEMS = 1, but found another"
    );
    ::std::assert!(
        ::std::matches!(__max, ::std::option::Option::None),
        "expected the type for `AgentTurns` to enforce the schema's `maxItems` and to state MAX_ITEMS = None, but found another"
    );
    ::std::assert!(
        ! __unique,
        "expected the type for `AgentTurns` to enforce the schema's `uniqueItems` and to state UNIQUE_ITEMS = false, but found another"
    );
};

/// The turns that several agents take side by side, as one group. No agent appears twice in a group.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopParallelTurnEnvelope {
    /// Tells a parallel turn from the other messages.
    pub envelope_type: SaopParallelTurnEnvelopeEnvelopeType,
    /// Identifies the session that the group belongs to.
    pub session_id: __rt::NonEmptyString,
    /// Position of the group in its session, counted from 0. It counts up from group to group: the sender's duty, which one message cannot show.
    pub parallel_turn_index: u64,
    /// One turn for each agent of the group, at least one. Agent ids are unique within the group.
    pub agent_turns: crate::TurnGroup<SaopAgentTurn>,
}

__rt::constructors!(
    SaopParallelTurnEnvelope { envelope_type :
    SaopParallelTurnEnvelopeEnvelopeType::Parallel } (session_id : __rt::NonEmptyString
    as is, parallel_turn_index : u64 as is, agent_turns : crate ::TurnGroup <
    SaopAgentTurn > as is) []
);

__rt::builder!(
    SaopParallelTurnEnvelope, SaopParallelTurnEnvelopeBuilder { envelope_type :
    SaopParallelTurnEnvelopeEnvelopeType::Parallel } (session_id session_id :
    __rt::NonEmptyString, parallel_turn_index parallel_turn_index : u64, agent_turns
    agent_turns : crate ::TurnGroup < SaopAgentTurn >) []
);

__rt::object!(
    SaopParallelTurnEnvelope { required envelope_type "envelope_type"
    "\"envelope_type\":" required session_id "session_id" "\"session_id\":" required
    parallel_turn_index "parallel_turn_index" "\"parallel_turn_index\":" required
    agent_turns "agent_turns" "\"agent_turns\":" }
);

__rt::open_type!(
    SaopParallelTurnEnvelope, SAOP_PARALLEL_TURN_ENVELOPE, 14, exact, closed
);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopParallelTurnEnvelope, SAOP_PARALLEL_TURN_ENVELOPE, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopParallelTurnEnvelope {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            envelope_type: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            session_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            parallel_turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            agent_turns: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// Version of this schema that the writer wrote to; major version 1.
///
/// Valid under `{"type": "string", "pattern": "^1\\.\\d+\\.\\d+$"}`.
pub type SaopPinsSchemaVersion = __rt::CheckedString<
    schema_rules::SaopPinsSchemaVersion,
>;

/// Tells pins from the other messages.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum SaopPinsType {
    /// The value `saop_pins`.
    #[default]
    SaopPins,
}

__rt::string_enum!(SaopPinsType { SaopPins "saop_pins" });

__rt::open_type!(SaopPinsType, SAOP_PINS, 77, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopPinsType, SAOP_PINS, "/properties/type");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopPinsType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A tool that is pinned.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct PinnedTool {
    /// The tool as the server's list had it: name, description, schemas and all else.
    pub definition: __rt::JsonObject,
    /// The tool as the list had it last, if that was something else and has not been accepted.
    pub changed: ::std::option::Option<__rt::JsonObject>,
}

__rt::constructors!(
    PinnedTool {} (definition : __rt::JsonObject as is) [with_changed changed :
    __rt::JsonObject as is]
);

__rt::builder!(
    PinnedTool, PinnedToolBuilder {} (definition definition : __rt::JsonObject) [changed
    changed : __rt::JsonObject]
);

__rt::object!(
    PinnedTool { required definition "definition" "\"definition\":" optional changed
    "changed" "\"changed\":" }
);

__rt::open_type!(PinnedTool, SAOP_PINS, 17, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(PinnedTool, SAOP_PINS, "/definitions/PinnedTool");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for PinnedTool {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            definition: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            changed: __rt::arbitrary_option(
                __u,
                <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// What the tools of an MCP server said of themselves when they were seen first, or accepted last.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopPins {
    /// Version of this schema that the writer wrote to; major version 1.
    pub schema_version: SaopPinsSchemaVersion,
    /// Tells pins from the other messages.
    pub type_: SaopPinsType,
    /// The tools by their names.
    pub tools: __rt::Map<PinnedTool>,
}

__rt::constructors!(
    SaopPins { schema_version : __rt::stated:: < SaopPinsSchemaVersion >
    (SAOP_PINS_SCHEMA_VERSION), type_ : SaopPinsType::SaopPins } (tools : __rt::Map <
    PinnedTool > as is) []
);

__rt::builder!(
    SaopPins, SaopPinsBuilder { schema_version : __rt::stated:: < SaopPinsSchemaVersion >
    (SAOP_PINS_SCHEMA_VERSION), type_ : SaopPinsType::SaopPins } (tools tools : __rt::Map
    < PinnedTool >) []
);

__rt::object!(
    SaopPins { required schema_version "schema_version" "\"schema_version\":" required
    type_ "type" "\"type\":" required tools "tools" "\"tools\":" }
);

__rt::open_type!(SaopPins, SAOP_PINS, 16, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopPins, SAOP_PINS, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopPins {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tools: __rt::arbitrary_map(
                __u,
                <PinnedTool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// Version of this schema that the writer wrote to; major version 1.
///
/// Valid under `{"type": "string", "pattern": "^1\\.\\d+\\.\\d+$"}`.
pub type SaopRecordSchemaVersion = __rt::CheckedString<
    schema_rules::SaopRecordSchemaVersion,
>;

/// Tells a record from the other messages.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum SaopRecordType {
    /// The value `saop_record`.
    #[default]
    SaopRecord,
}

__rt::string_enum!(SaopRecordType { SaopRecord "saop_record" });

__rt::open_type!(SaopRecordType, SAOP_RECORD, 82, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopRecordType, SAOP_RECORD, "/properties/type");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopRecordType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// When it was decided, in nanoseconds since the Unix epoch, in decimal digits.
///
/// Valid under `{"type": "string", "pattern": "^\\d+$"}`.
pub type SaopRecordTimestampNs = __rt::CheckedString<
    schema_rules::SaopRecordTimestampNs,
>;

/// Where the message was going.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum SaopRecordDirection {
    /// The value `to_server`.
    ToServer,
    /// The value `to_client`.
    ToClient,
}

__rt::string_enum!(SaopRecordDirection { ToServer "to_server" ToClient "to_client" });

__rt::open_type!(SaopRecordDirection, SAOP_RECORD, 84, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopRecordDirection, SAOP_RECORD, "/properties/direction");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopRecordDirection {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Who sent it: one of the two sides, or the guard itself.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum SaopRecordPeer {
    /// The value `client`.
    Client,
    /// The value `server`.
    Server,
    /// The value `guard`.
    Guard,
}

__rt::string_enum!(SaopRecordPeer { Client "client" Server "server" Guard "guard" });

__rt::open_type!(SaopRecordPeer, SAOP_RECORD, 85, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopRecordPeer, SAOP_RECORD, "/properties/peer");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopRecordPeer {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// What it is in JSON-RPC; `other` where it is no message, or may be read as two.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum SaopRecordKind {
    /// The value `request`.
    Request,
    /// The value `notification`.
    Notification,
    /// The value `result`.
    Result,
    /// The value `error`.
    Error,
    /// The value `batch`.
    Batch,
    /// The value `other`.
    Other,
}

__rt::string_enum!(
    SaopRecordKind { Request "request" Notification "notification" Result "result" Error
    "error" Batch "batch" Other "other" }
);

__rt::open_type!(SaopRecordKind, SAOP_RECORD, 86, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopRecordKind, SAOP_RECORD, "/properties/kind");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopRecordKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// What became of it: passed on as it was, passed on with other bytes, or not passed on.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum SaopRecordDecision {
    /// The value `passed`.
    Passed,
    /// The value `changed`.
    Changed,
    /// The value `withheld`.
    Withheld,
}

__rt::string_enum!(
    SaopRecordDecision { Passed "passed" Changed "changed" Withheld "withheld" }
);

__rt::open_type!(SaopRecordDecision, SAOP_RECORD, 90, exact);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopRecordDecision, SAOP_RECORD, "/properties/decision");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopRecordDecision {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A message between an MCP client and a server, as a guard saw it, and what the guard did with it.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct SaopRecord {
    /// Version of this schema that the writer wrote to; major version 1.
    pub schema_version: SaopRecordSchemaVersion,
    /// Tells a record from the other messages.
    pub type_: SaopRecordType,
    /// When it was decided, in nanoseconds since the Unix epoch, in decimal digits.
    pub timestamp_ns: SaopRecordTimestampNs,
    /// Where the message was going.
    pub direction: SaopRecordDirection,
    /// Who sent it: one of the two sides, or the guard itself.
    pub peer: SaopRecordPeer,
    /// What it is in JSON-RPC; `other` where it is no message, or may be read as two.
    pub kind: SaopRecordKind,
    /// The method of a request or a notification.
    pub method: ::std::option::Option<::std::string::String>,
    /// The tool that a request calls.
    pub tool: ::std::option::Option<::std::string::String>,
    /// The id of a request or of its answer, as JSON text.
    pub id: ::std::option::Option<__rt::NonEmptyString>,
    /// What became of it: passed on as it was, passed on with other bytes, or not passed on.
    pub decision: SaopRecordDecision,
    /// What the guard found, for people.
    pub reasons: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    /// How many bytes were received, with the end of the line.
    pub length: u64,
    /// The message as it was received, without the end of the line and with what looks like a secret masked. Left out where it is no JSON, in which nothing could be masked.
    pub message: ::std::option::Option<::std::string::String>,
    /// What was passed on in place of a message that was changed, masked in the same way.
    pub sent: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    SaopRecord { schema_version : __rt::stated:: < SaopRecordSchemaVersion >
    (SAOP_RECORD_SCHEMA_VERSION), type_ : SaopRecordType::SaopRecord } (timestamp_ns :
    SaopRecordTimestampNs as is, direction : SaopRecordDirection as is, peer :
    SaopRecordPeer as is, kind : SaopRecordKind as is, decision : SaopRecordDecision as
    is, length : u64 as is) [with_method method : ::std::string::String, with_tool tool :
    ::std::string::String, with_id id : __rt::NonEmptyString as is, with_reasons reasons
    : ::std::vec::Vec < ::std::string::String > as is, with_message message :
    ::std::string::String, with_sent sent : ::std::string::String]
);

__rt::builder!(
    SaopRecord, SaopRecordBuilder { schema_version : __rt::stated:: <
    SaopRecordSchemaVersion > (SAOP_RECORD_SCHEMA_VERSION), type_ :
    SaopRecordType::SaopRecord } (timestamp_ns timestamp_ns : SaopRecordTimestampNs,
    direction direction : SaopRecordDirection, peer peer : SaopRecordPeer, kind kind :
    SaopRecordKind, decision decision : SaopRecordDecision, length length : u64) [method
    method : ::std::string::String, tool tool : ::std::string::String, id id :
    __rt::NonEmptyString, reasons reasons : ::std::vec::Vec < ::std::string::String >,
    message message : ::std::string::String, sent sent : ::std::string::String]
);

__rt::object!(
    SaopRecord { required schema_version "schema_version" "\"schema_version\":" required
    type_ "type" "\"type\":" required timestamp_ns "timestamp_ns" "\"timestamp_ns\":"
    required direction "direction" "\"direction\":" required peer "peer" "\"peer\":"
    required kind "kind" "\"kind\":" optional method "method" "\"method\":" optional tool
    "tool" "\"tool\":" optional id "id" "\"id\":" required decision "decision"
    "\"decision\":" optional reasons "reasons" "\"reasons\":" required length "length"
    "\"length\":" optional message "message" "\"message\":" optional sent "sent"
    "\"sent\":" }
);

__rt::open_type!(SaopRecord, SAOP_RECORD, 18, exact, closed);

#[cfg(feature = "schemars")]
__rt::json_schema!(SaopRecord, SAOP_RECORD, "");

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopRecord {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            timestamp_ns: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            direction: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            peer: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            method: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            tool: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            id: __rt::arbitrary_option(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            decision: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            reasons: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(__u, __rt::arbitrary_text),
            )?,
            length: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            message: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            sent: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        StringRule EscalationReportSchemaVersion { PATTERN "^1\\.\\d+\\.\\d+$" }
        StringRule RefusedResponseResponseHash { PATTERN "^[0-9a-f]{16}$" } StringRule
        ObservationSchemaVersion { PATTERN "^1\\.\\d+\\.\\d+$" } StringRule
        ObservationTimestampNs { PATTERN "^\\d+$" } NumberRule ObservationDurationMs {
        MINIMUM 0.0 } StringRule SaopEnvelopeSchemaVersion { PATTERN
        "^\\d+\\.\\d+\\.\\d+$" } StringRule SaopPinsSchemaVersion { PATTERN
        "^1\\.\\d+\\.\\d+$" } StringRule SaopRecordSchemaVersion { PATTERN
        "^1\\.\\d+\\.\\d+$" } StringRule SaopRecordTimestampNs { PATTERN "^\\d+$" }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `escalation-report`, self-contained.
    pub const ESCALATION_REPORT_SCHEMA: &str = ::std::include_str!(
        "escalation-report.bundled.json"
    );
    /// The text of the file of the schema `escalation-report`.
    pub const ESCALATION_REPORT_SCHEMA_SOURCE: &str = ::std::include_str!(
        "escalation-report.schema.json"
    );
    /// The `$id` of the schema `escalation-report`.
    pub const ESCALATION_REPORT_SCHEMA_ID: &str = "https://devs.ai/schemas/escalation-report/1.1.0";
    /// The version of the schema `escalation-report`.
    pub const ESCALATION_REPORT_SCHEMA_VERSION: &str = "1.1.0";
    /// The text of the schema `observation`, self-contained.
    pub const OBSERVATION_SCHEMA: &str = ::std::include_str!("observation.bundled.json");
    /// The text of the file of the schema `observation`.
    pub const OBSERVATION_SCHEMA_SOURCE: &str = ::std::include_str!(
        "observation.schema.json"
    );
    /// The `$id` of the schema `observation`.
    pub const OBSERVATION_SCHEMA_ID: &str = "https://devs.ai/schemas/observation/1.0.0";
    /// The version of the schema `observation`.
    pub const OBSERVATION_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `saop-action`, self-contained.
    pub const SAOP_ACTION_SCHEMA: &str = ::std::include_str!("saop-action.bundled.json");
    /// The text of the file of the schema `saop-action`.
    pub const SAOP_ACTION_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-action.schema.json"
    );
    /// The `$id` of the schema `saop-action`.
    pub const SAOP_ACTION_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-action/1.0.0";
    /// The version of the schema `saop-action`.
    pub const SAOP_ACTION_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `saop-agent-turn`, self-contained.
    pub const SAOP_AGENT_TURN_SCHEMA: &str = ::std::include_str!(
        "saop-agent-turn.bundled.json"
    );
    /// The text of the file of the schema `saop-agent-turn`.
    pub const SAOP_AGENT_TURN_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-agent-turn.schema.json"
    );
    /// The `$id` of the schema `saop-agent-turn`.
    pub const SAOP_AGENT_TURN_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-agent-turn/1.0.0";
    /// The version of the schema `saop-agent-turn`.
    pub const SAOP_AGENT_TURN_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `saop-envelope`, self-contained.
    pub const SAOP_ENVELOPE_SCHEMA: &str = ::std::include_str!(
        "saop-envelope.bundled.json"
    );
    /// The text of the file of the schema `saop-envelope`.
    pub const SAOP_ENVELOPE_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-envelope.schema.json"
    );
    /// The `$id` of the schema `saop-envelope`.
    pub const SAOP_ENVELOPE_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-envelope/1.0.1";
    /// The version of the schema `saop-envelope`.
    pub const SAOP_ENVELOPE_SCHEMA_VERSION: &str = "1.0.1";
    /// The text of the schema `saop-observation`, self-contained.
    pub const SAOP_OBSERVATION_SCHEMA: &str = ::std::include_str!(
        "saop-observation.bundled.json"
    );
    /// The text of the file of the schema `saop-observation`.
    pub const SAOP_OBSERVATION_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-observation.schema.json"
    );
    /// The `$id` of the schema `saop-observation`.
    pub const SAOP_OBSERVATION_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-observation/1.0.0";
    /// The version of the schema `saop-observation`.
    pub const SAOP_OBSERVATION_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `saop-parallel-turn-envelope`, self-contained.
    pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA: &str = ::std::include_str!(
        "saop-parallel-turn-envelope.bundled.json"
    );
    /// The text of the file of the schema `saop-parallel-turn-envelope`.
    pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-parallel-turn-envelope.schema.json"
    );
    /// The `$id` of the schema `saop-parallel-turn-envelope`.
    pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-parallel-turn-envelope/1.0.1";
    /// The version of the schema `saop-parallel-turn-envelope`.
    pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_VERSION: &str = "1.0.1";
    /// The text of the schema `saop-pins`, self-contained.
    pub const SAOP_PINS_SCHEMA: &str = ::std::include_str!("saop-pins.bundled.json");
    /// The text of the file of the schema `saop-pins`.
    pub const SAOP_PINS_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-pins.schema.json"
    );
    /// The `$id` of the schema `saop-pins`.
    pub const SAOP_PINS_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-pins/1.0.0";
    /// The version of the schema `saop-pins`.
    pub const SAOP_PINS_SCHEMA_VERSION: &str = "1.0.0";
    /// The text of the schema `saop-record`, self-contained.
    pub const SAOP_RECORD_SCHEMA: &str = ::std::include_str!("saop-record.bundled.json");
    /// The text of the file of the schema `saop-record`.
    pub const SAOP_RECORD_SCHEMA_SOURCE: &str = ::std::include_str!(
        "saop-record.schema.json"
    );
    /// The `$id` of the schema `saop-record`.
    pub const SAOP_RECORD_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-record/1.0.0";
    /// The version of the schema `saop-record`.
    pub const SAOP_RECORD_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(
    ["" "schemas.json"], numbers(21 U64 22 U64 25 U64 29 U64 33 U64 40 U64 41 U64 42 U64
    43 U64 46 U64 52 I64 56 F64 61 U64 64 U64 75 U64 92 U64), checks(15
    __rt::check_hand_written:: < crate ::TurnGroup < SaopAgentTurn > >)
);

/// The schema `escalation-report`.
pub static ESCALATION_REPORT: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "escalation-report",
    id: ESCALATION_REPORT_SCHEMA_ID,
    version: ESCALATION_REPORT_SCHEMA_VERSION,
    title: "EscalationReport",
    description: "What a person needs to act on when a model's answers could not be read: every answer that was refused, and why.",
    subject: "Escalation report",
    text: ESCALATION_REPORT_SCHEMA,
    source: ESCALATION_REPORT_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "escalation_report",
    }),
    members: &[
        "schema_version",
        "type",
        "reason",
        "attempts",
        "max_retries",
        "awaited",
        "context",
        "last_error",
        "usage",
        "unknown_answers",
        "history",
    ],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/EscalationReport",
    part: 1,
    one_pass: true,
    check: __rt::check::<EscalationReport>,
});

__rt::message!(EscalationReport, ESCALATION_REPORT);

/// The schema `observation`.
pub static OBSERVATION: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "observation",
    id: OBSERVATION_SCHEMA_ID,
    version: OBSERVATION_SCHEMA_VERSION,
    title: "Observation",
    description: "The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.",
    subject: "Observation",
    text: OBSERVATION_SCHEMA,
    source: OBSERVATION_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "observation",
    }),
    members: &[
        "schema_version",
        "type",
        "tool_call_id",
        "timestamp_ns",
        "exit_code",
        "stdout",
        "stderr",
        "encoding",
        "duration_ms",
        "metadata",
    ],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Observation",
    part: 8,
    one_pass: true,
    check: __rt::check::<Observation>,
});

__rt::message!(Observation, OBSERVATION);

/// The schema `saop-action`.
pub static SAOP_ACTION: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-action",
    id: SAOP_ACTION_SCHEMA_ID,
    version: SAOP_ACTION_SCHEMA_VERSION,
    title: "SAOP_Action",
    description: "The one tool call that an agent makes in a turn.",
    subject: "SAOP action",
    text: SAOP_ACTION_SCHEMA,
    source: SAOP_ACTION_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["tool_name", "arguments"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopAction",
    part: 9,
    one_pass: true,
    check: __rt::check::<SaopAction>,
});

__rt::message!(SaopAction, SAOP_ACTION);

/// The schema `saop-agent-turn`.
pub static SAOP_AGENT_TURN: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-agent-turn",
    id: SAOP_AGENT_TURN_SCHEMA_ID,
    version: SAOP_AGENT_TURN_SCHEMA_VERSION,
    title: "SAOP_AgentTurn",
    description: "The turn of one agent within a group.",
    subject: "SAOP agent turn",
    text: SAOP_AGENT_TURN_SCHEMA,
    source: SAOP_AGENT_TURN_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["agent_id", "turn_index", "thought", "action", "observation"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopAgentTurn",
    part: 10,
    one_pass: true,
    check: __rt::check::<SaopAgentTurn>,
});

__rt::message!(SaopAgentTurn, SAOP_AGENT_TURN);

/// The schema `saop-envelope`.
pub static SAOP_ENVELOPE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-envelope",
    id: SAOP_ENVELOPE_SCHEMA_ID,
    version: SAOP_ENVELOPE_SCHEMA_VERSION,
    title: "SAOP_Envelope",
    description: "One turn of one agent: what it thinks, which tool it calls, and what came back.",
    subject: "SAOP envelope",
    text: SAOP_ENVELOPE_SCHEMA,
    source: SAOP_ENVELOPE_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "schema_version",
        "turn_index",
        "agent_id",
        "phase",
        "thought",
        "action",
        "observation",
    ],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopEnvelope",
    part: 11,
    one_pass: true,
    check: __rt::check::<SaopEnvelope>,
});

__rt::message!(SaopEnvelope, SAOP_ENVELOPE);

/// The schema `saop-observation`.
pub static SAOP_OBSERVATION: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-observation",
    id: SAOP_OBSERVATION_SCHEMA_ID,
    version: SAOP_OBSERVATION_SCHEMA_VERSION,
    title: "SAOP_Observation",
    description: "What came back from the tool call of a turn, in the form the agent reads.",
    subject: "SAOP observation",
    text: SAOP_OBSERVATION_SCHEMA,
    source: SAOP_OBSERVATION_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["status", "output", "error_detail"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopObservation",
    part: 13,
    one_pass: true,
    check: __rt::check::<SaopObservation>,
});

__rt::message!(SaopObservation, SAOP_OBSERVATION);

/// The schema `saop-parallel-turn-envelope`.
pub static SAOP_PARALLEL_TURN_ENVELOPE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-parallel-turn-envelope",
    id: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_ID,
    version: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_VERSION,
    title: "SAOP_ParallelTurnEnvelope",
    description: "The turns that several agents take side by side, as one group. No agent appears twice in a group.",
    subject: "SAOP parallel turn envelope",
    text: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA,
    source: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "envelope_type",
        value: "parallel",
    }),
    members: &["envelope_type", "session_id", "parallel_turn_index", "agent_turns"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopParallelTurnEnvelope",
    part: 14,
    one_pass: true,
    check: __rt::check::<SaopParallelTurnEnvelope>,
});

__rt::message!(SaopParallelTurnEnvelope, SAOP_PARALLEL_TURN_ENVELOPE);

/// The schema `saop-pins`.
pub static SAOP_PINS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-pins",
    id: SAOP_PINS_SCHEMA_ID,
    version: SAOP_PINS_SCHEMA_VERSION,
    title: "SAOP_Pins",
    description: "What the tools of an MCP server said of themselves when they were seen first, or accepted last.",
    subject: "SAOP pins",
    text: SAOP_PINS_SCHEMA,
    source: SAOP_PINS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "saop_pins",
    }),
    members: &["schema_version", "type", "tools"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopPins",
    part: 16,
    one_pass: true,
    check: __rt::check::<SaopPins>,
});

__rt::message!(SaopPins, SAOP_PINS);

/// The schema `saop-record`.
pub static SAOP_RECORD: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "saop-record",
    id: SAOP_RECORD_SCHEMA_ID,
    version: SAOP_RECORD_SCHEMA_VERSION,
    title: "SAOP_Record",
    description: "A message between an MCP client and a server, as a guard saw it, and what the guard did with it.",
    subject: "SAOP record",
    text: SAOP_RECORD_SCHEMA,
    source: SAOP_RECORD_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "saop_record",
    }),
    members: &[
        "schema_version",
        "type",
        "timestamp_ns",
        "direction",
        "peer",
        "kind",
        "method",
        "tool",
        "id",
        "decision",
        "reasons",
        "length",
        "message",
        "sent",
    ],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/SaopRecord",
    part: 18,
    one_pass: true,
    check: __rt::check::<SaopRecord>,
});

__rt::message!(SaopRecord, SAOP_RECORD);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[
    &ESCALATION_REPORT,
    &OBSERVATION,
    &SAOP_ACTION,
    &SAOP_AGENT_TURN,
    &SAOP_ENVELOPE,
    &SAOP_OBSERVATION,
    &SAOP_PARALLEL_TURN_ENVELOPE,
    &SAOP_PINS,
    &SAOP_RECORD,
];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum SaopMessage {
    /// What a person needs to act on when a model's answers could not be read: every answer that was refused, and why.
    EscalationReport(EscalationReport),
    /// The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.
    Observation(Observation),
    /// One turn of one agent: what it thinks, which tool it calls, and what came back.
    SaopEnvelope(SaopEnvelope),
    /// The turns that several agents take side by side, as one group. No agent appears twice in a group.
    SaopParallelTurnEnvelope(SaopParallelTurnEnvelope),
    /// What the tools of an MCP server said of themselves when they were seen first, or accepted last.
    SaopPins(SaopPins),
    /// A message between an MCP client and a server, as a guard saw it, and what the guard did with it.
    SaopRecord(SaopRecord),
}

impl ::std::convert::From<EscalationReport> for SaopMessage {
    fn from(__message: EscalationReport) -> Self {
        Self::EscalationReport(__message)
    }
}

impl ::std::convert::From<Observation> for SaopMessage {
    fn from(__message: Observation) -> Self {
        Self::Observation(__message)
    }
}

impl ::std::convert::From<SaopEnvelope> for SaopMessage {
    fn from(__message: SaopEnvelope) -> Self {
        Self::SaopEnvelope(__message)
    }
}

impl ::std::convert::From<SaopParallelTurnEnvelope> for SaopMessage {
    fn from(__message: SaopParallelTurnEnvelope) -> Self {
        Self::SaopParallelTurnEnvelope(__message)
    }
}

impl ::std::convert::From<SaopPins> for SaopMessage {
    fn from(__message: SaopPins) -> Self {
        Self::SaopPins(__message)
    }
}

impl ::std::convert::From<SaopRecord> for SaopMessage {
    fn from(__message: SaopRecord) -> Self {
        Self::SaopRecord(__message)
    }
}

impl __rt::serde::Serialize for SaopMessage {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::EscalationReport(__message) => {
                __rt::serde::Serialize::serialize(__message, __s)
            }
            Self::Observation(__message) => {
                __rt::serde::Serialize::serialize(__message, __s)
            }
            Self::SaopEnvelope(__message) => {
                __rt::serde::Serialize::serialize(__message, __s)
            }
            Self::SaopParallelTurnEnvelope(__message) => {
                __rt::serde::Serialize::serialize(__message, __s)
            }
            Self::SaopPins(__message) => {
                __rt::serde::Serialize::serialize(__message, __s)
            }
            Self::SaopRecord(__message) => {
                __rt::serde::Serialize::serialize(__message, __s)
            }
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for SaopMessage {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __d: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::deserialize_any_message(__d)
    }
}

impl __rt::AnyMessage for SaopMessage {
    fn schemas() -> &'static [&'static __rt::TypeSchema] {
        static __SCHEMAS: &[&__rt::TypeSchema] = &[
            &ESCALATION_REPORT,
            &OBSERVATION,
            &SAOP_ENVELOPE,
            &SAOP_PARALLEL_TURN_ENVELOPE,
            &SAOP_PINS,
            &SAOP_RECORD,
        ];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::TypeSchema {
        &SAOP_ENVELOPE
    }
    fn decode_as(
        __schema: &'static __rt::TypeSchema,
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
        ::std::option::Option::Some(
            match __schema.name() {
                "escalation-report" => {
                    <EscalationReport as __rt::Decode>::decode(__r)
                        .map(Self::EscalationReport)
                }
                "observation" => {
                    <Observation as __rt::Decode>::decode(__r).map(Self::Observation)
                }
                "saop-envelope" => {
                    <SaopEnvelope as __rt::Decode>::decode(__r).map(Self::SaopEnvelope)
                }
                "saop-parallel-turn-envelope" => {
                    <SaopParallelTurnEnvelope as __rt::Decode>::decode(__r)
                        .map(Self::SaopParallelTurnEnvelope)
                }
                "saop-pins" => {
                    <SaopPins as __rt::Decode>::decode(__r).map(Self::SaopPins)
                }
                "saop-record" => {
                    <SaopRecord as __rt::Decode>::decode(__r).map(Self::SaopRecord)
                }
                _ => return ::std::option::Option::None,
            },
        )
    }
    fn schema(&self) -> &'static __rt::TypeSchema {
        match self {
            Self::EscalationReport(_) => <EscalationReport as __rt::Message>::schema(),
            Self::Observation(_) => <Observation as __rt::Message>::schema(),
            Self::SaopEnvelope(_) => <SaopEnvelope as __rt::Message>::schema(),
            Self::SaopParallelTurnEnvelope(_) => {
                <SaopParallelTurnEnvelope as __rt::Message>::schema()
            }
            Self::SaopPins(_) => <SaopPins as __rt::Message>::schema(),
            Self::SaopRecord(_) => <SaopRecord as __rt::Message>::schema(),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopMessage {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(6)? {
            0 => {
                <EscalationReport as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::EscalationReport)
            }
            1 => {
                <Observation as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Observation)
            }
            2 => {
                <SaopEnvelope as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::SaopEnvelope)
            }
            3 => {
                <SaopParallelTurnEnvelope as __rt::arbitrary::Arbitrary<
                    'a,
                >>::arbitrary(__u)
                    .map(Self::SaopParallelTurnEnvelope)
            }
            4 => {
                <SaopPins as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::SaopPins)
            }
            _ => {
                <SaopRecord as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::SaopRecord)
            }
        }
    }
}
