//! What the classes of messages and their parts have in common. `types.rs` has a table for each, from which a macro makes the class. SPEC N9
//!
//! Invariant: an instance comes from a decoder, whoever asked for it, so it is valid when it is made; and it does not change, but for what a caller does to a dict in it, which is checked wherever the instance is taken again.

use pyo3::PyClass;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use saop::{Limits, SaopError};

use crate::json::{push_json, push_member};
use crate::sink::Objects;
use crate::{errors, types};

/// What a class is, beside its instances.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) members: &'static [Member],
}

/// A member of an object.
#[derive(Debug)]
pub(crate) struct Member {
    /// Its name in JSON.
    pub(crate) json: &'static str,
    /// The attribute that has its value; `None` where an optional member is absent.
    pub(crate) attribute: &'static str,
    pub(crate) required: bool,
    /// The JSON text of its value if none is given; empty if there is none.
    pub(crate) default: &'static str,
}

/// Implemented by each class.
pub(crate) trait Class:
    PyClass<Frozen = pyo3::pyclass::boolean_struct::True> + Sync
{
    const TABLE: &'static Table;

    /// Reads the JSON text of an instance.
    fn read<'py>(
        raw: &[u8],
        limits: &Limits,
        sink: &mut Objects<'py>,
    ) -> Result<Bound<'py, PyAny>, SaopError>;

    /// The text of the schema that has the class as its root or as a definition.
    fn schema_text() -> &'static str;

    /// Calls a function with the values of the members.
    fn with<R>(&self, look: impl FnOnce(&[&Py<PyAny>]) -> R) -> R;
}

/// Returns the next of a decoder's values, or `None` of Python for a member that is absent.
pub(crate) fn next(
    py: Python<'_>,
    values: &mut std::slice::IterMut<'_, Option<Bound<'_, PyAny>>>,
) -> Py<PyAny> {
    let value = values.next().and_then(Option::take);
    value.map_or_else(|| py.None(), Bound::unbind)
}

/// Makes an instance of members given by name.
pub(crate) fn construct<'py, C: Class>(
    py: Python<'py>,
    given: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, C>> {
    let mut text = String::from("{");
    let mut known = 0;
    for member in C::TABLE.members {
        let value = match given {
            Some(given) => given.get_item(member.attribute)?,
            None => None,
        };
        known += usize::from(value.is_some());
        let absent = match &value {
            Some(value) => value.is_none() && !member.required,
            None => member.default.is_empty(),
        };
        if absent {
            continue;
        }
        if text.len() > 1 {
            text.push(',');
        }
        saop_json::push_string(&mut text, member.json);
        text.push(':');
        match value {
            Some(value) => push_member(&mut text, member.json, &value)?,
            None => text.push_str(member.default),
        }
    }
    text.push('}');
    if let Some(given) = given.filter(|given| given.len() > known) {
        let is_known = |name: &str| {
            C::TABLE
                .members
                .iter()
                .any(|member| member.attribute == name)
        };
        for name in given.keys() {
            let name: String = name.extract()?;
            if !is_known(&name) {
                let of = C::TABLE.name;
                let message = format!("{of}() got an unexpected keyword argument '{name}'");
                return Err(PyTypeError::new_err(message));
            }
        }
    }
    from_text::<C>(py, text.as_bytes())
}

/// Makes an instance of the JSON text of a Python value, in which places would tell a caller nothing.
pub(crate) fn from_text<'py, C: Class>(py: Python<'py>, text: &[u8]) -> PyResult<Bound<'py, C>> {
    let mut sink = Objects::new(py, false);
    let read = C::read(text, &Limits::NONE, &mut sink);
    let made = sink.finish(read, |error| errors::saop(py, error, false))?;
    Ok(made.cast_into::<C>()?)
}

/// Makes an instance of a value. One of the class is read anew, too: a caller may have changed a dict in it.
pub(crate) fn convert<'py, C: Class>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, C>> {
    let mut text = String::new();
    push_json(&mut text, value)?;
    from_text::<C>(value.py(), text.as_bytes())
}

/// Calls a function with each attribute that an instance has, and its value.
fn each<'py, C: Class>(
    one: &Bound<'py, C>,
    mut call: impl FnMut(&'static str, &Bound<'py, PyAny>) -> PyResult<()>,
) -> PyResult<()> {
    let py = one.py();
    one.get().with(|values| {
        for (member, value) in C::TABLE.members.iter().zip(values) {
            let value = value.bind(py);
            if member.required || !value.is_none() {
                call(member.attribute, value)?;
            }
        }
        Ok(())
    })
}

/// Returns the members of an instance by name.
pub(crate) fn attributes<'py, C: Class>(one: &Bound<'py, C>) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(one.py());
    each(one, |name, value| all.set_item(name, value))?;
    Ok(all)
}

/// Returns an instance as dicts and lists, as the text of it would be read into them.
pub(crate) fn to_dict<'py, C: Class>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let mut text = String::new();
    push_json(&mut text, value)?;
    let mut sink = Objects::new(value.py(), true);
    let read = C::read(text.as_bytes(), &Limits::NONE, &mut sink);
    sink.finish(read, |error| errors::saop(value.py(), error, false))
}

/// Returns what pickle makes an object of again, in each of its protocols: the arguments of its class.
pub(crate) fn reduced<'py>(
    one: &Bound<'py, PyAny>,
    arguments: Bound<'py, PyTuple>,
    named: Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyTuple>> {
    let py = one.py();
    let make = py.import("copyreg")?.getattr("__newobj_ex__")?;
    (make, (one.get_type(), arguments, named)).into_pyobject(py)
}

pub(crate) fn repr<C: Class>(one: &Bound<'_, C>) -> PyResult<String> {
    let mut text = format!("{}(", C::TABLE.name);
    let mut first = true;
    each(one, |name, value| {
        if !first {
            text.push_str(", ");
        }
        first = false;
        text.push_str(name);
        text.push('=');
        text.push_str(value.repr()?.to_str()?);
        Ok(())
    })?;
    text.push(')');
    Ok(text)
}

pub(crate) fn equal<C: Class>(py: Python<'_>, one: &C, other: &C) -> PyResult<bool> {
    one.with(|values| {
        other.with(|others| {
            for (value, other) in values.iter().zip(others) {
                if !value.bind(py).eq(other)? {
                    return Ok(false);
                }
            }
            Ok(true)
        })
    })
}

pub(crate) fn hash<C: Class>(py: Python<'_>, one: &C) -> PyResult<isize> {
    one.with(|values| PyTuple::new(py, values)?.hash())
}

/// Makes an instance of another one's members and some changes.
pub(crate) fn replace<'py, C: Class>(
    one: &Bound<'py, C>,
    changes: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, C>> {
    let all = attributes(one)?;
    if let Some(changes) = changes {
        all.update(changes.as_mapping())?;
    }
    construct(one.py(), Some(&all))
}

/// Returns pydantic's core schema of a class.
pub(crate) fn core_schema<C: Class>(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let convert = py.import("functools")?.getattr("partial")?;
    let compiled = py.import("saop._saop")?;
    let convert = convert.call1((compiled.getattr("convert")?, py.get_type::<C>()))?;
    let make = py.import("saop._pydantic")?.getattr("core_schema")?;
    make.call1((convert, compiled.getattr("to_dict")?))
}

/// Returns the JSON Schema that pydantic puts into that of a model.
pub(crate) fn json_schema<'py>(
    py: Python<'py>,
    text: &str,
    name: &str,
    dialect: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let make = py.import("saop._description")?.getattr("json_schema")?;
    make.call1((text, name, dialect))
}

/// Whether a member has to be there.
macro_rules! required {
    (required) => {
        true
    };
    (optional) => {
        false
    };
}

/// Makes the class of an object: its name, description and signature; then each member, which is `required` or `optional`, with its
/// field, name, attribute, default and description.
macro_rules! class {
    (
        $type:ident $docs:literal $signature:literal
        $($need:ident $field:ident $json:literal $attribute:literal $default:literal $about:literal)*
    ) => {
        #[doc = $docs]
        #[pyclass(frozen, module = "saop")]
        pub(crate) struct $type {
            $(
                #[doc = $about]
                #[pyo3(get, name = $attribute)]
                $field: Py<PyAny>,
            )*
        }

        impl $crate::class::Class for $type {
            const TABLE: &'static $crate::class::Table = &$crate::class::Table {
                name: stringify!($type),
                members: &[$($crate::class::Member {
                    json: $json,
                    attribute: $attribute,
                    required: required!($need),
                    default: $default,
                }),*],
            };

            fn read<'py>(
                raw: &[u8],
                limits: &saop::Limits,
                sink: &mut $crate::sink::Objects<'py>,
            ) -> Result<Bound<'py, PyAny>, saop::SaopError> {
                Ok(saop_schema::open::parse_to::<saop::$type, _>(raw, limits, sink)?)
            }

            fn schema_text() -> &'static str {
                <saop::$type as saop_schema::open::OpenType>::open_schema().text()
            }

            fn with<R>(&self, look: impl FnOnce(&[&Py<PyAny>]) -> R) -> R {
                look(&[$(&self.$field),*])
            }
        }

        impl $type {
            fn make<'py>(
                py: Python<'py>,
                values: &mut [Option<Bound<'py, PyAny>>],
            ) -> PyResult<Bound<'py, PyAny>> {
                let mut values = values.iter_mut();
                let made = Self { $($field: $crate::class::next(py, &mut values)),* };
                Ok(Bound::new(py, made)?.into_any())
            }
        }

        #[pymethods]
        impl $type {
            #[new]
            #[pyo3(signature = (**members), text_signature = $signature)]
            fn new(py: Python<'_>, members: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
                let made = $crate::class::construct::<Self>(py, members)?;
                let made = made.get();
                Ok(Self { $($field: made.$field.clone_ref(py)),* })
            }

            #[classattr]
            fn __match_args__(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                PyTuple::new(py, [$($attribute),*])
            }

            fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
                $crate::class::repr(slf)
            }

            fn __eq__(&self, py: Python<'_>, other: &Self) -> PyResult<bool> {
                $crate::class::equal(py, self, other)
            }

            fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
                $crate::class::hash(py, self)
            }

            fn __copy__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
                slf.clone()
            }

            fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                let members = $crate::class::attributes(slf)?;
                $crate::class::reduced(slf, PyTuple::empty(slf.py()), members)
            }

            #[pyo3(signature = (**changes))]
            fn __replace__<'py>(
                slf: &Bound<'py, Self>,
                changes: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Bound<'py, Self>> {
                $crate::class::replace(slf, changes)
            }

            #[classmethod]
            fn __get_pydantic_core_schema__<'py>(
                cls: &Bound<'py, PyType>,
                _source: &Bound<'py, PyAny>,
                _handler: &Bound<'py, PyAny>,
            ) -> PyResult<Bound<'py, PyAny>> {
                $crate::class::core_schema::<Self>(cls.py())
            }

            #[classmethod]
            fn __get_pydantic_json_schema__<'py>(
                cls: &Bound<'py, PyType>,
                _schema: &Bound<'py, PyAny>,
                _handler: &Bound<'py, PyAny>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let text = <Self as $crate::class::Class>::schema_text();
                $crate::class::json_schema(cls.py(), text, stringify!($type), "draft-07")
            }

            // SPEC N6: a cycle through a dict of free-form data would leak without it.
            fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
                $(visit.call(&self.$field)?;)*
                Ok(())
            }
        }
    };
}

/// Makes what chooses among the classes.
macro_rules! classes {
    ($($type:ident)*) => {
        /// Makes an instance of the class of that name; `None` if there is none.
        pub(crate) fn make<'py>(
            py: Python<'py>,
            name: &str,
            values: &mut [Option<Bound<'py, PyAny>>],
        ) -> Option<PyResult<Bound<'py, PyAny>>> {
            $(
                if name == stringify!($type) {
                    return Some($type::make(py, values));
                }
            )*
            None
        }

        /// Calls a function with the table and the members of an instance; returns `None` if the value is no instance of a class.
        pub(crate) fn look<R>(
            value: &Bound<'_, PyAny>,
            call: impl FnOnce(&'static $crate::class::Table, &[&Py<PyAny>]) -> R,
        ) -> Option<R> {
            use $crate::class::Class as _;
            $(
                if let Ok(one) = value.cast_exact::<$type>() {
                    return Some(one.get().with(|values| call($type::TABLE, values)));
                }
            )*
            None
        }

        /// Returns an instance as dicts and lists; `None` if the value is no instance of a class.
        pub(crate) fn to_dict<'py>(value: &Bound<'py, PyAny>) -> Option<PyResult<Bound<'py, PyAny>>> {
            $(
                if value.is_exact_instance_of::<$type>() {
                    return Some($crate::class::to_dict::<$type>(value));
                }
            )*
            None
        }

        /// Makes an instance of `class` of a value.
        #[pyfunction]
        fn convert<'py>(
            class: &Bound<'py, PyAny>,
            value: &Bound<'py, PyAny>,
        ) -> PyResult<Bound<'py, PyAny>> {
            let py = value.py();
            $(
                if class.is(&py.get_type::<$type>()) {
                    return Ok($crate::class::convert::<$type>(value)?.into_any());
                }
            )*
            Err(pyo3::exceptions::PyTypeError::new_err("expected a class of this package"))
        }

        pub(super) fn add_classes(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_class::<$type>()?;)*
            module.add_function(wrap_pyfunction!(convert, module)?)
        }
    };
}

/// Makes an object of a class, whose name a decoder knows.
pub(crate) fn make<'py>(
    py: Python<'py>,
    name: &str,
    values: &mut [Option<Bound<'py, PyAny>>],
) -> PyResult<Bound<'py, PyAny>> {
    types::make(py, name, values).unwrap_or_else(|| {
        let message = format!("expected a class of this package, but found `{name}`");
        Err(PyTypeError::new_err(message))
    })
}
