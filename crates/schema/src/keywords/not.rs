//! `not`

use std::borrow::Cow;

use saop_json::NodeRef;
use saop_json::show::quote;

use super::compiler::{Here, Parts, short_schema};
use super::constraint::Keyword;
use crate::language::vocabulary::is_in_use;
use crate::words::list;

#[derive(Debug)]
pub(crate) struct Not {
    pub(crate) keyword: Keyword,
    pub(crate) part: usize,
}

pub(crate) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>, value: NodeRef<'t>) -> Not {
    let part = parts.number(here, "not", value);
    let wanted = match value.text() {
        "true" | "{}" => "no value".to_owned(),
        _ => without_members(here, value)
            .unwrap_or_else(|| format!("a value that does not match {}", short_schema(value))),
    };
    Not {
        keyword: here.keyword("not", serde_json::Value::Null, wanted),
        part,
    }
}

/// Says what is wanted by a schema that refuses what has all of some members, and says nothing else.
fn without_members(here: &Here<'_>, schema: NodeRef<'_>) -> Option<String> {
    let is_in_use = |name: &str| is_in_use(name, here.language);
    let mut keywords = schema.members().filter(|(name, _)| is_in_use(name));
    let (name, required) = keywords.next()?;
    if name != "required" || keywords.next().is_some() {
        return None;
    }
    let names = required.items().map(NodeRef::string);
    let names: Vec<Cow<'_, str>> = names.collect::<Option<_>>()?;
    match &*names {
        [] => None,
        [only] => Some(format!("an object without the member {}", quote(only))),
        several => {
            let names = several.iter().map(|name| &**name);
            Some(format!(
                "an object that does not have all of the members {}",
                list(names, "and")
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Schema};

    #[test]
    fn members_that_an_object_is_not_to_have_are_named() {
        for (schema, expected) in [
            (
                r#"{"not": {"required": ["a"], "title": "T"}}"#,
                "expected an object without the member `a`, but found an object",
            ),
            (
                r#"{"not": {"required": ["a", "b"]}}"#,
                "expected an object that does not have all of the members `a` and `b`, but found an object",
            ),
            (
                r#"{"not": {"required": ["a"], "type": "object"}}"#,
                r#"expected a value that does not match {"required":["a"],"type":"object"}, but found an object"#,
            ),
        ] {
            let schema = Schema::compile(schema, &CompileOptions::new());
            let error = schema.map(|schema| schema.check(br#"{"a": 1, "b": 2}"#));
            let told = error
                .map(|error| error.map_err(|error| error.violations()[0].message().to_owned()));
            assert_eq!(told, Ok(Err(expected.to_owned())));
        }
    }
}
