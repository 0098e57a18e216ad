//! Mends JSON that a model wrote almost right. SPEC A5, A6.
//!
//! ```
//! use saop_repair::{Reason, Repairing};
//!
//! let repaired = Repairing::new().repair("Sure:\n{'paths': ['a', 'b',]}")?;
//! assert_eq!(repaired.text, r#"{"paths": ["a", "b"]}"#);
//! assert_eq!(repaired.edits[0].old, "Sure:\n");
//! assert_eq!(repaired.edits.last().unwrap().reason, Reason::TrailingComma);
//!
//! // Nobody knows what would have followed.
//! assert!(Repairing::new().repair(r#"{"path": "/etc"#).is_err());
//! # Ok::<(), saop_repair::Unrepairable>(())
//! ```
//!
//! - Every change is an [`Edit`] with its reason; no byte outside of an edit changes, and valid text has none.
//! - Nothing is appended after the last byte: what is cut stays cut.
//! - Where two repairs are possible that differ, none is made.
//! - Nothing in the reasoning of a model, inside a sentence or in code is a document.
//! - With a schema the result is checked by it, and it decides between readings.

mod bracket;
mod edit;
mod escape;
mod fault;
mod find;
mod pieces;
mod place;
mod reasoning;
mod repairing;
mod scan;
mod schema;
mod text;

pub use edit::{Edit, Reason};
pub use fault::Unrepairable;
pub use repairing::{Check, Repaired, Repairing};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../../../docs/repair.md")]
struct Documents;
