//! `not`

use saop_json::NodeRef;
use saop_json::show::one_line;

use super::constraint::Keyword;
use super::parts::{Here, Parts};

/// How much of a schema a message shows, in bytes.
const MOST: usize = 80;

#[derive(Debug)]
pub(crate) struct Not {
    pub(crate) keyword: Keyword,
    pub(crate) part: usize,
}

pub(crate) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>, value: NodeRef<'t>) -> Not {
    let part = parts.number(here, "not", value);
    let wanted = match value.text() {
        "true" | "{}" => "no value".to_owned(),
        text => format!("a value that does not match {}", one_line(text, MOST)),
    };
    Not {
        keyword: here.keyword("not", serde_json::Value::Null, wanted),
        part,
    }
}
