//! A keyword as the reject path applies it to a value: its test, and its message if it is violated.
//!
//! Invariant: a constraint that does not apply to a kind of value holds for it.

use std::borrow::Cow;
use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt;
use std::sync::{Arc, OnceLock};

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef, NodeRef, Tree};

use crate::error::Expected;
use crate::language::location::Location;
use crate::language::problem::Refusal;
use crate::pattern::matcher::Matcher;
use crate::pattern::table::take;

/// The contents of a keyword's violations.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    /// The schema that it is in.
    pub(crate) at: Arc<Location>,
    pub(crate) path: OnceLock<Arc<str>>,
    pub(crate) expected: Arc<Expected>,
    /// X of "expected X, but found Y". It depends on the schema alone, so it is made once.
    pub(crate) wanted: String,
}

impl Keyword {
    /// Returns where the keyword is.
    pub(crate) fn path(&self) -> Arc<str> {
        // Longer ones are made anew: all of them together could take far more room than the schema.
        const MOST: usize = 4096;
        if let Some(path) = self.path.get() {
            return Arc::clone(path);
        }
        // The schema `false` has no keyword.
        let path: Arc<str> = match self.name {
            "false" => self.at.text(),
            name => self.at.at(name).text(),
        }
        .into();
        if path.len() > MOST {
            return path;
        }
        Arc::clone(self.path.get_or_init(|| path))
    }
}

/// What compiling a keyword gives.
pub(crate) type Compiled = Result<Option<Constraint>, Refusal>;

/// A keyword about a value as a whole.
#[derive(Debug)]
pub(crate) struct Constraint {
    pub(crate) keyword: Keyword,
    pub(crate) test: Box<dyn Test>,
    /// The kinds of values that it constrains.
    pub(crate) kinds: Kinds,
}

impl Constraint {
    pub(crate) fn new(keyword: Keyword, test: impl Test + 'static) -> Self {
        Self {
            keyword,
            kinds: test.kinds(),
            test: Box::new(test),
        }
    }
}

/// The test of a keyword.
pub(crate) trait Test: fmt::Debug + Send + Sync {
    /// Whether a value satisfies the constraint.
    fn holds(&self, value: &Subject<'_>) -> bool;

    /// Same as [`holds`](Self::holds). Takes what that costs from `left`, in units of about ten nanoseconds; once nothing is left,
    /// the answer is arbitrary.
    fn holds_within(&self, value: &Subject<'_>, left: &Cell<u64>) -> bool {
        take(left, self.cost(value)) && self.holds(value)
    }

    /// Returns the length in bytes, including quotes, from which a string certainly satisfies the constraint; `None` if
    /// unknown.
    fn sure(&self) -> Option<usize> {
        Some(0)
    }

    /// Returns what [`holds`](Self::holds) costs, in units of about ten nanoseconds, if that depends on the length of the value alone.
    fn cost(&self, _value: &Subject<'_>) -> u64 {
        0
    }

    /// Whether it holds for arrays or objects of so many items or members; `None` if that takes more than their number. For other
    /// kinds, `Some(true)` says that it holds for every value, and anything else that it may not.
    fn of_count(&self, kind: JsonKind, _count: u64) -> Option<bool> {
        (!self.kinds().contains(kind)).then_some(true)
    }

    /// Returns the part of the schema that it refers to, if any.
    fn part(&self) -> Option<usize> {
        None
    }

    /// Returns the kinds of values that it constrains.
    fn kinds(&self) -> Kinds {
        Kinds::ALL
    }

    /// Returns the kinds of values that can satisfy it.
    fn possible(&self) -> Kinds {
        Kinds::ALL
    }

    /// Returns what it asks of the first characters of a string that is not whole yet.
    fn of_beginning(&self) -> Beginning<'_> {
        Beginning::Any
    }

    /// Whether that is something.
    fn has_beginning(&self) -> bool {
        false
    }

    /// Returns the first strings that satisfy it, if those that do are listed and nothing else does.
    fn strings(&self) -> Option<Vec<&str>> {
        None
    }

    /// Returns the values that satisfy it, if they are listed.
    fn constants(&self) -> Option<Vec<Constant>> {
        None
    }

    /// Appends Y of "expected X, but found Y".
    fn found(&self, value: &Subject<'_>, message: &mut String) {
        value.describe(message);
    }
}

/// A value that a schema lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Constant {
    pub(crate) kind: JsonKind,
    /// A string as it is, anything else in its canonical form.
    pub(crate) text: Arc<str>,
}

impl Ord for Constant {
    fn cmp(&self, other: &Self) -> Ordering {
        let kinds = (self.kind as u8).cmp(&(other.kind as u8));
        kinds.then_with(|| self.text.cmp(&other.text))
    }
}

impl PartialOrd for Constant {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What is asked of the first characters of a string.
pub(crate) enum Beginning<'t> {
    /// Nothing that can be told before its end.
    Any,
    /// That one of these begins so. They are sorted.
    OneOf(&'t [String]),
    /// At most so many characters.
    AtMost(u64),
    /// That a pattern can match a string that begins so.
    Pattern(&'t Matcher),
}

/// A set of kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) const ALL: Self = Self(u8::MAX);
    pub(crate) const NONE: Self = Self(0);
    /// All but arrays and objects.
    pub(crate) const SCALARS: Self =
        Self(!(Self::of(JsonKind::Array).0 | Self::of(JsonKind::Object).0));

    pub(crate) const fn of(kind: JsonKind) -> Self {
        Self(1 << kind as u8)
    }

    #[inline]
    pub(crate) const fn contains(self, kind: JsonKind) -> bool {
        self.0 & Self::of(kind).0 != 0
    }

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn without(self, kind: JsonKind) -> Self {
        Self(self.0 & !Self::of(kind).0)
    }
}

/// Returns what reading so many bytes costs, in units of about ten nanoseconds.
pub(crate) const fn reading(bytes: usize) -> u64 {
    bytes as u64 / 8
}

/// Returns what reading a key costs.
#[allow(clippy::ptr_arg, reason = "whether it is owned matters")]
pub(crate) fn reading_key(key: &Cow<'_, str>) -> u64 {
    match key {
        Cow::Borrowed(plain) => reading(plain.len()),
        Cow::Owned(escaped) => 16 * reading(escaped.len()),
    }
}

/// Decides whether a value is valid under a part of the schema, for keywords that need only that.
pub(crate) trait Verdicts {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool;
}

/// A value, with the properties of it that several constraints need.
pub(crate) struct Subject<'a> {
    /// Nothing for a value without a tree.
    pub(crate) node: NodeRef<'a>,
    pub(crate) kind: JsonKind,
    pub(crate) text: &'a str,
    verdicts: &'a dyn Verdicts,
    /// How many items or members it has, if that is known.
    count: Option<u64>,
    /// Its value as an integer, cached on first use.
    integer: Cell<Option<Integer>>,
}

/// For values that hold no others.
struct NoVerdicts;

impl Verdicts for NoVerdicts {
    fn accepts(&self, _: usize, _: NodeRef<'_>) -> bool {
        true
    }
}

impl<'a> Subject<'a> {
    /// Makes a subject of a value's text, without a tree. `count` is how many items or members it has. Only constraints that
    /// need nothing else of it may be applied.
    #[inline]
    pub(crate) fn without_tree(text: &'a str, kind: JsonKind, count: u64) -> Self {
        Self {
            node: NodeRef::NOTHING,
            kind,
            text,
            verdicts: &NoVerdicts,
            count: Some(count),
            integer: Cell::new(None),
        }
    }

    #[inline]
    pub(crate) fn new(node: NodeRef<'a>, verdicts: &'a dyn Verdicts) -> Self {
        let text = node.text();
        Self {
            node,
            kind: JsonKind::beginning_with(text.as_bytes().first().copied()),
            text,
            verdicts,
            count: None,
            integer: Cell::new(None),
        }
    }

    /// Returns how many items or members it has.
    pub(crate) fn count(&self) -> u64 {
        self.count.unwrap_or_else(|| match self.kind {
            JsonKind::Array => self.node.items().count() as u64,
            _ => self.node.members().count() as u64,
        })
    }

    /// Returns a text that all spellings of the value share.
    pub(crate) fn canonical(&self) -> String {
        if self.count.is_some() {
            Tree::of_valid(self.text).root().canonical()
        } else {
            self.node.canonical()
        }
    }

    /// Appends a description of the value.
    pub(crate) fn describe(&self, message: &mut String) {
        JsonRef::of_valid(self.text).push_description(message);
    }

    /// Returns the value as a string.
    pub(crate) fn string(&self) -> Cow<'a, str> {
        JsonRef::of_valid(self.text).as_str().unwrap_or_default()
    }

    /// Returns the value as an integer, if it is a number.
    pub(crate) fn integer(&self) -> Integer {
        self.integer.get().unwrap_or_else(|| {
            let integer = decimal::integer(self.text);
            self.integer.set(Some(integer));
            integer
        })
    }

    /// Returns what reading the whole value costs.
    pub(crate) const fn reading(&self) -> u64 {
        let cost = reading(self.text.len());
        match self.kind {
            // With escapes, or many digits.
            JsonKind::String | JsonKind::Number => 8 * cost,
            _ => cost,
        }
    }

    /// Returns how many of its items are valid under a part of the schema, as far as `most`.
    pub(crate) fn items_valid(&self, part: usize, most: usize) -> usize {
        let items = self.node.items();
        let valid = items.filter(|item| self.verdicts.accepts(part, *item));
        valid.take(most).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CompileOptions, Schema};

    #[test]
    fn values_that_a_schema_lists_are_in_an_order() {
        let constant = |kind, text: &str| Constant {
            kind,
            text: text.into(),
        };
        let (one, two) = (
            constant(JsonKind::Number, "1"),
            constant(JsonKind::Number, "2"),
        );
        assert!(one < two && one < constant(JsonKind::String, "0"));
    }

    #[test]
    fn the_place_of_a_keyword_is_whole_however_long_it_is() {
        for length in [10, 4_000, 5_000, 50_000] {
            let name = "n".repeat(length);
            let schema = format!(r#"{{"properties": {{"{name}": {{"type": "string"}}}}}}"#);
            let schema = Schema::compile(&schema, &CompileOptions::new()).unwrap();
            let document = format!(r#"{{"{name}": 1}}"#);
            let wanted = format!("/properties/{name}/type");
            // The second check finds what the first one has kept.
            for _ in 0..2 {
                let error = schema.check(document.as_bytes()).unwrap_err();
                assert_eq!(error.violations()[0].schema_path(), wanted);
            }
        }
    }
}
