//! What is known of a value.

use std::rc::Rc;

use crate::pair::{Kinds, Node};

/// What is known of a value: parts that it is valid under, and what else was supposed on the way to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Value {
    /// Parts under which it is valid, sorted.
    pub(crate) is: Vec<Node>,
    /// Parts under which it is not valid, sorted.
    pub(crate) not: Vec<Node>,
    /// Members that it has if it is an object.
    pub(crate) present: Vec<String>,
    pub(crate) kinds: Kinds,
    /// Where it is in the document of a caller.
    pub(crate) place: usize,
}

impl Value {
    pub(crate) const fn of(is: Vec<Node>, place: usize) -> Self {
        Self {
            is,
            not: Vec::new(),
            present: Vec::new(),
            kinds: Kinds::ALL,
            place,
        }
    }

    /// Returns the value if it is valid under another part, too.
    pub(crate) fn and(&self, node: Node) -> Self {
        let mut value = self.clone();
        value.is.push(node);
        value
    }

    /// Returns the value if it is not valid under a part.
    pub(crate) fn and_not(&self, node: Node) -> Self {
        let mut value = self.clone();
        value.not.push(node);
        value
    }

    pub(crate) fn of_kinds(&self, kinds: Kinds) -> Self {
        Self {
            kinds: self.kinds.and(kinds),
            ..self.clone()
        }
    }
}

/// A step from a value to one in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Member(String),
    /// A member of any other name, or one that the pattern matches.
    Other(Option<String>),
    Item(usize),
    /// The name of a member, as a string.
    Name,
}

/// A value on the way to a place, and the step from it.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) value: Value,
    pub(crate) step: Step,
}

/// A keyword that does not follow.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) way: Vec<Rc<Frame>>,
    pub(crate) value: Value,
    pub(crate) goal: Node,
    pub(crate) keyword: &'static str,
    /// The member that it is about.
    pub(crate) name: Option<String>,
}
