//! The tests of the project's build script, which cargo runs nowhere else.

#[path = "../../../build.rs"]
#[allow(
    dead_code,
    unexpected_cfgs,
    reason = "only its tests are run, without its package's features"
)]
mod build;
