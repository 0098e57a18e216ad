//! Statics for each schema: its text, its metadata, and how its type is checked.
//!
//! Invariant: the list of schemas is sorted by name.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::emit::{docs, ident, path};
use crate::ir::{Model, PathStep, RuleAt, Schema};
use crate::names;

/// Emits the texts, `$id`s and versions of all schemas, in a module of their own.
pub(crate) fn constants(model: &Model) -> TokenStream {
    let constants = model.schemas.iter().map(|schema| {
        let (name, id, version) = (&schema.name, &schema.id, &schema.version);
        let of = |text: &str| docs(&text.replace("{}", &format!("schema `{name}`")));
        let text = of("The text of the {}, self-contained.");
        let source = of("The text of the file of the {}.");
        let its_id = of("The `$id` of the {}.");
        let its_version = of("The version of the {}.");
        let [text_name, source_name, id_name, version_name] = constant_names(schema);
        let bundled = format!("{name}.bundled.json");
        let file = format!("{name}.schema.json");
        quote! {
            #text
            pub const #text_name: &str = ::std::include_str!(#bundled);

            #source
            pub const #source_name: &str = ::std::include_str!(#file);

            #its_id
            pub const #id_name: &str = #id;

            #its_version
            pub const #version_name: &str = #version;
        }
    });
    quote! {
        pub use schema_constants::*;

        /// The text, the `$id` and the version of each schema.
        pub mod schema_constants {
            #(#constants)*
        }
    }
}

/// Returns the names of a schema's text, source, `$id` and version.
fn constant_names(schema: &Schema) -> [Ident; 4] {
    let constant = names::constant(&schema.name);
    ["", "_SOURCE", "_ID", "_VERSION"].map(|end| format_ident!("{constant}_SCHEMA{end}"))
}

/// Emits the static of one schema, and `Message` for its type.
pub(crate) fn schema(model: &Model, schema: &Schema) -> TokenStream {
    let name = &schema.name;
    let (title, description) = (&schema.title, &schema.description);
    let root = ident(&schema.root);
    let statik = ident(&names::constant(name));
    let [text, source, id, version] = constant_names(schema);
    let subject = names::subject(name);
    let validation = format!("{name}.validation.json");
    let kind = if schema.part {
        quote!(Part)
    } else {
        quote!(Message)
    };
    let discriminator = match &schema.discriminator {
        None => quote!(::std::option::Option::None),
        Some((property, value)) => quote! {
            ::std::option::Option::Some(__rt::Discriminator { property: #property, value: #value })
        },
    };
    let members = model
        .members(schema)
        .iter()
        .map(|field| field.json.as_str());
    let rules = schema.rules.iter();
    let rules = rules.map(|(steps, rule)| rule_site(steps, rule));
    let part_rules = schema.part_rules.iter().map(|(pointer, rules)| {
        let rules = rules.iter();
        let rules = rules.map(|(steps, rule)| rule_site(steps, rule));
        quote!((#pointer, &[#(#rules),*]))
    });
    let about_static = docs(&format!("The schema `{name}`."));
    let recursive = schema.recursive;
    quote! {
        #about_static
        pub static #statik: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
            name: #name,
            id: #id,
            version: #version,
            title: #title,
            description: #description,
            subject: #subject,
            text: #text,
            source: #source,
            validation: ::std::include_str!(#validation),
            kind: __rt::SchemaKind::#kind,
            discriminator: #discriminator,
            members: &[#(#members),*],
            rules: &[#(#rules),*],
            part_rules: &[#(#part_rules),*],
            numbers: &[],
            checks: &[],
            recursive: #recursive,
            open: ::std::option::Option::None,
            check: __rt::check::<#root>,
        });

        __rt::message!(#root, #statik);
    }
}

/// Emits the list of all schemas.
pub(crate) fn list(model: &Model) -> TokenStream {
    let statics = model
        .schemas
        .iter()
        .map(|schema| ident(&names::constant(&schema.name)));
    quote! {
        /// Every schema, sorted by name.
        pub static SCHEMAS: &[&__rt::TypeSchema] = &[#(&#statics),*];
    }
}

fn rule_site(steps: &[PathStep], rule: &RuleAt) -> TokenStream {
    let steps = steps.iter().map(|step| match step {
        PathStep::Property(name) => {
            let name = Literal::string(name);
            quote!(__rt::PathStep::Property(#name))
        }
        PathStep::Items => quote!(__rt::PathStep::Items),
        PathStep::Values => quote!(__rt::PathStep::Values),
        PathStep::Branch(property, value) => {
            quote!(__rt::PathStep::Branch { property: #property, value: #value })
        }
    });
    let check = match rule {
        RuleAt::HandWritten(rust) => {
            let rust = path(rust);
            quote!(__rt::check_hand_written::<#rust>)
        }
        RuleAt::Ruled(name) => {
            let name = ident(name);
            quote!(#name::__check)
        }
    };
    quote! {
        __rt::RuleSite { path: &[#(#steps),*], check: #check }
    }
}
