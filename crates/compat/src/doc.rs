//! A document as it is made up, so that parts of it can be put in and taken away.

use saop_json::{JsonKind, NodeRef, push_string};

/// A JSON value. Scalars are kept as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Doc {
    Scalar(String),
    Array(Vec<Doc>),
    Object(Vec<(String, Doc)>),
}

impl Doc {
    pub(crate) fn of(node: NodeRef<'_>) -> Self {
        match node.kind() {
            JsonKind::Array => Self::Array(node.items().map(Self::of).collect()),
            JsonKind::Object => {
                let members = node.members();
                Self::Object(
                    members
                        .map(|(name, value)| (name.into_owned(), Self::of(value)))
                        .collect(),
                )
            }
            _ => Self::Scalar(node.text().to_owned()),
        }
    }

    /// Returns how many values there are in it, and how much text.
    pub(crate) fn size(&self) -> usize {
        match self {
            Self::Scalar(text) => 1 + text.len() / 16,
            Self::Array(items) => 1 + items.iter().map(Self::size).sum::<usize>(),
            Self::Object(members) => {
                let all = members.iter();
                1 + all
                    .map(|(name, doc)| name.len() / 16 + doc.size())
                    .sum::<usize>()
            }
        }
    }

    pub(crate) fn string(text: &str) -> Self {
        let mut quoted = String::new();
        push_string(&mut quoted, text);
        Self::Scalar(quoted)
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        self.push(&mut text);
        text
    }

    fn push(&self, text: &mut String) {
        match self {
            Self::Scalar(scalar) => text.push_str(scalar),
            Self::Array(items) => {
                text.push('[');
                for (index, item) in items.iter().enumerate() {
                    text.push_str(if index > 0 { "," } else { "" });
                    item.push(text);
                }
                text.push(']');
            }
            Self::Object(members) => {
                text.push('{');
                for (index, (name, value)) in members.iter().enumerate() {
                    text.push_str(if index > 0 { "," } else { "" });
                    push_string(text, name);
                    text.push(':');
                    value.push(text);
                }
                text.push('}');
            }
        }
    }

    /// Whether it has a member.
    pub(crate) fn has(&self, name: &str) -> bool {
        matches!(self, Self::Object(members) if members.iter().any(|(known, _)| known == name))
    }

    /// Sets a member.
    pub(crate) fn set(&mut self, name: &str, value: Self) {
        if let Self::Object(members) = self {
            match members.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known = value,
                None => members.push((name.to_owned(), value)),
            }
        }
    }
}
