//! Where a decoder puts what it reads. A Rust value is made by [`Decode::decode`]; [`Decode::decode_to`] reads the same
//! values into anything else, such as the objects of another language, or nothing.
//!
//! Both functions of a type come from one table of its members, and read the text with the same calls.
//!
//! Invariant: a sink is given what a Rust value would have, in the order of the text, and sees no member twice.

use std::borrow::Cow;
use std::collections::HashSet;
use std::marker::PhantomData;

use saop_json::{Reader, Stop};

use crate::decode::{Decode, Extra, Literal};

/// Makes values from what a decoder reads. Each method returns the value of what it is given, or the sink's own error, which ends
/// the reading.
pub trait Sink {
    /// Any value.
    type Value;
    /// The items of an array that is being read.
    type List;
    /// The members of a map that is being read.
    type Map;
    /// Why reading ended early: the decoder's [`Stop`], or what the sink could not do.
    type Error: From<Stop>;

    /// Whether values are made. If not, strings need not be unescaped.
    const BUILDS: bool = true;

    /// Takes `null`.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn null(&mut self) -> Result<Self::Value, Self::Error>;

    /// Takes `true` or `false`.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn boolean(&mut self, value: bool) -> Result<Self::Value, Self::Error>;

    /// Takes an integer that fits a `u64` or an `i64`.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn integer(&mut self, value: i128) -> Result<Self::Value, Self::Error>;

    /// Takes a number that Rust holds as a float, and its spelling.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn float(&mut self, value: f64, spelling: &str) -> Result<Self::Value, Self::Error>;

    /// Takes a number that Rust holds by its spelling.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn number(&mut self, spelling: &str) -> Result<Self::Value, Self::Error>;

    /// Takes a string.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn string(&mut self, text: &str) -> Result<Self::Value, Self::Error>;

    /// Takes one of the values that a schema lists.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn constant(
        &mut self,
        of: &'static Constants,
        index: usize,
    ) -> Result<Self::Value, Self::Error>;

    /// Takes a value of any shape, such as free-form data, as its JSON text.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn json(&mut self, text: &str) -> Result<Self::Value, Self::Error>;

    /// Begins an array.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn list(&mut self) -> Result<Self::List, Self::Error>;

    /// Adds an item.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn item(&mut self, list: &mut Self::List, item: Self::Value) -> Result<(), Self::Error>;

    /// Ends an array.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn end_list(&mut self, list: Self::List) -> Result<Self::Value, Self::Error>;

    /// Begins a map, or the further members of an object.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn map(&mut self) -> Result<Self::Map, Self::Error>;

    /// Adds a member, whose name the map does not have.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn entry(
        &mut self,
        map: &mut Self::Map,
        name: &str,
        value: Self::Value,
    ) -> Result<(), Self::Error>;

    /// Ends a map.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn end_map(&mut self, map: Self::Map) -> Result<Self::Value, Self::Error>;

    /// Takes an object: a value for each listed member that is there, in the schema's order, and the further ones if it may have any.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    fn object(
        &mut self,
        of: &'static ObjectType,
        members: &mut [Option<Self::Value>],
        extra: Option<Self::Map>,
    ) -> Result<Self::Value, Self::Error>;
}

/// The type of an object, for a sink that chooses a class by it.
#[derive(Debug)]
pub struct ObjectType {
    /// The name of the Rust type.
    pub name: &'static str,
    /// The members that the schema lists, in its order.
    pub members: &'static [&'static str],
}

/// The values of an enum.
#[derive(Debug)]
pub struct Constants {
    /// The name of the Rust type.
    pub name: &'static str,
    /// As the schema lists them.
    pub values: &'static [Literal],
}

/// Checks, and makes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Check;

impl Sink for Check {
    type Value = ();
    type List = ();
    type Map = ();
    type Error = Stop;

    const BUILDS: bool = false;

    #[inline]
    fn null(&mut self) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn boolean(&mut self, _: bool) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn integer(&mut self, _: i128) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn float(&mut self, _: f64, _: &str) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn number(&mut self, _: &str) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn string(&mut self, _: &str) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn constant(&mut self, _: &'static Constants, _: usize) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn json(&mut self, _: &str) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn list(&mut self) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn item(&mut self, (): &mut (), (): ()) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn end_list(&mut self, (): ()) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn map(&mut self) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn entry(&mut self, (): &mut (), _: &str, (): ()) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn end_map(&mut self, (): ()) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn object(
        &mut self,
        _: &'static ObjectType,
        _: &mut [Option<()>],
        _: Option<()>,
    ) -> Result<(), Stop> {
        Ok(())
    }
}

/// The type of a field, by which its member is read. Used by generated code, whose tables do not name types.
pub mod member_type {
    use super::{Extra, PhantomData};

    /// Of a required member.
    pub const fn required<T, F>(_: fn(&T) -> &F) -> PhantomData<F> {
        PhantomData
    }

    /// Of an optional member.
    pub const fn optional<T, F>(_: fn(&T) -> &Option<F>) -> PhantomData<F> {
        PhantomData
    }

    /// Of further members.
    pub const fn extra<T, V>(_: fn(&T) -> &Extra<T, V>) -> PhantomData<V> {
        PhantomData
    }
}

/// Same as [`field`](crate::field), into a sink.
///
/// # Errors
///
/// Fails if the value does not fit the type, or the sink fails.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "the key is a constant of known length only where this is inlined"
)]
pub fn field_to<T: Decode, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
    key: &'static str,
    slot: &mut Option<S::Value>,
    _: PhantomData<T>,
) -> Result<(), S::Error> {
    if !key.is_empty() && reader.at_key(key) {
        *slot = Some(T::decode_to(reader, sink)?);
        reader.after_member()?;
    }
    Ok(())
}

/// Same as [`set`](crate::set), into a sink.
///
/// # Errors
///
/// Fails if the member is a duplicate, its value does not fit the type, or the sink fails.
#[inline]
pub fn set_to<T: Decode, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
    slot: &mut Option<S::Value>,
    _: PhantomData<T>,
) -> Result<(), S::Error> {
    if slot.is_some() {
        return Err(Stop.into());
    }
    *slot = Some(T::decode_to(reader, sink)?);
    Ok(reader.after_member()?)
}

/// The members of a map, or the further members of an object, on their way into a sink.
#[derive(Debug)]
pub struct Entries<'a, M> {
    map: M,
    names: Names<'a>,
}

impl<'a, M> Entries<'a, M> {
    /// Begins without members.
    ///
    /// # Errors
    ///
    /// Fails if the sink does.
    #[inline]
    pub fn new<S: Sink<Map = M>>(sink: &mut S) -> Result<Self, S::Error> {
        Ok(Self {
            map: sink.map()?,
            names: Names::default(),
        })
    }

    /// Reads the value of the member that this name is of.
    ///
    /// # Errors
    ///
    /// Fails if the name was there before, the value does not fit the type, or the sink fails.
    pub fn read<T: Decode, S: Sink<Map = M>>(
        &mut self,
        reader: &mut Reader<'a>,
        sink: &mut S,
        name: Cow<'a, str>,
        _: PhantomData<T>,
    ) -> Result<(), S::Error> {
        let value = T::decode_to(reader, sink)?;
        sink.entry(&mut self.map, &name, value)?;
        if !self.names.insert(name) {
            return Err(Stop.into());
        }
        Ok(reader.after_member()?)
    }

    /// Returns the sink's map.
    #[inline]
    pub fn end(self) -> M {
        self.map
    }
}

/// Names that were seen: a few are compared one by one, more are in a set under a secret hash key.
#[derive(Debug, Default)]
struct Names<'a> {
    few: Vec<Cow<'a, str>>,
    many: HashSet<Cow<'a, str>>,
}

impl<'a> Names<'a> {
    /// Adds a name; `false` if it is there.
    fn insert(&mut self, name: Cow<'a, str>) -> bool {
        const FEW: usize = 8;
        if self.few.contains(&name) {
            false
        } else if self.few.len() < FEW {
            self.few.push(name);
            true
        } else {
            self.many.insert(name)
        }
    }
}

/// Reads the items of an array into a sink, and returns their number with the value.
///
/// # Errors
///
/// Fails if an item does not fit the type, or the sink fails.
pub(crate) fn items_to<T: Decode, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
) -> Result<(u64, S::Value), S::Error> {
    let (mut list, mut count) = (sink.list()?, 0);
    let mut more = reader.open_array()?;
    while more {
        let item = T::decode_to(reader, sink)?;
        sink.item(&mut list, item)?;
        count += 1;
        more = reader.next_item()?;
    }
    Ok((count, sink.end_list(list)?))
}
