//! The arrays and objects that a walk is inside, and what is next in each.

use std::borrow::Cow;
use std::collections::VecDeque;

use saop_json::{Children, Members, NodeRef};

use super::context::Context;
use super::evaluated::Step;
use crate::keywords::constraint::{Keyword, reading_key};
use crate::keywords::items::Items;
use crate::keywords::others::Others;
use crate::keywords::properties::{Properties, Seen, Unknown};
use crate::plan::Part;

pub(super) enum Open<'p, 'a> {
    Object(Object<'p, 'a>),
    Array {
        items: &'p Items,
        rest: Children<'a>,
        /// The items begun so far.
        count: usize,
    },
    /// Members or items that nothing else has looked at.
    Left {
        here: &'p Part,
        node: NodeRef<'a>,
        others: &'p Others,
        list: std::vec::IntoIter<(Step<'a>, NodeRef<'a>)>,
        step: Step<'a>,
        unknown: Unknown<'p>,
    },
}

pub(super) struct Object<'p, 'a> {
    pub(super) node: NodeRef<'a>,
    pub(super) properties: &'p Properties,
    pub(super) rest: Members<'a>,
    pub(super) key: Cow<'a, str>,
    /// The index of the next property if members come in the schema's order.
    pub(super) guess: usize,
    /// How many of the required properties were present.
    pub(super) required: usize,
    pub(super) seen: Seen,
    pub(super) unknown: Unknown<'p>,
    /// What else the current member has to do with.
    queue: VecDeque<Next<'p, 'a>>,
}

#[derive(Clone, Copy)]
pub(super) enum Next<'p, 'a> {
    Value(usize, NodeRef<'a>),
    /// A member's name.
    Name(usize, NodeRef<'a>),
    /// An unknown property, and the keyword that forbids it.
    Unknown(&'p Keyword, NodeRef<'a>),
    End,
}

/// The member or item that a walk is at.
pub(super) enum Place<'o> {
    Member(&'o str),
    Item(usize),
}

impl<'p, 'a> Open<'p, 'a> {
    pub(super) fn place(&self) -> Place<'_> {
        match self {
            Self::Object(object) => Place::Member(&object.key),
            Self::Array { count, .. } => Place::Item(count.saturating_sub(1)),
            Self::Left { step, .. } => match step {
                Step::Key(key) => Place::Member(key),
                Step::Index(index) => Place::Item(*index),
            },
        }
    }

    pub(super) fn next(&mut self, context: &Context<'_>, accepted: usize) -> Next<'p, 'a> {
        match self {
            Self::Array { items, rest, count } => {
                for item in rest {
                    if !context.spend(1) {
                        break;
                    }
                    let index = *count;
                    *count += 1;
                    if item.end() < accepted {
                        continue;
                    }
                    match (items.prefix.get(index), &items.rest) {
                        (Some(part), _) | (None, Others::Part(part)) => {
                            return Next::Value(*part, item);
                        }
                        (None, Others::None(keyword)) => return Next::Unknown(keyword, item),
                        (None, Others::Any) => break,
                    }
                }
                Next::End
            }
            Self::Object(object) => object.next(context, accepted),
            Self::Left {
                others, list, step, ..
            } => {
                let Some((next, node)) = list.next() else {
                    return Next::End;
                };
                *step = next;
                match others {
                    Others::Part(part) => Next::Value(*part, node),
                    Others::None(keyword) => Next::Unknown(keyword, node),
                    Others::Any => Next::End,
                }
            }
        }
    }
}

impl<'p, 'a> Object<'p, 'a> {
    pub(super) fn new(node: NodeRef<'a>, properties: &'p Properties) -> Self {
        Self {
            node,
            properties,
            rest: node.members(),
            key: Cow::Borrowed(""),
            guess: 0,
            required: 0,
            seen: Seen::default(),
            unknown: Unknown::default(),
            queue: VecDeque::new(),
        }
    }

    fn next(&mut self, context: &Context<'_>, accepted: usize) -> Next<'p, 'a> {
        if let Some(next) = self.queue.pop_front() {
            return next;
        }
        while let Some((key, value)) = self.rest.next() {
            if !context.spend(1 + reading_key(&key)) {
                break;
            }
            let place = context.place(self.properties, &key, self.guess);
            self.key = key;
            let mut listed = None;
            if let Some(place) = place {
                self.guess = place + 1;
                self.seen.add(place);
                if let Some(property) = self.properties.list.get(place) {
                    self.required += usize::from(property.missing.is_some());
                    listed = property.part;
                }
            }
            if !self.properties.is_plain() {
                self.add_to_queue(context, listed, value, accepted);
                match self.queue.pop_front() {
                    Some(next) => return next,
                    None => continue,
                }
            }
            if let Some(part) = listed {
                if value.end() >= accepted {
                    return Next::Value(part, value);
                }
                continue;
            }
            match &self.properties.others {
                Others::None(keyword) => return Next::Unknown(keyword, value),
                Others::Part(part) if value.end() >= accepted => {
                    return Next::Value(*part, value);
                }
                Others::Any | Others::Part(_) => {}
            }
        }
        Next::End
    }

    /// Collects everything that the current member has to do with.
    fn add_to_queue(
        &mut self,
        context: &Context<'_>,
        listed: Option<usize>,
        value: NodeRef<'a>,
        accepted: usize,
    ) {
        if let Some(names) = self.properties.names {
            self.queue.push_back(Next::Name(names, value.key_before()));
        }
        let matching = context.matching(self.properties, &self.key);
        let described = listed.into_iter().chain(matching);
        let before = self.queue.len();
        self.queue
            .extend(described.map(|part| Next::Value(part, value)));
        if self.queue.len() == before {
            match &self.properties.others {
                Others::None(keyword) => self.queue.push_back(Next::Unknown(keyword, value)),
                Others::Part(part) => self.queue.push_back(Next::Value(*part, value)),
                Others::Any => {}
            }
        }
        if value.end() < accepted {
            self.queue.retain(|next| matches!(next, Next::Unknown(..)));
        }
    }
}
