//! A document as a flat tree with spans: the reject path. Nodes are in text order, each with the index of the node
//! after its subtree, so that a subtree is skipped in one step.

use std::borrow::Cow;
use std::ops::Range;

use crate::decimal::{canonical, same_number};
use crate::limits::{LARGEST_TEXT, Limits};
use crate::pointer::{array_index, pointer_step, tokens};
use crate::text::{Cursor, Fault, FaultKind, Handler, RawStr, Scanner, Shape};
use crate::value::{JsonKind, JsonRef};
use crate::write::push_string;

/// All values of a document. A member's key is a string node before its value.
#[derive(Debug)]
pub struct Tree<'a> {
    text: &'a str,
    nodes: Vec<Node>,
}

/// Twelve bytes, at the price of a limit of 4 GiB for a document.
#[derive(Debug)]
struct Node {
    start: u32,
    end: u32,
    /// Index of the first node after this one and its subtree, or [`PLAIN_KEY`].
    next: u32,
}

/// Used instead of the index of the next node, which for a key is always its own plus one: the key has no escapes, so
/// that reading it does not search for them.
const PLAIN_KEY: u32 = u32::MAX;

/// One value of a [`Tree`].
#[derive(Clone, Copy, Debug)]
pub struct NodeRef<'a> {
    tree: &'a Tree<'a>,
    index: u32,
}

impl<'a> Tree<'a> {
    /// Reads a document of less than 4 GiB, regardless of the limits: offsets into it have 32 bits.
    ///
    /// # Errors
    ///
    /// Returns the first fault of the text.
    pub fn parse(cursor: Cursor<'a>, limits: &Limits) -> Result<Self, Fault> {
        Self::scan(cursor, Scanner::new(cursor, limits.max_depth()))
    }

    /// Same as [`parse`](Self::parse), for a caller that decides itself what repeated keys mean: each member is there, in
    /// text order, and [`NodeRef::member`] returns the first of a name.
    ///
    /// # Errors
    ///
    /// Returns the first fault of the text, where a repeated key is none.
    pub fn parse_with_repeated_keys(cursor: Cursor<'a>, limits: &Limits) -> Result<Self, Fault> {
        let scanner = Scanner::with_repeated_keys(cursor, limits.max_depth());
        Self::scan(cursor, scanner)
    }

    fn scan(cursor: Cursor<'a>, mut scanner: Scanner<'a>) -> Result<Self, Fault> {
        let text = cursor.text();
        if text.len() > LARGEST_TEXT {
            return Err(Fault {
                kind: FaultKind::TooLong {
                    max: LARGEST_TEXT,
                    found: text.len(),
                },
                offset: 0,
            });
        }
        let mut builder = Builder {
            nodes: Vec::with_capacity(text.len() / 16),
            innermost: 0,
        };
        scanner.document(&mut builder)?;
        Ok(Self {
            text,
            nodes: builder.nodes,
        })
    }

    /// Reads a text that is known to be one valid value. For any other text, the tree is unspecified.
    #[must_use]
    pub fn of_valid(text: &'a str) -> Self {
        Self::parse(Cursor::new(text), &Limits::NONE).unwrap_or(Self {
            text,
            nodes: Vec::new(),
        })
    }

    /// Returns the whole document.
    #[must_use]
    pub const fn root(&'a self) -> NodeRef<'a> {
        NodeRef {
            tree: self,
            index: 0,
        }
    }
}

struct Builder {
    nodes: Vec<Node>,
    /// The innermost open array or object. Until its end is known, its `end` holds the index of the one around it.
    innermost: u32,
}

impl Builder {
    #[inline]
    fn push(&mut self, start: usize, end: usize) {
        let next = self.nodes.len() as u32 + 1;
        self.nodes.push(Node {
            start: start as u32,
            end: end as u32,
            next,
        });
    }
}

impl<'a> Handler<'a> for Builder {
    #[inline]
    fn open(&mut self, start: usize, _shape: Shape) {
        let around = std::mem::replace(&mut self.innermost, self.nodes.len() as u32);
        self.push(start, around as usize);
    }

    #[inline]
    fn key(&mut self, start: usize, key: RawStr<'a>) {
        let next = match key {
            RawStr::Plain(_) => PLAIN_KEY,
            RawStr::Escaped(_) => self.nodes.len() as u32 + 1,
        };
        self.nodes.push(Node {
            start: start as u32,
            end: (start + key.spelling().len() + 2) as u32,
            next,
        });
    }

    #[inline]
    fn scalar(&mut self, start: usize, end: usize) {
        self.push(start, end);
    }

    #[inline]
    fn close(&mut self, end: usize, _shape: Shape) {
        let next = self.nodes.len() as u32;
        if let Some(node) = self.nodes.get_mut(self.innermost as usize) {
            self.innermost = std::mem::replace(&mut node.end, end as u32);
            node.next = next;
        }
    }
}

impl NodeRef<'static> {
    /// A value of an empty text.
    pub const NOTHING: Self = {
        static NOTHING: Tree<'static> = Tree {
            text: "",
            nodes: Vec::new(),
        };
        NOTHING.root()
    };
}

impl<'a> NodeRef<'a> {
    /// Returns the index that identifies the node in its tree.
    #[must_use]
    pub const fn index(self) -> u32 {
        self.index
    }

    fn next(self) -> u32 {
        self.tree
            .nodes
            .get(self.index as usize)
            .map_or(u32::MAX, |node| match node.next {
                PLAIN_KEY => self.index + 1,
                next => next,
            })
    }

    /// Returns the string if this is the key of a member.
    #[inline]
    fn key(self) -> Option<Cow<'a, str>> {
        let node = self.tree.nodes.get(self.index as usize)?;
        if node.next != PLAIN_KEY {
            return self.string();
        }
        let inner = node.start as usize + 1..node.end as usize - 1;
        self.tree.text.get(inner).map(Cow::Borrowed)
    }

    /// Returns the value's byte range.
    #[must_use]
    pub fn span(self) -> Range<usize> {
        self.tree
            .nodes
            .get(self.index as usize)
            .map_or(0..0, |node| node.start as usize..node.end as usize)
    }

    /// Returns the value's end, in bytes.
    #[inline]
    #[must_use]
    pub fn end(self) -> usize {
        self.tree
            .nodes
            .get(self.index as usize)
            .map_or(0, |node| node.end as usize)
    }

    /// Returns the value's text as it is, including whitespace.
    #[must_use]
    pub fn text(self) -> &'a str {
        self.tree.text.get(self.span()).unwrap_or_default()
    }

    /// Returns the kind of the value.
    #[inline]
    #[must_use]
    pub fn kind(self) -> JsonKind {
        let first = self.tree.text.as_bytes().get(self.span().start);
        JsonKind::beginning_with(first.copied())
    }

    /// Returns the string if this is one.
    #[must_use]
    pub fn string(self) -> Option<Cow<'a, str>> {
        JsonRef::of_valid(self.text()).as_str()
    }

    /// Returns the key, if this is the value of a member. For any other node, the result is unspecified.
    #[must_use]
    pub const fn key_before(self) -> Self {
        NodeRef {
            tree: self.tree,
            index: self.index.saturating_sub(1),
        }
    }

    /// Returns the nodes directly inside, including keys.
    #[must_use]
    pub fn children(self) -> Children<'a> {
        Children {
            tree: self.tree,
            at: self.index + 1,
            end: self.next(),
        }
    }

    /// Returns every node inside, including keys, in text order.
    pub fn below(self) -> impl Iterator<Item = NodeRef<'a>> + use<'a> {
        let next = self.next();
        (self.index + 1..next).map(move |index| NodeRef {
            tree: self.tree,
            index,
        })
    }

    /// Returns the items of an array; none for any other kind.
    #[must_use]
    pub fn items(self) -> Children<'a> {
        self.children_of(JsonKind::Array)
    }

    /// Returns the members of an object; none for any other kind.
    #[must_use]
    pub fn members(self) -> Members<'a> {
        Members(self.children_of(JsonKind::Object))
    }

    fn children_of(self, kind: JsonKind) -> Children<'a> {
        let mut children = self.children();
        if self.kind() != kind {
            children.end = children.at;
        }
        children
    }

    /// Returns the member with that name. Scans the members before it.
    #[must_use]
    pub fn member(self, name: &str) -> Option<NodeRef<'a>> {
        self.members()
            .find_map(|(key, value)| (key == name).then_some(value))
    }

    /// Returns the value that a JSON Pointer (RFC 6901) names, starting here.
    #[must_use]
    pub fn pointer(self, pointer: &str) -> Option<NodeRef<'a>> {
        tokens(pointer)?.try_fold(self, |node, token| match node.kind() {
            JsonKind::Array => node.items().nth(array_index(token)?),
            _ => node.member(&pointer_step(token)),
        })
    }

    /// Appends a description of the value for use in a message.
    pub fn describe(self, message: &mut String) {
        JsonRef::of_valid(self.text()).push_description(message);
    }
}

impl NodeRef<'_> {
    /// Returns a text that all spellings of one value share, by the rules of JSON Schema, and no other value has: members
    /// sorted, numbers and strings in one form, no whitespace.
    #[must_use]
    pub fn canonical(self) -> String {
        enum Todo<'a> {
            Text(&'static str),
            Key(Cow<'a, str>),
            Value(NodeRef<'a>),
        }
        let mut text = String::new();
        let mut todo = vec![Todo::Value(self)];
        while let Some(next) = todo.pop() {
            let value = match next {
                Todo::Text(mark) => {
                    text.push_str(mark);
                    continue;
                }
                Todo::Key(key) => {
                    push_string(&mut text, &key);
                    continue;
                }
                Todo::Value(value) => value,
            };
            match value.kind() {
                JsonKind::Null | JsonKind::Bool => text.push_str(value.text()),
                JsonKind::Number => text.push_str(&canonical(value.text())),
                JsonKind::String => push_string(&mut text, &value.string().unwrap_or_default()),
                JsonKind::Array => {
                    text.push('[');
                    todo.push(Todo::Text("]"));
                    let items: Vec<_> = value.items().collect();
                    for (index, item) in items.into_iter().enumerate().rev() {
                        todo.push(Todo::Value(item));
                        if index > 0 {
                            todo.push(Todo::Text(","));
                        }
                    }
                }
                JsonKind::Object => {
                    text.push('{');
                    todo.push(Todo::Text("}"));
                    for (index, (key, value)) in sorted(value).into_iter().enumerate().rev() {
                        todo.push(Todo::Value(value));
                        todo.push(Todo::Text(":"));
                        todo.push(Todo::Key(key));
                        if index > 0 {
                            todo.push(Todo::Text(","));
                        }
                    }
                }
            }
        }
        text
    }
}

/// Iterates over the nodes directly inside a value.
#[derive(Clone)]
pub struct Children<'a> {
    tree: &'a Tree<'a>,
    at: u32,
    end: u32,
}

impl<'a> Iterator for Children<'a> {
    type Item = NodeRef<'a>;

    fn next(&mut self) -> Option<NodeRef<'a>> {
        if self.at >= self.end {
            return None;
        }
        let child = NodeRef {
            tree: self.tree,
            index: self.at,
        };
        self.at = child.next();
        Some(child)
    }
}

/// Iterates over the members of an object.
#[derive(Clone)]
pub struct Members<'a>(Children<'a>);

impl Members<'_> {
    /// Returns an iterator over no member.
    #[must_use]
    pub const fn none(mut self) -> Self {
        self.0.at = self.0.end;
        self
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (Cow<'a, str>, NodeRef<'a>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let Children { tree, at, end } = self.0;
        if at >= end {
            return None;
        }
        // A key is one node.
        let (key, value) = (at, at + 1);
        let [key, value] = [key, value].map(|index| NodeRef { tree, index });
        self.0.at = value.next();
        Some((key.key()?, value))
    }
}

/// Returns whether two values are equal by the rules of JSON Schema: members in any order, numbers by value. Uses a
/// work list, so that no nesting is too deep.
pub(crate) fn same_value<'a>(left: NodeRef<'a>, right: NodeRef<'a>) -> bool {
    let mut pairs = vec![(left, right)];
    while let Some((left, right)) = pairs.pop() {
        let kind = left.kind();
        if kind != right.kind() {
            return false;
        }
        let same = match kind {
            JsonKind::Null => true,
            JsonKind::Bool => left.text() == right.text(),
            JsonKind::Number => same_number(left.text(), right.text()),
            JsonKind::String => left.string() == right.string(),
            JsonKind::Array => pair_up(left.items(), right.items(), &mut pairs),
            JsonKind::Object => {
                let (left, right) = (sorted(left), sorted(right));
                left.len() == right.len()
                    && left
                        .iter()
                        .zip(&right)
                        .all(|(left, right)| left.0 == right.0)
                    && pair_up(
                        left.into_iter().map(|(_, value)| value),
                        right.into_iter().map(|(_, value)| value),
                        &mut pairs,
                    )
            }
        };
        if !same {
            return false;
        }
    }
    true
}

fn sorted(object: NodeRef<'_>) -> Vec<(Cow<'_, str>, NodeRef<'_>)> {
    let mut members: Vec<_> = object.members().collect();
    members.sort_by(|(left, _), (right, _)| left.cmp(right));
    members
}

/// Pairs up items; `false` if one side has more.
fn pair_up<'a>(
    mut left: impl Iterator<Item = NodeRef<'a>>,
    mut right: impl Iterator<Item = NodeRef<'a>>,
    pairs: &mut Vec<(NodeRef<'a>, NodeRef<'a>)>,
) -> bool {
    loop {
        match (left.next(), right.next()) {
            (Some(left), Some(right)) => pairs.push((left, right)),
            (None, None) => return true,
            _ => return false,
        }
    }
}
