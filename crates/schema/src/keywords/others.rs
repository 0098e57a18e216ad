//! What is left when a keyword has dealt with some of the members of an object, or items of an array.

use saop_json::{JsonKind, NodeRef};
use serde_json::Value;

use super::compiler::{Here, Parts};
use super::constraint::Keyword;

#[derive(Debug)]
pub(crate) enum Others {
    Any,
    None(Keyword),
    Part(usize),
}

impl Others {
    /// Returns the keyword that takes none of what is left.
    pub(crate) const fn refused_by(&self) -> Option<&Keyword> {
        let Self::None(keyword) = self else {
            return None;
        };
        Some(keyword)
    }

    /// Compiles the schema for what is left; `expected` and `wanted` are for `false`.
    pub(crate) fn compile<'t>(
        here: &Here<'t>,
        parts: &mut Parts<'t>,
        name: &'static str,
        schema: NodeRef<'t>,
        expected: impl FnOnce() -> Value,
        wanted: impl FnOnce() -> String,
    ) -> Self {
        match schema.text() {
            "true" => Self::Any,
            "false" => Self::None(here.keyword(name, expected(), wanted())),
            _ if schema.kind() == JsonKind::Object && schema.members().next().is_none() => {
                Self::Any
            }
            _ => Self::Part(parts.number(here, name, schema)),
        }
    }

    pub(crate) const fn part(&self) -> Option<usize> {
        match self {
            Self::Part(part) => Some(*part),
            Self::Any | Self::None(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Others;

    #[test]
    fn what_takes_some_of_what_is_left_does_not_refuse_it() {
        assert!(Others::Any.refused_by().is_none());
        assert!(Others::Part(0).refused_by().is_none());
    }
}
