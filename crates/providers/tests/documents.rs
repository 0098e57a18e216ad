//! What SECURITY.md says of the client's limits is what the code has. SPEC D2

#![cfg(test)]

use std::fs;
use std::path::Path;
use std::time::Duration;

use saop_providers::EndpointPolicy;

#[test]
fn security_has_the_limits_of_the_client() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let security = fs::read_to_string(root.join("SECURITY.md")).unwrap();
    let policy = EndpointPolicy::default();
    let seconds = |time: Duration| format!("{} s", time.as_secs());
    for (what, default) in [
        (
            "Time for a connection to an endpoint",
            seconds(policy.connect_timeout()),
        ),
        ("Time for one request", seconds(policy.request_timeout())),
        (
            "Times that one question is sent",
            policy.max_tries().to_string(),
        ),
        ("Wait before another try", seconds(policy.max_wait())),
        (
            "Bytes of an endpoint's response",
            policy.max_response_bytes().to_string(),
        ),
    ] {
        let row = format!("| {what} | {default} ");
        let is_there = security.lines().any(|line| line.starts_with(&row));
        assert!(is_there, "SECURITY.md has no row {row}");
    }
}
