//! What the rule "no agent twice" costs a turn, alone and within the parse of a whole group.
//!
//! Invariant: making the input and dropping input and result are outside of the time.
//!
//! `scripts/verify-uniqueness-linear.sh` reads the results by the names of the groups and the numbers of turns.

#![allow(
    clippy::expect_used,
    reason = "a bench whose input is not valid must not go on"
)]

use std::collections::BTreeMap;
use std::time::Duration;

use criterion::{BatchSize, BenchmarkId, Criterion, SamplingMode, Throughput};
use saop::{
    AgentTurns, JsonObject, NonEmptyString, SaopAction, SaopAgentTurn, SaopObservation,
    SaopObservationStatus, SaopParallelTurnEnvelope, parse, serialize,
};

const TURNS: [usize; 3] = [10, 1_000, 100_000];

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    agent_turns_new(&mut criterion);
    parse_parallel_turn(&mut criterion);
    criterion.final_summary();
}

fn agent_turns_new(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("agent_turns_new");
    for count in TURNS {
        group.throughput(elements(count));
        group.sampling_mode(sampling(count));
        group.bench_function(BenchmarkId::from_parameter(count), |bencher| {
            bencher.iter_batched(
                || turns(count),
                |turns| AgentTurns::new(turns).expect("each agent is there once"),
                batch(count),
            );
        });
    }
    group.finish();
}

fn parse_parallel_turn(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("parse_parallel_turn");
    for count in TURNS {
        group.throughput(elements(count));
        group.sampling_mode(sampling(count));
        group.bench_function(BenchmarkId::from_parameter(count), |bencher| {
            let text = text(count);
            bencher.iter_batched(
                || (),
                |()| parse::<SaopParallelTurnEnvelope>(&text).expect("a valid group"),
                batch(count),
            );
        });
    }
    group.finish();
}

fn elements(count: usize) -> Throughput {
    Throughput::Elements(count as u64)
}

/// The same number of turns for each size of group, so that all are measured as far from the caches: 100 groups of 1 000
/// turns, or one of 100 000.
fn batch(count: usize) -> BatchSize {
    BatchSize::NumIterations((100_000 / count) as u64)
}

/// As few of the large ones in a sample as can be: the less a sample takes, the better are its odds to be undisturbed.
fn sampling(count: usize) -> SamplingMode {
    if count < 100_000 {
        SamplingMode::Auto
    } else {
        SamplingMode::Flat
    }
}

fn text(count: usize) -> String {
    serialize(&SaopParallelTurnEnvelope::new(
        non_empty("session-7f3a"),
        5,
        AgentTurns::new(turns(count)).expect("each agent is there once"),
    ))
}

fn turns(count: usize) -> Vec<SaopAgentTurn> {
    (0..count).map(turn).collect()
}

fn turn(index: usize) -> SaopAgentTurn {
    let arguments = JsonObject::from_serializable(&BTreeMap::from([("path", "docs/parser.md")]));
    let mut turn = SaopAgentTurn::new(
        non_empty(agent_id(index)),
        index as u64 % 40,
        non_empty("The tests of my module pass; the docs are next."),
        SaopAction::new(non_empty("read_file"), arguments.expect("an object")),
    );
    turn.observation = index.is_multiple_of(2).then(|| {
        let output = "test result: ok. 12 passed; 0 failed\n".to_owned();
        SaopObservation::new(SaopObservationStatus::Success, output)
    });
    turn
}

/// Names as people and orchestrators give them: short ones, two kinds with a long common beginning, and
/// random ones.
fn agent_id(index: usize) -> String {
    match index % 4 {
        0 => format!("implementer-{index}"),
        1 => format!("devs.ai/teams/platform/projects/saop/agents/reviewer-{index:06}"),
        2 => format!("arn:devs:agent:eu-central-1:000000000042:session-7f3a/worker/{index}"),
        _ => {
            // Odd factors: no two numbers of 64 bits share a product.
            let high = (index as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let low = (index as u64).wrapping_mul(0xD134_2543_DE82_EF95);
            format!(
                "{:08x}-{:04x}-4{:03x}-a{:03x}-{:012x}",
                high >> 32,
                high >> 16 & 0xffff,
                high & 0xfff,
                low >> 52,
                low & 0xffff_ffff_ffff
            )
        }
    }
}

fn non_empty(text: impl Into<String>) -> NonEmptyString {
    NonEmptyString::new(text).expect("not empty")
}
