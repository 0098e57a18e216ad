//! The types of TypeScript, and what makes values of them from what the binding packs, which is words and the text that they refer to:
//! readers, which make all of a value, and views, which make a member when it is read. SPEC N1, N10
//!
//! Invariant: a member is read at the place where the binding's sink puts it, which is its position in the schema.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::layout::Layout;
use crate::layout::ir::{Item, Shape, Ty};

/// What a message has a function for.
const VERBS: [&str; 6] = ["parse", "validate", "serialize", "check", "isValid", "view"];
/// What the name of the class of a view ends with.
const VIEW: &str = "View";

/// Names of the module, and of JavaScript, that its types may not have.
const TAKEN: [&str; 14] = [
    "Array",
    "BigOf",
    "JsonNumber",
    "JsonObject",
    "JsonValue",
    "MessageSchema",
    "Numbers",
    "Options",
    "Reader",
    "Record",
    "SaopMessage",
    "SaopMessages",
    "Text",
    "View",
];

/// Returns `types.rs` and `messages.ts`. Messages have the name of a schema and of its type.
///
/// # Errors
///
/// Fails if an object may have members that its schema does not list, or a type the name of another thing in the module.
pub(crate) fn files(
    layout: &Layout,
    messages: &[(&str, &str)],
    command: &str,
) -> Result<BTreeMap<String, String>, String> {
    let whole = Emitter {
        layout,
        is_view: false,
    };
    let views = Emitter {
        layout,
        is_view: true,
    };
    let mut script = format!("// Generated from the schemas by `{command}`. Do not edit.\n\n");
    let mut body = String::new();
    for item in &layout.items {
        if TAKEN.contains(&&*item.name) {
            return Err(format!(
                "expected another name for a type of TypeScript, but found `{}`, which the module needs itself",
                item.name
            ));
        }
        if let Shape::Struct { extra: Some(_), .. } = &item.shape {
            return Err(format!(
                "expected objects without further members, but found that `{}` may have them",
                item.name
            ));
        }
        if views.structs().any(|other| {
            let view = other.name.strip_suffix(VIEW);
            view.is_some_and(|name| name == &*item.name)
        }) {
            return Err(format!(
                "expected another name than `{}{VIEW}` for a type of TypeScript, which is that of a view of `{}`",
                item.name, item.name
            ));
        }
        whole.define(&mut body, item)?;
        views.view(&mut body, item)?;
    }
    for (index, (_, root)) in messages.iter().enumerate() {
        functions(&mut body, index, root);
    }
    unions(&mut body, messages);
    let helpers = [
        "bool", "constant", "isNull", "isObject", "json", "list", "map", "num", "packed", "put",
        "scalar", "str", "tuple",
    ];
    let is_used = |name: &&str| {
        let called = body.contains(&format!(" {name}("));
        called || body.contains(&format!(", {name})"))
    };
    let used = helpers.into_iter().filter(is_used);
    let used: Vec<_> = used.collect();
    let _ = writeln!(
        script,
        "import {{ checkMessage, isValidMessage, parseMessage, serializeMessage, validateMessage, viewMessage }} from \"./message\";\n\
         import type {{ JsonNumber, JsonObject, JsonValue }} from \"./number\";\n\
         import {{ {}, READERS, View, VIEWS, whole }} from \"./packed\";\n\
         import type {{ BigOf, Numbers, Options, Reader, Text }} from \"./packed\";\n\
         import {{ MessageSchema }} from \"./standard\";",
        used.join(", ")
    );
    script.push_str(&body);
    let mut rust =
        format!("// Generated from the schemas by `{command}`. Do not edit.\n\nmessages! {{\n");
    for (index, (schema, root)) in messages.iter().enumerate() {
        let _ = writeln!(rust, "    {index} {schema:?} {root}");
    }
    rust.push_str("}\n");
    if whole.has_unions() {
        let names = whole.structs().map(|item| quoted(&item.name));
        let names: Vec<_> = names.collect();
        let _ = writeln!(rust, "\nobjects! {{ {} }}", names.join(", "));
    } else {
        rust.push_str("\nobjects! {}\n");
    }
    Ok(BTreeMap::from([
        ("types.rs".to_owned(), rust),
        ("messages.ts".to_owned(), script),
    ]))
}

struct Emitter<'l> {
    layout: &'l Layout,
    /// Whether objects are views.
    is_view: bool,
}

impl Emitter<'_> {
    /// The objects, by the numbers that the binding gives them where a union tells them apart.
    fn structs(&self) -> impl Iterator<Item = &Item> {
        let is_struct = |item: &&Item| matches!(item.shape, Shape::Struct { .. });
        self.layout.items.iter().filter(is_struct)
    }

    fn has_unions(&self) -> bool {
        let mut shapes = self.layout.items.iter().map(|item| &item.shape);
        shapes.any(|shape| matches!(shape, Shape::Branches(..) | Shape::Member(..)))
    }

    /// Declares an item, and makes its reader.
    fn define(&self, out: &mut String, item: &Item) -> Result<(), String> {
        let name = &*item.name;
        match &item.shape {
            Shape::Struct { fields, .. } => {
                let _ = write!(
                    out,
                    "\n{}export interface {name}<Big = JsonNumber> {{\n",
                    docs(&item.docs, "")
                );
                for field in fields {
                    let mark = if field.required { "" } else { "?" };
                    let _ = writeln!(
                        out,
                        "{}  {}{mark}: {};",
                        docs(&field.docs, "  "),
                        quoted(&field.json),
                        self.declared(&field.ty)
                    );
                }
                let first = usize::from(self.has_unions());
                let place = |index: usize| format!("at + {}", first + 2 * index);
                let _ = write!(
                    out,
                    "}}\n\nconst read{name}: Reader<{name}> = (w, t, m, n, i) => {{\n  const at = w[i + 1]!;\n  const made: any = {{\n"
                );
                // Those after the first that may be absent are put in one by one, so that they keep their order.
                let optional = fields.iter().position(|field| !field.required);
                let optional = optional.unwrap_or(fields.len());
                for (index, field) in fields.iter().enumerate().take(optional) {
                    let value = self.read(&field.ty, &place(index))?;
                    let _ = writeln!(out, "    {}: {value},", key(&field.json));
                }
                out.push_str("  };\n");
                for (index, field) in fields.iter().enumerate().skip(optional) {
                    let value = self.read(&field.ty, &place(index))?;
                    let key = quoted(&field.json);
                    let put = if field.json == "__proto__" {
                        format!("put(made, {key}, {value})")
                    } else {
                        format!("made[{key}] = {value}")
                    };
                    if field.required {
                        let _ = writeln!(out, "  {put};");
                    } else {
                        let _ = writeln!(out, "  if (w[{}] !== 0) {put};", place(index));
                    }
                }
                out.push_str("  return made;\n};\n");
            }
            Shape::Enum(constants) | Shape::Literals(constants) if constants.len() > 1 => {
                let is_text = matches!(item.shape, Shape::Enum(_));
                let all = constants.iter();
                let all: Vec<_> = all
                    .map(|one| {
                        if is_text {
                            quoted(&one.json)
                        } else {
                            one.json.clone()
                        }
                    })
                    .collect();
                let _ = write!(
                    out,
                    "\n{}export type {name} = {};\n",
                    docs(&item.docs, ""),
                    all.join(" | ")
                );
                if is_text {
                    let _ = writeln!(
                        out,
                        "\nconst {name}Values: readonly {name}[] = [{}];",
                        all.join(", ")
                    );
                }
            }
            Shape::Wrapper(inner) => {
                let _ = write!(
                    out,
                    "\n{}export type {name}<Big = JsonNumber> = {};\n\nconst read{name}: Reader<{name}> = (w, t, m, n, i) => {};\n",
                    docs(&item.docs, ""),
                    self.declared(inner),
                    self.read(inner, "i")?
                );
            }
            _ => {}
        }
        Ok(())
    }

    /// Makes the class of the views of an object, in which a member is made each time that it is read, so that it holds nothing but words.
    fn view(&self, out: &mut String, item: &Item) -> Result<(), String> {
        let Shape::Struct { fields, .. } = &item.shape else {
            return Ok(());
        };
        let name = &*item.name;
        let _ = write!(
            out,
            "\n/** A {{@link {name}}} whose members are made when they are read. */\nexport class {name}{VIEW}<Big = JsonNumber> extends View<{name}<Big>> {{\n"
        );
        let first = usize::from(self.has_unions());
        for (index, field) in fields.iter().enumerate() {
            if ["toJSON", "toObject"].contains(&&*field.json) {
                return Err(format!(
                    "expected another name for a member of `{name}`, but found `{}`, which views of it have themselves",
                    field.json
                ));
            }
            let at = format!("at + {}", first + 2 * index);
            let value = self.read(&field.ty, &at)?;
            let declared = self.declared(&field.ty);
            let (declared, value) = if field.required {
                (declared, value)
            } else {
                let value = format!("w[{at}] === 0 ? undefined : {value}");
                (format!("{declared} | undefined"), value)
            };
            let _ = writeln!(
                out,
                "{}  get {}(): {declared} {{\n    const {{ w, t, m, n, i }} = packed(this);\n    const at = w[i + 1]!;\n    return {value};\n  }}",
                docs(&field.docs, "  "),
                key(&field.json),
            );
        }
        let _ = write!(
            out,
            "  toObject(): {name}<Big> {{\n    return whole<any>(this, read{name});\n  }}\n}}\n\n\
             const lazy{name}: Reader<{name}{VIEW}<any>> = (w, t, m, n, i) => new {name}{VIEW}({{ w, t, m, n, i }});\n"
        );
        Ok(())
    }

    /// Returns an expression for the value whose words begin at a place.
    fn read(&self, ty: &Ty, at: &str) -> Result<String, String> {
        let call = |name: &str| format!("{name}(w, t, m, n, {at})");
        Ok(match ty {
            Ty::Null => "null".to_owned(),
            Ty::Bool => format!("bool(w, {at})"),
            Ty::I64 | Ty::U64 | Ty::F64 | Ty::Number | Ty::Integer => call("num"),
            Ty::String | Ty::NonEmpty => format!("str(w, t, m, {at})"),
            Ty::Any | Ty::Object | Ty::Shared(_) => call("json"),
            Ty::List(item) => self.each("list", item, at)?,
            Ty::Map(value) => self.each("map", value, at)?,
            Ty::Tuple(items) => {
                let items = items.iter().map(|item| self.reader(item));
                let items = items.collect::<Result<Vec<_>, _>>()?;
                format!("tuple(w, t, m, n, {at}, [{}])", items.join(", "))
            }
            Ty::Nullable(value) => format!("isNull(w, {at}) ? null : {}", self.read(value, at)?),
            Ty::Boxed(value) => self.read(value, at)?,
            Ty::Named(index) => {
                let item = &self.layout.items[*index];
                match &item.shape {
                    Shape::Struct { .. } if self.is_view => call(&format!("lazy{}", item.name)),
                    Shape::Struct { .. } | Shape::Wrapper(_) => call(&format!("read{}", item.name)),
                    Shape::Enum(constants) => match &**constants {
                        [only] => quoted(&only.json),
                        _ => format!("constant(w, {at}, {}Values)", item.name),
                    },
                    Shape::Literals(_) | Shape::HandWritten(_) | Shape::Pending => call("scalar"),
                    Shape::Kinds(variants) => {
                        let types: Vec<_> = variants.iter().map(|one| &one.ty).collect();
                        self.union(&types, at)?
                    }
                    Shape::Branches(variants, _) | Shape::Member(variants, _) => {
                        let types: Vec<_> = variants.iter().map(|one| &one.ty).collect();
                        self.union(&types, at)?
                    }
                    Shape::Text(_) => format!("str(w, t, m, {at})"),
                    Shape::Number(_) | Shape::Integer(_) => call("num"),
                    Shape::List(item, _) | Shape::HandList { item, .. } => {
                        self.each("list", item, at)?
                    }
                    Shape::Checked(inside, _) | Shape::Alias(inside) => self.read(inside, at)?,
                }
            }
        })
    }

    fn each(&self, helper: &str, item: &Ty, at: &str) -> Result<String, String> {
        Ok(format!(
            "{helper}(w, t, m, n, {at}, {})",
            self.reader(item)?
        ))
    }

    /// Returns a function that reads a value at a place.
    fn reader(&self, ty: &Ty) -> Result<String, String> {
        let read = self.read(ty, "i")?;
        Ok(match read.strip_suffix("(w, t, m, n, i)") {
            Some(name) => name.to_owned(),
            None => format!("(w, t, m, n, i) => {read}"),
        })
    }

    /// Objects are told apart by their numbers, other values by what they are.
    fn union(&self, types: &[&Ty], at: &str) -> Result<String, String> {
        let mut read = format!("scalar(w, t, m, n, {at})");
        let mut composite = 0;
        for ty in types.iter().copied().map(|ty| self.inside(ty)) {
            match ty {
                Ty::Named(index)
                    if matches!(self.layout.items[*index].shape, Shape::Struct { .. }) =>
                {
                    if !self.has_unions() {
                        composite += 1;
                    }
                    let name = &self.layout.items[*index].name;
                    let number = self.structs().position(|item| item.name == *name);
                    let number = number.unwrap_or_default();
                    let is_it = if self.has_unions() {
                        format!("isObject(w, {at}, {number})")
                    } else {
                        format!("w[{at}] === 14")
                    };
                    read = format!("{is_it} ? read{name}(w, t, m, n, {at}) : {read}");
                }
                Ty::List(_) | Ty::Map(_) | Ty::Tuple(_) => {
                    composite += 1;
                    read = format!("w[{at}] === 14 ? {} : {read}", self.read(ty, at)?);
                }
                _ => {}
            }
        }
        if composite > 1 {
            return Err("expected a union with at most one kind of array or map".to_owned());
        }
        Ok(read)
    }

    /// Returns the type of an array. Those of a view, and its maps, are made at each reading, so nothing is to be put into them.
    fn array(&self, item: &Ty) -> String {
        let array = if self.is_view {
            "ReadonlyArray"
        } else {
            "Array"
        };
        format!("{array}<{}>", self.declared(item))
    }

    /// Returns what a type is where it is only another name.
    fn inside<'t>(&'t self, ty: &'t Ty) -> &'t Ty {
        match ty {
            Ty::Boxed(inner) => self.inside(inner),
            Ty::Named(index) => match &self.layout.items[*index].shape {
                Shape::Checked(inner, _) | Shape::Alias(inner) => self.inside(inner),
                _ => ty,
            },
            _ => ty,
        }
    }

    /// Returns a type as TypeScript writes it.
    fn declared(&self, ty: &Ty) -> String {
        let inner = |ty: &Ty| self.declared(ty);
        match ty {
            Ty::Null => "null".to_owned(),
            Ty::Bool => "boolean".to_owned(),
            Ty::I64 | Ty::U64 | Ty::Integer | Ty::F64 | Ty::Number => NUMBER.to_owned(),
            Ty::String | Ty::NonEmpty => "string".to_owned(),
            Ty::Any | Ty::Shared(_) => VALUE.to_owned(),
            Ty::Object => "JsonObject<Big>".to_owned(),
            Ty::List(item) => self.array(item),
            Ty::Tuple(items) => {
                let items: Vec<_> = items.iter().map(inner).collect();
                format!("[{}]", items.join(", "))
            }
            Ty::Map(value) if self.is_view => {
                format!("Readonly<Record<string, {}>>", inner(value))
            }
            Ty::Map(value) => format!("Record<string, {}>", inner(value)),
            Ty::Nullable(value) => format!("{} | null", inner(value)),
            Ty::Boxed(value) => inner(value),
            Ty::Named(index) => {
                let item = &self.layout.items[*index];
                let name = &item.name;
                match &item.shape {
                    Shape::Struct { .. } if self.is_view => format!("{name}{VIEW}<Big>"),
                    Shape::Struct { .. } | Shape::Wrapper(_) => format!("{name}<Big>"),
                    Shape::Enum(constants) | Shape::Literals(constants) => match &**constants {
                        [only] if matches!(item.shape, Shape::Enum(_)) => quoted(&only.json),
                        [only] => only.json.clone(),
                        _ => name.clone(),
                    },
                    Shape::Kinds(variants) => union(variants.iter().map(|one| inner(&one.ty))),
                    Shape::Branches(variants, _) | Shape::Member(variants, _) => {
                        union(variants.iter().map(|one| inner(&one.ty)))
                    }
                    Shape::Text(_) => "string".to_owned(),
                    Shape::Number(_) | Shape::Integer(_) => NUMBER.to_owned(),
                    Shape::List(item, _) | Shape::HandList { item, .. } => self.array(item),
                    Shape::Checked(inside, _) | Shape::Alias(inside) => inner(inside),
                    Shape::HandWritten(_) | Shape::Pending => VALUE.to_owned(),
                }
            }
        }
    }
}

/// A number that a double holds, or what else the caller wants of others.
const NUMBER: &str = "number | Big";
const VALUE: &str = "JsonValue<Big>";

fn union(types: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for one in types {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all.join(" | ")
}

/// Writes the types of any message, and the lists of what makes them.
fn unions(body: &mut String, messages: &[(&str, &str)]) {
    let roots: Vec<_> = messages.iter().map(|(_, root)| *root).collect();
    let union: Vec<_> = roots.iter().map(|root| format!("{root}<Big>")).collect();
    let _ = write!(
        body,
        "\n/** Any message. */\nexport type SaopMessage<Big = JsonNumber> = {};\n",
        union.join(" | ")
    );
    body.push_str(
        "\n/** The messages by the names of their schemas. */\nexport interface SaopMessages {\n",
    );
    for (schema, root) in messages {
        let _ = writeln!(body, "  {}: {root};", quoted(schema));
    }
    body.push_str("}\n");
    let union: Vec<_> = roots
        .iter()
        .map(|root| format!("{root}{VIEW}<Big>"))
        .collect();
    let _ = write!(
        body,
        "\n/** A view of any message. */\nexport type SaopMessageView<Big = JsonNumber> = {};\n",
        union.join(" | ")
    );
    body.push_str("\n// In the order in which the addon counts them.\n");
    for (what, verb) in [("READERS", "read"), ("VIEWS", "lazy")] {
        let all: Vec<_> = roots.iter().map(|root| format!("{verb}{root}")).collect();
        let _ = writeln!(body, "{what}.push({});", all.join(", "));
    }
}

/// Writes the functions of a message.
fn functions(out: &mut String, index: usize, root: &str) {
    let [parse, validate, serialize, check, is_valid, view] =
        VERBS.map(|verb| format!("{verb}{root}"));
    let about_parse = format!(
        "/**\n * Parses a {{@link {root}}} from text.\n *\n * @throws SaopParseError if the text itself is invalid\n * @throws SaopError with every violation\n */\n"
    );
    let about_validate = format!(
        "/**\n * Makes a {{@link {root}}} of a value, which is left as it is.\n *\n * @throws SaopError with every violation\n */\n"
    );
    for (about, function, taken, helper) in [
        (about_parse, parse, "raw: Text", "parseMessage"),
        (
            about_validate,
            validate,
            "value: unknown",
            "validateMessage",
        ),
    ] {
        let given = taken.split(':').next().unwrap_or_default();
        let _ = write!(
            out,
            "\n{about}export function {function}({taken}): {root};\n\
             export function {function}<N extends Numbers>({taken}, options: Options<N>): {root}<BigOf<N>>;\n\
             export function {function}({taken}, options?: Options<Numbers>): {root}<any> {{\n  \
             return {helper}({index}, read{root}, {given}, options);\n}}\n"
        );
    }
    let _ = write!(
        out,
        "\n/**\n * Same as {{@link parse{root}}}, but makes a member each time that it is read. For who reads few of them.\n *\n * @throws SaopError with every violation\n */\n\
         export function {view}(raw: Text): {root}{VIEW};\n\
         export function {view}<N extends Numbers>(raw: Text, options: Options<N>): {root}{VIEW}<BigOf<N>>;\n\
         export function {view}(raw: Text, options?: Options<Numbers>): {root}{VIEW}<any> {{\n  \
         return viewMessage({index}, lazy{root}, raw, options);\n}}\n"
    );
    let _ = write!(
        out,
        "\n/**\n * Writes a {{@link {root}}} as compact JSON text.\n *\n * @throws SaopError if it is no valid one\n */\n\
         export function {serialize}(message: {root}<JsonNumber | bigint>): string {{\n  return serializeMessage({index}, message);\n}}\n\
         \n/** Checks the text of a {{@link {root}}}, and makes nothing. Throws what the parser throws. */\n\
         export function {check}(raw: Text): void {{\n  checkMessage({index}, raw);\n}}\n\
         \n/** Whether a text is a {{@link {root}}}, which is decided at the first fault. */\n\
         export function {is_valid}(raw: Text): boolean {{\n  return isValidMessage({index}, raw);\n}}\n\
         \n/** The schema of {{@link {root}}}, which libraries that know Standard Schema take. */\n\
         export const {root}Schema = new MessageSchema<{root}>({index}, read{root});\n"
    );
}

/// Returns a description as a comment, which nothing in it ends.
fn docs(text: &str, indent: &str) -> String {
    let text = text.trim().replace("*/", "*\\/");
    if text.is_empty() {
        return String::new();
    }
    let lines: Vec<_> = text.lines().collect();
    if let [line] = &*lines {
        return format!("{indent}/** {line} */\n");
    }
    let lines = lines.iter();
    let lines: Vec<_> = lines
        .map(|line| format!("{indent} * {line}").trim_end().to_owned())
        .collect();
    format!("{indent}/**\n{}\n{indent} */\n", lines.join("\n"))
}

/// Returns the name of a member as literals and classes take it.
fn key(name: &str) -> String {
    let key = quoted(name);
    if ["__proto__", "constructor"].contains(&name) {
        format!("[{key}]")
    } else {
        key
    }
}

/// Returns a string as JSON and TypeScript have it.
fn quoted(text: &str) -> String {
    let mut out = String::new();
    saop_json::push_string(&mut out, text);
    out
}
