//! What tells the objects of a union apart: a required member with strings in each that it has in no other. The engine, the generator's
//! layout and its lints all ask here.
//!
//! Invariant: no string is a value of the member in two branches.

use std::collections::HashSet;

/// Finds the first of some members that tells branches apart, with its values in each. `values` returns those of a member in a
/// branch, given by its index: nothing if it may be anything, none if the branch has no objects.
#[must_use]
pub fn find_tag<'n>(
    names: impl IntoIterator<Item = &'n str>,
    branches: usize,
    values: impl Fn(usize, &str) -> Option<Vec<String>>,
) -> Option<(String, Vec<Vec<String>>)> {
    names.into_iter().find_map(|name| {
        let mut seen = HashSet::new();
        let of_branches = (0..branches).map(|branch| {
            let values = values(branch, name)?;
            let are_new = values.iter().all(|value| seen.insert(value.clone()));
            are_new.then_some(values)
        });
        Some((name.to_owned(), of_branches.collect::<Option<_>>()?))
    })
}
