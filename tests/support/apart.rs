//! Tests that need a variable of the environment, which a process cannot change safely once it has threads.

use std::ffi::OsStr;
use std::process::Command;
use std::{env, thread};

/// Tells the other process that it is one.
const APART: &str = "SAOP_TEST_APART";

/// Runs `test`, a part of the test on this thread, in a process of its own with this value of a variable, or without
/// it. There, the parts for other values are passed over.
pub(crate) fn apart(variable: &str, value: Option<&OsStr>, test: impl FnOnce()) {
    if env::var_os(APART).is_some() {
        if env::var_os(variable).as_deref() == value {
            test();
        }
        return;
    }
    let this = thread::current();
    let mut command = Command::new(env::current_exe().unwrap());
    command
        .args(["--exact", this.name().unwrap()])
        .env(APART, "1")
        .env_remove(variable);
    if let Some(value) = value {
        command.env(variable, value);
    }
    let output = command.output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && told.contains("1 passed"),
        "{told}"
    );
}
