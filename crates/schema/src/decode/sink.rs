//! Where a decoder puts what it reads. A Rust value is made by [`decode`](super::Decode::decode);
//! [`decode_to`](super::Decode::decode_to) reads the same values into anything else, such as the objects of another language, or
//! nothing.
//!
//! Both functions of a type come from one table of its members, and read the text with the same calls.
//!
//! Invariant: a sink is given what a Rust value would have, in the order of the text, and sees no member twice.

use saop_json::{Reader, Stop};

use super::choice::Literal;

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

    /// Whether values are made. If not, the content of strings and of JSON texts that the sink is given is unspecified.
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

    /// Reads a value of any shape. Unless a sink makes something of it while it is read, it is given the [text](Self::json).
    ///
    /// # Errors
    ///
    /// Fails if the text is malformed, too deep, or repeats a key, or if the sink fails.
    #[inline]
    fn free(&mut self, reader: &mut Reader<'_>) -> Result<Self::Value, Self::Error> {
        self.json(reader.text()?)
    }

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
