//! Assembles the emitters' output into files.
//!
//! Invariant: same input, same bytes; every text ends with one newline and has `\n` line ends.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;
use saop_schema::Outline;

use crate::bundle;
use crate::check::{Schema, TargetNames};
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::emit::{any_message, command, dictionary, fields, file_of, header};
use crate::house;
use crate::layout::Layout;
use crate::report::Report;
use crate::settings::Settings;

/// Returns every generated file.
pub(crate) fn files(
    documents: &Documents,
    schemas: &[Schema],
    target_names: &TargetNames,
    settings: &Settings,
    report: &mut Report,
) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let text = bundle::all(documents, target_names);
    let made = house::outline(&text).and_then(|outline| {
        let types = types_file(
            documents,
            schemas,
            target_names,
            &outline,
            &text,
            settings,
            report,
        )?;
        files.insert("types.rs".to_owned(), types);
        let (tables, parts) = (fields::Tables::of(&outline), house::parts(&outline));
        for schema in schemas {
            let part = parts.get(&*schema.root);
            let table = part.map_or_else(String::new, |part| tables.table(*part));
            files.insert(format!("{}.fields.md", schema.name), table);
        }
        let dictionary = dictionary::dictionary(&outline, &command(settings));
        files.insert("saop.dict".to_owned(), dictionary);
        Ok(())
    });
    if let Err(message) = made {
        report.setting(settings, Code::Internal, "", &message);
    }
    for (index, document) in documents.list.iter().enumerate() {
        let name = &document.name;
        files.insert(format!("{name}.schema.json"), document.text.clone());
        let bundled = bundle::bundle(documents, target_names, index);
        files.insert(format!("{name}.bundled.json"), bundled);
    }
    files.insert(bundle::TEXT.to_owned(), text);
    files
}

/// Makes the files of a binding of a layout, the messages, each as the name of a schema and of its type, and the command that makes them.
pub(crate) type Binding =
    fn(&Layout, &[(&str, &str)], &str) -> Result<BTreeMap<String, String>, String>;

/// Returns the files of a binding.
pub(crate) fn binding(
    emit: Binding,
    documents: &Documents,
    schemas: &[Schema],
    target_names: &TargetNames,
    settings: &Settings,
    report: &mut Report,
) -> BTreeMap<String, String> {
    let text = bundle::all(documents, target_names);
    let made = house::outline(&text).and_then(|outline| {
        let layout = house::laid_out(documents, target_names, schemas, &outline, settings);
        let messages = schemas.iter().filter(|schema| !schema.part);
        let messages: Vec<_> = messages.map(|one| (&*one.name, &*one.root)).collect();
        emit(&layout, &messages, &command(settings))
    });
    made.unwrap_or_else(|message| {
        report.setting(settings, Code::Internal, "", &message);
        BTreeMap::new()
    })
}

fn types_file(
    documents: &Documents,
    schemas: &[Schema],
    target_names: &TargetNames,
    outline: &Outline,
    text: &str,
    settings: &Settings,
    report: &mut Report,
) -> Result<String, String> {
    let runtime: TokenStream = settings
        .runtime
        .parse()
        .map_err(|_| "the runtime is no path".to_owned())?;
    // Not `rt`: the module that includes the file may have one.
    let mut chunks = vec![quote!(use #runtime as __rt;)];
    chunks.extend(house::types(
        documents,
        target_names,
        schemas,
        outline,
        text,
        settings,
        report,
    )?);
    if let Some(name) = &settings.any_message {
        chunks.push(any_message::define(schemas, name));
        if settings.arbitrary {
            chunks.push(house::any_message(schemas, name));
        }
    }
    let mut out = header(settings);
    for chunk in chunks {
        out.push_str(&file_of(chunk)?);
    }
    Ok(out)
}
