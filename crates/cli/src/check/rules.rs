//! What the documents of a run are checked against, and the check of one.

use std::io;

use saop::SaopError;
use saop_json::show::one_line;
use saop_json::{JsonKind, JsonRef};
use saop_schema::{Limits, Position, TypeSchema, Violation, ViolationKind};
use saop_tools::{CallForm, CallOptions, ToolRegistry};

use super::advice::{self, Warning};
use super::schema::Given;
use super::targets::{Chosen, Target, Targets};
use super::verdict::{Outcome, Verdict};
use crate::schema_name::Wanted;
use crate::yaml::{self, Places};

/// The schema to check a text against when nothing identifies its message type.
const FALLBACK: &str = "saop-envelope";

/// The rules that every document of a run is checked against.
pub(crate) struct Rules {
    targets: Targets,
    fallback: &'static TypeSchema,
    limits: Limits,
    tools: Option<ToolRegistry>,
}

impl Rules {
    pub(crate) fn new(targets: Targets, limits: Limits) -> io::Result<Self> {
        let fallback = saop::schema(FALLBACK)
            .ok_or_else(|| io::Error::other(format!("this build has no schema {FALLBACK}")))?;
        Ok(Self {
            targets,
            fallback,
            limits,
            tools: None,
        })
    }

    /// Also checks that actions call these tools as their schemas say.
    pub(crate) fn with_tools(mut self, tools: Option<ToolRegistry>) -> Self {
        self.tools = tools;
        self
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn max_bytes(&self) -> usize {
        self.limits.max_bytes()
    }

    /// Returns what the documents of a source are checked against.
    pub(crate) fn of<'a>(&'a self, source: &'a str) -> Chosen<'a> {
        self.targets.of(source)
    }

    /// Checks a document. `streak` remembers the ones before it. `None` if no schema is for it; `Err` says why it could not be checked.
    pub(crate) fn check(
        &self,
        chosen: &Chosen<'_>,
        text: &[u8],
        streak: &mut Streak,
    ) -> Result<Option<Verdict>, String> {
        if text.len() > self.max_bytes() {
            let verdict = self.too_long(chosen, text.len() as u64);
            return Ok(Some(verdict).filter(|_| !chosen.is_left_out));
        }
        self.judge(chosen, text, &self.limits, streak)
    }

    /// Checks a document of YAML: what was made of it, or why nothing could be. `source` is its text, which begins at `begin` of what the
    /// places are of. The rest as for [`check`](Self::check).
    pub(crate) fn check_yaml(
        &self,
        chosen: &Chosen<'_>,
        content: &Result<(String, Places), yaml::Fault>,
        (source, begin): (&[u8], usize),
        streak: &mut Streak,
    ) -> Result<Option<Verdict>, String> {
        match content {
            Ok((text, places)) => {
                // The source was measured, and aliases have a limit of their own.
                let limits = self.limits.with_max_bytes(usize::MAX);
                let verdict = self.judge(chosen, text.as_bytes(), &limits, streak)?;
                Ok(verdict.map(|verdict| verdict.placed(places, source, begin)))
            }
            Err(_) if chosen.is_left_out => Ok(None),
            Err(fault) => {
                let yaml::Fault {
                    kind,
                    path,
                    message,
                    span,
                } = fault.clone();
                let span = span.start.saturating_sub(begin)..span.end.saturating_sub(begin);
                let position = Position::of(source, span.start);
                let violation = Violation::new(kind, path, message).with_span(span);
                Ok(Some(Verdict::new(
                    unread(chosen),
                    Outcome::Placed {
                        violations: vec![(violation, Some(position))],
                        left_out: 0,
                    },
                )))
            }
        }
    }

    fn judge(
        &self,
        chosen: &Chosen<'_>,
        text: &[u8],
        limits: &Limits,
        streak: &mut Streak,
    ) -> Result<Option<Verdict>, String> {
        let given = |given: Given| check_given(&given, text, limits);
        if chosen.is_left_out {
            let likeliest = saop::likeliest(text);
            let own = likeliest.and_then(|_| self.own(chosen, text));
            return Ok(own.transpose()?.map(given));
        }
        Ok(Some(match chosen.target {
            Target::Message(Wanted::Named(schema)) => {
                Verdict::of(schema, self.read(schema, text)).unless_list(text)
            }
            Target::Message(Wanted::Auto) => self.check_likeliest(chosen, text, streak)?,
            Target::Calls(options) => self.check_calls(text, *options),
            Target::Given(given) => check_given(given, text, limits),
        }))
    }

    /// Returns the schema that a document names, if it is JSON.
    fn own(&self, chosen: &Chosen<'_>, text: &[u8]) -> Option<Result<Given, String>> {
        self.targets.own(chosen, str::from_utf8(text).ok()?)
    }

    fn read(&self, schema: &TypeSchema, text: &[u8]) -> Result<Vec<Warning>, SaopError> {
        match &self.tools {
            Some(tools) => advice::check_tools(schema, text, &self.limits, tools),
            None => Ok(advice::check(schema, text, &self.limits)?),
        }
    }

    /// Checks a document in which every call is one of the tools.
    fn check_calls(&self, text: &[u8], options: CallOptions) -> Verdict {
        let options = options.with_limits(self.limits);
        let no_tools = ToolRegistry::new();
        let tools = self.tools.as_ref().unwrap_or(&no_tools);
        match tools.check_document(text, &options) {
            Ok(checked) => Verdict::of_calls(
                checked.form,
                Outcome::Valid(advice::unchecked(text, checked.unchecked)),
            ),
            Err(error) => {
                let form = options.form().or_else(|| CallForm::of(text, &self.limits));
                Verdict::of_calls(form, Outcome::Refused(error.into()))
            }
        }
    }

    /// Checks a document that is no message, if tools are known: it has calls without one, or should have.
    fn check_other(&self, text: &[u8], likeliest: Option<&TypeSchema>) -> Option<Verdict> {
        self.tools.as_ref()?;
        if CallForm::of(text, &self.limits).is_some() {
            return Some(self.check_calls(text, CallOptions::new()));
        }
        let members = likeliest?.members();
        let text_of = str::from_utf8(text).unwrap_or_default().trim();
        let mut found = JsonRef::of_valid(text_of).members();
        let is_like = found.any(|(name, _)| members.contains(&&*name));
        (!is_like).then(|| self.check_calls(text, CallOptions::new().with_requires_call(true)))
    }

    fn check_likeliest(
        &self,
        chosen: &Chosen<'_>,
        text: &[u8],
        streak: &mut Streak,
    ) -> Result<Verdict, String> {
        // A text that is valid as one message is most likely that one, which saves the second look.
        let tried = streak
            .schema()
            .map(|schema| (schema, self.read(schema, text)));
        let tried = match tried {
            Some((schema, Ok(warnings))) => return Ok(Verdict::of(schema, Ok(warnings))),
            refused => refused,
        };
        let likeliest = saop::likeliest(text);
        let own = likeliest.and_then(|_| self.own(chosen, text));
        if let Some(given) = own.transpose()? {
            return Ok(check_given(&given, text, &self.limits));
        }
        if let Some(verdict) = self.check_other(text, likeliest) {
            return Ok(verdict);
        }
        streak.continue_with(likeliest);
        let schema = likeliest.unwrap_or(self.fallback);
        // Drop the result for another schema first: it may be large.
        let result = match tried.filter(|(tried, _)| std::ptr::eq(*tried, schema)) {
            Some((_, result)) => result,
            None => self.read(schema, text),
        };
        let mut verdict = Verdict::of(schema, result);
        let breaks_schema_alone = verdict
            .faults()
            .all(|fault| fault.kind == ViolationKind::Schema.as_str());
        let no_message = likeliest
            .filter(|_| !verdict.is_valid() && breaks_schema_alone)
            .and_then(|schema| no_message(schema, text));
        verdict.schema = verdict.schema.filter(|_| likeliest.is_some());
        verdict.no_message = no_message;
        Ok(verdict.unless_list(text))
    }

    /// Returns the verdict on a document of `found` bytes, which is more than allowed.
    pub(crate) fn too_long(&self, chosen: &Chosen<'_>, found: u64) -> Verdict {
        let max = self.max_bytes();
        Verdict::new(unread(chosen), Outcome::TooLong { max, found })
    }

    /// Returns the verdict on a place where an array is broken.
    pub(crate) fn broken(chosen: &Chosen<'_>, why: String) -> Verdict {
        Verdict::new(unread(chosen), Outcome::Broken(why))
    }
}

fn check_given(Given { schema, name }: &Given, text: &[u8], limits: &Limits) -> Verdict {
    let outcome = match schema.check_with(text, limits) {
        Ok(()) => Outcome::Valid(Vec::new()),
        Err(error) => Outcome::Refused(error.into()),
    };
    Verdict::new(Some(name), outcome).unless_list(text)
}

/// Returns the schema of what was not read.
fn unread(chosen: &Chosen<'_>) -> Option<&'static str> {
    match chosen.target {
        Target::Message(Wanted::Named(schema)) => Some(schema.name()),
        Target::Message(Wanted::Auto) => None,
        Target::Calls(options) => options.form().map(CallForm::name),
        Target::Given(given) => Some(given.name),
    }
}

/// The message type of the documents before, once it was the same twice in a row.
#[derive(Default)]
pub(crate) struct Streak {
    last: Option<&'static TypeSchema>,
    repeated: bool,
}

impl Streak {
    fn schema(&self) -> Option<&'static TypeSchema> {
        self.last.filter(|_| self.repeated)
    }

    fn continue_with(&mut self, schema: Option<&'static TypeSchema>) {
        self.repeated = self.last.map(TypeSchema::name) == schema.map(TypeSchema::name);
        self.last = schema;
    }
}

/// Says why a document is clearly no message: it has at most one member of the one that it is most likely meant to be. `None` if it may be
/// one.
fn no_message(schema: &TypeSchema, text: &[u8]) -> Option<String> {
    const LONGEST: usize = 100;
    let root = JsonRef::of_valid(str::from_utf8(text).ok()?.trim());
    let is_told = schema.discriminator().is_some_and(|wanted| {
        let value = root.get(wanted.property).and_then(JsonRef::as_str);
        value.is_some_and(|value| value == wanted.value)
    });
    let mut shared = root.members().map(|(name, _)| name);
    let mut shared = shared
        .by_ref()
        .filter(|name| schema.members().contains(&&**name));
    if is_told || shared.nth(1).is_some() {
        return None;
    }
    let found = match root.get("$schema").and_then(JsonRef::as_str) {
        Some(uri) => format!("a document whose `$schema` is {}", one_line(&uri, LONGEST)),
        None if root.kind() == JsonKind::Object => "an object without its members".to_owned(),
        None => root.describe(),
    };
    Some(format!("expected a SAOP message, but found {found}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_before_does_not_change_a_verdict() {
        let targets = Targets::all(Target::Message(Wanted::Auto));
        let rules = Rules::new(targets, Limits::default()).unwrap();
        let mut texts: Vec<String> = vec!["{}".into(), "[".into(), "7".into(), String::new()];
        for schema in saop::schemas() {
            let text: serde_json::Value = serde_json::from_str(schema.source()).unwrap();
            let example = text["examples"][0].to_string();
            texts.push(example.replacen('{', "{\"x\":1,", 1));
            texts.push(example);
        }
        let told = |text: &str, streak: &mut Streak| {
            let checked = rules.check(&rules.of("-"), text.as_bytes(), streak);
            let verdict = checked.unwrap().unwrap();
            let faults: Vec<String> = verdict
                .faults()
                .map(|fault| format!("{} {}", fault.path, fault.message))
                .collect();
            (verdict.schema, verdict.is_valid(), faults)
        };
        for before in &texts {
            for text in &texts {
                let mut streak = Streak::default();
                for _ in 0..3 {
                    told(before, &mut streak);
                }
                assert_eq!(
                    told(text, &mut streak),
                    told(text, &mut Streak::default()),
                    "{text} after {before}"
                );
            }
        }
    }
}
