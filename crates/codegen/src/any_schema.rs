//! Schemas that others wrote: any dialect, any form. SPEC S1, S2.
//!
//! The engine that also checks documents compiles the schema, and the types are laid out from the outline of what it compiled. A
//! type that says all that its part of the schema says is exact, and decodes by itself; any other asks the engine.
//!
//! The layout is our own, with the names that typify would give. Of `anyOf: [{required: [a]}, {required: [b]}]` over objects, typify
//! makes one struct with optional members, which accepts `{}`; it drops bounds and `pattern`; and for `["string", "integer"]` it makes
//! an enum that serde tries in order, which takes `1.0` for a float.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use saop_schema::{CompileOptions, Dialect, Outline, Problem, resolve_reference};

use crate::check::check_runtime;
use crate::diagnostics::{Code, Diagnostic, Diagnostics};
use crate::emit::fuzz;
use crate::emit::hooks::Hooks;
use crate::emit::module::{Schema, types_file};
use crate::layout::apart::Apart;
use crate::layout::ir::Ty;
use crate::layout::layout;
use crate::layout::places::{BASE, Entries};
use crate::layout::shared::{self, Relations};
use crate::names;
use crate::settings::Settings;

/// Generates the types of every schema, each in a module of its own.
pub(crate) fn generate(
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Result<(BTreeMap<String, String>, Vec<Diagnostic>), Diagnostics> {
    let mut problems = settings.problems.clone();
    problems.extend(settings.without_effect());
    problems.extend(check_runtime(settings));
    let dialect = dialect(settings, &mut problems);
    let entries = Entries::of(settings, sources, &mut problems);
    let known = by_uri(sources, &settings.source_uris);
    let mut taken = BTreeSet::new();
    let mut apart = Apart::default();
    let mut schemas = Vec::new();
    let mut outlines = Vec::new();
    for (file, text) in sources {
        let name = module_name(file, &mut taken, &mut apart);
        match outline(file, text, dialect, &known, settings) {
            Ok(outline) => {
                schemas.push(Schema { file, text, name });
                outlines.push(outline);
            }
            Err(refused) => problems.extend(refused),
        }
    }
    let number = |uri: &str| {
        // A document of the settings comes before a source.
        let known = known.get(uri);
        let (file, _) = known.filter(|_| !settings.documents.contains_key(uri))?;
        schemas.iter().position(|schema| schema.file == *file)
    };
    let text_file = |uri: &str| number(uri).map(|number| schemas[number].text_file());
    let relations = Relations::of(&outlines, dialect.is_some(), number);
    let mut files = BTreeMap::new();
    let mut modules = BTreeMap::new();
    let mut shared: HashMap<usize, HashMap<String, Ty>> = HashMap::new();
    let mut hooks: HashMap<usize, Hooks> = HashMap::new();
    for number in relations.order {
        let (schema, outline) = (&schemas[number], &outlines[number]);
        let places = entries.places(schema.file, outline, &mut problems);
        let of_others = of_others(outline, &relations.others[number], &shared);
        let mut layout = layout(
            outline,
            Some(&schema.root_name(outline)),
            &places,
            of_others,
            settings,
        );
        apart.tell_apart(&mut layout);
        shared.insert(number, shared::types(outline, &layout, &schema.name));
        let own = Hooks::of(&layout);
        let mut all = own.clone();
        for (uri, other) in &relations.others[number] {
            if let Some(others) = hooks.get(other) {
                all.add(
                    outline,
                    uri,
                    (&outlines[*other], others),
                    &schemas[*other].name,
                );
            }
        }
        hooks.insert(number, own);
        problems.extend(warnings(&outline.warnings, schema.file, schema.text));
        problems.extend(schema.untyped(outline, &layout, settings.forbid_untyped));
        let texts = schema.texts(outline, text_file);
        match schema.module(outline, &layout, &texts, all, dialect, settings) {
            Ok(module) => {
                modules.insert(number, module);
            }
            Err(message) => {
                let (file, text) = (schema.file, schema.text);
                problems.push(Diagnostic::error(Code::Internal, file, text, 0, &message));
            }
        }
        if settings.fuzz.is_some() {
            files.extend(fuzz::files(&schema.name, outline, &layout, settings));
        }
        let texts = texts.into_iter().zip(&outline.documents);
        files.extend(texts.map(|(file, (_, text))| (file, text.clone())));
    }
    let warnings = Diagnostics::sorted(problems)?;
    let types = types_file(modules.values(), settings).map_err(|message| {
        let problem = Diagnostic::error(Code::Internal, Diagnostic::SETTINGS, "", 0, &message);
        Diagnostics(vec![problem])
    })?;
    files.insert("types.rs".to_owned(), types);
    if let Some(runtime) = &settings.fuzz {
        let targets: Vec<String> = schemas.iter().map(|schema| schema.name.clone()).collect();
        files.extend([fuzz::manifest(&targets, runtime, settings)]);
    }
    Ok((files, warnings))
}

/// Returns the parts of a schema that are types of others.
fn of_others(
    outline: &Outline,
    others: &[(String, usize)],
    types: &HashMap<usize, HashMap<String, Ty>>,
) -> BTreeMap<usize, Ty> {
    let parts = outline.parts.iter().enumerate();
    let found = parts.filter_map(|(part, here)| {
        let (uri, pointer) = here.location.as_deref()?.split_once('#')?;
        let (_, other) = others.iter().find(|(other, _)| other == uri)?;
        Some((part, types.get(other)?.get(pointer)?.clone()))
    });
    found.collect()
}

/// The sources by their URIs, each with its file.
type Known<'s> = HashMap<String, (&'s str, &'s str)>;

/// Compiles a schema, or returns why it is refused.
fn outline(
    file: &str,
    text: &str,
    dialect: Option<Dialect>,
    known: &Known<'_>,
    settings: &Settings,
) -> Result<Outline, Vec<Diagnostic>> {
    let find = |uri: &str| {
        let given = settings.documents.get(uri).cloned();
        given.or_else(|| known.get(uri).map(|(_, text)| (*text).to_owned()))
    };
    let uri = uri_of(file);
    let mut options = CompileOptions::new()
        .with_uri(&uri)
        .with_assert_formats(settings.assert_formats)
        .with_finder(find);
    if let Some(dialect) = dialect {
        options = options.with_dialect(dialect);
    }
    Outline::of(text, &options).map_err(|error| {
        let problems = error.problems().iter().map(|problem| {
            let location = problem.location();
            // A problem of another source is told there, as that source tells it.
            let other = location.split_once('#').and_then(|(uri, pointer)| {
                let is_given = !settings.documents.contains_key(uri);
                let (file, text) = known.get(uri).filter(|_| is_given)?;
                Some((*file, *text, pointer, problem.span().start))
            });
            let told = |location: &str| {
                let place = match location {
                    "" => String::new(),
                    location => format!("{location}: "),
                };
                format!("{place}{}", problem.message())
            };
            let (file, text, message, offset) = match other {
                _ if problem.is_in_main_document() => {
                    (file, text, told(location), problem.span().start)
                }
                Some((file, text, pointer, offset)) => (file, text, told(pointer), offset),
                // It is no source, and may be no schema at all, so that nothing of it is quoted.
                None => {
                    let uri = location.split('#').next().unwrap_or_default();
                    let message = problem.message_without_content();
                    (
                        file,
                        text,
                        format!("{uri}:{}: {message}", problem.position()),
                        0,
                    )
                }
            };
            Diagnostic::error(problem.kind().into(), file, text, offset, &message)
        });
        problems
            .chain(warnings(error.warnings(), file, text))
            .collect()
    })
}

/// Returns what a schema is warned of.
fn warnings<'w>(
    all: &'w [Problem],
    file: &'w str,
    text: &'w str,
) -> impl Iterator<Item = Diagnostic> + use<'w> {
    all.iter().map(move |one| {
        let (code, offset) = (one.kind().into(), one.span().start);
        Diagnostic::error(code, file, text, offset, one.message()).warning()
    })
}

fn dialect(settings: &Settings, problems: &mut Vec<Diagnostic>) -> Option<Dialect> {
    let parsed: Result<Dialect, _> = settings.dialect.as_ref()?.parse();
    parsed
        .map_err(|error| {
            let message = error.to_string();
            problems.push(settings.problem(Code::Setting, "dialect", &message));
        })
        .ok()
}

fn uri_of(file: &str) -> String {
    format!("{BASE}{file}")
}

/// The sources by the URIs of their file names, those that they give themselves, and other ones.
fn by_uri<'s>(
    sources: &'s BTreeMap<String, String>,
    others: &BTreeMap<String, String>,
) -> Known<'s> {
    let mut all: Known<'s> = HashMap::new();
    for (uri, file) in others {
        if let Some((file, text)) = sources.get_key_value(file) {
            all.insert(uri.clone(), (file, text));
        }
    }
    for (file, text) in sources {
        if let Ok(cursor) = saop_json::text::open(text.as_bytes(), &saop_json::Limits::NONE) {
            let root = saop_json::JsonRef::of_valid(cursor.text().trim());
            let id = root.get("$id").or_else(|| root.get("id"));
            if let Some(id) = id.and_then(saop_json::JsonRef::as_str) {
                all.insert(resolve_reference("", &id).0, (&**file, &**text));
            }
        }
        all.insert(uri_of(file), (file, text));
    }
    all
}

/// Returns the name of the module for a file.
fn module_name(file: &str, taken: &mut BTreeSet<String>, apart: &mut Apart) -> String {
    let mut free = |name: String| {
        let mut free = name.clone();
        let mut number = 2;
        while !taken.insert(free.clone()) {
            free = format!("{name}_{number}");
            number += 1;
        }
        free
    };
    let name = free(names::field(names::stem(file)));
    match apart.other_module(&name) {
        None => name,
        Some(other) => free(other),
    }
}
