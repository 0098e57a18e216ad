//! `client CALLS COMMAND ARGS…`: a session of rmcp's client with the server that COMMAND starts, for scripts/verify-guard.sh. It lists
//! the tools, makes the calls of the file CALLS, pairs of name and arguments, and prints what it saw as one line of JSON.

use std::error::Error;
use std::process::Stdio;

use rmcp::ServiceExt;
use rmcp::model::CallToolRequestParams;
use rmcp::serde_json::{Map, Value, from_slice, json};
use tokio::process::Command;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args_os().skip(1);
    let calls = args.next().ok_or("expected a file of calls")?;
    let calls: Vec<(String, Map<String, Value>)> = from_slice(&std::fs::read(calls)?)?;
    let mut command = Command::new(args.next().ok_or("expected a command")?);
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut server = command.spawn()?;
    let (Some(to_server), Some(from_server)) = (server.stdin.take(), server.stdout.take()) else {
        return Err("expected the server's pipes".into());
    };
    let client = ().serve((from_server, to_server)).await?;
    let version = client
        .peer_info()
        .map(|info| json!(info)["protocolVersion"].clone());
    let tools = match client.list_all_tools().await {
        Ok(tools) => tools.iter().map(|tool| json!(tool.name)).collect(),
        Err(error) => json!({"error": error.to_string()}),
    };
    let mut seen = Vec::new();
    for (name, arguments) in calls {
        let call = CallToolRequestParams::new(name).with_arguments(arguments);
        seen.push(match client.call_tool(call).await {
            Ok(result) => json!(result),
            Err(error) => json!({"error": error.to_string()}),
        });
    }
    println!(
        "{}",
        json!({"version": version, "tools": tools, "calls": seen})
    );
    client.cancel().await?;
    server.wait().await?;
    Ok(())
}
