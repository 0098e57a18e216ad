//! The schema profile: every rule that a schema must satisfy before code is generated from it.
//!
//! Invariant: there is a tree of [`form::Node`]s for every schema. If a problem with one is reported, its form is unknown, so
//! that no later stage reports the consequences, and all stages see everything else.

mod anchors;
mod choice;
mod containers;
mod engine;
mod form;
mod messages;
mod naming;
mod pattern;
mod refs;
mod released;
mod rewrite;
mod scalars;
mod settings;
mod size;
mod types;
mod union;
mod walk;

pub(crate) use messages::Schema;
pub(crate) use naming::TargetNames;
pub(crate) use settings::{check as check_settings, runtime as check_runtime};

use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::reading::Reading;
use crate::report::Report;
use crate::settings::Settings;

use form::{Checked, Form, nodes};
use walk::Walk;

/// Checks every document, and names the types. The result has one schema for each document, and is sound if nothing was reported.
pub(crate) fn check(
    documents: &Documents,
    readings: &[Reading],
    settings: &Settings,
    report: &mut Report,
) -> (Vec<Schema>, TargetNames) {
    let checked = forms(documents, readings, settings, report);
    engine::check(documents, readings, report);
    let names = naming::of_targets(documents, &checked);
    naming::check(documents, &checked, &names, settings, report);
    let is_moderate = size::check(documents, &checked, &names, report);
    // A hand-written type may decide what is unique.
    if is_moderate && settings.knows("hand_written") {
        let is_hand_written =
            |target: &Target| settings.hand_written.contains_key(&documents.place(target));
        size::unique(documents, &nodes(&checked), is_hand_written, report);
    }
    let schemas = messages::schemas(documents, &checked, &names, settings, report);
    released::required(documents, &settings.released, report);
    (schemas, names)
}

/// Checks the form of every schema. The result has one entry for each document.
fn forms<'r>(
    documents: &Documents,
    readings: &'r [Reading],
    settings: &Settings,
    report: &mut Report,
) -> Vec<Checked<'r>> {
    let mut walk = Walk::new(documents, settings, std::mem::take(report));
    for index in 0..documents.list.len() {
        walk.look_at(index);
    }
    let (edges, doubts) = (walk.edges, walk.doubts);
    *report = walk.report;
    for doubt in doubts {
        doubt.settle(documents, report);
    }
    refs::cycles(documents, &edges, report);
    let checked = readings.iter().enumerate();
    let checked = checked.map(|(index, reading)| Checked::of(documents, index, reading, report));
    let checked: Vec<Checked<'_>> = checked.collect();
    for (document, checked) in documents.list.iter().zip(&checked) {
        let form = &checked.root.form;
        if form.is_known() && !matches!(form, Form::Closed(_)) {
            let message =
                "expected the root of a file to be a closed object, but found another form";
            report.at(document, Code::Open, document.root.span.start, message);
        }
    }
    let nodes = nodes(&checked);
    settings::rules(documents, &nodes, settings, report);
    refs::unused_definitions(documents, &checked, &edges, report);
    settings::hand_written(documents, &nodes, settings, report);
    checked
}
