//! Reads a text strictly, and tells whether two are one document.

use saop_json::text::open;
use saop_json::{Limits, Tree};
use saop_schema::ParseError;

pub(crate) fn parse<'t>(text: &'t str, limits: &Limits) -> Result<Tree<'t>, ParseError> {
    let tree = open(text.as_bytes(), limits).and_then(|cursor| Tree::parse(cursor, limits));
    tree.map_err(|fault| ParseError::new(&fault, text.as_bytes()))
}

pub(crate) fn tree<'t>(text: &'t str, limits: &Limits) -> Option<Tree<'t>> {
    parse(text, limits).ok()
}

/// Returns a text that all spellings of one document share, and no other has; `None` if it is no JSON.
pub(crate) fn canonical(text: &str, limits: &Limits) -> Option<String> {
    Some(tree(text, limits)?.root().canonical())
}
