//! The classes of Python: a table for each struct, which the binding makes into a class, and the declarations that type checkers read.
//!
//! Invariant: both name the same classes and members, and a member is optional in both or in neither.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::emit::ident;
use crate::layout::Layout;
use crate::layout::ir::{Field, Item, Shape, Ty};
use quote::ToTokens as _;

/// What may not be the name of an attribute.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

/// What a class declares itself with: an attribute of that name would be meant in its place, or be an argument twice.
const DECLARED_WITH: [&str; 17] = [
    "Any",
    "JsonValue",
    "Literal",
    "Mapping",
    "Self",
    "Sequence",
    "bool",
    "classmethod",
    "cls",
    "dict",
    "final",
    "float",
    "int",
    "object",
    "property",
    "str",
    "tuple",
];

/// What a module declares beside classes.
const MODULE_HAS: [&str; 5] = ["SaopMessage", "Text", "TypeAlias", "Union", "overload"];

/// What each message has a function for.
const FUNCTIONS: [&str; 5] = ["parse", "validate", "serialize", "check", "is_valid"];

/// Returns `types.rs`, `_types.py` and `_types.pyi`. Messages have the name of a schema and of its type.
///
/// # Errors
///
/// Fails if an object may have members that its schema does not list, or has the name of something that the module needs.
pub(crate) fn files(
    layout: &Layout,
    messages: &[(&str, &str)],
    command: &str,
) -> Result<BTreeMap<String, String>, String> {
    let mut rust = format!("// Generated from the schemas by `{command}`. Do not edit.\n");
    let mut stub = format!(
        "# Generated from the schemas by `{command}`. Do not edit.\n\n\
         from collections.abc import Mapping, Sequence\n\
         from typing import Any, Literal, Self, TypeAlias, final, overload\n\n\
         JsonValue: TypeAlias = (\n    None | bool | int | float | str | list[\"JsonValue\"] | dict[str, \"JsonValue\"]\n)\n\
         Text: TypeAlias = str | bytes | bytearray | memoryview\n"
    );
    let mut names = Vec::new();
    let structs = layout.items.iter();
    let structs = structs.filter(|item| matches!(item.shape, Shape::Struct { .. }));
    let class_names: Vec<_> = structs.map(|item| &*item.name).collect();
    for item in &layout.items {
        let Shape::Struct { fields, extra } = &item.shape else {
            continue;
        };
        if extra.is_some() {
            return Err(format!(
                "expected objects without further members, but found that `{}` may have them",
                item.name
            ));
        }
        let name = &*item.name;
        let taken = [&KEYWORDS[..], &DECLARED_WITH, &MODULE_HAS];
        if taken.into_iter().flatten().any(|taken| *taken == name) {
            return Err(format!(
                "expected another name for a class of Python, but found `{name}`, which the module needs itself"
            ));
        }
        let members: Vec<Member<'_>> = fields
            .iter()
            .map(|field| Member::of(field, attribute(field, &class_names), item, layout))
            .collect();
        names.push(name);
        class(&mut rust, item, &members);
        declaration(&mut stub, item, &members, layout);
    }
    let _ = write!(rust, "\nclasses! {{ {} }}\n\nmessages! {{", names.join(" "));
    let mut functions = Vec::new();
    for (schema, root) in messages {
        let name = schema.replace('-', "_");
        let all = FUNCTIONS.map(|verb| format!("{verb}_{name}"));
        let _ = write!(rust, "\n    {schema:?} {root} {}", all.join(" "));
        let [parse, validate, serialize, check, is_valid] = &all;
        let _ = write!(
            stub,
            "\n@overload\ndef {parse}(raw: Text, *, as_dict: Literal[False] = ...) -> {root}: ...\n\
             @overload\ndef {parse}(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...\n\
             @overload\ndef {parse}(raw: Text, *, as_dict: bool) -> {root} | dict[str, Any]: ...\n\
             def {validate}(value: Any) -> {root}: ...\n\
             def {serialize}(message: {root}) -> str: ...\n\
             def {check}(raw: Text) -> None: ...\n\
             def {is_valid}(raw: Text) -> bool: ...\n"
        );
        functions.extend(all);
    }
    rust.push_str("\n}\n");
    let of_messages: Vec<_> = messages.iter().map(|(_, root)| *root).collect();
    let _ = write!(
        stub,
        "\nSaopMessage: TypeAlias = (\n    {}\n)\n",
        of_messages.join("\n    | ")
    );
    let imported: Vec<_> = names
        .iter()
        .copied()
        .chain(functions.iter().map(|name| &**name))
        .collect();
    let all: Vec<_> = ["JsonValue", "SaopMessage", "Text"]
        .iter()
        .chain(&imported)
        .map(|name| quoted(name))
        .collect();
    let all = format!("__all__ = [\n    {},\n]\n", all.join(",\n    "));
    let _ = write!(stub, "\n{all}");
    let module = format!(
        "\"\"\"The classes of the messages and their parts, and the functions that read and write them.\"\"\"\n\n\
         # Generated from the schemas by `{command}`. Do not edit.\n\n\
         from typing import Union\n\nfrom ._saop import (\n    {},\n)\n\n\
         Text = Union[str, bytes, bytearray, memoryview]\n\
         JsonValue = Union[None, bool, int, float, str, list, dict]\n\
         SaopMessage = Union[{}]\n\n{all}",
        imported.join(",\n    "),
        of_messages.join(", "),
    );
    Ok(BTreeMap::from([
        ("types.rs".to_owned(), rust),
        ("_types.py".to_owned(), module),
        ("_types.pyi".to_owned(), stub),
    ]))
}

/// A member of a class.
struct Member<'l> {
    field: &'l Field,
    /// The attribute's name.
    attribute: String,
    /// The JSON text that it has if it is not given.
    default: Option<String>,
}

impl<'l> Member<'l> {
    fn of(field: &'l Field, attribute: String, item: &Item, layout: &Layout) -> Self {
        let stated = item.version.as_ref();
        let stated = stated.filter(|stated| stated.member == field.json);
        let only = match &field.ty {
            Ty::Named(index) => match &layout.items[*index].shape {
                Shape::Enum(constants) if field.required && constants.len() == 1 => {
                    Some(quoted(&constants[0].json))
                }
                _ => None,
            },
            _ => None,
        };
        Self {
            field,
            attribute,
            default: stated.map(|stated| quoted(&stated.version)).or(only),
        }
    }

    fn may_be_left_out(&self) -> bool {
        !self.field.required || self.default.is_some()
    }
}

/// Returns the name of an attribute: that of the member, or where it cannot be, that of the field with an underscore after it. Fields
/// differ without one, so no other attribute has it.
fn attribute(field: &Field, classes: &[&str]) -> String {
    let name = &*field.json;
    let mut letters = name.chars();
    let begins = |first: char| first.is_ascii_alphabetic() || first == '_';
    let is_identifier = letters.next().is_some_and(begins)
        && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    let taken = [&KEYWORDS[..], &DECLARED_WITH, classes].concat();
    if is_identifier && !name.starts_with("__") && !taken.contains(&name) {
        name.to_owned()
    } else {
        format!("{}_", field.rust.trim_end_matches('_'))
    }
}

/// Returns a string as JSON and Python have it.
fn quoted(text: &str) -> String {
    let mut out = String::new();
    saop_json::push_string(&mut out, text);
    out
}

/// Returns a description as one literal of Rust.
fn literal(text: &str) -> String {
    text.to_token_stream().to_string()
}

fn class(out: &mut String, item: &Item, members: &[Member<'_>]) {
    let signature: Vec<_> = members
        .iter()
        .map(|member| match &member.default {
            Some(default) => format!("{}={default}", member.attribute),
            None if member.field.required => member.attribute.clone(),
            None => format!("{}=None", member.attribute),
        })
        .collect();
    let signature = format!("(*, {})", signature.join(", "));
    let _ = write!(
        out,
        "\nclass! {{\n    {} {} {}\n",
        item.name,
        literal(item.docs.trim()),
        literal(&signature)
    );
    for member in members {
        let field = ident(&member.field.rust);
        let need = if member.field.required {
            "required"
        } else {
            "optional"
        };
        let _ = writeln!(
            out,
            "    {need} {field} {} {} {} {}",
            literal(&member.field.json),
            literal(&member.attribute),
            literal(member.default.as_deref().unwrap_or_default()),
            literal(member.field.docs.trim()),
        );
    }
    out.push_str("}\n");
}

fn declaration(out: &mut String, item: &Item, members: &[Member<'_>], layout: &Layout) {
    let _ = write!(
        out,
        "\n@final\nclass {}:\n    {}\n\n",
        item.name,
        docstring(&item.docs)
    );
    let names: Vec<_> = members
        .iter()
        .map(|member| quoted(&member.attribute))
        .collect();
    let _ = writeln!(out, "    __match_args__ = ({},)", names.join(", "));
    for member in members {
        let ty = declared(&member.field.ty, layout, false);
        let or_none = if member.field.required { "" } else { " | None" };
        let _ = write!(
            out,
            "\n    @property\n    def {}(self) -> {ty}{or_none}:\n        {}\n",
            member.attribute,
            docstring(&member.field.docs)
        );
    }
    out.push_str("\n    def __new__(\n        cls,\n        *,\n");
    for member in members {
        let ty = declared(&member.field.ty, layout, true);
        let (or_none, default) = match (member.field.required, member.may_be_left_out()) {
            (false, _) => (" | None", " = ..."),
            (true, true) => ("", " = ..."),
            (true, false) => ("", ""),
        };
        let _ = writeln!(out, "        {}: {ty}{or_none}{default},", member.attribute);
    }
    out.push_str(
        "    ) -> Self: ...\n    def __replace__(self, **changes: Any) -> Self: ...\n    \
         def __eq__(self, other: object, /) -> bool: ...\n    \
         def __ne__(self, other: object, /) -> bool: ...\n    \
         def __hash__(self) -> int: ...\n    def __copy__(self) -> Self: ...\n    \
         def __reduce__(self) -> tuple[Any, ...]: ...\n    \
         @classmethod\n    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...\n    \
         @classmethod\n    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...\n",
    );
}

/// Returns a text as a docstring, in which nothing ends it.
fn docstring(text: &str) -> String {
    let text = text.trim().replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"\"\"{}\"\"\"", text.replace('\n', "\n    "))
}

/// Returns the type that a value has, or that a constructor takes.
fn declared(ty: &Ty, layout: &Layout, taken: bool) -> String {
    let inner = |ty: &Ty| declared(ty, layout, taken);
    let list = |ty: &Ty| {
        if taken {
            format!("Sequence[{}]", inner(ty))
        } else {
            format!("tuple[{}, ...]", inner(ty))
        }
    };
    let map = if taken { "Mapping" } else { "dict" };
    match ty {
        Ty::Null => "None".to_owned(),
        Ty::Bool => "bool".to_owned(),
        Ty::I64 | Ty::U64 | Ty::Integer => "int".to_owned(),
        Ty::F64 | Ty::Number => "float".to_owned(),
        Ty::String | Ty::NonEmpty => "str".to_owned(),
        Ty::Any | Ty::Shared(_) => "JsonValue".to_owned(),
        Ty::Object if taken => "Mapping[str, Any]".to_owned(),
        Ty::Object => "dict[str, JsonValue]".to_owned(),
        Ty::List(item) => list(item),
        Ty::Tuple(items) => {
            let items: Vec<_> = items.iter().map(inner).collect();
            format!("tuple[{}]", items.join(", "))
        }
        Ty::Map(value) => format!("{map}[str, {}]", inner(value)),
        Ty::Nullable(value) => format!("{} | None", inner(value)),
        Ty::Boxed(value) => inner(value),
        Ty::Named(index) => {
            let item = &layout.items[*index];
            match &item.shape {
                Shape::Struct { .. } if taken => format!("{} | Mapping[str, Any]", item.name),
                Shape::Struct { .. } => item.name.clone(),
                Shape::Enum(constants) => {
                    let all = constants.iter().map(|one| quoted(&one.json));
                    format!("Literal[{}]", all.collect::<Vec<_>>().join(", "))
                }
                Shape::Kinds(variants) => union(variants.iter().map(|one| inner(&one.ty))),
                Shape::Branches(variants, _) | Shape::Member(variants, _) => {
                    union(variants.iter().map(|one| inner(&one.ty)))
                }
                Shape::Text(_) => "str".to_owned(),
                Shape::Number(_) => "float".to_owned(),
                Shape::Integer(_) => "int".to_owned(),
                Shape::List(item, _) | Shape::HandList { item, .. } => list(item),
                Shape::Checked(inside, _) | Shape::Alias(inside) => inner(inside),
                // A wrapper contains itself, and has no name here.
                Shape::Wrapper(_) | Shape::Literals(_) | Shape::HandWritten(_) | Shape::Pending => {
                    "JsonValue".to_owned()
                }
            }
        }
    }
}

fn union(types: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for one in types {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all.join(" | ")
}
