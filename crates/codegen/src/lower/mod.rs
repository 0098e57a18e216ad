//! From checked schemas to the IR: every type gets its name, every name is unique.
//!
//! Invariant: names are decided only here. Schemas that violate the profile are also lowered in part, so that problems
//! with their names show; no code is generated from such a model.

mod facts;
mod released;
mod types;
mod variants;

use std::collections::BTreeMap;

use crate::check::Checked;
use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::ir::{Model, Schema, Type};
use crate::names;
use crate::report::Report;
use crate::settings::Settings;

/// The name of the type for each target of a `$ref`.
pub(crate) type TargetNames = BTreeMap<Target, String>;

/// Builds the IR of documents, which is complete if nothing was reported.
pub(crate) fn lower(
    documents: &Documents,
    checked: &[Checked],
    settings: &Settings,
    report: &mut Report,
) -> (Model, TargetNames) {
    let mut lower = Lower {
        documents,
        settings,
        report,
        names: name_targets(checked),
        model: Model {
            builders: settings.builders.then(|| settings.own_builders.clone()),
            version_member: settings.version_member.clone(),
            ..Model::default()
        },
        types: BTreeMap::new(),
        unique: Vec::new(),
    };
    if let Some(name) = &settings.any_message {
        lower
            .types
            .insert(name.clone(), "the enum of all messages".to_owned());
    }
    for (index, checked) in checked.iter().enumerate() {
        lower.document(index, checked);
    }
    lower.builders();
    let unfolds_too_far = facts::unfolds_too_far(documents, &lower.model, lower.report);
    lower.model.mark_recursive();
    // A hand-written type may decide what is unique.
    if !unfolds_too_far && settings.knows("hand_written") {
        facts::unique(documents, &lower.model, &lower.unique, lower.report);
    }
    let parts = facts::parts(checked);
    for (index, (document, checked)) in documents.list.iter().zip(checked).enumerate() {
        let root = lower.names.get(&Target::root(index));
        let root = root.cloned().unwrap_or_default();
        lower.model.schemas.push(Schema {
            name: document.name.clone(),
            id: document.id.clone(),
            version: document.version.clone(),
            title: checked.title.clone().unwrap_or_default(),
            description: checked.root.description.clone().unwrap_or_default(),
            discriminator: None,
            root,
            part: parts.contains(&index),
        });
    }
    facts::discriminators(
        documents,
        checked,
        &mut lower.model,
        &settings.released,
        lower.report,
    );
    released::required(documents, &settings.released, lower.report);
    facts::versions(documents, &lower.model, lower.report);
    facts::constants(documents, lower.report);
    (lower.model, lower.names)
}

fn name_targets(checked: &[Checked]) -> TargetNames {
    let mut all = TargetNames::new();
    for (document, checked) in checked.iter().enumerate() {
        let mut add = |definition: Option<&String>, name: String| {
            let definition = definition.cloned();
            let target = Target {
                document,
                definition,
            };
            all.insert(target, name);
        };
        // A schema without a name, which is reported, gets one that nothing else has.
        let stand_in = |index: usize| format!("Unnamed{document}In{index}");
        let title = checked.title.as_deref().and_then(names::type_name);
        add(None, title.unwrap_or_else(|| stand_in(0)));
        for ((key, _, _), index) in checked.definitions.iter().zip(1..) {
            let name = Some(key).filter(|key| names::is_definition_key(key));
            let name = name.and_then(|key| names::type_name(key));
            add(Some(key), name.unwrap_or_else(|| stand_in(index)));
        }
    }
    all
}

struct Lower<'a> {
    documents: &'a Documents,
    settings: &'a Settings,
    report: &'a mut Report,
    names: TargetNames,
    model: Model,
    /// The names of the top-level Rust types, and what took them.
    types: BTreeMap<String, String>,
    /// Schema, offset and item type of each array with unique items.
    unique: Vec<(usize, usize, Type)>,
}

/// The place of a type that is being made.
struct At<'a> {
    schema: usize,
    offset: usize,
    /// The name that it gets if it needs one.
    name: &'a str,
    pointer: &'a str,
}

impl Lower<'_> {
    fn document(&mut self, index: usize, checked: &Checked) {
        let title = self.documents.list[index].root.get("title");
        let title_at = title.map_or(checked.root.offset, |title| title.span.start);
        let mut all = vec![(None, title_at, &checked.root)];
        all.extend(
            checked
                .definitions
                .iter()
                .map(|(key, at, node)| (Some(key.clone()), *at, node)),
        );
        for (definition, offset, node) in all {
            let target = Target {
                document: index,
                definition,
            };
            let name = self.names.get(&target).cloned().unwrap_or_default();
            // An invalid key has already been reported.
            let words = match &target.definition {
                None => checked.title.as_deref(),
                Some(key) => Some(key.as_str()).filter(|key| names::is_definition_key(key)),
            };
            if words.is_some_and(|words| names::type_name(words).is_none()) {
                let message =
                    "expected a title that a type's name can be made of, but found no letter in it";
                self.report
                    .at(&self.documents.list[index], Code::Name, offset, message);
            }
            let pointer = match &target.definition {
                None => String::new(),
                Some(_) => format!("/definitions/{name}"),
            };
            let at = At {
                schema: index,
                offset,
                name: &name,
                pointer: &pointer,
            };
            let place = self.documents.place(&target);
            let is_hand_written = self.settings.hand_written.contains_key(&place);
            let is_ruled = self.settings.rules.contains_key(&place);
            self.top_level(&at, node, is_hand_written, is_ruled);
        }
    }
}
