//! `if`, `then` and `else`

use super::compiler::{Here, Parts};
use super::index::Index;

#[derive(Debug)]
pub(crate) struct If {
    pub(crate) condition: usize,
    pub(crate) then: Option<usize>,
    pub(crate) otherwise: Option<usize>,
    /// This condition and those that follow it by `else`, if they are many.
    pub(crate) chain: Option<Chain>,
}

/// Conditions of which each is the `else` of the one before.
#[derive(Debug)]
pub(crate) struct Chain {
    /// Finds the conditions that a value can satisfy.
    pub(crate) index: Index,
    pub(crate) links: Vec<Link>,
    /// The `else` of the last one.
    pub(crate) otherwise: Option<usize>,
}

/// A condition of a chain.
#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) condition: usize,
    pub(crate) then: Option<usize>,
}

/// Compiles the condition. Alone it constrains nothing, yet what it has looked at counts for `unevaluatedProperties`.
pub(crate) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>) -> Option<If> {
    let condition = parts.number(here, "if", here.member("if")?);
    let mut branch = |name: &str| {
        let schema = here.member(name);
        schema.map(|schema| parts.number(here, name, schema))
    };
    Some(If {
        condition,
        then: branch("then"),
        otherwise: branch("else"),
        chain: None,
    })
}
