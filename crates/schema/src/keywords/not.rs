//! `not`

use saop_json::NodeRef;

use super::constraint::Keyword;
use super::parts::{Here, Parts, short_schema};

#[derive(Debug)]
pub(crate) struct Not {
    pub(crate) keyword: Keyword,
    pub(crate) part: usize,
}

pub(crate) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>, value: NodeRef<'t>) -> Not {
    let part = parts.number(here, "not", value);
    let wanted = match value.text() {
        "true" | "{}" => "no value".to_owned(),
        _ => format!("a value that does not match {}", short_schema(value)),
    };
    Not {
        keyword: here.keyword("not", serde_json::Value::Null, wanted),
        part,
    }
}
