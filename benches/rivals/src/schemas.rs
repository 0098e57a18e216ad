//! Each message's schema, as Rust validators take it: as text, and compiled by jsonschema's macro.
//!
//! Invariant: all are the bundled schemas of `generated/`.

use serde::de::DeserializeOwned;

use crate::plain;

/// What the benches need to know of a message's schema.
pub trait Bundled: saop::Message + for<'de> serde::Deserialize<'de> {
    /// The type without rules that a checked value becomes.
    type Plain: DeserializeOwned;

    /// The text of the bundled schema.
    const TEXT: &'static str;

    /// What jsonschema's compile-time validator says of a value.
    fn compiled(value: &serde_json::Value) -> bool;
}

macro_rules! bundled {
    ($($message:ident, $plain:ident, $validator:ident, $path:literal;)*) => {$(
        #[jsonschema::validator(path = $path, methods = { is_valid = true, validate = false, iter_errors = false })]
        struct $validator;

        impl Bundled for saop::$message {
            type Plain = plain::$plain;

            const TEXT: &'static str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path));

            fn compiled(value: &serde_json::Value) -> bool {
                $validator::is_valid(value)
            }
        }
    )*};
}

bundled! {
    SaopEnvelope, Envelope, EnvelopeValidator, "../../generated/saop-envelope.bundled.json";
    SaopParallelTurnEnvelope, ParallelTurn, ParallelTurnValidator, "../../generated/saop-parallel-turn-envelope.bundled.json";
    Observation, Observation, ObservationValidator, "../../generated/observation.bundled.json";
    EscalationReport, EscalationReport, EscalationReportValidator, "../../generated/escalation-report.bundled.json";
}
