//! How arrays and maps are read, and boxes, which are nothing of their own.

use std::borrow::Cow;
use std::collections::HashSet;
use std::marker::PhantomData;

use saop_json::{Reader, Stop};

use super::sink::Sink;
use super::{Decode, Map};

impl<T: Decode> Decode for Box<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        T::decode(reader).map(Self::new)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        T::decode_to(reader, sink)
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let mut items = Self::new();
        let mut more = reader.open_array()?;
        while more {
            items.push(T::decode(reader)?);
            more = reader.next_item()?;
        }
        Ok(items)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        items_to::<T, S>(reader, sink).map(|(_, items)| items)
    }
}

/// Reads the next item of an array that must have one more.
fn item<T: Decode>(reader: &mut Reader<'_>, more: &mut bool) -> Result<T, Stop> {
    if !*more {
        return Err(Stop);
    }
    let item = T::decode(reader)?;
    *more = reader.next_item()?;
    Ok(item)
}

/// The same, into a sink.
fn item_to<T: Decode, S: Sink>(
    reader: &mut Reader<'_>,
    sink: &mut S,
    list: &mut S::List,
    more: &mut bool,
) -> Result<(), S::Error> {
    if !*more {
        return Err(Stop.into());
    }
    let item = T::decode_to(reader, sink)?;
    sink.item(list, item)?;
    *more = reader.next_item()?;
    Ok(())
}

macro_rules! tuples {
    ($($($item:ident)*;)*) => {$(
        /// An array of as many items.
        impl<$($item: Decode),*> Decode for ($($item,)*) {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
                let mut more = reader.open_array()?;
                let items = ($(item::<$item>(reader, &mut more)?,)*);
                if more { Err(Stop) } else { Ok(items) }
            }

            fn decode_to<__S: Sink>(
                reader: &mut Reader<'_>,
                sink: &mut __S,
            ) -> Result<__S::Value, __S::Error> {
                let mut list = sink.list()?;
                let mut more = reader.open_array()?;
                $(item_to::<$item, __S>(reader, sink, &mut list, &mut more)?;)*
                if more { Err(Stop.into()) } else { sink.end_list(list) }
            }
        }
    )*};
}

tuples! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
}

impl<T: Decode> Decode for Map<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let mut members = Self::new();
        reader.open_object()?;
        while !reader.close_object() {
            let key = reader.key()?.into_owned();
            if members.contains_key(&key) {
                return Err(Stop);
            }
            members.insert(key, T::decode(reader)?);
            reader.after_member()?;
        }
        Ok(members)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        reader.open_object()?;
        let mut entries = Entries::new(sink)?;
        while !reader.close_object() {
            let key = reader.key()?;
            entries.read(reader, sink, key, PhantomData::<T>)?;
        }
        sink.end_map(entries.end())
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
        if self.names.contains(&name) {
            return Err(Stop.into());
        }
        let value = T::decode_to(reader, sink)?;
        sink.entry(&mut self.map, &name, value)?;
        self.names.insert(name);
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
    fn contains(&self, name: &str) -> bool {
        self.few.iter().any(|known| known == name) || self.many.contains(name)
    }

    /// Adds a name that is not there.
    fn insert(&mut self, name: Cow<'a, str>) {
        const FEW: usize = 8;
        if self.few.len() < FEW {
            self.few.push(name);
        } else {
            self.many.insert(name);
        }
    }
}
