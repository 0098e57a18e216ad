//! Lists of tools, and checks of calls and results.
//!
//! Invariant: the name of a tool is that of one tool.

use std::fmt::Write as _;
use std::num::NonZeroU64;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use saop::Limits;
use saop_tools::{ToolOptions, ToolsError};

use crate::class::reduced;
use crate::json::{push_json, whole};
use crate::schema::{text_of, with_steps};
use crate::{errors, input};

/// As many names of tools are in the description of a registry.
const NAMED: usize = 8;

/// The tools of an agent.
///
/// `tools` is a list of tools as MCP's `tools/list`, `OpenAI` or Anthropic have it, or a map from name to schema: JSON text, or lists and
/// dicts. With `allow_unchecked`, tools whose schema is refused are taken, and calls of them are not checked. `max_steps` is the maximum work
/// of a check, as for `Schema`.
///
/// Raises `ToolsError`, which names each tool that is refused.
#[pyclass(frozen, module = "saop")]
pub(crate) struct ToolRegistry {
    pub(crate) tools: saop::ToolRegistry,
    /// The list that it was made of.
    text: String,
    allow_unchecked: bool,
    max_steps: Option<NonZeroU64>,
}

#[pymethods]
impl ToolRegistry {
    #[new]
    #[pyo3(signature = (tools, *, allow_unchecked = false, max_steps = None))]
    fn new(
        tools: &Bound<'_, PyAny>,
        allow_unchecked: bool,
        max_steps: Option<NonZeroU64>,
    ) -> PyResult<Self> {
        let options = ToolOptions::new().with_allow_unchecked(allow_unchecked);
        let refused = |message: &str| errors::raise(tools.py(), "ToolsError", message, |_| Ok(()));
        let (text, is_text) = text_of(tools, refused)?;
        let made = saop::ToolRegistry::from_json_with(&text, options);
        let made = made.map_err(|error| {
            if is_text {
                refused(&error.to_string())
            } else {
                refused(&summary(&error))
            }
        })?;
        Ok(Self {
            tools: made,
            text,
            allow_unchecked,
            max_steps,
        })
    }

    /// Checks a call: the tool's name and its arguments, a dict or JSON text. Returns whether it could be checked.
    ///
    /// Raises `SaopValidationError`: of kind `unknown_tool`, or with each violation of the tool's schema.
    fn check_call(
        &self,
        py: Python<'_>,
        name: &Bound<'_, PyString>,
        arguments: &Bound<'_, PyAny>,
    ) -> PyResult<bool> {
        let name = whole(name)?;
        let (text, is_text) = json_of(arguments)?;
        let limits = with_steps(Limits::default(), self.max_steps);
        let look = || self.tools.check_call_with(name, &text, &limits);
        let found = input::released(py, text.len(), look);
        let found = found.map_err(|error| errors::saop(py, &error.into(), is_text))?;
        Ok(found.is_none())
    }

    /// Checks the result of a call as MCP has it, a dict or JSON text: its `structuredContent` by the tool's output schema. Returns whether it could be checked.
    fn check_result(
        &self,
        py: Python<'_>,
        name: &Bound<'_, PyString>,
        result: &Bound<'_, PyAny>,
    ) -> PyResult<bool> {
        let name = whole(name)?;
        let (text, is_text) = json_of(result)?;
        let limits = with_steps(Limits::default(), self.max_steps);
        let look = || self.tools.check_result_with(name, &text, &limits);
        let found = input::released(py, text.len(), look);
        let found = found.map_err(|error| errors::saop(py, &error.into(), is_text))?;
        Ok(found.is_none())
    }

    /// The names of the tools.
    #[getter]
    fn names(&self) -> Vec<&str> {
        self.tools.iter().map(saop_tools::Tool::name).collect()
    }

    fn __len__(&self) -> usize {
        self.tools.len()
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let (py, tools) = (slf.py(), slf.get());
        let options = PyDict::new(py);
        options.set_item("allow_unchecked", tools.allow_unchecked)?;
        options.set_item("max_steps", tools.max_steps)?;
        reduced(slf, PyTuple::new(py, [&tools.text])?, options)
    }

    fn __repr__(&self) -> String {
        let names: Vec<&str> = self.names().into_iter().take(NAMED).collect();
        let rest = self.tools.len() - names.len();
        let more = if rest > 0 {
            format!(" and {rest} more")
        } else {
            String::new()
        };
        format!("<ToolRegistry {names:?}{more}>")
    }

    fn __contains__(&self, name: &Bound<'_, PyString>) -> bool {
        name.to_str()
            .is_ok_and(|name| self.tools.get(name).is_some())
    }
}

/// Returns JSON text, and whether the caller gave it as text.
fn json_of(value: &Bound<'_, PyAny>) -> PyResult<(Vec<u8>, bool)> {
    if let Some(text) = input::text(value)? {
        return Ok((text.into_owned(), true));
    }
    let mut text = String::new();
    push_json(&mut text, value)?;
    Ok((text.into_bytes(), false))
}

/// Returns what is wrong with a list that nobody has as a text.
fn summary(error: &ToolsError) -> String {
    let mut problems = error.problems().iter();
    let mut text = String::new();
    if let Some(first) = problems.next() {
        if let Some(tool) = first.tool() {
            let _ = write!(text, "tool `{tool}`: ");
        }
        text.push_str(first.message());
    }
    match problems.len() {
        0 => text,
        more => format!("{text}, and {more} more"),
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<ToolRegistry>()
}
