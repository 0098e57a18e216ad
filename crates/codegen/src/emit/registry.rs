//! Statics for each schema: its text, its metadata, and how its type is checked.
//!
//! Invariant: the list of schemas is sorted by name.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::check::Schema;
use crate::emit::{docs, ident};
use crate::names;

/// Emits the texts, `$id`s and versions of all schemas, in a module of their own.
pub(crate) fn constants(schemas: &[Schema]) -> TokenStream {
    let constants = schemas.iter().map(|schema| {
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

/// What the layout says of the type of a schema.
pub(crate) struct Root<'o> {
    /// The number of its part.
    pub(crate) part: usize,
    /// The names of its members.
    pub(crate) members: Vec<&'o str>,
    /// Whether a value may hold one of a recursive type.
    pub(crate) recursive: bool,
    /// Whether no decoder asks the plan.
    pub(crate) one_pass: bool,
}

/// Emits the static of one schema, and `Message` for its type.
pub(crate) fn schema(schema: &Schema, of: &Root<'_>) -> TokenStream {
    let name = &schema.name;
    let (title, description) = (&schema.title, &schema.description);
    let root = ident(&schema.root);
    let statik = ident(&names::constant(name));
    let [text, source, id, version] = constant_names(schema);
    let subject = names::subject(name);
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
    let members = of.members.iter();
    let about_static = docs(&format!("The schema `{name}`."));
    let (recursive, one_pass) = (of.recursive, of.one_pass);
    let (part, pointer) = (
        Literal::usize_unsuffixed(of.part),
        format!("/definitions/{}", schema.root),
    );
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
            kind: __rt::SchemaKind::#kind,
            discriminator: #discriminator,
            members: &[#(#members),*],
            recursive: #recursive,
            from: &__SOURCE,
            pointer: #pointer,
            part: #part,
            one_pass: #one_pass,
            check: __rt::check::<#root>,
        });

        __rt::message!(#root, #statik);
    }
}

/// Emits the list of all schemas.
pub(crate) fn list(schemas: &[Schema]) -> TokenStream {
    let statics = schemas
        .iter()
        .map(|schema| ident(&names::constant(&schema.name)));
    quote! {
        /// Every schema, sorted by name.
        pub static SCHEMAS: &[&__rt::TypeSchema] = &[#(&#statics),*];
    }
}
