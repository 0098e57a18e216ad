//! JSON text as values of Python, and the other way round. Objects become dicts, arrays lists. SPEC N3
//!
//! Invariant: what `push_json` writes of what `to_python` made spells each number as it was.

use pyo3::exceptions::{PyTypeError, PyUnicodeEncodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple, PyType};
use saop_json::Limits;
use saop_json::decimal::{same_number, shortest};
use saop_json::push_string;
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

/// Writes a value as JSON text.
///
/// # Errors
///
/// Fails if JSON has no such value: a set, a key that is no string; as a parser would if it is in no text that can be read: a float that is
/// not finite, a string with half a surrogate pair, too many levels.
pub(crate) fn push_json(out: &mut String, value: &Bound<'_, PyAny>) -> PyResult<()> {
    push_level(out, value, 0)
}

/// Same as [`push_json`], for a value that is within an object.
pub(crate) fn push_member(out: &mut String, value: &Bound<'_, PyAny>) -> PyResult<()> {
    push_level(out, value, 1)
}

fn push_level(out: &mut String, value: &Bound<'_, PyAny>, level: usize) -> PyResult<()> {
    let py = value.py();
    if let Ok(text) = value.cast::<PyString>() {
        push_string(out, whole(text)?);
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
        return Err(refused(py, "limit", &what));
    } else if let Some(written) = types::look(value, |table, values| {
        let members = table.members.iter().zip(values);
        let members = members.filter(|(member, value)| member.required || !value.is_none(py));
        out.push('{');
        for (index, (member, value)) in members.enumerate() {
            push_name(out, index, member.json);
            push_level(out, value.bind(py), level + 1)?;
        }
        out.push('}');
        Ok::<_, PyErr>(())
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
                return Err(PyTypeError::new_err(format!(
                    "expected a string as the name of a member, but found {found}"
                )));
            };
            push_name(out, index, whole(name)?);
            push_level(out, &value, level + 1)?;
        }
        out.push('}');
    } else {
        let found = value.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "expected a value that JSON has, but found {found}"
        )));
    }
    Ok(())
}

/// Returns a text, which UTF-8 has.
pub(crate) fn whole<'a>(text: &'a Bound<'_, PyString>) -> PyResult<&'a str> {
    text.to_str().map_err(|failure| {
        if failure.is_instance_of::<PyUnicodeEncodeError>(text.py()) {
            let what = "expected a surrogate pair, but found a lone surrogate";
            refused(text.py(), "syntax", what)
        } else {
            failure
        }
    })
}

/// Returns what a parser would say of a value of Python that no text has.
pub(crate) fn refused(py: Python<'_>, kind: &str, what: &str) -> PyErr {
    let make = || {
        let make = py.import("saop._errors")?.getattr("unwritable")?;
        PyResult::Ok(PyErr::from_value(make.call1((kind, what))?))
    };
    make().unwrap_or_else(|failure| failure)
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
) -> PyResult<()> {
    out.push('[');
    for (index, item) in items.enumerate() {
        if index > 0 {
            out.push(',');
        }
        push_level(out, &item, level + 1)?;
    }
    out.push(']');
    Ok(())
}

fn push_integer(out: &mut String, value: &Bound<'_, PyAny>) -> PyResult<()> {
    if let Ok(value) = value.extract::<i64>() {
        out.push_str(&value.to_string());
        return Ok(());
    }
    out.push_str(digits(value)?.to_str()?);
    Ok(())
}

/// Returns the digits of an integer. An enum of integers has a text of its own.
pub(crate) fn digits<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    let py = value.py();
    let text = py.get_type::<PyInt>().call_method1("__repr__", (value,));
    let text = text.map_err(|failure| {
        if failure.is_instance_of::<PyValueError>(py) {
            let most = "`sys.set_int_max_str_digits`";
            let what =
                format!("expected an integer of as many digits as {most} allows, but found more");
            refused(py, "limit", &what)
        } else {
            failure
        }
    })?;
    Ok(text.cast_into()?)
}

fn push_float(out: &mut String, value: &Bound<'_, PyFloat>) -> PyResult<()> {
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
        return Err(refused(py, "syntax", &what));
    }
    out.push_str(PyFloat::new(py, value).repr()?.to_str()?);
    Ok(())
}
