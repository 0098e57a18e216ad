//! The places of every message where hostile text goes. They are found by walking each schema along its valid fixtures,
//! so that a new schema or field is covered without a word here.
//!
//! Invariant: filled with what stood there, a site is a valid document.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use saop::{Limits, TypeSchema};
use serde_json::Value;

/// A value in a valid document, cut out.
pub(crate) struct Site {
    pub(crate) schema: &'static TypeSchema,
    /// JSON Pointer to the value.
    pub(crate) path: String,
    /// What the schema says of it.
    pub(crate) rule: Value,
    before: String,
    after: String,
}

impl Site {
    /// The document with `text` as the value.
    pub(crate) fn filled(&self, text: &str) -> String {
        [&self.before, text, &self.after].concat()
    }

    /// The document, cut off after the value.
    pub(crate) fn cut(&self, text: &str) -> String {
        [&self.before, text].concat()
    }

    pub(crate) fn is_a(&self, kind: &str) -> bool {
        self.rule["type"] == kind
    }

    /// Whether any member goes: a tool's `arguments`.
    pub(crate) fn is_free_form(&self) -> bool {
        self.is_a("object")
            && self.rule.get("properties").is_none()
            && self.rule.get("additionalProperties").is_none()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.is_a("object") && self.rule["additionalProperties"] == false
    }
}

/// Every place of every schema.
pub(crate) fn sites() -> Vec<Site> {
    saop::schemas()
        .iter()
        .flat_map(|schema| of(schema))
        .collect()
}

/// One place of each sort of each schema.
pub(crate) fn sorts() -> Vec<Site> {
    let mut seen = BTreeSet::new();
    let mut sorts = sites();
    sorts.retain(|site| {
        let is_map = site.rule["additionalProperties"].is_object();
        let sort = (site.rule["type"].to_string(), site.is_closed(), is_map);
        seen.insert((site.schema.name(), site.path.is_empty(), sort))
    });
    sorts
}

/// The roots alone, one for each schema.
pub(crate) fn roots() -> Vec<Site> {
    let mut roots = sites();
    roots.retain(|site| site.path.is_empty());
    roots
}

/// The free-form objects, of which there is at least one.
pub(crate) fn free_form() -> Vec<Site> {
    let mut found = sites();
    found.retain(Site::is_free_form);
    assert!(!found.is_empty());
    found
}

/// Every place of a schema, each rule once.
fn of(schema: &'static TypeSchema) -> Vec<Site> {
    let bundled: Value = serde_json::from_str(schema.text()).unwrap();
    let mut walk = Walk {
        schema,
        bundled: &bundled,
        seen: BTreeSet::new(),
        sites: Vec::new(),
    };
    for (_, text) in valid(schema) {
        // What a `Value` cannot hold as it stands is of no use as a frame.
        let Ok(document) = serde_json::from_slice::<Value>(&text) else {
            continue;
        };
        let same = schema.check(document.to_string().as_bytes(), &Limits::default());
        if same.is_ok() {
            walk.value(&document, &bundled, "", "#", &document);
        }
    }
    walk.sites
}

struct Walk<'w> {
    schema: &'static TypeSchema,
    bundled: &'w Value,
    seen: BTreeSet<String>,
    sites: Vec<Site>,
}

impl Walk<'_> {
    fn value(
        &mut self,
        document: &Value,
        rule: &Value,
        path: &str,
        rule_path: &str,
        value: &Value,
    ) {
        if let Some(reference) = rule["$ref"].as_str() {
            let target = self.bundled.pointer(&reference[1..]).unwrap().clone();
            return self.value(document, &target, path, rule_path, value);
        }
        if self.seen.insert(rule_path.to_owned()) {
            self.cut_out(document, rule, path);
        }
        let inner = |walk: &mut Self, rule: &Value, key: &str, rule_path: String, value: &Value| {
            let key = key.replace('~', "~0").replace('/', "~1");
            walk.value(document, rule, &format!("{path}/{key}"), &rule_path, value);
        };
        for (key, value) in value.as_object().into_iter().flatten() {
            if let Some(rule) = rule["properties"].get(key) {
                inner(self, rule, key, format!("{rule_path}/{key}"), value);
            } else if let Some(rule @ Value::Object(_)) = rule.get("additionalProperties") {
                inner(self, rule, key, format!("{rule_path}/*"), value);
            }
        }
        for (at, item) in value.as_array().into_iter().flatten().enumerate() {
            inner(
                self,
                &rule["items"],
                &at.to_string(),
                format!("{rule_path}/*"),
                item,
            );
        }
    }

    fn cut_out(&mut self, document: &Value, rule: &Value, path: &str) {
        const HOLE: &str = "<the hole>";
        let mut holed = document.clone();
        *holed.pointer_mut(path).unwrap() = HOLE.into();
        let holed = holed.to_string();
        let (before, after) = holed.split_once(&format!("\"{HOLE}\"")).unwrap();
        let site = Site {
            schema: self.schema,
            path: path.to_owned(),
            rule: rule.clone(),
            before: before.to_owned(),
            after: after.to_owned(),
        };
        let whole = site.filled(&document.pointer(path).unwrap().to_string());
        assert!(
            self.schema
                .check(whole.as_bytes(), &Limits::default())
                .is_ok()
        );
        self.sites.push(site);
    }
}

/// The valid fixtures of a schema, in order of their names.
pub(crate) fn valid(schema: &TypeSchema) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(schema.name())
        .join("valid");
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}", folder.display());
    paths
        .into_iter()
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

#[test]
fn every_rule_but_those_of_plain_strings_has_a_site() {
    for schema in saop::schemas() {
        let bundled: Value = serde_json::from_str(schema.text()).unwrap();
        let mut expected = BTreeSet::new();
        rules(&bundled, &bundled, "", &mut expected);
        let indices = |path: &str| path.split('/').any(|step| step.parse::<usize>().is_ok());
        let found: BTreeSet<String> = of(schema)
            .iter()
            .map(|site| {
                let steps = site
                    .path
                    .split('/')
                    .map(|step| match step.parse::<usize>() {
                        Ok(_) => "*",
                        Err(_) => step,
                    });
                steps.collect::<Vec<_>>().join("/")
            })
            .collect();
        assert!(!found.iter().any(|path| indices(path)));
        for path in expected {
            // A member of a map has any name.
            let is_same = |found: &String| {
                let steps = found.split('/').zip(path.split('/'));
                found.split('/').count() == path.split('/').count()
                    && steps
                        .into_iter()
                        .all(|(found, step)| step == "*" || step == found)
            };
            let is_known = found.iter().any(is_same);
            assert!(is_known, "{}: no valid fixture has {path}", schema.name());
        }
    }
}

/// The paths of all values that a schema has a rule for.
fn rules(bundled: &Value, rule: &Value, path: &str, found: &mut BTreeSet<String>) {
    if let Some(reference) = rule["$ref"].as_str() {
        return rules(
            bundled,
            bundled.pointer(&reference[1..]).unwrap(),
            path,
            found,
        );
    }
    // What is any string is met often enough.
    let ruled = ["pattern", "minLength", "enum", "const"]
        .iter()
        .any(|keyword| rule.get(keyword).is_some());
    if rule["type"] != "string" || ruled {
        found.insert(path.to_owned());
    }
    for (key, rule) in rule["properties"].as_object().into_iter().flatten() {
        rules(bundled, rule, &format!("{path}/{key}"), found);
    }
    for key in ["items", "additionalProperties"] {
        if let Some(rule @ Value::Object(_)) = rule.get(key) {
            rules(bundled, rule, &format!("{path}/*"), found);
        }
    }
}
