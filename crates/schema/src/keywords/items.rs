//! `items`: every item is valid under one schema.

use saop_json::NodeRef;

use super::parts::{Here, Parts};

/// Returns the part of the schema that each item is checked against.
pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<usize, String> {
    parts.number(value, here.at("items"))
}
