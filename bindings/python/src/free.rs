//! Values of any shape, such as free-form data, become Python's while their text is read.
//!
//! Invariant: nesting uses heap, never stack; after an exception of Python's nothing more is made.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString};
use saop_json::text::{Cursor, Handler, RawStr, Scanner, Shape};

use crate::json::number;
use crate::strings::Strings;

/// Makes a value of a JSON text that is known to be valid.
pub(crate) fn to_python<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python_with(py, text, &mut Strings::take())
}

/// Same as [`to_python`], with the strings of a reading.
pub(crate) fn to_python_with<'py>(
    py: Python<'py>,
    text: &str,
    strings: &mut Strings,
) -> PyResult<Bound<'py, PyAny>> {
    let mut value = Value::of(py, text, 0, strings);
    // What is malformed has no value, which is an error of its own.
    let _ = Scanner::lenient(Cursor::new(text)).document(&mut value);
    value.finish()
}

/// A value that is being read.
pub(crate) struct Value<'s, 't, 'py> {
    py: Python<'py>,
    /// The text, and where it begins in what is read.
    text: &'t str,
    from: usize,
    strings: &'s mut Strings,
    /// The innermost array or object, and those around it.
    inner: Option<Open<'py>>,
    outer: Vec<Open<'py>>,
    made: PyResult<Option<Bound<'py, PyAny>>>,
}

enum Open<'py> {
    List(Vec<Bound<'py, PyAny>>),
    /// The last name is that of the member which is being read.
    Dict(Bound<'py, PyDict>, Option<Bound<'py, PyString>>),
}

impl<'s, 't, 'py> Value<'s, 't, 'py> {
    pub(crate) const fn of(
        py: Python<'py>,
        text: &'t str,
        from: usize,
        strings: &'s mut Strings,
    ) -> Self {
        Self {
            py,
            text,
            from,
            strings,
            inner: None,
            outer: Vec::new(),
            made: Ok(None),
        }
    }

    /// Returns the value, if all of it was read.
    pub(crate) fn finish(self) -> PyResult<Bound<'py, PyAny>> {
        let broken = "expected JSON, but found something else";
        self.made?.ok_or_else(|| PyValueError::new_err(broken))
    }

    fn make(&mut self, value: PyResult<Bound<'py, PyAny>>) {
        if self.made.is_err() {
            return;
        }
        let put = value.and_then(|value| {
            match &mut self.inner {
                None => self.made = Ok(Some(value)),
                Some(Open::List(items)) => items.push(value),
                Some(Open::Dict(dict, name)) => {
                    if let Some(name) = name.take() {
                        dict.set_item(name, value)?;
                    }
                }
            }
            Ok(())
        });
        if let Err(failure) = put {
            self.made = Err(failure);
        }
    }

    fn text_of(&mut self, text: RawStr<'_>) -> Bound<'py, PyString> {
        match text {
            RawStr::Plain(plain) => self.strings.string(self.py, plain),
            RawStr::Escaped(_) => PyString::new(self.py, &text.unescape()),
        }
    }
}

impl<'a> Handler<'a> for Value<'_, '_, '_> {
    fn open(&mut self, _: usize, shape: Shape) {
        let open = match shape {
            Shape::Array => Open::List(Vec::new()),
            Shape::Object => Open::Dict(PyDict::new(self.py), None),
        };
        self.outer.extend(self.inner.replace(open));
    }

    fn key(&mut self, _: usize, key: RawStr<'a>) {
        let made = self.text_of(key);
        if let Some(Open::Dict(_, name)) = &mut self.inner {
            *name = Some(made);
        }
    }

    fn scalar(&mut self, start: usize, end: usize) {
        let at = start.wrapping_sub(self.from)..end.wrapping_sub(self.from);
        let made = match self.text.get(at).unwrap_or_default() {
            "null" => Ok(self.py.None().into_bound(self.py)),
            "true" => Ok(PyBool::new(self.py, true).to_owned().into_any()),
            "false" => Ok(PyBool::new(self.py, false).to_owned().into_any()),
            spelling => number(self.py, spelling),
        };
        self.make(made);
    }

    fn string(&mut self, _: usize, _: usize, text: RawStr<'a>) {
        let made = self.text_of(text);
        self.make(Ok(made.into_any()));
    }

    fn close(&mut self, _: usize, _: Shape) {
        let made = match std::mem::replace(&mut self.inner, self.outer.pop()) {
            Some(Open::List(items)) => PyList::new(self.py, items).map(Bound::into_any),
            Some(Open::Dict(dict, _)) => Ok(dict.into_any()),
            None => return,
        };
        self.make(made);
    }
}
