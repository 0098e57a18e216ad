//! JSON text as values of Python, and the other way round. Objects become dicts, arrays lists. SPEC N3
//!
//! Invariant: what `push_json` writes of what `to_python` made spells each number as it was.

use pyo3::exceptions::{PyTypeError, PyUnicodeEncodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple, PyType};
use saop_json::Limits;
use saop_json::decimal::{same_number, shortest};
use saop_json::pointer::push_pointer_step;
use saop_json::push_string;
use saop_json::show::one_line;
use saop_json::text::Cursor;

use crate::types;

/// How deep values of Python may be within each other: as deep as the parser reads, so what is written can be read.
const MOST_LEVELS: usize = Limits::DEFAULT_DEPTH;

/// Returns the class of numbers that Python would not spell as they were.
fn spelled_class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "saop._number", "JsonNumber")
}

fn spelled<'py>(py: Python<'py>, spelling: &str) -> PyResult<Bound<'py, PyAny>> {
    spelled_class(py)?.call1((spelling,))
}

/// Returns an integer.
pub(crate) fn integer(py: Python<'_>, value: i128) -> PyResult<Bound<'_, PyAny>> {
    if let Ok(value) = i64::try_from(value) {
        return Ok(value.into_pyobject(py)?.into_any());
    }
    match u64::try_from(value) {
        Ok(value) => Ok(value.into_pyobject(py)?.into_any()),
        Err(_) => number(py, &value.to_string()),
    }
}

/// Returns a float, which knows its spelling if that is no spelling of this float.
pub(crate) fn float<'py>(
    py: Python<'py>,
    value: f64,
    spelling: &str,
) -> PyResult<Bound<'py, PyAny>> {
    // So many digits a float has for sure.
    let is_short = spelling.len() <= 15 && !spelling.contains(['e', 'E']);
    if is_short || same_number(&shortest(value), spelling) {
        Ok(PyFloat::new(py, value).into_any())
    } else {
        spelled(py, spelling)
    }
}

/// Whether a number with a fraction is spelled in the one way that few digits have: a float has that many for sure.
fn is_plain(value: f64, spelling: &str) -> bool {
    spelling.len() <= 15
        && !spelling.contains(['e', 'E'])
        && (!spelling.ends_with('0') || spelling.ends_with(".0"))
        && (value == 0.0 || value.abs() >= 1e-4)
}

/// Returns a number: an `int` where it is spelled as one, else a `float`, or one that knows its spelling where Python has another.
pub(crate) fn number<'py>(py: Python<'py>, spelling: &str) -> PyResult<Bound<'py, PyAny>> {
    let is_integer = !spelling.contains(['.', 'e', 'E']);
    if is_integer {
        if spelling == "-0" {
            return spelled(py, spelling);
        }
        if let Ok(value) = spelling.parse::<i64>() {
            return Ok(value.into_pyobject(py)?.into_any());
        }
        // Python refuses to read what has thousands of digits.
        return match py.get_type::<PyInt>().call1((spelling,)) {
            Err(error) if error.is_instance_of::<PyValueError>(py) => spelled(py, spelling),
            made => made,
        };
    }
    if let Ok(value) = spelling.parse::<f64>() {
        let made = PyFloat::new(py, value);
        if is_plain(value, spelling) || made.repr()?.to_str()? == spelling {
            return Ok(made.into_any());
        }
    }
    spelled(py, spelling)
}

/// Why a value cannot be written, and where it is.
struct Unwritable {
    why: Why,
    /// The way to it, from the end.
    steps: Vec<String>,
}

enum Why {
    /// It is of a class that JSON has not.
    Class(String),
    /// No text that a parser takes has it: the kind of violation, and what was expected.
    Value(&'static str, String),
    Other(PyErr),
}

impl From<Why> for Box<Unwritable> {
    fn from(why: Why) -> Self {
        let steps = Vec::new();
        Self::new(Unwritable { why, steps })
    }
}

impl From<PyErr> for Box<Unwritable> {
    fn from(failure: PyErr) -> Self {
        Why::Other(failure).into()
    }
}

impl Unwritable {
    /// Notes the member or item in which it was found.
    #[cold]
    fn within(mut self, step: impl ToString) -> Self {
        self.steps.push(step.to_string());
        self
    }

    #[cold]
    fn raise(self, py: Python<'_>) -> PyErr {
        let mut path = String::new();
        for step in self.steps.iter().rev() {
            push_pointer_step(&mut path, step);
        }
        match self.why {
            Why::Other(failure) => failure,
            Why::Class(what) if path.is_empty() => PyTypeError::new_err(what),
            Why::Class(what) => {
                // It may have names that a model wrote.
                let path = one_line(&path, MOST_SHOWN);
                PyTypeError::new_err(format!("{path}: {what}"))
            }
            Why::Value(kind, what) => {
                let make = || {
                    let make = py.import("saop._errors")?.getattr("unwritable")?;
                    PyResult::Ok(PyErr::from_value(make.call1((kind, path, what))?))
                };
                make().unwrap_or_else(|failure| failure)
            }
        }
    }
}

/// As many bytes of a path are shown as in a prompt.
const MOST_SHOWN: usize = 240;

type Written = Result<(), Box<Unwritable>>;

/// Writes a value as JSON text.
///
/// # Errors
///
/// Fails if JSON has no such value: a set, a key that is no string; as a parser would if it is in no text that can be read: a float that is
/// not finite, a string with half a surrogate pair, too many levels. The error says where the value is.
pub(crate) fn push_json(out: &mut String, value: &Bound<'_, PyAny>) -> PyResult<()> {
    push_level(out, value, 0).map_err(|error| error.raise(value.py()))
}

/// Same as [`push_json`], for the value of a member.
pub(crate) fn push_member(out: &mut String, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
    push_level(out, value, 1).map_err(|error| error.within(name).raise(value.py()))
}

fn push_level(out: &mut String, value: &Bound<'_, PyAny>, level: usize) -> Written {
    let py = value.py();
    if let Ok(text) = value.cast::<PyString>() {
        push_string(out, utf8(text)?);
    } else if value.is_none() {
        out.push_str("null");
    } else if let Ok(value) = value.cast::<PyBool>() {
        out.push_str(if value.is_true() { "true" } else { "false" });
    } else if value.is_instance_of::<PyInt>() {
        push_integer(out, value)?;
    } else if let Ok(value) = value.cast::<PyFloat>() {
        push_float(out, value)?;
    } else if level >= MOST_LEVELS {
        let what = format!("expected at most {MOST_LEVELS} levels of nesting, but found more");
        return Err(Why::Value("limit", what).into());
    } else if let Some(written) = types::look(value, |table, values| {
        let members = table.members.iter().zip(values);
        let members = members.filter(|(member, value)| member.required || !value.is_none(py));
        out.push('{');
        for (index, (member, value)) in members.enumerate() {
            push_name(out, index, member.json);
            push_level(out, value.bind(py), level + 1)
                .map_err(|error| error.within(member.json))?;
        }
        out.push('}');
        Written::Ok(())
    }) {
        written?;
    } else if let Ok(list) = value.cast::<PyList>() {
        push_items(out, level, list.iter())?;
    } else if let Ok(list) = value.cast::<PyTuple>() {
        push_items(out, level, list.iter())?;
    } else if let Ok(map) = value.cast::<PyMapping>() {
        let items = map.items()?;
        out.push('{');
        for (index, item) in items.iter().enumerate() {
            let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
            let Ok(name) = name.cast::<PyString>() else {
                let found = name.get_type().name()?;
                let what = format!("expected a string as the name of a member, but found {found}");
                return Err(Why::Class(what).into());
            };
            let name = utf8(name)?;
            push_name(out, index, name);
            push_level(out, &value, level + 1).map_err(|error| error.within(name))?;
        }
        out.push('}');
    } else {
        let found = value.get_type().name()?;
        let what = format!("expected a value that JSON has, but found {found}");
        return Err(Why::Class(what).into());
    }
    Ok(())
}

/// Returns a text, which UTF-8 has.
pub(crate) fn whole<'a>(text: &'a Bound<'_, PyString>) -> PyResult<&'a str> {
    utf8(text).map_err(|error| error.raise(text.py()))
}

fn utf8<'a>(text: &'a Bound<'_, PyString>) -> Result<&'a str, Box<Unwritable>> {
    text.to_str().map_err(|failure| {
        if failure.is_instance_of::<PyUnicodeEncodeError>(text.py()) {
            let what = "expected a surrogate pair, but found a lone surrogate";
            Why::Value("syntax", what.to_owned()).into()
        } else {
            failure.into()
        }
    })
}

fn push_name(out: &mut String, index: usize, name: &str) {
    if index > 0 {
        out.push(',');
    }
    push_string(out, name);
    out.push(':');
}

fn push_items<'py>(
    out: &mut String,
    level: usize,
    items: impl Iterator<Item = Bound<'py, PyAny>>,
) -> Written {
    out.push('[');
    for (index, item) in items.enumerate() {
        if index > 0 {
            out.push(',');
        }
        push_level(out, &item, level + 1).map_err(|error| error.within(index))?;
    }
    out.push(']');
    Ok(())
}

fn push_integer(out: &mut String, value: &Bound<'_, PyAny>) -> Written {
    if let Ok(value) = value.extract::<i64>() {
        out.push_str(&value.to_string());
        return Ok(());
    }
    out.push_str(digits_of(value)?.to_str()?);
    Ok(())
}

/// Returns the digits of an integer. An enum of integers has a text of its own.
pub(crate) fn digits<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    digits_of(value).map_err(|error| error.raise(value.py()))
}

fn digits_of<'py>(value: &Bound<'py, PyAny>) -> Result<Bound<'py, PyString>, Box<Unwritable>> {
    let py = value.py();
    let text = py.get_type::<PyInt>().call_method1("__repr__", (value,));
    let text = text.map_err(|failure| {
        if failure.is_instance_of::<PyValueError>(py) {
            let most = "`sys.set_int_max_str_digits`";
            let what =
                format!("expected an integer of as many digits as {most} allows, but found more");
            Why::Value("limit", what).into()
        } else {
            Box::<Unwritable>::from(failure)
        }
    })?;
    Ok(text.cast_into().map_err(PyErr::from)?)
}

fn push_float(out: &mut String, value: &Bound<'_, PyFloat>) -> Written {
    if !value.is_exact_instance_of::<PyFloat>()
        && value.is_instance(spelled_class(value.py())?.as_any())?
    {
        let spelling: String = value.getattr("spelling")?.extract()?;
        let mut cursor = Cursor::new(&spelling);
        if cursor.number().is_ok_and(|number| number == spelling) {
            out.push_str(&spelling);
            return Ok(());
        }
    }
    let py = value.py();
    let value = value.value();
    if !value.is_finite() {
        let what = format!("expected a finite number, but found {value}");
        return Err(Why::Value("syntax", what).into());
    }
    out.push_str(PyFloat::new(py, value).repr()?.to_str()?);
    Ok(())
}
