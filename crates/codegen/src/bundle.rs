//! Makes schemas self-contained: everything that a schema refers to is pulled into its `definitions`. For others, a list
//! of types becomes an `anyOf`, since strict validators such as AJV warn of lists.
//!
//! Invariant: a bundled schema accepts what its sources accept, and has only the names of types.

use std::collections::BTreeSet;

use crate::check::TargetNames;
use crate::documents::{Documents, Target};
use crate::json::{Json, Member, Value};

/// The file of the text that has all schemas.
#[cfg(feature = "generate")]
pub(crate) const TEXT: &str = "schemas.json";

/// Returns a schema with everything that it refers to, for anyone: plain Draft-07.
pub(crate) fn bundle(documents: &Documents, names: &TargetNames, document: usize) -> String {
    let mut bundler = Bundler {
        documents,
        names,
        root: Some(Target::root(document)),
        wanted: BTreeSet::new(),
    };
    bundler.bundle(document).to_pretty()
}

/// Returns a text that has all schemas and their definitions, each by the name of its type.
#[cfg(feature = "generate")]
pub(crate) fn all(documents: &Documents, names: &TargetNames) -> String {
    let mut bundler = Bundler {
        documents,
        names,
        root: None,
        wanted: BTreeSet::new(),
    };
    let definitions = names.keys().filter_map(|target| {
        let schema = documents.schema(target)?;
        Some(bundler.definition(target, schema))
    });
    let definitions = Json::new(Value::Object(definitions.collect()));
    let dialect = "http://json-schema.org/draft-07/schema#".to_owned();
    let members = vec![
        Bundler::member("$schema", Json::new(Value::String(dialect))),
        Bundler::member("definitions", definitions),
    ];
    Json::new(Value::Object(members)).to_pretty()
}

struct Bundler<'a> {
    documents: &'a Documents,
    names: &'a TargetNames,
    /// What `#` refers to, unless everything has a name.
    root: Option<Target>,
    /// Everything that has been referred to, by name.
    wanted: BTreeSet<(String, Target)>,
}

impl Bundler<'_> {
    fn bundle(&mut self, document: usize) -> Json {
        let source = &self.documents.list[document].root;
        let mut members = self.schema(source, document, true);

        let mut definitions = Vec::new();
        let mut done: BTreeSet<Target> = self.root.iter().cloned().collect();
        for own in source
            .get("definitions")
            .and_then(Json::members)
            .unwrap_or_default()
        {
            let target = Target {
                document,
                definition: Some(own.key.clone()),
            };
            definitions.push(self.definition(&target, &own.value));
            done.insert(target);
        }
        while let Some((_, target)) = self
            .wanted
            .iter()
            .find(|(_, target)| !done.contains(target))
            .cloned()
        {
            if let Some(schema) = self.documents.schema(&target) {
                definitions.push(self.definition(&target, schema));
            }
            done.insert(target);
        }
        if !definitions.is_empty() {
            let definitions = Json::new(Value::Object(definitions));
            match members
                .iter_mut()
                .find(|member| member.key == "definitions")
            {
                Some(place) => place.value = definitions,
                None => members.push(Self::member("definitions", definitions)),
            }
        }
        Json::new(Value::Object(members))
    }

    fn definition(&mut self, target: &Target, schema: &Json) -> Member {
        let name = self.names.get(target).cloned().unwrap_or_default();
        let members = self.schema(schema, target.document, false);
        Self::member(&name, Json::new(Value::Object(members)))
    }

    fn member(key: &str, value: Json) -> Member {
        Member {
            key: key.to_owned(),
            span: 0..0,
            value,
        }
    }

    /// Returns the members of a schema in a document, with references rewritten.
    fn schema(&mut self, schema: &Json, document: usize, root: bool) -> Vec<Member> {
        let mut out = Vec::new();
        for Member { key, value, .. } in schema.members().unwrap_or_default() {
            let value = match key.as_str() {
                "$id" | "$schema" | "definitions" if !root => continue,
                "$ref" => self.reference(value, document),
                "items" | "additionalProperties" => self.inner(value, document),
                "oneOf" => {
                    let branches = value.as_array().unwrap_or_default().iter();
                    let branches = branches.map(|branch| self.inner(branch, document));
                    Json::new(Value::Array(branches.collect()))
                }
                "properties" => {
                    let properties = value.members().unwrap_or_default().iter();
                    let properties = properties.map(|member| {
                        Self::member(&member.key, self.inner(&member.value, document))
                    });
                    Json::new(Value::Object(properties.collect()))
                }
                _ => value.clone(),
            };
            out.push(Self::member(key, value));
        }
        if self.root.is_some() {
            one_type_each(out)
        } else {
            out
        }
    }

    fn inner(&mut self, value: &Json, document: usize) -> Json {
        if value.members().is_none() {
            return value.clone();
        }
        Json::new(Value::Object(self.schema(value, document, false)))
    }

    fn reference(&mut self, value: &Json, document: usize) -> Json {
        let Some(target) = self.documents.target(document, value).cloned() else {
            return value.clone();
        };
        if Some(&target) == self.root.as_ref() {
            return Json::new(Value::String("#".to_owned()));
        }
        let name = self.names.get(&target).cloned().unwrap_or_default();
        let reference = format!("#/definitions/{name}");
        self.wanted.insert((name, target));
        Json::new(Value::String(reference))
    }
}

/// Writes several types, besides `null`, as an `anyOf` with one in each branch. The profile allows no keyword beside them
/// that is about one type.
fn one_type_each(mut members: Vec<Member>) -> Vec<Member> {
    for member in &mut members {
        let types = member.value.as_array().unwrap_or_default();
        let others = types.iter().filter(|name| name.as_str() != Some("null"));
        if member.key != "type" || others.count() < 2 {
            continue;
        }
        let branches = types.iter().map(|name| {
            let branch = Bundler::member("type", name.clone());
            Json::new(Value::Object(vec![branch]))
        });
        let branches = Json::new(Value::Array(branches.collect()));
        *member = Bundler::member("anyOf", branches);
    }
    members
}
