//! Schemas that others wrote: any dialect, any form. SPEC S1, S2.
//!
//! The schema is compiled by the engine that also checks documents, and the types are laid out from the outline of what it
//! compiled. So a type that is wrong about its schema cannot accept what the schema refuses: the engine decides.

mod emit;
mod ir;
mod layout;
mod places;
mod words;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use proc_macro2::TokenStream;
use quote::quote;
use saop_json::show::one_line;
use saop_schema::{CompileOptions, Dialect, Outline};

use self::ir::Ty;
use self::layout::{Layout, layout};
use self::places::Entries;
use crate::diagnostics::{Code, Diagnostic, Diagnostics};
use crate::emit::ident;
use crate::names;
use crate::output::{file_of, header};
use crate::settings::Settings;

/// After so many places without a type, the others are counted.
const MOST_UNTYPED: usize = 20;

/// Generates the types of every schema, each in a module of its own.
pub(crate) fn generate(
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Result<(BTreeMap<String, String>, Vec<Diagnostic>), Diagnostics> {
    let mut problems = settings.problems.clone();
    problems.extend(settings.without_effect());
    let mut files = BTreeMap::new();
    let mut modules = Vec::new();
    let mut taken = BTreeSet::new();
    let dialect = dialect(settings, &mut problems);
    let entries = Entries::of(settings, sources, &mut problems);
    let known = by_uri(sources);
    for (file, text) in sources {
        let name = module_name(file, &mut taken);
        let find = |uri: &str| {
            let given = settings.documents.get(uri).cloned();
            given.or_else(|| known.get(uri).map(|text| (*text).to_owned()))
        };
        let uri = uri_of(file);
        let mut options = CompileOptions::new()
            .with_uri(&uri)
            .with_assert_formats(settings.assert_formats)
            .with_finder(find);
        if let Some(dialect) = dialect {
            options = options.with_dialect(dialect);
        }
        let outline = match Outline::of(text, &options) {
            Ok(outline) => outline,
            Err(error) => {
                problems.extend(error.problems().iter().map(|problem| {
                    let offset = if problem.is_in_main_document() {
                        problem.span().start
                    } else {
                        0
                    };
                    let place = match problem.location() {
                        "" => String::new(),
                        location => format!("{location}: "),
                    };
                    let message = format!("{place}{}", problem.message());
                    Diagnostic::error(Code::Refused, file, text, offset, &message)
                }));
                continue;
            }
        };
        let schema = Schema {
            file,
            text,
            name: &name,
            outline: &outline,
        };
        let places = entries.places(file, &outline, &mut problems);
        let layout = layout(&outline, &schema.root_name(), &places);
        problems.extend(schema.warnings());
        problems.extend(schema.untyped(&layout, settings.forbid_untyped));
        match schema.module(&layout, dialect, settings.assert_formats, &mut files) {
            Ok(module) => modules.push(module),
            Err(message) => {
                problems.push(Diagnostic::error(Code::Internal, file, text, 0, &message));
            }
        }
    }
    let warnings = Diagnostics::sorted(problems)?;
    let types = types_file(&modules, settings).map_err(|message| {
        let problem = Diagnostic::error(Code::Internal, Diagnostic::SETTINGS, "", 0, &message);
        Diagnostics(vec![problem])
    })?;
    files.insert("types.rs".to_owned(), types);
    Ok((files, warnings))
}

fn dialect(settings: &Settings, problems: &mut Vec<Diagnostic>) -> Option<Dialect> {
    let parsed: Result<Dialect, _> = settings.dialect.as_ref()?.parse();
    parsed
        .map_err(|error| {
            let message = error.to_string();
            problems.push(settings.problem(Code::Setting, "dialect", &message));
        })
        .ok()
}

/// The types of a schema, formatted.
struct Module {
    name: String,
    about: String,
    text: String,
}

fn types_file(modules: &[Module], settings: &Settings) -> Result<String, String> {
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

struct Schema<'s> {
    file: &'s str,
    text: &'s str,
    name: &'s str,
    outline: &'s Outline,
}

impl Schema<'_> {
    fn title(&self) -> Option<String> {
        words::Words::of(&self.outline.parts[self.outline.root]).title
    }

    /// Returns the name of the root's type: the title, or else the name of the file.
    fn root_name(&self) -> String {
        let title = self.title().filter(|title| title.len() <= 60);
        let title = title.and_then(|title| names::type_name(&title));
        title
            .or_else(|| names::type_name(self.name))
            .unwrap_or_else(|| "Root".to_owned())
    }

    /// Returns a warning for each part of the schema that no value meets.
    fn warnings(&self) -> impl Iterator<Item = Diagnostic> {
        let warnings = self.outline.warnings.iter();
        warnings.map(|one| {
            let offset = one.span().start;
            Diagnostic::error(
                Code::Unsatisfiable,
                self.file,
                self.text,
                offset,
                one.message(),
            )
            .warning()
        })
    }

    /// Returns a warning, or an error, for each place without a type of its own.
    fn untyped(&self, layout: &Layout, is_error: bool) -> Vec<Diagnostic> {
        let warning = |offset: usize, message: &str| {
            let error = Diagnostic::error(Code::Untyped, self.file, self.text, offset, message);
            if is_error { error } else { error.warning() }
        };
        let tree = saop_json::Tree::of_valid(self.text);
        let listed = layout.untyped.iter().take(MOST_UNTYPED).map(|untyped| {
            let location = self.outline.parts[untyped.part].location.as_deref();
            let location = location.unwrap_or_default();
            let offset = tree.root().pointer(location).map_or(0, |node| node.span().start);
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

    /// Emits the module of the schema, and adds the texts that it includes.
    fn module(
        &self,
        layout: &Layout,
        dialect: Option<Dialect>,
        assert_formats: bool,
        files: &mut BTreeMap<String, String>,
    ) -> Result<Module, String> {
        let Ty::Named(root) = layout.root else {
            return Err("expected a root with a name".to_owned());
        };
        let root = ident(&layout.items[root].name);
        let mut documents = Vec::new();
        for (index, (uri, text)) in self.outline.documents.iter().enumerate() {
            let file = match index {
                0 => format!("{}.schema.json", self.name),
                _ => format!("{}.{index}.schema.json", self.name),
            };
            documents.push(quote!((#uri, ::std::include_str!(#file))));
            files.insert(file, text.clone());
        }
        let (title, schema_name) = (self.title(), self.name);
        let subject = title.clone().unwrap_or_else(|| "JSON".to_owned());
        let title = title.unwrap_or_default();
        let id = self.outline.id.as_deref().unwrap_or_default();
        let recursive = layout.recursive;
        let main = format!("{}.schema.json", self.name);
        let dialect = dialect.map_or_else(
            || quote!(::std::option::Option::None),
            |dialect| {
                let name = ident(match dialect {
                    Dialect::Draft04 => "Draft04",
                    Dialect::Draft06 => "Draft06",
                    Dialect::Draft07 => "Draft07",
                    Dialect::Draft201909 => "Draft201909",
                    _ => "Draft202012",
                });
                quote!(::std::option::Option::Some(__rt::Dialect::#name))
            },
        );
        let schema = quote! {
            /// The schema.
            pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
                name: #schema_name,
                id: #id,
                version: "",
                title: #title,
                description: "",
                subject: #subject,
                text: ::std::include_str!(#main),
                source: ::std::include_str!(#main),
                validation: "",
                kind: __rt::SchemaKind::Message,
                discriminator: ::std::option::Option::None,
                members: &[],
                rules: &[],
                part_rules: &[],
                recursive: #recursive,
                open: ::std::option::Option::Some(__rt::open::OpenParts {
                    documents: &[#(#documents),*],
                    dialect: #dialect,
                    assert_formats: #assert_formats,
                    read: __rt::open::drop_read::<#root>,
                }),
                check: __rt::check::<#root>,
            });

            __rt::message!(#root, SCHEMA);
        };
        let mut text = file_of(quote!(
            use super::__rt;
        ))?;
        // One at a time: the syntax tree of a large schema's types takes a gigabyte.
        for chunk in emit::types(layout).chain([schema]) {
            text.push_str(&file_of(chunk)?);
        }
        Ok(Module {
            name: self.name.to_owned(),
            about: one_line(&format!("The types of `{}`.", self.file), usize::MAX),
            text,
        })
    }
}

/// Where sources are, to refer to each other.
const BASE: &str = "file:///";

fn uri_of(file: &str) -> String {
    format!("{BASE}{file}")
}

/// The sources by their URIs: those of their file names, and those that they give themselves.
fn by_uri(sources: &BTreeMap<String, String>) -> HashMap<String, &str> {
    let mut all = HashMap::new();
    for (file, text) in sources {
        if let Ok(cursor) = saop_json::text::open(text.as_bytes(), &saop_json::Limits::NONE) {
            let root = saop_json::JsonRef::of_valid(cursor.text().trim());
            let id = root.get("$id").or_else(|| root.get("id"));
            if let Some(id) = id.and_then(saop_json::JsonRef::as_str) {
                all.insert(id.trim_end_matches('#').to_owned(), &**text);
            }
        }
        all.insert(uri_of(file), &**text);
    }
    all
}

/// Returns the name of the module for a file.
fn module_name(file: &str, taken: &mut BTreeSet<String>) -> String {
    let name = names::field(names::stem(file));
    let mut free = name.clone();
    let mut number = 2;
    while !taken.insert(free.clone()) {
        free = format!("{name}_{number}");
        number += 1;
    }
    free
}
