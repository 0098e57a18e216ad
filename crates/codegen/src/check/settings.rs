//! Checks the settings.

use std::collections::BTreeMap;

use crate::diagnostics::{Code, Diagnostic};
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
