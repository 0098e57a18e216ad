//! Lists of tools, and checks of calls and results.
//!
//! Invariant: the name of a tool is that of one tool.

use napi::Env;
use napi::bindgen_prelude::{BufferSlice, ObjectFinalize, Result};
use napi_derive::napi;
use saop::Limits;
use saop_tools::ToolOptions;

use crate::errors;
use crate::memory::Held;
use crate::schema::{compiled_size, with_steps};

/// The tools of an agent.
#[derive(Debug)]
#[napi(custom_finalize)]
pub struct NativeTools {
    pub(crate) tools: Held<saop::ToolRegistry>,
    max_steps: Option<u64>,
}

impl ObjectFinalize for NativeTools {
    fn finalize(mut self, env: Env) -> Result<()> {
        self.tools.dispose(env)
    }
}

#[napi]
impl NativeTools {
    /// Reads a list of tools.
    #[napi(factory, catch_unwind)]
    pub fn read(
        env: Env,
        text: String,
        allow_unchecked: bool,
        max_steps: Option<i64>,
    ) -> Result<Self> {
        let options = ToolOptions::new().with_allow_unchecked(allow_unchecked);
        let made = saop::ToolRegistry::from_json_with(&text, options);
        let tools = made.map_err(|error| napi::Error::from_reason(error.to_string()))?;
        let tools = Held::new(env, "a list of tools", tools, compiled_size(&text))?;
        Ok(Self {
            tools,
            max_steps: max_steps.and_then(|steps| u64::try_from(steps).ok()),
        })
    }

    /// Checks the arguments of a call. Returns an empty text if they could not be checked, and the text of an error if they are refused.
    #[napi(catch_unwind)]
    pub fn check_call(
        &self,
        name: String,
        arguments: BufferSlice<'_>,
        is_value: bool,
    ) -> Result<Option<String>> {
        let tools = self.tools.get()?;
        let found = tools.check_call_with(&name, &arguments, &self.limits_of(is_value));
        Ok(match found {
            Ok(found) => found.map(|_| String::new()),
            Err(error) => Some(errors::text(&error.into(), !is_value)),
        })
    }

    /// Checks the result of a call as MCP has it, in the same way.
    #[napi(catch_unwind)]
    pub fn check_result(
        &self,
        name: String,
        result: BufferSlice<'_>,
        is_value: bool,
    ) -> Result<Option<String>> {
        let tools = self.tools.get()?;
        let found = tools.check_result_with(&name, &result, &self.limits_of(is_value));
        Ok(match found {
            Ok(found) => found.map(|_| String::new()),
            Err(error) => Some(errors::text(&error.into(), !is_value)),
        })
    }

    /// The names of the tools.
    #[napi(getter)]
    pub fn names(&self) -> Result<Vec<&str>> {
        let tools = self.tools.get()?;
        Ok(tools.iter().map(saop_tools::Tool::name).collect())
    }

    /// Frees the memory. Other calls fail after that.
    #[napi(catch_unwind)]
    pub fn dispose(&mut self, env: Env) -> Result<()> {
        self.tools.dispose(env)
    }
}

impl NativeTools {
    /// A value has no limits of size and depth.
    fn limits_of(&self, is_value: bool) -> Limits {
        let limits = if is_value {
            Limits::NONE
        } else {
            Limits::default()
        };
        with_steps(limits, self.max_steps)
    }
}
