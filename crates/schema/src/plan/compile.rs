//! From the schema that the generator wrote for the reject path to its [`Plan`].
//!
//! Invariant: no keyword is passed over. One that says something of values and is not known here is an error, and a
//! test compiles every schema there is.

use std::collections::{BTreeSet, HashMap};

use saop_json::pointer::{below, push_pointer_step};
use saop_json::show::quote;
use saop_json::{NodeRef, Tree};
use serde_json::json;

use super::rules::Here;
use super::{Members, Others, Plan, Property, Shape, Union};
use crate::words::list;

/// Keywords that say nothing of values.
const ANNOTATIONS: [&str; 9] = [
    "$schema",
    "$id",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "format",
    "definitions",
];

/// How many validators this process has built.
#[cfg(test)]
pub(crate) static BUILT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

impl Plan {
    /// From the text that the generator made, which a test loads for every schema.
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
        let mut compiler = Compiler {
            document: tree.root(),
            shapes: Vec::new(),
            known: HashMap::new(),
        };
        let root = compiler.shape(tree.root(), String::new())?;
        // Types of their own, also where the document has no place for them.
        for (name, definition) in tree
            .root()
            .member("definitions")
            .into_iter()
            .flat_map(NodeRef::members)
        {
            compiler.shape(definition, below("/definitions", &name))?;
        }
        Ok(Self {
            shapes: compiler.shapes,
            root,
            places: compiler.known,
        })
    }
}

struct Compiler<'t> {
    document: NodeRef<'t>,
    shapes: Vec<Shape>,
    /// The shapes so far, by where they stand in the schema.
    known: HashMap<String, usize>,
}

impl<'t> Compiler<'t> {
    /// The place of the shape that a schema or its reference names.
    fn shape(&mut self, schema: NodeRef<'t>, path: String) -> Result<usize, String> {
        let (schema, path) = self.target(schema, path)?;
        if let Some(&known) = self.known.get(&path) {
            return Ok(known);
        }
        let place = self.shapes.len();
        self.shapes.push(Shape::default());
        self.known.insert(path.clone(), place);
        let here = Here { schema, path };
        let shape = self.shape_of(&here)?;
        if let Some(empty) = self.shapes.get_mut(place) {
            *empty = shape;
        }
        Ok(place)
    }

    /// Follows references.
    fn target(
        &self,
        mut schema: NodeRef<'t>,
        mut path: String,
    ) -> Result<(NodeRef<'t>, String), String> {
        // No chain that ends passes a place twice, and each place takes some of the text.
        for _ in 0..self.document.text().len() {
            let Some(reference) = schema.member("$ref").and_then(NodeRef::string) else {
                return Ok((schema, path));
            };
            let leads_nowhere =
                || format!("expected a $ref into the schema, but found {reference}");
            let pointer = reference.strip_prefix('#').ok_or_else(leads_nowhere)?;
            schema = self.document.pointer(pointer).ok_or_else(leads_nowhere)?;
            pointer.clone_into(&mut path);
        }
        Err(format!(
            "expected $refs to end somewhere, but found a circle at {path}"
        ))
    }

    fn shape_of(&mut self, here: &Here<'t>) -> Result<Shape, String> {
        let mut shape = Shape::default();
        for (name, value) in here.schema.members() {
            match &*name {
                "items" => shape.items = Some(self.shape(value, here.at("items"))?),
                "oneOf" => shape.union = Some(self.union(here, value)?),
                "properties" | "required" | "additionalProperties" => {}
                name if ANNOTATIONS.contains(&name) => {}
                name => shape.rules.extend(here.rule(name, value)?),
            }
        }
        shape.members = self.members(here)?;
        shape.finish();
        Ok(shape)
    }

    fn members(&mut self, here: &Here<'t>) -> Result<Option<Members>, String> {
        let required: Vec<_> = here.list("required").filter_map(NodeRef::string).collect();
        let mut properties = Vec::new();
        let mut below = here.at("properties");
        let length = below.len();
        for (name, schema) in here
            .member("properties")
            .into_iter()
            .flat_map(NodeRef::members)
        {
            push_pointer_step(&mut below, &name);
            let shape = self.shape(schema, below.clone())?;
            below.truncate(length);
            let is_required = required.contains(&name);
            let missing = || {
                let wanted = format!("the member {}", quote(&name));
                here.keyword("required", json!(name), wanted)
            };
            properties.push(Property {
                missing: is_required.then(missing),
                name: name.to_string(),
                shape,
            });
        }
        let found = properties
            .iter()
            .filter(|one| one.missing.is_some())
            .count();
        if found != required.len() {
            return Err(format!(
                "expected what is required to be properties at {}",
                here.path
            ));
        }
        let others = match here.member("additionalProperties") {
            None => Others::Any,
            Some(schema) if schema.text() == "true" => Others::Any,
            Some(schema) if schema.text() == "false" => {
                let names = || properties.iter().map(|one| &*one.name);
                let wanted = match &*properties {
                    [] => "no members".to_owned(),
                    _ => format!("no members but {}", list(names(), "and")),
                };
                let expected = names().collect::<Vec<_>>().into();
                Others::None(here.keyword("additionalProperties", expected, wanted))
            }
            Some(schema) => Others::Shape(self.shape(schema, here.at("additionalProperties"))?),
        };
        if properties.is_empty() && matches!(others, Others::Any) {
            return Ok(None);
        }
        let mut by_name: Vec<usize> = (0..properties.len()).collect();
        by_name.sort_by_key(|place| properties.get(*place).map(|one| &one.name));
        Ok(Some(Members {
            required: required.len(),
            by_name,
            properties,
            others,
        }))
    }

    fn union(&mut self, here: &Here<'t>, branches: NodeRef<'t>) -> Result<Union, String> {
        let mut schemas = Vec::new();
        let mut shapes = Vec::new();
        for (index, branch) in branches.items().enumerate() {
            let path = here.at(&format!("oneOf/{index}"));
            schemas.push(self.target(branch, path.clone())?.0);
            shapes.push(self.shape(branch, path)?);
        }
        let (property, values) = discriminator(&schemas)
            .ok_or_else(|| format!("expected a constant that tells apart {}", here.path))?;
        let wanted = format!(
            "an object with the member {} being {}",
            quote(&property),
            list(values.iter().map(String::as_str), "or")
        );
        Ok(Union {
            keyword: here.keyword("oneOf", json!({ &property: values }), wanted),
            property,
            branches: values.into_iter().zip(shapes).collect(),
        })
    }
}

/// The property, first by name, that tells the branches of a union apart, and its value in each.
fn discriminator(branches: &[NodeRef<'_>]) -> Option<(String, Vec<String>)> {
    let first = branches.first()?.member("properties")?;
    let names: BTreeSet<_> = first.members().map(|(name, _)| name).collect();
    names.into_iter().find_map(|name| {
        let value_in = |branch: &NodeRef<'_>| {
            let constant = branch
                .member("properties")?
                .member(&name)?
                .member("const")?;
            let mut required = branch.member("required")?.items();
            required.find(|one| one.string().is_some_and(|one| one == name))?;
            Some(constant.string()?.into_owned())
        };
        let values: Vec<String> = branches.iter().map(value_in).collect::<Option<_>>()?;
        let distinct: BTreeSet<_> = values.iter().collect();
        (distinct.len() == values.len()).then(|| (name.into_owned(), values))
    })
}
