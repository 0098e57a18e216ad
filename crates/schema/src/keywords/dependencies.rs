//! `dependentRequired`, `dependentSchemas`, and `dependencies`, which was both of them before 2019-09: what an object
//! must be if it has a property.

use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use serde_json::json;

use super::compiler::{Here, Parts};
use super::constraint::Keyword;
use crate::language::problem::Refusal;

#[derive(Debug)]
pub(crate) struct Dependency {
    /// The property on which it depends.
    pub(crate) property: String,
    pub(crate) wanted: Dependent,
}

#[derive(Debug)]
pub(crate) enum Dependent {
    /// These members, with the keyword to report if one is missing.
    Members(Vec<(String, Keyword)>),
    Schema(usize),
}

pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &'static str,
    value: NodeRef<'t>,
) -> Result<Vec<Dependency>, Refusal> {
    let wrong = || Refusal::from(here.wrong(name));
    if value.kind() != JsonKind::Object {
        return Err(wrong());
    }
    let mut all = Vec::new();
    for (property, wanted) in value.members() {
        let wanted = match wanted.kind() {
            JsonKind::Array if name != "dependentSchemas" => {
                let names = wanted.items().map(|name| name.string().ok_or_else(wrong));
                let names: Vec<_> = names.collect::<Result<_, _>>()?;
                let member = |wanted: std::borrow::Cow<'_, str>| {
                    let words = format!(
                        "the member {}, since {} is there",
                        quote(&wanted),
                        quote(&property)
                    );
                    let keyword = here.keyword(name, json!(wanted), words);
                    (wanted.into_owned(), keyword)
                };
                Dependent::Members(names.into_iter().map(member).collect())
            }
            JsonKind::Object | JsonKind::Bool if name != "dependentRequired" => {
                Dependent::Schema(parts.number_in(here, name, &property, wanted))
            }
            _ => return Err(wrong()),
        };
        all.push(Dependency {
            property: property.into_owned(),
            wanted,
        });
    }
    Ok(all)
}
