//! Errors of the crates as exceptions. Their classes are in `python/saop/_errors.py`.
//!
//! Invariant: an exception has every violation that the error has.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyString};
use saop::{SaopError, Violation};
use saop_json::edge::exact_text;

use crate::free::to_python;

/// The module of the classes. Importing it takes longer than making an exception.
fn classes(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module =
        MODULE.get_or_try_init(py, || PyResult::Ok(py.import("saop._errors")?.unbind()))?;
    Ok(module.bind(py))
}

/// Returns an exception of the class with that name, to be raised.
pub(crate) fn raise(
    py: Python<'_>,
    class: &str,
    message: &str,
    fill: impl FnOnce(&Bound<'_, PyDict>) -> PyResult<()>,
) -> PyErr {
    make(py, class, message, fill).map_or_else(|failure| failure, PyErr::from_value)
}

fn make<'py>(
    py: Python<'py>,
    class: &str,
    message: &str,
    fill: impl FnOnce(&Bound<'py, PyDict>) -> PyResult<()>,
) -> PyResult<Bound<'py, PyAny>> {
    let class = classes(py)?.getattr(class)?;
    let fields = PyDict::new(py);
    fill(&fields)?;
    class.call((message,), Some(&fields))
}

/// Returns the exception of an error of the protocol, to be raised. Without places, what is said of lines and columns is left out.
pub(crate) fn saop(py: Python<'_>, error: &SaopError, has_places: bool) -> PyErr {
    value(py, error, has_places).map_or_else(|failure| failure, PyErr::from_value)
}

/// Same as [`saop`], as a value that is not raised.
pub(crate) fn value<'py>(
    py: Python<'py>,
    error: &SaopError,
    has_places: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let class = match error {
        SaopError::Parse(_) => "SaopParseError",
        SaopError::DuplicateAgent(_) => "SaopDuplicateAgentError",
        SaopError::EmptyParallelTurn(_) => "SaopEmptyParallelTurnError",
        _ => "SaopValidationError",
    };
    let message = match error {
        SaopError::Parse(error) if !has_places => error.message().to_owned(),
        error => error.to_string(),
    };
    make(py, class, &message, |fields| {
        fields.set_item(
            "violations",
            violations(py, error.violations(), has_places)?,
        )?;
        match error {
            SaopError::Parse(error) => {
                fields.set_item("truncated", error.is_truncated())?;
            }
            SaopError::DuplicateAgent(error) => {
                fields.set_item("violation_count", error.violation_count())?;
                let all = error.duplicates().iter();
                let all = all.map(|one| (&one.agent_id, one.first, one.repeated.clone()));
                fields.set_item("duplicates", PyList::new(py, all)?)?;
            }
            other => fields.set_item("violation_count", other.violation_count())?,
        }
        Ok(())
    })
}

/// Returns a text on one line of at most so many bytes, with everything escaped that hides or reorders text.
#[pyfunction]
fn one_line(text: &Bound<'_, PyString>, most: usize) -> String {
    saop_json::show::one_line(&text.to_string_lossy(), most)
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(one_line, module)?)
}

/// Returns violations as a list.
pub(crate) fn violations<'py>(
    py: Python<'py>,
    violations: &[Violation],
    has_places: bool,
) -> PyResult<Bound<'py, PyList>> {
    static CLASS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let class = CLASS.get_or_try_init(py, || {
        let class = classes(py)?.getattr("Violation")?;
        PyResult::Ok(class.unbind())
    })?;
    let made = PyList::empty(py);
    for one in violations {
        let position = one.position().filter(|_| has_places);
        let expected = one
            .expected()
            .map(|expected| to_python(py, &exact_text(expected)));
        made.append(class.bind(py).call1((
            one.kind().as_str(),
            one.instance_path(),
            one.message(),
            one.keyword(),
            one.schema_path(),
            expected.transpose()?,
            position.map(|place| place.line),
            position.map(|place| place.column),
        ))?)?;
    }
    Ok(made)
}
