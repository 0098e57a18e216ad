//! JSON as a tree that keeps every spelling: numbers and strings are the text between their first and
//! last character, members stand in order, repeated keys stay. Invariant: what `parse` accepts,
//! `write` gives back, but for the whitespace between tokens.

use std::fmt::Write as _;

use crate::rng::Rng;
use crate::string;

/// A JSON value as it is spelled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tree {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as spelled.
    Number(String),
    /// A string, as spelled, with its quotes.
    String(String),
    /// The items in order.
    Array(Vec<Tree>),
    /// The members in order; keys may repeat.
    Object(Vec<Member>),
}

/// A member of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The key, as spelled, with its quotes.
    pub key: String,
    /// The value.
    pub value: Tree,
}

impl Member {
    pub(crate) fn new(key: impl Into<String>, value: Tree) -> Self {
        Self {
            key: key.into(),
            value,
        }
    }

    /// The key with its escapes resolved; `None` where it holds a lone surrogate.
    #[must_use]
    pub fn name(&self) -> Option<String> {
        string::unescape(&self.key)
    }
}

/// The whitespace between tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// None.
    Compact,
    /// One member or item a line, two spaces a level.
    Pretty,
    /// Any run of the four whitespace characters anywhere.
    Spaced,
}

impl Layout {
    pub(crate) fn any(rng: &mut Rng) -> Self {
        match rng.below(4) {
            0 => Self::Pretty,
            1 => Self::Spaced,
            _ => Self::Compact,
        }
    }
}

impl Tree {
    /// The text of the tree; `rng` decides the whitespace of [`Layout::Spaced`].
    #[must_use]
    pub fn write(&self, layout: Layout, rng: &mut Rng) -> String {
        let mut writer = Writer {
            out: String::new(),
            layout,
            rng,
        };
        writer.gap();
        writer.value(self, 0);
        writer.gap();
        if layout == Layout::Pretty {
            writer.out.push('\n');
        }
        writer.out
    }

    /// The text of the tree without whitespace.
    #[must_use]
    pub fn compact(&self) -> String {
        self.write(Layout::Compact, &mut Rng::with_seed(0))
    }

    /// The value of the member of that name, the last one where it repeats.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Tree> {
        self.members()
            .iter()
            .rev()
            .find(|member| member.name().as_deref() == Some(name))
            .map(|member| &member.value)
    }

    /// The members of an object; empty for anything else.
    #[must_use]
    pub fn members(&self) -> &[Member] {
        match self {
            Self::Object(members) => members,
            _ => &[],
        }
    }

    /// The items of an array; empty for anything else.
    #[must_use]
    pub fn items(&self) -> &[Tree] {
        match self {
            Self::Array(items) => items,
            _ => &[],
        }
    }

    /// The value that a JSON Pointer leads to.
    #[must_use]
    pub fn pointer(&self, pointer: &str) -> Option<&Tree> {
        let mut here = self;
        for token in pointer.split('/').skip(1) {
            let token = token.replace("~1", "/").replace("~0", "~");
            here = match here {
                Self::Array(items) => items.get(token.parse::<usize>().ok()?)?,
                _ => here.get(&token)?,
            };
        }
        Some(here)
    }

    /// The string's content with its escapes resolved.
    #[must_use]
    pub fn as_text(&self) -> Option<String> {
        match self {
            Self::String(raw) => string::unescape(raw),
            _ => None,
        }
    }
}

struct Writer<'a> {
    out: String,
    layout: Layout,
    rng: &'a mut Rng,
}

impl Writer<'_> {
    fn gap(&mut self) {
        if self.layout == Layout::Spaced && self.rng.chance(60) {
            for _ in 0..self.rng.between(1, 3) {
                self.out.push([' ', '\t', '\n', '\r'][self.rng.below(4)]);
            }
        }
    }

    fn line(&mut self, depth: usize) {
        if self.layout == Layout::Pretty {
            let _ = write!(self.out, "\n{:1$}", "", depth * 2);
        }
        self.gap();
    }

    fn value(&mut self, tree: &Tree, depth: usize) {
        match tree {
            Tree::Null => self.out.push_str("null"),
            Tree::Bool(true) => self.out.push_str("true"),
            Tree::Bool(false) => self.out.push_str("false"),
            Tree::Number(raw) | Tree::String(raw) => self.out.push_str(raw),
            Tree::Array(items) => {
                self.out.push('[');
                for (index, item) in items.iter().enumerate() {
                    self.comma(index);
                    self.line(depth + 1);
                    self.value(item, depth + 1);
                    self.gap();
                }
                self.close(items.is_empty(), ']', depth);
            }
            Tree::Object(members) => {
                self.out.push('{');
                for (index, member) in members.iter().enumerate() {
                    self.comma(index);
                    self.line(depth + 1);
                    self.out.push_str(&member.key);
                    self.gap();
                    self.out.push(':');
                    if self.layout == Layout::Pretty {
                        self.out.push(' ');
                    }
                    self.gap();
                    self.value(&member.value, depth + 1);
                    self.gap();
                }
                self.close(members.is_empty(), '}', depth);
            }
        }
    }

    fn comma(&mut self, index: usize) {
        if index > 0 {
            self.out.push(',');
        }
    }

    fn close(&mut self, empty: bool, bracket: char, depth: usize) {
        if empty {
            self.gap();
        } else {
            self.line(depth);
        }
        self.out.push(bracket);
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, Tree};
    use crate::rng::Rng;

    #[test]
    fn every_spelling_survives_every_layout() -> Result<(), crate::SynthError> {
        let text = r#"{"a":[1.0,-0,1e400,0.10,[],{}],"\u0061":"\/é😀\ud800","b":{"c":null,"d":[true,false]}}"#;
        let tree = Tree::parse(text)?;
        assert_eq!(tree.compact(), text);
        let mut rng = Rng::with_seed(3);
        for layout in [Layout::Pretty, Layout::Spaced] {
            for _ in 0..50 {
                let laid = tree.write(layout, &mut rng);
                assert_ne!(laid, text);
                assert_eq!(Tree::parse(&laid)?, tree, "{laid}");
            }
        }
        Ok(())
    }

    #[test]
    fn what_is_not_json_is_refused_where_it_goes_wrong() {
        for (text, offset) in [
            ("", 0),
            ("[1,]", 3),
            ("{\"a\" 1}", 5),
            ("{\"a\":1,}", 7),
            ("01", 1),
            ("1.", 2),
            ("-", 1),
            ("1e", 2),
            ("\"\\x\"", 2),
            ("\"\\u12g4\"", 5),
            ("\"a", 2),
            ("\"\n\"", 1),
            ("nul", 0),
            ("1 2", 2),
            ("\u{feff}1", 0),
        ] {
            match Tree::parse(text) {
                Err(crate::SynthError::Json { offset: found, .. }) => {
                    assert_eq!(found, offset, "{text:?}");
                }
                other => assert!(other.is_err(), "{text:?} was read as {other:?}"),
            }
        }
        assert!(Tree::parse(&"[".repeat(100_000)).is_err());
    }

    #[test]
    fn pointers_lead_to_values() -> Result<(), crate::SynthError> {
        let tree = Tree::parse(r#"{"a/b":[{"~":1}]}"#)?;
        assert_eq!(tree.pointer("/a~1b/0/~0"), Some(&Tree::Number("1".into())));
        assert_eq!(tree.pointer(""), Some(&tree));
        assert_eq!(tree.pointer("/a~1b/1"), None);
        Ok(())
    }
}
