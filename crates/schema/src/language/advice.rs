//! What to write in place of a common mistake in a schema.

use saop_json::{JsonKind, NodeRef};

use super::dialect::Dialect;

/// Returns what to append to the message on a value that the metaschema refuses.
pub(crate) fn advice(location: &str, value: NodeRef<'_>, dialect: Dialect) -> Option<String> {
    let mut steps = location.rsplit('/');
    let last = steps.next()?;
    // An item of a list of types.
    let keyword = if last.bytes().all(|byte| byte.is_ascii_digit()) {
        steps.next()?
    } else {
        last
    };
    let words = match (keyword, value.kind()) {
        ("type", JsonKind::String) => {
            let meant = type_meant(&value.string()?)?;
            return Some(format!("; did you mean `{meant}`?"));
        }
        ("required", JsonKind::Bool) => {
            "; list the names of the members in the `required` of the object that has them"
        }
        ("exclusiveMinimum" | "exclusiveMaximum", JsonKind::Bool) if dialect > Dialect::Draft04 => {
            "; since draft-06 it is the bound itself"
        }
        ("exclusiveMinimum" | "exclusiveMaximum", JsonKind::Number)
            if dialect == Dialect::Draft04 =>
        {
            "; in draft-04 it is a boolean beside `minimum` or `maximum`"
        }
        ("items", JsonKind::Array) if dialect >= Dialect::Draft202012 => {
            "; in 2020-12 a list of schemas is `prefixItems`"
        }
        _ => return None,
    };
    Some(words.to_owned())
}

/// Returns the type of JSON Schema that other languages call so, such as `integer` for `int`.
#[must_use]
pub fn type_meant(name: &str) -> Option<&'static str> {
    Some(match &*name.to_ascii_lowercase() {
        "arr" | "list" | "set" | "tuple" | "sequence" => "array",
        "bool" => "boolean",
        "int" | "int32" | "int64" | "long" | "uint" => "integer",
        "nil" | "none" | "undefined" => "null",
        "decimal" | "double" | "float" | "num" => "number",
        "dict" | "dictionary" | "hash" | "map" | "mapping" | "record" | "struct" => "object",
        "char" | "date" | "datetime" | "str" | "text" | "uuid" => "string",
        _ => return None,
    })
}
