//! The context in which a keyword is compiled: its schema, and the other parts of the plan by their numbers.
//!
//! Invariant: each schema is compiled once for each meaning that its dynamic references have, regardless of how many
//! references it has. What a dynamic reference means is decided here: nothing is left to look up when a document is checked.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use saop_json::decimal::{self, Integer};
use saop_json::show::{one_line, quote};
use saop_json::text::{Cursor, compact};
use saop_json::{JsonKind, NodeRef};
use serde_json::{Number, Value};

use super::constraint::{Constraint, Keyword, Test};
use crate::error::Expected;
use crate::language::dialect::{Dialect, Language};
use crate::language::location::Location;
use crate::language::problem::{ProblemKind, Refusal};
use crate::language::resources::{Found, Place, Repeated, Resource, Resources};
use crate::language::vocabulary::is_in_use;
use crate::pattern::matcher::{MOST_STATES, Matcher};
use crate::stack::with_stack;

/// A schema with dynamic references has a part for each meaning that they have, which can be far more than its text has
/// schemas. A plan of more than so many parts, and four for each schema, is refused.
const LEAST_PARTS: usize = 1 << 12;

/// More schemas within a schema are not compiled. Each takes about a kilobyte.
const MOST_PARTS: usize = 1 << 18;

/// What dynamic references refer to within a part: by name, the first schema with that anchor on the way there. A
/// `$recursiveAnchor` has no name.
type Scope = BTreeMap<String, Place>;

/// A schema, and the number of the scope in which it is.
type Key = (Place, usize);

/// After so many problems no more are looked for.
pub(crate) const MOST_PROBLEMS: usize = 100;

/// How many bytes of schemas may be compiled again, because dynamic references mean something else in them.
const MOST_COPIED: usize = 16 << 20;

/// How many anchors all scopes together may have.
const MOST_IN_SCOPE: usize = 1 << 18;

/// A schema that is being compiled.
#[derive(Clone, Debug)]
pub(crate) struct Here<'t> {
    pub(crate) schema: NodeRef<'t>,
    pub(crate) found: Found<'t>,
    pub(crate) language: Language,
    scope: usize,
    resources: &'t Resources<'t>,
}

impl<'t> Here<'t> {
    /// Returns the value of a keyword, if the dialect has it.
    pub(crate) fn member(&self, name: &str) -> Option<NodeRef<'t>> {
        is_in_use(name, self.language).then(|| self.annotation(name))?
    }

    /// Returns the value of a member that constrains nothing.
    pub(crate) fn annotation(&self, name: &str) -> Option<NodeRef<'t>> {
        self.resources.member(&self.found, name)
    }

    /// Returns the values that the schema gives as samples of itself, each with its keyword and its index in that.
    pub(crate) fn samples(&self) -> Vec<(&'static str, Option<usize>, NodeRef<'t>)> {
        let default = self
            .annotation("default")
            .map(|value| ("default", None, value));
        let examples = self
            .annotation("examples")
            .filter(|_| self.dialect() > Dialect::Draft04)
            .into_iter()
            .flat_map(NodeRef::items);
        let examples = examples
            .enumerate()
            .map(|(index, value)| ("examples", Some(index), value));
        default.into_iter().chain(examples).collect()
    }

    const fn key(&self) -> Key {
        (self.found.place(), self.scope)
    }

    pub(crate) const fn dialect(&self) -> Dialect {
        self.language.dialect
    }

    pub(crate) fn location(&self, steps: &[&str]) -> Arc<Location> {
        let here = Arc::clone(&self.found.location);
        steps.iter().fold(here, |location, step| location.at(step))
    }

    pub(crate) fn keyword(&self, name: &'static str, expected: Value, wanted: String) -> Keyword {
        Keyword {
            name,
            at: Arc::clone(&self.found.location),
            path: OnceLock::new(),
            expected: Arc::new(Expected(expected)),
            wanted,
        }
    }

    /// Creates the constraint of a keyword whose expectation is its own value.
    pub(crate) fn constraint(
        &self,
        name: &'static str,
        value: NodeRef<'t>,
        wanted: String,
        test: impl Test + 'static,
    ) -> Constraint {
        Constraint::new(self.keyword(name, value_of(value), wanted), test)
    }

    /// Returns the message for a keyword with an invalid value.
    pub(crate) fn wrong(&self, name: &str) -> String {
        let mut found = String::new();
        if let Some(value) = self.annotation(name) {
            value.describe(&mut found);
        }
        format!("expected a valid value of `{name}`, but found {found}")
    }

    /// Reads the value of a keyword that is a count. A count that is larger than any document is the largest number.
    pub(crate) fn count(&self, name: &str, value: NodeRef<'t>) -> Result<u64, String> {
        if value.kind() != JsonKind::Number {
            return Err(self.wrong(name));
        }
        match decimal::integer(value.text()) {
            Integer::U64(count) => Ok(count),
            Integer::TooLarge if decimal::sign(value.text()).is_gt() => Ok(u64::MAX),
            _ => Err(self.wrong(name)),
        }
    }

    /// Returns the noun for the numbers that the schema accepts.
    pub(crate) fn noun(&self) -> &'static str {
        let is_integer = |kind: NodeRef<'_>| kind.string().is_some_and(|kind| kind == "integer");
        match self.member("type") {
            Some(kind) if is_integer(kind) || kind.items().any(is_integer) => "an integer",
            _ => "a number",
        }
    }
}

/// The parts of a plan that were requested: each has a number, and they are compiled in that order.
#[derive(Debug)]
pub(crate) struct Parts<'t> {
    resources: &'t Resources<'t>,
    numbers: HashMap<Key, usize>,
    /// Where references that stand alone lead; `None` while that is being found.
    ends: HashMap<Key, Option<Here<'t>>>,
    list: Vec<Here<'t>>,
    scopes: Vec<Scope>,
    scope_numbers: HashMap<Scope, usize>,
    /// The scope in a resource, by its number and that of the scope around it.
    inner_scopes: HashMap<(usize, usize), usize>,
    /// How many anchors all scopes together have.
    in_scope: usize,
    /// The schemas that the scopes refer to.
    anchored: HashMap<Place, Found<'t>>,
    /// Whether there are dynamic references at all.
    dynamic: bool,
    /// The places that have a part, as far as there are dynamic references, and the bytes of those that have another one.
    places: HashSet<Place>,
    copied: usize,
    /// How many more states patterns may have.
    pattern_weight: u64,
    asserts_formats: bool,
    /// Everything for which the schema is refused, in the order in which it was found.
    refused: Vec<Refused<'t>>,
    /// What is most likely a mistake: keywords beside a reference that hides them, properties that a pattern does not name.
    mistaken: Vec<Refused<'t>>,
    /// References that stand alone, but for samples of what they refer to.
    sampled: Vec<Here<'t>>,
    /// Where each `$ref` of the main document is, and what it refers to.
    references: Vec<(usize, Found<'t>)>,
}

/// A reason to refuse a schema, and its place.
#[derive(Debug)]
pub(crate) struct Refused<'t> {
    pub(crate) refusal: Refusal,
    pub(crate) document: u32,
    pub(crate) location: Arc<Location>,
    pub(crate) node: NodeRef<'t>,
}

impl<'t> Parts<'t> {
    pub(crate) fn of(resources: &'t Resources<'t>, dynamic: bool, asserts_formats: bool) -> Self {
        Self {
            resources,
            numbers: HashMap::new(),
            ends: HashMap::new(),
            list: Vec::new(),
            scopes: vec![Scope::new()],
            scope_numbers: HashMap::from([(Scope::new(), 0)]),
            inner_scopes: HashMap::new(),
            in_scope: 0,
            anchored: HashMap::new(),
            dynamic,
            places: HashSet::new(),
            copied: 0,
            pattern_weight: MOST_STATES,
            asserts_formats,
            refused: Vec::new(),
            mistaken: Vec::new(),
            sampled: Vec::new(),
            references: Vec::new(),
        }
    }

    /// Returns about how many states all patterns together have.
    pub(crate) const fn pattern_states(&self) -> u64 {
        MOST_STATES - self.pattern_weight
    }

    pub(crate) const fn asserts_formats(&self) -> bool {
        self.asserts_formats
    }

    /// Returns what means something else than it seems to: keywords beside a reference, and `\p{…}` without the `u` flag.
    pub(crate) fn mistaken(&self) -> &[Refused<'t>] {
        &self.mistaken
    }

    /// Returns the URIs and anchors that two schemas of the main document have.
    pub(crate) fn repeated(&self) -> &'t [Repeated<'t>] {
        self.resources.repeated()
    }

    /// Returns the schemas that are just a reference and samples of what it refers to, each with the number of its part.
    pub(crate) fn sampled(&self) -> impl Iterator<Item = (usize, Here<'t>)> {
        self.sampled.iter().filter_map(|here| {
            let end = self.ends.get(&here.key())?.as_ref()?;
            Some((*self.numbers.get(&end.key())?, here.clone()))
        })
    }

    /// Returns where each `$ref` of the main document is in its text, and what it refers to.
    pub(crate) fn references(&self) -> &[(usize, Found<'t>)] {
        &self.references
    }

    /// Returns everything for which the schema is refused.
    pub(crate) fn refused(&self) -> &[Refused<'t>] {
        &self.refused
    }

    /// Returns the number of the part for a schema that is the value of a keyword.
    pub(crate) fn number(&mut self, here: &Here<'t>, keyword: &str, schema: NodeRef<'t>) -> usize {
        let target = self.below(here, &[keyword], schema);
        self.number_of(target)
    }

    /// Returns the number of the part for a schema that is a member or item of a keyword's value.
    pub(crate) fn number_in(
        &mut self,
        here: &Here<'t>,
        keyword: &str,
        step: &str,
        schema: NodeRef<'t>,
    ) -> usize {
        let target = self.below(here, &[keyword, step], schema);
        self.number_of(target)
    }

    /// Returns the number of the part for what a reference refers to.
    pub(crate) fn number_of_reference(
        &mut self,
        here: &Here<'t>,
        name: &str,
        reference: NodeRef<'t>,
    ) -> usize {
        match self.referenced(here, name, reference) {
            Ok(target) => {
                let target = self.without_references(target);
                self.number_of(target)
            }
            Err(refusal) => {
                self.refuse(here, &[name], reference, refusal);
                0
            }
        }
    }

    /// Returns the number of the part for a schema and the keywords of its dialect.
    pub(crate) fn number_of_root(&mut self, root: &Found<'t>) -> usize {
        let entered = self.here(root);
        let target = self.without_references(entered);
        self.number_of(target)
    }

    /// Returns the schema at the root of a document, which may be just a reference.
    pub(crate) fn here(&mut self, root: &Found<'t>) -> Here<'t> {
        self.enter(root.clone(), 0)
    }

    /// Returns a schema in a keyword's value; if it is just a reference, what that refers to.
    pub(crate) fn below(
        &mut self,
        here: &Here<'t>,
        steps: &[&str],
        schema: NodeRef<'t>,
    ) -> Here<'t> {
        let location = || here.location(steps);
        let found = self.resources.below(&here.found, schema, location);
        let entered = self.enter(found, here.scope);
        self.without_references(entered)
    }

    /// Returns the number of the part for a schema.
    pub(crate) fn number_of(&mut self, here: Here<'t>) -> usize {
        let key = here.key();
        if let Some(&known) = self.numbers.get(&key) {
            return known;
        }
        let number = self.list.len();
        if number >= MOST_PARTS {
            let refusal = Refusal::new(
                ProblemKind::Limit,
                format!("expected at most {MOST_PARTS} schemas within a schema, but found more"),
            );
            self.refuse(&here, &[], here.schema, refusal);
            return 0;
        }
        let most = LEAST_PARTS + 4 * self.resources.count();
        if self.dynamic && number >= most {
            let refusal = Refusal::new(
                ProblemKind::Limit,
                format!("expected dynamic references of at most {most} meanings, but found more"),
            );
            self.refuse(&here, &[], here.schema, refusal);
            return 0;
        }
        if self.dynamic && !self.places.insert(key.0) {
            self.copied += here.schema.text().len();
            if self.copied > MOST_COPIED {
                let refusal = Refusal::new(
                    ProblemKind::Limit,
                    format!(
                        "expected dynamic references that give at most {MOST_COPIED} bytes of schemas another meaning, but found more"
                    ),
                );
                self.refuse(&here, &[], here.schema, refusal);
                return 0;
            }
        }
        self.numbers.insert(key, number);
        self.list.push(here);
        number
    }

    /// Refuses the schema because of what stands at these steps from here.
    pub(crate) fn refuse(
        &mut self,
        here: &Here<'t>,
        steps: &[&str],
        node: NodeRef<'t>,
        refusal: Refusal,
    ) {
        let refused = Refused {
            refusal,
            document: here.found.document,
            location: here.location(steps),
            node,
        };
        self.push(refused);
    }

    fn push(&mut self, refused: Refused<'t>) {
        if !self.has_enough_problems() {
            self.refused.push(refused);
        }
    }

    /// Whether so many problems were found that no more are looked for.
    pub(crate) const fn has_enough_problems(&self) -> bool {
        self.refused.len() >= MOST_PROBLEMS
    }

    /// Follows references that stand alone.
    fn without_references(&mut self, here: Here<'t>) -> Here<'t> {
        let mut followed = Vec::new();
        let end = self.follow(here, &mut followed);
        for key in followed {
            self.ends.insert(key, Some(end.clone()));
        }
        end
    }

    /// Notes the keywords beside a reference that stands alone.
    fn hide(&mut self, here: &Here<'t>) {
        if !here.dialect().ref_stands_alone() || here.found.document != 0 {
            return;
        }
        for (name, node) in here.schema.members() {
            let is_hidden = is_in_use(&name, here.language)
                && !matches!(&*name, "$ref" | "$defs" | "definitions");
            if is_hidden {
                let message = format!(
                    "expected no keyword beside `$ref`, which stands alone in {}, but found {}; \
                     put both into an `allOf`",
                    here.dialect().name(),
                    quote(&name)
                );
                self.suspect(Refused {
                    refusal: Refusal::new(ProblemKind::IgnoredKeyword, message),
                    document: here.found.document,
                    location: here.found.location.at(&name),
                    node: node.key_before(),
                });
            }
        }
    }

    fn follow(&mut self, mut here: Here<'t>, followed: &mut Vec<Key>) -> Here<'t> {
        loop {
            let key = here.key();
            match self.ends.get(&key) {
                Some(Some(end)) => return end.clone(),
                Some(None) => {
                    let refusal = Refusal::new(
                        ProblemKind::InvalidSchema,
                        "expected references that lead to a schema, but found that they go in a circle",
                    );
                    self.refuse(&here, &[], here.schema, refusal);
                    return here;
                }
                None => {}
            }
            let Some(reference) = here.member("$ref") else {
                return here;
            };
            self.hide(&here);
            let stands_alone = here.dialect().ref_stands_alone()
                || here.schema.members().all(|(name, _)| {
                    name == "$ref"
                        || !is_in_use(&name, here.language)
                        || matches!(&*name, "$defs" | "definitions")
                });
            if !stands_alone {
                return here;
            }
            self.ends.insert(key, None);
            followed.push(key);
            if here.found.document == 0 && !here.samples().is_empty() {
                self.sampled.push(here.clone());
            }
            match self.referenced(&here, "$ref", reference) {
                Ok(target) => here = target,
                Err(refusal) => {
                    self.refuse(&here, &["$ref"], reference, refusal);
                    return here;
                }
            }
        }
    }

    fn referenced(
        &mut self,
        here: &Here<'t>,
        name: &str,
        reference: NodeRef<'t>,
    ) -> Result<Here<'t>, Refusal> {
        let text = reference.string().ok_or_else(|| here.wrong(name))?;
        let target = self.resources.target(&here.found, &text)?;
        if here.found.document == 0 && name == "$ref" {
            self.references
                .push((reference.span().start, target.schema.clone()));
        }
        let scope = self.scopes.get(here.scope);
        let dynamic = match name {
            "$dynamicRef" => target.dynamic.as_ref().and_then(|name| scope?.get(name)),
            "$recursiveRef" => self
                .resources
                .resource(target.schema.resource)
                .filter(|resource| {
                    resource.recursive && resource.root.place() == target.schema.place()
                })
                .and_then(|_| scope?.get("")),
            _ => None,
        };
        let dynamic = dynamic.and_then(|place| self.anchored.get(place)).cloned();
        Ok(self.enter(dynamic.unwrap_or(target.schema), here.scope))
    }

    /// Enters a schema: the dynamic anchors of its resource come into scope, unless outer ones have their names.
    fn enter(&mut self, found: Found<'t>, scope: usize) -> Here<'t> {
        let resource = self.resources.resource(found.resource);
        let language = match resource.map(|resource| (&resource.language, &resource.root)) {
            Some((Ok(language), _)) => *language,
            Some((Err(refusal), root)) => {
                let keyword = match refusal.kind {
                    ProblemKind::Limit => "$id",
                    _ => "$schema",
                };
                let node = root.node.member(keyword).unwrap_or(root.node);
                self.push(Refused {
                    refusal: refusal.clone(),
                    document: root.document,
                    location: root.location.at(keyword),
                    node,
                });
                Language::all_of(Dialect::Draft07)
            }
            None => Language::all_of(Dialect::Draft07),
        };
        let scope = match resource {
            Some(resource) if self.dynamic => self.scope_in(resource, &found, scope),
            _ => scope,
        };
        Here {
            schema: found.node,
            found,
            language,
            scope,
            resources: self.resources,
        }
    }

    /// Returns the scope in a resource.
    fn scope_in(&mut self, resource: &'t Resource<'t>, found: &Found<'t>, outer: usize) -> usize {
        let key = (found.resource, outer);
        if let Some(&known) = self.inner_scopes.get(&key) {
            return known;
        }
        let mut scope = self.scopes.get(outer).cloned().unwrap_or_default();
        let own = resource.dynamic_anchors();
        for (name, anchor) in own.chain(resource.recursive.then_some(("", &resource.root))) {
            if !scope.contains_key(name) {
                scope.insert(name.to_owned(), anchor.place());
                self.anchored.insert(anchor.place(), anchor.clone());
            }
        }
        let number = match self.scope_numbers.get(&scope) {
            Some(&known) => known,
            None if self.in_scope + scope.len() > MOST_IN_SCOPE => {
                self.push(Refused {
                    refusal: Refusal::new(
                        ProblemKind::Limit,
                        format!("expected at most {MOST_IN_SCOPE} dynamic anchors within each other, but found more"),
                    ),
                    document: found.document,
                    location: Arc::clone(&found.location),
                    node: found.node,
                });
                outer
            }
            None => {
                let number = self.scopes.len();
                self.in_scope += scope.len();
                self.scopes.push(scope.clone());
                self.scope_numbers.insert(scope, number);
                number
            }
        };
        self.inner_scopes.insert(key, number);
        number
    }

    /// Returns how heavy another pattern may be.
    pub(crate) const fn pattern_weight(&self) -> u64 {
        self.pattern_weight
    }

    /// Takes the weight of a pattern.
    pub(crate) fn add_pattern(&mut self, matcher: &Matcher) {
        self.pattern_weight -= matcher.states();
    }

    /// Notes what is most likely a mistake at a place of the main document.
    pub(crate) fn suspect(&mut self, refused: Refused<'t>) {
        if refused.document == 0 && self.mistaken.len() < MOST_PROBLEMS {
            self.mistaken.push(refused);
        }
    }

    /// Returns the part with this number.
    pub(crate) fn part(&self, number: usize) -> Option<Here<'t>> {
        self.list.get(number).cloned()
    }
}

/// Formats a value of the schema, with quotes if it is a string.
pub(crate) fn literal(value: NodeRef<'_>) -> String {
    const MOST: usize = 80;
    match (value.string(), value.kind()) {
        (Some(text), _) => quote(&text),
        (None, JsonKind::Number) => match decimal::integer(value.text()) {
            Integer::U64(integer) => integer.to_string(),
            Integer::I64(integer) => integer.to_string(),
            // A float could not say what it is.
            Integer::TooLarge | Integer::Fraction => one_line(value.text(), MOST),
        },
        (None, _) => value_of(value).to_string(),
    }
}

/// Returns the beginning of a schema on one line, without whitespace between its tokens.
pub(crate) fn short_schema(schema: NodeRef<'_>) -> String {
    const MOST: usize = 80;
    // Schemas may be within each other, so that each of them is not read whole.
    if schema.text().len() > 16 * MOST {
        return one_line(schema.text(), MOST);
    }
    let text = compact(Cursor::new(schema.text()), usize::MAX);
    one_line(text.as_deref().unwrap_or(schema.text()), MOST)
}

/// Converts a part of the schema to data. `serde_json` may not parse a float to the nearest value, and a bound would
/// then differ from the decoder's.
pub(crate) fn value_of(node: NodeRef<'_>) -> Value {
    match node.kind() {
        JsonKind::Null => Value::Null,
        JsonKind::Bool => Value::Bool(node.text() == "true"),
        JsonKind::Number => match decimal::integer(node.text()) {
            Integer::U64(value) => value.into(),
            Integer::I64(value) => value.into(),
            Integer::TooLarge | Integer::Fraction => {
                // With its feature `arbitrary_precision` it keeps what a float does not hold.
                let kept = serde_json::from_str::<Number>(node.text()).ok();
                let kept = kept.filter(|kept| decimal::same_number(&kept.to_string(), node.text()));
                kept.map_or_else(|| decimal::float(node.text()).into(), Value::Number)
            }
        },
        JsonKind::String => node.string().unwrap_or_default().into(),
        JsonKind::Array => with_stack(size_of::<Value>(), || node.items().map(value_of).collect()),
        JsonKind::Object => with_stack(size_of::<Value>(), || {
            node.members()
                .map(|(key, value)| (key.into_owned(), value_of(value)))
                .collect::<serde_json::Map<_, _>>()
                .into()
        }),
    }
}
