//! Schemas that are known only at run time, and what a change of one means.
//!
//! Invariant: the engine of `saop-schema` decides.

use std::num::NonZeroU64;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use saop::{CompileOptions, Limits, SaopError};
use saop_compat::Version;
use saop_schema::{CompileError, Dialect};

use crate::class::{json_schema, reduced};
use crate::json::{push_json, whole};
use crate::{errors, input};

/// What a caller is told who has no text.
const CHECK_VALUE: &str = "; `check_value` takes a value";

/// A compiled JSON Schema, of any dialect from draft-04 to 2020-12.
///
/// `schema` is JSON text, or a dict or bool. `dialect` is for schemas that do not name theirs, which are draft-07 without it:
/// `"draft-04"`, `"draft-06"`, `"draft-07"`, `"2019-09"` or `"2020-12"`. `max_steps` is the maximum work of a check, in steps of about ten
/// nanoseconds; without it, 24 million and 24 more for each byte. A check that takes more raises `SaopValidationError` with `unjudged` set.
///
/// Raises `SchemaError` with all problems if the schema is refused.
#[pyclass(frozen, module = "saop")]
pub(crate) struct Schema {
    pub(crate) compiled: saop::Schema,
    text: String,
    assert_formats: bool,
    max_steps: Option<NonZeroU64>,
}

#[pymethods]
impl Schema {
    #[new]
    #[pyo3(signature = (schema, *, dialect = None, assert_formats = false, max_steps = None))]
    fn new(
        schema: &Bound<'_, PyAny>,
        dialect: Option<&str>,
        assert_formats: bool,
        max_steps: Option<NonZeroU64>,
    ) -> PyResult<Self> {
        let (text, is_text) = given(schema)?;
        let mut options = CompileOptions::new().with_assert_formats(assert_formats);
        if let Some(dialect) = dialect {
            options = options.with_default_dialect(dialect_of(dialect)?);
        }
        let compiled = saop::Schema::compile(&text, &options);
        let compiled = compiled.map_err(|error| schema_error(schema.py(), &error, is_text))?;
        Ok(Self {
            compiled,
            text,
            assert_formats,
            max_steps,
        })
    }

    /// Checks a JSON text.
    ///
    /// Raises `SaopParseError` if it is not valid JSON with unique keys, and `SaopValidationError` with every violation.
    fn check(&self, py: Python<'_>, raw: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = input::bytes_or(raw, CHECK_VALUE)?;
        self.found(py, &text)
            .map_err(|error| errors::saop(py, &error, true))
    }

    /// Whether a JSON text is valid, which is decided at the first fault.
    fn is_valid(&self, py: Python<'_>, raw: &Bound<'_, PyAny>) -> PyResult<bool> {
        let text = input::bytes_or(raw, CHECK_VALUE)?;
        let limits = self.within(Limits::default());
        let look = || self.compiled.is_valid_with(&text, &limits);
        Ok(input::released(py, text.len(), look))
    }

    /// Returns every violation of a JSON text, by position. A fault of the text itself is the only one.
    fn violations<'py>(
        &self,
        py: Python<'py>,
        raw: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyList>> {
        let text = input::bytes_or(raw, CHECK_VALUE)?;
        match self.found(py, &text) {
            Ok(()) => Ok(PyList::empty(py)),
            Err(error) => errors::violations(py, error.violations(), true),
        }
    }

    /// Checks a value of Python: a dict, a list, a string and so on. Raises `SaopValidationError` without lines and columns.
    fn check_value(&self, py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut text = String::new();
        push_json(&mut text, value)?;
        let found = input::released(py, text.len(), || {
            let limits = self.within(Limits::NONE);
            self.compiled.check_with(text.as_bytes(), &limits)
        });
        found.map_err(|error| errors::saop(py, &error.into(), false))
    }

    /// The dialect's name.
    #[getter]
    fn dialect(&self) -> &'static str {
        self.compiled.dialect().name()
    }

    /// The `$id`, if there is one.
    #[getter]
    fn id(&self) -> Option<&str> {
        self.compiled.id()
    }

    /// The `title`, if there is one.
    #[getter]
    fn title(&self) -> Option<&str> {
        self.compiled.title()
    }

    /// The schema as JSON text.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    fn __get_pydantic_core_schema__<'py>(
        slf: &Bound<'py, Self>,
        source: &Bound<'py, PyAny>,
        handler: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let make = slf.py().import("saop._pydantic")?.getattr("checked")?;
        make.call1((handler.call1((source,))?, slf.getattr("check_value")?))
    }

    fn __get_pydantic_json_schema__<'py>(
        &self,
        schema: &Bound<'py, PyAny>,
        _handler: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        json_schema(schema.py(), &self.text, "", self.dialect())
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let (py, schema) = (slf.py(), slf.get());
        let options = PyDict::new(py);
        options.set_item("dialect", schema.dialect())?;
        options.set_item("assert_formats", schema.assert_formats)?;
        options.set_item("max_steps", schema.max_steps)?;
        reduced(slf, PyTuple::new(py, [&schema.text])?, options)
    }

    fn __repr__(&self) -> String {
        let dialect = self.dialect();
        match self.compiled.id().or(self.compiled.title()) {
            Some(name) => format!("<Schema {name:?}, {dialect}>"),
            None => format!("<Schema, {dialect}>"),
        }
    }
}

impl Schema {
    /// Returns limits with the steps that a check may take.
    pub(crate) fn within(&self, limits: Limits) -> Limits {
        with_steps(limits, self.max_steps)
    }

    fn found(&self, py: Python<'_>, text: &[u8]) -> Result<(), SaopError> {
        Ok(input::released(py, text.len(), || {
            let limits = self.within(Limits::default());
            self.compiled.check_with(text, &limits)
        })?)
    }
}

/// Returns limits with so many steps for a check, if that is said.
pub(crate) const fn with_steps(limits: Limits, max_steps: Option<NonZeroU64>) -> Limits {
    match max_steps {
        Some(steps) => limits.with_max_steps(steps.get()),
        None => limits,
    }
}

/// Returns the text of a schema, or of a list of tools, and whether the caller gave it as text and not as a value. Fails with what
/// `refused` makes of a message where it is not UTF-8.
pub(crate) fn text_of(
    value: &Bound<'_, PyAny>,
    refused: impl FnOnce(&str) -> PyErr,
) -> PyResult<(String, bool)> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok((whole(text)?.to_owned(), true));
    }
    if let Some(bytes) = input::text(value)? {
        if let Err(fault) = saop_json::text::open(&bytes, &Limits::NONE) {
            return Err(refused(&fault.message(&bytes)));
        }
        let text = String::from_utf8(bytes.into_owned());
        return text
            .map(|text| (text, true))
            .map_err(|error| refused(&error.to_string()));
    }
    let mut text = String::new();
    push_json(&mut text, value)?;
    Ok((text, false))
}

/// Same as [`text_of`], for a schema.
fn given(schema: &Bound<'_, PyAny>) -> PyResult<(String, bool)> {
    let py = schema.py();
    text_of(schema, |message| {
        refused_schema(py, message, [("", message)])
    })
}

pub(crate) fn dialect_of(name: &str) -> PyResult<Dialect> {
    name.parse::<Dialect>()
        .map_err(|error| PyValueError::new_err(error.to_string()))
}

fn schema_error(py: Python<'_>, error: &CompileError, is_text: bool) -> PyErr {
    let message = if is_text {
        error.to_string()
    } else {
        error.summary()
    };
    let all = error.problems().iter();
    let all = all.map(|problem| (problem.location(), problem.message()));
    refused_schema(py, &message, all.collect::<Vec<_>>())
}

/// Returns a `SchemaError`, with each place in the schema and what is wrong there.
fn refused_schema<'a>(
    py: Python<'_>,
    message: &str,
    problems: impl IntoIterator<Item = (&'a str, &'a str), IntoIter: ExactSizeIterator>,
) -> PyErr {
    errors::raise(py, "SchemaError", message, |fields| {
        fields.set_item("problems", PyList::new(py, problems)?)
    })
}

/// Compares two versions of a schema: JSON texts, or dicts.
///
/// The answer has `level` (`"none"`, `"patch"`, `"minor"`, `"major"` or `"unknown"`) and `changes`. A change that is `"major"` has a
/// `witness`, a document that the old version accepts and the new one refuses.
///
/// Raises `SchemaError` if one of them is refused.
#[pyfunction]
fn diff<'py>(
    py: Python<'py>,
    old: &Bound<'py, PyAny>,
    new: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let ((old, _), (new, _)) = (given(old)?, given(new)?);
    let found = py.detach(|| saop_compat::compare(Version::new(&old), Version::new(&new)));
    let found = found.map_err(|error| {
        let message = error.to_string();
        refused_schema(py, &message, [("", &*message)])
    })?;
    let changes = PyList::empty(py);
    for change in found.changes() {
        let one = PyDict::new(py);
        one.set_item("level", change.level().to_string())?;
        one.set_item("pointer", change.pointer())?;
        one.set_item("message", change.to_string())?;
        one.set_item("witness", change.witness())?;
        changes.append(one)?;
    }
    let made = PyDict::new(py);
    made.set_item("level", found.level().to_string())?;
    made.set_item("text", found.text().to_string())?;
    made.set_item("changes", changes)?;
    Ok(made.into_any())
}

/// Repairs a JSON text that is almost right, by listed edits, each with `offset`, `old`, `new` and `reason`.
/// The offset is that of a byte of the text in UTF-8.
///
/// Returns the text and the edits. Raises `ValueError` if the text cannot be repaired, or in two ways that differ.
#[pyfunction]
fn repair<'py>(text: &Bound<'py, PyString>) -> PyResult<(String, Bound<'py, PyList>)> {
    let (py, text) = (text.py(), whole(text)?);
    let repair = || saop_repair::Repairing::new().repair(text);
    let repaired = input::released(py, text.len(), repair);
    let repaired = repaired.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let edits = edits(py, &repaired.edits)?;
    Ok((repaired.text, edits))
}

/// Returns the edits of a repair as dicts.
pub(crate) fn edits<'py>(
    py: Python<'py>,
    all: &[saop_repair::Edit],
) -> PyResult<Bound<'py, PyList>> {
    let edits = PyList::empty(py);
    for edit in all {
        let one = PyDict::new(py);
        one.set_item("offset", edit.range.start)?;
        one.set_item("old", &edit.old)?;
        one.set_item("new", &edit.new)?;
        one.set_item("reason", edit.reason.as_str())?;
        edits.append(one)?;
    }
    Ok(edits)
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Schema>()?;
    module.add_function(wrap_pyfunction!(diff, module)?)?;
    module.add_function(wrap_pyfunction!(repair, module)?)
}
