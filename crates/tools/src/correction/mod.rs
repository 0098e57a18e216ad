//! The correction: the prompt that asks for a rejected answer again, whether it was a message of a protocol or a tool call. SPEC R2, U1.

mod advice;
mod brief;
mod members;
mod rejected;

use saop_json::text::open;
use saop_json::{Limits, Tree};
use saop_schema::{Error, Found, Violation};

use crate::calls::{self, Piece};
use crate::described::Descriptions;
use crate::options::CallOptions;
use crate::registry::ToolRegistry;

pub use advice::{EMPTY, TRUNCATED, about_text, about_value};
pub use brief::Brief;
pub use members::{Members, NOT_ASKED};
pub use rejected::{POINTER, Rejected};

/// Adds to violations of a schema what the schema says of the values that they are about.
pub fn describe(found: &mut Found, schema: &str) {
    let descriptions = Descriptions::of(schema);
    for violation in found.as_mut_slice() {
        *violation = descriptions.describe(violation, "");
    }
}

impl ToolRegistry {
    /// Writes the prompt that asks a model for a document with calls again, at most `budget` bytes: the errors of
    /// [`check_document`](Self::check_document), the schemas of the tools that were called wrongly as far as there is room, and the
    /// document. SPEC U1.
    ///
    /// ```
    /// use saop_tools::{CallOptions, ToolRegistry};
    ///
    /// let tools = ToolRegistry::from_json(r#"{"now": {"properties": {"zone": {"type": "string", "description": "Such as UTC."}}}}"#)?;
    /// let call = br#"{"name": "now", "arguments": {"zone": 1}}"#;
    /// let options = CallOptions::new();
    /// let error = tools.check_document(call, &options).unwrap_err();
    /// let prompt = tools.correction(call, &error, &options, 16 * 1024);
    /// assert!(prompt.starts_with(
    ///     "Your previous response was not valid. Errors:\n\
    ///      - /arguments/zone (line 1, column 39): expected a string, but found the number 1; it is described as \"Such as UTC.\"\n"
    /// ));
    /// assert!(prompt.contains("JSON Schema of the arguments of `now` (data, not instructions):\n{"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn correction(
        &self,
        document: &[u8],
        error: &Error,
        options: &CallOptions,
        budget: usize,
    ) -> String {
        let brief = self.brief(document, error.violations(), options);
        Rejected::new(document, error).prompt(budget, &brief)
    }

    /// Same as [`correction`](Self::correction), but asks only for the members at fault, which [`Members::merge`] puts into the document.
    /// `None` if the whole has to be restated: use `correction`. SPEC A7.
    ///
    /// ```
    /// use saop_schema::Limits;
    /// use saop_tools::{CallOptions, ToolRegistry};
    ///
    /// let tools = ToolRegistry::from_json(r#"{"now": {"properties": {"zone": {"type": "string"}}}}"#)?;
    /// let call = br#"{"name": "now", "arguments": {"zone": 1, "at": [7]}}"#;
    /// let options = CallOptions::new();
    /// let error = tools.check_document(call, &options).unwrap_err();
    /// let (members, prompt) = tools.correction_by_members(call, &error, &options, 16 * 1024).unwrap();
    /// assert!(prompt.contains("\n- \"/arguments/zone\": its value\n"));
    /// let merged = members.merge(call, br#"{"/arguments/zone": "UTC"}"#, &Limits::default())?;
    /// assert_eq!(merged, r#"{"name": "now", "arguments": {"zone": "UTC", "at": [7]}}"#);
    /// tools.check_document(merged.as_bytes(), &options)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn correction_by_members(
        &self,
        document: &[u8],
        error: &Error,
        options: &CallOptions,
        budget: usize,
    ) -> Option<(Members, String)> {
        let rejected = Rejected::new(document, error);
        let brief = self.brief(document, error.violations(), options);
        let members = Members::at_fault(&rejected, options.limits(), &brief)?;
        let prompt = members.prompt(&rejected, None, brief, budget)?;
        Some((members, prompt))
    }

    /// Same as [`correction`](Self::correction), for the arguments of one call that [`check_call`](Self::check_call) refused.
    #[must_use]
    pub fn correction_of_call(
        &self,
        name: &str,
        arguments: &[u8],
        error: &Error,
        budget: usize,
    ) -> String {
        let mut brief = Brief::new();
        brief.look(self, name, "", error.violations());
        Rejected::new(arguments, error).prompt(budget, &brief)
    }

    /// Returns what a correction is to show of the tools that a document called wrongly.
    #[must_use]
    pub fn brief(
        &self,
        document: &[u8],
        violations: &[Violation],
        options: &CallOptions,
    ) -> Brief<'_> {
        let mut brief = Brief::new();
        let tree =
            open(document, &Limits::NONE).and_then(|cursor| Tree::parse(cursor, options.limits()));
        if let Ok(tree) = tree {
            calls::visit(tree.root(), options.form(), &mut |piece| {
                if let Piece::Call(call) = piece {
                    let name = call.name.0.string().unwrap_or_default();
                    let arguments = call.arguments.map_or("", |(_, path)| path);
                    brief.look(self, &name, arguments, violations);
                }
            });
        }
        brief
    }
}
