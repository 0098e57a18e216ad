//! The tools of an agent: reads tool lists in the forms in which MCP, `OpenAI` and Anthropic have them, and checks the
//! arguments of calls against the tools' own schemas. SPEC X3.
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
//! - [`ToolRegistry`]: the same, ready to check calls.
//! - [`without_annotations`]: a schema without its annotations.

mod annotations;
mod described;
mod error;
mod form;
mod list;
mod options;
mod registry;
mod similar;

pub use annotations::without_annotations;
pub use error::{ToolProblem, ToolsError};
pub use form::TextForm;
pub use list::{SchemaText, ToolDefinition, ToolList};
pub use options::ToolOptions;
pub use registry::{Call, Tool, ToolRegistry, UNKNOWN_TOOL, Unchecked};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
