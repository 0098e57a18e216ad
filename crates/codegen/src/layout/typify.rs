//! What typify makes of the schemas: the names of fields and variants, the documentation, and what is derived, of each struct and enum
//! that it takes.
//!
//! The layout and the decoders are ours. What typify would lose: an optional member takes `null`, bounds and patterns of numbers are
//! dropped, a struct is read from an array, members are sorted, an inline type with another one's title gets its fields, and a
//! `const` is any string. The tests `gap_…` in the project's `tests/formats.rs` show that ours lose nothing of that.
//!
//! Invariant: typify sees the authors' schemas, without what only restricts a leaf.

use std::collections::BTreeMap;
use std::panic::catch_unwind;

use schemars08::schema::RootSchema;
use serde_json::{Map, Value, json};
use syn::{Attribute, Expr, Fields, Item, Lit, LitStr, Meta};
use typify::{TypeSpace, TypeSpaceSettings};

use super::Layout;
use super::ir::Shape;
use crate::keywords::{self, Takes};
use crate::names::is_plain;

/// What typify says of a type.
struct Definition {
    docs: String,
    derives: Vec<String>,
    /// The names of fields or variants, by those in JSON.
    names: BTreeMap<String, String>,
    is_struct: bool,
}

/// Gives the types of a layout what typify says of them. `text` has all schemas.
///
/// Fails with the reason if typify takes none of them.
pub(crate) fn apply(text: &str, layout: &mut Layout) -> Result<(), String> {
    let mut definitions = definitions(text)?;
    for item in &mut layout.items {
        let Some(made) = definitions.remove(&item.name) else {
            continue;
        };
        let rust = |json: &str| made.names.get(json).filter(|name| is_plain(name)).cloned();
        let is_whole = match &mut item.shape {
            Shape::Struct { fields, .. } if made.is_struct && fields.len() == made.names.len() => {
                let names: Option<Vec<String>> = fields.iter().map(|one| rust(&one.json)).collect();
                let fields = fields.iter_mut().zip(names.iter().flatten());
                fields.for_each(|(field, name)| field.rust.clone_from(name));
                names.is_some()
            }
            Shape::Enum(constants) if !made.is_struct && constants.len() == made.names.len() => {
                let names: Option<Vec<String>> =
                    constants.iter().map(|one| rust(&one.json)).collect();
                let constants = constants.iter_mut().zip(names.iter().flatten());
                constants.for_each(|(constant, name)| constant.rust.clone_from(name));
                names.is_some()
            }
            _ => false,
        };
        if is_whole {
            item.derives = made.derives;
            if !made.docs.is_empty() {
                item.docs = made.docs;
            }
        }
    }
    Ok(())
}

fn definitions(text: &str) -> Result<BTreeMap<String, Definition>, String> {
    let schema: Value =
        serde_json::from_str(text).map_err(|error| format!("the text is no JSON: {error}"))?;
    let schema: RootSchema = serde_json::from_value(shape_of(&schema))
        .map_err(|error| format!("expected a schema of schemars, but found another: {error}"))?;
    let made = catch_unwind(|| {
        let settings = TypeSpaceSettings::default()
            .with_derive("PartialEq".to_owned())
            .clone();
        let mut space = TypeSpace::new(&settings);
        space.add_root_schema(schema)?;
        Ok::<_, typify::Error>(space.to_stream())
    });
    let made = made.map_err(|_| "typify panicked".to_owned())?;
    let made = made.map_err(|error| format!("typify refuses the schemas: {error}"))?;
    let file: syn::File =
        syn::parse2(made).map_err(|error| format!("typify made what is not Rust: {error}"))?;
    let mut all = BTreeMap::new();
    for item in file.items {
        let (name, attributes, names, is_struct) = match &item {
            Item::Struct(item) => {
                let Fields::Named(fields) = &item.fields else {
                    continue;
                };
                let names = fields.named.iter().filter_map(|field| {
                    let rust = field.ident.as_ref()?.to_string();
                    Some((renamed(&field.attrs).unwrap_or_else(|| rust.clone()), rust))
                });
                (&item.ident, &item.attrs, names.collect(), true)
            }
            Item::Enum(item) => {
                let units = item.variants.iter().filter(|one| one.fields.is_empty());
                let names = units.map(|variant| {
                    let rust = variant.ident.to_string();
                    (
                        renamed(&variant.attrs).unwrap_or_else(|| rust.clone()),
                        rust,
                    )
                });
                (&item.ident, &item.attrs, names.collect(), false)
            }
            _ => continue,
        };
        let definition = Definition {
            docs: docs_of(attributes),
            derives: derives_of(attributes),
            names,
            is_struct,
        };
        all.insert(name.to_string(), definition);
    }
    Ok(all)
}

/// Returns a schema without samples, and without what only restricts a leaf, of which typify would make a type of its own or which
/// it refuses.
fn shape_of(schema: &Value) -> Value {
    const LEFT_OUT: [&str; 5] = ["default", "examples", "pattern", "format", "$comment"];
    const OF_SCHEMAS: [&str; 2] = ["properties", "definitions"];
    match schema {
        Value::Object(members) => {
            let mut out = Map::new();
            for (key, value) in members {
                let value = match value {
                    _ if LEFT_OUT.contains(&&**key) || is_bound(key) => continue,
                    Value::Object(inner) if OF_SCHEMAS.contains(&&**key) => {
                        let inner = inner.iter();
                        inner
                            .map(|(key, schema)| (key.clone(), shape_of(schema)))
                            .collect()
                    }
                    // typify takes a constant for any value.
                    value if key == "const" => {
                        out.insert("enum".to_owned(), json!([value]));
                        continue;
                    }
                    Value::Array(_) if key == "enum" || key == "required" => value.clone(),
                    other => shape_of(other),
                };
                out.insert(key.clone(), value);
            }
            Value::Object(out)
        }
        Value::Array(items) => items.iter().map(shape_of).collect(),
        other => other.clone(),
    }
}

fn is_bound(key: &str) -> bool {
    keywords::find(key)
        .is_some_and(|keyword| matches!(keyword.takes, Takes::Count | Takes::Numeral | Takes::Flag))
}

/// Returns the name in `#[serde(rename = "…")]`.
fn renamed(attributes: &[Attribute]) -> Option<String> {
    let mut found = None;
    for attribute in attributes {
        if !attribute.path().is_ident("serde") || !matches!(attribute.meta, Meta::List(_)) {
            continue;
        }
        // Other entries of the list, such as `default = "…"`, do not matter; neither do errors.
        let _ = attribute.parse_nested_meta(|meta| {
            if let Ok(value) = meta.value() {
                let text: LitStr = value.parse()?;
                if meta.path.is_ident("rename") {
                    found = Some(text.value());
                }
            }
            Ok(())
        });
    }
    found
}

fn docs_of(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let Meta::NameValue(pair) = &attribute.meta else {
            return None;
        };
        match &pair.value {
            Expr::Lit(literal) if pair.path.is_ident("doc") => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns what is derived, but for serde's traits, which are implemented in our way, and `Default`, which is what `new` gives.
fn derives_of(attributes: &[Attribute]) -> Vec<String> {
    let mut all = Vec::new();
    for attribute in attributes
        .iter()
        .filter(|one| one.path().is_ident("derive"))
    {
        // What cannot be read is not derived, and so not used.
        let _ = attribute.parse_nested_meta(|meta| {
            let name = meta.path.get_ident().filter(|name| *name != "Default");
            all.extend(name.map(ToString::to_string));
            Ok(())
        });
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    use saop_schema::{CompileOptions, Outline};

    use super::{Shape, definitions};
    use crate::emit::module::Schema;
    use crate::layout::layout;
    use crate::layout::places::Places;
    use crate::settings::Settings;

    /// Where typify and the layout give different names: the type, the name in JSON, ours, and that of typify.
    const DIFFERENT: &[(&str, &str, &str, &str)] = &[
        // The empty string: its name says so.
        ("StateStatus", "", "Empty", "X"),
    ];

    /// typify is the oracle of names: what it takes of schemas of others has the same ones.
    #[test]
    fn names_are_those_of_typify() {
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
        let (mut compared, mut found) = (0, Vec::new());
        for folder in fs::read_dir(golden)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            let files = fs::read_dir(&folder)
                .unwrap()
                .map(|entry| entry.unwrap().path());
            for file in files.filter(|file| file.extension().is_some_and(|one| one == "json")) {
                let text = fs::read_to_string(&file).unwrap();
                let (Ok(outline), Ok(made)) = (
                    Outline::of(&text, &CompileOptions::new()),
                    definitions(&text),
                ) else {
                    continue;
                };
                let name = file.file_name().unwrap().to_str().unwrap();
                let schema = Schema {
                    file: name,
                    text: &text,
                    name: crate::names::field(crate::names::stem(name)),
                };
                let root = schema.root_name(&outline);
                let settings = Settings::default();
                let layout = layout(
                    &outline,
                    Some(&root),
                    &Places::default(),
                    BTreeMap::new(),
                    &settings,
                );
                for item in &layout.items {
                    let ours: Vec<(&str, &str)> = match &item.shape {
                        Shape::Struct { fields, .. } => {
                            fields.iter().map(|one| (&*one.json, &*one.rust)).collect()
                        }
                        Shape::Enum(all) => {
                            all.iter().map(|one| (&*one.json, &*one.rust)).collect()
                        }
                        _ => continue,
                    };
                    let Some(theirs) = made.get(&item.name) else {
                        continue;
                    };
                    for (json, rust) in ours {
                        if let Some(name) = theirs.names.get(json) {
                            compared += 1;
                            if name != rust {
                                found.push((
                                    item.name.clone(),
                                    json.to_owned(),
                                    rust.to_owned(),
                                    name.clone(),
                                ));
                            }
                        }
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        let found: Vec<(&str, &str, &str, &str)> = found
            .iter()
            .map(|(a, b, c, d)| (&**a, &**b, &**c, &**d))
            .collect();
        assert_eq!(found, DIFFERENT);
        assert!(compared > 100, "{compared} names");
    }
}
