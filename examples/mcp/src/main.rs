//! JSON-RPC messages in the forms of the Model Context Protocol: open objects with a tag, unions without one, maps of anything.
//! The schema is taken as it is, and the types accept exactly what it accepts, but for numbers beyond 64 bits.

#![allow(clippy::print_stdout, reason = "an example prints what it has come to")]

use std::error::Error;

use saop_schema::open::parse;

use self::types::protocol::{
    CallToolResult, Content, EmbeddedResourceValue, Message, Response, TextContent,
};

mod types {
    //! Generated from `schemas/`.
    #![allow(dead_code, missing_docs, unreachable_pub, clippy::pedantic)]

    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

fn main() -> Result<(), Box<dyn Error>> {
    // Members that the schema does not list are kept, and so is every digit.
    let call = r#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "trace": {"span": 12345678901234567890123},
                   "params": {"name": "read_file", "arguments": {"path": "a.txt", "ratio": 1.50}}}"#;
    let Message::CallToolRequest(call) = parse(call)? else {
        return Err("expected a call of a tool".into());
    };
    println!("{} with {:?}", &*call.params.name, call.params.arguments);
    println!("and {:?}", call.extra);

    // A union without a tag: a resource is a text or a blob by what it has. Generators that merge the branches of `anyOf`
    // into one struct with optional members take a resource that is neither.
    let result = r#"{"content": [
        {"type": "text", "text": "done", "annotations": {"audience": ["user"], "priority": 0.1}},
        {"type": "resource", "resource": {"uri": "file:///a", "blob": "AA=="}}
    ]}"#;
    let result: CallToolResult = parse(result)?;
    for content in &result.content {
        match content {
            Content::TextContent(text) => println!("text: {}", text.text),
            Content::ImageContent(image) => println!("image: {}", image.mime_type),
            Content::EmbeddedResource(embedded) => match &embedded.resource {
                EmbeddedResourceValue::TextResource(text) => println!("text of {}", text.uri),
                EmbeddedResourceValue::BlobResource(blob) => println!("blob of {}", blob.uri),
            },
        }
    }
    let neither = r#"{"content": [{"type": "resource", "resource": {"uri": "file:///a"}}]}"#;
    match parse::<CallToolResult>(neither) {
        Ok(_) => return Err("expected a refusal: it is neither text nor blob".into()),
        Err(error) => println!("refused: {}", error.violations()[0]),
    }

    // What is written is valid: members with one value are set, and no rule can be broken.
    let mut text = TextContent::new("hello");
    text.text.push_str(", world");
    let result = CallToolResult::new(vec![text.into()]).with_is_error(false);
    let result = saop_schema::JsonObject::from_serializable(&result)?;
    let response = Message::Response(Response::new(call.id.clone(), result));
    let written = saop_schema::JsonValue::from_serializable(&response)?;
    println!("{written}");
    assert_eq!(parse::<Message>(written.as_json())?, response);
    Ok(())
}
