//! What the fuzz targets ask of the library, one function a target, shared with the tests on stable Rust.
//!
//! Invariant: an oracle has three outcomes. The input is accepted, it is rejected, or there is a bug in the project;
//! it never panics of its own.

#![allow(
    clippy::expect_used,
    dead_code,
    reason = "what it is built of stands in the project; not every test that shares it uses all of it"
)]

pub(crate) mod any_schema;
pub(crate) mod auto;
pub(crate) mod compare;
pub(crate) mod data;
pub(crate) mod decimal;
pub(crate) mod engine;
pub(crate) mod every_violation;
pub(crate) mod exact;
pub(crate) mod explain;
pub(crate) mod fault;
pub(crate) mod guard;
pub(crate) mod guard_framing;
pub(crate) mod guard_http;
pub(crate) mod http_made;
pub(crate) mod http_streams;
pub(crate) mod message;
pub(crate) mod place;
pub(crate) mod pushed;
pub(crate) mod random_schema;
pub(crate) mod reader;
pub(crate) mod repair;
pub(crate) mod retry;
pub(crate) mod round_trip;
pub(crate) mod schema_author;
pub(crate) mod sinks;
pub(crate) mod streams;
pub(crate) mod structured;
pub(crate) mod tape;
pub(crate) mod value;

/// What an oracle says of an input that shows no bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Accepted,
    Rejected,
}

impl Verdict {
    pub(crate) fn of<T, E>(result: &Result<T, E>) -> Self {
        if result.is_ok() {
            Self::Accepted
        } else {
            Self::Rejected
        }
    }
}

/// The verdict, or what is wrong with the project.
pub(crate) type Outcome = Result<Verdict, String>;

/// An oracle.
pub(crate) type Oracle = fn(&[u8]) -> Outcome;

/// Every target by name.
pub(crate) const TARGETS: &[(&str, Oracle)] = &[
    ("any_schema", any_schema::judge),
    ("envelope", message::judge::<saop::SaopEnvelope>),
    ("from_value", value::judge),
    ("guard", guard::judge),
    ("guard_framing", guard_framing::judge),
    ("guard_http", guard_http::judge),
    ("message_auto", auto::judge),
    ("observation", streams::judge_message),
    ("observation_bytes", streams::judge_bytes),
    (
        "parallel_turn",
        message::judge::<saop::SaopParallelTurnEnvelope>,
    ),
    ("push_doomed", pushed::judge_doomed),
    ("push_pieces", pushed::judge_pieces),
    ("repair", repair::judge),
    ("retry_ops", retry::judge),
    ("roundtrip", round_trip::judge),
    ("schema_author", schema_author::judge),
    ("sinks", sinks::judge),
    ("structured", structured::judge),
];
