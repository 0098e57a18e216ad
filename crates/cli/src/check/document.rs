//! The verdict on one document: the schema it was checked against, and every violation, in text order.

use std::borrow::Cow;
use std::io;
use std::ops::Range;

use saop::SaopError;
use saop_json::show::{one_line, terminal_line};
use saop_json::text::{self, FaultKind};
use saop_json::{JsonKind, JsonRef, Locator};
use saop_schema::{Limits, Position, TypeSchema, Violation, ViolationKind};
use saop_tools::{CallForm, CallOptions, ToolRegistry};

use super::advice::{self, Warning};
use super::schema::Given;
use super::targets::{Chosen, Target, Targets};
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

/// The location of a document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) source: &'a str,
    /// Its line, if the source has one document per line.
    /// Of an element of an array, the line on which it begins.
    pub(crate) line: Option<usize>,
    /// The column at which it begins, from 1.
    pub(crate) column: usize,
    /// Where it begins in the source, in bytes, and how many it has.
    pub(crate) offset: u64,
    pub(crate) length: u64,
}

impl Place<'_> {
    /// Returns the source, and the line that the document is, safe for a terminal.
    pub(crate) fn shown(&self) -> String {
        let source = terminal_line(self.source);
        match self.line {
            Some(line) => format!("{source}:{line}"),
            None => source.into_owned(),
        }
    }

    /// Converts a position in the document to one in the source.
    pub(crate) fn in_source(&self, at: Position) -> Position {
        let before = if at.line == 1 { self.column - 1 } else { 0 };
        Position {
            line: self.line.map_or(at.line, |first| first - 1 + at.line),
            column: before + at.column,
        }
    }
}

/// The result for one document.
pub(crate) struct Verdict {
    /// The schema it was checked against; `None` if the text gave no hint of one.
    pub(crate) schema: Option<&'static str>,
    outcome: Outcome,
    /// Why it is clearly no message, if any message was looked for.
    no_message: Option<String>,
    /// Whether it is an array of what is to be checked.
    is_list: bool,
    /// The form in which it has tool calls without a message.
    form: Option<CallForm>,
}

enum Outcome {
    Valid(Vec<Warning>),
    Refused(SaopError),
    /// It has more bytes than allowed, so it was not held in memory.
    TooLong {
        max: usize,
        found: u64,
    },
    /// It is no document, but a place where an array of some is broken.
    Broken(String),
    /// Refused as the text that was made of it, with places in its own.
    Placed {
        violations: Vec<(Violation, Option<Position>)>,
        left_out: usize,
    },
}

/// One violation in a document.
pub(crate) struct Fault<'a> {
    pub(crate) kind: &'static str,
    pub(crate) path: &'a str,
    pub(crate) keyword: Option<&'a str>,
    pub(crate) message: Cow<'a, str>,
    pub(crate) position: Option<Position>,
    /// The offending bytes of the document.
    pub(crate) span: Option<Range<usize>>,
}

impl Warning {
    pub(crate) fn fault(&self) -> Fault<'_> {
        Fault {
            kind: self.kind,
            path: &self.path,
            keyword: None,
            message: self.message.as_str().into(),
            position: self.position,
            span: self.span.clone(),
        }
    }
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
        let verdict = Verdict::of(schema, result);
        let breaks_schema_alone = verdict
            .faults()
            .all(|fault| fault.kind == ViolationKind::Schema.as_str());
        let no_message = likeliest
            .filter(|_| !verdict.is_valid() && breaks_schema_alone)
            .and_then(|schema| no_message(schema, text));
        let verdict = Verdict {
            schema: verdict.schema.filter(|_| likeliest.is_some()),
            no_message,
            ..verdict
        };
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

impl Verdict {
    const fn new(schema: Option<&'static str>, outcome: Outcome) -> Self {
        Self {
            schema,
            outcome,
            no_message: None,
            is_list: false,
            form: None,
        }
    }

    /// A document that is to have calls in a form.
    fn of_calls(form: Option<CallForm>, outcome: Outcome) -> Self {
        Self {
            form,
            ..Self::new(form.map(CallForm::name), outcome)
        }
    }

    /// Notes that a document is refused for being an array, where its first element may be what was wanted.
    fn unless_list(mut self, text: &[u8]) -> Self {
        let is_whole = |fault: Fault<'_>| fault.path.is_empty() && fault.keyword == Some("type");
        self.is_list = self.faults().next().is_some_and(is_whole)
            && str::from_utf8(text).is_ok_and(|text| {
                let mut items = JsonRef::of_valid(text.trim()).items();
                items
                    .next()
                    .is_some_and(|first| first.kind() == JsonKind::Object)
            });
        if self.is_list {
            self.no_message = None;
        }
        self
    }

    /// Whether it is an array of what may be documents.
    pub(crate) const fn is_list(&self) -> bool {
        self.is_list
    }

    /// Returns the form in which it has tool calls without a message.
    pub(crate) const fn form(&self) -> Option<CallForm> {
        self.form
    }

    /// Whether the document is JSON, as far as it was looked at.
    pub(crate) fn is_json(&self) -> bool {
        let mut faults = self.faults();
        faults.all(|fault| fault.kind != ViolationKind::Syntax.as_str())
    }

    fn of(schema: &TypeSchema, result: Result<Vec<Warning>, SaopError>) -> Self {
        let outcome = result.map_or_else(Outcome::Refused, Outcome::Valid);
        Self::new(Some(schema.name()), outcome)
    }

    /// Moves the violations from a text to the source that it was made of.
    fn placed(mut self, places: &Places, source: &[u8], begin: usize) -> Self {
        let left_out = self.left_out();
        if let Outcome::Refused(error) = &self.outcome {
            let mut violations: Vec<Violation> = error.violations().to_vec();
            for violation in &mut violations {
                if let Some(span) = violation.span() {
                    let place = places.source_of(span.start);
                    let place = place.start.saturating_sub(begin)..place.end.saturating_sub(begin);
                    *violation = violation.clone().with_span(place);
                }
            }
            // An alias stands for what is before it.
            violations.sort_by_key(|violation| violation.span().map(|span| span.start));
            let mut locator = Locator::new(source);
            let mut located = |violation: Violation| {
                let position = violation.span().map(|span| locator.locate(span.start));
                (violation, position)
            };
            self.outcome = Outcome::Placed {
                violations: violations.into_iter().map(&mut located).collect(),
                left_out,
            };
        }
        self
    }

    /// Returns why it is clearly no message, which says more than the violations.
    pub(crate) fn no_message(&self) -> Option<&str> {
        self.no_message.as_deref()
    }

    pub(crate) fn is_valid(&self) -> bool {
        matches!(self.outcome, Outcome::Valid(_))
    }

    pub(crate) fn warnings(&self) -> &[Warning] {
        match &self.outcome {
            Outcome::Valid(warnings) => warnings,
            Outcome::Refused(_)
            | Outcome::TooLong { .. }
            | Outcome::Broken(_)
            | Outcome::Placed { .. } => &[],
        }
    }

    /// Returns the number of violations that are only counted.
    pub(crate) fn left_out(&self) -> usize {
        match &self.outcome {
            Outcome::Refused(error) => error.violation_count() - error.violations().len(),
            Outcome::Placed { left_out, .. } => *left_out,
            Outcome::Valid(_) | Outcome::TooLong { .. } | Outcome::Broken(_) => 0,
        }
    }

    /// Returns the number of its violations, as people are told it.
    pub(crate) fn error_count(&self) -> u64 {
        match self.no_message {
            Some(_) => 1,
            None => (self.faults().count() + self.left_out()) as u64,
        }
    }

    pub(crate) fn faults(&self) -> impl Iterator<Item = Fault<'_>> {
        let (violations, placed, unread) = match &self.outcome {
            Outcome::Valid(_) => (&[][..], &[][..], None),
            Outcome::Refused(error) => (error.violations(), &[][..], None),
            Outcome::Placed { violations, .. } => (&[][..], &violations[..], None),
            Outcome::Broken(why) => (&[][..], &[][..], Some(broken(why))),
            Outcome::TooLong { max, found } => (&[][..], &[][..], Some(too_long(*max, *found))),
        };
        let placed = placed.iter().map(|(violation, position)| Fault {
            position: *position,
            ..fault(violation)
        });
        violations.iter().map(fault).chain(placed).chain(unread)
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

fn fault(violation: &Violation) -> Fault<'_> {
    Fault {
        kind: violation.kind().as_str(),
        path: violation.instance_path(),
        keyword: violation.keyword(),
        message: Cow::Borrowed(violation.message()),
        position: violation.position(),
        span: violation.span(),
    }
}

/// Reports what the library would, for a document that it never saw. There is no text to show.
fn too_long(max: usize, found: u64) -> Fault<'static> {
    let found = usize::try_from(found).unwrap_or(usize::MAX);
    let fault = text::Fault {
        kind: FaultKind::TooLong { max, found },
        offset: 0,
    };
    Fault {
        kind: ViolationKind::Limit.as_str(),
        path: "",
        keyword: None,
        message: Cow::Owned(fault.message(b"")),
        position: Some(Position { line: 1, column: 1 }),
        span: None,
    }
}

/// Reports where an array is broken.
fn broken(why: &str) -> Fault<'_> {
    Fault {
        kind: ViolationKind::Syntax.as_str(),
        path: "",
        keyword: None,
        message: Cow::Borrowed(why),
        position: Some(Position { line: 1, column: 1 }),
        span: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_too_long_to_hold_is_refused_in_the_words_of_the_library() {
        let limits = Limits::default().with_max_bytes(10);
        let error = saop::schemas()[0]
            .check(b"{\"a\":  1234}", &limits)
            .unwrap_err();
        let (theirs, ours) = (fault(&error.violations()[0]), too_long(10, 12));
        assert_eq!(ours.message, theirs.message);
        assert_eq!(
            (ours.kind, ours.path, ours.keyword),
            (theirs.kind, theirs.path, theirs.keyword)
        );
        assert_eq!(ours.position, theirs.position);
    }

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
