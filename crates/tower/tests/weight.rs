//! What is said to be kept of lists, beside what the process takes for it, in a process of its own. SPEC G7.

#![cfg(test)]
#![cfg(target_os = "linux")]

mod scripted;

use std::fmt::Write as _;

use saop_mcp::Settings;
use saop_tower::GuardLayer;

use crate::scripted::{Asked, Client, LIST, Scripted, call, json, result};

/// What the process takes, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
    kilobytes.parse::<usize>().unwrap() << 10
}

fn list(who: &str) -> String {
    let mut tools = String::new();
    for tool in 0..30 {
        let comma = if tool == 0 { "" } else { "," };
        let _ = write!(
            tools,
            r#"{comma}{{"name":"tool_{tool}","inputSchema":{{"type":"object","properties":{{"a":{{"type":"string","description":"Of {who}."}},"b":{{"type":"array","items":{{"type":"integer","minimum":1}}}},"p":{{"type":"string","pattern":"^[a-z]{{1,20}}$"}}}}}}}}"#
        );
    }
    format!(r#"{{"tools":[{tools}]}}"#)
}

// SPEC G7: the bound is one of the memory itself.
#[tokio::test]
async fn no_more_is_kept_than_is_said() {
    let service = Scripted::new(|asked: &Asked| {
        let who = asked.header("authorization").unwrap_or_default();
        json(200, &result(&asked.id, &list(who)))
    });
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    client.post(&[("authorization", "warm")], LIST).await;
    let (before, said) = (resident(), client.layer.known_bytes());
    for n in 0..40 {
        let who = format!("r{n}");
        let headers = [("authorization", &*who)];
        client.post(&headers, LIST).await;
        // A schema keeps more once it has rejected something.
        for tool in 0..30 {
            let name = format!("\"tool_{tool}\"");
            let bad = call(2, r#"{"p":"A"}"#).replace("\"add\"", &name);
            client.post(&headers, &bad).await;
        }
    }
    let taken = resident().saturating_sub(before);
    let said = client.layer.known_bytes() - said;
    assert!(said >= taken, "{said} said, {taken} taken");
}
