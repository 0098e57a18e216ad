//! A server of the Model Context Protocol: it reads a call of a tool, answers it, and reports its progress.

#![deny(warnings)]

use std::error::Error;

use saop_schema::number;
use saop_schema::open::{parse, serialize};

use types::mcp::{
    CallToolRequest, CallToolResult, ContentBlock, EmbeddedResourceValue, ProgressNotificationParams,
    TextContent, Tool, ToolAnnotations, ToolInputSchema,
};

mod types {
    include!("../mcp/types.rs");
}

fn answer(call: &CallToolRequest) -> CallToolResult {
    let arguments = call.params.arguments.as_ref();
    let path = arguments.and_then(|all| all.get("path")?.as_str());
    match path {
        Some(path) => CallToolResult::new(vec![TextContent::new(format!("read {path}")).into()]),
        None => CallToolResult::new(vec![TextContent::new("which file?").into()]).with_is_error(true),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let call: CallToolRequest = parse(
        r#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "read", "arguments": {"path": "a.txt"}}}"#,
    )?;
    assert_eq!(call.params.name, "read");
    let result = answer(&call);
    let text = serialize(&result);
    println!("{text}");
    assert_eq!(parse::<CallToolResult>(&text)?, result);
    let [ContentBlock::TextContent(content)] = &result.content[..] else {
        return Err("expected one text".into());
    };
    assert_eq!(content.text, "read a.txt");

    // What a server of others sent.
    let result: CallToolResult = parse(
        r#"{"content": [{"type": "resource", "resource": {"uri": "file:///a", "blob": "AA=="}}, {"type": "text", "text": "b", "lang": "en"}]}"#,
    )?;
    for content in &result.content {
        match content {
            ContentBlock::TextContent(text) => println!("text {} and {:?}", text.text, text.extra),
            ContentBlock::EmbeddedResource(one) => match &one.resource {
                EmbeddedResourceValue::TextResourceContents(text) => println!("text of {}", text.uri),
                EmbeddedResourceValue::BlobResourceContents(blob) => println!("blob of {}", blob.uri),
            },
            other => println!("{other:?}"),
        }
    }

    let progress = ProgressNotificationParams::new(number!(0.5), "token").with_total(number!(1.0));
    println!("{}", serialize(&progress));
    let tool = Tool::new(ToolInputSchema::new(), "read")
        .with_description("Reads a file")
        .with_annotations(ToolAnnotations::new().with_read_only_hint(true));
    assert_eq!(parse::<Tool>(serialize(&tool))?, tool);

    let error = parse::<CallToolRequest>(r#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call"}"#);
    let error = error.err().ok_or("expected a call without a name to be refused")?;
    println!("{error}");
    assert!(error.to_string().contains("params"));
    Ok(())
}
