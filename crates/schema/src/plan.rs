//! A schema prepared for the reject path: its parts, each with the constraints and messages of its keywords.
//!
//! Invariant: no keyword is ignored. An unknown keyword that constrains values is an error, and a test compiles every
//! schema.

use std::collections::HashMap;

use saop_json::pointer::below;
use saop_json::{JsonKind, NodeRef, Tree};

use crate::keywords::constraint::{Constraint, Subject};
use crate::keywords::one_of::{self, Union};
use crate::keywords::parts::{Here, Parts};
use crate::keywords::properties::{self, Properties};
use crate::keywords::{self, items};

/// All parts of a schema. They refer to each other by number, so a schema can be recursive.
#[derive(Debug)]
pub(crate) struct Plan {
    parts: Vec<Part>,
    /// The part for the document.
    root: usize,
    /// The number of each part by its location in the schema, a JSON Pointer.
    numbers: HashMap<String, usize>,
}

/// The constraints on a value.
#[derive(Debug, Default)]
pub(crate) struct Part {
    pub(crate) constraints: Vec<Constraint>,
    /// The length in bytes, including quotes, from which a string certainly satisfies all constraints.
    sure: Option<usize>,
    /// The constraints on its members, if it is an object.
    pub(crate) properties: Option<Properties>,
    /// The part for each of its items, if it is an array.
    pub(crate) items: Option<usize>,
    pub(crate) union: Option<Union>,
}

/// How many plans this process has made.
#[cfg(test)]
pub(crate) static BUILT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

impl Plan {
    /// Compiles the text written by the generator, which a test loads for every schema.
    #[allow(
        clippy::expect_used,
        reason = "the text is part of the program, and tested"
    )]
    pub(crate) fn new(validation: &str) -> Self {
        #[cfg(test)]
        BUILT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Self::compile(validation).expect("a generated schema is valid")
    }

    pub(crate) fn compile(validation: &str) -> Result<Self, String> {
        let tree = Tree::of_valid(validation);
        let document = tree.root();
        let mut wanted = Parts::of(document);
        let root = wanted.number(document, String::new())?;
        // These types have their own parts, even if the document does not use them.
        let definitions = document.member("definitions").into_iter();
        for (name, definition) in definitions.flat_map(NodeRef::members) {
            wanted.number(definition, below("/definitions", &name))?;
        }
        let mut parts = Vec::new();
        while let Some(here) = wanted.part(parts.len()) {
            parts.push(Part::compile(&here, &mut wanted)?);
        }
        Ok(Self {
            parts,
            root,
            numbers: wanted.into_numbers(),
        })
    }

    /// Returns the part for the document.
    pub(crate) const fn root(&self) -> usize {
        self.root
    }

    /// Returns the part at a JSON Pointer into the schema, if there is one.
    pub(crate) fn place(&self, pointer: &str) -> Option<usize> {
        self.numbers.get(pointer).copied()
    }

    pub(crate) fn part(&self, number: usize) -> Option<&Part> {
        self.parts.get(number)
    }
}

impl Part {
    fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>) -> Result<Self, String> {
        let mut part = Self::default();
        for (name, value) in here.schema.members() {
            match &*name {
                "items" => part.items = Some(items::compile(here, parts, value)?),
                "oneOf" => part.union = Some(one_of::compile(here, parts, value)?),
                "properties" | "required" | "additionalProperties" => {}
                name => {
                    let constraint = keywords::constraint(here, parts, name, value)?;
                    part.constraints.extend(constraint);
                }
            }
        }
        part.properties = properties::compile(here, parts)?;
        let mut all = part.constraints.iter();
        part.sure = all.try_fold(0, |most: usize, one| Some(most.max(one.test.sure()?)));
        Ok(part)
    }

    /// Whether a value certainly satisfies all constraints, so that none need be checked.
    #[inline]
    pub(crate) fn surely_holds(&self, value: &Subject<'_>) -> bool {
        value.kind == JsonKind::String && self.sure.is_some_and(|sure| value.text.len() >= sure)
    }
}
