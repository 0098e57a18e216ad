//! The bench of a schema of the protocol, with the entries of its type.
//! Invariant: a new schema is still compared by verdict and errors.

use saop_schema::TypeSchema;

use super::bench::{Bench, Typed};
use super::entries::typed;

pub(crate) fn bench(schema: &'static TypeSchema) -> Bench {
    let typed: Option<Typed> = match schema.name() {
        "observation" => Some(typed::<saop::Observation>),
        "saop-action" => Some(typed::<saop::SaopAction>),
        "saop-agent-turn" => Some(typed::<saop::SaopAgentTurn>),
        "saop-envelope" => Some(typed::<saop::SaopEnvelope>),
        "saop-observation" => Some(typed::<saop::SaopObservation>),
        "saop-pins" => Some(typed::<saop::SaopPins>),
        "saop-record" => Some(typed::<saop::SaopRecord>),
        "saop-parallel-turn-envelope" => Some(typed::<saop::SaopParallelTurnEnvelope>),
        _ => None,
    };
    Bench::with(schema, typed)
}
