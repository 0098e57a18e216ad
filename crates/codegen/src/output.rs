//! Assembles the emitters' output into files.
//!
//! Invariant: same input, same bytes; every text ends with one newline and has `\n` line ends.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use saop_json::show::one_line;

use crate::bundle::bundle;
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::emit::{
    any_message, arbitrary, constructors, dictionary, fields, registry, schemars, strict, types,
};
use crate::ir::Model;
use crate::lower::TargetNames;
use crate::report::Report;
use crate::settings::Settings;

/// Returns every generated file.
pub(crate) fn files(
    documents: &Documents,
    model: &Model,
    target_names: &TargetNames,
    settings: &Settings,
    report: &mut Report,
) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    match types_file(model, settings) {
        Ok(text) => {
            files.insert("types.rs".to_owned(), text);
        }
        Err(message) => {
            report.setting(settings, Code::Internal, "", &message);
        }
    }
    for (index, document) in documents.list.iter().enumerate() {
        let name = &document.name;
        let bundle = bundle(documents, target_names, index);
        files.insert(format!("{name}.schema.json"), document.text.clone());
        files.insert(format!("{name}.bundled.json"), bundle.plain);
        files.insert(format!("{name}.validation.json"), bundle.validation);
    }
    for schema in &model.schemas {
        files.insert(
            format!("{}.fields.md", schema.name),
            fields::table(model, schema),
        );
    }
    files.insert(
        "saop.dict".to_owned(),
        dictionary::dictionary(model, &command(settings)),
    );
    files
}

fn types_file(model: &Model, settings: &Settings) -> Result<String, String> {
    let definitions = types::definitions(model)?;
    let runtime: TokenStream = settings
        .runtime
        .parse()
        .map_err(|_| "the runtime is no path".to_owned())?;
    // Not `rt`: the module that includes the file may have one.
    let mut chunks = vec![quote!(use #runtime as __rt;)];
    for named in &model.types {
        chunks.extend(definitions.get(&named.name).map(ToTokens::to_token_stream));
        chunks.push(constructors::constructors(model, named));
        chunks.push(strict::impls(model, named));
        if settings.schemars {
            chunks.push(schemars::json_schema(model, named));
        }
        if settings.arbitrary {
            chunks.push(arbitrary::arbitrary(model, named));
        }
    }
    chunks.push(strict::rules(model));
    chunks.push(registry::constants(model));
    let schemas = model.schemas.iter();
    chunks.extend(schemas.map(|schema| registry::schema(model, schema)));
    chunks.push(registry::list(model));
    if let Some(name) = &settings.any_message {
        chunks.push(any_message::define(model, name));
        if settings.arbitrary {
            chunks.push(arbitrary::message(model, name));
        }
    }
    let mut out = header(settings);
    for chunk in chunks {
        out.push_str(&file_of(chunk)?);
    }
    Ok(out)
}

/// Returns the first line of a generated file.
pub(crate) fn header(settings: &Settings) -> String {
    format!(
        "// Generated from the schemas by `{}`. Do not edit.\n",
        command(settings)
    )
}

/// Formats items, each after an empty line.
pub(crate) fn file_of(chunk: TokenStream) -> Result<String, String> {
    let mut out = String::new();
    let file: syn::File =
        syn::parse2(chunk).map_err(|error| format!("an emitter made what is not Rust: {error}"))?;
    for item in file.items {
        let item = syn::File {
            shebang: None,
            frontmatter: None,
            attrs: Vec::new(),
            items: vec![item],
        };
        out.push('\n');
        out.push_str(&prettyplease::unparse(&item));
    }
    Ok(out)
}

/// Returns the command that made the files, safe for a comment.
fn command(settings: &Settings) -> String {
    one_line(&settings.command, usize::MAX)
}
