//! The types of schemas that keep the house rules. All of them are laid out as one: a text that has each of them, and each of their
//! definitions, by the name of its type. So types are recursive across files, and each has one decoder.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;
use saop_json::JsonKind;
use saop_schema::{CompileOptions, Outline};

use crate::bundle::TEXT;
use crate::check::{Schema, TargetNames};
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::emit::hooks::Hooks;
use crate::emit::ident;
use crate::emit::module::source;
use crate::emit::registry::{self, Root};
use crate::emit::types as emit;
use crate::emit::types::arbitrary::{arbitrary_impl, picked};
use crate::layout::ir::{Place, Shape, Stated, Ty};
use crate::layout::places::Places;
use crate::layout::typify;
use crate::layout::{Layout, layout};
use crate::names;
use crate::report::Report;
use crate::settings::Settings;

/// Emits the types of some schemas, of which `text` has all, and the statics of each.
pub(crate) fn types(
    documents: &Documents,
    target_names: &TargetNames,
    schemas: &[Schema],
    outline: &Outline,
    text: &str,
    settings: &Settings,
    report: &mut Report,
) -> Result<Vec<TokenStream>, String> {
    let mut layout = laid_out(documents, target_names, schemas, outline, settings);
    // The names that it would have given are then those of the layout.
    if let Err(message) = typify::apply(text, &mut layout) {
        let problem = settings.problem(Code::Internal, "", &message);
        report.list.push(problem.warning());
    }
    let parts = parts(outline);
    for untyped in &layout.untyped {
        let location = outline.parts[untyped.part].location.as_deref();
        let message = format!(
            "expected what a Rust type can say, but found at `{}` that {}",
            location.unwrap_or_default(),
            untyped.reason
        );
        report.setting(settings, Code::Untyped, "", &message);
    }
    let mut chunks: Vec<TokenStream> = emit::types(&layout, settings).collect();
    chunks.push(registry::constants(schemas));
    let source = source(None, false, Hooks::of(&layout));
    chunks.push(quote!(__rt::schema_source!(["" #TEXT] #(, #source)*);));
    for schema in schemas {
        let found = parts.get(&*schema.root);
        let part = *found.ok_or_else(|| format!("the schema `{}` has no part", schema.name))?;
        let item = item_of(&layout, &schema.root)
            .ok_or_else(|| format!("the schema `{}` has no type", schema.name))?;
        let reachable = layout.reachable(item);
        let members = outline.parts[part].members.iter();
        let root = Root {
            part,
            members: members
                .flat_map(|all| &all.listed)
                .map(|one| &*one.name)
                .collect(),
            recursive: reachable.iter().any(|index| layout.items[*index].recursive),
            one_pass: layout.is_one_pass(),
        };
        chunks.push(registry::schema(schema, &root));
    }
    chunks.push(registry::list(schemas));
    Ok(chunks)
}

/// Compiles a text that has all schemas.
pub(crate) fn outline(text: &str) -> Result<Outline, String> {
    Outline::of(text, &CompileOptions::new()).map_err(|error| {
        let problems = error.problems().iter();
        let problems: Vec<_> = problems
            .map(|problem| format!("{}: {}", problem.location(), problem.message()))
            .collect();
        format!("the engine refuses the schemas: {}", problems.join("; "))
    })
}

/// Returns the parts of the definitions, which have the names of types.
pub(crate) fn parts(outline: &Outline) -> BTreeMap<&str, usize> {
    let definitions = outline.definitions.iter();
    definitions.map(|(key, part)| (&**key, *part)).collect()
}

pub(crate) fn laid_out(
    documents: &Documents,
    target_names: &TargetNames,
    schemas: &[Schema],
    outline: &Outline,
    settings: &Settings,
) -> Layout {
    let places = places(documents, target_names, &parts(outline), settings);
    let mut layout = layout(outline, None, &places, BTreeMap::new(), settings);
    describe(outline, target_names, schemas, settings, &mut layout);
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
fn describe(
    outline: &Outline,
    target_names: &TargetNames,
    schemas: &[Schema],
    settings: &Settings,
    layout: &mut Layout,
) {
    let owners = target_names.iter();
    let owners = owners.map(|(target, name)| (&**name, target.document));
    let owners: BTreeMap<&str, usize> = owners.collect();
    let mut all = Vec::new();
    for (index, item) in layout.items.iter().enumerate() {
        let part = &outline.parts[item.part];
        let location = part.location.as_deref().unwrap_or_default();
        let Some((definition, rest)) = in_definition(location) else {
            continue;
        };
        let owner = owners.get(definition);
        let Some(schema) = owner.and_then(|owner| schemas.get(*owner)) else {
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
            is_named.then(|| (within(definition, ""), index))
        });
        let place = Place {
            pointer: within(definition, rest),
            beside_null: part.kinds.contains(&JsonKind::Null) && !takes_null(&item.shape),
            recursive: recursive.collect(),
        };
        let is_root = schema.root == definition && rest.is_empty();
        let member = settings.version_member.as_ref().filter(|_| is_root);
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
pub(crate) fn any_message(schemas: &[Schema], name: &str) -> TokenStream {
    let messages = schemas.iter().filter(|schema| !schema.part);
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
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    use super::{Shape, emit, laid_out, outline, typify};
    use crate::{Settings, Stages, bundle, generate};

    fn types_of(properties: &str, definitions: &str) -> String {
        let text = format!(
            r#"{{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/case/1.0.0", "title": "Case",
                "type": "object", "additionalProperties": false, "properties": {{{properties}}}, "definitions": {{{definitions}}}}}"#
        );
        let sources = BTreeMap::from([("case.schema.json".to_owned(), text)]);
        let made = generate(&sources, &Settings::default()).unwrap();
        made.files["types.rs"].clone()
    }

    /// Found by a review: a few members before it hid the one that tells the branches apart.
    #[test]
    fn a_constant_tells_branches_apart_however_many_enums_they_share() {
        let names = ["a", "b", "c", "d", "e"];
        let branch = |kind: &str| {
            let shared = names.map(|name| format!(r#""{name}": {{"enum": ["x", "y"]}}"#));
            let required = names.map(|name| format!("\"{name}\""));
            format!(
                r#"{{"type": "object", "additionalProperties": false, "required": ["kind", {}],
                    "properties": {{{}, "kind": {{"const": "{kind}"}}}}}}"#,
                required.join(", "),
                shared.join(", ")
            )
        };
        let union = format!(
            r#""u": {{"oneOf": [{}, {}]}}"#,
            branch("one"),
            branch("two")
        );
        let types = types_of(&union, "");
        assert!(types.contains(r#"__rt::open::tag(__r, "kind")"#), "{types}");
        assert!(!types.contains("&SCHEMA"), "{types}");
    }

    /// Found by a review: the first of two names for a type was the type's.
    #[test]
    fn a_definition_that_is_a_reference_is_another_name() {
        let types = types_of(
            r##""alias": {"$ref": "#/definitions/Alias"}"##,
            r##""Alias": {"$ref": "#/definitions/Node"}, "Node": {"type": "object", "additionalProperties": false,
                "properties": {"children": {"type": "array", "items": {"$ref": "#/definitions/Node"}}}}"##,
        );
        assert!(types.contains("pub struct Node {"), "{types}");
        assert!(types.contains("pub type Alias = Node;"), "{types}");
    }

    /// Found by a review: what is said of one use of a type was lost.
    #[test]
    fn a_description_beside_a_reference_is_that_of_the_field() {
        let types = types_of(
            r##""key": {"$ref": "#/definitions/Key", "description": "The first one."}"##,
            r#""Key": {"type": "string", "minLength": 2, "description": "A key."}"#,
        );
        let field = types.split("pub key:").next().unwrap();
        assert!(field.trim_end().ends_with("/// The first one."), "{types}");
    }

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
            &stages.schemas,
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
