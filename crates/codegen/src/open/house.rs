//! The types of schemas that keep the house rules. All of them are laid out as one: a text that has each of them, and each of their
//! definitions, by the name of its type. So types are recursive across files, and each has one decoder.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;
use saop_json::JsonKind;
use saop_schema::{CompileOptions, Outline};

use super::emit;
use super::emit::arbitrary::{arbitrary_impl, picked};
use super::hooks::Hooks;
use super::ir::{Place, Shape, Stated, Ty};
use super::layout::{Layout, layout};
use super::module::source;
use super::places::Places;
use super::typify;
use crate::bundle::TEXT;
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::emit::ident;
use crate::emit::registry::{self, Root};
use crate::ir::Model;
use crate::lower::TargetNames;
use crate::names;
use crate::report::Report;
use crate::settings::Settings;

/// Emits the types of some schemas, of which `text` has all, and the statics of each.
pub(crate) fn types(
    documents: &Documents,
    target_names: &TargetNames,
    model: &Model,
    text: &str,
    settings: &Settings,
    report: &mut Report,
) -> Result<Vec<TokenStream>, String> {
    let outline = outline(text)?;
    let mut layout = laid_out(documents, target_names, model, &outline, settings);
    // The names that it would have given are then those of the layout.
    if let Err(message) = typify::apply(text, &mut layout) {
        let problem = settings.problem(Code::Internal, "", &message);
        report.list.push(problem.warning());
    }
    let parts = parts(&outline);
    let mut chunks: Vec<TokenStream> = emit::types(&layout, settings).collect();
    chunks.push(registry::constants(model));
    let documents = quote!(("", ::std::include_str!(#TEXT)));
    chunks.push(source(&documents, None, false, Hooks::of(&layout)));
    for schema in &model.schemas {
        let found = parts.get(&*schema.root);
        let part = *found.ok_or_else(|| format!("the schema `{}` has no part", schema.name))?;
        let item = item_of(&layout, &schema.root)
            .ok_or_else(|| format!("the schema `{}` has no type", schema.name))?;
        let reachable = layout.reachable(item);
        let root = Root {
            part,
            recursive: reachable.iter().any(|index| layout.items[*index].recursive),
            one_pass: layout.is_one_pass(item),
        };
        chunks.push(registry::schema(model, schema, &root));
    }
    chunks.push(registry::list(model));
    Ok(chunks)
}

fn outline(text: &str) -> Result<Outline, String> {
    Outline::of(text, &CompileOptions::new()).map_err(|error| {
        let problems = error.problems().iter();
        let problems: Vec<_> = problems
            .map(|problem| format!("{}: {}", problem.location(), problem.message()))
            .collect();
        format!("the engine refuses the schemas: {}", problems.join("; "))
    })
}

/// Returns the parts of the definitions, which have the names of types.
fn parts(outline: &Outline) -> BTreeMap<&str, usize> {
    let definitions = outline.definitions.iter();
    definitions.map(|(key, part)| (&**key, *part)).collect()
}

fn laid_out(
    documents: &Documents,
    target_names: &TargetNames,
    model: &Model,
    outline: &Outline,
    settings: &Settings,
) -> Layout {
    let places = places(documents, target_names, &parts(outline), settings);
    let mut layout = layout(outline, None, &places, BTreeMap::new(), settings);
    describe(outline, model, &mut layout);
    layout
}

/// Returns what settings say of the parts of definitions, which was checked.
fn places<'s>(
    documents: &Documents,
    target_names: &TargetNames,
    parts: &BTreeMap<&str, usize>,
    settings: &'s Settings,
) -> Places<'s> {
    let mut places = Places::default();
    for (target, name) in target_names {
        let Some(part) = parts.get(&**name) else {
            continue;
        };
        let place = documents.place(target);
        if let Some(path) = settings.hand_written.get(&place) {
            places.lists.insert(*part, path);
        }
        if let Some(path) = settings.rules.get(&place) {
            places.rules.insert(*part, path);
        }
    }
    places
}

fn item_of(layout: &Layout, name: &str) -> Option<usize> {
    layout.items.iter().position(|item| item.name == name)
}

/// Says of each item which schema it belongs to, and where it is in the text of that.
fn describe(outline: &Outline, model: &Model, layout: &mut Layout) {
    let mut all = Vec::new();
    for (index, item) in layout.items.iter().enumerate() {
        let part = &outline.parts[item.part];
        let location = part.location.as_deref().unwrap_or_default();
        let Some((definition, rest)) = in_definition(location) else {
            continue;
        };
        let schema = model.named(definition).map(|named| named.schema);
        let Some(schema) = schema.and_then(|schema| model.schemas.get(schema)) else {
            continue;
        };
        let within = |definition: &str, rest: &str| {
            if schema.root == definition {
                rest.to_owned()
            } else {
                format!("/definitions/{definition}{rest}")
            }
        };
        let recursive = layout.reachable(index).into_iter().filter_map(|index| {
            let item = &layout.items[index];
            let location = outline.parts[item.part].location.as_deref()?;
            let (definition, rest) = in_definition(location)?;
            // The others have no name that a reference could use.
            let is_named = item.recursive && rest.is_empty() && item.name == definition;
            is_named.then(|| (within(definition, ""), item.name.clone()))
        });
        let place = Place {
            pointer: within(definition, rest),
            beside_null: part.kinds.contains(&JsonKind::Null) && !takes_null(&item.shape),
            recursive: recursive.collect(),
        };
        let is_root = schema.root == definition && rest.is_empty();
        let member = model.version_member.as_ref().filter(|_| is_root);
        let version = member.map(|member| Stated {
            member: member.clone(),
            version: schema.version.clone(),
            constant: format!("{}_SCHEMA_VERSION", names::constant(&schema.name)),
        });
        all.push((index, names::constant(&schema.name), place, version));
    }
    for (index, schema, place, version) in all {
        let item = &mut layout.items[index];
        item.schema = schema;
        item.place = Some(place);
        item.version = version;
    }
}

fn takes_null(shape: &Shape) -> bool {
    match shape {
        Shape::Kinds(variants) => variants.iter().any(|one| one.ty == Ty::Null),
        Shape::Alias(ty) | Shape::Checked(ty, _) | Shape::Wrapper(ty) => {
            matches!(ty, Ty::Nullable(_))
        }
        _ => false,
    }
}

/// Splits a location into the key of its definition and what follows.
fn in_definition(location: &str) -> Option<(&str, &str)> {
    let below = location.strip_prefix("/definitions/")?;
    let end = below.find('/').unwrap_or(below.len());
    Some(below.split_at(end))
}

/// Emits `Arbitrary` for the enum over every message.
pub(crate) fn any_message(model: &Model, name: &str) -> TokenStream {
    let messages = model.schemas.iter().filter(|schema| !schema.part);
    let arms = messages.map(|schema| {
        let ty = ident(&schema.root);
        quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::#ty))
    });
    let arms: Vec<TokenStream> = arms.collect();
    if arms.is_empty() {
        return TokenStream::new();
    }
    arbitrary_impl(name, &picked(arms))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{Shape, emit, laid_out, outline, typify};
    use crate::{Settings, Stages, bundle};

    #[test]
    fn what_typify_says_is_in_the_types() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
        let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap());
        let named = files.map(|entry| entry.file_name().into_string().unwrap());
        let schemas = named.filter(|name| name.ends_with(".schema.json"));
        let sources = schemas
            .map(|name| (name.clone(), fs::read_to_string(folder.join(name)).unwrap()))
            .collect();
        let settings = Settings::default();
        let stages = Stages::run(&sources, &settings);
        let text = bundle::all(&stages.documents, &stages.names);
        let outline = outline(&text).unwrap();
        let mut layout = laid_out(
            &stages.documents,
            &stages.names,
            &stages.model,
            &outline,
            &settings,
        );
        let emitted = |layout: &_| {
            let chunks = emit::types(layout, &settings);
            chunks.map(|chunk| chunk.to_string()).collect::<String>()
        };
        let without = emitted(&layout);
        typify::apply(&text, &mut layout).unwrap();
        assert_ne!(emitted(&layout), without);
        for item in &layout.items {
            if matches!(item.shape, Shape::Struct { .. } | Shape::Enum(_)) {
                assert!(!item.derives.is_empty(), "{}", item.name);
            }
        }
    }
}
