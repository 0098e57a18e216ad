//! The functions of each message, and of any.
//!
//! Invariant: each of them decides by the decoder of the message, with the default limits where it is given text.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyType;
use saop::Limits;
use saop_schema::{Message, TypeSchema};

use crate::class::{Class, convert};
use crate::json::push_json;
use crate::sink::Objects;
use crate::tools::ToolRegistry;
use crate::{errors, input, types};

/// What a caller is told who has no text.
const VALIDATE: &str = "; the `validate_` function takes a value";

/// Makes an object of a text.
pub(crate) fn parse<'py, T: Message>(
    raw: &Bound<'py, PyAny>,
    as_dict: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = raw.py();
    let raw = input::bytes_or(raw, VALIDATE)?;
    let mut sink = Objects::new(py, as_dict);
    let read = saop_schema::parse_to::<T, _>(&raw, &Limits::default(), &mut sink);
    sink.finish(read.map_err(Into::into), |error| {
        errors::saop(py, error, true)
    })
}

/// Checks a text, and makes nothing.
pub(crate) fn check<T: Message>(raw: &Bound<'_, PyAny>) -> PyResult<()> {
    let text = input::bytes_or(raw, VALIDATE)?;
    let look = || saop_schema::check::<T>(&text, &Limits::default());
    let found = input::released(raw.py(), text.len(), look);
    found.map_err(|error| errors::saop(raw.py(), &error.into(), true))
}

/// Whether a text is a message.
pub(crate) fn is_valid<T: Message>(raw: &Bound<'_, PyAny>) -> PyResult<bool> {
    let text = input::bytes_or(raw, VALIDATE)?;
    let look = || saop_schema::is_valid::<T>(&text, &Limits::default());
    Ok(input::released(raw.py(), text.len(), look))
}

/// Writes a message. What a caller changed in its dicts is checked.
pub(crate) fn serialize<C: Class>(message: &Bound<'_, PyAny>) -> PyResult<String> {
    message.cast_exact::<C>()?;
    let mut text = String::new();
    push_json(&mut text, message)?;
    crate::class::from_text::<C>(message.py(), text.as_bytes())?;
    Ok(text)
}

/// Makes a message of a value of Python.
pub(crate) fn validate<'py, C: Class>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    Ok(convert::<C>(value)?.into_any())
}

/// Makes the functions of each message: the name of its schema, its type, and the functions' names.
macro_rules! messages {
    ($(
        $schema:literal $type:ident
        $parse:ident $validate:ident $serialize:ident $check:ident $is_valid:ident
    )*) => {
        $(
            /// Parses a message from `str`, `bytes`, `bytearray` or `memoryview`.
            ///
            /// With `as_dict`, it is made of dicts and lists.
            ///
            /// Raises `SaopParseError` if the text itself is invalid, and otherwise an error with every violation.
            #[pyfunction]
            #[pyo3(signature = (raw, *, as_dict = false))]
            fn $parse<'py>(raw: &Bound<'py, PyAny>, as_dict: bool) -> PyResult<Bound<'py, PyAny>> {
                $crate::message::parse::<saop::$type>(raw, as_dict)
            }

            /// Makes a message of a dict of the same members.
            ///
            /// Raises an error with every violation, without line and column.
            #[pyfunction]
            fn $validate<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                $crate::message::validate::<$type>(value)
            }

            /// Writes a message as compact JSON text.
            #[pyfunction]
            fn $serialize(message: &Bound<'_, PyAny>) -> PyResult<String> {
                $crate::message::serialize::<$type>(message)
            }

            /// Checks a message, and makes no objects. Raises what the parser raises.
            #[pyfunction]
            fn $check(raw: &Bound<'_, PyAny>) -> PyResult<()> {
                $crate::message::check::<saop::$type>(raw)
            }

            /// Whether a text is a message, which is decided at the first fault.
            #[pyfunction]
            fn $is_valid(raw: &Bound<'_, PyAny>) -> PyResult<bool> {
                $crate::message::is_valid::<saop::$type>(raw)
            }
        )*

        /// Reads the message of a schema.
        pub(crate) fn read<'py>(
            schema: &str,
            reader: &mut saop_schema::Reader<'_>,
            sink: &mut $crate::sink::Objects<'py>,
        ) -> Result<Bound<'py, PyAny>, saop_schema::Stop> {
            $(
                if schema == $schema {
                    return <saop::$type as saop_schema::Decode>::decode_to(reader, sink);
                }
            )*
            Err(saop_schema::Stop)
        }

        /// The name of the schema of a message's class; `None` if it is none.
        pub(crate) fn schema_of(class: &Bound<'_, PyAny>) -> Option<&'static str> {
            let py = class.py();
            $(
                if class.is(&py.get_type::<$type>()) {
                    return Some($schema);
                }
            )*
            None
        }

        /// Makes an object of a text that is a message of a schema.
        pub(crate) fn parse<'py>(
            schema: &str,
            raw: &Bound<'py, PyAny>,
        ) -> Option<PyResult<Bound<'py, PyAny>>> {
            $(
                if schema == $schema {
                    return Some($crate::message::parse::<saop::$type>(raw, false));
                }
            )*
            None
        }

        /// Writes any message; `None` if the value is none.
        pub(crate) fn serialize(message: &Bound<'_, PyAny>) -> Option<PyResult<String>> {
            $(
                if message.is_exact_instance_of::<$type>() {
                    return Some($crate::message::serialize::<$type>(message));
                }
            )*
            None
        }

        /// Adds the classes and functions to the module.
        pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
            add_classes(module)?;
            $(
                module.add_function(wrap_pyfunction!($parse, module)?)?;
                module.add_function(wrap_pyfunction!($validate, module)?)?;
                module.add_function(wrap_pyfunction!($serialize, module)?)?;
                module.add_function(wrap_pyfunction!($check, module)?)?;
                module.add_function(wrap_pyfunction!($is_valid, module)?)?;
            )*
            Ok(())
        }
    };
}

/// Parses any message, told by its discriminator.
#[pyfunction]
#[pyo3(signature = (raw, *, as_dict = false))]
fn parse_saop_message<'py>(raw: &Bound<'py, PyAny>, as_dict: bool) -> PyResult<Bound<'py, PyAny>> {
    read_any(
        raw.py(),
        &input::bytes_or(raw, VALIDATE)?,
        &Limits::default(),
        as_dict,
        true,
    )
}

/// Makes any message of a dict of the same members.
#[pyfunction]
fn validate_saop_message<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let mut text = String::new();
    push_json(&mut text, value)?;
    read_any(value.py(), text.as_bytes(), &Limits::NONE, false, false)
}

fn read_any<'py>(
    py: Python<'py>,
    raw: &[u8],
    limits: &Limits,
    as_dict: bool,
    has_places: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let mut sink = Objects::new(py, as_dict);
    let read = saop_schema::read_any::<saop::SaopMessage, _>(raw, limits, |schema, reader| {
        types::read(schema.name(), reader, &mut sink)
    });
    sink.finish(read.map_err(Into::into), |error| {
        errors::saop(py, error, has_places)
    })
}

/// Writes any message as compact JSON text.
#[pyfunction]
fn serialize_saop_message(message: &Bound<'_, PyAny>) -> PyResult<String> {
    types::serialize(message).unwrap_or_else(|| {
        let found = message.get_type().name()?;
        let message = format!("expected a message of SAOP, but found {found}");
        Err(PyTypeError::new_err(message))
    })
}

/// Returns a message or a part of one as dicts and lists.
#[pyfunction]
fn to_dict<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    // By its decoder: only that knows which number is read as a float.
    if let Some(made) = types::to_dict(value) {
        return made;
    }
    let mut text = String::new();
    push_json(&mut text, value)?;
    crate::free::to_python(value.py(), &text)
}

/// Returns the turn of an envelope as its agent's part of a group, with what came back from its tool, if that is given. The thought is
/// one text. What the model wrote as the observation is not kept.
#[pyfunction]
#[pyo3(signature = (envelope, observation = None))]
fn to_agent_turn<'py>(
    envelope: &Bound<'py, PyAny>,
    observation: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, types::SaopAgentTurn>> {
    let py = envelope.py();
    let mut text = String::new();
    push_json(&mut text, envelope)?;
    let read = saop_schema::parse_with::<saop::SaopEnvelope>(&text, &Limits::NONE);
    let read = read.map_err(|error| errors::saop(py, &error.into(), false))?;
    let text = saop_schema::open::serialize(&read.into_agent_turn(None));
    let turn = crate::class::from_text::<types::SaopAgentTurn>(py, text.as_bytes())?;
    let Some(observation) = observation else {
        return Ok(turn);
    };
    let changes = pyo3::types::PyDict::new(py);
    changes.set_item("observation", observation)?;
    crate::class::replace(&turn, Some(&changes))
}

/// Returns the schema of a message's class, an envelope's unless one is given.
pub(crate) fn schema_of(class: Option<&Bound<'_, PyAny>>) -> PyResult<&'static TypeSchema> {
    let Some(class) = class else {
        return Ok(saop::SaopEnvelope::schema());
    };
    let Some(schema) = types::schema_of(class).and_then(saop::schema) else {
        let found = match class.cast::<PyType>() {
            Ok(class) => format!("the class {}", class.name()?),
            Err(_) => class.get_type().name()?.to_string(),
        };
        return Err(PyTypeError::new_err(format!(
            "expected the class of a message, such as `SaopEnvelope`, but found {found}"
        )));
    };
    Ok(schema)
}

/// Returns what to tell a model before the first question, as the system message: the rules of the protocol and the schema of the
/// message that it has to answer with, an envelope unless another class is given; then its tools.
#[pyfunction]
#[pyo3(signature = (message = None, *, tools = None))]
fn protocol_instructions(
    message: Option<&Bound<'_, PyAny>>,
    tools: Option<&Bound<'_, ToolRegistry>>,
) -> PyResult<String> {
    let mut text = saop::protocol_instructions(schema_of(message)?);
    if let Some(tools) = tools {
        text.push_str(&saop::tool_instructions(&tools.get().tools));
    }
    Ok(text)
}

/// Returns the schemas of the protocol by name: JSON texts that stand alone.
#[pyfunction]
fn schemas() -> std::collections::BTreeMap<&'static str, &'static str> {
    let all = saop::schemas().iter();
    all.map(|schema| (schema.name(), schema.text())).collect()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(parse_saop_message, module)?)?;
    module.add_function(wrap_pyfunction!(validate_saop_message, module)?)?;
    module.add_function(wrap_pyfunction!(serialize_saop_message, module)?)?;
    module.add_function(wrap_pyfunction!(to_dict, module)?)?;
    module.add_function(wrap_pyfunction!(to_agent_turn, module)?)?;
    module.add_function(wrap_pyfunction!(protocol_instructions, module)?)?;
    module.add_function(wrap_pyfunction!(schemas, module)?)
}
