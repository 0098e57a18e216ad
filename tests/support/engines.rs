//! Two JSON Schema engines over `serde_json::Value`, and what they find in the words of CLI.md: the
//! offending value's path and the keyword, for `required` and `additionalProperties` the member itself.
//! Invariant: both are built from the bundled schema text alone.

use std::collections::{BTreeMap, BTreeSet};

use boon::{Compiler, ErrorKind, SchemaIndex, Schemas};
use serde_json::Value;

use crate::oracle::engine::{Engine, Finding, member};

pub(crate) struct Engines {
    engine: Engine,
    schemas: Schemas,
    index: SchemaIndex,
}

impl Engines {
    pub(crate) fn new(bundled: &str) -> Self {
        let schema: Value = serde_json::from_str(bundled).expect("a schema is JSON");
        let engine = Engine::new(&schema);
        let mut schemas = Schemas::new();
        let mut compiler = Compiler::new();
        compiler
            .add_resource("mem:schema", schema)
            .expect("a schema is a resource");
        let index = compiler
            .compile("mem:schema", &mut schemas)
            .expect("a bundled schema loads");
        Self {
            engine,
            schemas,
            index,
        }
    }

    /// What both engines find.
    ///
    /// boon stops looking at a value after a wrong `type`, `const` or `enum`, in that order; that much
    /// of the other engine's findings is left out before the two are compared.
    pub(crate) fn findings(&self, value: &Value) -> Result<BTreeSet<Finding>, String> {
        let first = self.engine.findings(value);
        let mut second = BTreeSet::new();
        if let Err(error) = self.schemas.validate(value, self.index) {
            collect(&error, &mut second);
        }
        let early = stop_early(&first);
        if early == second {
            Ok(first)
        } else {
            Err(format!(
                "jsonschema finds {first:?}, but boon finds {second:?}"
            ))
        }
    }
}

fn collect(error: &boon::ValidationError<'_, '_>, found: &mut BTreeSet<Finding>) {
    let path = error.instance_location.to_string();
    let keyword = match &error.kind {
        ErrorKind::Required { want } => {
            found.extend(
                want.iter()
                    .map(|name| (member(&path, name), "required".to_owned())),
            );
            return;
        }
        ErrorKind::AdditionalProperties { got } => {
            found.extend(
                got.iter()
                    .map(|name| (member(&path, name), "additionalProperties".to_owned())),
            );
            return;
        }
        ErrorKind::Group | ErrorKind::Schema { .. } | ErrorKind::Reference { .. } => {
            error.causes.iter().for_each(|cause| collect(cause, found));
            return;
        }
        ErrorKind::Type { .. } => "type",
        ErrorKind::Enum { .. } => "enum",
        ErrorKind::Const { .. } => "const",
        ErrorKind::Pattern { .. } => "pattern",
        ErrorKind::MinLength { .. } => "minLength",
        ErrorKind::MaxLength { .. } => "maxLength",
        ErrorKind::MinItems { .. } => "minItems",
        ErrorKind::MaxItems { .. } => "maxItems",
        ErrorKind::Minimum { .. } => "minimum",
        ErrorKind::Maximum { .. } => "maximum",
        ErrorKind::ExclusiveMinimum { .. } => "exclusiveMinimum",
        ErrorKind::ExclusiveMaximum { .. } => "exclusiveMaximum",
        other => panic!("expected a keyword of the profile, but found {other:?}"),
    };
    found.insert((path, keyword.to_owned()));
}

fn stop_early(findings: &BTreeSet<Finding>) -> BTreeSet<Finding> {
    let mut places: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, keyword) in findings {
        places.entry(path).or_default().insert(keyword);
    }
    for keywords in places.values_mut() {
        for first in ["type", "const", "enum"] {
            if keywords.contains(first) {
                *keywords = BTreeSet::from([first]);
            }
        }
    }
    let pairs = places.into_iter().flat_map(|(path, keywords)| {
        keywords
            .into_iter()
            .map(move |keyword| (path.to_owned(), keyword.to_owned()))
    });
    pairs.collect()
}
