//! The form of a schema that is not a reference: by its `type`, its values, or the branches of a `oneOf`.
//!
//! Invariant: the keywords next to these are those that the profile allows there.

use saop_schema::type_meant;

use super::walk::Walk;
use crate::diagnostics::{Code, hint};
use crate::json::{Json, Member, Value};
use crate::keywords::{self, Keyword, OF_ANY_TYPE, Of, Takes};

const TYPES: [&str; 6] = ["string", "integer", "number", "boolean", "array", "object"];

pub(super) const SCALARS: [&str; 4] = ["string", "number", "boolean", "null"];

impl<'a> Walk<'a> {
    pub(super) fn typed(&mut self, json: &'a Json, root: bool) {
        let members = json.members().unwrap_or_default();
        let choice = json.member("const").or_else(|| json.member("enum"));
        if keywords::meant(json, "oneOf").is_some() {
            self.check_keywords(members, "`oneOf`", &[Of::Union], root);
            return self.union(json);
        }
        let Some(kind) = json.get("type") else {
            if let Some(choice) = choice {
                self.check_keywords(members, "any type", OF_ANY_TYPE, root);
                self.choice(json, choice, &[]);
            } else if self.unknown(json, None, root) {
                let message = "expected a `type`, but found none";
                self.report(Code::Type, json.span.start, message);
            }
            return;
        };
        match &kind.value {
            Value::String(name) if self.keywords_of(json, kind, name, root) => match choice {
                Some(choice) if name != "array" && name != "object" => {
                    self.choice(json, choice, &[name]);
                }
                _ => self.of_type(json, name),
            },
            Value::Array(kinds) => self.several(json, kind, kinds, choice, root),
            value => {
                if !matches!(value, Value::String(_)) {
                    let message = format!(
                        "expected `type` to be a string or an array, but found {}",
                        kind.kind()
                    );
                    self.report(Code::Type, kind.span.start, &message);
                }
                self.unknown(json, choice, root);
            }
        }
    }

    /// Reports problems that do not depend on the type. Returns whether each keyword belongs to some type.
    fn unknown(&mut self, json: &Json, choice: Option<&Member>, root: bool) -> bool {
        let members = json.members().unwrap_or_default();
        let known = self.check_keywords(members, "any type", OF_ANY_TYPE, root);
        if let Some(choice) = choice {
            self.choice(json, choice, &[]);
        } else {
            self.string(json);
        }
        known
    }

    /// Reports keywords that do not apply to the type. Returns whether the profile has the type, which is reported as well.
    fn keywords_of(&mut self, json: &Json, at: &Json, name: &str, root: bool) -> bool {
        let allowed = match name {
            "string" => Of::String,
            "integer" | "number" => Of::Number,
            "boolean" => Of::Choice,
            "array" => Of::Array,
            "object" => Of::Object,
            _ => {
                let hint = type_meant(name).map_or_else(
                    || hint(name, TYPES),
                    |meant| format!("; did you mean `{meant}`?"),
                );
                let message = format!(
                    "expected `type` to be string, integer, number, boolean, array or object, \
                     but found `{name}`{hint}"
                );
                self.report(Code::Type, at.span.start, &message);
                return false;
            }
        };
        let members = json.members().unwrap_or_default();
        self.check_keywords(members, &format!("type `{name}`"), &[allowed], root);
        true
    }

    fn of_type(&mut self, json: &'a Json, name: &str) {
        match name {
            "string" => self.string(json),
            "integer" => self.integer(json),
            "number" => self.number(json),
            "boolean" => {}
            "array" => self.array(json),
            _ => self.object(json),
        }
    }

    /// Checks several types: one and `null`, those of the values of an `enum`, or scalars.
    fn several(
        &mut self,
        json: &'a Json,
        at: &Json,
        kinds: &[Json],
        choice: Option<&Member>,
        root: bool,
    ) {
        let members = json.members().unwrap_or_default();
        let names: Vec<&str> = kinds.iter().filter_map(Json::as_str).collect();
        if let Some(choice) = choice {
            self.check_keywords(members, "several types", &[Of::Choice], root);
            self.distinct_types(at, kinds);
            return self.choice(json, choice, &names);
        }
        match names.as_slice() {
            [inner, "null"] | ["null", inner] if *inner != "null" && kinds.len() == 2 => {
                if self.keywords_of(json, at, inner, root) {
                    self.of_type(json, inner);
                } else {
                    self.unknown(json, None, root);
                }
            }
            _ => {
                self.check_keywords(members, "several types", &[Of::Plain], root);
                self.scalars(at, kinds);
            }
        }
    }

    fn scalars(&mut self, json: &Json, kinds: &[Json]) {
        for kind in kinds {
            let name = kind.as_str();
            if name.is_some_and(|name| SCALARS.contains(&name)) {
                continue;
            }
            let found = name.map_or_else(
                || kind.kind().to_owned(),
                |text| format!("`{text}`{}", hint(text, SCALARS)),
            );
            let message = format!(
                "expected `type` to list one type and null, or only string, number, boolean and null, but found {found}"
            );
            self.report(Code::Type, kind.span.start, &message);
        }
        self.distinct_types(json, kinds);
    }

    /// Reports types that are listed twice, and lists of one.
    fn distinct_types(&mut self, json: &Json, kinds: &[Json]) {
        for (index, kind) in kinds.iter().enumerate() {
            let Some(name) = kind.as_str() else {
                continue;
            };
            if kinds
                .iter()
                .take(index)
                .any(|other| other.as_str() == Some(name))
            {
                let message = format!("expected each type once, but found `{name}` again");
                self.report(Code::Type, kind.span.start, &message);
            }
        }
        if kinds.len() < 2 {
            let message = "expected at least two types in the array, but found fewer; write a single type as a string";
            self.report(Code::Type, json.span.start, message);
        }
    }

    /// Reports every keyword that is not allowed by `allowed`, is not an annotation and, at a root, is not a root keyword.
    /// Returns whether there were none.
    pub(super) fn check_keywords(
        &mut self,
        schema: &[Member],
        of: &str,
        allowed: &[Of],
        root: bool,
    ) -> bool {
        let mut sound = true;
        let is_choice = schema
            .iter()
            .any(|one| ["const", "enum"].contains(&&*one.key));
        for member in schema {
            let key = member.key.as_str();
            let known = keywords::find(key);
            let is_of = |schemas: &[Of]| known.is_some_and(|keyword| keyword.is_of(schemas));
            if is_of(&[Of::Any]) || is_of(allowed) || root && is_of(&[Of::Root]) {
                // What is beside listed values is a problem by itself.
                if let Some(known) = known.filter(|_| !is_choice || !keywords::is_rule(key)) {
                    self.value(known, member);
                }
                continue;
            }
            let message = if is_of(&[Of::Root]) {
                format!("expected `{key}` only at the root of a file, but found it in a subschema")
            } else if keywords::left_out().any(|name| name == key) {
                let rewrite = self.rewrite(schema, key);
                format!(
                    "expected a keyword that the generated code enforces exactly, but found `{key}`, \
                     which the profile leaves out{rewrite}"
                )
            } else if key == "$ref" {
                "`$ref` was not resolved before the other keywords".to_owned()
            } else if known.is_some() {
                let is_flag = key == "required" && matches!(member.value.value, Value::Bool(_));
                let advice = if is_flag {
                    "; list the names of the members in the `required` of the object that has them"
                } else {
                    ""
                };
                format!("expected a keyword that applies to {of}, but found `{key}`{advice}")
            } else if key == "$defs" {
                "expected a keyword of the profile, but found `$defs`; did you mean `definitions`?"
                    .to_owned()
            } else {
                let hint = keywords::hint(key);
                format!("expected a keyword of the profile, but found `{key}`{hint}")
            };
            self.report(Code::Keyword, member.span.start, &message);
            let meant = keywords::correction(schema, key).filter(|_| known.is_none());
            let begin = member.span.start + 1;
            let is_plain = self
                .document()
                .text
                .get(begin..)
                .is_some_and(|rest| rest.starts_with(key));
            // Of two members that are meant to be one keyword, somebody has to choose.
            let is_alone = |meant: &&str| {
                let mut others = schema.iter().filter(|other| other.key != *key);
                others.all(|other| keywords::correction(schema, &other.key) != Some(*meant))
            };
            let meant = meant.filter(is_alone);
            let meant = meant.filter(|meant| keywords::takes(meant, &member.value));
            if let Some(meant) = meant.filter(|_| is_plain) {
                self.report.mend(begin..begin + key.len(), meant.to_owned());
            }
            sound = false;
        }
        sound
    }

    /// Reports a value that its keyword does not take.
    pub(super) fn value(&mut self, keyword: &Keyword, member: &Member) {
        let value = &member.value;
        if let Some(wanted) = keyword.takes.instead_of(value) {
            let found = match (&keyword.takes, &value.value) {
                (Takes::Count, Value::Number(spelling)) => spelling,
                _ => value.kind(),
            };
            let message = format!(
                "expected `{}` to be {wanted}, but found {found}",
                keyword.name
            );
            self.report(Code::Value, value.span.start, &message);
        }
    }
}
