//! Schemas that are known only at run time, and what a change of one means.
//!
//! Invariant: the engine of `saop-schema` decides.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use saop::{CompileOptions, SaopError};
use saop_compat::Version;
use saop_schema::{CompileError, Dialect};

use crate::class::json_schema;
use crate::json::push_json;
use crate::{errors, input};

/// A compiled JSON Schema, of any dialect from draft-04 to 2020-12.
///
/// `schema` is JSON text, or a dict or bool. `dialect` is for schemas that do not name theirs, which are draft-07 without it:
/// `"draft-04"`, `"draft-06"`, `"draft-07"`, `"2019-09"` or `"2020-12"`.
///
/// Raises `SchemaError` with all problems if the schema is refused.
#[pyclass(frozen, module = "saop")]
pub(crate) struct Schema {
    pub(crate) compiled: saop::Schema,
    text: String,
    assert_formats: bool,
}

#[pymethods]
impl Schema {
    #[new]
    #[pyo3(signature = (schema, *, dialect = None, assert_formats = false))]
    fn new(
        schema: &Bound<'_, PyAny>,
        dialect: Option<&str>,
        assert_formats: bool,
    ) -> PyResult<Self> {
        let text = text_of(schema)?;
        let mut options = CompileOptions::new().with_assert_formats(assert_formats);
        if let Some(dialect) = dialect {
            options = options.with_default_dialect(dialect_of(dialect)?);
        }
        let compiled = saop::Schema::compile(&text, &options);
        let compiled = compiled.map_err(|error| schema_error(schema.py(), &error))?;
        Ok(Self {
            compiled,
            text,
            assert_formats,
        })
    }

    /// Checks a JSON text.
    ///
    /// Raises `SaopParseError` if it is not valid JSON with unique keys, and `SaopValidationError` with every violation.
    fn check(&self, py: Python<'_>, raw: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = input::bytes(raw)?;
        self.found(py, &text)
            .map_err(|error| errors::saop(py, &error, true))
    }

    /// Whether a JSON text is valid, which is decided at the first fault.
    fn is_valid(&self, py: Python<'_>, raw: &Bound<'_, PyAny>) -> PyResult<bool> {
        let text = input::bytes(raw)?;
        let look = || self.compiled.is_valid(&text);
        Ok(input::released(py, text.len(), look))
    }

    /// Returns every violation of a JSON text, by position. A fault of the text itself is the only one.
    fn violations<'py>(
        &self,
        py: Python<'py>,
        raw: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyList>> {
        let text = input::bytes(raw)?;
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
            let limits = saop::Limits::NONE;
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

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let options = PyDict::new(py);
        options.set_item("dialect", self.dialect())?;
        options.set_item("assert_formats", self.assert_formats)?;
        Ok((PyTuple::new(py, [&self.text])?, options))
    }

    fn __repr__(&self) -> String {
        let subject = self.compiled.id().or(self.compiled.title());
        let subject = subject.unwrap_or("without a name");
        format!("<Schema {subject:?}, {}>", self.dialect())
    }
}

impl Schema {
    fn found(&self, py: Python<'_>, text: &[u8]) -> Result<(), SaopError> {
        Ok(input::released(py, text.len(), || {
            self.compiled.check(text)
        })?)
    }
}

/// Returns the text of a schema: the text itself, or that of a dict.
pub(crate) fn text_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.to_owned());
    }
    if let Ok(bytes) = input::bytes(value) {
        let text = String::from_utf8(bytes.into_owned());
        return text.map_err(|error| PyValueError::new_err(error.to_string()));
    }
    let mut text = String::new();
    push_json(&mut text, value)?;
    Ok(text)
}

pub(crate) fn dialect_of(name: &str) -> PyResult<Dialect> {
    name.parse::<Dialect>()
        .map_err(|error| PyValueError::new_err(error.to_string()))
}

fn schema_error(py: Python<'_>, error: &CompileError) -> PyErr {
    errors::raise(py, "SchemaError", &error.to_string(), |fields| {
        let all = error.problems().iter();
        let all = all.map(|problem| (problem.location(), problem.message()));
        fields.set_item("problems", PyList::new(py, all)?)
    })
}

/// Compares two versions of a schema: JSON texts, or dicts.
///
/// The answer has `level` (`"none"`, `"patch"`, `"minor"`, `"major"` or `"unknown"`) and `changes`. A change that is `"major"` has a
/// `witness`, a document that the old version accepts and the new one refuses.
#[pyfunction]
fn diff<'py>(
    py: Python<'py>,
    old: &Bound<'py, PyAny>,
    new: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let (old, new) = (text_of(old)?, text_of(new)?);
    let found = py.detach(|| saop_compat::compare(Version::new(&old), Version::new(&new)));
    let found = found.map_err(|error| PyValueError::new_err(error.to_string()))?;
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
fn repair<'py>(py: Python<'py>, text: &str) -> PyResult<(String, Bound<'py, PyList>)> {
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
