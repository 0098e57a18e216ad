//! The tools of an agent: reads tool lists in the forms in which MCP, `OpenAI`, Anthropic and Gemini have them, checks the
//! arguments of calls and the results against the tools' own schemas, and writes the correction for a call that was wrong. SPEC X3, U1.
//!
//! ```
//! use saop_tools::ToolRegistry;
//!
//! let tools = ToolRegistry::from_json(
//!     r#"{"tools": [{"name": "read_file", "inputSchema": {
//!         "type": "object", "required": ["path"], "additionalProperties": false,
//!         "properties": {"path": {"type": "string", "description": "Path of the file, from the root of the project."}}
//!     }}]}"#,
//! )?;
//! assert!(tools.check_call("read_file", br#"{"path": "src/lib.rs"}"#).is_ok());
//!
//! let error = tools.check_call("read_file", br#"{"path": 7}"#).unwrap_err();
//! assert_eq!(
//!     error.violations()[0].to_string(),
//!     "/path: expected a string, but found the number 7; it is described as \"Path of the file, from the root of the project.\"",
//! );
//! let error = tools.check_call("readfile", b"{}").unwrap_err();
//! assert_eq!(
//!     error.violations()[0].message(),
//!     "expected the name of a tool, but found `readfile`; did you mean `read_file`?",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`ToolList`]: the definitions of a list, as they were written.
//! - [`ToolRegistry`]: the same, ready to check: [one call](ToolRegistry::check_call), [one result](ToolRegistry::check_result), or
//!   [a document](ToolRegistry::check_document) in which MCP, `OpenAI`, Anthropic or Gemini have calls.
//! - [`correction`]: the prompt that asks a model for a rejected answer again.
//! - [`without_annotations`]: a schema without its annotations.

mod annotations;
mod calls;
mod check;
pub mod correction;
mod described;
mod error;
mod form;
mod gemini;
mod inside;
mod list;
mod options;
mod places;
mod registry;
mod similar;
mod tool;

pub use annotations::without_annotations;
pub use calls::{Arguments, Call, CallForm};
pub use check::{CallChecker, CheckedCalls, MALFORMED_CALL, UNKNOWN_TOOL};
pub use error::{ToolProblem, ToolsError};
pub use form::TextForm;
pub use list::{SchemaText, ToolDefinition, ToolList};
pub use options::{CallOptions, ToolOptions};
pub use registry::ToolRegistry;
pub use tool::{Tool, Unchecked};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Documents;
