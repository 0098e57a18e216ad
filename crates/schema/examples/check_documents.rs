//! Checks documents against a schema that is known only when the program runs. The schema refers to another file, and a document is
//! checked on several threads.
//!
//! `cargo run -p saop-schema --example check_documents`

#![allow(
    clippy::print_stdout,
    reason = "what an example prints is for the one who runs it"
)]

use std::error::Error;
use std::thread;

use saop_schema::{CompileOptions, Schema};

const ORDER: &str = r#"{
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "order",
    "type": "object",
    "required": ["id", "lines"],
    "properties": {
        "id": {"type": "string", "pattern": "^[A-Z]{2}-[0-9]+$"},
        "lines": {"type": "array", "minItems": 1, "items": {"$ref": "line.json"}}
    }
}"#;

const LINE: &str = r#"{
    "type": "object",
    "required": ["sku", "count"],
    "properties": {"sku": {"type": "string"}, "count": {"type": "integer", "minimum": 1}},
    "additionalProperties": false
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let options = CompileOptions::new()
        .with_uri("https://example.com/order.json")
        .with_document("https://example.com/line.json", LINE);
    let order = Schema::compile(ORDER, &options)?;

    let documents = [
        r#"{"id": "DE-7", "lines": [{"sku": "a", "count": 2}]}"#,
        r#"{"id": "de-7", "lines": [{"sku": "a", "cuont": 2}]}"#,
    ];
    // A clone shares the schema.
    let threads = documents.map(|document| {
        let order = order.clone();
        thread::spawn(move || order.check(document.as_bytes()))
    });
    for thread in threads {
        let Err(error) = thread.join().map_err(|_| "a thread panicked")? else {
            println!("valid");
            continue;
        };
        println!("{error}");
        // Or as data: kind, path, keyword, schema_path, message, line and column.
        println!("  {}", serde_json::to_string(error.violations())?);
    }
    Ok(())
}
