//! Statics for each schema: its text, its metadata, and how its type is checked.
//!
//! Invariant: the list of schemas is sorted by name.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::emit::{docs, ident, path};
use crate::ir::{Model, PathStep, RuleAt, Schema};
use crate::names;

/// Emits the statics of one schema, and `Message` for its type.
pub(crate) fn schema(model: &Model, schema: &Schema) -> TokenStream {
    let constant = names::constant(&schema.name);
    let (name, id, version) = (&schema.name, &schema.id, &schema.version);
    let (title, description) = (&schema.title, &schema.description);
    let root = ident(&schema.root);
    let statik = ident(&constant);
    let text = format_ident!("{constant}_SCHEMA");
    let id_name = format_ident!("{constant}_SCHEMA_ID");
    let version_name = format_ident!("{constant}_SCHEMA_VERSION");
    let subject = names::subject(name);
    let source = format!("{name}.schema.json");
    let bundled = format!("{name}.bundled.json");
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
    let about_text = docs(&format!("The text of the schema `{name}`."));
    let about_id = docs(&format!("The `$id` of the schema `{name}`."));
    let about_version = docs(&format!("The version of the schema `{name}`."));
    let about_static = docs(&format!("The schema `{name}`."));
    let recursive = schema.recursive;
    quote! {
        #about_text
        pub const #text: &str = ::std::include_str!(#source);

        #about_id
        pub const #id_name: &str = #id;

        #about_version
        pub const #version_name: &str = #version;

        #about_static
        pub static #statik: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
            name: #name,
            id: #id_name,
            version: #version_name,
            title: #title,
            description: #description,
            subject: #subject,
            text: #text,
            bundled: ::std::include_str!(#bundled),
            validation: ::std::include_str!(#validation),
            kind: __rt::SchemaKind::#kind,
            discriminator: #discriminator,
            members: &[#(#members),*],
            rules: &[#(#rules),*],
            part_rules: &[#(#part_rules),*],
            recursive: #recursive,
            check: __rt::check::<#root>,
        });

        impl __rt::Message for #root {
            fn schema() -> &'static __rt::Schema {
                &#statik
            }
        }
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
        pub static SCHEMAS: &[&__rt::Schema] = &[#(&#statics),*];
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
