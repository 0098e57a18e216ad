//! What the engine reads of each document: the parts, where references lead, and what is wrong. It is given a text in which misspelled
//! keywords are what they are likely meant to be, so that they hide nothing.
//!
//! Invariant: places are those of the document's own text.

use std::collections::BTreeSet;

use saop_json::pointer::pointer_step;
use saop_schema::{CompileOptions, Dialect, Outline, OutlinePart, Problem};

use crate::documents::{Document, Documents, Target};
use crate::json::{Json, Member};
use crate::keywords;

/// What the engine reads of a document.
#[derive(Debug)]
pub(crate) struct Reading {
    /// What the engine refuses the document for, or warns of, and where.
    pub(crate) problems: Vec<(usize, Problem)>,
    pub(crate) parts: Vec<OutlinePart>,
    text: Corrected,
}

impl Reading {
    /// Returns where an offset of a part is in the document's own text.
    pub(crate) fn original(&self, offset: usize) -> usize {
        self.text.original(offset)
    }
}

/// Reads every document, and puts into the documents where their references lead.
pub(crate) fn read(documents: &mut Documents) -> Vec<Reading> {
    let texts: Vec<Corrected> = documents.list.iter().map(Corrected::of).collect();
    let find = |uri: &str| {
        let place = documents.with_id(uri)?;
        texts.get(place).map(|text| text.text.clone())
    };
    let (mut read, mut references) = (Vec::new(), Vec::new());
    for (index, (document, text)) in documents.list.iter().zip(&texts).enumerate() {
        let options = CompileOptions::new()
            .with_dialect(Dialect::Draft07)
            .with_rust_numbers(true)
            .with_uri(&document.id)
            .with_finder(find);
        let reading = Outline::read(&text.text, &options);
        let found = reading.references.iter().filter_map(|(at, location)| {
            let target = target(documents, index, location)?;
            Some((text.original(*at), target))
        });
        references.push(found.collect());
        let told = reading.problems.into_iter();
        let told = told.filter(Problem::is_in_main_document);
        let told = told.map(|problem| (text.original(problem.span().start), problem));
        read.push((told.collect(), reading.parts));
    }
    documents.references = references;
    let read = read.into_iter().zip(texts);
    read.map(|((problems, parts), text)| Reading {
        problems,
        parts,
        text,
    })
    .collect()
}

/// Returns the schema or the definition at a location.
pub(crate) fn target(documents: &Documents, own: usize, location: &str) -> Option<Target> {
    let is_own = location.is_empty() || location.starts_with('/');
    let (document, pointer) = if is_own {
        (own, location)
    } else {
        let (uri, pointer) = location.split_once('#')?;
        (documents.with_id(uri)?, pointer)
    };
    if pointer.is_empty() {
        return Some(Target::root(document));
    }
    let key = pointer.strip_prefix("/definitions/");
    let definition = key.filter(|key| !key.contains('/'))?;
    Some(Target {
        document,
        definition: Some(pointer_step(definition).into_owned()),
    })
}

/// The text of a document in which misspelled keywords are what they are likely meant to be, so that what is in them is looked at,
/// and no key comes twice. Both are reported.
#[derive(Debug)]
struct Corrected {
    text: String,
    /// Where each change begins in the document's own text, its length there, and its length here.
    changes: Vec<(usize, usize, usize)>,
}

impl Corrected {
    fn of(document: &Document) -> Self {
        let mut found = Vec::new();
        let mut changed = BTreeSet::new();
        // The quotes stay.
        let spelling = |member: &Member| member.span.start + 1..member.span.end - 1;
        let mut replace = |member: &Member, text: String| {
            let place = spelling(member);
            if changed.insert(place.start) {
                found.push((place.start, place.len(), text));
            }
        };
        for (number, again) in document.root.duplicates().into_iter().enumerate() {
            let key = document.text.get(spelling(again)).unwrap_or_default();
            replace(again, format!("{key} ({number})"));
        }
        let mut open = vec![&document.root];
        while let Some(schema) = open.pop() {
            let members = schema.members().unwrap_or_default();
            let mut taken = BTreeSet::new();
            for member in members {
                let meant = keywords::correction(members, &member.key);
                if let Some(meant) = meant.filter(|meant| taken.insert(*meant)) {
                    replace(member, meant.to_owned());
                }
            }
            open.extend(schemas_in(schema, &["definitions"]));
        }
        found.sort_unstable();
        let (mut text, mut end) = (String::new(), 0);
        for (begin, length, changed) in &found {
            text.push_str(document.text.get(end..*begin).unwrap_or_default());
            text.push_str(changed);
            end = begin + length;
        }
        text.push_str(document.text.get(end..).unwrap_or_default());
        let lengths =
            |(begin, length, changed): (usize, usize, String)| (begin, length, changed.len());
        Self {
            text,
            changes: found.into_iter().map(lengths).collect(),
        }
    }

    /// Returns where a place of this text is in the document's own.
    fn original(&self, offset: usize) -> usize {
        let mut original = offset;
        for (begin, length, here) in &self.changes {
            if original <= *begin {
                break;
            }
            original = (original + length).saturating_sub(*here).max(*begin);
        }
        original
    }
}

/// Returns the innermost schema around an offset.
pub(crate) fn schema_at(root: &Json, offset: usize) -> &Json {
    let mut schema = root;
    let inner = |schema| schemas_in(schema, &["definitions"]);
    while let Some(inner) = inner(schema).find(|inner| inner.span.contains(&offset)) {
        schema = inner;
    }
    schema
}

/// Returns the schemas directly in a schema, in these other keywords as well.
pub(crate) fn schemas_in<'j>(
    schema: &'j Json,
    others: &'static [&'static str],
) -> impl Iterator<Item = &'j Json> {
    let single = ["items", "additionalProperties"].into_iter();
    let single = single.filter_map(|keyword| keywords::meant(schema, keyword));
    let named = others.iter().copied().chain(["properties"]);
    let named = named.filter_map(|keyword| keywords::meant(schema, keyword)?.members());
    let listed = keywords::meant(schema, "oneOf").and_then(Json::as_array);
    single
        .chain(named.flatten().map(|member| &member.value))
        .chain(listed.into_iter().flatten())
        .filter(|schema| schema.members().is_some())
}
