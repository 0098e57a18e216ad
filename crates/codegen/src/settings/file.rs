//! Settings from a file, so that a build and `saop lint` read the same ones.
//!
//! Invariant: nothing in the file is ignored; settings that are absent keep their defaults.

use std::collections::BTreeSet;
use std::sync::Arc;

use saop_json::show::quote;

use super::{Numbers, Place, Settings, name_key, rule_key};
use crate::diagnostics::{Code, Diagnostic, Diagnostics, hint, nearest};
use crate::json::{Json, Member, Value};

/// The settings that a file may contain.
const NAMES: [&str; 19] = [
    "id_base",
    "house_rules",
    "dialect",
    "assert_formats",
    "numbers",
    "fuzz",
    "require_descriptions",
    "any_message",
    "hand_written",
    "rules",
    "names",
    "forbid_untyped",
    "runtime",
    "non_exhaustive",
    "builders",
    "version_member",
    "schemars",
    "arbitrary",
    "command",
];

/// Placeholder for a Rust path that a file does not state.
const NO_PATH: &str = "unknown";

/// A problem with a settings file: code, offset, message.
type Fault = (Code, usize, String);

impl Settings {
    /// Reads settings from a text; `file` is its name in messages. The text is an object with any of the members
    /// `id_base`, `house_rules`, `dialect`, `assert_formats`, `numbers` (`"nearest"` or `"exact"`), `fuzz`, `require_descriptions`, `any_message`, `hand_written` (definition to Rust path), `rules` (schema or
    /// definition to Rust path), `names` (place to name), `forbid_untyped`, `runtime`, `non_exhaustive`, `builders` (a boolean, or `{"except": [TYPE NAMES]}`), `version_member`, `schemars`, `arbitrary` and `command`.
    /// Each sets what the function `with_` of its name sets. `saop lint` reads `settings.json` next to the schemas.
    ///
    /// # Errors
    ///
    /// Fails if the text is not such an object. The error holds every problem, by position. [`Settings::with_file`]
    /// keeps them for [`generate`](crate::generate), which reports them together with those of the schemas.
    ///
    /// ```
    /// use saop_codegen::Settings;
    ///
    /// let settings = Settings::from_json("settings.json", r#"{"any_message": "Message", "schemars": true}"#)?;
    /// # let _ = settings;
    ///
    /// let problems = Settings::from_json("settings.json", r#"{"any-message": "Message"}"#).unwrap_err();
    /// assert_eq!(
    ///     problems.to_string(),
    ///     "settings.json:1:2: SCH022: expected a setting, but found `any-message`; did you mean `any_message`?"
    /// );
    /// # Ok::<(), saop_codegen::Diagnostics>(())
    /// ```
    pub fn from_json(file: &str, text: &str) -> Result<Self, Diagnostics> {
        let mut settings = Self::default().with_file(file, text);
        Diagnostics::sorted(std::mem::take(&mut settings.problems))?;
        Ok(settings)
    }

    /// Same as [`from_json`](Self::from_json), for a build that reports all problems at once: valid settings are
    /// applied, and [`generate`](crate::generate) rejects the rest, together with the problems of the schemas that do
    /// not depend on it.
    ///
    /// ```
    /// let settings = saop_codegen::Settings::default().with_file("settings.json", "{");
    /// let problems = saop_codegen::generate(&[("a.schema.json".to_owned(), "{".to_owned())].into(), &settings);
    /// let problems = problems.unwrap_err();
    /// let files: Vec<_> = problems.iter().map(|problem| problem.file()).collect();
    /// assert_eq!(files, ["a.schema.json", "settings.json"]);
    /// ```
    #[must_use]
    pub fn with_file(mut self, file: &str, text: &str) -> Self {
        let text: Arc<str> = text.replace("\r\n", "\n").into();
        let file: Arc<str> = file.into();
        let place = |offset| Place {
            file: Arc::clone(&file),
            text: Arc::clone(&text),
            offset,
        };
        let faults = match Json::parse(&text) {
            Ok(json) => self.set_all(&json, &place),
            Err(fault) => {
                self.forget(NAMES);
                let reason = fault.message(text.as_bytes());
                let message = format!("invalid JSON: {reason}");
                vec![(Code::Syntax, fault.offset, message)]
            }
        };
        for (code, offset, message) in faults {
            self.problems
                .push(Diagnostic::error(code, &file, &text, offset, &message));
        }
        self
    }

    /// Applies every setting of a file, and returns the problems with them.
    fn set_all(&mut self, json: &Json, place: &dyn Fn(usize) -> Place) -> Vec<Fault> {
        let mut faults = Vec::new();
        let Some(members) = json.members() else {
            self.forget(NAMES);
            let message = format!("expected settings in an object, but found {}", json.kind());
            return vec![(Code::Setting, json.span.start, message)];
        };
        for member in members {
            let Some(name) = NAMES.into_iter().find(|name| *name == member.key) else {
                let other = &member.key;
                let near = nearest(other, NAMES);
                // An unknown name may be meant for any absent setting.
                let absent = NAMES.into_iter().filter(|name| json.get(name).is_none());
                self.forget(absent.filter(|name| near.is_none_or(|near| near == *name)));
                let hint = hint(other, NAMES);
                let message = format!("expected a setting, but found `{other}`{hint}");
                faults.push((Code::Setting, member.span.start, message));
                continue;
            };
            self.decide(name);
            self.places
                .insert(name.to_owned(), place(member.span.start));
            if ["hand_written", "rules", "names"].contains(&name)
                && let Some(paths) = member.value.members()
            {
                for path in paths {
                    let rust = text(member, &path.value);
                    let rust = rust.unwrap_or_else(|(offset, message)| {
                        faults.push((Code::Setting, offset, message));
                        NO_PATH.to_owned()
                    });
                    let place = place(path.span.start);
                    let (key, all) = match name {
                        "rules" => (rule_key(&path.key), &mut self.rules),
                        "names" => (name_key(&path.key), &mut self.names),
                        _ => (path.key.clone(), &mut self.hand_written),
                    };
                    self.places.insert(key, place);
                    all.insert(path.key.clone(), rust);
                }
            } else if let Err((offset, message)) = self.set(name, member) {
                self.forget([name]);
                faults.push((Code::Setting, offset, message));
            }
        }
        for member in json.duplicates() {
            self.forget(NAMES.into_iter().filter(|name| *name == member.key));
            let message = format!("expected each key once, but found `{}` again", member.key);
            faults.push((Code::DuplicateKey, member.span.start, message));
        }
        faults
    }

    /// Applies one setting, or returns what is wrong with it, and its offset.
    fn set(&mut self, name: &str, member: &Member) -> Result<(), (usize, String)> {
        let value = &member.value;
        match name {
            "id_base" => self.id_base = text(member, value)?,
            "house_rules" => self.house_rules = flag(member)?,
            "assert_formats" => self.assert_formats = flag(member)?,
            "forbid_untyped" => self.forbid_untyped = flag(member)?,
            "dialect" => self.dialect = Some(text(member, value)?),
            "fuzz" => self.fuzz = Some(text(member, value)?),
            "numbers" => self.numbers = numbers(member)?,
            "require_descriptions" => self.require_descriptions = flag(member)?,
            "any_message" => self.any_message = Some(text(member, value)?),
            "runtime" => self.runtime = text(member, value)?,
            "non_exhaustive" => self.non_exhaustive = flag(member)?,
            "builders" => {
                self.own_builders = own_builders(member)?;
                self.builders = !matches!(value.value, Value::Bool(false));
            }
            "version_member" => self.version_member = Some(text(member, value)?),
            "schemars" => self.schemars = flag(member)?,
            "arbitrary" => self.arbitrary = flag(member)?,
            "command" => self.command = text(member, value)?,
            _ => return Err(mismatch(member, value, "an object")),
        }
        Ok(())
    }

    fn forget(&mut self, names: impl IntoIterator<Item = &'static str>) {
        self.unknown.extend(names);
    }

    /// Returns a problem with a setting, or with a definition's hand-written type, at its place if it comes from a
    /// file.
    pub(crate) fn problem(&self, code: Code, name: &str, message: &str) -> Diagnostic {
        match self.places.get(name) {
            Some(place) => Diagnostic::error(code, &place.file, &place.text, place.offset, message),
            None => Diagnostic::error(code, Diagnostic::SETTINGS, "", 0, message),
        }
    }
}

fn text(member: &Member, value: &Json) -> Result<String, (usize, String)> {
    let text = value.as_str().map(str::to_owned);
    text.ok_or_else(|| mismatch(member, value, "a string"))
}

fn flag(member: &Member) -> Result<bool, (usize, String)> {
    match member.value.value {
        Value::Bool(flag) => Ok(flag),
        _ => Err(mismatch(member, &member.value, "a boolean")),
    }
}

fn numbers(member: &Member) -> Result<Numbers, (usize, String)> {
    match member.value.as_str() {
        Some("nearest") => Ok(Numbers::Nearest),
        Some("exact") => Ok(Numbers::Exact),
        Some(other) => {
            let message = format!(
                "expected \"nearest\" or \"exact\" in `numbers`, but found {}",
                quote(other)
            );
            Err((member.value.span.start, message))
        }
        None => Err(mismatch(member, &member.value, "\"nearest\" or \"exact\"")),
    }
}

/// Reads the types that have a builder of their own.
fn own_builders(member: &Member) -> Result<BTreeSet<String>, (usize, String)> {
    let expected = "a boolean, or an object with `except`, a list of type names,";
    let value = &member.value;
    if matches!(value.value, Value::Bool(_)) {
        return Ok(BTreeSet::new());
    }
    match value.members() {
        Some([except]) if except.key == "except" => match &except.value.value {
            Value::Array(names) => names.iter().map(|name| text(member, name)).collect(),
            _ => Err(mismatch(member, value, expected)),
        },
        _ => Err(mismatch(member, value, expected)),
    }
}

fn mismatch(member: &Member, value: &Json, expected: &str) -> (usize, String) {
    let message = format!(
        "expected {expected} in `{}`, but found {}",
        member.key,
        value.kind()
    );
    (value.span.start, message)
}

#[cfg(test)]
mod tests {
    use super::{NAMES, Numbers, Settings};

    #[test]
    fn every_setting_can_be_set_in_a_file() {
        let text = r#"{
            "id_base": "b/", "house_rules": false, "dialect": "2020-12", "assert_formats": true, "numbers": "exact", "fuzz": "../s", "require_descriptions": true, "any_message": "U", "hand_written": {"a#/definitions/B": "C"},
            "rules": {"a#": "D"}, "names": {"a#/properties/b": "E"}, "forbid_untyped": true,
            "runtime": "r", "non_exhaustive": true, "builders": {"except": ["B"]}, "version_member": "v", "schemars": true, "arbitrary": true, "command": "c"
        }"#;
        for name in NAMES {
            assert!(text.contains(&format!("\"{name}\"")), "{name}");
        }
        let mut read = Settings::from_json("s", text).unwrap();
        read.places.clear();
        let set = Settings::default()
            .with_id_base("b/")
            .with_house_rules(false)
            .with_dialect("2020-12")
            .with_assert_formats(true)
            .with_numbers(Numbers::Exact)
            .with_fuzz("../s")
            .with_require_descriptions(true)
            .with_any_message("U")
            .with_hand_written("a#/definitions/B", "C")
            .with_rule("a#", "D")
            .with_name("a#/properties/b", "E")
            .with_forbid_untyped(true)
            .with_runtime("r")
            .with_non_exhaustive(true)
            .with_own_builder("B")
            .with_version_member("v")
            .with_schemars(true)
            .with_arbitrary(true)
            .with_command("c");
        assert_eq!(read, set);
        let mut none = Settings::from_json("s", "{}").unwrap();
        none.places.clear();
        assert_eq!(none, Settings::default());
    }

    #[test]
    fn what_is_no_setting_is_told_with_its_place() {
        for (text, said) in [
            ("{", "s:1:2: SCH001: invalid JSON: expected a key"),
            (
                "[]",
                "s:1:1: SCH022: expected settings in an object, but found an array",
            ),
            (
                "{\"schemars\": 1}",
                "s:1:14: SCH022: expected a boolean in `schemars`, but found a number",
            ),
            (
                "{\"command\": 1}",
                "s:1:13: SCH022: expected a string in `command`, but found a number",
            ),
            (
                "{\"numbers\": \"exakt\"}",
                "s:1:13: SCH022: expected \"nearest\" or \"exact\" in `numbers`, but found `exakt`",
            ),
            (
                "{\"hand_written\": 1}",
                "s:1:18: SCH022: expected an object in `hand_written`, but found a number",
            ),
            (
                "{\n\"hand_written\": {\"a\": 1},\n\"x\": 1}",
                "s:2:23: SCH022: expected a string in `hand_written`, but found a number\n\
                 s:3:1: SCH022: expected a setting, but found `x`",
            ),
            (
                "{\"command\": \"a\", \"command\": \"b\"}",
                "s:1:18: SCH002: expected each key once, but found `command` again",
            ),
        ] {
            let found = Settings::from_json("s", text).unwrap_err().to_string();
            assert!(found.starts_with(said), "{found}");
        }
    }
}
