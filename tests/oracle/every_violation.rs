//! The violations of a rejected document are all that there are: `check`, which passes over what a first pass has accepted, has
//! those of a walk over the whole document. A file of its own, since the random pairs of another package ask it, too.

use saop_json::text::open;
use saop_json::{Limits, Tree};
use saop_schema::{Error, Schema, Violation, ViolationKind, Work};

/// Compares the violations that a check has found with those of a walk over all of the document.
///
/// # Errors
///
/// Fails, with both lists, where they are not the same.
pub(crate) fn are_all(schema: &Schema, document: &[u8], found: &Error) -> Result<(), String> {
    let Error::Validation(found) = found else {
        return Ok(());
    };
    if found
        .violations()
        .iter()
        .any(|one| one.kind() == ViolationKind::Limit)
    {
        return Ok(());
    }
    let limits = Limits::default();
    let tree = open(document, &limits).and_then(|cursor| Tree::parse(cursor, &limits));
    let tree = tree.map_err(|fault| format!("expected a tree, but found {fault:?}"))?;
    let mut work = Work::of(document.len());
    let whole = schema.violations_in(&tree, tree.root(), "", &mut work);
    let whole = whole.into_error("JSON", document);
    let texts =
        |all: &[Violation]| -> Vec<String> { all.iter().map(|one| format!("{one:?}")).collect() };
    let (found, whole) = (texts(found.violations()), texts(whole.violations()));
    if found == whole {
        Ok(())
    } else {
        Err(format!("expected {whole:#?}, but found {found:#?}"))
    }
}
