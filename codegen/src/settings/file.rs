//! Settings from a file, so that a build and `saop lint` read the same ones.
//!
//! Invariant: the file says nothing that is passed over; what it does not say is the default.

use super::Settings;
use crate::diagnostics::{Code, Diagnostic, Diagnostics};
use crate::json::{Json, Member, Value};
use crate::names;

/// What a file may set.
const NAMES: [&str; 8] = [
    "id_base",
    "require_descriptions",
    "union_name",
    "hand_written",
    "runtime",
    "schemars",
    "arbitrary",
    "command",
];

/// Where settings come from, for what is wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    file: String,
    text: String,
}

impl Settings {
    /// Reads settings from a file called `file`, for messages: an object with any of the members `id_base`,
    /// `require_descriptions`, `union_name`, `hand_written` (definition to Rust path), `runtime`, `schemars`,
    /// `arbitrary` and `command`. Each is what the function `with_` of its name sets. `saop lint` looks for them in
    /// `settings.json` beside the schemas.
    ///
    /// # Errors
    ///
    /// Where the text is not such an object: every problem, by position.
    ///
    /// ```
    /// use saop_codegen::Settings;
    ///
    /// let settings = Settings::from_json("settings.json", r#"{"union_name": "Message", "schemars": true}"#)?;
    /// let same = Settings::default().with_union_name("Message").with_schemars(true);
    /// # let _ = (settings, same);
    ///
    /// let problems = Settings::from_json("settings.json", r#"{"union-name": "Message"}"#).unwrap_err();
    /// assert_eq!(
    ///     problems.to_string(),
    ///     "settings.json:1:2: SCH022: expected a setting, but found `union-name`; did you mean `union_name`?"
    /// );
    /// # Ok::<(), saop_codegen::Diagnostics>(())
    /// ```
    pub fn from_json(file: &str, text: &str) -> Result<Self, Diagnostics> {
        let text = text.replace("\r\n", "\n");
        let mut problems = Vec::new();
        let mut report = |code, offset, message: &str| {
            problems.push(Diagnostic::error(code, file, &text, offset, message));
        };
        let mut settings = Self::default();
        match Json::parse(&text) {
            Err(error) => {
                let message = format!("expected JSON, but found a fault in it: {}", error.message);
                report(Code::Syntax, error.offset, &message);
            }
            Ok(json) => {
                for member in json.duplicates() {
                    let message =
                        format!("expected each key once, but found `{}` again", member.key);
                    report(Code::DuplicateKey, member.span.start, &message);
                }
                match json.members() {
                    None => {
                        let message =
                            format!("expected settings in an object, but found {}", json.kind());
                        report(Code::Setting, json.span.start, &message);
                    }
                    Some(members) => {
                        for member in members {
                            if let Err((offset, message)) = settings.set(member) {
                                report(Code::Setting, offset, &message);
                            }
                        }
                    }
                }
            }
        }
        Diagnostics::sorted(problems)?;
        settings.origin = Some(Origin {
            file: file.to_owned(),
            text,
        });
        Ok(settings)
    }

    /// Takes one setting, or says what is wrong with it, and where.
    fn set(&mut self, member: &Member) -> Result<(), (usize, String)> {
        let value = &member.value;
        match member.key.as_str() {
            "id_base" => self.id_base = text(member, value)?,
            "require_descriptions" => self.require_descriptions = flag(member)?,
            "union_name" => self.union_name = Some(text(member, value)?),
            "hand_written" => {
                let Some(paths) = value.members() else {
                    return Err(mismatch(member, value, "an object"));
                };
                for path in paths {
                    let rust = text(member, &path.value)?;
                    self.hand_written.insert(path.key.clone(), rust);
                }
            }
            "runtime" => self.runtime = text(member, value)?,
            "schemars" => self.schemars = flag(member)?,
            "arbitrary" => self.arbitrary = flag(member)?,
            "command" => self.command = text(member, value)?,
            other => {
                let hint = names::nearest(other, NAMES)
                    .map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
                let message = format!("expected a setting, but found `{other}`{hint}");
                return Err((member.span.start, message));
            }
        }
        Ok(())
    }

    /// Something wrong with a setting, at its place if it is from a file.
    pub(crate) fn problem(&self, code: Code, name: &str, message: &str) -> Diagnostic {
        let Some(Origin { file, text }) = &self.origin else {
            return Diagnostic::error(code, "<settings>", "", 0, message);
        };
        let json = Json::parse(text).ok();
        let member = json.as_ref().and_then(|json| json.member(name));
        let offset = member.map_or(0, |member| member.span.start);
        Diagnostic::error(code, file, text, offset, message)
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

fn mismatch(member: &Member, value: &Json, expected: &str) -> (usize, String) {
    let message = format!(
        "expected {expected} in `{}`, but found {}",
        member.key,
        value.kind()
    );
    (value.span.start, message)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::{NAMES, Settings};

    #[test]
    fn every_setting_can_be_set_in_a_file() {
        let text = r#"{
            "id_base": "b/", "require_descriptions": true, "union_name": "U", "hand_written": {"a#/definitions/B": "C"},
            "runtime": "r", "schemars": true, "arbitrary": true, "command": "c"
        }"#;
        for name in NAMES {
            assert!(text.contains(&format!("\"{name}\"")), "{name}");
        }
        let mut read = Settings::from_json("s", text).unwrap();
        read.origin = None;
        let set = Settings::default()
            .with_id_base("b/")
            .with_require_descriptions(true)
            .with_union_name("U")
            .with_hand_written("a#/definitions/B", "C")
            .with_runtime("r")
            .with_schemars(true)
            .with_arbitrary(true)
            .with_command("c");
        assert_eq!(read, set);
        let mut none = Settings::from_json("s", "{}").unwrap();
        none.origin = None;
        assert_eq!(none, Settings::default());
    }

    #[test]
    fn what_is_no_setting_is_told_with_its_place() {
        for (text, said) in [
            (
                "{",
                "s:1:1: SCH001: expected JSON, but found a fault in it: ",
            ),
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
