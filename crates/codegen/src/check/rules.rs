//! The targets of hand-written rules.
//!
//! Invariant: a rule that passes applies to the members of an object or the items of an array, and no hand-written type
//! replaces those.

use super::form::{Form, Nodes};
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::report::Report;
use crate::settings::{Settings, rule_key};

/// Reports rules that apply to nothing, or to something that has neither members nor items.
pub(super) fn check(
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
