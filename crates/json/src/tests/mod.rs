//! Tests of the JSON layer across its modules: one text, several readers, one verdict.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

mod objects;
mod plain_data;
mod text;
mod through_serde;
