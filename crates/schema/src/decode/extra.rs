//! The members of an open object that its schema does not list.

use std::error::Error;
use std::fmt;
use std::marker::PhantomData;

use saop_json::show::quote;
use saop_json::{Reader, Stop};

use super::{Decode, Map};

/// A type whose schema lists members. Implemented by generated code.
pub trait Listed {
    /// Their names.
    const NAMES: &'static [&'static str];
    /// The name of any other member matches at least one of these patterns. Without any, all names are allowed.
    const PATTERNS: &'static [&'static str] = &[];

    /// Whether the schema allows another member of that name.
    #[must_use]
    fn allows(_name: &str) -> bool {
        true
    }
}

/// A member that was refused: the schema lists its name, so it has a field of its own, or allows no member of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedMember<V> {
    name: String,
    value: V,
    /// The patterns that the name matches none of; without any, it has a field.
    patterns: &'static [&'static str],
}

impl<V> RefusedMember<V> {
    /// Returns the member's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the value that was not inserted.
    #[must_use]
    pub fn into_value(self) -> V {
        self.value
    }
}

impl<V> fmt::Display for RefusedMember<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = quote(&self.name);
        let [first, others @ ..] = self.patterns else {
            return write!(
                f,
                "expected a member that the schema does not list, but found {name}, which has a field of its own"
            );
        };
        write!(f, "expected a name that matches {}", quote(first))?;
        for other in others {
            write!(f, " or {}", quote(other))?;
        }
        write!(f, ", but found {name}")
    }
}

impl<V: fmt::Debug> Error for RefusedMember<V> {}

/// The members of a `T` that its schema does not list, in order.
///
/// Invariant: none has a name that is listed, or that the schema does not allow.
pub struct Extra<T, V> {
    members: Map<V>,
    of: PhantomData<fn() -> T>,
}

impl<T: Listed, V> Extra<T, V> {
    /// Creates no members.
    #[must_use]
    pub fn new() -> Self {
        Self {
            members: Map::new(),
            of: PhantomData,
        }
    }

    /// Adds a member, and returns the one of that name that was there.
    ///
    /// # Errors
    ///
    /// Fails if the schema lists the name, since such a member has a field of its own, or does not allow it. The error has the value.
    pub fn insert(
        &mut self,
        name: impl Into<String>,
        value: V,
    ) -> Result<Option<V>, RefusedMember<V>> {
        let name = name.into();
        let refused = if T::NAMES.contains(&&*name) {
            Some(&[][..])
        } else {
            (!T::allows(&name)).then_some(T::PATTERNS)
        };
        if let Some(patterns) = refused {
            return Err(RefusedMember {
                name,
                value,
                patterns,
            });
        }
        Ok(self.members.insert(name, value))
    }

    /// Removes a member, and returns it.
    pub fn remove(&mut self, name: &str) -> Option<V> {
        self.members.shift_remove(name)
    }

    /// Reads the value of a member whose name is not listed.
    ///
    /// # Errors
    ///
    /// Fails if the name was there before or is not allowed, or the value cannot be read.
    #[doc(hidden)]
    pub fn read_member(&mut self, name: String, reader: &mut Reader<'_>) -> Result<(), Stop>
    where
        V: Decode,
    {
        debug_assert!(!T::NAMES.contains(&&*name), "a listed member has a field");
        if !T::allows(&name) {
            return Err(Stop);
        }
        let value = V::decode(reader)?;
        match self.members.insert(name, value) {
            None => Ok(()),
            Some(_) => Err(Stop),
        }
    }
}

impl<T, V> Extra<T, V> {
    /// Returns the members, in order.
    #[must_use]
    pub const fn as_map(&self) -> &Map<V> {
        &self.members
    }

    /// Returns a member.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&V> {
        self.members.get(name)
    }

    /// Returns a member, to change it.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut V> {
        self.members.get_mut(name)
    }

    /// Iterates over the members, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &V)> {
        self.members.iter().map(|(name, value)| (&**name, value))
    }

    /// Returns how many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
}

impl<T: Listed, V> Default for Extra<T, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, V: Clone> Clone for Extra<T, V> {
    fn clone(&self) -> Self {
        Self {
            members: self.members.clone(),
            of: PhantomData,
        }
    }
}

impl<T, V: PartialEq> PartialEq for Extra<T, V> {
    fn eq(&self, other: &Self) -> bool {
        self.members == other.members
    }
}

impl<T, V: fmt::Debug> fmt::Debug for Extra<T, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.members.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use saop_json::text::Cursor;
    use saop_json::{Reader, Stop};

    use super::{Extra, Listed};

    struct Tool;

    impl Listed for Tool {
        const NAMES: &'static [&'static str] = &["name"];
    }

    struct Service;

    impl Listed for Service {
        const NAMES: &'static [&'static str] = &["image"];
        const PATTERNS: &'static [&'static str] = &["^x-", "^y-"];

        fn allows(name: &str) -> bool {
            name.starts_with("x-") || name.starts_with("y-")
        }
    }

    // SPEC S2
    #[test]
    fn no_member_has_a_name_that_the_schema_does_not_allow() {
        let mut extra: Extra<Service, u64> = Extra::new();
        assert_eq!(extra.insert("x-a", 1), Ok(None));
        let error = extra.insert("z", 2).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a name that matches `^x-` or `^y-`, but found `z`"
        );
        assert_eq!((error.name(), error.clone().into_value()), ("z", 2));
        let error = extra.insert("image", 3).unwrap_err();
        assert!(error.to_string().ends_with("has a field of its own"));
        let mut read =
            |name: &str| extra.read_member(name.to_owned(), &mut Reader::new(Cursor::new("4"), 8));
        assert_eq!((read("z"), read("y-b")), (Err(Stop), Ok(())));
        assert_eq!(extra.len(), 2);
    }

    #[test]
    fn members_are_those_that_are_not_listed() {
        let mut extra: Extra<Tool, u64> = Extra::default();
        let mut read = |name: &str, text| {
            extra.read_member(name.to_owned(), &mut Reader::new(Cursor::new(text), 8))
        };
        assert_eq!(read("b", "1"), Ok(()));
        assert_eq!(read("a", "2"), Ok(()));
        assert_eq!(read("c", "-1"), Err(Stop));
        let same = extra.clone();
        // A name that comes twice is no member that a decoder may keep.
        let twice = extra.read_member("a".to_owned(), &mut Reader::new(Cursor::new("3"), 8));
        assert_eq!(twice, Err(Stop));
        assert!(same != extra && same == same.clone());
        assert_eq!(format!("{same:?}"), r#"{"b": 1, "a": 2}"#);
        assert_eq!(same.iter().map(|(name, _)| name).collect::<String>(), "ba");
        let error = extra.insert("name", 1).unwrap_err();
        assert_eq!(error.name(), "name");
        assert_eq!(error.into_value(), 1);
        assert_eq!(extra.insert("d", 1), Ok(None));
        assert_eq!((extra.len(), extra.remove("d")), (3, Some(1)));
    }
}
