//! Type definitions, by typify.
//!
//! It lays out structs and enums well, and names them as people expect. Its serde derives are not strict: an optional string accepts
//! `null`, a minimum on a number is not enforced, `1.0` is refused as an integer, a struct is read from an array, `{}` in an optional
//! member is lost, a `const` becomes any string. The tests `gap_…` in `tests/formats.rs` say that ours have no such gap.
//!
//! Invariant: typify decides only how a struct or an enum is laid out. Its fields and variants are asserted to be the
//! IR's; its docs, derives and impls are dropped.

use std::collections::BTreeMap;

use quote::{ToTokens, quote};
use schemars08::schema::RootSchema;
use serde_json::{Map, Value, json};
use syn::punctuated::Punctuated;
use syn::{Attribute, Item, ItemEnum, ItemStruct, LitStr, Meta};
use typify::{TypeSpace, TypeSpaceSettings};

use crate::emit::{docs, ident, non_exhaustive, rust_type};
use crate::ir::{Field, Model, NamedType, Shape, Type, Variant};

/// Returns the struct and enum definitions by name, or an error if typify made something unexpected.
pub(crate) fn definitions(model: &Model) -> Result<BTreeMap<String, Item>, String> {
    let mut normal = Normal::new(model);
    for named in &model.types {
        normal.add(named);
    }
    let schema: RootSchema =
        serde_json::from_value(json!({ "definitions": normal.definitions }))
            .map_err(|error| format!("the normalised schema is not one of schemars: {error}"))?;
    let mut space = TypeSpace::new(&normal.settings);
    space
        .add_root_schema(schema)
        .map_err(|error| format!("typify refused the normalised schema: {error}"))?;
    let file: syn::File = syn::parse2(space.to_stream())
        .map_err(|error| format!("typify made what is not Rust: {error}"))?;

    let mut items = BTreeMap::new();
    for item in file.items {
        match item {
            Item::Struct(item) => items.insert(item.ident.to_string(), Item::Struct(item)),
            Item::Enum(item) => items.insert(item.ident.to_string(), Item::Enum(item)),
            _ => None,
        };
    }
    let mut out = BTreeMap::new();
    for named in &model.types {
        let item = match (&named.shape, items.remove(&named.name)) {
            (Shape::Struct(fields), Some(Item::Struct(item))) => {
                Item::Struct(restore_struct(model, named, fields, item)?)
            }
            (Shape::Enum { variants, constant }, Some(Item::Enum(item))) => {
                Item::Enum(restore_enum(model, named, variants, *constant, item)?)
            }
            (Shape::Struct(_) | Shape::Enum { .. }, _) => {
                return Err(format!("typify made no definition of `{}`", named.name));
            }
            _ => continue,
        };
        out.insert(named.name.clone(), item);
    }
    Ok(out)
}

/// The schema that typify sees: one definition for each named type, and one for each kind of leaf, which is replaced by
/// a runtime type.
struct Normal<'a> {
    model: &'a Model,
    definitions: Map<String, Value>,
    settings: TypeSpaceSettings,
    /// Runtime types and the definitions that they replace.
    leaves: BTreeMap<String, String>,
    prefix: String,
}

impl<'a> Normal<'a> {
    fn new(model: &'a Model) -> Self {
        let mut prefix = "RuntimeLeaf".to_owned();
        while model
            .types
            .iter()
            .any(|named| named.name.starts_with(&prefix))
        {
            prefix.push('x');
        }
        let settings = TypeSpaceSettings::default();
        Self {
            model,
            definitions: Map::new(),
            settings,
            leaves: BTreeMap::new(),
            prefix,
        }
    }

    fn add(&mut self, named: &NamedType) {
        let schema = match &named.shape {
            Shape::Struct(fields) => {
                let mut properties = Map::new();
                for field in fields {
                    let schema = self.property(field);
                    properties.insert(field.json.clone(), schema);
                }
                let required: Vec<&str> = fields
                    .iter()
                    .filter(|field| field.required)
                    .map(|field| field.json.as_str())
                    .collect();
                json!({
                    "type": "object",
                    "additionalProperties": false,
                    "required": required,
                    "properties": properties,
                })
            }
            Shape::Enum { variants, .. } => {
                let values: Vec<&str> = variants
                    .iter()
                    .map(|variant| variant.json.as_str())
                    .collect();
                json!({ "type": "string", "enum": values })
            }
            _ => return,
        };
        self.definitions.insert(named.name.clone(), schema);
    }

    fn property(&mut self, field: &Field) -> Value {
        match &field.ty {
            // Typify would choose its own boxes.
            _ if field.boxed => {}
            Type::String => return json!({ "type": "string" }),
            Type::Boolean => return json!({ "type": "boolean" }),
            Type::Named(name) => {
                let shape = self.model.named(name).map(|named| &named.shape);
                if matches!(shape, Some(Shape::Struct(_) | Shape::Enum { .. })) {
                    return json!({ "$ref": format!("#/definitions/{name}") });
                }
            }
            _ => {}
        }
        let rust = held_type(self.model, field).to_string();
        let next = format!("{}{}", self.prefix, self.leaves.len());
        let key = self
            .leaves
            .entry(rust.clone())
            .or_insert_with(|| next.clone())
            .clone();
        if key == next {
            self.settings
                .with_replacement(&key, &rust, std::iter::empty());
            self.definitions
                .insert(key.clone(), json!({ "type": "object" }));
        }
        json!({ "$ref": format!("#/definitions/{key}") })
    }
}

/// Puts the fields of typify's struct back into the schema's order, after checking them.
fn restore_struct(
    model: &Model,
    named: &NamedType,
    fields: &[Field],
    mut item: ItemStruct,
) -> Result<ItemStruct, String> {
    let mut by_json = BTreeMap::new();
    for field in &item.fields {
        let rust = field
            .ident
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default();
        by_json.insert(
            renamed(&field.attrs).unwrap_or_else(|| rust.clone()),
            (rust, field.clone()),
        );
    }
    if by_json.len() != fields.len() || item.fields.len() != fields.len() {
        return Err(format!(
            "typify gave `{}` {} fields",
            named.name,
            item.fields.len()
        ));
    }
    let mut ordered = Punctuated::new();
    for expected in fields {
        let Some((rust, mut field)) = by_json.remove(&expected.json) else {
            return Err(format!(
                "typify left `{}` of `{}` out",
                expected.json, named.name
            ));
        };
        let ty = field_type(model, expected);
        if rust != expected.rust || squeeze(&field.ty) != squeeze(&ty) {
            return Err(format!(
                "typify made `{}` of `{}` the field `{rust}: {}`",
                expected.json,
                named.name,
                field.ty.to_token_stream()
            ));
        }
        field.attrs = attributes(&docs(expected.description.as_deref().unwrap_or_default()))?;
        ordered.push(field);
    }
    item.attrs = attributes(&docs(&about(named)))?;
    item.attrs.extend(attributes(&non_exhaustive(model))?);
    // Types in a recursive type have their own impls: each level needs room on the stack.
    if !named.in_recursive {
        let derives = quote!(#[derive(Clone, Debug, PartialEq)]);
        item.attrs.extend(attributes(&derives)?);
    }
    item.fields = match item.fields {
        syn::Fields::Named(mut named) => {
            named.named = ordered;
            syn::Fields::Named(named)
        }
        _ => syn::Fields::Named(syn::parse_quote!({ #ordered })),
    };
    item.semi_token = None;
    Ok(item)
}

/// Returns the type of a field: an `Option` if it may be absent.
pub(crate) fn field_type(model: &Model, field: &Field) -> proc_macro2::TokenStream {
    let ty = held_type(model, field);
    if field.required {
        ty
    } else {
        quote!(::std::option::Option<#ty>)
    }
}

/// Returns the type that a field holds if it is present.
pub(crate) fn held_type(model: &Model, field: &Field) -> proc_macro2::TokenStream {
    let ty = rust_type(model, &field.ty);
    if field.boxed {
        quote!(::std::boxed::Box<#ty>)
    } else {
        ty
    }
}

fn restore_enum(
    model: &Model,
    named: &NamedType,
    variants: &[Variant],
    constant: bool,
    mut item: ItemEnum,
) -> Result<ItemEnum, String> {
    if item.variants.len() != variants.len() {
        return Err(format!(
            "typify gave `{}` {} variants",
            named.name,
            item.variants.len()
        ));
    }
    for (expected, variant) in variants.iter().zip(&mut item.variants) {
        let rust = variant.ident.to_string();
        let json = renamed(&variant.attrs).unwrap_or_else(|| rust.clone());
        if json != expected.json
            || variant.ident != ident(&expected.rust)
            || !variant.fields.is_empty()
        {
            return Err(format!(
                "typify made `{}` of `{}` the variant `{rust}`",
                expected.json, named.name
            ));
        }
        let about = match expected.json.as_str() {
            "" => "The empty string.".to_owned(),
            value => format!("The value `{}`.", value.replace('`', "'")),
        };
        variant.attrs = attributes(&docs(&about))?;
        if constant {
            variant.attrs.extend(attributes(&quote!(#[default]))?);
        }
    }
    item.attrs = attributes(&docs(&about(named)))?;
    item.attrs.extend(attributes(&non_exhaustive(model))?);
    let derives = quote!(#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]);
    item.attrs.extend(attributes(&derives)?);
    if constant {
        item.attrs.extend(attributes(&quote!(#[derive(Default)]))?);
    }
    Ok(item)
}

/// Returns the docs of a type: its description, or else where it comes from.
pub(crate) fn about(named: &NamedType) -> String {
    named
        .description
        .clone()
        .unwrap_or_else(|| format!("The type of `{}`.", named.pointer))
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

fn attributes(tokens: &proc_macro2::TokenStream) -> Result<Vec<Attribute>, String> {
    use syn::parse::Parser as _;
    Attribute::parse_outer
        .parse2(tokens.clone())
        .map_err(|error| error.to_string())
}

fn squeeze(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}
