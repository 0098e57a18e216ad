//! What the keywords of a schema are warned of by themselves: misspelled and ignored ones, and what is there twice.

use std::collections::HashSet;
use std::sync::Arc;

use saop_json::show::{push_quoted, quote};
use saop_json::{NodeRef, repetitions};

use crate::keywords::compiler::{Here, MOST_PROBLEMS, Parts, Refused};
use crate::language::problem::{ProblemKind, Refusal};
use crate::language::vocabulary::{kind_of, kind_of_type, mistaken, no_schema};
use crate::plan::Plan;
use crate::words::{list, say};

/// Returns the members of the schema's parts that are most likely misspelled keywords.
pub(super) fn mistaken_keywords<'t>(parts: &Parts<'t>, plan: &Plan) -> Vec<Refused<'t>> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let root = parts.part(plan.root());
    if let Some(root) = root.filter(|root| root.found.location.text().is_empty())
        && let Some(message) = no_schema(root.schema, root.language)
    {
        found.push(Refused {
            refusal: Refusal::new(ProblemKind::UnknownKeyword, message),
            document: root.found.document,
            location: Arc::clone(&root.found.location),
            node: root.schema,
        });
        return found;
    }
    let own = (0..plan.len()).map_while(|part| parts.part(part));
    for here in own.filter(|here| here.found.document == 0 && seen.insert(here.found.place())) {
        for (name, node) in here.schema.members() {
            if found.len() >= MOST_PROBLEMS {
                return found;
            }
            let message = mistaken(&name, here.language);
            let message = message.map(|message| (ProblemKind::UnknownKeyword, message));
            if let Some((kind, message)) = message.or_else(|| inapplicable(&here, &name)) {
                found.push(Refused {
                    refusal: Refusal::new(kind, message),
                    document: here.found.document,
                    location: here.found.location.at(&name),
                    node: node.key_before(),
                });
            }
        }
        let Some(values) = here.member("enum") else {
            continue;
        };
        let listed: Vec<_> = values.items().collect();
        for (first, again) in repetitions(values) {
            let Some(again) = listed.get(again).filter(|_| found.len() < MOST_PROBLEMS) else {
                return found;
            };
            let message = say("each value of an `enum` once", |message| {
                again.describe(message);
                message.push_str(" again; the first is at index ");
                message.push_str(&first.to_string());
            });
            found.push(Refused {
                refusal: Refusal::new(ProblemKind::RepeatedConstant, message),
                document: here.found.document,
                location: here.found.location.at("enum"),
                node: *again,
            });
        }
    }
    found
}

/// Returns what to say of a keyword about another type than those beside it.
fn inapplicable(here: &Here<'_>, name: &str) -> Option<(ProblemKind, String)> {
    let kind = kind_of(name)?;
    here.member(name)?;
    let types = here.member("type")?;
    let one = types.string().into_iter();
    let mut all = Vec::new();
    for one in one.chain(types.items().filter_map(NodeRef::string)) {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    let is_about = all
        .iter()
        .all(|one| kind_of_type(one).is_some_and(|of| of != kind));
    (is_about && !all.is_empty()).then(|| {
        let wanted = format!(
            "a keyword about values of type {}",
            list(all.iter().map(|one| &**one), "or")
        );
        let message = say(&wanted, |message| {
            push_quoted(message, name);
            message.push_str(", which says nothing of them");
        });
        (ProblemKind::InapplicableKeyword, message)
    })
}

/// Returns the identifiers of schemas that other schemas have, too.
pub(super) fn repeated_identifiers<'t>(parts: &Parts<'t>) -> Vec<Refused<'t>> {
    let repeated = parts.repeated().iter().filter_map(|repeated| {
        let schema = &repeated.schema;
        let node = schema.node.member(repeated.keyword)?;
        let message = format!(
            "expected an identifier of its own, but found {}, which the schema at {} has as well; a reference to it is to that one",
            quote(&node.string()?),
            match &*repeated.first.text() {
                "" => "the root".to_owned(),
                place => quote(place),
            },
        );
        Some(Refused {
            refusal: Refusal::new(ProblemKind::RepeatedIdentifier, message),
            document: schema.document,
            location: schema.location.at(repeated.keyword),
            node,
        })
    });
    repeated.collect()
}
