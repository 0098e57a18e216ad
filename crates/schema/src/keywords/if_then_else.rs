//! `if`, `then` and `else`

use super::compiler::{Here, Parts};

#[derive(Debug)]
pub(crate) struct If {
    pub(crate) condition: usize,
    pub(crate) then: Option<usize>,
    pub(crate) otherwise: Option<usize>,
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
    })
}
