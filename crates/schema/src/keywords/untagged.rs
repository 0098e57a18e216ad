//! `anyOf`, and `oneOf` where no property tells the branches apart.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use saop_json::NodeRef;
use saop_json::show::one_line;

use super::compiler::{Here, Parts};
use super::constants::short_literal;
use super::constraint::Keyword;
use super::index::Index;
use crate::language::location::Location;

#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) name: &'static str,
    /// The schema that it is in.
    pub(crate) at: Arc<Location>,
    /// What its violations say, made for the first of them: it takes the whole plan to know what the branches are called.
    pub(crate) keyword: OnceLock<Keyword>,
    pub(crate) branches: Vec<Branch>,
    /// Whether it is `oneOf`.
    pub(crate) exactly_one: bool,
    /// Finds the branches that a value can match.
    pub(crate) index: Option<Index>,
}

#[derive(Debug)]
pub(crate) struct Branch {
    pub(crate) part: usize,
    pub(crate) name: Option<Name>,
    pub(crate) discriminator: Option<Box<Discriminator>>,
}

/// What the `discriminator` of `OpenAPI` says of a branch. It decides nothing, but shows which branch was meant.
#[derive(Debug)]
pub(crate) struct Discriminator {
    pub(crate) property: String,
    pub(crate) values: Vec<String>,
}

/// What the schema calls a branch.
#[derive(Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    /// Whether it is a constant, with its title if it has one.
    pub(crate) is_constant: bool,
}

impl Choice {
    /// Whether looking at all branches costs next to nothing.
    pub(crate) const fn has_few(&self) -> bool {
        self.branches.len() <= FEW
    }
}

/// More branches are decided with a tree, which keeps what is known of each.
const FEW: usize = 16;

/// How long the name of a branch is at most, in bytes.
pub(crate) const MOST_OF_LABEL: usize = 120;

pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &'static str,
    value: NodeRef<'t>,
) -> Choice {
    let mut branches: Vec<Branch> = Vec::new();
    for (index, schema) in value.items().enumerate() {
        let target = parts.below(here, &[name, &index.to_string()], schema);
        branches.push(Branch {
            name: name_of(parts, schema, &target),
            discriminator: discriminator(here, schema).map(Box::new),
            part: parts.number_of(target),
        });
    }
    Choice {
        name,
        at: Arc::clone(&here.found.location),
        keyword: OnceLock::new(),
        branches,
        exactly_one: name == "oneOf",
        index: None,
    }
}

/// Returns what the schema calls a branch: its constant, its name as a definition, or its title.
pub(super) fn name_of<'t>(
    parts: &mut Parts<'t>,
    schema: NodeRef<'t>,
    target: &Here<'t>,
) -> Option<Name> {
    if let Some(constant) = target.member("const") {
        return Some(Name {
            text: titled(short_literal(constant), target),
            is_constant: true,
        });
    }
    let text = name_in_schema(schema).or_else(|| title(target));
    if let Some(text) = text {
        return Some(Name {
            text,
            is_constant: false,
        });
    }
    // `allOf` of one schema, which says nothing else, is that schema.
    let mut keywords = target
        .schema
        .members()
        .filter(|(name, _)| target.member(name).is_some());
    let (Some((name, all)), None) = (keywords.next(), keywords.next()) else {
        return None;
    };
    let mut all = all.items();
    let (Some(only), None, "allOf") = (all.next(), all.next(), &*name) else {
        return None;
    };
    let below = parts.below(target, &["allOf", "0"], only);
    let text = name_in_schema(only).or_else(|| title(&below))?;
    Some(Name {
        text,
        is_constant: false,
    })
}

/// Returns the values by which `discriminator` calls a branch: those that it maps to it, or else the name that the branch has.
fn discriminator(here: &Here<'_>, schema: NodeRef<'_>) -> Option<Discriminator> {
    const MOST_MAPPED: usize = 1000;
    let discriminator = here.annotation("discriminator")?;
    let property = discriminator.member("propertyName")?.string()?.into_owned();
    let name = name_in_schema(schema)?;
    let mapping = discriminator.member("mapping").into_iter();
    let mapping = mapping.flat_map(NodeRef::members).take(MOST_MAPPED);
    let mapped = mapping.filter(|(_, target)| {
        let target = target.string();
        target.is_some_and(|target| last_step(&target) == Some(&*name))
    });
    let mut values: Vec<String> = mapped.map(|(value, _)| value.into_owned()).collect();
    if values.is_empty() {
        values.push(name);
    }
    Some(Discriminator { property, values })
}

/// Adds the title of a constant, which says what it means.
fn titled(constant: String, target: &Here<'_>) -> String {
    let title = target.annotation("title").and_then(NodeRef::string);
    match title.filter(|title| !title.is_empty() && title.len() <= MOST_OF_LABEL) {
        Some(title) => format!("{constant} ({})", one_line(&title, MOST_OF_LABEL)),
        None => constant,
    }
}

/// Returns the name of the definition that a schema refers to.
fn name_in_schema(schema: NodeRef<'_>) -> Option<String> {
    let reference = schema.member("$ref").and_then(NodeRef::string)?;
    Some(one_line(last_step(&reference)?, MOST_OF_LABEL))
}

/// Returns the last step of a reference.
fn last_step(reference: &str) -> Option<&str> {
    let name = reference.rsplit(['/', '#']).next();
    name.filter(|name| !name.is_empty())
}

fn title(target: &Here<'_>) -> Option<String> {
    let is_short = |value: &NodeRef<'_>| value.text().len() <= MOST_OF_LABEL;
    let title = target.annotation("title").filter(is_short)?;
    let title = title.string().map(Cow::into_owned)?;
    Some(title).filter(|title| !title.is_empty())
}
