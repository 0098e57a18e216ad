//! What decoders read becomes objects of Python, in the pass that checks it. SPEC N5
//!
//! Invariant: an exception of Python's ends the reading and is kept, and is then what the caller sees.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString, PyTuple};
use saop::SaopError;
use saop_schema::decode::sink::{Constants, ObjectType};
use saop_schema::{Literal, Reader, Sink, Stop};

use crate::class;
use crate::free::{Value, to_python_with};
use crate::json::{float, integer, number};
use crate::strings::Strings;

/// Makes instances of the package's classes, or dicts.
pub(crate) struct Objects<'py> {
    py: Python<'py>,
    as_dicts: bool,
    strings: Strings,
    failure: Option<PyErr>,
}

impl<'py> Objects<'py> {
    pub(crate) fn new(py: Python<'py>, as_dicts: bool) -> Self {
        Self {
            py,
            as_dicts,
            strings: Strings::take(),
            failure: None,
        }
    }

    /// Returns what was read, or why that failed.
    pub(crate) fn finish<T>(
        self,
        read: Result<T, SaopError>,
        refused: impl FnOnce(&SaopError) -> PyErr,
    ) -> PyResult<T> {
        match (self.failure, read) {
            (Some(failure), _) => Err(failure),
            (None, Ok(made)) => Ok(made),
            (None, Err(error)) => Err(refused(&error)),
        }
    }

    fn keep<T>(&mut self, made: PyResult<T>) -> Result<T, Stop> {
        made.map_err(|failure| {
            self.failure = Some(failure);
            Stop
        })
    }
}

impl<'py> Sink for Objects<'py> {
    type Value = Bound<'py, PyAny>;
    type List = Vec<Bound<'py, PyAny>>;
    type Map = Bound<'py, PyDict>;
    type Error = Stop;

    fn null(&mut self) -> Result<Self::Value, Stop> {
        Ok(self.py.None().into_bound(self.py))
    }

    fn boolean(&mut self, value: bool) -> Result<Self::Value, Stop> {
        Ok(PyBool::new(self.py, value).to_owned().into_any())
    }

    fn integer(&mut self, value: i128) -> Result<Self::Value, Stop> {
        let made = integer(self.py, value);
        self.keep(made)
    }

    fn float(&mut self, value: f64, spelling: &str) -> Result<Self::Value, Stop> {
        let made = float(self.py, value, spelling);
        self.keep(made)
    }

    fn number(&mut self, spelling: &str) -> Result<Self::Value, Stop> {
        let made = number(self.py, spelling);
        self.keep(made)
    }

    fn string(&mut self, text: &str) -> Result<Self::Value, Stop> {
        Ok(self.strings.string(self.py, text).into_any())
    }

    fn constant(&mut self, of: &'static Constants, index: usize) -> Result<Self::Value, Stop> {
        match of.values.get(index) {
            Some(Literal::String(_)) => {
                let strings = of.values.iter().map(|value| match value {
                    Literal::String(text) => *text,
                    _ => "",
                });
                let known = self.strings.known(self.py, of, strings);
                let made = known.get(index).ok_or(Stop)?;
                Ok(made.bind(self.py).clone().into_any())
            }
            Some(Literal::Number(text)) => self.number(text),
            Some(Literal::Bool(value)) => self.boolean(*value),
            Some(Literal::Null) => self.null(),
            None => Err(Stop),
        }
    }

    fn json(&mut self, text: &str) -> Result<Self::Value, Stop> {
        let made = to_python_with(self.py, text, &mut self.strings);
        self.keep(made)
    }

    fn free(&mut self, reader: &mut Reader<'_>) -> Result<Self::Value, Stop> {
        let mut value = Value::of(self.py, reader.rest(), reader.offset(), &mut self.strings);
        let read = reader.tell(&mut value);
        let made = value.finish();
        read?;
        self.keep(made)
    }

    fn list(&mut self) -> Result<Self::List, Stop> {
        Ok(Vec::new())
    }

    fn item(&mut self, list: &mut Self::List, item: Self::Value) -> Result<(), Stop> {
        list.push(item);
        Ok(())
    }

    fn end_list(&mut self, list: Self::List) -> Result<Self::Value, Stop> {
        let made = if self.as_dicts {
            PyList::new(self.py, list).map(Bound::into_any)
        } else {
            PyTuple::new(self.py, list).map(Bound::into_any)
        };
        self.keep(made)
    }

    fn map(&mut self) -> Result<Self::Map, Stop> {
        Ok(PyDict::new(self.py))
    }

    fn entry(&mut self, map: &mut Self::Map, name: &str, value: Self::Value) -> Result<(), Stop> {
        let made = map.set_item(self.strings.string(self.py, name), value);
        self.keep(made)
    }

    fn end_map(&mut self, map: Self::Map) -> Result<Self::Value, Stop> {
        Ok(map.into_any())
    }

    fn object(
        &mut self,
        of: &'static ObjectType,
        members: &mut [Option<Self::Value>],
        extra: Option<Self::Map>,
    ) -> Result<Self::Value, Stop> {
        let made = if self.as_dicts {
            let all = extra.unwrap_or_else(|| PyDict::new(self.py));
            let names = self.strings.known(self.py, of, of.members.iter().copied());
            let mut pairs = names.iter().zip(members);
            let set = |(name, value): (&Py<PyString>, &mut Option<Self::Value>)| {
                value
                    .take()
                    .map_or(Ok(()), |value| all.set_item(name, value))
            };
            pairs.try_for_each(set).map(|()| all.into_any())
        } else {
            class::make(self.py, of.name, members)
        };
        self.keep(made)
    }
}
