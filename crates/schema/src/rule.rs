//! Hand-written rules that no keyword can express, over the values of a generated type: an object with all its members,
//! or an array with all its items. SPEC S5.
//!
//! Invariant: a type with a rule in the settings has no value that breaks it, and every breach in a document is
//! reported with its location.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use saop_json::pointer::pointer_step;
use saop_json::text::open;
use saop_json::{Limits, NodeRef, Reader, Stop, Tree, repeated};

use crate::decode::Decode;
use crate::error::Found;
use crate::error::{Error, ParseError, ValidationError, Violation, ViolationKind};
use crate::site::Site;

/// A rule over the values of a generated type `T`, for the types that `rules` in the settings assigns it to.
///
/// A check must be pure: the same value gives the same breaches. In a rejected document, a rule runs on values that are
/// valid against the schema and all rules further inside.
///
/// `T` is the type that holds all members of an object (`BookingMembers` for a `Booking`), or a slice of an array's
/// items.
///
/// ```
/// use saop_schema::{Breaches, Decode, Reader, Rule, Stop};
///
/// // Generated from a schema.
/// #[derive(Clone)]
/// struct BookingMembers {
///     from: u64,
///     to: u64,
/// }
/// # impl Decode for BookingMembers {
/// #     fn decode(_: &mut Reader<'_>) -> Result<Self, Stop> {
/// #         Err(Stop)
/// #     }
/// # }
///
/// // Named in the settings: {"rules": {"booking#": "crate::EndsAfterItBegins"}}
/// enum EndsAfterItBegins {}
///
/// impl Rule<BookingMembers> for EndsAfterItBegins {
///     const NAME: &'static str = "ends_after_it_begins";
///
///     fn check(booking: &BookingMembers, breaches: &mut Breaches) {
///         if booking.to <= booking.from {
///             let (from, to) = (booking.from, booking.to);
///             breaches.add("/to", format!("expected an end after {from}, but found {to}"));
///         }
///     }
/// }
/// ```
pub trait Rule<T: ToOwned<Owned: Decode> + ?Sized>: 'static {
    /// The name of the rule: the [`ViolationKind`] of its violations is `Rule(NAME)`.
    const NAME: &'static str;

    /// Adds the breaches of the rule in a value.
    fn check(value: &T, breaches: &mut Breaches);

    /// Reports the breaches of the rule in a rejected document, valid against the schema or not, and returns whether it
    /// has. By default it does nothing: then [`check`](Self::check) is called if the value is valid against the schema.
    fn check_document(_site: &mut Site<'_, '_>) -> bool {
        false
    }
}

/// Reports the breaches of a rule in a rejected document. `I` is the type without its rule. Called by generated code.
pub fn check_rule<I: Decode, T: ToOwned<Owned: Decode> + ?Sized, R: Rule<T>>(
    site: &mut Site<'_, '_>,
    target: fn(&I) -> &T,
) {
    if R::check_document(site) {
        return;
    }
    // A value that violates its schema has nothing that the rule could rely on.
    if let Ok(value) = decode::<I>(site.node.text()) {
        report::<T, R>(target(&value), site);
    }
}

fn report<T: ToOwned<Owned: Decode> + ?Sized, R: Rule<T>>(value: &T, site: &mut Site<'_, '_>) {
    let mut breaches = Breaches::default();
    R::check(value, &mut breaches);
    breaches.report(R::NAME, site);
}

/// The values below a node by their JSON Pointers. The children of an array or object are listed once, however many
/// pointers lead through it.
struct Places<'p, 'a> {
    root: NodeRef<'a>,
    known: HashMap<&'p str, HashMap<String, NodeRef<'a>>>,
}

impl<'p, 'a> Places<'p, 'a> {
    fn of(root: NodeRef<'a>) -> Self {
        Self {
            root,
            known: HashMap::new(),
        }
    }

    /// Finds the value at a pointer, or the nearest one around it if that is missing.
    fn find(&mut self, pointer: &'p str) -> NodeRef<'a> {
        let mut node = self.root;
        let mut end = 0;
        for token in pointer.split('/').skip(1) {
            let children = self
                .known
                .entry(&pointer[..end])
                .or_insert_with(|| children(node));
            match children.get(&*pointer_step(token)) {
                Some(child) => node = *child,
                None => return node,
            }
            end += 1 + token.len();
        }
        node
    }
}

fn children(node: NodeRef<'_>) -> HashMap<String, NodeRef<'_>> {
    let items = node.items().enumerate();
    let items = items.map(|(index, item)| (index.to_string(), item));
    let members = node.members().map(|(key, value)| (key.into_owned(), value));
    items.chain(members).collect()
}

fn decode<T: Decode>(text: &str) -> Result<T, Stop> {
    // The text is part of one that was within its limits.
    let cursor = open(text.as_bytes(), &Limits::NONE)?;
    let mut reader = Reader::new(cursor, usize::MAX).past_rules();
    let value = T::decode(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// No rule in addition to the schema's own.
impl<T: ToOwned<Owned: Decode> + ?Sized> Rule<T> for () {
    const NAME: &'static str = "";

    fn check(_: &T, _: &mut Breaches) {}
}

/// A hand-written type that represents an array of a schema.
///
/// The type enforces the bounds of the array and declares here which ones. Generated code does not compile if they
/// differ from the schema's. Its `Decode` must read each item as the item type: everything a decoder has moved past
/// counts as accepted, and only the rest is searched for violations.
pub trait HandWritten {
    /// The type of the items.
    type Item: Clone + Decode;
    /// The rule that the type enforces in addition; `()` for none.
    type Rule: Rule<[Self::Item]>;
    /// The minimum number of items (`minItems`).
    const MIN_ITEMS: u64;
    /// The maximum number of items (`maxItems`).
    const MAX_ITEMS: Option<u64>;
    /// Whether the type rejects duplicate items (`uniqueItems`).
    const UNIQUE_ITEMS: bool;
}

/// Reports the breaches of a hand-written type's rule in a rejected document. Called by generated code.
pub fn check_hand_written<T: HandWritten>(site: &mut Site<'_, '_>) {
    if T::Rule::check_document(site) {
        return;
    }
    let count = site.node.items().count() as u64;
    let is_valid = count >= T::MIN_ITEMS
        && T::MAX_ITEMS.is_none_or(|most| count <= most)
        && !(T::UNIQUE_ITEMS && repeated(site.node).is_some());
    if let Some(items) = decode::<Vec<T::Item>>(site.node.text())
        .ok()
        .filter(|_| is_valid)
    {
        report::<[T::Item], T::Rule>(&items, site);
    }
}

/// The breaches of a [`Rule`] in a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Breaches {
    list: Vec<Breach>,
}

impl Breaches {
    /// Returns the breaches found so far.
    #[must_use]
    pub fn list(&self) -> &[Breach] {
        &self.list
    }

    /// Adds a breach: the JSON Pointer from the value to the problem, empty for the value as a whole, and a message of
    /// the form "expected X, but found Y".
    pub fn add(
        &mut self,
        pointer: impl Into<Cow<'static, str>>,
        message: impl Into<Cow<'static, str>>,
    ) {
        let mut message = message.into();
        if message.is_empty() {
            message = Cow::Borrowed("expected the rule to hold, but found that it does not");
        }
        let mut pointer = pointer.into();
        if !pointer.is_empty() && !pointer.starts_with('/') {
            pointer = Cow::Owned(format!("/{pointer}"));
        }
        self.list.push(Breach { pointer, message });
    }

    /// Checks that there are no breaches in a document that its schema accepts, for a rule that only the caller knows,
    /// such as a value that an earlier message fixed. `subject` is what diagnostics call the document.
    ///
    /// # Errors
    ///
    /// Fails with a violation of kind `Rule(rule)` for each breach, with its position in the text.
    pub fn check(
        &self,
        rule: &'static str,
        subject: &'static str,
        raw: &[u8],
        limits: &Limits,
    ) -> Result<(), Error> {
        if self.list.is_empty() {
            return Ok(());
        }
        let tree = open(raw, limits)
            .and_then(|cursor| Tree::parse(cursor, limits))
            .map_err(|fault| ParseError::new(&fault, raw))?;
        let mut violations = Found::default();
        self.report(
            rule,
            &mut Site {
                node: tree.root(),
                path: "",
                violations: &mut violations,
            },
        );
        Err(ValidationError::of(subject, violations.arrange(Some(raw))).into())
    }

    /// Returns each breach as its pointer and its message.
    pub(crate) fn into_pairs(self) -> Vec<(Cow<'static, str>, Cow<'static, str>)> {
        let list = self.list.into_iter();
        list.map(|breach| (breach.pointer, breach.message))
            .collect()
    }

    pub(crate) fn report(&self, rule: &'static str, site: &mut Site<'_, '_>) {
        let mut places = Places::of(site.node);
        for breach in &self.list {
            let place = places.find(&breach.pointer);
            if site
                .violations
                .only_counts(place.span().start, ViolationKind::Rule(rule))
            {
                continue;
            }
            let path = format!("{}{}", site.path, breach.pointer);
            let message = breach.message.to_string();
            let violation = Violation::new(ViolationKind::Rule(rule), path, message);
            site.violations.push(violation.at(place));
        }
    }
}

/// One breach of a [`Rule`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    pointer: Cow<'static, str>,
    message: Cow<'static, str>,
}

impl Breach {
    /// Returns the JSON Pointer from the value to the problem.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// Returns the message, "expected X, but found Y".
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.pointer.is_empty() {
            write!(f, "{}: ", self.pointer)?;
        }
        f.write_str(&self.message)
    }
}

#[cfg(test)]
mod tests {
    use saop_json::Tree;

    use super::{Breaches, Rule, check_rule};
    use crate::error::Found;
    use crate::site::Site;

    enum Few {}

    impl Rule<[u64]> for Few {
        const NAME: &'static str = "few";

        fn check(items: &[u64], breaches: &mut Breaches) {
            if items.len() > 1 {
                breaches.add("1", "expected one item, but found another");
                breaches.add("/9/x", "expected nothing there, but found a breach");
            }
        }
    }

    #[test]
    fn a_breach_has_the_place_of_the_nearest_value() {
        let text = "[1, 22]";
        let tree = Tree::of_valid(text);
        let mut violations = Found::default();
        let mut site = Site {
            node: tree.root(),
            path: "/a",
            violations: &mut violations,
        };
        check_rule::<Vec<u64>, [u64], Few>(&mut site, |items| items);
        let found: Vec<_> = violations
            .as_mut_slice()
            .iter()
            .map(|one| (one.instance_path(), &text[one.span().unwrap()]))
            .collect();
        assert_eq!(found, [("/a/1", "22"), ("/a/9/x", text)]);
    }

    #[test]
    fn breaches_can_be_read() {
        let mut breaches = Breaches::default();
        Few::check(&[1, 2], &mut breaches);
        let first = &breaches.list()[0];
        assert_eq!(first.pointer(), "/1");
        assert_eq!(first.message(), "expected one item, but found another");
        let shown = "/1: expected one item, but found another";
        assert_eq!(first.to_string(), shown);
    }
}
