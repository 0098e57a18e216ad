//! Which message a text was most likely meant to be: by its discriminator, else by the members it has.

use super::{Schema, SchemaKind};
use crate::json::cursor::{Cursor, RawStr};
use crate::json::scan::{Handler, Scanner, Shape};

/// The likeliest among the messages of `schemas`; `None` where the text is not JSON.
pub(crate) fn likeliest(schemas: &[&'static Schema], raw: &[u8]) -> Option<&'static Schema> {
    let mut root = RootMembers::default();
    let cursor = Cursor::over(raw).ok()?;
    Scanner::lenient(cursor).document(&mut root).ok()?;
    let messages = || {
        schemas
            .iter()
            .copied()
            .filter(|schema| schema.kind() == SchemaKind::Message)
    };
    messages()
        .find(|schema| root.carries_discriminator_of(schema))
        .or_else(|| messages().max_by_key(|schema| root.score(schema)))
}

/// The root's members: keys, and the values of those that are scalars.
#[derive(Default)]
struct RootMembers<'a> {
    members: Vec<(RawStr<'a>, &'a str)>,
    depth: usize,
}

impl RootMembers<'_> {
    fn carries_discriminator_of(&self, schema: &Schema) -> bool {
        schema.discriminator().is_some_and(|wanted| {
            self.members.iter().any(|(key, value)| {
                key.unescape() == wanted.property
                    && Cursor::new(value)
                        .string()
                        .is_ok_and(|text| text.unescape() == wanted.value)
            })
        })
    }

    /// Members that the schema has, less those that it has not. On a tie the message without a
    /// discriminator wins: a document that is nothing else is meant to be that one.
    fn score(&self, schema: &Schema) -> (isize, bool) {
        let score = self
            .members
            .iter()
            .map(|(key, _)| {
                if schema.members().contains(&&*key.unescape()) {
                    1
                } else {
                    -1
                }
            })
            .sum();
        (score, schema.discriminator().is_none())
    }
}

impl<'a> Handler<'a> for RootMembers<'a> {
    fn open(&mut self, _start: usize, _shape: Shape) {
        self.depth += 1;
    }

    fn key(&mut self, _start: usize, key: RawStr<'a>) {
        if self.depth == 1 {
            self.members.push((key, ""));
        }
    }

    fn scalar(&mut self, _start: usize, text: &'a str) {
        if self.depth == 1
            && let Some((_, value)) = self.members.last_mut()
        {
            *value = text;
        }
    }

    fn close(&mut self, _end: usize, _shape: Shape) {
        self.depth -= 1;
    }
}
