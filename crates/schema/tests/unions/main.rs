//! What a check says of a value that matches no branch of a union: a union within a union is explained as if it were written flat.
//! SPEC S1, X1.

#![cfg(test)]
#![allow(
    clippy::needless_pass_by_value,
    clippy::too_many_lines,
    clippy::unwrap_used,
    reason = "a test that panics has failed, and a table of cases is long and has values"
)]

mod bounded;
mod flat;
mod reviewed;
mod said;
mod table;

use saop_schema::{CompileOptions, Dialect, Schema};
use serde_json::Value;

fn compile(schema: &Value) -> Schema {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(&schema.to_string(), &options).unwrap()
}

/// Each violation as "path: message".
fn words(schema: &Schema, document: &Value) -> Vec<String> {
    let Err(error) = schema.check(document.to_string().as_bytes()) else {
        return Vec::new();
    };
    let violations = error.violations().iter();
    violations
        .map(|one| format!("{}: {}", one.instance_path(), one.message()))
        .collect()
}
