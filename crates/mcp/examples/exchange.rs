//! `exchange N lines|members none|calls|both`: makes N calls of 2 KB and their answers, and takes nothing, the calls, or both through a guard;
//! prints what is resident after the first hundredth and at the end, in KiB. The arguments are one edit of many lines, or many edits of one
//! line. `scripts/verify-guard-cost.sh` counts its instructions.

use std::error::Error;
use std::fs;
use std::io::Write;

use saop_mcp::{Action, Guard, Peer, Settings};

const TOOLS: &str = r#"{"jsonrpc":"2.0","id":"list","result":{"tools":[{"name":"write_file","inputSchema":{"type":"object",
"required":["path","edits"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1},
"mode":{"enum":["text","binary"]},"edits":{"type":"array","minItems":1,"items":{"type":"object","required":["line","text"],
"additionalProperties":false,"properties":{"line":{"type":"integer","minimum":1},"text":{"type":"string"}}}}}},
"outputSchema":{"type":"object","required":["written"],"properties":{"written":{"type":"integer"}}}}]}}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let calls: u64 = std::env::args()
        .nth(1)
        .ok_or("expected a number of calls")?
        .parse()?;
    let mut guard = Guard::new(Settings::new());
    guard.client(
        0,
        br#"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#.to_vec(),
    );
    guard.server(0, TOOLS.as_bytes().to_vec());
    while guard.next_action().is_some() {}
    let line = "    let value = source.read_to_string(&mut text)?; // as it was \\u00e4";
    let edit = |number: usize, text: &str| format!(r#"{{"line":{number},"text":"{text}"}}"#);
    let edits = match std::env::args().nth(2).as_deref() {
        Some("lines") => edit(1, &vec![line; 28].join("\\n")),
        Some("members") => {
            let edits: Vec<String> = (1..=20).map(|number| edit(number, line)).collect();
            edits.join(",")
        }
        _ => return Err("expected `lines` or `members`".into()),
    };
    let (calls_pass, answers_pass) = match std::env::args().nth(3).as_deref() {
        Some("none") => (false, false),
        Some("calls") => (true, false),
        Some("both") => (true, true),
        _ => return Err("expected `none`, `calls` or `both`".into()),
    };
    let (mut early, mut passed) = (0, 0);
    for id in 0..calls {
        let call = format!(
            "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\"params\":{{\"name\":\"write_file\",\"arguments\":{{\"path\":\"src/lib.rs\",\"edits\":[{edits}]}}}}}}\n"
        );
        if calls_pass {
            guard.client(id, call.into_bytes());
        }
        let answer = format!(
            "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":{{\"content\":[],\"structuredContent\":{{\"written\":20}}}}}}\n"
        );
        if answers_pass {
            guard.server(id, answer.into_bytes());
        }
        while let Some(action) = guard.next_action() {
            passed += u64::from(matches!(action, Action::Send(Peer::Server, _)));
        }
        if id == calls / 100 {
            early = resident()?;
        }
    }
    if calls_pass && passed != calls {
        return Err(format!("expected {calls} calls at the server, but found {passed}").into());
    }
    writeln!(std::io::stdout(), "{early} {}", resident()?)?;
    Ok(())
}

/// Returns how much of the process is in memory, in KiB; 0 where the system does not say.
fn resident() -> Result<u64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    Ok(kilobytes.map_or(Ok(0), str::parse)?)
}
