//! Messages of unions as real schemas have them: content of messages, resources, parameters, shapes, events and models.
//!
//! Invariant: a row is right by what the schema's author meant, not by what the code says. `…` stands for any text.

use serde_json::{Value, json};

use super::{compile, words};

/// A property from a word: its name, `:`, its type, and `!` if it is required.
fn property(word: &str) -> (&str, Value, bool) {
    let is_required = word.ends_with('!');
    let (name, kind) = word.trim_end_matches('!').split_once(':').unwrap();
    (name, json!({"type": kind}), is_required)
}

/// An object with a tag, and with properties in words.
fn by(tag: &str, value: Value, properties: &str) -> Value {
    let mut schema = object(properties);
    schema["properties"][tag] = json!({"const": value});
    schema["required"]
        .as_array_mut()
        .unwrap()
        .insert(0, json!(tag));
    schema
}

fn object(properties: &str) -> Value {
    let mut schema = json!({"type": "object", "properties": {}, "required": []});
    for word in properties.split_whitespace() {
        let (name, kind, is_required) = property(word);
        schema["properties"][name] = kind;
        if is_required {
            schema["required"].as_array_mut().unwrap().push(json!(name));
        }
    }
    schema
}

fn closed(mut schema: Value) -> Value {
    schema["additionalProperties"] = json!(false);
    schema
}

fn titled(title: &str, mut schema: Value) -> Value {
    schema["title"] = json!(title);
    schema
}

fn open(mut schema: Value) -> Value {
    schema.as_object_mut().unwrap().remove("type");
    schema
}

fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut rest) = text.strip_prefix(parts.next().unwrap()) else {
        return false;
    };
    let Some(last) = pattern
        .contains('…')
        .then(|| pattern.rsplit('…').next().unwrap())
    else {
        return rest.is_empty();
    };
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    text.ends_with(last)
}

/// Rows of one schema: a document, and all that is said of it.
struct Said {
    name: &'static str,
    schema: Value,
    rows: Vec<(Value, Vec<&'static str>)>,
}

fn said(name: &'static str, schema: Value, rows: Vec<(Value, Vec<&'static str>)>) -> Said {
    Said { name, schema, rows }
}

/// The content of messages: a text, or blocks, of which two hold unions of their own.
#[rustfmt::skip]
fn content() -> Said {
    let schema = json!({
        "$defs": {
            "text": by("type", json!("text"), "text:string!"),
            "image": {"allOf": [by("type", json!("image"), ""), {"properties": {"source": {"oneOf": [
                by("type", json!("base64"), "data:string! media_type:string!"), by("type", json!("url"), "url:string!")
            ]}}, "required": ["source"]}]},
            "use": by("type", json!("tool_use"), "id:string! name:string! input:object!"),
            "result": {"type": "object", "required": ["type", "tool_use_id"], "properties": {
                "type": {"const": "tool_result"}, "tool_use_id": {"type": "string"},
                "content": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/image"}]}}]}
            }},
            "media": {"oneOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/image"}]},
            "block": {"anyOf": [{"$ref": "#/$defs/media"}, {"anyOf": [{"$ref": "#/$defs/use"}, {"$ref": "#/$defs/result"}]}]}
        },
        "type": "object",
        "properties": {"content": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/block"}}]}},
        "required": ["content"]
    });
    said("content", schema, vec![
        (json!({"content": [{"type": "text", "text": 1}]}), vec!["/content/0/text: expected a string, but found the number 1"]),
        (json!({"content": [{"type": "image", "source": {"type": "base64", "data": 1, "media_type": "image/png"}}]}), vec!["/content/0/source/data: expected a string, but found the number 1"]),
        (json!({"content": [{"type": "image", "source": {"type": "file"}}]}), vec!["/content/0/source: expected an object with the member `type` being `base64` or `url`, but found the string `file` there"]),
        (json!({"content": [{"type": "image"}]}), vec!["/content/0/source: expected the member `source`, but found an object without it"]),
        (json!({"content": [{"type": "imge"}]}), vec!["/content/0…: expected …`text`, `image`, `tool_use` or `tool_result`, but found the string `imge`…; did you mean `image`?"]),
        (json!({"content": ["a", {"type": "tool_use", "id": "1", "name": "n"}]}), vec!["/content/0: expected an object…, but found the string `a`", "/content/1/input: expected the member `input`, but found an object without it"]),
        (json!({"content": [{"type": "tool_result", "tool_use_id": "1", "content": [{"type": "tool_use"}]}]}), vec!["/content/0/content/0…: expected …`text` or `image`, but found the string `tool_use`…"]),
        (json!({"content": [{"type": "tool_result", "tool_use_id": "1", "content": {"type": "text"}}]}), vec!["/content/0/content: expected a string or an array, but found an object"]),
        (json!({"content": 5}), vec!["/content: expected a string or an array, but found the number 5"]),
        (json!({"content": {"type": "text", "text": "a"}}), vec!["/content: expected a string or an array, but found an object"]),
        (json!({"content": [{"text": "a"}]}), vec!["/content/0…: expected …`text`, `image`, `tool_use` or `tool_result`, but found an object without it"]),
        (json!({"content": [{"type": ["text"], "text": "a"}]}), vec!["/content/0…: expected …`text`, `image`, `tool_use` or `tool_result`, but found an array…"]),
    ])
}

/// Models as pydantic writes them: references, tags with a default, `null`.
#[rustfmt::skip]
fn models() -> Said {
    let model = |name: &str, kind: &str, more: &str| {
        let mut schema = titled(name, object(more));
        schema["properties"]["kind"] = json!({"const": kind, "default": kind, "title": "Kind", "type": "string"});
        schema
    };
    let schema = json!({
        "$defs": {"Cat": model("Cat", "cat", "lives:integer! name:string"), "Dog": model("Dog", "dog", "bark:string! name:string"), "Fish": model("Fish", "fish", "depth:number! name:string")},
        "type": "object",
        "properties": {
            "pet": {"anyOf": [{"discriminator": {"mapping": {"cat": "#/$defs/Cat", "dog": "#/$defs/Dog", "fish": "#/$defs/Fish"}, "propertyName": "kind"}, "oneOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}, {"$ref": "#/$defs/Fish"}]}, {"type": "null"}], "default": null, "title": "Pet"},
            "plain": {"anyOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}, {"type": "string"}]}
        }
    });
    said("models", schema, vec![
        (json!({"pet": {"kind": "dog", "bark": 1}}), vec!["/pet/bark: expected a string, but found the number 1"]),
        (json!({"pet": {"kind": "dog", "lives": 9}}), vec!["/pet/bark: expected the member `bark`, but found an object without it"]),
        (json!({"pet": {"kind": "bird", "lives": 9}}), vec!["/pet/kind: expected `cat`, `dog` or `fish`, but found the string `bird`"]),
        (json!({"pet": {"lives": "nine"}}), vec!["/pet/lives: expected an integer, but found the string `nine`"]),
        (json!({"pet": "cat"}), vec!["/pet: expected an object… or null, but found the string `cat`"]),
        (json!({"plain": {"kind": "cat", "lives": 1.5, "bark": "x"}}), vec!["/plain/lives: expected an integer, but found the number 1.5"]),
        (json!({"plain": {"kind": "dog", "name": 7, "bark": ""}}), vec!["/plain/name: expected a string, but found the number 7"]),
        (json!({"plain": 7}), vec!["/plain: expected an object… or a string, but found the number 7"]),
    ])
}

/// Closed branches, as zod writes them.
#[rustfmt::skip]
fn closed_inline() -> Said {
    let schema = json!({"items": {"anyOf": [
        closed(by("op", json!("add"), "path:string! value:string!")),
        {"anyOf": [closed(by("op", json!("remove"), "path:string!")), closed(by("op", json!("move"), "path:string! from:string!"))]}
    ]}});
    said("patch", schema, vec![
        (json!([{"op": "remove", "path": "/a", "value": "x"}]), vec!["/0/value: expected no members other than `op` and `path`, but found `value`"]),
        (json!([{"op": "move", "path": "/a", "form": "/b"}]), vec!["/0/from: expected the member `from`, but found an object without it", "/0/form: expected no members other than `from`, `op` and `path`, but found `form`; did you mean `from`?"]),
        (json!([{"op": "add", "path": "/a", "from": "/b", "value": 1}]), vec!["/0/value: expected a string, but found the number 1", "/0/from: expected no members other than `op`, `path` and `value`, but found `from`"]),
        (json!([{"op": "Move", "path": "/a", "from": "/b"}]), vec!["/0…: expected …`add`, `remove` or `move`, but found the string `Move`…; did you mean `move`?"]),
        (json!([{"path": "/a", "from": "/b"}]), vec!["/0…: expected …`add`, `remove` or `move`, but found an object without it"]),
        (json!([{"op": null, "path": "/a"}]), vec!["/0…: expected …`add`, `remove` or `move`, but found null…"]),
    ])
}

/// Enums as schemars writes them.
#[rustfmt::skip]
fn external() -> Said {
    let of = |name: &str, value: Value| json!({"type": "object", "required": [name], "properties": {name: value}, "additionalProperties": false});
    let schema = json!({"oneOf": [
        {"type": "string", "enum": ["Stop", "Pause"]},
        of("Move", object("x:integer! y:integer!")), of("Write", json!({"type": "string"})), of("Color", json!({"type": "array", "items": {"type": "integer"}}))
    ]});
    said("external", schema, vec![
        (json!({"Move": {"x": "1", "y": 2}}), vec!["/Move/x: expected an integer, but found the string `1`"]),
        (json!({"Move": {"x": 1}}), vec!["/Move/y: expected the member `y`, but found an object without it"]),
        (json!({"Write": {"text": "a"}}), vec!["/Write: expected a string, but found an object"]),
        (json!({"Color": [1, "2"]}), vec!["/Color/1: expected an integer, but found the string `2`"]),
        (json!("stop"), vec![": expected `Stop` or `Pause`, but found the string `stop`; did you mean `Stop`?"]),
        (json!({"Wrte": "a"}), vec!["/Write: expected the member `Write`, but found an object without it", "/Wrte: expected no members other than `Write`, but found `Wrte`; did you mean `Write`?"]),
        (json!(5), vec![": expected a string or an object, but found the number 5"]),
    ])
}

/// Resources with a kind, a version, and a type of their own one level down.
#[rustfmt::skip]
fn resources() -> Said {
    let of = |kind: &str, strategy: &str, member: &str| json!({
        "type": "object", "required": ["kind", "spec"],
        "properties": {"kind": {"const": kind}, "spec": {"type": "object", "required": ["strategy"], "properties": {"strategy": {"const": strategy}, member: {"type": "integer"}}}}
    });
    let schema = json!({"anyOf": [
        {"oneOf": [of("Deployment", "Rolling", "surge"), of("Deployment", "Recreate", "wait")]},
        of("Job", "Once", "retries")
    ]});
    said("resources", schema, vec![
        (json!({"kind": "Deployment", "spec": {"strategy": "Recreate", "wait": "1"}}), vec!["/spec/wait: expected an integer, but found the string `1`"]),
        (json!({"kind": "Deployment", "spec": {"strategy": "Rolling", "surge": "1", "wait": ""}}), vec!["/spec/surge: expected an integer, but found the string `1`"]),
        (json!({"kind": "Deployment", "spec": {"strategy": "Once"}}), vec!["/spec/strategy: expected `Rolling` or `Recreate`, but found the string `Once`"]),
        (json!({"kind": "Job", "spec": {"strategy": "Rolling", "surge": 1}}), vec!["/spec/strategy: expected `Once`, but found the string `Rolling`"]),
        // The tag one level down selects.
        (json!({"kind": "Pod", "spec": {"strategy": "Once"}}), vec!["/kind: expected `Job`, but found the string `Pod`"]),
        // Of two tags that are wrong everywhere, the one that tells all branches apart is reported.
        (json!({"kind": "Pod", "spec": {"strategy": "Never"}}), vec!["/spec/strategy: expected `Rolling`, `Recreate` or `Once`, but found the string `Never`"]),
        (json!({"kind": "Job"}), vec!["/spec: expected the member `spec`, but found an object without it"]),
    ])
}

/// A tag one level down alone, in branches that do not say that they are objects.
#[rustfmt::skip]
fn events() -> Said {
    let of = |name: &str, properties: &str| json!({"properties": {"event": {"properties": {"type": {"const": name}}, "required": ["type"]}, "data": object(properties)}, "required": ["event", "data"]});
    let schema = json!({"oneOf": [of("start", "id:string!"), of("stop", "code:integer!"), {"allOf": [of("ping", "")]}]});
    said("events", schema, vec![
        (json!({"event": {"type": "start"}, "data": {"id": 1}}), vec!["/data/id: expected a string, but found the number 1"]),
        (json!({"event": {"type": "stop"}, "data": {"id": "a"}}), vec!["/data/code: expected the member `code`, but found an object without it"]),
        (json!({"event": {"type": "pong"}, "data": {}}), vec!["/event…: expected …`start`, `stop` or `ping`, but found the string `pong`…"]),
        (json!({"event": {"type": "ping"}}), vec!["/data: expected the member `data`, but found an object without it"]),
        (json!({"event": {}, "data": {}}), vec!["/event/type: expected the member `type`, but found an object without it"]),
    ])
}

/// Shapes whose members are alike, by `type`, with one that holds the others.
#[rustfmt::skip]
fn geometry() -> Said {
    let of = |kind: &str, depth: usize| {
        let coordinates = (0..depth).fold(json!({"type": "number"}), |inner, _| json!({"type": "array", "items": inner}));
        json!({"title": format!("GeoJSON {kind}"), "type": "object", "required": ["type", "coordinates"], "properties": {"type": {"type": "string", "enum": [kind]}, "coordinates": coordinates}})
    };
    let geometry = json!({"oneOf": [of("Point", 1), of("LineString", 2), of("Polygon", 3), {"title": "GeoJSON Collection", "type": "object", "required": ["type", "geometries"], "properties": {"type": {"type": "string", "enum": ["GeometryCollection"]}, "geometries": {"type": "array", "items": {"$ref": "#/definitions/geometry"}}}}]});
    let schema = json!({"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"geometry": geometry}, "oneOf": [{"type": "null"}, {"$ref": "#/definitions/geometry"}]});
    said("geometry", schema, vec![
        (json!({"type": "Point", "coordinates": ["1", 2]}), vec!["/coordinates/0: expected a number, but found the string `1`"]),
        (json!({"type": "LineString", "coordinates": [1, 2]}), vec!["/coordinates/0: expected an array, but found the number 1", "/coordinates/1: expected an array, but found the number 2"]),
        (json!({"type": "Polygon"}), vec!["/coordinates: expected the member `coordinates`, but found an object without it"]),
        (json!({"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1]}, {"type": "Pont", "coordinates": [1]}]}), vec!["/geometries/1…: expected …`Point`, `LineString`, `Polygon` or `GeometryCollection`, but found the string `Pont`…; did you mean `Point`?"]),
        (json!({"coordinates": [1, 2]}), vec!["…: expected …`Point`, `LineString`, `Polygon` or `GeometryCollection`, but found an object without it"]),
        (json!([]), vec![": expected null or an object…, but found an empty array"]),
    ])
}

/// One tag value for all, and requests told apart by the members that they require.
#[rustfmt::skip]
fn rpc() -> Said {
    let of = |properties: &str| by("jsonrpc", json!("2.0"), properties);
    let schema = json!({"anyOf": [titled("Request", of("id:integer! method:string!")), titled("Result", of("id:integer! result:object!")), titled("Error", of("id:integer! error:object!"))]});
    said("rpc", schema, vec![
        (json!({"jsonrpc": "2.0", "id": 1, "method": 5}), vec!["/method: expected a string, but found the number 5"]),
        (json!({"jsonrpc": "2.0", "id": "1", "result": {}}), vec!["/id: expected an integer, but found the string `1`"]),
        (json!({"jsonrpc": "1.0", "id": 1, "method": "m"}), vec!["/jsonrpc: expected `2.0`, but found the string `1.0`; did you mean `2.0`?"]),
        (json!({"id": 1, "error": {}}), vec!["/jsonrpc: expected the member `jsonrpc`, but found an object without it"]),
        (json!({"jsonrpc": "2.0", "id": 1}), vec![": expected …Request…Result…Error…, but found an object that matches none of them…"]),
        (json!({"jsonrpc": "2.0", "id": 1, "eror": {}}), vec!["/error: expected the member `error`, but found an object without it; is `eror` a misspelling?"]),
    ])
}

/// A thing or a reference to it, told apart by required names.
#[rustfmt::skip]
fn parameters() -> Said {
    let schema = json!({
        "$defs": {"Reference": object("$ref:string!"), "Parameter": object("name:string! in:string! required:boolean"), "Header": object("header:string! value:string!")},
        "properties": {"list": {"items": {"anyOf": [{"$ref": "#/$defs/Reference"}, {"oneOf": [{"$ref": "#/$defs/Parameter"}, {"$ref": "#/$defs/Header"}]}]}}}
    });
    said("parameters", schema, vec![
        (json!({"list": [{"$ref": 1}]}), vec!["/list/0/$ref: expected a string, but found the number 1"]),
        (json!({"list": [{"name": "a"}]}), vec!["/list/0/in: expected the member `in`, but found an object without it"]),
        (json!({"list": [{"name": "a", "in": "query", "required": "yes"}]}), vec!["/list/0/required: expected a boolean, but found the string `yes`"]),
        (json!({"list": [{"header": "a", "valeu": "b"}]}), vec!["/list/0/value: expected the member `value`, but found an object without it; is `valeu` a misspelling?"]),
        (json!({"list": [{}]}), vec!["/list/0/$ref: expected the member `$ref`, but found an object without it"]),
        (json!({"list": ["a"]}), vec!["/list/0: expected an object…, but found the string `a`"]),
    ])
}

/// Roles, of which two branches share one.
#[rustfmt::skip]
fn roles() -> Said {
    let schema = json!({"items": {"oneOf": [
        by("role", json!("system"), "content:string!"), by("role", json!("user"), "content:string! name:string"),
        {"oneOf": [by("role", json!("assistant"), "content:string!"), by("role", json!("assistant"), "tool_calls:array!")]},
        by("role", json!("tool"), "content:string! tool_call_id:string!")
    ]}});
    said("roles", schema, vec![
        (json!([{"role": "assistant", "tool_calls": {}}]), vec!["/0/tool_calls: expected an array, but found an object"]),
        (json!([{"role": "assistant", "content": 1}]), vec!["/0/content: expected a string, but found the number 1"]),
        (json!([{"role": "tool", "content": ""}]), vec!["/0/tool_call_id: expected the member `tool_call_id`, but found an object without it"]),
        (json!([{"role": "assistnt", "content": ""}]), vec!["/0…: expected …`system`, `user`, `assistant` or `tool`, but found the string `assistnt`…; did you mean `assistant`?"]),
        (json!([{"role": "assistant"}]), vec!["/0: expected exactly one of an object with `content` or an object with `tool_calls`, but found an object that matches none of them…"]),
        (json!([{"role": "user", "content": "", "name": 1, "tool_calls": []}]), vec!["/0/name: expected a string, but found the number 1"]),
    ])
}

/// Tags that are no strings, without `type: object`.
#[rustfmt::skip]
fn versions() -> Said {
    let schema = json!({"anyOf": [
        open(by("v", json!(1), "host:string!")), {"allOf": [{"anyOf": [open(by("v", json!(2), "url:string!")), open(by("v", json!(null), "path:string!"))]}]}, open(by("v", json!(true), "auto:string!"))
    ]});
    said("versions", schema, vec![
        (json!({"v": 2.0, "url": 1, "host": ""}), vec!["/url: expected a string, but found the number 1"]),
        (json!({"v": null, "host": ""}), vec!["/path: expected the member `path`, but found an object without it"]),
        (json!({"v": true}), vec!["/auto: expected the member `auto`, but found an object without it"]),
        (json!({"v": 3, "host": ""}), vec!["…: expected …1, 2, null or true, but found the number 3…"]),
        (json!({"v": "2", "url": ""}), vec!["…: expected …1, 2, null or true, but found the string `2`…"]),
    ])
}

/// Several values for a branch, and one that has no tag.
#[rustfmt::skip]
fn shapes() -> Said {
    let mut square = by("shape", json!("x"), "side:number!");
    square["properties"]["shape"] = json!({"enum": ["square", "cube"]});
    let mut free = object("points:array!");
    free["title"] = json!("Free form");
    let schema = json!({"oneOf": [{"anyOf": [square, by("shape", json!("circle"), "radius:number!")]}, free]});
    said("shapes", schema, vec![
        (json!({"shape": "cube", "side": "1"}), vec!["/side: expected a number, but found the string `1`"]),
        (json!({"shape": "circle", "side": 1}), vec!["/radius: expected the member `radius`, but found an object without it"]),
        (json!({"shape": "cube", "points": 1}), vec!["/side: expected the member `side`, but found an object without it"]),
        (json!({"points": 1}), vec!["/points: expected an array, but found the number 1"]),
        (json!({"shape": "circle", "radius": 1, "points": []}), vec![": expected exactly one of …Free form…, but found a value that matches …`circle`… and Free form…"]),
    ])
}

/// Branches with titles and no tag.
#[rustfmt::skip]
fn titles() -> Said {
    let schema = json!({"oneOf": [{"oneOf": [{"title": "Short", "type": "string", "maxLength": 3}, {"title": "Code", "type": "string", "pattern": "^[A-Z]+$"}]}, {"title": "Count", "type": "integer", "minimum": 1}]});
    said("titles", schema, vec![
        (json!("AB"), vec![": expected exactly one of Short, Code or Count, but found a value that matches Short and Code"]),
        (json!("long"), vec![": expected exactly one of Short, Code or Count, but found the string `long`…"]),
        (json!(0), vec![": expected an integer of at least 1, but found the number 0"]),
        (json!(true), vec![": expected a string or an integer, but found the boolean true"]),
    ])
}

/// Components with a common part, as `OpenAPI` has them.
#[rustfmt::skip]
fn components() -> Said {
    let of = |kind: &str, more: &str| json!({"allOf": [{"$ref": "#/$defs/Base"}, {"type": "object", "properties": {"kind": {"enum": [kind]}}}, object(more)]});
    let schema = json!({
        "$defs": {"Base": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}, "id": {"type": "integer"}}}, "Card": of("card", "number:string!"), "Bank": of("bank", "iban:string!"), "Cash": of("cash", "")},
        "items": {"oneOf": [{"oneOf": [{"$ref": "#/$defs/Card"}, {"$ref": "#/$defs/Bank"}]}, {"allOf": [{"$ref": "#/$defs/Cash"}]}]}
    });
    said("components", schema, vec![
        (json!([{"number": "1"}]), vec!["/0: expected an object with the member `kind` being `card`, `bank` or `cash`, but found an object without it"]),
        (json!([{"kind": "crad", "number": "1"}]), vec!["/0: expected an object with the member `kind` being `card`, `bank` or `cash`, but found the string `crad` there; did you mean `card`?"]),
        (json!([{"kind": "bank", "number": "1", "id": ""}]), vec!["/0/iban: expected the member `iban`, but found an object without it", "/0/id: expected an integer, but found an empty string"]),
        (json!([{"knd": "bank", "iban": "1"}]), vec!["/0: expected an object with the member `kind` being `card`, `bank` or `cash`, but found an object without it; is `knd` a misspelling?"]),
        (json!([{"kind": "cash", "id": 1.5}]), vec!["/0/id: expected an integer, but found the number 1.5"]),
    ])
}

/// Tags of several values each, behind many members.
#[rustfmt::skip]
fn many_members() -> Said {
    let of = |kinds: [&str; 2], more: &str| {
        let mut schema = by("kind", json!(""), more);
        schema["properties"]["kind"] = json!({"enum": kinds});
        schema
    };
    let schema = json!({"anyOf": [of(["a", "b"], "m1:integer m2:integer m3:integer x:string!"), of(["c", "d"], "y:string!"), {"type": "null"}]});
    let value = |tag: &str, wrong: Value| {
        let mut value: Value = (0..90).map(|at| (format!("m{at}"), json!(at))).collect::<serde_json::Map<_, _>>().into();
        value["y"] = wrong;
        value["zkind"] = json!(1);
        value["kind"] = json!(tag);
        value
    };
    said("many members", schema, vec![
        (value("d", json!(1)), vec!["/y: expected a string, but found the number 1"]),
        (value("e", json!("")), vec!["/kind: expected `a`, `b`, `c` or `d`, but found the string `e`"]),
        (value("a", json!("")), vec!["/x: expected the member `x`, but found an object without it"]),
    ])
}

/// A branch that is near by its members, and contradicted by its tag.
#[rustfmt::skip]
fn contradicted() -> Said {
    let schema = json!({"anyOf": [
        closed(by("kind", json!("file"), "path:string! mode:integer! owner:string! size:integer!")),
        {"$ref": "#/$defs/rest"}
    ], "$defs": {"rest": {"oneOf": [closed(by("kind", json!("dir"), "path:string! entries:array!")), {"$ref": "#/$defs/link"}]}, "link": closed(by("kind", json!("link"), "target:string!"))}});
    said("contradicted", schema, vec![
        (json!({"kind": "dir", "path": "", "mode": 1, "owner": "", "size": 1, "entries": []}), vec![
            "/mode: expected no members other than …, but found `mode`", "/owner: expected no members other than …, but found `owner`", "/size: expected no members other than …, but found `size`"]),
        (json!({"kind": "link", "path": "", "mode": 1}), vec!["/target: expected the member `target`, but found an object without it", "/path: expected no members other than `kind` and `target`, but found `path`", "/mode: expected no members other than `kind` and `target`, but found `mode`"]),
        (json!({"kind": "dir"}), vec!["/path: expected the member `path`, but found an object without it", "/entries: expected the member `entries`, but found an object without it"]),
        (json!({"knd": "link", "target": ""}), vec!["…: expected …`file`, `dir` or `link`, but found an object without it; is `knd` a misspelling?"]),
        (json!({"kind": {"file": 1}, "path": ""}), vec!["…: expected …`file`, `dir` or `link`, but found an object…"]),
    ])
}

#[rustfmt::skip]
fn all() -> Vec<Said> {
    vec![
        content(), models(), components(), many_members(), closed_inline(), external(), resources(), events(), geometry(), rpc(), parameters(), roles(), versions(), shapes(), titles(), contradicted(),
    ]
}

#[test]
fn what_is_said_is_what_was_meant() {
    let (mut count, mut wrong) = (0, Vec::new());
    for Said { name, schema, rows } in all() {
        let compiled = compile(&schema);
        for (document, expected) in rows {
            count += 1;
            let mut found = words(&compiled, &document);
            let all = found.clone();
            let is_same = found.len() == expected.len()
                && expected.iter().all(|pattern| {
                    let place = found.iter().position(|one| fits(pattern, one));
                    place.map(|place| found.remove(place)).is_some()
                });
            if !is_same {
                wrong.push(format!(
                    "{name}: {document}\n  found    {all:?}\n  expected {expected:?}"
                ));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {count} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(count > 80, "{count}");
}

/// The same documents, with each union in one of its own, in an `allOf` of one, and by reference.
#[test]
fn it_is_the_same_however_the_union_is_written() {
    fn wrap(schema: &mut Value, how: usize) {
        match schema {
            Value::Array(list) => list.iter_mut().for_each(|one| wrap(one, how)),
            Value::Object(members) => {
                members.values_mut().for_each(|one| wrap(one, how));
                for word in ["oneOf", "anyOf"] {
                    if let Some(branches) = members.remove(word) {
                        let union = json!({word: branches});
                        let union = match how {
                            0 => json!({"allOf": [union]}),
                            1 => json!({word: [union]}),
                            _ => json!({word: [{"allOf": [{"allOf": [union]}]}]}),
                        };
                        members.extend(union.as_object().unwrap().clone());
                    }
                }
            }
            _ => {}
        }
    }
    let mut wrong = Vec::new();
    for Said { name, schema, rows } in all() {
        for how in 0..3 {
            let mut other = schema.clone();
            wrap(&mut other, how);
            let (one, other) = (compile(&schema), compile(&other));
            for (document, _) in &rows {
                let (expected, found) = (words(&one, document), words(&other, document));
                if expected != found {
                    wrong.push(format!(
                        "{name} {how}: {document}\n  found    {found:?}\n  expected {expected:?}"
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
