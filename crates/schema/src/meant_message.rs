//! Determines which message a text was meant to be: by its discriminator, otherwise by its members.

use saop_json::text::{Cursor, Handler, RawStr, Scanner, Shape};

use crate::type_schema::{SchemaKind, TypeSchema};

/// The most likely message of a text, and how it was determined.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Likeliest {
    /// The text carries the message's discriminator, which decides.
    Told(&'static TypeSchema),
    /// The text carries no discriminator, and shares the most members with this message.
    Guessed(&'static TypeSchema),
}

impl Likeliest {
    pub(crate) const fn schema(self) -> &'static TypeSchema {
        match self {
            Self::Told(schema) | Self::Guessed(schema) => schema,
        }
    }
}

/// Returns the message of `schemas` that a text was most likely meant to be: the one whose discriminator it carries,
/// otherwise the one it shares the most members with. `None` if the text is not JSON.
#[must_use]
pub fn likeliest(schemas: &[&'static TypeSchema], raw: &[u8]) -> Option<&'static TypeSchema> {
    likeliest_of(schemas, str::from_utf8(raw).ok()?).map(Likeliest::schema)
}

/// Same as [`likeliest`], plus how it was determined.
pub(crate) fn likeliest_of(schemas: &[&'static TypeSchema], text: &str) -> Option<Likeliest> {
    let mut root = RootMembers::of(text);
    Scanner::lenient(Cursor::new(text))
        .document(&mut root)
        .ok()?;
    let messages = || {
        schemas
            .iter()
            .copied()
            .filter(|schema| schema.kind() == SchemaKind::Message)
    };
    if let Some(told) = messages().find(|schema| root.carries_discriminator_of(schema)) {
        return Some(Likeliest::Told(told));
    }
    messages()
        .max_by_key(|schema| root.score(schema))
        .map(Likeliest::Guessed)
}

/// Returns the only message of `schemas` that a text can be, if its first members show it: messages are closed, so a member that only
/// one of them has leaves only that one. One or two members are enough for most texts; `None` if it takes more.
pub(crate) fn by_first_members(
    schemas: &'static [&'static TypeSchema],
    text: &str,
) -> Option<&'static TypeSchema> {
    let mut cursor = Cursor::new(text);
    if cursor.peek_token() != Some(b'{') || schemas.len() > u64::BITS as usize {
        return None;
    }
    let mut candidates: u64 = u64::MAX;
    loop {
        // The opening brace, or the comma after a member.
        cursor.pos += 1;
        cursor.skip_whitespace();
        let key = cursor.string().ok()?.unescape();
        cursor.colon().ok()?;
        let with_key = |(at, schema): (usize, &&TypeSchema)| {
            u64::from(schema.members().contains(&&*key)) << at
        };
        candidates &= schemas.iter().enumerate().map(with_key).sum::<u64>();
        if candidates.is_power_of_two() {
            let only = schemas.get(candidates.trailing_zeros() as usize).copied()?;
            return Some(only).filter(|only| !may_be_another(only, schemas));
        }
        let value = (cursor.peek() == Some(b'"')).then(|| cursor.string().ok())??;
        let told = schemas.iter().copied().find(|schema| {
            schema
                .discriminator()
                .is_some_and(|wanted| wanted.property == key && wanted.value == value.unescape())
        });
        if told.is_some() || candidates == 0 || cursor.peek_token() != Some(b',') {
            return told;
        }
    }
}

/// Whether a text that is valid as `schema` may carry another message's discriminator, which decides.
fn may_be_another(schema: &TypeSchema, schemas: &[&'static TypeSchema]) -> bool {
    schema.discriminator().is_none()
        && schemas
            .iter()
            .filter_map(|other| other.discriminator())
            .any(|other| schema.members().contains(&other.property))
}

/// The root's members: keys, and the values that are scalars.
struct RootMembers<'a> {
    text: &'a str,
    members: Vec<(RawStr<'a>, &'a str)>,
    depth: usize,
}

impl<'a> RootMembers<'a> {
    const fn of(text: &'a str) -> Self {
        Self {
            text,
            members: Vec::new(),
            depth: 0,
        }
    }

    fn carries_discriminator_of(&self, schema: &TypeSchema) -> bool {
        schema.discriminator().is_some_and(|wanted| {
            self.members.iter().any(|(key, value)| {
                key.unescape() == wanted.property
                    && Cursor::new(value)
                        .string()
                        .is_ok_and(|text| text.unescape() == wanted.value)
            })
        })
    }

    /// Number of members that the schema has, minus those it does not have. On a tie, the message without a
    /// discriminator wins: a document that is nothing else is meant to be that one.
    fn score(&self, schema: &TypeSchema) -> (isize, bool) {
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

    fn scalar(&mut self, start: usize, end: usize) {
        if self.depth == 1
            && let Some((_, value)) = self.members.last_mut()
        {
            *value = self.text.get(start..end).unwrap_or_default();
        }
    }

    fn close(&mut self, _end: usize, _shape: Shape) {
        self.depth -= 1;
    }
}
