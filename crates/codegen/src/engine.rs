//! What the engine that checks documents says of the schemas: the compiled text of all of them is the one reading of a schema.
//!
//! Invariant: each finding has the place that it has in its own file, and none is the consequence of another one.

use std::collections::BTreeSet;

use saop_json::pointer::pointer_step;
use saop_schema::{CompileOptions, Outline, Problem, ProblemKind};

use crate::bundle;
use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::json::{Json, Value};
use crate::lower::TargetNames;
use crate::report::Report;

/// Reports the examples and defaults that their own schemas refuse. Most readers look at the example first and copy it, and nothing
/// else would notice that it went stale. A rule known only to a hand-written type is left to that type.
pub(crate) fn check(documents: &Documents, names: &TargetNames, report: &mut Report) {
    let text = bundle::all(documents, names);
    // Why the engine refuses a schema is reported already.
    let Ok(outline) = Outline::of(&text, &CompileOptions::new()) else {
        return;
    };
    let samples = outline.warnings.iter();
    let samples = samples.filter(|problem| problem.kind() == ProblemKind::InvalidExample);
    let placed =
        samples.filter_map(|problem| Some((problem, Sample::of(documents, names, problem)?)));
    // What a schema with a fault is meant to say is unknown.
    let sound = placed.filter(|(_, sample)| !sample.is_of_faulty_schema(documents, report));
    for (problem, sample) in sound.collect::<Vec<_>>() {
        let document = &documents.list[sample.document];
        report.at(document, Code::Example, sample.offset, problem.message());
    }
}

/// An example, a default, or a value in one.
struct Sample<'d> {
    document: usize,
    schema: &'d Json,
    offset: usize,
}

impl<'d> Sample<'d> {
    /// Finds the sample that a problem with the text of all schemas is about.
    fn of(documents: &'d Documents, names: &TargetNames, problem: &Problem) -> Option<Self> {
        let mut steps = problem.location().split('/').skip(2).map(pointer_step);
        let name = steps.next()?;
        let (target, _) = names.iter().find(|(_, known)| **known == name)?;
        let mut node = documents.schema(target)?;
        let (mut schema, mut is_name) = (None, false);
        for step in steps {
            if !is_name && matches!(&*step, "examples" | "default") {
                schema = schema.or(Some(node));
            }
            is_name = !is_name && matches!(&*step, "properties" | "definitions");
            let inner = match &node.value {
                Value::Array(items) => step.parse().ok().and_then(|index: usize| items.get(index)),
                _ => node.get(&step),
            };
            node = inner.unwrap_or(node);
        }
        Some(Self {
            document: target.document,
            schema: schema?,
            offset: node.span.start,
        })
    }

    /// Whether its schema, or one that it refers to, has a fault that is reported.
    fn is_of_faulty_schema(&self, documents: &Documents, report: &Report) -> bool {
        let mut seen: BTreeSet<Target> = BTreeSet::new();
        let mut open = vec![(self.document, self.schema)];
        while let Some((document, schema)) = open.pop() {
            if report.touches(&documents.list[document], schema) {
                return true;
            }
            for reference in references(schema) {
                let Ok(target) = documents.resolve(document, reference) else {
                    return true;
                };
                if seen.insert(target.clone())
                    && let Some(schema) = documents.schema(&target)
                {
                    open.push((target.document, schema));
                }
            }
        }
        false
    }
}

/// Returns what the references in a schema refer to.
fn references(schema: &Json) -> Vec<&str> {
    let (mut found, mut open) = (Vec::new(), vec![schema]);
    while let Some(node) = open.pop() {
        found.extend(node.get("$ref").and_then(Json::as_str));
        match &node.value {
            Value::Array(items) => open.extend(items),
            _ => open.extend(
                node.members()
                    .unwrap_or_default()
                    .iter()
                    .map(|one| &one.value),
            ),
        }
    }
    found
}
