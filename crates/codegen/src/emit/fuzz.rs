//! A cargo-fuzz target for the types of each schema, with a dictionary and seeds.
//!
//! Invariant: every seed is a valid document. They end: what is nested deeper than a few levels, or is one of very many, is left out.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use saop_schema::Outline;

use crate::emit::dictionary::dictionary;
use crate::json::quoted;
use crate::layout::Layout;
use crate::layout::ir::{Item, Shape, Ty};
use crate::settings::Settings;

/// The folder of everything.
const FOLDER: &str = "fuzz/";

/// Returns the manifest. `targets` are the modules, `runtime` is the folder of `saop-schema`, or empty for the published one.
pub(crate) fn manifest(targets: &[String], runtime: &str, settings: &Settings) -> (String, String) {
    let source = match runtime {
        "" => format!("version = \"={}\"", env!("CARGO_PKG_VERSION")),
        path => format!("path = {}", quoted(path)),
    };
    let mut text = format!(
        "# Generated from the schemas by `{}`. Do not edit.\n\
         [workspace]\n\n[package]\nname = \"types-fuzz\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [package.metadata]\ncargo-fuzz = true\n\n[dependencies]\nlibfuzzer-sys = \"0.4\"\nsaop-schema = {{ {source} }}\n",
        settings.command
    );
    for target in targets {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n[[bin]]\nname = \"{target}\"\npath = \"fuzz_targets/{target}.rs\"\ntest = false\ndoc = false\nbench = false\n"
        );
    }
    (format!("{FOLDER}Cargo.toml"), text)
}

/// Returns the target of a schema, its dictionary and its seeds, by file name.
pub(crate) fn files(
    module: &str,
    outline: &Outline,
    layout: &Layout,
    settings: &Settings,
) -> BTreeMap<String, String> {
    let messages = messages(outline, layout);
    let mut files = BTreeMap::from([
        (
            format!("{FOLDER}fuzz_targets/{module}.rs"),
            target(module, &messages, settings),
        ),
        (
            format!("{FOLDER}{module}.dict"),
            dictionary(outline, &settings.command),
        ),
    ]);
    for (number, item) in messages.iter().enumerate() {
        let is_valid = |text: &String| {
            let branch = item.branch;
            outline.accepts(item.part, text)
                && branch.is_none_or(|branch| outline.accepts(branch, text))
        };
        let seeds = [0, 1, 3].map(|levels| {
            let mut maker = Maker { layout, left: 500 };
            maker.of_item(item, levels, 0)
        });
        let seeds = seeds.into_iter().flatten().filter(is_valid);
        for (index, seed) in seeds.enumerate() {
            let name = item.name.to_ascii_lowercase();
            let text = match messages.len() {
                1 => seed,
                // A byte that is a character of its own, so that a seed is a text.
                _ => format!("{}{seed}", char::from(number as u8 % 128)),
            };
            files.insert(format!("{FOLDER}corpus/{module}/{name}-{index}"), text);
        }
    }
    files
}

/// Returns the types that documents are read as: that of the root, or, if the root takes any value, those of the definitions.
fn messages<'l>(outline: &Outline, layout: &'l Layout) -> Vec<&'l Item> {
    /// The first byte of an input tells them apart.
    const MOST: usize = 128;
    let item = |ty: &Ty| match ty {
        Ty::Named(index) => layout.items.get(*index),
        _ => None,
    };
    let root: Vec<_> = layout.root.iter().filter_map(item).collect();
    let takes_all = root
        .iter()
        .any(|one| matches!(one.shape, Shape::Wrapper(Ty::Any)));
    if !takes_all {
        return root;
    }
    let has_part = |one: &&Item| !matches!(one.shape, Shape::Alias(_) | Shape::HandList { .. });
    let parts = outline.definitions.iter();
    let mut all: Vec<&Item> = parts
        .filter_map(|(_, part)| item(layout.known.get(part)?))
        .filter(|one| has_part(one) && !one.shape.is_of_runtime())
        .collect();
    all.sort_by_key(|one| &one.name);
    all.dedup_by_key(|one| &one.name);
    all.truncate(MOST);
    if all.is_empty() { root } else { all }
}

fn target(module: &str, messages: &[&Item], settings: &Settings) -> String {
    let read = match messages {
        [only] => format!("judge::<types::{module}::{}>(data)", only.name),
        all => {
            let mut arms = String::new();
            for (number, item) in all.iter().enumerate() {
                let name = &item.name;
                // Writing to a string cannot fail.
                let _ = writeln!(
                    arms,
                    "        {number} => judge::<types::{module}::{name}>(data),"
                );
            }
            arms.push_str("        _ => {}\n");
            format!(
                "let Some((first, data)) = data.split_first() else {{ return }};\n    match first {{\n{arms}    }}"
            )
        }
    };
    format!(
        "//! Generated from the schemas by `{}`. Do not edit.\n//!\n\
         //! The types of `{module}`: the decoder and the engine agree, and what is read is written and read again as it was.{}\n\
         #![no_main]\n\n{TEMPLATE}\nlibfuzzer_sys::fuzz_target!(|data: &[u8]| {{\n    {read}\n}});\n",
        settings.command,
        match messages {
            [_] => "",
            _ => "\n//! The first byte of an input says which definition it is a document of.",
        }
    )
}

const TEMPLATE: &str = r#"use saop_schema::open::{OpenType, engine_accepts, parse};
use saop_schema::{JsonValue, ViolationKind};

mod types {
    include!("../../types.rs");
}

fn judge<T: OpenType + PartialEq + std::fmt::Debug>(data: &[u8]) {
    match parse::<T>(data) {
        Ok(value) => {
            assert!(engine_accepts::<T>(data), "the type alone takes it");
            let write = |value: &T| JsonValue::from_serializable(value).map(JsonValue::into_json);
            let written = write(&value).expect("a value is written");
            let again = parse::<T>(&written).expect("what is written is valid");
            assert_eq!(again, value, "{written}");
            assert_eq!(write(&again).ok(), Some(written));
        }
        Err(error) => {
            // What a type of 64 bits does not hold, and limits of types.
            let own = [ViolationKind::Unrepresentable, ViolationKind::Limit];
            let is_own = error.violations().iter().any(|one| own.contains(&one.kind()));
            assert!(is_own || !engine_accepts::<T>(data), "the engine alone takes it: {error:#}");
        }
    }
}
"#;

/// Makes a value of a type.
struct Maker<'l> {
    layout: &'l Layout,
    /// How many more values are made.
    left: usize,
}

impl Maker<'_> {
    /// Returns a value as JSON text: optional members and items down to so many levels, and what has to be there below. `None` if
    /// that does not end soon.
    fn of(&mut self, ty: &Ty, levels: usize, depth: usize) -> Option<String> {
        const MOST_LEVELS: usize = 32;
        self.left = self.left.checked_sub(1)?;
        if depth > MOST_LEVELS {
            return None;
        }
        let below = levels.saturating_sub(1);
        Some(match ty {
            Ty::Null | Ty::Any | Ty::Shared(_) => "null".to_owned(),
            Ty::Bool => "true".to_owned(),
            Ty::I64 | Ty::U64 | Ty::Integer => "1".to_owned(),
            Ty::F64 | Ty::Number => "1.5".to_owned(),
            Ty::String | Ty::NonEmpty => "\"a\"".to_owned(),
            Ty::Object => "{}".to_owned(),
            Ty::List(_) | Ty::Map(_) if levels == 0 => {
                let is_list = matches!(ty, Ty::List(_));
                if is_list { "[]" } else { "{}" }.to_owned()
            }
            Ty::List(inner) => format!("[{}]", self.of(inner, below, depth + 1)?),
            Ty::Map(inner) => format!("{{\"a\":{}}}", self.of(inner, below, depth + 1)?),
            Ty::Tuple(items) => {
                let items: Option<Vec<_>> = items
                    .iter()
                    .map(|item| self.of(item, below, depth + 1))
                    .collect();
                format!("[{}]", items?.join(","))
            }
            Ty::Nullable(_) if levels == 0 => "null".to_owned(),
            Ty::Nullable(inner) | Ty::Boxed(inner) => self.of(inner, levels, depth + 1)?,
            Ty::Named(index) => {
                let layout = self.layout;
                self.of_item(layout.items.get(*index)?, levels, depth + 1)?
            }
        })
    }

    fn of_item(&mut self, item: &Item, levels: usize, depth: usize) -> Option<String> {
        let below = levels.saturating_sub(1);
        Some(match &item.shape {
            Shape::Struct { fields, .. } => {
                let mut members = Vec::new();
                for field in fields {
                    if field.required || levels > 0 {
                        match self.of(&field.ty, below, depth + 1) {
                            Some(value) => members.push(format!("{}:{value}", quoted(&field.json))),
                            None if field.required => return None,
                            None => {}
                        }
                    }
                }
                format!("{{{}}}", members.join(","))
            }
            Shape::Enum(all) => quoted(&all.first()?.json),
            Shape::Literals(all) => all.first()?.json.clone(),
            Shape::Kinds(variants) => {
                let ty = variants.get(levels % variants.len().max(1))?.ty.clone();
                self.of(&ty, levels, depth + 1)?
            }
            Shape::Branches(variants, _) | Shape::Member(variants, _) => {
                let mut variants = variants.iter();
                variants.find_map(|one| self.of(&one.ty, levels, depth + 1))?
            }
            Shape::Text(facts) => {
                let length = usize::try_from(facts.length.min.clamp(1, 100)).unwrap_or(1);
                quoted(&"a".repeat(length))
            }
            Shape::Integer(rule) => rule.minimum.unwrap_or(1).to_string(),
            Shape::Number(rule) => rule.minimum.unwrap_or(1.5).to_string(),
            Shape::List(inner, facts) => {
                let inner = match inner {
                    Ty::List(inner) => inner,
                    other => other,
                };
                let count = facts.items.min.max(u64::from(levels > 0)).min(16);
                let items: Option<Vec<_>> = (0..count)
                    .map(|_| self.of(inner, below, depth + 1))
                    .collect();
                format!("[{}]", items?.join(","))
            }
            Shape::Checked(inner, _) | Shape::Alias(inner) | Shape::Wrapper(inner) => {
                self.of(inner, levels, depth + 1)?
            }
            Shape::HandWritten(_) | Shape::HandList { .. } | Shape::Pending => return None,
        })
    }
}
