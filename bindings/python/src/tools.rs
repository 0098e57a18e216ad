//! Lists of tools, and checks of calls and results.
//!
//! Invariant: the name of a tool is that of one tool.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use saop_tools::ToolOptions;

use crate::json::push_json;
use crate::schema::text_of;
use crate::{errors, input};

/// As many names of tools are in the description of a registry.
const NAMED: usize = 8;

/// The tools of an agent.
///
/// `tools` is a list of tools as MCP's `tools/list`, `OpenAI` or Anthropic have it, or a map from name to schema: JSON text, or lists and
/// dicts. With `allow_unchecked`, tools whose schema is refused are taken, and calls of them are not checked.
///
/// Raises `ToolsError`, which names each tool that is refused.
#[pyclass(frozen, module = "saop")]
pub(crate) struct ToolRegistry {
    pub(crate) tools: saop::ToolRegistry,
    /// The list that it was made of.
    text: String,
    allow_unchecked: bool,
}

#[pymethods]
impl ToolRegistry {
    #[new]
    #[pyo3(signature = (tools, *, allow_unchecked = false))]
    fn new(tools: &Bound<'_, PyAny>, allow_unchecked: bool) -> PyResult<Self> {
        let options = ToolOptions::new().with_allow_unchecked(allow_unchecked);
        let text = text_of(tools)?;
        let made = saop::ToolRegistry::from_json_with(&text, options);
        let tools = made.map_err(|error| {
            errors::raise(tools.py(), "ToolsError", &error.to_string(), |_| Ok(()))
        })?;
        Ok(Self {
            tools,
            text,
            allow_unchecked,
        })
    }

    /// Checks a call: the tool's name and its arguments, a dict or JSON text. Returns whether it could be checked.
    ///
    /// Raises `SaopValidationError`: of kind `unknown_tool`, or with each violation of the tool's schema.
    fn check_call(
        &self,
        py: Python<'_>,
        name: &str,
        arguments: &Bound<'_, PyAny>,
    ) -> PyResult<bool> {
        let (text, is_text) = json_of(arguments)?;
        let look = || self.tools.check_call(name, &text);
        let found = input::released(py, text.len(), look);
        let found = found.map_err(|error| errors::saop(py, &error.into(), is_text))?;
        Ok(found.is_none())
    }

    /// Checks the result of a call as MCP has it, a dict or JSON text: its `structuredContent` by the tool's output schema. Returns whether it could be checked.
    fn check_result(
        &self,
        py: Python<'_>,
        name: &str,
        result: &Bound<'_, PyAny>,
    ) -> PyResult<bool> {
        let (text, is_text) = json_of(result)?;
        let look = || self.tools.check_result(name, &text);
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

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((&str,), Bound<'py, PyDict>)> {
        let options = PyDict::new(py);
        options.set_item("allow_unchecked", self.allow_unchecked)?;
        Ok(((&self.text,), options))
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

    fn __contains__(&self, name: &str) -> bool {
        self.tools.get(name).is_some()
    }
}

/// Returns JSON text, and whether the caller gave it as text.
fn json_of(value: &Bound<'_, PyAny>) -> PyResult<(Vec<u8>, bool)> {
    if let Ok(text) = input::bytes(value) {
        return Ok((text.into_owned(), true));
    }
    let mut text = String::new();
    push_json(&mut text, value)?;
    Ok((text.into_bytes(), false))
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<ToolRegistry>()
}
