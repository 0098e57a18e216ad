//! The settings, and the places that they name.
//!
//! Invariant: a rule that passes applies to the members of an object or the items of an array, and no hand-written type
//! replaces those.

use std::collections::BTreeMap;

use super::form::{Form, Nodes};
use crate::diagnostics::{Code, Diagnostic};
use crate::documents::Documents;
use crate::keywords;
use crate::names;
use crate::report::Report;
use crate::settings::{Settings, rule_key};

/// Reports problems with the settings before they are used.
pub(crate) fn check(sources: &BTreeMap<String, String>, settings: &Settings, report: &mut Report) {
    report.list.extend_from_slice(&settings.problems);
    report.list.extend(settings.without_effect());
    if sources.is_empty() {
        let message = "expected at least one schema, but found none";
        report.setting(settings, Code::Setting, "", message);
    }
    let hand_written = settings
        .hand_written
        .iter()
        .map(|(definition, path)| (definition.as_str(), "a hand-written type", path));
    let hand_written = hand_written.map(|(name, what, path)| (name.to_owned(), what, path));
    let rules = settings.rules.iter();
    let rules = rules.map(|(place, path)| (rule_key(place), "a rule", path));
    report.list.extend(runtime(settings));
    for (name, what, path) in hand_written.chain(rules) {
        if !names::is_path(path) {
            let message = format!("expected {what} to be a Rust path, but found `{path}`");
            report.setting(settings, Code::Setting, &name, &message);
        }
    }
    if let Some(name) = &settings.any_message
        && names::type_name(name).as_ref() != Some(name)
    {
        let message = format!(
            "expected the enum of all messages to be named as a Rust type is, but found `{name}`"
        );
        report.setting(settings, Code::Setting, "any_message", &message);
    }
    if settings.knows("id_base") && settings.base().is_none() {
        let message = format!(
            "expected the base of `$id`s to end in `/` and have no `#`, but found `{}`",
            settings.id_base
        );
        report.setting(settings, Code::Setting, "id_base", &message);
    }
}

/// Returns what is wrong with the path of the runtime, which the code of any schema has.
pub(crate) fn runtime(settings: &Settings) -> Option<Diagnostic> {
    let path = &settings.runtime;
    let message = format!(
        "expected the runtime to be the path of a Rust module, such as `::saop_schema`, but found `{path}`"
    );
    let is_path = names::is_module_path(path);
    (!is_path).then(|| settings.problem(Code::Setting, "runtime", &message))
}

/// Reports rules that apply to nothing, or to something that has neither members nor items.
pub(super) fn rules(
    documents: &Documents,
    nodes: &Nodes<'_>,
    settings: &Settings,
    report: &mut Report,
) {
    for place in settings.rules.keys() {
        let (name, _) = place.split_once('#').unwrap_or((place, ""));
        let found = nodes
            .iter()
            .find(|(target, _)| documents.place(target) == *place);
        let message = match found {
            None if documents.is_unread(name) => continue,
            None => format!(
                "expected a rule to be over a schema (`NAME#`) or a definition (`NAME#/definitions/KEY`), but found `{place}`"
            ),
            Some(_) if settings.hand_written.contains_key(place) => {
                format!("expected a rule or a hand-written type, but found both for `{place}`")
            }
            Some((_, node)) => match node.form {
                Form::Closed(_) | Form::Array { .. } | Form::Unknown(_) => continue,
                _ => format!(
                    "expected a rule to be over a closed object or an array, but found another form in `{place}`"
                ),
            },
        };
        report.setting(settings, Code::Setting, &rule_key(place), &message);
    }
}

/// Reports hand-written types that stand for no array, or match no definition of documents that could be read.
pub(super) fn hand_written(
    documents: &Documents,
    nodes: &Nodes<'_>,
    settings: &Settings,
    report: &mut Report,
) {
    for key in settings.hand_written.keys() {
        let (name, _) = key.split_once('#').unwrap_or((key, ""));
        let mut definitions = nodes
            .iter()
            .filter(|(target, _)| target.definition.is_some());
        let found = definitions.find(|(target, _)| documents.place(target) == *key);
        let mut list = documents.list.iter();
        let root = list.find(|document| document.name == name);
        let root = root.map(|document| &document.root);
        let Some((target, node)) = found else {
            let are_unread = root.is_some_and(|root| {
                let definitions = keywords::meant(root, "definitions");
                match definitions {
                    Some(definitions) => definitions.members().is_none(),
                    None => keywords::is_misspelled(root, "definitions"),
                }
            });
            if !documents.is_unread(name) && !are_unread {
                let message = format!(
                    "expected a hand-written type to stand for a definition, but found `{key}`"
                );
                report.setting(settings, Code::Setting, key, &message);
            }
            continue;
        };
        if node.form.is_known() && !matches!(node.form, Form::Array { .. }) {
            let message = format!(
                "expected a hand-written type to stand for an array, but found another form in `{key}`"
            );
            let definitions = root.and_then(|root| keywords::meant(root, "definitions"));
            let member = definitions.and_then(|all| all.member(target.definition.as_deref()?));
            let offset = member.map_or(node.offset, |member| member.span.start);
            let document = &documents.list[target.document];
            report.at(document, Code::HandWritten, offset, &message);
        }
    }
}
