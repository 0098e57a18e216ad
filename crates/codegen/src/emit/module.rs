//! The module of a schema, and what is said of it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use saop_json::show::one_line;
use saop_schema::{Dialect, Outline};

use super::hooks::Hooks;
use super::types;
use crate::diagnostics::{Code, Diagnostic};
use crate::emit::{file_of, header, ident};
use crate::layout::docs::Words;
use crate::layout::ir::Ty;
use crate::layout::{Layout, is_own};
use crate::names;
use crate::settings::Settings;

/// After so many places without a type, the others are counted.
const MOST_UNTYPED: usize = 20;

/// What is not asked of the types of others' schemas: the names, the words and the sizes are the schema's, and a program seldom needs
/// all types.
const ALLOWED: &str = "
#[allow(dead_code, unreachable_pub, reason = \"a program seldom needs all types of a schema\")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = \"the words are the schema's\")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = \"names and values are the schema's\")]";

/// The types of a schema, formatted.
pub(crate) struct Module {
    name: String,
    about: String,
    text: String,
}

/// Returns the file of all modules.
pub(crate) fn types_file<'m>(
    modules: impl Iterator<Item = &'m Module>,
    settings: &Settings,
) -> Result<String, String> {
    let runtime: TokenStream = settings
        .runtime
        .parse()
        .map_err(|_| "the runtime is no path".to_owned())?;
    let version = env!("CARGO_PKG_VERSION");
    let mut out = header(settings);
    for chunk in [
        quote!(
            use #runtime as __rt;
        ),
        quote!(
            const _: () = __rt::open::generated_for(#version);
        ),
    ] {
        out.push_str(&file_of(chunk)?);
    }
    for Module { name, about, text } in modules {
        out.push_str("\n/// ");
        out.push_str(about);
        out.push_str(ALLOWED);
        out.push_str("\npub mod ");
        out.push_str(name);
        out.push_str(" {\n");
        for line in text.trim_start().lines() {
            if !line.is_empty() {
                out.push_str("    ");
                out.push_str(line);
            }
            out.push('\n');
        }
        out.push_str("}\n");
    }
    Ok(out)
}

/// A schema that was compiled.
pub(crate) struct Schema<'s> {
    pub(crate) file: &'s str,
    pub(crate) text: &'s str,
    /// The name of its module.
    pub(crate) name: String,
}

impl Schema<'_> {
    /// Returns the name of the root's type: the title, or else the name of the file.
    pub(crate) fn root_name(&self, outline: &Outline) -> String {
        let own = saop_json::Tree::of_valid(self.text);
        let own = own
            .root()
            .member("title")
            .and_then(saop_json::NodeRef::string);
        // A root that is just a reference has the name that it gives itself, if any.
        let title = own
            .map(std::borrow::Cow::into_owned)
            .or_else(|| title(outline));
        let title = title.filter(|title| title.len() <= 60);
        let title = title.and_then(|title| names::type_name(&title));
        title
            .or_else(|| names::type_name(&self.name))
            .unwrap_or_else(|| "Root".to_owned())
    }

    /// Returns a warning, or an error, for each place without a type of its own.
    pub(crate) fn untyped(
        &self,
        outline: &Outline,
        layout: &Layout,
        is_error: bool,
    ) -> Vec<Diagnostic> {
        let warning = |offset: usize, message: &str| {
            let error = Diagnostic::error(Code::Untyped, self.file, self.text, offset, message);
            if is_error { error } else { error.warning() }
        };
        let listed = layout.untyped.iter().take(MOST_UNTYPED).map(|untyped| {
            let part = &outline.parts[untyped.part];
            let location = part.location.as_deref().unwrap_or_default();
            let offset = if is_own(part) { part.span.start } else { 0 };
            let place = match location {
                "" => "the root",
                location => location,
            };
            let message = format!(
                "expected what a Rust type can say, but found at {place} that {}; its values are JSON text, checked",
                untyped.reason
            );
            warning(offset, &message)
        });
        let mut all: Vec<_> = listed.collect();
        if let more @ 1.. = layout.untyped.len().saturating_sub(MOST_UNTYPED) {
            all.push(warning(0, &format!("found {more} more such places")));
        }
        all
    }

    /// Returns the name of the file with the schema's text, beside the types.
    pub(crate) fn text_file(&self) -> String {
        format!("{}.schema.json", self.name)
    }

    /// Returns the names of the files with the texts of the schema and of what it refers to. `of` finds that of another schema.
    pub(crate) fn texts(
        &self,
        outline: &Outline,
        of: impl Fn(&str) -> Option<String>,
    ) -> Vec<String> {
        let documents = outline.documents.iter().enumerate();
        let names = documents.map(|(index, (uri, _))| match index {
            0 => self.text_file(),
            _ => of(uri).unwrap_or_else(|| format!("{}.{index}.schema.json", self.name)),
        });
        names.collect()
    }

    /// Emits the module of the schema, which includes its texts.
    pub(crate) fn module(
        &self,
        outline: &Outline,
        layout: &Layout,
        texts: &[String],
        hooks: Hooks,
        dialect: Option<Dialect>,
        settings: &Settings,
    ) -> Result<Module, String> {
        let Some(Ty::Named(root)) = layout.root else {
            return Err("expected a root with a name".to_owned());
        };
        let (root, part) = (
            ident(&layout.items[root].name),
            Literal::usize_unsuffixed(outline.root),
        );
        let documents = outline.documents.iter().zip(texts);
        let documents = documents.map(|((uri, _), file)| quote!(#uri #file));
        let source = source(dialect, settings.assert_formats, hooks);
        let title = title(outline);
        let id = outline.id.as_ref().map(|id| quote!(id: #id));
        let title = title.map(|title| quote!(title: #title, subject: #title));
        let recursive = layout.recursive.then(|| quote!(recursive: true));
        let one_pass = layout.is_one_pass().then(|| quote!(one_pass: true));
        let said: Vec<TokenStream> = [id, title, recursive, one_pass]
            .into_iter()
            .flatten()
            .collect();
        let said = (!said.is_empty()).then(|| quote!(; #(#said),*));
        let name = &self.name;
        let schema = quote! {
            __rt::open_schema!(#root, #part, #name, [#(#documents),*] #(, #source)* #said);
        };
        let mut text = file_of(quote!(
            use super::__rt;
        ))?;
        // One at a time: the syntax tree of a large schema's types takes a gigabyte.
        for chunk in types::types(layout, settings).chain([schema]) {
            text.push_str(&file_of(chunk)?);
        }
        Ok(Module {
            name: self.name.clone(),
            about: one_line(&format!("The types of `{}`.", self.file), usize::MAX),
            text,
        })
    }
}

fn title(outline: &Outline) -> Option<String> {
    Words::of(&outline.parts[outline.root]).title
}

/// Emits what is said of the texts that types are generated from, and of the types of their parts.
pub(crate) fn source(
    dialect: Option<Dialect>,
    assert_formats: bool,
    hooks: Hooks,
) -> Vec<TokenStream> {
    let by_hand = hooks.by_hand.then(|| quote!(by_hand: true));
    let (numbers, checks) = hooks.lists();
    let dialect = dialect.map(|dialect| {
        let name = ident(match dialect {
            Dialect::Draft04 => "Draft04",
            Dialect::Draft06 => "Draft06",
            Dialect::Draft07 => "Draft07",
            Dialect::Draft201909 => "Draft201909",
            _ => "Draft202012",
        });
        quote!(dialect: ::std::option::Option::Some(__rt::Dialect::#name))
    });
    let assert_formats = assert_formats.then(|| quote!(assert_formats: true));
    let of_texts = [dialect, assert_formats, by_hand].into_iter().flatten();
    let of_texts: Vec<TokenStream> = of_texts.collect();
    let lists = [
        (!numbers.is_empty()).then(|| quote!(numbers(#(#numbers)*))),
        (!checks.is_empty()).then(|| quote!(checks(#(#checks),*))),
        (!of_texts.is_empty()).then(|| quote!(texts(#(#of_texts),*))),
    ];
    lists.into_iter().flatten().collect()
}
